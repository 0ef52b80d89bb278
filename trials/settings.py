"""The options of a run; equal in every process of the run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from oracles.backends import of_quantized
from oracles.evaluator import Mode
from trials.causes.expectations import FOLDER

Profile = Literal["default", "strict"]


@dataclass(frozen=True)
class Settings:
    """The options of a run.

    `timeout`: seconds per case. `memory`: bytes for a backend's process, None for the default limit. `reductions`:
    executions that may be spent on reducing one finding, 0 for none.
    """

    backends: tuple[str, ...]
    results: Path
    max_examples: int | None = None
    profile: Profile = "default"
    ops: frozenset[str] | None = None
    element_types: frozenset[str] | None = None
    expectations: Path = field(default=FOLDER)
    seed: int = 0
    reductions: int = 250
    timeout: float = 30
    memory: int | None = None
    quick: bool = False
    """Run a few whole programs even where `ops` selects only some ops."""
    mismatches: bool = False
    """Also run dynamic programs on sizes that contradict each other."""

    scripts: bool = False
    """Also publish a script of the expected results with each finding, and run it."""

    @property
    def findings(self) -> Path:
        return self.results.parent / "findings"

    @property
    def quantized_backends(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(b for given in self.backends for b in of_quantized(given)))

    @property
    def program_mode(self) -> Mode:
        """The mode for whole programs: fused, unless the profile is strict."""
        return Mode.STRICT if self.profile == "strict" else Mode.FUSED

    @property
    def is_strict(self) -> bool:
        return self.profile == "strict"

    def wants(self, op: str | None, element_type: str | None = None) -> bool:
        """Return whether the selected ops and element types include a subject.

        Whole programs (`op` None) are included only where nothing is selected, or in a quick run.
        """
        if op is None:
            return self.quick or (self.ops is None and self.element_types is None)
        return (self.ops is None or op in self.ops) and (
            self.element_types is None or element_type is None or element_type in self.element_types
        )
