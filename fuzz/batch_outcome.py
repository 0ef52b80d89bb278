"""The outcome of a batch, as a worker sends it to the campaign."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from generators.cases import Case
from results.records import Result
from trials.causes.attribution import Attributed
from trials.checks import Judged
from trials.subject import Subject

UNCHANGED = "Unchanged"
"""The word that replaces a verdict if a rewriting backend leaves a program unchanged."""


@dataclass(frozen=True)
class Shown:
    subject: Subject
    found: Attributed
    drawn: Judged
    case: str


@dataclass(frozen=True)
class Novel:
    case: Case
    traits: frozenset[int]


@dataclass
class Done:
    """The outcome of a batch.

    Keys of the counters:

    - `verdicts`: backend, kind of program, op, element type, verdict
    - `causes`: backend, id of a known or new cause; counts the programs that show the cause
    - `met`: backend, id of an expectations entry; counts the programs that meet the entry's conditions
    - `without`, `having`: backend, use of an op; count the unsupported and the supported programs with this use

    `bare_seconds` is the time that the implementation alone needs for `bare_programs` of the programs.
    """

    number: int
    programs: int = 0
    rejected: int = 0
    seconds: float = 0.0
    differences: int = 0
    """Programs on which the backends of a pair differ although no verdict decides."""
    bare_programs: int = 0
    bare_seconds: float = 0.0
    verdicts: Counter[tuple[str, str, str, str, str]] = field(default_factory=Counter)
    causes: Counter[tuple[str, str]] = field(default_factory=Counter)
    forms: Counter[tuple[str, str]] = field(default_factory=Counter)
    """As `causes`, the forms of those that are known."""
    alone: Counter[tuple[str, str]] = field(default_factory=Counter)
    """As `causes`, counting only programs on which the release compared with conforms."""
    met: Counter[tuple[str, str]] = field(default_factory=Counter)
    without: Counter[tuple[str, str]] = field(default_factory=Counter)
    having: Counter[tuple[str, str]] = field(default_factory=Counter)
    lines: list[Result] = field(default_factory=list)
    new: list[Shown] = field(default_factory=list)
    novel: list[Novel] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Probed:
    number: int
    without: Counter[tuple[str, str]] = field(default_factory=Counter)
    having: Counter[tuple[str, str]] = field(default_factory=Counter)
