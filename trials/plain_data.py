"""Tensors as plain data for TOML and JSON: nested lists of numbers where that is exact, else bytes in hexadecimal."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from oracles.sets.acceptance import Acceptance
from spec.types import BooleanType, ComplexType, ElementType, FloatType, TensorType, dtype, element_type_of

Array = np.ndarray[Any, Any]


def plain(array: Array) -> Any:
    """Nested lists, complex elements as pairs; `"0x..."`, the bytes in row-major order, where lists would lose the
    payload or the sign of a NaN."""
    element_type = element_type_of(array.dtype)
    with np.errstate(all="ignore"):  # a signaling NaN, quieted
        lists = _lists(array, element_type)
    back = array_of(lists, TensorType(array.shape, element_type))
    return lists if back.tobytes() == array.tobytes() else f"0x{array.tobytes().hex()}"


def _lists(array: Array, element_type: ElementType) -> Any:
    match element_type:
        case ComplexType(element):
            parts = np.ascontiguousarray(array).view(dtype(element)).reshape(*array.shape, 2)
            return _numbers(parts)
        case FloatType():
            return _numbers(array)
        case BooleanType():
            return array.tolist()
    return array.astype(np.int64 if array.dtype != np.uint64 else np.uint64).tolist()


def _numbers(array: Array) -> Any:
    """As f64, with the one NaN that text has."""
    values = array.astype(np.float64)
    return np.where(np.isnan(values), np.nan, values).tolist()


def array_of(value: Any, tensor_type: TensorType, processes: int = 1) -> Array:
    """The tensor that plain data stands for; of several processes, their tensors along a first axis. Raises ValueError
    where it does not fit the type. Sizes that are not known are those of the data."""
    element_type = tensor_type.element_type
    if not tensor_type.is_static:
        shape = np.shape(value)[: len(tensor_type.shape) + (processes > 1)]
    else:
        shape = tensor_type.static_shape if processes == 1 else (processes, *tensor_type.static_shape)
    if isinstance(value, str) and value.startswith("0x"):
        return np.frombuffer(bytes.fromhex(value.removeprefix("0x")), dtype(element_type)).reshape(shape)
    try:
        match element_type:
            case ComplexType(element):
                with np.errstate(all="ignore"):
                    parts = np.array(value, np.float64).astype(dtype(element)).reshape(*shape, 2)
                return np.ascontiguousarray(parts).view(dtype(element_type)).reshape(shape)
            case FloatType():
                with np.errstate(all="ignore"):  # a NaN of one format, quieted in the other
                    return np.array(value, np.float64).astype(dtype(element_type)).reshape(shape)
        return np.array(value, object).astype(dtype(element_type)).reshape(shape)
    except (TypeError, OverflowError) as e:
        raise ValueError(f"{value!r} is no {tensor_type}: {e}") from None


def from_json(value: Any) -> Any:
    """Plain data as a results file holds it, where NaN and the infinities are strings."""
    if isinstance(value, list):
        return [from_json(v) for v in value]
    return float(value) if value in ("nan", "inf", "-inf") else value


def shown(array: np.ndarray[Any, Any], limit: int = 24) -> str:
    """The elements of a tensor where they are few, else the first of them."""
    flat = array.astype(np.float64) if array.dtype.kind == "V" else array
    if array.size <= limit:
        return str(flat.tolist())
    return f"{str(flat.reshape(-1)[:limit].tolist())[:-1]}, ...] ({array.size} elements)"


def sets_text(outputs: Sequence[Any], limit: int = 64) -> str:
    """The sets of all elements of all outputs, for the first inputs; empty where they are more than `limit`, or no
    plain sets."""
    if not all(isinstance(o, Acceptance) and o.lower[0].size <= limit and not o.alternatives for o in outputs):
        return ""
    texts = [_sets(o) for o in outputs]
    return texts[0] if len(texts) == 1 else "; ".join(f"output {i}: {said}" for i, said in enumerate(texts))


def _sets(output: Acceptance) -> str:
    parts = (output.lower[0], output.upper[0], output.nan[0], output.unspecified[0])
    return str(np.frompyfunc(_element, 4, 1)(*parts).tolist() if parts[0].ndim else _element(*parts)).replace("'", "")


def _element(lower: Any, upper: Any, nan: Any, unspecified: Any) -> str:
    if unspecified:
        return "anything"
    if math.isnan(lower):
        return "NaN"
    return (str(lower) if str(lower) == str(upper) else f"from {lower} to {upper}") + (" or NaN" if nan else "")
