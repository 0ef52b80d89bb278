"""Collective ops on a grid of processes (spec sections "Parallel execution", "Collective ops").

The first axis of values is input sets times processes, replica-major; a collective op reshapes it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from oracles.evaluator import Body, Context, Unevaluated, evaluates
from oracles.reference.data_movement import move_all
from oracles.reference.reduction import fold_values, promote
from oracles.sets.acceptance import Acceptance, Array, bounds_dtype, exact, exactly
from oracles.sets.value_sets import mark_exact, widen
from spec.ops.collectives import strategy
from spec.program import Operation, Program, Region, Value
from spec.types import ElementType, QuantizedType, TensorType, si8, ui32

Groups = list[list[int]]
"""Process groups; the number of a process is replica * num_partitions + partition."""


def process_groups(program: Program, used: str, groups: Sequence[Sequence[int]]) -> Groups:
    """Return the process groups of a strategy (spec: cross_replica, cross_partition, cross_replica_and_partition,
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
    """Return the value with a second axis for the processes. Raises Unevaluated if control flow has separated the
    processes."""
    if context.is_split:
        raise Unevaluated("control flow takes the processes different ways to a collective op")
    # With a single process, a branch may run for some of the input sets only.
    whole: Acceptance = x if context.processes == 1 else widen(x, context.input_sets)
    return whole.lift(lambda a: a.reshape(len(a) // context.processes, context.processes, *a.shape[1:]))


def _merge_processes(x: Acceptance) -> Acceptance:
    return mark_exact(x.lift(lambda a: a.reshape(a.shape[0] * a.shape[1], *a.shape[2:])))


@evaluates("partition_id")
def partition_id(*, context: Context) -> Acceptance:
    return _own(np.arange(context.processes) % context.program.num_partitions, context)


@evaluates("replica_id")
def replica_id(*, context: Context) -> Acceptance:
    return _own(np.arange(context.processes) // context.program.num_partitions, context)


def _own(ids: Array, context: Context) -> Acceptance:
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
    groups = process_groups(context.program, strategy(channel_id, use_global_device_ids), replica_groups)

    def gather(a: Array) -> Array:
        parts: list[Array] = [a[:, 0]] * context.processes
        for group in groups:
            joined = np.concatenate([a[:, p] for p in group], axis=all_gather_dim + 1)
            for p in group:
                parts[p] = joined
        return np.stack(parts, axis=1)

    return tuple(_merge_processes(_by_process(x, context).lift(gather)) for x in operand)


@evaluates("all_to_all")
def all_to_all(
    operand: tuple[Acceptance, ...], *, split_dimension: int, concat_dimension: int, split_count: int,
    replica_groups: Groups, channel_id: int, context: Context,
) -> tuple[Acceptance, ...]:  # fmt: skip
    """Return, in each process, the concatenation of its parts of the operands of all processes in its group."""
    groups = process_groups(context.program, strategy(channel_id, None), replica_groups)

    def exchange(a: Array) -> Array:
        parts: list[Array] = [a[:, 0]] * context.processes
        for group in groups:
            split = [np.split(a[:, p], split_count, axis=split_dimension + 1) for p in group]
            for i, p in enumerate(group):
                parts[p] = np.concatenate([s[i] for s in split], axis=concat_dimension + 1)
        return np.stack(parts, axis=1)

    return tuple(_merge_processes(_by_process(x, context).lift(exchange)) for x in operand)


@evaluates("collective_broadcast")
def collective_broadcast(
    operand: Acceptance, *, replica_groups: Groups, channel_id: int, context: Context
) -> Acceptance:
    """Return the operand of the group's first process; zeros in processes without a group."""
    groups = process_groups(context.program, strategy(channel_id, None), replica_groups)
    return _receive(operand, {p: group[0] for group in groups for p in group}, context)


@evaluates("collective_permute")
def collective_permute(
    operand: Acceptance, *, source_target_pairs: Groups, channel_id: int, context: Context
) -> Acceptance:
    """Return the operand of the source of each pair in its target; zeros in other processes."""
    pairs = process_groups(context.program, strategy(channel_id, None), source_target_pairs)
    return _receive(operand, {target: source for source, target in pairs}, context)


def _receive(operand: Acceptance, source_of: dict[int, int], context: Context) -> Acceptance:
    by_process = _by_process(operand, context)
    sources = np.array([source_of.get(p, p) for p in range(context.processes)])
    received = by_process.lift(lambda a: a[:, sources])
    lacks = np.array([p not in source_of for p in range(context.processes)])
    if not lacks.any():
        return _merge_processes(received)
    zeros = _zeros((by_process.lower.shape[0], 1, *operand.shape), operand.element_type, context)

    def fill(a: Array, zero: Array) -> Array:
        return np.where(lacks.reshape(-1, *[1] * (a.ndim - 2)), zero, a)

    return _merge_processes(move_all(fill, received, zeros))


def _zeros(shape: tuple[int, ...], element_type: ElementType, context: Context) -> Acceptance:
    """Return the zeros that a constant of 0 denotes: quantize(0) for a quantized type, unspecified for a type without
    zero."""
    if isinstance(element_type, QuantizedType):
        return exact(np.full(shape, element_type.zero_points[0], bounds_dtype(element_type)), element_type)
    return promote(exactly(np.zeros(shape, np.int8), si8), element_type, context)


@evaluates("all_reduce")
def all_reduce(
    operand: tuple[Acceptance, ...], *, replica_groups: Groups, channel_id: int, use_global_device_ids: bool,
    computation: Body, results: tuple[TensorType, ...], context: Context,
) -> tuple[Acceptance, ...]:  # fmt: skip
    """Fold each element over the processes of a group, in any tree of applications."""
    groups = process_groups(context.program, strategy(channel_id, use_global_device_ids), replica_groups)
    return tuple(
        _merge_processes(_reduce_groups(x, groups, computation, r, context))
        for x, r in zip(operand, results, strict=True)
    )


@evaluates("cross-replica-sum")
def cross_replica_sum(
    operand: Acceptance, *, replica_groups: Groups, results: tuple[TensorType, ...], context: Context
) -> Acceptance:
    """All-reduce by addition over replica groups, or over all replicas without groups."""
    element = TensorType((), operand.element_type)
    lhs, rhs, total = Value("lhs", element), Value("rhs", element), Value("sum", element)
    addition = (Operation("add", (lhs, rhs), (), (), (total,)), Operation("return", (total,)))
    body = Body(Region((lhs, rhs), addition), {}, context)
    given = replica_groups or [list(range(context.program.num_replicas))]
    groups = process_groups(context.program, "cross_replica", given)
    return _merge_processes(_reduce_groups(operand, groups, body, results[0], context))


@evaluates("reduce_scatter")
def reduce_scatter(
    operand: Acceptance, *, scatter_dimension: int, replica_groups: Groups, channel_id: int,
    use_global_device_ids: bool, computation: Body, results: tuple[TensorType, ...], context: Context,
) -> Acceptance:  # fmt: skip
    """Fold each element over the processes of a group; each process returns its part of the result."""
    groups = process_groups(context.program, strategy(channel_id, use_global_device_ids), replica_groups)
    reduced = _reduce_groups(operand, groups, computation, results[0], context)
    part_of = {p: (i, len(group)) for group in groups for i, p in enumerate(group)}

    def take_part(a: Array) -> Array:
        parts = []
        for p in range(context.processes):
            i, count = part_of[p]
            parts.append(np.split(a[:, p], count, axis=scatter_dimension + 1)[i])
        return np.stack(parts, axis=1)

    return _merge_processes(reduced.lift(take_part))


def _reduce_groups(
    x: Acceptance, groups: Groups, computation: Body, result: TensorType, context: Context
) -> Acceptance:
    by_process = _by_process(promote(x, result.element_type, context), context)
    sets, rank = by_process.lower.shape[0], len(x.shape)
    shape = x.shape
    size = math.prod(shape)
    folded: list[Acceptance | None] = [None] * context.processes
    for group in groups:

        def rows(a: Array, group: list[int] = group) -> Array:
            """Return values of shape (input sets * elements, processes of the group)."""
            values = a[:, group].reshape(sets, len(group), size, *a.shape[2 + rank :])
            return np.moveaxis(values, 1, 2).reshape(sets * size, len(group), *a.shape[2 + rank :])

        set_of_row = np.arange(sets).repeat(size) * context.processes + group[0]
        if size == 0:
            whole = by_process.lift(lambda a: a[:, 0])
        else:
            (reduced,) = fold_values((by_process.lift(rows),), computation, set_of_row, context)
            whole = reduced.lift(lambda a: a.reshape(sets, *shape, *a.shape[1:]))
        for p in group:
            folded[p] = whole
    found = [f if f is not None else by_process.lift(lambda a, p=p: a[:, p]) for p, f in enumerate(folded)]  # type: ignore[misc]
    return move_all(lambda *arrays: np.stack(arrays, axis=1), *found)
