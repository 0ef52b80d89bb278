"""Random numbers have the right type, shape, range and distribution, and equal states give equal numbers."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import random
from trials.runner import Runner
from trials.subject import Subject

CLAIM = random.CLAIM


def test_random(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
