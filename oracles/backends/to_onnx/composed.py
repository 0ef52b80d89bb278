"""Compositions of ONNX ops that several translations use, where no single ONNX op has the meaning."""

from __future__ import annotations

import math

import numpy as np

from oracles.backends.program_variants import Inexpressible
from oracles.backends.to_onnx.scope import Array, Scope, Tensor, onnx_type
from spec.program import Operation, Region
from spec.types import (
    BooleanType,
    ElementType,
    FloatType,
    IntegerType,
    QuantizedType,
    TensorType,
    bf16,
    f16,
    f32,
    i1,
    is_quantized_tensor,
    num_bits,
    si8,
    si16,
    si32,
    si64,
    tensor,
    ui8,
    ui16,
    ui32,
    ui64,
)

WITH_BITCAST = 26


def is_float(x: Tensor) -> bool:
    return isinstance(x.element_type, FloatType)


def is_boolean(x: Tensor) -> bool:
    return isinstance(x.element_type, BooleanType)


def cast(s: Scope, x: Tensor, element_type: ElementType) -> Tensor:
    """Return a Cast; to 8-bit floats without saturation, so that overflow is that of IEEE 754."""
    if x.element_type == element_type:
        return x
    if is_quantized_tensor(x.type) or isinstance(element_type, QuantizedType):
        raise Inexpressible(f"{x.element_type} is not promoted to {element_type}")
    flags = {"saturate": 0} if isinstance(element_type, FloatType) and element_type.width <= 8 else {}
    to = TensorType(x.shape, element_type)
    return s.node("Cast", x, to=to, **{"to_": onnx_type(element_type)}, **flags)


def bitcast(s: Scope, x: Tensor, element_type: ElementType) -> Tensor:
    return s.node("BitCast", x, to=TensorType(x.shape, element_type), to_=onnx_type(element_type))


def reshape(s: Scope, x: Tensor, *shape: int) -> Tensor:
    if x.shape == shape:
        return x
    return s.node("Reshape", x, s.integers(shape), to=tensor(x.element_type, *shape), allowzero=1)


def transpose(s: Scope, x: Tensor, permutation: tuple[int, ...]) -> Tensor:
    if tuple(permutation) == tuple(range(len(x.shape))):
        return x
    shape = tuple(x.shape[d] for d in permutation)
    return s.node("Transpose", x, to=tensor(x.element_type, *shape), perm=list(permutation))


def expand(s: Scope, x: Tensor, *shape: int) -> Tensor:
    if x.shape == shape:
        return x
    if 0 in shape:
        return s.constant(np.zeros(shape), x.element_type)
    return s.node("Expand", x, s.integers(shape), to=tensor(x.element_type, *shape))


def concat(s: Scope, xs: list[Tensor], axis: int) -> Tensor:
    shape = list(xs[0].shape)
    shape[axis] = sum(x.shape[axis] for x in xs)
    return s.node("Concat", *xs, to=tensor(xs[0].element_type, *shape), axis=axis)


def take(s: Scope, x: Tensor, places: Tensor) -> Tensor:
    return s.node("Gather", x, places, to=tensor(x.element_type, *places.shape), axis=0)


def arrange(s: Scope, x: Tensor, fill: Tensor | None, places: Array) -> Tensor:
    """Return the elements of x at `places`, row-major positions, with the scalar `fill` at -1."""
    flat = reshape(s, x, math.prod(x.shape))
    if fill is not None:
        flat = concat(s, [flat, reshape(s, fill, 1)], 0)
        places = np.where(places < 0, flat.shape[0] - 1, places)
    return take(s, flat, s.constant(places.astype(np.int64)))


def compare_tensors(s: Scope, op: str, x: Tensor, y: Tensor) -> Tensor:
    shape = x.shape
    x, y = without_broadcast(s, x, y) if x.shape == y.shape else (x, y)
    if s.model.opset < WITH_BITCAST and x.element_type in _COMPARED_AS:
        x, y = (cast(s, v, _COMPARED_AS[v.element_type]) for v in (x, y))
    return s.node(op, x, y, to=tensor(i1, *shape))


def without_broadcast(s: Scope, x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    """Return operands of one shape, with one of them as it was before broadcasting, for ONNX ops that broadcast."""
    if 0 in x.shape or s.before(x) is x is y:
        return x, y
    return (x, s.before(y)) if s.before(y) is not y else (s.before(x), y)


def scalar(s: Scope, x: Tensor) -> Tensor:
    return s.before(x) if s.before(x).shape == () else x


_COMPARED_AS: dict[ElementType, ElementType] = {
    **dict.fromkeys((si8, ui8, si16, ui16), si32), ui32: si64, f16: f32, bf16: f32
}  # fmt: skip
"""Types without comparisons in older releases, with a type that holds all their values."""
_CARRIERS: dict[ElementType, ElementType] = {si16: si32, ui16: si32, bf16: f32}
"""Types without a kernel of ONNX Runtime's Where, with a type that holds all their values."""


def where(s: Scope, condition: Tensor, x: Tensor, y: Tensor) -> Tensor:
    """Return a Where for any element type: by logic for booleans, in a wider type for types without a kernel."""
    shape = max(condition.shape, x.shape, y.shape, key=len)
    t = x.element_type
    if t == i1:
        chosen = s.node("And", condition, x, to=tensor(i1, *shape))
        other = s.node("And", s.node("Not", condition), y, to=tensor(i1, *shape))
        return s.node("Or", chosen, other)
    if t == ui64 and s.model.opset < WITH_BITCAST:
        return choose_by_gather(s, condition, x, y)
    if t == ui64:
        return bitcast(s, where(s, condition, bitcast(s, x, si64), bitcast(s, y, si64)), ui64)
    if t in _CARRIERS:
        return cast(s, where(s, condition, cast(s, x, _CARRIERS[t]), cast(s, y, _CARRIERS[t])), t)
    return s.node("Where", condition, x, y, to=tensor(t, *shape))


def choose(s: Scope, condition: Tensor, x: Tensor, y: Tensor) -> Tensor:
    """Return a Where on the bits, so that a composition does not depend on what an implementation's Where does to
    -0."""
    if not is_float(x):
        return where(s, condition, x, y)
    if s.model.opset < WITH_BITCAST:
        return choose_by_gather(s, condition, x, y)
    bits = IntegerType(num_bits(x.element_type), signed=False)
    return bitcast(s, where(s, condition, bitcast(s, x, bits), bitcast(s, y, bits)), x.element_type)


def choose_by_gather(s: Scope, condition: Tensor, x: Tensor, y: Tensor) -> Tensor:
    """Return `choose` without BitCast: a GatherElements from both operands side by side, which copies elements."""
    shape = max(condition.shape, x.shape, y.shape, key=len)
    if 0 in shape:
        return s.constant(np.zeros(shape), x.element_type)
    column = (*shape, 1)
    sides = concat(s, [reshape(s, expand(s, v, *shape), *column) for v in (y, x)], len(shape))
    places = cast(s, reshape(s, expand(s, condition, *shape), *column), si64)
    to = tensor(x.element_type, *column)
    return reshape(s, s.node("GatherElements", sides, places, to=to, axis=len(shape)), *shape)


def extremum(s: Scope, op: str, x: Tensor, y: Tensor) -> Tensor:
    """Return a Max or Min of operands of one shape, with NaN propagated and zeros ordered as in IEEE 754, which ONNX
    leaves open."""
    if is_boolean(x):
        return s.node("Or" if op == "Max" else "And", x, y)
    plain = s.node(op, *without_broadcast(s, x, y), to=x.type)
    if not is_float(x):
        return plain
    zero = s.constant(0, x.element_type)
    zeros = s.node("And", compare_tensors(s, "Equal", x, zero), compare_tensors(s, "Equal", y, zero))
    return nan_of(s, x, nan_of(s, y, choose(s, zeros, sum_of_zeros(s, op, x, y), plain)))


def sum_of_zeros(s: Scope, op: str, x: Tensor, y: Tensor) -> Tensor:
    """Return the greater or lesser of two zeros: +0 + -0 is +0."""
    if op == "Max":
        return s.node("Add", x, y)
    return s.node("Neg", s.node("Add", s.node("Neg", x), s.node("Neg", y)))


def nan_of(s: Scope, x: Tensor, otherwise: Tensor) -> Tensor:
    return choose(s, s.node("IsNaN", x, to=tensor(i1, *x.shape)), x, otherwise)


def index(s: Scope, x: Tensor) -> Tensor:
    """Return an integer as i64; larger values of ui64 are out of range of every tensor and become 2^62."""
    if x.element_type == ui64:
        x = s.node("Min", x, s.constant(2**62, ui64))
    return cast(s, x, si64)


def clamp_indices(s: Scope, x: Tensor, most: Array) -> Tensor:
    """Return indices clamped to 0..`most`, by comparisons, so that a composition does not depend on an implementation's
    Max and Min."""
    zero, end = s.constant(np.int64(0)), s.constant(most.astype(np.int64))
    low = where(s, compare_tensors(s, "Less", x, zero), zero, x)
    return s.node("Where", compare_tensors(s, "Greater", low, end), end, low, to=x.type)


def only_operation(region: Region) -> Operation | None:
    """Return the operation of a region that applies only one, to all of its arguments, and returns its results; else
    None."""
    first, last = region.operations[0], region.operations[-1]
    reads = set(first.operands) == set(region.arguments) and len(first.operands) == len(region.arguments)
    is_alone = len(region.operations) == 2 and reads and not first.regions
    return first if is_alone and last.operands == first.results else None


def wide(t: ElementType) -> ElementType:
    if not isinstance(t, IntegerType) or t in (si32, si64):
        return t
    return si64


def only_in(x: Tensor, types: tuple[ElementType, ...], what: str) -> None:
    if x.element_type not in types:
        raise Inexpressible(f"{what} on {x.element_type} cannot be composed of ONNX's operations")
