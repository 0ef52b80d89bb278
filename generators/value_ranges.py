"""Ranges: known properties of the elements of a value while a program is drawn, used to keep it well defined."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import ml_dtypes
import numpy as np

from spec.types import BooleanType, ComplexType, ElementType, FloatType, IntegerType, QuantizedType, dtype
from spec.vocabulary import max_value, min_value

Number = int | float


@dataclass(frozen=True)
class Range:
    """Interval that contains every element; for a complex element, both of its parts.

    `integral`: every element is an integer. `nan`: an element may be NaN. `exact`: the specification allows only one
    result, even if fusion rounds differently.
    """

    low: Number
    high: Number
    integral: bool = False
    nan: bool = False
    exact: bool = True

    def within(self, limit: Range) -> bool:
        return (
            limit.low <= self.low
            and self.high <= limit.high
            and (self.integral or not limit.integral)
            and (limit.nan or not self.nan)
            and (self.exact or not limit.exact)
        )

    def __or__(self, other: Range) -> Range:
        return Range(
            min(self.low, other.low),
            max(self.high, other.high),
            self.integral and other.integral,
            self.nan or other.nan,
            self.exact and other.exact,
        )

    def __and__(self, other: Range) -> Range:
        """Return the intersection of both ranges, or `other` if they are disjoint."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        if low > high:
            return other
        return Range(
            low, high, self.integral or other.integral, self.nan and other.nan, self.exact and other.exact
        )  # fmt: skip


def hull(ranges: list[Range]) -> Range:
    """Return the least range that contains all `ranges`. Raises IndexError for an empty list."""
    joined = ranges[0]
    for r in ranges[1:]:
        joined |= r
    return joined


@functools.cache
def full_range(t: ElementType) -> Range:
    match t:
        case BooleanType():
            return Range(0, 1, integral=True)
        case IntegerType():
            return Range(min_value(t), max_value(t), integral=True)
        case FloatType():
            return Range(-math.inf, math.inf, nan=True)
        case ComplexType(element):
            return full_range(element)
        case QuantizedType():
            return Range(t.storage_min, t.storage_max, integral=True)


@functools.cache
def inexact_range(t: ElementType) -> Range:
    """Return the range of all values of element type `t` after a rounding that is the implementation's choice."""
    return replace(full_range(t), exact=False)


def part(t: ElementType) -> ElementType:
    return t.element if isinstance(t, ComplexType) else t


def has_order(t: ElementType) -> bool:
    return not isinstance(t, ComplexType | QuantizedType)


class Format(NamedTuple):
    """Floating-point format.

    `greatest` is the greatest finite number, `tiny` the least positive and `normal` the least normal number.
    """

    fraction_bits: int
    greatest: float
    tiny: float
    normal: float
    epsilon: float


@functools.cache
def format_of(t: ElementType) -> Format:
    info: Any = ml_dtypes.finfo(dtype(t))  # type: ignore[no-untyped-call]
    numbers = (info.max, info.smallest_subnormal, info.smallest_normal, info.eps)
    return Format(int(info.nmant), *map(float, numbers))


@functools.cache
def can_count(t: ElementType) -> bool:
    """Return whether the type has zero and integers; f8E8M0FNU has only powers of two."""
    return part(t) != FloatType("f8E8M0FNU")


@functools.cache
def span(t: ElementType) -> tuple[int, int]:
    """Return the ends of the interval around 0 in which the type holds every integer.

    Raises TypeError for a type without integers.
    """
    match t:
        case BooleanType():
            return 0, 1
        case IntegerType():
            return int(min_value(t)), int(max_value(t))
        case FloatType():
            if not can_count(t):
                return 1, 2
            most = min(2 ** (format_of(t).fraction_bits + 1), int(format_of(t).greatest))
            return -most, most
        case ComplexType(element):
            return span(element)
    raise TypeError(f"{t} has no integers")


def symmetric(bound: float, t: ElementType, *, is_real: bool) -> Range:
    """Return the range from -bound to bound; unless `is_real`, of the integers in it that the type holds exactly."""
    if is_real:
        return Range(-bound, bound, exact=False)
    return Range(max(-math.floor(bound), span(t)[0]), math.floor(bound), integral=True)


@functools.cache
def greatest(t: ElementType) -> float:
    return format_of(part(t)).greatest


@functools.cache
def has_value(r: Range, t: ElementType) -> bool:
    """Return whether range `r` contains a value of type `t`; values of narrow floating-point types are far apart."""
    element = part(t)
    if not isinstance(element, FloatType):
        return True
    return any(r.low <= representable(x, element) <= r.high for x in (r.low, r.high, r.low / 2 + r.high / 2))


def representable(x: Number, t: ElementType) -> Number:
    if not isinstance(t, FloatType):
        return x
    with np.errstate(all="ignore"):
        return float(np.array(x, np.float64).astype(dtype(t)))
