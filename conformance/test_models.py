"""Real programs, lowered from public libraries, give results that conform."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import models
from trials.runner import Runner
from trials.subject import Subject

CLAIM = models.CLAIM


def test_models(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
