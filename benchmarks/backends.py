"""Coverage of backends, and costs of their workers: a start, a round trip, a new process after a crash or a hang.

    python -m benchmarks.backends [--backend NAME[,NAME...]] [--rounds N] [--json]

It prints a line per backend (`--json`), or a paragraph; by default for all installed ones. Crashes and hangs are
provoked by signals to the process of the implementation while it runs an endless program.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

import numpy as np

from benchmarks.coverage import coverage
from oracles.backends import BackendError, installed, open_backend
from oracles.backends.hosted import HostedBackend
from oracles.backends.protocol import Crashed, Outcome, Rejected, Results, TimedOut
from results import options
from results.backend_names import split
from spec.program import Constant, Operation, Program, Region, Value, main_program
from spec.types import f32, i1, tensor

ROUNDS = 200
RESTARTS = 5


def identity() -> Program:
    a = Value("a", tensor(f32))
    return main_program((a,), (), (a,))


def invalid() -> Program:
    """Return a program that every parser rejects, so that nothing is compiled."""
    a, r = Value("a", tensor(f32)), Value("r", tensor(i1))
    return main_program((a,), (Operation("negate", (a,), (), (), (r,)),), (r,))


def endless() -> Program:
    """Return the program `while (x != 7) x = -x`, which no compiler simplifies."""
    a, x, y, z, seven, r = (Value(n, tensor(f32)) for n in ("a", "x", "y", "z", "seven", "r"))
    going = Value("going", tensor(i1))
    condition = (
        Operation("constant", (), (("value", Constant.of(np.array(7, np.float32), f32)),), (), (seven,)),
        Operation("compare", (x, seven), (("comparison_direction", "NE"),), (), (going,)),
        Operation("return", (going,)),
    )
    body = (Operation("negate", (y,), (), (), (z,)), Operation("return", (z,)))
    loop = Operation("while", (a,), (), (Region((x,), condition), Region((y,), body)), (r,))
    return main_program((a,), (loop,), (r,))


INPUT = [(np.array(1, np.float32),)]


class NotMeasured(Exception):
    pass


def _expect(outcome: Outcome, *ends: type[Outcome]) -> None:
    if not isinstance(outcome, ends):
        raise NotMeasured(outcome)


def measure(spec: str) -> dict[str, float]:
    """Return milliseconds of each step.

    Raises BackendError, NotMeasured if a step has an unexpected outcome, and TypeError if the backend has no worker.
    """
    begin = time.perf_counter()
    with open_worker(spec, timeout=1.0) as backend:
        start = time.perf_counter() - begin
        backend.run(identity(), INPUT)
        trips = [time_rejection(backend) for _ in range(ROUNDS)]
        runs = [time_execution(backend) for _ in range(ROUNDS // 4)]
        crashes = [after_crash(backend) for _ in range(RESTARTS)]
        hangs = [after_hang(backend) for _ in range(RESTARTS)]
    seconds = {
        "start": start,
        "round trip, refused by the parser": median(trips),
        "round trip, executed": median(runs),
        "refused after a crash": median(crashes),
        "refused after a hang": median(hangs),
    }
    return {what: round(1e3 * s, 3) for what, s in seconds.items()}


@contextlib.contextmanager
def open_worker(spec: str, timeout: float) -> Iterator[HostedBackend]:
    backend = open_backend(spec, timeout=timeout)
    try:
        if not isinstance(backend, HostedBackend):
            raise TypeError(f"{spec} has no worker")
        yield backend
    finally:
        backend.close()


def time_rejection(backend: HostedBackend) -> float:
    begin = time.perf_counter()
    outcome = backend.verify(invalid())
    _expect(outcome, Rejected)
    return time.perf_counter() - begin


def time_execution(backend: HostedBackend) -> float:
    begin = time.perf_counter()
    outcome = backend.run(identity(), INPUT)
    _expect(outcome, Results)
    return time.perf_counter() - begin


def after_crash(backend: HostedBackend) -> float:
    """Return seconds from the outcome of a killed program to the answer to the next one."""
    sent = backend.send(endless(), INPUT)
    time.sleep(0.3)
    os.kill(server_of(backend), signal.SIGSEGV)
    _expect(sent.result(), Crashed, TimedOut)  # a retry in a new process runs into the time limit
    return time_rejection(backend)


def after_hang(backend: HostedBackend) -> float:
    _expect(backend.run(endless(), INPUT), TimedOut)
    return time_rejection(backend)


def server_of(backend: HostedBackend) -> int:
    """Return the pid of the implementation's process, the only grandchild of the worker's supervisor."""
    pid: int = backend.worker.supervisor_pid
    for _ in range(2):
        (pid,) = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    return pid


def main(arguments: Sequence[str] | None = None) -> int:
    parser = options.Parser(prog="python -m benchmarks.backends", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--backend", default="", metavar="NAME[,NAME...]", help="default: all that are installed")
    parser.add_argument(
        "--rounds", type=options.count(), default=4, metavar="N", help="tries with an op that none conforms of"
    )
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    names, absent = (split(given.backend), []) if given.backend else installed()
    for line in absent:
        print(line, file=sys.stderr)
    statuses = [report(name, given.rounds, given.json) for name in names]
    return max(statuses, default=2)


def report(name: str, rounds: int, as_json: bool) -> int:
    try:
        found = {"backend": name, **coverage(name, rounds), "milliseconds": costs(name), "load": os.getloadavg()[0]}
    except BackendError as error:
        print(error, file=sys.stderr)
        return 2
    print(json.dumps(found) if as_json else "\n".join(f"{what:20} {value}" for what, value in found.items()) + "\n")
    sys.stdout.flush()
    return 0


def costs(name: str) -> dict[str, float] | None:
    try:
        return measure(name)
    except (TypeError, NotMeasured):
        return None


if __name__ == "__main__":
    sys.exit(main())
