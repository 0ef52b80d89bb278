"""Claim: gather and scatter give bitwise the same results as equivalent forms (see relation_rewrites.py)."""

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
from results.verdicts import Verdict
from trials.checks import Executed, Judged
from trials.claims.base import Claim, from_strategy, register
from trials.claims.relation_rewrites import RELATIONS
from trials.claims.results import INPUT_SETS
from trials.computing_operations import is_one_operation
from trials.settings import Settings
from trials.subject import Subject

BY_NAME = {(r.op, r.name): r for r in RELATIONS}


@dataclass(frozen=True)
class Agreeing:
    """Check that the second half of the results equals the first half, where the specification decides the elements.

    A program reduced to a single operation is judged as in other claims.
    """

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        both = [c for c in cases if not is_one_operation(c.program)]
        alone = [c for c in cases if is_one_operation(c.program)]
        outcomes = run_many(backend, [(c.program, c.inputs) for c in both])
        judged = map(self._judge, both, outcomes)
        judged_alone = iter(Executed()(backend, alone, latitude) if alone else ())
        return [next(judged_alone if is_one_operation(c.program) else judged) for c in cases]

    def _judge(self, case: Case, outcome: Outcome) -> Judged:
        decided = judge.expectation(case.program, case.inputs)
        expected = self._expectation(outcome, decided) if isinstance(outcome, Results) else decided
        return Judged(case, outcome, expected, self._verdict(case, outcome, expected), dict(outcome.seconds))

    def _expectation(self, outcome: Results, decided: Expected) -> Expected:
        if isinstance(decided, Unevaluated):
            return decided
        half = len(decided) // 2
        columns = [_column(outcome, i) for i in range(len(decided))]
        pairs = zip(columns[:half], columns[half:], decided[:half], strict=True)
        sets = [_same(one, other, acceptance) for one, other, acceptance in pairs]
        return (*(s[0] for s in sets), *(s[1] for s in sets))

    def _verdict(self, case: Case, outcome: Outcome, expected: Expected) -> Verdict:
        return judge.judge(outcome, expected, case.program, len(case.inputs))


def _column(outcome: Results, i: int) -> list[Array | None]:
    return [row[i] if i < len(row) else None for row in outcome.outputs]


def _same(one: list[Array | None], other: list[Array | None], decided: Acceptance) -> tuple[Acceptance, Acceptance]:
    """Return the sets of conforming results of both forms.

    The set of the first form is its own result. The set of the second form is that result too, but its own result where
    the specification does not decide.
    """
    arrays = [[a for a in column if a is not None and a.shape == decided.shape] for column in (one, other)]
    if any(len(found) < len(one) for found in arrays):
        return decided, decided  # shapes or counts are wrong, which is all that will be said
    first, second = (exactly(np.stack(found), decided.element_type) for found in arrays)
    is_open = np.broadcast_to(_is_undecided(decided), first.lower.shape)
    return replace(first, unspecified=is_open), replace(
        second,
        lower=np.where(is_open, second.lower, first.lower),
        upper=np.where(is_open, second.lower, first.lower),
        nan=np.where(is_open, second.nan, first.nan),
        unspecified=is_open,
    )


def _is_undecided(sets: Acceptance) -> Array:
    if sets.is_exact:
        return sets.unspecified
    lower, upper = sets.lower, sets.upper
    one = (lower == upper) & ~sets.nan
    if lower.dtype == np.float64:
        one = one & (np.signbit(lower) == np.signbit(upper)) | sets.nan & np.isnan(lower)
    return np.asarray(sets.unspecified | ~one)


AGREEING = Agreeing()


def _subjects(settings: Settings) -> Iterator[Subject]:
    for relation in RELATIONS:
        if settings.wants(relation.op) and settings.element_types is None:
            for backend in settings.backends:
                yield Subject("relations", backend, relation.op, detail=relation.name)


CLAIM = register(
    Claim(
        "relations",
        _subjects,
        from_strategy(lambda s: BY_NAME[str(s.op), str(s.detail)].cases(INPUT_SETS)),
        lambda subject, settings: AGREEING,
        key=lambda s: ("relations", s.op, s.detail),
        usual=20,
        is_reducible=False,
    )
)
