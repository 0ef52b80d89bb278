"""Behaviour matrix: the choice of each implementation wherever the specification leaves one."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from reports.gather import Report
from reports.states import State, state
from results.backend_names import base_name
from results.records import REJECTS_INVALID, TOPICS, Probe, Result, Way

_WHAT = {
    "wrong-value": "value",
    "off-by-ulps": "last digits",
    "nan": "NaN",
    "signed-zero": "sign of zero",
    "subnormal-flush": "subnormals",
    "nondeterministic": "two runs",
}


@dataclass
class Choice:
    cases: int = 0
    """Cases of the op on this backend that were judged."""
    uncustomary: int = 0
    examples: dict[str, str] = field(default_factory=dict)
    """By element type, what was returned instead of the customary result."""
    finding: str | None = None


@dataclass(frozen=True)
class Row:
    op: str
    kind: str
    choices: Mapping[str, Choice]

    @property
    def title(self) -> str:
        return _WHAT.get(self.kind, self.kind)


def behaviours(report: Report) -> list[Row]:
    seen: dict[tuple[str, str], dict[str, Choice]] = defaultdict(lambda: defaultdict(Choice))
    judged: dict[tuple[str, str], int] = defaultdict(int)
    for r in report.results:
        if r.op is None or r.claim == REJECTS_INVALID or r.probe is not None:
            continue
        judged[r.op, r.backend] += state(r).key not in ("undecided", "unsupported")
        for way in _behaviours_of(r):
            choice = seen[r.op, way.kind or "other"][r.backend]
            choice.uncustomary += 1
            choice.examples.setdefault(r.element_type or "", _example(way))
    for (op, kind), choices in seen.items():
        for backend in report.backends:
            if judged[op, backend]:
                choices[backend].cases = judged[op, backend]
        for f in report.findings_of(op):
            if f.standing == "behaviour" and f.kind == kind:
                choices[f.backend].finding = f.id
    return [Row(op, kind, dict(choices)) for (op, kind), choices in sorted(seen.items())]


@dataclass(frozen=True)
class Question:
    op: str
    name: str
    question: str
    customary: str
    topic: str
    """One of TOPICS, or OTHER."""
    answers: Mapping[str, tuple[str, State]]


OTHER = "other questions"


def questions(report: Report) -> dict[str, list[Question]]:
    asked: dict[tuple[str, str], dict[str, tuple[str, State]]] = defaultdict(dict)
    about: dict[tuple[str, str], Probe] = {}
    for r in report.results:
        if r.probe is not None and r.op is not None:
            key = r.op, r.probe.name
            about.setdefault(key, r.probe)
            asked[key][r.backend] = r.probe.answer, state(r)
    ordered = sorted(about.items(), key=lambda item: item[0][0])
    found = [Question(*key, p.question, p.customary, p.topic or OTHER, asked[key]) for key, p in ordered]
    of_topics = {topic: [q for q in found if q.topic == topic] for topic in (*TOPICS, OTHER)}
    return {topic: of for topic, of in of_topics.items() if of}


@dataclass(frozen=True)
class Held:
    answer: str
    """"customary", or all answers that the backend gave."""
    inconsistent: int
    """Number of results that contradict the answer."""

    @property
    def is_customary(self) -> bool:
        return self.answer == "customary"


@dataclass(frozen=True)
class ConventionRow:
    id: str
    clause: str
    customary: str
    held: Mapping[str, Held]


def conventions(report: Report) -> list[ConventionRow]:
    broken = Counter((base_name(r.backend), c) for r in report.results for c in r.conventions)
    notes = {id_: note for run in report.runs for id_, note in run.header.conventions.items()}
    rows = []
    for id_, note in notes.items():
        held = {
            name: Held(b.about.conventions[id_], broken[base_name(name), id_])
            for name, b in report.backends.items()
            if id_ in b.about.conventions
        }
        if held:
            rows.append(ConventionRow(id_, note.clause, note.customary, held))
    return rows


def _behaviours_of(r: Result) -> list[Way]:
    ways = (Way(r.kind, r.standing, r.worst), *r.also)
    return list({way.kind: way for way in ways if way.standing == "behaviour"}.values())


def _example(way: Way) -> str:
    if way.worst is None:
        return "differs"
    actual, customary = way.worst.actual, way.worst.lower
    digits = next((d for d in (4, 7, 9) if number(actual, d) != number(customary, d)), None)
    return f"returns {number(actual, digits)}; customary {number(customary, digits)}"


def number(x: Any, digits: int | None = None) -> str:
    """Format a number of a results file, where complex numbers are pairs, and NaN and infinities are strings.

    `digits` is the number of significant digits; by default the shortest form that identifies the number.
    """
    if isinstance(x, list | tuple) and len(x) == 2:
        real, imaginary = number(x[0], digits), number(x[1], digits)
        return f"{real}{'' if imaginary[0] in '+-' else '+'}{imaginary}i"
    if isinstance(x, bool):
        return str(x).lower()
    if isinstance(x, str):
        return {"nan": "NaN", "inf": "+inf"}.get(x, x)
    return repr(x) if digits is None or isinstance(x, int) else f"{x:.{digits}g}"
