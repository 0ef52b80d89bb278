"""Tests that the evaluator leaves almost no element of whole programs open."""

from __future__ import annotations

from generators.examples import draw_cases
from generators.programs.case_strategies import whole_programs
from oracles.evaluator import Mode, evaluate
from oracles.sets.acceptance import Acceptance


def test_almost_every_element_is_decided() -> None:
    open_elements = elements = 0
    for case in draw_cases(whole_programs(), 240, 1):
        for accepted in evaluate(case.program, case.inputs, Mode.FUSED):
            assert isinstance(accepted, Acceptance)
            open_elements += int(accepted.unspecified.sum())
            elements += accepted.unspecified.size
    print(f"{open_elements} of {elements} elements are open")
    assert elements > 1000
    assert open_elements < 0.01 * elements
