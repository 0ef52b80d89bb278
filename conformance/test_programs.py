"""Whole programs (chains, functions, control flow) give conforming results, even where an implementation fuses ops."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import results
from trials.runner import Runner
from trials.subject import Subject

CLAIM = results.PROGRAMS


def test_programs(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
