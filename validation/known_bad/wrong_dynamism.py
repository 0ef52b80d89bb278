"""Faults in ops with sizes as operands."""

from __future__ import annotations

from typing import Any

import numpy as np

from validation.implementations.dynamism import operand_names
from validation.implementations.machine import Array, Call
from validation.known_bad.known_bad_registry import bad, on, rightly


def with_operands(call: Call, **arrays: Array) -> Any:
    operands = (
        x.with_array(arrays[n]) if n in arrays else x for n, x in zip(operand_names(call), call.operands, strict=True)
    )
    return rightly(on(call, *operands))


def array_of(call: Call, name: str) -> Array:
    return call.operands[list(operand_names(call)).index(name)].array


@bad("dynamic_pad", "low padding of the wrong sign")
def negate_low(call: Call) -> Any:
    low, high = array_of(call, "edge_padding_low"), array_of(call, "edge_padding_high")
    return with_operands(call, edge_padding_low=-low, edge_padding_high=high + 2 * low)


@bad("dynamic_pad", "low and high padding swapped")
def swap_edges(call: Call) -> Any:
    low, high = array_of(call, "edge_padding_low"), array_of(call, "edge_padding_high")
    return with_operands(call, edge_padding_low=high, edge_padding_high=low)


@bad("dynamic_pad", "interior padding ignored")
def without_interior(call: Call) -> Any:
    return with_operands(call, interior_padding=array_of(call, "interior_padding") * 0)


@bad("dynamic_pad", "negative padding taken for none")
def no_negative(call: Call) -> Any:
    low = array_of(call, "edge_padding_low")
    return with_operands(call, edge_padding_low=np.maximum(low, 0))


@bad("real_dynamic_slice", "the start ignored")
def from_zero(call: Call) -> Any:
    start, limit = array_of(call, "start_indices"), array_of(call, "limit_indices")
    return with_operands(call, start_indices=start * 0, limit_indices=limit - start)


@bad("real_dynamic_slice", "the limit taken for a size")
def size_for_limit(call: Call) -> Any:
    start, limit = array_of(call, "start_indices"), array_of(call, "limit_indices")
    return with_operands(call, limit_indices=np.minimum(start + limit, call.operands[0].shape))


@bad("real_dynamic_slice", "strides ignored")
def without_strides(call: Call) -> Any:
    return with_operands(call, strides=array_of(call, "strides") * 0 + 1)


@bad("dynamic_iota", "along the last dimension")
def along_the_last(call: Call) -> Any:
    return _along(call, len(call.op.output.type.shape) - 1)


@bad("dynamic_iota", "along the first dimension")
def along_the_first(call: Call) -> Any:
    return _along(call, 0)


def _along(call: Call, dimension: int) -> Any:
    x = rightly(call)
    return x.with_array(np.indices(x.shape)[dimension].astype(x.array.dtype))


@bad("dynamic_reshape", "sizes in the opposite order")
def reverse_shape(call: Call) -> Any:
    return with_operands(call, output_shape=array_of(call, "output_shape")[::-1])


@bad("dynamic_reshape", "column by column")
def column_by_column(call: Call) -> Any:
    x = rightly(call)
    return x.with_array(np.reshape(call.operands[0].array, x.shape, order="F"))


@bad("dynamic_broadcast_in_dim", "sizes in the opposite order")
def reverse_dimensions(call: Call) -> Any:
    return with_operands(call, output_dimensions=array_of(call, "output_dimensions")[::-1])


@bad("dynamic_broadcast_in_dim", "a dimension of 1 is not expanded")
def expand_nothing(call: Call) -> Any:
    x = rightly(call)
    found = np.array(x.array)
    for d, n in zip(call.op.broadcast_dimensions, call.operands[0].shape, strict=True):
        if n == 1:
            found[(slice(None),) * d + (slice(1, None),)] = 0
    return x.with_array(found)


@bad("dynamic_broadcast_in_dim", "only the first element is there")
def first_only(call: Call) -> Any:
    x = rightly(call)
    found = np.zeros_like(x.array)
    found.reshape(-1)[:1] = x.array.reshape(-1)[:1]
    return x.with_array(found)


@bad("dynamic_gather", "slices of one element")
def slices_of_one(call: Call) -> Any:
    return with_operands(call, slice_sizes=np.minimum(array_of(call, "slice_sizes"), 1))


@bad("dynamic_gather", "slice sizes in the opposite order")
def reverse_slices(call: Call) -> Any:
    return with_operands(call, slice_sizes=array_of(call, "slice_sizes")[::-1])


@bad("dynamic_gather", "starts not clamped but taken modulo the size")
def wrap_starts(call: Call) -> Any:
    sizes = [call.operands[0].shape[d] for d in call.op.start_index_map]
    starts, d = array_of(call, "start_indices"), call.op.index_vector_dim
    along = np.array(sizes, starts.dtype)
    if d < starts.ndim:
        along = along.reshape([-1 if k == d else 1 for k in range(starts.ndim)])
    return with_operands(call, start_indices=starts % np.maximum(along, 1))


@bad("set_dimension_size", "the whole tensor stays")
def size_ignored(call: Call) -> Any:
    return with_operands(call, size=np.array(call.operands[0].shape[call.op.dimension], np.int32))


@bad("set_dimension_size", "one element more, where there is one")
def one_more(call: Call) -> Any:
    size, whole = array_of(call, "size"), call.operands[0].shape[call.op.dimension]
    return with_operands(call, size=np.minimum(size + 1, whole).astype(np.int32))


@bad("set_dimension_size", "the last elements instead of the first")
def last_elements(call: Call) -> Any:
    dimension, size = call.op.dimension, int(array_of(call, "size"))
    elements = call.operands[0].array
    own = np.take(elements, np.arange(elements.shape[dimension] - size, elements.shape[dimension]), dimension)
    return rightly(on(call, *(call.operands[0].with_array(own), *call.operands[1:])))


@bad("dynamic_conv", "low and high padding swapped")
def swap_padding(call: Call) -> Any:
    return with_operands(call, padding=array_of(call, "padding")[:, ::-1])


@bad("dynamic_conv", "padding ignored")
def without_padding(call: Call) -> Any:
    return with_operands(call, padding=array_of(call, "padding") * 0)


@bad("dynamic_conv", "padding of the dimensions in the opposite order")
def reverse_padding(call: Call) -> Any:
    return with_operands(call, padding=array_of(call, "padding")[::-1])


@bad("dynamic_conv", "padding off by one")
def shift_padding(call: Call) -> Any:
    return with_operands(call, padding=array_of(call, "padding") + np.array([1, -1]))
