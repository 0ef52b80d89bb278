"""The report as a folder of HTML pages that open from disk."""

from __future__ import annotations

import functools
import itertools
import json
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

from reports import charts, evidence, matrix, op_facts, traceability_table, views, witnesses
from reports.behaviour_matrix import behaviours, conventions, number, questions
from reports.cause_rows import RANKS, Violation, by_backend, violations
from reports.everyday import TYPES
from reports.finding_rows import Finding
from reports.folder import replace_pages
from reports.gather import Backend, Report, gather, load
from reports.states import STATES, Tally, state
from results.records import CLAIMS, OF_OPS, REJECTS_INVALID, Result
from results.verdicts import Worst

ON_FIRST_PAGE = 30
"""Number of causes that the first page shows with programs and values."""


def build(results: Iterable[Path], out: Path) -> Path:
    """Write the report of results files into `out`; return its first page. Raises BrokenResults and Unwritable."""
    return write(gather(map(load, results)), out)


def write(report: Report, out: Path) -> Path:
    """Write the pages into `out`, which is created if missing; return the first page. Raises Unwritable."""
    replace_pages(out, files(report))
    return out / "index.html"


def files(report: Report) -> Iterable[tuple[str, str]]:
    return itertools.chain(pages(report), assets())


def assets() -> Iterable[tuple[str, str]]:
    for name in ("report.css", "report.js"):
        yield name, resources.files(__package__).joinpath("static", name).read_text(encoding="utf-8")


def pages(report: Report, cause_at: Callable[[Violation], str] | None = None) -> Iterable[tuple[str, str]]:
    """Yield the pages as (name, text).

    If `cause_at` is given, it returns the address of a cause's page, relative to the first page, and the cause pages
    are left out.
    """
    found = violations(report)
    env = environment(report, found, cause_at or cause_page)

    def page(template: str, root: str = "", **shown: Any) -> str:
        return env.get_template(template).render(root=root, **shown)

    yield "index.html", page("index.html", **_index(report, found))
    yield "matrix.html", page("matrix.html", **_matrix(report))
    left_open: dict[str, Any] = {
        "conventions": conventions(report), "behaviours": behaviours(report), "questions": questions(report),
    }  # fmt: skip
    yield "behaviours.html", page("behaviours.html", **left_open)
    yield "coverage.html", page("coverage.html", **_coverage(report))
    yield "traceability.html", page("traceability.html", **_labels(report))
    for v in found if cause_at is None else ():
        yield cause_page(v), page("cause.html", "../", **cause(report, v))
    traced = {(row.label.op, row.label.label): row for row in traceability_table.rows(report)}
    for op, results in report.of_op.items():
        if op is None:
            yield "programs.html", page("programs.html", **_programs(report))
        else:
            yield page_of(op), page("op.html", "../", traced=traced, **_op(report, op, results))
    yield from evidence.messages(report.findings).items()


def cause(report: Report, v: Violation) -> dict[str, Any]:
    shown = v.example.example
    return {
        "v": v,
        "issue": evidence.issue_text(report, v.example),
        "script": evidence.script(report, shown),
        "scripted": evidence.script_command(shown),
    }


def page_of(op: str | None) -> str:
    return "programs.html" if op is None else f"ops/{re.sub(r'[^A-Za-z0-9_]', '-', op)}.html"


def cause_page(v: Violation) -> str:
    return f"causes/{v.id}.html"


def anchor(element_type: str) -> str:
    return "t-" + re.sub(r"[^A-Za-z0-9]+", "-", element_type).strip("-")


@dataclass(frozen=True)
class Group:
    backend: Backend
    variants: Sequence[Backend]
    causes: Sequence[Violation]

    @property
    def tally(self) -> Tally:
        total = Tally(self.backend.tally)
        for v in self.variants:
            total.update(v.tally)
        return total


def _groups(report: Report, found: Sequence[Violation]) -> list[Group]:
    of = by_backend(found)
    backends = report.backends.values()
    bases = [b for b in backends if b.variant_of not in report.backends]
    return [Group(b, [v for v in backends if v.variant_of == b.name], of.get(b.name, ())) for b in bases]


def _index(report: Report, found: Sequence[Violation]) -> dict[str, Any]:
    return {
        "causes": found,
        "against_us": witnesses.against_us(report, found),
        "groups": _groups(report, found),
        "first": ON_FIRST_PAGE,
        "ranks": RANKS,
        "common": sorted(TYPES, key=op_facts.position),
    }


def _matrix(report: Report) -> dict[str, Any]:
    columns, rows = _columns(report), _rows(report)
    ops, types = [list(itertools.chain.from_iterable(of.values())) for of in (rows, columns)]
    found = matrix.cells(report, ops, types)
    return {"rows": rows, "columns": columns, "types": types, "cells": found, "fails": _row_fails(report)}


def _coverage(report: Report) -> dict[str, Any]:
    of_backends = {name: b.seconds for name, b in report.backends.items()}
    twin_labels: dict[str, list[str]] = defaultdict(list)
    for op, label in sorted(report.twins, key=lambda k: (k[0], op_facts.natural(k[1]))):
        twin_labels[op].append(label)
    listed = [op for ops in _rows(report).values() for op in ops]
    return {
        "claims": {k: v for k, v in CLAIMS.items() if any(k in b.claims for b in report.backends.values())},
        "twin_labels": twin_labels,
        "by_verdict": functools.partial(_by_verdict, report),
        "verifiers": [b for b in report.backends.values() if REJECTS_INVALID in b.claims],
        "silent": {
            "Undecided": views.silent(report, "undecided"),
            "Unsupported": views.silent(report, "unsupported"),
        },
        "tightness": views.tightness(report.results),
        "not_modelled": [(op, c) for op in listed for c in op_facts.clauses(op) if c.why_not_modelled],
        "not_described": op_facts.not_described(),
        "stages": views.stages(of_backends),
        "seconds_chart": Markup(charts.seconds(of_backends)),
    }


def _by_verdict(
    report: Report, op: str, labels: Sequence[str], backend: str
) -> tuple[list[str], list[tuple[str, Tally]]]:
    said = [(label, t) for label in labels if (t := report.twins[op, label].get(backend))]
    refused = [label for label, t in said if {s.key for s, _, _ in t.parts} == {"conforms"}]
    return refused, [(label, t) for label, t in said if label not in refused]


def _columns(report: Report) -> Mapping[str, list[str]]:
    seen = {t for _, _, t in report.cells}
    columns = {g: [t for t in types if g != op_facts.QUANTIZED or t in seen] for g, types in op_facts.GROUPS.items()}
    known = {t for types in columns.values() for t in types}
    columns["other"] = sorted(seen - known)
    return {g: types for g, types in columns.items() if types}


def _rows(report: Report) -> dict[str, list[str]]:
    rows = {f: list(ops) for f, ops in op_facts.families().items()}
    listed = {op for ops in rows.values() for op in ops}
    for op in sorted({op for op in report.of_op if op is not None} - listed):
        rows.setdefault(op_facts.family(op), []).append(op)
    return rows


def _row_fails(report: Report) -> Any:
    failing = {(f.backend, r.op) for f in report.findings if f.fails for r in f.results}
    return lambda backend, op: (backend, op) in failing


def _op(report: Report, op: str, results: Sequence[Result]) -> dict[str, Any]:
    tallies = {name: Tally() for name in report.backends}
    semantics: dict[str, Tally] = defaultdict(Tally)
    for r in results:
        tallies[r.backend].add(r)
        if r.claim in OF_OPS:
            semantics[r.backend].add(r)
    of_backends = views.seconds(results)
    return {
        "op": op,
        "found": report.findings_of(op),
        "tallies": {name: t for name, t in tallies.items() if t},
        "types": views.types(results, OF_OPS),
        "clauses": op_facts.clauses(op),
        "semantics": semantics,
        "accuracy": views.accuracy(results),
        "stages": views.stages(of_backends),
        "seconds_chart": Markup(charts.seconds(of_backends)) if of_backends else "",
    }


def _programs(report: Report) -> dict[str, Any]:
    by_claim: dict[str, dict[str, Tally]] = defaultdict(lambda: defaultdict(Tally))
    for r in report.of_op[None]:
        by_claim[r.claim][r.backend].add(r)
    return {"found": report.findings_of(None), "by_claim": by_claim, "claims": CLAIMS}


def _labels(report: Report) -> dict[str, Any]:
    found, verifiers = traceability_table.rows(report), traceability_table.verifiers(report)
    by_op: dict[str, list[traceability_table.Row]] = defaultdict(list)
    for row in found:
        by_op[row.label.op].append(row)
    counts = traceability_table.counts(found, verifiers)

    def says_of(row: traceability_table.Row) -> list[str]:
        return sorted({said for b in verifiers for said in row.answers(b)})

    def odd_of(rows: Sequence[traceability_table.Row]) -> Mapping[str, int]:
        said = ((a, b) for row in rows if row.offered for b in verifiers for a in row.answers(b))
        odd = Counter(f"{a}: {b}" for a, b in said if not a.startswith("refused"))
        return odd + Counter(traceability_table.NO_TWIN for row in rows if not row.offered and not row.is_open)

    return {
        "odd_of": odd_of,
        "by_op": by_op,
        "families": list(dict.fromkeys(sorted(map(op_facts.family, by_op)))),
        "verifiers": verifiers,
        "counts": counts,
        "said_of_twins": sorted({said for of_backend in counts["answers"].values() for said in of_backend}),
        "says": sorted({said for row in found for said in says_of(row)}),
        "says_of": says_of,
    }


def environment(report: Report, found: Sequence[Violation], cause_at: Callable[[Violation], str]) -> jinja2.Environment:
    cause_of = {f.id: v for v in found for f in v.findings}
    made = jinja2.Environment(
        loader=jinja2.PackageLoader("reports"), autoescape=True, trim_blocks=True, lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )  # fmt: skip
    made.globals.update(
        report=report, states=STATES, page_of=page_of, anchor=anchor, allowed=op_facts.columns_of,
        has_page=lambda op: op in report.of_op, family=lambda op: "" if op is None else op_facts.family(op),
        in_specification=op_facts.in_specification, most=_most, cause_page=cause_at,
        deciding=evidence.clauses_that_decide,
        message_page=evidence.message_page, shown=evidence.SHOWN,
        side_by_side=functools.partial(witnesses.side_by_side, report), cause_of=lambda f: cause_of.get(f.id),
        of_program=functools.partial(witnesses.of_program, report),
        broken=evidence.broken, conforming=evidence.what_conforms, came_back=evidence.came_back,
    )  # fmt: skip

    def is_variant(name: str) -> bool:
        return report.backends[name].variant_of is not None

    made.globals["is_variant"] = made.tests["variant"] = is_variant
    made.filters.update(
        number=number, accepted=_set_text, ulps=_ulps, cases=lambda n: count(n, "case"), count=count,
        inputs=_inputs, said=_summary_line, few=few, state=state, in_a_line=views.in_a_line,
    )  # fmt: skip
    return made


def count(n: int, what: str) -> str:
    return f"{n:,} {what}{'' if n == 1 else 's'}"


def _ulps(x: float) -> str:
    return f"{float(x):.3g} ULP"


def _set_text(worst: Worst) -> Markup:
    lower, upper = worst.lower, worst.upper
    ends = [Markup("<code>{}</code>").format(number(x)) for x in (lower, upper)]
    if str(lower) == "nan":
        return Markup("NaN only")
    between = ends[0] if lower == upper else Markup("from {} to {}").format(*ends)
    return between + Markup(" or NaN") if worst.nan else between


def _summary_line(f: Finding) -> str | Markup:
    if f.example.message:
        return views.in_a_line(f.example.message)
    if f.example.worst is None:
        return ""
    said = Markup("returns <code>{}</code>; {} {}")
    what = "conforming:" if f.fails else "customary"
    return said.format(number(f.example.worst.actual), what, _set_text(f.example.worst))


def few(items: Sequence[Any], limit: int) -> str:
    shown = ", ".join(str(x) for x in items[:limit])
    return shown if len(items) <= limit else f"{shown} and {len(items) - limit} more"


def _inputs(x: Any) -> str:
    return x if isinstance(x, str) else json.dumps(x)


def _most(tallies: Mapping[str, Tally]) -> int | str:
    return max((t.total() for t in tallies.values()), default="")
