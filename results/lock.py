"""A lock on the folder of a run, so that one process writes at a time. The system releases locks of dead processes."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from results.file import BrokenResults, unwritable

NAME = "run.lock"


class Lock:
    """A lock held from construction to `release`. Its file holds the owner's process id."""

    def __init__(self, folder: Path, name: str = NAME) -> None:
        """Take the lock. Raises BrokenResults if another process holds it."""
        self._path = folder / name
        try:
            self._file = self._lock_file()
            os.ftruncate(self._file, 0)
            os.write(self._file, f"{os.getpid()}\n".encode())
        except BlockingIOError:
            raise BrokenResults(f"{folder}: process {self._owner()} is writing here; choose another place") from None
        except OSError as e:
            raise unwritable(folder, e) from None

    def _lock_file(self) -> int:
        """Return the descriptor of the locked file.

        The file is opened again if its last owner removed it before it was locked.
        """
        while True:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o666)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if os.path.samestat(os.fstat(file), os.stat(self._path)):
                    return file
                os.close(file)
            except FileNotFoundError:
                os.close(file)
            except OSError:
                os.close(file)
                raise

    def _owner(self) -> str:
        try:
            return self._path.read_text(errors="replace").strip()[:20] or "of another user"
        except OSError:
            return "of another user"

    def release(self) -> None:
        self._path.unlink(missing_ok=True)
        os.close(self._file)
