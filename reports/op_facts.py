"""Facts about ops for a report: families, allowed element types, clauses."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any

import spec
from spec.op import ops
from spec.traceability import QUANTIZED_TYPE, labels_of, rows
from spec.types import COMPLEXES, FLOATS, SIGNED_INTEGERS, UNSIGNED_INTEGERS, element_type_named, i1

QUANTIZED = "quantized"
GROUPS: Mapping[str, tuple[str, ...]] = {
    "boolean": (str(i1),),
    "signed": tuple(map(str, SIGNED_INTEGERS)),
    "unsigned": tuple(map(str, UNSIGNED_INTEGERS)),
    "float": tuple(map(str, FLOATS)),
    "complex": tuple(map(str, COMPLEXES)),
    QUANTIZED: (QUANTIZED,),
}
"""The columns of the matrix, in groups."""


def column(element_type: str) -> str:
    if element_type.startswith(("!quant", "quant<")):
        return QUANTIZED
    try:
        return str(element_type_named(element_type))
    except KeyError:
        return element_type


def position(element_type: str) -> tuple[int, str]:
    known = [t for types in GROUPS.values() for t in types]
    name = column(element_type)
    return known.index(name) if name in known else len(known), element_type


def natural(label: str) -> tuple[Any, ...]:
    """Return a sort key for labels: inputs (I) before constraints (C), I2 before I10."""
    parts = (int(part) if part.isdigit() else part for part in re.split(r"(\d+)", label))
    return not label.startswith("I"), *parts


@dataclass(frozen=True)
class Clause:
    """A label of the specification, with its predicate in the suite's words, or the reason why it is not checked."""

    label: str
    predicate: str
    why_not_modelled: str | None = None


def families() -> Mapping[str, Sequence[str]]:
    found: dict[str, list[str]] = {}
    for name, op in ops().items():
        if not op.is_terminator:
            found.setdefault(family(name), []).append(name)
    return found


def family(op: str) -> str:
    described = ops().get(op)
    return described.__module__.rpartition(".")[2].replace("_", " ") if described is not None else "other"


def columns_of(op: str) -> frozenset[str]:
    """Return the matrix columns that the op's main operand may have; if it has no operand, its result."""
    described = ops().get(op)
    if described is None:
        return frozenset()
    members = described.members.values()
    tests = [m.test for m in members if m.role == "operand" and m.test is not None]
    tests = tests or [m.test for m in members if m.role == "result" and m.test is not None]
    widest = max(tests, key=lambda t: len(t.element_types), default=None)
    if widest is None:
        return frozenset()
    quantized = () if widest.quantization == "none" else (QUANTIZED,)
    return frozenset((*map(str, widest.element_types), *quantized))


def clauses(op: str) -> list[Clause]:
    if op == QUANTIZED_TYPE:
        return [Clause(row.label, (row.predicate or "").replace("_", " ")) for row in rows() if row.op == op]
    described = ops().get(op)
    if described is None:
        return []
    found = [Clause(label, predicate.replace("_", " ")) for label, predicate in labels_of(described).items()]
    why_not = described.not_modelled
    found = [c for c in found if c.label not in why_not] + [Clause(k, "", reason) for k, reason in why_not.items()]
    return sorted(found, key=lambda c: natural(c.label))


def in_specification(op: str) -> bool:
    described = ops().get(op)
    return described is not None and described.in_specification


@functools.cache
def not_described() -> list[str]:
    labels = json.loads(resources.files(spec).joinpath("labels.json").read_text(encoding="utf-8"))
    return sorted(set(labels["ops"]) - set(ops()))
