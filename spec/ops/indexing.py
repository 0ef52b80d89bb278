"""Gather and scatter, with the constraints of the batching-dims RFC, which replaced the specification's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spec.attributes import Boolean, Integer, IntegerArray
from spec.op import Op, attribute, constraint, function, optional_attribute, output, value, variadic, variadic_output
from spec.ops.reduction import element_types_of_body, folds
from spec.shared_constraints import are_axes, fits
from spec.structured_attributes import Struct
from spec.type_sets import integer_tensor, per_tensor
from spec.types import TensorType, Type
from spec.vocabulary import (
    Typed,
    axes,
    dim,
    dims,
    element_type,
    is_sorted,
    is_unique,
    pairs_agree,
    rank,
    same_shape,
    shape,
    shapes_agree,
    size,
    sizes_agree,
)

Shape = tuple[int | None, ...]


class Gather(Op, name="gather"):
    groups = {
        "dimension_numbers": Struct(
            "gather",
            (
                "offset_dims",
                "collapsed_slice_dims",
                "operand_batching_dims",
                "start_indices_batching_dims",
                "start_index_map",
            ),
            ("index_vector_dim",),
        )
    }
    operand = value(per_tensor)
    start_indices = value(integer_tensor)
    offset_dims = attribute(IntegerArray())
    collapsed_slice_dims = attribute(IntegerArray())
    operand_batching_dims = attribute(IntegerArray())
    start_indices_batching_dims = attribute(IntegerArray())
    start_index_map = attribute(IntegerArray())
    index_vector_dim = attribute(Integer(64))
    slice_sizes = attribute(IntegerArray())
    indices_are_sorted = optional_attribute(Boolean(), default=False)
    result = output(per_tensor)

    @constraint("C1")
    def dimensions_of_operand_are_offset_collapsed_or_batching(op) -> bool:
        return rank(op.operand) == sum(map(size, (op.offset_dims, op.collapsed_slice_dims, op.operand_batching_dims)))

    @constraint("C2")
    def index_vector_dim_is_an_axis_of_start_indices_or_follows_them(op) -> bool:
        return bool(0 <= op.index_vector_dim <= rank(op.start_indices))

    @constraint("C3")
    def start_index_map_has_an_entry_per_index(op) -> bool:
        return sizes_agree(size(op.start_index_map), index_vector_size(op.start_indices, op.index_vector_dim))

    @constraint("C4")
    def offset_dims_are_unique_and_sorted(op) -> bool:
        return is_unique(op.offset_dims) and is_sorted(op.offset_dims)

    @constraint("C5")
    def offset_dims_are_axes_of_result(op) -> bool:
        return are_axes(op.offset_dims, op.result)

    @constraint("C6")
    def collapsed_and_batching_dims_are_unique(op) -> bool:
        return is_unique(op.collapsed_slice_dims + op.operand_batching_dims)

    @constraint("C7")
    def collapsed_slice_dims_are_sorted(op) -> bool:
        return is_sorted(op.collapsed_slice_dims)

    @constraint("C8")
    def collapsed_slice_dims_are_axes_of_operand(op) -> bool:
        return are_axes(op.collapsed_slice_dims, op.operand)

    @constraint("C9")
    def collapsed_slices_have_at_most_one_element(op) -> bool:
        return all(n <= 1 for n in select(op.slice_sizes, op.collapsed_slice_dims))

    @constraint("C10")
    def operand_batching_dims_are_sorted(op) -> bool:
        return is_sorted(op.operand_batching_dims)

    @constraint("C11")
    def operand_batching_dims_are_axes_of_operand(op) -> bool:
        return are_axes(op.operand_batching_dims, op.operand)

    @constraint("C12")
    def batching_slices_have_at_most_one_element(op) -> bool:
        return all(n <= 1 for n in select(op.slice_sizes, op.operand_batching_dims))

    @constraint("C13")
    def start_indices_batching_dims_are_unique(op) -> bool:
        return is_unique(op.start_indices_batching_dims)

    @constraint("C14")
    def start_indices_batching_dims_are_axes_of_start_indices(op) -> bool:
        return are_axes(op.start_indices_batching_dims, op.start_indices)

    @constraint("C15")
    def index_vector_dim_is_no_batching_dim(op) -> bool:
        return op.index_vector_dim not in op.start_indices_batching_dims

    @constraint("C16")
    def has_as_many_batching_dims_in_operand_as_in_start_indices(op) -> bool:
        return size(op.operand_batching_dims) == size(op.start_indices_batching_dims)

    @constraint("C17")
    def batching_dimensions_have_the_same_sizes(op) -> bool:
        return pairs_agree(
            dims(op.operand, op.operand_batching_dims), dims(op.start_indices, op.start_indices_batching_dims)
        )

    @constraint("C18")
    def indexed_and_batching_dims_are_unique(op) -> bool:
        return is_unique(op.start_index_map + op.operand_batching_dims)

    @constraint("C19")
    def start_index_map_holds_axes_of_operand(op) -> bool:
        return are_axes(op.start_index_map, op.operand)

    @constraint("C20")
    def has_a_slice_size_per_axis_of_operand(op) -> bool:
        return size(op.slice_sizes) == rank(op.operand)

    @constraint("C21")
    def slice_fits_the_operand(op) -> bool:
        return fits(op.slice_sizes, shape(op.operand))

    @constraint("C22")
    def result_has_the_batch_and_offset_sizes(op) -> bool:
        return shapes_agree(shape(op.result), _gather_shape(op))

    @constraint("C23")
    def result_has_the_element_type_of_operand(op) -> bool:
        return element_type(op.operand) == element_type(op.result)

    def infer(op) -> tuple[Type, ...] | None:
        return (TensorType(_gather_shape(op), element_type(op.operand)),)


def index_vector_size(indices: Typed, index_vector_dim: int) -> int | None:
    """Return the number of indices in an index vector: one if the vectors have no dimension of their own."""
    return dim(indices, index_vector_dim) if index_vector_dim < rank(indices) else 1


def select(sizes: Sequence[Any], places: Sequence[int]) -> list[Any]:
    """Return the sizes at these places. Raises IndexError for a place that does not exist."""
    if any(not 0 <= p < len(sizes) for p in places):
        raise IndexError("no such dimension")
    return [sizes[p] for p in places]


def batch_sizes(indices: Typed, index_vector_dim: int) -> list[int | None]:
    """Return shape(indices) without the dimension of index vectors."""
    return [dim(indices, d) for d in axes(indices) if d != index_vector_dim]


def combine(batch: Sequence[int | None], offset: Sequence[int | None], offset_dims: Sequence[int]) -> Shape:
    """Put the offset sizes at the axes `offset_dims` and the batch sizes at the others, in order."""
    if len(offset) != len(offset_dims):
        raise ValueError("as many offset sizes as offset dimensions are presupposed")
    batch_left, offset_left = iter(batch), iter(offset)
    return tuple(next(offset_left if d in offset_dims else batch_left) for d in range(len(batch) + len(offset)))


def _gather_shape(op: Any) -> Shape:
    dropped = {*op.collapsed_slice_dims, *op.operand_batching_dims}
    offset = [n for d, n in enumerate(op.slice_sizes) if d not in dropped]
    return combine(batch_sizes(op.start_indices, op.index_vector_dim), offset, op.offset_dims)


class Scatter(Op, name="scatter"):
    accumulates = True
    groups = {
        "scatter_dimension_numbers": Struct(
            "scatter",
            (
                "update_window_dims",
                "inserted_window_dims",
                "input_batching_dims",
                "scatter_indices_batching_dims",
                "scatter_dims_to_operand_dims",
            ),
            ("index_vector_dim",),
        )
    }
    inputs = variadic(per_tensor)
    scatter_indices = value(integer_tensor)
    updates = variadic(per_tensor)
    update_window_dims = attribute(IntegerArray())
    inserted_window_dims = attribute(IntegerArray())
    input_batching_dims = attribute(IntegerArray())
    scatter_indices_batching_dims = attribute(IntegerArray())
    scatter_dims_to_operand_dims = attribute(IntegerArray())
    index_vector_dim = attribute(Integer(64))
    indices_are_sorted = optional_attribute(Boolean(), default=False)
    unique_indices = optional_attribute(Boolean(), default=False)
    update_computation = function(is_extension=True)  # missing in the specification's table of inputs
    results = variadic_output(per_tensor)

    @constraint("C1")
    def input_shapes_are_the_same(op) -> bool:
        return same_shape(*op.inputs)

    @constraint("C2")
    def dimensions_of_inputs_are_window_inserted_or_batching(op) -> bool:
        lists = (op.update_window_dims, op.inserted_window_dims, op.input_batching_dims)
        return rank(op.inputs[0]) == sum(map(size, lists))

    @constraint("C3")
    def update_shapes_are_the_same(op) -> bool:
        return same_shape(*op.updates)

    @constraint("C4")
    def updates_have_the_scatter_sizes_and_windows_that_fit(op) -> bool:
        first = op.updates[0]
        window = dims(first, op.update_window_dims)
        batch = batch_sizes(op.scatter_indices, op.index_vector_dim)
        dropped = {*op.inserted_window_dims, *op.input_batching_dims}
        bound = tuple(dim(op.inputs[0], d) for d in axes(op.inputs[0]) if d not in dropped)
        return shapes_agree(shape(first), combine(batch, window, op.update_window_dims)) and fits(tuple(window), bound)

    @constraint("C5")
    def has_as_many_updates_as_inputs(op) -> bool:
        return 0 < size(op.inputs) == size(op.updates)

    @constraint("C6")
    def updates_have_the_element_types_of_inputs(op) -> bool:
        pairs = zip(op.updates, op.inputs, strict=True)
        return all(element_type(u) == element_type(x) for u, x in pairs)

    @constraint("C7")
    def update_window_dims_are_unique_and_sorted(op) -> bool:
        return is_unique(op.update_window_dims) and is_sorted(op.update_window_dims)

    @constraint("C8")
    def update_window_dims_are_axes_of_updates(op) -> bool:
        return are_axes(op.update_window_dims, op.updates[0])

    @constraint("C9")
    def inserted_and_batching_dims_are_unique(op) -> bool:
        return is_unique(op.inserted_window_dims + op.input_batching_dims)

    @constraint("C10")
    def inserted_window_dims_are_sorted(op) -> bool:
        return is_sorted(op.inserted_window_dims)

    @constraint("C11")
    def inserted_window_dims_are_axes_of_inputs(op) -> bool:
        return are_axes(op.inserted_window_dims, op.inputs[0])

    @constraint("C12")
    def input_batching_dims_are_sorted(op) -> bool:
        return is_sorted(op.input_batching_dims)

    @constraint("C13")
    def input_batching_dims_are_axes_of_inputs(op) -> bool:
        return are_axes(op.input_batching_dims, op.inputs[0])

    @constraint("C14")
    def scatter_indices_batching_dims_are_unique(op) -> bool:
        return is_unique(op.scatter_indices_batching_dims)

    @constraint("C15")
    def scatter_indices_batching_dims_are_axes_of_scatter_indices(op) -> bool:
        return are_axes(op.scatter_indices_batching_dims, op.scatter_indices)

    @constraint("C16")
    def index_vector_dim_is_no_batching_dim(op) -> bool:
        return op.index_vector_dim not in op.scatter_indices_batching_dims

    @constraint("C17")
    def has_as_many_batching_dims_in_inputs_as_in_scatter_indices(op) -> bool:
        return size(op.input_batching_dims) == size(op.scatter_indices_batching_dims)

    @constraint("C18")
    def batching_dimensions_have_the_same_sizes(op) -> bool:
        return pairs_agree(
            dims(op.inputs[0], op.input_batching_dims), dims(op.scatter_indices, op.scatter_indices_batching_dims)
        )

    @constraint("C19")
    def scatter_dims_to_operand_dims_has_an_entry_per_index(op) -> bool:
        entries = size(op.scatter_dims_to_operand_dims)
        return sizes_agree(entries, index_vector_size(op.scatter_indices, op.index_vector_dim))

    @constraint("C20")
    def indexed_and_batching_dims_are_unique(op) -> bool:
        return is_unique(op.scatter_dims_to_operand_dims + op.input_batching_dims)

    @constraint("C21")
    def scatter_dims_to_operand_dims_holds_axes_of_inputs(op) -> bool:
        return are_axes(op.scatter_dims_to_operand_dims, op.inputs[0])

    @constraint("C22")
    def index_vector_dim_is_an_axis_of_scatter_indices_or_follows_them(op) -> bool:
        return bool(0 <= op.index_vector_dim <= rank(op.scatter_indices))

    @constraint("C23")
    def update_computation_folds_elements_of_promoted_types(op) -> bool:
        return folds(op.update_computation, op.inputs)

    @constraint("C24")
    def results_have_the_shapes_of_inputs(op) -> bool:
        pairs = zip(op.inputs, op.results, strict=True)
        return all(same_shape(x, r) for x, r in pairs)

    @constraint("C25")
    def results_have_the_element_types_of_update_computation(op) -> bool:
        pairs = zip(op.results, element_types_of_body(op.update_computation), strict=True)
        return all(element_type(r) == t for r, t in pairs)

    def infer(op) -> tuple[Type, ...]:
        types = zip(op.inputs, element_types_of_body(op.update_computation), strict=True)
        return tuple(TensorType(shape(x), t) for x, t in types)
