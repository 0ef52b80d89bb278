"""Backend that runs an executable once per case and exchanges files with it.

    EXECUTABLE [ARGUMENTS] DIRECTORY

DIRECTORY holds `program.mlir` and, for input set K and argument I, `input.K.I.npy`. For output J of input set K the
executable writes `output.K.J.npy` there. `request.json` describes the request:

    {"protocol": 1, "action": "run", "input_sets": 16, "arguments": ["tensor<2xf32>"], "results": ["tensor<2xf32>"]}

With the action "verify" it parses, verifies and compiles, without execution. Element types that NumPy lacks are stored
as unsigned integers of the same size in bytes: bf16 as uint16, f8 and narrower types as uint8 (one element per byte, in
its low bits).

Exit status 0: done. 65: the program is rejected as invalid. 69: a feature that the program needs is unsupported. With
both, standard error has the reason. Any other status, or a signal, is a crash. An optional file `stage` in DIRECTORY
names the current stage: parse, compile or execute. All files are plain files; processes that the executable started are
killed at its end.
"""

from __future__ import annotations

import contextlib
import copy
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal, cast

import numpy as np

from oracles.backends.backend_errors import BackendError
from oracles.backends.hosted import Count, check_inputs
from oracles.backends.native.serve import MARK, end_marked
from oracles.backends.native.supervisor import TICK, resident
from oracles.backends.protocol import (
    Array,
    Crashed,
    Description,
    Outcome,
    Rejected,
    Results,
    Stage,
    TimedOut,
    Unsupported,
)
from oracles.backends.worker import Settings, how_it_ended
from results import untrusted
from results.untrusted import BadFile, printable
from spec.program import Program
from spec.text import text
from spec.types import ELEMENT_TYPES, TensorType, dtype

REJECTED, UNSUPPORTED = os.EX_DATAERR, os.EX_UNAVAILABLE
EXTRA = 16
"""Number of outputs beyond those of the program that are read, to report how many there are."""


class CommandBackend:
    def __init__(self, command: str, settings: Settings) -> None:
        self.name = f"command:{command}"
        self._settings = settings
        self.command = words("command", command)
        self._count = Count()

    @property
    def programs_sent(self) -> int:
        return self._count.number

    def within(self, seconds: float, *, may_be_longer: bool = False) -> CommandBackend:
        """Return the backend with a time limit of `seconds` per case, or its present limit if that is shorter and
        `may_be_longer` is false."""
        other = copy.copy(self)
        limit = seconds if may_be_longer else min(self._settings.timeout, seconds)
        other._settings = replace(self._settings, timeout=limit)
        return other

    def describe(self) -> Description:
        return Description(self.name, {}, self.command[0], tuple(str(t) for t in ELEMENT_TYPES))

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        check_inputs(program, inputs)
        return self._ask("run", program, inputs)

    def verify(self, program: Program) -> Outcome:
        return self._ask("verify", program, [])

    def close(self) -> None:
        """Do nothing: no process is kept between cases."""
        ...

    def _ask(self, action: Literal["run", "verify"], program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        begin = time.perf_counter()
        self._count.number += 1
        with tempfile.TemporaryDirectory(prefix="stablehlo-") as name:
            directory = Path(name)
            write_request(directory, action, program, inputs)
            printed = time.perf_counter()
            end = execute([*self.command, str(directory)], self._settings)
            seconds = {"print": printed - begin, "execute": time.perf_counter() - printed}
            outcome = end.outcome(self._settings.timeout, _stage(directory), seconds)
            return outcome or _outputs(directory, action, program, len(inputs), seconds)


@dataclass(frozen=True)
class End:
    """End of an execution: exit status (None after a timeout), the reason if we ended it, and the end of its standard
    error."""

    status: int | None
    why: str
    said: str

    def outcome(self, limit: float, stage: Stage, seconds: dict[str, float]) -> Outcome | None:
        match self:
            case End(0, "", _):
                return None
            case End(status=None):
                return TimedOut(f"no answer within {limit:g} s", stage, limit, seconds)
            case End(status, "", said) if status == REJECTED:
                return Rejected(said, stage, seconds)
            case End(status, "", said) if status == UNSUPPORTED:
                return Unsupported(said, stage, seconds)
        assert self.status is not None
        message = self.why or how_it_ended(self.status)
        return Crashed(f"{message}: {self.said}" if self.said else message, stage, self.status, seconds)


def execute(command: Sequence[str], settings: Settings, stdin: Any = None, stdout: Any = None) -> End:
    mark = uuid.uuid4().hex
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL if stdin is None else stdin,
            stdout=subprocess.DEVNULL if stdout is None else stdout,
            stderr=log,
            start_new_session=True,
            env={**os.environ, MARK: mark},
        )
        try:
            status, why = _wait(process, settings)
        finally:
            _kill(process, mark)
        log.seek(max(0, log.tell() - 4096))
        return End(status, why, printable(log.read().decode(errors="replace").strip()))


def _wait(process: subprocess.Popen[bytes], settings: Settings) -> tuple[int | None, str]:
    deadline, limit = time.monotonic() + settings.timeout, settings.memory
    while (left := deadline - time.monotonic()) > 0:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return process.wait(min(left, TICK)), ""
        if limit and (taken := resident(process.pid)) > limit:
            memory = f"{taken >> 20} MiB of memory, the limit is {limit >> 20} MiB"
            return -signal.SIGKILL, f"it was ended: {memory}"
    return None, ""


def _kill(process: subprocess.Popen[bytes], mark: str) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    end_marked(mark)


def words(name: str, command: str) -> list[str]:
    """Split the command of backend `name` into words. Raises BackendError if quotes are unbalanced or no executable has
    its name."""
    bare = command.strip()
    if len(bare) > 1 and bare[0] == bare[-1] and bare[0] in "\"'" and bare[0] not in bare[1:-1]:
        bare = bare[1:-1]
    try:
        found = shlex.split(bare)
    except ValueError as error:
        raise BackendError(f"{name}:{command}: {error}") from None
    if not found or shutil.which(found[0]) is None:
        raise BackendError(f"{name}:{command}: there is no executable {found[0] if found else ''!r}")
    return found


def write_request(directory: Path, action: str, program: Program, inputs: Sequence[Sequence[Array]]) -> None:
    (directory / "program.mlir").write_text(text(program))
    request = {
        "protocol": 1,
        "action": action,
        "input_sets": len(inputs),
        "arguments": [str(v.type) for v in program.main.arguments],
        "results": [str(t) for t in program.main.result_types],
    }
    (directory / "request.json").write_text(json.dumps(request))
    for k, row in enumerate(inputs):
        for i, array in enumerate(row):
            np.save(directory / f"input.{k}.{i}.npy", _storable(array))


def _storable(array: Array) -> Array:
    return array if array.dtype.isbuiltin == 1 else array.view(f"u{array.dtype.itemsize}")


def _stage(directory: Path) -> Stage:
    try:
        named = untrusted.read_text(directory / "stage", 64).strip()
    except BadFile:
        return "execute"
    return cast(Stage, named) if named in ("parse", "compile", "execute") else "execute"


def _outputs(directory: Path, action: str, program: Program, input_sets: int, seconds: dict[str, float]) -> Outcome:
    """Return the results in the output files. A missing output shortens its row, a superfluous one lengthens it."""
    if action == "verify":
        return Results((), seconds)
    try:
        rows = tuple(tuple(_row(directory, program, k)) for k in range(input_sets))
    except (BadFile, ValueError) as error:
        return Crashed(f"it wrote an output that cannot be read: {printable(str(error))}", "execute", 0, seconds)
    return Results(rows, seconds)


def _row(directory: Path, program: Program, k: int) -> list[Array | None]:
    found = {int(m[1]) for p in directory.iterdir() if (m := re.fullmatch(rf"output\.{k}\.(\d+)\.npy", p.name))}
    row: list[Array | None] = []
    for j in range(min(len(found), len(program.main.result_types) + EXTRA)):
        result: Any = program.main.result_types[j] if j < len(program.main.result_types) else None
        row.append(_to_dtype(untrusted.array(directory / f"output.{k}.{j}.npy"), result))
    return row


def _to_dtype(array: Array, wanted: Any) -> Array:
    if not isinstance(wanted, TensorType):
        return array
    kind = dtype(wanted.element_type)
    stored = kind.isbuiltin != 1 and array.dtype == np.dtype(f"u{kind.itemsize}")
    return array.view(kind) if stored else array
