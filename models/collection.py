"""The collection of real programs, with the inputs they were lowered with and similar random inputs."""

from __future__ import annotations

import functools
import io
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import numpy as np

from spec.parse import parse
from spec.program import Program
from spec.types import TensorType, dtype

Array = np.ndarray[Any, Any]
PROGRAMS, INPUTS, VERSIONS = "programs", "inputs.npz", "versions.json"


@dataclass(frozen=True)
class Model:
    """A program as its producer printed it. `given` are the inputs that it was lowered with, one per argument."""

    name: str
    text: str
    given: tuple[Array, ...]

    @functools.cached_property
    def program(self) -> Program:
        """The parsed program. Raises spec.parse.ParseError if the text is not StableHLO."""
        return parse(self.text, f"model {self.name}", lower_chlo=True)

    def inputs(self, sets: int, seed: int) -> tuple[tuple[Array, ...], ...]:
        """Return `sets` input sets: the given one, then random ones of the same types, shapes and ranges."""
        types = [v.type for v in self.program.main.arguments]
        given = tuple(as_typed(a, t) for a, t in zip(self.given, types, strict=True))
        rng = np.random.default_rng((seed, len(self.text)))
        return (given, *(tuple(like(a, rng) for a in given) for _ in range(sets - 1)))


@functools.cache
def collection() -> dict[str, Model]:
    folder = files(__package__)
    with np.load(io.BytesIO((folder / INPUTS).read_bytes())) as arrays:
        held: dict[str, list[Array]] = {}
        for key in sorted(arrays.files, key=lambda k: (k.rpartition("/")[0], int(k.rpartition("/")[2]))):
            held.setdefault(key.rpartition("/")[0], []).append(arrays[key])
    found = sorted((p for p in (folder / PROGRAMS).iterdir() if p.name.endswith(".mlir")), key=lambda p: p.name)
    names = [p.name.removesuffix(".mlir") for p in found]
    return {
        name: Model(name, p.read_text(encoding="utf-8"), tuple(held.get(name, ())))
        for name, p in zip(names, found, strict=True)
    }


def as_stored(array: Array) -> Array:
    """Return the array as NumPy can store it: elements of ml_dtypes become unsigned integers with the same bits."""
    if array.dtype.isbuiltin == 1:
        return array
    return np.atleast_1d(array).view(f"u{array.dtype.itemsize}").reshape(array.shape)


def as_typed(array: Array, t: Any) -> Array:
    """Invert `as_stored`: return the array as an argument of type `t`."""
    assert isinstance(t, TensorType)
    native = dtype(t.element_type)
    return array if array.dtype == native else np.atleast_1d(array).view(native).reshape(array.shape)


def like(array: Array, rng: np.random.Generator) -> Array:
    """Return a random finite array of the same type, shape and range.

    Integers lie between the least and the greatest element of `array`. Floats have the same range if no element is
    negative, else the same mean and deviation. Complex numbers are permuted.
    """
    if array.dtype.kind == "b":
        return np.asarray(rng.random(array.shape) < 0.5)
    if array.dtype.kind in "iu":
        low, high = int(array.min(initial=0)), int(array.max(initial=0))
        return np.asarray(rng.integers(low, high, array.shape, dtype=array.dtype, endpoint=True))
    if array.dtype.kind == "c":
        return np.asarray(rng.permutation(array.ravel())).reshape(array.shape)
    wide = array.astype(np.float64)
    finite = wide[np.isfinite(wide)]
    if not finite.size:
        return array
    with np.errstate(all="ignore"):
        if finite.min() >= 0:
            found = rng.uniform(finite.min(), finite.max(), array.shape)
        else:
            found = rng.normal(finite.mean(), finite.std() or 1.0, array.shape)
        other = np.asarray(found).astype(array.dtype)
    return np.where(np.isfinite(other.astype(np.float64)), other, array)


def names() -> Sequence[str]:
    return tuple(collection())
