"""Strategies for batch normalization, on numbers of moderate size and positive variances."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import replace

from generators.builder import Builder
from generators.strategy_registry import breaks, draws
from generators.twins.breakers import Draft
from generators.twins.twin_bases import Base
from generators.value_ranges import Range, full_range
from spec.program import Program, Value
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
    attributes = {"epsilon": builder.choice((2.0**-10, 0.5, 2.0**-17)), "feature_index": feature_index}
    known = replace(full_range(t.element_type), exact=False)
    results = 1 if op == "batch_norm_inference" else 3
    builder.emit(op, operands, attributes, ranges=[known] * results)


for _op in _OPERANDS:
    draws(_op, most_elements=2**14)(functools.partial(_normalize, op=_op))


@breaks("batch_norm_grad", "C5")
def features_are_not_those_of_the_operand(base: Base) -> Iterator[Program]:
    draft = Draft.of(base.operation)
    features = tensor_type(base.operation.operands[1])
    for n in (1, -1):
        other = TensorType((features.static_shape[0] + n,), features.element_type)
        operands = (draft.operands[0], other, other, other, draft.operands[4])
        yield base.with_draft(replace(draft, operands=operands, results=(draft.operands[0], other, other)))
