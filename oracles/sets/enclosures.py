"""Conversion between sets and midpoint-radius form: intervals for real numbers, squares for complex ones."""

from __future__ import annotations

import numpy as np

from oracles.evaluator import Context, Mode
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.float_grid import grid, round_down, round_to_nearest, round_up
from oracles.sets.value_sets import mark_exact
from spec.types import ComplexType, ElementType, FloatType, f64


def part_of(element_type: ElementType) -> FloatType:
    found = element_type.element if isinstance(element_type, ComplexType) else element_type
    assert isinstance(found, FloatType)
    return found


def numbers(x: Acceptance) -> tuple[Array, Array]:
    """Return the midpoints of sets, as f64 or complex128, and their radii; not finite for unbounded sets."""
    lower, upper = x.lower, x.upper
    if isinstance(x.element_type, ComplexType):
        lower, upper = (np.ascontiguousarray(b).view(np.complex128)[..., 0] for b in (lower, upper))
    if x.lower is x.upper:
        return lower, np.zeros(lower.shape)
    with np.errstate(all="ignore"):
        middle = np.where(lower == upper, lower, lower / 2 + upper / 2)
        return middle, np.maximum(np.abs(upper - middle), np.abs(middle - lower)) * (1 + 2.0**-50)


def is_special(x: Acceptance) -> Array:
    special = x.unspecified | x.nan | ~np.isfinite(x.lower) | ~np.isfinite(x.upper)
    return np.asarray(special.any(axis=-1)) if isinstance(x.element_type, ComplexType) else special


def enclose(center: Array, radius: Array, is_open: Array, to: ElementType, context: Context) -> Acceptance:
    """Return the sets of values within `radius` of `center`, for each part of a complex number; unspecified elements
    keep the center.

    Elements that may overflow are unspecified: a sum beyond the range of the type may be infinite or NaN.
    """
    part = part_of(to)
    if isinstance(to, ComplexType):
        center = np.stack([center.real, center.imag], axis=-1)
        radius, is_open = (np.repeat(a[..., np.newaxis], 2, axis=-1) for a in np.broadcast_arrays(radius, is_open))
    with np.errstate(all="ignore"):
        is_open = is_open | ~(np.abs(center) + radius < grid(part).max_finite)
        radius = np.where(is_open, 0.0, radius)
        lower, upper = _round_ends(center - radius, center + radius, radius == 0, part, context)
    # a zero may have either sign
    lower, upper = np.where(lower == 0, -0.0, lower), np.where(upper == 0, 0.0, upper)
    if not grid(part).has_negative_zero:
        lower, upper = lower + 0.0, upper + 0.0
    return mark_exact(Acceptance(to, lower, upper, is_open, is_open))


def _round_ends(low: Array, high: Array, is_exact: Array, to: FloatType, context: Context) -> tuple[Array, Array]:
    if to == f64:
        return (
            np.where(is_exact, low, np.nextafter(low, -np.inf)),
            np.where(is_exact, high, np.nextafter(high, np.inf)),
        )
    if context.mode is Mode.FUSED:
        return round_down(low, to), round_up(high, to)
    return round_to_nearest(low, to), round_to_nearest(high, to)
