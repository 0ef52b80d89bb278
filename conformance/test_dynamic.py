"""Programs with dynamic sizes give conforming results at every size, and agree with their static forms."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import dynamic
from trials.runner import Runner
from trials.subject import Subject

CLAIM = dynamic.CLAIM


def test_dynamic(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
