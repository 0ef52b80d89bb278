"""Types parsed from their MLIR spelling, as `str` of a type writes it."""

from __future__ import annotations

import functools
import re
import struct
from collections.abc import Iterator

from spec.types import (
    ElementType,
    FloatType,
    FunctionType,
    FutureType,
    IntegerType,
    QuantizedType,
    TensorType,
    TokenType,
    TupleType,
    Type,
    element_type_named,
)
from spec.vocabulary import max_value, min_value

_TENSOR = re.compile(r"((?:(?:\d+|\?)x)*)(.+)", re.DOTALL)
_QUANTIZED = re.compile(
    r"(?P<storage>[iu]\d+)(?:<(?P<min>-?\d+):(?P<max>-?\d+)>)?:(?P<expressed>\w+)(?::(?P<axis>-?\d+))?,(?P<pairs>.*)"
)
_OPENING, _CLOSING = "<([{", ">)]}"


@functools.lru_cache(maxsize=4096)
def type_named(text: str) -> Type:
    """Return the type that MLIR spells as `text`. Raises ValueError if StableHLO has no such type."""
    text = text.strip()
    if text == "!stablehlo.token":
        return TokenType()
    if text.startswith("("):
        return function_type(text)
    head, body = _head_and_body(text)
    match head:
        case "tensor":
            return _tensor(body)
        case "tuple":
            return TupleType(tuple(map(type_named, split_at_commas(body))))
        case "!stablehlo.future":
            return FutureType(tuple(map(type_named, split_at_commas(body))))
    raise ValueError(f"StableHLO has no type {text}")


def types_in_parentheses(text: str) -> tuple[Type, ...]:
    """Return the types of a list such as `(tensor<f32>, tensor<i1>)`, or of one type without parentheses."""
    text = text.strip()
    inside = text[1:-1] if text.startswith("(") else text
    return tuple(map(type_named, split_at_commas(inside)))


def function_type(text: str) -> FunctionType:
    """Return the function type of text such as `(tensor<f32>) -> tensor<f32>`. Raises ValueError for other text."""
    depth = 0
    for i, c in enumerate(text):
        depth += (c in _OPENING) - (c in _CLOSING and text[i - 1 : i + 1] != "->")
        if depth == 0:
            inputs, outputs = text[: i + 1], text[i + 1 :].strip()
            break
    if depth or not outputs.startswith("->"):
        raise ValueError(f"StableHLO has no type {text}")
    return FunctionType(types_in_parentheses(inputs), types_in_parentheses(outputs.removeprefix("->")))


def _head_and_body(text: str) -> tuple[str, str]:
    head, bracket, rest = text.partition("<")
    if not bracket or not rest.endswith(">"):
        return text, ""
    return head, rest[:-1]


def _tensor(body: str) -> TensorType:
    parts = list(split_at_commas(body))
    match = _TENSOR.fullmatch(parts[0])
    if match is None:
        raise ValueError(f"StableHLO has no type tensor<{body}>")
    shape = tuple(None if d == "?" else int(d) for d in match[1].split("x")[:-1])
    bounds = _bounds(parts[1]) if len(parts) > 1 else None
    return TensorType(shape, _element_type(match[2]), bounds)


def _bounds(text: str) -> tuple[int | None, ...]:
    head, body = _head_and_body(text)
    if head != "#stablehlo.bounds":
        raise ValueError(f"{text} is no encoding that StableHLO has")
    return tuple(None if b == "?" else int(b) for b in split_at_commas(body))


def _element_type(text: str) -> ElementType:
    head, body = _head_and_body(text)
    if head == "!quant.uniform":
        return _uniform_type(body)
    try:
        return element_type_named(text)
    except KeyError:
        raise ValueError(f"StableHLO has no element type {text}") from None


def _uniform_type(body: str) -> QuantizedType:
    match = _QUANTIZED.fullmatch(re.sub(r"\s", "", body))
    if match is None:
        raise ValueError(f"StableHLO has no element type !quant.uniform<{body}>")
    storage = IntegerType(int(match["storage"][1:]), signed=match["storage"][0] == "i")
    pairs = [pair.partition(":") for pair in match["pairs"].strip("{}").split(",")]
    return QuantizedType(
        storage,
        FloatType(match["expressed"]),
        tuple(_scale(scale) for scale, _, _ in pairs),
        tuple(int(zero_point or 0) for _, _, zero_point in pairs),
        int(match["min"] or min_value(storage)),
        int(match["max"] or max_value(storage)),
        None if match["axis"] is None else int(match["axis"]),
    )


def _scale(text: str) -> float:
    """Return a scale from a decimal, or from the hexadecimal bits of an f64, which MLIR writes if there is no short
    decimal."""
    if text.startswith("0x"):
        return float(struct.unpack(">d", bytes.fromhex(text.removeprefix("0x").zfill(16)))[0])
    return float(text)


def split_at_commas(text: str) -> Iterator[str]:
    """Yield the parts of a list, split at commas outside brackets; the `>` of `->` closes no bracket."""
    depth, start = 0, 0
    for i, c in enumerate(text):
        if c in _OPENING:
            depth += 1
        elif c in _CLOSING and text[i - 1 : i + 1] != "->":
            depth -= 1
        elif c == "," and depth == 0:
            yield text[start:i].strip()
            start = i + 1
    if text[start:].strip():
        yield text[start:].strip()
