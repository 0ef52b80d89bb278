"""Whole programs (chains, functions, control flow) give results that conform, whatever an implementation fuses."""

from __future__ import annotations

from conformance import budget
from conformance.options import Options
from conformance.records import Subject
from conformance.running import Runner
from generators.programs import whole_programs


def subjects(options: Options) -> list[Subject]:
    if not options.wants(None):
        return []
    return [
        Subject("programs", backend, element_type=None, clauses=("semantics",), batch=batch)
        for batch in range(budget.BATCHES)
        for backend in options.backends
    ]


def test_programs(runner: Runner, subject: Subject) -> None:
    options = runner.session.options
    drawn = runner.draw(
        ("programs", subject.batch),
        lambda: whole_programs(input_sets=budget.INPUT_SETS),
        budget.cases(options, "programs"),
    )
    judged = runner.run(subject, drawn, options.program_mode)
    runner.settle(subject, drawn, judged, options.program_mode)
