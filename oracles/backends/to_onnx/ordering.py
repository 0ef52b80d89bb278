"""Translation of sort to TopK if the comparator is one comparison, else to a bubble sort."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from oracles.backends.to_onnx.composed import is_boolean, reshape, take, transpose, where
from oracles.backends.to_onnx.scope import Scope, Tensor, check_turns, translates
from spec.program import Region
from spec.types import TensorType, i1, is_quantized_tensor, si64, tensor


@translates("sort")
def sort(s: Scope, op: Any, *inputs: Tensor) -> list[Tensor]:
    shape = inputs[0].shape
    if 0 in shape:
        return [s.node("Identity", x) for x in inputs]
    axis = op.dimension % len(shape)
    key = _key(op.comparator)
    if key is not None and not is_boolean(inputs[key[0]]):
        return _by_key(s, inputs, axis, *key)
    return _by_exchange(s, op.comparator, inputs, axis)


def _key(comparator: Region) -> tuple[int, bool] | None:
    """Return the index of the input that the comparator compares by one strict comparison, and whether in descending
    order; else None."""
    first = comparator.operations[0]
    if len(comparator.operations) != 2 or first.name != "compare" or comparator.returned != first.results:
        return None
    if first.attribute("compare_type") == "TOTALORDER" or first.attribute("comparison_direction") not in ("LT", "GT"):
        return None
    if not set(first.operands) <= set(comparator.arguments):
        return None
    lhs, rhs = (comparator.arguments.index(v) for v in first.operands)
    if lhs // 2 != rhs // 2 or lhs == rhs or is_quantized_tensor(first.operands[0].type):
        return None
    return lhs // 2, (first.attribute("comparison_direction") == "GT") == (lhs < rhs)


def _by_key(s: Scope, inputs: tuple[Tensor, ...], axis: int, key: int, is_descending: bool) -> list[Tensor]:
    """Sort by TopK of all elements, which is stable: of equal elements, the lower index is first."""
    x = inputs[key]
    to = [x.type, TensorType(x.shape, si64)]
    count = s.integers([x.shape[axis]])
    values, order = s.several("TopK", x, count, to=to, axis=axis, largest=int(is_descending), sorted=1)
    return [values if i == key else s.node("GatherElements", y, order, axis=axis) for i, y in enumerate(inputs)]


def _by_exchange(s: Scope, comparator: Region, inputs: tuple[Tensor, ...], axis: int) -> list[Tensor]:
    """Sort each line along the axis by exchanging neighbours in wrong order, which is stable."""
    shape = inputs[0].shape
    n = shape[axis]
    order = (*(d for d in range(len(shape)) if d != axis), axis)
    lines = math.prod(shape) // n
    check_turns(lines * n * (n - 1))
    flat = [reshape(s, transpose(s, x, order), lines, n) for x in inputs]

    def each(inner: Scope, *line: Tensor) -> list[Tensor]:
        permutation = _permutation(inner, comparator, line, n)
        return [take(inner, x, permutation) for x in line]

    types = [tensor(x.element_type, n) for x in inputs]
    graph = s.graph(types, each, types)
    to = [x.type for x in flat]
    ordered = s.several("Scan", *flat, to=to, body=graph, num_scan_inputs=len(flat))
    moved = tuple(shape[d] for d in order)
    back = tuple(int(d) for d in np.argsort(order))
    return [transpose(s, reshape(s, x, *moved), back) for x in ordered]


def _permutation(s: Scope, comparator: Region, line: tuple[Tensor, ...], n: int) -> Tensor:
    def turn_of(inner: Scope, turn: Tensor, go_on: Tensor, permutation: Tensor) -> list[Tensor]:
        first = inner.node("Mod", turn, inner.constant(np.int64(max(n - 1, 1))))
        second = inner.node("Add", first, inner.constant(np.int64(1)))
        a, b = take(inner, permutation, first), take(inner, permutation, second)
        pairs = [take(inner, x, at) for x in line for at in (b, a)]
        (comes_before,) = inner.evaluate(comparator, *pairs)
        places = inner.node("Concat", *(reshape(inner, v, 1) for v in (first, second)), to=tensor(si64, 2), axis=0)
        kept, exchanged = ([a, b], [b, a])
        chosen = [where(inner, comes_before, x, y) for x, y in zip(exchanged, kept, strict=True)]
        updates = inner.node("Concat", *(reshape(inner, v, 1) for v in chosen), to=tensor(si64, 2), axis=0)
        return [go_on, inner.node("ScatterND", permutation, reshape(inner, places, 2, 1), updates)]

    graph = s.graph([tensor(si64), tensor(i1), tensor(si64, n)], turn_of, [tensor(i1), tensor(si64, n)])
    start = s.integers(range(n))
    turns = s.constant(np.int64(n * (n - 1)))
    return s.several("Loop", turns, s.constant(np.True_), start, to=[start.type], body=graph)[0]
