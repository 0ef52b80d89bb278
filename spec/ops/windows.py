"""Ops on windows of an operand: reduce_window, select_and_scatter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from spec.attributes import IntegerArray
from spec.op import Op, attribute, constraint, function, optional_attribute, output, value, variadic, variadic_output
from spec.ops.reduction import element_types_of_body, folds
from spec.program import Operation
from spec.structured_attributes import IntegerMatrix, Matrix
from spec.type_sets import per_tensor, scalar
from spec.types import TensorType, Type, i1
from spec.types import tensor as tensor_of
from spec.vocabulary import (
    element_type,
    input_types,
    is_promotable,
    output_types,
    rank,
    same_shape,
    shape,
    shapes_agree,
    size,
)

Shape = tuple[int | None, ...]


def ones(operation: Operation) -> tuple[int, ...]:
    return (1,) * rank(operation.operands[0])


def no_padding(operation: Operation) -> Matrix:
    return ((0, 0),) * rank(operation.operands[0])


def is_padding(padding: Matrix, axes: int) -> bool:
    return size(padding) == axes and all(size(row) == 2 for row in padding)


def number_of_windows(  # noqa: PLR0917  the specification computes it of these
    extent: int | None, window: int | None, stride: int, padding: tuple[int, int], base: int, dilation: int
) -> int | None:
    """Return num_windows of one dimension (spec: reduce_window C15), or None for a dynamic size. Raises
    ZeroDivisionError for a stride of 0."""
    if extent is None or window is None:
        return None
    low, high = padding
    padded = low + dilate(extent, base) + high
    covered = dilate(window, dilation)
    return 0 if padded == 0 or covered > padded else (padded - covered) // stride + 1


def dilate(extent: int, dilation: int) -> int:
    return 0 if extent == 0 else (extent - 1) * dilation + 1


class ReduceWindow(Op, name="reduce_window"):
    accumulates = True
    inputs = variadic(per_tensor)
    init_values = variadic(scalar)
    window_dimensions = attribute(IntegerArray())
    window_strides = optional_attribute(IntegerArray(), default=ones)
    base_dilations = optional_attribute(IntegerArray(), default=ones)
    window_dilations = optional_attribute(IntegerArray(), default=ones)
    padding = optional_attribute(IntegerMatrix(), default=no_padding)
    body = function()
    results = variadic_output(per_tensor)

    @constraint("C1")
    def has_as_many_init_values_and_results_as_inputs(op) -> bool:
        return 0 < size(op.inputs) == size(op.init_values) == size(op.results)

    @constraint("C2")
    def input_shapes_are_the_same(op) -> bool:
        return same_shape(*op.inputs)

    @constraint("C3")
    def init_values_have_the_element_types_of_inputs(op) -> bool:
        pairs = zip(op.inputs, op.init_values, strict=True)
        return all(element_type(x) == element_type(init) for x, init in pairs)

    @constraint("C4")
    def has_a_window_dimension_per_axis(op) -> bool:
        return size(op.window_dimensions) == rank(op.inputs[0])

    @constraint("C5")
    def window_dimensions_are_positive(op) -> bool:
        return all(n > 0 for n in op.window_dimensions)

    @constraint("C6")
    def has_a_window_stride_per_axis(op) -> bool:
        return size(op.window_strides) == rank(op.inputs[0])

    @constraint("C7")
    def window_strides_are_positive(op) -> bool:
        return all(n > 0 for n in op.window_strides)

    @constraint("C8")
    def has_a_base_dilation_per_axis(op) -> bool:
        return size(op.base_dilations) == rank(op.inputs[0])

    @constraint("C9")
    def base_dilations_are_positive(op) -> bool:
        return all(n > 0 for n in op.base_dilations)

    @constraint("C10")
    def has_a_window_dilation_per_axis(op) -> bool:
        return size(op.window_dilations) == rank(op.inputs[0])

    @constraint("C11")
    def window_dilations_are_positive(op) -> bool:
        return all(n > 0 for n in op.window_dilations)

    @constraint("C12")
    def has_low_and_high_padding_per_axis(op) -> bool:
        return is_padding(op.padding, rank(op.inputs[0]))

    @constraint("C13")
    def body_folds_elements_of_promoted_types(op) -> bool:
        return folds(op.body, op.inputs)

    @constraint("C14")
    def result_shapes_are_the_same(op) -> bool:
        return same_shape(*op.results)

    @constraint("C15")
    def results_have_an_element_per_window(op) -> bool:
        return shapes_agree(shape(op.results[0]), _windows(op))

    @constraint("C16")
    def results_have_the_element_types_of_body(op) -> bool:
        pairs = zip(op.results, element_types_of_body(op.body), strict=True)
        return all(element_type(r) == t for r, t in pairs)

    def infer(op) -> tuple[Type, ...]:
        return tuple(TensorType(_windows(op), t) for t in element_types_of_body(op.body))


def _windows(op: Any) -> Shape:
    return tuple(
        _per_axis(
            shape(op.inputs[0]),
            op.window_dimensions,
            op.window_strides,
            op.padding,
            op.base_dilations,
            op.window_dilations,
        )
    )


def _per_axis(extents: Shape, windows: Sequence[int], *rest: Sequence[Any]) -> Iterator[int | None]:
    for extent, window, stride, padding, base, dilation in zip(extents, windows, *rest, strict=True):
        yield number_of_windows(extent, window, stride, padding, base, dilation)


class SelectAndScatter(Op, name="select_and_scatter"):
    accumulates = True
    operand = value(per_tensor)
    source = value(per_tensor)
    init_value = value(scalar)
    window_dimensions = optional_attribute(IntegerArray(), default=ones)
    window_strides = optional_attribute(IntegerArray(), default=ones)
    padding = optional_attribute(IntegerMatrix(), default=no_padding)
    select = function()
    scatter = function()
    result = output(per_tensor)

    @constraint("C1")
    def source_has_the_element_type_of_operand(op) -> bool:
        return element_type(op.operand) == element_type(op.source)

    @constraint("C2")
    def source_has_an_element_per_window(op) -> bool:
        n = rank(op.operand)
        windows = _per_axis(shape(op.operand), op.window_dimensions, op.window_strides, op.padding, (1,) * n, (1,) * n)
        return shapes_agree(shape(op.source), tuple(windows))

    @constraint("C3")
    def init_value_has_the_element_type_of_operand(op) -> bool:
        return element_type(op.init_value) == element_type(op.operand)

    @constraint("C4")
    def has_a_window_dimension_per_axis(op) -> bool:
        return size(op.window_dimensions) == rank(op.operand)

    @constraint("C5")
    def window_dimensions_are_positive(op) -> bool:
        return all(n > 0 for n in op.window_dimensions)

    @constraint("C6")
    def has_a_window_stride_per_axis(op) -> bool:
        return size(op.window_strides) == rank(op.operand)

    @constraint("C7")
    def window_strides_are_positive(op) -> bool:
        return all(n > 0 for n in op.window_strides)

    @constraint("C8")
    def has_low_and_high_padding_per_axis(op) -> bool:
        return is_padding(op.padding, rank(op.operand))

    @constraint("C9")
    def select_compares_two_elements_of_operand(op) -> bool:
        element = tensor_of(element_type(op.operand))
        return input_types(op.select) == (element, element) and output_types(op.select) == (tensor_of(i1),)

    @constraint("C10")
    def scatter_folds_elements_of_a_promoted_type(op) -> bool:
        return folds(op.scatter, (op.operand,)) and is_promotable(element_type(op.operand), _scatter_type(op))

    @constraint("C11")
    def result_has_the_shape_of_operand(op) -> bool:
        return same_shape(op.operand, op.result)

    @constraint("C12")
    def result_has_the_element_type_of_scatter(op) -> bool:
        return bool(element_type(op.result) == _scatter_type(op))

    def infer(op) -> tuple[Type, ...]:
        return (TensorType(shape(op.operand), _scatter_type(op)),)


def _scatter_type(op: Any) -> Any:
    return element_types_of_body(op.scatter)[0]
