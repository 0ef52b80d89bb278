"""Claim: programs serialized as portable artifacts and read back give conforming results.

Variants of a backend read artifacts of each release that supports the whole program.
"""

from __future__ import annotations

from collections.abc import Iterator

from generators.cases import Case
from generators.choices import Strategy
from generators.dynamic.bounded_forms import bounded_programs
from generators.dynamic.dynamic_forms import Dynamic, dynamic_programs
from generators.programs.case_strategies import single_op, whole_programs
from generators.quantized.quantized_programs import quantized_programs
from oracles.backends import of_artifacts
from oracles.evaluator import Mode
from trials.checks import Executed
from trials.claims.base import Claim, drawable, from_strategy, register
from trials.settings import Settings
from trials.subject import Subject

INPUT_SETS = 4


def _first(found: Dynamic) -> Case:
    return found.cases[0]


DRAWN: dict[str, Strategy[Case]] = {
    "plain": whole_programs(input_sets=INPUT_SETS),
    "quantized": quantized_programs(input_sets=INPUT_SETS),
    "dynamic": dynamic_programs(whole_programs(input_sets=INPUT_SETS)).map(_first),
    "bounded": bounded_programs(whole_programs(input_sets=INPUT_SETS)).map(_first),
}
CHECKS = {is_strict: Executed(Mode.STRICT if is_strict else Mode.FUSED, is_strict) for is_strict in (False, True)}


def _subjects(settings: Settings) -> Iterator[Subject]:
    backends = [b for given in settings.backends for b in of_artifacts(given)]
    for b in backends:
        if settings.wants(None):
            yield from (Subject("round_trips", b, detail=detail, test="round_trips") for detail in DRAWN)
        if settings.element_types is None:
            yield from (Subject("round_trips", b, op, test="round_trips") for op in drawable() if settings.wants(op))


def _strategy(subject: Subject) -> Strategy[Case]:
    return DRAWN[str(subject.detail)] if subject.op is None else single_op(subject.op, input_sets=INPUT_SETS)


CLAIM = register(
    Claim(
        "round_trips",
        _subjects,
        from_strategy(_strategy),
        lambda subject, settings: CHECKS[settings.is_strict],
        key=lambda s: ("round_trips", s.op, s.detail),
        usual=8,
    )
)
