"""Signatures: equal for one cause in many programs, different for different causes."""

from __future__ import annotations

import pytest

from generators.drawing import draw_cases
from generators.programs import single_op
from oracles.backends.protocol import Crashed, Rejected
from oracles.latitude import Latitude
from tests.trials.wrong import Condition, Wrong
from trials.checks import Executed, failures_of
from trials.signatures import Signature, signature


def signatures(op: str, condition: Condition, outcome: Rejected | Crashed | None = None) -> set[Signature]:
    """Those of all programs of an op that fail."""
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
        ("gather", lambda o, f: "unsigned-indices" in f, {"indices-as-i64"}),
    ],
)
def test_one_cause_has_one_signature(op: str, condition: Condition, gone: set[str]) -> None:
    [found] = signatures(op, condition)
    assert (found.op, set(found.goes_away), found.kind) == (op, gone, "value")


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
