"""The claim about sizes that contradict each other: cases are drawn only on request, and only crashes are reported."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from oracles.backends.protocol import Crashed, Failed, Outcome, Rejected, Results, TimedOut
from results.verdicts import Deviates, Error, Undecided, fails
from trials.claims.mismatches import BATCHES, CLAIM, is_mismatch, verdict_on
from trials.settings import Settings
from trials.subject import Subject


@pytest.mark.parametrize("detail", ["0", "1"])
def test_sizes_are_at_odds(detail: str) -> None:
    drawn = CLAIM.cases(Subject("mismatches", "reference", detail=detail), 2, 1)
    assert len(drawn) == 2
    assert all(map(is_mismatch, drawn))


def test_nothing_but_a_crash_is_told() -> None:
    crashed = verdict_on(Crashed("SIGSEGV", "execute", -11))
    assert isinstance(crashed, Deviates)
    assert crashed.standing == "behaviour"
    assert not fails(crashed)
    others: list[Outcome] = [
        Results(((np.zeros(3),),)), Rejected("no", "execute"), TimedOut("late", "execute", 1.0)
    ]  # fmt: skip
    assert all(isinstance(verdict_on(o), Undecided) for o in others)
    assert isinstance(verdict_on(Failed("ours", "execute")), Error)


def test_it_is_off_unless_asked_for() -> None:
    settings = Settings(("xla",), Path("results.jsonl"))
    assert list(CLAIM.subjects(settings)) == []
    assert len(list(CLAIM.subjects(replace(settings, mismatches=True)))) == BATCHES
