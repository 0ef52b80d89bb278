"""What a loop around an implementation's own compile and run takes: requests packed beforehand, replies thrown away."""

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
"""Requests on their way behind the one that is worked on, so that the worker never waits."""


def requests(backend: HostedBackend, ran: Sequence[tuple[Case, Outcome]], batch: int) -> tuple[list[bytes], int]:
    """Requests of the programs that the implementation got, in the order in which they were run, so many together, and
    how many programs they are of. Those without results go alone: a module with one of them has none."""
    sent = [(p, o) for case, o in ran if isinstance(p := backend.prepare(*case), Rewritten) and not is_kept_back(o)]
    found: list[bytes] = []
    for some in (sent[i : i + batch] for i in range(0, len(sent), batch)):
        found += _packed([p for p, o in some if isinstance(o, Results)], batch, backend.spelling)
        found += _packed([p for p, o in some if not isinstance(o, Results)], 1, backend.spelling)
    return found, len(sent)


def is_kept_back(outcome: Outcome) -> bool:
    """Whether our adapter has said that it cannot hand the program over."""
    return isinstance(outcome, Unsupported) and outcome.stage == "translate"


def _packed(cases: Sequence[Rewritten], batch: int, spelling: Spelling) -> list[bytes]:
    """Requests of so many programs together, as far as they go together, in the language of the implementation."""
    batches = [cases[i : i + batch] for i in range(0, len(cases), batch)]
    return [_request(group, spelling) for some in batches for group in alike(some)]


def _request(group: Sequence[Rewritten], spelling: Spelling) -> bytes:
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
