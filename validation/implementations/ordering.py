"""map and sort on concrete values, element by element and slice by slice."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from spec.types import QuantizedType
from validation.implementations.machine import Array, Call, Tensor, implements

MOST_TO_EXAMINE = 8
"""Slices up to this length are checked for a strict weak order; without one, their result is open."""
Less = Callable[[int, int], bool]


@implements("map")
def map_(call: Call) -> Tensor:
    to, inner = call.result.element_type, call
    if len(call.op.computation.operations) > 2:  # several operations may be fused
        inner = replace(call, machine=replace(call.machine, choices=call.choices.when_fused()))
    result = Tensor(np.zeros(call.operands[0].shape), to).array
    for place in np.ndindex(*result.shape):
        (value,) = inner.region(call.op.computation, *(x.with_array(x.array[place]) for x in call.operands))
        assert value is not None
        result[place] = value.array
    return Tensor(result, to)


@implements("sort")
def sort(call: Call) -> tuple[Tensor, ...]:
    rank = len(call.operands[0].shape)
    dimension = call.op.dimension if call.op.dimension >= 0 else rank + call.op.dimension
    return sort_along(call, dimension, lambda n, less: sorted_places(call, n, less))


def sort_along(call: Call, dimension: int, place: Callable[[int, Less], list[int]]) -> tuple[Tensor, ...]:
    shape = call.operands[0].shape
    results = [x.array.copy() for x in call.operands]
    others = [range(1) if d == dimension else range(n) for d, n in enumerate(shape)]
    for index in itertools.product(*others):
        where: tuple[Any, ...] = (*index[:dimension], slice(None), *index[dimension + 1 :])
        slices = [x.with_array(x.array[where]) for x in call.operands]
        order = place(shape[dimension], comparator(call, slices))
        for x, result in zip(slices, results, strict=True):
            result[where] = _take(call, x, order)
    return tuple(x.with_array(r) for x, r in zip(call.operands, results, strict=True))


def comparator(call: Call, slices: list[Tensor]) -> Less:
    """Return the specification's comparator_together, as a function of two indices into the slices.

    Rounding and flushing are the same for each comparison.
    """
    is_quantized = any(isinstance(x.element_type, QuantizedType) for x in slices)
    choices = call.choices.of_one_kind() if is_quantized else call.choices.of_one_convention()
    call = replace(call, machine=replace(call.machine, choices=choices))

    @functools.cache
    def less(i: int, j: int) -> bool:
        arguments = [x.with_array(x.array[k]) for x in slices for k in (i, j)]
        (found,) = call.region(call.op.comparator, *arguments)
        assert found is not None
        return bool(found.array)

    return less


def sorted_places(call: Call, n: int, less: Less) -> list[int]:
    if n <= MOST_TO_EXAMINE and not is_order(n, less):
        return []
    start = list(range(n)) if call.op.is_stable else call.choices.order(n)

    def compare(i: int, j: int) -> int:
        return less(j, i) - less(i, j)

    return sorted(start, key=functools.cmp_to_key(compare))


def is_order(n: int, less: Less) -> bool:
    count = [sum(less(j, i) for j in range(n)) for i in range(n)]
    return all(less(i, j) == (count[i] < count[j]) for i, j in itertools.product(range(n), repeat=2))


def _take(call: Call, x: Tensor, order: list[int]) -> Array:
    if order or not x.shape[0]:
        return x.array[order]
    return call.choices.fill_open(x.array, np.ones(x.shape, np.bool_), x.element_type)
