"""How to draw random numbers. Nothing is known of them, so that nothing else in a program uses them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from generators.builder import Builder
from generators.ranges import can_count, everything, span
from generators.registry import draws
from spec.types import FLOATS, INTEGERS, BooleanType, FloatType, TensorType, i1, si64, ui64
from spec.types import tensor as tensor_of

_NUMERIC = (i1, *INTEGERS, *FLOATS)


@draws("rng")
def rng(builder: Builder) -> None:
    t = builder.element_type(_NUMERIC)
    shape = builder.shape()
    is_normal = isinstance(t, FloatType) and builder.integer(0, 2) == 2
    low, high = (0, 1)
    if can_count(t) and not isinstance(t, BooleanType):
        least, most = span(t)
        low = builder.integer(max(least, -4), min(most - 1, 4))
        high = builder.integer(low + 1, min(most, low + 8))
    a, b = builder.number(t, low), builder.number(t, high)
    sizes = builder.literal(np.array(shape, np.int64), si64, everything(si64))
    attributes = {"rng_distribution": "NORMAL" if is_normal else "UNIFORM"}
    known = replace(everything(t), exact=False)
    results = builder.emit("rng", [a, b, sizes], attributes, types=[TensorType(shape, t)], ranges=[known])
    for v in results:
        builder.hide(v)


@draws("rng_bit_generator")
def rng_bit_generator(builder: Builder) -> None:
    t = builder.element_type((*INTEGERS, *FLOATS))
    algorithm, size = builder.choice((("THREE_FRY", 2), ("PHILOX", 2), ("PHILOX", 3), ("DEFAULT", 2)))
    state = builder.value(tensor_of(ui64, size))
    types = [state.type, TensorType(builder.shape(), t)]
    ranges = [replace(everything(e), exact=False) for e in (ui64, t)]
    results = builder.emit("rng_bit_generator", [state], {"rng_algorithm": algorithm}, types=types, ranges=ranges)
    for v in results:
        builder.hide(v)
