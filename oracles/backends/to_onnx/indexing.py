"""Translations of gather and scatter."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from oracles.backends.to_onnx.composed import (
    cast,
    clamp_indices,
    concat,
    expand,
    index,
    is_boolean,
    is_float,
    only_operation,
    reshape,
    take,
    transpose,
    where,
)
from oracles.backends.to_onnx.scope import Scope, Tensor, check_turns, translates
from spec.program import Region
from spec.types import TensorType, i1, is_quantized_tensor, si64, tensor


@translates("gather")
def gather(s: Scope, op: Any, operand: Tensor, start_indices: Tensor) -> Tensor:
    """Translate to GatherND with the position of each element of the result; starts are clamped as the specification
    says."""
    t: TensorType = op.operation.results[0].type
    along = _axis_of_slices(op, operand)
    if along is not None:
        return _gather_slices(s, op, operand, start_indices, along)
    vectors = _vectors(s, start_indices, op.index_vector_dim)
    # A slice of size 0 may begin after the last element, which is out of range for GatherND.
    bounds = np.array([operand.shape[d] - max(op.slice_sizes[d], 1) for d in op.start_index_map], np.int64)
    numbers = Numbers(op.start_index_map, op.operand_batching_dims, op.start_indices_batching_dims, op.index_vector_dim)
    starts = _full(s, clamp_indices(s, vectors, bounds), numbers, len(operand.shape))
    single = (*op.collapsed_slice_dims, *op.operand_batching_dims)
    offset_axes = [d for d in range(len(operand.shape)) if d not in single]
    batch = starts.shape[:-1]
    offsets = _grid([op.slice_sizes[d] for d in offset_axes], offset_axes, len(operand.shape))
    places = _plus(s, starts, offsets)
    batch_axes = [d for d in range(len(t.static_shape)) if d not in op.offset_dims]
    order = (*batch_axes, *op.offset_dims)
    shape = tuple(t.static_shape[d] for d in order)
    assert shape[: len(batch)] == batch
    if not operand.shape:
        return transpose(s, expand(s, operand, *shape), tuple(np.argsort(order)))
    found = s.node("GatherND", operand, places, to=tensor(t.element_type, *shape))
    return transpose(s, found, tuple(int(d) for d in np.argsort(order)))


def _axis_of_slices(op: Any, operand: Tensor) -> int | None:
    if len(op.start_index_map) != 1 or op.collapsed_slice_dims != op.start_index_map or op.operand_batching_dims:
        return None
    [axis] = op.start_index_map
    is_whole = all(n == op.slice_sizes[d] for d, n in enumerate(operand.shape) if d != axis)
    return axis if is_whole else None


def _gather_slices(s: Scope, op: Any, operand: Tensor, start_indices: Tensor, axis: int) -> Tensor:
    t: TensorType = op.operation.results[0].type
    most = operand.shape[axis] - 1
    array = s.constant_value(start_indices)
    if array is not None:
        start_indices = s.constant(np.array(np.clip(array.astype(object), 0, most), np.int64))
    vectors = _vectors(s, start_indices, op.index_vector_dim)
    batch = vectors.shape[:-1]
    places = reshape(s, vectors if array is not None else clamp_indices(s, vectors, np.array([most])), *batch)
    batch_axes = [d for d in range(len(t.static_shape)) if d not in op.offset_dims]
    order = (*op.offset_dims[:axis], *batch_axes, *op.offset_dims[axis:])
    to = tensor(t.element_type, *(t.static_shape[d] for d in order))
    found = s.node("Gather", operand, places, to=to, axis=axis)
    return transpose(s, found, tuple(int(d) for d in np.argsort(order)))


def _vectors(s: Scope, indices: Tensor, index_vector_dim: int) -> Tensor:
    indices = index(s, indices)
    rank = len(indices.shape)
    if index_vector_dim == rank:
        return reshape(s, indices, *indices.shape, 1)
    return transpose(s, indices, (*(d for d in range(rank) if d != index_vector_dim), index_vector_dim))


@dataclass(frozen=True)
class Numbers:
    index_map: tuple[int, ...]
    batching: tuple[int, ...]
    indices_batching: tuple[int, ...]
    index_vector_dim: int


def _full(s: Scope, vectors: Tensor, numbers: Numbers, rank: int) -> Tensor:
    """Return starts of shape (batch, rank), with one component for each axis of the operand."""
    batch = vectors.shape[:-1]
    parts = []
    for axis in range(rank):
        if axis in numbers.index_map:
            places = s.integers([numbers.index_map.index(axis)])
            parts.append(s.node("Gather", vectors, places, to=tensor(si64, *batch, 1), axis=len(batch)))
            continue
        values = np.zeros((*batch, 1), np.int64)
        if axis in numbers.batching:
            d = numbers.indices_batching[numbers.batching.index(axis)]
            d -= d > numbers.index_vector_dim
            sparse = [-1 if i == d else 1 for i in range(len(batch))]
            values = values + np.arange(batch[d]).reshape([*sparse, 1])
        parts.append(s.constant(values))
    return concat(s, parts, len(batch)) if parts else s.constant(np.zeros((*batch, 0), np.int64))


def _grid(sizes: list[int], axes: list[int], rank: int) -> np.ndarray[Any, Any]:
    offsets = np.zeros((*sizes, rank), np.int64)
    for i, axis in enumerate(axes):
        offsets[..., axis] = np.indices(sizes)[i]
    return offsets


def _plus(s: Scope, starts: Tensor, offsets: np.ndarray[Any, Any]) -> Tensor:
    """Add starts of shape (batch, rank) and offsets of shape (window, rank) to positions of shape (batch, window,
    rank)."""
    *batch, rank = starts.shape
    window = offsets.shape[:-1]
    spread = reshape(s, starts, *batch, *(1 for _ in window), rank)
    return s.node("Add", spread, s.constant(offsets), to=tensor(si64, *batch, *window, rank))


REDUCTIONS = {"add": "add", "multiply": "mul", "maximum": "max", "minimum": "min"}


@translates("scatter")
def scatter(s: Scope, op: Any, *operands: Tensor) -> list[Tensor]:
    """Translate to ScatterND for known reductions, else to a loop; flat inputs have one more element for updates out of
    bounds."""
    n = len(op.inputs)
    types = [v.type.element_type for v in op.operation.results]
    inputs, updates = (
        tuple(cast(s, x, t) for x, t in zip(xs, types, strict=True)) for xs in (operands[:n], operands[n + 1 :])
    )
    indices = operands[n]
    if 0 in inputs[0].shape or 0 in updates[0].shape:
        return [s.node("Identity", x) for x in inputs]
    places = _places(s, op, inputs[0], indices, updates[0])
    flat = [with_spare(s, x) for x in inputs]
    ordered = [reshape(s, transpose(s, u, _update_order(op, u)), places.shape[0]) for u in updates]
    reduction = _reduction(op.update_computation, inputs, op.unique_indices or places.shape[0] == 1)
    if reduction is not None:
        column = reshape(s, places, *places.shape, 1)
        scattered = [s.node("ScatterND", flat[0], column, ordered[0], reduction=reduction)]
    else:
        scattered = one_by_one(s, op.update_computation, flat, places, ordered)
    return [without_spare(s, y, x) for y, x in zip(scattered, inputs, strict=True)]


def _update_order(op: Any, update: Tensor) -> tuple[int, ...]:
    batch = (d for d in range(len(update.shape)) if d not in op.update_window_dims)
    return (*batch, *op.update_window_dims)


def _places(s: Scope, op: Any, x: Tensor, indices: Tensor, update: Tensor) -> Tensor:
    """Return for each element of the updates, ordered by batch and window, its row-major position in the input, or that
    of the extra element if it is out of bounds."""
    rank = len(x.shape)
    vectors = _vectors(s, indices, op.index_vector_dim)
    far = 2**40  # so that sums with offsets do not overflow
    low = s.node("Max", vectors, s.constant(np.int64(-far)))
    numbers = Numbers(
        op.scatter_dims_to_operand_dims, op.input_batching_dims, op.scatter_indices_batching_dims, op.index_vector_dim
    )
    starts = _full(s, s.node("Min", low, s.constant(np.int64(far))), numbers, rank)
    axes = [d for d in range(rank) if d not in (*op.inserted_window_dims, *op.input_batching_dims)]
    window = [update.shape[d] for d in op.update_window_dims]
    places = _plus(s, starts, _grid(window, axes, rank))
    count = math.prod(places.shape[:-1])
    places = reshape(s, places, count, rank)
    flags = tensor(i1, count, rank)
    above = s.node("GreaterOrEqual", places, s.constant(np.int64(0)), to=flags)
    inside = s.node("And", above, s.node("Less", places, s.constant(np.array(x.shape, np.int64)), to=flags))
    outside = s.node("Not", _all_along_rows(s, inside))
    strides = np.array([math.prod(x.shape[d + 1 :]) for d in range(rank)], np.int64)
    flat = s.node("Mul", places, s.constant(strides))
    flat = s.node("ReduceSum", flat, s.integers([1]), to=tensor(si64, count), keepdims=0)
    return where(s, outside, s.constant(np.int64(math.prod(x.shape))), flat)


def _all_along_rows(s: Scope, flags: Tensor) -> Tensor:
    count, rank = flags.shape
    if rank == 0:
        return s.constant(np.ones(count, np.bool_))
    return s.node("ReduceMin", flags, s.integers([1]), to=tensor(i1, count), keepdims=0)


def with_spare(s: Scope, x: Tensor) -> Tensor:
    flat = reshape(s, x, math.prod(x.shape))
    return concat(s, [flat, s.constant(np.zeros(1), x.element_type)], 0)


def without_spare(s: Scope, y: Tensor, x: Tensor) -> Tensor:
    n = math.prod(x.shape)
    ends = (s.integers([v]) for v in (0, n, 0))
    return reshape(s, s.node("Slice", y, *ends, to=tensor(y.element_type, n)), *x.shape)


def _reduction(body: Region, inputs: tuple[Tensor, ...], are_unique: bool) -> str | None:
    """Return ScatterND's reduction for a body, or None. ONNX does not define which of several plain updates wins, nor
    extremes of NaN and zeros."""
    if len(inputs) > 1:
        return None
    if are_unique and body.returned == (body.arguments[1],):
        return "none"
    only = only_operation(body)
    if only is None or only.name not in REDUCTIONS or is_boolean(inputs[0]) or is_quantized_tensor(inputs[0].type):
        return None
    is_open = is_float(inputs[0]) and only.name in ("maximum", "minimum")
    return None if is_open else REDUCTIONS[only.name]


_COPIED_AT_ONCE = 4096
"""Number of elements copied in the time of one node."""


def one_by_one(s: Scope, body: Region, flat: list[Tensor], places: Tensor, updates: list[Tensor]) -> list[Tensor]:
    """Apply updates one at a time in a loop that copies the whole tensor."""
    check_turns(places.shape[0] * (1 + sum(math.prod(x.shape) for x in flat) // _COPIED_AT_ONCE))

    def build(inner: Scope, turn: Tensor, go_on: Tensor, *carried: Tensor) -> list[Tensor]:
        place = take(inner, places, turn)
        olds = [take(inner, x, place) for x in carried]
        news = inner.evaluate(body, *olds, *(take(inner, u, turn) for u in updates))
        column = reshape(inner, place, 1, 1)
        written = [inner.node("ScatterND", x, column, reshape(inner, v, 1)) for x, v in zip(carried, news, strict=True)]
        return [go_on, *written]

    types = [x.type for x in flat]
    graph = s.graph([tensor(si64), tensor(i1), *types], build, [tensor(i1), *types])
    count = s.constant(np.int64(places.shape[0]))
    return list(s.several("Loop", count, s.constant(np.True_), *flat, to=types, body=graph))
