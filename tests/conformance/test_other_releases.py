"""Runs on a named release: entries of other releases do not apply, and new entries name this release."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from conformance.suite.end_of_run import NEW_CAUSES
from oracles.backends import catalogue
from oracles.backends.environments import Distribution
from trials.causes.entries import Entry
from trials.causes.expectations import load

Suite = Callable[..., pytest.RunResult]
ADD = ("--ops=add", "--element-types=f32,i32", "--max-examples=2")


@pytest.fixture
def released(suite: Suite, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Suite:
    """The suite, with fake backends that also run as any named release; all report version 1.0."""
    monkeypatch.setattr(catalogue, "distribution_of", lambda name: Distribution(name.partition("==")[0]))
    monkeypatch.setattr(catalogue, "interpreter", lambda distribution, version: "python")
    return suite


def entries(pytester: pytest.Pytester, name: str = "wrong") -> tuple[Entry, ...]:
    return load(expectations(pytester, name)).entries


def expectations(pytester: pytest.Pytester, name: str = "wrong") -> Path:
    return pytester.path / "expectations" / f"{name}.toml"


def explain(pytester: pytest.Pytester, before: str = "", after: str = "", name: str = "wrong") -> None:
    text = expectations(pytester).read_text().replace("UNEXPLAINED", "explained").replace(before, after)
    expectations(pytester, name).write_text(text)


def test_what_a_release_shows_is_expected_of_that_release(released: Suite, pytester: pytest.Pytester) -> None:
    released("wrong==1.0", *ADD, "--update-expectations")
    assert {tuple(e.releases.items()) for e in entries(pytester)} == {(("wrong", "==1.0"),)}
    explain(pytester)
    assert released("wrong==1.0", *ADD).ret == pytest.ExitCode.OK


def test_a_cause_of_other_releases_is_new(released: Suite, pytester: pytest.Pytester) -> None:
    released("wrong==1.0", *ADD, "--update-expectations")
    explain(pytester, "==1.0", ">1.0")
    outcome = released("wrong==1.0", *ADD)
    assert outcome.ret == NEW_CAUSES
    assert "test_expectations" not in outcome.stdout.str()  # no pin of theirs was replayed


def test_a_cause_of_other_releases_is_not_missed(released: Suite, pytester: pytest.Pytester) -> None:
    released("wrong==1.0", *ADD, "--update-expectations")
    explain(pytester, 'wrong = "==1.0"', 'right = ">1.0"', name="right")
    assert released("right==1.0", *ADD).ret == pytest.ExitCode.OK


def test_what_a_release_does_not_show_is_not_removed(released: Suite, pytester: pytest.Pytester) -> None:
    released("wrong", *ADD, "--update-expectations")
    explain(pytester, name="right")
    known = entries(pytester, "right")
    assert known
    assert released("right==1.0", *ADD).ret == pytest.ExitCode.TESTS_FAILED
    outcome = released("right==1.0", *ADD, "--update-expectations")
    outcome.stdout.fnmatch_lines([f"*right.toml: not seen on right 1.0: {known[0].id}*"])
    assert entries(pytester, "right") == known
    released("right", *ADD, "--update-expectations")
    assert entries(pytester, "right") == ()
