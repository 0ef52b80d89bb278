"""Flushing of subnormal operands and results of arithmetic to zero.

Under the latitude `subnormals = "flushed"` a zero of the same sign may replace a subnormal operand or result of
floating-point and complex arithmetic. Ops that move elements or handle bits keep subnormals.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.float_grid import Grid, grid
from spec.types import ComplexType, FloatType


def flush_operand(x: Acceptance, latitude: Latitude) -> Acceptance:
    match latitude.subnormals:
        case "flushed":
            return _with_zeros(x, np.less)
        case "all flushed":
            return _flush(x)
    return x


def flush_result(x: Acceptance, latitude: Latitude) -> Acceptance:
    """Return the sets of a result with subnormals flushed as the latitude says. A result that was rounded up to the
    smallest normal number may have been flushed before, e.g. a product of type bf16 computed in f32."""
    match latitude.subnormals:
        case "flushed":
            return _with_zeros(x, np.less_equal)
        case "results flushed" | "all flushed":
            return _flush(_with_zeros(x, np.less_equal))
    return x


def grid_of_parts(x: Acceptance) -> Grid | None:
    match x.element_type:
        case FloatType():
            return grid(x.element_type)
        case ComplexType(element):
            return grid(element)
    return None


def _with_zeros(x: Acceptance, is_below: np.ufunc) -> Acceptance:
    g = grid_of_parts(x)
    if g is None or not g.has_zero:
        return x
    positive = (x.lower > 0) & is_below(x.lower, g.smallest_normal)
    negative = (x.upper < 0) & is_below(-x.upper, g.smallest_normal)
    if not (positive.any() or negative.any()):
        return x
    return replace(x, lower=np.where(positive, 0.0, x.lower), upper=np.where(negative, _below_zero(g), x.upper))


def _flush(x: Acceptance) -> Acceptance:
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
