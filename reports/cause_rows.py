"""Violations: one row per cause and implementation, over all ops, element types and variants, ranked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from reports.everyday import SHAPES, everyday_ops, has_everyday_type
from reports.finding_rows import Finding, element_type, slug, unique
from reports.gather import Backend, Report, without_versions
from reports.lifespan import Lifespan, lifespan
from reports.op_facts import position
from reports.states import STATES, State
from results.backend_names import BackendName, BadBackendName
from results.records import Result

RANKS = (
    "wrong values in everyday programs",
    "crashes, hangs, memory corruption",
    "wrong values elsewhere on common types",
    "valid programs refused",
    "invalid programs accepted",
    "inaccurate on common types",
    "rare types",
    "not in the newest release",
)
"""Ranks of violations, from what a maintainer would fix first.

Everyday programs consist of common ops on common types and small tensors, and run without options.
"""
_EVERYDAY, _FATAL, _RARE, _GONE = 0, 1, RANKS.index("rare types"), len(RANKS) - 1
_OF_STATE = {"wrong": 2, "crash": _FATAL, "hang": _FATAL, "rejects": 3, "accepts": 4, "inaccurate": 5}


@dataclass(frozen=True)
class Violation:
    id: str
    """The name of its page, unique in the report."""
    key: tuple[str, ...]
    """The implementation, and the name of the cause; the same in every run and release."""
    backend: Backend
    findings: Sequence[Finding]
    lifespan: Lifespan

    @cached_property
    def results(self) -> list[Result]:
        return list({id(r): r for f in self.findings for r in f.results}.values())

    @cached_property
    def example(self) -> Finding:
        return min(
            self.findings, key=lambda f: (STATES.index(f.state), f.example.reproduction is None, len(_program(f)))
        )

    @property
    def state(self) -> State:
        return self.example.state

    @property
    def drawn(self) -> int:
        return sum(r.claim != "expectations" for r in self.results)

    @property
    def is_known(self) -> bool:
        return all(f.is_expected for f in self.findings)

    @cached_property
    def rank(self) -> int:
        """Index in RANKS, the smallest of all its results.

        A result without an element type (a whole program) counts only if it is a crash, or if no result has one.
        """
        if self.lifespan.in_newest is False:
            return _GONE
        ranks = [(_rank(f, r), element_type(r)) for f in self.findings for r in f.results]
        return min(n for n, t in ranks if n == _FATAL or t is not None or not self.element_types)

    @property
    def is_on_common_types(self) -> bool:
        return any(has_everyday_type(t) for t in self.element_types) or not self.element_types

    @cached_property
    def ops(self) -> list[str]:
        blamed = sorted({c.op for f in self.findings for c in f.causes if c.op is not None})
        shown = sorted({r.op or WHOLE for r in self.results}, key=lambda op: (op == WHOLE, op))
        return list(dict.fromkeys((*blamed, *shown)))

    @cached_property
    def element_types(self) -> list[str]:
        return sorted({t for f in self.findings for t in f.element_types}, key=position)

    @cached_property
    def variants(self) -> list[str]:
        return sorted({variant(r.backend) for r in self.results}, key=lambda name: (name != AS_IT_IS, name))

    @property
    def title(self) -> str:
        f = self.example
        signature = next((c.signature for c in f.causes if c.signature), "")
        return signature or f.reason or f.title

    @property
    def name(self) -> str:
        return self.key[-1]

    @property
    def issues(self) -> list[str]:
        return list(dict.fromkeys(url for f in self.findings for url in f.issues))

    @property
    def states(self) -> tuple[object, ...]:
        return tuple(self.ops), tuple(self.element_types), tuple(self.variants), self.state.key


_QUANTIZED = "!quant."
AS_IT_IS = "as it is"
WHOLE = "whole programs"


def variant(backend: str) -> str:
    try:
        return BackendName.parse(backend.partition(" (")[0]).tested or AS_IT_IS
    except BadBackendName:
        return AS_IT_IS


def _program(f: Finding) -> str:
    return f.example.reproduction.program if f.example.reproduction is not None else ""


def _rank(f: Finding, r: Result) -> int:
    rank = _FATAL if r.kind == "nondeterministic" else _OF_STATE.get(f.state.key, _RARE)
    is_quantized = r.reproduction is not None and _QUANTIZED in r.reproduction.program
    if rank != _FATAL and (is_quantized or not has_everyday_type(element_type(r))):
        return _RARE
    return _EVERYDAY if f.state.key == "wrong" and rank != _FATAL and _is_everyday(f, r) else rank


def _is_everyday(f: Finding, r: Result) -> bool:
    blamed = {c.op for c in f.causes if c.op is not None}
    ops = everyday_ops()
    return (
        variant(r.backend) == AS_IT_IS
        and (not ops.isdisjoint(blamed) or (not blamed and (r.op is None or r.op in ops)))
        and (r.shape_class is None or r.shape_class in SHAPES)
    )


def violations(report: Report) -> list[Violation]:
    groups: dict[tuple[str, tuple[str, ...]], list[Finding]] = defaultdict(list)
    for f in report.findings:
        if f.fails:
            groups[_base(report, f.backend).name, _name_of_cause(f)].append(f)
    in_all: dict[tuple[str, ...], list[Finding]] = defaultdict(list)
    for (name, key), of in groups.items():
        in_all[without_versions(name), *key] += of
    ids: set[str] = set()
    found = []
    for (name, key), of in sorted(groups.items()):
        whole = (without_versions(name), *key)
        lived = lifespan(report, report.backends[name], in_all[whole])
        found.append(Violation(unique(slug(*whole), ids), whole, report.backends[name], of, lived))
    return sorted(found, key=lambda v: (v.rank, v.is_known, -v.drawn, -len(v.results), v.id))


def _base(report: Report, backend: str) -> Backend:
    found = report.backends[backend]
    return report.backends.get(found.variant_of or "", found)


def _name_of_cause(f: Finding) -> tuple[str, ...]:
    if f.expectation is not None:
        return (f.expectation,)
    if f.causes:
        return (f.causes[0].id,)
    return tuple(
        filter(None, (f.op or "program", f.state.key, f.kind, *(f.clauses if f.state.key == "accepts" else ())))
    )


def by_backend(found: Sequence[Violation]) -> Mapping[str, list[Violation]]:
    of: dict[str, list[Violation]] = defaultdict(list)
    for v in found:
        of[v.backend.name].append(v)
    return of
