"""What a report says: results files, told apart by backend, op, element type and clause."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from reports.findings import Finding, findings
from reports.registry import column
from reports.states import Tally
from results.backend_names import variant_of
from results.file import BrokenResults, read
from results.records import OF_OPS, REJECTS_INVALID, About, Header, Result, Versions


@dataclass(frozen=True)
class Run:
    """One results file."""

    path: Path
    header: Header
    results: Sequence[Result]
    was_cut_off: bool
    """Whether the run ended in the middle of a line: it was killed, and cases are missing."""


@dataclass
class Backend:
    """What is known of one implementation."""

    name: str
    about: About
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

    def no_twin(self, op: str, label: str) -> str | None:
        """Why no program breaks a constraint, as the runs say."""
        found = (run.header.no_twin.get(op, {}).get(label) for run in self.runs)
        return next((reason for reason in found if reason), None)

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
    header, results = read(path, skipped)
    try:
        with path.open("rb") as file:
            file.seek(-1, 2)
            was_cut_off = file.read(1) != b"\n"
    except OSError as e:
        raise BrokenResults(f"{path}: cannot be read: {e.strerror}") from None
    return Run(path, header, results, was_cut_off)


def gather(runs: Iterable[Run]) -> Report:
    """One report of several runs. Where two runs have the same case on the same backend, the later one counts."""
    runs = list(runs)
    if not runs:
        raise BrokenResults("no results file was given")
    names = _names(runs)
    backends: dict[str, Backend] = {}
    latest: dict[tuple[str, str], Result] = {}
    for i, run in enumerate(runs):
        for name, about in run.header.backends.items():
            backends[names[i, name]] = Backend(names[i, name], about)
        for r in run.results:
            name = names.get((i, r.backend), r.backend)
            latest[r.case, name] = replace(r, backend=name)
    for r in latest.values():
        if r.backend not in backends:  # a variant that was run beside the implementation it belongs to
            base = backends.get(variant_of(r.backend) or "")
            backends[r.backend] = Backend(r.backend, base.about if base is not None else About(r.versions, ""))
        backends[r.backend].add(r)
    results = list(latest.values())
    reasons = {name: b.about.expectations for name, b in backends.items()}
    return Report(runs, backends, results, findings(results, reasons))


def _listed(versions: Versions) -> str:
    return ", ".join(f"{package} {version}" for package, version in versions.items())


def _names(runs: Sequence[Run]) -> Mapping[tuple[int, str], str]:
    """Run, backend -> its name in the report: with its version where runs have several versions of it."""
    versions: dict[str, set[str]] = defaultdict(set)
    spelled: dict[tuple[int, str], tuple[str, str]] = {}
    for i, run in enumerate(runs):
        for name, about in run.header.backends.items():
            text = _listed(dict(sorted(about.versions.items())))
            spelled[i, name] = name, text
            versions[name].add(text)
    return {k: f"{name} ({text})" if len(versions[name]) > 1 else name for k, (name, text) in spelled.items()}
