"""A backend that rounds correctly, and that a test can make wrong in one way."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from accuracy.real_functions import FUNCTIONS
from accuracy.truths import by_balls
from oracles.backends.protocol import Description, Outcome, Results
from oracles.sets.acceptance import Array, from_bounds
from spec.program import Operation, Program
from spec.types import ELEMENT_TYPES, FloatType, TensorType

Wrong = Callable[[Operation, tuple[Array, ...], Array], Array]
"""The operation, its operands and its right results in f64 -> what is returned, in f64."""


class Rounding:
    """A backend of elementwise ops with correctly rounded results, which `wrong` may replace."""

    name = "rounding"

    def __init__(self, wrong: Wrong | None = None) -> None:
        self.wrong = wrong
        self.programs = 0

    def describe(self) -> Description:
        return Description(self.name, {"rounding": "1"}, "host", tuple(map(str, ELEMENT_TYPES)))

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        self.programs += 1
        return Results(tuple(self._row(program, row) for row in inputs))

    def _row(self, program: Program, row: Sequence[Array]) -> tuple[Array, ...]:
        values = {a.name: x for a, x in zip(program.main.arguments, row, strict=True)}
        *operations, last = program.main.body.operations
        for o in operations:
            values[o.results[0].name] = self._result(o, [values[v.name] for v in o.operands])
        return tuple(values[v.name] for v in last.operands)

    def _result(self, o: Operation, operands: list[Array]) -> Array:
        if o.name == "constant":
            found: Any = o.attribute("value")
            return np.asarray(found.array)
        assert isinstance(o.results[0].type, TensorType)
        t = o.results[0].type.element_type
        assert isinstance(t, FloatType)
        with np.errstate(all="ignore"):
            read = tuple(x.astype(np.float64) for x in operands)
            right = _right(o.name, read, t)
            return from_bounds(right if self.wrong is None else self.wrong(o, read, right), t)

    def verify(self, program: Program) -> Outcome:
        return Results(())

    def close(self) -> None:
        """Do nothing: no process was started."""


def _right(op: str, operands: tuple[Array, ...], t: FloatType) -> Array:
    found = _computed(op, t, tuple(x.tobytes() for x in operands))
    return found.reshape(operands[0].shape)


@functools.cache
def _computed(op: str, t: FloatType, operands: tuple[bytes, ...]) -> Array:
    f, read = FUNCTIONS[op], tuple(np.frombuffer(x) for x in operands)
    return by_balls(f, read, np.asarray(f.double(*read)), t).round_to(t)
