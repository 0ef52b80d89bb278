"""Claim: expressions that real algebra simplifies still give the floating-point result."""

from __future__ import annotations

from collections.abc import Iterator

from generators.cases import Case
from generators.programs.algebraic_expressions import IDENTITIES, TYPES, algebraic_case
from spec.types import element_type_named
from trials.claims.base import Claim, register
from trials.claims.results import WHOLE
from trials.settings import Settings
from trials.subject import Subject

QUICK = 8
"""A quick run tests every n-th identity."""


def _subjects(settings: Settings) -> Iterator[Subject]:
    types = tuple(t for t in map(str, TYPES) if settings.element_types is None or t in settings.element_types)
    if settings.ops is not None or not types:
        return
    for name in list(IDENTITIES)[:: QUICK if settings.quick else 1]:
        for backend in settings.backends:
            yield Subject("algebra", backend, detail=name, element_types=types)


def _cases(subject: Subject, n: int, seed: int) -> list[Case]:
    types = [element_type_named(t) for t in subject.element_types]
    return [algebraic_case(str(subject.detail), t, seed) for t in types if t in TYPES]


CLAIM = register(
    Claim(
        "algebra",
        _subjects,
        _cases,
        lambda subject, settings: WHOLE[settings.program_mode],
        key=lambda s: ("algebra", s.detail),
    )
)
