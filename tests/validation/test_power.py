"""Known-bad implementations are caught by the cases that the suite draws."""

from __future__ import annotations

from collections import Counter

import pytest

from validation import power
from validation.known_bad.known_bad_registry import all_known_bad

OPS = sorted({m.op for m in all_known_bad()})


def test_there_are_many_and_all_different() -> None:
    names = Counter(m.name for m in all_known_bad())
    assert len(names) >= 35
    assert set(names.values()) == {1}


@pytest.mark.parametrize("op", OPS)
def test_all_are_caught(op: str) -> None:
    missed = [v.name for v in power.trials(10, 0, f"{op}: ", most=250) if v.caught_by is None]
    assert not missed
