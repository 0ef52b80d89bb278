"""Sets of complex results: rectangles around the true value, for an error bound in the complex plane."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from oracles.evaluator import Context
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.float_grid import grid
from spec.types import ComplexType

Ends = tuple[Array, Array]


@dataclass(frozen=True)
class Plane:
    """Constants of a complex type: `eps` is the ULP of 1, `tiny` the largest underflow error."""

    to: ComplexType
    eps: float
    tiny: float
    max_finite: float

    @staticmethod
    def of(to: ComplexType, context: Context) -> Plane:
        g = grid(to.element)
        tiny = g.smallest_normal if context.latitude.flushes else g.smallest
        return Plane(to, 2.0 ** (1 - g.precision), tiny, g.max_finite)

    def result(
        self, real: Ends, imaginary: Ends, ulps: float | Array, open_at: Array, lost: float | Array = 0.0
    ) -> Acceptance:
        """Return rectangles that contain every z' with |z' - z| <= ulps * eps * |z| + lost, for z between the given
        ends.

        The ends are f64, each with an error of at most half an f64 ULP relative to |z|. Elements are unspecified at
        `open_at` and where z is so large that a result may overflow.
        """
        size = np.hypot(_largest(real), _largest(imaginary))
        # A few f64 ULP more for computing the ends and for the sums below.
        radius = size * (ulps * self.eps + 2.0**-51) + (lost + 4 * self.tiny)
        lower = np.stack([real[0] - radius, imaginary[0] - radius], axis=-1)
        upper = np.stack([real[1] + radius, imaginary[1] + radius], axis=-1)
        undecided = open_at | ~(size <= self.max_finite / 2)
        open_parts = np.repeat(undecided[..., None], 2, axis=-1)
        customary = np.stack([real[0], imaginary[0]], axis=-1)
        lower, upper = np.where(open_parts, customary, lower), np.where(open_parts, customary, upper)
        return Acceptance(self.to, lower, upper, np.isnan(lower), open_parts)


def _largest(ends: Ends) -> Array:
    return np.asarray(np.maximum(np.abs(ends[0]), np.abs(ends[1])))


def finite(x: Acceptance) -> Array:
    parts = np.isfinite(x.lower) & np.isfinite(x.upper) & ~x.nan
    return np.asarray(parts.all(axis=-1))
