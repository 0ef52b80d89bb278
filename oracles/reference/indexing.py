"""gather and scatter, for all input sets at once."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from oracles.evaluator import Body, Context, at_sets, evaluates, input_sets
from oracles.reference.reduction import all_orders, operations_in, ops_of_body, promote
from oracles.sets.acceptance import Acceptance, Array, everything
from oracles.sets.schedules import Combine, Values, same
from oracles.sets.value_sets import hull_of, mark_exact, widen
from spec.types import ComplexType, IntegerType, TensorType
from spec.vocabulary import max_value, min_value

MOST_FOR_ALL_PERMUTATIONS = 3
"""Number of updates of one element up to which all orders are evaluated; more use one abstraction of all orders."""


@dataclass(frozen=True)
class Places:
    """Positions in the indexed tensor of the elements of windows: row-major, with shape (input sets, *shape)."""

    positions: Array
    is_inside: Array
    is_decided: Array


@dataclass(frozen=True)
class Layout:
    """Dimension numbers of gather and scatter. `window_dims` are the axes of the result (or updates) that run over a
    window; `window_axes` are the corresponding axes of the indexed tensor."""

    window_dims: tuple[int, ...]
    window_axes: tuple[int, ...]
    batching_dims: tuple[int, ...]
    indices_batching_dims: tuple[int, ...]
    index_map: tuple[int, ...]
    index_vector_dim: int


def _batch_axes(layout: Layout, rank: int) -> list[int]:
    return [d for d in range(rank) if d not in layout.window_dims]


def _index_vectors(indices: Acceptance, layout: Layout) -> Acceptance:
    if layout.index_vector_dim == len(indices.shape):
        return indices.lift(lambda x: x[..., np.newaxis])
    return indices.lift(lambda x: np.moveaxis(x, layout.index_vector_dim + 1, -1))


def _clamp(bounds: Array, most: int) -> Array:
    """Return bounds clamped in their own type, so that an unsigned 2^63 is not negative."""
    return np.clip(bounds, 0, min(most, int(np.iinfo(bounds.dtype).max))).astype(np.int64)


def _starts(vectors: Acceptance, component: int, most: int | None) -> tuple[Array, Array]:
    """Return the least and greatest start along one axis, clamped to 0..most, or unclamped if `most` is None."""
    assert isinstance(vectors.element_type, IntegerType)
    ends = []
    for bounds, extreme in ((vectors.lower, min_value), (vectors.upper, max_value)):
        own = bounds[..., component]
        if most is None:  # larger values are out of bounds of every tensor too
            end = np.minimum(own, np.array(2**62 if own.dtype.itemsize == 8 else np.iinfo(own.dtype).max, own.dtype))
            open_end = min(max(extreme(vectors.element_type), -(2**62)), 2**62)
            end = np.maximum(end.astype(np.int64), -(2**62))
        else:
            end = _clamp(own, most)
            open_end = min(max(extreme(vectors.element_type), 0), most)
        ends.append(np.where(vectors.unspecified[..., component], open_end, end))
    return ends[0], ends[1]


def places(
    indices: Acceptance, layout: Layout, shape: tuple[int, ...], windowed: tuple[int, ...], sizes: Sequence[int] | None
) -> Places:
    """Return, per element of a tensor of shape `windowed`, its position in one of `shape` (spec: gather, scatter).

    With `sizes`, the sizes of slices, starts are clamped so that slices fit; without, they are not.
    """
    rank = len(windowed)
    batch = _batch_axes(layout, rank)
    vectors = _index_vectors(indices, layout)
    sets = vectors.input_sets
    positions = np.zeros((sets, *windowed), np.int64)
    is_inside = np.ones((sets, *windowed), np.bool_)
    is_decided = np.ones((sets, *windowed), np.bool_)
    strides = [math.prod(shape[d + 1 :]) for d in range(len(shape))]
    own_batch = [d for d in range(len(indices.shape)) if d != layout.index_vector_dim]

    def spread(x: Array) -> Array:
        full = [1] * rank
        for i, d in enumerate(batch):
            full[d] = x.shape[1 + i]
        return x.reshape(x.shape[0], *full)

    for axis in range(len(shape)):
        coordinate = np.zeros((1,) * (rank + 1), np.int64)
        if axis in layout.index_map:
            most = None if sizes is None else shape[axis] - sizes[axis]
            first, last = _starts(vectors, layout.index_map.index(axis), most)
            coordinate = coordinate + spread(first)
            is_decided &= spread(first == last)
        if axis in layout.batching_dims:
            d = batch[own_batch.index(layout.indices_batching_dims[layout.batching_dims.index(axis)])]
            coordinate = coordinate + _along(d, windowed)
        if axis in layout.window_axes:
            coordinate = coordinate + _along(layout.window_dims[layout.window_axes.index(axis)], windowed)
        is_inside &= (coordinate >= 0) & (coordinate < shape[axis])
        positions += np.clip(coordinate, 0, max(shape[axis] - 1, 0)) * strides[axis]
    return Places(positions, is_inside, is_decided)


def _along(d: int, shape: tuple[int, ...]) -> Array:
    return np.arange(shape[d]).reshape(-1, *[1] * (len(shape) - d - 1))[np.newaxis]


@evaluates("gather")
def gather(
    operand: Acceptance, start_indices: Acceptance, *, offset_dims: tuple[int, ...],
    collapsed_slice_dims: tuple[int, ...], operand_batching_dims: tuple[int, ...],
    start_indices_batching_dims: tuple[int, ...], start_index_map: tuple[int, ...], index_vector_dim: int,
    slice_sizes: tuple[int, ...], indices_are_sorted: bool, results: tuple[TensorType, ...],
) -> Acceptance:  # fmt: skip
    """result[i] = operand[full_start_index + full_batching_index + full_offset_index], with starts clamped."""
    dropped = {*collapsed_slice_dims, *operand_batching_dims}
    window_axes = tuple(d for d in range(len(operand.shape)) if d not in dropped)
    layout = Layout(
        offset_dims, window_axes, operand_batching_dims, start_indices_batching_dims, start_index_map, index_vector_dim
    )
    found = places(start_indices, layout, operand.shape, results[0].static_shape, slice_sizes)
    # With a collapsed slice of size 0, an element may be out of bounds.
    is_told = found.is_decided & found.is_inside
    if found.positions.size == 0 or 0 in operand.shape:
        return everything((1, *results[0].static_shape), operand.element_type)
    rows = np.arange(len(found.positions)).reshape(-1, *[1] * (found.positions.ndim - 1))

    def move(x: Array) -> Array:
        flat = x.reshape(x.shape[0], math.prod(operand.shape), *x.shape[1 + len(operand.shape) :])
        positions = found.positions if len(flat) > 1 or len(found.positions) > 1 else found.positions[:1]
        return np.asarray(flat[rows if len(flat) == len(found.positions) else _rows_of(flat, rows), positions])

    if len(found.positions) == 1:
        gathered = operand.take(found.positions[0])
    else:
        gathered = widen(operand, len(found.positions)).lift(move)
    return gathered if is_told.all() else open_where(gathered, ~is_told)


def _rows_of(flat: Array, rows: Array) -> Array:
    return rows if len(flat) > 1 else np.zeros_like(rows)


def open_where(x: Acceptance, where: Array) -> Acceptance:
    if isinstance(x.element_type, ComplexType):
        where = np.broadcast_to(where[..., np.newaxis], x.lower.shape)
    return replace(x, unspecified=x.unspecified | where)


@evaluates("scatter")
def scatter(
    inputs: tuple[Acceptance, ...], scatter_indices: Acceptance, updates: tuple[Acceptance, ...], *,
    update_window_dims: tuple[int, ...], inserted_window_dims: tuple[int, ...],
    input_batching_dims: tuple[int, ...], scatter_indices_batching_dims: tuple[int, ...],
    scatter_dims_to_operand_dims: tuple[int, ...], index_vector_dim: int, indices_are_sorted: bool,
    unique_indices: bool, update_computation: Body, results: tuple[TensorType, ...], context: Context,
) -> tuple[Acceptance, ...]:  # fmt: skip
    """Fold each element of inputs with the updates at its position, in any order; updates out of bounds are dropped."""
    dropped = {*inserted_window_dims, *input_batching_dims}
    shape = inputs[0].shape
    window_axes = tuple(d for d in range(len(shape)) if d not in dropped)
    layout = Layout(
        update_window_dims, window_axes, input_batching_dims, scatter_indices_batching_dims,
        scatter_dims_to_operand_dims, index_vector_dim,
    )  # fmt: skip
    found = places(scatter_indices, layout, shape, updates[0].shape, None)
    n = max(map(input_sets, (inputs, scatter_indices, updates, update_computation)))
    types = [r.element_type for r in results]
    inputs = tuple(widen(promote(x, t, context), n) for x, t in zip(inputs, types, strict=True))
    updates = tuple(widen(promote(x, t, context), n) for x, t in zip(updates, types, strict=True))
    if not found.is_decided.all():
        return tuple(everything((n, *shape), t) for t in types)
    if operations_in(update_computation.region) > 1 and ops_of_body(update_computation.region) is None:
        update_computation = update_computation.in_context(context.in_fused_mode())
    targets = _targets(found, n, math.prod(shape))
    flat_inputs = tuple(flat(x) for x in inputs)
    flat_updates = tuple(flat(x) for x in updates)
    folded = list(flat_inputs)
    for rows, chosen in groups(targets):
        set_of_row = rows // math.prod(shape)

        def combine(left: Values, right: Values, of_rows: Array, sets: Array = set_of_row) -> Values:
            called = at_sets(update_computation, sets[of_rows])(*left, *right)
            return tuple(widen(v, len(of_rows)) for v in called)

        start = tuple(x.lift(lambda a, r=rows: a[r]) for x in flat_inputs)  # type: ignore[misc]
        terms = tuple(x.lift(lambda a, c=chosen: a[c]) for x in flat_updates)  # type: ignore[misc]
        new = _apply_updates(start, terms, combine, update_computation, context)
        folded = [write_rows(x, rows, w) for x, w in zip(folded, new, strict=True)]
    return tuple(mark_exact(x.lift(lambda a: a.reshape(n, *shape, *a.shape[1:]))) for x in folded)


def flat(x: Acceptance) -> Acceptance:
    rank = len(x.shape)
    return x.lift(lambda a: a.reshape(-1, *a.shape[1 + rank :]))


def _targets(found: Places, n: int, size: int) -> Array:
    positions = np.broadcast_to(found.positions, (n, *found.positions.shape[1:])).reshape(n, -1)
    inside = np.broadcast_to(found.is_inside, (n, *found.is_inside.shape[1:])).reshape(n, -1)
    return np.where(inside, positions + np.arange(n)[:, np.newaxis] * size, -1).ravel()


def groups(targets: Array) -> Iterator[tuple[Array, Array]]:
    """Yield groups of elements with equally many updates: positions of shape (rows,), and indices of their updates of
    shape (rows, updates)."""
    order = np.argsort(targets, kind="stable")
    order = order[np.searchsorted(targets[order], 0) :]
    elements, starts, counts = np.unique(targets[order], return_index=True, return_counts=True)
    for count in np.unique(counts):
        of_count = counts == count
        yield elements[of_count], order[starts[of_count, np.newaxis] + np.arange(count)]


def write_rows(x: Acceptance, rows: Array, new: Acceptance) -> Acceptance:
    def overwrite(a: Array, b: Array) -> Array:
        a = a.copy()
        a[rows] = b
        return a

    lower = overwrite(x.lower, new.lower)
    upper = lower if x.lower is x.upper and new.lower is new.upper else overwrite(x.upper, new.upper)
    return replace(
        x,
        lower=lower,
        upper=upper,
        nan=overwrite(x.nan, new.nan),
        unspecified=overwrite(x.unspecified, new.unspecified),
    )


def _apply_updates(start: Values, terms: Values, combine: Combine, body: Body, context: Context) -> Values:
    """Fold elements of shape (rows,) with their updates of shape (rows, count), in any order."""
    count = terms[0].lower.shape[1]
    rows = np.arange(len(start[0].lower))
    if count == 1:
        return combine(start, _column(terms, 0), rows)
    names = ops_of_body(body.region)
    if names is not None and len(start) == 1:
        joined = _prepend(start[0], terms[0])
        return (all_orders(names[0], joined, combine, context),)
    if count <= MOST_FOR_ALL_PERMUTATIONS:
        orders = itertools.permutations(range(count))
        return functools.reduce(hull_of, [_in_order(start, terms, order, combine, rows) for order in orders])
    reached = start
    for _ in range(count):  # each step admits every update that may come next
        before = reached
        reached = functools.reduce(hull_of, [combine(before, _column(terms, i), rows) for i in range(count)])
        if same(reached, before).all():
            break
    return reached


def _in_order(start: Values, terms: Values, order: Sequence[int], combine: Combine, rows: Array) -> Values:
    for i in order:
        start = combine(start, _column(terms, i), rows)
    return start


def _column(terms: Values, i: int) -> Values:
    return tuple(t.lift(lambda a: a[:, i]) for t in terms)


def _prepend(start: Acceptance, terms: Acceptance) -> Acceptance:
    def join(name: str) -> Any:
        return np.concatenate([getattr(start, name)[:, np.newaxis], getattr(terms, name)], axis=1)

    lower = join("lower")
    exact = start.lower is start.upper and terms.lower is terms.upper
    return replace(
        start, lower=lower, upper=lower if exact else join("upper"), nan=join("nan"), unspecified=join("unspecified")
    )
