"""Tests of excerpts of real programs: valid programs, whose first input set holds the model's own values."""

from __future__ import annotations

import numpy as np
import pytest

from fuzz.selection import excerpts
from generators.choices import Choices, Seeded
from generators.value_scope import NOTHING, Without
from models.collection import collection
from oracles.conventions import CONVENTIONS
from oracles.evaluator import Mode, Unevaluated, evaluate
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance
from spec.structure import violations

SEEDS = range(40)
FOLLOWS = Latitude(conventions=frozenset(CONVENTIONS))
STRATEGY = excerpts.excerpts(2, NOTHING)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_piece_is_a_program_that_is_the_same_for_the_same_choices(seed: int) -> None:
    case = STRATEGY.sample(Seeded(seed))
    assert list(violations(case.program)) == []
    assert len(case.inputs) == 2
    again = STRATEGY.sample(Seeded(seed))
    assert (again.program, again.id) == (case.program, case.id)


@pytest.mark.parametrize("name", list(collection())[::60])
def test_the_first_input_set_gives_what_the_model_computes(name: str) -> None:
    found = excerpts._evaluate(name)
    for end in found.ends[:: max(len(found.ends) // 5, 1)]:
        inside = excerpts._before(end, found, 6)
        piece = excerpts.computation(found.program, end, found.definitions, found.values.keys() - inside)
        row = tuple(np.asarray(found.values[n]) for n in piece.arguments)
        try:
            outputs = evaluate(piece.program, (row,), Mode.FUSED, FOLLOWS)
        except Unevaluated:
            continue
        for sets, result in zip(outputs, end.results, strict=True):
            assert isinstance(sets, Acceptance)
            assert sets.at(0).contains(np.asarray(found.values[result.name])[np.newaxis]).all()


def test_what_need_not_be_drawn_ends_no_piece() -> None:
    without = Without(ops=frozenset({"add", "multiply"}))
    for seed in SEEDS:
        case = excerpts.excerpts(1, without).sample(Choices(Seeded(seed)).source)
        assert case.program.main.body.operations[-2].name not in without.ops
