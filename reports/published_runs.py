"""The data of a published site: the newest run of each implementation and release, and causes with stable names."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from packaging.version import InvalidVersion, Version

from reports import op_facts
from reports.cause_rows import RANKS, Violation, violations
from reports.finding_rows import slug
from reports.gather import Backend, Report, gather, without_versions
from reports.lifespan import package_of
from reports.states import Tally
from results.run import Run

Key = tuple[str, ...]


@dataclass(frozen=True)
class Column:
    backend: Backend
    implementation: str
    release: str
    """The package and its version."""
    is_newest: bool
    date: str
    """The date of its last run."""
    tallies: Mapping[str, Tally]
    """Tallies by op, over all element types."""

    @cached_property
    def total(self) -> Tally:
        return Tally(sum(self.tallies.values(), Tally()))

    @cached_property
    def right(self) -> int:
        return sum(is_right(t) for t in self.tallies.values())

    @cached_property
    def judged(self) -> int:
        return sum(t.judged > 0 for t in self.tallies.values())


def release_of(report: Report, b: Backend) -> str:
    package = package_of(report, b)
    return f"{package} {b.about.versions[package]}" if package in b.about.versions else b.versions


def is_right(t: Tally) -> bool:
    lead = t.lead
    return t.judged > 0 and (lead is None or not lead[0].standing or lead[0].standing == "behaviour")


@dataclass(frozen=True)
class Cause:
    id: str
    """The name of its page, the same in every run and release."""
    aliases: Sequence[str]
    """Names from before an entry named it."""
    on: Mapping[str, Violation]
    """The violation by backend of the report."""

    @property
    def shown(self) -> Violation:
        return list(self.on.values())[-1]


@dataclass(frozen=True)
class Published:
    runs: Sequence[Run]
    """All runs, earliest first."""
    report: Report
    """The report of the newest runs."""

    @cached_property
    def columns(self) -> Sequence[Column]:
        named: dict[str, list[Backend]] = defaultdict(list)
        for b in self.report.backends.values():
            if b.variant_of not in self.report.backends:
                named[without_versions(b.name)].append(b)
        found = []
        for name, backends in sorted(named.items()):
            for i, b in enumerate(sorted(backends, key=lambda b: _order(b.name), reverse=True)):
                release = release_of(self.report, b)
                found.append(Column(b, name, release, i == 0, self._date(name, b), self._tallies(b)))
        return found

    def _date(self, name: str, b: Backend) -> str:
        dates = [r.header.date for r in self.report.runs if _about(r, name) == dict(b.about.versions)]
        return max(dates, default="")

    def _tallies(self, b: Backend) -> Mapping[str, Tally]:
        of: dict[str, Tally] = defaultdict(Tally)
        for (backend, op, _), tally in self.report.cells.items():
            if backend == b.name:
                of[op].update(tally)
        return dict(of)

    @cached_property
    def rows(self) -> Mapping[str, Sequence[str]]:
        there = {op for c in self.columns for op in c.tallies}
        families = {family: [op for op in ops if op in there] for family, ops in op_facts.families().items()}
        families["other"] = sorted(there - {op for ops in families.values() for op in ops})
        return {family: ops for family, ops in families.items() if ops}

    @cached_property
    def violations(self) -> Sequence[Violation]:
        return violations(self.report)

    @cached_property
    def causes(self) -> Sequence[Cause]:
        by_key: dict[Key, list[Violation]] = defaultdict(list)
        for v in self.violations:
            by_key[v.key].append(v)
        order = {c.backend.name: (c.implementation, not c.is_newest, i) for i, c in enumerate(self.columns)}
        found = []
        for key, of in names(by_key).items():
            newest_last = sorted(by_key[of], key=lambda v: order.get(v.backend.name, ("", True, 0)), reverse=True)
            found.append(Cause(key, _aliases(key, by_key[of]), {v.backend.name: v for v in newest_last}))
        places = {id(v): i for i, of in enumerate(by_key.values()) for v in of}
        return sorted(found, key=lambda c: (c.shown.rank, places[id(c.shown)]))

    @cached_property
    def id_of(self) -> Mapping[Key, str]:
        return {c.shown.key: c.id for c in self.causes}

    @cached_property
    def counts(self) -> Mapping[str, int]:
        return {c.backend.name: sum(c.backend.name in x.on for x in self.causes) for c in self.columns}

    def differ(self, op: str) -> bool:
        told = [c.tallies[op] for c in self.columns if op in c.tallies and c.tallies[op].judged]
        return len({is_right(t) for t in told}) > 1

    def state(self, cause: Cause, column: Column) -> str:
        if column.backend.name in cause.on:
            return cause.on[column.backend.name].state.key
        asked = any(r.op in self._asked[column.backend.name] for v in cause.on.values() for r in v.results)
        return "gone" if asked else "not asked"

    @cached_property
    def _asked(self) -> Mapping[str, set[str | None]]:
        asked: dict[str, set[str | None]] = defaultdict(set)
        for r in self.report.results:
            asked[r.backend].add(r.op)
        return asked

    def columns_of(self, cause: Cause) -> list[Column]:
        return [c for c in self.columns if c.implementation == cause.shown.key[0]]

    def index(self) -> dict[str, Any]:
        return {
            "schema": 1,
            "implementations": [
                {
                    "name": c.implementation,
                    "release": c.release,
                    "newest": c.is_newest,
                    "versions": dict(c.backend.about.versions),
                    "date": c.date,
                    "ops_right": c.right,
                    "ops_judged": c.judged,
                    "ops": {op: {s.key: t.of(s.key) for s, _, _ in t.parts} for op, t in sorted(c.tallies.items())},
                }
                for c in self.columns
            ],
            "causes": [self._record(c) for c in self.causes],
            "runs": [
                {"date": r.header.date, "command": r.header.command, "cases": len(r.results),
                 "backends": {name: dict(about.versions) for name, about in r.header.backends.items()}}
                for r in self.runs
            ],
        }  # fmt: skip

    def _record(self, c: Cause) -> dict[str, Any]:
        return facts(c.shown) | {
            "id": c.id,
            "url": f"causes/{c.id}.html",
            "aliases": list(c.aliases),
            "releases": {column.release: self.state(c, column) for column in self.columns_of(c)},
        }


def facts(v: Violation) -> dict[str, Any]:
    return {
        "id": v.id,
        "rank": RANKS[v.rank],
        "implementation": v.key[0],
        "name": v.name,
        "title": v.title,
        "state": v.state.key,
        "known": v.is_known,
        "issues": v.issues,
        "ops": v.ops,
        "element_types": v.element_types,
        "variants": v.variants,
        "cases": len(v.results),
        "since": v.lifespan.first,
        "gone": v.lifespan.gone,
        "newest": v.lifespan.newest,
        "in_newest": v.lifespan.in_newest,
    }


def names(keys: Iterable[Key]) -> Mapping[str, Key]:
    """Map names to keys; a name depends only on its key and on other keys with the same slug."""
    alike: dict[str, list[Key]] = defaultdict(list)
    for key in keys:
        alike[slug(*key)].append(key)
    return {
        name if len(of) == 1 else f"{name}-{hashlib.sha256(repr(key).encode()).hexdigest()[:8]}": key
        for name, of in alike.items()
        for key in of
    }


def _aliases(name: str, found: Sequence[Violation]) -> list[str]:
    numbered = {slug(v.key[0], c.id) for v in found for f in v.findings for c in f.causes}
    return sorted(numbered - {name})


def _order(name: str) -> tuple[Version, str]:
    text = name.rpartition(" ")[2].strip("()")
    try:
        return Version(text), name
    except InvalidVersion:
        return Version("0"), name


def _about(run: Run, name: str) -> dict[str, str] | None:
    about = run.header.backends.get(name)
    return None if about is None else dict(about.versions)


def publication(runs: Iterable[Run]) -> Published:
    """Return the data of a site.

    For each implementation, release and set of options, the last complete run counts, or the last run if none is
    complete. Raises BrokenResults if there is no run.
    """
    ordered = sorted(runs, key=lambda run: run.header.date)
    newest: dict[str, Run] = {}
    for run in ordered:
        about = {name: dict(of.versions) for name, of in run.header.backends.items()}
        key = repr((sorted(about.items()), sorted(run.header.options.items(), key=lambda item: item[0])))
        if run.is_complete or key not in newest or not newest[key].is_complete:
            newest[key] = run
    return Published(ordered, gather(newest.values()))
