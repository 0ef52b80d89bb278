"""Claim: operations and programs on quantized types give conforming results.

A backend with a variant for quantized programs, such as a lowering, is tested in that variant.
"""

from __future__ import annotations

from collections.abc import Iterator

from generators.cases import Case
from generators.choices import Strategy
from generators.quantized.quantized_cases import quantized_op, quantized_ops
from generators.quantized.quantized_programs import quantized_programs
from generators.quantized.quantized_types import FAMILIES
from oracles.evaluator import Mode
from trials.checks import Executed
from trials.claims.base import Claim, from_strategy, register
from trials.settings import Settings
from trials.subject import Subject

INPUT_SETS = 8
BATCHES = 20

ONE_OP = {is_strict: Executed(is_strict=is_strict) for is_strict in (False, True)}
WHOLE = {is_strict: Executed(Mode.STRICT if is_strict else Mode.FUSED, is_strict) for is_strict in (False, True)}


def _subjects(settings: Settings) -> Iterator[Subject]:
    backends = settings.quantized_backends
    for op in quantized_ops():
        for family in FAMILIES:
            if settings.wants(op, family):
                yield from (Subject("results", b, op, family, test="quantized") for b in backends)
    if settings.wants(None):
        for batch in range(BATCHES):
            yield from (Subject("programs", b, detail=f"quantized-{batch}", test="quantized") for b in backends)


def _cases(subject: Subject) -> Strategy[Case]:
    if subject.op is None:
        return quantized_programs(input_sets=INPUT_SETS)
    assert subject.element_type is not None
    return quantized_op(subject.op, subject.element_type, input_sets=INPUT_SETS)


QUANTIZED = register(
    Claim(
        "quantized",
        _subjects,
        from_strategy(_cases),
        lambda subject, settings: (ONE_OP if subject.op is not None else WHOLE)[settings.is_strict],
        key=lambda s: ("quantized", s.op, s.element_type, s.detail),
        usual=1,
    )
)
