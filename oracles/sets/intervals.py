"""Arithmetic on the ends of sets of floating-point values: which combinations of ends are extreme, where NaN arises.

Ends are f64 in the order -inf < ... < -0 < +0 < ... < +inf; an end that is NaN belongs to a set without ordered values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from oracles.sets.acceptance import Acceptance, Array, greater, lesser, order_key


def is_point(x: Acceptance) -> Array:
    """Whether the set holds one value (or only NaN), told by bits: the zeros differ."""
    if x.lower is x.upper:
        return np.isnan(x.lower) | ~x.nan
    nothing = np.isnan(x.lower) & np.isnan(x.upper)
    return np.asarray(nothing | (~x.nan & (order_key(x.lower) == order_key(x.upper))))


def is_one_number(x: Acceptance) -> Array:
    """Whether the set holds one number, told by bits, be there NaN beside it or not."""
    return np.asarray((order_key(x.lower) == order_key(x.upper)) & ~np.isnan(x.lower))


def contains_zero(x: Acceptance) -> Array:
    """Whether a zero, of either sign, lies between the ends."""
    return (x.lower <= 0) & (x.upper >= 0)


def contains_infinity(x: Acceptance) -> Array:
    return np.isinf(x.lower) | np.isinf(x.upper)


def straddles(x: Acceptance) -> Array:
    """Whether values of both signs lie between the ends, -0 and +0 included."""
    return np.signbit(x.lower) & ~np.signbit(x.upper)


def extremes(candidates: Sequence[Array]) -> tuple[Array, Array]:
    """The least and the greatest of results at several ends, those aside that are NaN; NaN where all are."""
    low = high = candidates[0]
    for c in candidates[1:]:
        low, high = lesser(low, c), greater(high, c)
    return low, high


def corners(function: Callable[[Array, Array], Array], lhs: Acceptance, rhs: Acceptance) -> tuple[Array, Array]:
    """The extremes of a function of two operands that has them at the corners, each pair of ends being a corner."""
    with np.errstate(all="ignore"):
        return extremes([function(a, b) for a in (lhs.lower, lhs.upper) for b in (rhs.lower, rhs.upper)])


def unless_nan(lower: Array, upper: Array, *operands: Acceptance) -> tuple[Array, Array]:
    """The ends as given, but no ordered values at all where an operand has none."""
    for x in operands:
        none = np.isnan(x.lower)
        if none.any():
            lower, upper = np.where(none, np.nan, lower), np.where(none, np.nan, upper)
    return lower, upper


def anything(where: Array, lower: Array, upper: Array) -> tuple[Array, Array]:
    """The ends, opened to both infinities where said so."""
    return np.where(where, -np.inf, lower), np.where(where, np.inf, upper)
