"""Behaviours that the specification leaves to implementations: recorded, and never a failure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from generators.cases import Case
from oracles.backends import open_backend
from oracles.backends.protocol import Backend, Failed, Outcome
from oracles.evaluator import Unevaluated
from oracles.latitudes import Latitude
from results.records import Probe as Asked
from results.records import Result
from results.verdicts import Conforms, Deviates, Error, Unsupported, Verdict
from trials.checks import Judged
from trials.claims.base import Claim, register
from trials.claims.probes import Probe, probes
from trials.settings import Settings
from trials.subject import Subject

NOT_JUDGED = Unevaluated("the specification leaves it open")


@dataclass(frozen=True)
class Answered:
    probe: Probe
    memory: int | None

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        del latitude
        return [self._judge(case, self._ask(backend, case)) for case in cases]

    def _judge(self, case: Case, outcome: Outcome) -> Judged:
        return Judged(case, outcome, NOT_JUDGED, verdict_on(self.probe, outcome), dict(outcome.seconds))

    def _ask(self, backend: Backend, case: Case) -> Outcome:
        if self.probe.timeout is None:
            return backend.run(case.program, case.inputs)
        own = open_backend(backend.name, timeout=self.probe.timeout, memory=self.memory)
        try:
            return own.run(case.program, case.inputs)
        finally:
            own.close()


def verdict_on(probe: Probe, outcome: Outcome) -> Verdict:
    if isinstance(outcome, Failed):
        return Error(outcome.message)
    answer = probe.answer(outcome)
    if answer is None:
        return Unsupported(getattr(outcome, "message", ""), getattr(outcome, "stage", "execute"))
    if answer == probe.customary:
        return Conforms()
    said = getattr(outcome, "message", "").partition("\n")[0]
    return Deviates("wrong-value", "behaviour", None, f"{answer}: {said}" if said else answer)


def _probe(name: str | None) -> Probe:
    return next(p for p in probes() if p.name == name)


def _subjects(settings: Settings) -> Iterator[Subject]:
    for p in probes():
        if settings.wants(p.op, p.element_type):
            for backend in settings.backends:
                yield Subject("behaviours", backend, p.op, p.element_type, (p.clause,), p.name)


def _cases(subject: Subject, n: int, seed: int) -> list[Case]:
    del n, seed
    probe = _probe(subject.detail)
    return [Case(probe.program, (probe.input_set(),), probe.op, probe.element_type)]


def _answer(subject: Subject, result: Result, judged: Judged) -> Result:
    probe = _probe(subject.detail)
    answer = probe.answer(judged.outcome) or ""
    return replace(result, probe=Asked(probe.name, probe.question, answer, probe.customary, probe.topic))


CLAIM = register(
    Claim(
        "behaviours",
        _subjects,
        _cases,
        lambda subject, settings: Answered(_probe(subject.detail), settings.memory),
        key=lambda s: ("behaviours", s.detail),
        is_reducible=False,
        annotate=_answer,
    )
)
