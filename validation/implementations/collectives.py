"""Collective ops on concrete values: each process receives the operands of its group and computes its own result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from spec.program import Operation, Region, Value
from spec.types import FloatType, QuantizedType, TensorType, f64, ui32
from validation.implementations.conversion import convert_elements
from validation.implementations.folding import combine, settle
from validation.implementations.machine import Call, Tensor, implements

Groups = Sequence[Sequence[int]]
Place = tuple[int, int]
"""A process: its replica id and its partition id."""


def place(call: Call) -> Place:
    replica, partition = divmod(call.machine.process.number, grid(call)[1])
    return replica, partition


def grid(call: Call) -> tuple[int, int]:
    program = call.machine.program
    assert program is not None
    return program.num_replicas, program.num_partitions


@implements("replica_id")
def replica_id(call: Call) -> Tensor:
    return Tensor(np.array(place(call)[0]), ui32)


@implements("partition_id")
def partition_id(call: Call) -> Tensor:
    return Tensor(np.array(place(call)[1]), ui32)


def cross_replica(call: Call, groups: Groups) -> list[list[Place]]:
    return [[(r, p) for r in group] for group in groups for p in range(grid(call)[1])]


def cross_partition(call: Call, groups: Groups) -> list[list[Place]]:
    return [[(r, p) for p in group] for group in groups for r in range(grid(call)[0])]


def cross_replica_and_partition(call: Call, groups: Groups) -> list[list[Place]]:
    return [[(r, p) for p in range(grid(call)[1]) for r in group] for group in groups]


def groups_by_ids(call: Call, groups: Groups) -> list[list[Place]]:
    partitions = grid(call)[1]
    return [[(i // partitions, i % partitions) for i in group] for group in groups]


def by_channel(call: Call, groups: Groups) -> list[list[Place]]:
    """Return the process groups of all_to_all, collective_broadcast and collective_permute."""
    return cross_partition(call, groups) if call.op.channel_id > 0 else cross_replica(call, groups)


def by_channel_and_ids(call: Call, groups: Groups) -> list[list[Place]]:
    """Return the process groups of all_gather, all_reduce and reduce_scatter."""
    if call.op.channel_id <= 0:
        return cross_replica(call, groups)
    if call.op.use_global_device_ids:
        return groups_by_ids(call, groups)
    return cross_replica_and_partition(call, groups)


def own(call: Call, groups: list[list[Place]]) -> list[Place]:
    return next((g for g in groups if place(call) in g), [])


def hear(call: Call, members: Sequence[Place]) -> list[tuple[Tensor, ...]]:
    """Return the operands of each member.

    Every process must call this, since it also publishes the operands of the calling process.
    """
    process, partitions = call.machine.process, grid(call)[1]
    occasion = process.say(call.op.operation, call.operands)
    return process.hear(occasion, [r * partitions + p for r, p in members])


def gather(call: Call, members: Sequence[Place]) -> tuple[Tensor, ...]:
    return tuple(_concatenate(values, call.op.all_gather_dim) for values in zip(*hear(call, members), strict=True))


def _concatenate(values: Sequence[Tensor], dimension: int) -> Tensor:
    return values[0].with_array(np.concatenate([v.array for v in values], axis=dimension))


@implements("all_gather")
def all_gather(call: Call) -> tuple[Tensor, ...]:
    return gather(call, own(call, by_channel_and_ids(call, call.op.replica_groups)))


def exchange(call: Call, members: Sequence[Place], part: int) -> tuple[Tensor, ...]:
    results = []
    for values in zip(*hear(call, members), strict=True):
        parts = [shard(v, call.op.split_dimension, call.op.split_count, part) for v in values]
        results.append(_concatenate(parts, call.op.concat_dimension))
    return tuple(results)


def shard(x: Tensor, dimension: int, count: int, which: int) -> Tensor:
    length = x.shape[dimension] // count
    index: list[slice] = [slice(None)] * len(x.shape)
    index[dimension] = slice(which * length, (which + 1) * length)
    return x.with_array(x.array[tuple(index)])


@implements("all_to_all")
def all_to_all(call: Call) -> tuple[Tensor, ...]:
    members = own(call, by_channel(call, call.op.replica_groups))
    return exchange(call, members, members.index(place(call)))


def receive(call: Call, source: Sequence[Place]) -> Tensor:
    found = hear(call, source)
    (x,) = found[0] if found else call.operands
    if found:
        return x
    zeros = np.zeros(x.shape, x.array.dtype)
    if isinstance(x.element_type, QuantizedType):
        zeros = np.full(x.shape, x.element_type.zero_points[0])
    if isinstance(x.element_type, FloatType):  # not every type has a zero
        zeros = call.choices.round_to(zeros, x.element_type)
    return x.with_array(zeros)


@implements("collective_broadcast")
def collective_broadcast(call: Call) -> Tensor:
    return receive(call, own(call, by_channel(call, call.op.replica_groups))[:1])


@implements("collective_permute")
def collective_permute(call: Call) -> Tensor:
    pairs = by_channel(call, call.op.source_target_pairs)
    return receive(call, [source for source, target in pairs if target == place(call)])


@implements("all_reduce")
def all_reduce(call: Call) -> tuple[Tensor, ...]:
    members = own(call, by_channel_and_ids(call, call.op.replica_groups))
    return reduce_among(call, call.op.computation, members)


def reduce_among(call: Call, computation: Region, members: Sequence[Place]) -> tuple[Tensor, ...]:
    accumulated = computation.arguments[0].type
    assert isinstance(accumulated, TensorType)
    t = accumulated.element_type
    results = []
    for values in zip(*hear(call, members), strict=True):
        leaves = [Tensor(convert_elements(call, v, t), t) for v in values]
        results.append(fold_by_parts(call, computation, leaves))
    return tuple(results)


def fold_by_parts(call: Call, computation: Region, leaves: Sequence[Tensor]) -> Tensor:
    t, shape = leaves[0].element_type, leaves[0].shape
    # A computation of several operations may be fused, and one operation may be done in a wider type.
    is_wider = (t != f64 or len(leaves) > 2) and call.choices.accumulates_wider()
    if len(computation.operations) > 2 or is_wider:
        call = replace(call, machine=replace(call.machine, choices=call.choices.when_fused()))
    flat = [leaf.array.reshape(-1) for leaf in leaves]
    result = np.empty_like(flat[0])
    for part in call.choices.parts(result.size):
        result[part] = _fold(call, computation, [Tensor(x[part], t) for x in flat]).array
    return Tensor(result.reshape(shape), t)


def _fold(call: Call, computation: Region, row: list[Tensor]) -> Tensor:
    while len(row) > 1:
        k = call.choices.pair(len(row))
        row[k : k + 2] = combine(call, computation, (row[k],), (row[k + 1],))
    return settle(row[0])


@implements("cross-replica-sum")
def cross_replica_sum(call: Call) -> tuple[Tensor, ...]:
    element = TensorType((), call.operands[0].element_type)
    a, b, total = (Value(name, element) for name in ("a", "b", "total"))
    addition = Region((a, b), (Operation("add", (a, b), results=(total,)), Operation("return", (total,))))
    groups = call.op.replica_groups or [range(grid(call)[0])]
    return reduce_among(call, addition, own(call, cross_replica(call, groups)))


@implements("reduce_scatter")
def reduce_scatter(call: Call) -> Tensor:
    members = own(call, by_channel_and_ids(call, call.op.replica_groups))
    return scatter_among(call, members, members.index(place(call)))


def scatter_among(call: Call, members: Sequence[Place], which: int) -> Tensor:
    (whole,) = reduce_among(call, call.op.computation, members)
    return shard(whole, call.op.scatter_dimension, len(members), which)
