"""A fixed number of examples of a strategy, the same on every machine and in every run."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Hashable, Iterator
from typing import TypeVar

from generators.choices import Seeded, Source, Strategy

H = TypeVar("H", bound=Hashable)

_MOST_REPEATS = 24
"""After this many repeated examples in a row, repeats are accepted: the strategy has hardly any new ones."""


def seed_of(*parts: object) -> int:
    """Return a seed that depends on `parts` alone, unlike `hash`, which Python salts per process."""
    digest = hashlib.sha256("\0".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big")


def sources(seed_number: int) -> Iterator[Source]:
    """Yield one source of choices per example; the same seed gives the same sources, each usable on its own."""
    return (Seeded(seed_number << 32 | number) for number in itertools.count())


def draw_cases(strategy: Strategy[H], n: int, seed_number: int) -> list[H]:
    """Return `n` examples of `strategy`, all different unless it has too few."""
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
