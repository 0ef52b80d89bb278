"""Strategies for random numbers. In programs no other operation uses them, since their values are unknown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from generators.builder import Builder
from generators.strategy_registry import breaks, draws
from generators.twins.breakers import Draft
from generators.twins.twin_bases import Base
from generators.value_ranges import can_count, full_range, span
from spec.program import Program
from spec.types import FLOATS, INTEGERS, BooleanType, ElementType, FloatType, TensorType, i1, si32, si64, ui8, ui64
from spec.types import tensor as tensor_of
from spec.vocabulary import shape

_NUMERIC: tuple[ElementType, ...] = (i1, *INTEGERS, *FLOATS)


@draws("rng")
def rng(builder: Builder) -> None:
    if builder.frame.computes_elements:
        return
    t = builder.element_type(_NUMERIC)
    sizes = builder.shape()
    is_normal = isinstance(t, FloatType) and builder.integer(0, 2) == 2
    low, high = (0, 1)
    if can_count(t) and not isinstance(t, BooleanType):
        least, most = span(t)
        low = builder.integer(max(least, -4), min(most - 1, 4))
        high = builder.integer(low + 1, min(most, low + 8))
    a, b = builder.draw_bound(t, low), builder.draw_bound(t, high)
    given = builder.literal(np.array(sizes, np.int64), si64, full_range(si64))
    attributes = {"rng_distribution": "NORMAL" if is_normal else "UNIFORM"}
    known = replace(full_range(t), exact=False)
    results = builder.emit("rng", [a, b, given], attributes, types=[TensorType(sizes, t)], ranges=[known])
    for v in results if not builder.profile.is_open else ():
        builder.hide(v)


@draws("rng_bit_generator")
def rng_bit_generator(builder: Builder) -> None:
    if builder.frame.computes_elements:
        return
    t = builder.element_type((*INTEGERS, *FLOATS))
    algorithm, size = builder.choice((("THREE_FRY", 2), ("PHILOX", 2), ("PHILOX", 3), ("DEFAULT", 2)))
    state = builder.value(tensor_of(ui64, size))
    types = [state.type, TensorType(builder.shape(), t)]
    ranges = [replace(full_range(e), exact=False) for e in (ui64, t)]
    results = builder.emit("rng_bit_generator", [state], {"rng_algorithm": algorithm}, types=types, ranges=ranges)
    for v in results if not builder.profile.is_open else ():
        builder.hide(v)


@breaks("rng", "C2")
def normal_distribution_of_integers(base: Base) -> Iterator[Program]:
    draft = Draft.of(base.operation).with_attribute("rng_distribution", "NORMAL")
    sizes, result = base.operation.operands[2].type, base.operation.results[0]
    for t in (si32, ui8, i1):
        scalar = tensor_of(t)
        found = (TensorType(shape(result), t),)
        yield base.with_draft(replace(draft, operands=(scalar, scalar, sizes), results=found))


@breaks("rng_bit_generator", "C2")
def state_is_of_another_size(base: Base) -> Iterator[Program]:
    draft = Draft.of(base.operation)
    for algorithm, size in (("THREE_FRY", 3), ("THREE_FRY", 1), ("PHILOX", 4), ("PHILOX", 1)):
        state, output = tensor_of(ui64, size), base.operation.results[1].type
        changed = replace(draft, operands=(state,), results=(state, output))
        yield base.with_draft(changed.with_attribute("rng_algorithm", algorithm))
