"""Changes of element types that preserve values where the new type holds them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from generators.cases import Case
from spec.program import Streams
from spec.types import ComplexType, ElementType, FloatType, IntegerType, QuantizedType, TensorType, dtype, f32, f64
from trials.counterfactuals.rebuild import with_element_types

Array = np.ndarray[Any, Any]

_WIDER_FLOATS = {8: f32, 16: f32, 4: f32, 6: f32, 32: f64}


def wider(t: ElementType) -> ElementType:
    match t:
        case IntegerType(width, signed) if width < 64:
            return IntegerType(32 if width < 32 else 64, signed)
        case FloatType() if t.width < 64:
            return _WIDER_FLOATS[t.width]
        case ComplexType(element):
            return ComplexType(f64) if element == f32 else t
    return t


def _with_element_types(
    case: Case, retype: Callable[[ElementType], ElementType], convert: Callable[[Array, ElementType], Array]
) -> Case | None:
    """Change element types in a case; None for a program with streams, whose contents would have other types."""
    return with_element_types(case, retype, convert) if case.program.streams == Streams() else None


def with_wider_types(case: Case) -> Case | None:
    operations = case.program.operations()
    types = [v.type for o in operations for v in (*o.operands, *o.results) if isinstance(v.type, TensorType)]
    if any(isinstance(t.element_type, QuantizedType) for t in types):
        return None

    def of_array(x: Array, t: ElementType) -> Array:
        with np.errstate(all="ignore"):
            return x.astype(dtype(wider(t)))

    return _with_element_types(case, wider, of_array)


def with_signed_types(case: Case) -> Case | None:
    """Make unsigned types signed, and clear the highest bit of their values."""

    def of_array(x: Array, t: ElementType) -> Array:
        if not _is_unsigned(t):
            return x
        width = t.width  # type: ignore[union-attr]
        return np.asarray(x.astype(np.uint64) & np.uint64(2 ** (width - 1) - 1)).astype(dtype(_as_signed(t)))

    return _with_element_types(case, _as_signed, of_array)


def _is_unsigned(t: ElementType) -> bool:
    return isinstance(t, IntegerType) and not t.signed


def _as_signed(t: ElementType) -> ElementType:
    return IntegerType(t.width, True) if isinstance(t, IntegerType) else t


def whole_bytes(case: Case) -> Case | None:
    return _with_element_types(case, _of_bytes, lambda x, t: x.astype(dtype(_of_bytes(t))))


def _of_bytes(t: ElementType) -> ElementType:
    match t:
        case IntegerType(width, signed) if width < 8:
            return IntegerType(8, signed)
        case QuantizedType(storage_type=stored) if stored.width < 8:
            return replace(t, storage_type=IntegerType(8, stored.signed))
    return t
