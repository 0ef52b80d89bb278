"""Choices that strategies make while they build a program: each is one draw, and shrinks towards the first option."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hypothesis import strategies as st

T = TypeVar("T")
DrawFunction = Callable[[st.SearchStrategy[Any]], Any]


@functools.cache
def _integers(low: int, high: int) -> st.SearchStrategy[int]:
    return st.integers(low, high)


BYTES = 17
ELEMENTS: st.SearchStrategy[bytes] = st.binary(min_size=BYTES, max_size=BYTES)
"""What the elements of a tensor are drawn from: always as many, so that they stay the same while the tensor shrinks."""


class Choices:
    """Draws numbers and picks among options."""

    def __init__(self, draw: DrawFunction) -> None:
        self.draw = draw

    def integer(self, low: int, high: int) -> int:
        """An integer from low to high, both included."""
        return low if low == high else int(self.draw(_integers(low, high)))

    def choice(self, options: Sequence[T]) -> T:
        return options[self.integer(0, len(options) - 1)]

    def integers(self, bounds: Sequence[tuple[int, int]]) -> list[int]:
        """One integer per pair of bounds, all of them by one draw."""
        code = self.integer(0, math.prod(high - low + 1 for low, high in bounds) - 1)
        found = []
        for low, high in bounds:
            code, digit = divmod(code, high - low + 1)
            found.append(low + digit)
        return found

    def sample(self, population: int, count: int) -> tuple[int, ...]:
        """`count` different integers below `population` in any order, by one draw, which if 0 gives the first ones."""
        remaining = list(range(population))
        digits = self.integers([(0, population - 1 - i) for i in range(count)])
        return tuple(remaining.pop(d) for d in digits)
