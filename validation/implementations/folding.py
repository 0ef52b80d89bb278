"""Regions on concrete values: reduce by a random tree, branches, loops and calls."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from spec.program import Region
from spec.types import ComplexType, FloatType, QuantizedType, f64
from validation.implementations.conversion import convert_elements
from validation.implementations.machine import (
    MOST_TURNS,
    Call,
    DoesNotEnd,
    Tensor,
    Value,
    implements,
    narrow,
    widen,
)

Row = tuple[Tensor, ...]
"""The elements that a body combines, for all slices at once."""
_ONE_BY_ONE = 64


@implements("reduce")
def reduce(call: Call) -> tuple[Value, ...]:
    n = len(call.operands) // 2
    types = [r.type.element_type for r in call.op.results]
    inputs = [Tensor(convert_elements(call, x, t), t) for x, t in zip(call.operands[:n], types, strict=True)]
    inits = [Tensor(convert_elements(call, x, t), t) for x, t in zip(call.operands[n:], types, strict=True)]
    return fold(call, inputs, inits)


def fold(call: Call, inputs: Sequence[Tensor], inits: Sequence[Tensor]) -> tuple[Value, ...]:
    row = fold_slices(call, call.op.body, [_slices(x, call.op.dimensions) for x in inputs], inits)
    shape = call.op.results[0].type.static_shape
    return tuple(t.with_array(t.array.reshape(shape)) for t in row)


def fold_slices(call: Call, body: Region, slices: Sequence[Tensor], inits: Sequence[Tensor]) -> Row:
    """Fold slices of shape (slices, elements per slice) to shape (slices,)."""
    count, length = slices[0].shape
    init = tuple(i.with_array(np.broadcast_to(i.array, (count,))) for i in inits)
    leaves = [tuple(s.with_array(s.array[:, k]) for s in slices) for k in range(length)]
    # A body of several operations may be fused, and one operation may be done in a wider type.
    may_be_wider = all(
        (t.element_type != f64 or length > 2) and not isinstance(t.element_type, QuantizedType) for t in slices
    )
    is_wider = may_be_wider and call.choices.accumulates_wider()
    is_fused = len(body.operations) > 2 or is_wider
    inner = replace(call.machine, choices=call.choices.when_fused()) if is_fused else call.machine
    return tuple(map(settle, _fold(replace(call, machine=inner), body, leaves, init)))


def settle(t: Tensor) -> Tensor:
    if not isinstance(t.element_type, FloatType | ComplexType):
        return t
    return t.with_array(widen(narrow(t.array, t.element_type), t.element_type))


def _slices(x: Tensor, dimensions: Sequence[int]) -> Tensor:
    inner = sorted(dimensions)
    outer = [d for d in range(len(x.shape)) if d not in inner]
    length = math.prod(x.shape[d] for d in inner)
    count = math.prod(x.shape[d] for d in outer)
    return x.with_array(x.array.transpose(*outer, *inner).reshape(count, length))


def _fold(call: Call, body: Region, leaves: list[Row], init: Row) -> Row:
    row: list[Row] = []
    for i, leaf in enumerate(leaves):
        if len(leaves) <= _ONE_BY_ONE:
            row += [init] * call.choices.inits(i == 0)
        row.append(leaf)
    if len(leaves) <= _ONE_BY_ONE:
        row += [init] * call.choices.inits(not leaves)
    if not row:
        return init
    while len(row) > _ONE_BY_ONE:
        row = _round_of_pairs(call, body, row)
    while len(row) > 1:
        k = call.choices.pair(len(row))
        row[k : k + 2] = [combine(call, body, row[k], row[k + 1])]
    return row[0]


def combine(call: Call, body: Region, left: Row, right: Row) -> Row:
    if _is_elementwise(body):
        return _tensors(call.region(body, *left, *right))
    count = left[0].shape[0]
    slices = ([t.with_array(t.array[k]) for t in (*left, *right)] for k in range(count))
    rows = [_tensors(call.region(body, *arguments)) for arguments in slices]
    if not rows:
        return left
    return tuple(t.with_array(np.array([r[i].array for r in rows], t.array.dtype)) for i, t in enumerate(left))


def _is_elementwise(body: Region) -> bool:
    plain = {"add", "multiply", "maximum", "minimum", "and", "or", "xor", "return", "subtract"}
    names = {a.name for a in body.arguments}
    for o in body.operations:
        if o.name not in plain or not {v.name for v in o.operands} <= names:
            return False
        names |= {r.name for r in o.results}
    return True


def _tensors(values: tuple[Value, ...]) -> Row:
    return tuple(v for v in values if isinstance(v, Tensor))


def _round_of_pairs(call: Call, body: Region, row: list[Row]) -> list[Row]:
    start = call.choices.offset()
    pairs = (len(row) - start) // 2
    left, right = (_stack(row[start + side : start + 2 * pairs : 2]) for side in (0, 1))
    joined = combine(call, body, left, right)
    size = row[0][0].shape[0]
    results = [tuple(t.with_array(t.array[i * size : (i + 1) * size]) for t in joined) for i in range(pairs)]
    return [*row[:start], *results, *row[start + 2 * pairs :]]


def _stack(rows: list[Row]) -> Row:
    return tuple(first.with_array(np.concatenate([r[i].array for r in rows])) for i, first in enumerate(rows[0]))


@implements("func.call")
def func_call(call: Call) -> tuple[Value, ...]:
    assert call.machine.program is not None
    body = call.machine.program.function(call.op.callee).body
    return call.machine.region(body, call.operands, {})


@implements("if")
def if_(call: Call) -> tuple[Value, ...]:
    return call.region(call.op.true_branch if call.operands[0].array else call.op.false_branch)


@implements("case")
def case(call: Call) -> tuple[Value, ...]:
    index, branches = int(call.operands[0].array), call.op.branches
    return call.region(branches[index] if 0 <= index < len(branches) else branches[-1])


@implements("while")
def while_(call: Call) -> tuple[Value, ...]:
    state: tuple[Value, ...] = call.operands
    for _ in range(MOST_TURNS):
        (condition,) = call.region(call.op.cond, *state)
        assert condition is not None
        if not condition.array:
            return state
        state = call.region(call.op.body, *state)
    raise DoesNotEnd("a while loop does not end")
