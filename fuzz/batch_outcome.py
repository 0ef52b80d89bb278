"""What comes of a batch, as a worker hands it over."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from generators.cases import Case
from results.records import Result
from trials.causes.attribution import Attributed
from trials.checks import Judged
from trials.subject import Subject

UNCHANGED = "Unchanged"
"""In place of a verdict, of a program that stays as it is where programs are rewritten."""


@dataclass(frozen=True)
class Shown:
    """A new cause, the case that showed it, and the name of the case's line."""

    subject: Subject
    found: Attributed
    drawn: Judged
    case: str


@dataclass(frozen=True)
class Novel:
    """A program that showed something that this worker had not seen."""

    case: Case
    traits: frozenset[int]


@dataclass
class Done:
    """The counts are: programs by backend, kind, op, element type and verdict; how often each known cause showed, by
    backend, and how many programs met its conditions; by backend and use of an op, the programs that were unsupported
    and those that were not. `bare` is the time in which the implementation alone does some of the programs.
    """

    number: int
    programs: int = 0
    rejected: int = 0
    seconds: float = 0.0
    differences: int = 0
    """Programs on which the backends of a pair differ where nothing is decided."""
    bare_programs: int = 0
    bare_seconds: float = 0.0
    verdicts: Counter[tuple[str, str, str, str, str]] = field(default_factory=Counter)
    causes: Counter[tuple[str, str]] = field(default_factory=Counter)
    forms: Counter[tuple[str, str]] = field(default_factory=Counter)
    """As `causes`, the forms of those that are known."""
    alone: Counter[tuple[str, str]] = field(default_factory=Counter)
    """As `causes`, those on programs on which the release that it is compared with conforms."""
    met: Counter[tuple[str, str]] = field(default_factory=Counter)
    without: Counter[tuple[str, str]] = field(default_factory=Counter)
    having: Counter[tuple[str, str]] = field(default_factory=Counter)
    lines: list[Result] = field(default_factory=list)
    new: list[Shown] = field(default_factory=list)
    novel: list[Novel] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Probed:
    """What the probes of a slice of a backend's subjects say, as in `Done`."""

    number: int
    without: Counter[tuple[str, str]] = field(default_factory=Counter)
    having: Counter[tuple[str, str]] = field(default_factory=Counter)
