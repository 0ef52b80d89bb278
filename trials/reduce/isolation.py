"""The first steps: one input set, and of a whole program one operation on the values that are computed there."""

from __future__ import annotations

import bisect
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace

from generators.cases import Case
from oracles.backends.message_blame import blamed
from results.verdicts import Deviates
from spec.program import Operation
from trials.checks import failing_row
from trials.reduce.inlining import flattened
from trials.reduce.parts import is_computing
from trials.reduce.removal import Values, alone, ancestors, isolated, on_constants, returning
from trials.reduce.search import Search

_MOST_NAMED = 2
"""How many operations that a message names are asked: some names are words of English."""


def isolate(search: Search) -> Case | None:
    """Finds a part of the program that fails too. Returns a case that may be assumed to fail: with one input set."""
    if not search.best.case.inputs:
        return None
    case = replace(search.best.case, inputs=(failing_row(search.best.case, search.best.verdict),))
    if _is_small(case):
        return case
    flat, values = flattened(case, search.latitude)
    operations = _suspects(search, flat)
    if search.batch > 1:
        candidates = [*_alone_returned(search, flat), *(c for o in operations for c in alone(flat, o, values))]
        if search.adopt([case, flat, *filter(search.is_sound, candidates)]):
            return None
        constants = [c for o in operations for c in _on_constants(flat, o, values)]
        if not search.adopt([*filter(search.is_sound, constants)]):
            choose_input_set(search)
        return None
    if not _bisected(search, flat, operations, values) and not search.first_of([flat]):
        search.first_of([case])
    return None


def choose_input_set(search: Search) -> None:
    """Takes the first input set that fails on its own."""
    case = search.best.case
    if len(case.inputs) > 1:
        search.first_of([replace(case, inputs=(row,)) for row in case.inputs])


def _is_small(case: Case) -> bool:
    computing = [o for o in case.program.main.body.operations if is_computing(o)]
    return len(computing) <= 1 and len(case.program.functions) == 1


def _suspects(search: Search, flat: Case) -> list[Operation]:
    """The operations that the failure may come from, the last first."""
    verdict = search.best.verdict
    output = verdict.worst.output if isinstance(verdict, Deviates) and verdict.worst is not None else None
    return ancestors(flat, output)


def _alone_returned(search: Search, flat: Case) -> list[Case]:
    """The flat program that returns only what deviates: it lacks what nothing else of the functions it calls uses."""
    verdict = search.best.verdict
    if not isinstance(verdict, Deviates) or verdict.worst is None:
        return []
    return [returning(flat, flat.program.main.body.returned[verdict.worst.output :][:1])]


def _on_constants(case: Case, operation: Operation, values: Values) -> Iterator[Case]:
    whole = on_constants(isolated(case, [operation], values))
    if whole is not None:
        yield whole


def _bisected(search: Search, flat: Case, operations: Sequence[Operation], values: Values) -> bool:
    """Those that the message blames, alone or with all that they depend on; else half of the operations, each on the
    constants that it has and arguments of its own, then half of the half that fails, and so on: where one half does not
    fail, it is the other. Whether any of these failed."""

    constants = [o for o in flat.program.main.body.operations if o.name == "constant"]

    def fails(chosen: Sequence[Operation]) -> bool:
        return search.first_of(_sound(search, isolated(flat, chosen, values, constants)))

    message = getattr(search.best.verdict, "message", "")
    for o in blamed(operations, message, search.best.case.program)[:_MOST_NAMED]:
        if fails([o]) or search.first_of(_sound(search, returning(flat, o.results))):
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
    """What it has that an implementation can take wrong: attributes and regions."""
    return 1 + len(operation.attributes) + 4 * len(operation.regions)


def _middle(operations: Sequence[Operation]) -> int:
    """Before which place of a list half of the intricacy stands."""
    sums = list(itertools.accumulate(map(_intricacy, operations)))
    return min(bisect.bisect_left(sums, sums[-1] / 2) + 1, len(operations) - 1)


def _sound(search: Search, case: Case) -> list[Case]:
    return [case] if search.is_sound(case) else []
