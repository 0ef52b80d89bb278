"""The interface of a backend, and the outcomes of running a program.

`Outcome = Results | Unsupported | Rejected | Crashed | TimedOut | Failed`. Only `Results` has values; the others have
the stage at which the run ended and a message. A backend never raises because of what an implementation does.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

import numpy as np

from spec.program import Program
from spec.types import ElementType, QuantizedType

Array = np.ndarray[Any, Any]
Stage = Literal["translate", "parse", "compile", "execute"]


QUANTIZED = "quantized"
"""Pseudo element type of an implementation that passes quantized elements as integers of the storage type."""


def crosses(t: ElementType, element_types: Container[str]) -> bool:
    """Whether elements of type `t` can be passed to and from an implementation with these element types."""
    if isinstance(t, QuantizedType):
        return QUANTIZED in element_types and str(t.storage_type) in element_types
    return str(t) in element_types


@dataclass(frozen=True)
class Description:
    """Description of an implementation under test: versions by package, device, and the programs that it takes."""

    name: str
    versions: Mapping[str, str]
    device: str
    element_types: tuple[str, ...]
    """Element types of arguments and results, in MLIR's spelling."""
    most_processes: int = 1
    feeds_constants: bool = False
    """Whether arguments reach the implementation as constants."""
    rewrites: bool = False
    """Whether it only rewrites programs, which our evaluator runs; then it makes no implementation-defined choice."""
    instructions: frozenset[str] = frozenset()
    """Instruction sets of the processor that it may use (oracles.backends.processor)."""


DAMAGED = "an earlier program damaged it"
"""End of the note about a process that crashed in a program which is right in a new process."""


@dataclass(frozen=True)
class Results:
    """Outputs of a run: `outputs[k][i]` is output i for input set k, as returned, with shape and dtype unchecked; None
    for a token."""

    outputs: tuple[tuple[Array | None, ...], ...]
    seconds: Mapping[str, float] = field(default_factory=dict)
    note: str = ""
    """One line about a crash of a process that earlier programs had damaged."""
    shown: tuple[frozenset[int], ...] = ()
    """Per output, the operations of the optimized program that it depends on, as numbers for words of the
    implementation; empty if not requested or not available."""


@dataclass(frozen=True)
class Unsupported:
    """The implementation, or our adapter, reports that it lacks a feature that the program needs."""

    message: str
    stage: Stage
    seconds: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Rejected:
    """The implementation rejects the program as invalid, or fails with an error while it handles it."""

    message: str
    stage: Stage
    seconds: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Crashed:
    """The implementation's process ended: by a signal (negative exit status, as in `subprocess`), by `exit` or out of
    memory; or its answer was malformed."""

    message: str
    stage: Stage
    exit_status: int
    seconds: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class TimedOut:
    """The implementation did not answer within `limit` seconds and was killed."""

    message: str
    stage: Stage
    limit: float
    seconds: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Failed:
    """Our adapter raised an exception; this says nothing about the implementation."""

    message: str
    stage: Stage
    seconds: Mapping[str, float] = field(default_factory=dict)


Outcome = Results | Unsupported | Rejected | Crashed | TimedOut | Failed


class Backend(Protocol):
    """An implementation under test.

    Other packages provide one by an entry point in the group `stablehlo_conformance.backends`: name -> callable that
    takes the variant (the text after the first colon, or "") and the Settings (see worker.py) and returns a Backend.
    """

    name: str

    def describe(self) -> Description: ...

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        """Compile the program once and execute it on every input set; `inputs[k][i]` is argument i of input set k."""
        ...

    def verify(self, program: Program) -> Outcome:
        """Parse, verify and, if the implementation compiles, compile the program without execution. `Results` without
        outputs means that the program is accepted."""
        ...

    def close(self) -> None:
        """End the worker processes."""
        ...
