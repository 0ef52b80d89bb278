"""Breakers that change a sample: a fixed operation that has all members that a change can break."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from generators.strategy_registry import breaks
from generators.twins.breakers import Draft
from generators.twins.twin_bases import Base
from spec.program import Attribute, Program
from spec.types import ElementType, TensorType, Type
from spec.vocabulary import element_type

Shape = tuple[int, ...]
Sample = Callable[[ElementType], Draft]
"""Returns a valid operation on elements of a type; result types of None are inferred."""


@dataclass(frozen=True)
class Change:
    attributes: Mapping[str, Attribute]
    shapes: Mapping[int, Shape] = field(default_factory=dict)
    results: tuple[Shape, ...] | None = None

    def of(self, draft: Draft) -> Draft:
        operands = tuple(_reshape(t, self.shapes.get(i)) for i, t in enumerate(draft.operands))
        results = None
        if self.results is not None and draft.results is not None:
            results = tuple(map(_reshape, draft.results, self.results))
        changed = replace(draft, operands=operands, results=results)
        for name, value in self.attributes.items():
            changed = changed.with_attribute(name, value)
        return changed


def but(shapes: Mapping[int, Shape] | None = None, results: tuple[Shape, ...] | None = None, /, **attributes: Attribute) -> Change:  # fmt: skip  # noqa: E501
    return Change(attributes, shapes or {}, results)


def breaks_sample(op: str, sample: Sample, changes: Mapping[str, tuple[Change, ...]]) -> None:
    """Register, for each label of `op`, the changes of the sample that break this constraint."""
    for label, ways in changes.items():
        breaks(op, label)(functools.partial(_break_sample, sample=sample, ways=ways))


def _break_sample(base: Base, sample: Sample, ways: tuple[Change, ...]) -> Iterator[Program]:
    start = base.rebase(sample(element_type(base.operation.operands[0])))
    for way in ways:
        yield start.with_draft(way.of(Draft.of(start.operation)))


def _reshape(t: Type, shape: Shape | None) -> Type:
    return replace(t, shape=shape) if isinstance(t, TensorType) and shape is not None else t


def attributes(**values: Attribute) -> tuple[tuple[str, Attribute], ...]:
    return tuple(sorted(values.items()))
