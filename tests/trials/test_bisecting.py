"""Bisection of the releases that have a finding, on made-up releases."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pytest

from oracles.backends import BackendError
from oracles.backends.environments import Distribution
from oracles.backends.evaluator_backend import ReferenceBackend
from oracles.backends.protocol import Array, Description, Outcome, Results, Unsupported
from results.backend_names import BackendName
from results.verdicts import Conforms, Deviates, RejectsValid, Undecided
from spec.program import Operation, Program, Value, main_program
from spec.text import text
from spec.types import f32, tensor
from trials.checks import Failure
from trials.findings import bisection
from trials.findings.bisection import (
    ALL_HAVE_IT,
    BAD_USAGE,
    NAMED,
    NONE_HAS_IT,
    NONE_RUNS,
    Answer,
    Said,
    Tried,
    answer_of,
    conclude,
    landmarks,
    main,
    release_of_finding,
    search,
)
from trials.findings.published_finding import About

VERSIONS = ["0.1.0", "0.1.1", "0.1.2", "0.1.3", "0.1.4", "0.2.0", "0.2.1", "0.3.0", "0.3.1", "0.4.0"]


def searched(has: str) -> tuple[list[str], Answer | None, int]:
    """Return the releases tried, the answer and the exit status.

    `has` holds a letter for each of VERSIONS: y and n for a release with and without the finding, ? for one that cannot
    say.
    """
    words: dict[str, Said] = {"y": "has it", "n": "has it not", "?": "cannot say"}
    tried: list[str] = []

    def attempt(version: str) -> Tried:
        tried.append(version)
        return Tried(words[has[VERSIONS.index(version)]], "")

    found, answer = search(VERSIONS, attempt)
    assert len(tried) == len(set(tried))
    return tried, answer, conclude(found, answer, "theirs")


def test_a_release_between_is_not_missed() -> None:
    tried: list[str] = []

    def attempt(version: str) -> Tried:
        tried.append(version)
        return Tried("has it" if version in ("0.1.2", "0.1.3") else "has it not", "")

    assert search(VERSIONS, attempt)[1] is None
    assert search(VERSIONS, attempt, "0.1.2")[1] == Answer("0.1.2", False, "0.1.4")
    assert tried.count("0.1.2") == 1


def test_the_release_that_a_finding_is_of() -> None:
    assert release_of_finding(replace(FINDING, backend="xla==0.4.28"), "jaxlib") == "0.4.28"
    assert release_of_finding(FINDING, "numpy") == np.__version__
    assert release_of_finding(FINDING, "no-such-package") is None


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
    assert answer_of(wrong, failure) == "has it"
    assert answer_of(Conforms(), failure) == "has it not"
    assert answer_of(RejectsValid("no", "parse"), failure) == answer_of(Undecided("open"), failure) == "cannot say"


def test_a_folder_without_a_finding(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path), "--backend", "xla"]) == BAD_USAGE
    assert "cannot be read" in capsys.readouterr().err


FINDING = About(
    test="results", claim="results", backend="theirs", op="negate", element_type="f32", clauses=("semantics",),
    detail=None, profile="default", seed=0, failure=("Deviates", "wrong-value", "violation"), cause="x", signature="",
)  # fmt: skip


@pytest.fixture
def finding(tmp_path: Path) -> Path:
    """Folder of a published finding: a negate of the number 1."""
    x, y = (Value(name, tensor(f32)) for name in "xy")
    program = main_program((x,), (Operation("negate", (x,), results=(y,)),), (y,))
    (tmp_path / "program.mlir").write_text(text(program))
    (tmp_path / "finding.json").write_text(json.dumps(asdict(FINDING)))
    np.savez(tmp_path / "inputs.npz", np.float32(1))
    return tmp_path


class Release:
    """The evaluator, with a fault in some releases.

    0.1.3 to 0.2.1 return the operand of a negate unchanged, in every second run if `at_random`. 0.1.2 supports no
    program. 0.1.4 cannot be installed: it raises BackendError.
    """

    def __init__(self, name: str, at_random: bool) -> None:
        self.name, self._version, self._at_random, self._runs = name, BackendName.parse(name).version, at_random, 0
        if self._version == "0.1.4":
            raise BackendError("there is no wheel of 0.1.4")

    def describe(self) -> Description:
        return replace(ReferenceBackend().describe(), name=self.name)

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        self._runs += 1
        if self._version == "0.1.2":
            return Unsupported("no negate", "parse")
        if "0.1.3" <= self._version <= "0.2.1" and not (self._at_random and self._runs % 2):
            return Results(tuple(tuple(row) for row in inputs))
        return ReferenceBackend().run(program, inputs)

    def close(self) -> None: ...


@pytest.mark.parametrize("at_random", [False, True])
def test_a_finding_is_put_to_releases(
    finding: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], at_random: bool
) -> None:
    monkeypatch.setattr(bisection, "distribution_of", lambda name: Distribution("theirs"))
    monkeypatch.setattr(bisection, "releases", lambda distribution: reversed(VERSIONS))
    monkeypatch.setattr(bisection, "open_backend", lambda name, timeout: Release(name, at_random))
    (finding / "finding.json").write_text(json.dumps(asdict(replace(FINDING, flaky=at_random))))
    assert main([str(finding)]) == NAMED
    said = capsys.readouterr().out.splitlines()
    assert said[:5] == [
        "theirs==0.4.0: has it not: Conforms",
        "theirs==0.3.1: has it not: Conforms",
        "theirs==0.2.1: has it: Deviates wrong-value",
        "theirs==0.1.4: cannot say: there is no wheel of 0.1.4",
        "theirs==0.1.0: has it not: Conforms",
    ]
    assert "theirs==0.1.2: cannot say: Unsupported no negate" in said
    assert said[-2:] == [
        "first release of theirs that has it: 0.1.3",
        "first release of theirs that has it no more: 0.3.0",
    ]


def test_a_registry_that_does_not_answer(
    finding: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unreachable(distribution: Distribution) -> Sequence[str]:
        raise BackendError("the registry does not answer")

    monkeypatch.setattr(bisection, "releases", unreachable)
    assert main([str(finding), "--backend", "xla"]) == NONE_RUNS
    assert capsys.readouterr().err == "bisecting: the registry does not answer\n"


def test_a_backend_without_releases(finding: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(finding), "--backend", "reference"]) == BAD_USAGE
    assert "no package is known for releases of it" in capsys.readouterr().err
