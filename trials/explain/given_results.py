"""Comparison with results that the user gives, or with another implementation, where the evaluator decides nothing.

Floating-point results may differ by the share of the largest magnitude that `judge.most_width` allows a whole program.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from generators.cases import Case
from oracles import judge
from oracles.backends import run_many
from oracles.backends.protocol import Backend, Outcome, Results
from oracles.evaluator import Unevaluated
from oracles.judge import Expected
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance, Array, exactly
from results.verdicts import Conforms, Deviates, Verdict
from spec.program import Operation, Program
from spec.types import ComplexType, FloatType, TensorType, dtype
from trials.checks import Judged
from trials.computing_operations import computes
from trials.locate.wrong_values import MOST_BYTES, observations
from trials.pieces.all_values import inline_all_calls


@dataclass(frozen=True)
class Compared:
    other: Backend

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        del latitude
        asked = [(c.program, c.inputs) for c in cases]
        pairs = zip(run_many(backend, asked), run_many(self.other, asked), strict=True)
        return [compare_outcomes(c, one, other, self.other.name) for c, (one, other) in zip(cases, pairs, strict=True)]


@dataclass(frozen=True)
class Given:
    rows: tuple[tuple[Array, ...], ...]
    source: str

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        del latitude
        outcomes = run_many(backend, [(c.program, c.inputs) for c in cases])
        given = Results(self.rows)
        return [compare_outcomes(c, o, given, self.source) for c, o in zip(cases, outcomes, strict=True)]


def compare_outcomes(case: Case, outcome: Outcome, other: Outcome, name: str) -> Judged:
    """Judge an outcome by the results of another one; every deviation gets the standing `accuracy`."""
    expected = _sets(case.program, other, name)
    verdict = judge.judge(outcome, expected, case.program, len(case.inputs))
    return Judged(case, outcome, expected, _weaken(verdict, name), dict(outcome.seconds))


def _weaken(verdict: Verdict, name: str) -> Verdict:
    if isinstance(verdict, Deviates):
        also = tuple(replace(d, standing="accuracy") for d in verdict.also)
        message = "; ".join(filter(None, (f"it differs from {name}", verdict.message)))
        return replace(verdict, standing="accuracy", message=message, also=also)
    return Conforms() if judge.is_too_wide(verdict) else verdict


def _sets(program: Program, outcome: Outcome, name: str) -> Expected:
    types = program.main.result_types
    if not isinstance(outcome, Results):
        return Unevaluated(f"{name} gives no results: {getattr(outcome, 'message', '')}")
    if not all(isinstance(t, TensorType) for t in types) or any(len(row) != len(types) for row in outcome.outputs):
        return Unevaluated(f"{name} does not return what the program says")
    columns = [[row[i] for row in outcome.outputs] for i in range(len(types))]
    share = judge.most_width(program)
    found = []
    for t, column in zip(types, columns, strict=True):
        assert isinstance(t, TensorType)
        if any(a is None or a.dtype != dtype(t.element_type) or a.shape != column[0].shape for a in column):  # type: ignore[union-attr]
            return Unevaluated(f"{name} does not return what the program says")
        found.append(_near(exactly(np.stack([np.asarray(a) for a in column]), t.element_type), share))
    return tuple(found)


def _near(exact: Acceptance, share: float) -> Acceptance:
    """Widen floating-point elements by a share of the largest magnitude of each input set."""
    if not isinstance(exact.element_type, FloatType | ComplexType):
        return exact
    values = exact.lower
    size = np.where(np.isfinite(values), np.abs(values), 0.0)
    largest = size.reshape(len(size), -1).max(axis=1, initial=0.0).reshape(-1, *[1] * (size.ndim - 1))
    return replace(exact, lower=values - share * largest, upper=values + share * largest)


def differences(
    backend: Backend, other: Backend, case: Case, most_bytes: int = MOST_BYTES
) -> Iterator[tuple[Operation, Case]]:
    """Yield the operations whose results differ between two implementations, each with a case of it alone.

    The operations come in program order. Both implementations run the whole program; the case has the operands that the
    first one computed. Operations that follow a wrong value differ as well.
    """
    whole = replace(case, program=inline_all_calls(case.program))
    types = frozenset(backend.describe().element_types) & frozenset(other.describe().element_types)
    pairs = zip(
        observations(backend, whole, types, most_bytes), observations(other, whole, types, most_bytes), strict=True
    )
    for mine, theirs in pairs:
        if mine is None or theirs is None:
            return
        for step in mine.steps:
            one, two = mine.case_of(step), theirs.case_of(step)
            if one is not None and two is not None and computes(step.operation):
                case, computed = one
                if isinstance(compare_outcomes(case, computed, two[1], other.name).verdict, Deviates):
                    yield step.operation, case
