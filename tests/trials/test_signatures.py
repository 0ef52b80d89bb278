"""Signatures: equal for one cause in many programs, different for different causes."""

from __future__ import annotations

import numpy as np
import pytest

from generators.cases import Case
from generators.examples import draw_cases
from generators.programs.case_strategies import single_op
from oracles.backends.protocol import Crashed, Rejected
from oracles.latitudes import Latitude
from spec.parse import parse
from tests.trials.wrong import Condition, Wrong
from trials.causes.cause_signatures import Signature, signature
from trials.checks import Executed, failures_of

LESS = """
func.func @main(%x: tensor<1xf32>, %y: tensor<1xf32>) -> tensor<1xi1> {
  %r = stablehlo.compare LT, %x, %y : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
  func.return %r : tensor<1xi1>
}
"""


def signatures(op: str, condition: Condition, outcome: Rejected | Crashed | None = None) -> set[Signature]:
    """Return the signatures of the failing ones of 30 drawn programs of an op."""
    backend, check, latitude = Wrong(condition, outcome), Executed(), Latitude()
    judged = check(backend, draw_cases(single_op(op, input_sets=1), 30, 3), latitude)
    failing = [j for j in judged if failures_of(j.verdict)]
    assert len(failing) > 3
    return {signature(backend, latitude, check, j, failures_of(j.verdict)[0]) for j in failing}


@pytest.mark.parametrize(
    ("op", "condition", "gone"),
    [
        ("not", lambda o, f: o.name == "not", set()),
        ("sort", lambda o, f: "negative-dimension" in f, {"no-negative-dimension"}),
        ("gather", lambda o, f: "unsigned-indices" in f, {"signed-type"}),
        ("sort", lambda o, f: "several-operands" in f, {"one-part"}),
        ("compare", lambda o, f: "attribute=comparison_direction:GT" in f, {"no-comparison-direction"}),
    ],
)
def test_one_cause_has_one_signature(op: str, condition: Condition, gone: set[str]) -> None:
    [found] = signatures(op, condition)
    assert (found.op, set(found.goes_away), found.kind) == (op, gone, "value")


def test_what_a_change_makes_right_by_chance_is_none_of_a_signature() -> None:
    """A signature lacks changes that make only the reduced case conform: here the drawn case also has an infinity."""
    backend, check, latitude = Wrong(lambda o, f: "nan-input" in f or "infinite-input" in f), Executed(), Latitude()
    rows = [(np.float32(x).reshape(1), np.float32(y).reshape(1)) for x, y in ((np.nan, 0), (np.nan, np.inf))]
    reduced, drawn = check(backend, [Case(parse(LESS), (row,)) for row in rows], latitude)
    failure = failures_of(reduced.verdict)[0]
    assert signature(backend, latitude, check, reduced, failure).goes_away == ("no-nan",)
    assert signature(backend, latitude, check, reduced, failure, drawn=drawn).goes_away == ()


def test_causes_that_differ_have_different_signatures() -> None:
    wrong = signatures("sort", lambda o, f: "negative-dimension" in f)
    always = signatures("sort", lambda o, f: o.name == "sort")
    refused = signatures("sort", lambda o, f: o.name == "sort", Rejected("no such order", "compile"))
    crashed = signatures("sort", lambda o, f: o.name == "sort", Crashed("check failed: 1 == 2", "compile", -6))
    found = [s for group in (wrong, refused, crashed) for s in group]
    assert len({s.id for s in found}) == 3
    assert not wrong & always


def test_a_signature_is_one_line_and_the_same_everywhere() -> None:
    one = Signature("sort", "Deviates", "value", goes_away=("no-negative-dimension",))
    assert one.text == "sort: value; not with no-negative-dimension"
    crash = Signature("sort", "Crashes", stage="compile", gist="check failed")
    assert crash.text == "sort: Crashes; while it is compiled; says 'check failed'"
    assert one.id != crash.id
    assert Signature("sort", "Deviates", "value", goes_away=("no-negative-dimension",)).id == one.id
