"""The results file: JSON Lines with a published schema (`results.schema.json`), a header first, then one line per case.

A run of the suite writes its plan after the header (`Plan`), the end of each test after its results (`Done`), and how
the run ended last (`End`). Each append writes whole lines at once, so that several processes may write to one file,
and the file of a killed run can be read and continued.
"""

from __future__ import annotations

import errno
import fcntl
import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from results.codec import decode, encode, parse_object, plain
from results.records import Header, Result
from results.run import Done, End, Plan, Record, Run
from results.untrusted import BadFile, read_bytes

SCHEMA = 2
KINDS: dict[str, type[Header | Plan | Done | End]] = {
    "header": Header, "plan": Plan, "done": Done, "end": End,
}  # fmt: skip
"""The lines that are not results: the member that identifies each, and its type."""


class BrokenResults(Exception):
    """A results file cannot be read or written. The message is one line that names it."""


class NoSpace(BrokenResults):
    """There is no space left on the disk."""


def unwritable(path: Path, error: OSError) -> BrokenResults:
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return NoSpace(f"{path}: no space left to write results: {error.strerror}; free some and go on with --resume")
    return BrokenResults(f"{path}: cannot be written: {error.strerror}")


def line(record: Record) -> str:
    for name, kind in KINDS.items():
        if isinstance(record, kind):
            return json.dumps({"schema": SCHEMA, name: plain(asdict(record))}, separators=(",", ":")) + "\n"
    return encode(record, schema=SCHEMA) + "\n"


class Writer:
    """Writer that appends records to a file. Records of one call stay together even if other processes write."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o666)
        except OSError as e:
            raise unwritable(path, e) from None

    @staticmethod
    def begin(path: Path, header: Header, *more: Record) -> Writer:
        """Create a file and write its header. Raises BrokenResults, also if the file exists."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
        except FileExistsError:
            raise BrokenResults(f"{path}: is there already; results are never overwritten") from None
        except OSError as e:
            raise unwritable(path, e) from None
        writer = Writer(path)
        writer.write(header, *more)
        return writer

    def write(self, *records: Record) -> None:
        """Write all records, or none if there is no space. Raises BrokenResults."""
        data = "".join(map(line, records)).encode()
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX)
            try:
                self._append(data)
            finally:
                fcntl.flock(self._file, fcntl.LOCK_UN)
        except OSError as e:
            raise unwritable(self.path, e) from None

    def _append(self, data: bytes) -> None:
        size = self._whole()
        try:
            while data:  # a short write means that the disk is full; the next write raises
                data = data[os.write(self._file, data) :]
        except OSError:
            os.ftruncate(self._file, size)
            raise

    def _whole(self) -> int:
        """Drop a last line that a killed process left unfinished; return the size of the file in bytes."""
        size = os.fstat(self._file).st_size
        if not size or os.pread(self._file, 1, size - 1) == b"\n":
            return size
        size = os.pread(self._file, size, 0).rfind(b"\n") + 1
        os.ftruncate(self._file, size)
        return size

    def sync(self) -> None:
        """Wait until all records written are on the disk. Raises BrokenResults."""
        try:
            os.fsync(self._file)
        except OSError as e:
            raise unwritable(self.path, e) from None

    def close(self) -> None:
        os.close(self._file)


MOST_BYTES = 1 << 30


def read(path: Path, skipped: list[str] | None = None) -> tuple[Header, list[Result]]:
    """Return the header and the results of a file, without an unfinished last line.

    Raises BrokenResults, which names file and line; with `skipped`, messages about unreadable results are appended to
    it instead.
    """
    run = read_run(path, skipped)
    return run.header, list(run.results)


def read_run(path: Path, skipped: list[str] | None = None) -> Run:
    """Return the whole contents of a file, without an unfinished last line.

    Raises BrokenResults, which names file and line; with `skipped`, messages about unreadable lines after the first are
    appended to it instead.
    """
    lines, was_cut_off = _lines(path)
    if not lines:
        raise BrokenResults(f"{path}:1: has no header")
    header, *records = _records(path, lines, skipped)
    if not isinstance(header, Header):
        raise BrokenResults(f"{path}:1: is no header")
    plans = [r for r in records if isinstance(r, Plan)]
    return Run(
        path,
        header,
        [r for r in records if isinstance(r, Result)],
        plans[0] if plans else None,
        [r for r in records if isinstance(r, Done)],
        records[-1] if records and isinstance(records[-1], End) else None,
        was_cut_off,
    )


def is_results(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            start = file.read(100)
            return start.startswith(b'{"schema":') and b'"header":' in start
    except OSError:
        return False


def drop_unfinished(path: Path) -> None:
    """Prepare the file of a run for resuming: remove results of tests that have not ended, and the run's end.

    The file is replaced as a whole. Raises BrokenResults.
    """
    kept: list[str] = []
    waiting: list[str] = []
    lines, _ = _lines(path)
    for text, record in zip(lines, _records(path, lines), strict=True):
        match record:
            case Result():
                waiting.append(text)
            case Done():
                kept += [*(waiting[-record.lines :] if record.lines else []), text]
                waiting.clear()
            case Header() | Plan():
                kept.append(text)
    write_whole(path, "".join(kept))


def write_whole(path: Path, text: str) -> None:
    """Write a file in full beside its place, then move it there, so that readers find the old file or the new one.

    Raises BrokenResults.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    except OSError as e:
        beside.unlink(missing_ok=True)
        raise unwritable(path, e) from None


def lines_of(path: Path) -> list[str]:
    """Return the lines of a file; the last one is the text after the last line feed. Raises BadFile.

    Only line feeds end lines: JSON strings may hold other characters that end lines elsewhere.
    """
    return read_bytes(path, MOST_BYTES).decode(errors="replace").split("\n")


def _lines(path: Path) -> tuple[Sequence[str], bool]:
    try:
        *lines, rest = lines_of(path)
    except BadFile as e:
        raise BrokenResults(str(e)) from None
    return [f"{text}\n" for text in lines], bool(rest)


def _records(path: Path, lines: Sequence[str], skipped: list[str] | None = None) -> list[Record | None]:
    """Return the records of the lines; None for a blank line and, with `skipped`, for an unreadable one."""
    return [_record(path, n, text, skipped) for n, text in enumerate(lines, 1)]


def _record(path: Path, number: int, text: str, skipped: list[str] | None) -> Record | None:
    if number > 1 and not text.strip():
        return None
    try:
        return _decode(path, number, text)
    except BrokenResults as e:
        if skipped is None or number == 1:
            raise
        skipped.append(str(e))
        return None


def _decode(path: Path, number: int, text: str) -> Record:
    try:
        record: dict[str, Any] = parse_object(text, SCHEMA)
        for name, kind in KINDS.items():
            if name in record:
                return decode(kind, record[name])
        return decode(Result, record)
    except json.JSONDecodeError as e:
        raise BrokenResults(f"{path}:{number}: is no JSON: {e.msg}") from None
    except (ValueError, OverflowError, RecursionError) as e:
        raise BrokenResults(f"{path}:{number}: is no result: {e}") from None


def merge(paths: Iterable[Path]) -> tuple[Header, list[Result]]:
    """Return the results of several files, and the first header with the backends of all files."""
    read_files = [read(p) for p in paths]
    if not read_files:
        raise BrokenResults("no results file was given")
    first = read_files[0][0]
    backends = {name: b for header, _ in read_files for name, b in header.backends.items()}
    return replace(first, backends=backends), [r for _, results in read_files for r in results]
