"""Programs that are compiled and not run: what ends a process over values, and grids that are learnt of at run time."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from dataclasses import replace

import pytest

from generators.cases import Case
from generators.drawing import draw_cases
from generators.twins import twins
from oracles.backends.protocol import Array, Crashed, Description, Outcome, Rejected, Results, Unsupported
from oracles.latitude import Latitude
from results.verdicts import AcceptsInvalid, Conforms, Crashes, Undecided, Verdict
from results.verdicts import Unsupported as SaysUnsupported
from spec.parse import parse
from spec.program import Program
from trials.checks import Refused
from trials.claims.validity import ACCEPTED

ALL_GATHER = """
func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {
  %r = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = dense<[[7]]> : tensor<1x1xi64>}
    : (tensor<1xf32>) -> tensor<1xf32>
  func.return %r : tensor<1xf32>
}
"""


class Late:
    """Accepts every program, and has one outcome for all that it runs."""

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


DIVISION = """
func.func @main() -> tensor<i32> {{
  %a = stablehlo.constant dense<7> : tensor<i32>
  %b = stablehlo.constant dense<{divisor}> : tensor<i32>
  %r = stablehlo.remainder %a, %b : tensor<i32>
  func.return %r : tensor<i32>
}}
"""


class Dividing(Late):
    """Computes with constants as it compiles."""

    def verify(self, program: Program) -> Outcome:
        return self.outcome


@pytest.mark.parametrize(("divisor", "verdict"), [(0, Undecided), (2, Crashes)])
def test_an_arithmetic_exception_of_a_compiler(divisor: int, verdict: type[Verdict]) -> None:
    """Blames nobody where the specification leaves the result open."""
    ended = Crashed("its process ended by SIGFPE", "compile", exit_status=-signal.SIGFPE)
    case = Case(parse(DIVISION.format(divisor=divisor)), ((),), "remainder")
    (judged,) = ACCEPTED(Dividing(ended), [case], Latitude())
    assert isinstance(judged.verdict, verdict)
