"""Quantized tensors as integers of the storage type, with DequantizeLinear and QuantizeLinear, or other ops for types
that these lack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from oracles.backends.to_onnx.composed import cast, compare_tensors, is_float, where
from oracles.backends.to_onnx.scope import Scope, Tensor, Translated, translates, translates_quantized
from spec.op import op_named
from spec.program import Operation, Value
from spec.rewriting import symbols
from spec.types import (
    ElementType,
    IntegerType,
    QuantizedType,
    TensorType,
    Type,
    f16,
    f32,
    f64,
    i1,
    si8,
    si32,
    si64,
    ui8,
)

_FAR = 2.0**40
"""Bound on sums of two 32-bit integers."""


@translates("uniform_quantize", "uniform_dequantize")
def numbers(s: Scope, op: Any, operand: Tensor) -> Tensor:
    """Return the operand unchanged: `of_quantized` dequantizes the operands and quantizes the results."""
    return s.node("Identity", operand)


@translates_quantized
def of_quantized(s: Scope, operation: Operation, operands: list[Translated]) -> list[Translated]:
    """Translate an operation with quantized types: on dequantized numbers if the op dequantizes, else on storage
    integers. An operation with regions or callees is unchanged, since these are translated by themselves."""
    types = [r.type for r in operation.results]
    if operation.name == "is_finite":  # always true, also if the expressed type lacks the number
        return [s.constant(np.ones(x.shape, np.bool_), i1) for x in operands if isinstance(x, Tensor)]
    if op_named(operation.name).dequantizes:
        made = s.translate(on_numbers(operation), [dequantize(s, x) for x in operands])
        return [quantize(s, x, t) for x, t in zip(made, types, strict=True)]
    if operation.regions or symbols(operation):
        return s.translate(operation, operands)
    stored = on_storage(operation)
    given = [relabel(x, v.type) for x, v in zip(operands, stored.operands, strict=True)]
    return [relabel(x, t) for x, t in zip(s.translate(stored, given), types, strict=True)]


def on_numbers(operation: Operation) -> Operation:
    return _with_types(operation, lambda q: q.expressed_type)


def on_storage(operation: Operation) -> Operation:
    return _with_types(operation, lambda q: q.storage_type)


def _with_types(operation: Operation, change: Callable[[QuantizedType], ElementType]) -> Operation:
    def change_value(v: Value) -> Value:
        return replace(v, type=_change_type(v.type, change))

    return replace(
        operation,
        operands=tuple(map(change_value, operation.operands)),
        results=tuple(map(change_value, operation.results)),
    )


def _change_type(t: Type, change: Callable[[QuantizedType], ElementType]) -> Type:
    if isinstance(t, TensorType) and isinstance(t.element_type, QuantizedType):
        return replace(t, element_type=change(t.element_type))
    return t


def relabel(x: Any, t: Type) -> Any:
    return Tensor(x.name, t) if isinstance(x, Tensor) and isinstance(t, TensorType) else x


def dequantize(s: Scope, x: Any) -> Any:
    """Return (storage - zero_point) * scale in the expressed type."""
    if not isinstance(x, Tensor) or not isinstance(x.element_type, QuantizedType):
        return x
    q, stored = x.element_type, Tensor(x.name, TensorType(x.shape, x.element_type.storage_type))
    to = TensorType(x.shape, q.expressed_type)
    if _is_direct(s, q) or (q.storage_type == si32 and not any(q.zero_points) and q.expressed_type == f32):
        scale, zero = _parameters(s, q, q.storage_type)
        return s.node("DequantizeLinear", stored, scale, zero, to=to, **_along(q))
    difference = s.node("Sub", cast(s, stored, si64), _spread(s, x.shape, q, q.zero_points, si64))
    return s.node("Mul", cast(s, difference, q.expressed_type), _spread(s, x.shape, q, q.scales, q.expressed_type))


def quantize(s: Scope, x: Any, t: Type) -> Any:
    """Return clamp(storage_min, round_nearest_even(x / scale) + zero_point, storage_max)."""
    if not isinstance(x, Tensor) or not isinstance(t, TensorType) or not isinstance(t.element_type, QuantizedType):
        return x
    q = t.element_type
    if not _is_direct(s, q):
        return relabel(_by_steps(s, x, q), t)
    scale, zero = _parameters(s, q, q.storage_type)
    to = TensorType(x.shape, q.storage_type)
    y = s.node("QuantizeLinear", x, scale, zero, to=to, **_along(q))
    info = np.iinfo(np.int8 if q.storage_type.signed else np.uint8)
    if (q.storage_min, q.storage_max) != (info.min, info.max):
        ends = (s.constant(v, q.storage_type) for v in (q.storage_min, q.storage_max))
        y = s.node("Clip", y, *ends)
    return relabel(y, t)


def _is_direct(s: Scope, q: QuantizedType) -> bool:
    """Whether both ONNX ops take these types and have kernels: f32, and f16 since operation set 19."""
    return q.storage_type in (si8, ui8) and (
        q.expressed_type == f32 or (q.expressed_type == f16 and s.model.opset > 18)
    )


def _parameters(s: Scope, q: QuantizedType, storage: IntegerType) -> tuple[Tensor, Tensor]:
    is_one = q.quantization_dimension is None
    scales, zeros = (v[0] if is_one else list(v) for v in (q.scales, q.zero_points))
    return s.constant(scales, q.expressed_type), s.constant(zeros, storage)


def _along(q: QuantizedType) -> dict[str, int]:
    return {} if q.quantization_dimension is None else {"axis": q.quantization_dimension}


def _spread(s: Scope, shape: tuple[int, ...], q: QuantizedType, values: Sequence[float], t: ElementType) -> Tensor:
    if q.quantization_dimension is None:
        return s.constant(values[0], t)
    sparse = [1] * len(shape)
    sparse[q.quantization_dimension] = len(values)
    return s.constant(np.array(values).reshape(sparse), t)


def _by_steps(s: Scope, x: Tensor, q: QuantizedType) -> Tensor:
    """Quantize by single ops on 64-bit integers, which hold all values near the range."""
    assert is_float(x)
    ratio = s.node("Round", s.node("Div", x, _spread(s, x.shape, q, q.scales, q.expressed_type)))
    ratio = cast(s, ratio, f64)
    low, high = (s.constant(v, f64) for v in (-_FAR, _FAR))
    ratio = where(s, compare_tensors(s, "Greater", ratio, low), ratio, low)  # NaN may become any value
    ratio = where(s, compare_tensors(s, "Less", ratio, high), ratio, high)
    total = s.node("Add", cast(s, ratio, si64), _spread(s, x.shape, q, q.zero_points, si64))
    least, most = (s.constant(v, si64) for v in (q.storage_min, q.storage_max))
    total = where(s, compare_tensors(s, "Less", total, least), least, total)
    total = where(s, compare_tensors(s, "Greater", total, most), most, total)
    return cast(s, total, q.storage_type)
