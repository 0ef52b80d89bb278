"""What a report says: results files, told apart by backend, op, element type and clause."""

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
    """What is known of one implementation."""

    name: str
    about: About
    variant_of: str | None = None
    """The implementation in the report that it is another way to run."""
    tally: Tally = field(default_factory=Tally)
    claims: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    admitted: Counter[str] = field(default_factory=Counter)
    """Latitude that the specification gives -> how many results conform by it alone."""

    @property
    def versions(self) -> str:
        return _listed(self.about.versions)

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
    """The name of a backend, behind which a report may have put its versions."""
    return name.partition(" (")[0]


def pinned(r: Result) -> str | None:
    """Equal for equal programs with equal inputs, as results of pins hold them."""
    shown = r.reproduction
    return None if shown is None else json.dumps([shown.program, shown.inputs, dict(shown.streams)])


@dataclass(frozen=True)
class Report:
    """Everything the pages are made of."""

    runs: Sequence[Run]
    backends: Mapping[str, Backend]
    results: Sequence[Result]
    findings: Sequence[Finding]

    @cached_property
    def cells(self) -> Mapping[tuple[str, str, str], Tally]:
        """Backend, op, column of the matrix -> what came of the cases."""
        cells: dict[tuple[str, str, str], Tally] = defaultdict(Tally)
        for r in self.results:
            if r.op is not None and r.element_type is not None and r.claim in OF_OPS:
                cells[r.backend, r.op, column(r.element_type)].add(r)
        return dict(cells)

    @cached_property
    def twins(self) -> Mapping[tuple[str, str], Mapping[str, Tally]]:
        """Op, label of the constraint that a twin breaks -> per backend what its verifier says."""
        twins: dict[tuple[str, str], dict[str, Tally]] = defaultdict(lambda: defaultdict(Tally))
        for r in self.results:
            if r.claim == REJECTS_INVALID and r.op is not None and r.clauses:
                twins[r.op, r.clauses[0]][r.backend].add(r)
        return {k: dict(v) for k, v in twins.items()}

    @cached_property
    def of_op(self) -> Mapping[str | None, Sequence[Result]]:
        """The results of each op; under None those of whole programs."""
        of_op: dict[str | None, list[Result]] = defaultdict(list)
        for r in self.results:
            of_op[r.op].append(r)
        return dict(of_op)

    @cached_property
    def of_case(self) -> Mapping[str, Sequence[Result]]:
        """What came of each case on all backends."""
        of_case: dict[str, list[Result]] = defaultdict(list)
        for r in self.results:
            of_case[r.case].append(r)
        return dict(of_case)

    @cached_property
    def of_pin(self) -> Mapping[str | None, Sequence[Result]]:
        """What came of each pinned program, whatever its entries are called."""
        of_pin: dict[str | None, list[Result]] = defaultdict(list)
        for r in self.results:
            if r.claim == "expectations" and pinned(r) is not None:
                of_pin[pinned(r)].append(r)
        return dict(of_pin)

    def no_twin(self, op: str, label: str) -> str | None:
        """Why no program breaks a constraint, as the runs say."""
        found = (run.header.no_twin.get(op, {}).get(label) for run in self.runs)
        return next((reason for reason in found if reason), None)

    @cached_property
    def missing(self) -> Mapping[str, str]:
        """Of the runs that are not complete: what is missing."""
        return {str(run.path): run.what_is_missing for run in self.runs if not run.is_complete}

    @cached_property
    def complaints(self) -> Sequence[str]:
        """What failed the runs without being a result."""
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
    """Reads a results file. Raises BrokenResults, whose message is one line that names the file; where `skipped` is
    given, lines of results that cannot be read are told there instead."""
    return read_run(path, skipped)


def gather(runs: Iterable[Run]) -> Report:
    """One report of several runs. Where two runs have the same case, drawn from the same seed, on the same version of
    a backend, the later one counts."""
    runs = list(runs)
    if not runs:
        raise BrokenResults("no results file was given")
    names, backends = _names(runs), {}
    for i, run in enumerate(runs):
        for name, about in run.header.backends.items():
            backends[names[i, name]] = Backend(names[i, name], about, names.get((i, variant_of(name) or "")))
    for i, run in enumerate(runs):
        for backend in dict.fromkeys(r.backend for r in run.results):
            if names[i, backend] not in backends:  # a variant, run beside the implementation that it belongs to
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
    """The results under the names of the report. Cases that runs have drawn otherwise carry in their names how."""
    drawn = [_drawing(run) for run in runs]
    differ = [k for k in _DRAWN_BY if len({d[k] for d in drawn}) > 1]
    latest: dict[tuple[str, str], Result] = {}
    for i, run in enumerate(runs):
        how = ", ".join(f"{k} {drawn[i][k]}" for k in differ)
        for r in run.results:
            case, name = f"{r.case} ({how})" if how else r.case, names[i, r.backend]
            latest[case, name] = replace(r, case=case, backend=name)
    return list(latest.values())


_DRAWN_BY = {"seed": 0, "profile": "default"}
"""The options that decide what case has a name and how it is judged, with what they are where a run does not say."""


def _drawing(run: Run) -> Mapping[str, str]:
    return {k: str(run.header.options.get(k, usual)) for k, usual in _DRAWN_BY.items()}


def _listed(versions: Versions) -> str:
    return ", ".join(f"{package} {version}" for package, version in versions.items())


def _names(runs: Sequence[Run]) -> Mapping[tuple[int, str], str]:
    """Run, backend -> its name in the report: with its version where runs have several versions of it. Variants are of
    the version of what they are variants of."""
    versions: dict[str, set[str]] = defaultdict(set)
    spelled: dict[tuple[int, str], str] = {}
    for i, run in enumerate(runs):
        own = {r.backend: r.versions for r in run.results}
        for name in {**run.header.backends, **own}:
            about = run.header.backends.get(name) or run.header.backends.get(variant_of(name) or "")
            text = _listed(dict(sorted((about.versions if about is not None else own[name]).items())))
            spelled[i, name] = text
            versions[name].add(text)
    short = {name: _short(texts) for name, texts in versions.items()}
    return {(i, name): _with(name, short[name][text]) for (i, name), text in spelled.items()}


def _with(name: str, version: str) -> str:
    return f"{name} ({version})" if version else name


_OF_OTHERS = frozenset(["numpy", "ml_dtypes", "stablehlo", "jax"])
"""Packages whose versions are named only where nothing else tells the versions of an implementation apart."""


def _short(texts: Collection[str]) -> Mapping[str, str]:
    """Versions of one implementation -> the version of the first package that tells all of them apart, or all that is
    said of them; nothing where there is but one."""
    if len(texts) < 2:
        return dict.fromkeys(texts, "")
    parts = {text: dict(part.split(" ", 1) for part in text.split(", ") if " " in part) for text in texts}
    shared = set.intersection(*(set(of) for of in parts.values()))
    for package in sorted(shared, key=lambda p: (p in _OF_OTHERS, p)):
        if len({of[package] for of in parts.values()}) == len(texts):
            return {text: f"{package} {of[package]}" for text, of in parts.items()}
    return {text: text for text in texts}
