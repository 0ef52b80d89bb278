"""From exact results to sets: what a correctly rounded operation may return, strictly or in a fused computation."""

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
    round_up,
    unbounded,
)
from spec.types import FloatType


def correctly_rounded(
    lower: Array, upper: Array, nan: Array, *, to: FloatType, mode: Mode, sides: tuple[Array, Array] | None = None
) -> Acceptance:
    """The set of an IEEE operation whose results lie between `lower` and `upper`, given as f64.

    STRICT: each end rounded to nearest, ties to even. FUSED: the values of the type on both sides of an end that is not
    one itself, since fused operations and excess precision skip the rounding or round later. `sides` are the signs of
    exact - given for both ends, where f64 may not hold the exact results. NaN at an end stands for no value but NaN.
    """
    if mode is Mode.FUSED:
        lower, upper = _outward(lower, upper, to, sides)
        return representable(lower, upper, nan, to)
    if is_plain(to):
        low = round_to_nearest(lower, to)
        high = low if lower is upper else round_to_nearest(upper, to)
        return Acceptance(to, low, high, nan, np.zeros(nan.shape, np.bool_))
    low = unbounded(lower, to)
    return representable(low, low if lower is upper else unbounded(upper, to), nan, to)


def _outward(lower: Array, upper: Array, to: FloatType, sides: tuple[Array, Array] | None) -> tuple[Array, Array]:
    below, above = (None, None) if sides is None else sides
    low = _directed(lower, to, below, down=True)
    high = _directed(upper, to, above, down=False)
    if lower is upper and _same(low, high):
        return low, low
    return low, high


def _directed(x: Array, to: FloatType, side: Array | None, *, down: bool) -> Array:
    y = round_down(x, to) if down else round_up(x, to)
    if side is None or not side.any():
        return y
    beyond = (y == x) & (side < 0 if down else side > 0)
    return np.where(beyond, next_down(x, to) if down else next_up(x, to), y)


def _same(a: Array, b: Array) -> bool:
    return bool((a.view(np.int64) == b.view(np.int64)).all())


def representable(lower: Array, upper: Array, nan: Array, to: FloatType) -> Acceptance:
    """The set with these ends, values of the type but for an exponent without limit; open where the type lacks a value
    that the set would have."""
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
    """The set of an operation that never rounds, such as negate."""
    return representable(lower, upper, nan, to)


def integral_results(lower: Array, upper: Array, nan: Array, to: FloatType, mode: Mode) -> Acceptance:
    """The set of an operation such as floor, which never rounds, but overflows where the greatest number of a type is
    no integer (15.5 in f8E3M4): in FUSED what it gives may be kept, as in `correctly_rounded`."""
    if mode is Mode.FUSED and grid(to).has_infinity:
        most = grid(to).max_finite
        too_large, too_small = (lower > most) & np.isfinite(lower), (upper < -most) & np.isfinite(upper)
        if too_large.any() or too_small.any():
            lower, upper = np.where(too_large, most, lower), np.where(too_small, -most, upper)
    return representable(lower, upper, nan, to)
