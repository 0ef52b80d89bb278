"""The specification's own examples give the results that it prints."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import spec_examples
from trials.runner import Runner
from trials.subject import Subject

CLAIM = spec_examples.CLAIM


def test_spec_examples(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
