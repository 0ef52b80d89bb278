"""Processor time of a run: that of the suite, and that of the implementations' processes."""

from __future__ import annotations

import resource
from typing import Any

import pytest

SPENT = "conformance_processor_time"
"""Key of the worker output with the seconds of a worker of pytest-xdist and of its implementations."""


class ProcessorTime:
    """A pytest plugin that adds up the processor time of all processes of a run, in seconds."""

    def __init__(self, *, runs_tests: bool) -> None:
        self._runs_tests = runs_tests
        self._start = _seconds()
        self._workers = [0.0, 0.0]

    def seconds_by_side(self) -> tuple[float, float]:
        """Return the seconds of the suite, and those of the implementations' processes that have ended.

        A controller that leaves the tests to workers starts no implementation: its children are the workers, which
        report their own time.
        """
        own, children = (now - before for now, before in zip(_seconds(), self._start, strict=True))
        return own + self._workers[0], self._workers[1] + (children if self._runs_tests else 0.0)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        told = getattr(node, "workeroutput", {}).get(SPENT, (0.0, 0.0))
        self._workers = [a + b for a, b in zip(self._workers, told, strict=True)]

    def line(self) -> str:
        """Return the line for the summary; empty if no implementation ran in a process of its own."""
        own, theirs = self.seconds_by_side()
        if theirs < 1:
            return ""
        ratio = (own + theirs) / theirs
        return f"processor time: {own + theirs:.0f} s, {ratio:.2f} times the {theirs:.0f} s of the implementations"


def _seconds() -> tuple[float, float]:
    own, children = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return own.ru_utime + own.ru_stime, children.ru_utime + children.ru_stime
