"""Programs with an operand that passes simplify: a special constant, or the same value as both operands.

The constants are 0, 1, 2, all bits set, and the least and the greatest value of the element type.
"""

from __future__ import annotations

import functools
from dataclasses import replace
from typing import Any

import numpy as np

from generators.cases import Case
from generators.choices import Choices
from generators.families import strategies
from generators.strategy_registry import Setting
from spec.normalized_names import canonical
from spec.op import op_named
from spec.program import Constant, Operation, Value
from spec.rewriting import with_main
from spec.types import BooleanType, ElementType, FloatType, IntegerType, TensorType, dtype
from spec.vocabulary import max_value, min_value

_NUMBERS = ("zero", "one", "all ones", "least", "greatest", "two")


@functools.cache
def of_two_sides() -> tuple[str, ...]:
    """Return the ops with the operands `lhs` and `rhs`."""
    drawn = (op for op, s in strategies().items() if s.setting is not Setting.QUANTIZED)
    return tuple(op for op in drawn if _has_sides(op))


def _has_sides(op: str) -> bool:
    return {"lhs", "rhs"} <= op_named(op).members.keys()


def with_identity(choices: Choices, case: Case) -> Case:
    """Replace the `lhs` or `rhs` operand of an operation, or an argument, by a constant that passes simplify.

    An operand may also be replaced by the other operand. The case stays unchanged for several processes, and if no such
    value is a static tensor of booleans, integers or floats.
    """
    if type(case) is not Case or case.program.num_processes > 1:
        return case
    if choices.integer(0, 3) == 0:
        return _of_argument(choices, case)
    operations = case.program.main.body.operations
    sided = [o for o in operations if _has_place(o)]
    if not sided:
        return _of_argument(choices, case)
    name = choices.choice(sorted({o.name for o in sided}))  # each op as often, however many there are of one
    operation = choices.choice([o for o in sided if o.name == name])
    return _beside(choices, case, operation)


def _has_place(operation: Operation) -> bool:
    return operation.name in of_two_sides() and any(map(_may_be, operation.operands[:2]))


def _of_argument(choices: Choices, case: Case) -> Case:
    """Replace an argument by a constant whose elements are all one number."""
    arguments = case.program.main.arguments
    places = [i for i, a in enumerate(arguments) if _may_be(a)]
    if not places:
        return case
    place = choices.choice(places)
    main, value = case.program.main, arguments[place]
    made = _constant(value, choices.choice(_NUMBERS))
    rest = tuple(a for a in arguments if a is not value)
    program = canonical(with_main(case.program, rest, (made, *main.body.operations[:-1]), main.body.returned))
    inputs = tuple(tuple(x for i, x in enumerate(row) if i != place) for row in case.inputs)
    return replace(case, program=program, inputs=inputs)


def _beside(choices: Choices, case: Case, operation: Operation) -> Case:
    """Replace `lhs` or `rhs` of an operation by a constant of equal elements, or by the other operand."""
    place = choices.choice([i for i, v in enumerate(operation.operands[:2]) if _may_be(v)])
    own, other = operation.operands[place], operation.operands[1 - place]
    made: tuple[Operation, ...] = ()
    if own.type == other.type and choices.integer(0, 6) == 0:
        value = other
    else:
        value = replace(own, name=f"{own.name}$known")
        made = (_constant(value, choices.choice(_NUMBERS)),)
    operands = tuple(value if i == place else v for i, v in enumerate(operation.operands))
    changed = (*made, replace(operation, operands=operands))
    main = case.program.main
    body = [new for o in main.body.operations[:-1] for new in (changed if o is operation else (o,))]
    program = canonical(with_main(case.program, main.arguments, tuple(body), main.body.returned))
    return replace(case, program=program)


def _may_be(v: Value) -> bool:
    t = v.type
    kinds = (BooleanType, IntegerType, FloatType)
    return isinstance(t, TensorType) and t.is_static and isinstance(t.element_type, kinds)


def _constant(v: Value, name: str) -> Operation:
    assert isinstance(v.type, TensorType)
    t = v.type.element_type
    with np.errstate(all="ignore"):
        array = np.full(v.type.static_shape, np.array(_number(name, t)).astype(dtype(t)))
    return Operation("constant", (), (("value", Constant.of(array, t)),), (), (v,))


def _number(name: str, t: ElementType) -> Any:
    """Return the number of this name in a type; "all ones" has all bits set, which is -1 in signed types."""
    match name:
        case "all ones":
            return max_value(t) if isinstance(t, IntegerType) and not t.signed else -1
        case "least":
            return min_value(t)
        case "greatest":
            return max_value(t)
    return {"zero": 0, "one": 1, "two": 2}[name]
