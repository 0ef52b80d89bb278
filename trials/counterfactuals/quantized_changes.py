"""Changes of the quantized types of a case that leave it what it stands for, or all but how it is rounded."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from generators.cases import Case
from spec.types import ElementType, FloatType, IntegerType, QuantizedType, TensorType, dtype, f32
from spec.vocabulary import max_value, min_value
from trials.counterfactuals.rebuild import with_element_types

Array = np.ndarray[Any, Any]


def signed_storage(case: Case) -> Case | None:
    """Unsigned storage types become signed ones of their width; storage values, their range and zero points move down
    by half the range, so that they stand for the same numbers."""

    def typed(t: ElementType) -> ElementType:
        if not isinstance(t, QuantizedType) or t.storage_type.signed:
            return t
        half = _moved(t)
        return replace(
            t, storage_type=IntegerType(t.storage_type.width, signed=True),
            storage_min=t.storage_min - half, storage_max=t.storage_max - half,
            zero_points=tuple(z - half for z in t.zero_points),
        )  # fmt: skip

    def stored(array: Array, t: ElementType) -> Array:
        if not isinstance(t, QuantizedType) or t.storage_type.signed:
            return array
        return np.asarray(array.astype(np.int64) - _moved(t)).astype(dtype(typed(t)))

    return with_element_types(case, typed, stored)


def _moved(t: QuantizedType) -> int:
    return int(2 ** (t.storage_type.width - 1))


def stored_in_32_bits(case: Case) -> Case | None:
    """Storage types become i32 with all its range, so that hardly anything saturates; storage values stay."""
    wide = IntegerType(32, signed=True)
    low, high = int(min_value(wide)), int(max_value(wide))

    def typed(t: ElementType) -> ElementType:
        if not isinstance(t, QuantizedType) or t.storage_max > high:
            return t
        return replace(t, storage_type=wide, storage_min=low, storage_max=high)

    def stored(array: Array, t: ElementType) -> Array:
        return array.astype(dtype(typed(t))) if isinstance(t, QuantizedType) else array

    return with_element_types(case, typed, stored)


def in_whole_numbers(case: Case, *, keeps_zero_points: bool = True) -> Case | None:
    """Storage types become i32 with all its range, scales 1 and expressed types f32, storage values and zero points are
    brought into the range of 8 bits, and zero points that are not kept are 0: nothing is rounded, nothing saturates."""
    wide = IntegerType(32, signed=True)
    low, high = int(min_value(wide)), int(max_value(wide))

    def typed(t: ElementType) -> ElementType:
        if not isinstance(t, QuantizedType):
            return t
        zeros = tuple(min(max(z, _LEAST), _MOST) * keeps_zero_points for z in t.zero_points)
        ones = (1.0,) * len(t.scales)
        return replace(t, storage_type=wide, storage_min=low, storage_max=high, scales=ones, zero_points=zeros)

    def stored(array: Array, t: ElementType) -> Array:
        if not isinstance(t, QuantizedType):
            return array
        return np.asarray(np.clip(array.astype(np.int64), _LEAST, _MOST)).astype(np.int32)

    whole = with_element_types(case, typed, stored)
    return None if whole is None else expressed_in_f32(whole) or whole


_LEAST, _MOST = -128, 255
"""Of what i8 and ui8 hold."""


def signed_in_16_bits(case: Case) -> Case | None:
    """Unsigned storage types of 32 bits become signed ones of 16: those that lowerings are right in."""
    signed = signed_storage(case)
    return None if signed is None else stored_in_16_bits(signed) or signed


def stored_in_16_bits(case: Case) -> Case | None:
    """Storage types of 32 bits become those of 16, and what is beyond their range becomes an end of it."""

    def narrow(t: QuantizedType) -> tuple[IntegerType, int, int]:
        storage = IntegerType(16, t.storage_type.signed)
        return storage, int(min_value(storage)), int(max_value(storage))

    def typed(t: ElementType) -> ElementType:
        if not isinstance(t, QuantizedType) or t.storage_type.width < 32:
            return t
        storage, low, high = narrow(t)
        ends = max(t.storage_min, low), min(t.storage_max, high)
        zeros = tuple(min(max(z, ends[0]), ends[1]) for z in t.zero_points)
        return replace(t, storage_type=storage, storage_min=ends[0], storage_max=ends[1], zero_points=zeros)

    def stored(array: Array, t: ElementType) -> Array:
        if not isinstance(t, QuantizedType) or t.storage_type.width < 32:
            return array
        _, low, high = narrow(t)
        return np.asarray(np.clip(array, max(t.storage_min, low), min(t.storage_max, high))).astype(dtype(typed(t)))

    return with_element_types(case, typed, stored)


def expressed_in_f32(case: Case) -> Case | None:
    """Expressed types become f32, and so do the floating-point types beside them."""
    types = [v.type for o in case.program.operations() for v in (*o.operands, *o.results)]
    if not any(isinstance(t, TensorType) and isinstance(t.element_type, QuantizedType) for t in types):
        return None

    def typed(t: ElementType) -> ElementType:
        if isinstance(t, QuantizedType):
            return replace(t, expressed_type=f32)
        return f32 if isinstance(t, FloatType) else t

    def stored(array: Array, t: ElementType) -> Array:
        with np.errstate(all="ignore"):
            return array.astype(np.float32) if isinstance(t, FloatType) else array

    return with_element_types(case, typed, stored)


def equal_slices(case: Case) -> Case | None:
    """Every slice of a tensor has the least of its scales, and the zero point that is farthest from 0: those that make
    most of what goes wrong show."""

    def typed(t: ElementType) -> ElementType:
        if not isinstance(t, QuantizedType):
            return t
        count = len(t.scales)
        return replace(t, scales=(min(t.scales),) * count, zero_points=(max(t.zero_points, key=abs),) * count)

    return with_element_types(case, typed, lambda array, t: array)


def whole_storage_range(case: Case) -> Case | None:
    """Storage values may be any of their storage type."""

    def typed(t: ElementType) -> ElementType:
        if not isinstance(t, QuantizedType):
            return t
        low, high = int(min_value(t.storage_type)), int(max_value(t.storage_type))
        return replace(t, storage_min=low, storage_max=high)

    return with_element_types(case, typed, lambda array, t: array)
