"""What a backend is, and what can come of running a program on one.

`Outcome = Results | Unsupported | Rejected | Crashed | TimedOut | Failed`. Only a `Results` has values; the rest say in
which stage it ended and why. Nothing here raises for what an implementation does.
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
"""Among the element types of an implementation: it takes and returns integers of the storage type for these."""


def crosses(t: ElementType, element_types: Container[str]) -> bool:
    """Whether elements can be handed over and had where these types can: quantized ones as integers of their storage
    type."""
    if isinstance(t, QuantizedType):
        return QUANTIZED in element_types and str(t.storage_type) in element_types
    return str(t) in element_types


@dataclass(frozen=True)
class Description:
    """What is under test: versions by package, the device, and what it can be given."""

    name: str
    versions: Mapping[str, str]
    device: str
    element_types: tuple[str, ...]
    """The element types it accepts at its boundary, spelled as in MLIR."""
    most_processes: int = 1
    """How many processes of a grid it runs."""
    feeds_constants: bool = False
    """Whether what a program is given as arguments reaches the implementation as constants."""
    rewrites: bool = False
    """Whether it only rewrites programs, which are evaluated by us then: it decides nothing that is left open."""


DAMAGED = "an earlier program damaged it"
"""How a note ends about a process that came to its end in a program that is right in a new one."""


@dataclass(frozen=True)
class Results:
    """`outputs[k][i]` is output i for input set k, as the implementation returned it: shape and dtype are not checked
    yet. Outputs that are tokens are None."""

    outputs: tuple[tuple[Array | None, ...], ...]
    seconds: Mapping[str, float] = field(default_factory=dict)
    """Seconds per stage, the execution of all input sets together."""
    note: str = ""
    """What else happened, in one line: of a process that other programs had damaged, how it ended."""
    shown: tuple[frozenset[int], ...] = ()
    """For each output what the implementation made of the operations behind it, as numbers that stand for words of its
    own; empty where it was not asked or does not tell."""


@dataclass(frozen=True)
class Unsupported:
    """The implementation, or our adapter to it, says that it lacks something the program needs."""

    message: str
    stage: Stage
    seconds: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Rejected:
    """The implementation refuses the program as invalid, or fails with an error while it handles it."""

    message: str
    stage: Stage
    seconds: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Crashed:
    """The implementation's process ended: by a signal (a negative exit status, as in `subprocess`), by `exit`, or
    because memory ran out; or it answered with what is no answer."""

    message: str
    stage: Stage
    exit_status: int
    seconds: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class TimedOut:
    """The implementation did not answer within `limit` seconds, and was ended."""

    message: str
    stage: Stage
    limit: float
    seconds: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Failed:
    """Our adapter failed, by an exception of its own: nothing is known of the implementation."""

    message: str
    stage: Stage
    seconds: Mapping[str, float] = field(default_factory=dict)


Outcome = Results | Unsupported | Rejected | Crashed | TimedOut | Failed


class Backend(Protocol):
    """An implementation under test. Entry-point group `stablehlo_conformance.backends`: name -> callable that takes the
    variant (the text after the first colon, or "") and the Settings (see worker.py), and returns a Backend."""

    name: str

    def describe(self) -> Description: ...

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        """Compiles the program once and executes it on every input set; `inputs[k][i]` is argument i of input set k."""
        ...

    def verify(self, program: Program) -> Outcome:
        """Parses, verifies and, where the implementation compiles, compiles the program without executing it. `Results`
        without outputs says that it is accepted."""
        ...

    def close(self) -> None:
        """Ends the workers."""
        ...
