"""Sets of results of a real function with a bounded error, over intervals of operands."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np

from oracles.sets.acceptance import Array
from oracles.sets.true_values import Function, Truth, truth
from oracles.sets.widening import Bound, clip_to_range, widen_by_bound
from spec.types import FloatType

Ends = tuple[tuple[Array, ...], tuple[Array, ...]]
"""Operands at which a function is least, and operands at which it is greatest; one object for exact operands."""


@dataclass(frozen=True)
class Found:
    """Bounds of the admitted results (beyond the type's range too), the NaN mask, and the least and greatest true
    value."""

    lower: Array
    upper: Array
    nan: Array
    least: Truth
    greatest: Truth

    @property
    def truths(self) -> tuple[Array, Array]:
        return self.least.least, self.greatest.greatest


def results_between(f: Function, ends: Ends, exact: Array, nan: Array, *, limit: Bound, to: FloatType) -> Found:
    """Return the results of `f` within the error bound `limit`, between the operands at which it is least and greatest.

    `exact` marks single operands, at which special values hold; `nan` marks elements that may be NaN in any case.
    """
    least, special = _at(f, ends[0], exact, to)
    greatest, also = (least, special) if ends[0] is ends[1] else _at(f, ends[1], exact, to)
    lower, upper = widen_by_bound(least, greatest, limit, to)
    lower, upper = clip_to_range(lower, upper, f.least, f.greatest)
    lower, upper = np.where(special, least.value, lower), np.where(also, greatest.value, upper)
    return Found(lower, upper, nan | (exact & np.isnan(lower)), least, greatest)


def _at(f: Function, operands: tuple[Array, ...], exact: Array, t: FloatType) -> tuple[Truth, Array]:
    result = np.asarray(f.double(*operands))
    pole = np.isinf(result) & functools.reduce(np.logical_or, [np.isinf(x) | (x == f.pole) for x in operands])
    known = np.isnan(result) | pole | (exact & f.special(*operands, result))
    return truth(f, operands, t, result, known), known
