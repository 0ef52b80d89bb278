"""Failing cases are attributed to the entries that name their causes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from generators.cases import Case
from oracles.backends.protocol import Array, Outcome, Results, Unsupported
from oracles.latitudes import Latitude
from spec.parse import parse
from spec.program import Program
from spec.text import text
from tests.trials.machines import MachineBackend
from tests.trials.wrong_sorts import SORT, SORTED, Wrong, WrongTogether, X, Y
from trials.causes.attribution import Attributed, Attributor, Bench
from trials.causes.entries import Entry
from trials.causes.expectations import Expectations
from trials.checks import Executed, failures_of
from trials.computing_operations import op_of_output
from trials.reduce import Reduced
from trials.subject import Subject


def attributed(entry: Entry, *, fewest: int, output: int = 0, program: str = SORTED) -> Attributed:
    """Return how the failure of a program is attributed if `entry` is the only known cause.

    The backend returns zeros for result `output` of programs with at least `fewest` operations.
    """
    backend = Wrong(fewest=fewest, output=output)
    read = parse(program)
    row = tuple(x.astype(np.int32 if "i32" in program else np.float32) for x in (X, Y))
    (judged,) = Executed()(backend, [Case(read, (row,))], Latitude())
    bench = Bench(backend, Latitude(), Executed(), Expectations(entries=(entry,)), "", {}, 60)
    ((found,),) = Attributor()(bench, Subject("programs", "machine"), [judged])
    return found


def test_what_shows_at_random_is_known_in_a_program_of_which_nothing_can_be_left_out() -> None:
    assert attributed(SORT, fewest=3).entry == SORT


@pytest.mark.parametrize("output", [0, 1])
def test_the_operation_whose_result_is_wrong_is_blamed_and_not_the_last(output: int) -> None:
    both = """func.func @main(%x: tensor<3xi32>, %y: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
      %n = stablehlo.negate %x : tensor<3xi32>
      %m = stablehlo.abs %y : tensor<3xi32>
      return %n, %m : tensor<3xi32>, tensor<3xi32>
    }"""
    entries = [replace(SORT, ops=(op,), when=(), at_random=False) for op in ("negate", "abs")]
    found = [attributed(entry, fewest=2, output=output, program=both).entry for entry in entries]
    assert found == [entry if i == output else None for i, entry in enumerate(entries)]


def test_an_op_names_an_operation_where_no_later_one_is_of_it() -> None:
    program = parse("""func.func @main(%x: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
      %a = stablehlo.abs %x : tensor<3xi32>
      %n = stablehlo.negate %x : tensor<3xi32>
      %m = stablehlo.negate %a : tensor<3xi32>
      return %a, %n, %m : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
    }""")
    assert [op_of_output(program, i) for i in range(3)] == ["abs", None, "negate"]


def test_what_shows_as_no_more_than_an_inaccuracy_of_another_operation_is_known_too() -> None:
    elementary = SORTED.replace("i32", "f32").replace("negate", "logistic")
    found = attributed(SORT, fewest=3, program=elementary)
    assert (found.failure.standing, found.entry) == ("accuracy", SORT)


@pytest.mark.parametrize(
    ("entry", "fewest", "output"),
    [
        (replace(SORT, at_random=False), 3, 0),
        (SORT, 2, 0),  # something could be left out
        (SORT, 3, 1),  # what is wrong does not depend on a sort
        (replace(SORT, when=("negative-padding",)), 3, 0),
    ],
)
def test_nothing_else_is_taken_for_it(entry: Entry, fewest: int, output: int) -> None:
    found = attributed(entry, fewest=fewest, output=output)
    assert found.entry is None
    assert found.signature is not None


@pytest.mark.parametrize(
    ("neighbour", "reductions", "is_known"), [("sort", 60, True), ("abs", 60, False), ("abs", 0, True)]
)
def test_the_cause_of_wrong_values_is_looked_for_in_what_is_left_of_a_program(
    neighbour: str, reductions: int, is_known: bool
) -> None:
    entry = replace(SORT, ops=("negate",), when=(f"with={neighbour}",), at_random=False)
    backend = WrongTogether()
    (judged,) = Executed()(backend, [Case(parse(SORTED), ((X, Y),))], Latitude())
    bench = Bench(backend, Latitude(), Executed(), Expectations(entries=(entry,)), "", {}, reductions)
    ((found,),) = Attributor()(bench, Subject("programs", "machine", op="negate"), [judged])
    assert found.entry == (entry if is_known else None)


LOOP = """func.func @main(%x: tensor<3xi32>, %y: tensor<i32>) -> (tensor<3xi32>, tensor<i32>) {
  %r:2 = "stablehlo.while"(%x, %y) ({
  ^bb0(%v: tensor<3xi32>, %i: tensor<i32>):
    %three = stablehlo.constant dense<3> : tensor<i32>
    %go = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  }, {
  ^bb0(%v: tensor<3xi32>, %i: tensor<i32>):
    %a = stablehlo.abs %v : tensor<3xi32>
    %n = stablehlo.negate %a : tensor<3xi32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %j : tensor<3xi32>, tensor<i32>
  }) : (tensor<3xi32>, tensor<i32>) -> (tensor<3xi32>, tensor<i32>)
  return %r#0, %r#1 : tensor<3xi32>, tensor<i32>
}"""
ONE_CHAIN = """func.func @main(%x: tensor<3xi32>) -> tensor<3xi32> {
  %a = stablehlo.abs %x : tensor<3xi32>
  %n = stablehlo.negate %a : tensor<3xi32>
  return %n : tensor<3xi32>
}"""
NEGATED = """func.func @main(%x: tensor<3xi32>) -> tensor<3xi32> {
  %n = stablehlo.negate %x : tensor<3xi32>
  return %n : tensor<3xi32>
}"""


CARRIED = """func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %a = stablehlo.abs %x : tensor<3xf32>
  %n = stablehlo.negate %a : tensor<3xf32>
  %e = stablehlo.exponential %n : tensor<3xf32>
  return %e : tensor<3xf32>
}"""


LOOPED = """func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %a = stablehlo.abs %x : tensor<3xf32>
  %n = stablehlo.negate %a : tensor<3xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.while"(%zero, %n) ({
  ^bb0(%i: tensor<i32>, %v: tensor<3xf32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %l = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }, {
  ^bb0(%i: tensor<i32>, %v: tensor<3xf32>):
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %e = stablehlo.exponential %v : tensor<3xf32>
    stablehlo.return %j, %e : tensor<i32>, tensor<3xf32>
  }) : (tensor<i32>, tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>)
  return %r#1 : tensor<3xf32>
}"""


class NoAbs(MachineBackend):
    """Machine that computes the negate of an abs as if there were no abs.

    `also`: if the program has an exponential too, its last result is 7. `loops`: programs with an exponential and no
    loop are computed correctly.
    """

    def __init__(self, also: bool, loops: bool = False) -> None:
        super().__init__()
        self.also = also
        self.loops = loops

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        names = {o.name for o in program.operations()}
        if self.loops and "exponential" in names and "while" not in names:
            return super().run(program, inputs)
        if not {"abs", "negate"} <= names:
            return super().run(program, inputs)
        outcome = super().run(parse(text(program).replace("stablehlo.abs", "stablehlo.negate")), inputs)
        if not self.also or "exponential" not in names or not isinstance(outcome, Results):
            return outcome
        return Results(tuple((*row[:-1], np.full_like(row[-1], 7)) for row in outcome.outputs))


@pytest.mark.parametrize("also", [False, True])
@pytest.mark.parametrize("program", [CARRIED, LOOPED])
def test_an_operation_that_computes_rightly_with_what_is_wrong_has_no_cause_of_its_own(
    program: str, also: bool
) -> None:
    """A correct exponential of a wrong operand is attributed to the cause of the operand; a wrong exponential is not.

    A wrong exponential is an inaccuracy and a wrong operand a violation, so no reduction takes one for the other.
    """
    entry = Entry(
        "negate", "its operand", "negate, semantics", CARRIED, kinds=("wrong-value",), ops=("negate",),
        standing="violation", when=("with=abs",),
    )  # fmt: skip
    backend = NoAbs(also, loops=program == LOOPED)
    (judged,) = Executed()(backend, [Case(parse(program), ((np.array([-2, 1, -3], np.float32),),))], Latitude())
    bench = Bench(backend, Latitude(), Executed(), Expectations(entries=(entry,)), "", {}, 60)
    ((found,),) = Attributor()(bench, Subject("programs", "machine"), [judged])
    assert found.entry == (None if also else entry)
    assert also == (found.failure.standing == "accuracy")


class FewOutputs(MachineBackend):
    """Machine with the wrong sign in the first result of programs that negate; it refuses more than two results."""

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        if len(program.main.result_types) > 2:
            return Unsupported("too many outputs", "compile")
        outcome = super().run(program, inputs)
        negates = any(o.name == "negate" for o in program.operations())
        if not negates or not isinstance(outcome, Results):
            return outcome
        return Results(tuple((-row[0], *row[1:]) for row in outcome.outputs))


def test_what_is_left_of_a_program_is_looked_into_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The operation to blame is located again in the reduced program, which still has two operations.

    The whole program cannot show it: the backend refuses the program that returns all its values. The stub for `reduce`
    stops early, as a search without time does.
    """
    entry = Entry(
        "negate", "its operand", "negate, semantics", text(parse(NEGATED)), kinds=("wrong-value",), ops=("negate",),
        standing="violation", unless=("needs-neighbours",),
    )  # fmt: skip
    backend = FewOutputs()
    cases = [Case(parse(LOOP), ((X, np.array(0, np.int32)),)), Case(parse(ONE_CHAIN), ((X,),))]
    whole, left = Executed()(backend, cases, Latitude())
    monkeypatch.setattr("trials.causes.attribution.reduce", lambda *args, **limits: Reduced(left, 1, 0.0))
    bench = Bench(backend, Latitude(), Executed(), Expectations(entries=(entry,)), "", {}, 60)
    ((found,),) = Attributor()(bench, Subject("programs", "machine"), [whole])
    assert found.entry == entry


class LostNaN(MachineBackend):
    """Machine that negates NaN to 1, and 5 to NaN.

    Both failures are of kind `nan`, and an input with both numbers has the same features as one with the NaN alone.
    """

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        outcome = super().run(program, inputs)
        if not isinstance(outcome, Results):
            return outcome
        pairs = ((x, y) for (x,), (y,) in zip(inputs, outcome.outputs, strict=True))
        wrong = (np.where(np.isnan(x), 1, np.where(x == 5, np.nan, y)).astype(x.dtype) for x, y in pairs)
        return Results(tuple((x,) for x in wrong))


def test_what_made_no_difference_to_two_causes_is_tried_again_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    program = parse(NEGATED.replace("i32", "f32"))
    entry = Entry(
        "negate", "its operand", "negate, semantics", text(program), kinds=("nan",), ops=("negate",),
        standing="violation", when=("nan-input",), goes_away=("no-nan",),
    )  # fmt: skip
    backend = LostNaN()
    rows = [np.array(row, np.float32) for row in ([np.nan, 5, 1], [np.nan, 2, 1])]
    two, one = Executed()(backend, [Case(program, ((row,),)) for row in rows], Latitude())
    monkeypatch.setattr("trials.causes.attribution.reduce", lambda *args, **limits: Reduced(one, 1, 0.0))
    bench = Bench(backend, Latitude(), Executed(), Expectations(entries=(entry,)), "", {}, 60)
    ((found,),) = Attributor()(bench, Subject("programs", "machine"), [two])
    assert found.entry == entry


SINGULAR = """func.func @main(%x: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %a = stablehlo.abs %x : tensor<1x1xf32>
  %n = stablehlo.negate %a : tensor<1x1xf32>
  %s = stablehlo.subtract %n, %x : tensor<1x1xf32>
  %t = "stablehlo.triangular_solve"(%s, %x) <{left_side = true, lower = true, unit_diagonal = false,
    transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  return %t : tensor<1x1xf32>
}"""


def test_an_operation_whose_operands_came_to_leave_it_open_has_no_cause_of_its_own() -> None:
    """A division by zero inside triangular_solve is attributed to the wrong negate that makes the divisor zero."""
    entry = Entry(
        "negate", "its operand", "negate, semantics", CARRIED, kinds=("wrong-value",), ops=("negate",),
        standing="violation", when=("with=abs",),
    )  # fmt: skip
    backend = NoAbs(also=False)
    (judged,) = Executed()(backend, [Case(parse(SINGULAR), ((np.array([[2]], np.float32),),))], Latitude())
    assert {f.kind for f in failures_of(judged.verdict)} <= {"infinity", "nan"}
    bench = Bench(backend, Latitude(), Executed(), Expectations(entries=(entry,)), "", {}, 60)
    ((found,),) = Attributor()(bench, Subject("programs", "machine"), [judged])
    assert found.entry == entry


def test_a_larger_program_has_a_possible_cause() -> None:
    """A cause is certain for a program with no more operations than the pin, and only possible for a larger one."""
    larger = SORTED.replace("return %n, %m", "%o = stablehlo.not %m : tensor<3xi32>\n  return %n, %o")
    entry = replace(SORT, ops=(), when=(), at_random=False, inputs=([3, 1, 2], [-1, 0, 1]))
    for program, is_certain in ((SORTED, True), (larger, False)):
        backend = Wrong(fewest=3)
        [judged] = Executed()(backend, [Case(parse(program), ((X, Y),))], Latitude())
        bench = Bench(backend, Latitude(), Executed(), Expectations(entries=(entry,)), "", {}, 0)
        known, possible = Attributor().recognize(bench, Subject("programs", "machine"), judged)
        assert (known, possible) == (([entry], []) if is_certain else ([], [entry]))
