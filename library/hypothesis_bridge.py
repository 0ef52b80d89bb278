"""Generators as Hypothesis strategies: Hypothesis makes, shrinks and stores each choice."""

from __future__ import annotations

from typing import Any, TypeVar

from hypothesis import reject
from hypothesis.strategies import SearchStrategy

from generators.choices import Strategy
from generators.dynamic.resizing import NotResizable

T = TypeVar("T")
_SKIPPED = 64
"""One piece in this many is left out."""


class Drawn:
    """A source of choices made by Hypothesis; `data` is its object for one example."""

    def __init__(self, data: Any) -> None:
        self._data = data

    def integer(self, low: int, high: int) -> int:
        found: int = self._data.draw_integer(low, high)
        return found

    def bytes(self, count: int) -> bytes:
        found: bytes = self._data.draw_bytes(count, count)
        return found

    def skips(self) -> bool:
        """Return True rarely; Hypothesis shrinks an example by making it True."""
        return self.integer(0, _SKIPPED - 1) == 0


class Converted(SearchStrategy[T]):
    """A strategy that makes all choices of a program in one draw.

    If each were a strategy of its own, Hypothesis would duplicate parts, and most programs would be near copies.
    """

    def __init__(self, strategy: Strategy[T]) -> None:
        super().__init__()
        self._strategy = strategy

    def do_draw(self, data: Any) -> T:
        try:
            return self._strategy.sample(Drawn(data))
        except NotResizable:
            reject()


def as_hypothesis(strategy: Strategy[T]) -> SearchStrategy[T]:
    return Converted(strategy)
