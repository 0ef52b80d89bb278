"""With --mismatches, the effect of mismatching run-time sizes on the process is recorded; nothing fails."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import mismatches
from trials.runner import Runner
from trials.subject import Subject

CLAIM = mismatches.CLAIM


def test_mismatches(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
