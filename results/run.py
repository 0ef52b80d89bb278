"""A run as its results file describes it: its plan, its results, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from results.records import Header, Result

Outcome = Literal["conforms", "expected", "unsupported", "findings", "failed"]
"""The outcome of a test: that of its gravest result, or "failed" for another reason than a result."""


def outcome_of(results: Iterable[Result], complaint: str | None) -> Outcome:
    """Return the outcome of a test with these results; `complaint` is another reason why it failed, or None."""
    results = list(results)
    if any(r.is_unexpected for r in results):
        return "findings"
    if complaint is not None:
        return "failed"
    if any(r.fails for r in results):
        return "expected"
    return "unsupported" if results and all(r.verdict == "Unsupported" for r in results) else "conforms"


@dataclass(frozen=True)
class Plan:
    """What a run is to do, in the line after the header."""

    tests: tuple[str, ...]
    cases: Annotated[int, Meta(ge=0, description="about how many, of all tests")]


@dataclass(frozen=True)
class Done:
    """A test of the plan has ended; the `lines` results before this line are all that it has."""

    test: str
    outcome: Outcome
    lines: Annotated[int, Meta(ge=0)]
    complaint: Annotated[str | None, Meta(description="why it failed, where no result of it says so")] = None


@dataclass(frozen=True)
class End:
    """The last line of a run that was not killed."""

    date: str
    stopped: Annotated[str | None, Meta(description="what ended it before its time; null: it came to its end")] = None
    problems: Annotated[tuple[str, ...], Meta(description="what fails the run as a whole, one line each")] = ()


Record = Header | Plan | Result | Done | End


@dataclass(frozen=True)
class Run:
    """Contents of one results file. A fuzzing campaign has no plan, and so no missing tests."""

    path: Path
    header: Header
    results: Sequence[Result]
    plan: Plan | None = None
    tested: Sequence[Done] = ()
    end: End | None = None
    was_cut_off: bool = False
    """Whether the file ends in the middle of a line."""

    @cached_property
    def done(self) -> frozenset[str]:
        return frozenset(t.test for t in self.tested)

    @cached_property
    def missing(self) -> list[str]:
        return [] if self.plan is None else [t for t in self.plan.tests if t not in self.done]

    @property
    def is_complete(self) -> bool:
        return (self.plan is None or self.end is not None) and not self.missing and not self.was_cut_off

    @property
    def complaints(self) -> list[str]:
        """Messages about failures of the run that are not results."""
        said = [f"{_short(t.test)}: {t.complaint}" for t in self.tested if t.complaint is not None]
        return said + list(self.end.problems if self.end is not None else ())

    @property
    def what_is_missing(self) -> str:
        """One line that says why the run is not complete; empty if it is complete."""
        if self.is_complete:
            return ""
        if self.plan is None:
            return "the last line is cut off: results after it are missing"
        how = "it was killed" if self.end is None else (self.end.stopped or "tests were lost")
        total, left = len(self.plan.tests), len(self.missing)
        if not left:
            return f"all {total:,} tests have results, but the run did not come to its end: {how}"
        return f"{left:,} of {total:,} tests have no results ({how}): {_few([_short(t) for t in self.missing])}"


def _short(test: str) -> str:
    return test.rpartition("::")[2] or test


def _few(names: Sequence[str], most: int = 3) -> str:
    more = len(names) - most
    return ", ".join(names[:most]) + (f" and {more:,} more" if more > 0 else "")
