"""Operations of a drawn case, left alone on the values that they have in it."""

from __future__ import annotations

from collections.abc import Sequence

from generators.cases import Case
from oracles.latitudes import Latitude
from spec.program import Operation
from spec.structure import violations
from trials.reduce.parts import is_computing
from trials.reduce.removal import evaluate_values, extract_operations


def leave_alone(case: Case, number: int) -> Case:
    """Return the operation of `main` with this number, counted from the last one, on arguments; the whole case where
    there is none.

    Hypothesis only makes choices smaller, and no choice of an operand turns what an operation returned into an input.
    """
    operations = computing_operations(case)
    if len(operations) < 2 or number >= len(operations):
        return case
    return keep_only(case, [operations[-1 - number]])


def computing_operations(case: Case) -> list[Operation]:
    return [o for o in case.program.main.body.operations if is_computing(o) and o.results]


def keep_only(case: Case, operations: Sequence[Operation]) -> Case:
    """Return a case of these operations on arguments; the whole case where they need constants."""
    found = extract_operations(case, operations, evaluate_values(case, Latitude()))
    return case if any(violations(found.program)) else found
