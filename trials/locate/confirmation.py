"""Candidates run by themselves: those that fail there too are suspects."""

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
    """An operation to blame, alone in a program of its own, and how it was judged there."""

    judged: Judged
    """Its program takes what the operation uses, ends in the operation and returns its results. What hands it a token,
    a tuple or a future is in the program too."""
    constants_kept: bool
    """Whether it fails only where operands that are constants stay constants, not where arguments take their place."""

    @property
    def operation(self) -> Operation:
        return self.judged.case.program.main.body.operations[-2]


Question = tuple[int, Program]
"""The number of the failing case, and an operation alone; equal operations are one question."""


def confirmed(backend: Backend, latitude: Latitude, found: Sequence[Sequence[Candidate]]) -> list[list[Suspect]]:
    """Per failing case the candidates that fail alone, in the order of the program; of a loop what fails in it, where
    that is known. A value that was used before it was rounded makes candidates that conform alone: they are dropped."""
    everyone = [(n, c) for n, each in enumerate(found) for outer in each for c in _nested(outer)]
    judged = _put(backend, latitude, [(n, c.alone) for n, c in everyone])
    rest = [(n, c.constant) for n, c in everyone if c.constant is not None and not _failing(judged, n, c.alone)]
    judged |= _put(backend, latitude, rest)

    def suspects(n: int, candidate: Candidate) -> Iterator[Suspect]:
        inner = [s for c in candidate.within for s in suspects(n, c)]
        yield from inner
        if inner and not candidate.is_more:
            return
        if _failing(judged, n, candidate.alone):
            yield Suspect(judged[n, candidate.alone.program], constants_kept=False)
        elif candidate.constant is not None and _failing(judged, n, candidate.constant):
            yield Suspect(judged[n, candidate.constant.program], constants_kept=True)

    return [_once(s for c in each for s in suspects(n, c)) for n, each in enumerate(found)]


def _nested(candidate: Candidate) -> Iterator[Candidate]:
    yield candidate
    for inner in candidate.within:
        yield from _nested(inner)


def _put(backend: Backend, latitude: Latitude, asked: Sequence[tuple[int, Case]]) -> dict[Question, Judged]:
    """Runs the cases, those of one question with the input sets of all of them."""
    together: dict[Question, Case] = {}
    for n, case in asked:
        known = together.get((n, case.program))
        rows = case.inputs if known is None else (*known.inputs, *case.inputs)
        together[n, case.program] = replace(case, inputs=rows[:MOST_INPUT_SETS])
    judged = Executed()(backend, list(together.values()), latitude)
    return dict(zip(together, judged, strict=True))


def _failing(judged: dict[Question, Judged], n: int, case: Case) -> bool:
    return fails(judged[n, case.program].verdict)


def _once(suspects: Iterator[Suspect]) -> list[Suspect]:
    kept: dict[int, Suspect] = {}
    for s in suspects:
        kept.setdefault(id(s.judged), s)
    return list(kept.values())
