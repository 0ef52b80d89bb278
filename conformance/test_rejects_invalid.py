"""Programs that break one constraint are rejected."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import validity
from trials.runner import Runner
from trials.subject import Subject

CLAIM = validity.REJECTS_INVALID


def test_rejects_invalid(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
