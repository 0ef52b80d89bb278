"""True values of functions at many inputs, as sums of two f64 numbers, cached on disk."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from zipfile import BadZipFile

import flint
import numpy as np
from platformdirs import user_cache_path

from accuracy import real_functions
from oracles.reference import elementwise_functions
from oracles.sets import true_values
from oracles.sets.acceptance import Array
from oracles.sets.float_grid import above, below, customary, lacks, round_to_nearest, round_unbounded
from oracles.sets.true_values import Function, truth
from spec.types import FloatType, f64

_SLACK = 2.0**-46
"""Relative error of f64 functions, with a factor above four (see oracles/sets/true_values.py)."""
_MOST_BITS = 2560
"""Precision of ball arithmetic if less does not decide."""
_SMALLEST = 5e-324
_MANY = 1 << 19
"""Above this number of inputs, ball arithmetic is used only if f64 does not decide, and for the largest errors."""


@dataclass(frozen=True)
class Truths:
    """True values `high + low`, with `high` in f64; infinities and NaN are exact."""

    high: Array
    low: Array

    def __getitem__(self, where: Array | slice) -> Truths:
        return Truths(self.high[where], self.low[where])

    def round_to(self, t: FloatType) -> Array:
        """Return the values in f64, rounded to nearest in `t`, ties to even.

        A rounded value that `t` lacks is replaced as by `float_grid.customary`: for example, infinity on overflow.
        """
        with np.errstate(all="ignore"):
            nearest = round_to_nearest(self.high, t)
            if t == f64 or not self.low.any():
                return nearest
            down, up = below(self.high, t), above(self.high, t)
            beside = (self.low != 0) & (self.high - down == up - self.high)  # a tie that `low` breaks
            return np.where(beside, customary(np.where(self.low > 0, up, down), t), nearest)

    def is_less(self, size: float) -> Array:
        magnitude = np.abs(self.high)
        return np.asarray((magnitude < size) | ((magnitude == size) & (self.low * np.sign(self.high) < 0)))

    def is_open(self, t: FloatType) -> Array:
        with np.errstate(all="ignore"):
            return lacks(round_unbounded(self.high, t), t)


def truths(f: Function, operands: tuple[Array, ...], t: FloatType) -> Truths:
    with np.errstate(all="ignore"):
        computed = np.asarray(f.double(*operands))
        if f.name in real_functions.EXACT or (f.name in real_functions.ROUNDED and t != f64):
            return Truths(computed, np.zeros(computed.shape))
        if computed.size > _MANY:
            return _mostly_by_f64(f, operands, computed, t)
        return _cached_truths(f, operands, computed, t)


def by_balls(f: Function, operands: tuple[Array, ...], computed: Array, t: FloatType) -> Truths:
    with np.errstate(all="ignore"):
        pole = np.isinf(computed) & np.logical_or.reduce([np.isinf(x) | (x == f.pole) for x in operands])
        known = np.isnan(computed) | pole | f.special(*operands, computed)
        found = truth(f, operands, f64, computed, known)
        if f.name not in real_functions.ROUNDED:
            return Truths(found.value, _with_sides(f, operands, found.value, found.low, t))
        # The processor rounds once; a ball is rounded before its conversion to f64.
        apart = np.where(computed == found.value, 0.0, found.value - computed)
        return Truths(computed, np.where(np.isfinite(computed), found.low + apart, 0.0))


def _with_sides(f: Function, operands: tuple[Array, ...], high: Array, low: Array, t: FloatType) -> Array:
    """Return `low`; where a nonzero rest is too small for f64 but breaks a tie of `t`, it is replaced by +-5e-324."""
    if t == f64:
        return low
    ties = (
        np.isfinite(high)
        & (low == 0)
        & (high - below(high, t) == above(high, t) - high)
        & (round_unbounded(high, t) != high)
    )
    sided = low.copy()
    for i in np.flatnonzero(ties).tolist():
        sided[i] = _side(f, [float(x[i]) for x in operands], float(high[i])) * _SMALLEST
    return sided


def _side(f: Function, operands: list[float], high: float) -> int:
    """Return the sign of the difference between the function's value and `high`; 0 if equal or undecided."""
    before = flint.ctx.prec
    try:
        flint.ctx.prec = _MOST_BITS
        rest = f.ball(*operands) - high
    finally:
        flint.ctx.prec = before
    return 1 if rest > 0 else -1 if rest < 0 else 0


def _mostly_by_f64(f: Function, operands: tuple[Array, ...], computed: Array, t: FloatType) -> Truths:
    """Return true values computed in f64, except near ties of `t`, where ball arithmetic computes them."""
    high, low = computed.copy(), np.zeros(computed.shape)
    middle = below(computed, t) / 2 + above(computed, t) / 2
    unsure = np.isfinite(computed) & (np.abs(computed - middle) <= np.abs(computed) * _SLACK)
    unsure &= computed != round_unbounded(computed, t)
    if unsure.any():
        exact = by_balls(f, tuple(x[unsure] for x in operands), computed[unsure], t)
        high[unsure], low[unsure] = exact.high, exact.low
    return Truths(high, low)


def _cached_truths(f: Function, operands: tuple[Array, ...], computed: Array, t: FloatType) -> Truths:
    place = _folder() / f"{f.name}-{t}-{_digest(operands)}.npz"
    damaged = (OSError, ValueError, KeyError, BadZipFile, EOFError)
    with contextlib.suppress(*damaged), open(place, "rb") as file, np.load(file) as kept:
        found = Truths(kept["high"], kept["low"])
        if found.high.shape == found.low.shape == computed.shape:
            return found
    found = by_balls(f, operands, computed, t)
    with contextlib.suppress(OSError), _write_whole(place) as stage, open(stage, "wb") as made:
        np.savez_compressed(made, high=found.high, low=found.low)
    return found


@contextlib.contextmanager
def _write_whole(place: Path) -> Iterator[Path]:
    place.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=place.parent, suffix=".part")
    os.close(handle)
    try:
        yield Path(name)
        os.replace(name, place)
    finally:
        Path(name).unlink(missing_ok=True)


def _folder() -> Path:
    return user_cache_path("stablehlo-conformance") / "true-values" / _code()


@functools.cache
def _code() -> str:
    text = [version("stablehlo-conformance")]
    text += [_source(m) for m in (true_values, elementwise_functions, real_functions)]
    text += [Path(__file__).read_text(encoding="utf-8"), version("python-flint")]
    return hashlib.sha256("\0".join(text).encode()).hexdigest()[:16]


def _source(module: ModuleType) -> str:
    return Path(str(module.__file__)).read_text(encoding="utf-8")


def _digest(operands: tuple[Array, ...]) -> str:
    found = hashlib.sha256()
    for x in operands:
        found.update(np.ascontiguousarray(x).tobytes())
    return found.hexdigest()[:16]
