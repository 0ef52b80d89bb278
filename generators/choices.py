"""The choices that a strategy makes while it builds a program, and the sources that decide them.

A strategy is a function of its source. The first option of every choice is the simplest one.
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
        """Return an integer from `low` to `high`, both included."""

    def bytes(self, count: int) -> bytes:
        """Return `count` bytes."""

    def skips(self) -> bool:
        """Return whether to leave out the next optional part of the program. Sources that only draw always say no;
        shrinking leaves parts out this way."""


_EXACT = 1 << 40
"""With fewer options than this, the 53 bits of `random()` are as good as uniform."""


class Seeded:
    """A source that decides uniformly by a seed, the same on every machine: Python promises the sequence of
    `random()`."""

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
    """A source that records what another source decides."""

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
    """A source that repeats recorded choices, and takes the first option where they do not fit or have ended."""

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
"""How many bytes decide the elements of a tensor: always the same number, so that they stay the same while the tensor
shrinks."""


class Choices:
    """Picks among options as a source decides."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self._integer = source.integer

    def integer(self, low: int, high: int) -> int:
        """Return an integer from `low` to `high`, both included."""
        return low if low == high else self._integer(low, high)

    def choice(self, options: Sequence[T]) -> T:
        last = len(options) - 1
        return options[self._integer(0, last) if last else 0]

    def integers(self, bounds: Sequence[tuple[int, int]]) -> list[int]:
        """Return one integer per pair of bounds."""
        return [self.integer(low, high) for low, high in bounds]

    def sample(self, population: int, count: int) -> tuple[int, ...]:
        """Return `count` different integers below `population`, in any order; the first option is 0, 1, 2, ..."""
        remaining = list(range(population))
        return tuple(remaining.pop(self.integer(0, population - 1 - i)) for i in range(count))


@dataclass(frozen=True)
class Strategy(Generic[T]):
    """A way to draw values of one type: `sample` makes a value from what a source decides."""

    sample: Callable[[Source], T]

    def map(self, f: Callable[[T], U]) -> Strategy[U]:
        """Return the strategy that draws with this one and applies `f`."""
        return Strategy(lambda source: f(self.sample(source)))


def composite(build: Callable[Concatenate[Choices, P], T]) -> Callable[P, Strategy[T]]:
    """Turn a function that builds a value from `Choices` into one that returns the strategy."""

    @functools.wraps(build)
    def strategy(*args: P.args, **kwargs: P.kwargs) -> Strategy[T]:
        return Strategy(lambda source: build(Choices(source), *args, **kwargs))

    return strategy
