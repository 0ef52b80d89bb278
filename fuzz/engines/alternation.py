"""Two processes do the batches of one job by turns: while the one has programs run, the other looks for the causes of
what failed in its last batch, which keeps an implementation's threads less busy than programs do."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

RUNS, LOOKS = "runs", "looks"


class Turn:
    """The turn of a job, by two files that the system unlocks for a process that is gone; of no folder, that of a
    process that shares it with nobody."""

    def __init__(self, folder: Path | None = None, job: int = 0) -> None:
        self._files: dict[str, IO[str]] = {}
        if folder is not None:
            self._files = {what: path.open("w", encoding="utf-8") for what, path in _paths(folder, job).items()}

    def close(self) -> None:
        for file in self._files.values():
            file.close()

    @contextmanager
    def running(self) -> Iterator[None]:
        """Programs are run: by one of the two, for which this waits."""
        with self._locked(RUNS, fcntl.LOCK_EX):
            yield

    @contextmanager
    def looking(self) -> Iterator[None]:
        """Causes are looked for."""
        with self._locked(LOOKS, fcntl.LOCK_SH):
            yield

    @contextmanager
    def quiet(self) -> Iterator[bool]:
        """Within `running`: whether the other does not look for causes, nor begins to; it is not waited for."""
        with ExitStack() as held:
            try:
                held.enter_context(self._locked(LOOKS, fcntl.LOCK_EX | fcntl.LOCK_NB))
            except BlockingIOError:
                yield False
            else:
                yield True

    @contextmanager
    def _locked(self, what: str, how: int) -> Iterator[None]:
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
    """Takes the files away, once nobody uses them."""
    for job in range(jobs):
        for path in _paths(folder, job).values():
            path.unlink(missing_ok=True)


def _paths(folder: Path, job: int) -> dict[str, Path]:
    return {what: folder / f"{what}-{job}.lock" for what in (RUNS, LOOKS)}
