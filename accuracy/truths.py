"""True values at many inputs at once, each as what f64 is nearest to it and the rest; kept on disk, since ball
arithmetic takes microseconds for each."""

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
"""Relative: more than four times what the functions in f64 are off by (see oracles/sets/true_values.py)."""
_MOST_BITS = 2560
"""Of ball arithmetic, where less does not tell."""
_SMALLEST = 5e-324
_MANY = 1 << 19
"""Of more inputs than these ball arithmetic is asked only where f64 does not tell, and where the error is greatest."""


@dataclass(frozen=True)
class Truths:
    """True values: `high`, in f64, plus `low`. Infinite and NaN ones are exact."""

    high: Array
    low: Array

    def __getitem__(self, where: Array | slice) -> Truths:
        return Truths(self.high[where], self.low[where])

    def rounded(self, t: FloatType) -> Array:
        """To nearest, ties to even, in f64; what is customary where the type lacks the value."""
        with np.errstate(all="ignore"):
            nearest = round_to_nearest(self.high, t)
            if t == f64 or not self.low.any():
                return nearest
            down, up = below(self.high, t), above(self.high, t)
            beside = (self.low != 0) & (self.high - down == up - self.high)  # a tie but for the rest
            return np.where(beside, customary(np.where(self.low > 0, up, down), t), nearest)

    def is_less(self, size: float) -> Array:
        """Where the true magnitude is."""
        magnitude = np.abs(self.high)
        return np.asarray((magnitude < size) | ((magnitude == size) & (self.low * np.sign(self.high) < 0)))

    def is_open(self, t: FloatType) -> Array:
        """Where the type has no value for it."""
        with np.errstate(all="ignore"):
            return lacks(round_unbounded(self.high, t), t)


def truths(f: Function, operands: tuple[Array, ...], t: FloatType) -> Truths:
    """The true values of a function at operands of a type, in f64."""
    with np.errstate(all="ignore"):
        computed = np.asarray(f.double(*operands))
        if f.name in real_functions.EXACT or (f.name in real_functions.ROUNDED and t != f64):
            return Truths(computed, np.zeros(computed.shape))
        if computed.size > _MANY:
            return _mostly_by_f64(f, operands, computed, t)
        return _kept(f, operands, computed, t)


def by_balls(f: Function, operands: tuple[Array, ...], computed: Array, t: FloatType) -> Truths:
    """By ball arithmetic, but for special values."""
    with np.errstate(all="ignore"):
        pole = np.isinf(computed) & np.logical_or.reduce([np.isinf(x) | (x == f.pole) for x in operands])
        known = np.isnan(computed) | pole | f.special(*operands, computed)
        found = truth(f, operands, f64, computed, known)
        if f.name not in real_functions.ROUNDED:
            return Truths(found.value, _with_sides(f, operands, found.value, found.low, t))
        # The processor rounds once, where a ball is rounded before it is made an f64.
        apart = np.where(computed == found.value, 0.0, found.value - computed)
        return Truths(computed, np.where(np.isfinite(computed), found.low + apart, 0.0))


def _with_sides(f: Function, operands: tuple[Array, ...], high: Array, low: Array, t: FloatType) -> Array:
    """The rests, with the sign of those that are too small to tell, where they would make ties."""
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
    """On which side of a number the function's value is; 0 where it is the number, or nobody can tell."""
    before = flint.ctx.prec
    try:
        flint.ctx.prec = _MOST_BITS
        rest = f.ball(*operands) - high
    finally:
        flint.ctx.prec = before
    return 1 if rest > 0 else -1 if rest < 0 else 0


def _mostly_by_f64(f: Function, operands: tuple[Array, ...], computed: Array, t: FloatType) -> Truths:
    """f64, but ball arithmetic where f64 is so near to a tie of the type that it does not tell."""
    high, low = computed.copy(), np.zeros(computed.shape)
    middle = below(computed, t) / 2 + above(computed, t) / 2
    unsure = np.isfinite(computed) & (np.abs(computed - middle) <= np.abs(computed) * _SLACK)
    unsure &= computed != round_unbounded(computed, t)
    if unsure.any():
        exact = by_balls(f, tuple(x[unsure] for x in operands), computed[unsure], t)
        high[unsure], low[unsure] = exact.high, exact.low
    return Truths(high, low)


def _kept(f: Function, operands: tuple[Array, ...], computed: Array, t: FloatType) -> Truths:
    """From the disk, or computed and put there."""
    place = _folder() / f"{f.name}-{t}-{_digest(operands)}.npz"
    damaged = (OSError, ValueError, KeyError, BadZipFile, EOFError)
    with contextlib.suppress(*damaged), open(place, "rb") as file, np.load(file) as kept:
        found = Truths(kept["high"], kept["low"])
        if found.high.shape == found.low.shape == computed.shape:
            return found
    found = by_balls(f, operands, computed, t)
    with contextlib.suppress(OSError), _written(place) as stage, open(stage, "wb") as made:
        np.savez_compressed(made, high=found.high, low=found.low)
    return found


@contextlib.contextmanager
def _written(place: Path) -> Iterator[Path]:
    """A file beside the place, which is moved there when it is whole."""
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
    """What true values depend on besides the inputs: this package's version and the text of the modules that compute
    them."""
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
