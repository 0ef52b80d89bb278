"""Ops that move elements and compute none: concatenate, pad, reshape, slice, transpose, ..."""

from __future__ import annotations

from spec.attributes import Integer
from spec.op import Op, attribute, constraint, output, variadic
from spec.type_sets import per_tensor
from spec.types import TensorType, Type
from spec.vocabulary import Typed, dim, element_type, rank, same, shape


class Concatenate(Op, name="concatenate"):
    inputs = variadic(per_tensor)
    dimension = attribute(Integer(64))
    result = output(per_tensor)

    @constraint("C1")
    def element_types_are_the_same(op) -> bool:
        return same(element_type(x) for x in op.inputs)

    @constraint("C2")
    def shapes_are_the_same_but_for_dimension(op) -> bool:
        return same(without(x, op.dimension) for x in op.inputs)

    @constraint("C3")
    def has_inputs(op) -> bool:
        return 0 < len(op.inputs)

    @constraint("C4")
    def dimension_is_an_axis(op) -> bool:
        return bool(0 <= op.dimension < rank(op.inputs[0]))

    @constraint("C5")
    def result_has_the_element_type_of_the_inputs(op) -> bool:
        return element_type(op.result) == element_type(op.inputs[0])

    @constraint("C6")
    def result_dimension_is_the_sum(op) -> bool:
        return shape(op.result) == _concatenated(op)

    def infer(op) -> tuple[Type, ...]:
        return (TensorType(_concatenated(op), element_type(op.inputs[0])),)


def without(x: Typed, axis: int) -> tuple[int | None, ...]:
    """The shape of x but for one dimension. Raises IndexError where x has no such dimension."""
    dim(x, axis)
    return (*shape(x)[:axis], *shape(x)[axis + 1 :])


def _concatenated(op: Concatenate) -> tuple[int | None, ...]:
    sizes = [dim(x, op.dimension) for x in op.inputs]
    total = None if None in sizes else sum(s for s in sizes if s is not None)
    first = shape(op.inputs[0])
    return (*first[: op.dimension], total, *first[op.dimension + 1 :])
