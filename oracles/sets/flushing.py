"""Subnormals flushed to zero: what becomes of operands and results of arithmetic under each convention.

Under the latitude `subnormals = "flushed"` a zero of its sign may stand for a subnormal. It concerns arithmetic on
floating-point and complex numbers; ops that move elements or handle bits keep subnormals.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.float_grid import Grid, grid
from spec.types import ComplexType, FloatType


def flushed(x: Acceptance, latitude: Latitude) -> Acceptance:
    """The sets of operands as arithmetic reads them; x itself where nothing is flushed."""
    match latitude.subnormals:
        case "flushed":
            return _with_zeros(x, np.less)
        case "all flushed":
            return _zeroed(x)
    return x


def flushed_result(x: Acceptance, latitude: Latitude) -> Acceptance:
    """The sets of results as they are returned. One that was rounded up to the smallest normal number may have been a
    subnormal before, and flushed as such: a product of type bf16 that is computed in f32, say."""
    match latitude.subnormals:
        case "flushed":
            return _with_zeros(x, np.less_equal)
        case "results flushed" | "all flushed":
            return _zeroed(_with_zeros(x, np.less_equal))
    return x


def grid_of_parts(x: Acceptance) -> Grid | None:
    """The grid of floating-point elements, or of the parts of complex ones; None for others."""
    match x.element_type:
        case FloatType():
            return grid(x.element_type)
        case ComplexType(element):
            return grid(element)
    return None


def _with_zeros(x: Acceptance, is_below: np.ufunc) -> Acceptance:
    """The sets with the zeros that may stand for what is below the smallest normal number."""
    g = grid_of_parts(x)
    if g is None or not g.has_zero:
        return x
    positive = (x.lower > 0) & is_below(x.lower, g.smallest_normal)
    negative = (x.upper < 0) & is_below(-x.upper, g.smallest_normal)
    if not (positive.any() or negative.any()):
        return x
    return replace(x, lower=np.where(positive, 0.0, x.lower), upper=np.where(negative, _below_zero(g), x.upper))


def _zeroed(x: Acceptance) -> Acceptance:
    """The sets with their subnormal ends replaced by zeros: flushing is monotone."""
    g = grid_of_parts(x)
    if g is None or not g.has_zero or not (_subnormal(x.lower, g).any() or _subnormal(x.upper, g).any()):
        return x
    lower = _zeros_instead(x.lower, g)
    return replace(x, lower=lower, upper=lower if x.lower is x.upper else _zeros_instead(x.upper, g))


def _subnormal(x: Array, g: Grid) -> Array:
    return np.asarray((x != 0) & (np.abs(x) < g.smallest_normal))


def _zeros_instead(x: Array, g: Grid) -> Array:
    return np.where(_subnormal(x, g), np.where(x < 0, _below_zero(g), 0.0), x)


def _below_zero(g: Grid) -> float:
    return -0.0 if g.has_negative_zero else 0.0
