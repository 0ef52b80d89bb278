"""Evidence for a finding: the text of the deciding clause, and a bug report to copy."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from reports import op_facts
from reports.finding_rows import Finding
from reports.gather import Report
from reports.views import in_a_line
from results.records import Result
from spec import clauses
from spec.op import ops

SPECIFICATION = "https://github.com/openxla/stablehlo/blob/main/docs/spec.md"
SCRIPT = "reproduce.py"
FEW = 3
_NAMED = re.compile(r"(?<![#!\w])stablehlo\.(\w+)")
UNSCRIPTED = frozenset({"reference"})
"""Backends without scripts: our own evaluator."""
LARGEST = 1 << 18
"""Upper bound of the size of a script, in bytes."""


@dataclass(frozen=True)
class Deciding:
    op: str | None
    label: str
    words: str
    """The clause in our words."""
    link: str
    quoted: str = ""
    """The specification's own words; empty if its text lacks the clause."""


def clauses_that_decide(f: Finding) -> list[Deciding]:
    op, labels = op_to_blame(f), broken(f.example)
    if op is None and not labels:
        return [_clause_for(f, x) for x in _few_ops(f.example)] or [_clause_for(f, None)]
    if not labels:
        return [_clause_for(f, op)]
    link = _link(op)
    ours = {c.label: c.predicate or c.why_not_modelled or "" for c in op_facts.clauses(op or "")}
    return [Deciding(op, x, ours.get(x, ""), link, clauses.words(op or "", x)) for x in labels]


def _clause_for(f: Finding, op: str | None) -> Deciding:
    label, words = _decides(f.state.key, len(op_facts.clauses(op or "")))
    quoted = _constraints(op or "") if label == "constraints" else _semantics(op or "", f.example)
    return Deciding(op, label, words, _link(op), quoted)


def _link(op: str | None) -> str:
    return f"{SPECIFICATION}#{op}" if op is not None and op_facts.in_specification(op) else SPECIFICATION


def _few_ops(r: Result) -> list[str]:
    named = _NAMED.findall(r.reproduction.program) if r.reproduction is not None else []
    found = [op for op in dict.fromkeys(named) if op in ops()]
    others = [op for op in found if op != "constant"] or found
    return others if len(others) <= FEW else []


def _decides(state: str, count: int) -> tuple[str, str]:
    match state:
        case "rejects":
            said = f"the program satisfies all {count} of them, so it is valid" if count else "the program is valid"
            return "constraints", said
        case "crash" | "hang":
            return "execution", "a program has a result or is refused; none ends the process"
        case "inaccurate":
            return "accuracy", "none is promised; the bound that this suite publishes is exceeded"
    return "semantics", "what the op computes from these operands"


def _constraints(op: str) -> str:
    return "\n".join(f"({label}) {words}" for label, words in clauses.constraints(op).items())


def _semantics(op: str, r: Result) -> str:
    return clauses.semantics(op, r.element_type if r.op == op else None)


def broken(r: Result) -> tuple[str, ...]:
    if r.twin is not None:
        return r.twin.broken
    is_invalid = r.verdict == "AcceptsInvalid" or (r.claim == "expectations" and "semantics" not in r.clauses)
    return r.clauses if is_invalid else ()


def what_conforms(r: Result) -> str:
    if broken(r):
        return f"a refusal: {', '.join(broken(r))} broken"
    if r.verdict == "Deviates" and r.kind in ("shape", "type", "count"):
        return "results of the types that the program says"
    return "that it is accepted" if r.verdict == "RejectsValid" else "a result"


def came_back(r: Result) -> str:
    if r.verdict == "AcceptsInvalid":
        return "it is accepted"
    if r.verdict == "Deviates" and r.reproduction is not None and r.reproduction.actual:
        return r.reproduction.actual
    return in_a_line(r.message)


def op_to_blame(f: Finding) -> str | None:
    """Return the op to blame; for a program wrongly accepted or rejected, the op that the case tests."""
    named = [c.op for c in f.causes if c.op is not None and c.op in ops()]
    return named[0] if named and f.state.key not in ("accepts", "rejects") else f.example.op or f.op


def issue_text(report: Report, f: Finding) -> str:
    r = f.example
    versions = report.backends[f.backend].versions
    shown = r if r.reproduction is None or r.reproduction.op is None else r.reproduction
    name = " of ".join(filter(None, (shown.op or "a program", shown.element_type)))
    lines = [f"{f.backend.partition(' (')[0]}: {name}: {f.title}", "", f"Versions: {versions}", ""]
    for d in clauses_that_decide(f):
        lines.append(f"{d.label}: {d.words} ({d.link})")
        lines += [f"> {line}".rstrip() for line in _short(d.quoted).splitlines()]
    lines += _evidence_lines(r)
    if r.message:
        lines += ["", "```", _short(r.message, 1500), "```"]
    return "\n".join(lines)


def _evidence_lines(r: Result) -> list[str]:
    program = r.reproduction or r.twin
    lines = [] if program is None else ["", "```mlir", program.program.rstrip(), "```", ""]
    if r.reproduction is None:
        return [*lines, f"Conforming: {what_conforms(r)}", f"Returned: {_short(came_back(r))}"]
    lines += [f"Argument {i}: {_short(json.dumps(x))}" for i, x in enumerate(r.reproduction.inputs)]
    lines += [f"{k}: {_short(json.dumps(x))}" for k, x in r.reproduction.streams.items()]
    lines.append(f"Conforming: {_short(r.reproduction.expected or what_conforms(r))}")
    lines.append(f"Returned: {_short(came_back(r))}")
    if r.reproduction.needs:
        lines.append(f"Not so without: {', '.join(r.reproduction.needs)}")
    return lines


def _short(text: str, most: int = 400) -> str:
    return text if len(text) <= most else f"{text[:most]}…"


def script(report: Report, result: Result) -> str:
    """Return the text of the script of a result's finding, or "".

    Only the folder of findings beside the results file is read, whatever path the results file names.
    """
    if result.reproduction is None or not result.reproduction.directory:
        return ""
    name = Path(result.reproduction.directory).name
    return next(filter(None, (_read(run.path.parent / "findings" / name / SCRIPT) for run in report.runs)), "")


def script_command(result: Result) -> str:
    is_pin = result.claim == "expectations" and result.replay
    return f"{result.replay} --scripts --report shown" if is_pin and _base(result.backend) not in UNSCRIPTED else ""


def _base(backend: str) -> str:
    return re.split("[:=@ ]", backend, maxsplit=1)[0]


def _read(path: Path) -> str:
    if any(p.is_symlink() for p in (path, path.parent)) or not path.is_file() or path.stat().st_size > LARGEST:
        return ""
    return path.read_text(encoding="utf-8", errors="replace")


def messages(found: Sequence[Finding]) -> dict[str, str]:
    return {message_page(f): f.example.message for f in found if len(f.example.message) > SHOWN}


SHOWN = 1500
"""Most characters of a message on a page."""


def message_page(f: Finding) -> str:
    return f"messages/{f.id}.txt"
