"""Measurement of an implementation's own compile-and-run loop, without generating, printing and judging programs."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Sequence

from oracles.backends.batches import alike, together
from oracles.backends.hosted import Case, HostedBackend, Spelling
from oracles.backends.program_variants import Rewritten
from oracles.backends.protocol import Outcome, Results, Unsupported
from oracles.backends.worker import Pending, request

AHEAD = 4
"""Number of requests sent ahead, so that the worker never waits."""


def requests(backend: HostedBackend, ran: Sequence[tuple[Case, Outcome]], batch: int) -> tuple[list[bytes], int]:
    """Return the encoded requests of the programs that reached the implementation, in order, `batch` programs per
    module, and the number of programs. Programs without results go alone, since their module has none."""
    sent = [(p, o) for case, o in ran if isinstance(p := backend.prepare(*case), Rewritten) and not is_kept_back(o)]
    found: list[bytes] = []
    for some in (sent[i : i + batch] for i in range(0, len(sent), batch)):
        found += _pack([p for p, o in some if isinstance(o, Results)], batch, backend.spelling)
        found += _pack([p for p, o in some if not isinstance(o, Results)], 1, backend.spelling)
    return found, len(sent)


def is_kept_back(outcome: Outcome) -> bool:
    return isinstance(outcome, Unsupported) and outcome.stage == "translate"


def _pack(cases: Sequence[Rewritten], batch: int, spelling: Spelling) -> list[bytes]:
    batches = [cases[i : i + batch] for i in range(0, len(cases), batch)]
    return [_request(group, spelling) for some in batches for group in alike(some)]


def _request(group: Sequence[Rewritten], spelling: Spelling) -> bytes:
    program, inputs = together(group) if len(group) > 1 else (group[0].program, group[0].inputs)
    return request(spelling(program), inputs)


def bare_seconds(backend: HostedBackend, payloads: Iterable[bytes]) -> float:
    """Return the wall-clock seconds that the worker takes for all requests; they are sent ahead, so that it never
    waits."""
    begin = time.perf_counter()
    under_way: deque[Pending] = deque()
    for payload in payloads:
        under_way.append(backend.worker.post(payload))
        if len(under_way) > AHEAD:
            under_way.popleft().result()
    for pending in under_way:
        pending.result()
    return time.perf_counter() - begin
