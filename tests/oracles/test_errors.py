"""Tests of the error that a report shows beside the bound: the distance of the result from the true value."""

from __future__ import annotations

import numpy as np
import pytest

from oracles.evaluator import Mode, evaluate
from oracles.measured_errors import largest_error
from oracles.sets import error_bounds, float_grid
from oracles.sets.acceptance import Acceptance
from spec.op import infer_types
from spec.program import Operation, Program, Value, main_program
from spec.types import FloatType, TensorType, bf16, complex64, dtype, f16, f32, f64, tensor


def program(op: str, t: TensorType) -> Program:
    argument = Value("a", t)
    found = infer_types(op, [argument])
    assert found is not None
    result = Value("r", found[0])
    return main_program((argument,), (Operation(op, (argument,), (), (), (result,)),), (result,))


def expected_of(op: str, x: np.ndarray, t: TensorType) -> Acceptance:
    (found,) = evaluate(program(op, t), [(x,)], Mode.STRICT)
    assert isinstance(found, Acceptance)
    return found


@pytest.mark.parametrize("t", [f32, f16, bf16, f64], ids=str)
@pytest.mark.parametrize("off", [0, 1, 2, 4])
def test_an_error_of_so_many_ulps_is_found(t: FloatType, off: int) -> None:
    x = np.linspace(0.3, 0.4, 50).astype(dtype(t))
    acceptance = expected_of("tanh", x, tensor(t, 50))
    right = np.tanh(x.astype(np.float64))
    wrong = (right + off * float_grid.ulp(right, t))[np.newaxis].astype(dtype(t))
    found = largest_error(wrong, acceptance, error_bounds.bound("tanh", t))
    assert found is not None
    assert abs(found - off) <= 1


def test_complex_numbers_are_measured_in_the_plane() -> None:
    x = np.array([0.5 + 1j, 2 - 0.25j], np.complex64)
    acceptance = expected_of("exponential", x, tensor(complex64, 2))
    right = np.exp(x.astype(np.complex128))
    eps = 2.0**-23
    wrong = (right + 3 * eps * np.abs(right))[np.newaxis].astype(np.complex64)
    found = largest_error(wrong, acceptance, error_bounds.bound("exponential", complex64))
    assert found is not None
    assert abs(found - 3) <= 1


def test_the_edge_of_the_range_says_nothing() -> None:
    x = np.array([20.0, 0.0], np.float32)
    acceptance = expected_of("tanh", x, tensor(f32, 2))
    assert largest_error(np.tanh(x)[np.newaxis], acceptance, error_bounds.bound("tanh", f32)) is None


@pytest.mark.parametrize("wrong", [0.0, np.nan, np.inf, -1.0])
def test_wrong_results_are_not_taken_for_inaccurate_ones(wrong: float) -> None:
    x = np.array([0.3, 0.35], np.float32)
    acceptance = expected_of("tanh", x, tensor(f32, 2))
    actual = np.array([[wrong, np.tanh(0.35)]], np.float32)
    found = largest_error(actual, acceptance, error_bounds.bound("tanh", f32))
    assert found is not None
    assert found <= 1
