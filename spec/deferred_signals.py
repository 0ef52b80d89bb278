"""Deferral of SIGINT and SIGTERM while native code runs that calls back into Python."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator

_DEFERRED = (signal.SIGINT, signal.SIGTERM)


@contextlib.contextmanager
def defer_signals() -> Iterator[None]:
    """Put off SIGINT and SIGTERM until native code has returned.

    An exception that a handler raises inside native code is printed and dropped, or ends the process. The signals are
    not blocked instead, because another thread of the process may take them, and Python still runs the handler here.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    received: list[int] = []
    replaceable = [n for n in _DEFERRED if signal.getsignal(n) is not None]  # None: not installed from Python
    before = {n: signal.signal(n, lambda number, frame: received.append(number)) for n in replaceable}
    try:
        yield
    finally:
        for replaced, handler in before.items():
            signal.signal(replaced, handler)
        for number in dict.fromkeys(received):
            signal.raise_signal(number)
