"""Expressions that real algebra would simplify give the results of floating-point arithmetic, unsimplified."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import algebra
from trials.runner import Runner
from trials.subject import Subject

CLAIM = algebra.CLAIM


def test_algebra(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
