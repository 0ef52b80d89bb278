"""map, and sort by a comparator."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from oracles.evaluator import Body, Context, Unevaluated, at_sets, evaluates, input_sets
from oracles.reference.indexing import flat
from oracles.reference.quantization import dequantize
from oracles.reference.reduction import operations_in
from oracles.sets.acceptance import Acceptance, Array, everything, order_key
from oracles.sets.flushing import flush_operand
from oracles.sets.value_sets import mark_exact, widen
from spec.program import Operation, Region
from spec.types import ComplexType, FloatType, QuantizedType, TensorType

MOST_FOR_ALL_PAIRS = 512
"""Length up to which slices are sorted by comparing all pairs; longer ones need a comparator of one input's
elements."""


@evaluates("map")
def map_(
    inputs: tuple[Acceptance, ...], *, dimensions: tuple[int, ...], computation: Body,
    results: tuple[TensorType, ...], context: Context,
) -> Acceptance:  # fmt: skip
    """result[i] = computation(inputs...[i])."""
    n = max(input_sets(inputs), input_sets(computation))
    shape = results[0].static_shape
    if operations_in(computation.region) > 1:
        computation = computation.in_context(context.in_fused_mode())
    set_of_row = np.arange(n).repeat(math.prod(shape))
    if len(set_of_row) == 0:
        return everything((n, *shape), results[0].element_type)
    rows = tuple(flat(widen(x, n)) for x in inputs)
    (mapped,) = at_sets(computation, set_of_row)(*rows)
    mapped = widen(mapped, len(set_of_row))
    shaped: Acceptance = mapped.lift(lambda a: a.reshape(n, *shape, *a.shape[1:]))
    return mark_exact(shaped)


@dataclass(frozen=True)
class Order:
    """Order of the elements of rows, as consecutive groups; elements of a group are equal or their order is
    undecided."""

    order: Array
    group: Array
    """Index at which each element's group begins."""
    is_tie: Array
    """Whether all keys of the group are certainly equal."""
    is_open: Array
    """Mask of rows in which the comparator is no strict weak order, or that is undecided."""


@evaluates("sort")
def sort(
    inputs: tuple[Acceptance, ...], *, dimension: int, is_stable: bool, comparator: Body, context: Context
) -> tuple[Acceptance, ...]:
    """Sort slices along a dimension together. Equal elements keep their order, or take any order if sorting is
    unstable."""
    shape = inputs[0].shape
    axis = dimension % len(shape)
    n = max(input_sets(inputs), input_sets(comparator))
    if math.prod(shape) == 0 or shape[axis] == 1:
        return tuple(widen(x, n) for x in inputs)
    rows = tuple(_rows(widen(x, n), axis) for x in inputs)
    per_set = len(rows[0].lower) // n
    order = _order(rows, comparator, np.arange(n).repeat(per_set), context)
    return tuple(mark_exact(_from_rows(_apply_order(x, order, is_stable), n, shape, axis)) for x in rows)


def _rows(x: Acceptance, axis: int) -> Acceptance:
    def move(a: Array) -> Array:
        rest = [d for d in range(len(x.shape)) if d != axis]
        parts = range(len(x.shape) + 1, a.ndim)
        moved = a.transpose(0, *(d + 1 for d in rest), axis + 1, *parts)
        return moved.reshape(-1, x.shape[axis], *a.shape[len(x.shape) + 1 :])

    return x.lift(move)


def _from_rows(x: Acceptance, n: int, shape: tuple[int, ...], axis: int) -> Acceptance:
    rest = tuple(s for d, s in enumerate(shape) if d != axis)

    def move(a: Array) -> Array:
        whole = a.reshape(n, *rest, shape[axis], *a.shape[2:])
        return np.moveaxis(whole, len(rest) + 1, axis + 1)

    return x.lift(move)


def _order(rows: tuple[Acceptance, ...], comparator: Body, set_of_row: Array, context: Context) -> Order:
    key = key_of_comparator(comparator.region)
    if key is not None:
        found = _by_key(rows[key[0]], key[1], context)
        if found is not None:
            return found
    if rows[0].lower.shape[1] > MOST_FOR_ALL_PAIRS:
        raise Unevaluated(f"a comparator of this form on more than {MOST_FOR_ALL_PAIRS} elements")
    return _by_pairs(rows, comparator, set_of_row)


def key_of_comparator(comparator: Region) -> tuple[int, bool] | None:
    """Return the index of the input that a comparator compares and whether the order is descending, if the comparator
    is one LT or GT comparison of that input's two elements; else None. TOTALORDER is not recognized."""
    match comparator.operations:
        case (Operation("compare", (left, right)) as operation, Operation("return", (returned,))):
            if returned != operation.results[0] or operation.attribute("compare_type") == "TOTALORDER":
                return None
            arguments = comparator.arguments
            direction = operation.attribute("comparison_direction")
            for i in range(len(arguments) // 2):
                if (left, right) == (arguments[2 * i], arguments[2 * i + 1]) and direction in ("LT", "GT"):
                    return i, bool(direction == "GT")
                if (right, left) == (arguments[2 * i], arguments[2 * i + 1]) and direction in ("LT", "GT"):
                    return i, bool(direction == "LT")
    return None


def _by_key(key: Acceptance, descending: bool, context: Context) -> Order | None:
    """Return the order by one input's elements; None for complex keys. A row with a NaN is unspecified."""
    if isinstance(key.element_type, ComplexType):
        return None
    if isinstance(key.element_type, QuantizedType):
        return _by_numbers(key, descending, context)
    key = flush_operand(key, context.latitude)
    lower, upper = key.lower, key.upper
    is_open = np.asarray(key.unspecified.any(axis=1))
    if isinstance(key.element_type, FloatType):
        is_open = is_open | key.nan.any(axis=1)
        lower, upper = (order_key(np.where(np.isnan(b), 0.0, b) + 0.0) for b in (lower, upper))  # -0 = +0
    elif lower.dtype == np.uint64:  # as signed numbers in the same order
        lower, upper = ((b ^ np.uint64(2**63)).view(np.int64) for b in (lower, upper))
    else:
        lower, upper = lower.astype(np.int64), upper.astype(np.int64)
    if descending:
        lower, upper = ~upper, ~lower
    return _order_by_bounds(lower, upper, is_open)


def _by_numbers(key: Acceptance, descending: bool, context: Context) -> Order | None:
    """Return the order by dequantized values. Different storage values may be equal or have overlapping bounds; equal
    storage values are certainly tied."""
    order = _by_key(dequantize(key, context), descending, context)
    assert order is not None
    lower, upper = (np.take_along_axis(x.astype(np.int64), order.order, 1) for x in (key.lower, key.upper))
    differs = lower != upper
    differs[:, 1:] |= (lower[:, 1:] != lower[:, :-1]) & (order.group[:, 1:] == order.group[:, :-1])
    count = np.zeros((len(lower), lower.shape[1] + 1), np.int64)
    np.add.at(count, (np.arange(len(lower))[:, np.newaxis], order.group), differs)
    is_same = np.take_along_axis(count, order.group, 1) == 0
    return replace(order, is_tie=order.is_tie | is_same)


def _order_by_bounds(lower: Array, upper: Array, is_open: Array) -> Order:
    order = np.argsort(lower, axis=1, kind="stable")
    low, high = np.take_along_axis(lower, order, 1), np.take_along_axis(upper, order, 1)
    reach = np.maximum.accumulate(high, axis=1)
    edge = np.ones((len(order), 1), np.bool_)
    starts = low[:, 1:] > reach[:, :-1]
    begins, ends = np.concatenate([edge, starts], axis=1), np.concatenate([starts, edge], axis=1)
    n = order.shape[1]
    first = np.maximum.accumulate(np.where(begins, np.arange(n), 0), axis=1)
    last = np.minimum.accumulate(np.where(ends, np.arange(n), n - 1)[:, ::-1], axis=1)[:, ::-1]
    is_tie = np.take_along_axis(low, first, 1) == np.take_along_axis(reach, last, 1)
    return Order(order, first, is_tie, is_open)


def _by_pairs(rows: tuple[Acceptance, ...], comparator: Body, set_of_row: Array) -> Order:
    """Return the order by comparing all pairs: the rank of an element is the number of lesser elements, if that is
    consistent."""
    count, n = rows[0].lower.shape[:2]
    left, right = (i.ravel() for i in np.indices((n, n)))
    arguments = []
    for x in rows:
        arguments += [x.lift(lambda a, s=s: a[:, s].reshape(-1, *a.shape[2:])) for s in (left, right)]  # type: ignore[misc]
    (less,) = at_sets(comparator, set_of_row.repeat(n * n))(*arguments)
    less = widen(less, count * n * n)
    is_open = np.asarray((~_is_decided(less)).reshape(count, -1).any(axis=1))
    is_less = np.asarray(less.lower & less.upper).reshape(count, n, n)
    rank = is_less.sum(axis=1)  # how many are less than each
    is_open = is_open | (is_less != (rank[:, :, np.newaxis] < rank[:, np.newaxis, :])).any(axis=(1, 2))
    return _order_by_bounds(rank, rank, is_open)


def _is_decided(x: Acceptance) -> Array:
    return np.asarray((x.lower == x.upper) & ~x.unspecified)


def _apply_order(x: Acceptance, order: Order, is_stable: bool) -> Acceptance:
    """Return the elements in order. Elements of a group may be in any order, except ties in stable sorting; unspecified
    rows admit any value."""

    def pick(a: Array) -> Array:
        index = order.order.reshape(*order.order.shape, *[1] * (a.ndim - 2))
        return np.take_along_axis(a, np.broadcast_to(index, (*order.order.shape, *a.shape[2:])), 1)

    placed = x.lift(pick)
    place = np.arange(order.order.shape[1])
    begins = order.group == place
    if is_stable:
        begins = begins | order.is_tie
    if not begins.all():
        placed = _hulls(placed, begins)
    flags = order.is_open.reshape(-1, *[1] * (placed.unspecified.ndim - 1))
    return replace(placed, unspecified=placed.unspecified | flags) if order.is_open.any() else placed


def _hulls(x: Acceptance, begins: Array) -> Acceptance:
    starts = np.flatnonzero(begins.ravel())
    lengths = np.diff(starts, append=begins.size)

    def over(a: Array, ufunc: np.ufunc) -> Array:
        joined = a.reshape(-1, *a.shape[2:])
        return np.repeat(ufunc.reduceat(joined, starts, axis=0), lengths, axis=0).reshape(a.shape)

    if x.lower.dtype != np.float64:
        lower, upper = over(x.lower, np.minimum), over(x.upper, np.maximum)
    else:
        none = np.iinfo(np.int64)
        lower = _from_key(over(np.where(np.isnan(x.lower), none.max, order_key(x.lower)), np.minimum), none.max)
        upper = _from_key(over(np.where(np.isnan(x.upper), none.min, order_key(x.upper)), np.maximum), none.min)
    nan, unspecified = over(x.nan, np.logical_or), over(x.unspecified, np.logical_or)
    return replace(x, lower=lower, upper=upper, nan=nan, unspecified=unspecified)


def _from_key(key: Array, none: int) -> Array:
    """Invert `order_key`; NaN for the key `none`, which stands for no bound."""
    bits = np.where(key < 0, np.int64(-(2**63)) - key - 1, key)
    return np.where(key == none, np.nan, bits.view(np.float64))
