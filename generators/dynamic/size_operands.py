"""Ops that take sizes as operands, derived from their static forms, with constant sizes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from generators.choices import Choices
from generators.twins.twin_bases import Base
from spec.bounded_sizes import CUT, bounded_type
from spec.op import Op, op_named
from spec.program import Constant, Operation, Value
from spec.rewriting import with_main
from spec.types import IntegerType, dtype, si32, si64
from spec.vocabulary import tensor_type


def with_size_operands(base: Base, op: str, choices: Choices) -> Base:
    main, old = base.program.main, base.operation
    made = (
        _dimension_size_operation(old, choices)
        if op == CUT
        else _dynamic_operation(old, op_named(op), choices.choice((si64, si32)))
    )
    before = main.body.operations[: base.place]
    program = with_main(base.program, main.arguments, (*before, *made), made[-1].results)
    return Base(program, len(before) + len(made) - 1)


def _dynamic_operation(old: Operation, op: type[Op], index_type: IntegerType) -> list[Operation]:
    given, sizes, operands = iter(old.operands), list[Operation](), list[Value]()
    for name, member in op.members.items():
        if member.role == "operand" and name in op.sizes:
            sizes.append(_constant(f"of_{name}", _numbers(old, op.sizes[name]), index_type))
            operands += sizes[-1].results
        elif member.role == "operand":
            operands.append(next(given))
    kept = tuple((n, a) for n, a in old.attributes if n not in op.sizes.values())
    return [*sizes, Operation(op.mnemonic, tuple(operands), kept, (), old.results)]


def _numbers(old: Operation, attribute: str) -> Any:
    op = op_named(old.name)
    if op.members[attribute].role == "result":
        return tensor_type(old.results[0]).static_shape
    return getattr(op(old), attribute)


def _constant(name: str, numbers: Any, t: IntegerType) -> Operation:
    held = Constant.of(np.array(numbers, dtype(t)), t)
    return Operation("constant", (), (("value", held),), (), (Value(name, held.type),))


def _dimension_size_operation(old: Operation, choices: Choices) -> list[Operation]:
    operand = old.operands[0]
    whole = tensor_type(operand).static_shape
    dimension = choices.integer(0, len(whole) - 1)
    size = _constant("of_size", choices.integer(0, whole[dimension]), si32)
    shape = [None if d == dimension else n for d, n in enumerate(whole)]
    result = replace(old.results[0], type=bounded_type(shape, whole, tensor_type(operand).element_type))
    return [size, Operation(CUT, (operand, *size.results), (("dimension", dimension),), (), (result,))]
