"""The terminal output of a campaign: a progress line, and a summary."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TextIO

from fuzz.batch_outcome import UNCHANGED
from fuzz.state import FLAKY, KNOWN, NEW, Cause, Totals

SECONDS, ON_TERMINAL = 60.0, 1.0
"""Seconds between two progress lines."""


@dataclass
class Screen:
    stream: TextIO = field(default_factory=lambda: sys.stderr)
    is_quiet: bool = False
    _last: float = 0.0

    def show(self, totals: Totals, causes: Sequence[Cause], left: str, *, now: bool = False) -> None:
        is_terminal = self.stream.isatty()
        if self.is_quiet or not (now or time.monotonic() - self._last >= (ON_TERMINAL if is_terminal else SECONDS)):
            return
        self._last = time.monotonic()
        line = " | ".join([*_figures(totals, causes), left])
        self.stream.write(f"\r\033[2K{line}" if is_terminal else f"{line}\n")
        self.stream.flush()

    def say(self, text: str) -> None:
        self.stream.write(f"\r\033[2K{text}\n" if self.stream.isatty() else f"{text}\n")
        self.stream.flush()


def _figures(totals: Totals, causes: Sequence[Cause]) -> list[str]:
    by_status = {status: sum(c.status == status for c in causes) for status in (NEW, FLAKY, KNOWN)}
    found = [f"{totals.programs} programs", f"{rate(totals):.1f}/s", f"{by_status[NEW]} new causes"]
    found += [f"{by_status[FLAKY]} flaky"] if by_status[FLAKY] else []
    return [*found, f"{by_status[KNOWN]} known", f"{totals.kept} kept"]


def rate(totals: Totals) -> float:
    return totals.programs / totals.seconds if totals.seconds else 0.0


def bare_rate(totals: Totals, jobs: int) -> float:
    return max(jobs, 1) * totals.bare_programs / totals.bare_seconds if totals.bare_seconds else 0.0


def unsupported_share(totals: Totals) -> float:
    return totals.unsupported / totals.judged if totals.judged else 0.0


def summary(totals: Totals, causes: Sequence[Cause], run: int, jobs: int) -> str:
    bare = bare_rate(totals, jobs)
    lines = [
        ", ".join(_figures(totals, causes)),
        f"{totals.rejected} more were drawn and ruled out, {unsupported_share(totals):.1%} were unsupported",
    ]
    if totals.unchanged:
        lines.append(f"{totals.judged - totals.unchanged} of {totals.judged} programs were changed")
    if bare:
        lines.append(f"the implementation alone: {bare:.1f} programs/s, {rate(totals) / bare:.2f} of it were reached")
    if totals.troubles:
        lines.append(f"{totals.troubles} times something of ours went wrong; see `troubles` in the database")
    fresh = [c for c in causes if c.run == run and c.status != KNOWN]
    lines += [f"  {c.status}: {c.backend}: {c.id}: {c.text} ({c.times} times) in {c.folder}" for c in fresh]
    return "\n".join(lines)


def by_backend(verdicts: Mapping[str, Mapping[str, int]], causes: Sequence[Cause]) -> list[str]:
    """Return one line per rewriting backend: changed programs, verdicts on them, causes; empty for a single backend."""
    if len(verdicts) < 2 or not any(UNCHANGED in found for found in verdicts.values()):
        return []
    return [_of_rewriter(name, found, [c for c in causes if c.backend == name]) for name, found in verdicts.items()]


def _of_rewriter(name: str, verdicts: Mapping[str, int], causes: Sequence[Cause]) -> str:
    changed = {verdict: n for verdict, n in verdicts.items() if verdict != UNCHANGED}
    said = "".join(f", {n} {verdict}" for verdict, n in sorted(changed.items()))
    known = sum(c.status == KNOWN for c in causes)
    return f"{name}: {sum(changed.values())} changed{said}; {len(causes) - known} new causes, {known} known"
