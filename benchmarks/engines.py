"""Scaling of a campaign with workers: measured with a few on this machine, simulated with many.

    python -m benchmarks.engines --backend xla [--workers 1,2,4] [--seconds S] [--json]

The simulation hands out batches as the campaign does. Durations of batches, and of recording them in the single
client, are drawn from the measured ones.
"""

from __future__ import annotations

import heapq
import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fuzz.batch_outcome import Done
from fuzz.engines.local_engine import Local
from fuzz.plan import Plan, Ticket
from fuzz.state import State
from oracles.backends import BackendError
from results import options
from trials.session import Session

MANY = (1, 10, 100, 300, 1000)
PROGRAMS = 64
"""Programs in a measured batch."""


@dataclass
class Measured:
    rates: dict[int, float] = field(default_factory=dict)
    batches: list[float] = field(default_factory=list)
    records: list[float] = field(default_factory=list)


def measure(workers: int, seconds: float, state: State, into: Measured) -> None:
    engine = Local(state.plan, workers)
    number = max(state.batches_done(), default=-1) + 1
    programs, begin = 0, time.monotonic()
    waiting = 0
    try:
        while time.monotonic() - begin < seconds or waiting:
            while engine.free_slots() > 0 and time.monotonic() - begin < seconds:
                engine.submit(Ticket(number, PROGRAMS))
                number, waiting = number + 1, waiting + 1
            for _, reply in engine.replies(0.5):
                assert isinstance(reply, Done)
                waiting -= 1
                programs += reply.programs
                into.batches.append(reply.seconds)
                at = time.perf_counter()
                state.record(reply, [], reply.novel, 0.0)
                into.records.append(time.perf_counter() - at)
        into.rates[workers] = programs / (time.monotonic() - begin)
    finally:
        engine.close()


def simulate(measured: Measured, workers: int, size: int, batches: int = 4000) -> float:
    """Return programs per second of `workers` workers on batches of `size` programs.

    While the client records a batch, each worker has its next one.
    """
    rng = random.Random(0)
    scale = size / PROGRAMS
    ends = [(rng.choice(measured.batches) * scale, w) for w in range(workers)]
    heapq.heapify(ends)
    client = 0.0
    for _ in range(batches):
        end, worker = heapq.heappop(ends)
        client = max(client, end) + rng.choice(measured.records)
        # A worker has one batch in reserve, so it waits only for the record of the batch before the last.
        heapq.heappush(
            ends, (max(end, client - measured.batches[0] * scale) + rng.choice(measured.batches) * scale, worker)
        )
    return batches * size / client


def main(arguments: Sequence[str] | None = None) -> int:
    parser = options.Parser(prog="python -m benchmarks.engines", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--backend", default="xla")
    parser.add_argument("--workers", default="1,2,4")
    parser.add_argument("--seconds", type=options.seconds, default=20.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    measured = Measured()
    with tempfile.TemporaryDirectory() as folder:
        plan = Plan((given.backend,), Path(folder), batch=PROGRAMS, reductions=0)
        session = Session.of(plan.settings)
        try:
            header = session.header("python -m benchmarks.engines")
        except BackendError as error:
            print(error, file=sys.stderr)
            return 2
        finally:
            session.close()
        state = State(plan)
        state.begin(header, False)
        for workers in map(int, given.workers.split(",")):
            measure(workers, given.seconds, state, measured)
        state.close()
    found: dict[str, Any] = {
        "measured": measured.rates,
        "record_ms": 1e3 * sum(measured.records) / len(measured.records),
        "simulated": {n: simulate(measured, n, Plan(("",), Path()).batch) for n in MANY},
    }
    print(json.dumps(found) if given.json else report(found))
    return 0


def report(found: dict[str, Any]) -> str:
    lines = [f"recording a batch takes the client {found['record_ms']:.1f} ms"]
    for way in ("measured", "simulated"):
        lines += [f"{way:10} {n:5} workers: {rate:9.1f} programs/s" for n, rate in found[way].items()]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
