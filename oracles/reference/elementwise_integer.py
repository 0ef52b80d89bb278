"""Elementwise arithmetic on integers, and logic on booleans and bits.

A result that does not fit is implementation-defined (section "Errors"): the element is unspecified unless a convention
decides it, and keeps the customary result: two's complement wrap for overflow, all ones for division by zero, the
dividend for a remainder by zero, 0 (or the sign) for a shift by the width or more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from oracles.conventions import decide_by_convention, follows
from oracles.evaluator import Context
from oracles.latitudes import Latitude
from oracles.reference.elementwise import both_exact, elementwise, map_bounds
from oracles.sets.acceptance import Acceptance, Array, bounds_dtype
from spec.types import IntegerType, i1

Exact = Callable[[Array, Array, IntegerType], tuple[Array, Array]]
"""Function of two operands in 64 bits: the result in 64 bits, wrapped to the type, and the mask of unspecified
elements."""


def least(t: IntegerType) -> int:
    return -(1 << (t.width - 1)) if t.signed else 0


def greatest(t: IntegerType) -> int:
    return (1 << (t.width - t.signed)) - 1


def wide(x: Array, t: IntegerType) -> Array:
    return x.astype(np.int64 if t.signed else np.uint64)


def wrap(x: Array, t: IntegerType) -> Array:
    """Reduce 64-bit integers modulo 2^width into the type, still in 64 bits."""
    if t.width == 64:
        return x
    bits = x.view(np.uint64) & np.uint64(2**t.width - 1)
    if not t.signed:
        return bits
    half = np.int64(2 ** (t.width - 1))
    return (bits.view(np.int64) ^ half) - half


def _narrow(x: Array, t: IntegerType) -> Array:
    return x.astype(bounds_dtype(t))


def _fit(x: Array, t: IntegerType) -> tuple[Array, Array]:
    wrapped = wrap(x, t)
    return wrapped, wrapped != x


def _add(a: Array, b: Array, t: IntegerType) -> tuple[Array, Array]:
    total = a + b
    if t.width < 64:
        return _fit(total, t)
    return total, ((a ^ total) & (b ^ total)) < 0 if t.signed else total < a


def _subtract(a: Array, b: Array, t: IntegerType) -> tuple[Array, Array]:
    difference = a - b
    if t.width < 64:
        return _fit(difference, t)
    return difference, ((a ^ b) & (a ^ difference)) < 0 if t.signed else a < b


def _multiply(a: Array, b: Array, t: IntegerType) -> tuple[Array, Array]:
    product = a * b
    if t.width <= 32:
        return _fit(product, t)
    zero, minus_one = a == 0, (a == -1) if t.signed else np.zeros(a.shape, np.bool_)
    divisor = np.where(zero | minus_one, 1, a).astype(a.dtype)
    undone = (product // divisor == b) & (product % divisor == 0)
    overflow = np.where(minus_one, (b == least(t)) if t.signed else False, ~zero & ~undone)
    return product, overflow


def _quotient(a: Array, b: Array, t: IntegerType) -> tuple[Array, Array, Array]:
    by_zero = b == 0
    overflow = (a == least(t)) & (b == -1) if t.signed else np.zeros(by_zero.shape, np.bool_)
    divisor = np.where(by_zero | overflow, 1, b).astype(b.dtype)
    quotient = a // divisor
    if t.signed:  # NumPy rounds the quotient down
        quotient = quotient + ((quotient * divisor != a) & ((a < 0) != (divisor < 0)))
    return quotient, by_zero, overflow


def _divide(a: Array, b: Array, t: IntegerType) -> tuple[Array, Array]:
    quotient, by_zero, overflow = _quotient(a, b, t)
    all_ones = np.array(-1 if t.signed else greatest(t), a.dtype)
    return np.where(by_zero, all_ones, np.where(overflow, a, quotient)), by_zero | overflow


def _remainder(a: Array, b: Array, t: IntegerType) -> tuple[Array, Array]:
    quotient, by_zero, overflow = _quotient(a, b, t)
    return np.where(by_zero, a, np.where(overflow, 0, a - quotient * b)).astype(a.dtype), by_zero | overflow


def _power(a: Array, b: Array, t: IntegerType) -> tuple[Array, Array]:
    """Return the power by repeated squaring, modulo 2^width. A negative exponent is unspecified; customary is the
    truncated reciprocal."""
    negative = b < 0
    base, exponent = np.broadcast_arrays(a, np.where(negative, 0, b).astype(np.uint64))
    result, overflow = np.ones(base.shape, a.dtype), np.zeros(base.shape, np.bool_)
    base_overflow = overflow
    while exponent.any():
        odd = (exponent & np.uint64(1)).astype(np.bool_)
        product, over = _multiply(result, base, t)
        overflow = overflow | odd & (over | base_overflow)
        result = np.where(odd, product, result)
        exponent = exponent >> np.uint64(1)
        square, over = _multiply(base, base, t)
        base, base_overflow = square, base_overflow | over
    reciprocal = np.where(a == 1, 1, np.where(a == -1, np.where(b % 2 == 0, 1, -1), 0)) if t.signed else result
    return np.where(negative, reciprocal, result).astype(a.dtype), overflow | negative


def _bits(a: Array, t: IntegerType) -> Array:
    return a.view(np.uint64) & np.uint64(2**t.width - 1)


def _beyond(b: Array, t: IntegerType) -> tuple[Array, Array]:
    beyond = (b < 0) | (b >= t.width)
    return beyond, np.where(beyond, 0, b).astype(np.uint64)


def _shift_left(a: Array, b: Array, t: IntegerType) -> tuple[Array, Array]:
    beyond, amount = _beyond(b, t)
    shifted = wrap((a.view(np.uint64) << amount).view(a.dtype), t)
    return np.where(beyond, 0, shifted).astype(a.dtype), beyond


def _shift_right_logical(a: Array, b: Array, t: IntegerType) -> tuple[Array, Array]:
    beyond, amount = _beyond(b, t)
    shifted = wrap((_bits(a, t) >> amount).view(a.dtype), t)
    return np.where(beyond, 0, shifted).astype(a.dtype), beyond


def _shift_right_arithmetic(a: Array, b: Array, t: IntegerType) -> tuple[Array, Array]:
    """Shift right and copy the highest bit, also for an unsigned type."""
    beyond, amount = _beyond(b, t)
    amount = np.where(beyond, np.uint64(t.width - 1), amount)
    signed = wrap(a.view(np.int64), IntegerType(t.width))
    return wrap((signed >> amount.view(np.int64)).view(a.dtype), t), beyond


def _point(exact: Exact, a: Array, b: Array, t: IntegerType) -> tuple[Array, Array]:
    result, unspecified = exact(wide(a, t), wide(b, t), t)
    return _narrow(result, t), unspecified


def _everywhere(shape: tuple[int, ...], t: IntegerType) -> tuple[Array, Array]:
    kind = bounds_dtype(t)
    return np.full(shape, least(t), kind), np.full(shape, greatest(t), kind)


def _corners(exact: Exact, lhs: Acceptance, rhs: Acceptance, t: IntegerType) -> Acceptance:
    """Return the extremes at the corners, for operations monotone in each operand; every value, and unspecified, if one
    may overflow."""
    pairs = [_point(exact, a, b, t) for a in (lhs.lower, lhs.upper) for b in (rhs.lower, rhs.upper)]
    values = np.stack([v for v, _ in pairs])
    unspecified = np.logical_or.reduce([u for _, u in pairs])
    if exact in (_divide, _remainder):
        unspecified = unspecified | (rhs.lower <= 0) & (rhs.upper >= 0)
    low, high = values.min(axis=0), values.max(axis=0)
    is_point = (lhs.lower == lhs.upper) & (rhs.lower == rhs.upper)
    lower, upper = _everywhere(low.shape, t)
    lost = unspecified & ~is_point
    low, high = np.where(lost, lower, low), np.where(lost, upper, high)
    return Acceptance(t, low, high, np.zeros(low.shape, np.bool_), unspecified)


def _remainders(lhs: Acceptance, rhs: Acceptance, t: IntegerType) -> Acceptance:
    point, unspecified = _point(_remainder, lhs.lower, rhs.lower, t)
    is_point = (lhs.lower == lhs.upper) & (rhs.lower == rhs.upper)
    by_zero = (rhs.lower <= 0) & (rhs.upper >= 0)
    lower = np.where(is_point, point, np.minimum(lhs.lower, 0))
    upper = np.where(is_point, point, np.maximum(lhs.upper, 0))
    kind = bounds_dtype(t)
    undecided = ~is_point & (by_zero | (unspecified if t.signed else False))
    return Acceptance(
        t, lower.astype(kind), upper.astype(kind), np.zeros(lower.shape, np.bool_), unspecified & is_point | undecided
    )


def _exact_or_any(exact: Exact, lhs: Acceptance, rhs: Acceptance, t: IntegerType) -> Acceptance:
    point, unspecified = _point(exact, lhs.lower, rhs.lower, t)
    is_point = (lhs.lower == lhs.upper) & (rhs.lower == rhs.upper)
    lower, upper = _everywhere(point.shape, t)
    lower, upper = np.where(is_point, point, lower), np.where(is_point, point, upper)
    return Acceptance(t, lower, upper, np.zeros(point.shape, np.bool_), unspecified)


def _shift_sets(exact: Exact, lhs: Acceptance, rhs: Acceptance, t: IntegerType) -> Acceptance:
    result = _exact_or_any(exact, lhs, rhs, t)
    outside = (rhs.lower < 0) | (rhs.upper >= t.width)
    return Acceptance(t, result.lower, result.upper, result.nan, result.unspecified | outside)


def _powers(exact: Exact, lhs: Acceptance, rhs: Acceptance, t: IntegerType) -> Acceptance:
    result = _exact_or_any(exact, lhs, rhs, t)
    is_point = (lhs.lower == lhs.upper) & (rhs.lower == rhs.upper)
    return Acceptance(t, result.lower, result.upper, result.nan, result.unspecified | ~is_point)


_BINARY: dict[str, tuple[Exact, Callable[..., Acceptance]]] = {
    "add": (_add, _corners),
    "subtract": (_subtract, _corners),
    "multiply": (_multiply, _corners),
    "divide": (_divide, _corners),
    "remainder": (_remainder, lambda _, lhs, rhs, t: _remainders(lhs, rhs, t)),
    "power": (_power, _powers),
    "shift_left": (_shift_left, _shift_sets),
    "shift_right_logical": (_shift_right_logical, _shift_sets),
    "shift_right_arithmetic": (_shift_right_arithmetic, _shift_sets),
    "and": (lambda a, b, t: (a & b, np.zeros((a & b).shape, np.bool_)), _exact_or_any),
    "or": (lambda a, b, t: (a | b, np.zeros((a | b).shape, np.bool_)), _exact_or_any),
    "xor": (lambda a, b, t: (a ^ b, np.zeros((a ^ b).shape, np.bool_)), _exact_or_any),
}


_CONVENTIONS = {
    "add": ("add-overflow",),
    "subtract": ("subtract-overflow",),
    "multiply": ("multiply-overflow",),
    "shift_left": ("shift_left-beyond",),
    "shift_right_logical": ("shift_right_logical-beyond",),
    "shift_right_arithmetic": ("shift_right_arithmetic-beyond",),
}
"""Conventions that decide an open result, by op."""


def _decide_division(name: str, sets: Acceptance, divisor: Acceptance, latitude: Latitude) -> Acceptance:
    """Return the sets with unspecified elements decided by the convention for zero divisors, that for overflow, or both
    if the divisor may be zero."""
    may_be_zero = (divisor.lower <= 0) & (divisor.upper >= 0)
    is_zero = (divisor.lower == 0) & (divisor.upper == 0)
    by_zero, overflow = follows(latitude, f"{name}-by-zero"), follows(latitude, f"{name}-overflow")
    known = np.where(is_zero, by_zero, np.where(may_be_zero, by_zero and overflow, overflow))
    return replace(sets, unspecified=sets.unspecified & ~known)


def _decide_power(sets: Acceptance, exponent: Acceptance, latitude: Latitude) -> Acceptance:
    """Return the sets with unspecified elements decided by the convention for negative exponents, that for overflow, or
    both if the exponent may be negative."""
    reciprocal, overflow = follows(latitude, "power-negative-exponent"), follows(latitude, "power-overflow")
    known = np.where(exponent.upper < 0, reciprocal, np.where(exponent.lower < 0, reciprocal and overflow, overflow))
    return replace(sets, unspecified=sets.unspecified & ~known)


def _register_binary(name: str, exact: Exact, interval: Callable[..., Acceptance]) -> None:
    @elementwise(name, kind="integer")
    def binary(lhs: Acceptance, rhs: Acceptance, *, to: IntegerType, context: Context, **_: Any) -> Acceptance:
        if both_exact(lhs, rhs):
            result, unspecified = _point(exact, lhs.lower, rhs.lower, to)
            sets = Acceptance(to, result, result, np.zeros(result.shape, np.bool_), unspecified)
        else:
            sets = interval(exact, lhs, rhs, to)
        if not context.latitude.conventions or not sets.unspecified.any():
            return sets
        if name in ("divide", "remainder"):
            return _decide_division(name, sets, rhs, context.latitude)
        if name == "power":
            return _decide_power(sets, rhs, context.latitude)
        return decide_by_convention(sets, context.latitude, *_CONVENTIONS[name])


for _name, _row in _BINARY.items():
    _register_binary(_name, *_row)


def _none(x: Array) -> Array:
    return np.zeros(x.shape, np.bool_)


@elementwise("negate", kind="integer")
def negate(operand: Acceptance, *, to: IntegerType, context: Context, **_: Any) -> Acceptance:
    """Negate; unsigned integers as signed ones of the same bits. The lowest signed integer overflows. An interval with
    it, or with an unsigned zero (the only one that does not wrap), is not monotone."""
    lower, upper = map_bounds(operand, lambda x: _point(_negate, x, x, to)[0], decreasing=True)
    overflowing = least(to) if to.signed else 1 << (to.width - 1)
    unspecified = (operand.lower <= overflowing) & (operand.upper >= overflowing)
    if not both_exact(operand):
        wraps = unspecified if to.signed else operand.lower == 0
        lost = wraps & (operand.lower != operand.upper)
        lowest, highest = _everywhere(lower.shape, to)
        lower, upper = np.where(lost, lowest, lower), np.where(lost, highest, upper)
    return decide_by_convention(
        Acceptance(to, lower, upper, _none(lower), unspecified), context.latitude, "negate-overflow"
    )


def _negate(a: Array, _: Array, t: IntegerType) -> tuple[Array, Array]:
    open_at = np.array(least(t) if t.signed else 2 ** (t.width - 1), a.dtype)
    return wrap(np.zeros_like(a) - a, t), a == open_at


@elementwise("abs", kind="integer")
def absolute(operand: Acceptance, *, to: IntegerType, context: Context, **_: Any) -> Acceptance:
    low, high = wide(operand.lower, to), wide(operand.upper, to)
    straddles = (low < 0) & (high > 0)
    magnitudes = [wrap(np.abs(low), to), wrap(np.abs(high), to)]
    unspecified = low == least(to)
    lower = _narrow(np.where(straddles, 0, np.minimum(*magnitudes)), to)
    upper = lower if both_exact(operand) else _narrow(np.maximum(*magnitudes), to)
    if upper is not lower:
        lost = unspecified & (low != high)
        lower, upper = np.where(lost, least(to), lower), np.where(lost, greatest(to), upper)
    return decide_by_convention(
        Acceptance(to, lower, upper, _none(lower), unspecified), context.latitude, "abs-overflow"
    )


@elementwise("sign", kind="integer")
def sign(operand: Acceptance, *, to: IntegerType, **_: Any) -> Acceptance:
    lower, upper = map_bounds(operand, np.sign)
    return Acceptance(to, lower, upper, _none(lower), _none(lower))


@elementwise("not", kind="integer")
def bitwise_not(operand: Acceptance, *, to: IntegerType, **_: Any) -> Acceptance:
    lower, upper = map_bounds(operand, lambda x: _narrow(wrap(~wide(x, to), to), to), decreasing=True)
    return Acceptance(to, lower, upper, _none(lower), _none(lower))


def _popcnt(a: Array, t: IntegerType) -> Array:
    return np.bitwise_count(_bits(a, t)).astype(np.int64)


def _count_leading_zeros(a: Array, t: IntegerType) -> Array:
    bits = _bits(a, t)
    for shift in (1, 2, 4, 8, 16, 32):  # copy the highest bit to all lower positions
        bits = bits | bits >> np.uint64(shift)
    return t.width - np.bitwise_count(bits).astype(np.int64)


def _register_count(name: str, count: Callable[[Array, IntegerType], Array]) -> None:
    @elementwise(name, kind="integer")
    def count_bits(operand: Acceptance, *, to: IntegerType, **_: Any) -> Acceptance:
        """Return a count of bits, unspecified if the type cannot hold it (2 is no si2). Undecided bits have any count
        up to the width."""
        number = count(wide(operand.lower, to), to)
        result, unspecified = _narrow(wrap(number, IntegerType(to.width, to.signed)), to), number > greatest(to)
        if both_exact(operand):
            return Acceptance(to, result, result, _none(result), unspecified)
        undecided = operand.lower != operand.upper
        too_many = to.width > greatest(to)
        lower = np.where(undecided, least(to) if too_many else 0, result)
        upper = np.where(undecided, min(to.width, greatest(to)), result)
        kind = bounds_dtype(to)
        return Acceptance(
            to, lower.astype(kind), upper.astype(kind), _none(result), unspecified | (undecided & too_many)
        )


_register_count("popcnt", _popcnt)
_register_count("count_leading_zeros", _count_leading_zeros)


def _register_logic(names: tuple[str, ...], function: Callable[[Array, Array], Array]) -> None:
    @elementwise(*names, kind="boolean")
    def logic(lhs: Acceptance, rhs: Acceptance, **_: Any) -> Acceptance:
        lower = function(lhs.lower, rhs.lower)
        upper = lower if both_exact(lhs, rhs) else function(lhs.upper, rhs.upper)
        return Acceptance(i1, lower, upper, _none(lower), _none(lower))


_register_logic(("and", "multiply", "minimum"), np.logical_and)
_register_logic(("or", "add", "maximum"), np.logical_or)


@elementwise("xor", kind="boolean")
def logical_xor(lhs: Acceptance, rhs: Acceptance, **_: Any) -> Acceptance:
    lower = lhs.lower ^ rhs.lower
    if both_exact(lhs, rhs):
        return Acceptance(i1, lower, lower, _none(lower), _none(lower))
    undecided = (lhs.lower != lhs.upper) | (rhs.lower != rhs.upper)
    return Acceptance(i1, lower & ~undecided, lower | undecided, _none(lower), _none(lower))


@elementwise("not", kind="boolean")
def logical_not(operand: Acceptance, **_: Any) -> Acceptance:
    lower, upper = map_bounds(operand, np.logical_not, decreasing=True)
    return Acceptance(i1, lower, upper, _none(lower), _none(lower))


def _register_extremum(name: str, pick: Callable[[Array, Array], Array]) -> None:
    @elementwise(name, kind="integer")
    def extremum(lhs: Acceptance, rhs: Acceptance, *, to: IntegerType, **_: Any) -> Acceptance:
        lower = pick(lhs.lower, rhs.lower)
        upper = lower if both_exact(lhs, rhs) else pick(lhs.upper, rhs.upper)
        return Acceptance(to, lower, upper, _none(lower), _none(lower))


_register_extremum("maximum", np.maximum)
_register_extremum("minimum", np.minimum)
