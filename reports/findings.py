"""What speaks against an implementation, or what it does where the specification is silent: alike results as one."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from reports.registry import natural, position
from reports.states import STATES, State, state
from results.records import Result

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
    """Results of one backend and op that differ in the same way and are expected by the same entries, or by none."""

    id: str
    """Unique in the report, and an anchor."""
    backend: str
    op: str | None
    state: State
    kind: str | None
    clauses: Sequence[str]
    """The constraint that was broken, of invalid programs that are accepted; else what the examples claim."""
    expectation: str | None
    reason: str | None
    issues: Sequence[str]
    results: Sequence[Result]

    @property
    def standing(self) -> str:
        return self.state.standing

    @property
    def fails(self) -> bool:
        return self.standing in ("violation", "accuracy")

    @property
    def is_expected(self) -> bool:
        return self.expectation is not None

    @property
    def title(self) -> str:
        return KINDS.get(self.kind or "", self.kind or "") if self.state.key in _BY_KIND else self.state.title

    @cached_property
    def element_types(self) -> list[str]:
        return sorted({r.element_type for r in self.results if r.element_type is not None}, key=position)

    @cached_property
    def example(self) -> Result:
        """The result to show: one with a reproduction, and of these the one with the shortest program."""
        return min(self.results, key=_length)

    @property
    def ulps(self) -> float | None:
        """The farthest off that any of the results is."""
        off = [r.worst["ulps"] for r in self.results if r.worst is not None]
        return max((float(u) for u in off if u is not None), default=None)


_BY_KIND = ("wrong", "inaccurate", "behaviour")


def _length(result: Result) -> tuple[bool, int]:
    if result.reproduction is None:
        return True, 0
    return False, len(str(result.reproduction.get("program", "")))


def findings(results: Iterable[Result], expectations: Mapping[str, Mapping[str, Any]]) -> list[Finding]:
    """All findings, unexpected ones first, then by what weighs most. `expectations`: backend -> id -> reason, issue."""
    groups: dict[tuple[Any, ...], list[Result]] = defaultdict(list)
    for r in results:
        if state(r).standing and r.probe is None:  # what was asked has a table of its own
            label = tuple(r.clauses) if r.verdict == "AcceptsInvalid" else ()
            groups[r.backend, r.op, state(r), r.kind, label, r.expectation].append(r)
    ids: set[str] = set()
    found = []
    for (backend, op, s, kind, _, entry), alike in groups.items():
        about = [expectations.get(backend, {}).get(e, {}) for e in (entry or "").split(", ")]
        clauses = sorted({c for r in alike for c in r.clauses}, key=natural)
        name = _unique(_slug(backend, op or "program", s.key, kind, *(clauses if s.key == "accepts" else ())), ids)
        reason = " ".join(_said(about, "reason")) or None
        issues = [url for url in _said(about, "issue") if url.startswith("https://")]
        found.append(Finding(name, backend, op, s, kind, clauses, entry, reason, issues, tuple(alike)))
    return sorted(found, key=_weight)


def _said(about: Iterable[Mapping[str, Any]], member: str) -> list[str]:
    """What the entries that expect a result say, those that say the same as one."""
    return list(dict.fromkeys(str(a[member]) for a in about if a.get(member)))


def _weight(f: Finding) -> tuple[Any, ...]:
    return not f.fails, f.is_expected, STATES.index(f.state), f.op or "~", f.backend, f.id


def _slug(*parts: str | None) -> str:
    return re.sub(r"[^a-z0-9]+", "-", "-".join(p for p in parts if p).lower()).strip("-")


def _unique(name: str, taken: set[str]) -> str:
    candidate, n = name, 1
    while candidate in taken:
        n += 1
        candidate = f"{name}-{n}"
    taken.add(candidate)
    return candidate
