"""Ops that arrange a program and compute nothing: optimization_barrier."""

from __future__ import annotations

from typing import Any

from spec.op import Op, constraint, variadic, variadic_output
from spec.type_sets import either, per_tensor, token
from spec.types import Type
from spec.vocabulary import same_types, type_of

_per_tensor_or_token = either(per_tensor, token)


class OptimizationBarrier(Op, name="optimization_barrier"):
    operand = variadic(_per_tensor_or_token)
    result = variadic_output(_per_tensor_or_token)

    @constraint("C1")
    def operands_and_results_have_the_same_types(op) -> bool:
        return same_types(_types(op.operand), _types(op.result))

    def infer(op) -> tuple[Type, ...]:
        return _types(op.operand)


def _types(values: tuple[Any, ...]) -> tuple[Type, ...]:
    return tuple(map(type_of, values))
