"""Programs with constants that algebra knows: 0, 1 and all ones in place of arguments, which passes simplify."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from generators.cases import Case
from generators.choices import Choices
from spec.normalized_names import canonical
from spec.program import Constant, Operation, Value
from spec.rewriting import with_main
from spec.types import BooleanType, FloatType, IntegerType, TensorType, dtype

_NUMBERS = (0, 1, -1)


def with_identity(choices: Choices, case: Case) -> Case:
    """The case with an argument made a constant all of whose elements are such a number; as it is where it has none
    that may be one."""
    arguments = case.program.main.arguments
    places = [i for i, a in enumerate(arguments) if _may_be(a)]
    if type(case) is not Case or case.program.num_processes > 1 or not places:
        return case
    place, number = choices.choice(places), choices.choice(_NUMBERS)
    main, value = case.program.main, arguments[place]
    made = Operation("constant", (), (("value", _constant(value, number)),), (), (value,))
    rest = tuple(a for a in arguments if a is not value)
    program = canonical(with_main(case.program, rest, (made, *main.body.operations[:-1]), main.body.returned))
    inputs = tuple(tuple(x for i, x in enumerate(row) if i != place) for row in case.inputs)
    return replace(case, program=program, inputs=inputs)


def _may_be(v: Value) -> bool:
    t = v.type
    kinds = (BooleanType, IntegerType, FloatType)
    return isinstance(t, TensorType) and t.is_static and isinstance(t.element_type, kinds)


def _constant(v: Value, number: int) -> Constant:
    """All ones, in bits, for -1 of an unsigned type."""
    assert isinstance(v.type, TensorType)
    t = v.type.element_type
    value = number if not isinstance(t, IntegerType) or t.signed or number >= 0 else (1 << t.width) - 1
    with np.errstate(all="ignore"):
        return Constant.of(np.full(v.type.static_shape, np.array(value).astype(dtype(t))), t)
