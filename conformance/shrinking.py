"""Minimal cases: the smallest that deviates in the same way, found by Hypothesis within a budget."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol, TypeVar

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import SearchStrategy

from generators.cases import Case
from generators.drawing import independent_of_our_source
from spec.text import text


class HasCase(Protocol):
    @property
    def case(self) -> Case: ...


T = TypeVar("T")


class _Found(Exception):
    """The example deviates in the way that is looked for."""


class _BudgetSpent(BaseException):
    """Ends Hypothesis's search: no Exception, so that it is not taken for a failure of the example."""


def shrink(
    strategy: SearchStrategy[T],
    first: T,
    deviates: Callable[[T], bool],
    size: Callable[[T], object],
    *,
    examples: int,
    seed_number: int,
    tries: int = 120,
    seconds: float = 15,
) -> T:
    """The smallest example found that `deviates`, starting from the draws that `first` was among.

    `size` orders examples. Ends after `tries` calls of `deviates` or that many seconds; `first` where none is smaller.
    """
    best, best_size = first, size(first)
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
        nonlocal best, best_size, left
        if left <= 0 or time.monotonic() > deadline:
            raise _BudgetSpent
        left -= 1
        if deviates(example):
            if size(example) < best_size:  # type: ignore[operator]
                best, best_size = example, size(example)
            raise _Found

    try:
        with independent_of_our_source():
            search()
    except (_BudgetSpent, _Found):
        pass
    except Exception:  # Hypothesis found it flaky; what was found before stands
        pass
    return best


def case_size(case: Case) -> tuple[int, int, int, int]:
    """Fewer operations before fewer elements before a shorter text before plainer values."""
    operations = sum(1 for _ in case.program.operations())
    elements = sum(a.size for row in case.inputs for a in row)
    plain = sum(len(str(a.tolist())) for row in case.inputs for a in row)
    return operations, elements, len(text(case.program)), plain
