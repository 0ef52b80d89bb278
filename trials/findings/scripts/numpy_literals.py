"""Readable NumPy expressions for arrays."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

Array = np.ndarray[Any, Any]
LONGEST = 360
"""Maximum number of characters of an expression."""


def literal(array: Array) -> str | None:
    """Return an expression that equals the array bit for bit, or None if it would be too long."""
    if array.size > LONGEST:
        return _full_expression(array)
    for spelled in (_full_expression(array), _list_expression(array), _from_bits(array)):
        if spelled is not None and len(spelled) <= LONGEST and _makes(spelled, array):
            return spelled
    return None


def dtype_expression(dtype: np.dtype[Any]) -> str:
    """Return the expression of a dtype, as `np.float32` or `ml_dtypes.bfloat16`."""
    if dtype == np.bool_:
        return "bool"
    return f"{'ml_dtypes' if dtype.type.__module__ != 'numpy' else 'np'}.{dtype.name}"


def scalar(value: Any) -> str:
    if isinstance(value, complex):
        return f"complex({scalar(value.real)}, {scalar(value.imag)})"
    spelled = repr(value)
    return spelled.replace("nan", "np.nan").replace("inf", "np.inf") if isinstance(value, float) else spelled


def _full_expression(array: Array) -> str | None:
    kind = dtype_expression(array.dtype)
    if array.size == 0:
        return f"np.zeros({array.shape}, {kind})"
    flat = array.reshape(-1)
    if array.size < 8 or flat.tobytes() != flat[:1].tobytes() * array.size:
        return None
    spelled = f"np.full({array.shape}, {_items(flat[0])}, {kind})"
    return spelled if _makes(spelled, array) else None


def _list_expression(array: Array) -> str:
    return f"np.array({_items(array)}, {dtype_expression(array.dtype)})"


def _items(array: Any) -> str:
    """Return nested lists of elements, each with the shortest digits that identify it in its type."""
    array = np.asarray(array)
    if array.ndim:
        return "[" + ", ".join(_items(part) for part in array) + "]"
    if array.dtype.kind == "c":
        return f"complex({_items(array.real)}, {_items(array.imag)})"
    with np.errstate(all="ignore"):  # a signaling NaN, quieted
        if array.dtype in (np.float16, np.float32):
            return scalar(float(str(array)))
        if array.dtype.kind == "V" or array.dtype.type.__module__ != "numpy":
            value = float(array.astype(np.float64))
            return scalar(int(value) if array.dtype.name.lstrip("u").startswith("int") else value)
    return scalar(array.item())


def _from_bits(array: Array) -> str:
    width = array.itemsize if array.dtype.kind != "c" else array.itemsize // 2
    bits = np.ascontiguousarray(array).reshape(-1).view(f"u{width}")
    listed = ", ".join(f"0x{int(b):0{2 * width}x}" for b in bits)
    return f"np.array([{listed}], np.uint{8 * width}).view({dtype_expression(array.dtype)}).reshape({array.shape})"


def _makes(spelled: str, array: Array) -> bool:
    """Return whether evaluating the expression gives the array; it consists of generated literals only."""
    with np.errstate(all="ignore"):
        made = eval(spelled, {"np": np, "ml_dtypes": ml_dtypes})
    return bool(made.dtype == array.dtype and made.shape == array.shape and made.tobytes() == array.tobytes())
