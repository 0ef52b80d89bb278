"""reduce_window and select_and_scatter; windows become rows that are folded."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from oracles.evaluator import Body, Context, at_sets, evaluates, input_sets
from oracles.reference.indexing import flat, groups, open_where, write_rows
from oracles.reference.reduction import fold_rows, fold_to_results, promote
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.schedules import Values
from oracles.sets.value_sets import mark_exact, widen
from spec.structured_attributes import Matrix
from spec.types import TensorType


def window_positions(  # noqa: PLR0917  the specification's own list
    shape: tuple[int, ...], windows: tuple[int, ...], sizes: tuple[int, ...], strides: tuple[int, ...],
    low: Sequence[int], base: tuple[int, ...], dilations: tuple[int, ...],
) -> tuple[Array, Array]:  # fmt: skip
    """Return row-major positions in a tensor of `shape` of the elements of each window, with shape (windows, window
    elements), and a mask of those that exist, which excludes padding and the gaps of a dilated base."""
    positions = np.zeros((*windows, *sizes), np.int64)
    is_there = np.ones((*windows, *sizes), np.bool_)
    rank = len(shape)
    for d in range(rank):
        start = (np.arange(windows[d]) * strides[d]).reshape(-1, *[1] * (2 * rank - d - 1))
        offset = (np.arange(sizes[d]) * dilations[d]).reshape(-1, *[1] * (rank - d - 1))
        padded = start + offset - low[d]
        coordinate = padded // base[d]
        is_there &= (padded % base[d] == 0) & (coordinate >= 0) & (coordinate < shape[d])
        positions += np.clip(coordinate, 0, max(shape[d] - 1, 0)) * math.prod(shape[d + 1 :])
    rows = math.prod(windows), math.prod(sizes)
    return positions.reshape(rows), is_there.reshape(rows)


@evaluates("reduce_window")
def reduce_window(
    inputs: tuple[Acceptance, ...], init_values: tuple[Acceptance, ...], *, window_dimensions: tuple[int, ...],
    window_strides: tuple[int, ...], base_dilations: tuple[int, ...], window_dilations: tuple[int, ...],
    padding: Matrix, body: Body, results: tuple[TensorType, ...], context: Context,
) -> tuple[Acceptance, ...]:  # fmt: skip
    """Fold each window with the body, by any schedule; padding and gaps are initial values."""
    n = max(input_sets(inputs), input_sets(init_values), input_sets(body))
    windows = results[0].static_shape
    positions, is_there = window_positions(
        inputs[0].shape, windows, window_dimensions, window_strides, [low for low, _ in padding], base_dilations,
        window_dilations,
    )  # fmt: skip
    inputs = tuple(widen(promote(x, r.element_type, context), n) for x, r in zip(inputs, results, strict=True))
    init = tuple(widen(promote(x, r.element_type, context), n) for x, r in zip(init_values, results, strict=True))
    slices = tuple(_window_elements(x, i, positions, is_there) for x, i in zip(inputs, init, strict=True))
    return fold_to_results(slices, init, body, results, context)


def _window_elements(x: Acceptance, init: Acceptance, positions: Array, is_there: Array) -> Acceptance:
    rank = len(x.shape)
    is_full = bool(is_there.all())

    def gather(a: Array, b: Array) -> Array:
        elements = a.reshape(a.shape[0], -1, *a.shape[1 + rank :])
        parts = elements.shape[2:]
        if elements.shape[1] == 0:
            found = np.broadcast_to(b[:, np.newaxis, np.newaxis], (a.shape[0], *positions.shape, *parts))
        else:
            found = elements[:, positions]
            if not is_full:
                there = is_there.reshape(*is_there.shape, *[1] * len(parts))
                found = np.where(there, found, b[:, np.newaxis, np.newaxis])
        return found.reshape(-1, positions.shape[1], *parts)

    lower = gather(x.lower, init.lower)
    exact = x.lower is x.upper and init.lower is init.upper
    return replace(
        x,
        lower=lower,
        upper=lower if exact else gather(x.upper, init.upper),
        nan=gather(x.nan, init.nan),
        unspecified=gather(x.unspecified, init.unspecified),
    )


@evaluates("select_and_scatter")
def select_and_scatter(
    operand: Acceptance, source: Acceptance, init_value: Acceptance, *, window_dimensions: tuple[int, ...],
    window_strides: tuple[int, ...], padding: Matrix, select: Body, scatter: Body, results: tuple[TensorType, ...],
    context: Context,
) -> Acceptance:  # fmt: skip
    """Scatter each source element to the position that its window selects, and fold the elements at each position.

    The text leaves open what a window without elements selects (#731), and thus its effect on every element.
    """
    n = max(map(input_sets, (operand, source, init_value, select, scatter)))
    ones = (1,) * len(operand.shape)
    positions, is_there = window_positions(
        operand.shape, source.shape, window_dimensions, window_strides, [low for low, _ in padding], ones, ones
    )
    operand, size = widen(operand, n), math.prod(operand.shape)
    element_type = results[0].element_type
    sources = flat(widen(promote(source, element_type, context), n))
    init = widen(promote(init_value, element_type, context), n)
    initial = init.lift(lambda a: np.repeat(a, size, axis=0))
    selected, is_decided = _select(operand, positions, is_there, select)
    target = np.where(is_decided, selected + np.arange(n)[:, np.newaxis] * size, -1).ravel()

    none = np.setdiff1d(np.arange(n * size), target)
    result = initial
    for rows, chosen in [(none, np.zeros((len(none), 0), np.int64)), *groups(target)]:
        if len(rows):
            terms = sources.lift(lambda a, c=chosen: a[c])  # type: ignore[misc]
            start = initial.lift(lambda a, r=rows: a[r])
            (folded,) = fold_rows((terms,), (start,), scatter, rows // size, context)
            result = write_rows(result, rows, folded)
    shaped = result.lift(lambda a: a.reshape(n, *results[0].static_shape, *a.shape[1:]))
    undecided = _elements_in(positions, is_there, ~is_decided, n, size)
    return mark_exact(open_where(shaped, undecided.reshape(n, *operand.shape)))


def _select(operand: Acceptance, positions: Array, is_there: Array, select: Body) -> tuple[Array, Array]:
    """Return the position that each window selects, and whether every schedule selects it; with shape (input sets,
    windows).

    An element that is selected against each element before it and each after it is selected by every tree.
    """
    n, (windows, count) = operand.input_sets, positions.shape
    if math.prod(operand.shape) == 0:
        return np.zeros((n, windows), np.int64), np.zeros((n, windows), np.bool_)
    elements = flat(operand)
    base = (np.arange(n) * math.prod(operand.shape)).repeat(windows)
    places = np.tile(positions, (n, 1))
    there = np.tile(is_there, (n, 1))
    set_of_row = np.arange(n).repeat(windows)

    def prefers(left: Array, right: Array) -> tuple[Array, Array]:
        pair: Values = tuple(elements.lift(lambda a, p=p: a[base + p]) for p in (left, right))  # type: ignore[misc]
        (chosen,) = (widen(v, len(base)) for v in at_sets(select, set_of_row)(*pair))
        sure = (chosen.lower == chosen.upper) & ~chosen.unspecified
        return np.asarray(chosen.lower), np.asarray(sure)

    best, best_column = places[:, 0], np.where(there[:, 0], 0, -1)
    for column in range(1, count):
        is_left, _ = prefers(best, places[:, column])
        takes = there[:, column] & ((best_column < 0) | ~is_left)
        best, best_column = np.where(takes, places[:, column], best), np.where(takes, column, best_column)
    is_decided = best_column >= 0
    for column in range(count):
        other = there[:, column] & (best_column != column)
        is_before = best_column < column
        left = np.where(is_before, best, places[:, column])
        right = np.where(is_before, places[:, column], best)
        is_left, sure = prefers(left, right)
        is_decided &= ~other | (sure & (is_left == is_before))
    return best.reshape(n, windows), is_decided.reshape(n, windows)


def _elements_in(positions: Array, is_there: Array, rows: Array, n: int, size: int) -> Array:
    reached = np.zeros((n, size), np.bool_)
    for k in range(n):
        seen = positions[rows[k]][is_there[rows[k]]]
        reached[k, seen] = True
        reached[k] |= bool((~is_there[rows[k]].any(axis=1)).any())
    return reached
