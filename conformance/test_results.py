"""The results of each op on each element type lie in the sets that the specification admits."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import results
from trials.runner import Runner
from trials.subject import Subject

CLAIM = results.RESULTS


def test_results(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
