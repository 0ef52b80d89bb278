"""How far an evaluation goes before it gives up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

_SECONDS: ContextVar[float] = ContextVar("seconds of one evaluation", default=60.0)


@dataclass(frozen=True)
class Limits:
    """What is beyond them is Unevaluated, or EndlessLoop where a loop `must_end`."""

    seconds: float = field(default_factory=_SECONDS.get)
    elements: int = 2**25
    """Of one value, the input sets together."""
    iterations: int = 10_000
    """A while loop that runs longer is left undecided."""
    must_end: bool = False
    """Whether such a loop raises EndlessLoop, and one whose condition is left open."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """While this is entered, evaluations that are given no limits take no longer: a run holds us to the limit that it
    sets the implementation."""
    token = _SECONDS.set(seconds)
    try:
        yield
    finally:
        _SECONDS.reset(token)
