"""Reduction by a body: reduce."""

from __future__ import annotations

from typing import Any

from spec.attributes import IntegerArray
from spec.op import Op, attribute, constraint, function, variadic, variadic_output
from spec.program import Region
from spec.type_sets import per_tensor, scalar
from spec.types import ElementType, TensorType, Type
from spec.vocabulary import (
    Typed,
    at,
    axes,
    element_type,
    input_types,
    is_promotable,
    is_unique,
    output_types,
    rank,
    same_shape,
    shape,
    shapes_agree,
    size,
)


class Reduce(Op, name="reduce"):
    computes = False
    accumulates = True
    inputs = variadic(per_tensor)
    init_values = variadic(scalar)
    dimensions = attribute(IntegerArray())
    body = function()
    results = variadic_output(per_tensor)

    @constraint("C1")
    def input_shapes_are_the_same(op) -> bool:
        return same_shape(*op.inputs)

    @constraint("C2")
    def init_values_have_the_element_types_of_inputs(op) -> bool:
        pairs = zip(op.inputs, op.init_values, strict=True)
        return all(element_type(x) == element_type(init) for x, init in pairs)

    @constraint("C3")
    def has_as_many_init_values_and_results_as_inputs(op) -> bool:
        return 0 < size(op.inputs) == size(op.init_values) == size(op.results)

    @constraint("C4")
    def dimensions_are_axes(op) -> bool:
        return all(0 <= d < rank(op.inputs[0]) for d in op.dimensions)

    @constraint("C5")
    def dimensions_are_unique(op) -> bool:
        return is_unique(op.dimensions)

    @constraint("C6")
    def body_folds_elements_of_promoted_types(op) -> bool:
        return folds(op.body, op.inputs)

    @constraint("C7")
    def results_have_the_shape_of_inputs_but_for_dimensions(op) -> bool:
        return all(shapes_agree(shape(r), _remaining_shape(op, x)) for r, x in zip(op.results, op.inputs, strict=True))

    @constraint("C8")
    def results_have_the_element_types_of_body(op) -> bool:
        return all(element_type(r) == at(element_types_of_body(op.body), i) for i, r in enumerate(op.results))

    def infer(op) -> tuple[Type, ...]:
        pairs = zip(element_types_of_body(op.body), op.inputs, strict=True)
        return tuple(TensorType(_remaining_shape(op, x), t) for t, x in pairs)


def _remaining_shape(op: Any, x: Typed) -> tuple[int | None, ...]:
    return tuple(shape(x)[d] for d in axes(x) if d not in op.dimensions)


def element_types_of_body(body: Region) -> tuple[ElementType, ...]:
    return tuple(map(element_type, output_types(body)))


def folds(body: Region, inputs: tuple[Typed, ...]) -> bool:
    """Return whether a body has type (tensor<E0>, ..., tensor<EN-1>, tensor<E0>, ..., tensor<EN-1>) -> (tensor<E0>,
    ..., tensor<EN-1>), where the element type of inputs[i] is promotable to Ei."""
    outputs = output_types(body)
    if len(outputs) != len(inputs) or input_types(body) != outputs * 2:
        return False
    return all(
        isinstance(t, TensorType) and t.shape == () and is_promotable(element_type(x), t.element_type)
        for t, x in zip(outputs, inputs, strict=True)
    )
