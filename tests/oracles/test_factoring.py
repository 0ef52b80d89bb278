"""Tests of cholesky and triangular_solve: which elements are read, which are open, and how accurate results must be."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from oracles.evaluator import Mode, evaluate
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance
from spec.parse import parse
from tests.oracles.written import BF16, equals, holds, is_exactly, type_text, written

Array = np.ndarray[Any, Any]
KINDS = [np.float32, np.float64, np.complex64, np.complex128]


def cholesky(a: Array, lower: bool = True, mode: Mode = Mode.STRICT) -> Acceptance:
    (sets,) = written("cholesky", f"lower = {str(lower).lower()}", a, to=[type_text(a.shape, a.dtype)], mode=mode)
    return sets


def drawn(rng: np.random.Generator, shape: tuple[int, ...], kind: Any) -> Array:
    x = rng.normal(size=shape)
    return (x + 1j * rng.normal(size=shape) if np.dtype(kind).kind == "c" else x).astype(kind)


def positive_definite(rng: np.random.Generator, shape: tuple[int, ...], kind: Any) -> Array:
    x = drawn(rng, shape, np.complex128 if np.dtype(kind).kind == "c" else np.float64)
    a = (x @ np.conj(np.swapaxes(x, -1, -2)) + shape[-1] * np.eye(shape[-1])).astype(kind)
    low = np.tril(a, -1)
    diagonal = np.diagonal(a, axis1=-2, axis2=-1).real
    return (low + np.conj(np.swapaxes(low, -1, -2)) + np.eye(shape[-1]) * diagonal[..., np.newaxis]).astype(kind)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lower", [True, False])
@pytest.mark.parametrize("shape", [(1, 1), (4, 4), (2, 3, 3), (20, 20)])
def test_factors_conform_and_others_do_not(kind: Any, lower: bool, shape: tuple[int, ...]) -> None:
    a = positive_definite(np.random.default_rng(0), shape, kind)
    root = np.linalg.cholesky(a)
    root = root if lower else np.conj(np.swapaxes(root, -1, -2))
    sets = cholesky(a, lower)
    assert holds(sets, root)
    other = np.tri(shape[-1], dtype=np.bool_).T if lower else np.tri(shape[-1], dtype=np.bool_)
    garbage = np.where(other & ~np.eye(shape[-1], dtype=np.bool_), kind(np.nan), root)
    assert holds(sets, garbage)
    assert not holds(sets, root * kind(1 + 1e-3))


@pytest.mark.parametrize("kind", KINDS)
def test_bounds_are_a_few_units_of_well_conditioned_factors(kind: Any) -> None:
    a = positive_definite(np.random.default_rng(1), (4, 4), kind)
    sets = cholesky(a)
    u = 2.0**-24 if np.dtype(kind).name in ("float32", "complex64") else 2.0**-53
    widest = (sets.upper - sets.lower)[~sets.unspecified].max()
    assert widest <= 500 * u * np.abs(np.linalg.cholesky(a)).max()


def test_zeros_of_a_sparse_factor_are_exact() -> None:
    sets = cholesky(np.diag([4.0, 9.0, 16.0]).astype(np.float32))
    low = np.tri(3, k=-1, dtype=np.bool_)
    assert (sets.lower[0][low] == 0).all()
    assert (sets.upper[0][low] == 0).all()


@pytest.mark.parametrize(
    "a",
    [
        [[1, 2], [2, 1]], [[0, 0], [0, 0]], [[-1, 0], [0, 1]], [[1, 0.5], [0.25, 1]], [[np.nan, 0], [0, 1]],
        [[np.inf, 0], [0, 1]],
    ],
)  # fmt: skip
def test_a_matrix_that_is_not_hermitian_and_positive_definite_leaves_everything_open(a: list[list[float]]) -> None:
    batch = np.stack([np.eye(2), np.array(a)]).astype(np.float32)
    assert cholesky(batch).unspecified.all()
    assert not cholesky(batch[:1]).unspecified[0, 0, 1, 0]


def test_a_complex_diagonal_must_be_real() -> None:
    a = np.array([[2, 0], [0, 2 + 1j]], np.complex64)
    assert cholesky(a).unspecified.all()


def test_a_complex_diagonal_whose_imaginary_part_may_be_zero_is_left_open() -> None:
    text = """func.func @main(%0: tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>) {
      %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>)
      %2 = "stablehlo.cholesky"(%1) {lower = true} : (tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>)
      return %2 : tensor<1x1xcomplex<f32>>
    }"""
    almost_real = np.array([[2.5 - 1.1754944e-38j]], np.complex64)
    for mode in Mode:
        assert evaluate(parse(text), [[almost_real]], mode)[0].unspecified.all()


def test_a_nearly_singular_matrix_is_left_open() -> None:
    a = np.array([[1, 1], [1, 1 + 2.0**-20]], np.float32)
    sets = cholesky(a)
    assert sets.unspecified[0, 1, 1] or sets.upper[0, 1, 1] > 2 * sets.lower[0, 1, 1]


def test_fused_sets_hold_strict_ones() -> None:
    a = positive_definite(np.random.default_rng(2), (3, 3), np.float32)
    strict, fused = cholesky(a), cholesky(a, mode=Mode.FUSED)
    assert (fused.lower <= strict.lower).all()
    assert (fused.upper >= strict.upper).all()


TRANSPOSES = ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT")


def solve(
    a: Array, b: Array, left: bool, lower: bool, *, unit: bool = False, transpose: str = "NO_TRANSPOSE",
    latitude: Latitude | None = None,
) -> Acceptance:  # fmt: skip
    flags = f"left_side = {left}, lower = {lower}, unit_diagonal = {unit}".lower()
    (sets,) = written(
        "triangular_solve", f"{flags}, transpose_a = #stablehlo<transpose {transpose}>", a, b,
        to=[type_text(b.shape, b.dtype)], latitude=latitude,
    )  # fmt: skip
    return sets


def test_what_underflows_in_an_inverse_is_multiplied_by_the_right_side() -> None:
    a, b = np.array([[1, 2.0**-90], [0, 2.0**37]], np.float32), np.array([[0], [2.0**60]], np.float32)
    substituted = np.array([[-(2.0**-67)], [2.0**23]], np.float32)
    inverted = np.array([[0], [2.0**23]], np.float32)  # -2^-90 / 2^37 is flushed in the inverse
    sets = solve(a, b, True, False, latitude=Latitude(subnormals="flushed"))
    assert holds(sets, substituted)
    assert holds(sets, inverted)
    assert not holds(sets, 2 * substituted)
    assert not holds(solve(a, b, True, False), inverted)


def test_the_bound_of_subnormal_solutions_does_not_underflow() -> None:
    """The solution -7/3 of the least number may become -2 or -3 of it: the error bound contains errors of that size."""
    least = 2.0**-1074
    a, b = np.array([[1.0, 1 / 3], [0, 1.0]]), np.array([[0.0], [7 * least]])
    sets = solve(a, b, True, False)
    for count in (-2, -3):
        assert holds(sets, np.array([[count * least], [7 * least]]))
    assert not holds(sets, np.array([[-60 * least], [7 * least]]))
    assert equals(solve(a, np.zeros((2, 1)), True, False), np.zeros((2, 1)))


def test_what_overflows_as_an_inverse_is_put_together_is_open() -> None:
    a = np.array([[2.0**45, 2.0**82], [0, 2.0**-86]], np.float32)  # 2^82 * 2^86 overflows, divided by 2^45 it is 2^123
    b, nan = np.zeros((2, 1), np.float32), np.full((2, 1), np.nan, np.float32)
    sets = solve(a, b, True, False)
    assert holds(sets, b)
    assert holds(sets, nan)
    assert not holds(solve(a * np.float32(2.0**-3), b, True, True), nan)  # the other triangle, in which nothing does


def test_a_solution_that_overflows_leaves_those_that_it_is_put_into_open() -> None:
    """If the first solution overflows, the second is open: exactly it is -2^60, but 2^-90 times infinity gives -inf."""
    a = np.array([[2.0**-90, 0], [2.0**-90, 1]], np.float32)
    b = np.array([[2.0**60], [0]], np.float32)
    assert holds(solve(a, b, True, True), np.array([[np.inf], [-np.inf]], np.float32))
    assert not holds(solve(a, b * np.float32(2.0**-40), True, True), np.array([[2.0**110], [-np.inf]], np.float32))


def solved(a: Array, b: Array, left: bool, lower: bool, transpose: str) -> Array:
    wide = np.complex128 if a.dtype.kind == "c" else np.float64
    t = (np.tril(a) if lower else np.triu(a)).astype(wide)
    if transpose != "NO_TRANSPOSE":
        t = np.swapaxes(t, -1, -2)
    if transpose == "ADJOINT":
        t = np.conj(t)
    if left:
        return np.linalg.solve(t, b.astype(wide))
    turned = np.linalg.solve(np.swapaxes(t, -1, -2), np.swapaxes(b, -1, -2).astype(wide))
    return np.swapaxes(turned, -1, -2)


FORMS = list(itertools.product([True, False], [True, False], TRANSPOSES))


@pytest.mark.parametrize(("left", "lower", "transpose"), FORMS)
@pytest.mark.parametrize("kind", [*KINDS, BF16])
def test_solutions_conform_and_others_do_not(left: bool, lower: bool, transpose: str, kind: Any) -> None:
    rng = np.random.default_rng(3)
    a = drawn(rng, (2, 4, 4), np.complex128 if np.dtype(kind).kind == "c" else np.float64)
    a = (a + 3 * np.eye(4)).astype(kind)
    b = drawn(rng, (2, 4, 3) if left else (2, 3, 4), np.dtype(kind) if kind is not BF16 else np.float64).astype(kind)
    wide = a.astype(np.float64) if kind is BF16 else a
    x = solved(wide, b.astype(wide.dtype), left, lower, transpose)
    sets = solve(a, b, left, lower, transpose=transpose)
    assert not sets.unspecified.any()
    assert holds(sets, x.astype(kind))
    assert not holds(sets, (x * 1.5).astype(kind))


@pytest.mark.parametrize(("left", "lower", "transpose"), FORMS)
def test_small_integers_are_exact(left: bool, lower: bool, transpose: str) -> None:
    rng = np.random.default_rng(4)
    a = rng.integers(-2, 3, (3, 3)).astype(np.float32)
    a = a * (1 - np.eye(3, dtype=np.float32)) + np.diag([1, -2, 1]).astype(np.float32)
    x = rng.integers(-3, 4, (3, 3)).astype(np.float32) + 0.0
    t = np.tril(a) if lower else np.triu(a)
    t = t if transpose == "NO_TRANSPOSE" else t.T
    sets = solve(a, t @ x if left else x @ t, left, lower, transpose=transpose)
    assert equals(sets, x)


def test_one_matrix_stands_for_all_input_sets() -> None:
    program = parse("""func.func @main(%b: tensor<1x1xf32>) -> tensor<1x1xf32> {
      %a = stablehlo.constant dense<3.0> : tensor<1x1xf32>
      %x = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false,
        transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      return %x : tensor<1x1xf32>
    }""")
    inputs = [np.array([[b]], np.float32) for b in (1, np.inf, 0)]
    (sets,) = evaluate(program, [[b] for b in inputs])
    assert sets.unspecified.ravel().tolist() == [False, True, False]
    third = np.float32(1) / np.float32(3)
    assert sets.contains(np.array([[[third]], [[third]], [[0]]], np.float32)).all()


def test_the_other_triangle_is_not_read() -> None:
    a = np.array([[2, np.nan], [1, 2]], np.float32)
    b = np.array([[2], [3]], np.float32)
    sets = solve(a, b, left=True, lower=True)
    assert holds(sets, np.array([[1], [1]], np.float32))
    assert not sets.unspecified.any()
    assert solve(a, b, left=True, lower=False).unspecified.all()


def test_a_singular_system_is_open_and_so_is_a_false_claim_of_a_unit_diagonal() -> None:
    b = np.ones((2, 1), np.float32)
    singular = np.array([[0, 0], [1, 1]], np.float32)
    assert solve(singular, b, True, True).unspecified.all()
    assert solve(np.diag([2, 1]).astype(np.float32), b, True, True, unit=True).unspecified.all()
    assert is_exactly(solve(np.eye(2, dtype=np.float32), b, True, True, unit=True), b)


def test_only_what_meets_a_nan_is_open() -> None:
    a = np.stack([np.eye(2), np.eye(2) * 2]).astype(np.float32)
    b = np.ones((2, 2, 1), np.float32)
    b[0, 0, 0] = np.nan
    assert solve(a, b, True, True).unspecified[0, :, 0, 0].tolist() == [True, False]
