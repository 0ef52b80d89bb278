"""The choices that a strategy makes while it builds a program, and the sources that decide them.

A strategy is a function of its source. The first option of every choice is the simplest one.
"""

from __future__ import annotations

import enum
import functools
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Concatenate, Generic, ParamSpec, Protocol, TypeVar

T = TypeVar("T")
U = TypeVar("U")
P = ParamSpec("P")
Data = bytes
"""What decides elements; sources have a method called `bytes`."""


class Part(enum.Enum):
    """A part of a program whose choices belong together; a source that shrinks removes or keeps them as one."""

    OPERATION = enum.auto()
    """One operation, which can be left out."""
    OPERAND = enum.auto()
    """One operand, be it a value in scope, an input or a constant."""


class Kept(enum.IntEnum):
    """How much of an operation is kept, the least first."""

    NOTHING = 0
    INPUTS = 1
    """The inputs that were made for it: the next operation may take them in place of its results."""
    ALL = 2


class Source(Protocol):
    def integer(self, low: int, high: int) -> int:
        """Return an integer from `low` to `high`, both included."""

    def bytes(self, count: int) -> bytes:
        """Return `count` bytes."""

    def keeps(self) -> Kept:
        """Return how much to keep of the next operation that may be left out.

        Sources that only draw keep all; a source that shrinks leaves operations out.
        """

    def begin(self, part: Part) -> None:
        """Begin a part: the choices up to the matching `end` belong to it. Parts nest."""

    def end(self) -> None:
        """End the part that began last."""

    def reserve(self, name: str) -> None:
        """Announce that `reserved` will be called for the elements of the input of this name."""

    def reserved(self, name: str, count: int) -> Data:
        """Return `count` bytes for the elements of an input that `reserve` announced."""


class Plain:
    """Base of sources that ignore parts."""

    def keeps(self) -> Kept:
        return Kept.ALL

    def begin(self, part: Part) -> None:
        pass

    def end(self) -> None:
        pass

    def reserve(self, name: str) -> None:
        pass

    def reserved(self, name: str, count: int) -> Data:
        return self.bytes(count)

    def bytes(self, count: int) -> bytes:
        raise NotImplementedError


_EXACT = 1 << 40
"""With fewer options than this, the 53 bits of `random()` are as good as uniform."""


class Seeded(Plain):
    """Source that decides uniformly by a seed.

    It is the same on every machine, since Python promises the sequence of `random()`.
    """

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


class Recorded:
    def __init__(self, source: Source) -> None:
        self.choices: list[int | bytes] = []
        self._source = source

    def integer(self, low: int, high: int) -> int:
        self.choices.append(found := self._source.integer(low, high))
        return found

    def bytes(self, count: int) -> bytes:
        self.choices.append(found := self._source.bytes(count))
        return found

    def keeps(self) -> Kept:
        self.choices.append(int(found := self._source.keeps()))
        return found

    def begin(self, part: Part) -> None:
        self._source.begin(part)

    def end(self) -> None:
        self._source.end()

    def reserve(self, name: str) -> None:
        self._source.reserve(name)

    def reserved(self, name: str, count: int) -> Data:
        self.choices.append(found := self._source.reserved(name, count))
        return found


class Replayed(Plain):
    """Source that repeats recorded choices; it takes the first option where a choice does not fit or none is left."""

    def __init__(self, choices: Sequence[int | bytes]) -> None:
        self._choices = iter(choices)

    def integer(self, low: int, high: int) -> int:
        found = next(self._choices, low)
        return min(max(found, low), high) if isinstance(found, int) else low

    def bytes(self, count: int) -> bytes:
        found = next(self._choices, b"")
        return (found if isinstance(found, bytes) else b"").ljust(count, b"\0")[:count]

    def keeps(self) -> Kept:
        return Kept(self.integer(Kept.NOTHING, Kept.ALL))


BYTES = 17
"""How many bytes decide the elements of a tensor: always the same number, so that they stay the same while the tensor
shrinks."""


class Choices:
    def __init__(self, source: Source) -> None:
        self.source = source
        self._integer = source.integer

    def integer(self, low: int, high: int) -> int:
        return low if low == high else self._integer(low, high)

    @contextmanager
    def part(self, part: Part) -> Iterator[None]:
        """While active, all choices belong to one part."""
        self.source.begin(part)
        try:
            yield
        finally:
            self.source.end()

    def choice(self, options: Sequence[T]) -> T:
        last = len(options) - 1
        return options[self._integer(0, last) if last else 0]

    def integers(self, bounds: Sequence[tuple[int, int]]) -> list[int]:
        return [self.integer(low, high) for low, high in bounds]

    def sample(self, population: int, count: int) -> tuple[int, ...]:
        """Return `count` different integers below `population`, in any order; the first option is 0, 1, 2, ..."""
        remaining = list(range(population))
        return tuple(remaining.pop(self.integer(0, population - 1 - i)) for i in range(count))


C = TypeVar("C", bound=Choices)


@dataclass(frozen=True)
class Strategy(Generic[T]):
    """Way to draw values of one type: `sample` makes a value from the choices of a source."""

    sample: Callable[[Source], T]

    def map(self, f: Callable[[T], U]) -> Strategy[U]:
        return Strategy(lambda source: f(self.sample(source)))


def composite(build: Callable[Concatenate[Choices, P], T]) -> Callable[P, Strategy[T]]:
    """Turn a function that builds a value from `Choices` into one that returns the strategy."""

    @functools.wraps(build)
    def strategy(*args: P.args, **kwargs: P.kwargs) -> Strategy[T]:
        return Strategy(lambda source: build(Choices(source), *args, **kwargs))

    return strategy


def in_one_part(part: Part) -> Callable[[Callable[Concatenate[C, P], T]], Callable[Concatenate[C, P], T]]:
    """Return a decorator that makes all choices of a method of `Choices` belong to one part."""

    def decorate(method: Callable[Concatenate[C, P], T]) -> Callable[Concatenate[C, P], T]:
        def together(self: C, /, *args: P.args, **kwargs: P.kwargs) -> T:
            with self.part(part):
                return method(self, *args, **kwargs)

        functools.update_wrapper(together, method)
        return together

    return decorate
