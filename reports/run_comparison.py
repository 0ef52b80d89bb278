"""Comparison of two runs or releases by cause (fixed, new, changed), and the history of several runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from reports.cause_rows import Violation, violations
from reports.gather import Report, gather, load
from results.backend_names import SUBJECTS, BackendName, BadBackendName

Key = tuple[str, ...]


@dataclass(frozen=True)
class Run:
    name: str
    report: Report

    @cached_property
    def causes(self) -> Mapping[Key, Violation]:
        found = [replace(v, key=(self._implementation(v.key[0]), *v.key[1:])) for v in violations(self.report)]
        return {v.key: v for v in reversed(found)}

    @cached_property
    def asked(self) -> frozenset[tuple[str, str | None]]:
        put = {(r.backend, r.op) for r in self.report.results}
        return frozenset((self._implementation(backend), op) for backend, op in put)

    def was_asked(self, v: Violation) -> bool:
        return any((v.key[0], r.op) in self.asked for r in v.results)

    def _implementation(self, backend: str) -> str:
        """Return the name of an implementation that is the same in other runs: without variant.

        If the run has only one implementation of that name, the release or interpreter is left out too.
        """
        name = _parse_name(backend)
        if name is None:
            return backend
        alone = self._cards[name.base] == 1 and name.base not in SUBJECTS
        return name.base if alone else str(name.with_variant(""))

    @cached_property
    def _cards(self) -> Counter[str]:
        names = (_parse_name(b.name) for b in self.report.backends.values() if not b.variant_of)
        return Counter(name.base for name in names if name is not None)

    @property
    def versions(self) -> str:
        return "; ".join(f"{b.name}: {b.versions}" for b in self.report.backends.values() if b.variant_of is None)

    @property
    def date(self) -> str:
        return self.report.runs[-1].header.date


def _parse_name(backend: str) -> BackendName | None:
    try:
        return BackendName.parse(backend.partition(" (")[0])
    except BadBackendName:
        return None


@dataclass(frozen=True)
class Changed:
    before: Violation
    after: Violation

    @property
    def differences(self) -> list[str]:
        pairs = (
            ("ops", self.before.ops, self.after.ops),
            ("element types", self.before.element_types, self.after.element_types),
            ("variants", self.before.variants, self.after.variants),
        )
        found = [_difference(what, old, new) for what, old, new in pairs if old != new]
        if self.before.state != self.after.state:
            found.append(f"{self.before.state.title}, now {self.after.state.title}")
        return found


def _difference(what: str, old: Sequence[str], new: Sequence[str]) -> str:
    more, less = [x for x in new if x not in old], [x for x in old if x not in new]
    said = [f"also {', '.join(more)}"] * bool(more) + [f"no longer {', '.join(less)}"] * bool(less)
    return f"{what}: {'; '.join(said)}" if said else f"{what} in another order"


@dataclass(frozen=True)
class Comparison:
    before: Run
    after: Run

    @cached_property
    def fixed(self) -> list[Violation]:
        return [v for v in self._gone if self.after.was_asked(v)]

    @cached_property
    def not_asked(self) -> list[Violation]:
        return [v for v in self._gone if not self.after.was_asked(v)]

    @property
    def _gone(self) -> list[Violation]:
        return _by_rank(v for k, v in self.before.causes.items() if k not in self.after.causes)

    @cached_property
    def new(self) -> list[Violation]:
        return _by_rank(v for k, v in self.after.causes.items() if k not in self.before.causes)

    @cached_property
    def changed(self) -> list[Changed]:
        both = (
            (self.before.causes[v.key], v) for v in _by_rank(self.after.causes.values()) if v.key in self.before.causes
        )
        return [Changed(old, new) for old, new in both if old.states != new.states]

    @property
    def same(self) -> int:
        return sum(k in self.before.causes for k in self.after.causes) - len(self.changed)

    @property
    def is_of_equal_drawing(self) -> bool:
        """Whether both runs had the same options, so that only the implementations differ."""
        options = [dict(run.report.runs[-1].header.options) for run in (self.before, self.after)]
        return options[0] == options[1]


def _by_rank(found: Iterable[Violation]) -> list[Violation]:
    return sorted(found, key=lambda v: (v.rank, v.id))


def compare(before: Path, after: Path, skipped: list[str] | None = None) -> Comparison:
    """Compare two results files.

    Raises BrokenResults. With `skipped`, messages about unreadable lines are appended to it instead.
    """
    return Comparison(_read(before, skipped), _read(after, skipped))


def _read(path: Path, skipped: list[str] | None) -> Run:
    return Run(_name(path), gather([load(path, skipped)]))


def history(paths: Sequence[Path], skipped: list[str] | None = None) -> list[Run]:
    """Return the runs of results files, earliest first. Raises BrokenResults; `skipped` is as for `compare`."""
    runs = [_read(path, skipped) for path in paths]
    return sorted(runs, key=lambda run: run.date)


def _name(path: Path) -> str:
    return path.absolute().parent.name if path.name == "results.jsonl" else path.stem
