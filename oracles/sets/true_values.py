"""True values of elementary functions: in f64 for narrower types, by ball arithmetic (Arb, through python-flint) for
f64."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flint
import numpy as np

from oracles.sets.acceptance import Array
from spec.types import FloatType, f64

arb: Any = flint.arb
"""The untyped class of python-flint; its methods crash on operands of other types."""

_SLACK = 2.0**-48
"""Relative error of NumPy's functions in f64; the measured one is below 2^-51 (see tests/oracles)."""

_PRECISIONS = (80, 160, 640, 2560)
_ENOUGH = 70
_OVERFLOW = 2.0**1023
_SMALLEST = 5e-324
_FEW = 64
"""Number of operands up to which looking for duplicates does not pay."""


@dataclass(frozen=True)
class Function:
    """A real function. `special(*operands, result)` is the mask of exact results by C99 Annex F and IEEE 754, which
    need no bound: NaN, poles, limits and zeros."""

    name: str
    double: Callable[..., Array]
    ball: Callable[..., Any]
    special: Callable[..., Array]
    least: float = -np.inf
    greatest: float = np.inf
    pole: float = 0.0
    """Operand at which the function is infinite, if any."""


@dataclass(frozen=True)
class Truth:
    """True values between value + low and value + high. Special values, and values far beyond the range of f64, are
    exact."""

    value: Array
    low: Array
    high: Array

    @property
    def least(self) -> Array:
        return np.asarray(self.value + self.low)

    @property
    def greatest(self) -> Array:
        return np.asarray(self.value + self.high)

    @property
    def magnitude(self) -> Array:
        """The largest magnitude; just below |value| if the truth is nearer to zero."""
        size = np.abs(self.value)
        inward = (np.copysign(self.low, self.value * self.low) < 0) & (
            np.copysign(self.high, self.value * self.high) < 0
        )
        return np.where(inward, np.nextafter(size, 0.0), np.maximum(np.abs(self.least), np.abs(self.greatest)))

    def __neg__(self) -> Truth:
        return Truth(-self.value, -self.high, -self.low)


def truth(function: Function, operands: tuple[Array, ...], t: FloatType, computed: Array, known: Array) -> Truth:
    """Return the true values at these operands. `computed` is the result in f64, which is kept where `known` is set."""
    if t == f64:
        return _by_balls(function, operands, computed, known)
    slack = np.where(known | np.isinf(computed), 0.0, np.abs(computed) * _SLACK)
    return Truth(computed, -slack, slack)


def _by_balls(function: Function, operands: tuple[Array, ...], computed: Array, known: Array) -> Truth:
    where = np.flatnonzero(~known)
    columns = np.stack([x.ravel()[where] for x in np.broadcast_arrays(*operands, computed)])
    first = again = np.arange(where.size)
    if where.size > _FEW:  # large tensors repeat few values; compared by bits, since zeros differ
        _, first, again = np.unique(columns[:-1].view(np.int64), axis=1, return_index=True, return_inverse=True)
    found = [_nearest(function, row, c) for *row, c in columns[:, first].T.tolist()]
    value, rest = computed.copy(), np.zeros(computed.shape)
    value.flat[where] = np.array([v for v, _ in found])[again.ravel()]
    rest.flat[where] = np.array([r for _, r in found])[again.ravel()]
    return Truth(value, rest, rest)


def _nearest(function: Function, operands: list[float], computed: float) -> tuple[float, float]:
    """Return the value as a sum of the nearest f64 and a rest, which is 0 if it is too small to matter."""
    ball = precise(function.ball, *operands)
    if ball is None:  # the exponent is too large for Arb, so f64 overflows or underflows too
        return computed, 0.0
    nearest = float(ball)
    if abs(nearest) == np.inf:
        largest = float(np.copysign(np.finfo(np.float64).max, nearest))
        return (largest, 0.0) if bool(abs(ball) < _beyond_f64()) else (nearest, 0.0)
    rest = ball - nearest
    if abs(float(rest)) < abs(nearest) * 2.0**-66:
        return nearest, 0.0
    return nearest, float(rest) or (_SMALLEST if rest > 0 else -_SMALLEST if rest < 0 else 0.0)


def _beyond_f64() -> Any:
    """Return a bound slightly above 2^1024; values below it may round to the largest f64 within a few ULP."""
    return arb(_OVERFLOW) * 2 * (1 + arb(2.0**-44))


def precise(function: Callable[..., Any], *operands: float) -> Any:
    """Return the function's value with at least 70 bits, or None if Arb cannot represent it."""
    before = flint.ctx.prec
    try:
        for precision in _PRECISIONS:
            flint.ctx.prec = precision
            ball = function(*operands)
            if ball.is_finite() and ball.rel_accuracy_bits() >= _ENOUGH:
                return ball
    finally:
        flint.ctx.prec = before
    return None
