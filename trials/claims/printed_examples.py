"""The specification's own examples: programs with inputs and the results printed there."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.resources import files
from typing import Any

import numpy as np

from oracles.evaluator import Unevaluated
from oracles.judge import Expected
from oracles.sets.acceptance import Acceptance, Array, exactly, to_bounds
from oracles.sets.value_sets import TOKEN, AbstractValue
from spec.parse import parse
from spec.program import Constant, Operation, Program, Streams
from spec.types import ComplexType, FloatType, TensorType, TokenType, Type
from trials.plain_data import array_of, arrays_of

UNKNOWN = Unevaluated("the specification prints no result")


@dataclass(frozen=True)
class Example:
    op: str
    number: int
    program_text: str
    inputs: Sequence[Any] = ()
    results: Sequence[Any] | None = None
    tolerance: float = 0.0
    open: Sequence[Any] = ()
    replicas: int = 1
    partitions: int = 1
    infeed: Sequence[Sequence[Any]] = ()
    channels: Mapping[str, Sequence[Sequence[Any]]] = field(default_factory=dict)
    source: str = ""
    erratum: str = ""
    note: str = ""

    @functools.cached_property
    def program(self) -> Program:
        parsed = parse(self.program_text, f"example {self.number} of {self.op}")
        return replace(
            parsed, num_replicas=self.replicas, num_partitions=self.partitions, streams=self._streams(parsed)
        )

    def _streams(self, program: Program) -> Streams:
        """Return the streams, whose payloads have the types that the consuming operations declare, in order."""
        operations = list(program.operations())
        infeed = _payloads(self.infeed, [o for o in operations if o.name == "infeed"])
        channels = tuple(
            (int(c), _payloads(queue, [o for o in operations if o.attribute("channel_id") == int(c)]))
            for c, queue in self.channels.items()
        )
        return Streams(infeed, channels)

    def input_set(self) -> tuple[Array, ...]:
        return arrays_of(self.inputs, self.program)

    def _array(self, value: Any, t: TensorType) -> Array:
        return array_of(value, t, self.program.num_processes)

    def expected(self) -> Expected:
        types = self.program.main.result_types
        if self.results is None:
            return UNKNOWN
        open_ = self.open or [False] * len(types)
        return tuple(self._conforming_set(*each) for each in zip(self.results, types, open_, strict=True))

    def _conforming_set(self, value: Any, t: Type, is_open: Any) -> AbstractValue:
        if isinstance(t, TokenType) and value == "token":
            return TOKEN
        assert isinstance(t, TensorType)
        if isinstance(value, dict):
            low, high = (np.full(t.static_shape, value[name]).tolist() for name in ("low", "high"))
            return self._between(self._array(low, t), self._array(high, t), t, is_open)
        return self._between(self._array(value, t), self._array(value, t), t, is_open)

    def _between(self, low: Array, high: Array, t: TensorType, is_open: Any) -> Acceptance:
        lower, upper = (to_bounds(x[np.newaxis], t.element_type) for x in (low, high))
        unspecified = np.broadcast_to(is_open, lower.shape)
        if isinstance(t.element_type, FloatType | ComplexType) and self.tolerance:
            decided = np.isfinite(lower) & ~unspecified  # where nothing is decided, what is printed is customary
            margin = np.where(decided, self.tolerance * np.maximum(1, np.abs(lower)), 0)
            lower, upper = lower - margin, upper + margin
        elif low.tobytes() == high.tobytes():
            return replace(exactly(low[np.newaxis], t.element_type), unspecified=unspecified)
        return Acceptance(t.element_type, lower, upper, np.isnan(lower), unspecified)


def _payloads(values: Sequence[Sequence[Any]], operations: Sequence[Operation]) -> tuple[tuple[Constant, ...], ...]:
    found = []
    for payload, operation in zip(values, operations, strict=True):
        types = [r.type for r in operation.results if isinstance(r.type, TensorType)]
        pairs = zip(payload, types, strict=True)
        found.append(tuple(Constant.of(array_of(v, t), t.element_type) for v, t in pairs))
    return tuple(found)


@functools.cache
def examples() -> tuple[Example, ...]:
    tables = tomllib.loads((files(__package__) / "printed_examples.toml").read_text())["example"]
    found: list[Example] = []
    for table in tables:
        number = sum(e.op == table["op"] for e in found) + 1
        found.append(Example(number=number, program_text=table.pop("program"), **table))
    return tuple(found)
