"""Bit layouts of floating-point types, and integer keys that order their values."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

from spec.types import FloatType, dtype

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Encoding:
    """Bits of a floating-point type as an unsigned integer: the magnitude, and a sign bit if the type is signed."""

    width: int
    has_sign: bool
    largest: int
    """The magnitude of infinity, or of the largest number if there is none; greater magnitudes are NaN."""
    nan_is_negative_zero: bool
    """Whether the bit pattern of -0 is the NaN."""

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
    if t.width > 8:  # IEEE 754 layout: infinity has an empty fraction
        infinity = np.array(np.inf, dtype(t)).view(f"u{t.width // 8}")
        return Encoding(t.width, True, int(infinity), False)
    values = np.arange(2**t.width, dtype=np.uint8).view(dtype(t)).astype(np.float64)
    has_sign = bool((values < 0).any())
    half = values[: len(values) // 2] if has_sign else values
    nan_is_negative_zero = has_sign and bool(np.isnan(values[len(values) // 2]))
    return Encoding(t.width, has_sign, int(np.nanargmax(half)), nan_is_negative_zero)


def bits(array: Array) -> Array:
    return np.ascontiguousarray(array).view(f"u{array.dtype.itemsize}").reshape(array.shape)


def position(array: Array, t: FloatType) -> Array:
    """Return the position of each element among the values of its type, as i64.

    Zero has position 0, its neighbours 1 and -1. Positions of NaN have no meaning.
    """
    layout = encoding(t)
    pattern = bits(array).astype(np.uint64)
    magnitude = (pattern & np.uint64(layout.magnitude_mask)).astype(np.int64)
    return np.where((pattern & np.uint64(layout.sign_bit)) != 0, -magnitude, magnitude)


def at_position(positions: Array, t: FloatType) -> Array:
    layout = encoding(t)
    clipped = np.clip(positions, -layout.largest if layout.has_sign else 0, layout.largest)
    pattern = np.abs(clipped) | np.where(clipped < 0, np.int64(_as_i64(layout.sign_bit)), 0)
    unsigned = f"u{dtype(t).itemsize}"
    return np.ascontiguousarray(pattern.astype(np.int64).view(np.uint64).astype(unsigned)).view(dtype(t))


def _as_i64(x: int) -> int:
    return x - (1 << 64) if x >> 63 else x
