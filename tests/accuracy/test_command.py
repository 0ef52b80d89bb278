"""Tests of the accuracy command: its files, its messages, and resuming an interrupted run."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from accuracy import accuracy_command, measured_inputs, measurement_file, truths
from accuracy.accuracy_command import main
from accuracy.measurement_file import BadMeasurements, Writer, read
from accuracy.measurements import About, Measurement
from oracles.backends.protocol import Backend, Crashed, Outcome, Unsupported
from oracles.sets.acceptance import Array
from spec.program import Operation, Program
from tests.accuracy.rounding import Rounding

CHOICE = ["--ops", "tanh,add", "--element-types", "f4E2M1FN,f8E5M2", "--quiet"]


@pytest.fixture(autouse=True)
def backend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rounding:
    made = Rounding()
    monkeypatch.setattr(truths, "user_cache_path", lambda name: tmp_path / "cache" / name)
    monkeypatch.setattr(accuracy_command, "open_backend", lambda name, **how: made)
    monkeypatch.setattr(measured_inputs, "WIDE", {32: 1 << 12, 64: 1 << 13})
    return made


def test_what_is_measured_is_written_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--backend", "rounding", "-o", str(tmp_path), *CHOICE]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    rows = [line.split() for line in said.out.splitlines()]
    assert [row[:2] for row in rows[2:6]] == [["add", "f4E2M1FN"], ["add", "f8E5M2"], ["tanh", "f4E2M1FN"],
                                              ["tanh", "f8E5M2"]]  # fmt: skip
    about, measurements = read(tmp_path / measurement_file.NAME)
    assert about.backends == {"rounding": {"rounding": "1"}}
    assert {m.key[1:3] for m in measurements} == {(op, t) for op in ("add", "tanh") for t in ("f4E2M1FN", "f8E5M2")}
    whole = json.loads((tmp_path / "accuracy.json").read_text())
    assert len(whole["measurements"]) == 4
    assert all(m["elementwise"]["normal"]["greatest"] <= 0.5 for m in whole["measurements"])


def test_a_run_that_was_cut_goes_on(tmp_path: Path, backend: Rounding, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--backend", "rounding", "-o", str(tmp_path), *CHOICE, "--json"]
    assert main(arguments) == 0
    whole = json.loads(capsys.readouterr().out)
    path = tmp_path / measurement_file.NAME
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:40])  # two measurements, and a part of one
    assert main(arguments) == 2
    assert "go on with --resume" in capsys.readouterr().err
    before = backend.programs
    assert main([*arguments, "--resume"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert backend.programs - before == 6  # three for each of two subjects
    for m in (*whole["measurements"], *again["measurements"]):
        m.pop("seconds")
    assert again["measurements"] == whole["measurements"]


def test_another_run_is_not_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--backend", "rounding", "-o", str(tmp_path), *CHOICE]
    assert main(arguments) == 0
    assert main([*arguments, "--seed", "1", "--resume"]) == 2
    assert "was begun with other options" in capsys.readouterr().err


@pytest.mark.parametrize("lines", ["", "{}\n", '{"schema":1}\n', "no JSON\n"])
def test_a_damaged_file_is_one_line(tmp_path: Path, lines: str, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / measurement_file.NAME).write_text(lines)
    assert main(["--backend", "rounding", "-o", str(tmp_path), *CHOICE, "--resume"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_line_that_is_wrong_is_named(tmp_path: Path) -> None:
    writer = Writer(tmp_path, About("1", {}), resume=False)
    writer.write(Measurement("b", "add", "f16"))
    writer.close()
    with open(tmp_path / measurement_file.NAME, "a") as appended:
        appended.write('{"backend":3}\n')
    with pytest.raises(BadMeasurements, match=r"jsonl:3: "):
        read(tmp_path / measurement_file.NAME)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--ops", "tanhh"], "did you mean 'tanh'?"),
        (["--element-types", "nonsense"], "there are"),
        (["--pairs", "3"], "not between"),
        (["--nonsense"], "--nonsense"),
    ],
)
def test_bad_usage_is_one_line(
    tmp_path: Path, arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--backend", "rounding", "-o", str(tmp_path), *arguments])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert says in told
    assert told.count("\n") == 1


class Ending(Rounding):
    """A backend that always returns the same outcome, without results."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__()
        self.outcome = outcome

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        return self.outcome


@pytest.mark.parametrize(
    ("outcome", "status"),
    [(Unsupported("no such type", "translate"), 0), (Crashed("segmentation fault", "execute", -11), 1)],
)
def test_what_has_no_results_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, outcome: Outcome, status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    ending: Backend = Ending(outcome)
    monkeypatch.setattr(accuracy_command, "open_backend", lambda name, **how: ending)
    assert main(["--backend", "ending", "-o", str(tmp_path), *CHOICE]) == status
    assert "no results: add f4E2M1FN, add f8E5M2" in capsys.readouterr().out


def test_only_the_vectors_may_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run succeeds if only the programs on short vectors fail, here by results of a wrong shape."""

    def wrong(o: Operation, operands: tuple[Array, ...], right: Array) -> Array:
        return np.zeros(3) if right.shape == (1,) else right

    made = Rounding(wrong)
    monkeypatch.setattr(accuracy_command, "open_backend", lambda name, **how: made)
    assert main(["--backend", "rounding", "-o", str(tmp_path), *CHOICE]) == 0
