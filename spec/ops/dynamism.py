"""Ops that take sizes as operands. The static form of each has the sizes as attributes or in its result type.

The specification does not describe them. Their labels are those of the static forms, followed by further ones.
Constraints on the values of operands are deferred to run time (spec section "Dynamism").
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spec.attributes import Integer, IntegerArray
from spec.op import Op, Shape, attribute, constraint, optional_attribute, output, value
from spec.ops.convolution import Convolution, convolution_shape
from spec.ops.indexing import Gather, batch_sizes, combine
from spec.shared_constraints import Broadcasted, Counted, Padded, Reshaped, Sliced, are_axes, fits
from spec.type_sets import (
    any_type,
    integer_float_or_complex_tensor,
    integer_matrix,
    integer_vector,
    per_tensor,
    scalar,
    si32_scalar,
    tensor,
)
from spec.vocabulary import (
    Deferred,
    axes,
    dim,
    element_type,
    is_unique,
    rank,
    shape,
    shapes_agree,
    sizes_agree,
    tensor_type,
)


class DynamicBroadcastInDim(Broadcasted, name="dynamic_broadcast_in_dim"):
    in_specification = False
    static_form = "broadcast_in_dim"
    sizes = {"output_dimensions": "result"}
    operand = value(tensor)
    output_dimensions = value(integer_vector)
    broadcast_dimensions = attribute(IntegerArray())
    known_expanding_dimensions = optional_attribute(IntegerArray(), default=lambda operation: ())
    known_nonexpanding_dimensions = optional_attribute(IntegerArray(), default=lambda operation: ())
    result = output(tensor)

    @constraint("C7")
    def has_an_output_dimension_per_axis_of_result(op) -> bool:
        return has_length(op.output_dimensions, rank(op.result))

    @constraint("C8")
    def known_dimensions_are_unique(op) -> bool:
        return is_unique(op.known_expanding_dimensions + op.known_nonexpanding_dimensions)

    @constraint("C9")
    def known_expanding_dimensions_are_axes_of_operand(op) -> bool:
        return are_axes(op.known_expanding_dimensions, op.operand)

    @constraint("C10")
    def known_nonexpanding_dimensions_are_axes_of_operand(op) -> bool:
        return are_axes(op.known_nonexpanding_dimensions, op.operand)


def has_length(sizes: Any, length: int) -> bool:
    return sizes_agree(dim(sizes, 0), length)


class DynamicConv(Convolution, name="dynamic_conv"):
    in_specification = False
    static_form = "convolution"
    sizes = {"padding": "padding"}
    padding = value(integer_matrix)

    @constraint("C4")
    def has_low_and_high_padding_per_spatial_dimension(op) -> bool:
        return shapes_agree(shape(op.padding), (rank(op.lhs) - 2, 2))

    @constraint("C25")
    def result_has_the_batch_feature_and_window_sizes(op) -> bool:
        windows = dict.fromkeys(op.output_spatial_dimensions)
        known = {d: n for d, n in enumerate(convolution_shape(_Unpadded(op))) if d not in windows}
        if not all(sizes_agree(dim(op.result, d), n) for d, n in known.items()):
            return False
        if windows:
            raise Deferred
        return True

    def infer(op) -> None:
        return None


class _Unpadded:
    """A convolution without padding, which has the same batch and feature sizes."""

    def __init__(self, op: DynamicConv) -> None:
        self._op = op
        self.padding = ((0, 0),) * (rank(op.lhs) - 2)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._op, name)


class DynamicGather(Gather, name="dynamic_gather"):
    in_specification = False
    static_form = "gather"
    sizes = {"slice_sizes": "slice_sizes"}
    at_run_time = frozenset({"C9", "C12", "C21"})
    slice_sizes = value(integer_vector)

    @constraint("C9")
    def collapsed_slices_have_at_most_one_element(op) -> bool:
        return _holds_at_run_time(op.collapsed_slice_dims)

    @constraint("C12")
    def batching_slices_have_at_most_one_element(op) -> bool:
        return _holds_at_run_time(op.operand_batching_dims)

    @constraint("C20")
    def has_a_slice_size_per_axis_of_operand(op) -> bool:
        return has_length(op.slice_sizes, rank(op.operand))

    @constraint("C21")
    def slice_fits_the_operand(op) -> bool:
        return _holds_at_run_time(axes(op.operand))

    @constraint("C22")
    def result_has_the_batch_and_offset_sizes(op) -> bool:
        batch = batch_sizes(op.start_indices, op.index_vector_dim)
        return shapes_agree(shape(op.result), combine(batch, [None] * len(op.offset_dims), op.offset_dims))

    def infer(op) -> None:
        return None


def _holds_at_run_time(dimensions: Any) -> bool:
    """Return True if the constraint concerns no dimension. Raises Deferred otherwise, since the values of an operand
    decide it."""
    if dimensions:
        raise Deferred
    return True


class DynamicIota(Counted, name="dynamic_iota"):
    in_specification = False
    static_form = "iota"
    sizes = {"output_shape": "output"}
    output_shape = value(integer_vector)
    iota_dimension = attribute(Integer(64))
    output = output(integer_float_or_complex_tensor)

    @constraint("C2")
    def has_a_size_per_axis_of_output(op) -> bool:
        return has_length(op.output_shape, rank(op.output))


class DynamicPad(Padded, name="dynamic_pad"):
    in_specification = False
    static_form = "pad"
    sizes = {name: name for name in ("edge_padding_low", "edge_padding_high", "interior_padding")}
    at_run_time = frozenset({"C3"})
    operand = value(per_tensor)
    padding_value = value(scalar)
    edge_padding_low = value(integer_vector)
    edge_padding_high = value(integer_vector)
    interior_padding = value(integer_vector)
    result = output(per_tensor)

    @constraint("C2")
    def has_each_padding_per_axis(op) -> bool:
        each = (op.edge_padding_low, op.edge_padding_high, op.interior_padding)
        return all(has_length(padding, rank(op.operand)) for padding in each)

    @constraint("C3")
    def interior_padding_is_not_negative(op) -> bool:
        return _holds_at_run_time(axes(op.operand))

    @constraint("C4")
    def result_has_the_padded_shape(op) -> bool:
        return rank(op.result) == rank(op.operand) and _holds_at_run_time(axes(op.operand))


class DynamicReshape(Reshaped, name="dynamic_reshape"):
    in_specification = False
    static_form = "reshape"
    sizes = {"output_shape": "result"}
    operand = value(tensor)
    output_shape = value(integer_vector)
    result = output(tensor)

    @constraint("C4")
    def has_a_size_per_axis_of_result(op) -> bool:
        return has_length(op.output_shape, rank(op.result))


class RealDynamicSlice(Sliced, name="real_dynamic_slice"):
    in_specification = False
    static_form = "slice"
    sizes = {name: name for name in ("start_indices", "limit_indices", "strides")}
    at_run_time = frozenset({"C3", "C4"})
    operand = value(per_tensor)
    start_indices = value(integer_vector)
    limit_indices = value(integer_vector)
    strides = value(integer_vector)
    result = output(per_tensor)

    @constraint("C2")
    def has_indices_and_a_stride_per_axis(op) -> bool:
        return all(has_length(x, rank(op.operand)) for x in (op.start_indices, op.limit_indices, op.strides))

    @constraint("C3")
    def indices_are_ordered_and_within_the_operand(op) -> bool:
        return _holds_at_run_time(axes(op.operand))

    @constraint("C4")
    def strides_are_positive(op) -> bool:
        return _holds_at_run_time(axes(op.operand))

    @constraint("C5")
    def result_fits_the_operand(op) -> bool:
        """Return whether the shape of the result fits the operand. If so, raises Deferred unless the rank is 0: only
        execution knows the slice."""
        return fits(shape(op.result), shape(op.operand)) and _holds_at_run_time(axes(op.operand))


class SetDimensionSize(Op, name="set_dimension_size"):
    """A slice at run time: the result has the first elements along a dimension."""

    in_specification = False
    static_form = "slice"
    sizes = {"size": "limit_indices"}
    operand = value(tensor)
    size = value(si32_scalar)
    dimension = attribute(Integer(64))
    result = output(any_type)

    @constraint("C1")
    def dimension_is_an_axis(op) -> bool:
        return bool(0 <= op.dimension < rank(op.operand))

    @constraint("C2")
    def result_has_the_other_sizes_of_the_operand(op) -> bool:
        (kept,) = op.infer_shapes()
        is_an_axis = 0 <= op.dimension < rank(op.operand)  # otherwise C1 is broken instead
        agrees = shape(op.result) == kept if is_an_axis else shapes_agree(shape(op.result), kept)
        return element_type(op.result) == element_type(op.operand) and agrees and op._bounds_are_those_of_the_operand()

    def _bounds_are_those_of_the_operand(op) -> bool:
        """Return whether each bound of the result is missing or equals the operand's size or bound, if there is one."""
        found, whole = tensor_type(op.result).bounds, tensor_type(op.operand)
        most = whole.bounds or (None,) * len(whole.shape)
        pairs = zip(found or (), whole.shape, most, strict=False)
        return all(bound is None or (n if n is not None else most) in (None, bound) for bound, n, most in pairs)

    def infer_shapes(op) -> tuple[Shape]:
        return (tuple(None if d == op.dimension else n for d, n in enumerate(shape(op.operand))),)

    def static_attributes(op, sizes: Mapping[str, Any]) -> dict[str, Any]:
        whole = shape(op.operand)
        limits = (*whole[: op.dimension], sizes["size"], *whole[op.dimension + 1 :])
        return {"start_indices": (0,) * len(whole), "limit_indices": limits, "strides": (1,) * len(whole)}
