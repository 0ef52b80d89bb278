"""Claim: a backend makes use of a latitude if it declares that latitude, and only then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields

import numpy as np

from generators.cases import Case
from oracles.latitudes import Latitude
from oracles.sets.float_grid import smallest_normal
from spec.program import Operation, Value, main_program
from spec.types import FloatType, bf16, dtype, f16, f32, f64, tensor
from trials.checks import Executed
from trials.claims.base import Claim, register
from trials.settings import Settings
from trials.subject import Subject

ONE_OP = Executed()
JUDGED = "/judged"
"""Suffix of the detail where results are judged with the declared latitude, instead of without."""


def subnormals() -> list[Case]:
    return [_products(t) for t in (f16, bf16, f32, f64)]


def _products(t: FloatType) -> Case:
    x, y, z = (Value(name, tensor(t, 4)) for name in "xyz")
    program = main_program((x, y), (Operation("multiply", (x, y), results=(z,)),), (z,))
    least = smallest_normal(t)
    left = np.array([least / 4, -least / 4, least, -least]).astype(dtype(t))
    right = np.array([1, 1, 0.5, 0.5]).astype(dtype(t))
    return Case(program, ((left, right),), "multiply", str(t))


def excess_precision() -> list[Case]:
    x, y, z = (Value(name, tensor(bf16, 4)) for name in "xyz")
    wide = Value("w", tensor(f32, 4))
    operations = (Operation("add", (x, y), results=(z,)), Operation("convert", (z,), results=(wide,)))
    left = np.array([1, -1, 3, 1.5]).astype(dtype(bf16))
    right = np.array([2.0**-12, -(2.0**-13), 2.0**-12, 3 * 2.0**-13]).astype(dtype(bf16))
    return [Case(main_program((x, y), operations, (wide,)), ((left, right),), "convert", "bf16")]


CASES: dict[str, Callable[[], list[Case]]] = {"subnormals": subnormals, "excess_precision": excess_precision}
"""By name of a latitude, cases that reveal whether a backend makes use of it."""


def _subjects(settings: Settings) -> Iterator[Subject]:
    if settings.wants(None):
        for name in (f.name for f in fields(Latitude) if f.name in CASES):
            for backend in settings.backends:
                yield Subject("latitude", backend, detail=name)


def is_declared(latitude: Latitude, name: str) -> bool:
    return bool(getattr(latitude, name) != getattr(Latitude(), name))


CLAIM = register(
    Claim(
        "latitude",
        _subjects,
        lambda subject, n, seed: CASES[str(subject.detail).removesuffix(JUDGED)](),
        lambda subject, settings: ONE_OP,
        key=lambda s: ("latitude", s.detail),
    )
)
