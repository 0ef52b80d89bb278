"""Ops that call a function on elements: map, and sort with its comparator."""

from __future__ import annotations

from spec.attributes import Boolean, Integer, IntegerArray
from spec.op import Op, attribute, constraint, function, optional_attribute, output, variadic, variadic_output
from spec.type_sets import per_tensor
from spec.types import TensorType, Type, i1
from spec.types import tensor as tensor_of
from spec.vocabulary import element_type, input_types, output_types, rank, same_shape, same_type, shape, size, type_of


class Map(Op, name="map"):
    inputs = variadic(per_tensor)
    dimensions = attribute(IntegerArray())
    computation = function()
    result = output(per_tensor)

    @constraint("C1")
    def shapes_are_the_same(op) -> bool:
        return same_shape(*op.inputs, op.result)

    @constraint("C2")
    def has_inputs(op) -> bool:
        return size(op.inputs) > 0

    @constraint("C3")
    def dimensions_are_all_axes_in_order(op) -> bool:
        return tuple(op.dimensions) == tuple(range(rank(op.inputs[0])))

    @constraint("C4")
    def computation_takes_an_element_of_each_input(op) -> bool:
        taken = tuple(tensor_of(element_type(x)) for x in op.inputs)
        returned = (tensor_of(element_type(op.result)),)
        return input_types(op.computation) == taken and output_types(op.computation) == returned

    def infer(op) -> tuple[Type, ...]:
        return (TensorType(shape(op.inputs[0]), element_type(output_types(op.computation)[0])),)


class Sort(Op, name="sort"):
    inputs = variadic(per_tensor)
    dimension = optional_attribute(Integer(64), default=-1)
    is_stable = optional_attribute(Boolean(), default=False)
    comparator = function()
    results = variadic_output(per_tensor)

    @constraint("C1")
    def has_inputs(op) -> bool:
        return size(op.inputs) > 0

    @constraint("C2")
    def results_have_the_types_of_inputs(op) -> bool:
        return all(same_type(x, r) for x, r in zip(op.inputs, op.results, strict=True))

    @constraint("C3")
    def shapes_are_the_same(op) -> bool:
        return same_shape(*op.inputs, *op.results)

    @constraint("C4")
    def dimension_is_an_axis_counted_from_either_end(op) -> bool:
        r = rank(op.inputs[0])
        return bool(-r <= op.dimension < r)

    @constraint("C5")
    def comparator_takes_two_elements_of_each_input(op) -> bool:
        taken = tuple(tensor_of(element_type(x)) for x in op.inputs for _ in range(2))
        return input_types(op.comparator) == taken and output_types(op.comparator) == (tensor_of(i1),)

    def infer(op) -> tuple[Type, ...]:
        return tuple(type_of(x) for x in op.inputs)
