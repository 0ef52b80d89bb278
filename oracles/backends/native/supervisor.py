"""Supervisor of a worker's server process: passes on requests, kills it on a timeout or excessive memory, and reports
how it ended.

It is sent as source by execnet. Its channel receives `(sources and options)` once and then requests `(payload,
timeout)`; it sends one hello and then one `(end, payload)` per request, in order: `end` is None if the server replied,
else how it ended. It decodes no payload.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import select
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
from typing import Any

FRAME = struct.Struct(">4scQ")  # as in server.py, which this module cannot import
MAGIC = b"SHLO"
START_LIMIT = 300.0
TICK = 0.02
"""Seconds between checks of the server's memory and of the channel."""
FIRST_STAGE = "parse"
"""Stage of a request until the adapter announces another one."""
TAIL = 1 << 14
"""Number of bytes read from the end of its output, which may contain a stack trace."""
TRIALS = 3
"""Number of new processes in which a program is run that ended a used process, since memory corruption shows by
chance."""


class Gone(Exception):
    """The server ended: "exit", "timeout", "memory" or "garbage"."""

    def __init__(self, how: str, message: str = "") -> None:
        super().__init__(how)
        self.how, self.message = how, message
        self.status: int | None = None


class Abandoned(Exception):
    """The channel to the requesting process is closed."""


class Source:
    """A socket whose calls time out after TICK seconds, with the bytes that were read from it ahead."""

    def __init__(self, connection: socket.socket) -> None:
        connection.settimeout(TICK)
        self.connection = connection
        self.data = bytearray()

    def has_more(self) -> bool:
        return bool(self.data or select.select([self.connection], [], [], 0)[0])


class Server:
    def __init__(self, control: socket.socket) -> None:
        self.connection, theirs = socket.socketpair()
        with theirs:
            socket.send_fds(control, [b"."], [theirs.fileno()])
        self.source = Source(self.connection)
        self._control = control
        self.replies = 0
        self.pid = self._number()

    def _number(self) -> int:
        data = b""
        while len(data) < 8:
            part = self._control.recv(8 - len(data))
            if not part:
                raise EOFError("the worker's parent process ended")
            data += part
        return int(struct.unpack(">q", data)[0])

    def end(self) -> int:
        """Kill the server and its process group; return its exit status, negative for a signal."""
        self.connection.close()
        for kill in (os.killpg, os.kill):  # it may not lead its group yet
            with contextlib.suppress(ProcessLookupError, PermissionError):
                kill(self.pid, signal.SIGKILL)
        return os.waitstatus_to_exitcode(self._number())

    def wait_for_end(self) -> int:
        readable, _, _ = select.select([self._control], [], [], 5.0)
        if readable:
            self.connection.close()
            return os.waitstatus_to_exitcode(self._number())
        return self.end()


PAGE = os.sysconf("SC_PAGE_SIZE")


def resident(pid: int) -> int:
    """Return the bytes of memory of a process and its children, without pages shared with files; 0 if the system does
    not tell."""
    try:
        with open(f"/proc/{pid}/statm") as f:
            pages = f.read().split()
        with open(f"/proc/{pid}/task/{pid}/children") as f:
            children = f.read().split()
    except OSError:
        return 0
    own = (int(pages[1]) - int(pages[2])) * PAGE if len(pages) > 2 else 0
    return own + sum(resident(int(child)) for child in children)


class Supervisor:
    def __init__(self, channel: Any, setup: dict[str, Any]) -> None:
        self.channel = channel
        self.memory: int = setup["memory"]
        self.log = tempfile.TemporaryFile()  # noqa: SIM115  kept as long as the worker
        fcntl.fcntl(self.log, fcntl.F_SETFL, os.O_APPEND)  # append mode, since it is truncated while others write to it
        self.control, theirs = socket.socketpair()
        environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "TF_CPP_MIN_LOG_LEVEL": "2", **setup["environment"]}
        with theirs:
            self.parent = subprocess.Popen(
                [sys.executable, "-c", setup["server"], str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=self.log,
                env=environment,
                start_new_session=True,
            )
        self.server: Server | None = None
        self._measured = 0.0

    def begin(self, setup: bytes) -> tuple[bytes, bytes, tuple[int | None, str] | None]:
        """Send the adapter to the parent and start the first server.

        Returns the parent's hello and the server's description, or the exit status (None without a server) and the last
        output.
        """
        hello = b""
        try:
            self.control.sendall(FRAME.pack(MAGIC, b"R", len(setup)) + setup)
            hello = self._frame(Source(self.control), time.monotonic() + START_LIMIT, None)[1]
            self.control.settimeout(None)
            description = self.spawn()
        except (Gone, EOFError, OSError) as error:
            return hello, b"", (error.status if isinstance(error, Gone) else None, self.tail())
        return hello, description, None

    def spawn(self) -> bytes:
        """Start a server process, wait until it is ready, and return its description, which only the first one sends.
        Raises Gone if it does not start."""
        server = Server(self.control)
        try:
            _, description = self._frame(server.source, time.monotonic() + START_LIMIT, server)
        except Gone as gone:
            gone.status = server.wait_for_end() if gone.how == "exit" else server.end()
            raise
        self.server = server
        return description

    def run(self, payload: bytes, timeout: float) -> tuple[dict[str, Any] | None, bytes]:
        """Return how the server ended (None if it replied) and its reply to a request (empty if it ended).

        If a server that has answered other requests ends, except by a timeout, the request is run again in new ones,
        since earlier programs may have corrupted its memory. Both values are returned if only the used server exits.
        """
        server = self.ready()
        is_new = server.replies == 0
        end, reply = self._run(server, payload, timeout)
        if end is None or is_new or end["how"] == "timeout":
            return end, reply
        # A crash may be due to memory corruption by earlier programs, which shows by chance.
        is_own = end["how"] == "exit"
        for _ in range(TRIALS if is_own else 1):
            again, reply = self._run(self.fresh_server(), payload, timeout)
            if again is not None:
                return again, b""
        return (end if is_own else None), reply

    def _run(self, server: Server, payload: bytes, timeout: float) -> tuple[dict[str, Any] | None, bytes]:
        os.ftruncate(self.log.fileno(), 0)
        stage, since = FIRST_STAGE, time.monotonic()
        seconds: dict[str, float] = {}
        deadline = since + timeout
        try:
            self._send(server, payload, deadline)
            while True:
                kind, reply = self._frame(server.source, deadline, server)
                if kind == b"R":
                    server.replies += 1
                    self._recycle(server)
                    return None, reply
                now = time.monotonic()
                seconds[stage] = seconds.get(stage, 0.0) + now - since
                stage, since = reply.decode(), now
        except Gone as gone:
            seconds[stage] = seconds.get(stage, 0.0) + time.monotonic() - since
            status = server.wait_for_end() if gone.how == "exit" else server.end()
            self.server = None
            end = {"how": gone.how, "message": gone.message, "exit_status": status, "log": self.tail()}
            end |= {"stage": stage, "seconds": seconds}
            return end, b""

    def fresh_server(self) -> Server:
        if self.server is not None and self.server.replies:
            self.server.end()
            self.server = None
        return self.ready()

    def ready(self) -> Server:
        if self.server is not None and self.server.source.has_more():
            self.server.end()
            self.server = None
        if self.server is None:
            self.spawn()
        assert self.server is not None
        return self.server

    def _recycle(self, server: Server) -> None:
        """End a server that holds more than half of the memory limit, so that no case suffers from earlier ones."""
        if not self.memory or (now := time.monotonic()) < self._measured + TICK:
            return
        self._measured = now
        if resident(server.pid) > self.memory // 2:
            server.end()
            self.server = None

    def _send(self, server: Server, payload: bytes, deadline: float) -> None:
        data = memoryview(FRAME.pack(MAGIC, b"R", len(payload)) + payload)
        try:
            while data:
                try:
                    data = data[server.connection.send(data) :]
                except socket.timeout:  # noqa: UP041  no TimeoutError in Python 3.9
                    self._check(deadline, server)
        except OSError:
            raise Gone("exit") from None

    def _frame(self, source: Source, deadline: float, server: Server | None) -> tuple[bytes, bytes]:
        magic, kind, length = FRAME.unpack(self._exactly(source, FRAME.size, deadline, server))
        if magic != MAGIC or kind not in b"RPS":
            raise Gone("garbage", "it wrote on the connection to its parent")
        return kind, self._exactly(source, length, deadline, server)

    def _exactly(self, source: Source, size: int, deadline: float, server: Server | None) -> bytes:
        while len(source.data) < size:
            try:
                part = source.connection.recv(max(1 << 14, min(size - len(source.data), 1 << 20)))
            except socket.timeout:  # noqa: UP041  no TimeoutError in Python 3.9
                self._check(deadline, server)
                continue
            except ConnectionResetError:
                part = b""
            if not part:
                raise Gone("exit")
            source.data += part
        data = bytes(source.data[:size])
        del source.data[:size]
        return data

    def _check(self, deadline: float, server: Server | None) -> None:
        if self.channel.isclosed():
            raise Abandoned
        if time.monotonic() > deadline:
            raise Gone("timeout")
        if server is not None and self.memory and (taken := resident(server.pid)) > self.memory:
            raise Gone("memory", f"{taken >> 20} MiB of memory, the limit is {self.memory >> 20} MiB")

    def tail(self) -> str:
        size = os.fstat(self.log.fileno()).st_size
        return os.pread(self.log.fileno(), TAIL, max(0, size - TAIL)).decode(errors="replace")

    def close(self) -> None:
        if self.server is not None:
            self.server.end()
        self.control.close()
        self.parent.kill()
        self.parent.wait()


def supervise(channel: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the requesting process
    setup = channel.receive()
    supervisor = Supervisor(channel, setup)
    try:
        channel.send((*supervisor.begin(setup["setup"]), os.getpid()))
        while True:
            payload, timeout = channel.receive()
            channel.send(supervisor.run(payload, timeout))
            if supervisor.server is None:  # so that the next case need not wait for a new one
                supervisor.spawn()
    except (
        Abandoned,
        EOFError,
        OSError,
        Gone,
    ):  # if no server can be started, the requester finds the channel closed
        pass
    finally:
        supervisor.close()


if __name__ == "__channelexec__":
    supervise(channel)  # type: ignore[name-defined]  # noqa: F821  execnet's
