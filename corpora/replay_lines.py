"""The output of a replay: one JSON object per function and backend (`replay.schema.json`)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from oracles.conventions import broken_text
from results.codec import decode, encode, parse_object
from results.file import lines_of
from results.records import Way
from results.verdicts import (
    AcceptsInvalid,
    Conforms,
    Deviates,
    Error,
    Kind,
    Stage,
    Standing,
    Undecided,
    Verdict,
    VerdictName,
    Worst,
    speaks_against,
)

SCHEMA = 1

Form = Literal["checks", "self-checking", "case", "plain", "rejection", "finding", "unread"]
Key = tuple[str, int, str, Form, str]
"""The identity of a line: file, module, function, form, backend."""
Where = Literal[Stage, "evaluate"]
"""The stages of an implementation, and the evaluation of our own."""


@dataclass(frozen=True)
class Line:
    """Verdict on one function on one backend.

    `form` tells how the function was judged: "checks" (check ops), "self-checking" (returns true), "case" (stored
    acceptance sets), "plain" (the evaluator's sets on given or drawn inputs), "rejection" (must be rejected), "finding"
    (the check of a published finding), or "unread".
    """

    file: str
    function: str
    module: int
    form: Form
    backend: str
    verdict: VerdictName
    reason: str
    kind: Kind | None = None
    standing: Standing | None = None
    stage: Where | None = None
    worst: Worst | None = None
    also: tuple[Way, ...] = ()
    seconds: Mapping[str, float] = field(default_factory=dict)
    replay: str = ""
    causes: tuple[str, ...] = ()
    """The ids of the expected causes that it shows."""

    @property
    def key(self) -> Key:
        return (self.file, self.module, self.function, self.form, self.backend)

    @property
    def fails(self) -> bool:
        return speaks_against(self.verdict, self.standing)

    def text(self) -> str:
        return encode(self, schema=SCHEMA) + "\n"


def members(verdict: Verdict) -> dict[str, Any]:
    match verdict:
        case Conforms():
            return {"verdict": "Conforms", "reason": ""}
        case Deviates(kind, standing, worst, message, also, conventions):
            return {
                "verdict": "Deviates",
                "reason": ": ".join(p for p in (message, _describe(kind, worst), broken_text(conventions)) if p),
                "kind": kind,
                "standing": standing,
                "worst": worst,
                "also": tuple(Way(d.kind, d.standing, d.worst) for d in also),
            }
        case Undecided(reason) | Error(reason):
            return {"verdict": type(verdict).__name__, "reason": reason}
        case AcceptsInvalid(message):
            return {"verdict": "AcceptsInvalid", "reason": message or "accepts what must be refused"}
    return {"verdict": type(verdict).__name__, "reason": one_line(verdict.message), "stage": verdict.stage}


def _describe(kind: Kind, worst: Worst | None) -> str:
    if worst is None:
        return kind
    where = f"output {worst.output}, input set {worst.input_set}, element {list(worst.index)}"
    ulps = "" if worst.ulps is None else f" ({worst.ulps:g} ulps off)"
    return f"{kind}: {where} is {worst.actual!r}, allowed is {set_text(worst)}{ulps}"


def set_text(worst: Worst) -> str:
    if isinstance(worst.lower, float) and math.isnan(worst.lower):
        return "NaN"
    one = f"{worst.lower!r}" if worst.lower == worst.upper else f"between {worst.lower!r} and {worst.upper!r}"
    return one + (" or NaN" if worst.nan else "")


def one_line(message: str, limit: int = 500) -> str:
    joined = " ".join(message.split())
    return joined if len(joined) <= limit else joined[:limit] + "..."


def keys_in(path: Path, *, skip_broken: bool = False) -> set[Key]:
    """Return the keys of a file's lines; an incomplete last line is ignored.

    Raises BadFile, and ValueError for a malformed line unless `skip_broken`.
    """
    found: set[Key] = set()
    for number, line in enumerate(lines_of(path)[:-1] if path.exists() else [], 1):
        try:
            found.add(decode(Line, parse_object(line, SCHEMA)).key)
        except ValueError:
            if not skip_broken:
                raise ValueError(f"{path}:{number}: is no line of a replay") from None
    return found


def without_cut_line(path: Path) -> None:
    if path.exists():
        content = path.read_bytes()
        path.write_bytes(content[: content.rfind(b"\n") + 1])
