"""Translations of ops for tuples, tokens, barriers and composites."""

from __future__ import annotations

from typing import Any

from oracles.backends.to_onnx.control_flow import call_function
from oracles.backends.to_onnx.scope import Scope, Tensor, Translated, translates
from spec.types import ui32


@translates("tuple")
def tuple_(s: Scope, op: Any, *values: Translated) -> tuple[Translated, ...]:
    return values


@translates("get_tuple_element")
def get_tuple_element(s: Scope, op: Any, operand: tuple[Translated, ...]) -> Translated:
    return operand[op.index]


@translates("optimization_barrier")
def optimization_barrier(s: Scope, op: Any, *operands: Translated) -> list[Translated]:
    return [x if x is None or isinstance(x, tuple) else s.node("Identity", x) for x in operands]


@translates("replica_id", "partition_id")
def of_process(s: Scope, op: Any) -> Tensor:
    """Translate to 0: a model is one process."""
    return s.constant(0, ui32)


@translates("after_all")
def after_all(s: Scope, op: Any, *tokens: None) -> None:
    return None


@translates("composite")
def composite(s: Scope, op: Any, *arguments: Translated) -> list[Translated]:
    return call_function(s, op.decomposition, arguments)
