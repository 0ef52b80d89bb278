"""Tests of the nightly script: a night continues the last one, and does not fail for causes that it knew."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from fuzz import nightly

Nights = Callable[..., tuple[int, str]]


@pytest.fixture
def night(tmp_path: Path, usual: list[str], monkeypatch: pytest.MonkeyPatch) -> Nights:
    """Function that runs the nightly script, and returns its exit status and the summary that it wrote."""

    def run(backend: str, *arguments: str) -> tuple[int, str]:
        told = tmp_path / "summary"
        told.write_text("")
        monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(told))
        limits = ["--backend", backend, "--time", "1h", "-o", str(tmp_path / "nightly"), "--programs", "144"]
        return nightly.main([*limits, "--no-probe", *usual, *arguments]), told.read_text()

    return run


def _folders(summary: str) -> set[str]:
    return set(re.findall(r"\(`(.*)`\)", summary))


def test_a_second_night_tells_only_what_the_first_did_not_know(night: Nights) -> None:
    status, first = night("wrong")
    assert status == 6
    assert f"{len(_folders(first))} new causes" in first
    status, second = night("wrong")
    assert _folders(first).isdisjoint(_folders(second))
    assert status == (6 if _folders(second) else 0)


def test_a_new_cause_on_one_backend_fails_the_night_of_all(night: Nights) -> None:
    status, told = night("right,wrong")
    assert status == 6
    assert "### right: 0 new causes" in told


def test_what_went_wrong_on_our_side_is_told_and_fails_nothing(night: Nights, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fuzz.batch_job.traits", lambda program: 1 // 0)
    status, told = night("right")
    assert status == 0
    assert "something of ours went wrong: `ZeroDivisionError" in told


def test_a_state_of_another_campaign_fails(night: Nights) -> None:
    night("right")
    assert night("right", "--seed", "7") == (2, "")


def test_no_backend_fails(night: Nights) -> None:
    assert night("nonesuch") == (3, "")
