"""One writer at a time: a lock on the folder of a run, which the system takes back from a process that is gone."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from results.file import BrokenResults, unwritable

NAME = "run.lock"


class Lock:
    """Held from its making to its release. The file says whose it is; what a killed process leaves locks nobody out."""

    def __init__(self, folder: Path, name: str = NAME) -> None:
        """Raises BrokenResults where another process holds it."""
        self._path = folder / name
        try:
            self._file = self._locked()
            os.ftruncate(self._file, 0)
            os.write(self._file, f"{os.getpid()}\n".encode())
        except BlockingIOError:
            raise BrokenResults(f"{folder}: process {self._owner()} is writing here; choose another place") from None
        except OSError as e:
            raise unwritable(folder, e) from None

    def _locked(self) -> int:
        """A file that is locked, and still in its place: the last owner may have removed the one that was opened."""
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
