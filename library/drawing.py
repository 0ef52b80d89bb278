"""Our strategies as those of Hypothesis: its engine makes each choice, and so searches, shrinks and remembers them."""

from __future__ import annotations

import functools
from typing import TypeVar

from hypothesis import reject
from hypothesis import strategies as st

from generators.choices import Strategy
from generators.resizing import NotResizable

T = TypeVar("T")
_SKIPPED = 64
"""One piece of so many is left out."""


@functools.cache
def _integers(low: int, high: int) -> st.SearchStrategy[int]:
    return st.integers(low, high)


@functools.cache
def _binary(count: int) -> st.SearchStrategy[bytes]:
    return st.binary(min_size=count, max_size=count)


class Drawn:
    """A source of choices that Hypothesis makes."""

    def __init__(self, draw: st.DrawFn) -> None:
        self._draw = draw

    def integer(self, low: int, high: int) -> int:
        return self._draw(_integers(low, high))

    def bytes(self, count: int) -> bytes:
        return self._draw(_binary(count))

    def skips(self) -> bool:
        """Rarely: it is there for Hypothesis to lower, and so to take out what follows."""
        return self._draw(_integers(0, _SKIPPED - 1)) == 0


@st.composite
def as_hypothesis(draw: st.DrawFn, strategy: Strategy[T]) -> T:
    """The strategy as one of Hypothesis, which draws each choice by itself."""
    try:
        return strategy.sample(Drawn(draw))
    except NotResizable:
        reject()
