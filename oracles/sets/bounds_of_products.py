"""Sets of sums of products: error radius around the exact sum, zeros, infinities and NaN.

A sum of n products, with n rounded products and n - 1 rounded additions, differs from the exact one by at most n u
sum|products| (Jeannerod and Rump, "Improved error bounds for inner products in floating-point arithmetic", 2013), plus
the underflow of each product. n counts products without a zero factor, since the others are not rounded. A factor has
the shape (input sets, batches, rows, terms); a result (input sets, batches, rows of the left factor, rows of the right
factor).
"""

from __future__ import annotations

import numpy as np

from oracles.sets.acceptance import Acceptance, Array, exact
from oracles.sets.float_grid import Grid, grid, round_down, round_to_nearest, round_up
from oracles.sets.sums_of_products import Arithmetic, Factor, Sums, per_pair, sums_of, times
from oracles.sets.value_sets import mark_exact
from spec.types import FloatType, f64


def product_sums(lhs: Acceptance, rhs: Acceptance, arithmetic: Arithmetic) -> Acceptance:
    """Return the sums of products of real numbers for each row of the left factor and each row of the right one."""
    with np.errstate(all="ignore"):
        left, right = Factor.of(lhs), Factor.of(rhs)
        if left.length == 0:
            return nothing(left, right, arithmetic.result)
        sums = sums_of(left, right, arithmetic)
        lower, upper, may_overflow = bounds(sums, arithmetic)
        lower, upper = _with_zero_signs(left, right, sums, lower, upper, arithmetic=arithmetic)
        return _with_specials(left, right, lower, upper, may_overflow, arithmetic=arithmetic)


def nothing(left: Factor, right: Factor, result: FloatType) -> Acceptance:
    zeros = np.zeros(per_pair(np.logical_or, left.may_be_nan, right.may_be_nan).shape)
    return exact(zeros, result, np.full(zeros.shape, not grid(result).has_zero))


def radius_of(sums: Sums, arithmetic: Arithmetic, relative: Array) -> Array:
    """Return the largest distance of results from the sums: `relative` times the magnitudes, plus the underflow of each
    product."""
    times_flushed = 2 if arithmetic.by_one_convention else 4
    grids = [grid(t) for t in arithmetic.product_types]
    lost = sum(times_flushed * g.smallest_normal if arithmetic.flushed else g.smallest for g in grids)
    lost_units = lost * sums.count * arithmetic.products
    if sums.scale is not None:
        lost_units = np.ldexp(lost_units, -sums.scale)
    return np.where(sums.fits, 0.0, relative * sums.size * (1 + 2.0**-20) + lost_units + sums.error)


def bounds(sums: Sums, arithmetic: Arithmetic) -> tuple[Array, Array, Array]:
    """Return the least and greatest result and overflow flags: 1 if a sum may overflow upwards, 2 downwards, 4 if a
    product may overflow in its own type."""
    n = sums.count * arithmetic.products
    radius = radius_of(sums, arithmetic, arithmetic.relative_error(n))
    if arithmetic.rounds_once:
        radius = np.where(n <= 1, sums.error, radius)
    low, high = sums.low - radius, sums.high + radius
    if arithmetic.factors is not None and arithmetic.rounds_once:
        first_low, first_high = (_round_and_flush(x, arithmetic.factors, arithmetic.flushed) for x in (low, high))
        low, high = np.where(n <= 1, np.fmin(low, first_low), low), np.where(n <= 1, np.fmax(high, first_high), high)
    lower, upper = _round_ends(sums, low, high, radius, arithmetic)
    edge = _edge(arithmetic, sums.scale)
    # sums of positive and of negative products, from magnitudes and values
    positive, negative = ((x / 2) * (1 + 2.0**-40) + radius for x in (sums.size + sums.high, sums.size - sums.low))
    if arithmetic.factors is not None:  # rounding products first may enlarge them
        positive, negative = np.maximum(positive, high), np.maximum(negative, -low)
    rises, falls = positive >= edge[0], negative >= edge[0]
    must_rise, must_fall = (low >= edge[1]) & ~falls, (high <= -edge[1]) & ~rises
    leaves = np.zeros(rises.shape, np.bool_)
    if arithmetic.factors is not None:
        products_edge = _edge_of(grid(arithmetic.factors), sums.scale)[0]
        up, down = positive >= products_edge, negative >= products_edge
        must_rise, must_fall = must_rise & ~down, must_fall & ~up
        rises, falls, leaves = rises | up, falls | down, up | down
    if arithmetic.fused:
        must_rise, must_fall = must_rise & False, must_fall & False
    lower = np.where(must_rise, np.inf, np.where(falls, -np.inf, lower))
    upper = np.where(must_fall, -np.inf, np.where(rises, np.inf, upper))
    return lower, upper, np.where(rises, 1, 0) + np.where(falls, 2, 0) + np.where(leaves, 4, 0)


def _round_and_flush(x: Array, to: FloatType, is_flushed: bool) -> Array:
    rounded = round_to_nearest(x, to)
    is_zero = is_flushed & (np.abs(rounded) < grid(to).smallest_normal)
    return np.where(is_zero, np.copysign(0.0, rounded), rounded)


def _edge(arithmetic: Arithmetic, scale: Array | None) -> tuple[Array, Array]:
    g = grid(arithmetic.sums if arithmetic.max_finite == grid(arithmetic.sums).max_finite else arithmetic.result)
    return _edge_of(g, scale)


def _edge_of(g: Grid, scale: Array | None) -> tuple[Array, Array]:
    unit = np.array(1.0) if scale is None else np.ldexp(1.0, -scale)
    if g.name == "f64":
        return g.max_finite * unit, 2.0**1000 * (unit * 2.0**24)
    half_way = g.max_finite / 2 + g.overflow / 2
    return half_way * unit, half_way * unit


def _round_ends(sums: Sums, low: Array, high: Array, radius: Array, arithmetic: Arithmetic) -> tuple[Array, Array]:
    """Return the ends rounded to the result type; outward in fused programs, which may skip the rounding."""
    to = arithmetic.result
    if sums.scale is not None:
        low, high = np.ldexp(low, sums.scale), np.ldexp(high, sums.scale)
    if to == f64:
        is_sharp = (radius == 0) & (True if sums.scale is None else sums.scale == 0)
        if arithmetic.fused:
            is_sharp &= sums.fits
        return np.where(is_sharp, low, np.nextafter(low, -np.inf)), np.where(is_sharp, high, np.nextafter(high, np.inf))
    if arithmetic.is_f64:
        low, high = (
            np.where(radius > 0, np.nextafter(low, -np.inf), low),
            np.where(radius > 0, np.nextafter(high, np.inf), high),
        )
    if arithmetic.fused:
        return round_down(low, to), round_up(high, to)
    lower, upper = round_to_nearest(low, to), round_to_nearest(high, to)
    if not grid(to).has_infinity:  # _with_specials handles overflow
        lower, upper = np.where(np.isnan(lower), -np.inf, lower), np.where(np.isnan(upper), np.inf, upper)
    return lower, upper


def _with_zero_signs(
    left: Factor, right: Factor, sums: Sums, lower: Array, upper: Array, *, arithmetic: Arithmetic
) -> tuple[Array, Array]:
    """Return the ends with the zeros that conform. The initial +0 may be added or not: -0 conforms only if all products
    are -0, and +0 with it. Wider or flushed arithmetic may reach -0 from below."""
    if not grid(arithmetic.result).has_negative_zero:
        return lower + 0.0, upper + 0.0
    upper = np.where(upper == 0, 0.0, upper)
    is_zero = (sums.size == 0) & (lower == 0)
    lower = np.where((lower == 0) & sums.fits, 0.0, lower)
    if is_zero.any():
        a, b = (_zero_signs(f) for f in (left, right))
        has_positive = (times(a[0], b[0]) + times(a[1], b[1])) > 0
        lower = np.where(is_zero & ~has_positive, -0.0, lower)
    if arithmetic.fused or arithmetic.flushed:
        lower = np.where((lower == 0) & ~sums.fits, -0.0, lower)
    return lower, upper


def _zero_signs(x: Factor) -> tuple[Array, Array]:
    positive, negative = ~np.signbit(x.lower), np.signbit(x.upper)
    return positive.astype(np.float32), negative.astype(np.float32)


def _with_specials(
    left: Factor, right: Factor, lower: Array, upper: Array, overflow: Array, *, arithmetic: Arithmetic
) -> Acceptance:
    g = grid(arithmetic.result)
    may_rise, may_fall = (overflow & 1) > 0, (overflow & 2) > 0
    must_be_nan = np.zeros(lower.shape, np.bool_)
    nan = per_pair(np.logical_or, left.may_be_nan, right.may_be_nan) | (may_rise & may_fall)
    if left.specials is not None or right.specials is not None:
        rises, falls, must_be_nan = _infinite_products(left, right)
        if left.is_exact and right.is_exact:
            must_be_nan |= rises & falls
        nan |= must_be_nan | (rises & (falls | may_fall)) | (falls & may_rise)
        down, up = falls | may_fall, rises | may_rise
        lower = np.where(down, -np.inf, np.where(rises, np.inf, lower))
        upper = np.where(up, np.inf, np.where(falls, -np.inf, upper))
        may_rise, may_fall = may_rise | rises, may_fall | falls
    unspecified = per_pair(np.logical_or, left.unspecified, right.unspecified)
    if not g.has_infinity:
        unspecified = unspecified | may_rise | may_fall
    if arithmetic.factors is not None and not grid(arithmetic.factors).has_infinity:
        unspecified = unspecified | ((overflow & 4) > 0)
    if not g.has_nan:
        unspecified = unspecified | nan
    if not g.has_zero:  # nor a zero as initial value
        unspecified = unspecified | True
    lower, upper = np.where(must_be_nan, np.nan, lower), np.where(must_be_nan, np.nan, upper)
    return mark_exact(Acceptance(arithmetic.result, lower, upper, nan, unspecified))


def _infinite_products(left: Factor, right: Factor) -> tuple[Array, Array, Array]:
    """Return where a product may be +inf, where -inf, and where one must be NaN. For intervals, an infinite product may
    have either sign and may be NaN."""
    a_nan, b_nan = (_any(np.isnan(_specials(x)), x) for x in (left, right))
    nan = per_pair(np.logical_or, a_nan, b_nan)
    if not (left.is_exact and right.is_exact):
        either = per_pair(np.logical_or, *(_any(np.isinf(_specials(x)), x) for x in (left, right)))
        return either, either, nan
    (a_up, a_down, a_inf_up, a_inf_down, a_zero), (b_up, b_down, b_inf_up, b_inf_down, b_zero) = map(
        _signs, (left, right)
    )
    rises = times(a_inf_up, b_up) + times(a_inf_down, b_down) + times(a_up, b_inf_up) + times(a_down, b_inf_down)
    falls = times(a_inf_up, b_down) + times(a_inf_down, b_up) + times(a_up, b_inf_down) + times(a_down, b_inf_up)
    invalid = times(a_inf_up + a_inf_down, b_zero) + times(a_zero, b_inf_up + b_inf_down)
    return rises > 0, falls > 0, nan | (invalid > 0)


def _any(where: Array, x: Factor) -> Array:
    return np.asarray(np.broadcast_to(where, x.lower.shape).any(axis=-1))


def _specials(x: Factor) -> Array:
    return np.zeros_like(x.lower) if x.specials is None else x.specials


def _signs(x: Factor) -> tuple[Array, ...]:
    specials = _specials(x)
    value = np.where(specials == 0, x.lower, specials)
    indicators = (value > 0, value < 0, value == np.inf, value == -np.inf, value == 0)
    return tuple(i.astype(np.float32) for i in indicators)
