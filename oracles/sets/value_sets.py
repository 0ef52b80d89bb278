"""Values of the abstract interpreter (sets of tensors, tokens and tuples) and operations on all of them."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from oracles.sets.acceptance import Acceptance, hull, order_key, stack

AbstractValue = Any
"""An Acceptance for a tensor, a Token for a token, a tuple for a tuple."""


@dataclass(frozen=True)
class Token:
    """A token with the numbers of payloads that were read from streams before it."""

    infeeds: int = 0
    received: Mapping[int, int] = field(default_factory=dict)
    """Number of payloads received so far, by channel id."""
    is_known: bool = True
    """False if the numbers depend on undecided control flow."""

    def or_(self, other: Token) -> Token:
        return self if self == other else replace(self, is_known=False)


TOKEN = Token()


def leaves(values: Iterable[AbstractValue]) -> Iterator[AbstractValue]:
    for v in values:
        yield from leaves(v) if isinstance(v, tuple) else (v,)


def join(values: Sequence[AbstractValue]) -> AbstractValue:
    """Join values of single input sets along the first axis; tuples elementwise."""
    match values[0]:
        case Acceptance():
            return stack(values)
        case tuple():
            return tuple(join([v[i] for v in values]) for i in range(len(values[0])))
        case Token():
            return functools.reduce(Token.or_, values)
    return values[0]


def widen(value: AbstractValue, n: int) -> AbstractValue:
    match value:
        case Acceptance() if value.input_sets != n:
            return value.lift(lambda x: np.broadcast_to(x, (n, *x.shape[1:])))
        case tuple():
            return tuple(widen(v, n) for v in value)
    return value


def hull_of(a: AbstractValue, b: AbstractValue) -> AbstractValue:
    match a:
        case Acceptance():
            return mark_exact(hull(a, b))
        case tuple():
            return tuple(hull_of(x, y) for x, y in zip(a, b, strict=True))
        case Token():
            return a.or_(b)
    return a


def without_alternatives(value: AbstractValue) -> AbstractValue:
    """Return sets of one interval per element, which holds the sets of all conventions and the values between them."""
    match value:
        case Acceptance():
            return functools.reduce(hull_of, value.conventions)
        case tuple():
            return tuple(map(without_alternatives, value))
    return value


def mark_exact(x: Acceptance) -> Acceptance:
    """Return the same sets, with one array for both bounds if they are equal everywhere, so that they count as
    exact."""
    if x.lower is x.upper:
        return x
    floating = x.lower.dtype == np.float64
    equal = order_key(x.lower) == order_key(x.upper) if floating else x.lower == x.upper
    return replace(x, upper=x.lower) if equal.all() else x
