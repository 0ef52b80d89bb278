"""How much of StableHLO an implementation runs: the ops with a case that conforms, and what comes of the cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from generators import programs
from generators.cases import Case
from trials.checks import Executed
from trials.claims.base import drawable
from trials.claims.results import RESULTS
from trials.session import Session
from trials.settings import Settings
from trials.subjects import Subject

USUAL = ("f32", "i32", "i1", "bf16", "ui8", "complex<f32>")
"""The element types that cases are on, where an op has them."""


def covered(spec: str, examples: int) -> dict[str, Any]:
    """Counts, of as many cases per op and usual element type. Raises BackendError."""
    settings = Settings(backends=(spec,), results=Path("results.jsonl"), max_examples=examples)
    session = Session.of(settings)
    try:
        cases = list(_cases(settings))
        judged = list(Executed().stream(session.backend(spec), (case for _, case in cases), session.latitude(spec)))
        versions = dict(session.description(spec).versions)
    finally:
        session.close()
    verdicts = [type(j.verdict).__name__ for j in judged]
    conforming = {op for (op, _), verdict in zip(cases, verdicts, strict=True) if verdict == "Conforms"}
    return {
        "versions": versions,
        "ops": len(drawable()),
        "ops_conforming": len(conforming),
        "ops_without": sorted({op for op, _ in cases} - conforming),
        "cases": len(cases),
        **_counted(Counter(verdicts)),
    }


def _cases(settings: Settings) -> Iterator[tuple[str, Case]]:
    for op in drawable():
        had = [str(t) for t in programs.element_types(op)]
        for element_type in [t for t in USUAL if t in had] or had[:1]:
            subject = Subject("results", settings.backends[0], op, element_type)
            yield from ((op, case) for case in RESULTS.draw(subject, settings))


def _counted(verdicts: Counter[str]) -> dict[str, int]:
    named = {
        "conforming": "Conforms",
        "deviating": "Deviates",
        "unsupported": "Unsupported",
        "rejected": "RejectsValid",
        "crashed": "Crashes",
        "timed_out": "TimesOut",
        "undecided": "Undecided",
    }
    return {name: verdicts[verdict] for name, verdict in named.items()}
