"""Valid programs of each op are accepted: parsed, verified and, where the implementation compiles, compiled."""

from __future__ import annotations

from conformance import budget
from conformance.options import Options
from conformance.running import Runner
from conformance.subjects import drawable
from generators.programs import single_op
from oracles.judge import judge_valid
from spec.op import ops
from trials.checks import Verified
from trials.subjects import Subject


def subjects(options: Options) -> list[Subject]:
    return [
        Subject("accepts_valid", backend, op, clauses=tuple(ops()[op].constraints))
        for op in drawable()
        if options.wants(op) and options.element_types is None
        for backend in options.backends
    ]


def test_accepts_valid(runner: Runner, subject: Subject) -> None:
    n = budget.cases(runner.session.options, "accepts_valid")
    assert subject.op is not None
    op = subject.op
    drawn = runner.draw(("accepts_valid", op), lambda: single_op(op, input_sets=1), n)
    runner.check(subject, drawn, Verified(judge_valid))
