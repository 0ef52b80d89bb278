"""Sets of admitted results of an elementary function, from true values and an error bound."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from oracles.sets import exactness
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.float_grid import above, below, grid, quantum, ulp
from oracles.sets.rounding import representable
from oracles.sets.true_values import Truth
from spec.types import FloatType, f64


@dataclass(frozen=True)
class Bound:
    """Error bound of a result: `ulps` of the type or, for an op with `result_accuracy`, the larger of an absolute and a
    relative error. At least half an ULP, the error of rounding."""

    ulps: float
    absolute: float = 0.0
    relative: float = 0.0

    @staticmethod
    def of(result_accuracy: Any, ulps: float, t: FloatType) -> Bound:
        """Return the bound of `result_accuracy` = (atol, rtol, ulps, mode), or `ulps` if it sets none."""
        match result_accuracy:
            case (atol, rtol, units, "TOLERANCE"):
                eps = 2.0 ** (1 - grid(t).precision)
                return Bound(0.5, float(atol), max(float(rtol), units * eps))
        return Bound(ulps)

    def reach(self, magnitude: Array, t: FloatType) -> Array:
        reach = self.ulps * ulp(magnitude, t)
        if self.absolute or self.relative:
            reach = np.maximum(reach, np.maximum(self.absolute, magnitude * self.relative))
        return np.asarray(reach)

    def in_steps(self, t: FloatType) -> int:
        """Return the bound in steps between values, for types of up to 8 bits with a bound of at least 1 ULP; else
        0."""
        return int(self.ulps) if t.width <= 8 and self.ulps >= 1 else 0


def widen_by_bound(least: Truth, greatest: Truth, bound: Bound, t: FloatType) -> tuple[Array, Array]:
    """Return the least and greatest result within the bound, for true values from `least` to `greatest`, rounded to the
    type with an unbounded exponent."""
    is_point = least is greatest
    lower = _lower_end(least, None if is_point else greatest, bound, t)
    upper = -_lower_end(-greatest, None if is_point else -least, bound, t)
    # Either zero may be within the bound of a small true value, but nothing beyond zero.
    lower = np.where((least.least > 0) & (lower <= 0), -0.0, lower)
    upper = np.where((greatest.greatest < 0) & (upper >= 0), 0.0, upper)
    return lower, upper


def _lower_end(least: Truth, greatest: Truth | None, bound: Bound, t: FloatType) -> Array:
    """Return the least admitted result. The ULP doubles at a power of two, so that over a set it may belong to the
    first power above the least true value."""
    steps = bound.in_steps(t)
    if steps:
        return _step_down(above(least.least, t), steps, t)
    magnitude = least.magnitude
    reach = bound.reach(magnitude, t)
    if t == f64:  # f64 cannot hold the rest of the sum
        within = least.value - reach
        rest = exactness.of_sum(least.value, -reach, within)  # not 0 if the spacing doubles at a power of two between
        is_inward = ((rest > 0) | (rest == 0) & (least.low > 0)) & np.isfinite(within)
        lower = np.where(is_inward, np.nextafter(within, np.inf), within)
    else:
        lower = above(least.least - reach, t)
    if greatest is None:
        return lower
    power = 2 * quantum(magnitude, 1, 0.0)
    reached = (least.least > 0) & (power <= greatest.greatest)
    return np.where(reached, np.minimum(lower, power - bound.reach(power, t)), lower)


def _step_down(x: Array, steps: int, t: FloatType) -> Array:
    for _ in range(steps):
        x = np.where(np.isinf(x), x, below(np.nextafter(x, -np.inf), t))
    return x


def clip_to_range(lower: Array, upper: Array, least: float, greatest: float) -> tuple[Array, Array]:
    """Return the ends clipped to a function's range; a least value of 0 excludes -0."""
    if np.isfinite(least):
        lower = np.where((lower < least) | (lower == least), least, lower)
        upper = np.where(upper < least, least, upper)
    if np.isfinite(greatest):
        upper, lower = np.minimum(upper, greatest), np.minimum(lower, greatest)
    return lower, upper


def acceptance_of(lower: Array, upper: Array, nan: Array, truths: tuple[Array, Array], t: FloatType) -> Acceptance:
    """Return the set with these ends, for true values between `truths`.

    A true value inside the range of the type may be computed as overflow: infinity, or NaN in a type without infinity.
    """
    g = grid(t)
    if not g.has_infinity:
        reached = (upper > g.max_finite) & (truths[1] <= g.max_finite)
        fallen = (lower < -g.max_finite) & (truths[0] >= -g.max_finite)
        upper, lower = np.where(reached, g.max_finite, upper), np.where(fallen, -g.max_finite, lower)
        if g.has_nan:
            nan = nan | reached | fallen
    return representable(lower, upper, nan, t)
