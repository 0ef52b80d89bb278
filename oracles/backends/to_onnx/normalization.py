"""batch_norm_inference, by ONNX's BatchNormalization."""

from __future__ import annotations

from typing import Any

from oracles.backends.to_onnx.composed import reshape, transpose
from oracles.backends.to_onnx.scope import Scope, Tensor, translates


@translates("batch_norm_inference")
def batch_norm_inference(s: Scope, op: Any, operand: Tensor, *parameters: Tensor) -> Tensor:
    """Its features are along the second axis; the parameters are scale, offset, mean and variance in both."""
    axes = [d for d in range(len(operand.shape)) if d != op.feature_index]
    order = (*axes[:1], op.feature_index, *axes[1:])
    x = transpose(s, operand, order)
    if not axes:
        x = reshape(s, x, 1, *x.shape)
    y = s.node("BatchNormalization", x, *parameters, epsilon=op.epsilon)
    y = reshape(s, y, *(operand.shape[d] for d in order))
    back = sorted(range(len(order)), key=lambda i: order[i])
    return transpose(s, y, tuple(back))
