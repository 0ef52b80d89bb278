"""Generators as Hypothesis strategies: Hypothesis makes, shrinks and stores each choice."""

from __future__ import annotations

import itertools
from typing import Any, TypeVar

from hypothesis import reject
from hypothesis.strategies import SearchStrategy

from generators.choices import BYTES, Data, Kept, Part, Strategy
from generators.dynamic.resizing import NotResizable

T = TypeVar("T")
_SKIPPED = 64
"""Of this many operations one is left out, and of one only the inputs are kept."""
_FIELDS = 8
"""How many bytes decide what an operand is; further choices are made one by one."""
_ELEMENTS = 2 * BYTES
"""How many bytes decide the elements of an operand that is an input or a constant."""


class Drawn:
    """Source of choices made by Hypothesis; `data` is Hypothesis's object for one example.

    Hypothesis shrinks a program by leaving out choices. An operation is a span, so that Hypothesis removes all of its
    choices together. An operand always takes two choices, for a value in scope, an input or a constant alike, so that
    later choices keep their meaning when the value is no longer in scope.
    """

    def __init__(self, data: Any) -> None:
        self._data = data
        self._parts: list[Part] = []
        self._labels = itertools.count(1)
        self._fields = b""
        self._elements: Data | None = None
        self._reserved: dict[str, Data] = {}

    def integer(self, low: int, high: int) -> int:
        width = bytes_of_field(low, high)
        if len(self._fields) < width:
            found: int = self._data.draw_integer(low, high)
            return found
        field, self._fields = self._fields[:width], self._fields[width:]
        return low + int.from_bytes(field, "big") % (high - low + 1)

    def bytes(self, count: int) -> bytes:
        elements = self._take_elements()
        if elements is None:
            elements = self._draw_elements(count)
        return elements[:count]

    def keeps(self) -> Kept:
        """Return mostly ALL; the other answers let Hypothesis shrink an example."""
        return Kept(min(self.integer(0, _SKIPPED - 1), Kept.ALL))

    def begin(self, part: Part) -> None:
        if part is Part.OPERATION:
            # Each has another label: Hypothesis would duplicate spans alike, and most programs would be near copies.
            self._data.start_span(next(self._labels))
        elif Part.OPERAND not in self._parts[-1:]:
            self._fields = self._data.draw_bytes(_FIELDS, _FIELDS)
            self._elements = self._draw_elements(_ELEMENTS)
        self._parts.append(part)

    def end(self) -> None:
        part = self._parts.pop()
        if part is Part.OPERATION:
            self._data.stop_span()
        elif Part.OPERAND not in self._parts[-1:]:
            self._fields, self._elements = b"", None

    def reserve(self, name: str) -> None:
        self._reserved.pop(name, None)  # of an argument that was taken back
        elements = self._take_elements()
        if elements is not None:
            self._reserved[name] = elements

    def reserved(self, name: str, count: int) -> Data:
        return self._reserved[name][:count] if name in self._reserved else self.bytes(count)

    def _draw_elements(self, count: int) -> Data:
        """Return bytes, reversed: Hypothesis moves zeros to the front, but a tensor should keep its first element."""
        found: Data = self._data.draw_bytes(count, count)
        return found[::-1]

    def _take_elements(self) -> Data | None:
        found, self._elements = self._elements, None
        return found


def bytes_of_field(low: int, high: int) -> int:
    """Return how many bytes decide an integer within these bounds; with so many, all are nearly equally likely."""
    return (high - low).bit_length() // 8 + 1


class Converted(SearchStrategy[T]):
    """Hypothesis strategy that makes all choices of a program in one draw."""

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
