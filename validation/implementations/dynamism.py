"""Ops with sizes as operands, on concrete values: their static forms are executed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spec.dynamic_validity import size_operands, to_static_form
from spec.op import op_named, ops
from spec.types import TensorType
from validation.implementations.machine import KERNELS, Call, Tensor, implements


@implements(*(name for name, op in ops().items() if op.sizes))
def of_sizes(call: Call) -> Any:
    operation = call.op.operation
    names = [n for n, m in op_named(operation.name).members.items() if m.role == "operand"]
    given = dict(zip(names, call.operands, strict=True))
    sizes = {name: numbers(given[name]) for name in size_operands(operation)}
    types = [TensorType(x.shape, x.element_type) for x in call.operands]
    static = to_static_form(operation, types, sizes, call.machine.program)
    kept = tuple(x for n, x in given.items() if n not in sizes)
    op = op_named(static.name)(static, call.machine.program)
    return KERNELS[static.name](Call(call.machine, op, kept, call.scope))


def numbers(x: Tensor) -> Any:
    return _in_tuples(x.array.tolist())


def _in_tuples(found: Any) -> Any:
    return tuple(map(_in_tuples, found)) if isinstance(found, list) else int(found)


def operand_names(call: Call) -> Iterator[str]:
    return (n for n, m in op_named(call.op.operation.name).members.items() if m.role == "operand")
