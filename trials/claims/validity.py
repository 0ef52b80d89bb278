"""Claims: valid programs are accepted, and programs that break one constraint are rejected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from generators.cases import Case
from generators.choices import Strategy
from generators.programs.case_strategies import single_op
from generators.quantized.quantized_twins import type_labels, type_twins
from generators.twins.invalid_twins import Twin, twins
from oracles.backends.protocol import Rejected
from oracles.judge import judge_valid
from results.records import Invalid, Result
from spec.op import ops
from spec.pretty import pretty
from spec.structure import violations
from spec.traceability import QUANTIZED_TYPE
from spec.violations import Violation
from trials.checks import Judged, Refused, Verified
from trials.claims.base import Claim, drawable, from_strategy, ops_with_labels, register
from trials.settings import Settings
from trials.subject import Subject

ACCEPTED = Verified(judge_valid)
REFUSED = Refused()


def _valid(settings: Settings) -> Iterator[Subject]:
    for op in drawable():
        if settings.wants(op) and settings.element_types is None:
            for backend in settings.backends:
                yield Subject("accepts_valid", backend, op, clauses=tuple(ops()[op].constraints))


def _invalid(settings: Settings) -> Iterator[Subject]:
    for op, label in ops_with_labels(settings):
        if settings.element_types is None:
            for backend in settings.backends:
                yield Subject("rejects_invalid", backend, op, clauses=(label,))
    if settings.ops is None and settings.element_types is None:
        for label in type_labels():
            for backend in settings.backends:
                yield Subject("rejects_invalid", backend, QUANTIZED_TYPE, clauses=(label,))


def _one_op(subject: Subject) -> Strategy[Case]:
    assert subject.op is not None
    return single_op(subject.op, input_sets=1)


def _twins(subject: Subject) -> Strategy[Case]:
    assert subject.op is not None
    if subject.op == QUANTIZED_TYPE:
        return type_twins(subject.clauses[0]).map(_case)
    return twins(subject.op, subject.clauses[0]).map(_case)


def _case(twin: Twin) -> Case:
    return Case(twin.program, (), twin.op)


def _label(violation: Violation, op: str | None) -> str:
    of_type = violation.label.removeprefix("quantized ")
    if of_type != violation.label:
        return of_type if op == QUANTIZED_TYPE else f"{QUANTIZED_TYPE} {of_type}"
    return of_type if violation.op == op else f"{violation.op} {of_type}"


def _refusal(subject: Subject, result: Result, judged: Judged) -> Result:
    program = judged.case.program
    broken = sorted({_label(v, subject.op) for v in violations(program)})
    result = replace(result, twin=Invalid(pretty(program), tuple(broken)))
    if isinstance(judged.outcome, Rejected):
        return replace(result, message=judged.outcome.message, stage=judged.outcome.stage)
    return result


ACCEPTS_VALID = register(
    Claim(
        "accepts_valid",
        _valid,
        from_strategy(_one_op),
        lambda subject, settings: ACCEPTED,
        key=lambda s: ("accepts_valid", s.op),
        usual=2,
    )
)
REJECTS_INVALID = register(
    Claim(
        "rejects_invalid",
        _invalid,
        from_strategy(_twins),
        lambda subject, settings: REFUSED,
        key=lambda s: ("rejects_invalid", s.op, s.clauses[0]),
        usual=2,
        annotate=_refusal,
    )
)
