"""The evaluator as a backend that is wrong if a condition on an operation and its features holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from generators.cases import Case
from oracles.backends.evaluator_backend import ReferenceBackend
from oracles.backends.protocol import Array, Crashed, Description, Outcome, Rejected, Results
from spec.program import Operation, Program
from trials.computing_operations import main_operation
from trials.features.operation_features import features

Condition = Callable[[Operation, frozenset[str]], bool]


@dataclass(frozen=True)
class Wrong(ReferenceBackend):
    """Evaluator with a fault: if the condition holds for the main operation, results are too large by two.

    Booleans are inverted instead. `outcome`, if given, replaces the wrong results.
    """

    condition: Condition
    outcome: Rejected | Crashed | None = None

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        outcome = super().run(program, inputs)
        case = Case(program, tuple(map(tuple, inputs)))
        operation = main_operation(program)
        if not isinstance(outcome, Results) or not self.condition(operation, features(case, operation)):
            return outcome
        if self.outcome is not None:
            return self.outcome
        return replace(outcome, outputs=tuple(tuple(map(_off, row)) for row in outcome.outputs))

    def describe(self) -> Description:
        return replace(super().describe(), name="wrong")


def _off(x: Array | None) -> Array | None:
    if x is None:
        return None
    with np.errstate(all="ignore"):
        return np.asarray(~x if x.dtype == np.bool_ else (x + np.array(2, x.dtype)).astype(x.dtype))
