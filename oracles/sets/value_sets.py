"""Values of an evaluation: sets of tensors, tokens, and tuples of values; put together, taken apart, widened."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from oracles.sets.acceptance import Acceptance, hull, order_key, stack

AbstractValue = Any
"""Acceptance for tensors; the object TOKEN for tokens; a tuple for tuples."""


@dataclass(frozen=True)
class Token:
    """A token, and what has been taken from the streams before it."""

    infeeds: int = 0
    received: Mapping[int, int] = field(default_factory=dict)
    """channel id -> how many values were received"""
    is_known: bool = True
    """False where that depends on which way control flow went."""

    def or_(self, other: Token) -> Token:
        """Either of two."""
        return self if self == other else replace(self, is_known=False)


TOKEN = Token()


def leaves(values: Iterable[AbstractValue]) -> Iterator[AbstractValue]:
    """The values, with the parts of a tuple in its stead."""
    for v in values:
        yield from leaves(v) if isinstance(v, tuple) else (v,)


def join(values: Sequence[AbstractValue]) -> AbstractValue:
    """Values of single input sets joined along the axis of the input sets; tuples part by part."""
    match values[0]:
        case Acceptance():
            return stack(values)
        case tuple():
            return tuple(join([v[i] for v in values]) for i in range(len(values[0])))
        case Token():
            return functools.reduce(Token.or_, values)
    return values[0]


def widen(value: AbstractValue, n: int) -> AbstractValue:
    """The value with a first axis of n."""
    match value:
        case Acceptance() if value.input_sets != n:
            return value.lift(lambda x: np.broadcast_to(x, (n, *x.shape[1:])))
        case tuple():
            return tuple(widen(v, n) for v in value)
    return value


def hull_of(a: AbstractValue, b: AbstractValue) -> AbstractValue:
    """The least sets that hold both, for values of any kind."""
    match a:
        case Acceptance():
            return settled(hull(a, b))
        case tuple():
            return tuple(hull_of(x, y) for x, y in zip(a, b, strict=True))
        case Token():
            return a.or_(b)
    return a


def settled(x: Acceptance) -> Acceptance:
    """The same sets, known as exact where lower and upper bounds are equal everywhere."""
    if x.lower is x.upper:
        return x
    floating = x.lower.dtype == np.float64
    equal = order_key(x.lower) == order_key(x.upper) if floating else x.lower == x.upper
    return replace(x, upper=x.lower) if equal.all() else x
