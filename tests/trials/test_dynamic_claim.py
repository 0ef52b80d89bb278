"""The claim about dynamic sizes: wrong results are found; failures that static forms share are reported for these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pytest

from oracles.backends.evaluator_backend import ReferenceBackend
from oracles.backends.protocol import Array, Crashed, Description, Outcome, Results
from oracles.latitudes import Latitude
from results.verdicts import Conforms, Crashes, Deviates
from spec.program import Program
from spec.types import QuantizedType, TensorType
from tests.programs import is_dynamic_program
from trials.checks import failures_of
from trials.claims.dynamic import CLAIM, QUANTIZED, AsStatic, AtSize, has_sizes
from trials.settings import Settings
from trials.subject import Subject


@dataclass
class Wrong:
    """Reference backend that is wrong for programs with dynamic sizes, or for all programs if `is_about_static`.

    `spoil`: "crash", "shape" (an empty last dimension) or "values" (too large by one).
    """

    spoil: str
    is_about_static: bool = False
    name: str = "wrong"
    right: ReferenceBackend = field(default_factory=ReferenceBackend)

    def describe(self) -> Description:
        return self.right.describe()

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        found = self.right.run(program, inputs)
        if not isinstance(found, Results) or not (self.is_about_static or is_dynamic_program(program)):
            return found
        if self.spoil == "crash":
            return Crashed("SIGSEGV", "compile", -11)
        return Results(tuple(tuple(_spoilt(a, self.spoil) for a in row) for row in found.outputs))

    def verify(self, program: Program) -> Outcome:
        return self.right.verify(program)

    def close(self) -> None:
        self.right.close()


def _spoilt(array: Array | None, how: str) -> Array | None:
    if array is None:
        return None
    return array[..., :0] if how == "shape" else array + 1 if how == "values" else array


def cases(op: str = "reverse") -> list[AtSize]:
    found = CLAIM.cases(Subject("dynamic", "reference", op), 2, 1)
    assert all(isinstance(c, AtSize) for c in found)
    return [c for c in found if isinstance(c, AtSize)]


def test_each_program_is_put_at_several_sizes() -> None:
    drawn = cases()
    assert len(drawn) == 6
    assert len({tuple(a.shape for a in c.inputs[0]) for c in drawn[:3]}) == 3
    assert all(is_dynamic_program(c.program) for c in drawn)
    assert not any(is_dynamic_program(c.form.program) for c in drawn if c.form is not None)


def test_the_reference_conforms() -> None:
    assert all(isinstance(j.verdict, Conforms) for j in AsStatic()(ReferenceBackend(), cases(), Latitude()))


@pytest.mark.parametrize("spoil", ["shape", "values"])
def test_what_is_wrong_of_dynamic_sizes_is_seen(spoil: str) -> None:
    drawn = [c for c in cases("transpose") if all(a.dtype == np.int32 or a.dtype.kind == "f" for a in c.inputs[0])]
    judged = AsStatic()(Wrong(spoil), drawn or cases("transpose"), Latitude())
    assert any(isinstance(j.verdict, Deviates) and j.verdict.fails for j in judged)
    assert all(is_dynamic_program(j.case.program) for j in judged)


def test_what_static_forms_show_is_theirs() -> None:
    judged = AsStatic()(Wrong("crash", is_about_static=True), cases(), Latitude())
    assert all(isinstance(j.verdict, Crashes) for j in judged)
    assert not any(is_dynamic_program(j.case.program) for j in judged)
    judged = AsStatic()(Wrong("crash"), cases(), Latitude())
    assert all(isinstance(j.verdict, Crashes) and is_dynamic_program(j.case.program) for j in judged)


@pytest.mark.parametrize("is_strict", [False, True])
def test_quantized_programs_are_put_at_several_sizes_too(is_strict: bool) -> None:
    """Quantized programs run at several sizes, on the variant that a backend has for them, such as xla:legalized."""
    subjects = CLAIM.subjects(Settings(("xla", "reference"), Path()))
    chosen = [s for s in subjects if s.detail == QUANTIZED]
    assert [s.backend for s in chosen] == ["xla:legalized", "reference"]
    drawn = CLAIM.cases(chosen[0], 4, 0)
    assert len({c.program for c in drawn}) == 4
    assert all(is_dynamic_program(c.program) for c in drawn)
    types = [{v.type for o in c.program.operations() for v in o.results} for c in drawn]
    assert all(any(isinstance(t, TensorType) and isinstance(t.element_type, QuantizedType) for t in ts) for ts in types)
    judged = AsStatic(is_strict)(ReferenceBackend(), drawn, Latitude())
    assert not any(failures_of(j.verdict) for j in judged)
    assert any(isinstance(j.verdict, Conforms) for j in judged)


def test_ops_without_sizes_are_left_out() -> None:
    assert has_sizes("add")
    assert not has_sizes("replica_id")
    assert CLAIM.cases(Subject("dynamic", "reference", "tuple"), 1, 0) is not None
