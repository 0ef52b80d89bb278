"""What a run was asked to do; the same in every process of the run."""

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
    """`timeout` is in seconds per case, `memory` in bytes of an implementation's process, None for the usual limit;
    `reductions` is the number of executions that may be spent on making one finding minimal, 0 for none."""

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
    """Whole programs are run though only some ops are, but few of them."""
    mismatches: bool = False
    """Programs are run on sizes that do not go together too."""

    scripts: bool = False
    """What is expected is written as a script too, and the script is run."""

    @property
    def findings(self) -> Path:
        """Where reproductions go: one folder for each cause."""
        return self.results.parent / "findings"

    @property
    def quantized_backends(self) -> tuple[str, ...]:
        """What runs quantized programs: of each backend the variants that are there for that, or itself."""
        return tuple(dict.fromkeys(b for given in self.backends for b in of_quantized(given)))

    @property
    def program_mode(self) -> Mode:
        """Whole programs may be fused, unless the profile is strict."""
        return Mode.STRICT if self.profile == "strict" else Mode.FUSED

    @property
    def is_strict(self) -> bool:
        """Whether quantized arithmetic has no latitude."""
        return self.profile == "strict"

    def wants(self, op: str | None, element_type: str | None = None) -> bool:
        """Whether the chosen ops and element types let a subject through; whole programs only where none are chosen,
        or in a quick run."""
        if op is None:
            return self.quick or (self.ops is None and self.element_types is None)
        return (self.ops is None or op in self.ops) and (
            self.element_types is None or element_type is None or element_type in self.element_types
        )
