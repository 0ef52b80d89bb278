"""Fixtures that run campaigns on fake implementations in this process."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fuzz.fuzz_command import main
from oracles.backends import catalogue
from oracles.backends.evaluator_backend import ReferenceBackend
from oracles.backends.protocol import Array, Description, Outcome, Results, Unsupported
from oracles.backends.worker import Settings
from spec.program import Program
from tests.programs import is_dynamic_program

FAULTY = ("abs", "negate", "sign", "add", "subtract", "multiply", "maximum", "minimum")
"""Ops that `wrong` gets wrong in programs of nothing else."""


TOLD = -1
"""What `telling` makes of every program: a number that no trait of a program has."""


class Fake:
    """The reference evaluator as a backend, with the fault that its name says."""

    def __init__(self, fault: str, variant: str, settings: Settings) -> None:
        del variant, settings
        self.name, self._reference = fault, ReferenceBackend()

    def describe(self) -> Description:
        described = self._reference.describe()
        types = ("i8", "i1", "i32", "f32") if self.name == "unable" else described.element_types
        return replace(described, name=self.name, versions={self.name: "1.0"}, element_types=types)

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        outcome = self._reference.run(program, inputs)
        names = {o.name for o in program.operations()}
        if self.name == "telling" and isinstance(outcome, Results):
            return replace(outcome, shown=(frozenset({TOLD}),) * len(outcome.outputs[0]))
        if self.name == "unable" and names & {"add", "subtract"}:
            return Unsupported("no sums here", "compile")
        ops = FAULTY if self.name == "wrong" and len(names) == 2 else ()
        ops = tuple(names) if self.name == "sizes" and is_dynamic_program(program) else ops
        if ops and isinstance(outcome, Results):
            return replace(outcome, outputs=tuple(_spoilt(program, row, ops) for row in outcome.outputs))
        return outcome

    def verify(self, program: Program) -> Outcome:
        return self._reference.verify(program)

    def close(self) -> None: ...


def _spoilt(program: Program, row: tuple[Array | None, ...], ops: Sequence[str]) -> tuple[Array | None, ...]:
    """Return the outputs, where the numbers that an op of `ops` computes are less by one."""
    made = {v.name for o in program.main.body.operations if o.name in ops for v in o.results}
    wrong = [v.name in made for v in program.main.body.returned]
    if len(row) != len(wrong):  # a tuple is returned as its elements
        return row
    return tuple(
        (a - np.ones((), a.dtype)).astype(a.dtype) if w and a is not None and a.dtype.kind in "if" else a
        for a, w in zip(row, wrong, strict=True)
    )


@dataclass(frozen=True)
class Ran:
    status: int
    figures: dict[str, Any]
    err: str


Fuzz = Callable[..., Ran]


@pytest.fixture
def usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Options of a campaign in this process without expectations; registers the fakes as backends named by fault."""
    for name in ("right", "wrong", "unable", "sizes", "telling"):
        monkeypatch.setitem(catalogue._BUILT_IN, name, functools.partial(Fake, name))
    (tmp_path / "expectations").mkdir()
    options = ["--expectations", str(tmp_path / "expectations"), "--batch", "24", "--jobs", "0", "--json"]
    return [*options, "--reductions", "40"]


@pytest.fixture
def fuzz(tmp_path: Path, usual: list[str], capsys: pytest.CaptureFixture[str]) -> Fuzz:
    """Function that runs a campaign in the test's directory."""

    def run(backend: str, *arguments: str) -> Ran:
        try:
            status = main([*usual, "--backend", backend, "-o", str(tmp_path / "state"), *arguments])
        except SystemExit as exit_:
            status = int(exit_.code or 0)
        out, err = capsys.readouterr()
        return Ran(status, json.loads(out.splitlines()[-1]) if out else {}, err)

    return run
