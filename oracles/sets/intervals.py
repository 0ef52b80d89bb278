"""Interval arithmetic on sets of floating-point values.

Ends are f64 in the order -inf < ... < -0 < +0 < ... < +inf; an end is NaN in a set without numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from oracles.sets.acceptance import Acceptance, Array, greater, lesser, order_key


def is_point(x: Acceptance) -> Array:
    """Return the mask of sets with a single member, the zeros being different."""
    if x.lower is x.upper:
        return np.isnan(x.lower) | ~x.nan
    nothing = np.isnan(x.lower) & np.isnan(x.upper)
    return np.asarray(nothing | (~x.nan & (order_key(x.lower) == order_key(x.upper))))


def is_one_number(x: Acceptance) -> Array:
    """Return the mask of sets with a single number, with or without NaN."""
    return np.asarray((order_key(x.lower) == order_key(x.upper)) & ~np.isnan(x.lower))


def contains_zero(x: Acceptance) -> Array:
    """Return the mask of sets with a zero of either sign."""
    return (x.lower <= 0) & (x.upper >= 0)


def contains_infinity(x: Acceptance) -> Array:
    return np.isinf(x.lower) | np.isinf(x.upper)


def straddles(x: Acceptance) -> Array:
    """Return the mask of sets with both signs, -0 and +0 included."""
    return np.signbit(x.lower) & ~np.signbit(x.upper)


def extremes(candidates: Sequence[Array]) -> tuple[Array, Array]:
    """Return the least and greatest of several results, ignoring NaN; NaN where all are NaN."""
    low = high = candidates[0]
    for c in candidates[1:]:
        low, high = lesser(low, c), greater(high, c)
    return low, high


def corners(function: Callable[[Array, Array], Array], lhs: Acceptance, rhs: Acceptance) -> tuple[Array, Array]:
    with np.errstate(all="ignore"):
        return extremes([function(a, b) for a in (lhs.lower, lhs.upper) for b in (rhs.lower, rhs.upper)])


def unless_nan(lower: Array, upper: Array, *operands: Acceptance) -> tuple[Array, Array]:
    """Return the ends, or NaN where an operand has no numbers."""
    for x in operands:
        none = np.isnan(x.lower)
        if none.any():
            lower, upper = np.where(none, np.nan, lower), np.where(none, np.nan, upper)
    return lower, upper


def anything(where: Array, lower: Array, upper: Array) -> tuple[Array, Array]:
    return np.where(where, -np.inf, lower), np.where(where, np.inf, upper)
