"""Collective ops, which compute on a grid of processes: all_gather, all_reduce, all_to_all, ... (spec: "Collective
ops").

all_gather, all_reduce and all_to_all take several operands; each must satisfy the specification's constraints.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spec.attributes import Integer
from spec.op import Op, attribute, constraint, function, optional_attribute, output, value, variadic, variadic_output
from spec.ops.reduction import element_types_of_body, folds
from spec.program import Program
from spec.structured_attributes import ChannelId, IntegerMatrix, Matrix, ReplicaGroups, Unit
from spec.type_sets import per_tensor, tensor_of
from spec.types import TensorType, Type, ui32
from spec.vocabulary import (
    Typed,
    dim,
    element_type,
    is_promotable,
    is_unique,
    rank,
    same_type,
    shape,
    shapes_agree,
    size,
    static_size,
    tensor_type,
    type_of,
    types_agree,
)

_CHANNEL = {"channel_handle": ChannelId()}
process_number = tensor_of(ui32, rank=0, name="0_dimensional_tensor_of_type_ui32")


def strategy(channel_id: int, use_global_device_ids: bool | None) -> str:
    """Return how a collective op splits the grid into process groups; `use_global_device_ids` is None for ops without
    it."""
    if use_global_device_ids is None:
        return "cross_partition" if channel_id > 0 else "cross_replica"
    if channel_id <= 0:
        return "cross_replica"
    return "flattened_ids" if use_global_device_ids else "cross_replica_and_partition"


def number_of_ids(program: Program, used: str) -> int:
    match used:
        case "cross_partition":
            return program.num_partitions
        case "flattened_ids":
            return program.num_replicas * program.num_partitions
    return program.num_replicas


def _ids(groups: Matrix) -> list[int]:
    return [i for group in groups for i in group]


def _strategy(op: Any) -> str:
    has_flag = "use_global_device_ids" in type(op).members
    return strategy(op.channel_id, op.use_global_device_ids if has_flag else None)


def _number_of_ids(op: Any) -> int:
    return number_of_ids(op.program, _strategy(op))


def _covers_all_ids(op: Any) -> bool:
    return len(_ids(op.replica_groups)) == _number_of_ids(op)


def _are_ids(ids: Iterable[int], n: int) -> bool:
    return all(0 <= i < n for i in ids)


def group_size(op: Any) -> int:
    """Return dim(process_groups, 1). Raises IndexError if there are no groups, ValueError if their sizes differ."""
    sizes = {len(group) for group in op.replica_groups}
    if len(sizes) > 1:
        raise ValueError("process groups differ in size")
    partitions = op.program.num_partitions if _strategy(op) == "cross_replica_and_partition" else 1
    return len(op.replica_groups[0]) * int(partitions)


def _scale(t: TensorType, axis: int, numerator: int, denominator: int = 1) -> TensorType:
    n = dim(t, axis)
    scaled = None if n is None else n * numerator // denominator
    return TensorType((*t.shape[:axis], scaled, *t.shape[axis + 1 :]), t.element_type)


def _pairs(xs: tuple[Typed, ...], ys: tuple[Typed, ...]) -> Iterable[tuple[Typed, Typed]]:
    return zip(xs, ys, strict=True)


class AllGather(Op, name="all_gather"):
    uses_grid = True
    groups = _CHANNEL
    operand = variadic(per_tensor)
    all_gather_dim = attribute(Integer(64))
    replica_groups = attribute(ReplicaGroups())
    channel_id = optional_attribute(Integer(64), default=0)
    use_global_device_ids = optional_attribute(Unit(), default=False)
    result = variadic_output(per_tensor)

    @constraint("C1")
    def all_gather_dim_is_an_axis(op) -> bool:
        return all(0 <= op.all_gather_dim < rank(x) for x in op.operand)

    @constraint("C2")
    def replica_groups_are_unique(op) -> bool:
        return is_unique(_ids(op.replica_groups))

    @constraint("C3")
    def replica_groups_cover_all_ids(op) -> bool:
        return _covers_all_ids(op)

    @constraint("C4")
    def replica_groups_hold_ids(op) -> bool:
        return _are_ids(_ids(op.replica_groups), size(_ids(op.replica_groups)))

    @constraint("C5")
    def global_device_ids_go_with_a_channel(op) -> bool:
        return not op.use_global_device_ids or op.channel_id > 0

    @constraint("C6")
    def results_have_the_gathered_sizes(op) -> bool:
        return all(types_agree(type_of(y), t) for y, t in zip(op.result, _gather_types(op), strict=True))

    def infer(op) -> tuple[Type, ...]:
        return _gather_types(op)


def _gather_types(op: Any) -> tuple[TensorType, ...]:
    return tuple(_scale(tensor_type(x), op.all_gather_dim, group_size(op)) for x in op.operand)


class AllReduce(Op, name="all_reduce"):
    uses_grid = True
    accumulates = True
    groups = _CHANNEL
    operand = variadic(per_tensor)
    replica_groups = attribute(ReplicaGroups())
    channel_id = optional_attribute(Integer(64), default=0)
    use_global_device_ids = optional_attribute(Unit(), default=False)
    computation = function()
    result = variadic_output(per_tensor)

    @constraint("C1")
    def replica_groups_are_unique(op) -> bool:
        return is_unique(_ids(op.replica_groups))

    @constraint("C2")
    def replica_groups_cover_all_ids(op) -> bool:
        return _covers_all_ids(op)

    @constraint("C3")
    def replica_groups_hold_ids(op) -> bool:
        return _are_ids(_ids(op.replica_groups), size(_ids(op.replica_groups)))

    @constraint("C4")
    def global_device_ids_go_with_a_channel(op) -> bool:
        return not op.use_global_device_ids or op.channel_id > 0

    @constraint("C5")
    def computation_folds_elements_of_a_promoted_type(op) -> bool:
        return all(_folds(op, x) for x in op.operand)

    @constraint("C6")
    def results_have_the_shapes_of_operands(op) -> bool:
        return all(shapes_agree(shape(y), shape(x)) for x, y in _pairs(op.operand, op.result))

    @constraint("C7")
    def results_have_the_element_type_of_computation(op) -> bool:
        return all(element_type(y) == element_types_of_body(op.computation)[0] for y in op.result)

    def infer(op) -> tuple[Type, ...]:
        return tuple(TensorType(shape(x), element_types_of_body(op.computation)[0]) for x in op.operand)


def _folds(op: Any, x: Typed) -> bool:
    return folds(op.computation, (x,)) and is_promotable(element_type(x), element_types_of_body(op.computation)[0])


class AllToAll(Op, name="all_to_all"):
    uses_grid = True
    never_alone = {"C4": "no group has split_count processes (C8) where it is not positive"}
    groups = _CHANNEL
    operand = variadic(per_tensor)
    split_dimension = attribute(Integer(64))
    concat_dimension = attribute(Integer(64))
    split_count = attribute(Integer(64))
    replica_groups = attribute(ReplicaGroups())
    channel_id = optional_attribute(Integer(64), default=0)
    result = variadic_output(per_tensor)

    @constraint("C1")
    def split_dimension_is_an_axis(op) -> bool:
        return all(0 <= op.split_dimension < rank(x) for x in op.operand)

    @constraint("C2")
    def split_dimension_divides_into_parts(op) -> bool:
        return all(static_size(dim(x, op.split_dimension)) % op.split_count == 0 for x in op.operand)

    @constraint("C3")
    def concat_dimension_is_an_axis(op) -> bool:
        return all(0 <= op.concat_dimension < rank(x) for x in op.operand)

    @constraint("C4")
    def split_count_is_positive(op) -> bool:
        return bool(op.split_count > 0)

    @constraint("C5")
    def replica_groups_are_unique(op) -> bool:
        return is_unique(_ids(op.replica_groups))

    @constraint("C6")
    def replica_groups_cover_all_ids(op) -> bool:
        return _covers_all_ids(op)

    @constraint("C7")
    def replica_groups_hold_ids(op) -> bool:
        return _are_ids(_ids(op.replica_groups), size(_ids(op.replica_groups)))

    @constraint("C8")
    def groups_have_a_process_per_part(op) -> bool:
        return all(len(group) == op.split_count for group in op.replica_groups)

    @constraint("C9")
    def results_have_the_exchanged_sizes(op) -> bool:
        return all(types_agree(type_of(y), t) for y, t in zip(op.result, _exchange_types(op), strict=True))

    def infer(op) -> tuple[Type, ...]:
        return _exchange_types(op)


def _exchange_types(op: Any) -> tuple[TensorType, ...]:
    split = (_scale(tensor_type(x), op.split_dimension, 1, op.split_count) for x in op.operand)
    return tuple(_scale(t, op.concat_dimension, op.split_count) for t in split)


class CollectiveBroadcast(Op, name="collective_broadcast"):
    uses_grid = True
    groups = _CHANNEL
    operand = value(per_tensor)
    replica_groups = attribute(ReplicaGroups())
    channel_id = optional_attribute(Integer(64), default=0)
    result = output(per_tensor)

    @constraint("C1")
    def replica_groups_are_unique(op) -> bool:
        return is_unique(_ids(op.replica_groups))

    @constraint("C2")
    def replica_groups_hold_ids(op) -> bool:
        return _are_ids(_ids(op.replica_groups), _number_of_ids(op))

    @constraint("C3")
    def result_has_the_type_of_operand(op) -> bool:
        return same_type(op.result, op.operand)

    def infer(op) -> tuple[Type, ...]:
        return (tensor_type(op.operand),)


class CollectivePermute(Op, name="collective_permute"):
    uses_grid = True
    groups = _CHANNEL
    operand = value(per_tensor)
    source_target_pairs = attribute(IntegerMatrix())
    channel_id = optional_attribute(Integer(64), default=0)
    result = output(per_tensor)

    @constraint("C1")
    def pairs_are_pairs(op) -> bool:
        return all(size(pair) == 2 for pair in op.source_target_pairs)

    @constraint("C2")
    def sources_are_unique(op) -> bool:
        return is_unique(pair[0] for pair in op.source_target_pairs)

    @constraint("C3")
    def targets_are_unique(op) -> bool:
        return is_unique(pair[1] for pair in op.source_target_pairs)

    @constraint("C4")
    def pairs_hold_ids(op) -> bool:
        return _are_ids(_ids(op.source_target_pairs), _number_of_ids(op))

    @constraint("C5")
    def result_has_the_type_of_operand(op) -> bool:
        return same_type(op.result, op.operand)

    def infer(op) -> tuple[Type, ...]:
        return (tensor_type(op.operand),)


class ReduceScatter(Op, name="reduce_scatter"):
    uses_grid = True
    accumulates = True
    groups = _CHANNEL
    operand = value(per_tensor)
    scatter_dimension = attribute(Integer(64))
    replica_groups = attribute(ReplicaGroups())
    channel_id = optional_attribute(Integer(64), default=0)
    use_global_device_ids = optional_attribute(Unit(), default=False)
    computation = function()
    result = output(per_tensor)

    @constraint("C1")
    def scatter_dimension_divides_among_the_group(op) -> bool:
        return static_size(dim(op.operand, op.scatter_dimension)) % group_size(op) == 0

    @constraint("C2")
    def scatter_dimension_is_an_axis(op) -> bool:
        return bool(0 <= op.scatter_dimension < rank(op.operand))

    @constraint("C3")
    def replica_groups_are_unique(op) -> bool:
        return is_unique(_ids(op.replica_groups))

    @constraint("C4")
    def replica_groups_cover_all_ids(op) -> bool:
        return _covers_all_ids(op)

    @constraint("C5")
    def replica_groups_hold_ids(op) -> bool:
        return _are_ids(_ids(op.replica_groups), size(_ids(op.replica_groups)))

    @constraint("C6")
    def global_device_ids_go_with_a_channel(op) -> bool:
        return not op.use_global_device_ids or op.channel_id > 0

    @constraint("C7")
    def computation_folds_elements_of_a_promoted_type(op) -> bool:
        return _folds(op, op.operand)

    @constraint("C8")
    def result_has_a_part_of_the_scatter_dimension(op) -> bool:
        return shapes_agree(shape(op.result), _scatter_type(op).shape)

    @constraint("C9")
    def result_has_the_element_type_of_computation(op) -> bool:
        return element_type(op.result) == element_types_of_body(op.computation)[0]

    def infer(op) -> tuple[Type, ...]:
        return (TensorType(_scatter_type(op).shape, element_types_of_body(op.computation)[0]),)


def _scatter_type(op: Any) -> TensorType:
    return _scale(tensor_type(op.operand), op.scatter_dimension, 1, group_size(op))


class PartitionId(Op, name="partition_id"):
    uses_grid = True
    result = output(process_number)


class ReplicaId(Op, name="replica_id"):
    uses_grid = True
    result = output(process_number)


class CrossReplicaSum(Op, name="cross-replica-sum"):
    """An all_reduce by addition, which the specification does not have."""

    in_specification = False
    uses_grid = True
    operand = value(per_tensor)
    replica_groups = attribute(ReplicaGroups())
    result = output(per_tensor)

    def infer(op) -> tuple[Type, ...]:
        return (tensor_type(op.operand),)
