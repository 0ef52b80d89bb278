"""What a test is about: its name, and the names of its cases."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from trials.claims import all_claims
from trials.settings import Settings


def test_a_name_is_of_one_case() -> None:
    """On every backend and in every test, so that what backends do with it can be held against each other. Pins are
    those of a backend, and named so that they are the same in every run."""
    settings = Settings(("xla", "interpreter"), Path("results.jsonl"), ops=frozenset(["add", "reduce", "tanh"]))
    drawn: dict[str, set[object]] = defaultdict(set)
    for test, claim in all_claims().items():
        for subject in claim.subjects(settings):
            if subject.claim != "expectations":
                drawn[subject.case(0)].add((test, *claim.key(subject)))
    assert len(drawn) > 100
    assert {name: keys for name, keys in drawn.items() if len(keys) > 1} == {}
