"""reduce_window and select_and_scatter on concrete values, index by index."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from spec.types import ElementType
from validation.implementations.conversion import convert_elements
from validation.implementations.folding import fold_slices
from validation.implementations.machine import Call, Tensor, implements

Index = tuple[int, ...]


@dataclass(frozen=True)
class Windows:
    shape: Index
    dimensions: Sequence[int]
    strides: Sequence[int]
    low: Sequence[int]
    base_dilations: Sequence[int]
    window_dilations: Sequence[int]

    def indices_of(self, window: Index) -> list[Index | None]:
        places = []
        for d, w in enumerate(window):
            start = w * self.strides[d]
            padded = range(start, start + self.dimensions[d] * self.window_dilations[d], self.window_dilations[d])
            places.append([self._without_padding(p, d) for p in padded])
        return [None if None in place else place for place in itertools.product(*places)]  # type: ignore[misc]

    def _without_padding(self, padded: int, d: int) -> int | None:
        steps, rest = divmod(padded - self.low[d], self.base_dilations[d])
        return None if rest or not 0 <= steps < self.shape[d] else steps


def windows_of(call: Call) -> Windows:
    op, shape = call.op, call.operands[0].shape
    ones = (1,) * len(shape)
    low = [row[0] for row in op.padding]
    if call.name == "select_and_scatter":
        return Windows(shape, op.window_dimensions, op.window_strides, low, ones, ones)
    return Windows(shape, op.window_dimensions, op.window_strides, low, op.base_dilations, op.window_dilations)


@implements("reduce_window")
def reduce_window(call: Call) -> tuple[Tensor, ...]:
    return reduce_windows(call, windows_of(call))


def reduce_windows(call: Call, windows: Windows, padding: Sequence[Tensor] | None = None) -> tuple[Tensor, ...]:
    n = len(call.operands) // 2
    results = [r.type for r in call.op.results]
    inits = [Tensor(convert_elements(call, i, r.element_type), r.element_type)
             for i, r in zip(call.operands[n:], results, strict=True)]  # fmt: skip
    shape, length = results[0].static_shape, math.prod(windows.dimensions)
    seen = [windows.indices_of(w) for w in np.ndindex(*shape)]
    slices = []
    for x, init, r in zip(call.operands[:n], padding or inits, results, strict=True):
        elements = convert_elements(call, x, r.element_type)
        rows = np.empty((len(seen), length), elements.dtype)
        for i, k in np.ndindex(*rows.shape):
            place = seen[i][k]
            rows[i, k] = init.array[()] if place is None else elements[place]
        slices.append(Tensor(rows, r.element_type))
    folded = fold_slices(call, call.op.body, slices, inits)
    return tuple(t.with_array(t.array.reshape(shape)) for t in folded)


@implements("select_and_scatter")
def select_and_scatter(call: Call) -> Tensor:
    operand, source, _ = call.operands
    windows, arrivals, is_open = windows_of(call), list[tuple[Index, Any]](), False
    for place in np.ndindex(*source.shape):
        seen = [index for index in windows.indices_of(place) if index is not None]
        if seen:
            arrivals.append((select_in(call, operand, seen), source.array[place]))
        else:  # the result is unspecified
            is_open = True
    result = scatter_to(call, arrivals)
    return result.with_array(call.choices.fill_open(result.array, np.full(result.shape, is_open), result.element_type))


def select_in(call: Call, operand: Tensor, seen: Sequence[Index]) -> Index:
    left = list(seen)
    while len(left) > 1:
        k = call.choices.pair(len(left))
        (takes_first,) = call.region(call.op.select, *(operand.with_array(operand.array[i]) for i in left[k : k + 2]))
        assert takes_first is not None
        del left[k + 1 if takes_first.array else k]
    return left[0]


def scatter_to(call: Call, arrivals: Sequence[tuple[Index, Any]]) -> Tensor:
    operand, source, init = call.operands
    to = call.result.element_type
    start = Tensor(convert_elements(call, init, to), to)
    arrived: dict[Index, list[Any]] = {index: [] for index in np.ndindex(*operand.shape)}
    for index, value in arrivals:
        arrived[index].append(value)
    result = np.empty(operand.shape, start.array.dtype)
    for index, values in arrived.items():
        result[index] = _reduce(call, source.element_type, values, start)
    return Tensor(result, to)


def _reduce(call: Call, of: ElementType, values: list[Any], init: Tensor) -> Any:
    row = np.empty((1, len(values)), object)
    row[0, :] = values
    terms = Tensor(convert_elements(call, Tensor(row, of), init.element_type), init.element_type)
    (folded,) = fold_slices(call, call.op.scatter, [terms], [init])
    return folded.array[0]
