"""Measured errors, in units in the last place, of results that have an error bound; reports show them beside the
bound."""

from __future__ import annotations

import numpy as np

from oracles.deviations import nearly_right
from oracles.sets import float_grid
from oracles.sets.acceptance import Acceptance, Array, to_bounds
from spec.types import ComplexType, FloatType


def largest_error(actual: Array, expected: Acceptance, bound: float) -> float | None:
    """Return the largest error of `actual` against the true value, to half an ULP, or None if no element can be
    measured.

    Each set must be as wide as `bound` (in ULP) makes it; its middle is the true value. Elements with other sets are
    skipped: exact results, results at the edge of a function's range or at a power of two. So are results that are
    wrong rather than inaccurate. The error of a complex number is a distance in the complex plane, in units of the ULP
    of 1 times the absolute value.
    """
    with np.errstate(all="ignore"):
        match expected.element_type:
            case ComplexType(element):
                errors, widths, telling = _in_the_plane(actual, expected, element)
            case FloatType() as element:
                errors, widths, telling = _on_the_line(actual, expected, element)
            case _:
                return None
        telling = telling & (np.abs(widths / 2 - bound) <= 0.5).all(axis=-1) & (errors <= nearly_right(element))
    return float(np.max(errors[telling])) if telling.any() else None


def _on_the_line(actual: Array, expected: Acceptance, element: FloatType) -> tuple[Array, Array, Array]:
    """Return per real element: the error in ULP, the width of the set (in a last axis of length 1) and whether it can
    be measured."""
    lower, upper = expected.lower, expected.upper
    middle = lower / 2 + upper / 2
    unit = float_grid.ulp(np.where(np.isfinite(middle), middle, 0.0), element)
    (_, low), (_, high) = np.frexp(lower), np.frexp(upper)
    errors = np.abs(to_bounds(actual, element) - middle) / unit
    return (
        errors,
        ((upper - lower) / unit)[..., np.newaxis],
        (lower * upper > 0) & (low == high) & ~expected.unspecified,
    )


def _in_the_plane(actual: Array, expected: Acceptance, element: FloatType) -> tuple[Array, Array, Array]:
    middle = expected.lower / 2 + expected.upper / 2
    unit = np.hypot(middle[..., 0], middle[..., 1]) * float_grid.ulp(np.ones(()), element)
    apart = to_bounds(actual, expected.element_type) - middle
    widths = (expected.upper - expected.lower) / unit[..., np.newaxis]
    return np.hypot(apart[..., 0], apart[..., 1]) / unit, widths, np.asarray(~expected.unspecified.any(axis=-1))
