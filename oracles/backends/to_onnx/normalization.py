"""Translations of batch_norm_inference to BatchNormalization, and of batch_norm_training to its formulas."""

from __future__ import annotations

from typing import Any

from oracles.backends.to_onnx.composed import expand, reshape, transpose
from oracles.backends.to_onnx.scope import Scope, Tensor, translates
from spec.types import tensor


@translates("batch_norm_inference")
def batch_norm_inference(s: Scope, op: Any, operand: Tensor, *parameters: Tensor) -> Tensor:
    """Translate with the feature axis moved to the second position; both take scale, offset, mean and variance."""
    axes = [d for d in range(len(operand.shape)) if d != op.feature_index]
    order = (*axes[:1], op.feature_index, *axes[1:])
    x = transpose(s, operand, order)
    if not axes:
        x = reshape(s, x, 1, *x.shape)
    y = s.node("BatchNormalization", x, *parameters, epsilon=op.epsilon)
    y = reshape(s, y, *(operand.shape[d] for d in order))
    back = sorted(range(len(order)), key=lambda i: order[i])
    return transpose(s, y, tuple(back))


@translates("batch_norm_training")
def batch_norm_training(s: Scope, op: Any, operand: Tensor, scale: Tensor, offset: Tensor) -> list[Tensor]:
    """Translate by the formulas, since BatchNormalization returns running averages with another rounding."""
    rank, feature = len(operand.shape), op.feature_index
    axes = s.integers([d for d in range(rank) if d != feature])
    kept = tensor(operand.element_type, *(n if d == feature else 1 for d, n in enumerate(operand.shape)))
    zero = s.constant(0, operand.element_type)

    def mean(x: Tensor) -> Tensor:
        if 0 in x.shape:  # ReduceMean of no elements is undefined; the specification divides 0 by 0
            return expand(s, s.node("Div", zero, zero), *kept.static_shape)
        return s.node("ReduceMean", x, axes, to=kept, keepdims=1, noop_with_empty_axes=1)

    center = mean(operand)
    centered = s.node("Sub", operand, center)
    variance = mean(s.node("Mul", centered, centered))
    deviation = s.node("Sqrt", s.node("Add", variance, s.constant(op.epsilon, operand.element_type)))
    scaled = s.node("Mul", s.node("Div", centered, deviation), reshape(s, scale, *kept.static_shape))
    y = s.node("Add", scaled, reshape(s, offset, *kept.static_shape))
    return [y, *(reshape(s, x, operand.shape[feature]) for x in (center, variance))]
