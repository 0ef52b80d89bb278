"""Other ways to run programs (inputs folded as constants, no optimization) give conforming results too."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import results
from trials.runner import Runner
from trials.subject import Subject

CLAIM = results.VARIANTS


def test_variants(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
