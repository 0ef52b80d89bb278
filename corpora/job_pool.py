"""Pool of processes for replay jobs, in which a crash costs only the function being replayed.

A malformed file may crash jaxlib's parser, and a bug may make the evaluator hang or run out of memory. The process is
then replaced, the function gets a line of verdict Error, and the job continues. Implementations run in further
processes.
"""

from __future__ import annotations

import multiprocessing
import os
import tempfile
import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

from corpora.manifest import BrokenManifest
from corpora.replay import Begin, Options, replay
from corpora.replay_jobs import Job
from corpora.replay_lines import Key, Line, Where
from corpora.replay_targets import open_subject
from oracles.backends import BackendError, UnknownBackend
from oracles.backends.worker import how_it_ended
from oracles.limits import limit_seconds
from results.backend_names import BadBackendName
from results.untrusted import printable
from trials.causes.expectations import BrokenExpectations
from trials.input_sources import BadInputs

MOST_MEMORY = 3 << 29
"""Memory limit of a process of the pool, in bytes, not counting its backends."""
TICK = 0.05
PAGE = os.sysconf("SC_PAGE_SIZE")


class Failed(Exception):
    """The replay cannot continue; `status` is the exit status, the message is one line."""

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
    """Yield the lines of all jobs, in the order in which they are ready. Raises Failed."""
    pending = deque(_Task(j, done) for j in jobs)
    logs = tempfile.TemporaryDirectory(prefix="stablehlo-")
    pool = [_Worker(options, log=Path(logs.name) / str(n)) for n in range(max(1, min(processes, len(jobs))))]
    try:
        while pending or any(w.task is not None for w in pool):
            for worker in pool:
                if worker.task is None and pending:
                    worker.start(pending.popleft())
            yield from _collect(pool)
    finally:
        for worker in pool:
            worker.stop()
        logs.cleanup()


@dataclass
class _Task:
    job: Job
    done: frozenset[Key]
    current: Key | None = None


def _collect(pool: list[_Worker]) -> Iterator[Line]:
    busy = {w.connection: w for w in pool if w.task is not None}
    for connection in wait(list(busy), timeout=TICK):
        yield from busy[connection].receive()  # type: ignore[index]
    for worker in pool:
        yield from worker.check_limits()


@dataclass
class _Worker:
    options: Options
    task: _Task | None = None
    heard: float = 0.0
    process: SpawnProcess | None = None
    connection: Connection = field(init=False)
    log: Path = Path()
    """File that receives the output of the process."""

    def start(self, task: _Task) -> None:
        if self.process is None:
            context = multiprocessing.get_context("spawn")
            self.connection, theirs = context.Pipe()
            self.process = context.Process(target=_serve, args=(theirs, self.options, self.log), daemon=True)
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
            yield from self._replace("our process ended", by_itself=True)
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

    def check_limits(self) -> Iterator[Line]:
        limit = self.options.timeout + (60.0 if set(self.options.backends) != {"reference"} else 10.0)
        if self.task is not None and time.monotonic() - self.heard > limit:
            yield from self._replace(f"our process gave no answer within {limit:g} s")
        elif self.task is not None and self.process is not None and own_memory(self.process.pid) > MOST_MEMORY:
            yield from self._replace(f"our process took more than {MOST_MEMORY >> 20} MiB of memory")

    def _replace(self, reason: str, *, by_itself: bool = False) -> Iterator[Line]:
        task, ended = self.task, self.stop()
        self.task = None
        if task is None:
            return
        reason += f": {ended}" if ended and by_itself else ""
        key = task.current or (str(task.job.path), 0, "", "unread", "")
        if key[-1]:
            yield _line(key, reason, "evaluate")
        else:  # while parsing: the line is missing for every backend
            yield from (_line((*key[:4], name), reason, "parse") for name in self.options.backends)
        if task.current is not None:
            self.start(_Task(task.job, task.done | {key}))

    def stop(self) -> str:
        """Stop the process; return "", or, if it had already ended, how it ended and its last output."""
        if self.process is None:
            return ""
        process, self.process = self.process, None
        self.connection.close()
        process.join(0.5)
        if not process.is_alive():
            return "; ".join(filter(None, [how_it_ended(process.exitcode or 0), self._last_words()]))
        process.kill()
        process.join()
        return ""

    def _last_words(self) -> str:
        lines = self.log.read_bytes()[-4096:].decode(errors="replace").splitlines() if self.log.exists() else []
        told = [line.strip() for line in lines if line.strip()]
        return printable(told[-1])[:200] if told else ""


def own_memory(pid: int | None) -> int:
    """Return the bytes of memory of a process, without pages shared with files; 0 if unknown."""
    try:
        pages = Path(f"/proc/{pid}/statm").read_text().split()
    except OSError:
        return 0
    return (int(pages[1]) - int(pages[2])) * PAGE


def _line(key: Key, reason: str, stage: Where) -> Line:
    file, module, function, form, backend = key
    return Line(file, function, module, form, backend, "Error", reason, stage=stage)


def _speak_into(log: Path) -> None:
    descriptor = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND, 0o600)
    os.dup2(descriptor, 1)
    os.dup2(descriptor, 2)
    os.close(descriptor)


def _serve(connection: Any, options: Options, log: Path) -> None:
    _speak_into(log)
    subjects = []
    try:
        for name in options.backends:
            opened = open_subject(
                name,
                timeout=options.timeout,
                memory=options.memory,
                expectations=options.expectations,
                profile=options.profile,
            )
            subjects.append(opened)
        while True:
            job, done = connection.recv()
            with limit_seconds(options.timeout):
                for event in replay(job, subjects, options, done):
                    connection.send(event)
            connection.send(_Done())
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        pass
    except (UnknownBackend, BadBackendName, BrokenExpectations, BadInputs, BrokenManifest) as e:
        connection.send(_Fatal(str(e), 2))
    except BackendError as e:
        connection.send(_Fatal(str(e), 3))
    except Exception as e:
        connection.send(_Fatal(f"an error of the replay itself: {type(e).__name__}: {e}", 2))
    finally:
        for subject in subjects:
            subject.close()
