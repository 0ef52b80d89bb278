"""The cost of a case; a reduction accepts only changes that lower the cost.

So it terminates, and one cause reduces to one form.
"""

from __future__ import annotations

import functools
import itertools
from typing import Any

import numpy as np

from generators.cases import Case
from spec.attributes import Enum
from spec.op import is_described, op_named
from spec.program import Constant, Operation, Program, Region, walk
from spec.types import ElementType, TensorType, Type, element_type_named
from trials.reduce.parts import is_computing

SIMPLEST_FIRST: tuple[tuple[str, ...], ...] = (
    ("i32", "ui32", "i64", "ui64", "i16", "ui16", "i8", "ui8", "i4", "ui4", "i2", "ui2"),
    (
        "f32", "f64", "bf16", "f16", "f8E5M2", "f8E4M3FN", "f8E4M3", "f8E3M4", "f8E5M2FNUZ", "f8E4M3FNUZ",
        "f8E4M3B11FNUZ", "f8E8M0FNU", "f6E3M2FN", "f6E2M3FN", "f4E2M1FN",
    ),
    ("complex<f32>", "complex<f64>"),
)  # fmt: skip
"""Element types by family, the simplest first."""

_RANKS = {element_type_named(n): i for family in SIMPLEST_FIRST for i, n in enumerate(family)}
_EMPTY = 9
"""Cost of a dimension of size 0: an empty dimension is as special as one of this size."""


def simpler_types(t: ElementType) -> tuple[ElementType, ...]:
    for family in SIMPLEST_FIRST:
        if str(t) in family:
            return tuple(map(element_type_named, family[: family.index(str(t))]))
    return ()


@functools.lru_cache(maxsize=1024)
def cost(case: Case) -> tuple[float, ...]:
    program = case.program
    operations = list(program.operations())
    types = _types(program)
    constants = [o.attribute("value") for o in operations if o.name == "constant"]
    held = [c.array for c in constants if isinstance(c, Constant)]
    return (
        sum(map(is_computing, operations)),
        program.num_processes,
        len(program.functions),
        len(constants),
        len(program.main.result_types),
        sum(len(o.operands) + len(o.regions) for o in operations),
        len(case.inputs),
        _count_repeated_operands(program),
        sum(len(t.shape) for t in types),
        sum(map(_attributes_cost, operations)),
        sum(_EMPTY if d == 0 else d or 1 for t in types for d in t.shape),
        sum(_RANKS.get(t.element_type, 0) for t in types),
        sum(elements_cost(np.asarray(a)) for a in (*held, *(x for row in case.inputs for x in row))),
    )


def _count_repeated_operands(program: Program) -> int:
    uses = [v.name for o in program.main.body.operations for v in o.operands]
    return len(uses) - len(set(uses))


def _types(program: Program) -> list[TensorType]:
    found: list[Type] = [t for f in program.functions for t in _types_in(f.body)]
    return [t for t in found if isinstance(t, TensorType)]


def _types_in(region: Region) -> list[Type]:
    inner = [a.type for o in walk(region) for r in o.regions for a in r.arguments]
    return [a.type for a in region.arguments] + inner + [r.type for o in walk(region) for r in o.results]


def _attributes_cost(operation: Operation) -> float:
    if not is_described(operation.name) or operation.name == "constant":
        return 0
    members = op_named(operation.name).members
    total = 0.0
    for name, value in operation.attributes:
        member = members.get(name)
        total += 1 if member is None or member.is_optional else 0
        total += _attribute_cost(value, None if member is None else member.kind)
    return total


def _attribute_cost(value: Any, kind: Any) -> float:
    match value:
        case bool():
            return float(value)
        case int() | float():
            return min(abs(value), 20) if value >= 0 else min(abs(value), 20) + 0.5
        case str() if isinstance(kind, Enum):
            return kind.cases.index(value) if value in kind.cases else 0
        case tuple():
            disorder = sum(a > b for a, b in itertools.pairwise(value) if isinstance(a, int))
            order = sum(v / 4.0 ** (i + 4) for i, v in enumerate(value) if isinstance(v, int))
            return float(sum(_attribute_cost(v, None) for v in value) + disorder + 0.1 * len(value) + order)
        case str():
            return 0.0 if value == "DEFAULT" else 1.0
    return 1.0


def elements_cost(array: np.ndarray[Any, Any]) -> float:
    """Return the cost of a tensor's elements: 0 for zeros, then ones, small integers, infinities, NaNs, others."""
    if array.dtype.kind == "c":
        return elements_cost(array.real) + elements_cost(array.imag)
    with np.errstate(all="ignore"):
        x = array.astype(np.float64)
        size = np.abs(x)
        mantissa, exponent = np.frexp(size)
        costs = 26 + _bits(mantissa) / 16 + np.abs(exponent.astype(np.float64)) / 64
        costs = np.where((size == np.rint(size)) & (size <= 16), 1 + size, costs)
        costs = np.where(size <= 1, np.where(size == 1, 1.0, np.where(size == 0, 0.0, costs)), costs)
        costs = np.where(np.isnan(x), 20.0, np.where(np.isinf(x), 19.0, costs))
        negative = np.signbit(x) & ~np.isnan(x)
    return float(np.where(negative, np.where(size == 0, 18.0, costs + 0.5), costs).sum())


def _bits(mantissa: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    whole = np.where(np.isfinite(mantissa), mantissa, 0.5) * 2.0**53
    lowest = whole.astype(np.int64)
    return np.asarray(53 - np.log2(np.maximum(lowest & -lowest, 1)))
