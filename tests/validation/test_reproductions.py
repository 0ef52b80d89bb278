"""Counts of the known causes whose scripts reproduce them."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracles.backends import BackendError, open_backend
from trials.checks import Failure
from trials.findings.reproduction import Ended, shows
from validation.reproductions import Reproduction, Written, main, summary, write_scripts

RUNS = [
    (Failure("Deviates", "nan", "violation"), Ended(1, "returned: 1\nexpected: 2"), True),
    (Failure("Deviates", "nan", "violation"), Ended(1, "ImportError: no jax"), False),
    (Failure("Deviates", "nan", "violation"), Ended(-11, ""), False),
    (Failure("Deviates", "nan", "violation"), Ended(0, "expected: 2"), False),
    (Failure("RejectsValid"), Ended(1, "returned: no\nexpected: a result"), True),
    (Failure("AcceptsInvalid"), Ended(0, "refused: no"), False),
    (Failure("Crashes"), Ended(-6, "abort"), True),
    (Failure("Crashes"), Ended(0, "no error, as expected"), False),
    (Failure("TimesOut"), Ended(None, ""), True),
    (Failure("TimesOut"), Ended(0, ""), False),
]


@pytest.mark.parametrize(("failure", "ended", "wanted"), RUNS)
def test_a_run_shows_a_failure(failure: Failure, ended: Ended, wanted: bool) -> None:
    """A script that ends with an error of its own, such as a missing package, does not show the failure."""
    assert shows(failure, ended) is wanted


def test_causes_are_counted_by_backend() -> None:
    found = [
        Reproduction("xla", "a", 30, "shows", elsewhere={"1.0": "exit 0", "2.0": "exit status 1: returned: 1"}),
        Reproduction("xla:O0", "b", 41, "shows"),
        Reproduction("xla", "c", 30, "does not show alone", "why"),
        Reproduction("xla", "d", 0, "not of this release"),
        Reproduction("iree:vmvx", "a", 20, "crashes"),
    ]
    lines = [line.split() for line in summary(found).splitlines()[1:]]
    assert lines == [
        ["xla", "4", "3", "3", "2", "2", "0", "0", "1", "1", "of", "2"],
        ["iree", "1", "1", "1", "1", "0", "1", "0", "0", "0", "of", "0"],
    ]
    assert [r.is_good for r in found] == [True, False, False, False, True]


def test_an_unknown_backend_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--backend", "nothing"]) == 2
    assert "nothing" in capsys.readouterr().err


def test_the_script_of_a_known_cause_is_written(tmp_path: Path) -> None:
    try:
        open_backend("onnx:reference").close()
    except BackendError as error:
        pytest.skip(str(error))
    [one] = [w for w in write_scripts("onnx", tmp_path, 1)]
    assert isinstance(one, Written)
    assert one.found[0].lines <= 40
    assert (one.directory / "report.md").read_text().startswith("# ONNX reference evaluator: ")
