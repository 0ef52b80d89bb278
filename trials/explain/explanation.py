"""The findings about a failing program, as text and as data."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from results.untrusted import printable
from results.verdicts import Undecided, Verdict, fails
from spec.program import Operation
from trials.causes.attribution import Attributed
from trials.checks import Judged
from trials.computing_operations import computations
from trials.failure_text import actual_text, expected_text, headline
from trials.findings.published_finding import Finding

WIDTH = 110
MOST_LOCATION = 300
"""Maximum number of characters of a location, since traced programs may list every caller."""


@dataclass
class Blamed:
    operation: Operation
    """The operation with its location in the user's program."""
    judged: Judged
    """A case of the operation alone, or with the operations that it needs to fail."""
    place: str = ""
    """Its position in the program, as `operation 12 of 150`."""
    others: int = 0
    proof: str = ""
    """Evidence that it is to blame, in words."""
    causes: list[Attributed] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)


@dataclass
class Explanation:
    """The state of an explanation, filled while the search runs, so that an interruption loses nothing."""

    backend: str
    versions: Mapping[str, str]
    source: str
    """The name of the program's file."""
    verdict: Verdict | None = None
    """The verdict on the whole program, None while unknown."""
    blamed: list[Blamed] = field(default_factory=list)
    """Operations to blame, the gravest first."""
    beside: list[Blamed] = field(default_factory=list)
    """Operations that are also wrong, but without which the program would still fail."""
    ruled_out: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    interrupted: str = ""
    """The name of the stage that was interrupted."""
    cost: str = ""

    @property
    def fails(self) -> bool:
        return bool(self.blamed) or (self.verdict is not None and fails(self.verdict))

    @property
    def text(self) -> str:
        return printable("\n".join(_lines(self))) + "\n"

    @property
    def data(self) -> dict[str, Any]:
        return {
            "schema": 1,
            "backend": self.backend,
            "versions": dict(self.versions),
            "program": self.source,
            "verdict": None if self.verdict is None else type(self.verdict).__name__,
            "says": "" if self.verdict is None else headline_of(self.verdict),
            "blamed": [_data(b) for b in self.blamed],
            "beside": [_data(b) for b in self.beside],
            "ruled_out": self.ruled_out,
            "notes": self.notes,
            "interrupted": self.interrupted,
            "cost": self.cost,
        }


def headline_of(verdict: Verdict) -> str:
    said, name = headline(verdict).removesuffix(": "), type(verdict).__name__
    if isinstance(verdict, Undecided):
        return f"{name}: {verdict.reason}"
    return said if said.startswith(name) else f"{name}: {said}"


def _lines(found: Explanation) -> Iterator[str]:
    versions = ", ".join(f"{k} {v}" for k, v in found.versions.items() if k not in ("numpy", "ml_dtypes"))
    on = f"{found.backend} ({versions})" if versions else found.backend
    verdict = "not judged" if found.verdict is None else headline_of(found.verdict)
    yield from _wrap(f"{found.source} on {on}: ", verdict)
    for b in found.blamed:
        yield ""
        yield from _blame_lines("to blame", b)
    for b in found.beside:
        yield ""
        yield from _blame_lines("wrong beside it", b)
    for title, lines in (("ruled out", found.ruled_out), ("note", found.notes)):
        if lines:
            yield ""
            yield f"{title}:"
            for line in lines:
                yield from _wrap("  - ", line)
    if found.interrupted:
        yield ""
        yield f"interrupted: {found.interrupted}; what is above is what was found until then"
    if found.cost:
        yield ""
        yield f"cost: {found.cost}"


def _blame_lines(title: str, b: Blamed) -> Iterator[str]:
    o = b.operation
    yield f"{title}: {o.name}" + f", {b.place}" * bool(b.place)
    yield from _detail("types", f"({', '.join(str(v.type) for v in o.operands)}) -> {_results(o)}")
    yield from _detail("where", _short(o.location))
    yield from _detail("also", f"{b.others} more of it, on the same types" * bool(b.others))
    yield from _detail("how", headline(b.judged.verdict))
    expected = expected_text(b.judged.expected, b.judged.verdict)
    actual = actual_text(b.judged.outcome, b.judged.verdict)
    yield from _detail("expected", expected if len(expected) < MOST_LOCATION else "")
    yield from _detail("actual", actual.partition("\n")[0] if expected else "")
    yield from _detail("proof", b.proof)
    for cause in b.causes:
        yield from _detail("cause", cause_text(cause))
        count = len(computations(cause.judged.case.program))
        yield from _detail("reduced", f"to {count} operation{'s' * (count != 1)}")
    for finding in b.findings:
        yield from _detail("finding", str(finding.reproduction.directory))
        yield from _detail("again", finding.replay)


def cause_text(cause: Attributed) -> str:
    if cause.entry is not None:
        issue = f" ({cause.entry.issue})" if cause.entry.issue else ""
        return f"known: {cause.entry.cause}: {cause.entry.reason}{issue}"
    if cause.signature is not None:
        return f"new, {cause.signature.id}: {cause.signature.text}"
    return "not looked for"


def _results(o: Operation) -> str:
    types = [str(r.type) for r in o.results]
    return types[0] if len(types) == 1 else f"({', '.join(types)})"


def _short(text: str) -> str:
    return text if len(text) <= MOST_LOCATION else f"{text[:MOST_LOCATION]}..."


def _detail(name: str, text: str) -> Iterator[str]:
    if text:
        yield from _wrap(f"  {name + ':':10} ", " ".join(text.split()))


def _wrap(start: str, text: str) -> Sequence[str]:
    rest = " " * (len(start) if len(start) < 20 else 4)
    return textwrap.wrap(
        text, WIDTH, initial_indent=start, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )


def _data(b: Blamed) -> dict[str, Any]:
    return {
        "op": b.operation.name,
        "types": [str(v.type) for v in b.operation.operands],
        "results": [str(v.type) for v in b.operation.results],
        "location": b.operation.location,
        "place": b.place,
        "others": b.others,
        "says": headline_of(b.judged.verdict),
        "proof": b.proof,
        "causes": [
            {
                "known": c.entry.cause if c.entry is not None else None,
                "id": c.entry.cause if c.entry is not None else c.signature.id if c.signature is not None else None,
                "text": cause_text(c),
            }
            for c in b.causes
        ],
        "findings": [f.reproduction.directory for f in b.findings],
        "replay": [f.replay for f in b.findings],
    }
