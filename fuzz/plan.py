"""What a campaign is asked to do, and where it keeps what it finds; the same in every process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fuzz.selection.backend_gaps import Gaps
from generators.cases import Case
from trials.causes.expectations import FOLDER
from trials.settings import Settings

BATCH = 256
"""Programs in a batch: seconds of work, so that little is lost with one, and recording it costs next to nothing."""
INPUT_SETS = 4
"""Few: each is executed in a fraction of what the program takes to compile, but is evaluated and judged as well."""


@dataclass(frozen=True)
class Plan:
    """`backends` get every program. `pair` are two of them that are compared with each other; `old` is the one that the
    first is compared with, as another release. `timeout` is in seconds per case, `memory` in bytes of an
    implementation's process, `reductions` the executions that one reduction may take, 0 for none."""

    backends: tuple[str, ...]
    out: Path
    seed: int = 0
    batch: int = BATCH
    pair: tuple[str, str] | None = None
    old: str | None = None
    expectations: Path = field(default=FOLDER)
    reductions: int = 250
    timeout: float = 30
    memory: int | None = None

    @property
    def results(self) -> Path:
        return self.out / "results.jsonl"

    @property
    def database(self) -> Path:
        return self.out / "state.sqlite"

    @property
    def findings(self) -> Path:
        return self.out / "findings"

    @property
    def settings(self) -> Settings:
        """As the case runner wants it."""
        return Settings(
            self.backends,
            self.results,
            seed=self.seed,
            expectations=self.expectations,
            reductions=self.reductions,
            timeout=self.timeout,
            memory=self.memory,
        )


@dataclass(frozen=True)
class Ticket:
    """One batch to be done: all that a worker needs beside the plan, so that any worker can do it, and twice.

    `parents` are kept programs to vary; `gaps` are, by backend, the uses of ops that it has been found to lack;
    `rare` are entries of the expectations whose conditions seldom show the cause, so that they rule out nothing, and
    `harmless` those that show it hardly ever; `seen` are the causes that need no finding any more. `deadline` is a time
    of `time.time()`, None for none.
    """

    number: int
    size: int
    parents: tuple[Case, ...] = ()
    gaps: Mapping[str, Gaps] = field(default_factory=dict)
    rare: frozenset[str] = frozenset()
    harmless: frozenset[str] = frozenset()
    seen: frozenset[tuple[str, str]] = frozenset()
    deadline: float | None = None
    measures_bare: bool = False
