"""Limits on the time, the size of values and the loop iterations of one evaluation."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

_SECONDS: ContextVar[float] = ContextVar("seconds of one evaluation", default=60.0)


@dataclass(frozen=True)
class Limits:
    """Limits on one evaluation. Beyond them the evaluator raises `Unevaluated`, or `EndlessLoop` if `must_end` is
    set."""

    seconds: float = field(default_factory=_SECONDS.get)
    elements: int = 2**25
    """Largest number of elements of one value, all input sets counted."""
    iterations: int = 10_000
    must_end: bool = False
    """Raise `EndlessLoop` for a while loop that exceeds `iterations` or whose condition is undecided."""


@contextmanager
def limit_seconds(seconds: float) -> Iterator[None]:
    """Set the default time limit of evaluations inside the `with` block to `seconds`, the limit that a run gives its
    implementation."""
    token = _SECONDS.set(seconds)
    try:
        yield
    finally:
        _SECONDS.reset(token)
