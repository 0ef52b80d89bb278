"""Behaviour probes: a question that the specification leaves open, a program that reveals the answer, named answers."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Any

import numpy as np

from oracles.backends.protocol import Crashed, Failed, Outcome, Rejected, Results, TimedOut, Unsupported
from oracles.deviations import identical
from oracles.sets.acceptance import Array
from results.records import Topic
from spec.parse import parse
from spec.program import Program
from spec.types import TensorType, dtype
from trials.plain_data import array_of, arrays_of

ENDS = "ends the process"
NEVER = "does not return"
REFUSES = "refuses the program"


@dataclass(frozen=True)
class Probe:
    name: str
    op: str
    clause: str
    question: str
    program_text: str
    inputs: Sequence[Any]
    answers: Mapping[str, Any]
    topic: Topic | None = None
    convention: str = ""
    """The convention (oracles.conventions) that a backend follows if its answer is the customary one."""
    customary: str = ""
    otherwise: str = ""
    """Name of all answers that have no name; if empty, they are shown as text."""
    replicas: int = 1
    timeout: float | None = None

    @functools.cached_property
    def program(self) -> Program:
        return replace(parse(self.program_text, f"probe {self.name}"), num_replicas=self.replicas)

    @property
    def element_type(self) -> str:
        types = [v.type for v in self.program.main.arguments] + list(self.program.main.result_types)
        return str(next(t.element_type for t in types if isinstance(t, TensorType)))

    def input_set(self) -> tuple[Array, ...]:
        return arrays_of(self.inputs, self.program)

    def answer(self, outcome: Outcome) -> str | None:
        """Return the name of the outcome, or its text; None if the backend lacks support or an adapter failed."""
        match outcome:
            case Results(((array, *_), *_)) if array is not None:
                return self._answer_name(array)
            case Rejected():
                return REFUSES
            case Crashed():
                return ENDS
            case TimedOut():
                return NEVER
            case Unsupported() | Failed():
                return None
        return "no result"

    def _answer_name(self, array: Array) -> str:
        result = self.program.main.result_types[0]
        assert isinstance(result, TensorType)
        for name, value in self.answers.items():
            if identical(array_of(value, result, self.replicas), array):
                return name
        if self.otherwise:
            return self.otherwise
        return f"{array.dtype} {list(array.shape)}" if array.dtype != dtype(result.element_type) else answer_text(array)


def answer_text(array: Array) -> str:
    whole = array.astype(np.float64) if array.dtype.kind == "V" else array
    found = str(whole.tolist())
    return found if len(found) <= 60 else found[:60] + "..."


@functools.cache
def probes() -> tuple[Probe, ...]:
    tables = tomllib.loads((files(__package__) / "probes.toml").read_text(encoding="utf-8"))["probe"]
    return tuple(Probe(program_text=table.pop("program"), **table) for table in tables)
