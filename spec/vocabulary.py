"""The global functions of the specification, under its names (spec section "Notation", "Functions").

Each takes a type, a value (of which it takes the type) or, for shapes, an element type where that makes sense.
They raise where their argument has no such member; `spec.op.violations` reads that as a presupposition that is broken.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

import ml_dtypes
import numpy as np

from spec.program import Region, Value
from spec.types import (
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    QuantizedType,
    TensorType,
    TokenType,
    TupleType,
    Type,
    dtype,
)
from spec.types import num_bits as num_bits

Typed = Value | Type | ElementType
"""What a function of the specification calls `Value | Placeholder | Type`."""


def type_of(x: Typed) -> Any:
    """The type of a value, or the type itself."""
    return x.type if isinstance(x, Value) else x


def tensor_type(x: Typed) -> TensorType:
    """The tensor type of x. Raises TypeError where x is no tensor."""
    t = type_of(x)
    if not isinstance(t, TensorType):
        raise TypeError(f"{t} is no tensor type")
    return t


def element_type(x: Typed) -> ElementType:
    t = type_of(x)
    return t.element_type if isinstance(t, TensorType) else t  # type: ignore[no-any-return]


def shape(x: Typed) -> tuple[int | None, ...]:
    return tensor_type(x).shape


def rank(x: Typed) -> int:
    return len(shape(x))


def axes(x: Typed) -> range:
    return range(rank(x))


def dim(x: Typed, axis: int) -> int | None:
    """dim(x, axis). Raises IndexError outside 0 <= axis < rank(x): a negative axis is not Python's."""
    if not 0 <= axis < rank(x):
        raise IndexError(f"no dimension {axis} in {type_of(x)}")
    return shape(x)[axis]


def dims(x: Typed, axes: Iterable[int]) -> list[int | None]:
    return [dim(x, axis) for axis in axes]


def size(x: Typed | Sequence[Any]) -> int:
    """The number of elements of a tensor or of a list."""
    if isinstance(x, (list, tuple, range)):
        return len(x)
    return math.prod(tensor_type(x).static_shape)  # type: ignore[arg-type]


def is_boolean(x: Typed) -> bool:
    return isinstance(element_type(x), BooleanType)


def is_integer(x: Typed) -> bool:
    return isinstance(element_type(x), IntegerType)


def is_signed_integer(x: Typed) -> bool:
    match element_type(x):
        case IntegerType(signed=True):
            return True
    return False


def is_unsigned_integer(x: Typed) -> bool:
    match element_type(x):
        case IntegerType(signed=False):
            return True
    return False


def is_float(x: Typed) -> bool:
    return isinstance(element_type(x), FloatType)


def is_complex(x: Typed) -> bool:
    return isinstance(element_type(x), ComplexType)


def is_quantized(x: Typed) -> bool:
    return isinstance(element_type(x), QuantizedType)


def is_token(x: Typed) -> bool:
    return isinstance(type_of(x), TokenType)


def is_tuple(x: Typed) -> bool:
    return isinstance(type_of(x), TupleType)


def is_tensor(x: Typed) -> bool:
    return isinstance(type_of(x), TensorType)


def quantized(x: Typed) -> QuantizedType:
    """The quantized element type of x. Raises TypeError where it has none."""
    t = element_type(x)
    if not isinstance(t, QuantizedType):
        raise TypeError(f"{t} is not quantized")
    return t


def storage_type(x: Typed) -> IntegerType:
    return quantized(x).storage_type


def expressed_type(x: Typed) -> FloatType:
    return quantized(x).expressed_type


def quantization_dimension(x: Typed) -> int | None:
    return quantized(x).quantization_dimension


def is_per_axis_quantized(x: Typed) -> bool:
    return is_quantized(x) and quantization_dimension(x) is not None


def is_per_tensor_quantized(x: Typed) -> bool:
    return is_quantized(x) and quantization_dimension(x) is None


def complex_element_type(x: Typed) -> FloatType:
    t = element_type(x)
    if not isinstance(t, ComplexType):
        raise TypeError(f"{t} is not complex")
    return t.element


def baseline_element_type(x: Typed) -> ElementType:
    """The element type, with the parameters of quantization reset to scale 1 and zero point 0."""
    t = element_type(x)
    if not isinstance(t, QuantizedType):
        return t
    n = len(t.scales)
    return QuantizedType(
        t.storage_type, t.expressed_type, (1.0,) * n, (0,) * n, t.storage_min, t.storage_max, t.quantization_dimension
    )


def baseline_type(x: Typed) -> TensorType:
    t = tensor_type(x)
    return TensorType(t.shape, baseline_element_type(t), t.bounds)


def is_promotable(x: ElementType, y: ElementType) -> bool:
    """Whether element type x can be promoted to y: the same kind, and no narrower."""
    match x, y:
        case (IntegerType(), IntegerType()) | (FloatType(), FloatType()) | (ComplexType(), ComplexType()):
            return num_bits(x) <= num_bits(y)
        case QuantizedType(), QuantizedType():
            return x.expressed_type == y.expressed_type and num_bits(x) <= num_bits(y)
    return x == y == BooleanType()


def same(xs: Iterable[Any]) -> bool:
    """Whether all elements are equal; true of none."""
    xs = list(xs)
    return all(x == xs[0] for x in xs)


def is_unique(xs: Iterable[Any]) -> bool:
    xs = list(xs)
    return len(set(xs)) == len(xs)


def is_sorted(xs: Iterable[Any]) -> bool:
    xs = list(xs)
    return all(a <= b for a, b in zip(xs, xs[1:], strict=False))


def input_types(region: Region) -> tuple[Type, ...]:
    return region.input_types


def output_types(region: Region) -> tuple[Type, ...]:
    return region.output_types


def min_value(t: ElementType) -> Any:
    """The least value of an integer or floating-point type (-inf where the type has infinities)."""
    return _extreme(t, -1)


def max_value(t: ElementType) -> Any:
    """The greatest value of an integer or floating-point type (+inf where the type has infinities)."""
    return _extreme(t, 1)


def _extreme(t: ElementType, sign: int) -> Any:
    match t:
        case BooleanType():
            return sign > 0
        case IntegerType(width, signed):
            if signed:
                return 2 ** (width - 1) - 1 if sign > 0 else -(2 ** (width - 1))
            return 2**width - 1 if sign > 0 else 0
        case FloatType():
            with np.errstate(all="ignore"):
                infinity = np.array(sign * np.inf).astype(dtype(t)).astype(np.float64)
            info = ml_dtypes.finfo(dtype(t))
            return float(infinity) if np.isinf(infinity) else float(info.max if sign > 0 else info.min)
    raise TypeError(f"{t} has no extreme values")
