"""Ops that move elements. Each is a function on plain arrays that moves bounds as it moves values.

Arrays have a first axis for the input sets and, for complex elements, a last one for the parts: axis d of the tensor is
axis d + 1 of the array.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from oracles.evaluator import Context, evaluates, per_input_set
from oracles.reference.conversion import convert_elements
from oracles.sets.acceptance import Acceptance, Array, everything, exactly
from oracles.sets.value_sets import hull_of, widen
from spec.program import Constant
from spec.types import ElementType, FloatType, IntegerType, TensorType, si32, si64
from spec.vocabulary import max_value, min_value

MOST_STARTS = 64
"""Largest number of start positions of an undecided slice; it is left unspecified if there are more."""


def move_all(move: Callable[..., Array], *sets: Acceptance) -> Acceptance:
    """Apply a function that only moves elements to several sets: to all lower bounds, to all upper bounds and so on."""
    widest = max(x.input_sets for x in sets)
    sets = tuple(widen(x, widest) for x in sets)
    lower = move(*(x.lower for x in sets))
    upper = lower if all(x.lower is x.upper for x in sets) else move(*(x.upper for x in sets))
    nan = move(*(x.nan for x in sets))
    unspecified = nan if all(x.nan is x.unspecified for x in sets) else move(*(x.unspecified for x in sets))
    return Acceptance(sets[0].element_type, lower, upper, nan, unspecified)


def _all_sets(slices: Iterable[slice]) -> tuple[slice, ...]:
    return (slice(None), *slices)


@evaluates("broadcast_in_dim")
def broadcast_in_dim(
    operand: Acceptance, *, broadcast_dimensions: tuple[int, ...], results: tuple[TensorType, ...]
) -> Acceptance:
    """result[i] = operand[j] where j_d is 0 in a dimension of size 1, else i_broadcast_dimensions[d]."""
    shape = results[0].static_shape
    order = sorted(range(len(broadcast_dimensions)), key=broadcast_dimensions.__getitem__)
    sizes = [1] * len(shape)
    for d, r in enumerate(broadcast_dimensions):
        sizes[r] = operand.shape[d]

    def move(x: Array) -> Array:
        rest = range(len(order) + 1, x.ndim)
        sorted_axes = x.transpose(0, *(d + 1 for d in order), *rest)
        parts = x.shape[len(order) + 1 :]
        return np.broadcast_to(sorted_axes.reshape(x.shape[0], *sizes, *parts), (x.shape[0], *shape, *parts))

    return operand.lift(move)


@evaluates("concatenate")
def concatenate(inputs: tuple[Acceptance, ...], *, dimension: int) -> Acceptance:
    """result[..., i_d, ...] = inputs[k][..., k_d, ...] where i_d is k_d plus the sizes of the inputs before."""
    return move_all(lambda *arrays: np.concatenate(arrays, axis=dimension + 1), *inputs)


@evaluates("constant")
def constant(*, value: Constant) -> Acceptance:
    return exactly(value.array[np.newaxis], value.type.element_type)


@evaluates("get_dimension_size")
def get_dimension_size(operand: Acceptance, *, dimension: int) -> Acceptance:
    """Return the size as si32; unspecified if si32 cannot hold it."""
    size = operand.shape[dimension]
    if size > max_value(si32):
        return everything((1,), si32)
    return exactly(np.array([size], np.int32), si32)


def _convention(source: ElementType, to: ElementType) -> str:
    return "iota-rounding" if isinstance(to, FloatType) else "iota-overflow"


@evaluates("iota")
def iota(*, iota_dimension: int, results: tuple[TensorType, ...], context: Context) -> Acceptance:
    """Return the index along a dimension, converted to the element type as by `convert`; where the type lacks the
    index, the specification defines no result."""
    (result,) = results
    shape = result.static_shape
    column = [1] * len(shape)
    column[iota_dimension] = -1
    indices = exactly(np.arange(shape[iota_dimension], dtype=np.int64)[np.newaxis], si64)
    line = convert_elements(indices, result.element_type, context, _convention)

    def move(x: Array) -> Array:
        parts = x.shape[2:]
        return np.broadcast_to(x.reshape(1, *column, *parts), (1, *shape, *parts))

    return line.lift(move)


@evaluates("pad")
def pad(
    operand: Acceptance, padding_value: Acceptance, *,
    edge_padding_low: tuple[int, ...], edge_padding_high: tuple[int, ...], interior_padding: tuple[int, ...],
    results: tuple[TensorType, ...],
) -> Acceptance:  # fmt: skip
    """result[low + i * (interior + 1)] = operand[i] if that index is in the result; the padding value elsewhere."""
    shape = results[0].static_shape
    read, write = [], []
    for size, out, low, interior in zip(operand.shape, shape, edge_padding_low, interior_padding, strict=True):
        step = interior + 1
        first = max(-(low // step), 0)  # the least i with low + i * step >= 0
        last = min((out - 1 - low) // step, size - 1)
        count = max(last - first + 1, 0)
        read.append(slice(first, first + count))
        start = low + first * step if count else 0
        write.append(slice(start, start + (count - 1) * step + 1 if count else 0, step))

    def move(x: Array, padding: Array) -> Array:
        parts = x.shape[1 + len(shape) :]
        result = np.empty((x.shape[0], *shape, *parts), x.dtype)
        result[...] = padding.reshape(padding.shape[0], *[1] * len(shape), *parts)
        result[_all_sets(write)] = x[_all_sets(read)]
        return result

    return move_all(move, operand, padding_value)


@evaluates("reshape")
def reshape(operand: Acceptance, *, results: tuple[TensorType, ...]) -> Acceptance:
    """Return the same elements in lexicographic order."""
    shape, rank = results[0].static_shape, len(operand.shape)
    return operand.lift(lambda x: x.reshape(x.shape[0], *shape, *x.shape[1 + rank :]))


@evaluates("reverse")
def reverse(operand: Acceptance, *, dimensions: tuple[int, ...]) -> Acceptance:
    return operand.lift(lambda x: np.flip(x, tuple(d + 1 for d in dimensions)))


@evaluates("slice")
def slice_(
    operand: Acceptance, *, start_indices: tuple[int, ...], limit_indices: tuple[int, ...], strides: tuple[int, ...]
) -> Acceptance:
    """result[i] = operand[start_indices + i * strides]."""
    window = _all_sets(map(slice, start_indices, limit_indices, strides))
    return operand.lift(lambda x: x[window])


@evaluates("transpose")
def transpose(operand: Acceptance, *, permutation: tuple[int, ...]) -> Acceptance:
    """result[i] = operand[j] where i_d = j_permutation[d]."""
    order = (0, *(d + 1 for d in permutation))
    return operand.lift(lambda x: x.transpose(*order, *range(len(order), x.ndim)))


@evaluates("dynamic_slice")
def dynamic_slice(
    operand: Acceptance, start_indices: tuple[Acceptance, ...], *, slice_sizes: tuple[int, ...]
) -> Acceptance:
    """result[i] = operand[clamp(0, start_indices, shape(operand) - slice_sizes) + i]."""
    first, last = _starts(start_indices, operand.shape, slice_sizes)
    if (first == last).all():
        return _slice_at(operand, first, slice_sizes)
    return _slice_at_any(operand, start_indices, slice_sizes=slice_sizes)


@evaluates("dynamic_update_slice")
def dynamic_update_slice(operand: Acceptance, update: Acceptance, start_indices: tuple[Acceptance, ...]) -> Acceptance:
    """Replace the elements of the operand from clamp(0, start_indices, shape(operand) - shape(update)) on."""
    first, last = _starts(start_indices, operand.shape, update.shape)
    if (first == last).all():
        return _update_at(operand, update, first)
    return _update_at_any(operand, update, start_indices)


def _starts(indices: Sequence[Acceptance], shape: tuple[int, ...], sizes: tuple[int, ...]) -> tuple[Array, Array]:
    """Return the least and greatest clamped start in each dimension, with shape (input sets, rank)."""
    widest = max((i.input_sets for i in indices), default=1)
    first, last = np.zeros((2, widest, len(shape)), np.int64)
    for d, index in enumerate(indices):
        most = shape[d] - sizes[d]
        assert isinstance(index.element_type, IntegerType)
        open_ends = min_value(index.element_type), max_value(index.element_type)
        for ends, bound, open_end in ((first, index.lower, open_ends[0]), (last, index.upper, open_ends[1])):
            # clamped in the index's own type, in which an unsigned 2^63 is not negative
            clamped = np.clip(bound, 0, min(most, int(np.iinfo(bound.dtype).max))).astype(np.int64)
            ends[:, d] = np.where(index.unspecified, min(max(open_end, 0), most), clamped)
    return first, last


def _slice_at(operand: Acceptance, starts: Array, sizes: tuple[int, ...]) -> Acceptance:
    if (starts == starts[:1]).all():
        window = _all_sets(slice(s, s + size) for s, size in zip(starts[0].tolist(), sizes, strict=True))
        return operand.lift(lambda x: x[window])
    positions = _positions(operand.shape, starts, sizes)
    rows = np.arange(len(starts)).reshape(-1, *[1] * len(sizes))

    def move(x: Array) -> Array:
        parts = x.shape[1 + len(sizes) :]
        flat = x.reshape(x.shape[0], math.prod(operand.shape), *parts)
        return np.asarray(flat[rows if len(flat) > 1 else 0, positions])

    return operand.lift(move)


def _update_at(operand: Acceptance, update: Acceptance, starts: Array) -> Acceptance:
    n = max(operand.input_sets, update.input_sets, len(starts))
    if update.lower.size == 0:
        return operand
    positions = np.broadcast_to(_positions(operand.shape, starts, update.shape), (n, *update.shape))
    rows = np.arange(n).reshape(-1, *[1] * len(update.shape))

    def move(x: Array, new: Array) -> Array:
        parts = x.shape[1 + len(operand.shape) :]
        flat = x.reshape(n, math.prod(operand.shape), *parts).copy()
        flat[rows, positions] = new
        return flat.reshape(x.shape)

    return move_all(move, widen(operand, n), widen(update, n))


def _positions(shape: tuple[int, ...], starts: Array, sizes: tuple[int, ...]) -> Array:
    rank = len(shape)
    total = np.zeros((len(starts), *sizes), np.int64)
    for d in range(rank):
        along = np.arange(sizes[d]).reshape(-1, *[1] * (rank - d - 1))
        start = starts[:, d].reshape(-1, *[1] * rank)
        total += (start + along) * math.prod(shape[d + 1 :])
    return total


@per_input_set
def _slice_at_any(
    operand: Acceptance, start_indices: tuple[Acceptance, ...], *, slice_sizes: tuple[int, ...]
) -> Acceptance:
    first, last = _starts(start_indices, operand.shape, slice_sizes)
    results = [_slice_at(operand, start, slice_sizes) for start in _choices(first[0], last[0])]
    if not results:
        return everything((1, *slice_sizes), operand.element_type)
    return functools.reduce(hull_of, results)


@per_input_set
def _update_at_any(operand: Acceptance, update: Acceptance, start_indices: tuple[Acceptance, ...]) -> Acceptance:
    first, last = _starts(start_indices, operand.shape, update.shape)
    results = [_update_at(operand, update, start) for start in _choices(first[0], last[0])]
    if not results:
        return everything((1, *operand.shape), operand.element_type)
    return functools.reduce(hull_of, results)


def _choices(first: Array, last: Array) -> list[Array]:
    """Return each start between first and last, with shape (1, rank); none if there are more than MOST_STARTS."""
    counts = (last - first + 1).tolist()
    if math.prod(counts) > MOST_STARTS:
        return []
    offsets = itertools.product(*map(range, counts))
    return [(first + np.array(o, np.int64))[np.newaxis] for o in offsets]
