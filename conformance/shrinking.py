"""Minimal cases: the smallest that deviates in the same way, found by Hypothesis within a budget."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import SearchStrategy

from generators.drawing import independent_of_our_source

T = TypeVar("T")


class _Found(Exception):
    """The example deviates in the way that is looked for."""


class _BudgetSpent(BaseException):
    """Ends Hypothesis's search: no Exception, so that it is not taken for a failure of the example."""


def shrink(
    strategy: SearchStrategy[T],
    first: T,
    deviates: Callable[[T], bool],
    key: Callable[[T], object],
    *,
    examples: int,
    seed_number: int,
    tries: int = 120,
    seconds: float = 60,
) -> T:
    """The simplest example found that `deviates`, shrunk from `first`: what is drawn before it, with the same seed, is
    passed over. `key` tells examples apart.

    Ends after `tries` calls of `deviates` or that many seconds; `first` where no other is found.
    """
    best, started = first, False
    deadline = time.monotonic() + seconds
    left = tries

    @seed(seed_number)
    @settings(
        max_examples=examples,
        phases=[Phase.generate, Phase.shrink],
        database=None,
        deadline=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def search(example: T) -> None:
        nonlocal best, left, started
        started = started or key(example) == key(first)
        if not started:
            return
        if left <= 0 or time.monotonic() > deadline:
            raise _BudgetSpent
        left -= 1
        if deviates(example):
            best = example  # each is simpler than the last
            raise _Found

    try:
        with independent_of_our_source():
            search()
    except (_BudgetSpent, Exception):  # the example itself, or that it is flaky: what was found stands
        pass
    return best
