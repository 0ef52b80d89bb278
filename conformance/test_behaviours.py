"""The choice of each implementation is recorded wherever the specification leaves one; nothing fails."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import behaviours
from trials.runner import Runner
from trials.subject import Subject

CLAIM = behaviours.CLAIM


def test_behaviours(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
