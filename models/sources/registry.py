"""The functions to lower, with names and arguments."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import ml_dtypes
import numpy as np

Producer = Literal["jax", "tensorflow"]
Array = np.ndarray[Any, Any]
Dtype = Any
F32, BF16, F16 = np.float32, ml_dtypes.bfloat16, np.float16
I8, I32, UI8, UI32 = np.int8, np.int32, np.uint8, np.uint32
FLOATS: tuple[tuple[str, Dtype], ...] = (("f32", F32), ("bf16", BF16), ("f16", F16))


@dataclass(frozen=True)
class Source:
    """A function to lower on arguments.

    `platform` is the platform for which JAX lowers it: for `tpu`, linear algebra becomes StableHLO ops; for `cpu`,
    calls of LAPACK.
    """

    name: str
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    producer: Producer = "jax"
    platform: Literal["cpu", "tpu"] = "cpu"


_SOURCES: dict[str, Source] = {}


def add(name: str, function: Callable[..., Any], *arguments: Any, **more: Any) -> None:
    """Register a function. Raises ValueError if the name is taken."""
    if name in _SOURCES:
        raise ValueError(f"two programs are called {name}")
    _SOURCES[name] = Source(name, function, arguments, **more)


def all_sources() -> Sequence[Source]:
    return tuple(_SOURCES.values())


def normal(name: str, shape: Sequence[int], dtype: Dtype = F32, scale: float = 1.0) -> Array:
    """Return normally distributed numbers that depend only on name and shape."""
    return np.asarray(_rng(name, shape).standard_normal(shape) * scale).astype(dtype)


def positive(name: str, shape: Sequence[int], dtype: Dtype = F32, least: float = 0.1, most: float = 4.0) -> Array:
    return np.asarray(_rng(name, shape).uniform(least, most, shape)).astype(dtype)


def integers(name: str, shape: Sequence[int], low: int, high: int, dtype: Dtype = I32) -> Array:
    return np.asarray(_rng(name, shape).integers(low, high, shape)).astype(dtype)


def truths(name: str, shape: Sequence[int]) -> Array:
    return _rng(name, shape).random(shape) < 0.5


def _rng(name: str, shape: Sequence[int]) -> np.random.Generator:
    return np.random.default_rng((zlib.crc32(name.encode()), *shape))
