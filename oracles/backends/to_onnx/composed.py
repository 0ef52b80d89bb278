"""Compositions of ONNX ops that several translations use, each with the reason why no single op says the same."""

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
"""The operation set that brought BitCast."""


def is_float(x: Tensor) -> bool:
    return isinstance(x.element_type, FloatType)


def is_boolean(x: Tensor) -> bool:
    return isinstance(x.element_type, BooleanType)


def cast(s: Scope, x: Tensor, element_type: ElementType) -> Tensor:
    """Cast; to the floats of eight bits without saturation, so that overflow is what IEEE-754 says."""
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
    """Expand, but for what has no elements."""
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
    """The elements of a vector at places that are within it."""
    return s.node("Gather", x, places, to=tensor(x.element_type, *places.shape), axis=0)


def arranged(s: Scope, x: Tensor, fill: Tensor | None, places: Array) -> Tensor:
    """Elements of x in another arrangement: `places` are row-major positions in it, and -1 for the scalar `fill`."""
    flat = reshape(s, x, math.prod(x.shape))
    if fill is not None:
        flat = concat(s, [flat, reshape(s, fill, 1)], 0)
        places = np.where(places < 0, flat.shape[0] - 1, places)
    return take(s, flat, s.constant(places.astype(np.int64)))


def both(s: Scope, op: str, x: Tensor, y: Tensor) -> Tensor:
    """A comparison of two tensors, or of a tensor with a scalar."""
    shape = x.shape
    x, y = loosely(s, x, y) if x.shape == y.shape else (x, y)
    if s.model.opset < WITH_BITCAST and x.element_type in _COMPARED_AS:
        x, y = (cast(s, v, _COMPARED_AS[v.element_type]) for v in (x, y))
    return s.node(op, x, y, to=tensor(i1, *shape))


def loosely(s: Scope, x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    """Operands of one shape, one of them as it was before it was broadcast, for ops that broadcast."""
    if 0 in x.shape or s.before(x) is x is y:
        return x, y
    return (x, s.before(y)) if s.before(y) is not y else (s.before(x), y)


def scalar(s: Scope, x: Tensor) -> Tensor:
    """What was a scalar before it was broadcast."""
    return s.before(x) if s.before(x).shape == () else x


_COMPARED_AS: dict[ElementType, ElementType] = {
    **dict.fromkeys((si8, ui8, si16, ui16), si32), ui32: si64, f16: f32, bf16: f32
}  # fmt: skip
"""Types that older releases have no comparisons of, and those that hold all their values."""
_CARRIERS: dict[ElementType, ElementType] = {si16: si32, ui16: si32, bf16: f32}
"""Types that ONNX Runtime's Where has no kernel for, and those that hold all their values."""


def where(s: Scope, condition: Tensor, x: Tensor, y: Tensor) -> Tensor:
    """Where, for all element types: booleans by logic, those without a kernel by a type that holds their values."""
    shape = max(condition.shape, x.shape, y.shape, key=len)
    t = x.element_type
    if t == i1:
        chosen = s.node("And", condition, x, to=tensor(i1, *shape))
        other = s.node("And", s.node("Not", condition), y, to=tensor(i1, *shape))
        return s.node("Or", chosen, other)
    if t == ui64 and s.model.opset < WITH_BITCAST:
        return picked(s, condition, x, y)
    if t == ui64:
        return bitcast(s, where(s, condition, bitcast(s, x, si64), bitcast(s, y, si64)), ui64)
    if t in _CARRIERS:
        return cast(s, where(s, condition, cast(s, x, _CARRIERS[t]), cast(s, y, _CARRIERS[t])), t)
    return s.node("Where", condition, x, y, to=tensor(t, *shape))


def choose(s: Scope, condition: Tensor, x: Tensor, y: Tensor) -> Tensor:
    """Where on the bits: what is made of other ops must not hang on what an implementation's Where makes of -0."""
    if not is_float(x):
        return where(s, condition, x, y)
    if s.model.opset < WITH_BITCAST:
        return picked(s, condition, x, y)
    bits = IntegerType(num_bits(x.element_type), signed=False)
    return bitcast(s, where(s, condition, bitcast(s, x, bits), bitcast(s, y, bits)), x.element_type)


def picked(s: Scope, condition: Tensor, x: Tensor, y: Tensor) -> Tensor:
    """The same where there is no BitCast: GatherElements from both side by side, which copies elements."""
    shape = max(condition.shape, x.shape, y.shape, key=len)
    if 0 in shape:
        return s.constant(np.zeros(shape), x.element_type)
    column = (*shape, 1)
    sides = concat(s, [reshape(s, expand(s, v, *shape), *column) for v in (y, x)], len(shape))
    places = cast(s, reshape(s, expand(s, condition, *shape), *column), si64)
    to = tensor(x.element_type, *column)
    return reshape(s, s.node("GatherElements", sides, places, to=to, axis=len(shape)), *shape)


def extremum(s: Scope, op: str, x: Tensor, y: Tensor) -> Tensor:
    """Max or Min of operands of one shape. ONNX does not say what these make of NaN and of zeros of both signs:
    IEEE-754's maximum and minimum propagate the one and order the others."""
    if is_boolean(x):
        return s.node("Or" if op == "Max" else "And", x, y)
    plain = s.node(op, *loosely(s, x, y), to=x.type)
    if not is_float(x):
        return plain
    zero = s.constant(0, x.element_type)
    zeros = s.node("And", both(s, "Equal", x, zero), both(s, "Equal", y, zero))
    return nan_of(s, x, nan_of(s, y, choose(s, zeros, sum_of_zeros(s, op, x, y), plain)))


def sum_of_zeros(s: Scope, op: str, x: Tensor, y: Tensor) -> Tensor:
    """The greater, or the lesser, of two zeros: +0 + -0 is +0."""
    if op == "Max":
        return s.node("Add", x, y)
    return s.node("Neg", s.node("Add", s.node("Neg", x), s.node("Neg", y)))


def nan_of(s: Scope, x: Tensor, otherwise: Tensor) -> Tensor:
    """NaN where x is NaN."""
    return choose(s, s.node("IsNaN", x, to=tensor(i1, *x.shape)), x, otherwise)


def index(s: Scope, x: Tensor) -> Tensor:
    """An integer as i64; what i64 has not is beyond every tensor all the same."""
    if x.element_type == ui64:
        x = s.node("Min", x, s.constant(2**62, ui64))
    return cast(s, x, si64)


def clamped(s: Scope, x: Tensor, most: Array) -> Tensor:
    """Indices kept within 0 and `most`, of a shape that broadcasts. By comparisons: what is made of other ops must not
    hang on an implementation's Max and Min."""
    zero, end = s.constant(np.int64(0)), s.constant(most.astype(np.int64))
    low = where(s, both(s, "Less", x, zero), zero, x)
    return s.node("Where", both(s, "Greater", low, end), end, low, to=x.type)


def only_operation(region: Region) -> Operation | None:
    """The operation of a region that applies one to all of its arguments, and returns what comes of it."""
    first, last = region.operations[0], region.operations[-1]
    reads = set(first.operands) == set(region.arguments) and len(first.operands) == len(region.arguments)
    is_alone = len(region.operations) == 2 and reads and not first.regions
    return first if is_alone and last.operands == first.results else None


def wide(t: ElementType) -> ElementType:
    """The type that sums and products of integers are computed in: ONNX has no sums of narrow ones, and arithmetic
    modulo a power of two comes to the same."""
    if not isinstance(t, IntegerType) or t in (si32, si64):
        return t
    return si64


def only_in(x: Tensor, types: tuple[ElementType, ...], what: str) -> None:
    """Raises Inexpressible for a tensor of another type."""
    if x.element_type not in types:
        raise Inexpressible(f"{what} on {x.element_type} cannot be composed of ONNX's operations")
