"""Ops that move elements without computing: concatenate, pad, reshape, slice, transpose, ..."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from spec.attributes import Dense, Integer, IntegerArray
from spec.op import Op, Shape, attribute, constraint, output, value, variadic
from spec.shared_constraints import (
    Broadcasted,
    Counted,
    Padded,
    Reshaped,
    Sliced,
    are_axes,
    fits,
    same_but_for_quantization_dimension,
)
from spec.type_sets import (
    integer_float_or_complex_tensor,
    integer_scalar,
    per_tensor,
    scalar,
    si32_scalar,
    tensor,
)
from spec.types import QuantizedType, TensorType, Type, si32
from spec.types import tensor as tensor_of
from spec.vocabulary import (
    Typed,
    at,
    axes,
    dim,
    dims,
    element_type,
    is_per_axis_quantized,
    is_quantized,
    is_unique,
    quantization_dimension,
    quantized_element_type,
    rank,
    same,
    same_type,
    shape,
    shapes_agree,
    size,
    static_size,
)


class BroadcastInDim(Broadcasted, name="broadcast_in_dim"):
    sizes_are_given = True
    operand = value(tensor)
    broadcast_dimensions = attribute(IntegerArray())
    result = output(tensor)

    @constraint("C6")
    def result_is_quantized_as_the_operand_is(op) -> bool:
        if not is_per_axis_quantized(op.result):
            return True
        d, e = _quantization_axis(op.operand), _quantization_axis(op.result)
        if e != at(op.broadcast_dimensions, d):
            return False
        source, target = quantized_element_type(op.operand), quantized_element_type(op.result)
        return dim(op.operand, d) != 1 or (
            target.scales == source.scales[:1] * static_size(dim(op.result, e))
            and target.zero_points == source.zero_points[:1] * static_size(dim(op.result, e))
        )


def _quantization_axis(x: Typed) -> int:
    """Return the quantization dimension. Raises TypeError if quantization is not per axis."""
    d = quantization_dimension(x)
    if d is None:
        raise TypeError("quantization is per tensor")
    return d


class Concatenate(Op, name="concatenate"):
    inputs = variadic(per_tensor)
    dimension = attribute(Integer(64))
    result = output(per_tensor)

    @constraint("C1")
    def element_types_are_the_same(op) -> bool:
        return same(map(element_type, op.inputs))

    @constraint("C2")
    def shapes_are_the_same_but_for_dimension(op) -> bool:
        first = without(op.inputs[0], op.dimension)
        return all(shapes_agree(without(x, op.dimension), first) for x in op.inputs)

    @constraint("C3")
    def has_inputs(op) -> bool:
        return len(op.inputs) > 0

    @constraint("C4")
    def dimension_is_an_axis(op) -> bool:
        return bool(0 <= op.dimension < rank(op.inputs[0]))

    @constraint("C5")
    def result_has_the_element_type_of_the_inputs(op) -> bool:
        return element_type(op.result) == element_type(op.inputs[0])

    @constraint("C6")
    def result_dimension_is_the_sum(op) -> bool:
        return shapes_agree(shape(op.result), _concatenate_shape(op))

    def infer(op) -> tuple[Type, ...]:
        return (TensorType(_concatenate_shape(op), element_type(op.inputs[0])),)


def without(x: Typed, axis: int) -> Shape:
    """Return the shape of `x` without one dimension. Raises IndexError if `x` has no such dimension."""
    dim(x, axis)
    return (*shape(x)[:axis], *shape(x)[axis + 1 :])


def _concatenate_shape(op: Any) -> Shape:
    sizes = [dim(x, op.dimension) for x in op.inputs]
    total = None if None in sizes else sum(s for s in sizes if s is not None)
    first = shape(op.inputs[0])
    return (*first[: op.dimension], total, *first[op.dimension + 1 :])


class Constant(Op, name="constant"):
    sizes_are_given = True
    computes = False
    value = attribute(Dense())
    output = output(tensor)

    @constraint("C1")
    def output_has_the_type_of_value(op) -> bool:
        return same_type(op.value.type, op.output)

    def infer(op) -> tuple[Type, ...]:
        return (op.value.type,)


class DynamicSlice(Op, name="dynamic_slice"):
    operand = value(per_tensor)
    start_indices = variadic(integer_scalar)
    slice_sizes = attribute(IntegerArray())
    result = output(per_tensor)

    @constraint("C1")
    def result_has_the_element_type_of_the_operand(op) -> bool:
        return element_type(op.operand) == element_type(op.result)

    @constraint("C2")
    def has_a_start_index_and_a_size_per_axis(op) -> bool:
        return size(op.start_indices) == size(op.slice_sizes) == rank(op.operand)

    @constraint("C3")
    def start_index_types_are_the_same(op) -> bool:
        return same_type(*op.start_indices)

    @constraint("C4")
    def slice_fits_the_operand(op) -> bool:
        return fits(op.slice_sizes, shape(op.operand))

    @constraint("C5")
    def result_has_the_slice_sizes(op) -> bool:
        return shapes_agree(shape(op.result), op.slice_sizes)

    def infer(op) -> tuple[Type, ...]:
        return (TensorType(op.slice_sizes, element_type(op.operand)),)


class DynamicUpdateSlice(Op, name="dynamic_update_slice"):
    operand = value(per_tensor)
    update = value(per_tensor)
    start_indices = variadic(integer_scalar)
    result = output(per_tensor)

    @constraint("C1")
    def result_has_the_type_of_the_operand(op) -> bool:
        return same_type(op.operand, op.result)

    @constraint("C2")
    def update_has_the_element_type_of_the_operand(op) -> bool:
        return element_type(op.update) == element_type(op.operand)

    @constraint("C3")
    def update_has_the_rank_of_the_operand(op) -> bool:
        return rank(op.update) == rank(op.operand)

    @constraint("C4")
    def has_a_start_index_per_axis(op) -> bool:
        return size(op.start_indices) == rank(op.operand)

    @constraint("C5")
    def start_index_types_are_the_same(op) -> bool:
        return same_type(*op.start_indices)

    @constraint("C6")
    def update_fits_the_operand(op) -> bool:
        return fits(shape(op.update), shape(op.operand))

    def infer(op) -> tuple[Type, ...]:
        return (op.operand.type,)


class GetDimensionSize(Op, name="get_dimension_size"):
    operand = value(tensor)
    dimension = attribute(Integer(64))
    result = output(si32_scalar)

    @constraint("C1")
    def dimension_is_an_axis(op) -> bool:
        return bool(0 <= op.dimension < rank(op.operand))

    def infer(op) -> tuple[Type, ...]:
        return (tensor_of(si32),)


class Iota(Counted, name="iota"):
    dequantizes = True
    sizes_are_given = True
    iota_dimension = attribute(Integer(64))
    output = output(integer_float_or_complex_tensor)


class Pad(Padded, name="pad"):
    operand = value(per_tensor)
    padding_value = value(scalar)
    edge_padding_low = attribute(IntegerArray())
    edge_padding_high = attribute(IntegerArray())
    interior_padding = attribute(IntegerArray())
    result = output(per_tensor)

    @constraint("C2")
    def has_each_padding_per_axis(op) -> bool:
        return size(op.edge_padding_low) == size(op.edge_padding_high) == size(op.interior_padding) == rank(op.operand)

    @constraint("C3")
    def interior_padding_is_not_negative(op) -> bool:
        return all(n >= 0 for n in op.interior_padding)

    @constraint("C4")
    def result_has_the_padded_shape(op) -> bool:
        return shapes_agree(shape(op.result), _pad_shape(op))

    def infer(op) -> tuple[Type, ...]:
        padded = _pad_shape(op)
        if any(n is not None and n < 0 for n in padded):
            raise ValueError(f"padding leaves {padded}")
        return (TensorType(padded, element_type(op.operand)),)


def _pad_shape(op: Any) -> Shape:
    paddings = zip(
        shape(op.operand), op.edge_padding_low, op.edge_padding_high, op.interior_padding, strict=True
    )  # fmt: skip
    return tuple(None if n is None else low + n + max(n - 1, 0) * inner + high for n, low, high, inner in paddings)


class Reshape(Reshaped, name="reshape"):
    sizes_are_given = True
    operand = value(tensor)
    result = output(tensor)

    @constraint("C3")
    def quantization_dimension_keeps_its_place(op) -> bool:
        return not is_per_axis_quantized(op.operand) or _around_quantization_axis(
            op.operand
        ) == _around_quantization_axis(op.result)


def _around_quantization_axis(x: Typed) -> tuple[int, int, int]:
    """Return the numbers of elements spanned by the dimensions before, at and after the quantization dimension."""
    d = _quantization_axis(x)
    sizes = [static_size(n) for n in dims(x, axes(x))]
    return math.prod(sizes[:d]), at(sizes, d), math.prod(sizes[d + 1 :])


class Reverse(Op, name="reverse"):
    operand = value(per_tensor)
    dimensions = attribute(IntegerArray())
    result = output(per_tensor)

    @constraint("C1")
    def result_has_the_type_of_the_operand(op) -> bool:
        return same_type(op.operand, op.result)

    @constraint("C2")
    def dimensions_are_unique(op) -> bool:
        return is_unique(op.dimensions)

    @constraint("C3")
    def dimensions_are_axes(op) -> bool:
        return are_axes(op.dimensions, op.result)

    def infer(op) -> tuple[Type, ...]:
        return (op.operand.type,)


class Slice(Sliced, name="slice"):
    operand = value(per_tensor)
    start_indices = attribute(IntegerArray())
    limit_indices = attribute(IntegerArray())
    strides = attribute(IntegerArray())
    result = output(per_tensor)

    @constraint("C2")
    def has_indices_and_a_stride_per_axis(op) -> bool:
        return size(op.start_indices) == size(op.limit_indices) == size(op.strides) == rank(op.operand)

    @constraint("C3")
    def indices_are_ordered_and_within_the_operand(op) -> bool:
        return fits(op.start_indices, op.limit_indices) and fits(op.limit_indices, shape(op.operand))

    @constraint("C4")
    def strides_are_positive(op) -> bool:
        return all(s > 0 for s in op.strides)

    @constraint("C5")
    def result_has_the_shape_of_the_slice(op) -> bool:
        return shapes_agree(shape(op.result), _slice_shape(op))

    def infer(op) -> tuple[Type, ...]:
        return (TensorType(_slice_shape(op), element_type(op.operand)),)


def _slice_shape(op: Any) -> tuple[int, ...]:
    if any(s <= 0 for s in op.strides):
        raise ValueError("a stride is not positive")
    indices = zip(op.start_indices, op.limit_indices, op.strides, strict=True)
    return tuple(-((start - limit) // stride) for start, limit, stride in indices)


class Transpose(Op, name="transpose"):
    operand = value(tensor)
    permutation = attribute(IntegerArray())
    result = output(tensor)

    @constraint("C1")
    def result_has_the_element_type_of_the_operand(op) -> bool:
        return same_but_for_quantization_dimension(op.operand, op.result)

    @constraint("C2")
    def permutation_is_one_of_the_axes(op) -> bool:
        return sorted(op.permutation) == list(axes(op.operand))

    @constraint("C3")
    def result_has_the_permuted_shape(op) -> bool:
        return shapes_agree(shape(op.result), dims(op.operand, op.permutation))

    @constraint("C4")
    def quantization_dimension_is_permuted(op) -> bool:
        return not is_per_axis_quantized(op.result) or quantization_dimension(op.operand) == at(
            op.permutation, _quantization_axis(op.result)
        )

    def infer(op) -> tuple[Type, ...]:
        t = element_type(op.operand)
        if isinstance(t, QuantizedType) and is_quantized(t) and t.quantization_dimension is not None:
            t = replace(t, quantization_dimension=op.permutation.index(t.quantization_dimension))
        return (TensorType(tuple(dims(op.operand, op.permutation)), t),)
