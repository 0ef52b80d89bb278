"""Faults in collective ops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from spec.program import Region
from validation.implementations.collectives import (
    Groups,
    Place,
    by_channel,
    by_channel_and_ids,
    cross_partition,
    cross_replica,
    exchange,
    fold_by_parts,
    gather,
    grid,
    groups_by_ids,
    own,
    place,
    receive,
    reduce_among,
    scatter_among,
    shard,
)
from validation.implementations.machine import Call, Tensor
from validation.known_bad.known_bad_registry import bad, rightly, with_attributes

Strategy = Callable[[Call, Groups], list[list[Place]]]
Answer = Callable[[Call, Sequence[Place]], Any]


def _groups(call: Call) -> list[list[Place]]:
    strategy = by_channel_and_ids if hasattr(call.op, "use_global_device_ids") else by_channel
    return strategy(call, call.op.replica_groups)


def _members(call: Call) -> list[Place]:
    return own(call, _groups(call))


def _answers(call: Call, strategy: Strategy, answer: Answer) -> Any:
    """Apply `answer` to the groups of a wrong strategy if they are valid groups of the same size, else to the right
    ones.

    All processes must take the same decision, or they would wait for each other.
    """
    replicas, partitions = grid(call)
    groups = strategy(call, call.op.replica_groups)
    places = [p for group in groups for p in group]
    exist = all(r < replicas and p < partitions for r, p in places)
    members = own(call, groups)
    right = _members(call)
    fits = exist and sorted(places) == sorted(p for g in _groups(call) for p in g)
    return answer(call, members if fits and len(members) == len(right) else right)


def _reduce(call: Call, members: Sequence[Place]) -> Any:
    return reduce_among(call, call.op.computation, members)


def _own_shard(call: Call, members: Sequence[Place]) -> Any:
    return scatter_among(call, members, list(members).index(place(call)))


def _own_part(call: Call, members: Sequence[Place]) -> Any:
    return exchange(call, members, list(members).index(place(call)))


def _first(call: Call, members: Sequence[Place]) -> Any:
    return receive(call, members[:1])


ANSWERS: dict[str, Answer] = {
    "all_gather": gather,
    "all_reduce": _reduce,
    "reduce_scatter": _own_shard,
    "all_to_all": _own_part,
    "collective_broadcast": _first,
}


def _wrong_strategies(op: str, right: dict[str, Strategy]) -> None:
    for name, wrong in right.items():

        @bad(op, name)
        def kernel(call: Call, wrong: Strategy = wrong) -> Any:
            return _answers(call, wrong, ANSWERS[op])


def _swap_ids(call: Call, groups: Groups) -> list[list[Place]]:
    replicas = grid(call)[0]
    if call.op.channel_id <= 0 or not call.op.use_global_device_ids:
        return by_channel_and_ids(call, groups)
    return [[(i % replicas, i // replicas) for i in group] for group in groups]


def _partitions_outside(call: Call, groups: Groups) -> list[list[Place]]:
    if call.op.channel_id <= 0 or call.op.use_global_device_ids:
        return by_channel_and_ids(call, groups)
    return [[(r, p) for r in group for p in range(grid(call)[1])] for group in groups]


def _sort_groups(call: Call, groups: Groups) -> list[list[Place]]:
    right = by_channel_and_ids if hasattr(call.op, "use_global_device_ids") else by_channel
    return [sorted(group) for group in right(call, groups)]


for _op in ("all_gather", "reduce_scatter"):
    _wrong_strategies(
        _op,
        {
            "the group in the order of the ids of its processes": _sort_groups,
            "partitions before replicas in the order of a group": _partitions_outside,
            "flattened ids counted along replicas": _swap_ids,
        },
    )
_wrong_strategies("all_to_all", {"the group in the order of the ids of its processes": _sort_groups})
_wrong_strategies("collective_broadcast", {"from the process of the least id": _sort_groups})


for _op in ("all_to_all", "collective_broadcast"):
    _wrong_strategies(_op, {"the channel ignored": cross_replica, "between partitions always": cross_partition})


@bad("all_reduce", "among replicas alone")
def replicas_alone(call: Call) -> Any:
    groups = cross_replica(call, call.op.replica_groups)
    right = _members(call)
    return _reduce(call, [m for m in right if m in own(call, groups)] if own(call, groups) else right)


@bad("all_reduce", "use_global_device_ids taken as set")
def ids_of_processes(call: Call) -> Any:
    strategy = groups_by_ids if call.op.channel_id > 0 else cross_replica
    return _reduce(call, own(call, strategy(call, call.op.replica_groups)) or [place(call)])


@bad("all_reduce", "among all processes")
def among_all(call: Call) -> Any:
    return _reduce(call, [p for group in _groups(call) for p in group])


@bad("all_reduce", "the last of the group left out")
def without_last(call: Call) -> Any:
    members = _members(call)
    return _reduce(call, members[:-1] or members)


@bad("all_reduce", "the result at the first of the group only")
def at_the_first(call: Call) -> Any:
    results = _reduce(call, _members(call))
    is_first = place(call) == _members(call)[0]
    return tuple(
        r if is_first or r.element_type != x.element_type else x for r, x in zip(results, call.operands, strict=True)
    )


@bad("all_reduce", "the arguments of the computation swapped")
def swap_arguments(call: Call) -> Any:
    body = call.op.computation
    return reduce_among(call, Region(body.arguments[::-1], body.operations), _members(call))


@bad("all_reduce", "a sum whatever the computation is")
def always_a_sum(call: Call) -> Any:
    (name, *others) = [o.name for o in call.op.computation.operations[:-1]] or [""]
    if others or name not in ("maximum", "minimum", "multiply"):
        return rightly(call)
    body = call.op.computation
    addition = Region(body.arguments, (replace(body.operations[0], name="add"), body.operations[1]))
    return reduce_among(call, addition, _members(call))


@bad("all_reduce", "zero taken for a member")
def zero_beside(call: Call) -> Any:
    results = _reduce(call, _members(call))
    zeros = tuple(r.with_array(np.zeros_like(r.array)) for r in results)
    computation = call.op.computation
    return tuple(fold_by_parts(call, computation, pair) for pair in zip(results, zeros, strict=True))


@bad("all_gather", "the group in reverse")
def gather_in_reverse(call: Call) -> Any:
    return gather(call, _members(call)[::-1])


@bad("all_gather", "each its own value again and again")
def own_repeated(call: Call) -> Any:
    members = _members(call)
    return gather(call, [place(call)] * len(members))


@bad("all_gather", "interleaved along the dimension")
def interleave(call: Call) -> Any:
    results, count = rightly(call), len(_members(call))
    return tuple(_interleave(r, call.op.all_gather_dim, count) for r in results)


def _interleave(x: Tensor, dimension: int, count: int) -> Tensor:
    shape = x.shape
    parts = x.array.reshape(*shape[:dimension], count, shape[dimension] // count, *shape[dimension + 1 :])
    return x.with_array(np.swapaxes(parts, dimension, dimension + 1).reshape(shape))


@bad("all_gather", "along the first dimension, and given the shape of the result")
def along_the_first(call: Call) -> Any:
    shape = call.result.static_shape
    results = gather(with_attributes(call, all_gather_dim=0), _members(call))
    return tuple(r.with_array(r.array.reshape(shape)) for r in results)


@bad("all_to_all", "split and concatenated along swapped dimensions")
def swap_dimensions(call: Call) -> Any:
    op, x = call.op, call.operands[0]
    split, concat = op.split_dimension, op.concat_dimension
    if x.shape[concat] % op.split_count:
        return rightly(call)
    other = with_attributes(call, split_dimension=concat, concat_dimension=split)
    members = _members(call)
    results = exchange(other, members, members.index(place(call)))
    return tuple(r.with_array(r.array.reshape(call.result.static_shape)) for r in results)


@bad("all_to_all", "each gets the part of the next")
def next_part(call: Call) -> Any:
    members = _members(call)
    return exchange(call, members, (members.index(place(call)) + 1) % len(members))


@bad("all_to_all", "the part by the id of the process")
def part_by_id(call: Call) -> Any:
    members = _members(call)
    return exchange(call, members, sorted(members).index(place(call)))


@bad("all_to_all", "parts in reverse")
def parts_in_reverse(call: Call) -> Any:
    members = _members(call)
    return exchange(call, members[::-1], members.index(place(call)))


@bad("all_to_all", "each keeps what it has")
def keeps_all(call: Call) -> Any:
    members = _members(call)
    return exchange(call, [place(call)] * len(members), members.index(place(call)))


@bad("collective_broadcast", "from the last of the group")
def from_the_last(call: Call) -> Any:
    return receive(call, _members(call)[-1:])


@bad("collective_broadcast", "who is in no group keeps its value")
def outsiders_keep(call: Call) -> Any:
    return receive(call, _members(call)[:1] or [place(call)])


@bad("collective_broadcast", "every process gets the value of the first group")
def one_group(call: Call) -> Any:
    return receive(call, _groups(call)[0][:1])


@bad("collective_broadcast", "the value stays where it is")
def stays(call: Call) -> Any:
    return receive(call, [place(call)] if _members(call) else [])


def _source(pairs: Sequence[Sequence[Place]], target: Place) -> list[Place]:
    return [source for source, to in pairs if to == target]


def _pairs(call: Call) -> list[list[Place]]:
    return by_channel(call, call.op.source_target_pairs)


@bad("collective_permute", "sources and targets swapped")
def swap_pairs(call: Call) -> Any:
    return receive(call, _source([pair[::-1] for pair in _pairs(call)], place(call)))


@bad("collective_permute", "who is no target keeps its value")
def no_target_keeps(call: Call) -> Any:
    return receive(call, _source(_pairs(call), place(call)) or [place(call)])


@bad("collective_permute", "only the first pair")
def first_pair(call: Call) -> Any:
    return receive(call, _source(_pairs(call)[:1], place(call)))


@bad("collective_permute", "the channel ignored")
def permutes_replicas(call: Call) -> Any:
    pairs = call.op.source_target_pairs
    if max(i for pair in pairs for i in pair) >= grid(call)[0]:
        return rightly(call)
    return receive(call, _source(cross_replica(call, pairs), place(call)))


@bad("collective_permute", "a source that is no target sends nothing")
def only_swaps(call: Call) -> Any:
    targets = [target for _, target in _pairs(call)]
    return receive(call, [s for s in _source(_pairs(call), place(call)) if s in targets])


@bad("reduce_scatter", "the part by the id of the process")
def shard_by_id(call: Call) -> Any:
    members = _members(call)
    return scatter_among(call, members, sorted(members).index(place(call)))


@bad("reduce_scatter", "parts in reverse")
def shards_in_reverse(call: Call) -> Any:
    members = _members(call)
    return scatter_among(call, members, len(members) - 1 - members.index(place(call)))


@bad("reduce_scatter", "the first part for all")
def first_shard(call: Call) -> Any:
    return scatter_among(call, _members(call), 0)


@bad("reduce_scatter", "scattered but not reduced")
def not_reduced(call: Call) -> Any:
    members = _members(call)
    return scatter_among(call, [place(call)] * len(members), members.index(place(call)))


@bad("reduce_scatter", "along the first dimension, and given the shape of the result")
def scatter_along_the_first(call: Call) -> Any:
    members, x = _members(call), call.operands[0]
    (whole,) = reduce_among(call, call.op.computation, members)
    if x.shape[0] % len(members):
        return shard(whole, call.op.scatter_dimension, len(members), members.index(place(call)))
    part = shard(whole, 0, len(members), members.index(place(call)))
    return part.with_array(part.array.reshape(call.result.static_shape))


@bad("reduce_scatter", "every so manieth element instead of a part")
def take_with_stride(call: Call) -> Any:
    members = _members(call)
    (whole,) = reduce_among(call, call.op.computation, members)
    dimension, count = call.op.scatter_dimension, len(members)
    places = np.arange(members.index(place(call)), whole.shape[dimension], count)
    return whole.with_array(np.take(whole.array, places, axis=dimension))


def _ids(op: str, ways: dict[str, Callable[[Call], int]]) -> None:
    for name, way in ways.items():

        @bad(op, name)
        def kernel(call: Call, way: Callable[[Call], int] = way) -> Any:
            right: Tensor = rightly(call)
            return right.with_array(np.array(way(call)))


_ids(
    "replica_id",
    {
        "that of the partition": lambda call: place(call)[1],
        "that of the process": lambda call: call.machine.process.number,
        "replicas counted before partitions": lambda call: call.machine.process.number % grid(call)[0],
        "zero on every process": lambda call: 0,
    },
)
_ids(
    "partition_id",
    {
        "that of the replica": lambda call: place(call)[0],
        "that of the process": lambda call: call.machine.process.number,
        "replicas counted before partitions": lambda call: call.machine.process.number // grid(call)[0],
        "zero on every process": lambda call: 0,
    },
)
