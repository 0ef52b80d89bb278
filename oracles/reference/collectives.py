"""Ops that compute together on a grid of processes (spec sections "Parallel execution", "Collective ops").

The first axis of values holds input sets times processes, replica-major; a collective regroups it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from oracles.evaluator import Body, Context, Unevaluated, evaluates
from oracles.reference.data_movement import moved
from oracles.reference.reduction import folded_values, promoted
from oracles.sets.acceptance import Acceptance, Array, bounds_dtype, exact, exactly
from oracles.sets.value_sets import mark_exact, widen
from spec.ops.collectives import strategy
from spec.program import Operation, Program, Region, Value
from spec.types import ElementType, QuantizedType, TensorType, si8, ui32

Groups = list[list[int]]
"""Process groups, of processes numbered replica * num_partitions + partition."""


def process_groups(program: Program, used: str, groups: Sequence[Sequence[int]]) -> Groups:
    """How a strategy splits the grid (spec: cross_replica, cross_partition, cross_replica_and_partition,
    flattened_ids)."""
    replicas, partitions = range(program.num_replicas), range(program.num_partitions)
    width = program.num_partitions
    match used:
        case "cross_replica":
            return [[r * width + p for r in group] for group in groups for p in partitions]
        case "cross_partition":
            return [[r * width + p for p in group] for group in groups for r in replicas]
        case "cross_replica_and_partition":
            return [[r * width + p for p in partitions for r in group] for group in groups]
    return [list(group) for group in groups]


def _by_process(x: Acceptance, context: Context) -> Acceptance:
    """The value with an axis for the processes behind that of the input sets."""
    if context.is_split:
        raise Unevaluated("control flow takes the processes different ways to a collective op")
    # A single process may come here in a branch that only some of the input sets take.
    whole: Acceptance = x if context.processes == 1 else widen(x, context.input_sets)
    return whole.lift(lambda a: a.reshape(len(a) // context.processes, context.processes, *a.shape[1:]))


def _merged(x: Acceptance) -> Acceptance:
    return mark_exact(x.lift(lambda a: a.reshape(a.shape[0] * a.shape[1], *a.shape[2:])))


@evaluates("partition_id")
def partition_id(*, context: Context) -> Acceptance:
    return _own(np.arange(context.processes) % context.program.num_partitions, context)


@evaluates("replica_id")
def replica_id(*, context: Context) -> Acceptance:
    return _own(np.arange(context.processes) // context.program.num_partitions, context)


def _own(ids: Array, context: Context) -> Acceptance:
    """A scalar that differs between processes."""
    if context.processes == 1:
        return exactly(ids.astype(np.uint32), ui32)
    if context.is_split:
        raise Unevaluated("control flow takes the processes different ways")
    return exactly(np.tile(ids, context.input_sets // context.processes).astype(np.uint32), ui32)


@evaluates("all_gather")
def all_gather(
    operand: tuple[Acceptance, ...], *, all_gather_dim: int, replica_groups: Groups, channel_id: int,
    use_global_device_ids: bool, context: Context,
) -> tuple[Acceptance, ...]:  # fmt: skip
    """Each process gets what its group has, concatenated."""
    groups = process_groups(context.program, strategy(channel_id, use_global_device_ids), replica_groups)

    def gather(a: Array) -> Array:
        parts: list[Array] = [a[:, 0]] * context.processes
        for group in groups:
            joined = np.concatenate([a[:, p] for p in group], axis=all_gather_dim + 1)
            for p in group:
                parts[p] = joined
        return np.stack(parts, axis=1)

    return tuple(_merged(_by_process(x, context).lift(gather)) for x in operand)


@evaluates("all_to_all")
def all_to_all(
    operand: tuple[Acceptance, ...], *, split_dimension: int, concat_dimension: int, split_count: int,
    replica_groups: Groups, channel_id: int, context: Context,
) -> tuple[Acceptance, ...]:  # fmt: skip
    """Each process gets one part of what each in its group has, concatenated."""
    groups = process_groups(context.program, strategy(channel_id, None), replica_groups)

    def exchange(a: Array) -> Array:
        parts: list[Array] = [a[:, 0]] * context.processes
        for group in groups:
            split = [np.split(a[:, p], split_count, axis=split_dimension + 1) for p in group]
            for i, p in enumerate(group):
                parts[p] = np.concatenate([s[i] for s in split], axis=concat_dimension + 1)
        return np.stack(parts, axis=1)

    return tuple(_merged(_by_process(x, context).lift(exchange)) for x in operand)


@evaluates("collective_broadcast")
def collective_broadcast(
    operand: Acceptance, *, replica_groups: Groups, channel_id: int, context: Context
) -> Acceptance:
    """The processes of a group get what its first has; those in no group zeros."""
    groups = process_groups(context.program, strategy(channel_id, None), replica_groups)
    return _sent(operand, {p: group[0] for group in groups for p in group}, context)


@evaluates("collective_permute")
def collective_permute(
    operand: Acceptance, *, source_target_pairs: Groups, channel_id: int, context: Context
) -> Acceptance:
    """The target of a pair gets what its source has; those that are no target zeros."""
    pairs = process_groups(context.program, strategy(channel_id, None), source_target_pairs)
    return _sent(operand, {target: source for source, target in pairs}, context)


def _sent(operand: Acceptance, source_of: dict[int, int], context: Context) -> Acceptance:
    by_process = _by_process(operand, context)
    sources = np.array([source_of.get(p, p) for p in range(context.processes)])
    received = by_process.lift(lambda a: a[:, sources])
    lacks = np.array([p not in source_of for p in range(context.processes)])
    if not lacks.any():
        return _merged(received)
    zeros = _zeros((by_process.lower.shape[0], 1, *operand.shape), operand.element_type, context)

    def fill(a: Array, zero: Array) -> Array:
        return np.where(lacks.reshape(-1, *[1] * (a.ndim - 2)), zero, a)

    return _merged(moved(fill, received, zeros))


def _zeros(shape: tuple[int, ...], element_type: ElementType, context: Context) -> Acceptance:
    """What a constant of 0 is: of a quantized type quantize(0), of a type without zero left open."""
    if isinstance(element_type, QuantizedType):
        return exact(np.full(shape, element_type.zero_points[0], bounds_dtype(element_type)), element_type)
    return promoted(exactly(np.zeros(shape, np.int8), si8), element_type, context)


@evaluates("all_reduce")
def all_reduce(
    operand: tuple[Acceptance, ...], *, replica_groups: Groups, channel_id: int, use_global_device_ids: bool,
    computation: Body, results: tuple[TensorType, ...], context: Context,
) -> tuple[Acceptance, ...]:  # fmt: skip
    """Each element folded over the group, by any tree."""
    groups = process_groups(context.program, strategy(channel_id, use_global_device_ids), replica_groups)
    return tuple(_merged(_reduced(x, groups, computation, r, context)) for x, r in zip(operand, results, strict=True))


@evaluates("cross-replica-sum")
def cross_replica_sum(
    operand: Acceptance, *, replica_groups: Groups, results: tuple[TensorType, ...], context: Context
) -> Acceptance:
    """An all_reduce by addition over replica groups, all replicas where there are none."""
    element = TensorType((), operand.element_type)
    lhs, rhs, total = Value("lhs", element), Value("rhs", element), Value("sum", element)
    addition = (Operation("add", (lhs, rhs), (), (), (total,)), Operation("return", (total,)))
    body = Body(Region((lhs, rhs), addition), {}, context)
    given = replica_groups or [list(range(context.program.num_replicas))]
    groups = process_groups(context.program, "cross_replica", given)
    return _merged(_reduced(operand, groups, body, results[0], context))


@evaluates("reduce_scatter")
def reduce_scatter(
    operand: Acceptance, *, scatter_dimension: int, replica_groups: Groups, channel_id: int,
    use_global_device_ids: bool, computation: Body, results: tuple[TensorType, ...], context: Context,
) -> Acceptance:  # fmt: skip
    """Each element folded over the group; each process gets its part of the result."""
    groups = process_groups(context.program, strategy(channel_id, use_global_device_ids), replica_groups)
    reduced = _reduced(operand, groups, computation, results[0], context)
    part_of = {p: (i, len(group)) for group in groups for i, p in enumerate(group)}

    def split(a: Array) -> Array:
        parts = []
        for p in range(context.processes):
            i, count = part_of[p]
            parts.append(np.split(a[:, p], count, axis=scatter_dimension + 1)[i])
        return np.stack(parts, axis=1)

    return _merged(reduced.lift(split))


def _reduced(x: Acceptance, groups: Groups, computation: Body, result: TensorType, context: Context) -> Acceptance:
    """Every process's sets after folding over its group, with an axis for the processes."""
    by_process = _by_process(promoted(x, result.element_type, context), context)
    sets, rank = by_process.lower.shape[0], len(x.shape)
    shape = x.shape
    size = math.prod(shape)
    folded: list[Acceptance | None] = [None] * context.processes
    for group in groups:

        def rows(a: Array, group: list[int] = group) -> Array:
            """Of shape (input sets * elements, processes of the group)."""
            values = a[:, group].reshape(sets, len(group), size, *a.shape[2 + rank :])
            return np.moveaxis(values, 1, 2).reshape(sets * size, len(group), *a.shape[2 + rank :])

        set_of_row = np.arange(sets).repeat(size) * context.processes + group[0]
        if size == 0:
            whole = by_process.lift(lambda a: a[:, 0])
        else:
            (reduced,) = folded_values((by_process.lift(rows),), computation, set_of_row, context)
            whole = reduced.lift(lambda a: a.reshape(sets, *shape, *a.shape[1:]))
        for p in group:
            folded[p] = whole
    found = [f if f is not None else by_process.lift(lambda a, p=p: a[:, p]) for p, f in enumerate(folded)]  # type: ignore[misc]
    return moved(lambda *arrays: np.stack(arrays, axis=1), *found)
