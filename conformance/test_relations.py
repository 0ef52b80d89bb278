"""Gather and scatter give the same results, bit for bit, as equivalent programs."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import relations
from trials.runner import Runner
from trials.subject import Subject

CLAIM = relations.CLAIM


def test_relations(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
