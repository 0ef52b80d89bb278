"""The results file: JSON Lines with a published schema (`results.schema.json`), a header first, then one line per case.

Lines are appended whole and at once, so that several processes may write to one file and a run that is killed leaves a
file that can be read.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from reports.shape import check_header, check_result

SCHEMA = 1
VERDICTS = (
    "Conforms",
    "Deviates",
    "RejectsValid",
    "AcceptsInvalid",
    "Unsupported",
    "Crashes",
    "TimesOut",
    "Undecided",
)


class BrokenResults(Exception):
    """A results file cannot be read or written; the message is one line that names it."""


@dataclass(frozen=True)
class Header:
    """What was run, and on what."""

    date: str
    command: str
    python: str
    platform: str
    backends: Mapping[str, Mapping[str, Any]]
    """Per backend: versions, device, element_types, most_processes, latitude, expectations by id (reason, issue)."""
    spec_revision: str
    options: Mapping[str, Any] = field(default_factory=dict)
    no_twin: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Op -> label -> why no program breaks that constraint and no other."""


@dataclass(frozen=True)
class Result:
    """One case on one backend. The schema says what each member holds."""

    case: str
    claim: str
    backend: str
    verdict: str
    op: str | None = None
    element_type: str | None = None
    shape_class: str | None = None
    clauses: Sequence[str] = ()
    versions: Mapping[str, str] = field(default_factory=dict)
    kind: str | None = None
    standing: str | None = None
    worst: Mapping[str, Any] | None = None
    also: Sequence[Mapping[str, Any]] = ()
    tightness: Mapping[str, float | None] | None = None
    ulps: Mapping[str, float] | None = None
    seconds: Mapping[str, float] = field(default_factory=dict)
    message: str = ""
    stage: str | None = None
    expectation: str | None = None
    replay: str = ""
    reproduction: Mapping[str, Any] | None = None
    probe: Mapping[str, str] | None = None
    twin: Mapping[str, Any] | None = None

    @property
    def fails(self) -> bool:
        """Whether the verdict speaks against the implementation, expected or not; behaviours never do."""
        if self.verdict == "Deviates":
            return self.standing != "behaviour"
        return self.verdict in ("RejectsValid", "AcceptsInvalid", "Crashes", "TimesOut")


def line(record: Header | Result) -> str:
    """The record as one line of JSON, the newline included."""
    body = asdict(record)
    if isinstance(record, Header):
        body = {"header": body}
    return json.dumps(_encoded({"schema": SCHEMA, **body}), separators=(",", ":"), allow_nan=False) + "\n"


def _encoded(x: Any) -> Any:
    match x:
        case float() if not math.isfinite(x):
            return repr(x)
        case Mapping():
            return {k: _encoded(v) for k, v in x.items()}
        case list() | tuple():
            return [_encoded(v) for v in x]
    return x


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

    def close(self) -> None:
        os.close(self._file)


def read(path: Path) -> tuple[Header, list[Result]]:
    """The header and the results of a file. A last line that was cut off is left out. Raises BrokenResults, which names
    file and line."""
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)
    except OSError as e:
        raise BrokenResults(f"{path}: cannot be read: {e.strerror}") from None
    if lines and not lines[-1].endswith("\n"):
        lines.pop()
    if not lines:
        raise BrokenResults(f"{path}:1: has no header")
    header = _decoded(path, 1, lines[0])
    if not isinstance(header, Header):
        raise BrokenResults(f"{path}:1: is no header")
    results = [_decoded(path, n, text) for n, text in enumerate(lines[1:], 2) if text.strip()]
    return header, [r for r in results if isinstance(r, Result)]


def _decoded(path: Path, number: int, text: str) -> Header | Result:
    try:
        record = json.loads(text)
        if record.pop("schema", None) != SCHEMA:
            raise ValueError(f'has no "schema": {SCHEMA}')
        if "header" in record:
            header = _known(Header, record["header"])
            check_header(header)
            return Header(**header)
        check_result(record)
        result = Result(**_known(Result, record))
        if result.verdict not in VERDICTS:
            raise ValueError(f"unknown verdict {result.verdict!r}")
        return result
    except json.JSONDecodeError as e:
        raise BrokenResults(f"{path}:{number}: is no JSON: {e.msg}") from None
    except (ValueError, TypeError, AttributeError) as e:
        raise BrokenResults(f"{path}:{number}: is no result: {e}") from None


def _known(kind: type[Header] | type[Result], members: Mapping[str, Any]) -> dict[str, Any]:
    unknown = members.keys() - {f.name for f in fields(kind)}
    if unknown:
        raise ValueError(f"unknown members {', '.join(sorted(unknown))}")
    return dict(members)


def number(x: Any) -> Any:
    """A number of the file as Python's: "nan" and the infinities are strings there."""
    if isinstance(x, list):
        return tuple(number(v) for v in x)
    return float(x) if isinstance(x, str) else x


def merge(paths: Iterable[Path]) -> tuple[Header, list[Result]]:
    """Several files as one: the first header, with the backends of all."""
    read_files = [read(p) for p in paths]
    if not read_files:
        raise BrokenResults("no results file was given")
    first = read_files[0][0]
    backends = {name: b for header, _ in read_files for name, b in header.backends.items()}
    members = {f.name: getattr(first, f.name) for f in fields(Header)} | {"backends": backends}
    return Header(**members), [r for _, results in read_files for r in results]
