"""The first steps of a reduction: keep one input set and one operation, on operands computed in the program."""

from __future__ import annotations

import bisect
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace

from generators.cases import Case
from oracles.backends.message_blame import operations_in_message
from results.verdicts import Deviates
from spec.program import Operation
from trials.checks import failing_row
from trials.reduce.inlining import flatten
from trials.reduce.parts import is_computing
from trials.reduce.removal import Values, ancestors, extract_operations, on_constants, standalone_cases, with_outputs
from trials.reduce.search import Search

_MOST_NAMED = 2
"""How many operations that the message names are tried; a name may be just an English word."""


def isolate(search: Search) -> Case | None:
    """Look for a part of the program that fails too, and make it the search's best case.

    Return a case with one input set that may be assumed to fail, or None.
    """
    if not search.best.case.inputs:
        return None
    case = replace(search.best.case, inputs=(failing_row(search.best.case, search.best.verdict),))
    if _is_small(case):
        return case
    flat, values = flatten(case, search.latitude)
    operations = _suspects(search, flat)
    if search.batch > 1:
        candidates = [
            *_with_deviating_output(search, flat),
            *(c for o in operations for c in standalone_cases(flat, o, values)),
        ]
        if search.adopt([case, flat, *filter(search.is_sound, candidates)]):
            return None
        constants = [c for o in operations for c in _on_constants(flat, o, values)]
        if not search.adopt([*filter(search.is_sound, constants)]):
            choose_input_set(search)
        return None
    if not _bisect(search, flat, operations, values) and not search.first_of([flat]):
        search.first_of([case])
    return None


def choose_input_set(search: Search) -> None:
    case = search.best.case
    if len(case.inputs) > 1:
        search.first_of([replace(case, inputs=(row,)) for row in case.inputs])


def _is_small(case: Case) -> bool:
    computing = [o for o in case.program.main.body.operations if is_computing(o)]
    return len(computing) <= 1 and len(case.program.functions) == 1


def _suspects(search: Search, flat: Case) -> list[Operation]:
    verdict = search.best.verdict
    output = verdict.worst.output if isinstance(verdict, Deviates) and verdict.worst is not None else None
    return ancestors(flat, output)


def _with_deviating_output(search: Search, flat: Case) -> list[Case]:
    """Return the program with the deviating output as its only one, in a list; empty if no output deviates."""
    verdict = search.best.verdict
    if not isinstance(verdict, Deviates) or verdict.worst is None:
        return []
    return [with_outputs(flat, flat.program.main.body.returned[verdict.worst.output :][:1])]


def _on_constants(case: Case, operation: Operation, values: Values) -> Iterator[Case]:
    whole = on_constants(extract_operations(case, [operation], values))
    if whole is not None:
        yield whole


def _bisect(search: Search, flat: Case, operations: Sequence[Operation], values: Values) -> bool:
    """Look for a failing operation by bisection, and return whether any part failed.

    First the operations that the error message names are tried, alone and with all operations that they depend on. Then
    half of the operations, each on arguments of its own, then half of the half that fails: if the first half does not
    fail, the second one is taken to fail.
    """

    constants = [o for o in flat.program.main.body.operations if o.name == "constant"]

    def fails(chosen: Sequence[Operation]) -> bool:
        return search.first_of(_sound(search, extract_operations(flat, chosen, values, constants)))

    message = getattr(search.best.verdict, "message", "")
    for o in operations_in_message(operations, message, search.best.case.program)[:_MOST_NAMED]:
        if fails([o]) or search.first_of(_sound(search, with_outputs(flat, o.results))):
            return True
    found = is_asked = False
    operations = sorted(operations, key=_intricacy, reverse=True)
    while len(operations) > 1:
        middle = _middle(operations)
        is_asked = fails(operations[:middle])
        operations = operations[:middle] if is_asked else operations[middle:]
        found = found or is_asked
    return is_asked or fails(operations) or found


def _intricacy(operation: Operation) -> int:
    """Return a weight for bisection, by the attributes and regions that an implementation may handle wrongly."""
    return 1 + len(operation.attributes) + 4 * len(operation.regions)


def _middle(operations: Sequence[Operation]) -> int:
    sums = list(itertools.accumulate(map(_intricacy, operations)))
    return min(bisect.bisect_left(sums, sums[-1] / 2) + 1, len(operations) - 1)


def _sound(search: Search, case: Case) -> list[Case]:
    return [case] if search.is_sound(case) else []
