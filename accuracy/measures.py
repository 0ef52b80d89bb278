"""Errors of results against true values: in units in the last place, special values, flushed subnormals.

The unit is the spacing of the type in the binade of the true value, or the smallest subnormal below the normal
numbers. Near the largest number, infinity counts as the value after it; elsewhere it is a result of the wrong kind,
like NaN.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from accuracy.measurements import Elementwise, Errors, Example, Parity, Tally
from accuracy.truths import Truths
from oracles.sets.acceptance import Array, order_key
from oracles.sets.float_grid import customary, grid, round_unbounded, ulp
from oracles.sets.true_values import Function
from spec.types import FloatType

BINS = 128
_COARSE = 2.0**-1012
"""Below this value f64 has no fractions of its ULP, and errors are multiples of it."""
_NEAR = 16
"""Within this many ULPs of the largest number, infinity counts as an ordinary error."""


@dataclass(frozen=True)
class Elements:
    operands: tuple[Array, ...]
    truths: Truths
    actual: Array
    type: FloatType

    def example(self, i: int) -> Example:
        true = repr(float(self.truths.high[i]))
        low = float(self.truths.low[i])
        if low:
            true += f"{low:+.3g}"
        return Example(tuple(repr(float(x[i])) for x in self.operands), repr(float(self.actual[i])), true)


@dataclass
class _Sum:
    elements: int = 0
    total: float = 0.0
    correct: int = 0
    greatest: float = -1.0
    worst: Example | None = None

    def add(self, errors: Array, correct: Array, where: Array, of: Elements) -> None:
        n = int(np.count_nonzero(where))
        if not n:
            return
        self.elements += n
        self.total += float(errors.sum(where=where))
        self.correct += int(np.count_nonzero(correct & where))
        i = int(np.argmax(np.where(where, errors, -1.0)))
        if errors[i] > self.greatest:
            self.greatest, self.worst = float(errors[i]), of.example(i)

    def errors(self) -> Errors:
        if not self.elements:
            return Errors()
        return Errors(
            self.elements, self.greatest, self.total / self.elements, self.correct / self.elements, self.worst
        )


@dataclass
class _Count:
    of: int = 0
    wrong: int = 0
    example: Example | None = None

    def add(self, where: Array, wrong: Array, elements: Elements) -> None:
        self.of += int(np.count_nonzero(where))
        n = int(np.count_nonzero(wrong))
        self.wrong += n
        if n and self.example is None:
            self.example = elements.example(int(np.flatnonzero(wrong)[0]))

    def tally(self) -> Tally:
        return Tally(self.of, self.wrong, self.example)


@dataclass
class Measures:
    function: Function
    type: FloatType
    operand_type: FloatType | None = None
    """The type of the operands; None if it is not a float type, whose values have no subnormals."""
    inputs: int = 0
    _normal: _Sum = field(default_factory=_Sum)
    _subnormal: _Sum = field(default_factory=_Sum)
    _operands_flushed: _Count = field(default_factory=_Count)
    _results_flushed: _Count = field(default_factory=_Count)
    _special: _Count = field(default_factory=_Count)
    _curve: Array = field(default_factory=lambda: np.full(2 * BINS, -1.0))

    def add(self, elements: Elements) -> Array:
        """Add elements; return their errors, -1 if an element has no ordinary error."""
        with np.errstate(all="ignore"):
            return self._add(elements)

    def _add(self, e: Elements) -> Array:
        t, g = self.type, grid(self.type)
        expected, is_open = e.truths.round_to(t), e.truths.is_open(t)
        self.inputs += e.actual.size
        least = grid(self.operand_type).smallest_normal if self.operand_type else 0.0
        subnormal_operand = np.logical_or.reduce([(np.abs(x) < least) & (x != 0) for x in e.operands])
        below = (np.abs(expected) < g.smallest_normal) | e.truths.is_less(g.smallest_normal)  # before or after rounding
        small = below & (expected != 0)
        subnormal = ~is_open & (subnormal_operand | small)
        flushed = self._add_flushes(e, expected, subnormal_operand & ~is_open, small & ~is_open)
        judged = ~is_open & ~flushed
        special = judged & (_is_special(e.truths) | _wrong_kind(e, t))
        self._special.add(special, special & ~same(e.actual, expected), e)
        number = judged & ~special
        errors = _errors(e, t)
        correct = e.actual == expected
        self._normal.add(errors, correct, number & ~subnormal, e)
        self._subnormal.add(errors, correct, number & subnormal, e)
        counted = number & ~np.isnan(e.operands[0])
        if self.operand_type is not None:
            np.maximum.at(self._curve, _bins(e.operands[0][counted], self.operand_type), errors[counted])
        return np.where(number & ~subnormal, errors, -1.0)

    def _add_flushes(self, e: Elements, expected: Array, operand: Array, result: Array) -> Array:
        """Return a mask of elements whose subnormal operand was read as zero, or whose subnormal result became zero.

        `operand` and `result` mark the subnormal ones. An operand counts only if flushing it changes the expected
        result by more than 16 ULPs.
        """
        least = grid(self.operand_type or self.type).smallest_normal
        where = np.flatnonzero(operand)
        read = [np.where(np.abs(x) < least, np.copysign(0.0, x), x) for x in (x[where] for x in e.operands)]
        as_read = np.asarray(customary(round_unbounded(np.asarray(self.function.double(*read)), self.type), self.type))
        right, actual = expected[where], e.actual[where]
        apart = np.abs(as_read - right) > _NEAR * ulp(right, self.type)
        apart |= ~same(as_read, right) & ~(np.isfinite(as_read) & np.isfinite(right))
        tells, taken = (np.zeros(expected.shape, np.bool_) for _ in range(2))
        tells[where], taken[where] = apart, ~same(as_read, right) & same(actual, as_read)
        self._operands_flushed.add(tells, tells & taken, e)
        made = result & (e.actual == 0) & ~taken
        self._results_flushed.add(result & ~operand, made & ~operand, e)
        return np.asarray(taken | made)

    def result(self, exhaustive: bool) -> Elementwise:
        at = np.flatnonzero(self._curve >= 0)
        curve = tuple(zip(_middles(at, self.operand_type or self.type).tolist(), self._curve[at].tolist(), strict=True))
        return Elementwise(
            self.inputs, exhaustive, self._normal.errors(), self._subnormal.errors(), self._operands_flushed.tally(),
            self._results_flushed.tally(), self._special.tally(), curve=curve,
        )  # fmt: skip


def _wrong_kind(e: Elements, t: FloatType) -> Array:
    """Return a mask of NaN results, infinities far from the largest number, and finite results far beyond it."""
    g = grid(t)
    margin = _NEAR * (g.overflow - g.max_finite)
    size = np.abs(e.truths.high)
    infinite = np.isinf(e.actual) & (size < g.max_finite - margin)
    return np.asarray(np.isnan(e.actual) | infinite | (size > g.overflow + margin))


def _is_special(truths: Truths) -> Array:
    return np.asarray(~np.isfinite(truths.high) | (truths.high == 0))


def _errors(e: Elements, t: FloatType) -> Array:
    end = grid(t).overflow
    high = np.clip(e.truths.high, -end, end)
    actual = np.clip(e.actual, -end, end)
    low = np.where(np.abs(high) < _COARSE, 0.0, e.truths.low)
    return np.asarray(np.abs((actual - high) - low) / ulp(high, t))


def same(a: Array, b: Array) -> Array:
    """Return a mask of equal elements; signs of zeros matter, NaNs are equal."""
    return np.asarray(((a == b) & (np.signbit(a) == np.signbit(b))) | (np.isnan(a) & np.isnan(b)))


# The axis of a plot: the logarithm of the magnitude on both sides of zero.


def _span(t: FloatType) -> tuple[float, float]:
    g = grid(t)
    return float(np.log2(g.smallest)), float(np.log2(g.max_finite))


def _bins(x: Array, t: FloatType) -> Array:
    low, high = _span(t)
    size = np.log2(np.clip(np.abs(x), 2.0**low, 2.0 ** min(high, 1023.0)))
    at = np.minimum(((size - low) / (high - low) * BINS).astype(np.int64), BINS - 1)
    return np.asarray(np.where(np.signbit(x), BINS - 1 - at, BINS + at))


def _middles(bins: Array, t: FloatType) -> Array:
    low, high = _span(t)
    at = np.where(bins < BINS, BINS - 1 - bins, bins - BINS)
    size = 2.0 ** (low + (at + 0.5) / BINS * (high - low))
    return np.asarray(np.where(bins < BINS, -size, size))


def places(x: Array, t: FloatType) -> Array:
    low, high = _span(t)
    size = np.log2(np.clip(np.abs(x), 2.0**low, None))
    return np.asarray(np.where(np.signbit(x), -1.0, 1.0) * np.minimum((size - low) / (high - low), 1.0))


def lies_within(x: float, t: FloatType) -> bool:
    return 4 * grid(t).smallest < abs(x) < grid(t).max_finite / 4 and (x > 0 or grid(t).has_negative)


# What several elements show together.


def order(e: Elements) -> Tally:
    (x,) = e.operands
    sort = np.argsort(order_key(x), kind="stable")
    usable = np.isfinite(x) & np.isfinite(e.truths.high) & np.isfinite(e.actual) & ~e.truths.is_open(e.type)
    sort = sort[usable[sort] & (x[sort] != 0)]
    sort = sort[np.flatnonzero(np.diff(x[sort], prepend=np.nan) != 0)]
    high, low, actual = e.truths.high[sort], e.truths.low[sort], e.actual[sort]
    with np.errstate(all="ignore"):
        rise, step = np.diff(high) + np.diff(low), np.diff(actual)
    wrong: Array = (rise > 0) & (step < 0) | (rise < 0) & (step > 0)
    at = np.flatnonzero(wrong)
    return Tally(len(rise), len(at), e.example(int(sort[at[0]])) if len(at) else None)


def symmetry(e: Elements) -> tuple[Parity, Tally | None]:
    """Return the parity of a function, by its true values, and a tally of the inputs whose results violate it."""
    (x,) = e.operands
    sort = np.argsort(order_key(x), kind="stable")
    sort = sort[~np.isnan(x[sort]) & ~e.truths.is_open(e.type)[sort]]
    keys = order_key(x[sort])
    at = np.searchsorted(keys, order_key(-x[sort]))
    paired = (at < len(keys)) & (keys[np.minimum(at, len(keys) - 1)] == order_key(-x[sort])) & ~np.signbit(x[sort])
    here, there = sort[paired], sort[at[paired]]
    signed_zero = grid(e.type).has_negative_zero
    if len(here) < 2:
        return "", None
    kinds: tuple[tuple[Parity, float], ...] = (("odd", -1.0), ("even", 1.0))
    for parity, sign in kinds:
        kept = same(e.truths.high[here], sign * e.truths.high[there])
        kept &= e.truths.low[here] == sign * e.truths.low[there]
        if kept.all():
            mirrored = sign * e.actual[there]
            wrong = np.flatnonzero(~same(e.actual[here], mirrored) & ((e.actual[here] != mirrored) | signed_zero))

            return parity, Tally(len(here), len(wrong), e.example(int(here[wrong[0]])) if len(wrong) else None)
    return "", None


def differences(e: Elements, others: Sequence[Array]) -> Tally:
    """Count elements whose result differs from that of another execution; `others[i]` belongs to element i.

    Elements whose true value is beyond the range of the type are not counted.
    """
    kept = np.flatnonzero(~e.truths.is_open(e.type)).tolist()
    apart = {i: np.flatnonzero(~same(others[i], np.full(others[i].shape, e.actual[i]))) for i in kept}
    wrong = [i for i in kept if len(apart[i])]
    first = wrong[0] if wrong else 0
    example = replace(e.example(first), other=repr(float(others[first][apart[first][0]]))) if wrong else None
    return Tally(len(kept), len(wrong), example)


def as_f64(array: Array) -> Array:
    with np.errstate(all="ignore"):
        return np.asarray(array.ravel().astype(np.float64))
