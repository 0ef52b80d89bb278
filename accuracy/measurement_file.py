"""The file of measurements: JSON lines, the first of which describes the run.

Each measurement is flushed as soon as it is made, so that an interrupted run can be resumed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import IO, TypeVar

from accuracy.measurements import About, Key, Measurement
from results.codec import decode, encode, parse_object
from results.untrusted import BadFile, read_bytes

T = TypeVar("T")
SCHEMA = 1
NAME = "accuracy.jsonl"
_MOST_BYTES = 1 << 30


class BadMeasurements(Exception):
    """The file cannot be read, written or resumed; the message is one line that names it."""


def read(path: Path) -> tuple[About, list[Measurement]]:
    """Return the contents of a file; an incomplete last line is left out. Raises BadMeasurements."""
    try:
        lines = read_bytes(path, _MOST_BYTES).decode("utf-8").split("\n")
    except BadFile as e:
        raise BadMeasurements(str(e)) from None
    except UnicodeDecodeError as e:
        raise BadMeasurements(f"{path}: is no UTF-8 at byte {e.start}") from None
    try:
        about, *rest = lines[:-1]
    except ValueError:
        raise BadMeasurements(f"{path}: has no line that says what was measured") from None
    header = _parse_line(path, 1, lambda: decode(About, parse_object(about, SCHEMA)))
    return header, [_parse_line(path, i, partial(_measurement, line)) for i, line in enumerate(rest, 2)]


def _measurement(line: str) -> Measurement:
    return decode(Measurement, json.loads(line))


def _parse_line(path: Path, number: int, reads: Callable[[], T]) -> T:
    try:
        return reads()
    except (ValueError, RecursionError) as e:
        raise BadMeasurements(f"{path}:{number}: {str(e)[:300]}") from None


class Writer:
    """Writer that appends measurements to a file; `done` holds those that the file already has."""

    def __init__(self, folder: Path, about: About, resume: bool) -> None:
        """Open the file. Raises BadMeasurements if it exists and `resume` is false, or if it is of another run."""
        self.path = folder / NAME
        self.done: dict[Key, Measurement] = {}
        before = self._before(about, resume)
        self._file: IO[str] = self._open("w" if before is None else "r+")
        if before is None:
            self._line(encode(about, schema=SCHEMA))
        else:
            self.done = {m.key: m for m in before}
            self._file.truncate(self._whole())
            self._file.seek(0, 2)

    def _before(self, about: About, resume: bool) -> Sequence[Measurement] | None:
        if not self.path.exists():
            return None
        if not resume:
            raise BadMeasurements(f"{self.path}: is there already; go on with --resume, or choose another folder")
        then, measurements = read(self.path)
        for what in ("suite", "options"):
            if getattr(then, what) != getattr(about, what):
                raise BadMeasurements(f"{self.path}: was begun with other {what}: {getattr(then, what)}")
        for name, versions in about.backends.items():
            if then.backends.get(name) != dict(versions):
                raise BadMeasurements(f"{self.path}: was begun with another {name}: {then.backends.get(name)}")
        return measurements

    def _whole(self) -> int:
        return self.path.read_bytes().rfind(b"\n") + 1

    def _open(self, mode: str) -> IO[str]:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            return open(self.path, mode, encoding="utf-8")
        except OSError as e:
            raise BadMeasurements(f"{self.path}: cannot be written: {e.strerror}") from None

    def write(self, m: Measurement) -> None:
        self.done[m.key] = m
        self._line(encode(m))

    def _line(self, text: str) -> None:
        try:
            self._file.write(text + "\n")
            self._file.flush()
        except OSError as e:
            raise BadMeasurements(f"{self.path}: cannot be written: {e.strerror}") from None

    def close(self) -> None:
        self._file.close()
