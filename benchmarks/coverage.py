"""Coverage of StableHLO by an implementation: ops with a conforming case, and counts of verdicts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from generators.cases import Case
from generators.programs import case_strategies
from trials.checks import Executed
from trials.claims.base import drawable
from trials.claims.results import RESULTS
from trials.session import Session
from trials.settings import Settings
from trials.subject import Subject

USUAL = ("f32", "i32", "i1", "bf16", "ui8", "complex<f32>")
"""Element types of the cases, as far as an op allows them."""


def coverage(spec: str, rounds: int) -> dict[str, Any]:
    """Return counts over rounds of cases.

    A round has one case per op and usual element type; rounds after the first leave out ops with a conforming case.
    Raises BackendError.
    """
    settings = Settings(backends=(spec,), results=Path("results.jsonl"), max_examples=1)
    session = Session.of(settings)
    verdicts: Counter[str] = Counter()
    left = set(drawable())
    try:
        versions = dict(session.description(spec).versions)
        for seed in range(rounds):
            cases = list(_cases(replace(settings, seed=seed), left))
            judged = Executed().stream(session.backend(spec), (case for _, case in cases), session.latitude(spec))
            found = [(op, type(j.verdict).__name__) for (op, _), j in zip(cases, judged, strict=True)]
            verdicts.update(verdict for _, verdict in found)
            left -= {op for op, verdict in found if verdict == "Conforms"}
    finally:
        session.close()
    return {
        "versions": versions,
        "ops": len(drawable()),
        "ops_conforming": len(drawable()) - len(left),
        "ops_without": sorted(left),
        "cases": verdicts.total(),
        **_count(verdicts),
    }


def _cases(settings: Settings, ops: Collection[str]) -> Iterator[tuple[str, Case]]:
    for op in filter(ops.__contains__, drawable()):
        had = [str(t) for t in case_strategies.element_types(op)]
        for element_type in [t for t in USUAL if t in had] or had[:1]:
            subject = Subject("results", settings.backends[0], op, element_type)
            yield from ((op, case) for case in RESULTS.draw(subject, settings))


def _count(verdicts: Counter[str]) -> dict[str, int]:
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
