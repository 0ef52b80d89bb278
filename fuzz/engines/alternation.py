"""Alternation of two processes per job: one runs programs while the other attributes the failures of its last batch.

Attribution leaves the implementation's threads partly idle, so that two processes together keep a processor busy.
"""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

RUNS, LOOKS = "runs", "looks"


class Turn:
    """Two file locks by which the two processes of a job take turns; the system releases them if a process dies.

    Without a folder there is no second process, and nothing is locked.
    """

    def __init__(self, folder: Path | None = None, job: int = 0) -> None:
        self._files: dict[str, IO[str]] = {}
        if folder is not None:
            self._files = {what: path.open("w", encoding="utf-8") for what, path in _paths(folder, job).items()}

    def close(self) -> None:
        for file in self._files.values():
            file.close()

    @contextmanager
    def execution(self) -> Iterator[None]:
        """Hold the exclusive right to run programs; wait for the other process to release it."""
        with self._lock(RUNS, fcntl.LOCK_EX):
            yield

    @contextmanager
    def attribution(self) -> Iterator[None]:
        with self._lock(LOOKS, fcntl.LOCK_SH):
            yield

    @contextmanager
    def quiet(self) -> Iterator[bool]:
        """Yield whether the other process is not attributing, and keep it from starting; for use within `execution`."""
        with ExitStack() as held:
            try:
                held.enter_context(self._lock(LOOKS, fcntl.LOCK_EX | fcntl.LOCK_NB))
            except BlockingIOError:
                yield False
            else:
                yield True

    @contextmanager
    def _lock(self, what: str, how: int) -> Iterator[None]:
        file = self._files.get(what)
        if file is None:
            yield
            return
        fcntl.flock(file, how)
        try:
            yield
        finally:
            fcntl.flock(file, fcntl.LOCK_UN)


def remove(folder: Path, jobs: int) -> None:
    for job in range(jobs):
        for path in _paths(folder, job).values():
            path.unlink(missing_ok=True)


def _paths(folder: Path, job: int) -> dict[str, Path]:
    return {what: folder / f"{what}-{job}.lock" for what in (RUNS, LOOKS)}
