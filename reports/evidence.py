"""What a finding is shown with: the words of the clause that decides, and what to copy."""

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
"""The backends of which there are no scripts: they are nobody else's."""
LARGEST = 1 << 18
"""No script of ours is larger; in bytes."""


@dataclass(frozen=True)
class Deciding:
    """A clause that decides about a finding, and where it stands."""

    op: str | None
    label: str
    words: str
    """In ours."""
    link: str
    quoted: str = ""
    """The specification's own words; empty where its text does not have the clause."""


def deciding(f: Finding) -> list[Deciding]:
    """The clauses that decide about the example of a finding, exactly."""
    op, labels = blamed(f), broken(f.example)
    if op is None and not labels:
        return [_deciding(f, x) for x in _few_ops(f.example)] or [_deciding(f, None)]
    if not labels:
        return [_deciding(f, op)]
    link = _link(op)
    ours = {c.label: c.predicate or c.why_not_modelled or "" for c in op_facts.clauses(op or "")}
    return [Deciding(op, x, ours.get(x, ""), link, clauses.words(op or "", x)) for x in labels]


def _deciding(f: Finding, op: str | None) -> Deciding:
    """What decides about a valid program, where this op is to blame."""
    label, words = _decides(f.state.key, len(op_facts.clauses(op or "")))
    quoted = _constraints(op or "") if label == "constraints" else _semantics(op or "", f.example)
    return Deciding(op, label, words, _link(op), quoted)


def _link(op: str | None) -> str:
    return f"{SPECIFICATION}#{op}" if op is not None and op_facts.in_specification(op) else SPECIFICATION


def _few_ops(r: Result) -> list[str]:
    """The ops of a small program of which none is to blame alone; none of a larger one. A constant is what the others
    are put to."""
    named = _NAMED.findall(r.reproduction.program) if r.reproduction is not None else []
    found = [op for op in dict.fromkeys(named) if op in ops()]
    others = [op for op in found if op != "constant"] or found
    return others if len(others) <= FEW else []


def _decides(state: str, count: int) -> tuple[str, str]:
    """Of a valid program with so many constraints: what decides, in our words."""
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
    """The constraints that the program of a result breaks; none of a valid one."""
    if r.twin is not None:
        return r.twin.broken
    is_invalid = r.verdict == "AcceptsInvalid" or (r.claim == "expectations" and "semantics" not in r.clauses)
    return r.clauses if is_invalid else ()


def conforming(r: Result) -> str:
    """What an implementation may do with the program of a result, in words; `reproduction.expected` and the worst
    element say it in numbers."""
    if broken(r):
        return f"a refusal: {', '.join(broken(r))} broken"
    if r.verdict == "Deviates" and r.kind in ("shape", "type", "count"):
        return "results of the types that the program says"
    return "that it is accepted" if r.verdict == "RejectsValid" else "a result"


def came_back(r: Result) -> str:
    """What came back of the program of a finding."""
    if r.verdict == "AcceptsInvalid":
        return "it is accepted"
    if r.verdict == "Deviates" and r.reproduction is not None and r.reproduction.actual:
        return r.reproduction.actual
    return in_a_line(r.message)


def blamed(f: Finding) -> str | None:
    """The op that is to blame for a finding; of one that accepts or refuses a program, the op that it is about."""
    named = [c.op for c in f.causes if c.op is not None and c.op in ops()]
    return named[0] if named and f.state.key not in ("accepts", "rejects") else f.example.op or f.op


def issue_text(report: Report, f: Finding) -> str:
    """A bug report to paste, from the record alone."""
    r = f.example
    versions = report.backends[f.backend].versions
    shown = r if r.reproduction is None or r.reproduction.op is None else r.reproduction
    name = " of ".join(filter(None, (shown.op or "a program", shown.element_type)))
    lines = [f"{f.backend.partition(' (')[0]}: {name}: {f.title}", "", f"Versions: {versions}", ""]
    for d in deciding(f):
        lines.append(f"{d.label}: {d.words} ({d.link})")
        lines += [f"> {line}".rstrip() for line in _short(d.quoted).splitlines()]
    lines += _shown(r)
    if r.message:
        lines += ["", "```", _short(r.message, 1500), "```"]
    return "\n".join(lines)


def _shown(r: Result) -> list[str]:
    """The program of a result, what goes in, what conforms and what came back."""
    program = r.reproduction or r.twin
    lines = [] if program is None else ["", "```mlir", program.program.rstrip(), "```", ""]
    if r.reproduction is None:
        return [*lines, f"Conforming: {conforming(r)}", f"Returned: {_short(came_back(r))}"]
    lines += [f"Argument {i}: {_short(json.dumps(x))}" for i, x in enumerate(r.reproduction.inputs)]
    lines += [f"{k}: {_short(json.dumps(x))}" for k, x in r.reproduction.streams.items()]
    lines.append(f"Conforming: {_short(r.reproduction.expected or conforming(r))}")
    lines.append(f"Returned: {_short(came_back(r))}")
    if r.reproduction.needs:
        lines.append(f"Not so without: {', '.join(r.reproduction.needs)}")
    return lines


def _short(text: str, most: int = 400) -> str:
    return text if len(text) <= most else f"{text[:most]}…"


def script(report: Report, result: Result) -> str:
    """The script of a finding, where it lies beside the results; empty where there is none. No other file is read,
    wherever the results say that it is."""
    if result.reproduction is None or not result.reproduction.directory:
        return ""
    name = Path(result.reproduction.directory).name
    return next(filter(None, (_read(run.path.parent / "findings" / name / SCRIPT) for run in report.runs)), "")


def scripted(result: Result) -> str:
    """The command that writes the script of a pinned program and runs it; empty where none can."""
    is_pin = result.claim == "expectations" and result.replay
    return f"{result.replay} --scripts --report shown" if is_pin and _base(result.backend) not in UNSCRIPTED else ""


def _base(backend: str) -> str:
    return re.split("[:=@ ]", backend, maxsplit=1)[0]


def _read(path: Path) -> str:
    if any(p.is_symlink() for p in (path, path.parent)) or not path.is_file() or path.stat().st_size > LARGEST:
        return ""
    return path.read_text(encoding="utf-8", errors="replace")


def messages(found: Sequence[Finding]) -> dict[str, str]:
    """What is too long to be shown, by the place of a file of its own."""
    return {message_page(f): f.example.message for f in found if len(f.example.message) > SHOWN}


SHOWN = 1500
"""Characters of a message that a page shows."""


def message_page(f: Finding) -> str:
    return f"messages/{f.id}.txt"
