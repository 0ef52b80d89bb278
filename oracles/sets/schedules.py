"""Folds of a sequence by a binary function: by one tree, or by every tree that the specification admits.

A schedule is a full binary tree with the elements in order as leaves, and any number of initial values between them
(spec: reduce). Values are tuples of sets of shape (rows, n); each row is a sequence.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import replace

import numpy as np

from oracles.sets.acceptance import Acceptance, Array, order_key
from oracles.sets.value_sets import hull_of, widen

Values = tuple[Acceptance, ...]
Combine = Callable[[Values, Values, Array], Values]
"""Callback that applies the body to left and right values of shape (rows,); the array holds the row of each pair."""

MOST_FOR_ALL_TREES = 8
"""Length up to which every tree is evaluated; longer sequences use one abstraction of all trees."""
ROUNDS = 5
"""Largest number of iterations towards a fixed point; a set that still grows is left open."""


def fold(combine: Combine, values: Values) -> Values:
    """Fold each row by one tree of least depth, for an associative body."""
    rows, n = values[0].lower.shape[:2]
    while n > 1:
        half = n // 2
        left, right = _part(values, slice(0, 2 * half, 2)), _part(values, slice(1, 2 * half, 2))
        joined = _unmerge(combine(_merge(left), _merge(right), np.repeat(np.arange(rows), half)), rows, half)
        if n % 2:
            joined = _glue([joined, _part(values, slice(n - 1, n))])
        values, n = joined, half + n % 2
    return element(values, 0)


def every_tree(combine: Combine, values: Values) -> Values:
    """Return sets that contain the results of every tree without initial values (spec: all_reduce)."""
    rows, n = values[0].lower.shape[:2]
    if n <= MOST_FOR_ALL_TREES:
        return _every_tree(combine, values, None, np.zeros(rows, np.bool_))
    return _open_rows(*_closure(combine, _hull(values), None))


def every_schedule(combine: Combine, values: Values, init: Values) -> Values:
    """Return sets that contain the results of every schedule; rows are left unspecified if they cannot be bounded."""
    rows, n = values[0].lower.shape[:2]
    init = tuple(widen(i, rows) for i in init)
    only_init, is_open = _closure(combine, init, init)
    if n == 0:
        return _open_rows(only_init, is_open)
    if n <= MOST_FOR_ALL_TREES:
        return _every_tree(combine, values, only_init, is_open)
    found, more_open = _closure(combine, _hull(values, only_init), None)
    return _dominant(combine, values, init, _open_rows(found, is_open | more_open))


def _every_tree(combine: Combine, values: Values, init: Values | None, is_open: Array) -> Values:
    """Evaluate all trees by dynamic programming over contiguous subsequences."""
    rows, n = values[0].lower.shape[:2]
    stretches: dict[tuple[int, int], Values] = {}
    for length in range(1, n + 1):
        starts = range(n - length + 1)
        if length == 1:
            folded = values
        else:
            splits = [((i, k), (k, i + length)) for i in starts for k in range(i + 1, i + length)]
            left, right = (_glue([_column(stretches[s[side]]) for s in splits]) for side in (0, 1))
            of_rows = np.repeat(np.arange(rows), len(splits))
            all_splits = _unmerge(combine(_merge(left), _merge(right), of_rows), rows, len(splits))
            per_start = length - 1
            of_start = [_part(all_splits, slice(i * per_start, (i + 1) * per_start)) for i in starts]
            folded = _glue([_column(_hull(splits_of)) for splits_of in of_start])
        if init is not None:
            folded, grows = _with_inits(combine, folded, init)
            is_open = is_open | grows
        for i in starts:
            stretches[i, i + length] = element(folded, i)
    return _open_rows(stretches[0, n], is_open)


def _with_inits(combine: Combine, values: Values, init: Values) -> tuple[Values, Array]:
    """Return the results of folding values of shape (rows, n) with any number of initial values on either side."""
    rows, n = values[0].lower.shape[:2]
    repeated = tuple(i.lift(lambda x: np.repeat(x, n, axis=0)) for i in init)
    closed, is_open = _closure(combine, _merge(values), repeated, np.repeat(np.arange(rows), n))
    return _unmerge(closed, rows, n), np.asarray(is_open.reshape(rows, n).any(axis=1))


def _closure(
    combine: Combine, values: Values, others: Values | None, of_rows: Array | None = None
) -> tuple[Values, Array]:
    """Return sets that contain `values` and are closed under the body with `others` (or themselves) on either side, and
    the mask of rows that did not converge."""
    rows = len(values[0].lower)
    of_rows = np.arange(rows) if of_rows is None else of_rows
    grows: Array = np.ones(rows, np.bool_)
    for _ in range(ROUNDS):
        other = values if others is None else others
        after = combine(values, other, of_rows)
        before = after if others is None else combine(other, values, of_rows)
        wider = hull_of(values, hull_of(after, before))
        grows = np.logical_not(same(wider, values))
        values = wider
        if not grows.any():
            break
    return values, grows


def _dominant(combine: Combine, values: Values, init: Values, otherwise: Values) -> Values:
    """Return the element that wins against all others in any order, in the rows that have one; `otherwise` in the other
    rows."""
    rows, n = values[0].lower.shape[:2]
    winner = fold(combine, values)
    of_rows = np.arange(rows)
    is_winner = np.stack([same(element(values, i), winner) for i in range(n)], axis=1)
    place = is_winner.argmax(axis=1)
    others = np.where(np.arange(n - 1) < place[:, np.newaxis], np.arange(n - 1), np.arange(1, n))
    rest = tuple(v.lift(lambda x: x[of_rows[:, np.newaxis], others]) for v in values)
    beaten, grows = _closure(combine, _hull(rest, init), None)
    wins = same(combine(winner, beaten, of_rows), winner) & same(combine(beaten, winner, of_rows), winner)
    settled = is_winner.any(axis=1) & ~grows & wins
    return tuple(_chosen(settled, w, o) for w, o in zip(winner, otherwise, strict=True))


def same(a: Values, b: Values) -> Array:
    equal = np.ones(len(a[0].lower), np.bool_)
    for x, y in zip(a, b, strict=True):
        for name in ("lower", "upper", "nan", "unspecified"):
            p, q = getattr(x, name), getattr(y, name)
            if p.dtype == np.float64:
                p, q = order_key(p), order_key(q)
            equal &= (p == q).reshape(len(equal), -1).all(axis=1)
    return np.asarray(equal)


def _chosen(condition: Array, x: Acceptance, y: Acceptance) -> Acceptance:
    def choose(name: str) -> Array:
        p, q = getattr(x, name), getattr(y, name)
        return np.asarray(np.where(condition.reshape(-1, *[1] * (p.ndim - 1)), p, q))

    return Acceptance(x.element_type, choose("lower"), choose("upper"), choose("nan"), choose("unspecified"))


def _open_rows(values: Values, is_open: Array) -> Values:
    def open_up(x: Acceptance) -> Acceptance:
        unspecified = x.unspecified | is_open.reshape(-1, *[1] * (x.lower.ndim - 1))
        return replace(x, unspecified=unspecified)

    return tuple(map(open_up, values)) if is_open.any() else values


def _hull(values: Values, *more: Values) -> Values:
    folded = fold(lambda a, b, _: hull_of(a, b), values)
    return functools.reduce(hull_of, more, folded)


def element(values: Values, i: int) -> Values:
    return tuple(v.lift(lambda x: x[:, i]) for v in values)


def _part(values: Values, columns: slice) -> Values:
    return tuple(v.lift(lambda x: x[:, columns]) for v in values)


def _column(values: Values) -> Values:
    return tuple(v.lift(lambda x: x[:, np.newaxis]) for v in values)


def _merge(values: Values) -> Values:
    return tuple(v.lift(lambda x: x.reshape(x.shape[0] * x.shape[1], *x.shape[2:])) for v in values)


def _unmerge(values: Values, rows: int, n: int) -> Values:
    return tuple(widen(v, rows * n).lift(lambda x: x.reshape(rows, n, *x.shape[1:])) for v in values)


def _glue(parts: list[Values]) -> Values:
    if len(parts) == 1:
        return parts[0]

    def join(sets: tuple[Acceptance, ...]) -> Acceptance:
        lower = np.concatenate([s.lower for s in sets], axis=1)
        is_exact = all(s.lower is s.upper for s in sets)
        upper = lower if is_exact else np.concatenate([s.upper for s in sets], axis=1)
        nan = np.concatenate([s.nan for s in sets], axis=1)
        unspecified = np.concatenate([s.unspecified for s in sets], axis=1)
        return Acceptance(sets[0].element_type, lower, upper, nan, unspecified)

    return tuple(join(sets) for sets in zip(*parts, strict=True))
