"""The plan of a campaign: its settings and the place of its state, equal in every process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fuzz.selection.backend_gaps import Gaps
from generators.cases import Case
from trials.causes.expectations import FOLDER
from trials.settings import Settings

BATCH = 256
"""Programs in a batch: a few seconds of work, so that losing or recording one costs little."""
INPUT_SETS = 4
"""Input sets per program; few, since each has to be evaluated and judged."""


@dataclass(frozen=True)
class Plan:
    """The settings of a campaign.

    - `backends`: those that run every program
    - `pair`: two of them whose results are compared directly
    - `old`: another release that the first backend is compared with
    - `timeout`: seconds per case
    - `memory`: bytes of an implementation's process
    - `reductions`: executions that one reduction may use, 0 for no reduction
    """

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
    """An order for one batch; with the plan it is enough to run the batch, and to run it again with the same result.

    - `parents`: kept programs to mutate
    - `gaps`: by backend, the uses of ops that it lacks
    - `rare`: entries whose cause shows on few programs that meet their conditions, so that they exclude no program
    - `harmless`: entries whose cause shows on hardly any program that meets their conditions
    - `seen`: causes (backend, id) that need no further finding
    - `deadline`: a time of `time.time()`, None for no limit
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
