"""Cases of single operations of a drawn case, on the values that the operations have in that case."""

from __future__ import annotations

from collections.abc import Sequence

from generators.cases import Case
from oracles.latitudes import Latitude
from spec.program import Operation
from spec.structure import violations
from trials.reduce.parts import is_computing
from trials.reduce.removal import evaluate_values, extract_operations


def leave_alone(case: Case, number: int) -> Case:
    """Return a case of one operation of `main`, with its operands as arguments.

    `number` counts from the last operation; if there is no such operation, the result is the whole case. Without this
    step Hypothesis could not shrink to one operation: it only makes choices smaller, and no smaller choice turns the
    result of an earlier operation into an input.
    """
    operations = computing_operations(case)
    if len(operations) < 2 or number >= len(operations):
        return case
    return keep_only(case, [operations[-1 - number]])


def computing_operations(case: Case) -> list[Operation]:
    return [o for o in case.program.main.body.operations if is_computing(o) and o.results]


def keep_only(case: Case, operations: Sequence[Operation]) -> Case:
    """Return a case of these operations, with their operands as arguments; the whole case if they need constants."""
    found = extract_operations(case, operations, evaluate_values(case, Latitude()))
    return case if any(violations(found.program)) else found
