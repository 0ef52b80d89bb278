"""The results of each op on each element type lie in the sets that the specification admits."""

from __future__ import annotations

from conformance import budget
from conformance.options import Options
from conformance.running import Runner
from conformance.subjects import ops_with_types
from generators.programs import single_op
from spec.types import element_type_named
from trials.checks import Executed
from trials.subjects import Subject

ONE_OP = Executed()


def subjects(options: Options) -> list[Subject]:
    return [
        Subject("results", backend, op, element_type)
        for op, element_type in ops_with_types(options)
        for backend in options.backends
    ]


def test_results(runner: Runner, subject: Subject) -> None:
    n = budget.cases(runner.session.options, "results")
    assert subject.op is not None
    assert subject.element_type is not None
    op, element_type = subject.op, element_type_named(subject.element_type)
    drawn = runner.draw(
        ("results", op, element_type), lambda: single_op(op, element_type, input_sets=budget.INPUT_SETS), n
    )
    runner.check(subject, drawn, ONE_OP)
