"""Relations of gather and scatter: both forms are valid and equivalent, and a wrong form is noticed."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from generators.cases import Case
from generators.examples import draw_cases
from generators.programs.case_strategies import single_op
from oracles.backends.evaluator_backend import ReferenceBackend
from oracles.backends.protocol import Array, Outcome, Results
from oracles.evaluator import evaluate
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance
from results.verdicts import Conforms, Deviates, Undecided
from spec.program import Program
from spec.structure import violations
from trials.claims.relation_rewrites import RELATIONS, Relation
from trials.claims.relations import Agreeing
from trials.computing_operations import is_one_operation

CASES = 25


@functools.cache
def cases(relation: Relation) -> list[Case]:
    return draw_cases(relation.cases(3), CASES, 1)


def names(relation: Relation) -> str:
    return f"{relation.op}-{relation.name}"


@pytest.mark.parametrize("relation", RELATIONS, ids=names)
def test_both_forms_are_valid(relation: Relation) -> None:
    for case in cases(relation):
        assert violations(case.program) == [], case


@pytest.mark.parametrize("relation", RELATIONS, ids=names)
def test_both_forms_mean_the_same(relation: Relation) -> None:
    decided = total = 0
    for case in cases(relation):
        sets: tuple[Acceptance, ...] = evaluate(case.program, case.inputs)
        for one in sets[: len(sets) // 2]:
            total += one.unspecified.size
            decided += int((~one.unspecified).sum())
    assert decided > 0.8 * total
    for judged in Agreeing()(ReferenceBackend(), cases(relation), Latitude()):
        assert isinstance(judged.verdict, Conforms | Undecided), judged.case


class Otherwise(ReferenceBackend):
    """Reference backend that rotates the elements of one result, that of one of the two forms, by one place."""

    def __init__(self, output: int) -> None:
        self.output = output

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        outcome = super().run(program, inputs)
        assert isinstance(outcome, Results)
        rows = [list(row) for row in outcome.outputs]
        for row in rows:
            row[self.output] = np.roll(row[self.output], 1)  # type: ignore[arg-type]
        return replace(outcome, outputs=tuple(map(tuple, rows)))


@pytest.mark.parametrize("output", [0, 1])
@pytest.mark.parametrize("relation", RELATIONS, ids=names)
def test_a_wrong_form_is_noticed(relation: Relation, output: int) -> None:
    large = [c for c in cases(relation) if c.program.main.result_types[0].shape not in ((), (1,)) and c.inputs]
    found = [j.verdict for j in Agreeing()(Otherwise(output), large, Latitude())]
    noticed = [v for v in found if isinstance(v, Deviates) and v.standing == "violation"]
    assert len(noticed) > len(found) / 3


@pytest.mark.parametrize("op", ["gather", "scatter"])
def test_what_is_left_of_one_form_is_judged_as_any_operation(op: str) -> None:
    alone = [c for c in draw_cases(single_op(op, input_sets=3), 4 * CASES, 1) if is_one_operation(c.program)]
    both = [c for r in RELATIONS if r.op == op for c in cases(r)]
    mixed = [c for pair in zip(alone, both, strict=False) for c in pair]
    judged = Agreeing()(ReferenceBackend(), mixed, Latitude())
    assert [j.case for j in judged] == mixed
    assert all(isinstance(j.verdict, Conforms | Undecided) for j in judged)
    large = [c for c in alone if c.program.main.result_types[0].shape not in ((), (1,)) and c.inputs]
    found = [j.verdict for j in Agreeing()(Otherwise(0), large, Latitude())]
    assert sum(isinstance(v, Deviates) for v in found) > len(found) / 3
