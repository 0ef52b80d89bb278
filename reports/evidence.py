"""What a finding is shown with: the words of the clause that decides, and what to copy."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from reports import registry
from reports.findings import Finding
from reports.gather import Report
from results.records import Result
from spec.op import ops

SPECIFICATION = "https://github.com/openxla/stablehlo/blob/main/docs/spec.md"
SCRIPT = "reproduce.py"
LARGEST = 1 << 18
"""No script of ours is larger; in bytes."""


@dataclass(frozen=True)
class Deciding:
    """A clause that decides about a finding, and where it stands."""

    op: str | None
    label: str
    words: str
    link: str
    is_quoted: bool = False
    """Whether the words are what `spec` says the clause demands."""


def deciding(f: Finding) -> list[Deciding]:
    """The clauses that decide about the example of a finding, exactly."""
    op = blamed(f)
    link = f"{SPECIFICATION}#{op or 'programs'}"
    match f.state.key:
        case "accepts":
            twin = f.example.twin
            labels = twin.broken if twin is not None else f.example.clauses
            words = {c.label: c.predicate or c.why_not_modelled or "" for c in registry.clauses(op or "")}
            return [Deciding(op, label, words.get(label, ""), link, True) for label in labels]
        case "rejects":
            count = len(registry.clauses(op or ""))
            said = f"the program satisfies all {count} of them, so it is valid" if count else "the program is valid"
            return [Deciding(op, "constraints", said, link)]
        case "crash" | "hang":
            return [Deciding(op, "execution", "a program has a result or is refused; none ends the process", link)]
        case "inaccurate":
            return [Deciding(op, "accuracy", "none is promised; the bound that this suite publishes is exceeded", link)]
    return [Deciding(op, "semantics", "what the op computes from these operands", link)]


def blamed(f: Finding) -> str | None:
    """The op that is to blame for a finding; of one that accepts or refuses a program, the op that it is about."""
    named = [c.op for c in f.causes if c.op is not None and c.op in ops()]
    return named[0] if named and f.state.key not in ("accepts", "rejects") else f.example.op or f.op


def issue_text(report: Report, f: Finding) -> str:
    """A bug report to paste, from the record alone."""
    r = f.example
    versions = report.backends[f.backend].versions
    name = " of ".join(filter(None, (r.op or "a program", r.element_type)))
    lines = [f"{f.backend.partition(' (')[0]}: {name}: {f.title}", "", f"Versions: {versions}", ""]
    lines += [f"{d.label}: {d.words} ({d.link})" for d in deciding(f)]
    if r.reproduction is not None:
        lines += ["", "```mlir", r.reproduction.program.rstrip(), "```", ""]
        lines += [f"Argument {i}: {_short(json.dumps(x))}" for i, x in enumerate(r.reproduction.inputs)]
        lines += [f"{k}: {_short(json.dumps(x))}" for k, x in r.reproduction.streams.items()]
        if r.reproduction.expected:
            lines += [f"Conforming: {_short(r.reproduction.expected)}", f"Returned: {_short(r.reproduction.actual)}"]
        if r.reproduction.needs:
            lines.append(f"Not so without: {', '.join(r.reproduction.needs)}")
    if r.message:
        lines += ["", "```", _short(r.message, 1500), "```"]
    return "\n".join(lines)


def _short(text: str, most: int = 400) -> str:
    return text if len(text) <= most else f"{text[:most]}…"


def script(report: Report, result: Result) -> str:
    """The script of a finding, where it lies beside the results; empty where there is none. No other file is read,
    wherever the results say that it is."""
    if result.reproduction is None or not result.reproduction.directory:
        return ""
    name = Path(result.reproduction.directory).name
    return next(filter(None, (_read(run.path.parent / "findings" / name / SCRIPT) for run in report.runs)), "")


def _read(path: Path) -> str:
    if any(p.is_symlink() for p in (path, path.parent)) or not path.is_file() or path.stat().st_size > LARGEST:
        return ""
    return path.read_text(encoding="utf-8", errors="replace")


def releases(report: Report, f: Finding) -> str:
    """The releases that have a known cause, as its entries say it."""
    known = report.backends[f.backend].about.expectations
    notes = [known[e] for e in (f.expectation or "").split(", ") if e in known]
    return "; ".join(dict.fromkeys(f"{package} {which}" for n in notes for package, which in n.releases.items()))


def messages(found: Sequence[Finding]) -> dict[str, str]:
    """What is too long to be shown, by the place of a file of its own."""
    return {message_page(f): f.example.message for f in found if len(f.example.message) > SHOWN}


SHOWN = 1500
"""Characters of a message that a page shows."""


def message_page(f: Finding) -> str:
    return f"messages/{f.id}.txt"
