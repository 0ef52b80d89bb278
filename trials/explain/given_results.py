"""Results that are held against given ones, or against those of another implementation, where our evaluator decides
nothing: they may differ by as much as the results of a whole program may be uncertain."""

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
from trials.pieces.all_values import inlined


@dataclass(frozen=True)
class Compared:
    """The check that an implementation returns what another one does."""

    other: Backend

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        del latitude
        asked = [(c.program, c.inputs) for c in cases]
        pairs = zip(run_many(backend, asked), run_many(self.other, asked), strict=True)
        return [held_against(c, one, other, self.other.name) for c, (one, other) in zip(cases, pairs, strict=True)]


@dataclass(frozen=True)
class Given:
    """The check that an implementation returns what is given, for one case alone."""

    rows: tuple[tuple[Array, ...], ...]
    source: str

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        del latitude
        outcomes = run_many(backend, [(c.program, c.inputs) for c in cases])
        given = Results(self.rows)
        return [held_against(c, o, given, self.source) for c, o in zip(cases, outcomes, strict=True)]


def held_against(case: Case, outcome: Outcome, other: Outcome, name: str) -> Judged:
    """The case, judged by what the other outcome holds; no more than `accuracy` is claimed of what differs."""
    expected = _sets(case.program, other, name)
    verdict = judge.judge(outcome, expected, case.program, len(case.inputs))
    return Judged(case, outcome, expected, _told(verdict, name), dict(outcome.seconds))


def _told(verdict: Verdict, name: str) -> Verdict:
    if isinstance(verdict, Deviates):
        also = tuple(replace(d, standing="accuracy") for d in verdict.also)
        message = "; ".join(filter(None, (f"it differs from {name}", verdict.message)))
        return replace(verdict, standing="accuracy", message=message, also=also)
    return Conforms() if judge.is_too_wide(verdict) else verdict


def _sets(program: Program, outcome: Outcome, name: str) -> Expected:
    """What is near enough to the results; why there is nothing to hold against."""
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
    """The elements, give or take a share of the largest of each input set; of floating-point types alone."""
    if not isinstance(exact.element_type, FloatType | ComplexType):
        return exact
    values = exact.lower
    size = np.where(np.isfinite(values), np.abs(values), 0.0)
    largest = size.reshape(len(size), -1).max(axis=1, initial=0.0).reshape(-1, *[1] * (size.ndim - 1))
    return replace(exact, lower=values - share * largest, upper=values + share * largest)


def differing(
    backend: Backend, other: Backend, case: Case, most_bytes: int = MOST_BYTES
) -> Iterator[tuple[Operation, Case]]:
    """The operations whose results differ between two implementations that each ran all of the program, in its order:
    each with what it is alone, on what the first one computed. What is computed from a wrong value differs as well."""
    whole = replace(case, program=inlined(case.program))
    types = frozenset(backend.describe().element_types) & frozenset(other.describe().element_types)
    pairs = zip(
        observations(backend, whole, types, most_bytes), observations(other, whole, types, most_bytes), strict=True
    )
    for mine, theirs in pairs:
        if mine is None or theirs is None:
            return
        for step in mine.steps:
            one, two = mine.done(step), theirs.done(step)
            if one is not None and two is not None and computes(step.operation):
                case, computed = one
                if isinstance(held_against(case, computed, two[1], other.name).verdict, Deviates):
                    yield step.operation, case
