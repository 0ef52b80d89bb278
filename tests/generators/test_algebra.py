"""Tests of expressions that real algebra simplifies: valid programs, which a correct implementation runs as
expected."""

from __future__ import annotations

import pytest

from generators.programs.algebraic_expressions import IDENTITIES, TYPES, algebraic_case
from oracles.evaluator import evaluate
from oracles.sets.alternatives import mode_for
from spec.structure import violations
from validation.implementations.legal_freedoms import Choices
from validation.implementations.machine import Machine
from validation.power import escapes


@pytest.mark.parametrize("name", IDENTITIES)
def test_the_right_result_conforms(name: str) -> None:
    for t in TYPES:
        case = algebraic_case(name, t, seed=3, input_sets=2)
        assert not violations(case.program)
        expected = evaluate(case.program, case.inputs, mode_for(case.program))
        for k in range(2):
            assert not escapes(Machine(Choices()), case, expected, k)


def test_cases_are_the_same_for_the_same_seed() -> None:
    first, again, other = (algebraic_case("divide-by-constant", TYPES[0], seed) for seed in (1, 1, 2))
    assert first == again
    assert first != other
