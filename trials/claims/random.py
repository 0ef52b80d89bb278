"""Claim: rng and rng_bit_generator give numbers of the right type, range and distribution.

Equal states give equal numbers. Statistical tests raise at most one false alarm in 1e9 runs (see random_programs.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from generators.cases import Case
from oracles import judge
from oracles.backends import run_many
from oracles.backends.protocol import Backend, Outcome, Results
from oracles.judge import Expected
from oracles.latitudes import Latitude
from results.verdicts import Conforms, Deviates, Kind, Undecided, Verdict, fails
from spec.types import element_type_named
from trials.checks import Judged
from trials.claims.base import Claim, ops_with_types, register
from trials.claims.random_programs import Trial, findings, trials
from trials.settings import Settings
from trials.subject import Subject

RANDOM = ("rng", "rng_bit_generator")


@dataclass(frozen=True)
class Fair:
    trials: dict[str, Trial]
    """By digest of the case's program."""

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        del latitude
        outcomes = run_many(backend, [(c.program, c.inputs) for c in cases])
        return [self._judge(c, o) for c, o in zip(cases, outcomes, strict=True)]

    def _judge(self, case: Case, outcome: Outcome) -> Judged:
        expected = judge.expectation(case.program, case.inputs)
        return Judged(case, outcome, expected, self._verdict(case, outcome, expected), dict(outcome.seconds))

    def _verdict(self, case: Case, outcome: Outcome, expected: Expected) -> Verdict:
        verdict = judge.judge(outcome, expected, case.program, len(case.inputs))
        if not isinstance(outcome, Results) or fails(verdict):
            return verdict
        if len(case.inputs) < 2:
            return Undecided("one input set shows no repetition")
        rows = [[a for a in row if a is not None] for row in outcome.outputs]
        for kind, message in findings(self.trials[_key(case)], case.inputs, rows):
            return Deviates(_kind(kind), "violation", None, message)
        return Conforms()


def repetition(case: Case) -> Fair:
    """Return a check of one program on equal input sets: the results must be equal; no statistics."""
    return Fair({_key(case): Trial("repetition", case, lambda columns: iter(()), repeats=True)})


def _kind(name: str) -> Kind:
    return "nondeterministic" if name == "nondeterministic" else "wrong-value"


def _key(case: Case) -> str:
    return replace(case, inputs=()).id


def _subjects(settings: Settings) -> Iterator[Subject]:
    for op, element_type in ops_with_types(settings):
        if op in RANDOM:
            for backend in settings.backends:
                yield Subject("random", backend, op, element_type)


def _trials(subject: Subject) -> list[Trial]:
    assert subject.op is not None
    assert subject.element_type is not None
    return trials(subject.op, element_type_named(subject.element_type))


CLAIM = register(
    Claim(
        "random",
        _subjects,
        lambda subject, n, seed: [t.case for t in _trials(subject)],
        lambda subject, settings: Fair({_key(t.case): t for t in _trials(subject)}),
        key=lambda s: ("random", s.op, s.element_type),
        is_reducible=False,
    )
)
