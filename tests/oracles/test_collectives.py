"""Tests of collective ops: process groups and their order, worked out by hand, and what is left open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from oracles.evaluator import Context, evaluate
from oracles.reference.collectives import process_groups
from oracles.sets.acceptance import Acceptance, exactly
from spec.parse import parse
from spec.program import Program, main_program
from spec.types import FloatType, QuantizedType, f32, si8
from validation.implementations.legal_freedoms import Choices
from validation.implementations.machine import Machine

REDUCING = """({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%s) : (tensor<f32>) -> ()
  })"""


def on_grid(op: str, attributes: str, grid: tuple[int, int], shapes: tuple[str, str], body: str = "") -> Program:
    operand, result = (f"tensor<{s}>" for s in shapes)
    program = parse(
        f"func.func @main(%x: {operand}) -> {result} {{\n"
        f'  %y = "stablehlo.{op}"(%x) {body} {{{attributes}}} : ({operand}) -> {result}\n  return %y : {result}\n}}'
    )
    return replace(program, num_replicas=grid[0], num_partitions=grid[1])


def groups(*rows: Sequence[int], channel: int = 0, flag: bool = False, name: str = "replica_groups") -> str:
    dense = f"{name} = dense<{[list(r) for r in rows]}> : tensor<{len(rows)}x{len(rows[0])}xi64>"
    handle = f", channel_handle = #stablehlo.channel_handle<handle = {channel}, type = {int(channel > 0)}>"
    return dense + handle + ", use_global_device_ids" * flag


def both(program: Program, rows: Any) -> Any:
    """Return the program's results, after checking that the evaluator and the customary implementation agree
    exactly."""
    array = np.array(rows, np.float32)
    (sets,) = evaluate(program, ((array,),))
    assert isinstance(sets, Acceptance)
    assert sets.is_exact
    assert not sets.unspecified.any()
    (found,) = Machine(Choices()).run(program, (array,))
    assert found is not None
    assert np.array_equal(sets.values()[0], found)
    return found.tolist()


GATHERS = [
    ((2, 2), groups([1, 0]), [[30, 10], [40, 20], [30, 10], [40, 20]]),
    ((2, 2), groups([1], [0], channel=1), [[10, 20], [10, 20], [30, 40], [30, 40]]),
    ((2, 2), groups([3, 0], [2, 1], channel=1, flag=True), [[40, 10], [30, 20], [30, 20], [40, 10]]),
]


@pytest.mark.parametrize(("grid", "attributes", "expected"), GATHERS)
def test_all_gather(grid: tuple[int, int], attributes: str, expected: Any) -> None:
    program = on_grid("all_gather", f"all_gather_dim = 0 : i64, {attributes}", grid, ("1xf32", "2xf32"))
    assert both(program, [[10], [20], [30], [40]]) == expected


def test_replicas_come_before_partitions_in_a_group_of_both() -> None:
    attributes = f"all_gather_dim = 0 : i64, {groups([1, 0], channel=1)}"
    program = on_grid("all_gather", attributes, (2, 2), ("1xf32", "4xf32"))
    assert both(program, [[10], [20], [30], [40]]) == [[30, 10, 40, 20]] * 4


def test_the_strategies_are_those_of_the_specification() -> None:
    """Process groups equal the examples of section "Collective ops". Processes are numbered replica * num_partitions +
    partition."""
    four_by_two = replace(main_program((), (), ()), num_replicas=4, num_partitions=2)
    pairs = [[0, 1], [2, 3]]
    assert process_groups(four_by_two, "cross_replica", pairs) == [[0, 2], [1, 3], [4, 6], [5, 7]]
    assert process_groups(four_by_two, "cross_partition", [[0, 1]]) == [[0, 1], [2, 3], [4, 5], [6, 7]]
    assert process_groups(four_by_two, "cross_replica_and_partition", pairs) == [[0, 2, 1, 3], [4, 6, 5, 7]]
    fours = [[0, 1, 2, 3], [4, 5, 6, 7]]
    assert process_groups(four_by_two, "flattened_ids", fours) == fours


def test_all_to_all_splits_and_concatenates_along_its_own_dimensions() -> None:
    attributes = "split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, " + groups([1, 0])
    program = on_grid("all_to_all", attributes, (2, 1), ("1x4xf32", "2x2xf32"))
    # replica 1 is the first of the group: it gets the first halves, its own before that of replica 0
    assert both(program, [[[1, 2, 3, 4]], [[5, 6, 7, 8]]]) == [[[7, 8], [3, 4]], [[5, 6], [1, 2]]]


def test_broadcast_is_from_the_first_and_outsiders_get_zeros() -> None:
    program = on_grid("collective_broadcast", groups([2, 0]), (3, 1), ("1xf32", "1xf32"))
    assert both(program, [[1], [2], [3]]) == [[3], [0], [3]]


def test_permute_is_from_source_to_target_and_others_get_zeros() -> None:
    pairs = groups([0, 1], [1, 2], channel=1, name="source_target_pairs")
    program = on_grid("collective_permute", pairs, (1, 3), ("1xf32", "1xf32"))
    assert both(program, [[1], [2], [3]]) == [[0], [1], [2]]


def test_reduce_scatter_gives_each_its_part_of_the_sum() -> None:
    attributes = f"scatter_dimension = 0 : i64, {groups([1, 0])}"
    program = on_grid("reduce_scatter", attributes, (2, 1), ("2xf32", "1xf32"), REDUCING)
    assert both(program, [[1, 2], [10, 20]]) == [[22], [11]]


def test_all_reduce_stays_in_its_group() -> None:
    program = on_grid("all_reduce", groups([0, 2], [1, 3]), (4, 1), ("f32", "f32"), REDUCING)
    assert both(program, [1, 2, 4, 8]) == [5, 10, 5, 10]


def test_cross_replica_sum_of_all_replicas_or_of_groups() -> None:
    whole = on_grid("cross-replica-sum", "replica_groups = dense<> : tensor<0x0xi64>", (2, 2), ("f32", "f32"))
    assert both(whole, [1, 2, 4, 8]) == [5, 10, 5, 10]
    alone = on_grid("cross-replica-sum", "replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>", (2, 1), ("f32", "f32"))
    assert both(alone, [1, 2]) == [1, 2]


def test_ids_are_those_of_the_process() -> None:
    program = parse(
        "func.func @main() -> (tensor<ui32>, tensor<ui32>) {\n"
        '  %r = "stablehlo.replica_id"() : () -> tensor<ui32>\n  %p = "stablehlo.partition_id"() : () -> tensor<ui32>\n'
        "  return %r, %p : tensor<ui32>, tensor<ui32>\n}"
    )
    program = replace(program, num_replicas=2, num_partitions=3)
    sets = evaluate(program, ((),))
    outputs = Machine(Choices()).run(program, ())
    for found, output, expected in zip(sets, outputs, ([0, 0, 0, 1, 1, 1], [0, 1, 2, 0, 1, 2]), strict=True):
        assert output is not None
        assert found.values()[0].tolist() == output.tolist() == expected


def test_zero_is_left_open_in_a_type_without_zero() -> None:
    """The result of a process that no pair targets is zero, and therefore open in f8E8M0FNU, which has no zero."""
    pairs = groups([0, 1], name="source_target_pairs")
    program = on_grid("collective_permute", pairs, (2, 1), ("f8E8M0FNU", "f8E8M0FNU"))
    (sets,) = evaluate(program, ((np.array([2, 4], ml_dtypes.float8_e8m0fnu),),))
    assert sets.unspecified.tolist() == [[True, False]]
    assert sets.lower[0, 1] == sets.upper[0, 1] == 2
    assert program.main.arguments[0].type.element_type == FloatType("f8E8M0FNU")  # type: ignore[union-attr]


def test_zero_of_a_quantized_type_is_its_zero_point() -> None:
    from oracles.reference.collectives import collective_permute

    quantized = QuantizedType(si8, f32, (0.5,), (-3,), -128, 127)
    program = replace(main_program((), (), ()), num_replicas=2)
    operand = exactly(np.array([7, 9], np.int8), quantized)
    context = Context(program, input_sets=2)
    sets = collective_permute(operand, source_target_pairs=[[0, 1]], channel_id=0, context=context)
    assert sets.lower.tolist() == sets.upper.tolist() == [-3, 7]
