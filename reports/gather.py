"""The data of a report: results by backend, op, element type and clause."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from reports.finding_rows import Finding, findings
from reports.op_facts import column
from reports.states import Tally
from results.backend_names import variant_of
from results.file import BrokenResults, read_run
from results.records import OF_OPS, REJECTS_INVALID, About, Result, Versions
from results.run import Run


@dataclass
class Backend:
    name: str
    about: About
    variant_of: str | None = None
    """The implementation in the report whose variant this is."""
    tally: Tally = field(default_factory=Tally)
    claims: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    admitted: Counter[str] = field(default_factory=Counter)
    """By latitude that the specification gives, the number of results that conform only with it."""

    @property
    def versions(self) -> str:
        return _version_list(self.about.versions)

    @property
    def latitude(self) -> Mapping[str, str]:
        return self.about.latitude

    def add(self, result: Result) -> None:
        self.tally.add(result)
        self.claims[result.claim].add(result)
        self.admitted.update(result.latitude)
        for stage, seconds in result.seconds.items():
            self.seconds[stage] += seconds


def without_versions(name: str) -> str:
    return name.partition(" (")[0]


def pin_key(r: Result) -> str | None:
    shown = r.reproduction
    return None if shown is None else json.dumps([shown.program, shown.inputs, dict(shown.streams)])


@dataclass(frozen=True)
class Report:
    runs: Sequence[Run]
    backends: Mapping[str, Backend]
    results: Sequence[Result]
    findings: Sequence[Finding]

    @cached_property
    def cells(self) -> Mapping[tuple[str, str, str], Tally]:
        cells: dict[tuple[str, str, str], Tally] = defaultdict(Tally)
        for r in self.results:
            if r.op is not None and r.element_type is not None and r.claim in OF_OPS:
                cells[r.backend, r.op, column(r.element_type)].add(r)
        return dict(cells)

    @cached_property
    def twins(self) -> Mapping[tuple[str, str], Mapping[str, Tally]]:
        """Results of invalid programs, by (op, label of the constraint that the program breaks) and backend."""
        twins: dict[tuple[str, str], dict[str, Tally]] = defaultdict(lambda: defaultdict(Tally))
        for r in self.results:
            if r.claim == REJECTS_INVALID and r.op is not None and r.clauses:
                twins[r.op, r.clauses[0]][r.backend].add(r)
        return {k: dict(v) for k, v in twins.items()}

    @cached_property
    def of_op(self) -> Mapping[str | None, Sequence[Result]]:
        of_op: dict[str | None, list[Result]] = defaultdict(list)
        for r in self.results:
            of_op[r.op].append(r)
        return dict(of_op)

    @cached_property
    def of_case(self) -> Mapping[str, Sequence[Result]]:
        of_case: dict[str, list[Result]] = defaultdict(list)
        for r in self.results:
            of_case[r.case].append(r)
        return dict(of_case)

    @cached_property
    def of_pin(self) -> Mapping[str | None, Sequence[Result]]:
        of_pin: dict[str | None, list[Result]] = defaultdict(list)
        for r in self.results:
            if r.claim == "expectations" and pin_key(r) is not None:
                of_pin[pin_key(r)].append(r)
        return dict(of_pin)

    def no_twin(self, op: str, label: str) -> str | None:
        found = (run.header.no_twin.get(op, {}).get(label) for run in self.runs)
        return next((reason for reason in found if reason), None)

    @cached_property
    def missing(self) -> Mapping[str, str]:
        return {str(run.path): run.what_is_missing for run in self.runs if not run.is_complete}

    @cached_property
    def complaints(self) -> Sequence[str]:
        return list(dict.fromkeys(c for run in self.runs for c in run.complaints))

    def findings_of(self, op: str | None) -> list[Finding]:
        return [f for f in self.findings if f.op == op]

    @property
    def unexpected(self) -> list[Finding]:
        return [f for f in self.findings if f.fails and not f.is_expected]

    @property
    def known(self) -> list[Finding]:
        return [f for f in self.findings if f.fails and f.is_expected]


def load(path: Path, skipped: list[str] | None = None) -> Run:
    """Read a results file.

    Raises BrokenResults with a one-line message that names the file. With `skipped`, messages about unreadable lines
    are appended to it instead.
    """
    return read_run(path, skipped)


def gather(runs: Iterable[Run]) -> Report:
    """Merge runs into one report.

    If two runs have the same case on the same version of a backend, with the same seed and profile, the later run
    counts.
    """
    runs = list(runs)
    if not runs:
        raise BrokenResults("no results file was given")
    names, backends = _names(runs), {}
    for i, run in enumerate(runs):
        for name, about in run.header.backends.items():
            backends[names[i, name]] = Backend(names[i, name], about, names.get((i, variant_of(name) or "")))
    for i, run in enumerate(runs):
        for backend in dict.fromkeys(r.backend for r in run.results):
            if names[i, backend] not in backends:  # a variant without a header of its own
                backends[names[i, backend]] = _variant(i, run, backend, names)
    results = _latest(runs, names)
    for r in results:
        backends[r.backend].add(r)
    reasons = {name: b.about.expectations for name, b in backends.items()}
    return Report(runs, backends, results, findings(results, reasons))


def _variant(i: int, run: Run, backend: str, names: Mapping[tuple[int, str], str]) -> Backend:
    base = variant_of(backend)
    about = run.header.backends.get(base or "")
    if about is None:
        versions = next(r.versions for r in run.results if r.backend == backend)
        return Backend(names[i, backend], About(versions, ""))
    return Backend(names[i, backend], about, names[i, base or ""])


def _latest(runs: Sequence[Run], names: Mapping[tuple[int, str], str]) -> list[Result]:
    drawn = [_draw_options(run) for run in runs]
    differ = [k for k in _DRAWN_BY if len({d[k] for d in drawn}) > 1]
    latest: dict[tuple[str, str], Result] = {}
    for i, run in enumerate(runs):
        how = ", ".join(f"{k} {drawn[i][k]}" for k in differ)
        for r in run.results:
            case, name = f"{r.case} ({how})" if how else r.case, names[i, r.backend]
            latest[case, name] = replace(r, case=case, backend=name)
    return list(latest.values())


_DRAWN_BY = {"seed": 0, "profile": "default"}
"""The options that determine the program and the judgement of a case name, with their defaults."""


def _draw_options(run: Run) -> Mapping[str, str]:
    return {k: str(run.header.options.get(k, usual)) for k, usual in _DRAWN_BY.items()}


def _version_list(versions: Versions) -> str:
    return ", ".join(f"{package} {version}" for package, version in versions.items())


def _names(runs: Sequence[Run]) -> Mapping[tuple[int, str], str]:
    """Map (run number, backend) to a name in the report.

    The name includes a version if the runs have several; a variant takes the version of its implementation.
    """
    versions: dict[str, set[str]] = defaultdict(set)
    spelled: dict[tuple[int, str], str] = {}
    for i, run in enumerate(runs):
        own = {r.backend: r.versions for r in run.results}
        for name in {**run.header.backends, **own}:
            about = run.header.backends.get(name) or run.header.backends.get(variant_of(name) or "")
            text = _version_list(dict(sorted((about.versions if about is not None else own[name]).items())))
            spelled[i, name] = text
            versions[name].add(text)
    short = {name: _short(texts) for name, texts in versions.items()}
    return {(i, name): _with(name, short[name][text]) for (i, name), text in spelled.items()}


def _with(name: str, version: str) -> str:
    return f"{name} ({version})" if version else name


_OF_OTHERS = frozenset(["numpy", "ml_dtypes", "stablehlo", "jax"])
"""Packages that identify the version of an implementation only if no other package does."""


def _short(texts: Collection[str]) -> Mapping[str, str]:
    """Map each list of versions to the version of the first package that distinguishes all lists.

    If no package does, the value is the whole list; for a single list it is empty.
    """
    if len(texts) < 2:
        return dict.fromkeys(texts, "")
    parts = {text: dict(part.split(" ", 1) for part in text.split(", ") if " " in part) for text in texts}
    shared = set.intersection(*(set(of) for of in parts.values()))
    for package in sorted(shared, key=lambda p: (p in _OF_OTHERS, p)):
        if len({of[package] for of in parts.values()}) == len(texts):
            return {text: f"{package} {of[package]}" for text, of in parts.items()}
    return {text: text for text in texts}
