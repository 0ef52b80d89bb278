"""Claim: programs lowered from real models give conforming results, on their own inputs and on similar ones."""

from __future__ import annotations

from collections.abc import Iterator

from generators.cases import Case
from models.collection import collection
from trials.claims.base import Claim, register
from trials.claims.results import WHOLE
from trials.settings import Settings
from trials.subject import Subject

INPUT_SETS = 2
QUICK = 20
"""A quick run tests every n-th model."""


def _subjects(settings: Settings) -> Iterator[Subject]:
    if settings.wants(None):
        for name in list(collection())[:: QUICK if settings.quick else 1]:
            for backend in settings.backends:
                yield Subject("models", backend, detail=name)


def _cases(subject: Subject, n: int, seed: int) -> list[Case]:
    model = collection()[str(subject.detail)]
    return [Case(model.program, model.inputs(INPUT_SETS, seed), shape_class="small")]


CLAIM = register(
    Claim(
        "models",
        _subjects,
        _cases,
        lambda subject, settings: WHOLE[settings.program_mode],
        key=lambda s: ("models", s.detail),
    )
)
