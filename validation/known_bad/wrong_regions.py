"""Faults in reductions, branches and loops."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from spec.types import FloatType, bf16, f32
from validation.implementations.folding import fold
from validation.implementations.legal_freedoms import Choices, nearest
from validation.implementations.machine import Array, Call, Tensor, Value
from validation.known_bad.known_bad_registry import bad, in_bf16, on, rightly, with_attributes


class InBf16(Choices):
    def round_to(self, x: Array, float_type: FloatType) -> Array:
        exact = super().round_to(x, float_type)
        return nearest(exact, bf16) if float_type == f32 else exact


@bad("reduce", "accumulates in bf16")
@bad("all_reduce", "accumulates in bf16")
def compute_in_bf16(call: Call) -> Any:
    return rightly(replace(call, machine=replace(call.machine, choices=InBf16())))


@bad("reduce", "the last element of a slice left out")
def drops_last(call: Call) -> Any:
    n = len(call.operands) // 2
    shape = call.operands[0].shape
    last = max(call.op.dimensions, default=None)
    if last is None or shape[last] < 2:
        return rightly(call)
    kept = [slice(None)] * len(shape)
    kept[last] = slice(shape[last] - 1)
    return rightly(on(call, *(x.with_array(x.array[tuple(kept)]) for x in call.operands[:n]), *call.operands[n:]))


@bad("reduce", "an empty slice gives zero")
def empty_is_zero(call: Call) -> Any:
    x = call.operands[0]
    results = rightly(call)
    if all(x.shape[d] for d in call.op.dimensions):
        return results
    return tuple(r.with_array(np.zeros_like(r.array)) for r in results)


@bad("reduce", "starts from zero whatever the body")
@bad("reduce_window", "starts from zero whatever the body")
def zero_first(call: Call) -> Any:
    n = len(call.operands) // 2
    inits = (i.with_array(np.zeros_like(i.array)) for i in call.operands[n:])
    return rightly(on(call, *call.operands[:n], *inits))


@bad("reduce", "only the first of the dimensions")
def one_dimension(call: Call) -> Any:
    n, dimensions = len(call.operands) // 2, call.op.dimensions
    if len(dimensions) < 2:
        return rightly(call)
    rest = tuple(slice(0, 1) if d in dimensions[1:] else slice(None) for d in range(len(call.operands[0].shape)))
    return rightly(on(call, *(x.with_array(x.array[rest]) for x in call.operands[:n]), *call.operands[n:]))


@bad("reduce", "several results in reverse order")
def swap_results(call: Call) -> Any:
    results = rightly(call)
    first = results[0]
    if all(r.element_type == first.element_type for r in results):
        return results[::-1]
    return results


@bad("reduce", "the arguments of the body swapped")
def swap_arguments(call: Call) -> Any:
    n, body = len(call.operands) // 2, call.op.body
    swapped = replace(body, arguments=(*body.arguments[n:], *body.arguments[:n]))
    call = with_attributes(call, body=swapped)
    types = [r.type.element_type for r in call.op.results]
    if any(x.element_type != t for x, t in zip(call.operands[:n], types, strict=True)):
        return rightly(call)
    return fold(call, call.operands[:n], call.operands[n:])


@bad("if", "branches swapped")
def other_branch(call: Call) -> Any:
    (pred,) = call.operands
    return rightly(on(call, pred.with_array(~pred.array)))


@bad("case", "an index out of range picks the first")
def first_branch(call: Call) -> Any:
    (index,) = call.operands
    inside = 0 <= int(index.array) < len(call.op.branches)
    return rightly(on(call, index if inside else index.with_array(index.array * 0)))


@bad("case", "a negative index clamped to the first")
def clamp_index(call: Call) -> Any:
    (index,) = call.operands
    return rightly(on(call, index.with_array(np.maximum(index.array, 0))))


@bad("case", "a negative index counts from the end")
def index_from_the_end(call: Call) -> Any:
    (index,) = call.operands
    n = len(call.op.branches)
    negative = -n <= int(index.array) < 0
    return rightly(on(call, index.with_array(index.array + n) if negative else index))


@bad("while", "one turn too many")
def turns_again(call: Call) -> Any:
    state: tuple[Value, ...] = rightly(call)
    return call.region(call.op.body, *state)


@bad("while", "the condition tested after the first turn")
def tests_late(call: Call) -> Any:
    return rightly(on(call, *call.region(call.op.body, *call.operands)))


@bad("while", "the last turn left out")
def stops_early(call: Call) -> Any:
    state: tuple[Value, ...] = call.operands
    before = state
    for _ in range(10_000):
        (condition,) = call.region(call.op.cond, *state)
        assert condition is not None
        if not condition.array:
            break
        before, state = state, call.region(call.op.body, *state)
    return before


@bad("func.call", "arguments of one type in reverse order")
def reverse_arguments(call: Call) -> Any:
    first = call.operands[0] if call.operands else None
    alike = [
        x is not None and first is not None and (x.element_type, x.shape) == (first.element_type, first.shape)
        for x in call.operands
    ]
    return rightly(on(call, *call.operands[::-1]) if all(alike) else call)


def rounded_to_bf16(t: Tensor) -> Tensor:
    return t.with_array(in_bf16(t.array)) if t.element_type == f32 else t


@bad("while", "f32 carried in bf16")
def carry_narrow(call: Call) -> Any:
    state: tuple[Value, ...] = rightly(call)
    return tuple(None if s is None else rounded_to_bf16(s) for s in state)
