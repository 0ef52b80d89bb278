"""Known-bad and random implementations as backends in this process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oracles.backends.protocol import QUANTIZED, Array, Description, Outcome, Rejected, Results, TimedOut, Unsupported
from spec.dynamic_validity import ShapeMismatch
from spec.program import Program
from spec.types import ELEMENT_TYPES
from validation.implementations.machine import DoesNotEnd, Machine
from validation.implementations.processes import Deadlock


@dataclass
class MachineBackend:
    machine: Machine
    name: str = "machine"

    def describe(self) -> Description:
        types = (*map(str, ELEMENT_TYPES), QUANTIZED)
        return Description(self.name, {}, "this process", types, most_processes=64)

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        try:
            return Results(tuple(self.machine.run(program, row) for row in inputs))
        except (DoesNotEnd, Deadlock) as e:
            return TimedOut(str(e), "execute", 0.0)
        except NotImplementedError as e:
            return Unsupported(str(e), "execute")
        except (ShapeMismatch, ValueError, TypeError, IndexError, KeyError, ArithmeticError) as e:
            return Rejected(f"{type(e).__name__}: {e}", "execute")

    def verify(self, program: Program) -> Outcome:
        del program
        return Results(())

    def close(self) -> None:
        """Do nothing: no process was started."""
