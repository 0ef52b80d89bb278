"""Intervals of an element type, and a tensor laid out with its features last, for batch normalization."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from oracles.evaluator import Context, Mode
from oracles.reference.elementwise import kind_of
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.float_grid import grid, round_down, round_to_nearest, round_up
from oracles.sets.flushing import flush_operand, flush_result
from oracles.sets.value_sets import mark_exact
from spec.types import FloatType, f64


@dataclass(frozen=True)
class Interval:
    lower: Array
    upper: Array

    @property
    def size(self) -> Array:
        return np.asarray(np.maximum(np.abs(self.lower), np.abs(self.upper)))

    def __add__(self, other: Interval) -> Interval:
        return Interval(self.lower + other.lower, self.upper + other.upper)

    def __sub__(self, other: Interval) -> Interval:
        return Interval(self.lower - other.upper, self.upper - other.lower)

    def __mul__(self, other: Interval) -> Interval:
        corners = [a * b for a in (self.lower, self.upper) for b in (other.lower, other.upper)]
        return Interval(np.minimum.reduce(corners), np.maximum.reduce(corners))

    def over(self, positive: Interval) -> Interval:
        return self * Interval(1 / positive.upper, 1 / positive.lower)

    def square(self) -> Interval:
        low, high = np.abs(self.lower), np.abs(self.upper)
        straddles = (self.lower < 0) & (self.upper > 0)
        return Interval(np.where(straddles, 0.0, np.minimum(low, high)) ** 2, np.maximum(low, high) ** 2)

    def within(self, radius: Array) -> Interval:
        return Interval(self.lower - radius, self.upper + radius)

    def total(self) -> Interval:
        return self.map(lambda a: a.sum(axis=1, keepdims=True))

    def sizes(self) -> Interval:
        size = self.size.sum(axis=1, keepdims=True)
        return Interval(size, size)

    def map(self, function: Callable[[Array], Array]) -> Interval:
        lower = function(self.lower)
        return Interval(lower, lower if self.lower is self.upper else function(self.upper))


@dataclass(frozen=True)
class Features:
    shape: tuple[int, ...]
    index: int

    @property
    def others(self) -> int:
        return math.prod(self.shape[: self.index]) * math.prod(self.shape[self.index + 1 :])

    def last(self, a: Array) -> Array:
        moved = np.moveaxis(a, self.index + 1, -1)
        return moved.reshape(a.shape[0], self.others, self.shape[self.index])

    def back(self, a: Array) -> Array:
        rest = (*self.shape[: self.index], *self.shape[self.index + 1 :], self.shape[self.index])
        return np.moveaxis(a.reshape(a.shape[0], *rest), -1, self.index + 1)


@dataclass(frozen=True)
class Operand:
    finite: Interval
    """Values, with special values replaced by 0."""
    raw: Array
    is_exact: bool
    is_special: Array
    is_nan: Array
    """Mask of elements that can only be NaN."""
    unspecified: Array


@dataclass(frozen=True)
class Arithmetic:
    """Arithmetic of an element type; the unit roundoff `u` includes the error of our own computation in f64."""

    element_type: FloatType
    context: Context

    @property
    def u(self) -> float:
        return float(2.0 ** -grid(self.element_type).precision) + 2.0**-52

    @property
    def lost(self) -> float:
        g = grid(self.element_type)
        return g.smallest if self.context.latitude.subnormals == "preserved" else 4 * g.smallest_normal

    @property
    def max_finite(self) -> float:
        return grid(self.element_type).max_finite

    def roundings(self, count: float) -> float:
        product = math.expm1(count * math.log1p(self.u)) if count * self.u < 1 else np.inf
        return min(product, 2 * count * self.u)

    def epsilon(self, value: float) -> Interval:
        """Return the attribute, an f32, as a constant of the type."""
        return self._or_zero(self.constant(float(np.float32(value))))

    def with_epsilon(self, variance: Interval, value: float) -> Interval:
        return self._or_zero(variance + self.epsilon(value))

    def _or_zero(self, x: Interval) -> Interval:
        """Return the interval extended to zero where a subnormal may be flushed, or a value is below the smallest of
        the type."""
        g = grid(self.element_type)
        if not g.has_zero:
            return x
        tiny = np.nextafter(g.smallest, 0.0) if self.context.latitude.subnormals == "preserved" else g.smallest_normal
        positive, negative = (x.lower > 0) & (x.lower <= tiny), (x.upper < 0) & (x.upper >= -tiny)
        if not (positive.any() or negative.any()):
            return x
        return Interval(np.where(positive, 0.0, x.lower), np.where(negative, 0.0, x.upper))

    def constant(self, value: float) -> Interval:
        """Return the interval between a number and the number rounded to the type; only the number itself if the
        rounded one is not finite."""
        rounded = float(round_to_nearest(np.array([value]), self.element_type)[0])
        rounded = rounded if np.isfinite(rounded) else value
        return Interval(np.array(min(rounded, value)), np.array(max(rounded, value)))

    def overflows(self, x: Interval) -> Array:
        return np.asarray(x.size.max(axis=1, keepdims=True, initial=0.0) > self.max_finite)

    def lacks(self, count: int) -> bool:
        """Whether `count` exceeds the range of the type. As a constant it is then infinite or unrounded, or unspecified
        in a type without infinity."""
        return count > grid(self.element_type).max_finite

    def read_operand(self, x: Acceptance, features: Features) -> Operand:
        kind_of(x.element_type)
        x = flush_operand(x, self.context.latitude)
        if len(x.shape) == 1 and features.shape != x.shape:
            x = x.lift(lambda a: a[:, np.newaxis, :])
        else:
            x = x.lift(features.last)
        special = ~np.isfinite(x.lower) | ~np.isfinite(x.upper) | x.nan
        lower = np.where(special, 0.0, x.lower)
        is_exact = x.lower is x.upper
        finite = Interval(lower, lower if is_exact else np.where(special, 0.0, x.upper))
        return Operand(finite, x.lower, is_exact and not (x.nan & ~np.isnan(x.lower)).any(), special,
                       np.isnan(x.lower), x.unspecified)  # fmt: skip

    def result(self, x: Interval, is_nan: Array, is_anything: Array, operands: Sequence[Array]) -> Acceptance:
        """Return the values of the type in the interval, NaN at `is_nan` and any value at `is_anything`; unspecified
        where an operand is."""
        g, to = grid(self.element_type), self.element_type
        shape = np.broadcast_shapes(x.lower.shape, is_nan.shape, is_anything.shape)
        lower, upper, is_nan, anything = (np.broadcast_to(a, shape) for a in (x.lower, x.upper, is_nan, is_anything))
        anything = (anything | np.isnan(lower) | np.isnan(upper)) & ~is_nan
        rounded = self._round_ends(lower, upper)
        if not g.has_infinity:  # overflow gives NaN or the greatest number then
            ends = zip((lower, upper), rounded, strict=True)
            anything = anything | (~is_nan & np.logical_or.reduce([np.abs(x) > g.max_finite for x, _ in ends]))
        lower, upper = rounded
        lower, upper = np.where(lower == 0, -0.0, lower), np.where(upper == 0, 0.0, upper)
        if not g.has_negative_zero:
            lower, upper = lower + 0.0, upper + 0.0
        lower, upper = np.where(anything, -np.inf, lower), np.where(anything, np.inf, upper)
        lower, upper = np.where(is_nan, np.nan, lower), np.where(is_nan, np.nan, upper)
        nan = is_nan | anything
        unspecified = np.logical_or.reduce([np.broadcast_to(u, shape) for u in operands])
        if not (g.has_infinity and g.has_nan):
            unspecified = unspecified | nan
        if not (g.has_zero and g.has_negative):
            unspecified = unspecified | True
        return flush_result(mark_exact(Acceptance(to, lower, upper, nan, unspecified)), self.context.latitude)

    def _round_ends(self, lower: Array, upper: Array) -> tuple[Array, Array]:
        to = self.element_type
        if to == f64:
            exact = np.isinf(lower) & (lower == upper)
            return (
                np.where(exact, lower, np.nextafter(lower, -np.inf)),
                np.where(exact, upper, np.nextafter(upper, np.inf)),
            )
        if self.context.mode is Mode.FUSED:
            return round_down(lower, to), round_up(upper, to)
        return round_to_nearest(lower, to), round_to_nearest(upper, to)
