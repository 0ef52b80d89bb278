"""Number of elements that the values of a program hold, known from their types before anything is allocated."""

from __future__ import annotations

import math
from collections.abc import Iterator

from spec.program import Operation, Program, Region
from spec.types import TensorType, Type

MOST_ELEMENTS = 1 << 24
"""The most elements of all values, in all processes and input sets together: the evaluator holds them in about 1
GiB."""


def elements(program: Program) -> int:
    """Return the number of elements of all values on all processes. Dynamic dimensions count with their bound, or as
    1."""
    types = (t for f in program.functions for t in _types(f.body))
    return program.num_processes * max(1, sum(map(_elements, types)))


def elements_of(operation: Operation) -> int:
    return sum(_elements(r.type) for r in operation.results)


def _types(region: Region) -> Iterator[Type]:
    yield from (a.type for a in region.arguments)
    for operation in region.operations:
        yield from (r.type for r in operation.results)
        for inner in operation.regions:
            yield from _types(inner)


def _elements(t: Type) -> int:
    if not isinstance(t, TensorType):
        return sum(map(_elements, getattr(t, "types", ())))
    bounds = t.bounds or (None,) * len(t.shape)
    return math.prod(b or 1 if d is None else d for d, b in zip(t.shape, bounds, strict=True))
