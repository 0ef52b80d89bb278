"""Faults in quantization, dequantization and arithmetic on quantized types."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from spec.types import IntegerType, QuantizedType
from spec.vocabulary import max_value, min_value
from validation.implementations.machine import KERNELS, Array, Call, Tensor
from validation.implementations.quantization import Storage, on_storage
from validation.known_bad.known_bad_registry import bad, in_bf16, on, rightly, with_attributes


def _with_storage(op: str, name: str, storage: Storage) -> None:
    @bad(op, name, is_quantized=True)
    def kernel(call: Call) -> Any:
        return on_storage(call, storage)


class HalfUp(Storage):
    def round_to(self, ratio: Array) -> Array:
        return np.asarray(np.floor(ratio + 0.5))


class HalfAway(Storage):
    def round_to(self, ratio: Array) -> Array:
        return np.asarray(np.copysign(np.floor(np.abs(ratio) + 0.5), ratio))


class Truncating(Storage):
    def round_to(self, ratio: Array) -> Array:
        return np.asarray(np.trunc(ratio))


class Flooring(Storage):
    def round_to(self, ratio: Array) -> Array:
        return np.asarray(np.floor(ratio))


class WithoutZeroPoints(Storage):
    def zero_points(self, q: QuantizedType, rank: int) -> Array:
        return np.zeros((1,) * rank, np.int64)


class WithoutZeroPointOfOperands(Storage):
    def numbers(self, call: Call, x: Tensor) -> Tensor:
        return WithoutZeroPoints().numbers(call, x)


class WithoutZeroPointOfResults(Storage):
    def store(self, call: Call, x: Tensor, q: QuantizedType, *, is_exact: bool) -> Tensor:
        return WithoutZeroPoints().store(call, x, q, is_exact=is_exact)


class AddedZeroPoint(Storage):
    def numbers(self, call: Call, x: Tensor) -> Tensor:
        turned = replace(x.element_type, zero_points=tuple(-z for z in x.element_type.zero_points))
        return Storage.numbers(self, call, Tensor(x.array, turned))


class FirstScale(Storage):
    def scales(self, q: QuantizedType, rank: int) -> Array:
        return Storage.scales(self, replace(q, scales=q.scales[:1] * len(q.scales)), rank)


class FirstZeroPoint(Storage):
    def zero_points(self, q: QuantizedType, rank: int) -> Array:
        return Storage.zero_points(self, replace(q, zero_points=q.zero_points[:1] * len(q.zero_points)), rank)


class ReversedScales(Storage):
    def scales(self, q: QuantizedType, rank: int) -> Array:
        return Storage.scales(self, replace(q, scales=q.scales[::-1]), rank)


class OtherAxis(Storage):
    def numbers(self, call: Call, x: Tensor) -> Tensor:
        return Storage.numbers(self, call, Tensor(x.array, _along_another(x.element_type, x.shape)))

    def store(self, call: Call, x: Tensor, q: QuantizedType, *, is_exact: bool) -> Tensor:
        moved = Storage.store(self, call, x, _along_another(q, x.shape), is_exact=is_exact)
        return Tensor(moved.array, q)


def _along_another(q: QuantizedType, shape: tuple[int, ...]) -> QuantizedType:
    axis = q.quantization_dimension
    others = [d for d, n in enumerate(shape) if axis is not None and d != axis and n == shape[axis]]
    return replace(q, quantization_dimension=others[0]) if others else q


class Wrapping(Storage):
    def saturate(self, x: Array, q: QuantizedType) -> Array:
        low, size = int(min_value(q.storage_type)), 2**q.storage_type.width
        return np.asarray((x - low) % size + low)


class WholeStorageType(Storage):
    def saturate(self, x: Array, q: QuantizedType) -> Array:
        return np.asarray(np.clip(x, min_value(q.storage_type), max_value(q.storage_type)))


class WithoutMinimum(Storage):
    def saturate(self, x: Array, q: QuantizedType) -> Array:
        return np.asarray(np.clip(x, min_value(q.storage_type), q.storage_max))


class WithoutMaximum(Storage):
    def saturate(self, x: Array, q: QuantizedType) -> Array:
        return np.asarray(np.clip(x, q.storage_min, max_value(q.storage_type)))


class ClampedBeforeZeroPoint(Storage):
    def store(self, call: Call, x: Tensor, q: QuantizedType, *, is_exact: bool) -> Tensor:
        found = Storage.store(self, call, x, replace(q, zero_points=(0,) * len(q.zero_points)), is_exact=is_exact)
        return Tensor(found.array + self.zero_points(q, len(x.shape)), q)


class SignedStorage(Storage):
    def numbers(self, call: Call, x: Tensor) -> Tensor:
        storage: IntegerType = x.element_type.storage_type
        half = 2 ** (storage.width - 1)
        array = x.array if storage.signed else (x.array + half) % (2 * half) - half
        return Storage.numbers(self, call, x.with_array(array))


class ScaleOfResult(Storage):
    def numbers(self, call: Call, x: Tensor) -> Tensor:
        result = call.op.operation.results[0].type.element_type
        q = replace(x.element_type, scales=result.scales[:1] * len(x.element_type.scales)) if _is_one(result) else None
        return Storage.numbers(self, call, Tensor(x.array, q or x.element_type))


def _is_one(t: object) -> bool:
    return isinstance(t, QuantizedType) and t.quantization_dimension is None


class InverseScale(Storage):
    def scales(self, q: QuantizedType, rank: int) -> Array:
        return np.asarray(1 / Storage.scales(self, q, rank))


class OneTooMuch(Storage):
    def zero_points(self, q: QuantizedType, rank: int) -> Array:
        return np.asarray(Storage.zero_points(self, q, rank) + (q.storage_min != min_value(q.storage_type)))


for _op in ("uniform_quantize", "add"):
    _with_storage(_op, "ties rounded half up", HalfUp())
    _with_storage(_op, "no saturation", Wrapping())
    _with_storage(_op, "storage_min and storage_max ignored", WholeStorageType())
    _with_storage(_op, "zero point of the result forgotten", WithoutZeroPointOfResults())
    _with_storage(_op, "scales of the first slice for all", FirstScale())
_with_storage("uniform_quantize", "ties rounded away from zero", HalfAway())
_with_storage("uniform_quantize", "truncated", Truncating())
_with_storage("uniform_quantize", "rounded down", Flooring())
_with_storage("uniform_quantize", "storage_min ignored", WithoutMinimum())
_with_storage("uniform_quantize", "storage_max ignored", WithoutMaximum())
_with_storage("uniform_quantize", "clamped before the zero point is added", ClampedBeforeZeroPoint())
_with_storage("uniform_quantize", "multiplied by the scale", InverseScale())
_with_storage("uniform_quantize", "scales along another axis", OtherAxis())
_with_storage("uniform_quantize", "scales in reverse", ReversedScales())
_with_storage("uniform_dequantize", "zero point forgotten", WithoutZeroPoints())
_with_storage("uniform_dequantize", "zero point added", AddedZeroPoint())
_with_storage("uniform_dequantize", "zero point of the first slice for all", FirstZeroPoint())
_with_storage("uniform_dequantize", "scale of the wrong axis", OtherAxis())
_with_storage("uniform_dequantize", "scales of the first slice for all", FirstScale())
_with_storage("uniform_dequantize", "unsigned storage taken for signed", SignedStorage())
_with_storage("uniform_dequantize", "zero point one off in a narrow range", OneTooMuch())
_with_storage("multiply", "zero point of the operands forgotten", WithoutZeroPointOfOperands())
_with_storage("subtract", "operands scaled as the result", ScaleOfResult())
_with_storage("maximum", "operands scaled as the result", ScaleOfResult())
_with_storage("dot_general", "zero point of the operands forgotten", WithoutZeroPointOfOperands())
_with_storage("dot_general", "scales of the first slice for all", FirstScale())
_with_storage("convolution", "scales of the first slice for all", FirstScale())
_with_storage("convolution", "zero point of the operands forgotten", WithoutZeroPointOfOperands())


@bad("compare", "storage values compared", is_quantized=True)
def compares_storage(call: Call) -> Any:
    x, y = call.operands
    return on_storage(call, None) if x.element_type == y.element_type else _on_integers(call, x, y)


def _on_integers(call: Call, x: Tensor, y: Tensor) -> Any:
    plain = replace(x.element_type, scales=(1.0,), zero_points=(0,))
    return on_storage(on(call, Tensor(x.array, plain), Tensor(y.array, plain)))


@bad("select", "storage values chosen", is_quantized=True)
def chooses_storage(call: Call) -> Any:
    result = call.result.element_type
    chosen = [Tensor(x.array, result) if isinstance(x.element_type, QuantizedType) else x for x in call.operands]
    return on_storage(on(call, *chosen))


@bad("clamp", "bounds in the scale of the operand", is_quantized=True)
def bounds_in_another_scale(call: Call) -> Any:
    low, x, high = call.operands
    return on_storage(on(call, Tensor(low.array, x.element_type), x, Tensor(high.array, x.element_type)))


@bad("negate", "storage values negated", is_quantized=True)
def negates_storage(call: Call) -> Any:
    (x,) = call.operands
    q = _result_type(call)
    return Tensor(np.clip(-x.array, q.storage_min, q.storage_max), q)


def _result_type(call: Call) -> QuantizedType:
    found = call.result.element_type
    assert isinstance(found, QuantizedType)
    return found


@bad("broadcast_in_dim", "a dimension of size 1 along which it is quantized not broadcast", is_quantized=True)
def first_slice_of_ones(call: Call) -> Any:
    result, axis = rightly(call), call.operands[0].element_type.quantization_dimension
    if axis is None or call.operands[0].shape[axis] != 1:
        return result
    place = call.op.broadcast_dimensions[axis]
    kept = np.arange(result.shape[place]).reshape([-1 if d == place else 1 for d in range(len(result.shape))]) == 0
    return result.with_array(np.where(kept, result.array, _result_type(call).storage_min))


def _narrow_sum(op: str) -> None:
    @bad(op, "wider accumulator not used", is_quantized=True)
    def narrow(call: Call) -> Any:
        q = next((x.element_type for x in call.operands if isinstance(x.element_type, QuantizedType)), None)
        results = on_storage(call) if call.op.dequantizes else rightly(call)
        found = results if isinstance(results, tuple) else (results,)
        if q is None:
            return results
        low, high = q.storage_min, q.storage_max
        return tuple(
            r.with_array(np.clip(r.array, low, high)) if isinstance(r.element_type, QuantizedType) else r for r in found
        )


for _op in ("reduce", "reduce_window", "dot_general"):
    _narrow_sum(_op)


@bad("dot_general", "rounded twice", is_quantized=True)
def round_twice(call: Call) -> Any:
    return on_storage(call, _Coarse())


class _Coarse(Storage):
    def store(self, call: Call, x: Tensor, q: QuantizedType, *, is_exact: bool) -> Tensor:
        return Storage.store(self, call, x.with_array(in_bf16(x.array.astype(np.float64))), q, is_exact=is_exact)


@bad("convolution", "padding with storage zeros", is_quantized=True)
def pads_with_storage_zeros(call: Call) -> Any:
    x, w = call.operands
    if not isinstance(x.element_type, QuantizedType):
        return on_storage(call)
    edges, rest = [(0, 0)] * len(x.shape), []
    for d, (low, high), n in zip(call.op.input_spatial_dimensions, call.op.padding, call.op.lhs_dilation, strict=True):
        edges[d] = (max(low, 0), max(high, 0)) if n == 1 else (0, 0)
        rest.append((low - edges[d][0], high - edges[d][1]))
    padded = x.with_array(np.pad(x.array, edges, constant_values=0))
    return on_storage(
        on(call, padded, w), None, lambda i: KERNELS["convolution"](with_attributes(i, padding=tuple(rest)))
    )


@bad("pad", "interior of quantized tensors filled with storage zeros", is_quantized=True)
def fills_with_storage_zeros(call: Call) -> Any:
    x, filler = call.operands
    return rightly(on(call, x, filler.with_array(np.zeros_like(filler.array))))


@bad("iota", "indices stored as they are", is_quantized=True)
def indices_as_storage(call: Call) -> Any:
    return on_storage(call, InverseScaleOfOne())


class InverseScaleOfOne(Storage):
    def scales(self, q: QuantizedType, rank: int) -> Array:
        return np.ones_like(Storage.scales(self, q, rank))


@bad("bitcast_convert", "numbers kept, not bits", is_quantized=True)
def keeps_numbers(call: Call) -> Any:
    (x,) = call.operands
    q, to = x.element_type, call.result.element_type
    if isinstance(q, QuantizedType) and isinstance(to, QuantizedType):
        return Storage().store(call, Storage().numbers(call, x), to, is_exact=True)
    return Tensor(x.array, to)
