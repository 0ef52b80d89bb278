"""Minimal cases: the simplest that deviates in the same way, found by making the choices that it comes of simpler."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from generators.choices import Recorded, Replayed, Strategy
from generators.drawing import sources

T = TypeVar("T")
Sequence = list[int | bytes]


def shrink(
    strategy: Strategy[T],
    first: T,
    deviates: Callable[[T], bool],
    key: Callable[[T], object],
    *,
    examples: int,
    seed_number: int,
    tries: int,
    seconds: float = 60,
) -> T:
    """The simplest example found that `deviates`, shrunk from `first`, which is drawn again with its seed. `key` tells
    examples apart.

    Ends after `tries` calls of `deviates` or that many seconds; `first` where no other is found.
    """
    choices = _choices_of(strategy, key(first), key, examples, seed_number)
    if choices is None:
        return first
    best, seen = first, {key(first)}
    deadline, left = time.monotonic() + seconds, tries
    simpler = _simpler(choices)
    while (candidate := next(simpler, None)) is not None:
        recorded = Recorded(Replayed(candidate))
        example = strategy.sample(recorded)
        if key(example) in seen:
            continue
        if left <= 0 or time.monotonic() > deadline:
            break
        left -= 1
        seen.add(key(example))
        if deviates(example):
            best, simpler = example, _simpler(recorded.choices)
    return best


def _choices_of(
    strategy: Strategy[T], wanted: object, key: Callable[[T], object], examples: int, seed_number: int
) -> Sequence | None:
    """The choices that an example comes of, None where it is not among the first examples of the seed."""
    for source in itertools.islice(sources(seed_number), 2 * examples):
        recorded = Recorded(source)
        if key(strategy.sample(recorded)) == wanted:
            return recorded.choices
    return None


def _simpler(choices: Sequence) -> Iterator[Sequence]:
    """The choices with fewer of them, then with lesser ones."""
    length = len(choices)
    for size in (length // 2, length // 4, 8, 4, 2, 1):
        for at in range(0, length, max(size, 1)):
            yield choices[:at] + choices[at + size :]
    for at, value in enumerate(choices):
        if not value or value == bytes(len(choices)):
            continue
        lesser: list[int | bytes] = [0, value // 2, value - 1] if isinstance(value, int) else [bytes(len(value))]
        for other in lesser:
            yield [*choices[:at], other, *choices[at + 1 :]]
