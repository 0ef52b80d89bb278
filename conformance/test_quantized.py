"""Each op on quantized types, and each program with quantized types, gives results that the specification admits."""

from __future__ import annotations

from conformance.suite.end_of_test import conclude
from trials.claims import quantized
from trials.runner import Runner
from trials.subject import Subject

CLAIM = quantized.QUANTIZED


def test_quantized(runner: Runner, subject: Subject) -> None:
    conclude(runner.run(CLAIM, subject))
