"""The lines that replaying writes: one JSON object for each function on each backend (`replay.schema.json`)."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from results.verdicts import AcceptsInvalid, Conforms, Deviates, Undecided, Verdict

SCHEMA = 1

Key = tuple[str, int, str, str, str]
"""What a line is about: file, module, function, form, backend."""


@dataclass(frozen=True)
class Line:
    """One function on one backend.

    `form` says what was judged: "checks" (check ops), "self-checking" (returns true), "case" (stored acceptance sets),
    "plain" (the evaluator's sets on given or drawn inputs), "rejection" (must be refused), or "unread".
    """

    file: str
    function: str
    module: int
    form: str
    backend: str
    verdict: str
    reason: str
    kind: str | None = None
    standing: str | None = None
    stage: str | None = None
    worst: Mapping[str, Any] | None = None
    also: tuple[Mapping[str, Any], ...] = ()
    seconds: Mapping[str, float] = field(default_factory=dict)
    replay: str = ""

    @property
    def key(self) -> Key:
        return (self.file, self.module, self.function, self.form, self.backend)

    @property
    def fails(self) -> bool:
        """Whether it speaks against the implementation, or against the test."""
        if self.verdict == "Deviates":
            return self.standing != "behaviour"
        return self.verdict in ("RejectsValid", "AcceptsInvalid", "Crashes", "TimesOut")

    def text(self) -> str:
        """As one line of JSON, the line end included."""
        return json.dumps(_encoded({"schema": SCHEMA, **asdict(self)}), allow_nan=False) + "\n"


def _encoded(x: Any) -> Any:
    match x:
        case float() if not math.isfinite(x):
            return repr(x)
        case Mapping():
            return {k: _encoded(v) for k, v in x.items()}
        case list() | tuple():
            return [_encoded(v) for v in x]
    return x


def members(verdict: Verdict) -> dict[str, Any]:
    """What a verdict says, as members of a line."""
    match verdict:
        case Conforms():
            return {"verdict": "Conforms", "reason": ""}
        case Deviates(kind, standing, worst, message, also):
            return {
                "verdict": "Deviates",
                "reason": ": ".join(p for p in (message, _described(kind, worst)) if p),
                "kind": kind,
                "standing": standing,
                "worst": None if worst is None else asdict(worst),
                "also": tuple(_also(d) for d in also),
            }
        case Undecided(reason):
            return {"verdict": "Undecided", "reason": reason}
        case AcceptsInvalid(message):
            return {"verdict": "AcceptsInvalid", "reason": message or "accepts what must be refused"}
    return {"verdict": type(verdict).__name__, "reason": one_line(verdict.message), "stage": verdict.stage}


def _also(deviation: Deviates) -> dict[str, Any]:
    worst = None if deviation.worst is None else asdict(deviation.worst)
    return {"kind": deviation.kind, "standing": deviation.standing, "worst": worst}


def _described(kind: str, worst: Any) -> str:
    if worst is None:
        return kind
    where = f"output {worst.output}, input set {worst.input_set}, element {list(worst.index)}"
    nan = " or NaN" if worst.nan else ""
    allowed = f"{worst.lower!r}" if worst.lower == worst.upper else f"between {worst.lower!r} and {worst.upper!r}"
    if isinstance(worst.lower, float) and math.isnan(worst.lower):
        allowed, nan = "NaN", ""
    ulps = "" if worst.ulps is None else f" ({worst.ulps:g} ulps off)"
    return f"{kind}: {where} is {worst.actual!r}, allowed is {allowed}{nan}{ulps}"


def one_line(message: str, limit: int = 500) -> str:
    """A message of an implementation, on one line and cut to a readable length."""
    joined = " ".join(message.split())
    return joined if len(joined) <= limit else joined[:limit] + "..."


def keys_in(path: Path) -> set[Key]:
    """What the lines of a file are about; a last line that was cut off is none. Raises ValueError naming the line."""
    found: set[Key] = set()
    if not path.exists():
        return found
    for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True), 1):
        if not line.endswith("\n"):
            break
        try:
            record = json.loads(line)
            found.add((record["file"], record["module"], record["function"], record["form"], record["backend"]))
        except (ValueError, KeyError, TypeError):
            raise ValueError(f"{path}:{number}: is no line of a replay") from None
    return found


def without_cut_line(path: Path) -> None:
    """Cuts off a last line that was not written whole."""
    if path.exists():
        content = path.read_bytes()
        path.write_bytes(content[: content.rfind(b"\n") + 1])
