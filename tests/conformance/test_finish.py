"""Which expectations a run must meet."""

from __future__ import annotations

import pytest

from conformance.finish import unmatched
from results.records import Result
from trials.entries import Entry
from trials.expectations import Expectations

PLAIN = Entry("plain", "it adds one", "")
KNOWN = Expectations(
    entries=(
        PLAIN,
        Entry("rare", "it adds one", "", rare=True),
        Entry("at-random", "it adds one", "", at_random=True),
        Entry("older", "it adds one", "", releases={"wrong": "<1.0"}),
        Entry("of-another-variant", "it adds one", "", variants=("jit",)),
    )
)


def result(backend: str, claim: str = "results", expectation: str | None = None) -> Result:
    return Result("add/0", claim, backend, "Deviates", versions={"wrong": "1.0"}, expectation=expectation)


@pytest.mark.parametrize(
    ("results", "unmet"),
    [
        ([], {"plain", "older", "of-another-variant"}),
        ([result("wrong")], {"plain"}),
        ([result("wrong:jit")], {"plain", "of-another-variant"}),
        ([result("wrong", expectation="older, plain")], set()),
        ([result("wrong", claim="expectations", expectation="plain")], {"plain"}),
        ([result("wrong==1.0")], set()),
        ([result("wrong"), result("wrong==1.0", expectation="plain")], {"plain"}),
    ],
)
def test_entries_that_a_run_must_meet(results: list[Result], unmet: set[str]) -> None:
    """Those of the release and the way to run it that is installed, by cases that were drawn."""
    assert {e.id for e in unmatched(KNOWN, results)} == unmet
