"""Judgement in pieces of programs whose sets of conforming results are too wide as a whole.

Correct results conform, and wrong ones are caught.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import pytest

from generators.cases import Case
from oracles.backends.protocol import Array, Outcome, Results
from oracles.judge import expectation, is_too_wide, judge, mode_for
from oracles.latitudes import Latitude
from oracles.sets import error_bounds
from results.verdicts import Conforms, Deviates, Undecided
from spec.parse import parse
from spec.program import Constant, Operation, Program, Region, Value
from spec.rewriting import defined_names, fresh_names, with_main
from spec.types import FloatType, TensorType
from tests.trials.machines import MachineBackend
from trials.checks import Executed, Judged
from trials.pieces.loop_states import count_turns
from validation.implementations.legal_freedoms import Random
from validation.implementations.machine import Machine

STEP = """
      %m{i} = stablehlo.reduce({x} init: %zero) applies stablehlo.add across dimensions = [1]
        : (tensor<3x8xf32>, tensor<f32>) -> tensor<3xf32>
      %a{i} = stablehlo.multiply %m{i}, %eighth : tensor<3xf32>
      %b{i} = stablehlo.broadcast_in_dim %a{i}, dims = [0] : (tensor<3xf32>) -> tensor<3x8xf32>
      %c{i} = stablehlo.subtract {x}, %b{i} : tensor<3x8xf32>
      %s{i} = stablehlo.multiply %c{i}, %c{i} : tensor<3x8xf32>
      %v{i} = stablehlo.reduce(%s{i} init: %zero) applies stablehlo.add across dimensions = [1]
        : (tensor<3x8xf32>, tensor<f32>) -> tensor<3xf32>
      %r{i} = stablehlo.rsqrt %v{i} : tensor<3xf32>
      %e{i} = stablehlo.broadcast_in_dim %r{i}, dims = [0] : (tensor<3xf32>) -> tensor<3x8xf32>
      %n{i} = stablehlo.multiply %c{i}, %e{i} : tensor<3x8xf32>
      %d{i} = stablehlo.dot_general %n{i}, %w, contracting_dims = [1] x [0]
        : (tensor<3x8xf32>, tensor<8x8xf32>) -> tensor<3x8xf32>
      %t{i} = stablehlo.tanh %d{i} : tensor<3x8xf32>
      %y{i} = stablehlo.add {x}, %t{i} : tensor<3x8xf32>
"""
"""A normalization, a product and an activation, added to what they are computed from."""
CONSTANTS = """
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %eighth = stablehlo.constant dense<0.125> : tensor<3xf32>
"""
LONG = f"""
    func.func @main(%x: tensor<3x8xf32>, %w: tensor<8x8xf32>) -> tensor<3x8xf32> {{
      {CONSTANTS}
      {"".join(STEP.format(i=i, x="%x" if i == 0 else f"%y{i - 1}") for i in range(6))}
      return %y5 : tensor<3x8xf32>
    }}
"""
TURNS = 12
"""How often the loop turns. It has a state that no turn changes and that is computed of constants alone."""
LOOP = f"""
    func.func @main(%x: tensor<3x8xf32>, %w: tensor<8x8xf32>) -> tensor<3x8xf32> {{
      %first = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %turns = stablehlo.constant dense<{TURNS}> : tensor<i32>
      {CONSTANTS}
      %negated = stablehlo.negate %turns : tensor<i32>
      %most = stablehlo.negate %negated : tensor<i32>
      %out:3 = stablehlo.while(%i = %first, %s = %x, %n = %most) : tensor<i32>, tensor<3x8xf32>, tensor<i32>
      cond {{
        %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %p : tensor<i1>
      }} do {{
        {STEP.format(i=0, x="%s")}
        %j = stablehlo.add %i, %one : tensor<i32>
        stablehlo.return %j, %y0, %n : tensor<i32>, tensor<3x8xf32>, tensor<i32>
      }}
      return %out#1 : tensor<3x8xf32>
    }}
"""


def case_of(text: str, input_sets: int = 2) -> Case:
    rng = np.random.default_rng(7)
    rows = tuple(
        (rng.standard_normal((3, 8)).astype(np.float32), rng.standard_normal((8, 8)).astype(np.float32))
        for _ in range(input_sets)
    )
    return Case(parse(text, "test"), rows)


@dataclass
class OneWrong:
    """The machine, with the results of all operations `op` of shape `shape` multiplied by 1 + `share`."""

    name: str
    op: str
    shape: tuple[int, ...]
    share: float
    machine: MachineBackend

    def describe(self) -> object:
        return self.machine.describe()

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        main = program.main
        changed = self._changed(main.body, fresh_names(defined_names(main.body)))
        return self.machine.run(
            with_main(program, changed.arguments, changed.operations[:-1], changed.returned), inputs
        )

    def _changed(self, region: Region, fresh: object) -> Region:
        operations: list[Operation] = []
        for o in region.operations:
            within = replace(o, regions=tuple(self._changed(r, fresh) for r in o.regions)) if o.regions else o
            operations += self._wrong(within, fresh) if self._is_meant(within) else [within]
        return replace(region, operations=tuple(operations))

    def _is_meant(self, o: Operation) -> bool:
        t = o.results[0].type if o.results else None
        return o.name == self.op and isinstance(t, TensorType) and t.shape == self.shape

    def _wrong(self, o: Operation, fresh: object) -> list[Operation]:
        [result] = o.results
        assert isinstance(result.type, TensorType)
        assert isinstance(result.type.element_type, FloatType)
        right, factor = (Value(fresh(n), result.type) for n in ("right", "factor"))  # type: ignore[operator]
        held = Constant.of(np.full(self.shape, 1 + self.share, np.float32), result.type.element_type)
        return [
            replace(o, results=(right,)),
            Operation("constant", (), (("value", held),), (), (factor,)),
            Operation("multiply", (right, factor), (), (), (result,)),
        ]


def judged(backend: object, case: Case) -> Judged:
    [found] = Executed(repeats=0)(backend, [case], Latitude())  # type: ignore[arg-type]
    return found


@pytest.mark.parametrize("text", [LONG, LOOP], ids=["long", "loop"])
def test_a_long_program_is_too_wide_as_a_whole_and_conforms_in_pieces(text: str) -> None:
    case, backend = case_of(text), MachineBackend()
    outcome = backend.run(case.program, case.inputs)
    whole = judge(outcome, expectation(case.program, case.inputs, mode_for(case.program)), case.program, 2)
    assert is_too_wide(whole)
    found = judged(backend, case)
    assert found.verdict == Conforms()
    assert found.tightness is not None
    assert found.tightness.median_ulps is not None
    assert float(found.tightness.median_ulps) <= 100


@pytest.mark.parametrize("text", [LONG, LOOP], ids=["long", "loop"])
@pytest.mark.parametrize("seed", range(4))
def test_whoever_takes_freedoms_at_random_conforms(text: str, seed: int) -> None:
    backend = MachineBackend(Machine(Random(np.random.default_rng(seed), error_bounds.bound, may_fuse=True)))
    verdict = judged(backend, case_of(text, 1)).verdict
    # Random rounding differs from run to run, so that cuts may be seen to change the outputs.
    assert isinstance(verdict, Conforms | Undecided), verdict


@pytest.mark.parametrize("text", [LONG, LOOP], ids=["long", "loop"])
@pytest.mark.parametrize(
    ("op", "shape"),
    [("rsqrt", (3,)), ("tanh", (3, 8)), ("add", (3, 8)), ("dot_general", (3, 8)), ("reduce", (3,))],
)
def test_an_operation_that_is_slightly_wrong_is_caught(text: str, op: str, shape: tuple[int, ...]) -> None:
    found = judged(OneWrong("wrong", op, shape, 1e-4, MachineBackend()), case_of(text))
    assert isinstance(found.verdict, Deviates)
    assert found.verdict.fails
    if found.in_pieces is None:  # a fault near the end shows in the whole program
        return
    assert found.piece is not None
    assert isinstance(found.piece.verdict, Deviates)
    assert len(list(found.piece.case.program.operations())) < len(list(found.case.program.operations()))


class WrongWhereWatched:
    """Machine that is slightly wrong only in programs with several results, so that a piece run alone conforms."""

    name = "wrong where watched"

    def __init__(self) -> None:
        self.right = MachineBackend()
        self.wrong = OneWrong("wrong", "dot_general", (3, 8), 1e-5, self.right)

    def describe(self) -> object:
        return self.right.describe()

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        return (self.wrong if len(program.main.result_types) > 1 else self.right).run(program, inputs)


def test_what_no_program_of_its_own_shows_is_no_deviation() -> None:
    found = judged(WrongWhereWatched(), case_of(LONG))
    assert isinstance(found.verdict, Undecided)
    assert "conforms as it is run alone" in found.verdict.reason


def test_loops_are_counted_in_each_input_set() -> None:
    text = """
    func.func @main(%n: tensor<i32>) -> tensor<i32> {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %two = stablehlo.constant dense<2> : tensor<i32>
      %out = stablehlo.while(%i = %zero) : tensor<i32>
      cond {
        %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %p : tensor<i1>
      } do {
        %j = stablehlo.add %i, %two : tensor<i32>
        stablehlo.return %j : tensor<i32>
      }
      return %out : tensor<i32>
    }
    """
    program = parse(text, "test")
    loops = [o for o in program.main.body.operations if o.name == "while"]
    outcome = MachineBackend().run(count_turns(program, loops).program, [(np.int32(n),) for n in (0, 1, 7)])
    assert isinstance(outcome, Results)
    assert [int(np.asarray(row[0])) for row in outcome.outputs] == [0, 1, 4]


STILL = LOOP.replace(f"dense<{TURNS}>", "dense<0>")
"""A loop that does not turn, after a program whose sets are too wide."""


def test_a_loop_that_does_not_turn_returns_what_it_is_given() -> None:
    before = "".join(STEP.format(i=i + 50, x="%x" if i == 0 else f"%y{i + 49}") for i in range(6))
    text = STILL.replace("%negated =", before + "%negated =").replace("%s = %x,", "%s = %y55,")
    assert judged(MachineBackend(), case_of(text)).verdict == Conforms()
    wrong = judged(OneWrong("wrong", "tanh", (3, 8), 1e-4, MachineBackend()), case_of(text)).verdict
    assert isinstance(wrong, Deviates)
    assert wrong.fails
