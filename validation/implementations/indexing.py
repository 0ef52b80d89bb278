"""gather and scatter on concrete values, index by index."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from spec.types import FloatType
from validation.implementations.conversion import convert_elements
from validation.implementations.folding import settle
from validation.implementations.machine import Call, Tensor, implements
from validation.implementations.movement import shape_of

Index = tuple[int, ...]
Fit = Callable[[int, int], int]
"""Adjusts a start index along a dimension."""


@dataclass(frozen=True)
class Numbers:
    offset_dims: Sequence[int]
    collapsed_dims: Sequence[int]
    batching_dims: Sequence[int]
    indices_batching_dims: Sequence[int]
    index_map: Sequence[int]
    index_vector_dim: int


def numbers_of_gather(call: Call) -> Numbers:
    op = call.op
    return Numbers(
        op.offset_dims, op.collapsed_slice_dims, op.operand_batching_dims, op.start_indices_batching_dims,
        op.start_index_map, op.index_vector_dim,
    )  # fmt: skip


def numbers_of_scatter(call: Call) -> Numbers:
    op = call.op
    return Numbers(
        op.update_window_dims, op.inserted_window_dims, op.input_batching_dims, op.scatter_indices_batching_dims,
        op.scatter_dims_to_operand_dims, op.index_vector_dim,
    )  # fmt: skip


def batch_of(index: Index, numbers: Numbers) -> Index:
    return tuple(i for d, i in enumerate(index) if d not in numbers.offset_dims)


def index_of(indices: Tensor, numbers: Numbers, index: Index, rank: int, fit: Fit) -> Index:
    batch = batch_of(index, numbers)
    full_start, full_batching = [0] * rank, [0] * rank
    for start, d in zip(_start_vector(indices, batch, numbers.index_vector_dim), numbers.index_map, strict=True):
        full_start[d] = fit(start, d)
    for d, e in zip(numbers.batching_dims, numbers.indices_batching_dims, strict=True):
        full_batching[d] = batch[e - (0 if e < numbers.index_vector_dim else 1)]
    offset = iter([index[d] for d in numbers.offset_dims])
    dropped = {*numbers.collapsed_dims, *numbers.batching_dims}
    full_offset = [0 if d in dropped else next(offset) for d in range(rank)]
    return tuple(map(sum, zip(full_start, full_batching, full_offset, strict=True)))


def _start_vector(indices: Tensor, batch: Index, index_vector_dim: int) -> list[int]:
    if index_vector_dim == len(indices.shape):
        return [int(indices.array[batch])]
    before, after = batch[:index_vector_dim], batch[index_vector_dim:]
    return [int(i) for i in np.moveaxis(indices.array, index_vector_dim, -1)[(*before, *after)]]


@implements("gather")
def gather(call: Call) -> Tensor:
    x = call.operands[0]
    return gather_by(call, numbers_of_gather(call), lambda i, d: min(max(i, 0), x.shape[d] - call.op.slice_sizes[d]))


def gather_by(call: Call, numbers: Numbers, fit: Fit) -> Tensor:
    x, indices = call.operands
    result = np.zeros(shape_of(call), x.array.dtype)
    is_there = np.ones(result.shape, np.bool_)
    for place in np.ndindex(*result.shape):
        source = index_of(indices, numbers, place, len(x.shape), fit)
        is_there[place] = is_within(source, x.shape)  # a collapsed slice of size 0 has no element
        if is_there[place]:
            result[place] = x.array[source]
    return x.with_array(call.choices.fill_open(result, ~is_there, x.element_type))


def is_within(index: Index, shape: tuple[int, ...]) -> bool:
    return all(0 <= i < n for i, n in zip(index, shape, strict=True))


Pair = tuple[Index, Index]
"""The index of an update, and the index that it falls on, which may be out of bounds."""


@implements("scatter")
def scatter(call: Call) -> tuple[Tensor, ...]:
    return apply_updates(call, targets(call, numbers_of_scatter(call)))


def targets(call: Call, numbers: Numbers) -> list[Pair]:
    n = len(call.op.inputs)
    indices, shape = call.operands[n], call.operands[n + 1].shape
    rank = len(call.operands[0].shape)
    return [(u, index_of(indices, numbers, u, rank, lambda i, _: i)) for u in np.ndindex(*shape)]


def apply_updates(call: Call, pairs: Sequence[Pair]) -> tuple[Tensor, ...]:
    n = len(call.op.inputs)
    types = [r.type.element_type for r in call.op.results]
    results = [convert_elements(call, x, t).copy() for x, t in zip(call.operands[:n], types, strict=True)]
    updates = [convert_elements(call, x, t) for x, t in zip(call.operands[n + 1 :], types, strict=True)]
    inner, shape = _inner(call), call.operands[0].shape
    for k in call.choices.order(len(pairs)):
        update, target = pairs[k]
        if not is_within(target, shape):
            continue
        elements = [Tensor(x[target], t) for x, t in zip(results, types, strict=True)]
        terms = [Tensor(x[update], t) for x, t in zip(updates, types, strict=True)]
        for x, new in zip(results, inner.region(call.op.update_computation, *elements, *terms), strict=True):
            assert new is not None
            x[target] = new.array
    return tuple(settle(Tensor(x, t)) for x, t in zip(results, types, strict=True))


def _inner(call: Call) -> Call:
    """Return the call for the body: it may be fused if it is long, and accumulate wider in float sums."""
    body = call.op.update_computation
    accumulates = {"add", "multiply"} >= {o.name for o in body.operations[:-1]}
    types = {r.type.element_type for r in call.op.results}
    is_wider = accumulates and all(isinstance(t, FloatType) and t.width < 64 for t in types)
    if len(body.operations) > 2 or (is_wider and call.choices.accumulates_wider()):
        return replace(call, machine=replace(call.machine, choices=call.choices.when_fused()))
    return call
