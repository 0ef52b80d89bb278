"""Sets of results of correctly rounded operations, from exact results."""

from __future__ import annotations

import numpy as np

from oracles.evaluator import Mode
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.float_grid import (
    customary,
    grid,
    has_nan,
    is_plain,
    lacks,
    next_down,
    next_up,
    round_down,
    round_to_nearest,
    round_unbounded,
    round_up,
)
from spec.types import FloatType


def correctly_rounded(
    lower: Array, upper: Array, nan: Array, *, to: FloatType, mode: Mode, sides: tuple[Array, Array] | None = None
) -> Acceptance:
    """Return the set of an IEEE operation whose exact results lie between `lower` and `upper`, given as f64.

    STRICT rounds each end to nearest, ties to even. FUSED admits both neighbours of an end that the type lacks, since
    fused operations and excess precision skip the rounding or round later. `sides` are the signs of exact - given for
    both ends, if f64 cannot hold the exact results. An end that is NaN stands for a set without numbers.
    """
    if mode is Mode.FUSED:
        lower, upper = _outward(lower, upper, to, sides)
        return representable(lower, upper, nan, to)
    if is_plain(to):
        low = round_to_nearest(lower, to)
        high = low if lower is upper else round_to_nearest(upper, to)
        return Acceptance(to, low, high, nan, np.zeros(nan.shape, np.bool_))
    low = round_unbounded(lower, to)
    return representable(low, low if lower is upper else round_unbounded(upper, to), nan, to)


def _outward(lower: Array, upper: Array, to: FloatType, sides: tuple[Array, Array] | None) -> tuple[Array, Array]:
    below, above = (None, None) if sides is None else sides
    low = _round_toward(lower, to, below, down=True)
    high = _round_toward(upper, to, above, down=False)
    if lower is upper and _same(low, high):
        return low, low
    return low, high


def _round_toward(x: Array, to: FloatType, side: Array | None, *, down: bool) -> Array:
    y = round_down(x, to) if down else round_up(x, to)
    if side is None or not side.any():
        return y
    beyond = (y == x) & (side < 0 if down else side > 0)
    return np.where(beyond, next_down(x, to) if down else next_up(x, to), y)


def _same(a: Array, b: Array) -> bool:
    return bool((a.view(np.int64) == b.view(np.int64)).all())


def representable(lower: Array, upper: Array, nan: Array, to: FloatType) -> Acceptance:
    """Return the set with these ends, which are rounded with an unbounded exponent; unspecified where the type lacks a
    value of the set."""
    if is_plain(to):
        low = customary(lower, to)
        high = low if lower is upper else customary(upper, to)
        return Acceptance(to, low, high, nan, np.zeros(nan.shape, np.bool_))
    lacking = lacks(lower, to) if lower is upper else lacks(lower, to) | lacks(upper, to)
    if not has_nan(to):
        lacking = lacking | nan
    low = customary(lower, to)
    high = low if lower is upper else customary(upper, to)
    return Acceptance(to, low, high, nan | np.isnan(low), lacking)


def exact_results(lower: Array, upper: Array, nan: Array, to: FloatType) -> Acceptance:
    return representable(lower, upper, nan, to)


def integral_results(lower: Array, upper: Array, nan: Array, to: FloatType, mode: Mode) -> Acceptance:
    """Return the set of an operation that rounds to an integer, e.g. floor.

    It never rounds to the type, but overflows if the greatest number of the type is no integer (15.5 in f8E3M4). In
    FUSED mode the result may stay unrounded then.
    """
    if mode is Mode.FUSED and grid(to).has_infinity:
        most = grid(to).max_finite
        too_large, too_small = (lower > most) & np.isfinite(lower), (upper < -most) & np.isfinite(upper)
        if too_large.any() or too_small.any():
            lower, upper = np.where(too_large, most, lower), np.where(too_small, -most, upper)
    return representable(lower, upper, nan, to)
