"""The lines that replaying writes: one JSON object for each function on each backend (`replay.schema.json`)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from oracles.conventions import broken_text
from results.codec import decoded, encoded, versioned
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
"""What a line is about: file, module, function, form, backend."""
Where = Literal[Stage, "evaluate"]
"""The stages of an implementation, and what our evaluator adds."""


@dataclass(frozen=True)
class Line:
    """One function on one backend.

    `form` says what was judged: "checks" (check ops), "self-checking" (returns true), "case" (stored acceptance sets),
    "plain" (the evaluator's sets on given or drawn inputs), "rejection" (must be refused), "finding" (published by a
    run, put to its check again), or "unread".
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
    """The ids of the expected causes that show."""

    @property
    def key(self) -> Key:
        return (self.file, self.module, self.function, self.form, self.backend)

    @property
    def fails(self) -> bool:
        """Whether it speaks against the implementation, or against the test."""
        return speaks_against(self.verdict, self.standing)

    def text(self) -> str:
        """As one line of JSON, the line end included."""
        return encoded(self, schema=SCHEMA) + "\n"


def members(verdict: Verdict) -> dict[str, Any]:
    """What a verdict says, as members of a line."""
    match verdict:
        case Conforms():
            return {"verdict": "Conforms", "reason": ""}
        case Deviates(kind, standing, worst, message, also, conventions):
            return {
                "verdict": "Deviates",
                "reason": ": ".join(p for p in (message, _described(kind, worst), broken_text(conventions)) if p),
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


def _described(kind: Kind, worst: Worst | None) -> str:
    if worst is None:
        return kind
    where = f"output {worst.output}, input set {worst.input_set}, element {list(worst.index)}"
    ulps = "" if worst.ulps is None else f" ({worst.ulps:g} ulps off)"
    return f"{kind}: {where} is {worst.actual!r}, allowed is {allowed(worst)}{ulps}"


def allowed(worst: Worst) -> str:
    """The set that an element should have been in."""
    if isinstance(worst.lower, float) and math.isnan(worst.lower):
        return "NaN"
    one = f"{worst.lower!r}" if worst.lower == worst.upper else f"between {worst.lower!r} and {worst.upper!r}"
    return one + (" or NaN" if worst.nan else "")


def one_line(message: str, limit: int = 500) -> str:
    """A message of an implementation, on one line and cut to a readable length."""
    joined = " ".join(message.split())
    return joined if len(joined) <= limit else joined[:limit] + "..."


def keys_in(path: Path, *, skip_broken: bool = False) -> set[Key]:
    """What the lines of a file are about; a last line that was cut off is none. Raises ValueError naming a line that is
    none of a replay, unless these are to be skipped, and BadFile."""
    found: set[Key] = set()
    for number, line in enumerate(lines_of(path)[:-1] if path.exists() else [], 1):
        try:
            found.add(decoded(Line, versioned(line, SCHEMA)).key)
        except ValueError:
            if not skip_broken:
                raise ValueError(f"{path}:{number}: is no line of a replay") from None
    return found


def without_cut_line(path: Path) -> None:
    """Cuts off a last line that was not written whole."""
    if path.exists():
        content = path.read_bytes()
        path.write_bytes(content[: content.rfind(b"\n") + 1])
