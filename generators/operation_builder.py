"""Adds operations to the program being drawn; the `Builder` chooses their operands."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from generators.choices import Choices, Source
from generators.value_ranges import Range, full_range, hull, inexact_range, part
from generators.value_scope import Callee, Frame, Profile
from spec.op import infer_types
from spec.program import Attribute, Constant, Operation, Program, Region, Streams, Value
from spec.types import ElementType, FloatType, TensorType, Type, dtype, i1


class OperationBuilder(Choices):
    def __init__(self, source: Source, profile: Profile, grid: tuple[int, int] | None = None) -> None:
        super().__init__(source)
        self.profile = profile
        self.frame = Frame(None)
        self.callees: list[Callee] = []
        self.ranges: dict[str, Range] = {}
        self.used: set[str] = set()
        self.has_grid = grid is not None
        self.grid = grid or (1, 1)
        """The numbers of replicas and partitions."""
        self.streams = Streams()
        self.token: Value | None = None
        """The token of the last effect, on which the next effect waits."""
        self._names = 0
        self._channels = 0
        self._function_depth = 0

    def range(self, v: Value) -> Range:
        return self.ranges[v.name]

    def literal(self, array: np.ndarray[Any, Any], t: ElementType, known: Range) -> Value:
        constant = Constant.of(array, t)
        return self.emit("constant", [], {"value": constant}, types=[constant.type], ranges=[known])[0]

    def number(self, t: ElementType, x: float) -> Value:
        """Return a 0-dimensional constant, rounded to type `t`, that other operations cannot use."""
        known = Range(x, x, integral=x == int(x) if math.isfinite(x) else False)
        found = self.literal(np.array(x).astype(dtype(t)), t, known)
        self.frame.values.remove(found)
        return found

    def emit(
        self, name: str, operands: Sequence[Value], attributes: Mapping[str, Attribute] | None = None,
        regions: Sequence[Region] = (), *, types: Sequence[Type] | None = None, ranges: Sequence[Range] | None = None,
    ) -> tuple[Value, ...]:  # fmt: skip
        """Add an operation and return its results.

        Result types are inferred unless given; result ranges are unknown unless given. Raises ValueError if types that
        cannot be inferred are not given.
        """
        found = (
            types if types is not None else infer_types(name, operands, attributes, regions, self._unfinished_program())
        )
        if found is None:
            raise ValueError(f"the result types of {name} must be given")
        known = ranges if ranges is not None else [self._default_range(t, operands) for t in found]
        results = tuple(self._define(t, r) for t, r in zip(found, known, strict=True))
        sorted_attributes = tuple(sorted((attributes or {}).items()))
        self.frame.operations.append(Operation(name, tuple(operands), sorted_attributes, tuple(regions), results))
        self.frame.values.extend(results)
        self.used.update(v.name for v in operands)
        return results

    def emit_hidden(
        self, name: str, operands: Sequence[Value], attributes: Mapping[str, Attribute] | None = None,
        regions: Sequence[Region] = (), *, types: Sequence[Type] | None = None,
    ) -> tuple[Value, ...]:  # fmt: skip
        """Add an operation whose results other operations cannot use: tokens, tuples, futures."""
        results = self.emit(name, operands, attributes, regions, types=types)
        for v in results:
            self.hide(v)
        return results

    def hide(self, v: Value) -> None:
        self.frame.values.remove(v)
        self.used.add(v.name)

    def _unfinished_program(self) -> Program:
        return Program(tuple(c.function for c in self.callees), *self.grid)

    @property
    def processes(self) -> int:
        return self.grid[0] * self.grid[1]

    def new_channel(self) -> int:
        """Return an unused channel id: shared ids are unspecified (openxla/stablehlo#484)."""
        self._channels += 1
        return self._channels

    @property
    def is_empty(self) -> bool:
        return self._names == 0 and self.is_outermost

    @property
    def may_communicate(self) -> bool:
        """Whether every process runs the next operation exactly once.

        With several processes this holds outside branches, loops and functions; with one process, outside bodies that
        run per element.
        """
        return self.is_outermost or (self.processes == 1 and not self.frame.computes_elements)

    @property
    def is_outermost(self) -> bool:
        """Whether the next operation runs once per process and input set."""
        return self.frame.parent is None and self._function_depth == 0

    def _default_range(self, t: Type, operands: Sequence[Value]) -> Range:
        element = t.element_type if isinstance(t, TensorType) else i1
        exact = not isinstance(part(element), FloatType) and all(self.ranges[v.name].exact for v in operands)
        return full_range(element) if exact else inexact_range(element)

    def _define(self, t: Type, known: Range) -> Value:
        v = Value(f"v{self._names}", t)
        self._names += 1
        self.ranges[v.name] = known
        return v

    def joint_range(self, *operands: Value) -> Range:
        """Return the range of a result whose elements are all elements of `operands`."""
        return hull([self.ranges[v.name] for v in operands])
