"""The sets of sums of products, the elements of a matrix product: in any order, by any tree, with or without FMA.

A sum of n products, rounded n times and added up by n - 1 rounded additions, differs from the exact one by at most
n u sum|products| (Jeannerod and Rump, "Improved error bounds for inner products in floating-point arithmetic", 2013),
besides what underflow takes from each product. Products with a zero take no rounding, nor does adding them: n counts
the others. A factor has the shape (input sets, batches, rows, terms); a result (input sets, batches, rows of the left
factor, rows of the right one).

Sums are computed in f64 by matrix products, whose own error is bounded by the same theorem: next to nothing for types
up to f32. For f64 few products are added up to twice the precision, and of many the bound is doubled.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from oracles.acceptance import Acceptance, Array, exact
from oracles.grid import Grid, grid, round_down, round_to_nearest, round_up
from oracles.sums import lowest_bit, rounded_sum
from oracles.values import settled
from spec.types import FloatType, f64

MOST_TERMS_ADDED_EXACTLY = 2**16
"""More products of f64 are added by a matrix product."""
OWN_UNIT_ROUNDOFF = 2.0**-53
_SMALLEST = float(np.finfo(np.float64).smallest_subnormal)
_LARGE = 900
"""Sums of products beyond 2^900 are scaled down."""
_FAR = 300
"""Rows with values beyond 2^300 are scaled down, so that our own products do not overflow."""


@dataclass(frozen=True)
class Arithmetic:
    """How products are added up, and what is admitted besides."""

    sums: FloatType
    """The narrowest type that products and partial sums may be rounded to."""
    result: FloatType
    fused: bool = False
    """The result may be wider than its type."""
    flushed: bool = False
    """Subnormals may be taken for zero."""
    by_one_convention: bool = True
    """Operands are as they are read, and results not yet flushed."""
    dropped: float = 0.0
    """Relative to the sum of magnitudes: products that an algorithm of several components leaves out."""
    products: int = 1
    """How many rounded products stand for one."""
    factors: FloatType | None = None
    """The type that each product may be rounded to before, where `sums` does not hold its values."""

    @property
    def unit_roundoff(self) -> float:
        return float(2.0 ** -grid(self.sums).precision)

    @property
    def rounds_once(self) -> bool:
        """Whether a single product is rounded to the result, and to the type of the factors before, and no further."""
        is_known = self.by_one_convention or not self.flushed
        return self.sums == self.result and is_known and not self.dropped

    @property
    def is_f64(self) -> bool:
        """Whether our own arithmetic is no wider than theirs."""
        return self.sums == f64

    @property
    def product_types(self) -> tuple[FloatType, ...]:
        """The types that a product may be rounded to."""
        return (self.sums,) if self.factors is None else (self.factors, self.sums)

    @property
    def max_finite(self) -> float:
        return min(grid(self.sums).max_finite, grid(self.result).max_finite)

    def relative_error(self, count: Array) -> Array:
        """Of a sum of so many products that are not zero, to the sum of their magnitudes."""
        of_sums = count * self.unit_roundoff + self.dropped
        return of_sums if self.factors is None else of_sums + 2.0 ** -grid(self.factors).precision * (1 + of_sums)


@dataclass(frozen=True)
class Factor:
    """The numbers of one factor, those that are not finite being taken for 0, and where these are."""

    lower: Array
    upper: Array
    specials: Array | None
    """The others, if there are any: an infinity, NaN, or 0 in the place of a number."""
    may_be_nan: Array
    """Of rows, as is `unspecified`."""
    unspecified: Array

    @staticmethod
    def of(x: Acceptance) -> Factor:
        nan, unspecified = any_of(x.nan), any_of(x.unspecified)
        if x.lower is x.upper:
            finite = np.isfinite(x.lower)
            if finite.all():
                return Factor(x.lower, x.lower, None, nan, unspecified)
            lower = np.where(finite, x.lower, 0.0)
            return Factor(lower, lower, np.where(finite, 0.0, x.lower), nan, unspecified)
        finite = np.isfinite(x.lower) & np.isfinite(x.upper)
        lower, upper = np.where(finite, x.lower, 0.0), np.where(finite, x.upper, 0.0)
        infinity = np.where(np.isnan(x.lower), np.nan, np.inf)
        return Factor(lower, upper, None if finite.all() else np.where(finite, 0.0, infinity), nan, unspecified)

    @property
    def is_exact(self) -> bool:
        return self.lower is self.upper

    @property
    def length(self) -> int:
        return int(self.lower.shape[-1])


@dataclass(frozen=True)
class Sums:
    """What the bounds of the results follow from. Numbers are in units of 2^scale."""

    low: Array
    high: Array
    """The exact sums at both ends, in f64; one array where the operands are exact."""
    error: Array
    """Of these sums themselves."""
    size: Array
    """The sum of the magnitudes."""
    count: Array
    """How many products are not zero."""
    fits: Array
    """Whether every partial sum is a value of the type."""
    scale: Array | None = None


def product_sums(lhs: Acceptance, rhs: Acceptance, arithmetic: Arithmetic) -> Acceptance:
    """The sums of products of real numbers, for each row of the left factor and each of the right one."""
    with np.errstate(all="ignore"):
        left, right = Factor.of(lhs), Factor.of(rhs)
        if left.length == 0:
            return nothing(left, right, arithmetic.result)
        sums = sums_of(left, right, arithmetic)
        lower, upper, may_overflow = bounds(sums, arithmetic)
        lower, upper = _signed_zeros(left, right, sums, lower, upper, arithmetic=arithmetic)
        return _with_specials(left, right, lower, upper, may_overflow, arithmetic=arithmetic)


def nothing(left: Factor, right: Factor, result: FloatType) -> Acceptance:
    """Sums of no products: the initial value."""
    zeros = np.zeros(per_pair(np.logical_or, left.may_be_nan, right.may_be_nan).shape)
    return exact(zeros, result, np.full(zeros.shape, not grid(result).has_zero))


def any_of(flags: Array) -> Array:
    """Whether any term of a row has a flag."""
    return np.asarray(flags.any(axis=-1))


def times(a: Array, b: Array) -> Array:
    """The products of all rows of a with all rows of b."""
    return np.asarray(np.matmul(a, np.swapaxes(b, -1, -2)))


def per_pair(function: Callable[[Array, Array], Array], left: Array, right: Array) -> Array:
    """A function of what is known of rows, for each row of the left factor and each of the right one."""
    return np.asarray(function(left[..., :, np.newaxis], right[..., np.newaxis, :]))


def sums_of(left: Factor, right: Factor, arithmetic: Arithmetic) -> Sums:
    if not (left.is_exact and right.is_exact):
        return _between(left, right, arithmetic)
    if not arithmetic.is_f64:
        return _in_f64(left.lower, right.lower, arithmetic)
    terms = left.lower.size * right.lower.shape[-2] * max(right.lower.shape[0] // left.lower.shape[0], 1)
    if terms <= MOST_TERMS_ADDED_EXACTLY:
        return _added_exactly(left.lower, right.lower, arithmetic)
    scaled_left, left_scale = _scaled(left.lower)
    scaled_right, right_scale = _scaled(right.lower)
    scale = per_pair(np.add, left_scale, right_scale) if left_scale.any() or right_scale.any() else None
    return _in_f64(scaled_left, scaled_right, arithmetic, scale)


def _in_f64(a: Array, b: Array, arithmetic: Arithmetic, scale: Array | None = None) -> Sums:
    center, size, count = times(a, b), times(np.abs(a), np.abs(b)), _nonzero_products(a, b)
    error = a.shape[-1] * (OWN_UNIT_ROUNDOFF * size + _SMALLEST)
    if scale is not None:  # what scaling may have taken from the factors, too
        error = error + _SMALLEST * per_pair(np.add, *(np.abs(x).sum(axis=-1) for x in (a, b)))
    is_right = (count <= 1) if scale is None else (count <= 1) & (scale == 0)  # rounded once, as theirs; or exact
    error = np.where(is_right, 0.0, error)
    return Sums(center, center, error, size, count, partial_sums_fit(a, b, size, scale, arithmetic), scale)


def _nonzero_products(a: Array, b: Array) -> Array:
    return times((a != 0).astype(np.float32), (b != 0).astype(np.float32))


def partial_sums_fit(a: Array, b: Array, size: Array, scale: Array | None, arithmetic: Arithmetic) -> Array:
    """Whether all products are multiples of a quantum that is a value of the type, and their sum less than 2^precision
    of it; of a type that products are rounded to before, each of them."""
    quantum = per_pair(
        np.multiply, lowest_bit(a).min(axis=-1, initial=np.inf), lowest_bit(b).min(axis=-1, initial=np.inf)
    )
    largest = [size] if arithmetic.factors is None else [_largest_product(a, b), size]
    fits = size <= arithmetic.max_finite
    for t, magnitude in zip(arithmetic.product_types, largest, strict=True):
        g = grid(t)
        least = g.smallest_normal if arithmetic.flushed else g.smallest
        fits &= (magnitude < 2.0**g.precision * quantum) & (magnitude <= g.max_finite) & (quantum >= least)
    if arithmetic.dropped:
        fits &= size == 0
    return np.asarray(fits if scale is None else fits & (scale == 0))


def _largest_product(a: Array, b: Array) -> Array:
    return per_pair(np.multiply, *(np.abs(x).max(axis=-1, initial=0.0) for x in (a, b)))


def _scaled(x: Array) -> tuple[Array, Array]:
    """Rows scaled down by powers of two where values are large, and the exponents of these."""
    exponent = np.frexp(np.abs(x).max(axis=-1, initial=0.0))[1]
    exponent = np.where(exponent > _FAR, exponent, 0)
    return (np.ldexp(x, -exponent[..., np.newaxis]) if exponent.any() else x), exponent


def _added_exactly(a: Array, b: Array, arithmetic: Arithmetic) -> Sums:
    """Each product with its error (Dekker), added up to nearly twice the precision. Where they are large, products are
    scaled down, each as a whole."""
    x, y = a[..., :, np.newaxis, :], b[..., np.newaxis, :, :]
    (p, i), (q, j) = np.frexp(x), np.frexp(y)
    high, is_zero = p * q, (x == 0) | (y == 0)
    (p1, p2), (q1, q2) = _halves(p), _halves(q)
    low = ((p1 * q1 - high) + p1 * q2 + p2 * q1) + p2 * q2
    exponent = np.where(is_zero, 0, i + j)
    scale = exponent.max(axis=-1)
    scale = np.where(scale > _LARGE, scale, 0)
    shift = exponent - scale[..., np.newaxis]
    high = np.where(scale[..., np.newaxis] == 0, x * y, np.ldexp(high, shift))
    low = np.where(np.abs(high) >= np.finfo(np.float64).tiny, np.ldexp(low, shift), 0.0)
    size, count = np.abs(high).sum(axis=-1), (~is_zero).sum(axis=-1)
    low = np.where(count[..., np.newaxis] > 1, low, 0.0)  # a single product is rounded once, as theirs
    total = rounded_sum(np.moveaxis(np.concatenate([high, low], axis=-1), -1, 1))
    error = np.where(count > 1, 2.0**-80 * size + a.shape[-1] * _SMALLEST, 0.0)
    error = np.where((scale != 0) & (count == 1), OWN_UNIT_ROUNDOFF * size, error)
    used = scale if scale.any() else None
    return Sums(total, total, error, size, count, partial_sums_fit(a, b, size, used, arithmetic), used)


def _halves(x: Array) -> tuple[Array, Array]:
    scaled = x * (2.0**27 + 1)
    high = scaled - (scaled - x)
    return high, x - high


def _between(left: Factor, right: Factor, arithmetic: Arithmetic) -> Sums:
    """Of intervals, by their middles and radii (Rump, "Fast and parallel interval arithmetic", 1999)."""
    (a, p), (b, q) = _middles(left), _middles(right)
    center, spread = times(a, b), times(np.abs(a), q) + times(p, np.abs(b) + q)
    size = times(np.abs(a) + p, np.abs(b) + q)
    n = left.length
    error = (n + 4) * (2 * OWN_UNIT_ROUNDOFF * size + _SMALLEST)
    fits = partial_sums_fit(a, b, size, None, arithmetic) & (spread == 0)
    error = np.where(fits, 0.0, error)
    is_known = np.isfinite(size)
    low, high = np.where(is_known, center - spread, -np.inf), np.where(is_known, center + spread, np.inf)
    return Sums(low, high, error, size, _nonzero_products(np.abs(a) + p, np.abs(b) + q), fits)


def _middles(x: Factor) -> tuple[Array, Array]:
    if x.is_exact:
        return x.lower, np.zeros_like(x.lower)
    middle = x.lower / 2 + x.upper / 2
    middle = np.where(x.lower == x.upper, x.lower, middle)
    return middle, np.maximum(x.upper - middle, middle - x.lower) * (1 + 2.0**-50)


def radius_of(sums: Sums, arithmetic: Arithmetic, relative: Array) -> Array:
    """How far results may be from the sums: `relative` to the magnitudes, and by underflow of each product."""
    times_flushed = 2 if arithmetic.by_one_convention else 4
    grids = [grid(t) for t in arithmetic.product_types]
    lost = sum(times_flushed * g.smallest_normal if arithmetic.flushed else g.smallest for g in grids)
    lost_units = lost * sums.count * arithmetic.products
    if sums.scale is not None:
        lost_units = np.ldexp(lost_units, -sums.scale)
    return np.where(sums.fits, 0.0, relative * sums.size * (1 + 2.0**-20) + lost_units + sums.error)


def bounds(sums: Sums, arithmetic: Arithmetic) -> tuple[Array, Array, Array]:
    """The least and the greatest result, and what may overflow: 1 a sum upwards, 2 downwards, 4 a product in a type of
    its own."""
    n = sums.count * arithmetic.products
    radius = radius_of(sums, arithmetic, arithmetic.relative_error(n))
    if arithmetic.rounds_once:
        radius = np.where(n <= 1, sums.error, radius)
    low, high = sums.low - radius, sums.high + radius
    if arithmetic.factors is not None and arithmetic.rounds_once:
        first_low, first_high = (_rounded_first(x, arithmetic.factors, arithmetic.flushed) for x in (low, high))
        low, high = np.where(n <= 1, np.fmin(low, first_low), low), np.where(n <= 1, np.fmax(high, first_high), high)
    lower, upper = _rounded(sums, low, high, radius, arithmetic)
    edge = _edge(arithmetic, sums.scale)
    # the parts that are positive and negative: sum and difference of magnitudes and values, halved
    positive, negative = ((x / 2) * (1 + 2.0**-40) + radius for x in (sums.size + sums.high, sums.size - sums.low))
    if arithmetic.factors is not None:  # rounding may have made them larger
        positive, negative = np.maximum(positive, high), np.maximum(negative, -low)
    rises, falls = positive >= edge[0], negative >= edge[0]
    must_rise, must_fall = (low >= edge[1]) & ~falls, (high <= -edge[1]) & ~rises
    leaves = np.zeros(rises.shape, np.bool_)
    if arithmetic.factors is not None:
        products_edge = _edge_of(grid(arithmetic.factors), sums.scale)[0]
        must_rise, must_fall = must_rise & (negative < products_edge), must_fall & (positive < products_edge)
        rises, falls = rises | (positive >= products_edge), falls | (negative >= products_edge)
        leaves = (positive >= products_edge) | (negative >= products_edge)
    if arithmetic.fused:
        must_rise, must_fall = must_rise & False, must_fall & False
    lower = np.where(must_rise, np.inf, np.where(falls, -np.inf, lower))
    upper = np.where(must_fall, -np.inf, np.where(rises, np.inf, upper))
    return lower, upper, np.where(rises, 1, 0) + np.where(falls, 2, 0) + np.where(leaves, 4, 0)


def _rounded_first(x: Array, to: FloatType, is_flushed: bool) -> Array:
    rounded = round_to_nearest(x, to)
    is_zero = is_flushed & (np.abs(rounded) < grid(to).smallest_normal)
    return np.where(is_zero, np.copysign(0.0, rounded), rounded)


def _edge(arithmetic: Arithmetic, scale: Array | None) -> tuple[Array, Array]:
    """The magnitude from which on a sum may be rounded to infinity, and the one from which it must."""
    g = grid(arithmetic.sums if arithmetic.max_finite == grid(arithmetic.sums).max_finite else arithmetic.result)
    return _edge_of(g, scale)


def _edge_of(g: Grid, scale: Array | None) -> tuple[Array, Array]:
    unit = np.array(1.0) if scale is None else np.ldexp(1.0, -scale)
    if g.name == "f64":
        return g.max_finite * unit, 2.0**1000 * (unit * 2.0**24)
    half_way = g.max_finite / 2 + g.overflow / 2
    return half_way * unit, half_way * unit


def _rounded(sums: Sums, low: Array, high: Array, radius: Array, arithmetic: Arithmetic) -> tuple[Array, Array]:
    """The ends as values of the result's type: what is between them is rounded once more, or not in fused programs."""
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
    if not grid(to).has_infinity:  # what it makes of overflow is opened elsewhere
        lower, upper = np.where(np.isnan(lower), -np.inf, lower), np.where(np.isnan(upper), np.inf, upper)
    return lower, upper


def _signed_zeros(
    left: Factor, right: Factor, sums: Sums, lower: Array, upper: Array, *, arithmetic: Arithmetic
) -> tuple[Array, Array]:
    """The initial +0 may be added or not, so -0 comes only of products that are all negative, and may be +0 as well.
    Wider or flushed arithmetic may come to -0 from below."""
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
    """Which elements are surely positive, and which negative, zeros included."""
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
    if not g.has_zero:  # nor an initial value
        unspecified = unspecified | True
    lower, upper = np.where(must_be_nan, np.nan, lower), np.where(must_be_nan, np.nan, upper)
    return settled(Acceptance(arithmetic.result, lower, upper, nan, unspecified))


def _infinite_products(left: Factor, right: Factor) -> tuple[Array, Array, Array]:
    """Where some product may be +inf, where -inf, and where one must be NaN. Among intervals an infinity may come to
    either infinity, and a NaN may come of it."""
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
    """Indicators: positive, negative, +inf, -inf, zero."""
    specials = _specials(x)
    value = np.where(specials == 0, x.lower, specials)
    indicators = (value > 0, value < 0, value == np.inf, value == -np.inf, value == 0)
    return tuple(i.astype(np.float32) for i in indicators)
