"""Conventions of implementations: a backend is asked which ones it follows, and is judged by its answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import pytest

from generators.cases import Case
from generators.examples import draw_cases, seed_of
from generators.families import strategies
from generators.programs.case_strategies import single_op
from oracles.backends.protocol import Description, Outcome, Results
from oracles.conventions import CONVENTIONS
from oracles.evaluator import Unevaluated, evaluate
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance, Array, from_bounds
from results.verdicts import Conforms, Deviates, Undecided
from spec.parse import parse
from spec.program import Program
from trials.claims.convention_answers import ask, conventions_of, with_conventions
from trials.claims.probes import probes
from trials.findings.recheck import judge_program


@dataclass
class Customary:
    """Backend that returns the lower bound of each result, which is the customary value.

    `saturates_vectors`: elements of a vector sum that the specification leaves open are the type's maximum instead.
    """

    saturates_vectors: bool = False
    negates_wrongly: bool = False
    """Negative numbers are off by one."""
    name: str = "customary"
    seen: list[Program] = field(default_factory=list)

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        self.seen.append(program)
        outputs = evaluate(program, inputs)
        rows = []
        for k in range(len(inputs)):
            row = []
            for x in outputs:
                assert isinstance(x, Acceptance)
                values = from_bounds(x.at(k).lower, x.element_type)[0]
                if self.saturates_vectors and values.shape and next(iter(program.operations())).name == "add":
                    values = np.where(x.at(k).unspecified[0], np.iinfo(values.dtype).max, values)
                if self.negates_wrongly:
                    values = np.where(values < 0, values + 1, values).astype(values.dtype)
                row.append(np.asarray(values))
            rows.append(tuple(row))
        return Results(tuple(rows))

    def describe(self) -> Description:
        return Description(self.name, {}, "this process", ("f16", "f32", "i32"))

    def close(self) -> None:
        pass


def test_every_convention_is_asked() -> None:
    assert {p.convention for p in probes()} - {""} == set(CONVENTIONS)


def test_who_does_the_customary_follows_all() -> None:
    assert with_conventions(Latitude(), ask(Customary()), {}).conventions == set(CONVENTIONS)  # type: ignore[arg-type]


def test_who_does_otherwise_in_vectors_has_no_convention() -> None:
    answers = ask(Customary(saturates_vectors=True))  # type: ignore[arg-type]
    assert answers["add-overflow"] == ("customary", "saturates")
    assert set(CONVENTIONS) - with_conventions(Latitude(), answers, {}).conventions == {"add-overflow"}


def test_what_is_declared_goes_before_the_answers() -> None:
    answers = ask(Customary(saturates_vectors=True))  # type: ignore[arg-type]
    declared = {"add-overflow": "customary", "divide-by-zero": "none"}
    held = with_conventions(Latitude(), answers, declared).conventions  # type: ignore[arg-type]
    assert set(CONVENTIONS) - held == {"divide-by-zero"}


@pytest.fixture
def overflowing() -> Case:
    text = """
    func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {
      %0 = stablehlo.add %x, %x : tensor<2xi32>
      return %0 : tensor<2xi32>
    }
    """
    return Case(parse(text, "test"), ((np.array([2**30, 1], np.int32),),), "add", "i32")


def test_what_breaks_an_own_convention_is_inconsistent(overflowing: Case) -> None:
    known = Latitude(conventions=frozenset({"add-overflow"}))
    verdict = judge_program(Customary(saturates_vectors=True), known, overflowing).verdict  # type: ignore[arg-type]
    assert isinstance(verdict, Deviates)
    assert verdict.standing == "inconsistent"
    assert verdict.conventions == ("add-overflow",)
    assert verdict.fails
    assert verdict.worst is not None
    assert verdict.worst.lower == -(2**31)
    assert isinstance(judge_program(Customary(), known, overflowing).verdict, Conforms)  # type: ignore[arg-type]


def test_what_is_wrong_after_a_convention_is_a_violation() -> None:
    """A wrong negate is a violation even if its operand is a convert that follows a convention."""
    program = """
    func.func @main(%x: tensor<2xf32>) -> tensor<2xf16> {
      %0 = stablehlo.convert %x : (tensor<2xf32>) -> tensor<2xf16>
      %1 = stablehlo.negate %0 : tensor<2xf16>
      return %1 : tensor<2xf16>
    }
    """
    case = Case(parse(program, "test"), ((np.array([0.1, 0.3], np.float32),),))
    known = Latitude(conventions=frozenset({"convert-float-narrowing"}))
    verdict = judge_program(Customary(negates_wrongly=True), known, case).verdict  # type: ignore[arg-type]
    assert isinstance(verdict, Deviates)
    assert verdict.standing == "violation"
    assert "negate" in verdict.message
    assert not verdict.conventions


def test_without_a_convention_nothing_is_claimed(overflowing: Case) -> None:
    verdict = judge_program(Customary(saturates_vectors=True), Latitude(), overflowing).verdict  # type: ignore[arg-type]
    assert not isinstance(verdict, Deviates) or not verdict.fails
    assert not isinstance(verdict, Undecided)  # the other element is decided


def test_a_program_needs_no_other_conventions_than_those_of_its_ops() -> None:
    """For drawn cases of every op, the conventions of the program's ops decide as many elements as all conventions."""
    every, decided = Latitude(conventions=frozenset(CONVENTIONS)), 0
    for op in strategies():
        for case in draw_cases(single_op(op, input_sets=1), 12, seed_of("conventions", op)):
            asked = Latitude(conventions=conventions_of(case.program))
            try:
                without = evaluate(case.program, case.inputs)
                wanted = evaluate(case.program, case.inputs, latitude=every)
            except Unevaluated:
                continue
            assert _open(evaluate(case.program, case.inputs, latitude=asked)) == _open(wanted), case.program
            decided += _open(without) != _open(wanted)
    assert decided > 50


def _open(outputs: Sequence[object]) -> list[int]:
    return [int(x.unspecified.sum()) for x in outputs if isinstance(x, Acceptance)]
