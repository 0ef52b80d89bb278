"""Traceability: the predicate that checks each label of the specification, or the reason why none does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spec import type_constraints
from spec.labels import labels
from spec.op import Op, ops


@dataclass(frozen=True)
class Row:
    """One label of an op, with the predicate that checks it or the reason why none does."""

    op: str
    label: str
    predicate: str | None
    reason: str | None = None
    in_specification: bool = True


NOT_DESCRIBED = "the op is not described yet"
QUANTIZED_TYPE = "quantized type"
"""What stands for the op in rows about labels of quantized types."""


def rows() -> list[Row]:
    names = sorted({*labels(), *ops()})
    types = [Row(QUANTIZED_TYPE, label.split()[-1], f.__name__) for label, f in type_constraints.constraints.items()]
    return [row for name in names for row in _rows_of(name)] + types


def labels_of(op: type[Op]) -> dict[str, str]:
    checked = {label: predicate for label, predicate, _ in op.checks() if label[0] in "IC"}
    return {label: checked[label] for label in sorted(checked, key=_order)}


def _order(label: str) -> tuple[bool, int]:
    return label[0] == "C", int(label[1:])


def _rows_of(name: str) -> Iterator[Row]:
    op = ops().get(name)
    if op is None:
        yield from (Row(name, label, None, NOT_DESCRIBED) for label in labels()[name])
        return
    checked = labels_of(op)
    for label in sorted({*checked, *op.not_modelled}, key=_order):
        yield Row(name, label, checked.get(label), op.not_modelled.get(label), op.in_specification)
