"""Each latitude that a backend may declare has a claim of its own: taken where it is declared, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace

import numpy as np
import pytest

from conformance.options import Options
from conformance.running import Drawn, Runner
from generators.cases import Case
from oracles.grid import smallest_normal
from oracles.latitude import Latitude
from results.verdicts import fails
from spec.program import Operation, Value, main_program
from spec.types import FloatType, bf16, dtype, f16, f32, f64, tensor
from trials.checks import Check, Executed
from trials.subjects import Subject, result_of

ONE_OP = Executed()


def subnormals() -> list[Case]:
    """Subnormal numbers multiplied by one, and normal numbers whose product is subnormal."""
    return [_products(t) for t in (f16, bf16, f32, f64)]


def _products(t: FloatType) -> Case:
    x, y, z = (Value(name, tensor(t, 4)) for name in "xyz")
    program = main_program((x, y), (Operation("multiply", (x, y), results=(z,)),), (z,))
    least = smallest_normal(t)
    left = np.array([least / 4, -least / 4, least, -least]).astype(dtype(t))
    right = np.array([1, 1, 0.5, 0.5]).astype(dtype(t))
    return Case(program, ((left, right),), "multiply", str(t))


CASES: dict[str, Callable[[], list[Case]]] = {"subnormals": subnormals}
"""By name of the latitude, cases that tell whether it is taken."""


def subjects(options: Options) -> list[Subject]:
    if not options.wants(None):
        return []
    names = [f.name for f in fields(Latitude) if f.name in CASES]
    return [Subject("latitude", b, detail=name) for name in names for b in options.backends]


def test_latitude(runner: Runner, subject: Subject) -> None:
    name = str(subject.detail)
    cases = CASES[name]()
    if getattr(runner.session.latitude(subject.backend), name) != getattr(Latitude(), name):
        show_taken(runner, subject, cases)
    runner.check(replace(subject, detail=f"{name}/judged"), Drawn(None, cases), ONE_OP)


def show_taken(runner: Runner, subject: Subject, cases: list[Case]) -> None:
    """Records where the implementation takes the latitude; fails where it never does."""
    check: Check = ONE_OP
    judged = check(runner.session.backend(subject.backend), cases, Latitude())
    versions = runner.session.description(subject.backend).versions
    for number, one in enumerate(judged):
        about = replace(subject, op=one.case.op, element_type=one.case.element_type)
        result = result_of(about, number, one.verdict, versions=versions, shape_class="small", seconds=one.seconds)
        declared = f"latitude.{subject.detail}" if result.fails else None
        runner.session.record(replace(result, expectation=declared))
    if not any(fails(one.verdict) for one in judged):
        pytest.fail(f"{subject.backend} declares the latitude {subject.detail} and never takes it", pytrace=False)
