"""Faults in data movement."""

from __future__ import annotations

from typing import Any

import numpy as np

from spec.types import IntegerType
from spec.vocabulary import max_value
from validation.implementations.machine import Array, Call, Tensor
from validation.implementations.movement import clamp_starts, grid, look_up, pad_with, shape_of, update_at, window
from validation.known_bad.known_bad_registry import bad, on, rightly, with_attributes


def _index(x: Array) -> int:
    return int(x)


@bad("dynamic_slice", "each index clamped instead of the start")
def clamp_elements(call: Call) -> Any:
    x, *starts = call.operands
    sizes = call.op.slice_sizes
    index = [
        np.clip(min(max(_index(s.array), -(2**40)), 2**40) + i, 0, dim - 1)
        for s, i, dim in zip(starts, grid(sizes), x.shape, strict=True)
    ]
    return look_up(x, index, sizes) if x.array.size else rightly(call)


@bad("dynamic_slice", "negative starts count from the end")
def from_the_end(call: Call) -> Any:
    x, *starts = call.operands
    shifted = [
        s.with_array(s.array + dim) if _index(s.array) < 0 else s for s, dim in zip(starts, x.shape, strict=True)
    ]
    return rightly(on(call, x, *shifted))


@bad("dynamic_slice", "unsigned starts read as signed")
def read_starts_as_signed(call: Call) -> Any:
    x, *starts = call.operands
    read = [Tensor(_as_signed(s), s.element_type) for s in starts]
    return rightly(on(call, x, *read))


def _as_signed(s: Tensor) -> Array:
    t = s.element_type
    assert isinstance(t, IntegerType)
    value = _index(s.array)
    wrapped = value - 2**t.width if not t.signed and value > max_value(IntegerType(t.width)) else value
    return np.asarray(wrapped, s.array.dtype)


@bad("dynamic_slice", "the last start not reached")
def one_less(call: Call) -> Any:
    x, *indices = call.operands
    sizes = call.op.slice_sizes
    most = [max(dim - size - 1, 0) for dim, size in zip(x.shape, sizes, strict=True)]
    starts = clamp_starts(tuple(indices), x.shape, sizes)
    return window(x, [min(s, m) for s, m in zip(starts, most, strict=True)], sizes)


@bad("dynamic_update_slice", "an update that does not fit is dropped")
def drop_update(call: Call) -> Any:
    x, update, *indices = call.operands
    starts = clamp_starts(tuple(indices), x.shape, update.shape)
    if starts != [_index(i.array) for i in indices]:
        return x
    return update_at(x, update, starts)


@bad("dynamic_update_slice", "starts clamped to the operand alone")
def without_room(call: Call) -> Any:
    x, update, *indices = call.operands
    starts = clamp_starts(tuple(indices), x.shape, (1,) * len(x.shape))
    result = x.array.copy()
    for place in np.ndindex(*update.shape):
        target = tuple(s + p for s, p in zip(starts, place, strict=True))
        if all(t < dim for t, dim in zip(target, x.shape, strict=True)):
            result[target] = update.array[place]
    return x.with_array(result)


@bad("pad", "low padding off by one")
def low_off(call: Call) -> Any:
    x, value = call.operands
    low = tuple(p + (p > 0) for p in call.op.edge_padding_low)
    return pad_with(call, x, value, low, call.op.interior_padding)


@bad("pad", "interior padding ignored")
def no_interior(call: Call) -> Any:
    x, value = call.operands
    return pad_with(call, x, value, call.op.edge_padding_low, tuple(0 for _ in call.op.interior_padding))


@bad("pad", "negative padding taken for none")
def no_negative(call: Call) -> Any:
    x, value = call.operands
    low = tuple(max(p, 0) for p in call.op.edge_padding_low)
    return pad_with(call, x, value, low, call.op.interior_padding)


@bad("pad", "interior filled with the element before it")
def repeat_elements(call: Call) -> Any:
    x, value = call.operands
    shape = shape_of(call)
    result: Tensor = rightly(call)
    if not x.array.size or not any(call.op.interior_padding):
        return result
    inside = np.ones(shape, np.bool_)
    source = []
    places = zip(grid(shape), call.op.edge_padding_low, call.op.interior_padding, x.shape, strict=True)
    for i, low, interior, size in places:
        place = (i - low) // (interior + 1)
        inside &= (i >= low) & (i - low <= (size - 1) * (interior + 1))
        source.append(np.clip(place, 0, size - 1))
    return result.with_array(np.where(inside, look_up(x, source, shape).array, value.array))


@bad("transpose", "the permutation inverted")
def invert_permutation(call: Call) -> Any:
    (x,) = call.operands
    index, order = grid(shape_of(call)), call.op.permutation
    moved = [np.minimum(index[order[d]], x.shape[d] - 1) for d in range(len(order))]
    return look_up(x, moved, shape_of(call)) if x.array.size else rightly(call)


@bad("broadcast_in_dim", "dimensions taken in ascending order")
def sort_dimensions(call: Call) -> Any:
    (x,) = call.operands
    index = grid(shape_of(call))
    dimensions = sorted(call.op.broadcast_dimensions)
    moved = [np.minimum(index[r], size - 1) for r, size in zip(dimensions, x.shape, strict=True)]
    return look_up(x, moved, shape_of(call)) if x.array.size else rightly(call)


@bad("broadcast_in_dim", "aligned to the last dimensions")
def align_to_last(call: Call) -> Any:
    (x,) = call.operands
    index = grid(shape_of(call))
    last = index[len(index) - len(x.shape) :]
    moved = [np.minimum(i, size - 1) for i, size in zip(last, x.shape, strict=True)]
    return look_up(x, moved, shape_of(call)) if x.array.size else rightly(call)


@bad("reverse", "only the first of the dimensions")
def first_only(call: Call) -> Any:
    return rightly(with_attributes(call, dimensions=call.op.dimensions[:1]))


@bad("reverse", "the dimensions counted from the last")
def mirror_dimensions(call: Call) -> Any:
    rank = len(call.operands[0].shape)
    return rightly(with_attributes(call, dimensions=tuple(rank - 1 - d for d in call.op.dimensions)))


@bad("concatenate", "inputs in reverse order")
def last_first(call: Call) -> Any:
    return rightly(on(call, *call.operands[::-1]))


@bad("slice", "strides ignored")
def no_strides(call: Call) -> Any:
    return rightly(with_attributes(call, strides=tuple(1 for _ in call.op.strides)))


@bad("slice", "counted from the limit instead of the start")
def from_limit(call: Call) -> Any:
    places = zip(call.op.limit_indices, shape_of(call), call.op.strides, strict=True)
    starts = tuple(limit - (size - 1) * stride - 1 if size else 0 for limit, size, stride in places)
    return rightly(with_attributes(call, start_indices=starts))


@bad("iota", "along the last dimension")
def last_dimension(call: Call) -> Any:
    return rightly(with_attributes(call, iota_dimension=len(shape_of(call)) - 1))


@bad("reshape", "column-major")
def column_major(call: Call) -> Any:
    (x,) = call.operands
    return x.with_array(np.reshape(x.array, shape_of(call), order="F"))


@bad("get_dimension_size", "of the first dimension")
def first_dimension(call: Call) -> Any:
    return rightly(with_attributes(call, dimension=0))


@bad("constant", "the high half of 64 bits lost")
def half_constant(call: Call) -> Any:
    result: Tensor = rightly(call)
    t = result.element_type
    if isinstance(t, IntegerType) and t.width == 64:
        low = result.array.reshape(-1) & 0xFFFFFFFF
        return result.with_array(np.asarray(low, object).reshape(result.shape))
    return result
