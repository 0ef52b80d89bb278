"""What is known of the elements of a value while a program is drawn, so that it stays well defined and decidable."""

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
    """Every element lies between low and high; of a complex one, each of its parts.

    `integral`: every element is an integer. `nan`: an element may be NaN. `exact`: the specification leaves one result
    only, no rounding of fused operations included.
    """

    low: Number
    high: Number
    integral: bool = False
    nan: bool = False
    exact: bool = True

    def within(self, limit: Range) -> bool:
        """Whether all that this range allows, the limit allows."""
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
        """What both allow; the other where they have nothing in common."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        if low > high:
            return other
        return Range(
            low, high, self.integral or other.integral, self.nan and other.nan, self.exact and other.exact
        )  # fmt: skip


def hull(ranges: list[Range]) -> Range:
    """The least range that holds all of these. Raises IndexError where there are none."""
    joined = ranges[0]
    for r in ranges[1:]:
        joined |= r
    return joined


@functools.cache
def full_range(t: ElementType) -> Range:
    """What holds of any value of an element type."""
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
    """What holds of any value of an element type that rounding may have changed."""
    return replace(full_range(t), exact=False)


def part(t: ElementType) -> ElementType:
    """The element type of the parts of a complex type, any other type as it is."""
    return t.element if isinstance(t, ComplexType) else t


def has_order(t: ElementType) -> bool:
    """Whether minimum, maximum and clamp keep a value of this type between bounds."""
    return not isinstance(t, ComplexType | QuantizedType)


class Format(NamedTuple):
    """Of a floating-point type: bits of the fraction, greatest finite, least positive and least normal number, and the
    distance from 1 to the next number."""

    fraction_bits: int
    greatest: float
    tiny: float
    normal: float
    epsilon: float


@functools.cache
def format_of(t: ElementType) -> Format:
    """The format of a floating-point type."""
    info: Any = ml_dtypes.finfo(dtype(t))  # type: ignore[no-untyped-call]
    numbers = (info.max, info.smallest_subnormal, info.smallest_normal, info.eps)
    return Format(int(info.nmant), *map(float, numbers))


@functools.cache
def can_count(t: ElementType) -> bool:
    """Whether the type has zero and both signs or is an integer type: f8E8M0FNU has powers of two only."""
    return part(t) != FloatType("f8E8M0FNU")


@functools.cache
def span(t: ElementType) -> tuple[int, int]:
    """The least and greatest integer such that the type holds every integer between."""
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


@functools.cache
def greatest(t: ElementType) -> float:
    """The greatest finite value of a floating-point type."""
    return format_of(part(t)).greatest


@functools.cache
def has_value(r: Range, t: ElementType) -> bool:
    """Whether a floating-point type, or the parts of a complex one, have a value at an end or in the middle of a range:
    narrow types have wide gaps. True of other types."""
    element = part(t)
    if not isinstance(element, FloatType):
        return True
    return any(r.low <= representable(x, element) <= r.high for x in (r.low, r.high, r.low / 2 + r.high / 2))


def representable(x: Number, t: ElementType) -> Number:
    """The value of the type nearest to x."""
    if not isinstance(t, FloatType):
        return x
    with np.errstate(all="ignore"):
        return float(np.array(x, np.float64).astype(dtype(t)))
