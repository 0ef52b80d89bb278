"""Ctrl-C: ends what is running at once, or at the next occasion where the exception was lost on its way."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from types import FrameType


@contextlib.contextmanager
def noticed() -> Iterator[Callable[[], None]]:
    """While it lasts, SIGINT raises KeyboardInterrupt, as ever; and the function that is given raises it again if there
    was one. An exception that is raised in a finalizer or a callback of a library is printed and lost."""
    seen = threading.Event()

    def told(number: int, frame: FrameType | None) -> None:
        seen.set()
        raise KeyboardInterrupt

    def check() -> None:
        if seen.is_set():
            raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield check
        return
    before = signal.signal(signal.SIGINT, told)
    try:
        yield check
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def deferred() -> Iterator[None]:
    """While it lasts, SIGINT waits: within code that is not Python's, as MLIR's parser, its exception is printed and
    lost."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
