"""Statistical check of sums, which reveals too narrow an accumulator although each sum is within its bound.

See oracles/bias.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from generators.cases import Case
from oracles import bias
from oracles.backends.protocol import Backend, Results
from oracles.latitudes import Latitude
from results.verdicts import Deviates, fails
from spec.program import Constant, Operation, Region, Value, main_program
from spec.types import FloatType, bf16, dtype, f16, f32, f64, tensor
from trials.checks import Executed, Judged
from trials.claims.base import Claim, register
from trials.settings import Settings
from trials.subject import Subject

TYPES = (f32, f64, f16, bf16)
SUMS, TERMS = 64, 512


def sums(t: FloatType) -> Case:
    """Return a case of 64 sums of 512 uniform terms between -1 and 1, so small that no partial sum absorbs terms."""
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
    executed: Executed

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        return [together(judged) for judged in self.executed(backend, cases, latitude)]


def together(judged: Judged) -> Judged:
    if fails(judged.verdict) or not isinstance(judged.outcome, Results):
        return judged
    (terms,), (results,) = judged.case.inputs[0], judged.outcome.outputs[0]
    t = judged.case.program.main.arguments[0].type.element_type  # type: ignore[union-attr]
    assert isinstance(t, FloatType)
    assert results is not None
    found = bias.evidence(results, terms, t)
    return judged if found is None else replace(judged, verdict=Deviates("off-by-ulps", "accuracy", None, str(found)))


ACCUMULATED = Accumulated(Executed())


def _subjects(settings: Settings) -> Iterator[Subject]:
    for t in map(str, TYPES):
        if settings.wants("reduce", t):
            for backend in settings.backends:
                yield Subject("results", backend, "reduce", t, detail="accumulation", test="accumulation")


CLAIM = register(
    Claim(
        "accumulation",
        _subjects,
        lambda subject, n, seed: [next(sums(t) for t in TYPES if str(t) == subject.element_type)],
        lambda subject, settings: ACCUMULATED,
        key=lambda s: ("accumulation", s.element_type),
        is_reducible=False,
    )
)
