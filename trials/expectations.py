"""What a backend is known to do otherwise: its declared latitudes, and its deviations with their reasons.

One TOML file per backend. An entry says which findings it expects (op or claim, element types, verdict, kind, standing,
labels), why, and pins a minimal program with the inputs that show it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, get_args

from conformance.toml_text import inline, multiline

from oracles.latitude import Latitude
from results.records import Result
from results.verdicts import KINDS, VERDICTS, Standing
from spec.program import Program
from spec.text import text
from trials.plain import from_json

UNEXPLAINED = "UNEXPLAINED"

How = tuple[str, str | None, str | None]
"""A way in which a case speaks against an implementation: verdict, kind and standing."""


class BrokenExpectations(Exception):
    """A file of expectations cannot be used; the message is one line that names it and the entry."""


@dataclass(frozen=True)
class Entry:
    """One expected deviation.

    `op`, `element_types`, `labels` and `variant` narrow what it expects; an empty one does not. `message` must occur in
    what the implementation says. `pattern`, a regular expression, must be found in the program, and where no message
    tells the cause, in the minimal program that the finding shrinks to: so one cause can be named wherever it shows, in
    whole programs too.
    """

    id: str
    reason: str
    verdict: str = "Deviates"
    kind: tuple[str, ...] = ()
    standing: str | None = None
    claim: str | None = None
    op: tuple[str, ...] = ()
    element_types: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    variant: tuple[str, ...] = ()
    """Of `xla:O0`, the part after the colon; "" for the backend as it is."""
    message: str = ""
    pattern: str = ""
    rare: bool = False
    """Found by another seed or by more examples: the default run need not meet it. Its pinned program is replayed."""
    at_random: bool = False
    """Shows in some runs of the same program only. Its pinned program is replayed until it does, up to a limit."""
    issue: str | None = None
    program: str = ""
    inputs: tuple[Any, ...] = ()
    """Per argument of the pinned program, as plain data."""
    streams: Mapping[str, Any] = field(default_factory=dict)
    """What the streams of the pinned program hold, by the names of spec.streams, as plain data."""

    @property
    def is_explained(self) -> bool:
        return not self.reason.startswith(UNEXPLAINED)

    def is_way(self, how: How) -> bool:
        """A cause that violates a clause may by chance show as no more than an inaccuracy."""
        verdict, kind, standing = how
        if (verdict, kind, standing) == (self.verdict, "off-by-ulps", "accuracy") and self.standing == "violation":
            return "off-by-ulps" in self.kind
        return (verdict, standing) == (self.verdict, self.standing) and (kind is None or kind in self.kind)

    def may_expect(self, result: Result, how: How) -> bool:
        """Whether it expects this way in which a result fails, the pattern aside."""
        variant = result.backend.partition(":")[2]
        return (
            self.is_way(how)
            and self.claim in (None, result.claim)
            and (not self.op or result.op in self.op)
            and (not self.element_types or result.element_type in self.element_types)
            and (not self.labels or set(self.labels) & set(result.clauses) != set())
            and (not self.variant or variant in self.variant)
            and self.message in result.message
        )

    def is_in(self, program_text: str) -> bool:
        """Whether the pattern is found."""
        return not self.pattern or re.search(self.pattern, program_text, re.DOTALL) is not None


@dataclass(frozen=True)
class Expectations:
    """The file of one backend."""

    latitude: Latitude = field(default_factory=Latitude)
    entries: tuple[Entry, ...] = ()

    def entry(self, result: Result, how: How, program: Program, minimal: Callable[[], Program]) -> Entry | None:
        """The entry that expects this way in which a result fails on a program.

        `minimal` finds the minimal program; it is called only where patterns alone tell the cause: not where a message
        tells it too, nor where the program itself is small.
        """
        whole = text(program)
        candidates = [e for e in self.entries if e.may_expect(result, how)]
        for entry in candidates:
            if not entry.pattern or (entry.message and entry.is_in(whole)):
                return entry
        unsure = [e for e in candidates if not e.message]
        if not unsure:
            return None
        searched = whole if is_small(program) else text(minimal())
        return next((e for e in unsure if e.is_in(searched)), None)


def is_small(program: Program) -> bool:
    """Whether a program shows a cause as it is: hardly more than one operation, without regions."""
    operations = list(program.operations())
    return len(operations) <= 4 and not any(o.regions for o in operations)


def load(path: Path) -> Expectations:
    """The expectations in a file; none where it does not exist. Raises BrokenExpectations."""
    if not path.exists():
        return Expectations()
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as e:
        raise BrokenExpectations(f"{path}: {e}") from None
    unknown = table.keys() - {"latitude", "expect"}
    if unknown:
        raise BrokenExpectations(f"{path}: unknown table {sorted(unknown)[0]!r}")
    try:
        latitude = Latitude.of(table.get("latitude", {}))
    except (ValueError, TypeError, AttributeError) as e:
        raise BrokenExpectations(f"{path}: {e}") from None
    raw = table.get("expect", [])
    if not isinstance(raw, list):
        raise BrokenExpectations(f"{path}: entries are written [[expect]]")
    entries = tuple(_entry(path, n, members) for n, members in enumerate(raw, 1))
    seen: set[str] = set()
    for entry in entries:
        if entry.id in seen:
            raise BrokenExpectations(f"{path}: two entries have the id {entry.id!r}")
        seen.add(entry.id)
    return Expectations(latitude, entries)


_FLAGS = ("rare", "at_random")
_LISTS = ("kind", "op", "element_types", "labels", "variant")


def _entry(path: Path, number: int, members: Mapping[str, Any]) -> Entry:
    where = f"{path}: entry {members.get('id', number)!r}"
    known = {f.name: f for f in fields(Entry)}
    for name, value in members.items():
        if name not in known:
            raise BrokenExpectations(f"{where}: unknown member {name!r}")
        if name in _FLAGS:
            if not isinstance(value, bool):
                raise BrokenExpectations(f"{where}: {name} is neither true nor false")
        elif (
            name not in ("inputs", "streams")
            and not isinstance(value, str)
            and not (name in _LISTS and _is_strings(value))
        ):
            raise BrokenExpectations(f"{where}: {name} is no string")
    for name in ("id", "reason", "program"):
        if not members.get(name):
            raise BrokenExpectations(f"{where}: {name} is missing")
    if not isinstance(members.get("inputs", []), list):
        raise BrokenExpectations(f"{where}: inputs is no list")
    if not isinstance(members.get("streams", {}), dict):
        raise BrokenExpectations(f"{where}: streams is no table")
    lists = {n: tuple(filter(None, [v])) if isinstance(v, str) else tuple(v) for n, v in members.items() if n in _LISTS}
    entry = Entry(**{**members, **lists, "inputs": tuple(members.get("inputs", ()))})
    _check(where, entry)
    return entry


def _is_strings(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(v, str) for v in value)


def _check(where: str, entry: Entry) -> None:
    deviates = entry.verdict == "Deviates"
    _check_member(where, "verdict", entry.verdict, VERDICTS)
    for kind in entry.kind or ((None,) if deviates else ()):
        _check_member(where, "kind", kind, KINDS if deviates else ())
    _check_member(where, "standing", entry.standing, get_args(Standing)[:2] if deviates else (None,))
    if not (entry.op or entry.claim or entry.element_types or entry.message or entry.pattern):
        raise BrokenExpectations(f"{where}: expects everything; name an op, a claim, element types, ... to narrow it")
    try:
        re.compile(entry.pattern)
    except re.error as e:
        raise BrokenExpectations(f"{where}: pattern: {e}") from None


def _check_member(where: str, name: str, value: str | None, allowed: Sequence[str | None]) -> None:
    if value not in allowed:
        options = ", ".join(v for v in allowed if v) or "left out unless the verdict is Deviates"
        raise BrokenExpectations(f"{where}: {name} is {value!r}; it must be one of: {options}")


def write(path: Path, backend: str, expectations: Expectations) -> None:
    """Writes the file anew, entries by id. Raises BrokenExpectations where it cannot."""
    head = (
        f"# What {backend} is known to do otherwise than the specification says, each with its reason and a minimal\n"
        f"# program that shows it. `pytest conformance --backend={backend} --update-expectations` adds what it finds\n"
        f"# and removes what no longer happens; a person fills in the reasons.\n"
    )
    default = Latitude()
    latitude = {
        f.name: getattr(expectations.latitude, f.name)
        for f in fields(Latitude)
        if getattr(expectations.latitude, f.name) != getattr(default, f.name)
    }
    parts = [head]
    if latitude:
        parts.append("[latitude]\n" + "".join(f"{n} = {inline(v)}\n" for n, v in latitude.items()))
    parts += [_text(e) for e in sorted(expectations.entries, key=lambda e: e.id)]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(parts), encoding="utf-8")
    except OSError as e:
        raise BrokenExpectations(f"{path}: cannot be written: {e.strerror}") from None


def _text(entry: Entry) -> str:
    lines = ["[[expect]]"]
    for f in fields(Entry):
        value = getattr(entry, f.name)
        if value in (None, (), "", False, {}) and f.name != "inputs":
            continue
        if isinstance(value, str) and "\n" in value:
            lines.append(f"{f.name} = {multiline(value)}")
        elif f.name in _LISTS and len(value) == 1:
            lines.append(f"{f.name} = {inline(value[0])}")
        else:
            lines.append(f"{f.name} = {inline(list(value) if isinstance(value, tuple) else value)}")
    return "\n".join(lines) + "\n"


def updated(old: Expectations, findings: Sequence[Result], stale: Sequence[str]) -> Expectations:
    """The expectations with an entry for each kind of finding that none expects, and without the stale ones."""
    entries = {e.id: e for e in old.entries if e.id not in stale}
    for result in findings:
        if result.reproduction is None:
            continue
        new = _new(result)  # its other kinds have lines of their own
        known = entries.get(new.id)
        if known is not None:
            types = tuple(sorted({*known.element_types, *new.element_types}))
            new = replace(known, element_types=types, labels=tuple(sorted({*known.labels, *new.labels})))
        entries[new.id] = new
    return Expectations(old.latitude, tuple(entries.values()))


def _new(result: Result) -> Entry:
    subject = result.op or result.claim
    labels = tuple(c for c in result.clauses if result.claim == "rejects_invalid")
    what = (result.kind or result.verdict.lower(), *labels)
    variant = result.backend.partition(":")[2]
    worst = f" {result.worst}" if result.worst else ""
    assert result.reproduction is not None
    return Entry(
        id="-".join([subject, *what, *([variant] if variant else [])]),
        reason=f"{UNEXPLAINED}: {result.verdict} {result.message}{worst}".strip().replace("\n", " "),
        verdict=result.verdict,
        kind=(result.kind,) if result.kind else (),
        standing=result.standing,
        claim=result.claim if result.op is None or result.claim == "rejects_invalid" else None,
        op=(result.op,) if result.op else (),
        element_types=(result.element_type,) if result.element_type and result.claim != "rejects_invalid" else (),
        labels=labels,
        variant=(variant,) if variant else (),
        program=result.reproduction["program"],
        inputs=tuple(map(from_json, result.reproduction["inputs"])),
        streams={name: from_json(v) for name, v in result.reproduction.get("streams", {}).items()},
    )
