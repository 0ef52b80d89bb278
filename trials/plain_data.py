"""Tensors as data for TOML and JSON: nested lists of numbers where these are exact, else bytes in hexadecimal."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from oracles.sets.acceptance import Acceptance
from spec.program import Program
from spec.types import BooleanType, ComplexType, ElementType, FloatType, TensorType, dtype, element_type_of

Array = np.ndarray[Any, Any]


def plain(array: Array) -> Any:
    """Return a tensor as nested lists, complex elements as pairs.

    If lists would lose the payload or sign of a NaN, return "0x..." with the bytes in row-major order.
    """
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
    values = array.astype(np.float64)
    return np.where(np.isnan(values), np.nan, values).tolist()


def arrays_of(values: Sequence[Any], program: Program) -> tuple[Array, ...]:
    """Return an input set of a program from the data of its tensors. Raises ValueError where these do not fit."""
    types = [v.type for v in program.main.arguments if isinstance(v.type, TensorType)]
    return tuple(array_of(v, t, program.num_processes) for v, t in zip(values, types, strict=True))


def array_of(value: Any, tensor_type: TensorType, processes: int = 1) -> Array:
    """Return the tensor of type `tensor_type` that `plain` turned into `value`.

    For several processes, their tensors stand along a first axis. Dynamic dimensions get the sizes of the data. Raises
    ValueError where the data does not fit the type.
    """
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
    """Return data of a results file with the strings "nan", "inf" and "-inf" as floats."""
    if isinstance(value, list):
        return [from_json(v) for v in value]
    return float(value) if value in ("nan", "inf", "-inf") else value


def preview(array: np.ndarray[Any, Any], limit: int = 24) -> str:
    with np.errstate(all="ignore"):  # a NaN that signals
        narrow = np.float64 if isinstance(element_type_of(array.dtype), FloatType) else np.int64
        flat = array.astype(narrow) if array.dtype.kind == "V" else array
    if array.size <= limit:
        return str(flat.tolist())
    return f"{str(flat.reshape(-1)[:limit].tolist())[:-1]}, ...] ({array.size} elements)"


def sets_text(outputs: Sequence[Any], limit: int = 64) -> str:
    """Return the sets of conforming results of all outputs as text, for the first input set.

    Empty where an output has more than `limit` elements or sets that are not plain intervals.
    """
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
