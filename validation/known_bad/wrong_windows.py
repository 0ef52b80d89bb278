"""Faults in reduce_window and select_and_scatter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from validation.implementations.machine import Call, Tensor
from validation.implementations.windows import Index, Windows, reduce_windows, scatter_to, select_in, windows_of
from validation.known_bad.known_bad_registry import bad, on, rightly, with_attributes


def _ones(values: Sequence[int]) -> tuple[int, ...]:
    return tuple(1 for _ in values)


def _pad_by(call: Call, rows: Sequence[tuple[int, int]]) -> Call:
    return with_attributes(call, padding=tuple(rows))


class Repeated(Windows):
    def _without_padding(self, padded: int, d: int) -> int | None:
        place = padded - self.low[d]
        end = (self.shape[d] - 1) * self.base_dilations[d]
        return place // self.base_dilations[d] if 0 <= place <= end else None


@bad("reduce_window", "holes of a dilated base read as elements")
def holes_read(call: Call) -> Any:
    return reduce_windows(call, Repeated(**vars(windows_of(call))))


@bad("reduce_window", "strides ignored")
@bad("select_and_scatter", "strides ignored")
def no_strides(call: Call) -> Any:
    return rightly(with_attributes(call, window_strides=_ones(call.op.window_strides)))


@bad("reduce_window", "window dilations ignored")
def no_window_dilations(call: Call) -> Any:
    return rightly(with_attributes(call, window_dilations=_ones(call.op.window_dilations)))


@bad("reduce_window", "base dilations ignored")
def no_base_dilations(call: Call) -> Any:
    return rightly(with_attributes(call, base_dilations=_ones(call.op.base_dilations)))


@bad("reduce_window", "base and window dilations swapped")
def swap_dilations(call: Call) -> Any:
    op = call.op
    return rightly(with_attributes(call, base_dilations=op.window_dilations, window_dilations=op.base_dilations))


@bad("reduce_window", "low and high padding swapped")
@bad("select_and_scatter", "low and high padding swapped")
def swap_padding(call: Call) -> Any:
    return rightly(_pad_by(call, [(high, low) for low, high in call.op.padding]))


@bad("reduce_window", "negative padding taken for none")
@bad("select_and_scatter", "negative padding taken for none")
def no_negative_padding(call: Call) -> Any:
    return rightly(_pad_by(call, [(max(low, 0), max(high, 0)) for low, high in call.op.padding]))


@bad("reduce_window", "padding ignored")
@bad("select_and_scatter", "padding ignored")
def no_padding(call: Call) -> Any:
    return rightly(_pad_by(call, [(0, 0) for _ in call.op.padding]))


@bad("reduce_window", "padding of zeros")
def zero_padding(call: Call) -> Any:
    types = [r.type.element_type for r in call.op.results]
    return reduce_windows(call, windows_of(call), [Tensor(np.zeros(()), t) for t in types])


@bad("reduce_window", "the last element of windows left out")
def shorter(call: Call) -> Any:
    if not call.op.window_dimensions:
        return rightly(call)
    *others, last = call.op.window_dimensions
    return rightly(with_attributes(call, window_dimensions=(*others, max(last - 1, 1))))


@bad("reduce_window", "several results in reverse order")
def swap_results(call: Call) -> Any:
    results = rightly(call)
    alike = {r.element_type for r in results}
    return results[::-1] if len(alike) == 1 else results


def _chosen(call: Call, select: Any) -> Any:
    operand, source, _ = call.operands
    windows, arrivals = windows_of(call), []
    for place in np.ndindex(*source.shape):
        seen: list[Index] = [index for index in windows.indices_of(place) if index is not None]
        if seen:
            arrivals.append((select(operand, seen), source.array[place]))
    return scatter_to(call, arrivals), arrivals


@bad("select_and_scatter", "the last among equals")
def last_of_equals(call: Call) -> Any:
    def select(operand: Tensor, seen: list[Index]) -> Index:
        found = select_in(call, operand, seen)
        equal = [i for i in seen if operand.array[i] == operand.array[found]]
        return (equal or [found])[-1]

    return _chosen(call, select)[0]


@bad("select_and_scatter", "the first of each window")
def first_of_each(call: Call) -> Any:
    return _chosen(call, lambda _, seen: seen[0])[0]


@bad("select_and_scatter", "the arguments of select swapped")
def swap_selection(call: Call) -> Any:
    select = call.op.select
    return rightly(with_attributes(call, select=replace(select, arguments=select.arguments[::-1])))


@bad("select_and_scatter", "the last to arrive kept")
def overwritten(call: Call) -> Any:
    _, arrivals = _chosen(call, lambda operand, seen: select_in(call, operand, seen))
    return scatter_to(call, list(dict(arrivals).items()))


@bad("select_and_scatter", "what arrives scattered to padded places")
def shift_places(call: Call) -> Any:
    """Count the index of an element from the start of the padding."""
    operand = call.operands[0]
    low = windows_of(call).low
    _, arrivals = _chosen(call, lambda o, seen: select_in(call, o, seen))
    moved = [(tuple(i + p for i, p in zip(index, low, strict=True)), value) for index, value in arrivals]
    return scatter_to(
        call, [(i, v) for i, v in moved if all(0 <= k < n for k, n in zip(i, operand.shape, strict=True))]
    )


@bad("select_and_scatter", "starts from zero whatever the body")
def zero_scattered(call: Call) -> Any:
    operand, source, init = call.operands
    return rightly(on(call, operand, source, init.with_array(np.zeros_like(init.array))))


@bad("select_and_scatter", "elements that nothing arrives at are zero")
def zero_elsewhere(call: Call) -> Any:
    result, arrivals = _chosen(call, lambda operand, seen: select_in(call, operand, seen))
    reached = np.zeros(result.shape, np.bool_)
    for index, _ in arrivals:
        reached[index] = True
    return result.with_array(np.where(reached, result.array, np.zeros_like(result.array)))
