"""What the summary of a run counts."""

from __future__ import annotations

from dataclasses import replace

from conformance.summary import damaged
from oracles.backends.protocol import DAMAGED
from tests.reports.synthetic import conforming


def test_only_notes_of_damaged_processes_are_counted_as_such() -> None:
    """A twin that is refused conforms, and its message says how it is refused."""
    one = conforming("add", "f32", "xla")
    refused = replace(one, message="error: requires compatible types")
    noted = replace(one, message=f"its process ended by SIGABRT, but does not in a new process: {DAMAGED}")
    assert damaged([one, refused]) == []
    assert damaged([one, refused, noted]) == [
        f"1 times a process ended in a program that is right in a new one: {DAMAGED}"
    ]
