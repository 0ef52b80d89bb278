"""The types of StableHLO: element, tensor, quantized, token, tuple, future and function types (spec section "Types").

Every type is a frozen dataclass whose `str` is its MLIR spelling, in which signed integers are signless (`i32`).
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from typing import Any, cast

import ml_dtypes
import numpy as np


@dataclass(frozen=True)
class BooleanType:
    """`i1`, held as NumPy `bool`."""

    def __str__(self) -> str:
        return "i1"


@dataclass(frozen=True)
class IntegerType:
    """A signed (`siN`, spelled `iN`) or unsigned (`uiN`) integer of 2, 4, 8, 16, 32 or 64 bits."""

    width: int
    signed: bool = True

    def __str__(self) -> str:
        return f"{'' if self.signed else 'u'}i{self.width}"


@dataclass(frozen=True)
class FloatType:
    """A floating-point type, named as in the specification: `f32`, `bf16`, `f8E4M3FN`, ..."""

    name: str

    def __str__(self) -> str:
        return self.name

    @property
    def width(self) -> int:
        return _FLOATS[self.name][1]


@dataclass(frozen=True)
class ComplexType:
    """`complex<E>`, E being f32 or f64."""

    element: FloatType

    def __str__(self) -> str:
        return f"complex<{self.element}>"


def float_literal(x: float) -> str:
    """Return the shortest decimal that reads back as `x`, with the point that MLIR requires: `1.0e-05`."""
    mantissa, e, exponent = repr(float(x)).partition("e")
    return f"{mantissa}{'' if '.' in mantissa else '.0'}{e}{exponent}"


@dataclass(frozen=True)
class QuantizedType:
    """`!quant.uniform<...>`: integers of a storage type that represent values of an expressed type.

    `quantization_dimension` is None for per-tensor quantization. `scales` and `zero_points` are kept as written, so
    that types that break C1-C13 can be represented.
    """

    storage_type: IntegerType
    expressed_type: FloatType
    scales: tuple[float, ...]
    zero_points: tuple[int, ...]
    storage_min: int
    storage_max: int
    quantization_dimension: int | None = None

    def holds(self, storage: np.ndarray[Any, Any]) -> bool:
        return bool(((self.storage_min <= storage) & (storage <= self.storage_max)).all())

    def __str__(self) -> str:
        bounds = f"<{self.storage_min}:{self.storage_max}>"
        pairs = ", ".join(f"{float_literal(s)}:{z}" for s, z in zip(self.scales, self.zero_points, strict=False))
        # The quant dialect writes an unsigned storage type as `uN`, and a signed one as `iN`.
        head = f"{'u' if not self.storage_type.signed else 'i'}{self.storage_type.width}"
        if self.quantization_dimension is None:
            return f"!quant.uniform<{head}{bounds}:{self.expressed_type}, {pairs}>"
        return f"!quant.uniform<{head}{bounds}:{self.expressed_type}:{self.quantization_dimension}, {{{pairs}}}>"


ElementType = BooleanType | IntegerType | FloatType | ComplexType | QuantizedType


@dataclass(frozen=True)
class TensorType:
    """`tensor<2x3xf32>`. A dimension of None is dynamic (`?`); `bounds` has its upper bound, if any."""

    shape: tuple[int | None, ...]
    element_type: ElementType
    bounds: tuple[int | None, ...] | None = None

    def __str__(self) -> str:
        return self._text

    @functools.cached_property
    def _text(self) -> str:
        dims = "".join("?x" if d is None else f"{d}x" for d in self.shape)
        if self.bounds is None:
            return f"tensor<{dims}{self.element_type}>"
        bounds = ", ".join("?" if b is None else str(b) for b in self.bounds)
        return f"tensor<{dims}{self.element_type}, #stablehlo.bounds<{bounds}>>"

    @property
    def is_static(self) -> bool:
        return None not in self.shape

    @property
    def static_shape(self) -> tuple[int, ...]:
        """The shape as integers. Raises ValueError if a dimension is dynamic."""
        if None in self.shape:
            raise ValueError(f"{self} has a dynamic dimension")
        return cast("tuple[int, ...]", self.shape)


@dataclass(frozen=True)
class TokenType:
    def __str__(self) -> str:
        return "!stablehlo.token"


@dataclass(frozen=True)
class TupleType:
    types: tuple[Type, ...]

    def __str__(self) -> str:
        return f"tuple<{', '.join(map(str, self.types))}>"


@dataclass(frozen=True)
class FutureType:
    """`!stablehlo.future<...>`: a result of async_start, an operand of async_done."""

    types: tuple[Type, ...]

    def __str__(self) -> str:
        return f"!stablehlo.future<{', '.join(map(str, self.types))}>"


@dataclass(frozen=True)
class FunctionType:
    """`(inputs) -> (outputs)`. Only invalid programs have values of this type."""

    inputs: tuple[Type, ...]
    outputs: tuple[Type, ...]

    def __str__(self) -> str:
        return f"({', '.join(map(str, self.inputs))}) -> ({', '.join(map(str, self.outputs))})"


Type = TensorType | TokenType | TupleType | FutureType | FunctionType

i1 = BooleanType()
si2, si4, si8, si16, si32, si64 = (IntegerType(w) for w in (2, 4, 8, 16, 32, 64))
ui2, ui4, ui8, ui16, ui32, ui64 = (IntegerType(w, signed=False) for w in (2, 4, 8, 16, 32, 64))

# name -> (NumPy dtype, bits)
_FLOATS: dict[str, tuple[type[np.generic], int]] = {
    "f4E2M1FN": (ml_dtypes.float4_e2m1fn, 4),
    "f6E2M3FN": (ml_dtypes.float6_e2m3fn, 6),
    "f6E3M2FN": (ml_dtypes.float6_e3m2fn, 6),
    "f8E3M4": (ml_dtypes.float8_e3m4, 8),
    "f8E4M3": (ml_dtypes.float8_e4m3, 8),
    "f8E4M3B11FNUZ": (ml_dtypes.float8_e4m3b11fnuz, 8),
    "f8E4M3FN": (ml_dtypes.float8_e4m3fn, 8),
    "f8E4M3FNUZ": (ml_dtypes.float8_e4m3fnuz, 8),
    "f8E5M2": (ml_dtypes.float8_e5m2, 8),
    "f8E5M2FNUZ": (ml_dtypes.float8_e5m2fnuz, 8),
    "f8E8M0FNU": (ml_dtypes.float8_e8m0fnu, 8),
    "bf16": (ml_dtypes.bfloat16, 16),
    "f16": (np.float16, 16),
    "f32": (np.float32, 32),
    "f64": (np.float64, 64),
}
bf16, f16, f32, f64 = (FloatType(n) for n in ("bf16", "f16", "f32", "f64"))
complex64, complex128 = ComplexType(f32), ComplexType(f64)

SIGNED_INTEGERS = (si2, si4, si8, si16, si32, si64)
UNSIGNED_INTEGERS = (ui2, ui4, ui8, ui16, ui32, ui64)
INTEGERS = SIGNED_INTEGERS + UNSIGNED_INTEGERS
FLOATS = tuple(FloatType(n) for n in _FLOATS)
COMPLEXES = (complex64, complex128)
ELEMENT_TYPES: tuple[ElementType, ...] = (i1, *INTEGERS, *FLOATS, *COMPLEXES)
"""Every element type that is not quantized."""

_SMALL_INTEGERS: dict[tuple[int, bool], type[np.generic]] = {
    (2, True): ml_dtypes.int2,
    (4, True): ml_dtypes.int4,
    (2, False): ml_dtypes.uint2,
    (4, False): ml_dtypes.uint4,
}


@functools.cache
def dtype(element_type: ElementType) -> np.dtype[Any]:
    """Return the NumPy dtype of arrays of an element type; for a quantized type, that of its storage type."""
    match element_type:
        case BooleanType():
            return np.dtype(np.bool_)
        case IntegerType(width, signed):
            small = _SMALL_INTEGERS.get((width, signed))
            return np.dtype(small if small is not None else f"{'i' if signed else 'u'}{width // 8}")
        case FloatType(name):
            return np.dtype(_FLOATS[name][0])
        case ComplexType(element):
            return np.dtype(np.complex64 if element == f32 else np.complex128)
        case QuantizedType(storage_type=storage):
            return dtype(storage)


@functools.cache
def _by_name() -> dict[str, ElementType]:
    return {str(t): t for t in ELEMENT_TYPES} | {f"s{t}": t for t in SIGNED_INTEGERS}


def element_type_named(name: str) -> ElementType:
    """Return the element type of a name such as `f32`, `i8`, `si8` or `complex<f32>`. Raises KeyError for another
    name."""
    return _by_name()[name]


def element_type_of(array_dtype: np.dtype[Any]) -> ElementType:
    """Return the element type whose arrays have this dtype. Raises KeyError if there is none."""
    for element_type in ELEMENT_TYPES:
        if dtype(element_type) == array_dtype:
            return element_type
    raise KeyError(f"no element type is held as {array_dtype}")


def tensor(element_type: ElementType, *shape: int | None) -> TensorType:
    """Return a tensor type: `tensor(f32, 2, 3)` is `tensor<2x3xf32>`."""
    return TensorType(shape, element_type)


def num_bits(element_type: ElementType) -> int:
    match element_type:
        case BooleanType():
            return 1
        case IntegerType(width) | FloatType(width=width):
            return width
        case ComplexType(element):
            return 2 * element.width
        case QuantizedType(storage_type=storage):
            return storage.width


def storage_element_type(t: ElementType) -> ElementType:
    """Return the element type that arrays of type `t` hold: for a quantized type, its storage type."""
    return t.storage_type if isinstance(t, QuantizedType) else t


def as_stored(t: Type) -> Type:
    return replace(t, element_type=storage_element_type(t.element_type)) if isinstance(t, TensorType) else t


def is_quantized_tensor(t: Type) -> bool:
    return isinstance(t, TensorType) and isinstance(t.element_type, QuantizedType)
