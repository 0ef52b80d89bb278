"""The results file: JSON Lines with a published schema (`results.schema.json`), a header first, then one line per case.

Lines are appended whole and at once, so that several processes may write to one file and a run that is killed leaves a
file that can be read.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from pathlib import Path

from results.codec import decoded, encoded, plain, versioned
from results.records import Header, Result
from results.untrusted import BadFile, read_bytes

SCHEMA = 2


class BrokenResults(Exception):
    """A results file cannot be read or written; the message is one line that names it."""


def line(record: Header | Result) -> str:
    """The record as one line of JSON, the newline included."""
    if isinstance(record, Header):
        return json.dumps({"schema": SCHEMA, "header": plain(asdict(record))}, separators=(",", ":")) + "\n"
    return encoded(record, schema=SCHEMA) + "\n"


class Writer:
    """Appends results to a file. Each line is one write, so that any number of processes can share the file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
        except OSError as e:
            raise BrokenResults(f"{path}: cannot be written: {e.strerror}") from None

    @staticmethod
    def begin(path: Path, header: Header) -> Writer:
        """A new file, in place of any that was there, with its header. Raises BrokenResults."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("")
        except OSError as e:
            raise BrokenResults(f"{path}: cannot be written: {e.strerror}") from None
        writer = Writer(path)
        writer.write(header)
        return writer

    def write(self, record: Header | Result) -> None:
        data = line(record).encode()
        try:
            while data:  # a write falls short only where the disk is full; the next one says so
                data = data[os.write(self._file, data) :]
        except OSError as e:
            raise BrokenResults(f"{self.path}: cannot be written: {e.strerror}") from None

    def sync(self) -> None:
        """Waits until what was written is on the disk. Raises BrokenResults."""
        try:
            os.fsync(self._file)
        except OSError as e:
            raise BrokenResults(f"{self.path}: cannot be written: {e.strerror}") from None

    def close(self) -> None:
        os.close(self._file)


MOST_BYTES = 1 << 30


def lines_of(path: Path) -> list[str]:
    """The whole lines of a file; a last one that was cut off is left out. They end with a line feed and nothing else:
    JSON may hold the other characters that end lines elsewhere. Raises BadFile."""
    return read_bytes(path, MOST_BYTES).decode(errors="replace").split("\n")[:-1]


def read(path: Path, skipped: list[str] | None = None) -> tuple[Header, list[Result]]:
    """The header and the results of a file. A last line that was cut off is left out. Raises BrokenResults, which names
    file and line; where `skipped` is given, lines of results that cannot be read are told there instead."""
    try:
        lines = lines_of(path)
    except BadFile as e:
        raise BrokenResults(str(e)) from None
    if not lines:
        raise BrokenResults(f"{path}:1: has no header")
    header = _decoded(path, 1, lines[0])
    if not isinstance(header, Header):
        raise BrokenResults(f"{path}:1: is no header")
    return header, list(_results(path, lines[1:], skipped))


def _results(path: Path, lines: Iterable[str], skipped: list[str] | None) -> Iterator[Result]:
    for number, text in enumerate(lines, 2):
        if not text.strip():
            continue
        try:
            record = _decoded(path, number, text)
        except BrokenResults as e:
            if skipped is None:
                raise
            skipped.append(str(e))
            continue
        if isinstance(record, Result):
            yield record


def _decoded(path: Path, number: int, text: str) -> Header | Result:
    try:
        record = versioned(text, SCHEMA)
        return decoded(Header, record["header"]) if "header" in record else decoded(Result, record)
    except json.JSONDecodeError as e:
        raise BrokenResults(f"{path}:{number}: is no JSON: {e.msg}") from None
    except ValueError as e:
        raise BrokenResults(f"{path}:{number}: is no result: {e}") from None


def merge(paths: Iterable[Path]) -> tuple[Header, list[Result]]:
    """Several files as one: the first header, with the backends of all."""
    read_files = [read(p) for p in paths]
    if not read_files:
        raise BrokenResults("no results file was given")
    first = read_files[0][0]
    backends = {name: b for header, _ in read_files for name, b in header.backends.items()}
    return replace(first, backends=backends), [r for _, results in read_files for r in results]
