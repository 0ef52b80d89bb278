"""A program that sorts and negates, an entry about its failure, and backends that compute it wrongly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from oracles.backends.protocol import Array, Outcome, Results
from spec.parse import parse
from spec.program import Program
from spec.text import text
from tests.trials.machines import MachineBackend
from trials.causes.entries import Entry
from trials.computing_operations import computations

SORTED = """func.func @main(%x: tensor<3xi32>, %y: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %s = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = -1 : i64} : (tensor<3xi32>) -> tensor<3xi32>
  %n = stablehlo.negate %s : tensor<3xi32>
  %m = stablehlo.abs %y : tensor<3xi32>
  return %n, %m : tensor<3xi32>, tensor<3xi32>
}"""
X, Y = np.array([3, 1, 2], np.int32), np.array([-1, 0, 1], np.int32)
SORT = Entry(
    "sort-negative-dimension", "no order", "order (sort)", text(parse(SORTED)), kinds=("wrong-value",), ops=("sort",),
    standing="violation", when=("negative-dimension",), at_random=True,
)  # fmt: skip


@dataclass
class Wrong(MachineBackend):
    """Returns zeros for the result `output` of programs with two results and at least `fewest` operations."""

    fewest: int = 0
    output: int = 0

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        outcome = super().run(program, inputs)
        is_wrong = len(computations(program)) >= self.fewest and len(program.main.result_types) == 2
        if not is_wrong or not isinstance(outcome, Results):
            return outcome
        rows = ([np.zeros_like(x) if i == self.output else x for i, x in enumerate(row)] for row in outcome.outputs)
        return Results(tuple(map(tuple, rows)))


class WrongTogether(MachineBackend):
    """Returns zeros for the first result of programs that sort and negate."""

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        outcome = super().run(program, inputs)
        if not isinstance(outcome, Results) or not {"sort", "negate"} <= {o.name for o in program.operations()}:
            return outcome
        return Results(tuple((self.spoilt(np.asarray(row[0])), *row[1:]) for row in outcome.outputs))

    def spoilt(self, array: Array) -> Array:
        return np.zeros_like(array)
