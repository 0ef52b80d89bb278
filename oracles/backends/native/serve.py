"""Adapter `serve`: an executable that answers many requests over its standard input and output.

A request is a line of JSON, the program and the elements of the inputs:

    {"id": 7, "action": "run", "arguments": ["tensor<2xf32>"], "results": ["tensor<2xf32>"], "program": 231,
     "input_sets": 1, "input_bytes": 8, "inputs": [[{"bytes": 8, "type": "float32", "shape": [2]}]]}

`program` is the number of bytes of StableHLO text after the line; then follow those of each array in `inputs`, a list
of arrays per input set. With the action "verify" nothing is executed and there are no inputs; with "describe", the
first request, there is no program either. Elements are in row-major order, little-endian, and of types narrower than a
byte in one byte each. A reply is a line of JSON followed by the bytes of the outputs:

    {"id": 7, "status": "results", "outputs": [[{"bytes": 8, "type": "float32", "shape": [2]}]]}

`outputs` may be left out if all have the declared types. The other statuses are "rejected" and "unsupported", with a
"message". Lines such as {"id": 7, "stage": "compile"} before the reply report the current stage. A reply to "describe"
may have "device", "versions" and "element_types".
"""

from __future__ import annotations

import contextlib
import functools
import json
import math
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

from oracles.backends.native import bindings

MARK = "STABLEHLO_CONFORMANCE_CASE"
"""Environment variable of an executable and its child processes, by which they are found."""
START_LIMIT = 60
MOST_LINE, MOST_BYTES = 1 << 20, 1 << 28
GARBAGE = os.EX_PROTOCOL
"""Exit status of a process whose executable sent a malformed reply."""
_STAGES = ("parse", "compile", "execute")
_TENSOR = re.compile(r"tensor<((?:\d+x)*)(?:!quant\.uniform<)?(complex<f\d+>|\w+)[^?]*>")


class Garbage(Exception):
    """The executable sent a malformed reply."""


class Rejected(Exception):
    """The executable rejects the program."""


def warm() -> dict[str, str]:
    return {}


def start(options: dict[str, Any]) -> Executable:
    end_marked(options["mark"])  # processes of the previous executable
    return Executable(options["command"], options["mark"])


def describe(state: Executable) -> dict[str, Any]:
    signal.signal(signal.SIGALRM, lambda *_: state.give_up(Garbage(f"no description within {START_LIMIT} s")))
    signal.alarm(START_LIMIT)
    said = state.ask('"action": "describe"', b"", None)
    signal.alarm(0)
    return {
        "device": str(said.get("device", state.name)),
        "versions": {str(k): str(v) for k, v in dict(said.get("versions", {})).items()},
        "element_types": list(map(str, said.get("element_types", [*bindings.ALL_DTYPES, "quantized"]))),
    }


def run(state: Executable, task: Any) -> list[list[Any]]:
    types, _, text = task.text.partition("\n")
    program = text.encode()
    arrays = [array for row in task.inputs for array in row]
    rows = ", ".join(f"[{', '.join(_array_header(x.dtype, x.shape) for x in row)}]" for row in task.inputs)
    request = (
        f'"action": "{"run" if task.execute else "verify"}", {types[1:-1]}, "program": {len(program)}, '
        f'"input_sets": {len(task.inputs)}, "input_bytes": {sum(x.nbytes for x in arrays)}, "inputs": [{rows}]'
    )
    said = state.ask(request, b"".join([program, *(x.tobytes() for x in arrays)]), task)
    return state.outputs(said, _results(types), len(task.inputs)) if task.execute else []


@functools.lru_cache(1024)
def _results(types: str) -> tuple[str, ...]:
    return tuple(json.loads(types)["results"])


def end_marked(mark: str) -> None:
    for _ in range(10):  # a process may start another before it is killed
        left = list(_processes_with(f"{MARK}={mark}".encode()))
        if not left:
            return
        for pid in left:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)


def _processes_with(entry: bytes) -> Iterator[int]:
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if entry in (folder / "environ").read_bytes().split(b"\0"):
                yield int(folder.name)


@functools.lru_cache(1024)
def _array_header(kind: Any, shape: tuple[int, ...]) -> str:
    return json.dumps({"bytes": kind.itemsize * math.prod(shape), "type": kind.name, "shape": shape})


class Executable:
    """A running executable. It ends with this process; if it ends first, this process ends with the same status or
    signal."""

    def __init__(self, command: list[str], mark: str) -> None:
        self.name = command[0]
        environment = {**os.environ, MARK: mark}
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to, self._from = self._process.stdin, self._process.stdout
        self._asked = 0

    def ask(self, request: str, payload: bytes, task: Any) -> dict[str, Any]:
        """Send a request, the members of a JSON object, and return the header of the reply. Raises Rejected, and
        NotImplementedError for "unsupported"."""
        self._asked += 1
        try:
            self._to.write(f'{{"id": {self._asked}, {request}}}\n'.encode() + payload)
            self._to.flush()
        except BrokenPipeError:
            self._end()
        try:
            said = self._line()
            while "status" not in said:
                if said.get("stage") not in _STAGES:
                    raise Garbage(f"neither a status nor a stage: {str(said)[:80]}")
                if task is not None:
                    task.stage(said["stage"])
                said = self._line()
        except Garbage as garbage:
            self.give_up(garbage)
        if said["status"] == "rejected":
            raise Rejected(str(said.get("message", "")))
        if said["status"] == "unsupported":
            raise NotImplementedError(str(said.get("message", "")))
        if said["status"] != "results":
            self.give_up(Garbage(f"the status {said['status']!r}"))
        return said

    def outputs(self, said: dict[str, Any], results: tuple[str, ...], input_sets: int) -> list[list[Any]]:
        try:
            rows = said["outputs"] if "outputs" in said else [_of_types(results)] * input_sets
            if sum(output["bytes"] for row in rows for output in row) > MOST_BYTES:
                raise Garbage(f"outputs of more than {MOST_BYTES >> 20} MiB")
            return [[self._array(output) for output in row] for row in rows]
        except (Garbage, AttributeError, KeyError, OverflowError, TypeError, ValueError) as error:
            self.give_up(error)

    def _array(self, output: dict[str, Any]) -> Any:
        import numpy

        data, kind, shape = self._exactly(output["bytes"]), _dtype(output["type"]), output["shape"]
        if len(data) != math.prod(shape) * kind.itemsize:
            raise Garbage(f"an output of {len(data)} bytes, and {kind.name} of shape {shape}")
        return numpy.frombuffer(data, kind).reshape(shape)

    def _line(self) -> dict[str, Any]:
        line = self._from.readline(MOST_LINE)
        if not line:
            self._end()
        if not line.endswith(b"\n"):
            raise Garbage(f"a line that does not end: {line[:80]!r}")
        try:
            said = json.loads(line)
        except ValueError:
            raise Garbage(f"no JSON: {line[:80]!r}") from None
        if not isinstance(said, dict) or said.get("id") != self._asked:
            raise Garbage(f"no reply to request {self._asked}: {line[:80]!r}")
        return said

    def _exactly(self, size: int) -> bytes:
        if not 0 <= size <= MOST_BYTES:
            raise Garbage(f"an output of {size} bytes")
        data = self._from.read(size)
        if len(data) < size:
            self._end()
        return data

    def give_up(self, error: Exception) -> NoReturn:
        """Report a malformed reply and end this process, since later replies cannot be found."""
        said = str(error) if isinstance(error, Garbage) else f"{type(error).__name__}: {error}"
        print(f"\nit replied with garbage: {said}", file=sys.stderr, flush=True)  # after what the executable began
        os._exit(GARBAGE)

    def _end(self) -> NoReturn:
        status = self._process.wait()
        if status < 0:
            with contextlib.suppress(OSError):  # some signals cannot be handled
                signal.signal(-status, signal.SIG_DFL)
            os.kill(os.getpid(), -status)
        os._exit(status)


@functools.lru_cache(64)
def _of_types(results: tuple[str, ...]) -> list[dict[str, Any]]:
    return [*map(_of_type, results)]


def _of_type(result: str) -> dict[str, Any]:
    found = _TENSOR.fullmatch(result)
    if found is None:
        raise Garbage(f"no description of an output of {result}")
    name = bindings.ALL_DTYPES.get(re.sub(r"^u(?=\d)", "ui", found[2]), "")
    shape = [int(n) for n in found[1].split("x")[:-1]]
    return {"bytes": math.prod(shape) * _dtype(name).itemsize, "type": name, "shape": shape}


@functools.cache
def _dtype(name: str) -> Any:
    import ml_dtypes
    import numpy

    if name not in bindings.ALL_DTYPES.values():
        raise Garbage(f"an output of type {name!r}")
    return numpy.dtype(getattr(ml_dtypes, name, name))
