"""Data movement on concrete values: each result element is looked up by its index."""

from __future__ import annotations

import itertools
import math

import numpy as np

from spec.types import si32, si64
from validation.implementations.conversion import convert_elements
from validation.implementations.machine import Array, Call, Tensor, implements, widen


def grid(shape: tuple[int, ...]) -> list[Array]:
    return [np.asarray(i) for i in np.indices(shape)]


def look_up(x: Tensor, index: list[Array], shape: tuple[int, ...]) -> Tensor:
    if not index:
        return x.with_array(np.broadcast_to(x.array, shape))
    return x.with_array(np.broadcast_to(x.array[tuple(index)], shape))


def shape_of(call: Call) -> tuple[int, ...]:
    return call.result.static_shape


@implements("constant")
def constant(call: Call) -> Tensor:
    value = call.op.value
    return Tensor(widen(value.array, value.type.element_type), value.type.element_type)


@implements("iota")
def iota(call: Call) -> Tensor:
    along = grid(shape_of(call))[call.op.iota_dimension].astype(object)
    to = call.result.element_type
    return Tensor(convert_elements(call, Tensor(along, si64), to), to)


@implements("get_dimension_size")
def get_dimension_size(call: Call) -> Tensor:
    return Tensor(np.array(call.operands[0].shape[call.op.dimension], np.int64), si32)


@implements("broadcast_in_dim")
def broadcast_in_dim(call: Call) -> Tensor:
    (x,) = call.operands
    index = grid(shape_of(call))
    wanted = [index[r] if x.shape[d] != 1 else index[r] * 0 for d, r in enumerate(call.op.broadcast_dimensions)]
    return look_up(x, wanted, shape_of(call))


@implements("transpose")
def transpose(call: Call) -> Tensor:
    (x,) = call.operands
    index = grid(shape_of(call))
    order = call.op.permutation
    return look_up(x, [index[order.index(d)] for d in range(len(order))], shape_of(call))


@implements("reverse")
def reverse(call: Call) -> Tensor:
    (x,) = call.operands
    index = grid(x.shape)
    return look_up(x, [x.shape[d] - 1 - i if d in call.op.dimensions else i for d, i in enumerate(index)], x.shape)


@implements("slice")
def slice_(call: Call) -> Tensor:
    (x,) = call.operands
    index = grid(shape_of(call))
    places = zip(call.op.start_indices, index, call.op.strides, strict=True)
    return look_up(x, [start + i * stride for start, i, stride in places], shape_of(call))


@implements("reshape")
def reshape(call: Call) -> Tensor:
    (x,) = call.operands
    return x.with_array(np.array(x.array.reshape(-1).tolist(), x.array.dtype).reshape(shape_of(call)))


@implements("concatenate")
def concatenate(call: Call) -> Tensor:
    return join_along(call, list(call.operands), call.op.dimension)


def join_along(call: Call, inputs: list[Tensor], dimension: int) -> Tensor:
    result = np.empty(shape_of(call), inputs[0].array.dtype)
    start = 0
    for x in inputs:
        index: list[slice] = [slice(None)] * result.ndim
        index[dimension] = slice(start, start + x.shape[dimension])
        result[tuple(index)] = x.array
        start += x.shape[dimension]
    return inputs[0].with_array(result)


@implements("pad")
def pad(call: Call) -> Tensor:
    x, value = call.operands
    return pad_with(call, x, value, call.op.edge_padding_low, call.op.interior_padding)


def pad_with(call: Call, x: Tensor, value: Tensor, low: tuple[int, ...], interior: tuple[int, ...]) -> Tensor:
    shape = shape_of(call)
    result = np.full(shape, value.array, x.array.dtype)
    if math.prod(shape) == 0 or x.array.size == 0:
        return x.with_array(result)
    inside = np.ones(shape, np.bool_)
    source = []
    for i, before, between, size in zip(grid(shape), low, interior, x.shape, strict=True):
        place, rest = np.divmod(i - before, between + 1)
        inside &= (rest == 0) & (place >= 0) & (place < size)
        source.append(np.clip(place, 0, size - 1))
    return x.with_array(np.where(inside, look_up(x, source, shape).array, result))


def clamp_starts(indices: tuple[Tensor, ...], shape: tuple[int, ...], sizes: tuple[int, ...]) -> list[int]:
    starts = zip(indices, shape, sizes, strict=True)
    return [min(max(int(i.array), 0), dim - size) for i, dim, size in starts]


@implements("dynamic_slice")
def dynamic_slice(call: Call) -> Tensor:
    x, *indices = call.operands
    return window(x, clamp_starts(tuple(indices), x.shape, call.op.slice_sizes), call.op.slice_sizes)


def window(x: Tensor, starts: list[int], sizes: tuple[int, ...]) -> Tensor:
    return look_up(x, [s + i for s, i in zip(starts, grid(sizes), strict=True)], sizes)


@implements("dynamic_update_slice")
def dynamic_update_slice(call: Call) -> Tensor:
    x, update, *indices = call.operands
    return update_at(x, update, clamp_starts(tuple(indices), x.shape, update.shape))


def update_at(x: Tensor, update: Tensor, starts: list[int]) -> Tensor:
    result = x.array.copy()
    for place in itertools.product(*map(range, update.shape)):
        result[tuple(s + p for s, p in zip(starts, place, strict=True))] = update.array[place]
    return x.with_array(result)
