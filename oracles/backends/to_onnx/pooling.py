"""Translations of reduce_window to MaxPool, and to CumSum for windows that reach to one end."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from oracles.backends.to_onnx.composed import cast, is_float, reshape, transpose, wide
from oracles.backends.to_onnx.folds import extreme, with_init
from oracles.backends.to_onnx.scope import Scope, Tensor
from spec.types import TensorType, f16, f32, f64, si8, tensor, ui8

POOLED = (f16, f32, f64, si8, ui8)


@dataclass(frozen=True)
class Axis:
    size: int
    window: int
    stride: int
    base_dilation: int
    dilation: int
    low: int
    high: int

    @property
    def is_plain(self) -> bool:
        return self.window == self.stride == self.base_dilation == 1 and self.low == self.high == 0

    @property
    def is_pooled(self) -> bool:
        """Whether MaxPool can express the windows: no base dilation, less padding than the window, and no window of
        padding only."""
        if self.base_dilation != 1 or not (0 <= self.low < self.window and 0 <= self.high < self.window):
            return False
        starts = range(0, self.low + self.size + self.high - self.dilation * (self.window - 1), self.stride)
        offsets = [w * self.dilation - self.low for w in range(self.window)]
        return all(any(0 <= start + offset < self.size for offset in offsets) for start in starts)

    @property
    def direction(self) -> str:
        n = self.size
        if n == 0 or self.window != n or not self.stride == self.base_dilation == self.dilation == 1:
            return ""
        return {(n - 1, 0): "forward", (0, n - 1): "reverse"}.get((self.low, self.high), "")


def direct(s: Scope, op: Any, known: str, x: Tensor, init: Tensor) -> Tensor | None:
    t: TensorType = op.operation.results[0].type
    if 0 in (*x.shape, *t.static_shape) or not x.shape:
        return None
    sizes = zip(
        x.shape,
        op.window_dimensions,
        op.window_strides,
        op.base_dilations,
        op.window_dilations,
        op.padding,
        strict=True,
    )
    axes = [Axis(*numbers, *padding) for *numbers, padding in sizes]
    x, init = cast(s, x, t.element_type), cast(s, init, t.element_type)
    special = [d for d, axis in enumerate(axes) if not axis.is_plain]
    if known == "ReduceSum" and len(special) == 1 and axes[special[0]].direction:
        return _cumulative(s, x, init, special[0], axes[special[0]])
    if known != "ReduceMax" or t.element_type not in POOLED or not 1 <= len(special) <= 3:
        return None
    return _max_pool(s, axes, x, init, t) if all(axes[d].is_pooled for d in special) else None


def _cumulative(s: Scope, x: Tensor, init: Tensor, d: int, axis: Axis) -> Tensor | None:
    array, t = s.constant_value(init), x.element_type
    if array is None or np.any(array != 0):
        return None
    summed = s.node("CumSum", cast(s, x, wide(t)), s.constant(np.int64(d)), reverse=int(axis.direction == "reverse"))
    return s.node("Add", cast(s, summed, t), init)  # +0 is kept too


def _max_pool(s: Scope, axes: list[Axis], x: Tensor, init: Tensor, t: TensorType) -> Tensor:
    spatial = [d for d, axis in enumerate(axes) if not axis.is_plain]
    others = [d for d in range(len(axes)) if d not in spatial]
    order = (*others, *spatial)
    to = tuple(t.static_shape[d] for d in order)
    x = transpose(s, x, order)
    leading = x.shape[:2] if len(others) == 2 else (1, math.prod(x.shape[: len(others)]))
    inner = [axes[d] for d in spatial]
    shape = tensor(t.element_type, *leading, *to[len(others) :])
    attributes = {
        "kernel_shape": [a.window for a in inner],
        "strides": [a.stride for a in inner],
        "dilations": [a.dilation for a in inner],
        "pads": [*(a.low for a in inner), *(a.high for a in inner)],
    }

    def pool(op: str, v: Tensor) -> Tensor:
        assert op == "ReduceMax"
        return s.node("MaxPool", v, to=shape, **attributes)

    x = reshape(s, x, *leading, *x.shape[len(others) :])
    pooled = extreme(s, "ReduceMax", x, pool) if is_float(x) else pool("ReduceMax", x)
    result = with_init(s, "ReduceMax", init, pooled)
    back = tuple(int(d) for d in np.argsort(order))
    return transpose(s, reshape(s, result, *to), back)
