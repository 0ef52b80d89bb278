"""Programs that break a constraint are put to implementations that learn of the process grid only when they run."""

from __future__ import annotations

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
