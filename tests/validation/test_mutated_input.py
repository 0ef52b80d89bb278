"""A few damaged files of each kind are read without a traceback, and blamed on nobody."""

from __future__ import annotations

import random

import pytest

from validation.mutated_input import MUTATIONS, mutated, run


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda m: m.__name__)
def test_mutations_depend_on_the_seed_alone(mutation: object) -> None:
    data = b'{"a": [1, 2, 3], "b": "tensor<2xf32>"}'
    once, again = ([mutation(data, random.Random(s)) for s in range(20)] for _ in range(2))  # type: ignore[operator]
    assert once == again
    assert any(m != data for m in once)
    assert mutated(data, random.Random(0)) != data


def test_what_is_damaged_is_blamed_on_nobody() -> None:
    found = run(files=12, records=12, seed=1, backends="interpreter,reference")
    assert {what: outcome.problems for what, outcome in found.items()} == {what: [] for what in found}
    assert found["cases"].verdicts["Error"] >= 6
