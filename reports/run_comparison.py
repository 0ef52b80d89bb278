"""Two runs, or two releases, by cause: what is fixed, what is new, what shows otherwise; and many runs in a row."""

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
    """One side of a comparison: a report, and the causes that it shows, by what they are in every run."""

    name: str
    report: Report

    @cached_property
    def causes(self) -> Mapping[Key, Violation]:
        found = [replace(v, key=(self._implementation(v.key[0]), *v.key[1:])) for v in violations(self.report)]
        return {v.key: v for v in reversed(found)}

    @cached_property
    def asked(self) -> frozenset[tuple[str, str | None]]:
        """The implementations and ops that were put to the test."""
        put = {(r.backend, r.op) for r in self.report.results}
        return frozenset((self._implementation(backend), op) for backend, op in put)

    def was_asked(self, v: Violation) -> bool:
        """Whether a cause could have shown: an op on which it shows elsewhere was put to the test."""
        return any((v.key[0], r.op) in self.asked for r in v.results)

    def _implementation(self, backend: str) -> str:
        """The name that an implementation has in other runs too: without its variant, and without the release or the
        interpreter that was asked for, where the run has no other of them."""
        name = _parsed(backend)
        if name is None:
            return backend
        alone = self._cards[name.base] == 1 and name.base not in SUBJECTS
        return name.base if alone else str(name.with_variant(""))

    @cached_property
    def _cards(self) -> Counter[str]:
        """How many implementations there are of a name, variants apart."""
        names = (_parsed(b.name) for b in self.report.backends.values() if not b.variant_of)
        return Counter(name.base for name in names if name is not None)

    @property
    def versions(self) -> str:
        return "; ".join(f"{b.name}: {b.versions}" for b in self.report.backends.values() if b.variant_of is None)

    @property
    def date(self) -> str:
        return self.report.runs[-1].header.date


def _parsed(backend: str) -> BackendName | None:
    """The name of a backend as the report has it, perhaps with its versions; None where a file says what is no name."""
    try:
        return BackendName.parse(backend.partition(" (")[0])
    except BadBackendName:
        return None


@dataclass(frozen=True)
class Changed:
    """A cause that both runs show, not on the same ops, element types and variants, or not in the same state."""

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
        """Causes that no longer show, though what showed them was asked again."""
        return [v for v in self._gone if self.after.was_asked(v)]

    @cached_property
    def not_asked(self) -> list[Violation]:
        """Causes of which the later run says nothing."""
        return [v for v in self._gone if not self.after.was_asked(v)]

    @property
    def _gone(self) -> list[Violation]:
        return _ranked(v for k, v in self.before.causes.items() if k not in self.after.causes)

    @cached_property
    def new(self) -> list[Violation]:
        return _ranked(v for k, v in self.after.causes.items() if k not in self.before.causes)

    @cached_property
    def changed(self) -> list[Changed]:
        both = (
            (self.before.causes[v.key], v) for v in _ranked(self.after.causes.values()) if v.key in self.before.causes
        )
        return [Changed(old, new) for old, new in both if old.states != new.states]

    @property
    def same(self) -> int:
        return sum(k in self.before.causes for k in self.after.causes) - len(self.changed)

    @property
    def is_of_equal_drawing(self) -> bool:
        """Whether both were drawn by the same options, so that a difference is one of the implementations."""
        options = [dict(run.report.runs[-1].header.options) for run in (self.before, self.after)]
        return options[0] == options[1]


def _ranked(found: Iterable[Violation]) -> list[Violation]:
    return sorted(found, key=lambda v: (v.rank, v.id))


def compared(before: Path, after: Path, skipped: list[str] | None = None) -> Comparison:
    """Raises BrokenResults; where `skipped` is given, lines that cannot be read are told there instead."""
    return Comparison(_read(before, skipped), _read(after, skipped))


def _read(path: Path, skipped: list[str] | None) -> Run:
    return Run(_name(path), gather([load(path, skipped)]))


def history(paths: Sequence[Path], skipped: list[str] | None = None) -> list[Run]:
    """Runs in the order in which they were made. Raises BrokenResults, as `compared` does."""
    runs = [_read(path, skipped) for path in paths]
    return sorted(runs, key=lambda run: run.date)


def _name(path: Path) -> str:
    """The name of the folder, where the file has the usual one."""
    return path.absolute().parent.name if path.name == "results.jsonl" else path.stem
