"""Sets of sums of many floating-point terms, in any order.

A sum of n terms with n - 1 rounded additions differs from the exact one by at most (n - 1) u sum|terms|, in any order
(Jeannerod and Rump, "Improved error bounds for inner products in floating-point arithmetic", 2013). Terms have the
shape (rows, n, ...); axis 1 is folded.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from oracles.evaluator import Context, Mode
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.float_grid import Grid, grid, round_down, round_up
from spec.types import ComplexType, ElementType, FloatType


@dataclass(frozen=True)
class Accumulation:
    """Arithmetic of a sum or product of many terms: its type and the deviations from it that are admitted."""

    float_type: FloatType
    fused: bool = False
    """Intermediate values may be wider than the type."""
    flushed: bool = False
    """Subnormals may become zero."""
    by_one_convention: bool = True
    """Operands are flushed already, and each partial result is flushed if any is."""

    @staticmethod
    def of(element_type: ElementType, context: Context) -> Accumulation:
        float_type = element_type.element if isinstance(element_type, ComplexType) else element_type
        assert isinstance(float_type, FloatType)
        latitude = context.latitude
        return Accumulation(float_type, context.mode is Mode.FUSED, latitude.flushes, latitude.is_one_convention)

    @property
    def grid(self) -> Grid:
        return grid(self.float_type)

    @property
    def unit_roundoff(self) -> float:
        return float(2.0**-self.grid.precision)

    @property
    def is_f64(self) -> bool:
        return self.float_type.name == "f64"

    def edges(self, scale: Array | float = 1.0) -> tuple[Array, Array]:
        """Return the magnitude, times `scale`, from which rounding may give infinity, and that from which it must."""
        if self.is_f64:
            return self.grid.max_finite * np.asarray(scale), 2.0**1000 * (np.asarray(scale) * 2.0**24)
        half_way = self.grid.max_finite / 2 + self.grid.overflow / 2
        return half_way * np.asarray(scale), half_way * np.asarray(scale)


@dataclass(frozen=True)
class Terms:
    lower: Array
    upper: Array
    must_be_nan: Array
    may_be_nan: Array
    unspecified: Array

    @staticmethod
    def of(terms: Acceptance) -> Terms:
        no_bounds = np.isnan(terms.lower) | np.isnan(terms.upper)
        lower, upper = np.where(no_bounds, 0.0, terms.lower), np.where(no_bounds, 0.0, terms.upper)
        nan, unspecified = np.any(terms.nan, axis=1), np.any(terms.unspecified, axis=1)
        return Terms(lower, upper, np.asarray(no_bounds.any(axis=1)), np.asarray(nan), np.asarray(unspecified))

    def result(
        self, element_type: ElementType, lower: Array, upper: Array, nan: Array, g: Grid, *, beyond: Array
    ) -> Acceptance:
        """Return sets with these bounds, or NaN where a term is NaN. `beyond` marks results that may overflow."""
        nan = nan | self.may_be_nan
        unspecified = self.unspecified
        if not g.has_infinity:
            unspecified = unspecified | beyond
        if not g.has_nan:
            unspecified = unspecified | nan
        lower = np.where(self.must_be_nan, np.nan, lower)
        upper = np.where(self.must_be_nan, np.nan, upper)
        return Acceptance(element_type, lower, upper, nan | self.must_be_nan, unspecified)


def sum_of(terms: Acceptance, accumulation: Accumulation) -> Acceptance:
    with np.errstate(all="ignore"):
        return _sum(terms, accumulation)


def _sum(terms: Acceptance, accumulation: Accumulation) -> Acceptance:
    t, g = Terms.of(terms), accumulation.grid
    finite_lower = np.where(np.isfinite(t.lower), t.lower, 0.0)
    finite_upper = np.where(np.isfinite(t.upper), t.upper, 0.0)
    magnitudes = np.maximum(np.abs(finite_lower), np.abs(finite_upper))
    # terms near the end of f64's range are scaled down before the sum
    scale = np.where(magnitudes.max(axis=1) > 2.0**900, 2.0**-100, 1.0)
    low = accurate_sum(finite_lower * scale[:, np.newaxis])
    high = low if terms.lower is terms.upper else accurate_sum(finite_upper * scale[:, np.newaxis])
    total = (magnitudes * scale[:, np.newaxis]).sum(axis=1)
    exact = _all_partial_sums_fit(t, magnitudes, accumulation)
    radius = _radius(terms.lower.shape[1], total, accumulation) + _flush_loss(t, magnitudes, accumulation)
    radius = np.where(exact, 0.0, radius)

    may_overflow, must_overflow = accumulation.edges(scale)
    positive = (np.maximum(finite_upper, 0.0) * scale[:, np.newaxis]).sum(axis=1) + radius
    negative = (np.maximum(-finite_lower, 0.0) * scale[:, np.newaxis]).sum(axis=1) + radius
    may_rise = (t.upper == np.inf).any(axis=1) | (positive >= may_overflow)
    may_fall = (t.lower == -np.inf).any(axis=1) | (negative >= may_overflow)
    must_rise = (t.lower == np.inf).any(axis=1)
    must_fall = (t.upper == -np.inf).any(axis=1)
    if not accumulation.fused:  # too large in any order
        must_rise |= (low - radius >= must_overflow) & ~may_fall
        must_fall |= (high + radius <= -must_overflow) & ~may_rise

    lower, upper = low / scale, high / scale
    outer_lower = np.maximum(below((low - radius) / scale, accumulation), _floor(t.lower, accumulation))
    outer_upper = np.minimum(above((high + radius) / scale, accumulation), -_floor(-t.upper, accumulation))
    lower = np.where(exact, lower, outer_lower)
    upper = np.where(exact, upper, outer_upper)
    lower, upper = _with_zero_signs(t, lower, upper, exact, accumulation)
    lower = np.where(must_rise, np.inf, np.where(may_fall, -np.inf, lower))
    upper = np.where(must_fall, -np.inf, np.where(may_rise, np.inf, upper))
    contradiction = must_rise & must_fall
    lower, upper = np.where(contradiction, np.nan, lower), np.where(contradiction, np.nan, upper)
    return t.result(terms.element_type, lower, upper, may_rise & may_fall, g, beyond=may_rise | may_fall)


def _radius(n: int, total: Array, accumulation: Accumulation) -> Array:
    """Return the largest distance of a sum of n terms from the exact sum, including the error of computing that in
    f64."""
    own = 2.0**-80 if accumulation.is_f64 else 2.0**-52
    return ((n - 1) * accumulation.unit_roundoff * (1 + 2.0**-20) + n * own) * total


def _floor(lower: Array, accumulation: Accumulation) -> Array:
    """Return a lower bound of a sum of non-negative terms: its largest term, since rounding is monotone; -inf for other
    sums."""
    largest = np.where(np.isfinite(lower), lower, 0.0).max(axis=1, initial=0.0)
    if accumulation.flushed:
        largest = np.where(largest < accumulation.grid.smallest_normal, 0.0, largest)
    largest = largest if accumulation.is_f64 else round_down(largest, accumulation.float_type)
    return np.where((lower >= 0).all(axis=1), largest, -np.inf)


def _flush_loss(t: Terms, magnitudes: Array, accumulation: Accumulation) -> Array:
    """Return the largest loss by flushing: the smallest normal number per term and partial sum. Partial sums of normal
    terms of one sign are never subnormal."""
    if not accumulation.flushed:
        return np.zeros(())
    n, tiny = magnitudes.shape[1], accumulation.grid.smallest_normal
    if not accumulation.by_one_convention:
        return np.array(2 * n * tiny)
    may_cancel = (t.lower < 0).any(axis=1) & (t.upper > 0).any(axis=1)
    may_be_tiny = ((magnitudes > 0) & (magnitudes < tiny)).any(axis=1)
    return np.where(may_cancel | may_be_tiny, n * tiny, 0.0)


def _all_partial_sums_fit(t: Terms, magnitudes: Array, accumulation: Accumulation) -> Array:
    """Whether every partial sum is a value of the type: a multiple of one quantum, below 2^precision quanta."""
    same = ((t.lower == t.upper) & np.isfinite(t.lower)).all(axis=1)
    quantum = lowest_bit(magnitudes).min(axis=1)
    total = magnitudes.sum(axis=1)
    g = accumulation.grid
    fits = same & (total < 2.0**g.precision * quantum) & (total <= g.max_finite)
    if accumulation.flushed:
        fits &= quantum >= g.smallest_normal
    return np.asarray(fits)


def lowest_bit(x: Array) -> Array:
    """Return the value of the lowest set bit of |x|; inf for 0."""
    mantissa, exponent = np.frexp(x)
    digits = (mantissa * 2.0**53).astype(np.int64)
    bit = (digits & -digits).astype(np.float64)
    return np.where(x == 0, np.inf, np.ldexp(bit, exponent - 53))


def accurate_sum(x: Array) -> Array:
    """Return the sum along axis 1, computed with nearly twice the precision of f64 and rounded to f64."""
    return np.asarray(sum(exact_sum(x)))


def exact_sum(x: Array) -> tuple[Array, Array]:
    """Return the sum along axis 1 as an unevaluated sum of two f64, with nearly twice the precision: pairwise, with the
    error of each addition (Knuth's TwoSum)."""
    errors = np.zeros(x.shape)
    while x.shape[1] > 1:
        if x.shape[1] % 2:
            padding = np.zeros((x.shape[0], 1, *x.shape[2:]))
            x, errors = np.concatenate([x, padding], axis=1), np.concatenate([errors, padding], axis=1)
        a, b = x[:, ::2], x[:, 1::2]
        x = a + b
        part = x - a
        errors = errors[:, ::2] + errors[:, 1::2] + ((a - (x - part)) + (b - part))
    return x[:, 0], errors[:, 0]


def below(x: Array, accumulation: Accumulation) -> Array:
    """Return the value of the type at or below x; strictly below for f64, since x itself was rounded to f64."""
    if accumulation.is_f64:
        return np.asarray(np.nextafter(x, -np.inf))
    return round_down(x, accumulation.float_type)


def above(x: Array, accumulation: Accumulation) -> Array:
    if accumulation.is_f64:
        return np.asarray(np.nextafter(x, np.inf))
    return round_up(x, accumulation.float_type)


def _with_zero_signs(
    t: Terms, lower: Array, upper: Array, exact: Array, accumulation: Accumulation
) -> tuple[Array, Array]:
    """Return the ends with the zeros that conform: -0 only if all terms are -0 (IEEE 754-2019, 6.3), or if wider or
    flushed arithmetic may reach it from below."""
    if not accumulation.grid.has_negative_zero:
        return lower + 0.0, upper + 0.0
    may_be_negative = (np.signbit(t.lower) & (t.upper >= 0) | (t.upper == 0) & np.signbit(t.upper)).all(axis=1)
    must_be_negative = ((t.lower == 0) & (t.upper == 0) & np.signbit(t.upper)).all(axis=1)
    if accumulation.fused or accumulation.flushed:
        may_be_negative |= ~exact
    lower = np.where(lower == 0, np.where(may_be_negative, -0.0, 0.0), lower)
    upper = np.where(upper == 0, np.where(must_be_negative, -0.0, 0.0), upper)
    return lower, upper
