"""Tests of taking turns: one process runs programs, while the other may look for causes."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from fuzz.engines.alternation import Turn, remove


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Turn, Turn]]:
    with closing(Turn(tmp_path)) as one, closing(Turn(tmp_path)) as other:
        yield one, other


def test_one_runs_while_the_other_waits(pair: tuple[Turn, Turn]) -> None:
    one, other = pair
    order = []

    def run() -> None:
        with other.execution():
            order.append("other")

    waiting = threading.Thread(target=run)
    with one.execution():
        waiting.start()
        waiting.join(0.2)
        order.append("one")
    waiting.join(10)
    assert order == ["one", "other"]


def test_who_looks_for_causes_is_noticed_and_holds_up_nobody(pair: tuple[Turn, Turn]) -> None:
    one, other = pair
    with one.attribution(), other.execution(), other.quiet() as is_quiet:
        assert not is_quiet
    with other.execution(), other.quiet() as is_quiet:
        assert is_quiet


def test_other_jobs_and_processes_of_their_own_have_turns_of_their_own(tmp_path: Path) -> None:
    with closing(Turn(tmp_path, 0)) as one, closing(Turn(tmp_path, 1)) as other, one.execution():
        with other.execution(), other.quiet() as is_quiet:
            assert is_quiet
        with Turn().execution(), Turn().quiet() as is_quiet:
            assert is_quiet
    remove(tmp_path, 2)
    assert not list(tmp_path.iterdir())
