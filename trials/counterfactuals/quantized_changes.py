"""Changes of quantized types that preserve the represented numbers, or all but their rounding."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from generators.cases import Case
from spec.types import ElementType, FloatType, IntegerType, QuantizedType, TensorType, dtype, f32
from spec.vocabulary import max_value, min_value
from trials.counterfactuals.rebuild import with_element_types

Array = np.ndarray[Any, Any]


def with_signed_storage(case: Case) -> Case | None:
    """Make unsigned storage types signed: values, range and zero points move down by half the range.

    For example, ui8 with zero point 128 becomes i8 with zero point 0; the represented numbers stay.
    """

    def retype(t: ElementType) -> ElementType:
        if not isinstance(t, QuantizedType) or t.storage_type.signed:
            return t
        half = _half_range(t)
        return replace(
            t, storage_type=IntegerType(t.storage_type.width, signed=True),
            storage_min=t.storage_min - half, storage_max=t.storage_max - half,
            zero_points=tuple(z - half for z in t.zero_points),
        )  # fmt: skip

    def convert(array: Array, t: ElementType) -> Array:
        if not isinstance(t, QuantizedType) or t.storage_type.signed:
            return array
        return np.asarray(array.astype(np.int64) - _half_range(t)).astype(dtype(retype(t)))

    return with_element_types(case, retype, convert)


def _half_range(t: QuantizedType) -> int:
    return int(2 ** (t.storage_type.width - 1))


def with_32_bit_storage(case: Case) -> Case | None:
    """Make storage types i32 with the full range, so that hardly anything saturates; storage values stay."""
    wide = IntegerType(32, signed=True)
    low, high = int(min_value(wide)), int(max_value(wide))

    def retype(t: ElementType) -> ElementType:
        if not isinstance(t, QuantizedType) or t.storage_max > high:
            return t
        return replace(t, storage_type=wide, storage_min=low, storage_max=high)

    def convert(array: Array, t: ElementType) -> Array:
        return array.astype(dtype(retype(t))) if isinstance(t, QuantizedType) else array

    return with_element_types(case, retype, convert)


def in_whole_numbers(case: Case, *, keeps_zero_points: bool = True) -> Case | None:
    """Remove rounding and saturation: i32 storage with the full range, scales 1, expressed type f32.

    Storage values and zero points are clamped to those of 8 bits; zero points become 0 if they are not kept.
    """
    wide = IntegerType(32, signed=True)
    low, high = int(min_value(wide)), int(max_value(wide))

    def retype(t: ElementType) -> ElementType:
        if not isinstance(t, QuantizedType):
            return t
        zeros = tuple(min(max(z, _LEAST), _MOST) * keeps_zero_points for z in t.zero_points)
        ones = (1.0,) * len(t.scales)
        return replace(t, storage_type=wide, storage_min=low, storage_max=high, scales=ones, zero_points=zeros)

    def convert(array: Array, t: ElementType) -> Array:
        if not isinstance(t, QuantizedType):
            return array
        return np.asarray(np.clip(array.astype(np.int64), _LEAST, _MOST)).astype(np.int32)

    whole = with_element_types(case, retype, convert)
    return None if whole is None else with_f32_expressed_type(whole) or whole


_LEAST, _MOST = -128, 255  # of i8 and ui8 together


def with_signed_16_bit_storage(case: Case) -> Case | None:
    """Make unsigned 32-bit storage types signed 16-bit ones, which lowerings handle correctly."""
    signed = with_signed_storage(case)
    return None if signed is None else with_16_bit_storage(signed) or signed


def with_16_bit_storage(case: Case) -> Case | None:
    """Make 32-bit storage types 16-bit ones; values are clamped to the new range."""

    def narrow(t: QuantizedType) -> tuple[IntegerType, int, int]:
        storage = IntegerType(16, t.storage_type.signed)
        return storage, int(min_value(storage)), int(max_value(storage))

    def retype(t: ElementType) -> ElementType:
        if not isinstance(t, QuantizedType) or t.storage_type.width < 32:
            return t
        storage, low, high = narrow(t)
        ends = max(t.storage_min, low), min(t.storage_max, high)
        zeros = tuple(min(max(z, ends[0]), ends[1]) for z in t.zero_points)
        return replace(t, storage_type=storage, storage_min=ends[0], storage_max=ends[1], zero_points=zeros)

    def convert(array: Array, t: ElementType) -> Array:
        if not isinstance(t, QuantizedType) or t.storage_type.width < 32:
            return array
        _, low, high = narrow(t)
        return np.asarray(np.clip(array, max(t.storage_min, low), min(t.storage_max, high))).astype(dtype(retype(t)))

    return with_element_types(case, retype, convert)


def with_f32_expressed_type(case: Case) -> Case | None:
    types = [v.type for o in case.program.operations() for v in (*o.operands, *o.results)]
    if not any(isinstance(t, TensorType) and isinstance(t.element_type, QuantizedType) for t in types):
        return None

    def retype(t: ElementType) -> ElementType:
        if isinstance(t, QuantizedType):
            return replace(t, expressed_type=f32)
        return f32 if isinstance(t, FloatType) else t

    def convert(array: Array, t: ElementType) -> Array:
        with np.errstate(all="ignore"):
            return array.astype(np.float32) if isinstance(t, FloatType) else array

    return with_element_types(case, retype, convert)


def equal_slices(case: Case) -> Case | None:
    """Give all slices of a per-axis type the least scale and the zero point farthest from 0.

    These values show failures best.
    """

    def retype(t: ElementType) -> ElementType:
        if not isinstance(t, QuantizedType):
            return t
        count = len(t.scales)
        return replace(t, scales=(min(t.scales),) * count, zero_points=(max(t.zero_points, key=abs),) * count)

    return with_element_types(case, retype, lambda array, t: array)


def whole_storage_range(case: Case) -> Case | None:
    def retype(t: ElementType) -> ElementType:
        if not isinstance(t, QuantizedType):
            return t
        low, high = int(min_value(t.storage_type)), int(max_value(t.storage_type))
        return replace(t, storage_min=low, storage_max=high)

    return with_element_types(case, retype, lambda array, t: array)
