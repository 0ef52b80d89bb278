"""Sums of random terms are, taken together, as accurate as an accumulator of their element type makes them."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import accumulation
from trials.runner import Runner
from trials.subject import Subject

CLAIM = accumulation.CLAIM


def test_accumulation(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
