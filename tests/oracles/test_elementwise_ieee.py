"""Tests of IEEE operations against MPFR: from exact operands the correctly rounded result and nothing else."""

from collections.abc import Callable
from typing import Any

import gmpy2
import numpy as np
import pytest

from oracles.evaluator import Mode
from oracles.sets.acceptance import exact, order_key
from oracles.sets.float_grid import customary, grid, next_down, next_up, round_down, round_up
from spec.types import FLOATS, FloatType, bf16, f16, f32, f64
from tests.oracles import mpfr
from tests.oracles.applied import Array, all_values, applied, between, includes, pairs, palette, sets_of

BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "add": gmpy2.add, "subtract": gmpy2.sub, "multiply": gmpy2.mul, "divide": gmpy2.div, "remainder": gmpy2.fmod,
}  # fmt: skip
UNARY: dict[str, Callable[[Any], Any]] = {
    "sqrt": gmpy2.sqrt, "floor": gmpy2.rint_floor, "ceil": gmpy2.rint_ceil, "abs": abs, "negate": lambda x: -x,
    "round_nearest_even": gmpy2.rint, "round_nearest_afz": gmpy2.rint_round,
}  # fmt: skip

# MPFR has no precision of one bit with ties to the larger neighbour: f8E8M0FNU has a test of its own.
TYPES = [t for t in FLOATS if grid(t).has_zero]


def sample(t: FloatType, seed: int) -> Array:
    """Return 600 values of the type, as f64, drawn by their bits."""
    bits = np.random.default_rng(seed).integers(0, 2**64, 600, np.uint64)
    if t.width <= 16:
        return all_values(t)[(bits % 2**t.width).astype(np.int64)]
    held = bits.view(np.float64) if t == f64 else (bits % 2**32).astype(np.uint32).view(np.float32)
    with np.errstate(all="ignore"):
        return held.astype(np.float64)


def operand_pairs(t: FloatType) -> tuple[Array, Array]:
    values = all_values(t) if t.width <= 4 else palette(t)
    lhs, rhs = (np.array(v) for v in pairs(values.tolist()))
    return np.concatenate([lhs, sample(t, 1)]), np.concatenate([rhs, sample(t, 2)])


def expected(results: list[Any], t: FloatType) -> Array:
    """Return the values of the type for rounded results: the customary ones for results that it lacks."""
    return customary(np.array([mpfr.in_type(r, t) for r in results]), t)


def missing(results: list[Any], t: FloatType) -> list[bool]:
    g, values = grid(t), [mpfr.in_type(r, t) for r in results]
    return [bool((np.isinf(v) and not g.has_infinity) or (np.isnan(v) and not g.has_nan)) for v in values]


def same(a: Array, b: Array) -> Array:
    return (order_key(a) == order_key(b)) | (np.isnan(a) & np.isnan(b))


@pytest.mark.parametrize("t", TYPES, ids=str)
@pytest.mark.parametrize("op", BINARY)
def test_binary_operation_is_correctly_rounded(op: str, t: FloatType) -> None:
    lhs, rhs = operand_pairs(t)
    result = applied(op, exact(lhs[None], t), exact(rhs[None], t))
    with mpfr.context(t):
        results = [BINARY[op](gmpy2.mpfr(a), gmpy2.mpfr(b)) for a, b in zip(lhs.tolist(), rhs.tolist(), strict=True)]
    assert result.lower is result.upper
    differs = ~same(result.lower[0], expected(results, t))
    assert not differs.any(), list(zip(lhs[differs], rhs[differs], result.lower[0][differs], strict=True))[:5]
    assert result.unspecified[0].tolist() == missing(results, t)


@pytest.mark.parametrize("t", TYPES, ids=str)
@pytest.mark.parametrize("op", UNARY)
def test_unary_operation_is_correctly_rounded(op: str, t: FloatType) -> None:
    values = all_values(t) if t.width <= 8 else np.concatenate([palette(t), sample(t, 3)])
    result = applied(op, exact(values[None], t))
    with mpfr.context(t):
        results = [UNARY[op](gmpy2.mpfr(v)) for v in values.tolist()]
    differs = ~same(result.lower[0], expected(results, t))
    assert not differs.any(), list(zip(values[differs], result.lower[0][differs], strict=True))[:5]
    assert result.unspecified[0].tolist() == missing(results, t)


@pytest.mark.parametrize("t", [FloatType("f8E8M0FNU")], ids=str)
def test_powers_of_two_alone_round_ties_up_and_miss_zero_and_signs(t: FloatType) -> None:
    two, one = sets_of([2.0, 4.0, 4.0, 2.0, 2.0], t), sets_of([1.0, 1.0, 4.0, 4.0, np.nan], t)
    added, subtracted = applied("add", two, one), applied("subtract", two, one)
    assert np.array_equal(added.lower[0], [4.0, 4.0, 8.0, 8.0, np.nan], equal_nan=True)  # 3 is a tie, 5 is none
    assert np.array_equal(subtracted.lower[0], [1.0, 4.0, np.nan, np.nan, np.nan], equal_nan=True)
    assert subtracted.unspecified[0].tolist() == [False, False, True, True, False]


@pytest.mark.parametrize("t", [f32, f64, bf16, f16, FloatType("f8E5M2"), FloatType("f8E4M3FN")], ids=str)
@pytest.mark.parametrize("op", ["add", "subtract", "multiply", "divide"])
def test_fused_operation_takes_both_neighbours_of_an_inexact_result_and_only_an_exact_one(
    op: str, t: FloatType
) -> None:
    lhs, rhs = operand_pairs(t)
    result = applied(op, exact(lhs[None], t), exact(rhs[None], t), mode=Mode.FUSED)
    strict = applied(op, exact(lhs[None], t), exact(rhs[None], t))
    with mpfr.wide():
        precise = [BINARY[op](gmpy2.mpfr(a), gmpy2.mpfr(b)) for a, b in zip(lhs.tolist(), rhs.tolist(), strict=True)]
        nearest = strict.lower[0]
        side = np.array([(p > n) - (p < n) for p, n in zip(precise, nearest.tolist(), strict=True)])
    decided = ~strict.unspecified[0] & ~result.unspecified[0] & ~np.isnan(nearest)
    low = np.where(side < 0, next_down(nearest, t), nearest)
    high = np.where(side > 0, next_up(nearest, t), nearest)
    assert same(result.lower[0], low)[decided].all()
    assert same(result.upper[0], high)[decided].all()


INTERVAL_OPS = [*BINARY, "maximum", "minimum", "atan2", "power"]


def random_ends(t: FloatType, rng: np.random.Generator, n: int) -> tuple[Array, Array, Array]:
    """Return lower ends, upper ends and flags for NaN of n intervals: tight, wide or single values, on one side of zero
    or on both."""
    values = np.concatenate([palette(t)[~np.isnan(palette(t))], rng.standard_normal(60) * 4])
    low = rng.choice(values, n)
    with np.errstate(all="ignore"):
        high = np.where(rng.random(n) < 0.5, rng.choice(values, n), low * (1 + rng.random(n) * 0.01))
        high = np.where(rng.random(n) < 0.2, low, high)
        low, high = round_down(np.minimum(low, high), t), round_up(np.maximum(low, high), t)
    g = grid(t)
    edge = np.inf if g.has_infinity else g.max_finite
    return np.clip(low, -edge, edge), np.clip(high, -edge, edge), rng.random(n) < 0.1


def inside(low: Array, high: Array, nan: Array, t: FloatType, rng: np.random.Generator) -> Array:
    """Return a value of the type in each interval: an end, a value between, or NaN if its flag is set."""
    with np.errstate(all="ignore"):
        middle = low + (high - low) * rng.random(low.size)
        middle = np.where(np.isfinite(middle), middle, np.clip(rng.standard_normal(low.size), low, high))
        middle = np.clip(round_down(middle, t), low, high)
    choice = rng.integers(0, 4, low.size)
    value = np.select([choice == 0, choice == 1], [low, high], middle)
    return np.where(nan & (choice == 3) & grid(t).has_nan, np.nan, value)


@pytest.mark.parametrize("mode", Mode, ids=lambda m: m.value)
@pytest.mark.parametrize(
    "t", [f32, f64, bf16, FloatType("f8E4M3FN"), FloatType("f8E5M2"), FloatType("f4E2M1FN")], ids=str
)
@pytest.mark.parametrize("op", INTERVAL_OPS)
def test_sets_of_two_operands_hold_the_results_of_their_members(op: str, t: FloatType, mode: Mode) -> None:
    rng = np.random.default_rng(7)
    n = 300 if t != f64 else 120
    (a, b, nan_a), (c, d, nan_b) = random_ends(t, rng, n), random_ends(t, rng, n)
    operands = between(a, b, t, nan_a & grid(t).has_nan), between(c, d, t, nan_b & grid(t).has_nan)
    result = applied(op, *operands, mode=mode)
    for _ in range(4):
        x, y = inside(a, b, nan_a, t, rng), inside(c, d, nan_b, t, rng)
        members = applied(op, exact(x[None], t), exact(y[None], t), mode=mode)
        lost = ~includes(result, members)[0]
        assert not lost.any(), [
            ((a[i], b[i]), (c[i], d[i]), (x[i], y[i]), (members.lower[0, i], members.upper[0, i]))
            for i in np.flatnonzero(lost)[:3]
        ]


ONE_OPERAND = [
    "abs", "negate", "sign", "sqrt", "floor", "ceil", "round_nearest_even", "round_nearest_afz", "exponential", "tan",
    "exponential_minus_one", "log", "log_plus_one", "logistic", "tanh", "cbrt", "rsqrt", "sine", "cosine",
]  # fmt: skip


@pytest.mark.parametrize("mode", Mode, ids=lambda m: m.value)
@pytest.mark.parametrize(
    "t", [f32, f64, bf16, FloatType("f8E4M3FN"), FloatType("f8E5M2"), FloatType("f4E2M1FN")], ids=str
)
@pytest.mark.parametrize("op", ONE_OPERAND)
def test_sets_of_one_operand_hold_the_results_of_their_members(op: str, t: FloatType, mode: Mode) -> None:
    rng = np.random.default_rng(8)
    a, b, nan = random_ends(t, rng, 300 if t != f64 else 150)
    result = applied(op, between(a, b, t, nan & grid(t).has_nan), mode=mode)
    for _ in range(4):
        x = inside(a, b, nan, t, rng)
        members = applied(op, exact(x[None], t), mode=mode)
        lost = ~includes(result, members)[0]
        assert not lost.any(), [
            (a[i], b[i], x[i], members.lower[0, i], members.upper[0, i], result.lower[0, i], result.upper[0, i])
            for i in np.flatnonzero(lost)[:3]
        ]


@pytest.mark.parametrize(("op", "x"), [("floor", -15.5), ("ceil", 15.5), ("round_nearest_afz", 15.5)])
def test_an_integer_beyond_the_largest_number_may_be_kept_in_a_fused_program(op: str, x: float) -> None:
    t = FloatType("f8E3M4")
    strict, fused = (applied(op, sets_of([x], t), mode=mode) for mode in (Mode.STRICT, Mode.FUSED))
    infinity = np.copysign(np.inf, x)
    assert (strict.lower[0, 0], strict.upper[0, 0]) == (infinity, infinity)
    assert sorted([fused.lower[0, 0], fused.upper[0, 0]]) == sorted([x, infinity])


def test_remainder_by_infinity_is_the_dividend_or_nan() -> None:
    result = applied("remainder", sets_of([2.5], f32), sets_of([np.inf], f32))
    assert result.contains(np.array([[2.5]], np.float32)).all()
    assert result.contains(np.array([[np.nan]], np.float32)).all()
    assert not result.contains(np.array([[2.0]], np.float32)).any()


def test_sign_of_positive_zero_may_be_either_zero_and_of_negative_zero_is_itself() -> None:
    result = applied("sign", sets_of([0.0, -0.0, -3.0, np.nan], f32))
    assert result.contains(np.array([[0.0, -0.0, -1.0, np.nan]], np.float32)).all()
    assert result.contains(np.array([[-0.0, 0.0, 1.0, 1.0]], np.float32)).tolist() == [[True, False, False, False]]


def test_maximum_and_minimum_propagate_nan_and_order_zeros() -> None:
    lhs, rhs = sets_of([0.0, -0.0, np.nan, 1.0], f32), sets_of([-0.0, 0.0, 1.0, np.nan], f32)
    most, least = applied("maximum", lhs, rhs), applied("minimum", lhs, rhs)
    assert same(most.lower[0], np.array([0.0, 0.0, np.nan, np.nan])).all()
    assert same(least.lower[0], np.array([-0.0, -0.0, np.nan, np.nan])).all()
