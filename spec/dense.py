"""Tensor constants as MLIR text (`dense<...>`) and back, exact to the bit."""

from __future__ import annotations

import math
import re
from typing import Any

import numpy as np

from spec.allocation import MOST_ELEMENTS
from spec.program import Constant
from spec.type_text import type_named
from spec.types import (
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    QuantizedType,
    TensorType,
    dtype,
    num_bits,
)


class NotHeld(ValueError):
    """The elements of a constant are stored elsewhere or too many. The message is one line."""


_DENSE = re.compile(r"dense<(.*)>\s*:\s*(tensor<.*>)", re.DOTALL)
_BRACKETS = str.maketrans("", "", "[]() \n\t")


def text(constant: Constant) -> str:
    """Return a constant as MLIR text, such as `dense<"0x0000803F"> : tensor<f32>`.

    Booleans and complex numbers are spelled out, other elements are raw bits. If all elements are equal, the text has
    only one, as MLIR writes a splat, which compilers treat differently. The type of a quantized constant is its storage
    type; the result type of its operation tells the rest.
    """
    return f"dense<{_body(constant)}> : {_with_storage_type(constant.type)}"


def _with_storage_type(t: TensorType) -> TensorType:
    """Return the type with a quantized element type replaced by its storage type, signless as in MLIR."""
    if not isinstance(t.element_type, QuantizedType):
        return t
    return TensorType(t.shape, IntegerType(t.element_type.storage_type.width))


def _body(constant: Constant) -> str:
    array = constant.array
    if array.size == 0:
        return ""
    if array.size > 1 and constant.data == constant.data[: array.itemsize] * array.size:
        return _body(Constant(TensorType((), constant.type.element_type), constant.data[: array.itemsize]))
    match constant.type.element_type:
        case BooleanType():
            return str(array.tolist()).lower()
        case ComplexType(element):
            return _nest(np.frombuffer(constant.data, dtype(element)).reshape(*array.shape, 2), element)
    return f'"0x{constant.data.hex().upper()}"'


def _nest(parts: np.ndarray[Any, Any], element: FloatType) -> str:
    if parts.ndim == 1:
        bits = parts.view(f"u{element.width // 8}")
        return "({})".format(", ".join(f"0x{int(b):0{element.width // 4}X}" for b in bits))
    return f"[{', '.join(_nest(p, element) for p in parts)}]"


def read(literal: str) -> Constant:
    """Return the constant that `literal` spells: raw bits, decimals, hexadecimals, nested lists, or one element for
    all.

    Raises ValueError if it is no `dense<...>` of a static shape, and NotHeld for other spellings of constants and for
    splats with too many elements.
    """
    if literal.startswith(("dense_resource<", "sparse<")):
        raise NotHeld(f"constants that are spelled {literal.partition('<')[0]}<...> are not read")
    match = _DENSE.fullmatch(literal.strip())
    t = type_named(match[2]) if match else None
    if match is None or not isinstance(t, TensorType):
        raise ValueError(f"{literal[:60]} is no tensor constant")
    count = math.prod(t.static_shape)
    body = match[1].strip()
    if body.startswith('"0x'):
        elements = _from_bits(bytes.fromhex(body[3:-1]), t.element_type, count)
    else:
        elements = _from_tokens([x for x in body.translate(_BRACKETS).split(",") if x], t.element_type)
    if elements.size != count:  # a splat
        if elements.size * count > MOST_ELEMENTS:
            raise NotHeld(f"a constant of {count:,} elements is too large, {MOST_ELEMENTS:,} are taken at most")
        elements = np.repeat(elements, count)
    return Constant(t, elements.tobytes())


def _from_bits(data: bytes, t: ElementType, count: int) -> np.ndarray[Any, Any]:
    """Return elements from MLIR's raw storage, a byte for narrower elements; some releases pack booleans."""
    stored = np.frombuffer(data, np.uint8)
    if isinstance(t, BooleanType):
        if len(data) not in (1, count):
            stored = np.unpackbits(stored, count=count, bitorder="little")
        return (stored & 1).astype(np.bool_)
    if num_bits(t) < 8:
        masked: np.ndarray[Any, Any] = (stored & np.uint8(2 ** num_bits(t) - 1)).view(dtype(t))
        return masked
    return np.frombuffer(data, dtype(t))


def _from_tokens(tokens: list[str], t: ElementType) -> np.ndarray[Any, Any]:
    match t:
        case BooleanType():
            return np.array([token in ("true", "1") for token in tokens], np.bool_)
        case IntegerType(signed=signed):
            return np.array([int(token, 0) for token in tokens], np.int64 if signed else np.uint64).astype(dtype(t))
        case FloatType():
            return np.concatenate([np.zeros(0, dtype(t)), *(_float(token, t) for token in tokens)])
        case ComplexType(element):
            return _from_tokens(tokens, element).view(dtype(t))
    raise ValueError(f"constants of type {t} are spelled with the storage type")


def _float(token: str, t: FloatType) -> np.ndarray[Any, Any]:
    if token.startswith("0x"):
        return np.array([int(token, 16)], f"u{dtype(t).itemsize}").view(dtype(t))
    with np.errstate(all="ignore"):
        return np.array([float(token)]).astype(dtype(t))
