"""Programs that break one constraint are rejected."""

from __future__ import annotations

from conformance import budget
from conformance.options import Options
from conformance.running import Runner
from conformance.subjects import ops_with_labels
from generators.cases import Case
from generators.twins import Twin, twins
from oracles.judge import judge_invalid
from trials.checks import Verified
from trials.subjects import Subject


def subjects(options: Options) -> list[Subject]:
    return [
        Subject("rejects_invalid", backend, op, clauses=(label,))
        for op, label in ops_with_labels(options)
        if options.element_types is None
        for backend in options.backends
    ]


def test_rejects_invalid(runner: Runner, subject: Subject) -> None:
    n = budget.cases(runner.session.options, "rejects_invalid")
    assert subject.op is not None
    op, label = subject.op, subject.clauses[0]
    drawn = runner.draw(("rejects_invalid", op, label), lambda: twins(op, label).map(_case), n)
    runner.check(subject, drawn, Verified(judge_invalid))


def _case(twin: Twin) -> Case:
    return Case(twin.program, (), twin.op)
