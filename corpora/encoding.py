"""How floating-point types are laid out in bits, and integer keys that order their values."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

from spec.types import FloatType, dtype

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Encoding:
    """The bits of a floating-point type, read as an unsigned integer: a sign bit where it has one, then the
    magnitude."""

    width: int
    has_sign: bool
    largest: int
    """The magnitude of the infinity or, where there is none, of the greatest number; greater ones are NaN."""
    nan_is_negative_zero: bool
    """Whether the pattern that would be -0 is the NaN."""

    @property
    def sign_bit(self) -> int:
        return 1 << (self.width - 1) if self.has_sign else 0

    @property
    def magnitude_mask(self) -> int:
        return (1 << self.width) - 1 - self.sign_bit

    @property
    def has_nan(self) -> bool:
        return self.nan_is_negative_zero or self.largest < self.magnitude_mask


@functools.cache
def encoding(t: FloatType) -> Encoding:
    """The layout of a type, found by decoding its patterns."""
    if t.width > 8:  # laid out as IEEE 754 says: the infinity is a NaN without its fraction
        infinity = np.array(np.inf, dtype(t)).view(f"u{t.width // 8}")
        return Encoding(t.width, True, int(infinity), False)
    values = np.arange(2**t.width, dtype=np.uint8).view(dtype(t)).astype(np.float64)
    has_sign = bool((values < 0).any())
    half = values[: len(values) // 2] if has_sign else values
    nan_is_negative_zero = has_sign and bool(np.isnan(values[len(values) // 2]))
    return Encoding(t.width, has_sign, int(np.nanargmax(half)), nan_is_negative_zero)


def bits(array: Array) -> Array:
    """The patterns of the elements as unsigned integers."""
    return np.ascontiguousarray(array).view(f"u{array.dtype.itemsize}").reshape(array.shape)


def position(array: Array, t: FloatType) -> Array:
    """Where each element stands among the values of its type, as i64: zero is 0, the next values are 1 and -1. NaNs
    have no meaningful position."""
    layout = encoding(t)
    pattern = bits(array).astype(np.uint64)
    magnitude = (pattern & np.uint64(layout.magnitude_mask)).astype(np.int64)
    return np.where((pattern & np.uint64(layout.sign_bit)) != 0, -magnitude, magnitude)


def at_position(positions: Array, t: FloatType) -> Array:
    """The values that stand there, as elements; beyond the ends of the type, its extreme values."""
    layout = encoding(t)
    clipped = np.clip(positions, -layout.largest if layout.has_sign else 0, layout.largest)
    pattern = np.abs(clipped) | np.where(clipped < 0, np.int64(_as_i64(layout.sign_bit)), 0)
    unsigned = f"u{dtype(t).itemsize}"
    return np.ascontiguousarray(pattern.astype(np.int64).view(np.uint64).astype(unsigned)).view(dtype(t))


def _as_i64(x: int) -> int:
    return x - (1 << 64) if x >> 63 else x
