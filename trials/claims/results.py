"""Claims: results of single operations, of whole programs and of compiler variants conform."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from generators.cases import Case
from generators.choices import Strategy
from generators.examples import draw_cases, seed_of
from generators.programs.case_strategies import single_op, whole_programs
from generators.type_tables import TREATED_APART
from oracles.backends import variants
from oracles.evaluator import Mode
from spec.types import element_type_named
from trials.checks import Executed
from trials.claims.base import Claim, from_strategy, ops_with_types, register
from trials.settings import Settings
from trials.subject import Subject

INPUT_SETS = 16
_MAJOR = tuple(map(str, TREATED_APART))
MOST_CONSTANTS = 4096
"""Maximum number of elements of tensors that a variant turns into constants, which are written out."""
BATCHES = 40
QUICK_BATCHES = 4

ONE_OP = Executed()
COMPILED_ANEW = Executed(repeats=0)
"""For variants that compile each input set anew."""
WHOLE = {mode: Executed(mode) for mode in Mode}


def _one_op(subject: Subject) -> Strategy[Case]:
    assert subject.op is not None
    assert subject.element_type is not None
    return single_op(subject.op, element_type_named(subject.element_type), input_sets=INPUT_SETS)


def _each_type(subject: Subject, n: int, seed: int) -> list[Case]:
    assert subject.op is not None
    of_types = (
        (t, single_op(subject.op, t, input_sets=1, most_elements=MOST_CONSTANTS)) for t in subject.element_types
    )
    return [case for t, strategy in of_types for case in draw_cases(strategy, n, seed_of(seed, t))]


def _ops(settings: Settings) -> Iterator[Subject]:
    for op, element_type in ops_with_types(settings):
        for backend in settings.backends:
            yield Subject("results", backend, op, element_type)


def _variants(settings: Settings) -> Iterator[Subject]:
    """Yield one subject per op and variant, for all major element types together, which compiles faster.

    An op that takes no major type is tested on all its types.
    """
    if settings.quick:
        return
    for op, pairs in itertools.groupby(ops_with_types(settings), key=lambda pair: pair[0]):
        taken = [element_type for _, element_type in pairs]
        element_types = tuple(t for t in _MAJOR if t in taken) or tuple(taken)
        for backend in settings.backends:
            for variant in variants(backend):
                if variant not in settings.backends:
                    yield Subject("results", variant, op, test="variants", element_types=element_types)


def _batches(settings: Settings) -> Iterator[Subject]:
    if settings.wants(None):
        for batch in range(QUICK_BATCHES if settings.quick else BATCHES):
            for backend in settings.backends:
                yield Subject("programs", backend, detail=str(batch))


RESULTS = register(
    Claim(
        "results",
        _ops,
        from_strategy(_one_op),
        lambda subject, settings: ONE_OP,
        key=lambda s: ("results", s.op, s.element_type),
        usual=2,
        is_minor=lambda s: s.element_type not in _MAJOR,
    )
)
VARIANTS = register(
    Claim(
        "variants",
        _variants,
        _each_type,
        lambda subject, settings: COMPILED_ANEW,
        key=lambda s: ("variants", s.op),
        usual=1,
    )
)
PROGRAMS = register(
    Claim(
        "programs",
        _batches,
        from_strategy(lambda s: whole_programs(input_sets=INPUT_SETS)),
        lambda subject, settings: WHOLE[settings.program_mode],
        key=lambda s: ("programs", s.detail),
        usual=4,
    )
)
