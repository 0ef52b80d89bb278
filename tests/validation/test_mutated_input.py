"""Damaged files of each kind: they are read without a traceback, and no backend is blamed."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from corpora import manifest
from corpora.replay_jobs import MANIFEST
from results.file import line
from validation.mutated_input import CASES, HEADER, MUTATIONS, RESULTS, alter, copy_case, mutate, replay, run


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda m: m.__name__)
def test_mutations_depend_on_the_seed_alone(mutation: object) -> None:
    data = b'{"a": [1, 2, 3], "b": "tensor<2xf32>"}'
    once, again = ([mutation(data, random.Random(s)) for s in range(20)] for _ in range(2))  # type: ignore[operator]
    assert once == again
    assert any(m != data for m in once)
    assert mutate(data, random.Random(0)) != data


def test_members_are_altered_in_lines_that_stay_whole() -> None:
    data = "".join([line(HEADER), *map(line, RESULTS)]).encode()
    once, again = ([alter(data, random.Random(s)) for s in range(20)] for _ in range(2))
    assert once == again
    assert any(m != data for m in once)
    assert {len([json.loads(text) for text in m.splitlines()]) for m in once} == {1 + len(RESULTS)}


def test_a_file_that_is_read_outside_is_told(tmp_path: Path) -> None:
    """Files that a replay opens in the forbidden folder are reported, whichever of its processes opens them."""
    whole = manifest.read(CASES / MANIFEST)
    own = copy_case(tmp_path / "cases" / "0", whole, whole.cases[0])
    found = replay(tmp_path / "cases", "reference", tmp_path / "cases")
    opened = {p.rpartition("opened ")[2] for p in found.problems}
    assert opened >= {str(own / MANIFEST), str(own / whole.cases[0].program)}


def test_what_is_damaged_is_blamed_on_nobody() -> None:
    found = run(files=12, records=12, seed=1, backends="interpreter,reference")
    assert {what: outcome.problems for what, outcome in found.items()} == {what: [] for what in found}
    assert found["cases"].verdicts["Error"] >= 6
