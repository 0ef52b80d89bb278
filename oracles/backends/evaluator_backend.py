"""The reference evaluator as a backend: each operation returns its customary result."""

from __future__ import annotations

import time
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

from oracles.backends.hosted import check_inputs
from oracles.backends.protocol import QUANTIZED, Array, Description, Outcome, Rejected, Results, Unsupported
from oracles.conventions import CONVENTIONS
from oracles.evaluator import Unevaluated, evaluate
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance, customary, exactly, from_bounds
from oracles.sets.value_sets import AbstractValue, leaves
from spec.program import Program
from spec.structure import violations
from spec.types import ELEMENT_TYPES

LATITUDE = Latitude(branch_cut="above", conventions=frozenset(CONVENTIONS))
"""Latitude with all customary conventions and one side of branch cuts, since what lies between the two is no result."""


class ReferenceBackend:
    name = "reference"

    def describe(self) -> Description:
        types = (*map(str, ELEMENT_TYPES), QUANTIZED)
        return Description(self.name, {"stablehlo-conformance": version("stablehlo-conformance")}, "evaluator", types)

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        check_inputs(program, inputs)
        begin = time.perf_counter()
        try:
            sets = evaluate(program, inputs, latitude=LATITUDE, decide=one)
        except Unevaluated as why:
            return Unsupported(str(why), "execute", {"execute": time.perf_counter() - begin})
        columns = [_rows(value, len(inputs)) for value in leaves(sets)]
        rows = tuple(tuple(column[k] for column in columns) for k in range(len(inputs)))
        return Results(rows, {"execute": time.perf_counter() - begin})

    def verify(self, program: Program) -> Outcome:
        broken = violations(program)
        return Rejected("; ".join(map(str, broken)), "parse") if broken else Results(())

    def close(self) -> None:
        """Do nothing: there is no worker."""
        ...


def one(value: AbstractValue) -> AbstractValue:
    """Return the customary result of an operation as an exact set, so that the evaluation is one execution."""
    if not isinstance(value, Acceptance) or (value.is_exact and not value.unspecified.any()):
        return value
    return exactly(from_bounds(customary(value), value.element_type), value.element_type)


def _rows(value: Any, input_sets: int) -> Sequence[Array | None]:
    if not isinstance(value, Acceptance):
        return [None] * input_sets
    values = from_bounds(customary(value), value.element_type)
    return [values[k if len(values) > 1 else 0, ...] for k in range(input_sets)]
