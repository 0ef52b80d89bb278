"""Faults in map, sort and rng."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from spec.types import BooleanType, FloatType, IntegerType
from validation.implementations.machine import Call
from validation.implementations.ordering import MOST_TO_EXAMINE, is_order, sort_along, sorted_places
from validation.known_bad.known_bad_registry import bad, on, rightly, with_attributes


@bad("map", "inputs of one type in reverse order")
def reverse_inputs(call: Call) -> Any:
    alike = {x.element_type for x in call.operands}
    return rightly(on(call, *call.operands[::-1]) if len(alike) == 1 else call)


@bad("map", "dimensions in reverse order")
def reverse_dimensions(call: Call) -> Any:
    shape = call.operands[0].shape
    return rightly(on(call, *(x.with_array(x.array.reshape(-1, order="F").reshape(shape)) for x in call.operands)))


@bad("map", "the first element for all")
def first_for_all(call: Call) -> Any:
    result = rightly(call)
    if not result.array.size:
        return result
    return result.with_array(np.broadcast_to(result.array.flat[0], result.shape))


def _dimension(call: Call) -> int:
    return int(call.op.dimension) % len(call.operands[0].shape)


@bad("sort", "equal elements in reverse order though stable is asked for")
def not_stable(call: Call) -> Any:
    def place(n: int, less: Any) -> list[int]:
        reverse = sorted_places(call, n, lambda i, j: less(n - 1 - i, n - 1 - j))
        return [n - 1 - i for i in reverse]

    return sort_along(call, _dimension(call), place) if call.op.is_stable else rightly(call)


@bad("sort", "the other inputs left as they are")
def first_alone(call: Call) -> Any:
    return (rightly(call)[0], *call.operands[1:])


@bad("sort", "along the last dimension")
def along_the_last(call: Call) -> Any:
    return rightly(with_attributes(call, dimension=-1))


@bad("sort", "along the first dimension")
def along_the_first(call: Call) -> Any:
    return rightly(with_attributes(call, dimension=0))


@bad("sort", "a negative dimension counted from the front")
def from_the_front(call: Call) -> Any:
    d = call.op.dimension
    return rightly(with_attributes(call, dimension=-d - 1 if d < 0 else d))


@bad("sort", "in descending order")
def sort_descending(call: Call) -> Any:
    return sort_along(call, _dimension(call), lambda n, less: sorted_places(call, n, lambda i, j: less(j, i)))


@bad("sort", "the comparator's arguments in the order of the inputs")
def arguments_by_input(call: Call) -> Any:
    n, comparator = len(call.operands), call.op.comparator
    if len({x.element_type for x in call.operands}) > 1:
        return rightly(call)
    arguments = comparator.arguments
    order = [arguments[side * n + i] for i in range(n) for side in (0, 1)]
    return rightly(with_attributes(call, comparator=replace(comparator, arguments=tuple(order))))


@bad("sort", "the last element of slices left where it is")
def last_left(call: Call) -> Any:
    def place(n: int, less: Any) -> list[int]:
        if n < 2 or (n <= MOST_TO_EXAMINE and not is_order(n, less)):
            return sorted_places(call, n, less)
        return [*sorted_places(call, n - 1, less), n - 1]

    return sort_along(call, _dimension(call), place)


def _uniform(call: Call) -> bool:
    a = call.operands[0]
    return call.op.rng_distribution == "UNIFORM" and not isinstance(a.element_type, BooleanType)


@bad("rng", "below the lower end")
def below(call: Call) -> Any:
    return _move(call, -1)


@bad("rng", "from the upper end on")
def above(call: Call) -> Any:
    return _move(call, 1)


def _move(call: Call, widths: int) -> Any:
    result = rightly(call)
    a, b, _ = call.operands
    if not _uniform(call):
        return result
    found = result.array + widths * (b.array - a.array)
    t = a.element_type
    if isinstance(t, IntegerType):
        low = -(2 ** (t.width - 1)) if t.signed else 0
        found = (found - low) % 2**t.width + low
    return result.with_array(found)


@bad("rng", "the upper end is among the integers")
def with_upper_end(call: Call) -> Any:
    result = rightly(call)
    if _uniform(call) and isinstance(call.operands[0].element_type, IntegerType):
        return result.with_array(np.broadcast_to(call.operands[1].array, result.shape))
    return result


@bad("rng", "from zero to one whatever the ends")
def standard(call: Call) -> Any:
    a, b, shape = call.operands
    if not _uniform(call) or not isinstance(a.element_type, FloatType):
        return rightly(call)
    zero, one = a.with_array(np.zeros_like(a.array)), b.with_array(np.ones_like(b.array))
    return rightly(on(call, zero, one, shape))
