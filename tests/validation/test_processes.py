"""Simulated processes of the machine: they receive each other's values, and a deadlock ends them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from oracles.sets.error_bounds import bound
from spec.parse import parse
from spec.program import Operation, Program
from validation.implementations.legal_freedoms import Choices, Random
from validation.implementations.machine import DoesNotEnd, Machine
from validation.implementations.processes import Deadlock, Process, in_parallel

SPOKEN = Operation("all_gather")


def test_everyone_hears_what_was_said_at_the_same_execution() -> None:
    def run(process: Process) -> list[list[str]]:
        first = process.say(SPOKEN, f"{process.number} first")
        second = process.say(SPOKEN, f"{process.number} second")
        return [process.hear(second, [2, 0]), process.hear(first, [1])]

    assert in_parallel(3, run) == [[["2 second", "0 second"], ["1 first"]]] * 3


def test_who_waits_for_one_that_has_ended_is_told() -> None:
    def run(process: Process) -> None:
        if process.number < 3:
            process.hear(process.say(SPOKEN, None), [0, 1, 2, 3])

    with pytest.raises(Deadlock, match="waits for one of"):
        in_parallel(4, run)


def test_who_waits_for_each_other_is_told() -> None:
    other = Operation("all_reduce")

    def run(process: Process) -> None:
        here, there = (SPOKEN, other) if process.number else (other, SPOKEN)
        process.hear(process.say(here, None), [0, 1])
        process.hear(process.say(there, None), [0, 1])

    with pytest.raises(Deadlock):
        in_parallel(2, run)


def test_the_failure_of_one_is_the_failure_of_all() -> None:
    def run(process: Process) -> None:
        if process.number == 2:
            raise DoesNotEnd("a loop")
        process.hear(process.say(SPOKEN, None), [0, 1, 2])

    with pytest.raises(DoesNotEnd, match="a loop"):
        in_parallel(3, run)


def looping(condition: str) -> Program:
    """Return a program of two replicas with a loop that sums a value over both replicas in each iteration.

    The loop counts from the value named `condition`, which may differ per replica, up to 2.
    """
    program = parse(f"""
func.func @main(%x: tensor<f32>) -> tensor<f32> {{
  %r = "stablehlo.replica_id"() : () -> tensor<ui32>
  %zero = stablehlo.constant dense<0> : tensor<ui32>
  %two = stablehlo.constant dense<2> : tensor<ui32>
  %i, %y = "stablehlo.while"({condition}, %x) ({{
    ^bb0(%n: tensor<ui32>, %a: tensor<f32>):
      %c = "stablehlo.compare"(%n, %two) {{comparison_direction = #stablehlo<comparison_direction LT>}}
          : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }}, {{
    ^bb0(%n: tensor<ui32>, %a: tensor<f32>):
      %one = stablehlo.constant dense<1> : tensor<ui32>
      %m = stablehlo.add %n, %one : tensor<ui32>
      %b = "stablehlo.cross-replica-sum"(%a) {{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}}
          : (tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%m, %b) : (tensor<ui32>, tensor<f32>) -> ()
  }}) : (tensor<ui32>, tensor<f32>) -> (tensor<ui32>, tensor<f32>)
  return %y : tensor<f32>
}}""")
    return replace(program, num_replicas=2)


def test_every_turn_of_a_loop_is_an_occasion_of_its_own() -> None:
    (found,) = Machine(Choices()).run(looping("%zero"), (np.array([1, 2], np.float32),))
    assert found is not None
    assert found.tolist() == [6, 6]


def test_a_loop_that_one_process_leaves_early_is_a_deadlock() -> None:
    with pytest.raises(Deadlock):
        Machine(Choices()).run(looping("%r"), (np.array([1, 2], np.float32),))


def test_runs_repeat_though_processes_race() -> None:
    """Runs with the same seed return the same values, because random choices do not depend on the order of threads."""
    program = parse("""
func.func @main(%x: tensor<64xf32>) -> tensor<64xf32> {
  %y = "stablehlo.all_reduce"(%x) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>} : (tensor<64xf32>) -> tensor<64xf32>
  return %y : tensor<64xf32>
}""")
    program = replace(program, num_replicas=4)
    x = np.random.default_rng(0).normal(size=(4, 64)).astype(np.float32)
    runs = [Machine(Random(np.random.default_rng(7), bound)).run(program, (x,))[0] for _ in range(5)]
    assert all(r is not None and r.tobytes() == runs[0].tobytes() for r in runs)  # type: ignore[union-attr]
    assert runs[0] is not None
    assert (runs[0] != runs[0][0]).any()  # each process adds in an order of its own


@pytest.mark.parametrize("processes", [1, 2])
def test_a_tuple_that_main_returns_is_what_it_holds(processes: int) -> None:
    program = parse("""
        func.func @main(%x: tensor<i32>) -> (tuple<tensor<i32>, tuple<tensor<i32>>>, tensor<i32>) {
          %t = "stablehlo.tuple"(%x) : (tensor<i32>) -> tuple<tensor<i32>>
          %u = "stablehlo.tuple"(%x, %t) : (tensor<i32>, tuple<tensor<i32>>) -> tuple<tensor<i32>, tuple<tensor<i32>>>
          "func.return"(%u, %x) : (tuple<tensor<i32>, tuple<tensor<i32>>>, tensor<i32>) -> ()
        }""")
    given = np.array([3, 4][:processes], np.int32)
    returned = Machine().run(replace(program, num_replicas=processes), [given if processes > 1 else given[0]])
    assert [np.asarray(a).tolist() for a in returned] == [given.tolist() if processes > 1 else 3] * 3
