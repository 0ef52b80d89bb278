"""Attribution of failures that must be reduced first, and of failures that occur at random."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest

from generators.cases import Case
from oracles.backends.protocol import Array, Crashed, Outcome, Results
from oracles.latitudes import Latitude
from results.verdicts import Kind
from spec.parse import parse
from spec.program import Program
from tests.trials.machines import MachineBackend
from tests.trials.wrong_sorts import SORT, SORTED, Wrong, WrongTogether, X, Y
from trials.causes.attribution import LONGEST, SHORTEST, Attributor, Bench
from trials.causes.entries import Entry
from trials.causes.expectations import Expectations
from trials.checks import Executed, Failure, failures_of
from trials.computing_operations import computations
from trials.reduce import Reduced, reduce
from trials.subject import Subject


@pytest.fixture
def reductions(monkeypatch: pytest.MonkeyPatch) -> list[Failure]:
    """The failures that are reduced, in order."""
    found: list[Failure] = []

    def counted(*args: Any, **limits: Any) -> Reduced:
        found.append(args[4])
        return reduce(*args, **limits)

    monkeypatch.setattr("trials.causes.attribution.reduce", counted)
    return found


class WrongInTwoWays(WrongTogether):
    """As WrongTogether, but the wrong result has NaN as first element and a last element that is one too small."""

    def spoilt(self, array: Array) -> Array:
        wrong = array.copy()
        wrong.flat[0] = np.nan
        wrong.flat[-1] -= 1
        return wrong


@pytest.mark.parametrize(("kinds", "count"), [(("wrong-value", "nan"), 1), (("wrong-value",), 2), (("infinity",), 1)])
def test_what_deviates_in_several_ways_is_reduced_once(
    kinds: tuple[Kind, ...], count: int, reductions: list[Failure]
) -> None:
    entry = replace(SORT, kinds=kinds, ops=("negate",), when=("with=sort",), at_random=False)
    backend = WrongInTwoWays()
    row = tuple(x.astype(np.float32) for x in (X, Y))
    (judged,) = Executed()(backend, [Case(parse(SORTED.replace("i32", "f32")), (row,))], Latitude())
    assert {f.kind for f in failures_of(judged.verdict)} == {"wrong-value", "nan"}
    bench = Bench(backend, Latitude(), Executed(), Expectations(entries=(entry,)), "", {}, 60)
    (found,) = Attributor()(bench, Subject("programs", "machine"), [judged])
    assert len(reductions) == count
    known = [f.entry is not None for f in found]
    assert known == ([True, True] if "nan" in kinds else ["wrong-value" in kinds, False])
    assert len({f.signature.id for f in found if f.signature is not None}) == min(known.count(False), 1)


def test_a_reduction_ends_once_what_is_left_is_known() -> None:
    whole = SORTED.replace("stablehlo.negate %s", "stablehlo.negate %x")
    executions = {}
    for kind in ("wrong-value", "nan"):
        entry = replace(SORT, kinds=(kind,), ops=("negate",), when=(), at_random=False)
        backend = WrongNegations()
        (judged,) = Executed()(backend, [Case(parse(whole), ((X, Y),))], Latitude())
        bench = Bench(backend, Latitude(), Executed(), Expectations(entries=(entry,)), "", {}, 60)
        backend.runs = 0
        ((found,),) = Attributor()(bench, Subject("programs", "machine"), [judged])
        assert found.entry == (entry if kind == "wrong-value" else None)
        executions[kind] = backend.runs
    assert executions["wrong-value"] < executions["nan"] / 2


@dataclass
class WrongNegations(MachineBackend):
    """Returns zeros for the first result of programs that negate and have at most two results."""

    runs: int = 0

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        self.runs += 1
        outcome = super().run(program, inputs)
        names = [o.name for o in computations(program)]
        if not isinstance(outcome, Results) or "negate" not in names or len(program.main.result_types) > 2:
            return outcome
        return Results(tuple((np.zeros_like(row[0]), *row[1:]) for row in outcome.outputs))


def test_reductions_are_short_where_a_run_is_about_to_end() -> None:
    bench = Bench(Wrong(), Latitude(), Executed(), Expectations(), "", {}, 60)
    assert bench.seconds_left == LONGEST
    assert replace(bench, deadline=time.time() - 100).seconds_left == SHORTEST
    assert SHORTEST < replace(bench, deadline=time.time() + 30).seconds_left <= 30


class WrongSines(MachineBackend):
    """Returns zeros for the first result of programs that compute a sine."""

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        outcome = super().run(program, inputs)
        if not isinstance(outcome, Results) or "sine" not in {o.name for o in program.operations()}:
            return outcome
        return Results(tuple((np.zeros_like(row[0]), *row[1:]) for row in outcome.outputs))


@pytest.mark.parametrize(
    ("backend", "entry", "is_known"),
    [
        (WrongTogether(), SORT, True),
        (WrongTogether(), replace(SORT, ops=("abs",), when=()), False),
        (WrongSines(), SORT, False),
    ],
)
def test_what_is_at_random_is_known_in_what_is_left_where_that_needs_it(
    backend: MachineBackend, entry: Entry, is_known: bool
) -> None:
    sine = "%n = stablehlo.sine %s" if isinstance(backend, WrongSines) else "%n = stablehlo.negate %s"
    program = parse(SORTED.replace("%n = stablehlo.negate %s", sine).replace("i32", "f32"))
    row = (X.astype(np.float32), Y.astype(np.float32))
    (judged,) = Executed()(backend, [Case(program, (row,))], Latitude())
    bench = Bench(backend, Latitude(), Executed(), Expectations(entries=(entry,)), "", {}, 60)
    ((found,),) = Attributor()(bench, Subject("programs", "machine"), [judged])
    assert (found.entry == entry) == is_known
    assert "abs" not in {o.name for o in computations(found.judged.case.program)}


@dataclass
class WrongAtTimes(Wrong):
    """As `Wrong`, but wrong only in the first of every `every` runs."""

    every: int = 1
    times: int = 0

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        self.times += 1
        outcome = super().run(program, inputs)
        return outcome if self.times % self.every == 1 % self.every else MachineBackend.run(self, program, inputs)


@pytest.mark.parametrize("every", [1, 3])
def test_what_another_run_does_not_show_is_not_reduced_where_it_is_known_to_be_at_random(
    every: int, reductions: list[Failure]
) -> None:
    backend = WrongAtTimes(fewest=3, every=every)
    (judged,) = Executed(repeats=0)(backend, [Case(parse(SORTED), ((X, Y),))], Latitude())
    bench = Bench(backend, Latitude(), Executed(repeats=0), Expectations(entries=(SORT,)), "", {}, 60)
    ((found,),) = Attributor()(bench, Subject("programs", "machine"), [judged])
    assert found.entry == SORT
    assert len(reductions) == (1 if every == 1 else 0)


@pytest.mark.parametrize(("every", "is_known"), [(1, False), (3, True)])
def test_what_another_run_does_not_show_is_known_at_random_of_cases_that_are_not_reduced_too(
    every: int, is_known: bool, reductions: list[Failure]
) -> None:
    backend = WrongAtTimes(fewest=3, every=every)
    (judged,) = Executed(repeats=0)(backend, [Case(parse(SORTED), ((X, Y),))], Latitude())
    bench = Bench(
        backend, Latitude(), Executed(repeats=0), Expectations(entries=(SORT,)), "", {}, 60, is_reducible=False
    )
    ((found,),) = Attributor()(bench, Subject("relations", "machine"), [judged])
    assert (found.entry == SORT) == is_known
    assert not reductions


@dataclass
class CrashesAtTimes(MachineBackend):
    """Crashes in the first of every three runs, on programs of at least three operations."""

    times: int = 0

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        self.times += 1
        is_ended = self.times % 3 == 1 and len(computations(program)) >= 3
        return Crashed("ended by SIGSEGV", "compile", -11) if is_ended else super().run(program, inputs)


@pytest.mark.parametrize(
    ("entry", "is_known"),
    [
        (replace(SORT, message="SIGSEGV"), True),
        (replace(SORT, message="SIGABRT"), False),
        (replace(SORT, message="SIGSEGV", ops=("cosine",), when=()), False),
        (replace(SORT, message="SIGSEGV", at_random=False), False),
    ],
)
def test_what_ends_a_process_at_random_is_known_in_a_larger_program(
    entry: Entry, is_known: bool, reductions: list[Failure]
) -> None:
    backend = CrashesAtTimes()
    entry = replace(entry, verdict="Crashes", kinds=(), standing=None)
    (judged,) = Executed(repeats=0)(backend, [Case(parse(SORTED), ((X, Y),))], Latitude())
    bench = Bench(backend, Latitude(), Executed(repeats=0), Expectations(entries=(entry,)), "", {}, 10)
    ((found,),) = Attributor()(bench, Subject("programs", "machine"), [judged])
    assert (found.entry == entry) == is_known
    assert is_known == (not reductions)


IN_BRANCH = """func.func @main(%x: tensor<3xi32>, %y: tensor<3xi32>, %p: tensor<i1>) -> (tensor<3xi32>, tensor<3xi32>) {
  %s = "stablehlo.if"(%p) ({
    %c = func.call @f(%x) : (tensor<3xi32>) -> tensor<3xi32>
    stablehlo.return %c : tensor<3xi32>
  }, {
    stablehlo.return %y : tensor<3xi32>
  }) : (tensor<i1>) -> tensor<3xi32>
  %n = stablehlo.negate %s : tensor<3xi32>
  %m = stablehlo.abs %y : tensor<3xi32>
  return %n, %m : tensor<3xi32>, tensor<3xi32>
}
func.func private @f(%x: tensor<3xi32>) -> tensor<3xi32> {
  %t = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = -1 : i64} : (tensor<3xi32>) -> tensor<3xi32>
  return %t : tensor<3xi32>
}"""


@pytest.mark.parametrize(("output", "is_known"), [(0, True), (1, False)])
def test_what_shows_at_random_is_known_in_branches_and_in_functions_too(output: int, is_known: bool) -> None:
    backend = WrongAtTimes(fewest=3, output=output, every=3)
    row = (X, Y, np.array(True))
    (judged,) = Executed(repeats=0)(backend, [Case(parse(IN_BRANCH), (row,))], Latitude())
    bench = Bench(backend, Latitude(), Executed(repeats=0), Expectations(entries=(SORT,)), "", {}, 10)
    ((found,),) = Attributor()(bench, Subject("programs", "machine"), [judged])
    assert (found.entry == SORT) == is_known
