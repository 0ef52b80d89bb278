"""How to draw batch normalization: numbers of moderate size, and variances that are positive."""

from __future__ import annotations

import functools
from dataclasses import replace

from generators.builder import Builder
from generators.ranges import Range, everything
from generators.registry import draws
from spec.program import Value
from spec.types import FLOATS, ElementType, TensorType, bf16, f16, f32, f64
from spec.vocabulary import tensor_type

_MODERATE = Range(-4, 4, exact=False)
_POSITIVE = Range(0.25, 4, exact=False)
_OPERANDS = {
    "batch_norm_grad": ("scale", "mean", "variance"),
    "batch_norm_inference": ("scale", "offset", "mean", "variance"),
    "batch_norm_training": ("scale", "offset"),
}
_COMPUTED = (f32, f64, f16, bf16)


def _normalize(builder: Builder, op: str) -> None:
    allowed: tuple[ElementType, ...] = FLOATS if builder.profile.is_open else _COMPUTED
    operand = builder.operand(allowed, lambda t: _MODERATE, min_rank=1, max_rank=4)
    t = tensor_type(operand)
    feature_index = builder.integer(0, len(t.shape) - 1)
    features = TensorType((t.shape[feature_index],), t.element_type)
    operands: list[Value] = [operand]
    for name in _OPERANDS[op]:
        operands.append(builder.value(features, _POSITIVE if name == "variance" else _MODERATE))
    if op == "batch_norm_grad":
        operands.append(builder.value(t, _MODERATE))
    attributes = {"epsilon": builder.choice((0.0009765625, 0.5, 1e-5)), "feature_index": feature_index}
    known = replace(everything(t.element_type), exact=False)
    results = 1 if op == "batch_norm_inference" else 3
    builder.emit(op, operands, attributes, ranges=[known] * results)


for _op in _OPERANDS:
    draws(_op)(functools.partial(_normalize, op=_op))
