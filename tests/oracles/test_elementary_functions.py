"""Tests of elementary functions against MPFR: the bound is kept to the ULP, special values are exact."""

import os
from collections.abc import Callable
from typing import Any

import gmpy2
import numpy as np
import pytest

from oracles.reference import elementwise_functions as functions
from oracles.sets.acceptance import Acceptance, exact, exactly, order_key
from oracles.sets.error_bounds import bound, ops_with_bound
from oracles.sets.float_grid import grid, next_down, next_up, round_to_nearest, round_up
from oracles.sets.true_values import Function
from spec.types import FLOATS, FloatType, bf16, dtype, element_type_named, f16, f32, f64
from tests.oracles import mpfr
from tests.oracles.applied import Array, all_values, applied, pairs, palette, sets_of

EXHAUSTIVE = bool(os.environ.get("EXHAUSTIVE"))
"""With EXHAUSTIVE=1 every value of the 16-bit types is tested, not a sample; minutes instead of seconds."""


def logistic(x: Any) -> Any:
    return 1 / (1 + gmpy2.exp(-x))


UNARY: dict[str, Callable[[Any], Any]] = {
    "exponential": gmpy2.exp, "exponential_minus_one": gmpy2.expm1, "log": gmpy2.log, "log_plus_one": gmpy2.log1p,
    "logistic": logistic, "tanh": gmpy2.tanh, "cbrt": gmpy2.cbrt, "rsqrt": gmpy2.rec_sqrt, "sine": gmpy2.sin,
    "cosine": gmpy2.cos, "tan": gmpy2.tan,
}  # fmt: skip
BINARY: dict[str, Callable[[Any, Any], Any]] = {"power": lambda x, y: x**y, "atan2": gmpy2.atan2}
PRECISE = gmpy2.context(precision=200, emin=-2_000_000_000, emax=2_000_000_000)
SMALL = [t for t in FLOATS if t.width <= 8 and grid(t).has_zero]


def precise(f: Callable[..., Any], *operands: float) -> Any:
    """Return the value of the function with 120 bits, or 1400 if a large angle has to be reduced."""
    large = any(abs(x) > 2.0**40 for x in operands) and f in (gmpy2.sin, gmpy2.cos, gmpy2.tan)
    with gmpy2.context(precision=1400 if large else 120, emin=-2_000_000_000, emax=2_000_000_000):
        return f(*(gmpy2.mpfr(x) for x in operands))


def operand_values(t: FloatType) -> Array:
    if t.width <= 8 or (t.width == 16 and EXHAUSTIVE):
        return all_values(t)
    rng = np.random.default_rng(5)
    if t.width == 16:
        return np.concatenate([palette(t), rng.choice(all_values(t), 300)])
    with np.errstate(all="ignore"):
        drawn = np.concatenate([rng.standard_normal(60) * s for s in (0.01, 1.0, 40.0)]).astype(np.float32)
        bits = rng.integers(0, 2**32, 100, np.uint64).astype(np.uint32).view(np.float32)
        return np.concatenate([palette(t), drawn.astype(np.float64), bits.astype(np.float64)])


def ulps_off(v: float, true: Any, t: FloatType) -> float:
    """Return the distance of a value from the true one, in ULP of the true value's binade.

    Infinity counts as the next value after the largest.
    """
    g = grid(t)
    with PRECISE:
        exponent = gmpy2.get_exp(true) if true != 0 else -2_000_000
        ulp = max(gmpy2.exp2(min(exponent, np.frexp(g.max_finite)[1]) - g.precision), gmpy2.mpfr(g.smallest))
        overflow = gmpy2.mpfr(g.max_finite) + gmpy2.exp2(int(np.frexp(g.max_finite)[1]) - g.precision)
        value = overflow * (1 if v > 0 else -1) if np.isinf(v) else gmpy2.mpfr(v)
        true = max(min(true, 2 * overflow), -2 * overflow)
        return float(abs(value - true) / ulp)


@pytest.mark.parametrize("t", [f32, f64, bf16, f16], ids=str)
@pytest.mark.parametrize("op", [*UNARY, *BINARY])
def test_results_conform_within_the_bound_and_not_beyond(op: str, t: FloatType) -> None:
    columns = [operand_values(t)]
    if op in BINARY:
        rng = np.random.default_rng(6)
        columns = [rng.choice(columns[0], 500), np.where(rng.random(500) < 0.3, 2.0, rng.choice(columns[0], 500))]
    result = applied(op, *(exact(c[None], t) for c in columns))
    f, k = {**UNARY, **BINARY}[op], bound(op, t)
    true = [precise(f, *operands) for operands in zip(*(c.tolist() for c in columns), strict=True)]
    nearest = np.array([mpfr.rounded(x, t) for x in true])
    # Special values have tests of their own; an ULP changes at powers of two.
    ordinary = np.array([gmpy2.is_finite(x) and not is_nearly_a_power_of_two(x) for x in true])
    ordinary &= result.lower[0] != result.upper[0]
    where, sign = np.flatnonzero(ordinary), np.sign(nearest)
    assert admits(result, nearest, t)[ordinary].all()
    for step in (next_up, next_down):
        v = nearest
        for _ in range(int(k) + 3):
            v = step(v, t)
            conforms = admits(result, v, t)
            for i in where[(np.sign(v) == sign)[where]].tolist():
                off = ulps_off(float(v[i]), true[i], t)
                expected = off <= k and in_range(op, float(v[i]), t)
                # What the specification writes for logistic, operation by operation, may be off by more.
                more = op == "logistic" and bool(conforms[i])
                assert conforms[i] == expected or more or abs(off - k) < 1e-3, ([c[i] for c in columns], v[i], off)


@pytest.mark.parametrize("t", [f16, bf16, f32, f64], ids=str)
def test_what_is_just_beyond_the_largest_number_is_infinite(t: FloatType) -> None:
    """A power just beyond the largest number may be infinite, or the largest number if the error bound reaches it."""
    largest = grid(t).max_finite
    beyond = float(np.frexp(largest)[1])
    result = applied("power", exact(np.array([[2.0, -2.0]]), t), exact(np.array([[beyond, beyond + 1]]), t))
    assert admits(result, np.array([np.inf, -np.inf]), t).all()
    assert admits(result, np.array([largest, largest]), t).tolist() == [True, False]


@pytest.mark.parametrize("t", [*SMALL, f16, bf16], ids=str)
def test_logistic_as_it_is_written_conforms(t: FloatType) -> None:
    """division(1, addition(1, exp(-x))), each result rounded to the type, conforms to logistic. In a type without
    infinity, the result is open if exp(-x) does not fit."""
    x = operand_values(t)
    x = x[~np.isnan(x)]
    with np.errstate(all="ignore"):
        power = round_to_nearest(np.exp(-x), t)
        literal = round_to_nearest(1.0 / round_to_nearest(1.0 + power, t), t)
    result = applied("logistic", exact(x[None], t))
    assert admits(result, literal, t).all()
    if grid(t).has_infinity:
        assert not result.unspecified.any()


def admits(result: Acceptance, values: Array, t: FloatType) -> Array:
    with np.errstate(all="ignore"):
        return np.asarray(result.contains(values[None].astype(dtype(t)))[0])


def is_nearly_a_power_of_two(x: Any) -> bool:
    with PRECISE:
        return x == 0 or abs(abs(x) / gmpy2.exp2(gmpy2.rint(gmpy2.log2(abs(x)))) - 1) < 2.0**-40


def in_range(op: str, v: float, t: FloatType) -> bool:
    if op == "atan2":
        return abs(v) <= float(round_up(np.array([np.pi]), t)[0])
    f: Function = getattr(functions, op.upper())
    return f.least <= v <= f.greatest


@pytest.mark.parametrize("t", SMALL, ids=str)
@pytest.mark.parametrize("op", UNARY)
def test_in_eight_bits_and_fewer_a_result_is_a_neighbour_of_the_truth(op: str, t: FloatType) -> None:
    values = all_values(t)
    result, g = applied(op, exact(values[None], t)), grid(t)
    for i, x in enumerate(values.tolist()):
        true = precise(UNARY[op], x)
        low, high = result.lower[0, i], result.upper[0, i]
        if not gmpy2.is_finite(true) or low == high or result.unspecified[0, i]:
            continue
        nearest = float(np.clip(mpfr.rounded(true, t), -g.max_finite, g.max_finite))
        assert low <= nearest <= high
        reach = np.array([next_down(np.array([low]), t)[0], next_up(np.array([high]), t)[0]])
        assert reach[0] < float(true) < reach[1]
        inside = next_up(next_up(np.array([low]), t), t)[0] >= high
        assert inside or op == "logistic", (x, low, high)  # which is open to what it is written as, too


SPECIAL: list[tuple[str, tuple[float, ...], float]] = [
    ("exponential", (0.0,), 1.0), ("exponential", (-0.0,), 1.0), ("exponential", (-np.inf,), 0.0),
    ("exponential", (np.inf,), np.inf), ("exponential_minus_one", (-0.0,), -0.0),
    ("exponential_minus_one", (0.0,), 0.0), ("exponential_minus_one", (-np.inf,), -1.0),
    ("exponential_minus_one", (np.inf,), np.inf), ("log", (0.0,), -np.inf), ("log", (-0.0,), -np.inf),
    ("log", (1.0,), 0.0), ("log", (np.inf,), np.inf), ("log", (-1.0,), np.nan), ("log", (-np.inf,), np.nan),
    ("log_plus_one", (-1.0,), -np.inf), ("log_plus_one", (-0.0,), -0.0), ("log_plus_one", (0.0,), 0.0),
    ("log_plus_one", (-2.0,), np.nan), ("log_plus_one", (np.inf,), np.inf), ("logistic", (-np.inf,), 0.0),
    ("logistic", (np.inf,), 1.0), ("tanh", (-0.0,), -0.0), ("tanh", (np.inf,), 1.0), ("tanh", (-np.inf,), -1.0),
    ("cbrt", (-0.0,), -0.0), ("cbrt", (-np.inf,), -np.inf), ("rsqrt", (0.0,), np.inf), ("rsqrt", (-0.0,), -np.inf),
    ("rsqrt", (np.inf,), 0.0), ("rsqrt", (-1.0,), np.nan), ("sine", (-0.0,), -0.0), ("sine", (np.inf,), np.nan),
    ("cosine", (-0.0,), 1.0), ("cosine", (-np.inf,), np.nan), ("tan", (-0.0,), -0.0), ("tan", (np.inf,), np.nan),
    ("atan2", (0.0, 1.0), 0.0), ("atan2", (-0.0, 1.0), -0.0), ("atan2", (0.0, 0.0), 0.0), ("atan2", (-0.0, 0.0), -0.0),
    ("atan2", (2.0, np.inf), 0.0), ("atan2", (-2.0, np.inf), -0.0), ("atan2", (np.nan, 1.0), np.nan),
    ("power", (0.0, -1.0), np.inf), ("power", (-0.0, -1.0), -np.inf), ("power", (-0.0, -3.0), -np.inf),
    ("power", (-0.0, -2.0), np.inf), ("power", (-0.0, 3.0), -0.0), ("power", (-0.0, 2.0), 0.0),
    ("power", (-1.0, np.inf), 1.0), ("power", (1.0, np.nan), 1.0), ("power", (np.nan, 0.0), 1.0),
    ("power", (np.nan, -0.0), 1.0), ("power", (-2.0, 0.5), np.nan), ("power", (0.5, -np.inf), np.inf),
    ("power", (2.0, -np.inf), 0.0), ("power", (0.5, np.inf), 0.0), ("power", (2.0, np.inf), np.inf),
    ("power", (-np.inf, -3.0), -0.0), ("power", (-np.inf, -2.0), 0.0), ("power", (-np.inf, 3.0), -np.inf),
    ("power", (np.inf, -1.0), 0.0), ("power", (np.inf, 2.0), np.inf), ("power", (2.0, np.nan), np.nan),
    ("power", (-0.0, 0.5), 0.0), ("power", (-np.inf, 0.5), np.inf),
]  # fmt: skip


@pytest.mark.parametrize("t", [f32, f64, bf16, f16, FloatType("f8E5M2")], ids=str)
@pytest.mark.parametrize(("op", "operands", "result"), SPECIAL, ids=str)
def test_special_values_of_c99_and_ieee_754_are_exact(
    op: str, operands: tuple[float, ...], result: float, t: FloatType
) -> None:
    sets = applied(op, *(sets_of([x], t) for x in operands))
    assert not sets.unspecified.any()
    assert sets.nan[0, 0] == np.isnan(result)
    if not np.isnan(result):
        assert order_key(sets.lower)[0, 0] == order_key(sets.upper)[0, 0] == order_key(np.array([result]))[0]


@pytest.mark.parametrize("t", [f32, f64, bf16], ids=str)
def test_a_power_of_one_half_for_all_elements_is_no_square_root(t: FloatType) -> None:
    """pow(-0, 0.5) is 0 and pow(-inf, 0.5) is inf, although NumPy takes the square root if all exponents are 0.5."""
    sets = applied("power", exact(np.array([-0.0, -np.inf]), t), exact(np.array([0.5]), t))
    assert np.array_equal(sets.lower, sets.upper)
    assert sets.lower.ravel().tolist() == [0.0, np.inf]
    assert not np.signbit(sets.lower).any()


SIGNALLING = [(f32, 0x7F800001), (f64, 0x7FF0000000000001), (f16, 0x7C01), (bf16, 0x7F81), (FloatType("f8E5M2"), 0x7D)]


@pytest.mark.parametrize(("t", "bits"), SIGNALLING, ids=str)
def test_a_signalling_nan_to_the_power_of_zero_may_be_nan(t: FloatType, bits: int) -> None:
    kind = dtype(t)
    nans = exactly(np.array([[bits]], f"u{kind.itemsize}").view(kind), t)
    zero, one = exactly(np.zeros((1, 1), kind), t), exactly(np.ones((1, 1), kind), t)
    found = [applied("power", nans, zero), applied("power", one, nans)]
    assert all(x.nan.all() and (x.lower == 1).all() and (x.upper == 1).all() for x in found)
    moved = applied("reverse", nans, dimensions=(0,))
    assert applied("power", moved, zero).nan.all()
    quieted = applied("add", nans, one)
    assert not applied("power", quieted, zero).nan.any()


@pytest.mark.parametrize("name", ["f32", "f8E5M2", "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3B11FNUZ"])
def test_a_quiet_nan_to_the_power_of_zero_is_one(name: str) -> None:
    t = FloatType(name)
    nans, zero = (exactly(np.full((1, 1), x).astype(dtype(t)), t) for x in (np.nan, 0.0))
    found = applied("power", nans, zero)
    assert not found.nan.any()
    assert (found.lower == 1).all()
    assert (found.upper == 1).all()


QUADRANTS = [(y, x) for y in (0.0, -0.0, 1.0, -1.0, np.inf, -np.inf) for x in (-0.0, -1.0, np.inf, -np.inf)]


@pytest.mark.parametrize("t", [f32, f64, bf16, f16], ids=str)
@pytest.mark.parametrize(("y", "x"), QUADRANTS)
def test_angles_of_zeros_and_infinities_lie_in_their_quadrant(y: float, x: float, t: FloatType) -> None:
    result = applied("atan2", sets_of([y], t), sets_of([x], t))
    with np.errstate(all="ignore"):
        expected = np.arctan2(y, x)
    assert result.lower[0, 0] <= expected <= result.upper[0, 0] + abs(expected) * 2.0**-7
    assert np.sign(result.lower[0, 0]) == np.sign(expected)


@pytest.mark.parametrize(("op", "values"), [("power", (2.0, 3.0, 1.0)), ("atan2", (1.0, 3.0, 0.0))])
def test_what_may_be_nan_makes_nan_unless_it_does_not_matter(op: str, values: tuple[float, ...]) -> None:
    """An operand that may be NaN makes the result NaN, except in pow(x, 0) and pow(1, y), which are 1 (IEEE 754-2019,
    9.2.1)."""
    x = np.array([values])
    point = exact(x, f32)
    unsure = Acceptance(f32, x, x, np.ones(x.shape, np.bool_), np.zeros(x.shape, np.bool_))
    zero, three = exact(np.zeros_like(x), f32), exact(np.full_like(x, 3.0), f32)
    assert applied(op, unsure, three).nan.all()
    if op == "power":
        assert not applied(op, unsure, zero).nan.any()
        assert applied(op, point, unsure).nan[0].tolist() == [True, True, False]
        negative = Acceptance(f32, -x - 0.5, -x - 0.5, np.ones(x.shape, np.bool_), np.zeros(x.shape, np.bool_))
        assert applied(op, negative, negative).nan.all()
    else:
        assert applied(op, point, unsure).nan.all()
    assert not applied(op, point, three).nan.any()


@pytest.mark.parametrize("is_one_array", [True, False])
@pytest.mark.parametrize("t", [f32, element_type_named("f8E4M3FNUZ")], ids=str)
@pytest.mark.parametrize("op", [*UNARY, *BINARY, "add", "divide", "maximum", "minimum", "multiply", "sqrt"])
def test_what_may_be_nan_may_be_the_number_that_it_is_else(op: str, t: FloatType, is_one_array: bool) -> None:
    count = 1 if op in UNARY or op == "sqrt" else 2
    values = all_values(t) if t.width == 8 else np.append(palette(t), np.arange(-4.0, 5.0))
    values = values[~np.isnan(values)]
    rows = [x.ravel()[None] for x in np.meshgrid(*[values] * count)]
    unsure = [
        Acceptance(t, x, x if is_one_array else x.copy(), np.ones(x.shape, np.bool_), np.zeros(x.shape, np.bool_))
        for x in rows
    ]
    certain, found = applied(op, *(exact(x, t) for x in rows)), applied(op, *unsure)
    is_number = ~np.isnan(certain.lower)
    assert (order_key(found.lower) <= order_key(certain.lower))[is_number].all()
    assert (order_key(found.upper) >= order_key(certain.upper))[is_number].all()
    assert (found.nan | ~certain.nan).all()


def test_functions_in_f64_are_far_more_accurate_than_the_narrower_types_need() -> None:
    """Functions in f64 err by less than 2^-50, where `true_values` allows 2^-48. With -s, the largest errors are
    printed."""
    rng = np.random.default_rng(9)
    x = np.concatenate([rng.standard_normal(150) * s for s in (1e-3, 1.0, 30.0, 700.0)]).astype(np.float32)
    for op, f in UNARY.items():
        function: Function = getattr(functions, op.upper())
        with np.errstate(all="ignore"):
            values = function.double(x.astype(np.float64))
        worst = 0.0
        for operand, value in zip(x.tolist(), values.tolist(), strict=True):
            true = precise(f, operand)
            if gmpy2.is_finite(true) and 1e-290 < abs(true) < 1e290:
                worst = max(worst, float(abs((value - true) / true)))
        print(f"{op:24}{worst * 2**53:6.2f} * 2^-53")
        assert worst < 2.0**-50


def test_every_bounded_function_has_a_bound_for_every_type() -> None:
    assert set(ops_with_bound()) == {*UNARY, *BINARY}
    for op in ops_with_bound():
        for t in FLOATS:
            assert bound(op, t) >= 1


def test_result_accuracy_sets_the_bound() -> None:
    x = sets_of([1.0, 80.0], f32)
    loose = applied("exponential", x, result_accuracy=(0.0, 0.01, 0, "TOLERANCE"))
    tight = applied("exponential", x, result_accuracy=(0.0, 0.0, 1, "TOLERANCE"))
    ours = applied("exponential", x)
    same = applied("exponential", x, result_accuracy=(0.0, 0.0, 0, "DEFAULT"))
    true = np.exp(np.array([[1.0, 80.0]]))
    assert np.allclose(loose.lower, true * 0.99, rtol=1e-6)
    assert np.allclose(loose.upper, true * 1.01, rtol=1e-6)
    assert ((ours.lower < tight.lower) & (tight.upper < ours.upper)).all()
    assert (tight.lower <= true).all()
    assert (true <= tight.upper).all()
    assert (same.lower == ours.lower).all()


def test_powers_of_integers_hold_the_exact_power() -> None:
    lhs, rhs = pairs([-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 10.0])
    at = [(a, b) for a, b in zip(lhs, rhs, strict=True) if not (a == 0 and b < 0)]
    result = applied("power", sets_of([a for a, _ in at], f32), sets_of([b for _, b in at], f32))
    expected = np.array([[a**b for a, b in at]])
    assert ((result.lower <= expected * (1 + 1e-6 * np.sign(expected))) & (expected <= result.upper + 1e-6)).all()
    assert (np.sign(result.lower) == np.sign(expected)).all()
