"""Acceptance sets of check ops: the actual values that each op accepts, given the expected ones.

The documentation of the StableHLO interpreter (docs/reference.md) defines the first two:

- `expect_eq`: equal bits; as everywhere here, -0 and +0 differ, and all NaNs are equal.
- `expect_almost_eq`: within `tolerance` (0.0001 by default), complex numbers by parts. The tolerance is absolute below
  1 and relative above: |actual - expected| <= tolerance * max(1, |expected|).
- `expect_close`: at most `max_ulp_difference` values apart (3 by default), the zeros counting as one value.
  `min_ulp_difference` tests the expectation and not the implementation, and does not narrow a set.

Integers and booleans must be equal in all three. An expected infinity or NaN accepts only itself, except that
`expect_close` treats an infinity as the value after the largest number.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from corpora.encoding import at_position, position
from oracles.sets.acceptance import Acceptance, Array, from_bounds, greater, lesser, order_key
from spec.types import ComplexType, FloatType

TOLERANCE = 1e-4
MAX_ULP_DIFFERENCE = 3


@dataclass(frozen=True)
class Check:
    kind: Literal["eq", "almost_eq", "close"]
    tolerance: float = TOLERANCE
    max_ulp_difference: int = MAX_ULP_DIFFERENCE

    def __str__(self) -> str:
        match self.kind:
            case "almost_eq":
                return f"expect_almost_eq within {self.tolerance:g}"
            case "close":
                return f"expect_close within {self.max_ulp_difference} ulps"
        return "expect_eq"


def sets_that_pass(check: Check, expected: Acceptance) -> Acceptance:
    """Return the sets of results that pass the check against some member of the expected sets."""
    element_type = expected.element_type
    part = element_type.element if isinstance(element_type, ComplexType) else element_type
    if check.kind == "eq" or not isinstance(part, FloatType):
        return expected
    if check.kind == "close":
        lower = _steps(expected.lower, -check.max_ulp_difference, part)
        upper = _steps(expected.upper, check.max_ulp_difference, part)
    else:
        lower = expected.lower - _margin(expected.lower, check.tolerance)
        upper = expected.upper + _margin(expected.upper, check.tolerance)
    return replace(expected, lower=_zeros_as(lower, -0.0), upper=_zeros_as(upper, 0.0))


def _steps(bounds: Array, steps: int, part: FloatType) -> Array:
    moved = at_position(position(from_bounds(bounds, part), part) + steps, part).astype(np.float64)
    return np.where(np.isnan(bounds), bounds, moved)


def _margin(bounds: Array, tolerance: float) -> Array:
    with np.errstate(invalid="ignore"):
        margin = tolerance * np.maximum(1.0, np.abs(bounds))
    return np.where(np.isinf(bounds), 0.0, margin)


def _zeros_as(bounds: Array, zero: float) -> Array:
    return np.where(bounds == 0, zero, bounds)


def disjoint(a: Acceptance, b: Acceptance) -> Array:
    """Return a mask of the elements whose two sets are disjoint; complex numbers are compared by parts."""
    lower, upper = greater(a.lower, b.lower), lesser(a.upper, b.upper)
    if lower.dtype == np.float64:
        numbers = ~(np.isnan(a.lower) | np.isnan(b.lower) | np.isnan(a.upper) | np.isnan(b.upper))
        meet = numbers & (order_key(lower) <= order_key(upper)) | (a.nan & b.nan)
    else:
        meet = lower <= upper
    return np.asarray(~(meet | a.unspecified | b.unspecified))


def nearest(a: Acceptance, b: Acceptance) -> Array:
    """Return the bound in `a` nearest to each set of `b`; NaN for sets of `a` that hold only NaN."""
    numbers = ~(np.isnan(b.lower) | np.isnan(b.upper)) if b.lower.dtype == np.float64 else np.array(True)
    inside = greater(a.lower, lesser(a.upper, b.lower))
    return np.where(np.isnan(a.lower) | ~numbers, a.lower, inside) if a.lower.dtype == np.float64 else inside


def same_sets(a: Acceptance, b: Acceptance) -> bool:
    """Return whether all bounds and flags are equal; the zeros differ, and all NaNs are equal."""
    return all(_equal(getattr(a, name), getattr(b, name)) for name in ("lower", "upper", "nan", "unspecified"))


def _equal(a: Array, b: Array) -> bool:
    if a.dtype != np.float64:
        return np.array_equal(a, b)
    if a.shape != b.shape:
        return False
    return bool(np.all(np.isnan(a) & np.isnan(b) | (order_key(a) == order_key(b))))
