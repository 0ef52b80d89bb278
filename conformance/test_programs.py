"""Whole programs (chains, functions, control flow) give results that conform, whatever an implementation fuses."""

from __future__ import annotations

from conformance import budget
from conformance.options import Options
from conformance.running import Runner
from generators.programs import whole_programs
from oracles.evaluator import Mode
from trials.checks import Executed
from trials.subjects import Subject

MODES = {mode: Executed(mode) for mode in Mode}


def subjects(options: Options) -> list[Subject]:
    if not options.wants(None):
        return []
    return [
        Subject("programs", backend, detail=str(batch))
        for batch in range(budget.BATCHES)
        for backend in options.backends
    ]


def test_programs(runner: Runner, subject: Subject) -> None:
    options = runner.session.options
    drawn = runner.draw(
        ("programs", subject.detail),
        lambda: whole_programs(input_sets=budget.INPUT_SETS),
        budget.cases(options, "programs"),
    )
    runner.check(subject, drawn, MODES[options.program_mode])
