"""A worker: an implementation in its own processes, under any interpreter, reached through an execnet channel.

Requests are sent ahead and answered in order, so that the worker compiles while this process generates and judges.
"""

from __future__ import annotations

import contextlib
import re
import shutil
import signal
import subprocess
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import ModuleType
from typing import Any

import execnet
import numpy as np

from oracles.backends.backend_errors import BackendError, MissingPackage
from oracles.backends.native import server, supervisor
from oracles.backends.protocol import (
    DAMAGED,
    Array,
    Crashed,
    Failed,
    Outcome,
    Rejected,
    Results,
    Stage,
    TimedOut,
    Unsupported,
)
from results.untrusted import printable

START_LIMIT = 300.0
OLDEST_PYTHON = (3, 9)
"""Oldest Python that the modules in a worker support."""

LOST = -9
"""Exit status of a worker that vanished with all of its processes."""


PRIVATELY = "stablehlo_conformance.rooms."
"""Prefix of our modules' names in a process that uses them as a library."""


@dataclass(frozen=True)
class Settings:
    """How to run an implementation. `python` is an interpreter (None for ours), `version` the requested release ("" for
    none), `timeout` in seconds per case, `memory` in bytes of the server process (0 for no limit), `environment`
    additional environment variables."""

    python: str | None = None
    timeout: float = 60.0
    memory: int = 4 << 30
    options: Mapping[str, Any] = field(default_factory=dict)
    environment: Mapping[str, str] = field(default_factory=dict)
    version: str = ""


class _LostAtStart(BackendError):
    """A process of the worker ended before it was ready."""


class Pending:
    """A request that was sent; `result()` waits for its outcome."""

    def __init__(self, worker: Worker, payload: bytes, timeout: float) -> None:
        self.payload, self.timeout = payload, timeout
        self.outcome: Outcome | None = None
        self.was_lost = False
        self._worker = worker

    def result(self) -> Outcome:
        while self.outcome is None:
            self._worker.receive()
        return self.outcome


class Worker:
    """A worker. `versions` are those of the implementation's packages, `description` is the adapter's; `shared` are
    modules that the adapter imports, in the order of import.

    Raises BackendError if it does not start, and MissingPackage, with the hint `install`, if the interpreter lacks a
    package.
    """

    def __init__(
        self, name: str, adapter: Path, settings: Settings, install: str = "", shared: Sequence[ModuleType] = ()
    ) -> None:
        self.name, self.adapter, self.settings, self.install = name, adapter, settings, install
        self.shared = shared
        self._sent: deque[Pending] = deque()
        self.supervisor_pid = 0
        self._start()

    def post(self, payload: bytes, timeout: float | None = None) -> Pending:
        pending = Pending(self, payload, self.settings.timeout if timeout is None else timeout)
        self._sent.append(pending)
        self._send(pending)
        return pending

    def receive(self) -> None:
        pending = self._sent[0]
        try:
            end, payload = self._channel.receive()
        except (EOFError, OSError, execnet.RemoteError) as error:
            if pending.was_lost:  # lost twice: the request may be to blame
                self._sent.popleft()
                pending.outcome = Crashed(f"the worker was lost: {_line(str(error))}", "execute", LOST)
            pending.was_lost = True
            self._restart()
            return
        self._sent.popleft()
        pending.outcome = _decode_end(end, payload, pending.timeout)

    @property
    def sources(self) -> dict[str, str]:
        return {
            m.__name__.removeprefix(PRIVATELY): Path(str(m.__file__)).read_text(encoding="utf-8") for m in self.shared
        }

    def close(self) -> None:
        self._group.terminate(timeout=5.0)

    def _start(self) -> None:
        """Start the processes, and retry once if they are lost meanwhile: killed from outside or out of memory."""
        try:
            self._start_once()
        except _LostAtStart:
            self._start_once()

    def _start_once(self) -> None:
        python = self.settings.python
        if python is not None:
            _check_interpreter(self.name, python)
        self._group = execnet.Group()
        try:
            gateway = self._group.makegateway("popen" if python is None else f"popen//python={python}")
            self._channel = gateway.remote_exec(supervisor)
            self._channel.send(self._setup())
            hello, description, trouble, self.supervisor_pid = self._channel.receive(START_LIMIT)
            self._greet(hello, description, trouble)
        except (EOFError, OSError, execnet.RemoteError, execnet.TimeoutError) as error:
            self.close()
            is_late = isinstance(error, execnet.TimeoutError)
            kind = BackendError if is_late else _LostAtStart
            raise kind(f"{self.name}: the worker does not start: {_line(str(error))}") from None
        except BackendError:
            self.close()
            raise

    def _setup(self) -> dict[str, Any]:
        setup: dict[str, Any] = {"adapter": self.adapter.read_text(), "options": dict(self.settings.options)}
        setup["modules"] = self.sources
        return {
            "server": Path(server.__file__).read_text(),
            "setup": server.pack(setup, []),
            "memory": self.settings.memory,
            "environment": dict(self.settings.environment),
        }

    def _greet(self, hello: bytes, description: bytes, trouble: tuple[int | None, str] | None) -> None:
        said = server.unpack(hello)[0] if hello else {}
        where = self.settings.python or "this interpreter"
        if "missing" in said:
            raise MissingPackage(f"{self.name}: {where} has no {said['missing']}{self.install}")
        if "message" in said:
            raise BackendError(f"{self.name}: the worker does not start: {_line(said['message'])}")
        if trouble is not None:
            raise _LostAtStart(f"{self.name}: the worker does not start: {_trouble(*trouble)}")
        self.description: dict[str, Any] = server.unpack(description)[0]
        self.versions: dict[str, str] = {**said["versions"], **self.description.get("versions", {})}

    def _send(self, pending: Pending) -> None:
        with contextlib.suppress(OSError):  # a lost worker is noticed when its answer is awaited
            self._channel.send((pending.payload, pending.timeout))

    def _restart(self) -> None:
        self.close()
        self._start()
        for pending in self._sent:
            self._send(pending)


def request(
    text: str,
    inputs: Sequence[Sequence[Array]],
    execute: bool = True,
    flags: Mapping[str, str] | None = None,
    tells: bool = False,
) -> bytes:
    """Encode a program and its inputs for the worker; `tells` requests a summary of the optimized program."""
    header: dict[str, Any] = {"text": text, "execute": execute, "input_sets": len(inputs)}
    header["arguments"] = len(inputs[0]) if inputs else 0
    if flags:
        header["flags"] = dict(flags)
    if tells:
        header["tells"] = True
    return server.pack(header, [array for row in inputs for array in row])


def _check_interpreter(name: str, python: str) -> None:
    if shutil.which(python) is None:
        raise BackendError(f"{name}: there is no interpreter at {python}")
    command = [python, "-c", "import sys; print('python', *sys.version_info[:2])"]
    said = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False).stdout.split()
    if said[:1] != ["python"]:
        raise BackendError(f"{name}: {python} is no Python interpreter")
    if tuple(map(int, said[1:])) < OLDEST_PYTHON:
        oldest = ".".join(map(str, OLDEST_PYTHON))
        raise BackendError(f"{name}: {python} is Python {'.'.join(said[1:])}, {oldest} or newer is needed")


def _trouble(status: int | None, log: str) -> str:
    """Return why the first process did not start: its last output, and how it ended unless by a Python exception."""
    said = _last_words(log)
    return said.removeprefix(": ") if said and status in (None, 1) else f"{how_it_ended(status or 0)}{said}"


def _line(message: str) -> str:
    lines = [line.strip() for line in message.splitlines() if line.strip()]
    return lines[-1] if lines else "its process ended"


def _decode_end(end: Mapping[str, Any] | None, payload: bytes, limit: float) -> Outcome:
    if end is None:
        return _outcome(payload)
    ending = _outcome_of_end(end, limit)
    outcome = _outcome(payload) if payload else ending
    if not payload or not isinstance(outcome, Results):
        return outcome
    return replace(outcome, note=f"{ending.message}, but does not in a new process: {DAMAGED}")


def _outcome(payload: bytes) -> Outcome:
    try:
        reply, arrays = server.unpack(payload)
        return _decode(reply, arrays)
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError) as error:
        return Crashed(f"it replied with garbage: {type(error).__name__}: {error}", "execute", 0)


def _decode(reply: Mapping[str, Any], arrays: list[Array | None]) -> Outcome:
    stage: Stage = reply["stage"]
    seconds = reply["seconds"]
    match reply["status"]:
        case "results":
            rows = iter(map(_to_booleans, arrays))
            outputs = tuple(tuple(next(rows) for _ in range(n)) for n in reply["counts"])
            return Results(outputs, seconds, shown=tuple(map(frozenset, reply.get("shown", ()))))
        case "unsupported":
            return Unsupported(printable(reply["message"]), stage, seconds)
        case "rejected":
            return Rejected(printable(reply["message"]), stage, seconds)
        case "failed":
            return Failed(f"the adapter failed: {printable(reply['message'])}", stage or "translate", seconds)
    raise ValueError(f"status {reply['status']!r}")


def _to_booleans(array: Array | None) -> Array | None:
    """Return booleans as 0 and 1; an implementation may return any nonzero byte for true."""
    return array.view(np.uint8) != 0 if array is not None and array.dtype == np.bool_ else array


def _outcome_of_end(end: Mapping[str, Any], limit: float) -> Crashed | TimedOut:
    stage: Stage = end["stage"] or "parse"
    seconds, status = end["seconds"], end["exit_status"]
    said = _last_words(end["log"])
    match end["how"]:
        case "timeout":
            return TimedOut(f"no answer within {limit:g} s{said}", stage, limit, seconds)
        case "memory" | "garbage":
            return Crashed(f"it was ended: {end['message']}{said}", stage, status, seconds)
    return Crashed(f"{how_it_ended(status)}{said}", stage, status, seconds)


def how_it_ended(status: int) -> str:
    if status >= 0:
        return f"its process ended with exit status {status}"
    try:
        return f"its process ended by {signal.Signals(-status).name}"
    except ValueError:
        return f"its process ended by signal {-status}"


_REPORT = re.compile(r"LLVM ERROR: |F\d{4} \d\d:\d\d:|it replied with garbage: ")


def _last_words(log: str) -> str:
    """Return the line that says why the process ended: an LLVM error, a failed check or a malformed reply of its
    executable; else the last line before a stack trace."""
    printable = "".join(c if c.isprintable() else "\n" for c in log)
    lines = [line.strip() for line in printable.splitlines() if line.strip()]
    told = [line for line in lines if not line.startswith(("@", "***", "Fatal Python error", "#", "File "))]
    reports = [line for line in told if _REPORT.match(line)]
    return f": {(reports or told)[-1][:500]}" if told else ""
