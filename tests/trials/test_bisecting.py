"""The search for the releases of a finding, on made-up releases."""

from __future__ import annotations

from pathlib import Path

import pytest

from results.verdicts import Conforms, Deviates, RejectsValid, Undecided
from trials.bisecting import (
    ALL_HAVE_IT,
    BAD_USAGE,
    NAMED,
    NONE_HAS_IT,
    NONE_RUNS,
    Answer,
    Said,
    Tried,
    conclude,
    landmarks,
    main,
    said_of,
    search,
)
from trials.checks import Failure

VERSIONS = ["0.1.0", "0.1.1", "0.1.2", "0.1.3", "0.1.4", "0.2.0", "0.2.1", "0.3.0", "0.3.1", "0.4.0"]


def searched(has: str) -> tuple[list[str], Answer | None, int]:
    """What was tried, the answer and the exit status, where a letter says what each release says."""
    words: dict[str, Said] = {"y": "has it", "n": "has it not", "?": "cannot say"}
    tried: list[str] = []

    def attempt(version: str) -> Tried:
        tried.append(version)
        return Tried(words[has[VERSIONS.index(version)]], "")

    found, answer = search(VERSIONS, attempt)
    assert len(tried) == len(set(tried))
    return tried, answer, conclude(found, answer, "theirs")


def test_one_per_minor_version_first() -> None:
    assert [VERSIONS[i] for i in landmarks(VERSIONS)] == ["0.4.0", "0.3.1", "0.2.1", "0.1.4", "0.1.0"]


@pytest.mark.parametrize(
    ("has", "answer", "status"),
    [
        ("nnnyyyyyyy", Answer("0.1.3", False, None), NAMED),
        ("nnnnnnnyyy", Answer("0.3.0", False, None), NAMED),
        ("yyyyyyynnn", Answer("0.1.0", True, "0.3.0"), NAMED),
        ("nnyyyyynnn", Answer("0.1.2", False, "0.3.0"), NAMED),
        ("??n?yyyyyy", Answer("0.1.4", True, None), ALL_HAVE_IT),
        ("n???yyyyyy", Answer("0.1.4", False, None), NAMED),
        ("nn?yy?y?yy", Answer("0.1.3", False, None), NAMED),
        ("yyyyynnyyy", Answer("0.3.0", False, None), NAMED),
        ("yyyyyyyyyy", Answer("0.1.0", True, None), ALL_HAVE_IT),
        ("nnnnnnnnnn", None, NONE_HAS_IT),
        ("??????????", None, NONE_RUNS),
    ],
)
def test_the_first_with_it_and_the_first_without(has: str, answer: Answer | None, status: int) -> None:
    tried, found, exit_status = searched(has)
    assert (found, exit_status) == (answer, status)
    assert tried[:5] == ["0.4.0", "0.3.1", "0.2.1", "0.1.4", "0.1.0"]


def test_what_a_verdict_says_of_a_finding() -> None:
    wrong = Deviates("wrong-value", "violation", None, "")
    failure = Failure("Deviates", "wrong-value", "violation")
    assert said_of(wrong, failure) == "has it"
    assert said_of(Conforms(), failure) == "has it not"
    assert said_of(RejectsValid("no", "parse"), failure) == said_of(Undecided("open"), failure) == "cannot say"


def test_a_folder_without_a_finding(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path), "--backend", "xla"]) == BAD_USAGE
    assert "cannot be read" in capsys.readouterr().err
