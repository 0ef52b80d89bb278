"""Sums of products of intervals (elements of a matrix product) in f64, with sums of magnitudes and error bounds.

A factor has the shape (input sets, batches, rows, terms); a result (input sets, batches, rows of the left factor, rows
of the right factor). Sums are computed in f64 by matrix products, with negligible error for types up to f32. For f64,
short sums are computed with twice the precision, and the bound of long ones is doubled.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.exactness import halves
from oracles.sets.float_grid import grid
from oracles.sets.sums import accurate_sum, lowest_bit
from spec.types import FloatType, f64

MOST_TERMS_ADDED_EXACTLY = 2**16
"""Number of products of f64 up to which they are added with twice the precision."""
OWN_UNIT_ROUNDOFF = 2.0**-53
_SMALLEST = float(np.finfo(np.float64).smallest_subnormal)
_LARGE = 900
_FAR = 300


@dataclass(frozen=True)
class Arithmetic:
    sums: FloatType
    """Narrowest type that products and partial sums may be rounded to."""
    result: FloatType
    fused: bool = False
    """The result may be wider than its type."""
    flushed: bool = False
    """Subnormals may become zero."""
    by_one_convention: bool = True
    """Operands are flushed already, and results not yet."""
    dropped: float = 0.0
    """Weight of the products that an algorithm of several components leaves out, relative to the sum of magnitudes."""
    products: int = 1
    """Number of rounded products that replace one."""
    factors: FloatType | None = None
    """Type that each product may be rounded to first, if `sums` lacks some of its values."""

    @property
    def unit_roundoff(self) -> float:
        return float(2.0 ** -grid(self.sums).precision)

    @property
    def rounds_once(self) -> bool:
        """Whether a single product is rounded only to the result type, and at most to the type of the factors
        before."""
        is_known = self.by_one_convention or not self.flushed
        return self.sums == self.result and is_known and not self.dropped

    @property
    def is_f64(self) -> bool:
        return self.sums == f64

    @property
    def product_types(self) -> tuple[FloatType, ...]:
        return (self.sums,) if self.factors is None else (self.factors, self.sums)

    @property
    def max_finite(self) -> float:
        return min(grid(self.sums).max_finite, grid(self.result).max_finite)

    def relative_error(self, count: Array) -> Array:
        """Return the error of a sum of `count` nonzero products, relative to the sum of their magnitudes."""
        of_sums = count * self.unit_roundoff + self.dropped
        return of_sums if self.factors is None else of_sums + 2.0 ** -grid(self.factors).precision * (1 + of_sums)


@dataclass(frozen=True)
class Factor:
    """The elements of one factor, with special values replaced by 0 and kept apart."""

    lower: Array
    upper: Array
    specials: Array | None
    """Array of infinities and NaN, 0 for finite elements; None if all are finite."""
    may_be_nan: Array
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
    """Sums of products, from which the bounds of results follow, in units of 2^scale."""

    low: Array
    high: Array
    """Exact sums at both ends, in f64; one array for exact operands."""
    error: Array
    """Error of computing the sums in f64."""
    size: Array
    count: Array
    fits: Array
    """Whether every partial sum is a value of the type."""
    scale: Array | None = None


def any_of(flags: Array) -> Array:
    return np.asarray(flags.any(axis=-1))


def times(a: Array, b: Array) -> Array:
    return np.asarray(np.matmul(a, np.swapaxes(b, -1, -2)))


def per_pair(function: Callable[[Array, Array], Array], left: Array, right: Array) -> Array:
    return np.asarray(function(left[..., :, np.newaxis], right[..., np.newaxis, :]))


def sums_of(left: Factor, right: Factor, arithmetic: Arithmetic) -> Sums:
    if not (left.is_exact and right.is_exact):
        return _between(left, right, arithmetic)
    if not arithmetic.is_f64:
        return _in_f64(left.lower, right.lower, arithmetic)
    terms = left.lower.size * right.lower.shape[-2] * max(right.lower.shape[0] // left.lower.shape[0], 1)
    if terms <= MOST_TERMS_ADDED_EXACTLY:
        return _add_exactly(left.lower, right.lower, arithmetic)
    scaled_left, left_scale = _scale_down(left.lower)
    scaled_right, right_scale = _scale_down(right.lower)
    scale = per_pair(np.add, left_scale, right_scale) if left_scale.any() or right_scale.any() else None
    return _in_f64(scaled_left, scaled_right, arithmetic, scale)


def _in_f64(a: Array, b: Array, arithmetic: Arithmetic, scale: Array | None = None) -> Sums:
    center, size, count = times(a, b), times(np.abs(a), np.abs(b)), _nonzero_products(a, b)
    error = a.shape[-1] * (OWN_UNIT_ROUNDOFF * size + _SMALLEST)
    if scale is not None:  # plus the underflow of scaling
        error = error + _SMALLEST * per_pair(np.add, *(np.abs(x).sum(axis=-1) for x in (a, b)))
    is_right = (
        (count <= 1) if scale is None else (count <= 1) & (scale == 0)
    )  # a single product is rounded once, or exact
    error = np.where(is_right, 0.0, error)
    return Sums(center, center, error, size, count, partial_sums_fit(a, b, size, scale, arithmetic), scale)


def _nonzero_products(a: Array, b: Array) -> Array:
    return times((a != 0).astype(np.float32), (b != 0).astype(np.float32))


def partial_sums_fit(a: Array, b: Array, size: Array, scale: Array | None, arithmetic: Arithmetic) -> Array:
    """Whether all partial sums (and products, if they are rounded first) are values of the type: multiples of one
    quantum, fewer than 2^precision of them."""
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


def _scale_down(x: Array) -> tuple[Array, Array]:
    exponent = np.frexp(np.abs(x).max(axis=-1, initial=0.0))[1]
    exponent = np.where(exponent > _FAR, exponent, 0)
    return (np.ldexp(x, -exponent[..., np.newaxis]) if exponent.any() else x), exponent


def _add_exactly(a: Array, b: Array, arithmetic: Arithmetic) -> Sums:
    """Add products together with their errors (Dekker), with nearly twice the precision of f64; large products are
    scaled down."""
    x, y = a[..., :, np.newaxis, :], b[..., np.newaxis, :, :]
    (p, i), (q, j) = np.frexp(x), np.frexp(y)
    high, is_zero = p * q, (x == 0) | (y == 0)
    (p1, p2), (q1, q2) = halves(p), halves(q)
    low = ((p1 * q1 - high) + p1 * q2 + p2 * q1) + p2 * q2
    exponent = np.where(is_zero, 0, i + j)
    scale = exponent.max(axis=-1)
    scale = np.where(scale > _LARGE, scale, 0)
    shift = exponent - scale[..., np.newaxis]
    high = np.where(scale[..., np.newaxis] == 0, x * y, np.ldexp(high, shift))
    low = np.where(np.abs(high) >= np.finfo(np.float64).tiny, np.ldexp(low, shift), 0.0)
    size, count = np.abs(high).sum(axis=-1), (~is_zero).sum(axis=-1)
    low = np.where(count[..., np.newaxis] > 1, low, 0.0)  # a single product is rounded once
    total = accurate_sum(np.moveaxis(np.concatenate([high, low], axis=-1), -1, 1))
    error = np.where(count > 1, 2.0**-80 * size + a.shape[-1] * _SMALLEST, 0.0)
    error = np.where((scale != 0) & (count == 1), OWN_UNIT_ROUNDOFF * size, error)
    used = scale if scale.any() else None
    return Sums(total, total, error, size, count, partial_sums_fit(a, b, size, used, arithmetic), used)


def _between(left: Factor, right: Factor, arithmetic: Arithmetic) -> Sums:
    """Return sums of interval products by midpoints and radii (Rump, "Fast and parallel interval arithmetic", 1999)."""
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
