"""Handling of Ctrl-C: the running code ends at once, or at the next check if the exception was lost."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from types import FrameType


@contextlib.contextmanager
def notice() -> Iterator[Callable[[], None]]:
    """Let SIGINT raise KeyboardInterrupt, and yield a function that raises it again if SIGINT has arrived.

    Python prints and drops an exception that is raised in a finalizer or in a library's callback.
    """
    seen = threading.Event()

    def note(number: int, frame: FrameType | None) -> None:
        seen.set()
        raise KeyboardInterrupt

    def check() -> None:
        if seen.is_set():
            raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield check
        return
    before = signal.signal(signal.SIGINT, note)
    try:
        yield check
    finally:
        signal.signal(signal.SIGINT, before)
