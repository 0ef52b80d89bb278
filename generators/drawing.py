"""A fixed number of examples of a strategy, the same on every machine and in every run."""

from __future__ import annotations

import contextlib
import hashlib
import itertools
from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Any, TypeVar
from unittest import mock

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.internal import constants_ast
from hypothesis.internal.conjecture import engine, providers
from hypothesis.strategies import SearchStrategy

T = TypeVar("T")


def seed_of(*parts: object) -> int:
    """A seed that depends on the parts alone, as `hash` does not."""
    digest = hashlib.sha256("\0".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big")


@contextlib.contextmanager
def independent_of_our_source() -> Iterator[None]:
    """Keeps Hypothesis from drawing the numbers that it finds in the source of whatever modules happen to be imported:
    examples would change with every edit, and with the order in which tests are spread over processes."""
    none = constants_ast.Constants()
    with mock.patch.object(providers, "_get_local_constants", return_value=none):
        providers.CONSTANTS_CACHE.cache.clear()
        yield
        providers.CONSTANTS_CACHE.cache.clear()


def _without_near_copies() -> AbstractContextManager[Any]:
    """Keeps Hypothesis from following each example by up to five that repeat a part of it: a bug that needs equal parts
    is found so, but of programs two thirds would be the one before with another operand."""
    return mock.patch.object(engine.ConjectureRunner, "generate_mutations_from", return_value=None)


def draw_cases(strategy: SearchStrategy[T], n: int, seed_number: int) -> list[T]:
    """`n` examples: fewer where the strategy has fewer. The simplest of all, which Hypothesis begins with, is left out
    unless it is the only one: it is a scalar zero nearly everywhere."""
    drawn: list[T] = []

    @seed(seed_number)
    @settings(
        max_examples=n + 1,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(example: T) -> None:
        drawn.append(example)

    with independent_of_our_source(), _without_near_copies():
        collect()
    return list(itertools.islice(drawn[1:] or drawn, n))
