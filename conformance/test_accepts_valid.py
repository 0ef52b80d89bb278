"""Valid programs of each op are accepted: parsed, verified and, where the implementation compiles, compiled."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import validity
from trials.runner import Runner
from trials.subject import Subject

CLAIM = validity.ACCEPTS_VALID


def test_accepts_valid(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
