"""Random numbers: rng, rng_bit_generator."""

from __future__ import annotations

from typing import Any

from spec.attributes import Enum
from spec.op import Op, attribute, constraint, output, value
from spec.op import output as result  # one output of rng_bit_generator is itself named `output`
from spec.program import Constant, walk
from spec.type_sets import tensor_of
from spec.types import FLOATS, INTEGERS, TensorType, Type, i1, si64, ui64
from spec.vocabulary import element_type, is_float, same, same_type, shape, shapes_agree, size, static_size, tensor_type

numeric_scalar = tensor_of(
    *INTEGERS, i1, *FLOATS, rank=0, name="0_dimensional_tensor_of_integer_boolean_or_floating_point_type"
)
numeric_tensor = tensor_of(*INTEGERS, i1, *FLOATS, name="tensor_of_integer_boolean_or_floating_point_type")
integer_or_float_tensor = tensor_of(*INTEGERS, *FLOATS, name="tensor_of_integer_or_floating_point_type")
shape_vector = tensor_of(si64, rank=1, name="1_dimensional_tensor_constant_of_type_si64")
state_vector = tensor_of(ui64, rank=1, name="1_dimensional_tensor_of_type_ui64")


class Rng(Op, name="rng"):
    a = value(numeric_scalar)
    b = value(numeric_scalar)
    shape = value(shape_vector)
    rng_distribution = attribute(Enum("rng_distribution", ("UNIFORM", "NORMAL")))
    result = output(numeric_tensor)

    @constraint("C1")
    def element_types_are_the_same(op) -> bool:
        return same(map(element_type, (op.a, op.b, op.result)))

    @constraint("C2")
    def normal_distribution_is_of_floats(op) -> bool:
        return op.rng_distribution != "NORMAL" or is_float(op.a)

    @constraint("C3")
    def result_has_the_shape_given(op) -> bool:
        return shapes_agree(shape(op.result), _constant_shape(op))

    def infer(op) -> tuple[Type, ...]:
        return (TensorType(_constant_shape(op), element_type(op.a)),)


def _constant_shape(op: Any) -> tuple[int, ...]:
    """Return the value of the operand `shape`. Raises TypeError unless a constant of the same program defines it."""
    constant = constant_of(op, op.shape)
    return tuple(int(n) for n in constant.array)


def constant_of(op: Any, operand: Any) -> Constant:
    """Return the constant that defines an operand. Raises TypeError if none does in the operation's function."""
    for f in op.program.functions if op.program is not None else ():
        operations = list(walk(f.body))
        if any(o is op.operation for o in operations):
            for o in operations:
                if operand in o.results and o.name == "constant":
                    return o.attribute("value")  # type: ignore[no-any-return]
    raise TypeError(f"{operand} is no constant")


_STATES = {"THREE_FRY": (2,), "PHILOX": (2, 3)}
"""The sizes of the algorithms' states."""


class RngBitGenerator(Op, name="rng_bit_generator"):
    sizes_are_given = True
    rng_algorithm = attribute(Enum("rng_algorithm", ("DEFAULT", "THREE_FRY", "PHILOX")))
    initial_state = value(state_vector)
    output_state = result(state_vector)
    output = result(integer_or_float_tensor)

    @property
    def may_be_refused(op) -> bool:
        """Whether the state of the algorithm DEFAULT has a size that no known algorithm has; that size is
        implementation-defined (C2)."""
        known_sizes = [(n,) for sizes in _STATES.values() for n in sizes]
        return bool(op.rng_algorithm == "DEFAULT" and tensor_type(op.initial_state).shape not in known_sizes)

    @constraint("C1")
    def states_have_one_type(op) -> bool:
        return same_type(op.initial_state, op.output_state)

    @constraint("C2")
    def state_has_the_size_of_the_algorithm(op) -> bool:
        return op.rng_algorithm == "DEFAULT" or static_size(size(op.initial_state)) in _STATES[op.rng_algorithm]
