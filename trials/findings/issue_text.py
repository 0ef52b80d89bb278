"""The text of an issue: the failure, the program, returned and expected values, and quotations of the specification.

It contains no path of this machine and no term of this suite.
"""

from __future__ import annotations

import functools
import platform
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from oracles.backends.command import CommandBackend
from oracles.backends.hosted import HostedBackend
from oracles.backends.protocol import Backend, Results
from results.backend_names import BackendName
from results.verdicts import Deviates, Verdict
from spec import clauses
from spec.program import Program
from spec.types import QuantizedType, TensorType
from trials.case_records import program_text
from trials.checks import Failure, Judged
from trials.failure_text import actual_text, expected_text, goes_away_text
from trials.findings.published_finding import about_of
from trials.findings.scripts.script import NAME, Script
from trials.findings.spoken_names import spoken_name, spoken_type
from trials.plain_data import preview

SPECIFICATION = "https://openxla.org/stablehlo/spec"
MOST_LINES = 40
"""Maximum number of lines of a program in the text."""
MOST_QUOTED = 3
"""Maximum number of constraints that are quoted."""
MOST_WORDS = 900
"""Maximum number of characters of a quotation or message."""

_KINDS: Mapping[str, str] = {
    "wrong-value": "wrong value",
    "infinity": "infinity in the wrong place",
    "nan": "NaN in the wrong place",
    "signed-zero": "zero of the wrong sign",
    "subnormal-flush": "subnormal numbers become zero",
    "off-by-ulps": "result is too inaccurate",
    "shape": "result of the wrong shape",
    "type": "result of the wrong element type",
    "count": "wrong number of results",
    "nondeterministic": "two runs return different results",
}
_VERDICTS: Mapping[str, str] = {
    "RejectsValid": "a valid program is refused",
    "AcceptsInvalid": "an invalid program is accepted",
    "Crashes": "the process crashes",
    "TimesOut": "no answer",
}


@dataclass(frozen=True)
class Background:
    """Knowledge about a cause besides a case; each field may be empty.

    `clauses`: broken constraints, or the deciding clause. `releases`: version ranges by package. `goes_away`: changes,
    and `needs`: compiler parts, without which it does not fail. `others`: by name, how other implementations handle the
    case. `at_random`: it fails in some runs only. `instructions`: instruction sets of the processors that show it.
    """

    op: str | None = None
    reason: str = ""
    clauses: tuple[str, ...] = ()
    releases: Mapping[str, str] = field(default_factory=dict)
    goes_away: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    others: Mapping[str, str] = field(default_factory=dict)
    at_random: bool = False
    instructions: tuple[str, ...] = ()


def title_of(backend: Backend, failure: Failure, judged: Judged, known: Background) -> str:
    op, element_type = about_of(judged.case)
    subject = known.op or _deciding_op(op or "program", known.reason, judged.case.program)
    kind = _kind(failure, judged.verdict) or _VERDICTS.get(failure.verdict, failure.verdict)
    since = _since(known.releases)
    typed = f" on {spoken_type(element_type)}" if element_type else ""
    return f"{_implementation(backend)}: {subject}{typed}: {kind}{f' ({since})' if since else ''}"


def _kind(failure: Failure, verdict: Verdict) -> str:
    worst = verdict.worst if isinstance(verdict, Deviates) and verdict.kind == failure.kind else None
    if failure.kind == "nan" and worst is not None:
        is_nan = worst.actual != worst.actual
        return "NaN where a number is expected" if is_nan else "a number where NaN is expected"
    return _KINDS.get(failure.kind or "", "")


def issue(
    backend: Backend,
    failure: Failure,
    judged: Judged,
    known: Background,
    *,
    script: Script | None = None,
    ended: str | None = None,
) -> str:
    """Return the whole text. `ended`: how the published script ended, None if it was not run."""
    sections = [
        f"# {title_of(backend, failure, judged, known)}",
        _versions(backend),
        " ".join(known.reason.split()),
        _program(backend, judged),
        _values(judged, failure),
        _clause_text(judged, failure, known),
        _notes(known),
        _how_to_run(script, ended),
    ]
    return "\n\n".join(s for s in sections if s) + "\n"


def _implementation(backend: Backend) -> str:
    name = BackendName.parse(backend.name)
    return (
        name.base if isinstance(backend, CommandBackend) else spoken_name(str(replace(name, python=None, version="")))
    )


def _since(releases: Mapping[str, str]) -> str:
    found = [(p, re.search(r">=\s*([\w.]+)", which)) for p, which in releases.items()]
    return ", ".join(f"since {package} {m[1]}" for package, m in found if m is not None)


def _ordered(which: str) -> str:
    """Return a range of releases with its lower bound first."""
    return ", ".join(sorted(which.split(","), key=lambda part: not part.startswith(">")))


def _versions(backend: Backend) -> str:
    about = backend.describe()
    versions = ", ".join(f"{name} {version}" for name, version in sorted(about.versions.items()))
    device = about.device.rpartition("/")[2] if isinstance(backend, CommandBackend) else about.device
    options = backend.worker.settings.options if isinstance(backend, HostedBackend) else {}
    flags = options.get("flags") or {}
    spelled = ", ".join(f"{k}={v}" for k, v in flags.items()) if isinstance(flags, dict) else " ".join(flags)
    told = f" Options: {spelled}." if spelled else ""
    return f"Versions: {versions or 'unknown'}. Runs on: {device}, {hardware()}.{told}"


@functools.cache
def hardware() -> str:
    """Return the processor, its architecture and the operating system of this machine."""
    try:
        found = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.MULTILINE)
    except OSError:
        found = None
    model = found[1].strip() if found else platform.processor()
    return ", ".join(part for part in (model, f"{platform.machine()} {platform.system()}") if part)


def _program(backend: Backend, judged: Judged) -> str:
    translated = _TRANSLATED if BackendName.parse(backend.name).base in ("onnx", "onnxruntime") else ""
    return translated + _spelled_program(judged)


_TRANSLATED = f"This is the program in StableHLO; `{NAME}` holds the ONNX model that it was translated to.\n\n"


def _spelled_program(judged: Judged) -> str:
    found = program_text(judged).rstrip()
    if len(found.splitlines()) > MOST_LINES or len(found) > 4000:
        return "The program is in `program.mlir`, beside this text."
    return f"```mlir\n{found}\n```"


# What comes out.


def _values(judged: Judged, failure: Failure) -> str:
    row = judged.case.inputs[0] if judged.case.inputs else ()
    types = [a.type for a in judged.case.program.main.arguments]
    lines = [f"- Input {i}: {_value(x, t)}" for i, (x, t) in enumerate(zip(row, types, strict=False))]
    returned, expected = _outcome(judged, failure)
    return "\n".join([*lines, f"- Actual: {returned}", f"- Expected: {expected}"])


def _value(array: np.ndarray[Any, Any], t: Any) -> str:
    stored = f"`{preview(array)}`"
    if not isinstance(t, TensorType) or not isinstance(t.element_type, QuantizedType) or array.size > 24:
        return stored
    return f"{stored}, which {_STAND[array.size != 1]} for `{preview(real(array, t))}`"


_STAND = ("stands", "stand")


def real(array: np.ndarray[Any, Any], t: TensorType) -> np.ndarray[Any, Any]:
    q = t.element_type
    assert isinstance(q, QuantizedType)
    shape = [1] * array.ndim
    if q.quantization_dimension is not None:
        shape[q.quantization_dimension] = len(q.scales)
    scales = np.reshape(np.array(q.scales), shape if q.quantization_dimension is not None else ())
    zeros = np.reshape(np.array(q.zero_points), shape if q.quantization_dimension is not None else ())
    return np.asarray((array.astype(np.float64) - zeros) * scales)


def _outcome(judged: Judged, failure: Failure) -> tuple[str, str]:
    verdict = judged.verdict
    match failure.verdict:
        case "AcceptsInvalid":
            return "the program is accepted", "it is refused"
        case "Deviates":
            assert isinstance(verdict, Deviates)
            return _deviation(judged, verdict, failure)
    message = _short(_without_paths(getattr(verdict, "message", "")))
    said = f"\n\n```\n{message}\n```\n" if message else ""
    wanted = expected_text(judged.expected, verdict)
    return f"{_VERDICTS.get(failure.verdict, failure.verdict)}{said}", f"`{wanted}`" if wanted else "a result"


def _deviation(judged: Judged, verdict: Deviates, failure: Failure) -> tuple[str, str]:
    parts = (verdict, *verdict.also)
    part = next((v for v in parts if (v.kind, v.standing) == failure[1:]), verdict)
    if part.kind in ("shape", "type", "count", "nondeterministic"):
        return part.message or part.kind, "results of the types that the program says, the same each time"
    actual, expected = actual_text(judged.outcome, part), expected_text(judged.expected, part)
    actual, _, all_of_it = actual.partition(" in ")
    whole_text = f" (all of it: `{all_of_it}`)" if all_of_it else ""
    where = f" at {list(part.worst.index)}" if part.worst is not None and part.worst.index else ""
    types = judged.case.program.main.result_types
    t = types[part.worst.output] if part.worst is not None else None
    if isinstance(t, TensorType) and isinstance(t.element_type, QuantizedType) and part.worst is not None:
        whole = judged.outcome.outputs[0][part.worst.output] if isinstance(judged.outcome, Results) else None
        bounds = [np.full(t.static_shape, b) for b in (part.worst.lower, part.worst.upper)] if t.is_static else []
        reals = [float(real(x, t)[part.worst.index]) for x in (*([] if whole is None else [whole]), *bounds)]
        if len(reals) == 3:
            numbers = f"{reals[1]:g}" if reals[1] == reals[2] else f"from {reals[1]:g} to {reals[2]:g}"
            stood = f"`{actual}`{where}, which stands for {reals[0]:g}{whole_text}"
            return stood, f"`{expected}`, which stands for {numbers}"
    return f"`{actual}`{where}{whole_text}", f"`{expected}`"


def _without_paths(message: str) -> str:
    return re.sub(r"(?<![\w.])/(?:[\w.+-]+/)+", "", message)


def _short(said: str, most: int = MOST_WORDS) -> str:
    said = said.strip()
    return said if len(said) <= most else said[:most] + " ..."


# What decides.


def _clause_text(judged: Judged, failure: Failure, known: Background) -> str:
    op, element_type = about_of(judged.case)
    op = known.op or op
    if op is None:
        return ""
    if failure.verdict == "AcceptsInvalid":
        return "\n\n".join(
            _quote(op, f"constraint {label}", f"({label}) {clauses.words(op, label)}")
            for label in known.clauses
            if clauses.words(op, label)
        )
    if named := _named_constraints(known.reason):
        return named
    if failure.verdict == "Deviates":
        op = _deciding_op(op, known.reason, judged.case.program)
        said = _quote(op, "semantics", _shorten_clause(clauses.semantics(op, element_type), element_type))
        return said or f"The specification has no op `{op}`."
    if failure.verdict == "RejectsValid":
        listed = clauses.constraints(op)
        every = "the one constraint" if len(listed) == 1 else f"all {len(listed)} constraints"
        return f"The program satisfies {every} of [`{op}`]({_link(op)})." if listed else ""
    return ""


_NAMED = re.compile(r"\((\w+), ((?:[CI]\d+)(?:(?:, | and )[CI]\d+)*)(?=[:)]| and semantics|, semantics)")
"""An op and the constraints that a reason names in parentheses."""


def _named_constraints(reason: str) -> str:
    """Return quotations of the constraints that a reason names; "" if it names none, or only a range of constraints."""
    found = [
        _quote(op, f"constraint {label}", f"({label}) {clauses.words(op, label)}")
        for op, labels in _NAMED.findall(reason)
        for label in re.findall(r"[CI]\d+", labels)
        if clauses.words(op, label)
    ]
    return "\n\n".join(found[:MOST_QUOTED])


_SEMANTICS = re.compile(r"\(((?:\w+(?:, | and ))*\w+), semantics:")
"""The ops whose semantics a reason names in parentheses."""


def _deciding_op(blamed: str, reason: str, program: Program) -> str:
    """Return the op whose semantics decide: the blamed one, or one in its body if the reason names only that."""
    named = [op for ops in _SEMANTICS.findall(reason) for op in re.split(", | and ", ops)]
    present = {o.name for o in program.operations()}
    return blamed if blamed in named else next((op for op in named if op in present), blamed)


_FAMILIES: Mapping[str, str] = {"quant": "quantiz", "complex": "complex", "i1": "boolean"}
"""Prefix of an element type, and the word by which sentences about its family are found."""


def _shorten_clause(said: str, element_type: str | None) -> str:
    """Shorten a long text to its first sentence and those about the element type's family."""
    if len(said) <= MOST_WORDS:
        return said
    first, *rest = [line for line in said.splitlines() if line.strip()]
    word = next((w for begin, w in _FAMILIES.items() if (element_type or "").startswith(begin)), None)
    about = [line for line in rest if word is not None and word in line]
    return _short("\n".join([first, *(about or rest)]))


def _quote(op: str, section: str, words: str) -> str:
    if not words:
        return ""
    lines = "\n".join(f"> {line.strip()}" for line in words.splitlines() if line.strip())
    return f"The specification says, [`{op}`]({_link(op)}), {section}:\n\n{lines}"


def _link(op: str) -> str:
    return f"{SPECIFICATION}#{op}"


def _notes(known: Background) -> str:
    lines: list[str] = []
    if known.others:
        told = "\n".join(f"  - {spoken_name(name)} {said}" for name, said in known.others.items())
        lines.append(f"- Other implementations, on the same program and inputs:\n{told}")
    if known.at_random:
        lines.append("- It fails now and then, not in every run.")
    if known.instructions:
        lines.append(f"- Processors that show it: those with {' and '.join(known.instructions)}.")
    if known.needs:
        lines.append(f"- It goes away without {' and without '.join(known.needs)}.")
    if said := goes_away_text(known.goes_away):
        lines.append(f"- {said}.")
    if known.releases:
        ranges = "; ".join(f"{package} {_ordered(which)}" for package, which in known.releases.items())
        lines.append(f"- Releases that have it: {ranges}.")
    return "\n".join(lines)


def _how_to_run(script: Script | None, ended: str | None) -> str:
    if script is None:
        return ""
    given = f" {script.argument.upper().replace(' ', '_').replace(chr(39), '')}" if script.argument else ""
    needs = f", which needs {', '.join(script.packages)} and NumPy" if script.packages else ""
    shown = "NOT RUN yet" if ended is None else f"Run in a process of its own: {ended}"
    return f"To reproduce: `python {NAME}{given}`{needs}. {shown}."
