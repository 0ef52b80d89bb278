"""The results that a bounded error admits, of a real function, between the operands where it is least and greatest."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np

from oracles.sets.acceptance import Array
from oracles.sets.true_values import Function, Truth, truth
from oracles.sets.widening import Bound, ranged, widened
from spec.types import FloatType

Ends = tuple[tuple[Array, ...], tuple[Array, ...]]
"""The operands at which a function is least, and at which it is greatest: one object where they are exact."""


@dataclass(frozen=True)
class Found:
    """The ends of the results allowed, beyond the range of the type too; where the function yields NaN; the least and
    the greatest true value."""

    lower: Array
    upper: Array
    nan: Array
    least: Truth
    greatest: Truth

    @property
    def truths(self) -> tuple[Array, Array]:
        return self.least.least, self.greatest.greatest


def set_between(f: Function, ends: Ends, exact: Array, nan: Array, *, limit: Bound, to: FloatType) -> Found:
    """The results allowed within a limit. `exact` says which operands are single values, where special values hold;
    `nan` where there is a NaN anyway."""
    least, special = _at(f, ends[0], exact, to)
    greatest, also = (least, special) if ends[0] is ends[1] else _at(f, ends[1], exact, to)
    lower, upper = widened(least, greatest, limit, to)
    lower, upper = ranged(lower, upper, f.least, f.greatest)
    lower, upper = np.where(special, least.value, lower), np.where(also, greatest.value, upper)
    return Found(lower, upper, nan | (exact & np.isnan(lower)), least, greatest)


def _at(f: Function, operands: tuple[Array, ...], exact: Array, t: FloatType) -> tuple[Truth, Array]:
    """The truth at one choice of operands, and where it is a special value."""
    result = np.asarray(f.double(*operands))
    pole = np.isinf(result) & functools.reduce(np.logical_or, [np.isinf(x) | (x == f.pole) for x in operands])
    known = np.isnan(result) | pole | (exact & f.special(*operands, result))
    return truth(f, operands, t, result, known), known
