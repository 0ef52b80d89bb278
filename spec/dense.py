"""Tensor constants as MLIR text (`dense<...>`), exact to the bit, and back from jaxlib's attributes."""

from __future__ import annotations

from typing import Any

import numpy as np

from spec.program import Constant
from spec.types import BooleanType, ComplexType, FloatType, dtype


def text(constant: Constant) -> str:
    """`dense<"0x0000803F"> : tensor<f32>`. Booleans and complex numbers are spelled out, the rest are raw bits."""
    return f"dense<{_body(constant)}> : {constant.type}"


def _body(constant: Constant) -> str:
    array = constant.array
    if array.size == 0:
        return ""
    match constant.type.element_type:
        case BooleanType():
            return str(array.tolist()).lower()
        case ComplexType(element):
            parts = array.view(dtype(element)).reshape(*array.shape, 2)
            return _nested(parts, element)
    return f'"0x{constant.data.hex().upper()}"'


def _nested(parts: np.ndarray[Any, Any], element: FloatType) -> str:
    """Nested lists of `(real, imaginary)`, each part by its bits."""
    if parts.ndim == 1:
        bits = parts.view(f"u{element.width // 8}")
        return "({})".format(", ".join(f"0x{int(b):0{element.width // 4}X}" for b in bits))
    return f"[{', '.join(_nested(p, element) for p in parts)}]"
