"""The specification's own examples: programs with their inputs and the results that it prints."""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import numpy as np

from conformance.plain import array_of
from oracles.acceptance import Acceptance, Array, exactly, to_bounds
from spec.parse import parse
from spec.program import Program
from spec.types import ComplexType, FloatType, TensorType


@dataclass(frozen=True)
class Example:
    """`number` counts the examples of an op. Results are printed to so many digits that they are off by up to
    `tolerance`, which is 0 where they are exact."""

    op: str
    number: int
    text: str
    inputs: tuple[Any, ...]
    results: tuple[Any, ...]
    tolerance: float

    @functools.cached_property
    def program(self) -> Program:
        return parse(self.text, f"example {self.number} of {self.op}")

    def input_set(self) -> tuple[Array, ...]:
        types = [v.type for v in self.program.main.arguments]
        return tuple(array_of(v, t) for v, t in zip(self.inputs, types, strict=True) if isinstance(t, TensorType))

    def expected(self) -> tuple[Acceptance, ...]:
        """What the specification prints, as sets."""
        types = self.program.main.result_types
        return tuple(self._set(v, t) for v, t in zip(self.results, types, strict=True) if isinstance(t, TensorType))

    def _set(self, value: Any, t: TensorType) -> Acceptance:
        array = array_of(value, t)[np.newaxis]
        if self.tolerance == 0 or not isinstance(t.element_type, FloatType | ComplexType):
            return exactly(array, t.element_type)
        bounds = to_bounds(array, t.element_type)
        plain = np.zeros(bounds.shape, np.bool_)
        return Acceptance(t.element_type, bounds - self.tolerance, bounds + self.tolerance, np.isnan(bounds), plain)


@functools.cache
def examples() -> tuple[Example, ...]:
    """All of them, in the order of the file."""
    tables = tomllib.loads((files("conformance") / "spec_examples.toml").read_text())["example"]
    found: list[Example] = []
    for table in tables:
        number = sum(e.op == table["op"] for e in found) + 1
        found.append(
            Example(
                table["op"],
                number,
                table["program"],
                tuple(table.get("inputs", ())),
                tuple(table["results"]),
                table.get("tolerance", 0.0),
            )
        )
    return tuple(found)
