"""What a loop around an implementation's own compile and run takes: requests packed beforehand, replies thrown away."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Sequence

from oracles.backends.batches import alike, together
from oracles.backends.hosted import Case, HostedBackend, Spelling
from oracles.backends.rewrites import Rewritten
from oracles.backends.worker import Pending, request
from spec.text import text

AHEAD = 4
"""Requests on their way behind the one that is worked on, so that the worker never waits."""


def prepared(backend: HostedBackend, cases: Iterable[Case]) -> list[Rewritten]:
    """The cases as the implementation gets them, without those that it does not get."""
    return [p for case in cases if isinstance(p := backend.prepare(*case), Rewritten)]


def packed(cases: Sequence[Rewritten], batch: int, spelling: Spelling = text) -> list[bytes]:
    """Requests of so many programs together, as far as they go together, in the language of the implementation."""
    batches = [cases[i : i + batch] for i in range(0, len(cases), batch)]
    return [_packed(group, spelling) for some in batches for group in alike(some)]


def _packed(group: Sequence[Rewritten], spelling: Spelling) -> bytes:
    program, inputs = together(group) if len(group) > 1 else (group[0].program, group[0].inputs)
    return request(spelling(program), inputs)


def bare_seconds(backend: HostedBackend, payloads: Iterable[bytes]) -> float:
    """The seconds that the worker needs for requests, the next always waiting when one is done."""
    begin = time.perf_counter()
    under_way: deque[Pending] = deque()
    for payload in payloads:
        under_way.append(backend.worker.post(payload))
        if len(under_way) > AHEAD:
            under_way.popleft().result()
    for pending in under_way:
        pending.result()
    return time.perf_counter() - begin
