"""Validation of killed runs: a killed run is resumed completely, and a run that lost a result is reported."""

from __future__ import annotations

import shutil
from pathlib import Path

from results.file import read_run
from validation.killed_runs import FILE, Asked, finish_run, problems, run

ASKED = Asked("reference", "abs,add", "i32", 0)


def test_a_run_that_is_killed_is_told_and_resumed() -> None:
    whole, *others = run(ASKED, 2, 0)
    assert whole.startswith("whole: ")
    assert [line for line in others if line.startswith("  ")] == []
    assert len(others) == 2


def test_what_was_lost_is_told(tmp_path: Path) -> None:
    (tmp_path / "nothing").mkdir()
    whole = finish_run(ASKED, tmp_path / "whole")
    shutil.copytree(tmp_path / "whole", tmp_path / "cut")
    path = tmp_path / "cut" / FILE
    lines = path.read_text().splitlines(keepends=True)
    result = next(n for n, line in enumerate(lines) if '"verdict"' in line)
    path.write_text("".join(lines[:result] + lines[result + 1 :]))
    assert read_run(path).is_complete
    [problem] = problems(ASKED, tmp_path / "cut", whole)
    assert problem.startswith("cut: 1 other verdicts")
