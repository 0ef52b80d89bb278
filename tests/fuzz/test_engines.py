"""Tests of the workers of a campaign, which take tasks while they reply."""

from __future__ import annotations

import multiprocessing
import threading
from pathlib import Path
from typing import Any

import pytest

from fuzz.engines.local_engine import MOST_LOST, Local, _Process, work
from fuzz.plan import Plan
from oracles.backends.backend_errors import BackendError

LARGE = b"x" * 4_000_000
"""More than a pipe holds."""


def test_tasks_and_replies_that_fill_the_pipe_do_not_wait_for_each_other() -> None:
    ours, theirs = multiprocessing.Pipe()
    worker = threading.Thread(target=work, args=(theirs, lambda task: task + b"!"), daemon=True)
    worker.start()

    def send() -> None:
        for _ in range(3):
            ours.send(LARGE)

    sender = threading.Thread(target=send, daemon=True)
    sender.start()
    sender.join(20)
    assert not sender.is_alive()
    assert [ours.recv() == LARGE + b"!" for _ in range(3)] == [True] * 3
    ours.close()
    worker.join(20)
    assert not worker.is_alive()


class Ended:
    """A stand-in for a process that has ended."""

    def join(self, timeout: float | None = None) -> None: ...

    def terminate(self) -> None: ...

    def is_alive(self) -> bool:
        return False


def local(out: Path, lost: int) -> Local:
    """Return an engine of one job whose first `lost` processes end before they are ready."""
    left = iter([True] * lost)

    class Losing(Local):
        def _start(self, job: int) -> _Process:
            ours, theirs = multiprocessing.Pipe()
            if not next(left, False):
                theirs.send(None)
            theirs.close()
            process: Any = Ended()
            return _Process(job, process, ours)

    return Losing(Plan(("xla",), out), 1)


@pytest.mark.parametrize("lost", range(MOST_LOST))
def test_a_process_that_is_lost_while_it_starts_is_replaced(tmp_path: Path, lost: int) -> None:
    local(tmp_path, lost).close()


def test_one_that_is_lost_time_and_again_ends_the_campaign(tmp_path: Path) -> None:
    with pytest.raises(BackendError, match="ends before it is ready, 3 times in a row"):
        local(tmp_path, MOST_LOST + 1)
