"""Our strategies as those of Hypothesis, for property tests: its engine searches and shrinks them."""

from __future__ import annotations

import functools
from typing import TypeVar

from hypothesis import strategies as st

from generators.choices import Strategy

T = TypeVar("T")


@functools.cache
def _integers(low: int, high: int) -> st.SearchStrategy[int]:
    return st.integers(low, high)


@functools.cache
def _binary(count: int) -> st.SearchStrategy[bytes]:
    return st.binary(min_size=count, max_size=count)


class _Drawn:
    """A source of choices that Hypothesis makes."""

    def __init__(self, draw: st.DrawFn) -> None:
        self._draw = draw

    def integer(self, low: int, high: int) -> int:
        return self._draw(_integers(low, high))

    def bytes(self, count: int) -> bytes:
        return self._draw(_binary(count))


@st.composite
def as_hypothesis(draw: st.DrawFn, strategy: Strategy[T]) -> T:
    """The strategy as one of Hypothesis, which draws each choice by itself."""
    return strategy.sample(_Drawn(draw))
