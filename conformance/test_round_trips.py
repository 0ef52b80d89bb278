"""Programs that are written as portable artifacts and read back give results that conform."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import round_trips
from trials.runner import Runner
from trials.subject import Subject

CLAIM = round_trips.CLAIM


def test_round_trips(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
