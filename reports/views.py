"""Computed views of a report: accuracy, times, cases without a verdict, and tightness of the sets."""

from __future__ import annotations

import re
import statistics
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from reports import charts, op_facts
from reports.gather import Report
from reports.states import Tally, state
from results import verdicts
from results.records import Result, Ulps


@dataclass(frozen=True)
class AccuracyRow:
    element_type: str
    bound: float
    measured: float
    cases: int


@dataclass(frozen=True)
class Accuracy:
    rows: Sequence[AccuracyRow]
    names: Sequence[str]
    chart: Markup


def accuracy(results: Iterable[Result]) -> Mapping[str, Accuracy]:
    seen: dict[str, dict[str, list[Ulps]]] = defaultdict(lambda: defaultdict(list))
    for r in results:
        if r.ulps is not None and r.element_type is not None:
            seen[r.backend][op_facts.column(r.element_type)].append(r.ulps)
    return {backend: _accuracy(by_type) for backend, by_type in seen.items()}


def _accuracy(by_type: Mapping[str, Sequence[Ulps]]) -> Accuracy:
    rows = [
        AccuracyRow(t, max(x.bound for x in of_type), max(x.measured for x in of_type), len(of_type))
        for t, of_type in sorted(by_type.items(), key=lambda item: op_facts.position(item[0]))
    ]
    series: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        series[_series(row.element_type)] += [x.measured for x in by_type[row.element_type]]
    return Accuracy(rows, list(series), Markup(charts.ulp_histogram(series)))


def _series(element_type: str) -> str:
    if element_type.startswith("complex"):
        return "complex"
    return "f8 and narrower" if element_type.startswith(("f4E", "f6E", "f8E")) else element_type


def types(results: Iterable[Result], claims: Sequence[str]) -> Mapping[str, Mapping[str, Tally]]:
    found: dict[str, dict[str, Tally]] = defaultdict(lambda: defaultdict(Tally))
    for r in results:
        if r.element_type is not None and r.claim in claims:
            found[op_facts.column(r.element_type)][r.backend].add(r)
    return {t: dict(found[t]) for t in sorted(found, key=op_facts.position)}


def seconds(results: Iterable[Result]) -> Mapping[str, Mapping[str, float]]:
    found: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for r in results:
        for stage, s in r.seconds.items():
            found[r.backend][stage] += s
    return found


def stages(of_backends: Mapping[str, Mapping[str, float]]) -> list[str]:
    return list(dict.fromkeys(stage for of_backend in of_backends.values() for stage in of_backend))


@dataclass(frozen=True)
class Silent:
    backends: Sequence[str]
    message: str
    """The reason, with … in place of the op, the element type, the backend and details of one program."""
    ops: Sequence[str | None]
    element_types: Sequence[str]
    cases: int


def silent(report: Report, key: str) -> list[Silent]:
    groups: dict[str, list[Result]] = defaultdict(list)
    for r in report.results:
        if state(r).key == key:
            groups[_reason(r)].append(r)
    found = [
        Silent(
            [b for b in report.backends if b in {r.backend for r in alike}],
            message,
            sorted({r.op for r in alike}, key=lambda op: op or "~"),
            sorted({r.element_type for r in alike if r.element_type is not None}, key=op_facts.position),
            len(alike),
        )
        for message, alike in groups.items()
    ]
    return sorted(found, key=lambda s: (-s.cases, s.message))


_PARTICULAR = (
    (re.compile(r"(?:\bnote: |-:\d+:\d+: note: |\"-\":\d+:\d+: note: )?see current operation: .*", re.DOTALL), ""),
    (re.compile(r"(?:\"-\"|-):\d+:\d+: "), ""),
    (re.compile(r": %\S+.*", re.DOTALL), ""),
    (re.compile(r"!quant\.uniform<.*>", re.DOTALL), "!quant.uniform<…>"),
    (re.compile(r"tensor<[^<>]*>"), "tensor<…>"),
)
"""Patterns for details of one program in a message: locations, quoted operations, types of values."""


def _reason(r: Result) -> str:
    message = r.message
    for word in (r.op, r.element_type, r.backend):
        if word is not None:
            message = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", "…", message)
    for particular, instead in _PARTICULAR:
        message = particular.sub(instead, message)
    return in_a_line(message.removeprefix("…: "))


@dataclass(frozen=True)
class Tightness:
    """Shares of exact and of unconstrained elements, and the median over cases of the median width in ulps."""

    cases: int
    exact: float
    undecided: float
    median_ulps: float | None


def tightness(results: Iterable[Result]) -> Mapping[str, Tightness]:
    """Return the tightness by claim; a case counts once, even if several backends ran it."""
    by_claim: dict[str, dict[str, verdicts.Tightness]] = defaultdict(dict)
    for r in results:
        if r.tightness is not None:
            by_claim[r.claim][r.case] = r.tightness
    return {claim: _tightness(list(of_claim.values())) for claim, of_claim in by_claim.items()}


def _tightness(cases: Sequence[verdicts.Tightness]) -> Tightness:
    widths = [float(c.median_ulps) for c in cases if c.median_ulps is not None]
    return Tightness(
        len(cases),
        statistics.fmean(c.exact for c in cases),
        statistics.fmean(c.undecided for c in cases),
        statistics.median(widths) if widths else None,
    )


_STAMP = re.compile(r"\b[IWEF]\d{4} \d\d:\d\d:\d\d\.\d+ +\d+ ")
"""Date, time and thread in front of a line of a C++ log."""


def in_a_line(text: str) -> str:
    line = " ".join(_STAMP.sub("", text).split())
    return line if len(line) <= 240 else line[:239] + "…"
