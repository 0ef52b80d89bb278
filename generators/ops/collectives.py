"""Strategies for collective ops: they draw the grid, then process groups that cover it, then the operands.

In a program of one process, a collective op runs on that process alone.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Mapping
from dataclasses import replace

from generators.builder import Builder
from generators.elementwise_rules import Mode
from generators.fold_bodies import (
    accumulator,
    arbitrary_body,
    fold_limit,
    foldable,
    monoid_body,
    monoids,
    range_of_fold,
)
from generators.strategy_registry import Setting, breaks, draws, leaves_undrawn
from generators.twins.breakers import Draft
from generators.twins.twin_bases import Base
from generators.value_ranges import Range, full_range
from spec.ops.collectives import number_of_ids, strategy
from spec.program import Program, Value
from spec.types import ELEMENT_TYPES, ElementType, TensorType, tensor, ui32
from spec.vocabulary import tensor_type

Groups = tuple[tuple[int, ...], ...]
GRIDS = ((2, 1), (1, 2), (2, 2), (4, 1), (2, 2), (1, 4), (1, 1))
"""Most communication strategies differ only if there are several replicas and several partitions."""


def choose_grid(builder: Builder) -> None:
    """Draw the grid of an empty program, unless the caller has fixed it."""
    if builder.is_empty and not builder.has_grid:
        builder.grid = builder.choice(GRIDS)


def _ids(builder: Builder, used: str) -> int:
    return number_of_ids(Program((), *builder.grid), used)


def _channel(builder: Builder, has_flag: bool) -> dict[str, object]:
    """Draw the attributes of a channel, or of none; with several partitions and one replica, a channel is required."""
    choices = [(0, False), (1, False)] + ([(1, True)] if has_flag else [])
    if builder.grid[0] == 1 and builder.grid[1] > 1:
        choices = [c for c in choices if c[0] > 0]
    has_channel, flag = builder.choice(choices)
    attributes: dict[str, object] = {"channel_id": builder.new_channel() if has_channel else 0}
    return {**attributes, "use_global_device_ids": True} if flag else attributes


def _strategy(attributes: dict[str, object], has_flag: bool) -> str:
    flag = bool(attributes.get("use_global_device_ids", False)) if has_flag else None
    return strategy(int(str(attributes["channel_id"])), flag)


def _groups(builder: Builder, count: int) -> Groups:
    size = builder.choice([n for n in range(count, 0, -1) if count % n == 0])
    order = builder.sample(count, count)
    return tuple(order[i : i + size] for i in range(0, count, size))


def _first(builder: Builder, min_rank: int = 0) -> Value:
    return builder.operand(ELEMENT_TYPES, min_rank=min_rank, max_rank=4)


@draws("all_gather", setting=Setting.GRID)
def all_gather(builder: Builder) -> None:
    choose_grid(builder)
    if not builder.may_communicate:
        return
    operand = _first(builder, min_rank=1)
    operands = [operand, *(builder.value(tensor_type(operand)) for _ in range(max(builder.integer(0, 3) - 2, 0)))]
    attributes = _channel(builder, has_flag=True)
    attributes["replica_groups"] = _groups(builder, _ids(builder, _strategy(attributes, True)))
    shape = tensor_type(operand).static_shape
    # Within programs no axis of size 0: gathering it is valid, but implementations then refuse the whole program.
    axes = [d for d, n in enumerate(shape) if n or builder.profile.is_open]
    if not axes:
        return
    attributes["all_gather_dim"] = builder.choice(axes)
    builder.emit("all_gather", operands, attributes, ranges=[builder.range(x) for x in operands])


@draws("all_to_all", setting=Setting.GRID)
def all_to_all(builder: Builder) -> None:
    choose_grid(builder)
    if not builder.may_communicate:
        return
    attributes = _channel(builder, has_flag=False)
    groups = _groups(builder, _ids(builder, _strategy(attributes, False)))
    count = len(groups[0])
    t = builder.element_type(ELEMENT_TYPES)
    shape = list(builder.shape(1, 3))
    split = builder.integer(0, len(shape) - 1)
    shape[split] = max(shape[split], 1) * count if math.prod(shape) <= 64 else count
    operand = builder.value(TensorType(tuple(shape), t))
    attributes |= {
        "replica_groups": groups,
        "split_dimension": split,
        "concat_dimension": builder.integer(0, len(shape) - 1),
        "split_count": count,
    }
    builder.emit("all_to_all", [operand], attributes, ranges=[builder.range(operand)])


@draws("collective_broadcast", setting=Setting.GRID)
def collective_broadcast(builder: Builder) -> None:
    choose_grid(builder)
    if not builder.may_communicate:
        return
    operand = _first(builder)
    attributes = _channel(builder, has_flag=False)
    groups = _groups(builder, _ids(builder, _strategy(attributes, False)))
    if len(groups) > 1 and builder.integer(0, 2) == 2:  # processes in no group receive zeros
        groups = groups[:-1]
    attributes["replica_groups"] = groups
    builder.emit("collective_broadcast", [operand], attributes, ranges=[_or_zero(builder, operand)])


def _or_zero(builder: Builder, v: Value) -> Range:
    return builder.range(v) | Range(0, 0, integral=True)


@draws("collective_permute", setting=Setting.GRID)
def collective_permute(builder: Builder) -> None:
    choose_grid(builder)
    if not builder.may_communicate:
        return
    operand = _first(builder)
    attributes = _channel(builder, has_flag=False)
    count = _ids(builder, _strategy(attributes, False))
    sources = builder.sample(count, count)
    if count > 1 and builder.integer(0, 7) < 7:  # nobody sends to itself
        step = builder.integer(1, count - 1)
        targets = (*sources[step:], *sources[:step])
    else:
        targets = builder.sample(count, count)
    pairs = tuple(zip(sources, targets, strict=True))
    attributes["source_target_pairs"] = pairs[: builder.integer(1, len(pairs))]
    builder.emit("collective_permute", [operand], attributes, ranges=[_or_zero(builder, operand)])


@draws("all_reduce", has_regions=True, is_open=True, setting=Setting.GRID)
def all_reduce(builder: Builder) -> None:
    choose_grid(builder)
    if not builder.may_communicate:
        return
    attributes = _channel(builder, has_flag=True)
    attributes["replica_groups"] = _groups(builder, _ids(builder, _strategy(attributes, True)))
    _emit_fold(builder, "all_reduce", attributes, builder.operand(_foldable(builder), max_rank=4))


@draws("reduce_scatter", has_regions=True, is_open=True, setting=Setting.GRID)
def reduce_scatter(builder: Builder) -> None:
    choose_grid(builder)
    if not builder.may_communicate:
        return
    attributes = _channel(builder, has_flag=True)
    used = _strategy(attributes, True)
    groups = _groups(builder, _ids(builder, used))
    count = len(groups[0]) * (builder.grid[1] if used == "cross_replica_and_partition" else 1)
    shape = list(builder.shape(1, 3))
    dimension = builder.integer(0, len(shape) - 1)
    shape[dimension] = max(shape[dimension], 1) * count if math.prod(shape) <= 64 else count
    attributes |= {"replica_groups": groups, "scatter_dimension": dimension}
    t = TensorType(tuple(shape), builder.element_type(_foldable(builder)))
    _emit_fold(builder, "reduce_scatter", attributes, builder.value(t))


def _foldable(builder: Builder) -> tuple[ElementType, ...]:
    is_any = builder.profile.is_open or builder.has_key
    return ELEMENT_TYPES if is_any else foldable(builder.profile.mode)


def _emit_fold(builder: Builder, op: str, attributes: dict[str, object], operand: Value) -> None:
    mode: Mode = builder.profile.mode
    t = tensor_type(operand).element_type
    choices = monoids(t, mode)
    if not choices or builder.integer(0, 5) == 5:  # the result of such a body depends on the order of the group
        known = replace(full_range(t), exact=False)
        builder.emit(op, [operand], attributes, [arbitrary_body(builder, t)], ranges=[known])
        return
    monoid = builder.choice(choices)
    limit = fold_limit(monoid, t, builder.processes, mode)
    fits = builder.can_fit(operand, limit)
    operand = builder.fit(operand if fits else builder.value(tensor_type(operand), limit), limit)
    body = monoid_body(builder, [(monoid.op, accumulator(builder, t))])
    known = range_of_fold(builder, monoid, (operand, operand), builder.processes)
    builder.emit(op, [operand], attributes, [body], ranges=[known])


@draws("partition_id", setting=Setting.GRID)
def partition_id(builder: Builder) -> None:
    choose_grid(builder)
    _own_id(builder, "partition_id", builder.grid[1])


@draws("replica_id", setting=Setting.GRID)
def replica_id(builder: Builder) -> None:
    choose_grid(builder)
    _own_id(builder, "replica_id", builder.grid[0])


def _own_id(builder: Builder, op: str, count: int) -> None:
    if not builder.may_communicate:
        return
    builder.emit(op, [], types=[tensor(ui32)], ranges=[Range(0, count - 1, integral=True)])


def _two_replicas(base: Base, attributes: Mapping[str, object], shape: tuple[int, ...] = (4, 4)) -> Program:
    draft = Draft.of(base.operation)
    x = TensorType(shape, tensor_type(base.operation.operands[0]).element_type)
    on_grid = replace(base, program=replace(base.program, num_replicas=2, num_partitions=1))
    draft = replace(draft, operands=(x,), results=None).without_attribute("use_global_device_ids")
    for name, value in {"channel_id": 0, **attributes}.items():
        draft = draft.with_attribute(name, value)
    return on_grid.with_draft(draft)


def _an_id_is_twice(base: Base) -> Iterator[Program]:
    for group in ((0, 0), (1, 1)):
        yield _two_replicas(base, {"replica_groups": (group,), **_FITTING.get(base.operation.name, {})})


def _an_id_is_missing(base: Base) -> Iterator[Program]:
    yield _two_replicas(base, {"replica_groups": ((0,),), **_FITTING.get(base.operation.name, {})})


def _global_ids_without_a_channel(base: Base) -> Iterator[Program]:
    fitting = _FITTING.get(base.operation.name, {})
    for groups in (((0, 1),), ((1,), (0,))):
        yield _two_replicas(base, {"replica_groups": groups, "use_global_device_ids": True, **fitting})


_FITTING: dict[str, dict[str, object]] = {
    "all_gather": {"all_gather_dim": 1},
    "reduce_scatter": {"scatter_dimension": 0},
}
for _op, _unique, _covering, _flagged in (
    ("all_gather", "C2", "C3", "C5"),
    ("all_reduce", "C1", "C2", "C4"),
    ("reduce_scatter", "C3", "C4", "C6"),
):
    breaks(_op, _unique)(_an_id_is_twice)
    breaks(_op, _covering)(_an_id_is_missing)
    breaks(_op, _flagged)(_global_ids_without_a_channel)


@breaks("all_to_all", "C2")
def _parts_are_uneven(base: Base) -> Iterator[Program]:
    for shape in ((3, 4), (5, 2)):
        parts = {"replica_groups": ((0, 1),), "split_count": 2, "split_dimension": 0, "concat_dimension": 1}
        yield _two_replicas(base, parts, shape)


@breaks("all_to_all", "C6")
def _a_process_takes_no_part(base: Base) -> Iterator[Program]:
    for split in (0, 1):
        parts = {"replica_groups": ((0,),), "split_count": 1, "split_dimension": split, "concat_dimension": 1}
        yield _two_replicas(base, parts)


def _pairs(base: Base, ways: tuple[Groups, ...]) -> Iterator[Program]:
    for pairs in ways:
        yield _two_replicas(base, {"source_target_pairs": pairs})


breaks("collective_permute", "C2")(functools.partial(_pairs, ways=(((0, 0), (0, 1)), ((1, 0), (1, 1)))))
breaks("collective_permute", "C3")(functools.partial(_pairs, ways=(((0, 0), (1, 0)), ((1, 1), (0, 1)))))


leaves_undrawn("cross-replica-sum", why="the specification does not have the op")
