"""Jobs in processes of their own: what ends one costs the function that it was at, and nothing else.

A malformed file may end jaxlib's parser, a bug may make our evaluator run for ever; the process is replaced, what it
was at gets its line, and the rest of the job goes on.
"""

from __future__ import annotations

import multiprocessing
import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from corpora.lines import Key, Line, Where
from corpora.manifest import BrokenManifest
from corpora.replay import Begin, Job, Options, replay
from corpora.subjects import open_subject
from oracles.backends import BackendError, UnknownBackend
from results.verdicts import VerdictName
from trials.expectations import BrokenExpectations
from trials.inputs import BadInputs


class Failed(Exception):
    """The replay cannot go on; `status` is the exit status that says why, the message is one line."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status


@dataclass(frozen=True)
class _Done:
    pass


@dataclass(frozen=True)
class _Fatal:
    message: str
    status: int


def run(jobs: Sequence[Job], options: Options, done: frozenset[Key], processes: int) -> Iterator[Line]:
    """The lines of all jobs, as they come. Raises Failed."""
    pending = deque(_Task(j, done) for j in jobs)
    pool = [_Worker(options) for _ in range(max(1, min(processes, len(jobs))))]
    try:
        while pending or any(w.task is not None for w in pool):
            for worker in pool:
                if worker.task is None and pending:
                    worker.start(pending.popleft())
            yield from _collect(pool)
    finally:
        for worker in pool:
            worker.stop()


@dataclass
class _Task:
    """A job, what of it is done, and what is under way."""

    job: Job
    done: frozenset[Key]
    current: Key | None = None


def _collect(pool: list[_Worker]) -> Iterator[Line]:
    busy = {w.connection: w for w in pool if w.task is not None}
    for connection in wait(list(busy), timeout=0.2):
        yield from busy[connection].receive()  # type: ignore[index]
    for worker in pool:
        yield from worker.check_time()


@dataclass
class _Worker:
    options: Options
    task: _Task | None = None
    heard: float = 0.0
    process: SpawnProcess | None = None
    connection: Connection = field(init=False)

    def start(self, task: _Task) -> None:
        if self.process is None:
            context = multiprocessing.get_context("spawn")
            self.connection, theirs = context.Pipe()
            self.process = context.Process(target=_serve, args=(theirs, self.options), daemon=True)
            self.process.start()
            theirs.close()
        self.task, self.heard = task, time.monotonic()
        self.connection.send((task.job, task.done))

    def receive(self) -> Iterator[Line]:
        task = self.task
        if task is None:
            return
        try:
            message = self.connection.recv()
        except (EOFError, OSError):
            yield from self._ended("Crashes", "the process ended")
            return
        self.heard = time.monotonic()
        match message:
            case Begin(key):
                task.current = key
            case Line():
                task.done |= {message.key}
                task.current = None
                yield message
            case _Done():
                self.task = None
            case _Fatal(text, status):
                raise Failed(text, status)

    def check_time(self) -> Iterator[Line]:
        """Ends a process that has said nothing for too long. A backend keeps to its own limit, and needs to start."""
        limit = self.options.timeout + (60.0 if set(self.options.backends) != {"reference"} else 10.0)
        if self.task is not None and time.monotonic() - self.heard > limit:
            yield from self._ended("TimesOut", f"no answer within {limit:g} s")

    def _ended(self, verdict: VerdictName, reason: str) -> Iterator[Line]:
        """The line of what was under way. The rest of the job is taken up again by a new process."""
        task, status = self.task, self.stop()
        self.task = None
        if task is None:
            return
        if verdict == "Crashes":
            reason = f"{reason} with status {status}"
        key = task.current or (str(task.job.path), 0, "", "unread", "")
        if key[-1]:
            yield _line(key, verdict, reason, "evaluate")
        else:  # while reading: every backend misses it
            yield from (_line((*key[:4], name), verdict, reason, "parse") for name in self.options.backends)
        if task.current is not None:
            self.start(_Task(task.job, task.done | {key}))

    def stop(self) -> int | None:
        if self.process is None:
            return None
        process, self.process = self.process, None
        self.connection.close()
        process.join(0.5)
        if process.is_alive():
            process.kill()
            process.join()
        return process.exitcode


def _line(key: Key, verdict: VerdictName, reason: str, stage: Where) -> Line:
    file, module, function, form, backend = key
    return Line(file, function, module, form, backend, verdict, reason, stage=stage)


def _serve(connection: Any, options: Options) -> None:
    """What a process of the pool does: answers jobs until the connection is closed."""
    subjects = []
    try:
        for name in options.backends:
            opened = open_subject(
                name, timeout=options.timeout, memory=options.memory, expectations=options.expectations
            )
            subjects.append(opened)
        while True:
            job, done = connection.recv()
            for event in replay(job, subjects, options, done):
                connection.send(event)
            connection.send(_Done())
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        pass
    except (UnknownBackend, BrokenExpectations, BadInputs, BrokenManifest) as e:
        connection.send(_Fatal(str(e), 2))
    except BackendError as e:
        connection.send(_Fatal(str(e), 3))
    finally:
        for subject in subjects:
            subject.close()
