"""What sizes that do not go together at run time do to the process is told, where it is asked for; nothing fails."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import mismatches
from trials.runner import Runner
from trials.subject import Subject

CLAIM = mismatches.CLAIM


def test_mismatches(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
