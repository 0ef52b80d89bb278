"""Counts in the summary of a run: damaged processes and processor time."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from types import SimpleNamespace

import pytest

from conformance.suite.end_of_run import damage_notes
from conformance.suite.processor_time import SPENT, ProcessorTime
from oracles.backends.protocol import DAMAGED
from tests.reports.synthetic import conforming


def test_only_notes_of_damaged_processes_are_counted_as_such() -> None:
    """The message of a conforming result, as of a rejected twin, does not count as a note of a damaged process."""
    one = conforming("add", "f32", "xla")
    refused = replace(one, message="error: requires compatible types")
    noted = replace(one, message=f"its process ended by SIGABRT, but does not in a new process: {DAMAGED}")
    assert damage_notes([one, refused]) == []
    assert damage_notes([one, refused, noted]) == [
        f"1 times a process ended in a program that is right in a new one: {DAMAGED}"
    ]


@pytest.mark.parametrize("runs_tests", [True, False])
def test_processor_time_of_children_is_that_of_implementations_where_tests_run(runs_tests: bool) -> None:
    time = ProcessorTime(runs_tests=runs_tests)
    subprocess.run([sys.executable, "-c", "sum(range(10**6))"], check=True)
    assert (time.seconds_by_side()[1] > 0) == runs_tests
    assert time.line() == ""


def test_processor_time_of_all_processes_is_added_up() -> None:
    time = ProcessorTime(runs_tests=False)
    for _ in range(2):
        time.pytest_testnodedown(SimpleNamespace(workeroutput={SPENT: (5.0, 100.0)}))
    time.pytest_testnodedown(SimpleNamespace())  # one that was lost tells nothing
    own, theirs = time.seconds_by_side()
    assert (10 <= own < 12, theirs) == (True, 200)
    assert time.line().endswith("times the 200 s of the implementations")
