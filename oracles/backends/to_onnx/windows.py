"""Ops over windows: reduce_window, whose windows become rows."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from oracles.backends.to_onnx.composed import arranged, reshape
from oracles.backends.to_onnx.data_movement import padded_places
from oracles.backends.to_onnx.folds import folded
from oracles.backends.to_onnx.scope import Array, Scope, Tensor, translates


@translates("reduce_window")
def reduce_window(s: Scope, op: Any, *operands: Tensor) -> list[Tensor]:
    half = len(operands) // 2
    inputs, inits = operands[:half], operands[half:]
    shape = op.operation.results[0].type.static_shape
    places = _windows(op, inputs[0].shape, shape)
    rows = [arranged(s, x, init, places) for x, init in zip(inputs, inits, strict=True)]
    return [reshape(s, r, *shape) for r in folded(s, op.body, list(inits), rows)]


def _windows(op: Any, operand: tuple[int, ...], result: tuple[int, ...]) -> Array:
    """The positions in the operand of each window's elements, a window in a row; -1 for padding."""
    low, high = (tuple(p[end] for p in op.padding) for end in (0, 1))
    places = padded_places(operand, low, high, tuple(d - 1 for d in op.base_dilations))
    starts = np.indices(result).reshape(len(result), -1).T * np.array(op.window_strides, np.int64)
    window = op.window_dimensions
    offsets = np.indices(window).reshape(len(window), -1).T * np.array(op.window_dilations, np.int64)
    at = starts[:, None, :] + offsets[None, :, :]
    found = places[tuple(np.moveaxis(at, -1, 0))] if window else places.reshape(1, 1)
    return found.reshape(math.prod(result), math.prod(window))
