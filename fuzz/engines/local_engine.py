"""Engines on this machine: in this process, or in processes of their own."""

from __future__ import annotations

import contextlib
import functools
import gc
import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from typing import Any, Protocol

from fuzz.batch_job import Job
from fuzz.batch_outcome import Done, Probed
from fuzz.engines import alternation
from fuzz.plan import Plan, Ticket
from fuzz.selection import backend_gaps
from oracles.backends.backend_errors import BackendError
from oracles.backends.native.server import die_with_parent


@dataclass(frozen=True)
class Probe:
    number: int
    backend: str
    subjects: tuple[backend_gaps.Subject, ...]


Task = Ticket | Probe
Reply = Done | Probed
MOST_LOST = 3
"""A task is given up after it has ended this many workers."""
_ALLOCATIONS = 100_000
"""Threshold of Python's cycle collector, in objects allocated and not freed."""
AHEAD = 2
"""Tasks per worker: the current one and the next."""
BY_TURNS = 2
"""Processes per job."""


class Engine(Protocol):
    """Engine that runs tasks in any order, and runs a task again if its worker dies."""

    def free_slots(self) -> int:
        """Return how many more tasks must be submitted to keep all workers busy."""

    def submit(self, task: Task) -> None: ...

    def replies(self, timeout: float) -> list[tuple[Task, Reply]]:
        """Return the tasks that have ended, with their replies, after at most `timeout` seconds.

        Raises BackendError if no worker can work.
        """

    def close(self) -> None:
        """End the workers at once; their current tasks are lost."""


def perform(job: Job, task: Task) -> Reply:
    if isinstance(task, Ticket):
        return job.run(task)
    return job.probe(task.number, task.backend, task.subjects)


def give_up(task: Task) -> Reply:
    if isinstance(task, Probe):
        return Probed(task.number)
    return Done(task.number, troubles=[f"batch {task.number} has ended {MOST_LOST} workers"])


class Inline:
    def __init__(self, plan: Plan) -> None:
        self._job = Job.of(plan)
        self._tasks: deque[Task] = deque()

    def free_slots(self) -> int:
        return 1 - len(self._tasks)

    def submit(self, task: Task) -> None:
        self._tasks.append(task)

    def replies(self, timeout: float) -> list[tuple[Task, Reply]]:
        del timeout
        if not self._tasks:
            return []
        task = self._tasks.popleft()
        return [(task, perform(self._job, task))]

    def close(self) -> None:
        self._job.close()


@dataclass
class _Process:
    job: int
    process: multiprocessing.process.BaseProcess
    connection: Connection
    tasks: deque[Task] = field(default_factory=deque)


class Local:
    def __init__(self, plan: Plan, jobs: int) -> None:
        self._plan, self._jobs = plan, jobs
        self._lost: dict[int, int] = {}
        self._processes: list[_Process] = []
        try:
            self._processes += [self._start(job) for job in range(jobs) for _ in range(BY_TURNS)]
            for i, one in enumerate(self._processes):
                self._processes[i] = self._ready(one)
        except BaseException:
            self.close()
            raise

    def _start(self, job: int) -> _Process:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(self._plan, job, theirs), daemon=True)
        process.start()
        theirs.close()
        return _Process(job, process, ours)

    def _ready(self, one: _Process) -> _Process:
        """Return a process that is ready: the given one, or a replacement if the given one died first.

        Raises BackendError after several deaths in a row.
        """
        for attempt in range(MOST_LOST):
            one = self._start(one.job) if attempt else one
            try:
                _receive(one)
            except (EOFError, OSError):
                one.process.join()
                one.connection.close()
            else:
                return one
        raise BackendError(f"process {one.job} of the campaign ends before it is ready, {MOST_LOST} times in a row")

    def free_slots(self) -> int:
        return AHEAD * len(self._processes) - sum(len(p.tasks) for p in self._processes)

    def submit(self, task: Task) -> None:
        one = min(self._processes, key=lambda p: len(p.tasks))
        one.tasks.append(task)
        _send(one, task)

    def replies(self, timeout: float) -> list[tuple[Task, Reply]]:
        by_connection = {p.connection: p for p in self._processes}
        found: list[tuple[Task, Reply]] = []
        for ready in wait(list(by_connection), timeout):
            one = by_connection[ready]  # type: ignore[index]
            try:
                reply = _receive(one)
            except (EOFError, OSError):
                found += self._restart(one)
            else:
                found.append((one.tasks.popleft(), reply))
        return found

    def _restart(self, lost: _Process) -> list[tuple[Task, Reply]]:
        """Replace a worker that died, and give its tasks to the new one.

        Return the reply for a task that is given up because it has ended several workers.
        """
        lost.process.join()
        lost.connection.close()
        given: list[tuple[Task, Reply]] = []
        if lost.tasks:
            first = lost.tasks[0]
            self._lost[first.number] = self._lost.get(first.number, 0) + 1
            if self._lost[first.number] >= MOST_LOST:
                given.append((lost.tasks.popleft(), give_up(first)))
        new = self._ready(self._start(lost.job))
        self._processes[self._processes.index(lost)] = new
        new.tasks = lost.tasks
        for task in new.tasks:
            _send(new, task)
        return given

    def close(self) -> None:
        for one in self._processes:
            one.process.terminate()
        for one in self._processes:
            one.process.join(10)
            if one.process.is_alive():
                one.process.kill()
            one.connection.close()
        alternation.remove(self._plan.out, self._jobs)


def _send(to: _Process, task: Task) -> None:
    with contextlib.suppress(OSError):  # a dead worker is noticed when its reply is awaited
        to.connection.send(task)


def _receive(one: _Process) -> Reply:
    """Return the next message of a worker; the first message is None and means that the worker is ready.

    Raises BackendError if the worker cannot work, EOFError if it has died.
    """
    said = one.connection.recv()
    if isinstance(said, BackendError):
        raise said
    return said  # type: ignore[no-any-return]


def _serve(plan: Plan, number: int, connection: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    die_with_parent()
    job: Job | None = None
    try:
        job = Job.of(plan, alternation.Turn(plan.out, number))
        collect_seldom()
        connection.send(None)
        work(connection, functools.partial(perform, job))
    except BackendError as error:
        connection.send(BackendError(str(error)))
    except (EOFError, OSError):
        pass
    finally:
        if job is not None:
            job.close()


def collect_seldom() -> None:
    """Make Python's cycle collector run rarely in this process.

    Programs are rarely parts of reference cycles, and at its default rate the collector takes a tenth of the time for
    drawing and evaluating.
    """
    gc.freeze()
    gc.set_threshold(_ALLOCATIONS)


def work(connection: Connection, do: Callable[[Any], object]) -> None:
    """Reply to tasks until the sender closes the connection. Raises OSError if nobody receives the reply."""
    tasks: SimpleQueue[Any] = SimpleQueue()
    threading.Thread(target=_take, args=(connection, tasks), daemon=True).start()
    while (task := tasks.get()) is not None:
        connection.send(do(task))


def _take(connection: Connection, tasks: SimpleQueue[Any]) -> None:
    """Move tasks from the pipe to a queue.

    A client that blocks on a full pipe takes no replies; if both directions filled up, the two would wait for each
    other.
    """
    with contextlib.suppress(EOFError, OSError):
        while True:
            tasks.put(connection.recv())
    tasks.put(None)


def _leave(number: int, frame: object) -> None:
    raise SystemExit(0)


def engine(kind: str, plan: Plan, jobs: int, address: str | None = None) -> Engine:
    """Return the engine of a kind, `local` or `dask`; `local` with 0 jobs runs in this process.

    Raises ImportError if Dask is not installed.
    """
    if kind == "dask":
        from fuzz.engines.dask_engine import Dask  # an optional dependency

        return Dask(plan, jobs, address)
    return Local(plan, jobs) if jobs else Inline(plan)


def slices(backend: str, subjects: Sequence[backend_gaps.Subject], size: int) -> list[Probe]:
    return [Probe(n, backend, tuple(subjects[i : i + size])) for n, i in enumerate(range(0, len(subjects), size))]
