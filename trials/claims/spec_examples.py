"""Claim: the specification's own examples give the printed results."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from generators.cases import Case
from oracles.backends.protocol import Backend
from oracles.evaluator import Unevaluated
from oracles.judge import judge
from oracles.latitudes import Latitude
from spec.text import text
from trials.checks import Executed, Judged
from trials.claims.base import Claim, register
from trials.claims.printed_examples import Example, examples
from trials.settings import Settings
from trials.subject import Subject

AS_PRINTED = Unevaluated("the specification prints what is expected")


@dataclass(frozen=True)
class Printed:
    expected: Mapping[str, Example]
    """By the text of the program."""

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        return [self._judge(backend, case, latitude) for case in cases]

    def _judge(self, backend: Backend, case: Case, latitude: Latitude) -> Judged:
        example = self.expected.get(text(case.program))
        if example is None:  # a smaller program that is refused as well, of which nothing is printed
            return Executed()(backend, [case], latitude)[0]
        expected = example.expected()
        outcome = backend.run(case.program, case.inputs)
        verdict = judge(outcome, expected, case.program, len(case.inputs))
        return Judged(case, outcome, AS_PRINTED, verdict, dict(outcome.seconds))


def _subjects(settings: Settings) -> Iterator[Subject]:
    for op in dict.fromkeys(e.op for e in examples()):
        if settings.wants(op) and settings.element_types is None:
            for backend in settings.backends:
                yield Subject("spec_examples", backend, op)


def _examples(subject: Subject) -> list[Example]:
    return [e for e in examples() if e.op == subject.op]


CLAIM = register(
    Claim(
        "spec_examples",
        _subjects,
        lambda subject, n, seed: [Case(e.program, (e.input_set(),), e.op) for e in _examples(subject)],
        lambda subject, settings: Printed({text(e.program): e for e in _examples(subject)}),
        key=lambda s: ("spec_examples", s.op),
        is_reducible=False,
    )
)
