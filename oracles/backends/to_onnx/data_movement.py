"""Translations of ops that move elements: layout, slices, padding, iota."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from oracles.backends.to_onnx.composed import (
    arrange,
    cast,
    clamp_indices,
    concat,
    expand,
    index,
    reshape,
    transpose,
)
from oracles.backends.to_onnx.scope import Array, Scope, Tensor, translates
from spec.types import TensorType, si32, si64, tensor


@translates("constant")
def constant(s: Scope, op: Any) -> Tensor:
    array, t = op.value.array, op.value.type.element_type
    if array.size < 2 or array.tobytes() != array.reshape(-1)[:1].tobytes() * array.size:
        return s.constant(array, t)
    one = s.constant(array.reshape(-1)[0], t)
    s.model.spare.add(one.name)
    return s.broadcast(one, lambda: s.constant(array, t))


@translates("transpose")
def transpose_(s: Scope, op: Any, operand: Tensor) -> Tensor:
    if not operand.shape:
        return s.node("Identity", operand)
    shape = tuple(operand.shape[d] for d in op.permutation)
    to = tensor(operand.element_type, *shape)
    return s.node("Transpose", operand, to=to, perm=list(op.permutation))


@translates("reshape")
def reshape_(s: Scope, op: Any, operand: Tensor) -> Tensor:
    shape = op.operation.results[0].type.static_shape
    return s.node("Reshape", operand, s.integers(shape), to=tensor(operand.element_type, *shape), allowzero=1)


@translates("broadcast_in_dim")
def broadcast_in_dim(s: Scope, op: Any, operand: Tensor) -> Tensor:
    shape = op.operation.results[0].type.static_shape
    order = sorted(range(len(operand.shape)), key=lambda d: op.broadcast_dimensions[d])
    ordered = transpose(s, operand, tuple(order))
    sparse = [1] * len(shape)
    for d, n in zip(sorted(op.broadcast_dimensions), ordered.shape, strict=True):
        sparse[d] = n
    to = tensor(operand.element_type, *shape)
    spread = reshape(s, ordered, *sparse)

    def expand_all() -> Tensor:
        return s.node("Expand", spread, s.integers(shape), to=to)

    if 0 in shape:
        return expand_all()
    return s.broadcast(spread if operand.shape else operand, expand_all)


@translates("concatenate")
def concatenate(s: Scope, op: Any, *inputs: Tensor) -> Tensor:
    return concat(s, list(inputs), op.dimension)


@translates("slice")
def slice_(s: Scope, op: Any, operand: Tensor) -> Tensor:
    rank = len(operand.shape)
    bounds = (s.integers(x) for x in (op.start_indices, op.limit_indices, range(rank), op.strides))
    return s.node("Slice", operand, *bounds, to=op.operation.results[0].type) if rank else s.node("Identity", operand)


@translates("reverse")
def reverse(s: Scope, op: Any, operand: Tensor) -> Tensor:
    return reverse_along(s, operand, op.dimensions)


def reverse_along(s: Scope, x: Tensor, axes: tuple[int, ...]) -> Tensor:
    """Reverse axes by slices with negative steps, which end far before the beginning."""
    if not axes:
        return s.node("Identity", x)
    n = len(axes)
    bounds = (s.integers(v) for v in ([-1] * n, [-(2**62)] * n, axes, [-1] * n))
    return s.node("Slice", x, *bounds)


@translates("pad")
def pad(s: Scope, op: Any, operand: Tensor, padding_value: Tensor) -> Tensor:
    """Translate to Pad, which crops by negative padding too; interior padding to a gather."""
    to = op.operation.results[0].type
    low, high, interior = op.edge_padding_low, op.edge_padding_high, op.interior_padding
    if any(interior) or not operand.shape or 0 in (*operand.shape, *to.static_shape):
        return arrange(s, operand, padding_value, places_after_padding(operand.shape, low, high, interior))
    return s.node("Pad", operand, s.integers((*low, *high)), padding_value, to=to)


def places_after_padding(
    shape: tuple[int, ...], low: tuple[int, ...], high: tuple[int, ...], interior: tuple[int, ...]
) -> Array:
    """Return for each element of a padded tensor its row-major position in the operand, or -1 for padding."""
    places = np.arange(math.prod(shape)).reshape(shape)
    for axis, (a, b, between) in enumerate(zip(low, high, interior, strict=True)):
        n = places.shape[axis]
        spread = np.full((*places.shape[:axis], n + max(n - 1, 0) * between, *places.shape[axis + 1 :]), -1)
        spread[(slice(None),) * axis + (slice(None, None, between + 1),)] = places
        edges = [(0, 0)] * places.ndim
        edges[axis] = max(a, 0), max(b, 0)
        spread = np.pad(spread, edges, constant_values=-1)
        places = spread.take(range(max(-a, 0), spread.shape[axis] - max(-b, 0)), axis)
    return places


@translates("iota")
def iota(s: Scope, op: Any) -> Tensor:
    t: TensorType = op.operation.results[0].type
    shape, axis = t.static_shape, op.iota_dimension
    ends = (s.constant(np.int64(v)) for v in (0, shape[axis], 1))
    counted = cast(s, s.node("Range", *ends, to=tensor(si64, shape[axis])), t.element_type)
    sparse = (shape[axis] if d == axis else 1 for d in range(len(shape)))
    return expand(s, reshape(s, counted, *sparse), *shape)


@translates("get_dimension_size")
def get_dimension_size(s: Scope, op: Any, operand: Tensor) -> Tensor:
    return s.constant(operand.shape[op.dimension], si32)


@translates("dynamic_slice")
def dynamic_slice(s: Scope, op: Any, operand: Tensor, *start_indices: Tensor) -> Tensor:
    """Translate to Slice with a clamped start; Slice would clamp both ends of the range."""
    if not start_indices:
        return s.node("Identity", operand)
    starts = _starts(s, start_indices, operand, op.slice_sizes)
    ends = s.node("Add", starts, s.integers(op.slice_sizes))
    axes = s.integers(range(len(operand.shape)))
    return s.node("Slice", operand, starts, ends, axes, to=op.operation.results[0].type)


@translates("dynamic_update_slice")
def dynamic_update_slice(s: Scope, op: Any, operand: Tensor, update: Tensor, *start_indices: Tensor) -> Tensor:
    if not start_indices or 0 in update.shape:
        return s.node("Identity", operand if start_indices else update)
    starts = _starts(s, start_indices, operand, update.shape)
    rank = len(operand.shape)
    grid = np.moveaxis(np.indices(update.shape), 0, -1)
    indices = s.node("Add", s.constant(grid.astype(np.int64)), starts, to=tensor(si64, *update.shape, rank))
    return s.node("ScatterND", operand, indices, update)


def _starts(s: Scope, starts: tuple[Tensor, ...], operand: Tensor, sizes: tuple[int, ...]) -> Tensor:
    most = np.array(operand.shape) - np.array(sizes)
    known = [s.constant_value(x) for x in starts]
    if all(array is not None for array in known):
        return s.integers([min(max(int(array), 0), int(m)) for array, m in zip(known, most, strict=True)])  # type: ignore[arg-type]
    vector = concat(s, [reshape(s, index(s, x), 1) for x in starts], 0)
    return clamp_indices(s, vector, most)
