"""A fixed number of examples of a strategy, the same on every machine and in every run."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Hashable, Iterator
from typing import TypeVar

from generators.choices import Seeded, Source, Strategy

H = TypeVar("H", bound=Hashable)

_MOST_REPEATS = 24
"""After so many examples in a row that were drawn before, there is hardly anything new."""


def seed_of(*parts: object) -> int:
    """A seed that depends on the parts alone, as `hash` does not."""
    digest = hashlib.sha256("\0".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big")


def sources(seed_number: int) -> Iterator[Source]:
    """What decides the examples of a seed, one after another: each can be drawn again without those before it."""
    return (Seeded(seed_number << 32 | number) for number in itertools.count())


def draw_cases(strategy: Strategy[H], n: int, seed_number: int) -> list[H]:
    """`n` examples, different ones as far as the strategy has as many."""
    drawn: list[H] = []
    found: set[H] = set()
    repeats = 0
    for source in sources(seed_number):
        if len(drawn) >= n:
            break
        example = strategy.sample(source)
        repeats = repeats + 1 if example in found else 0
        if repeats == 0 or repeats > _MOST_REPEATS:
            found.add(example)
            drawn.append(example)
    return drawn
