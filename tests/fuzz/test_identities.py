"""Tests of putting constants that passes know in place of arguments and beside operations."""

from __future__ import annotations

import numpy as np
import pytest

from fuzz.selection.identities import of_two_sides, with_identity
from generators.choices import Choices, Seeded
from generators.examples import draw_cases
from generators.programs.case_strategies import single_op, whole_programs
from oracles.evaluator import evaluate
from spec.program import Constant, Program
from spec.structure import violations


@pytest.mark.parametrize("op", of_two_sides())
def test_each_op_of_two_sides_meets_what_algebra_knows(op: str) -> None:
    cases = [with_identity(Choices(Seeded(n)), c) for n, c in enumerate(draw_cases(single_op(op), 24, 0))]
    assert all(violations(c.program) == [] for c in cases)
    assert sum(_meets(c.program, op) for c in cases) >= 4


def _meets(program: Program, op: str) -> bool:
    """Return whether an `op` has a splat constant among its first two operands, or the same value twice."""
    constants = {o.results[0]: o.attribute("value") for o in program.operations() if o.name == "constant"}
    splats = {
        v for v, c in constants.items() if isinstance(c, Constant) and len({x.tobytes() for x in c.array.flat}) < 2
    }
    sides = [o.operands[:2] for o in program.operations() if o.name == op]
    return any(not splats.isdisjoint(two) or two[0] == two[1] for two in sides)


def test_all_numbers_that_algebra_knows_are_met() -> None:
    met = set()
    for n, case in enumerate(draw_cases(single_op("and", "i32"), 200, 0)):
        for o in with_identity(Choices(Seeded(n)), case).program.operations():
            value = o.attribute("value") if o.name == "constant" else None
            if isinstance(value, Constant) and value.array.size:
                met.add(int(value.array.flat[0]))
    assert met >= {0, 1, -1, 2, 2**31 - 1, -(2**31)}


def test_programs_stay_valid_and_their_inputs_fit() -> None:
    changed = 0
    for number, case in enumerate([*draw_cases(single_op("and"), 20, 0), *draw_cases(whole_programs(), 20, 0)]):
        found = with_identity(Choices(Seeded(number)), case)
        assert violations(found.program) == []
        with np.errstate(all="ignore"):
            evaluate(found.program, found.inputs)
        changed += found is not case
    assert changed > 25
