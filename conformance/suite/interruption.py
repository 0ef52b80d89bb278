"""Early ends of a run: by a signal, or by a test that cannot go on."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Any

import pytest

from conformance.suite.end_of_test import STOPPED

SIGNALS: dict[int, str] = {signal.SIGINT: "interrupted", signal.SIGTERM: "terminated by SIGTERM"}
"""The signals that end a run, with the words for the results file."""


class Ending:
    """A pytest plugin of the controller that turns SIGINT, SIGTERM and fatal tests into an orderly end of the run.

    A signal interrupts the body of a test at once. Between bodies it takes effect after the test, since an exception
    there would look like an error of pytest or of a plugin. A second signal takes effect at once.
    """

    def __init__(self) -> None:
        self.stopped: str | None = None
        self.lacked_space = False
        self.status: int | None = None
        """The exit status that follows."""
        self._breaks_off = True
        self._waiting: str | None = None
        self._item: pytest.Item | None = None
        self._handlers: dict[int, Any] = {}
        if threading.current_thread() is threading.main_thread():
            self._handlers = {number: signal.signal(number, self._signal) for number in SIGNALS}

    def pytest_unconfigure(self) -> None:
        for number, handler in self._handlers.items():
            signal.signal(number, handler)

    def _signal(self, number: int, frame: FrameType | None) -> None:
        del frame
        if self._breaks_off or self._waiting:
            raise KeyboardInterrupt(SIGNALS[number])
        self._waiting = SIGNALS[number]
        if self._item is not None:
            self._item.session.shouldstop = self._waiting

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._item, self._breaks_off = item, False
        return (yield)

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        if self._waiting:
            raise item.session.Interrupted(self._waiting)
        self._breaks_off = True
        try:
            return (yield)
        except KeyboardInterrupt as e:
            # Anew, since pytest fails on a traceback that a signal cut between two lines (`tb_lineno` is None there).
            raise item.session.Interrupted(str(e)) from None
        finally:
            self._breaks_off = False

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        self.stopped = self.stopped or str(excinfo.value) or "interrupted"

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        why: Any = dict(report.user_properties).get(STOPPED)
        if why is not None:
            self.stopped, self.lacked_space = self.stopped or why[0], self.lacked_space or why[1]
            self.status = pytest.ExitCode.INTERNAL_ERROR
