"""Reduction of a failing case to a minimal program that fails in the same way, within a few executions."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from generators.cases import Case
from oracles.backends.protocol import Backend
from oracles.latitudes import Latitude
from results.verdicts import Deviates
from trials.checks import Check, Failure, Judged, part_of
from trials.computing_operations import is_one_operation
from trials.reduce import isolation
from trials.reduce.element_types import element_type_changes
from trials.reduce.grid_sizes import grid_changes
from trials.reduce.neutral_attributes import attribute_changes
from trials.reduce.removal import evaluate_values, structural_changes
from trials.reduce.search import Search, Stage
from trials.reduce.shapes import shape_changes
from trials.reduce.simple_elements import element_changes


@dataclass(frozen=True)
class Reduced:
    """The reduced case as it was run last, with the part of its verdict that is the failure; `seconds` of wall time."""

    judged: Judged
    executions: int
    seconds: float


def reduce(
    backend: Backend, latitude: Latitude, check: Check, judged: Judged, failure: Failure,
    *, executions: int = 250, seconds: float = 60, is_enough: Callable[[Judged], bool] = lambda judged: False,
) -> Reduced:  # fmt: skip
    """Return a minimal valid case that fails in the same way as `judged`.

    `executions`: how many compilations may be spent. After `seconds` only one more execution begins, which runs the
    result alone. `is_enough` ends the search early; it is called once a single operation is left, or none can be left
    out.
    """
    start = time.monotonic()
    judged = replace(judged, verdict=part_of(judged.verdict, failure))
    search = Search.of(backend, latitude, check, judged, failure, executions=executions, seconds=seconds)
    begun = isolation.isolate(search)
    coarse, fine = (functools.partial(_stages, search, is_fine) for is_fine in (False, True))
    if begun is not None and not search.improve(coarse, begun):
        isolation.choose_input_set(search)
    for stages in (coarse, fine):
        while not (_is_settled(search.best, stages is fine) and is_enough(search.best)) and search.improve(stages):
            pass
    if not is_one_operation(search.best.case.program) and not is_enough(search.best):
        _leave_out_each(search)
    found = None if search.best is judged else search.confirm()
    return Reduced(found or judged, search.executions, time.monotonic() - start)


def _leave_out_each(search: Search) -> None:
    """Try to leave out each remaining part, since a part that does not matter would be taken for the cause."""
    search.is_thorough = True
    while search.improve(lambda case: [list(structural_changes(case, evaluate_values(case, search.latitude), False))]):
        pass


def _is_settled(judged: Judged, is_cut: bool) -> bool:
    return is_cut or is_one_operation(judged.case.program)


def _stages(search: Search, fine: bool, case: Case) -> Sequence[Stage]:
    focus = _focus(search.best)
    values = evaluate_values(case, search.latitude)
    return [
        list(grid_changes(case, focus)),
        list(structural_changes(case, values, fine)),
        list(element_type_changes(case, fine)),
        list(attribute_changes(case, fine)),
        list(shape_changes(case, focus, fine)),
        list(element_changes(case, focus, fine)),
    ]


def _focus(judged: Judged) -> tuple[int, ...]:
    worst = judged.verdict.worst if isinstance(judged.verdict, Deviates) else None
    return worst.index if worst is not None else ()
