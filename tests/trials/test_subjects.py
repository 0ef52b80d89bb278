"""Names of cases, each of which stands for one case."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from trials.claims import all_claims
from trials.settings import Settings


def test_a_name_is_of_one_case() -> None:
    """A name stands for the same case on every backend and in every test, so that backends can be compared on it.

    Pins are excluded: each belongs to one backend, and its name stays the same in every run.
    """
    settings = Settings(("xla", "interpreter"), Path("results.jsonl"), ops=frozenset(["add", "reduce", "tanh"]))
    drawn: dict[str, set[object]] = defaultdict(set)
    for test, claim in all_claims().items():
        for subject in claim.subjects(settings):
            if subject.claim != "expectations":
                drawn[subject.case(0)].add((test, *claim.key(subject)))
    assert len(drawn) > 100
    assert {name: keys for name, keys in drawn.items() if len(keys) > 1} == {}
