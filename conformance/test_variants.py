"""The other ways in which an implementation runs programs (inputs folded as constants, no optimization) conform too."""

from __future__ import annotations

from conformance import budget
from conformance.checks import Executed
from conformance.options import Options
from conformance.records import Subject
from conformance.running import Runner
from conformance.subjects import ops_with_types
from generators.programs import single_op
from oracles.backends import variants
from spec.types import element_type_named

ONE_OP = Executed(repeats=0)  # each input set is compiled anew
_MOST_ELEMENTS = 4096
"""Of the tensors, since constants are spelled out."""


def subjects(options: Options) -> list[Subject]:
    return [
        Subject("results", variant, op, element_type, test="variants")
        for op, element_type in ops_with_types(options)
        for backend in options.backends
        for variant in variants(backend)
        if variant not in options.backends
    ]


def test_variants(runner: Runner, subject: Subject) -> None:
    n = budget.cases(runner.session.options, "variants")
    assert subject.op is not None
    assert subject.element_type is not None
    op, element_type = subject.op, element_type_named(subject.element_type)
    drawn = runner.draw(
        ("variants", op, element_type),
        lambda: single_op(op, element_type, input_sets=budget.VARIANT_INPUT_SETS, most_elements=_MOST_ELEMENTS),
        n,
    )
    runner.check(subject, drawn, ONE_OP)
