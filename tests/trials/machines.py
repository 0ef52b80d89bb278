"""Implementations in this process as backends: the machine, right or wrong in one way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from oracles.backends.protocol import Array, Description, Outcome, Results, TimedOut
from spec.program import Program
from spec.types import ELEMENT_TYPES
from validation.implementations.machine import DoesNotEnd, Machine
from validation.known_bad.known_bad_registry import all_known_bad

Fault = Callable[[Program], Outcome | None]


@dataclass
class MachineBackend:
    """The machine as a backend; `fault` says what comes of a program instead, if anything. `batch` is how many
    programs it is given at a time, `runs` how many it was given."""

    machine: Machine = field(default_factory=Machine)
    fault: Fault = lambda program: None
    batch: int = 1
    name: str = "machine"
    runs: int = 0

    def describe(self) -> Description:
        return Description(self.name, {self.name: "1.0"}, "cpu", tuple(map(str, ELEMENT_TYPES)), most_processes=16)

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        self.runs += 1
        outcome = self.fault(program)
        if outcome is not None:
            return outcome
        try:
            return Results(tuple(self.machine.run(program, row) for row in inputs))
        except DoesNotEnd:
            return TimedOut("does not end", "execute", 1.0)

    def verify(self, program: Program) -> Outcome:
        return self.fault(program) or Results(())

    def close(self) -> None: ...


def known_bad_backend(name: str, batch: int = 1) -> MachineBackend:
    """A known-bad implementation by its name."""
    [found] = [k for k in all_known_bad() if k.name == name]
    return MachineBackend(found.machine(), batch=batch, name=name)
