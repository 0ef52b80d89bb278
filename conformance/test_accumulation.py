"""Sums of random terms, looked at all together: an accumulator that is narrower than the type of the sum gives itself
away, even where each sum alone is within its bound (oracles/bias.py)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from conformance.options import Options
from conformance.running import Drawn, Runner
from generators.cases import Case
from oracles import bias
from oracles.backends.protocol import Backend, Results
from oracles.latitude import Latitude
from results.verdicts import Deviates, fails
from spec.program import Constant, Operation, Region, Value, main_program
from spec.types import FloatType, bf16, dtype, f16, f32, f64, tensor
from trials.checks import Executed, Judged
from trials.subjects import Subject

TYPES = (f32, f64, f16, bf16)
SUMS, TERMS = 64, 512


def sums(t: FloatType) -> Case:
    """Sums of terms between -1 and 1, so that no partial sum outgrows the terms and swallows them."""
    terms, zero, total = (
        Value("terms", tensor(t, SUMS, TERMS)),
        Value("zero", tensor(t)),
        Value("total", tensor(t, SUMS)),
    )
    left, right, both = (Value(name, tensor(t)) for name in ("left", "right", "both"))
    body = Region((left, right), (Operation("add", (left, right), (), (), (both,)), Operation("return", (both,))))
    constant = Operation("constant", (), (("value", Constant.of(np.zeros((), dtype(t)), t)),), (), (zero,))
    reduce = Operation("reduce", (terms, zero), (("dimensions", (1,)),), (body,), (total,))
    rng = np.random.Generator(np.random.PCG64(TYPES.index(t)))
    inputs = rng.uniform(-1, 1, (SUMS, TERMS)).astype(dtype(t))
    return Case(main_program((terms,), (constant, reduce), (total,)), ((inputs,),), "reduce", str(t), "large")


@dataclass(frozen=True, eq=False)
class Accumulated:
    """Executed and judged sum by sum, then all together."""

    executed: Executed

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        return [_together(judged) for judged in self.executed(backend, cases, latitude)]


def _together(judged: Judged) -> Judged:
    if fails(judged.verdict) or not isinstance(judged.outcome, Results):
        return judged
    (terms,), (results,) = judged.case.inputs[0], judged.outcome.outputs[0]
    t = judged.case.program.main.arguments[0].type.element_type  # type: ignore[union-attr]
    assert isinstance(t, FloatType)
    assert results is not None
    found = bias.evidence(results, terms, t)
    return judged if found is None else replace(judged, verdict=Deviates("off-by-ulps", "accuracy", None, str(found)))


CHECK = Accumulated(Executed())


def subjects(options: Options) -> list[Subject]:
    return [
        Subject("results", b, "reduce", str(t), detail="accumulation", test="accumulation")
        for t in TYPES
        if options.wants("reduce", str(t))
        for b in options.backends
    ]


def test_accumulation(runner: Runner, subject: Subject) -> None:
    case = next(sums(t) for t in TYPES if str(t) == subject.element_type)
    runner.check(subject, Drawn(None, [case]), CHECK)
