"""Findings: groups of results of one backend with the same cause or symptom."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from reports.op_facts import natural, position
from reports.states import STATES, State, state
from results.records import Cause, ExpectationNote, Result

KINDS = {
    "wrong-value": "wrong value",
    "off-by-ulps": "off by more than the bound",
    "nan": "NaN in the wrong place",
    "signed-zero": "zero of the wrong sign",
    "subnormal-flush": "subnormal flushed to zero",
    "infinity": "infinity in the wrong place",
    "shape": "wrong shape",
    "type": "wrong element type",
    "count": "wrong number of results",
    "nondeterministic": "two runs differ",
}


@dataclass(frozen=True)
class Finding:
    """Results of one backend with one cause.

    If they name no cause, they have one op, the same kind of deviation, and the same expectation or none.
    """

    id: str
    """Name and anchor, unique in the report."""
    backend: str
    op: str | None
    state: State
    kind: str | None
    clauses: Sequence[str]
    """The broken constraint of invalid programs that were accepted; otherwise the clauses of the examples."""
    expectation: str | None
    reason: str | None
    issues: Sequence[str]
    results: Sequence[Result]
    causes: Sequence[Cause] = ()
    """One new cause, or the causes that the same entry expects."""

    @property
    def standing(self) -> str:
        return self.state.standing

    @property
    def fails(self) -> bool:
        return self.standing in ("violation", "accuracy", "inconsistent")

    @property
    def is_expected(self) -> bool:
        return self.expectation is not None

    @property
    def title(self) -> str:
        return KINDS.get(self.kind or "", self.kind or "") if self.state.key in _BY_KIND else self.state.title

    @cached_property
    def element_types(self) -> list[str]:
        return sorted({t for r in self.results if (t := element_type(r)) is not None}, key=position)

    @cached_property
    def example(self) -> Result:
        return min(self.results, key=_length)

    @property
    def ulps(self) -> float | None:
        return max((r.worst.ulps for r in self.results if r.worst and r.worst.ulps is not None), default=None)


def element_type(r: Result) -> str | None:
    about = r.element_type or (r.reproduction.element_type if r.reproduction is not None else None)
    return about or None


_BY_KIND = ("wrong", "inaccurate", "inconsistent", "behaviour")


def _length(result: Result) -> tuple[bool, int]:
    if result.reproduction is None:
        return True, 0
    return False, len(result.reproduction.program)


@dataclass(frozen=True)
class _Alike:
    backend: str
    entry: str | None
    cause: str | None
    """The id of a new cause."""
    symptom: tuple[Any, ...] = ()


def _of_cause(r: Result, cause: Cause) -> _Alike:
    if cause.expectation is not None:
        return _Alike(r.backend, cause.expectation, None, (r.op,))
    return _Alike(r.backend, None, cause.id)


def _of_symptom(r: Result) -> _Alike:
    label = r.clauses if r.verdict == "AcceptsInvalid" else ()
    return _Alike(r.backend, r.expectation, None, (r.op, state(r), r.kind, label))


def findings(results: Iterable[Result], expectations: Mapping[str, Mapping[str, ExpectationNote]]) -> list[Finding]:
    """Group results into findings: unexpected ones first, then by gravity.

    `expectations` maps each backend to its entries, by id.
    """
    groups: dict[_Alike, list[Result]] = defaultdict(list)
    causes: dict[_Alike, dict[str, Cause]] = defaultdict(dict)
    for r in results:
        if not state(r).standing or r.probe is not None:  # probes have a table of their own
            continue
        for cause in r.causes:
            causes[_of_cause(r, cause)].setdefault(cause.id, cause)
        for alike in dict.fromkeys(_of_cause(r, cause) for cause in r.causes) or (_of_symptom(r),):
            groups[alike].append(r)
    ids: set[str] = set()
    found = [
        _finding(a, of, list(causes[a].values()), expectations.get(a.backend, {}), ids) for a, of in groups.items()
    ]
    return sorted(found, key=_weight)


def _finding(
    alike: _Alike,
    results: Sequence[Result],
    causes: Sequence[Cause],
    expectations: Mapping[str, ExpectationNote],
    ids: set[str],
) -> Finding:
    gravest = min(results, key=lambda r: STATES.index(state(r)))
    s, op = state(gravest), _page(results, causes)
    clauses = sorted({c for r in results for c in r.clauses}, key=natural)
    name = slug(alike.backend, op or "program", s.key, gravest.kind, *(clauses if s.key == "accepts" else ()))
    notes = [expectations[e] for e in (alike.entry or "").split(", ") if e in expectations]
    return Finding(
        unique(slug(alike.backend, alike.cause) if alike.cause else name, ids),
        alike.backend,
        op,
        s,
        gravest.kind,
        clauses,
        alike.entry,
        " ".join(dict.fromkeys(n.reason for n in notes)) or None,
        [url for url in dict.fromkeys(n.issue for n in notes) if url and url.startswith("https://")],
        tuple(results),
        tuple(causes),
    )


def _page(results: Sequence[Result], causes: Sequence[Cause]) -> str | None:
    """Return the op on whose page a finding is shown: the op to blame if it has results, else the op of the case."""
    ops = [r.op for r in results]
    return next((c.op for c in causes if c.op in ops), ops[0])


def _weight(f: Finding) -> tuple[Any, ...]:
    return not f.fails, f.is_expected, STATES.index(f.state), f.op or "~", f.backend, f.id


def slug(*parts: str | None) -> str:
    return re.sub(r"[^a-z0-9]+", "-", "-".join(p for p in parts if p).lower()).strip("-")


def unique(name: str, taken: set[str]) -> str:
    """Return `name`, with a number appended if it is in `taken`, and add the result to `taken`."""
    candidate, n = name, 1
    while candidate in taken:
        n += 1
        candidate = f"{name}-{n}"
    taken.add(candidate)
    return candidate
