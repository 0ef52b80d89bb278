"""The true values of elementary functions, as neighbours on the grid of a type.

Computed in f64 for narrower types, whose ULP dwarfs the error of that, and by ball arithmetic (Arb, through
python-flint) for f64.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flint
import numpy as np

from oracles.acceptance import Array
from oracles.grid import above, below
from spec.types import FloatType, f64

arb: Any = flint.arb
"""The library's classes are untyped; their methods take anything for one of them, and crash."""

_SLACK = 2.0**-48
"""Relative; the errors measured for NumPy's functions in f64 stay below 2^-51 (see tests/oracles)."""

_PRECISIONS = (80, 160, 640, 2560)
_ENOUGH = 70
_OVERFLOW = 2.0**1023


@dataclass(frozen=True)
class Function:
    """A real function. `special(*operands, result)` tells where the result is exact by C99 Annex F and IEEE 754, and
    needs no bound: NaN, poles, limits and zeros."""

    name: str
    double: Callable[..., Array]
    ball: Callable[..., Any]
    special: Callable[..., Array]
    least: float = -np.inf
    greatest: float = np.inf
    pole: float = 0.0
    """The operand at which the function is infinite, if it is at any."""


@dataclass(frozen=True)
class Truth:
    """True values between values of a type: `above` is the least one that is no less, `below` the greatest that is no
    greater. They are equal where the truth is one, or too close to one to tell. Infinite beyond the range of f64."""

    above: Array
    below: Array


def truth(function: Function, operands: tuple[Array, ...], t: FloatType, computed: Array, known: Array) -> Truth:
    """The truth at these operands. `computed` is the result in f64, taken as it is where `known` holds."""
    if t == f64:
        return _by_balls(function, operands, computed, known)
    with np.errstate(all="ignore"):
        slack = np.where(np.isinf(computed), 0.0, np.abs(computed) * _SLACK)
        return Truth(
            np.where(known, computed, above(computed - slack, t)), np.where(known, computed, below(computed + slack, t))
        )


def _by_balls(function: Function, operands: tuple[Array, ...], computed: Array, known: Array) -> Truth:
    where = np.flatnonzero(~known)
    up, down = computed.copy(), computed.copy()
    columns = [x.ravel()[where].tolist() for x in np.broadcast_arrays(*operands)]
    sides = [_neighbours(function, row, c) for *row, c in zip(*columns, computed.ravel()[where].tolist(), strict=True)]
    up.ravel()[where] = [a for a, _ in sides]
    down.ravel()[where] = [b for _, b in sides]
    return Truth(up, down)


def _neighbours(function: Function, operands: list[float], computed: float) -> tuple[float, float]:
    ball = precise(function.ball, *operands)
    if ball is None:  # beyond any exponent: f64 over- or underflows too
        return computed, computed
    nearest = float(ball)
    if abs(nearest) == np.inf:
        largest = float(np.copysign(np.finfo(np.float64).max, nearest))
        return (largest, largest) if bool(abs(ball) < _beyond_f64()) else (nearest, nearest)
    rest = float(ball - nearest)
    if abs(rest) <= abs(nearest) * 2.0**-66:
        return nearest, nearest
    if rest > 0:
        return float(np.nextafter(nearest, np.inf)), nearest
    return nearest, float(np.nextafter(nearest, -np.inf))


def _beyond_f64() -> Any:
    """A little more than 2^1024: what is less may be rounded to the largest f64 within a few ULP."""
    return arb(_OVERFLOW) * 2 * (1 + arb(2.0**-44))


def precise(function: Callable[..., Any], *operands: float) -> Any:
    """The function's value with 70 bits or more; None where it is no number that Arb can hold."""
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
