"""Quantized types as strategies draw them.

They have all storage types, narrow ranges, zero points at the edges, and scales from tiny to huge.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass, replace

import numpy as np

from generators.choices import Choices
from spec.types import FloatType, IntegerType, QuantizedType, bf16, dtype, f16, f32, f64
from spec.vocabulary import max_value, min_value

WIDTHS = (2, 4, 8, 16, 32)
_EXPRESSED = (f32, f32, f32, bf16, f16, f64)
_SCALES = (1.0, 0.5, 0.25, 2.0, 0.1, 0.0625, 0.75, 3.0, 0.007874016, 1 / 3)
_ODD = 12
"""One scale in this many is tiny or huge."""
_MOST_SLICES = 16
"""The longest dimension along which tensors are quantized."""


def family(width: int) -> str:
    """Return the name of the quantized types with this storage width: `quant<i8>`."""
    return f"quant<i{width}>"


FAMILIES = tuple(map(family, WIDTHS))


def is_family(name: str) -> bool:
    return name in FAMILIES


def width_of(name: str) -> int:
    """Return the storage width of a family in bits. Raises ValueError for another name."""
    return WIDTHS[FAMILIES.index(name)]


def family_of(t: QuantizedType) -> str:
    return family(t.storage_type.width)


@dataclass(frozen=True)
class Baseline:
    """Common part of quantized types that differ only in scales and zero points (spec: `baseline_type`)."""

    storage: IntegerType
    low: int
    high: int
    expressed: FloatType

    def with_storage(self, storage: IntegerType) -> Baseline:
        return replace(self, storage=storage, low=int(min_value(storage)), high=int(max_value(storage)))


def baseline(choices: Choices, width: int, expressed: FloatType | None = None) -> Baseline:
    storage = IntegerType(width, signed=choices.integer(0, 2) < 2)
    expressed = expressed or choices.choice(_EXPRESSED)
    low, high = int(min_value(storage)), int(max_value(storage))
    ranges = ((low, high), (low, high), (low + 1, high), (low, high - 1), (low // 2, high // 2 + 1))
    return Baseline(storage, *choices.choice(ranges), expressed)


@functools.cache
def scales(expressed: FloatType) -> tuple[float, ...]:
    """Return the scales for an expressed type, ordinary ones first; the last two are tiny and huge."""
    kind = dtype(expressed)
    with np.errstate(all="ignore"):
        rounded = [float(np.array(s).astype(kind)) for s in _SCALES]
    usual = tuple(s for s in rounded if s > 0 and math.isfinite(s))
    exponent = {f16: 13, bf16: 100, f32: 100, f64: 300}.get(expressed)
    if exponent is None:  # narrow types have no tiny or huge scales
        return (*usual, min(usual), max(usual))
    return (*usual, math.ldexp(1.0, -exponent), math.ldexp(1.0, exponent // 2))


def _scale(choices: Choices, expressed: FloatType) -> float:
    every = scales(expressed)
    is_odd = choices.integer(0, _ODD - 1) == _ODD - 1
    return choices.choice(every[-2:] if is_odd else every[:-2])


def _zero_point(choices: Choices, of: Baseline) -> int:
    middle = min(max(0, of.low), of.high)
    options = (middle, middle, of.low, of.high, min(of.high, middle + 3), max(of.low, middle - 1))
    return choices.choice(options)


def per_tensor(choices: Choices, of: Baseline, *, zero_point: int | None = None) -> QuantizedType:
    zero = _zero_point(choices, of) if zero_point is None else zero_point
    return QuantizedType(of.storage, of.expressed, (_scale(choices, of.expressed),), (zero,), of.low, of.high)


def per_axis(choices: Choices, of: Baseline, axis: int, size: int, *, zero_point: int | None = None) -> QuantizedType:
    pairs = [per_tensor(choices, of, zero_point=zero_point) for _ in range(size)]
    found = tuple(p.scales[0] for p in pairs), tuple(p.zero_points[0] for p in pairs)
    return QuantizedType(of.storage, of.expressed, *found, of.low, of.high, axis)


def axes_of(shape: tuple[int, ...]) -> list[int]:
    return [d for d, n in enumerate(shape) if 0 < n <= _MOST_SLICES]


def any_axis(choices: Choices, of: Baseline, shape: tuple[int, ...]) -> QuantizedType:
    """Draw a type that is quantized per tensor or, equally often, along an axis, if there is a fitting one."""
    axes = axes_of(shape)
    if not axes or choices.integer(0, 1) == 0:
        return per_tensor(choices, of)
    axis = choices.choice(axes)
    return per_axis(choices, of, axis, shape[axis])


def promote(choices: Choices, t: QuantizedType) -> QuantizedType:
    wider = [w for w in WIDTHS if w > t.storage_type.width]
    if not wider or choices.integer(0, 2) == 0:
        return t
    storage = IntegerType(choices.choice(wider), signed=True)
    of = Baseline(storage, int(min_value(storage)), int(max_value(storage)), t.expressed_type)
    scale = t.scales[0] if choices.integer(0, 1) == 0 else _scale(choices, t.expressed_type)
    return replace(per_tensor(choices, of), scales=(scale,))
