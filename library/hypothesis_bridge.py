"""Our strategies as those of Hypothesis: its engine makes each choice, and so searches, shrinks and remembers them."""

from __future__ import annotations

from typing import Any, TypeVar

from hypothesis import reject
from hypothesis.strategies import SearchStrategy

from generators.choices import Strategy
from generators.dynamic.resizing import NotResizable

T = TypeVar("T")
_SKIPPED = 64
"""One piece of so many is left out."""


class Drawn:
    """A source of choices that Hypothesis makes: `data` is what it draws an example with."""

    def __init__(self, data: Any) -> None:
        self._data = data

    def integer(self, low: int, high: int) -> int:
        found: int = self._data.draw_integer(low, high)
        return found

    def bytes(self, count: int) -> bytes:
        found: bytes = self._data.draw_bytes(count, count)
        return found

    def skips(self) -> bool:
        """Rarely: it is there for Hypothesis to lower, and so to take out what follows."""
        return self.integer(0, _SKIPPED - 1) == 0


class Converted(SearchStrategy[T]):
    """A strategy whose choices stand side by side. Were each a strategy of its own, Hypothesis would copy them from
    place to place, and five programs of six be near copies of others."""

    def __init__(self, strategy: Strategy[T]) -> None:
        super().__init__()
        self._strategy = strategy

    def do_draw(self, data: Any) -> T:
        try:
            return self._strategy.sample(Drawn(data))
        except NotResizable:
            reject()


def as_hypothesis(strategy: Strategy[T]) -> SearchStrategy[T]:
    """The strategy as one of Hypothesis."""
    return Converted(strategy)
