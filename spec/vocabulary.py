"""The global functions of the specification, under its names (spec section "Notation", "Functions").

Each takes a type, a value (it uses the type of the value) or an element type. They raise if the argument has no such
property; `spec.structure.violations` takes that as a broken presupposition.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import ml_dtypes
import numpy as np

from spec.program import Region, Value
from spec.types import (
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    FutureType,
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
"""What the specification calls `Value | Placeholder | Type`."""


class Deferred(Exception):
    """A dimension size is dynamic, so that only execution decides (spec section "Dynamism")."""


_ASKS_FOR_CERTAINTY = ContextVar("_ASKS_FOR_CERTAINTY", default=False)


@contextmanager
def certainty() -> Iterator[None]:
    """Make statements about unknown sizes raise Deferred inside the `with` block; otherwise they count as true."""
    token = _ASKS_FOR_CERTAINTY.set(True)
    try:
        yield
    finally:
        _ASKS_FOR_CERTAINTY.reset(token)


def may_hold() -> bool:
    """Return True for a statement about unknown sizes. Raises Deferred within `certainty()`."""
    if _ASKS_FOR_CERTAINTY.get():
        raise Deferred
    return True


def type_of(x: Typed) -> Any:
    return x.type if isinstance(x, Value) else x


def tensor_type(x: Typed) -> TensorType:
    """Return the tensor type of `x`. Raises TypeError if `x` is no tensor."""
    t = type_of(x)
    if not isinstance(t, TensorType):
        raise TypeError(f"{t} is no tensor type")
    return t


def element_type(x: Typed) -> ElementType:
    t = type_of(x)
    return t.element_type if isinstance(t, TensorType) else t


def shape(x: Typed) -> tuple[int | None, ...]:
    return tensor_type(x).shape


def static_shape(x: Typed) -> tuple[int, ...]:
    """Return the shape of a tensor without dynamic sizes. Raises TypeError and ValueError for others."""
    return tensor_type(x).static_shape


def rank(x: Typed) -> int:
    return len(shape(x))


def axes(x: Typed) -> range:
    return range(rank(x))


def dim(x: Typed, axis: int) -> int | None:
    """Return the size of a dimension. Raises IndexError unless 0 <= axis < rank(x): negative axes do not count from the
    end."""
    if not 0 <= axis < rank(x):
        raise IndexError(f"no dimension {axis} in {type_of(x)}")
    return shape(x)[axis]


def dims(x: Typed, axes: Iterable[int]) -> list[int | None]:
    return [dim(x, axis) for axis in axes]


def static_size(n: int | None) -> int:
    """Return a dimension size that must be static. Raises Deferred if it is dynamic."""
    if n is None:
        raise Deferred
    return n


def size(x: Typed | Sequence[Any]) -> int:
    """Return the number of elements of a tensor or list. Raises Deferred for a tensor with a dynamic dimension."""
    if isinstance(x, (list, tuple, range)):
        return len(x)
    sizes: list[int] = [static_size(n) for n in tensor_type(x).shape]  # type: ignore[arg-type]
    return math.prod(sizes)


def at(xs: Sequence[Any], i: int) -> Any:
    """Return `xs[i]`. Raises IndexError for a negative index, which the specification does not have."""
    if i < 0:
        raise IndexError(f"no element {i}")
    return xs[i]


def sizes_agree(x: int | None, y: int | None) -> bool:
    """Return whether two dimension sizes are equal, as far as they are static (spec section "Dynamism")."""
    return may_hold() if x is None or y is None else x == y


def shapes_agree(x: Sequence[int | None], y: Sequence[int | None]) -> bool:
    return (x == y and None not in x) or (len(x) == len(y) and all(map(sizes_agree, x, y)))


def pairs_agree(x: Sequence[int | None], y: Sequence[int | None]) -> bool:
    """Return whether two lists of sizes agree pairwise. Raises ValueError if their lengths differ."""
    return all(itertools.starmap(sizes_agree, zip(x, y, strict=True)))


def same_shape(*xs: Typed) -> bool:
    """Return whether shape(x) = shape(y) = ...; a dynamic size equals any."""
    shapes = [shape(x) for x in xs]
    return all(shapes_agree(a, b) for a, b in itertools.combinations(shapes, 2))


def types_agree(x: Type, y: Type) -> bool:
    """Return whether two types are equal; a dynamic size equals any, and bounds are not compared."""
    if isinstance(x, TensorType) and isinstance(y, TensorType):
        return x.element_type == y.element_type and shapes_agree(x.shape, y.shape)
    if isinstance(x, (TupleType, FutureType)) and type(x) is type(y):
        return same_types(x.types, y.types)
    return x == y


def same_type(*xs: Typed) -> bool:
    """Return whether type(x) = type(y) = ...; a dynamic size equals any."""
    types = [type_of(x) for x in xs]
    return all(types_agree(a, b) for a, b in itertools.combinations(types, 2))


def same_types(xs: Sequence[Type], ys: Sequence[Type]) -> bool:
    """Return whether two lists of types are equal; a dynamic size equals any."""
    return len(xs) == len(ys) and all(map(types_agree, xs, ys))


def same_baseline_type(*xs: Typed) -> bool:
    """Return whether baseline_type(x) = baseline_type(y) = ...; a dynamic size equals any."""
    return same_type(*map(baseline_type, xs))


def is_boolean(x: Typed) -> bool:
    return isinstance(element_type(x), BooleanType)


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


def is_tensor(x: Typed) -> bool:
    return isinstance(type_of(x), TensorType)


def quantized_element_type(x: Typed) -> QuantizedType:
    """Return the quantized element type of `x`. Raises TypeError if it has none."""
    t = element_type(x)
    if not isinstance(t, QuantizedType):
        raise TypeError(f"{t} is not quantized")
    return t


def storage_type(x: Typed) -> IntegerType:
    return quantized_element_type(x).storage_type


def expressed_type(x: Typed) -> FloatType:
    return quantized_element_type(x).expressed_type


def quantization_dimension(x: Typed) -> int | None:
    return quantized_element_type(x).quantization_dimension


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
    """Return the element type with all scales 1 and zero points 0."""
    t = element_type(x)
    if not isinstance(t, QuantizedType):
        return t
    n = len(t.scales)
    return QuantizedType(
        t.storage_type, t.expressed_type, (1.0,) * n, (0,) * n, t.storage_min, t.storage_max, t.quantization_dimension
    )


def baseline_type(x: Typed) -> TensorType:
    t = tensor_type(x)
    if not isinstance(t.element_type, QuantizedType):
        return t
    return TensorType(t.shape, baseline_element_type(t), t.bounds)


def is_promotable(x: ElementType, y: ElementType) -> bool:
    """Return whether element type `x` can be promoted to `y`: the same kind, and no narrower.

    The definition in the specification ends in false for booleans, although it lists them as a kind; no body could
    reduce them then. Here they are promotable to themselves, as is_bool(x) and is_bool(y) intends.
    """
    match x, y:
        case (IntegerType(), IntegerType()) | (FloatType(), FloatType()) | (ComplexType(), ComplexType()):
            return num_bits(x) <= num_bits(y)
        case QuantizedType(), QuantizedType():
            return x.expressed_type == y.expressed_type and num_bits(x) <= num_bits(y)
    return x == y == BooleanType()


def same(xs: Iterable[Any]) -> bool:
    """Return whether all elements are equal; true for none."""
    xs = list(xs)
    return all(x == xs[0] for x in xs)


def is_unique(xs: Iterable[Any]) -> bool:
    xs = list(xs)
    return len(set(xs)) == len(xs)


def is_sorted(xs: Iterable[Any]) -> bool:
    xs = list(xs)
    return all(a <= b for a, b in itertools.pairwise(xs))


def input_types(region: Region) -> tuple[Type, ...]:
    return region.input_types


def output_types(region: Region) -> tuple[Type, ...]:
    return region.output_types


def min_value(t: ElementType) -> Any:
    """Return the least value of a boolean, integer or floating-point type (-inf if it has infinities). Raises TypeError
    for others."""
    return _extreme(t, -1)


def max_value(t: ElementType) -> Any:
    """Return the greatest value of a boolean, integer or floating-point type (+inf if it has infinities). Raises
    TypeError for others."""
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
            info: Any = ml_dtypes.finfo(dtype(t))  # type: ignore[no-untyped-call]
            return float(infinity) if np.isinf(infinity) else float(info.max if sign > 0 else info.min)
    raise TypeError(f"{t} has no extreme values")
