"""A finding as something that can be acted on: a minimal program and its inputs on disk, the expected set, the actual
value, the clause, and one command that runs it again."""

from __future__ import annotations

import hashlib
import shlex
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from oracles.backends.protocol import Outcome, Results
from oracles.judge import Expected
from results.file import BrokenResults
from results.verdicts import Deviates, Verdict
from spec import streams
from spec.text import text
from trials.checks import Judged
from trials.plain import plain
from trials.subjects import Subject, one_line, shown

SHOWN = 64
"""Sets of more elements than this are described by their worst element alone."""


@dataclass(frozen=True)
class Finding:
    """What is reported: `text` for the terminal, `reproduction` for the results file."""

    text: str
    replay: str
    reproduction: Mapping[str, Any]

    @property
    def for_result(self) -> dict[str, Any]:
        return {"replay": self.replay, "reproduction": self.reproduction}


def write(folder: Path, subject: Subject, judged: Judged) -> Finding:
    """Writes `program.mlir`, `inputs.npz` (also of what its streams hold) and `finding.txt` into a folder of their own.
    Raises BrokenResults where it cannot."""
    case = judged.case
    program = text(case.program)
    digest = hashlib.sha256(f"{subject}{program}".encode()).hexdigest()[:6]
    parts = [subject.claim, subject.op, subject.element_type, subject.backend, what(judged.verdict), digest]
    directory = folder / "-".join(_file_name(p) for p in parts if p)
    inputs = case.inputs[0] if case.inputs else ()
    fed = {name: constant.array for name, constant in streams.named(case.program.streams).items()}
    words = ["python", "-m", "corpora", "replay", str(directory / "program.mlir"), "--backend", subject.backend]
    if inputs or fed:
        words += ["--inputs", str(directory / "inputs.npz")]
    replay = shlex.join(words)
    reproduction = {
        "program": program,
        "inputs": [plain(a) for a in inputs],
        **({"streams": {name: plain(a) for name, a in fed.items()}} if fed else {}),
        "expected": expected_text(judged.expected, judged.verdict),
        "actual": actual_text(judged.outcome, judged.verdict),
        "directory": str(directory),
    }
    report = _text(subject, judged.verdict, reproduction, replay)
    try:
        directory.mkdir(parents=True, exist_ok=True)
        (directory / "program.mlir").write_text(program)
        if inputs or fed:
            held = {name: storable(a) for name, a in fed.items()}
            np.savez(directory / "inputs.npz", *map(storable, inputs), **held)  # type: ignore[arg-type]
        (directory / "finding.txt").write_text(report + "\n")
    except OSError as e:
        raise BrokenResults(f"{directory}: cannot be written: {e.strerror}") from None
    return Finding(report, replay, reproduction)


def clear(folder: Path) -> None:
    """Removes what an earlier run reported, so that what is there is of this run. Raises BrokenResults."""
    try:
        for report in folder.glob("*/finding.txt"):
            shutil.rmtree(report.parent)
        if folder.exists() and not any(folder.iterdir()):
            folder.rmdir()
    except OSError as e:
        raise BrokenResults(f"{folder}: cannot be cleared: {e.strerror}") from None


def storable(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The array for an .npz file: types that NumPy does not know of itself as unsigned integers of the same bytes."""
    if array.dtype.kind == "V" or array.dtype.isbuiltin != 1:
        return array.view(f"u{array.dtype.itemsize}")
    return array


def what(verdict: Verdict) -> str:
    return verdict.kind if isinstance(verdict, Deviates) else type(verdict).__name__


def _file_name(part: str) -> str:
    return "".join(c if c.isalnum() or c in "_." else "_" for c in part)[:40]


def _text(subject: Subject, verdict: Verdict, reproduction: Mapping[str, Any], replay: str) -> str:
    name = " ".join(
        p for p in (subject.op or "a program", f"of {subject.element_type}" * bool(subject.element_type)) if p
    )
    lines = [f"{subject.backend}: {name}: {_headline(verdict)}"]
    clause = ", ".join(subject.clauses)
    lines.append(f"  clause:   {subject.op or 'programs'}: {clause}")
    if reproduction["expected"]:
        lines.append(f"  expected: {reproduction['expected']}")
    if reproduction["actual"]:
        lines.append(f"  actual:   {reproduction['actual']}")
    lines += [f"  input {i}:  {_short(v)}" for i, v in enumerate(reproduction["inputs"])]
    lines += [f"  {name}: {_short(v)}" for name, v in reproduction.get("streams", {}).items()]
    lines += ["  program:", *("    " + line for line in reproduction["program"].splitlines())]
    lines.append(f"  replay:   {replay}")
    return "\n".join(lines)


def _short(value: Any) -> str:
    found = str(value)
    return found if len(found) <= 400 else found[:400] + "..."


def _headline(verdict: Verdict) -> str:
    match verdict:
        case Deviates(kind, standing, worst, message):
            off = f", {worst.ulps:g} ulps off" if worst is not None and worst.ulps is not None else ""
            where = "" if worst is None else f" at {list(worst.index)} of output {worst.output}"
            return f"{kind} ({standing}){where}{off}{': ' * bool(message)}{message}"
    return f"{type(verdict).__name__}: {getattr(verdict, 'message', '')}"


def expected_text(expected: Expected, verdict: Verdict) -> str:
    """The set that the worst element should have been in, and all sets where they are few."""
    worst = verdict.worst if isinstance(verdict, Deviates) else None
    if worst is None:
        return ""
    lower, upper = one_line(worst.lower), one_line(worst.upper)
    if worst.lower != worst.lower:  # NaN
        return "NaN"
    interval = lower if lower == upper else f"from {lower} to {upper}"
    return interval + (" or NaN" if worst.nan else "")


def actual_text(outcome: Outcome, verdict: Verdict) -> str:
    """The worst element, and the whole output where it is small."""
    if not isinstance(outcome, Results):
        return outcome.message
    worst = verdict.worst if isinstance(verdict, Deviates) else None
    if worst is None:
        return ""
    array = outcome.outputs[worst.input_set][worst.output]
    whole = f" in {shown(array)}" if array is not None and 1 < array.size <= SHOWN else ""
    return f"{one_line(worst.actual)}{whole}"
