"""Confirmation of candidates: those that also fail when run alone are suspects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from generators.cases import Case
from oracles.backends.protocol import Backend
from oracles.latitudes import Latitude
from results.verdicts import fails
from spec.program import Operation, Program
from trials.checks import Executed, Judged
from trials.locate.wrong_values import Candidate

MOST_INPUT_SETS = 64


@dataclass(frozen=True)
class Suspect:
    judged: Judged
    """The program takes the operands as arguments, ends in the operation and returns its results. Operations that
    produce its operands of token, tuple or future type are included.
    """
    constants_kept: bool
    """Whether it fails only while constant operands stay constants, instead of becoming arguments."""

    @property
    def operation(self) -> Operation:
        return self.judged.case.program.main.body.operations[-2]


Question = tuple[int, Program]
"""Number of a failing case, and the program of one operation; equal operations of a case share a run."""


def confirm(backend: Backend, latitude: Latitude, found: Sequence[Sequence[Candidate]]) -> list[list[Suspect]]:
    """Return for each failing case the candidates that fail when run alone, in program order.

    A loop stands after those in its body, and is left out if they explain its wrong results. A value that the compiler
    uses before rounding it produces candidates that conform alone; they are dropped.
    """
    everyone = [(n, c) for n, each in enumerate(found) for outer in each for c in _with_inner(outer)]
    judged = _run_cases(backend, latitude, [(n, c.alone) for n, c in everyone])
    rest = [(n, c.constant) for n, c in everyone if c.constant is not None and not _fails(judged, n, c.alone)]
    judged |= _run_cases(backend, latitude, rest)

    def suspects(n: int, candidate: Candidate) -> Iterator[Suspect]:
        inner = [s for c in candidate.within for s in suspects(n, c)]
        yield from inner
        if inner and not candidate.is_more:
            return
        if _fails(judged, n, candidate.alone):
            yield Suspect(judged[n, candidate.alone.program], constants_kept=False)
        elif candidate.constant is not None and _fails(judged, n, candidate.constant):
            yield Suspect(judged[n, candidate.constant.program], constants_kept=True)

    return [_once(s for c in each for s in suspects(n, c)) for n, each in enumerate(found)]


def _with_inner(candidate: Candidate) -> Iterator[Candidate]:
    yield candidate
    for inner in candidate.within:
        yield from _with_inner(inner)


def _run_cases(backend: Backend, latitude: Latitude, asked: Sequence[tuple[int, Case]]) -> dict[Question, Judged]:
    together: dict[Question, Case] = {}
    for n, case in asked:
        known = together.get((n, case.program))
        rows = case.inputs if known is None else (*known.inputs, *case.inputs)
        together[n, case.program] = replace(case, inputs=rows[:MOST_INPUT_SETS])
    judged = Executed()(backend, list(together.values()), latitude)
    return dict(zip(together, judged, strict=True))


def _fails(judged: dict[Question, Judged], n: int, case: Case) -> bool:
    return fails(judged[n, case.program].verdict)


def _once(suspects: Iterator[Suspect]) -> list[Suspect]:
    kept: dict[int, Suspect] = {}
    for s in suspects:
        kept.setdefault(id(s.judged), s)
    return list(kept.values())
