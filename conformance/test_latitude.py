"""Each latitude that a backend may declare is tested: a backend uses it if, and only if, it declares it."""

from __future__ import annotations

import pytest

from conformance.suite.end_of_test import conclude
from trials.claims import declared_latitudes, latitude
from trials.runner import Runner
from trials.subject import Subject

CLAIM = latitude.CLAIM


def test_latitude(runner: Runner, subject: Subject) -> None:
    conclusion, complaint = declared_latitudes.run(runner, subject)
    if complaint is not None:
        pytest.fail(complaint, pytrace=False)
    conclude(conclusion)
