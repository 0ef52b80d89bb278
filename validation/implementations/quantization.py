"""Quantized tensors on concrete values.

`Storage` is correct; wrong implementations override its methods. Storage values are held in 64 bits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from spec.op import op_named
from spec.program import Operation
from spec.types import FloatType, IntegerType, QuantizedType, TensorType, dtype, f64, si32
from spec.vocabulary import max_value, min_value
from validation.implementations.elementwise import ieee
from validation.implementations.machine import KERNELS, Array, Call, Tensor, implements

Kernel = Callable[[Call], Any]
CHOOSING = ("clamp", "maximum", "minimum", "select")


class Storage:
    def scales(self, q: QuantizedType, rank: int) -> Array:
        with np.errstate(all="ignore"):
            scales = np.array(q.scales).astype(dtype(q.expressed_type)).astype(_wide(q.expressed_type))
        return self.along(scales, q, rank)

    def zero_points(self, q: QuantizedType, rank: int) -> Array:
        return self.along(np.array(q.zero_points, np.int64), q, rank)

    def along(self, parameters: Array, q: QuantizedType, rank: int) -> Array:
        shape = [1] * rank
        if q.quantization_dimension is not None:
            shape[q.quantization_dimension] = len(parameters)
        return parameters.reshape(shape)

    def numbers(self, call: Call, x: Tensor) -> Tensor:
        q = x.element_type
        difference = x.array.astype(np.int64) - self.zero_points(q, len(x.shape))
        t = q.expressed_type
        exact = call.choices.round_to(difference.astype(_wide(t)), t)
        found = ieee(call, np.multiply, t, exact, self.scales(q, len(x.shape)))
        fits = _fits(difference, si32)
        return Tensor(call.choices.fill_open(found, ~fits, t), t)

    def store(self, call: Call, x: Tensor, q: QuantizedType, *, is_exact: bool) -> Tensor:
        rank, t = len(x.shape), q.expressed_type
        ratio = ieee(call, np.divide, t, x.array, self.scales(q, rank))
        whole = self.to_integers(ratio)
        zeros = self.zero_points(q, rank)
        wide = q.storage_type if q.storage_type.width == 32 else si32
        is_open = np.isnan(ratio) | ~_fits(whole, wide) | ~_fits(whole + zeros, wide)
        steps = 0 if is_exact else call.choices.quanta(x.shape)
        found = self.saturate(whole + zeros + steps, q)
        return Tensor(call.choices.fill_open(found, is_open, q.storage_type), q)

    def to_integers(self, ratio: Array) -> Array:
        whole = np.nan_to_num(np.clip(self.round_to(ratio), -(2.0**40), 2.0**40))
        return np.asarray(whole).astype(np.int64)

    def round_to(self, ratio: Array) -> Array:
        return np.asarray(np.rint(ratio))

    def saturate(self, x: Array, q: QuantizedType) -> Array:
        return np.asarray(np.clip(x, q.storage_min, q.storage_max))


def _wide(t: FloatType) -> Any:
    return np.longdouble if t == f64 else np.float64


def _fits(x: Array, t: IntegerType) -> Array:
    return np.asarray((x >= min_value(t)) & (x <= max_value(t)))


def element_type_if_quantized(t: object) -> QuantizedType | None:
    found = t.element_type if isinstance(t, TensorType) else None
    return found if isinstance(found, QuantizedType) else None


def on_storage(call: Call, storage: Storage | None = None, kernel: Kernel | None = None) -> Any:
    storage = storage or Storage()
    operation: Operation = call.op.operation
    if operation.name == "is_finite":
        return Tensor(np.ones(call.operands[0].shape, np.bool_), call.result.element_type)
    numbers = tuple(storage.numbers(call, x) if isinstance(x.element_type, QuantizedType) else x for x in call.operands)
    results = tuple(replace(v, type=_express(v.type)) for v in operation.results)
    op = op_named(operation.name)(replace(operation, results=results), call.machine.program)
    outputs = (kernel or KERNELS[operation.name])(replace(call, op=op, operands=numbers))
    outputs = outputs if isinstance(outputs, tuple) else (outputs,)
    is_exact = operation.name in CHOOSING and _has_one_type(operation)
    types = [element_type_if_quantized(v.type) for v in operation.results]
    return tuple(
        x if q is None else storage.store(call, x, q, is_exact=is_exact) for x, q in zip(outputs, types, strict=True)
    )


def _has_one_type(operation: Operation) -> bool:
    types = {element_type_if_quantized(v.type) for v in (*operation.operands, *operation.results)}
    return len(types - {None}) == 1


def _express(t: Any) -> Any:
    q = element_type_if_quantized(t)
    return t if q is None else replace(t, element_type=q.expressed_type)


def requantize(call: Call, x: Tensor, to: QuantizedType, storage: Storage | None = None) -> Array:
    if x.element_type == to:
        return x.array
    storage = storage or Storage()
    return storage.store(call, storage.numbers(call, x), to, is_exact=False).array


@implements("uniform_quantize", "uniform_dequantize")
def the_number_itself(call: Call) -> Tensor:
    return call.operands[0]
