"""The op convolution, with its constraints and the shape of its result."""

from __future__ import annotations

from typing import Any

from spec.attributes import Integer, IntegerArray
from spec.op import Op, attribute, constraint, optional_attribute, output, value
from spec.ops.linear_algebra import precision
from spec.ops.windows import is_padding, number_of_windows
from spec.program import Operation
from spec.structured_attributes import BooleanArray, ConvolutionDimensions, IntegerMatrix, Matrix
from spec.type_sets import per_tensor, tensor
from spec.types import TensorType, Type
from spec.vocabulary import (
    at,
    dim,
    element_type,
    expressed_type,
    is_per_axis_quantized,
    is_per_tensor_quantized,
    is_quantized,
    is_unique,
    quantization_dimension,
    rank,
    same,
    size,
    sizes_agree,
    static_size,
    storage_type,
)


def _ones(operation: Operation) -> tuple[int, ...]:
    return (1,) * (rank(operation.operands[0]) - 2)


def _no_padding(operation: Operation) -> Matrix:
    return ((0, 0),) * (rank(operation.operands[0]) - 2)


def _no_reversal(operation: Operation) -> tuple[bool, ...]:
    return (False,) * (rank(operation.operands[0]) - 2)


class Convolution(Op, name="convolution"):
    dequantizes = True
    accumulates = True
    groups = {"dimension_numbers": ConvolutionDimensions()}
    lhs = value(per_tensor)
    rhs = value(tensor)
    window_strides = optional_attribute(IntegerArray(), default=_ones)
    padding = optional_attribute(IntegerMatrix(), default=_no_padding)
    lhs_dilation = optional_attribute(IntegerArray(), default=_ones)
    rhs_dilation = optional_attribute(IntegerArray(), default=_ones)
    window_reversal = optional_attribute(BooleanArray(), default=_no_reversal)
    input_batch_dimension = attribute(Integer(64))
    input_feature_dimension = attribute(Integer(64))
    input_spatial_dimensions = attribute(IntegerArray())
    kernel_input_feature_dimension = attribute(Integer(64))
    kernel_output_feature_dimension = attribute(Integer(64))
    kernel_spatial_dimensions = attribute(IntegerArray())
    output_batch_dimension = attribute(Integer(64))
    output_feature_dimension = attribute(Integer(64))
    output_spatial_dimensions = attribute(IntegerArray())
    feature_group_count = attribute(Integer(64))
    batch_group_count = attribute(Integer(64))
    precision_config = optional_attribute(precision, default=("DEFAULT", "DEFAULT"))
    result = output(tensor)

    @constraint("C1")
    def ranks_are_the_same(op) -> bool:
        return rank(op.lhs) == rank(op.rhs)

    @constraint("C2")
    def has_a_window_stride_per_spatial_dimension(op) -> bool:
        return size(op.window_strides) == _spatial(op)

    @constraint("C3")
    def window_strides_are_positive(op) -> bool:
        return all(n > 0 for n in op.window_strides)

    @constraint("C4")
    def has_low_and_high_padding_per_spatial_dimension(op) -> bool:
        return is_padding(op.padding, _spatial(op))

    @constraint("C5")
    def has_an_lhs_dilation_per_spatial_dimension(op) -> bool:
        return size(op.lhs_dilation) == _spatial(op)

    @constraint("C6")
    def lhs_dilations_are_positive(op) -> bool:
        return all(n > 0 for n in op.lhs_dilation)

    @constraint("C7")
    def has_an_rhs_dilation_per_spatial_dimension(op) -> bool:
        return size(op.rhs_dilation) == _spatial(op)

    @constraint("C8")
    def rhs_dilations_are_positive(op) -> bool:
        return all(n > 0 for n in op.rhs_dilation)

    @constraint("C9")
    def has_a_window_reversal_per_spatial_dimension(op) -> bool:
        return size(op.window_reversal) == _spatial(op)

    @constraint("C10")
    def batch_divides_into_groups(op) -> bool:
        return static_size(dim(op.lhs, op.input_batch_dimension)) % op.batch_group_count == 0  # type: ignore[no-any-return]

    @constraint("C11")
    def features_divide_into_groups(op) -> bool:
        return static_size(dim(op.lhs, op.input_feature_dimension)) % op.feature_group_count == 0  # type: ignore[no-any-return]

    @constraint("C12")
    def has_an_input_dimension_per_spatial_dimension(op) -> bool:
        return size(op.input_spatial_dimensions) == _spatial(op)

    @constraint("C13")
    def input_dimensions_are_unique_axes(op) -> bool:
        return _are_unique_axes(op, input_dimensions(op))

    @constraint("C14")
    def kernel_takes_the_features_of_a_group(op) -> bool:
        features = static_size(dim(op.lhs, op.input_feature_dimension)) // op.feature_group_count
        return sizes_agree(dim(op.rhs, op.kernel_input_feature_dimension), features)

    @constraint("C15")
    def kernel_output_features_divide_into_batch_groups(op) -> bool:
        return static_size(dim(op.rhs, op.kernel_output_feature_dimension)) % op.batch_group_count == 0  # type: ignore[no-any-return]

    @constraint("C16")
    def kernel_output_features_divide_into_feature_groups(op) -> bool:
        return static_size(dim(op.rhs, op.kernel_output_feature_dimension)) % op.feature_group_count == 0  # type: ignore[no-any-return]

    @constraint("C17")
    def has_a_kernel_dimension_per_spatial_dimension(op) -> bool:
        return size(op.kernel_spatial_dimensions) == _spatial(op)

    @constraint("C18")
    def kernel_dimensions_are_unique_axes(op) -> bool:
        return _are_unique_axes(op, kernel_dimensions(op))

    @constraint("C19")
    def has_an_output_dimension_per_spatial_dimension(op) -> bool:
        return size(op.output_spatial_dimensions) == _spatial(op)

    @constraint("C20")
    def output_dimensions_are_unique_axes(op) -> bool:
        return _are_unique_axes(op, output_dimensions(op))

    @constraint("C21")
    def feature_group_count_is_positive(op) -> bool:
        return bool(op.feature_group_count > 0)

    @constraint("C22")
    def batch_group_count_is_positive(op) -> bool:
        return bool(op.batch_group_count > 0)

    @constraint("C23")
    def groups_features_or_batch_but_not_both(op) -> bool:
        return bool(op.feature_group_count == 1 or op.batch_group_count == 1)

    @constraint("C24")
    def has_a_precision_per_operand(op) -> bool:
        return size(op.precision_config) == 2

    @constraint("C25")
    def result_has_the_batch_feature_and_window_sizes(op) -> bool:
        return all(sizes_agree(dim(op.result, d), n) for d, n in enumerate(convolution_shape(op)))

    @constraint("C26")
    def result_has_the_rank_of_the_operands(op) -> bool:
        return rank(op.result) == rank(op.lhs)

    @constraint("C27")
    def element_types_are_the_same(op) -> bool:
        return _uses_quantized(op) or same(map(element_type, (op.lhs, op.rhs, op.result)))

    @constraint("C28")
    def rhs_is_quantized_and_result_where_lhs_is(op) -> bool:
        return not _uses_quantized(op) or (is_quantized(op.lhs) == is_quantized(op.result) and is_quantized(op.rhs))

    @constraint("C29")
    def rhs_is_quantized_along_output_features(op) -> bool:
        return not is_per_axis_quantized(op.rhs) or (
            quantization_dimension(op.rhs) == op.kernel_output_feature_dimension
        )

    @constraint("C30")
    def result_is_quantized_along_output_features(op) -> bool:
        return not is_per_axis_quantized(op.result) or quantization_dimension(op.result) == op.output_feature_dimension

    @constraint("C31")
    def storage_types_are_the_same(op) -> bool:
        return not is_quantized(op.lhs) or storage_type(op.lhs) == storage_type(op.rhs)

    @constraint("C32")
    def expressed_types_are_the_same(op) -> bool:
        return not is_quantized(op.lhs) or same(map(expressed_type, (op.lhs, op.rhs, op.result)))

    @constraint("C33")
    def result_is_quantized_per_tensor_where_rhs_is(op) -> bool:
        return not (is_quantized(op.lhs) and is_per_tensor_quantized(op.rhs)) or is_per_tensor_quantized(op.result)

    @constraint("C34")
    def hybrid_operation_computes_in_the_expressed_type(op) -> bool:
        if is_quantized(op.lhs) or not _uses_quantized(op):
            return True
        return element_type(op.lhs) == expressed_type(op.rhs) == element_type(op.result)

    def infer(op) -> tuple[Type, ...] | None:
        return None if _uses_quantized_operands(op) else (TensorType(convolution_shape(op), element_type(op.lhs)),)


def _spatial(op: Any) -> int:
    return rank(op.lhs) - 2


def input_dimensions(op: Any) -> tuple[int, ...]:
    return (op.input_batch_dimension, *op.input_spatial_dimensions, op.input_feature_dimension)


def kernel_dimensions(op: Any) -> tuple[int, ...]:
    return (*op.kernel_spatial_dimensions, op.kernel_input_feature_dimension, op.kernel_output_feature_dimension)


def output_dimensions(op: Any) -> tuple[int, ...]:
    return (op.output_batch_dimension, *op.output_spatial_dimensions, op.output_feature_dimension)


def _are_unique_axes(op: Any, dimensions: tuple[int, ...]) -> bool:
    return is_unique(dimensions) and all(0 <= d < rank(op.lhs) for d in dimensions)


def _uses_quantized(op: Any) -> bool:
    return _uses_quantized_operands(op) or is_quantized(op.result)


def _uses_quantized_operands(op: Any) -> bool:
    return is_quantized(op.lhs) or is_quantized(op.rhs)


def convolution_shape(op: Any) -> tuple[int | None, ...]:
    """Return the shape of the result (C25). May raise any exception if a constraint that it presupposes is broken."""
    sizes: dict[int, int | None] = {
        op.output_batch_dimension: static_size(dim(op.lhs, op.input_batch_dimension)) // op.batch_group_count,
        op.output_feature_dimension: dim(op.rhs, op.kernel_output_feature_dimension),
    }
    for i, d in enumerate(op.output_spatial_dimensions):
        sizes[d] = number_of_windows(
            dim(op.lhs, at(op.input_spatial_dimensions, i)),
            dim(op.rhs, at(op.kernel_spatial_dimensions, i)),
            at(op.window_strides, i),
            at(op.padding, i),
            at(op.lhs_dilation, i),
            at(op.rhs_dilation, i),
        )
    return tuple(sizes[d] for d in range(rank(op.lhs)))
