"""The choices that strategies make while they build a program, and the sources that decide them.

A strategy is a function of its source. Every choice has a first option, the simplest one.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Concatenate, Generic, ParamSpec, Protocol, TypeVar

T = TypeVar("T")
U = TypeVar("U")
P = ParamSpec("P")


class Source(Protocol):
    """Decides choices."""

    def integer(self, low: int, high: int) -> int:
        """An integer from low to high, both included."""

    def bytes(self, count: int) -> bytes:
        """This many bytes."""

    def skips(self) -> bool:
        """Whether what would be drawn next, and could be absent, is left out: what shrinks programs takes pieces out
        of them so. What only draws leaves nothing out, and decides nothing."""


_EXACT = 1 << 40
"""Below that many options `random()`, of 53 bits, prefers none noticeably."""


class Seeded:
    """Decides uniformly by a number alone: alike on every machine, since Python promises the sequence of `random()`."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._unit = self._random.random

    def integer(self, low: int, high: int) -> int:
        span = high - low + 1
        if span <= _EXACT:
            return low + int(self._unit() * span)
        return low + int.from_bytes(self.bytes(span.bit_length() // 8 + 8), "little") % span

    def bytes(self, count: int) -> bytes:
        return self._random.getrandbits(8 * count).to_bytes(count, "little")

    def skips(self) -> bool:
        return False


class Recorded:
    """Remembers what another source decides."""

    def __init__(self, source: Source) -> None:
        self.choices: list[int | bytes] = []
        self._source = source

    def integer(self, low: int, high: int) -> int:
        self.choices.append(found := self._source.integer(low, high))
        return found

    def bytes(self, count: int) -> bytes:
        self.choices.append(found := self._source.bytes(count))
        return found

    def skips(self) -> bool:
        self.choices.append(found := int(self._source.skips()))
        return bool(found)


class Replayed:
    """Decides as recorded, and where that does not fit or ends, for the first option."""

    def __init__(self, choices: Sequence[int | bytes]) -> None:
        self._choices = iter(choices)

    def integer(self, low: int, high: int) -> int:
        found = next(self._choices, low)
        return min(max(found, low), high) if isinstance(found, int) else low

    def bytes(self, count: int) -> bytes:
        found = next(self._choices, b"")
        return (found if isinstance(found, bytes) else b"").ljust(count, b"\0")[:count]

    def skips(self) -> bool:
        return self.integer(0, 1) == 1


BYTES = 17
"""How many bytes decide the elements of a tensor: always as many, so that they stay the same while it gets smaller."""


class Choices:
    """Picks among options as a source decides."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self._integer = source.integer

    def integer(self, low: int, high: int) -> int:
        """An integer from low to high, both included."""
        return low if low == high else self._integer(low, high)

    def choice(self, options: Sequence[T]) -> T:
        last = len(options) - 1
        return options[self._integer(0, last) if last else 0]

    def integers(self, bounds: Sequence[tuple[int, int]]) -> list[int]:
        """One integer per pair of bounds."""
        return [self.integer(low, high) for low, high in bounds]

    def sample(self, population: int, count: int) -> tuple[int, ...]:
        """`count` different integers below `population` in any order; the first options are the first ones."""
        remaining = list(range(population))
        return tuple(remaining.pop(self.integer(0, population - 1 - i)) for i in range(count))


@dataclass(frozen=True)
class Strategy(Generic[T]):
    """A way to draw values of a type: `sample` makes one of what a source decides."""

    sample: Callable[[Source], T]

    def map(self, f: Callable[[T], U]) -> Strategy[U]:
        """The strategy that draws with this one and applies a function."""
        return Strategy(lambda source: f(self.sample(source)))


def composite(build: Callable[Concatenate[Choices, P], T]) -> Callable[P, Strategy[T]]:
    """Makes of a function that builds a value from choices one that returns its strategy."""

    @functools.wraps(build)
    def strategy(*args: P.args, **kwargs: P.kwargs) -> Strategy[T]:
        return Strategy(lambda source: build(Choices(source), *args, **kwargs))

    return strategy
