"""The specification's own examples give the results that it prints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from conformance.options import Options
from conformance.running import Drawn, Runner
from generators.cases import Case
from oracles.backends.protocol import Backend
from oracles.evaluator import Unevaluated
from oracles.judge import judge
from oracles.latitude import Latitude
from trials.checks import Judged
from trials.spec_examples import Example, examples
from trials.subjects import Subject

AS_PRINTED = Unevaluated("the specification prints what is expected")


@dataclass(frozen=True)
class Printed:
    """Examples are run, and judged by what the specification prints."""

    expected: dict[int, Example]
    """By identity of the case's program."""

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        del latitude
        judged = []
        for case in cases:
            expected = self.expected[id(case.program)].expected()
            outcome = backend.run(case.program, case.inputs)
            verdict = judge(outcome, expected, case.program, len(case.inputs))
            judged.append(Judged(case, outcome, AS_PRINTED, verdict, dict(outcome.seconds)))
        return judged


def subjects(options: Options) -> list[Subject]:
    ops = dict.fromkeys(e.op for e in examples())
    return [
        Subject("spec_examples", backend, op)
        for op in ops
        if options.wants(op) and options.element_types is None
        for backend in options.backends
    ]


def test_spec_examples(runner: Runner, subject: Subject) -> None:
    mine = [e for e in examples() if e.op == subject.op]
    cases = [Case(e.program, (e.input_set(),), e.op) for e in mine]
    printed = Printed({id(e.program): e for e in mine})
    runner.check(subject, Drawn(None, cases), printed)
