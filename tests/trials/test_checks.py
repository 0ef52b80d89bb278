"""Checks of outcomes at compile time and at run time, where the specification decides them and where it does not."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from generators.cases import Case
from generators.examples import draw_cases
from generators.programs.case_strategies import single_op
from generators.twins.invalid_twins import twins
from oracles.backends.protocol import Array, Crashed, Description, Outcome, Rejected, Results, Unsupported
from oracles.latitudes import Latitude
from results.verdicts import AcceptsInvalid, Conforms, Crashes, RejectsValid, Stage, Undecided, Verdict, fails
from results.verdicts import Unsupported as SaysUnsupported
from spec.parse import parse
from spec.program import Program
from trials.checks import UNSUPPORTED, Executed, Refused
from trials.claims.validity import ACCEPTED

ALL_GATHER = """
func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {
  %r = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = dense<[[7]]> : tensor<1x1xi64>}
    : (tensor<1xf32>) -> tensor<1xf32>
  func.return %r : tensor<1xf32>
}
"""


class Late:
    """Backend that accepts every program, and has the same outcome for each run."""

    name = "late"

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome

    def describe(self) -> Description:
        return Description(self.name, {}, "nothing", ("f32",))

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        return self.outcome

    def verify(self, program: Program) -> Outcome:
        return Results(())

    def close(self) -> None:
        pass


def test_labels_of_our_own_blame_nobody() -> None:
    (twin,) = draw_cases(twins("dynamic_iota", "C2"), 1, 0)
    check, case = Refused(), Case(twin.program, (), twin.op)
    (judged,) = check(Late(Results(())), [case], Latitude())
    assert isinstance(judged.verdict, Undecided)
    (judged,) = check(Late(Results(())), [replace(case, op="iota")], Latitude())
    assert isinstance(judged.verdict, AcceptsInvalid)


@pytest.mark.parametrize(
    ("outcome", "verdict"),
    [
        (Results(((None,),)), AcceptsInvalid),
        (Rejected("no such process", "execute"), Conforms),
        (Unsupported("too many processes", "translate"), SaysUnsupported),
        (Crashed("SIGABRT", "execute", -6), Crashes),
    ],
)
def test_what_is_about_the_grid_is_run_too(outcome: Outcome, verdict: type[Verdict]) -> None:
    case = Case(parse(ALL_GATHER, verified=False), ())
    assert isinstance(Refused()(Late(outcome), [case], Latitude())[0].verdict, verdict)


def test_nothing_is_evaluated_of_what_is_unsupported() -> None:
    (case,) = draw_cases(single_op("add"), 1, 0)
    (judged,) = Executed()(Late(Unsupported("no such type", "translate")), [case], Latitude())
    assert judged.verdict == SaysUnsupported("no such type", "translate")
    assert judged.expected is UNSUPPORTED
    assert judged.tightness is None


DIVIDES_UNSEEN = """
func.func @main(%x: tensor<i32>, %y: tensor<i32>, %p: tensor<i1>) -> tensor<i32> {
  %q = "stablehlo.divide"(%x, %y) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %r = "stablehlo.select"(%p, %q, %x) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  func.return %r : tensor<i32>
}
"""


@pytest.mark.parametrize(
    ("divisor", "number", "verdict"), [(0, -8, Undecided), (1, -8, Crashes), (0, -11, Crashes)], ids=str
)
def test_a_division_by_zero_that_no_output_tells_may_end_the_process(
    divisor: int, number: int, verdict: type[Verdict]
) -> None:
    row = (np.int32(5), np.int32(divisor), np.bool_(False))
    case = Case(parse(DIVIDES_UNSEEN), (tuple(map(np.asarray, row)),))
    (judged,) = Executed(repeats=0)(Late(Crashed("ended", "execute", number)), [case], Latitude())
    assert isinstance(judged.verdict, verdict)


TRANSFORM = """
func.func @main(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {{
  %r = "stablehlo.fft"(%x) {{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: {length}>}}
    : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  func.return %r : tensor<2xcomplex<f32>>
}}
"""


@pytest.mark.parametrize(("length", "verdict"), [(2, Crashes), (3, Undecided), (-2, Undecided)])
def test_a_transform_that_the_text_does_not_define_may_end_the_process(length: int, verdict: type[Verdict]) -> None:
    case = Case(parse(TRANSFORM.format(length=length)), ((np.array([1, 2], np.complex64),),))
    (judged,) = Executed(repeats=0)(Late(Crashed("ended", "execute", -6)), [case], Latitude())
    assert isinstance(judged.verdict, verdict)


def test_any_result_of_a_transform_that_the_text_does_not_define_conforms() -> None:
    case = Case(parse(TRANSFORM.format(length=3)), ((np.array([1, 2], np.complex64),),))
    (judged,) = Executed(repeats=0)(Late(Results(((np.array([7, np.nan], np.complex64),),))), [case], Latitude())
    assert not fails(judged.verdict)


TWO_DIVISIONS = """
func.func @main(%x: tensor<i32>, %y: tensor<i32>, %z: tensor<i32>) -> tensor<i32> {
  %q = "stablehlo.divide"(%x, %y) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %u = "stablehlo.divide"(%x, %z) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  func.return %q : tensor<i32>
}
"""


def test_each_division_by_zero_counts_whether_or_not_an_output_tells() -> None:
    """A rejection for a division by zero is undecided, whether or not the quotient is returned."""
    program = parse(TWO_DIVISIONS)
    rows = tuple(tuple(map(np.asarray, map(np.int32, row))) for row in ((5, 0, 1), (5, 1, 0)))
    (judged,) = Executed(repeats=0)(
        Late(Rejected("Integer division by zero", "execute")), [Case(program, rows)], Latitude()
    )
    assert isinstance(judged.verdict, Undecided)


OF_TWO_SIZES = """
func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %r = "stablehlo.add"(%x, %y) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  func.return %r : tensor<?xf32>
}
"""


@pytest.mark.parametrize(("stage", "verdict"), [("compile", Undecided), ("parse", RejectsValid)])
def test_sizes_that_do_not_go_together_may_be_refused_when_they_are_known(stage: Stage, verdict: type[Verdict]) -> None:
    case = Case(parse(OF_TWO_SIZES), ((np.zeros(1, np.float32), np.zeros(3, np.float32)),))
    (judged,) = Executed(repeats=0)(Late(Rejected("no", stage)), [case], Latitude())
    assert isinstance(judged.verdict, verdict)


DIVISION = """
func.func @main() -> tensor<i32> {{
  %a = stablehlo.constant dense<7> : tensor<i32>
  %b = stablehlo.constant dense<{divisor}> : tensor<i32>
  %r = stablehlo.remainder %a, %b : tensor<i32>
  func.return %r : tensor<i32>
}}
"""


class Dividing(Late):
    """Backend with the same outcome at compile time, as of a compiler that folds constants."""

    def verify(self, program: Program) -> Outcome:
        return self.outcome


BY_ZERO = [
    Crashed("its process ended by SIGFPE", "compile", exit_status=-signal.SIGFPE),
    Rejected("RuntimeException: Non-zero status code: Integer division by zero", "compile"),
]


@pytest.mark.parametrize("ended", BY_ZERO, ids=lambda outcome: type(outcome).__name__)
@pytest.mark.parametrize("divisor", [0, 2])
def test_an_arithmetic_exception_of_a_compiler(divisor: int, ended: Outcome) -> None:
    """An arithmetic exception at compile time is no failure if the divisor is zero, because the result is then open."""
    verdict = Undecided if divisor == 0 else Crashes if isinstance(ended, Crashed) else RejectsValid
    case = Case(parse(DIVISION.format(divisor=divisor)), ((),), "remainder")
    (judged,) = ACCEPTED(Dividing(ended), [case], Latitude())
    assert isinstance(judged.verdict, verdict)


FUSIBLE = """
func.func @main(%a: tensor<{t}>, %b: tensor<{t}>, %c: tensor<{t}>) -> tensor<{t}> {{
  %p = stablehlo.multiply %a, %b : tensor<{t}>
  %r = stablehlo.add %p, %c : tensor<{t}>
  func.return %r : tensor<{t}>
}}
"""


@pytest.mark.parametrize(
    ("t", "is_fused", "verdict"),
    [
        ("f32", False, Conforms()),
        ("f32", True, Conforms(("contraction",))),
        ("f16", False, Conforms()),
        ("f16", True, Conforms(("excess precision",))),
    ],
)
def test_a_verdict_names_the_freedom_that_it_needs(t: str, is_fused: bool, verdict: Verdict) -> None:
    """(1 + u)^2 - (1 + u) is u if the square is rounded, and u + u^2 if it is not; u is the distance from 1 to the next
    number."""
    kind = {"f32": np.float32, "f16": np.float16}[t]
    u = float(np.finfo(kind).eps)
    row = tuple(np.array(x, kind) for x in (1 + u, 1 + u, -(1 + u)))
    outcome = Results(((np.array(u + u * u if is_fused else u, kind),),))
    (judged,) = Executed(repeats=0, scale=1.0)(Late(outcome), [Case(parse(FUSIBLE.format(t=t)), (row,))], Latitude())
    assert judged.verdict == verdict
