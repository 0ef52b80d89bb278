"""Elementwise operations of IEEE 754-2019: arithmetic, square root, rounding to integers, sign operations.

For exact operands STRICT admits only the correctly rounded result. Results are computed in f64: sums, products,
quotients and roots of values of types up to f32 that f64 cannot hold are never next to a tie of the type, so that
rounding twice is harmless (Figueroa 1995: 53 >= 2 * 24 + 2); f64 is rounded once, by the processor.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from oracles.evaluator import Context, Mode
from oracles.reference.elementwise import both_exact, elementwise, map_bounds
from oracles.sets import exactness
from oracles.sets.acceptance import Acceptance, Array, greater, lesser
from oracles.sets.float_grid import max_finite
from oracles.sets.intervals import anything, contains_infinity, contains_zero, corners, is_point, straddles, unless_nan
from oracles.sets.rounding import correctly_rounded, exact_results, integral_results
from spec.types import FloatType, f64

Side = Callable[[Array, Array, Array], Array]
"""Function of two operands and their rounded result: the sign of exact - rounded."""


def _register_arithmetic(
    name: str, function: Callable[[Array, Array], Array], side: Side | None, interval: Callable[..., Acceptance]
) -> None:
    @elementwise(name, kind="float")
    def arithmetic(lhs: Acceptance, rhs: Acceptance, *, to: FloatType, context: Context, **_: Any) -> Acceptance:
        if not both_exact(lhs, rhs):
            return interval(lhs, rhs, to, context.mode)
        result = function(lhs.lower, rhs.lower)
        nan = np.isnan(result) | lhs.nan | rhs.nan
        sides = None if context.mode is Mode.STRICT or side is None else (side(lhs.lower, rhs.lower, result),) * 2
        return correctly_rounded(result, result, nan, to=to, mode=context.mode, sides=sides)


def _sum_of_sets(lhs: Acceptance, rhs: Acceptance, to: FloatType, mode: Mode) -> Acceptance:
    lower, upper = lhs.lower + rhs.lower, lhs.upper + rhs.upper
    opposite = (np.isneginf(lhs.lower) & np.isposinf(rhs.upper)) | (np.isposinf(lhs.upper) & np.isneginf(rhs.lower))
    nan = lhs.nan | rhs.nan | opposite
    sides = None
    if mode is Mode.FUSED:
        sides = exactness.of_sum(lhs.lower, rhs.lower, lower), exactness.of_sum(lhs.upper, rhs.upper, upper)
    point = is_point(lhs) & is_point(rhs)
    lower, upper = anything(opposite & ~point, lower, upper)
    return correctly_rounded(*unless_nan(lower, upper, lhs, rhs), nan, to=to, mode=mode, sides=sides)


def _difference_of_sets(lhs: Acceptance, rhs: Acceptance, to: FloatType, mode: Mode) -> Acceptance:
    return _sum_of_sets(lhs, Acceptance(to, -rhs.upper, -rhs.lower, rhs.nan, rhs.unspecified), to, mode)


def _product_of_sets(lhs: Acceptance, rhs: Acceptance, to: FloatType, mode: Mode) -> Acceptance:
    lower, upper = _ends(np.multiply, exactness.of_product, lhs, rhs, to=to, mode=mode)
    invalid = (contains_zero(lhs) & contains_infinity(rhs)) | (contains_infinity(lhs) & contains_zero(rhs))
    lower, upper = anything(invalid & np.isnan(lower) & ~(is_point(lhs) & is_point(rhs)), lower, upper)
    nan = lhs.nan | rhs.nan | invalid
    return correctly_rounded(*unless_nan(lower, upper, lhs, rhs), nan, to=to, mode=mode)


def _quotient_of_sets(lhs: Acceptance, rhs: Acceptance, to: FloatType, mode: Mode) -> Acceptance:
    lower, upper = _ends(np.divide, exactness.of_quotient, lhs, rhs, to=to, mode=mode)
    invalid = (contains_zero(lhs) & contains_zero(rhs)) | (contains_infinity(lhs) & contains_infinity(rhs))
    lower, upper = anything((straddles(rhs) | invalid) & ~(is_point(lhs) & is_point(rhs)), lower, upper)
    nan = lhs.nan | rhs.nan | invalid
    return correctly_rounded(*unless_nan(lower, upper, lhs, rhs), nan, to=to, mode=mode)


def _ends(
    function: Callable[[Array, Array], Array],
    side: Side,
    lhs: Acceptance,
    rhs: Acceptance,
    *,
    to: FloatType,
    mode: Mode,
) -> tuple[Array, Array]:
    """Return the extremes at the corners. Fused results of type f64 are rounded outward here, since f64 cannot hold
    exact ones."""
    if to != f64 or mode is Mode.STRICT:
        return corners(function, lhs, rhs)

    def down(a: Array, b: Array) -> Array:
        y = function(a, b)
        return np.where(side(a, b, y) < 0, np.nextafter(y, -np.inf), y)

    def up(a: Array, b: Array) -> Array:
        y = function(a, b)
        return np.where(side(a, b, y) > 0, np.nextafter(y, np.inf), y)

    return corners(down, lhs, rhs)[0], corners(up, lhs, rhs)[1]


def _remainder_of_sets(lhs: Acceptance, rhs: Acceptance, to: FloatType) -> Acceptance:
    """Return bounds of the remainder: magnitude below both operands', sign of the dividend; exact for exact
    operands."""
    exact = np.fmod(lhs.lower, rhs.lower)
    point = is_point(lhs) & is_point(rhs)
    largest = np.maximum(np.abs(lhs.lower), np.abs(lhs.upper))
    divisor = np.maximum(np.abs(rhs.lower), np.abs(rhs.upper))
    most = np.minimum(largest, divisor)
    most = np.minimum(most, max_finite(to))
    lower = np.where(point, exact, np.where(np.signbit(lhs.lower), -most, 0.0))
    upper = np.where(point, exact, np.where(np.signbit(lhs.upper), -0.0, most))
    nan = lhs.nan | rhs.nan | contains_infinity(lhs) | contains_zero(rhs) | contains_infinity(rhs)
    lower, upper = unless_nan(lower, upper, lhs, rhs)
    return exact_results(lower, upper, nan, to)


_register_arithmetic("add", np.add, exactness.of_sum, _sum_of_sets)
_register_arithmetic("subtract", np.subtract, lambda a, b, y: exactness.of_sum(a, -b, y), _difference_of_sets)
_register_arithmetic("multiply", np.multiply, exactness.of_product, _product_of_sets)
_register_arithmetic("divide", np.divide, exactness.of_quotient, _quotient_of_sets)


@elementwise("remainder", kind="float")
def remainder(lhs: Acceptance, rhs: Acceptance, *, to: FloatType, **_: Any) -> Acceptance:
    """Return lhs - d * rhs with d the quotient rounded towards zero to an integer; the result is never rounded.

    For an infinite divisor d is 0: the formula gives 0 * inf = NaN, but "the absolute value of the result is always
    less than the divisor's" gives lhs, like C's fmod. Both are admitted.
    """
    if not both_exact(lhs, rhs):
        return _remainder_of_sets(lhs, rhs, to)
    result = np.fmod(lhs.lower, rhs.lower)
    return exact_results(result, result, np.isnan(result) | np.isinf(rhs.lower) | lhs.nan | rhs.nan, to)


@elementwise("sqrt", kind="float")
def sqrt(operand: Acceptance, *, to: FloatType, context: Context, **_: Any) -> Acceptance:
    negative = operand.lower < 0
    lower, upper = map_bounds(operand, np.sqrt)
    if lower is not upper:
        lower = np.where(negative & (operand.upper >= 0), -0.0, lower)
    sides = None
    if context.mode is Mode.FUSED:
        sides = exactness.of_root(operand.lower, lower), exactness.of_root(operand.upper, upper)
    return correctly_rounded(lower, upper, operand.nan | negative, to=to, mode=context.mode, sides=sides)


def away_from_zero(x: Array) -> Array:
    """Round to the nearest integer, ties away from zero; x - trunc(x) is exact."""
    whole = np.trunc(x)
    return np.where(np.abs(x - whole) >= 0.5, whole + np.copysign(1.0, x), whole)


def _register_integral(name: str, function: Callable[[Array], Array]) -> None:
    @elementwise(name, kind="float")
    def integral_function(operand: Acceptance, *, to: FloatType, context: Context, **_: Any) -> Acceptance:
        lower, upper = map_bounds(operand, function)
        return integral_results(lower, upper, operand.nan, to, context.mode)


_register_integral("floor", np.floor)
_register_integral("ceil", np.ceil)
_register_integral("round_nearest_even", np.rint)
_register_integral("round_nearest_afz", away_from_zero)


@elementwise("negate", kind="float", arithmetic=False)
def negate(operand: Acceptance, *, to: FloatType, **_: Any) -> Acceptance:
    lower, upper = map_bounds(operand, np.negative, decreasing=True)
    return exact_results(lower, upper, operand.nan, to)


@elementwise("abs", kind="float", arithmetic=False)
def absolute(operand: Acceptance, *, to: FloatType, **_: Any) -> Acceptance:
    first = np.abs(operand.lower)
    if both_exact(operand):
        return exact_results(first, first, operand.nan, to)
    second = np.abs(operand.upper)
    lower = np.where(straddles(operand), 0.0, np.minimum(first, second))
    return exact_results(lower, np.maximum(first, second), operand.nan, to)


@elementwise("sign", kind="float")
def sign(operand: Acceptance, *, to: FloatType, **_: Any) -> Acceptance:
    """Return the sign. The text returns -0 for every operand equal to -0, which includes +0, before its case for +0:
    both zeros are admitted for +0."""
    lower, upper = map_bounds(operand, lambda x: np.where(x == 0, x, np.sign(x)))
    positive_zero = (lower == 0) & ~np.signbit(lower)
    if positive_zero.any():
        lower = np.where(positive_zero, -0.0, lower)
    return exact_results(lower, upper, operand.nan, to)


def _register_extremum(name: str, pick: Callable[[Array, Array], Array]) -> None:
    @elementwise(name, kind="float")
    def extremum(lhs: Acceptance, rhs: Acceptance, *, to: FloatType, **_: Any) -> Acceptance:
        """Return maximum or minimum of IEEE 754-2019: NaN propagates, and -0 < +0."""
        lower = pick(lhs.lower, rhs.lower)
        upper = lower if both_exact(lhs, rhs) else pick(lhs.upper, rhs.upper)
        nothing = np.isnan(lhs.lower) | np.isnan(rhs.lower)
        if nothing.any():
            same = lower is upper
            lower = np.where(nothing, np.nan, lower)
            upper = lower if same else np.where(nothing, np.nan, upper)
        return exact_results(lower, upper, lhs.nan | rhs.nan, to)


_register_extremum("maximum", greater)
_register_extremum("minimum", lesser)
