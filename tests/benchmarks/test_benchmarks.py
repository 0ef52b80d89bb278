"""Tests of the benchmarks: they run, and their figures add up."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from benchmarks import backends, evaluator, executables, throughput


def test_throughput(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("jaxlib")
    assert throughput.main(["--backend", "xla", "--programs", "20", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["programs"] == 20
    assert set(found["share"]) == {*throughput.OURS, *throughput.THEIRS}
    assert sum(found["share"].values()) == pytest.approx(1.0)
    assert found["ratio"]["bare"] == pytest.approx(found["bare_ms"]["bare"] / found["everything_ms"])
    assert found["sent"] <= found["programs"]
    assert found["ratio_of_sent"]["bare"] <= found["ratio"]["bare"]
    assert found["programs_per_second"] == pytest.approx(1e3 / found["everything_ms"])
    assert found["evaluator_ms"] > 0
    assert found["interpreter_ms"] > 0


def test_evaluator_beside_the_interpreter(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("jaxlib")
    assert evaluator.main(["--only", "4x4", "--repeat", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["slower"] == []
    assert {t["name"].split()[0] for t in found["timings"]} >= {
        "dot_general",
        "convolution",
        "gather",
        "scatter",
        "sort",
    }
    assert all(t["ratio"] == pytest.approx(t["interpreter"] / t["evaluator"]) for t in found["timings"])


def test_throughput_of_a_backend_without_a_worker_has_no_ratio(capsys: pytest.CaptureFixture[str]) -> None:
    assert throughput.main(["--backend", "reference", "--programs", "3"]) == 0
    out = capsys.readouterr().out
    assert "reference: 3 programs" in out
    assert "ratio" not in out


def test_workers(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("jaxlib")
    assert backends.main(["--backend", "interpreter", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    costs = found["milliseconds"]
    assert 0 < costs["round trip, refused by the parser"] < costs["start"]
    assert 60 < found["ops_conforming"] < found["ops"]
    assert found["ops_conforming"] + len(found["ops_without"]) == found["ops"]
    outcomes = ("conforming", "deviating", "unsupported", "rejected", "crashed", "timed_out", "undecided")
    assert sum(found[outcome] for outcome in outcomes) == found["cases"]


@pytest.mark.parametrize("benchmark", [throughput, backends])
def test_an_unknown_backend_is_one_line_and_status_2(benchmark: object, capsys: pytest.CaptureFixture[str]) -> None:
    assert benchmark.main(["--backend", "nope"]) == 2  # type: ignore[attr-defined]
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("there is no backend 'nope'")
    assert printed.err.count("\n") == 1


def test_an_executable_that_stays_does_more(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if (compiler := shutil.which("cc")) is None:
        pytest.skip("there is no C compiler")
    for name in ("command", "serve"):
        source = f"docs/examples/{name}_backend.c"
        subprocess.run([compiler, "-O1", "-o", tmp_path / name, source, "-lm"], check=True)
    given = [
        "--command",
        str(tmp_path / "command"),
        "--serve",
        str(tmp_path / "serve"),
        "--rounds",
        "1",
        "--seconds",
        "0.5",
    ]
    assert executables.main(given) == 0
    found = re.search(
        r"median of 1 rounds: ([\d.]+) times one at a time, ([\d.]+) times sent ahead", capsys.readouterr().out
    )
    assert found is not None
    assert all(float(ratio) > 1 for ratio in found.groups())


def test_an_executable_without_results_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert executables.main(["--command", "false", "--serve", "false"]) == 2
    assert "its process ended with exit status 1" in capsys.readouterr().err
