"""In-process backends for tests: the correct machine, a known-bad one, or one with a given fault."""

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
    """The machine as a backend. `fault` returns the outcome that replaces the results of a program, or None.

    `batch`: number of programs that it takes at a time. `runs`: number of runs so far.
    """

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
    [found] = [k for k in all_known_bad() if k.name == name]
    return MachineBackend(found.machine(), batch=batch, name=name)
