"""Workers of a campaign take tasks while they reply."""

from __future__ import annotations

import multiprocessing
import threading

from fuzz.engines import work

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
