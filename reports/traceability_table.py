"""`python -m reports.traceability_table RESULTS...`: all labels of the specification with their checks.

Each row has the predicate that checks the label, a program that breaks only it (its twin), and the answers of our
verifier and of each implementation to that program.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from reports.gather import Report, gather, load
from reports.states import State, state
from reports.views import in_a_line
from results import options
from results.file import BrokenResults
from results.records import REJECTS_INVALID, Invalid, Result
from results.untrusted import printable, tell
from spec import traceability
from spec.labels import revision

_WHEN = {"parse": "when parsed", "compile": "when compiled", "execute": "when executed"}
NO_TWIN, NOT_OFFERED = "no twin", "not offered"


@dataclass(frozen=True)
class Row:
    """One label of one op; `offered` holds, by implementation, the results of programs that break it."""

    label: traceability.Row
    offered: Mapping[str, Sequence[Result]]
    why_no_twin: str | None

    @property
    def id(self) -> str:
        return f"{self.label.op.replace(' ', '-')}-{self.label.label}"

    @property
    def demands(self) -> str:
        return (self.label.predicate or "").replace("_", " ")

    @cached_property
    def twin(self) -> Invalid | None:
        found = [r.twin for results in self.offered.values() for r in results if r.twin is not None]
        return min(found, key=lambda twin: len(twin.program), default=None)

    @property
    def messages(self) -> Mapping[str, str]:
        shown = ((b, next((r for r in of if r.twin == self.twin), None)) for b, of in self.offered.items())
        return {b: first_diagnostic(r.message) for b, r in shown if r is not None and r.message}

    @property
    def is_found_by_us(self) -> bool:
        return self.twin is not None and self.label.label in self.twin.broken

    @property
    def is_open(self) -> bool:
        checked = self.label.predicate is not None or self.label.reason is not None
        return not checked or not (self.is_found_by_us or self.why_no_twin or self.label.reason)

    def answers(self, backend: str) -> Mapping[str, int]:
        if not self.offered:
            return {NO_TWIN if self.why_no_twin or self.label.reason else NOT_OFFERED: 1}
        return Counter(answer(r) for r in self.offered.get(backend, ())) or {NOT_OFFERED: 1}

    def states(self, backend: str) -> Mapping[str, tuple[State, bool]]:
        return {answer(r): (state(r), r.expectation is not None) for r in self.offered.get(backend, ())}


def answer(result: Result) -> str:
    if result.verdict == "Conforms":
        return " ".join(filter(None, ("refused", _WHEN.get(result.stage or "", result.stage))))
    return state(result).title if result.verdict != "AcceptsInvalid" else "accepted"


_DIAGNOSTIC = re.compile(r'error: (?:"[^"]*":\d+:\d+: |loc\([^)]*\): )?(.*)')


def first_diagnostic(message: str) -> str:
    found = _DIAGNOSTIC.search(message)
    return in_a_line(found[1] if found else message)


def verifiers(report: Report) -> list[str]:
    return [name for name, b in report.backends.items() if REJECTS_INVALID in b.claims]


def rows(report: Report) -> list[Row]:
    offered: dict[tuple[str, str], dict[str, list[Result]]] = {}
    for r in report.results:
        if r.claim == REJECTS_INVALID and r.op is not None and r.clauses:
            offered.setdefault((r.op, r.clauses[0]), {}).setdefault(r.backend, []).append(r)
    return [
        Row(label, offered.get((label.op, label.label), {}), report.no_twin(label.op, label.label))
        for label in traceability.rows()
    ]


def counts(found: Sequence[Row], backends: Sequence[str]) -> dict[str, Any]:
    said = {b: Counter(a for row in found if row.offered for a in row.answers(b)) for b in backends}
    return {
        "labels": len(found),
        "of_the_specification": sum(row.label.in_specification for row in found),
        "checked": sum(row.label.predicate is not None for row in found),
        "with_a_twin": sum(row.twin is not None for row in found),
        "found_by_our_verifier": sum(row.is_found_by_us for row in found),
        "without_a_twin_for_a_reason": sum(not row.offered and not row.is_open for row in found),
        "open": sum(row.is_open for row in found),
        "answers": {b: dict(sorted(of.items())) for b, of in said.items()},
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = options.Parser(
        prog="python -m reports.traceability_table",
        description=__doc__,
        epilog="Exit status: 0 printed, 1 something is missing (with --check), 2 bad usage or a broken results file.",
    )
    parser.add_argument("results", type=Path, nargs="+", metavar="RESULTS", help="results.jsonl of a run")
    parser.add_argument("--ops", type=options.names, metavar="OP[,OP...]", help="only these ops")
    parser.add_argument("--skip-broken", action="store_true", help="leave out lines that cannot be read, and say so")
    parser.add_argument("--programs", action="store_true", help="print the twins too")
    parser.add_argument(
        "--check", action="store_true", help="fail where a label has no predicate, or no twin, and no reason why"
    )
    parser.add_argument("--json", action="store_true", help="JSON instead of a table")
    given = parser.parse_args(arguments)
    skipped: list[str] | None = [] if given.skip_broken else None
    try:
        report = gather(load(path, skipped) for path in given.results)
    except BrokenResults as e:
        return _fail(str(e))
    for problem in skipped or ():
        _fail(f"left out: {problem}")
    found = rows(report)
    if given.ops:
        known = {row.label.op for row in found}
        for op in sorted(set(given.ops) - known):
            return _fail(f"no op is called {op!r}{options.did_you_mean(op, known)}")
        found = [row for row in found if row.label.op in given.ops]
    backends = verifiers(report)
    tell(_as_json(found, backends) if given.json else _as_table(found, backends, given.programs))
    return int(given.check and any(row.is_open for row in found))


def _fail(message: str) -> int:
    print(f"python -m reports.traceability_table: {printable(message)}", file=sys.stderr)
    return 2


def _as_json(found: Sequence[Row], backends: Sequence[str]) -> str:
    body = {
        "revision": revision(),
        "counts": counts(found, backends),
        "rows": [
            {
                "op": row.label.op,
                "label": row.label.label,
                "in_specification": row.label.in_specification,
                "predicate": row.label.predicate,
                "why_not_modelled": row.label.reason,
                "twin": None if row.twin is None else asdict(row.twin),
                "why_no_twin": row.why_no_twin,
                "verdicts": {b: dict(row.answers(b)) for b in backends},
            }
            for row in found
        ],
    }
    return json.dumps(body, indent=1)


def _as_table(found: Sequence[Row], backends: Sequence[str], programs: bool) -> str:
    heads = ("op", "label", "our verifier", *backends, "what the label demands")
    lines = [(row.label.op, row.label.label, ours(row), *_answer_cells(row, backends), _demands(row)) for row in found]
    widths = [max(map(len, column)) for column in zip(heads, *lines, strict=True)][:-1]
    printed = [_pad(heads, widths)]
    for row, line in zip(found, lines, strict=True):
        printed.append(_pad(line, widths))
        if programs and row.twin is not None:
            printed += [f"    {text}" for text in row.twin.program.splitlines()]
    return "\n".join((*printed, "", *_totals(found, backends)))


def _pad(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "  ".join((*(f"{cell:{width}}" for cell, width in zip(cells, widths, strict=False)), cells[-1]))


def ours(row: Row) -> str:
    if row.twin is None:
        return "-"
    others = [label for label in row.twin.broken if label != row.label.label]
    also = f", also {', '.join(others)}" if others else ""
    return f"refused{also}" if row.is_found_by_us else "accepted"


def _answer_cells(row: Row, backends: Sequence[str]) -> list[str]:
    said = (row.answers(b) for b in backends)
    return [", ".join(f"{n} {a}" if sum(of.values()) > 1 else a for a, n in of.items()) for of in said]


def _demands(row: Row) -> str:
    if row.label.reason is not None:
        return f"not modelled: {row.label.reason}"
    why = f" (no twin: {row.why_no_twin})" if row.why_no_twin and not row.offered else ""
    return f"{row.demands}{why}"


def _totals(found: Sequence[Row], backends: Sequence[str]) -> list[str]:
    total = counts(found, backends)
    said = total.pop("answers")
    lines = [f"{revision()}:", "  " + ", ".join(f"{n} {name.replace('_', ' ')}" for name, n in total.items())]
    lines += [f"  {b}: " + ", ".join(f"{n} {a}" for a, n in of.items()) for b, of in said.items()]
    return lines


if __name__ == "__main__":
    sys.exit(main())
