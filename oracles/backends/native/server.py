"""The process that runs an implementation: a parent that imports it once and forks a server process.

This module is sent as source to the worker's interpreter and run there by the supervisor, with the modules that
adapters share and an adapter module that defines

    warm() -> dict[str, str]             imports the implementation's packages; returns versions by package
    start(options) -> state              creates what a server process needs, in the forked child
    describe(state) -> dict              "device", "element_types"; optional: "versions" known only after start, and
                                         "processes", the largest number of processes of a grid
    survey(options) -> dict              optional: more entries of the description, found before the first start
    run(state, task) -> outputs          see Task; outputs[k][i] is output i of input set k, None for a token
    lacks(error) -> bool                 optional: whether an error says that the implementation lacks something

An exception of `run` is the implementation's: NotImplementedError, MemoryError and those that `lacks` accepts are
"unsupported", a mistake in the adapter's own code is "failed", others are "rejected". If the process ends, the
supervisor reports how.
"""

from __future__ import annotations

import functools
import json
import math
import os
import socket
import struct
import sys
import time
import traceback
import types
from typing import Any

import numpy as np

FRAME = struct.Struct(">4scQ")
"""Magic number, kind and payload length. Kinds: R request or reply, P progress (the name of a stage), S started."""
MAGIC = b"SHLO"
FIRST_STAGE = "parse"
"""Stage of a task until the adapter announces another one, as the supervisor assumes."""


def pack(header: dict[str, Any], arrays: list[Any]) -> bytes:
    """Encode a message: a header, and arrays (None allowed) as dtype name, shape and bytes in row-major order."""
    described: list[str] = []
    buffers = []
    for array in arrays:
        if array is None:
            described.append("null")
            continue
        data = np.asarray(array)
        if data.dtype.hasobject:
            raise TypeError(f"{type(array).__name__} is no array of elements")
        described.append(_described(data.dtype, data.shape))
        buffers.append(data.tobytes())
    said = json.dumps(header)[1:-1]
    head = f'{{{said}{", " if said else ""}"arrays": [{", ".join(described)}]}}'.encode()
    return b"".join([struct.pack(">I", len(head)), head, *buffers])


def unpack(message: bytes) -> tuple[dict[str, Any], list[Any]]:
    """Decode a message to its header and (read-only) arrays. Raises ValueError or TypeError for a malformed one."""
    (length,) = struct.unpack_from(">I", message)
    header = json.loads(message[4 : 4 + length])
    offset = 4 + length
    arrays: list[Any] = []
    for described in header.pop("arrays"):
        if described is None:
            arrays.append(None)
            continue
        kind, shape = dtype_named(described[0]), tuple(described[1])
        count = math.prod(shape)
        arrays.append(np.frombuffer(message, kind, count, offset).reshape(shape))
        offset += count * kind.itemsize
    return header, arrays


@functools.lru_cache(1024)
def _described(kind: np.dtype[Any], shape: tuple[int, ...]) -> str:
    """Return the JSON of an array's description, cached: most arrays are alike, and encoding each took a tenth of the
    time."""
    return json.dumps([kind.name, list(shape)])


@functools.lru_cache(64)
def dtype_named(name: str) -> np.dtype[Any]:
    try:
        return np.dtype(name)
    except TypeError:
        import ml_dtypes

        kind: np.dtype[Any] = np.dtype(getattr(ml_dtypes, name))
        return kind


def send(to: socket.socket, kind: bytes, payload: bytes) -> None:
    to.sendall(FRAME.pack(MAGIC, kind, len(payload)) + payload)


def receive(source: socket.socket) -> bytes:
    """Return the payload of the next frame. Raises EOFError if the connection is closed."""
    _, _, length = FRAME.unpack(_exactly(source, FRAME.size))
    return _exactly(source, length)


def _exactly(source: socket.socket, size: int) -> bytes:
    data = bytearray()
    while len(data) < size:
        part = source.recv(min(size - len(data), 1 << 20))
        if not part:
            raise EOFError
        data += part
    return bytes(data)


class Task:
    """One program to run. An adapter announces each stage, to locate a crash."""

    def __init__(self, connection: socket.socket, header: dict[str, Any], inputs: list[list[Any]]) -> None:
        self.text: str = header["text"]
        self.execute: bool = header["execute"]
        """Whether to execute the program; otherwise it is only parsed, verified and compiled."""
        self.flags: dict[str, str] = header.get("flags", {})
        """Compiler options for this program, besides those of the adapter."""
        self.inputs = inputs
        """`inputs[k][i]` is argument i of input set k."""
        self.tells: bool = header.get("tells", False)
        """Whether to summarize the optimized program, if the implementation can."""
        self.shown: list[list[int]] = []
        self.seconds: dict[str, float] = {}
        self._connection = connection
        self._stage = FIRST_STAGE
        self._since = time.perf_counter()

    def stage(self, name: str) -> None:
        self.close()
        if name != self._stage:
            send(self._connection, b"P", name.encode())
        self._stage = name
        self._since = time.perf_counter()

    def close(self) -> str:
        spent = time.perf_counter() - self._since
        self.seconds[self._stage] = self.seconds.get(self._stage, 0.0) + spent
        return self._stage


def answer(adapter: Any, state: Any, connection: socket.socket, message: bytes) -> bytes:
    header, arrays = unpack(message)
    width = header["arguments"]
    rows = [arrays[k * width : (k + 1) * width] for k in range(header["input_sets"])]
    task = Task(connection, header, rows)
    reply: dict[str, Any]
    try:
        outputs = adapter.run(state, task)
        stage = task.close()
        reply = {"status": "results", "counts": [len(row) for row in outputs]}
        if task.shown:
            reply["shown"] = task.shown
        return pack({**reply, "stage": stage, "seconds": task.seconds}, [x for row in outputs for x in row])
    except Exception as error:
        stage = task.close()
        lacks = getattr(adapter, "lacks", None)
        message_text = f"{type(error).__name__}: {error}"
        reply = {"status": status_of(error, lacks), "message": message_text}
        return pack({**reply, "stage": stage, "seconds": task.seconds}, [])


SLIPS = (AssertionError, AttributeError, KeyError, NameError, TypeError)
"""Exceptions that are mistakes if raised in the adapter. Not IndexError, which C++ bindings raise for an
implementation's exception."""
SOURCES = {"<adapter>"}


def status_of(error: Exception, lacks: Any) -> str:
    if isinstance(error, (NotImplementedError, MemoryError)) or (lacks is not None and lacks(error)):
        return "unsupported"
    frames = traceback.extract_tb(error.__traceback__)
    is_slip = isinstance(error, SLIPS) and bool(frames) and frames[-1].filename in SOURCES
    return "failed" if is_slip else "rejected"


def serve(adapter: Any, options: dict[str, Any], connection: socket.socket, is_first: bool) -> None:
    """Start the adapter and answer requests until the supervisor closes the connection. Only the first server process
    describes the adapter, which may take longer than starting it."""
    surveyed = adapter.survey(options) if is_first and hasattr(adapter, "survey") else {}
    state = adapter.start(options)
    send(connection, b"S", pack({**adapter.describe(state), **surveyed} if is_first else {}, []))
    while True:
        try:
            message = receive(connection)
        except EOFError:
            os._exit(0)
        send(connection, b"R", answer(adapter, state, connection, message))


def isolate() -> None:
    """Make the child lead its own process group, die with its parent, write no core file, and be killed first if memory
    runs out."""
    import resource
    import signal

    os.setsid()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    die_with_parent()
    try:
        with open("/proc/self/oom_score_adj", "w") as f:
            f.write("1000")
    except OSError:  # only on Linux
        pass


def die_with_parent() -> None:
    if sys.platform == "linux":
        import ctypes
        import signal

        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def parent(control: socket.socket) -> None:
    """Import the implementation, report the versions, then fork a server process for every connection that is
    received."""
    setup, _ = unpack(receive(control))
    adapter = types.ModuleType("adapter")
    try:
        for name, source in setup["modules"].items():
            provide(name, source)
        exec(compile(setup["adapter"], "<adapter>", "exec"), adapter.__dict__)
        hello = {"versions": adapter.warm()}
    except ImportError as error:
        hello = {"missing": error.name or str(error), "message": f"{type(error).__name__}: {error}"}
    except Exception:
        hello = {"message": traceback.format_exc().strip().splitlines()[-1]}
    send(control, b"S", pack(hello, []))
    if "versions" not in hello:
        return
    is_first = True
    while True:
        message, handed, _, _ = socket.recv_fds(control, 1, 1)
        if not message:
            return
        with socket.socket(fileno=handed[0]) as connection:
            pid = os.fork()
            if pid == 0:
                control.close()
                live(adapter, setup["options"], connection, is_first)
        is_first = False
        control.sendall(struct.pack(">q", pid))
        control.sendall(struct.pack(">q", os.waitpid(pid, 0)[1]))


def provide(name: str, source: str) -> None:
    module = types.ModuleType(name)
    exec(compile(source, f"<{name}>", "exec"), module.__dict__)
    SOURCES.add(f"<{name}>")
    sys.modules[name] = module
    while "." in name:
        name, _, attribute = name.rpartition(".")
        package = sys.modules.setdefault(name, types.ModuleType(name))
        package.__dict__.setdefault("__path__", [])
        setattr(package, attribute, module)
        module = package


def live(adapter: Any, options: dict[str, Any], connection: socket.socket, is_first: bool) -> None:
    """Serve until the process ends, without ever returning to the parent's code."""
    status = 1
    try:
        isolate()
        serve(adapter, options, connection, is_first)
    except SystemExit as exit_:
        status = exit_.code if isinstance(exit_.code, int) else int(exit_.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    die_with_parent()
    sys.path[:] = [p for p in sys.path if p]  # do not import from the working directory
    with socket.socket(fileno=int(sys.argv[1])) as control_socket:
        parent(control_socket)
