"""The results file: broken lines are named, several processes can write to it, and a killed run leaves it readable."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from results import file
from results.file import BrokenResults, Writer, merge, read
from results.records import About, Header, Result

SUITE = Path(__file__).parents[2] / "conformance"
GOOD = '{"schema": 2, "case": "x", "claim": "results", "backend": "xla", "verdict": "Conforms"'
HEADER = Header("2026-01-01T00:00:00+00:00", "pytest conformance", "3.11", "linux", {}, "text")


def test_a_last_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    path = written(tmp_path, 3)
    path.write_text(path.read_text()[:-20])
    assert len(read(path)[1]) == 2


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("{", ":2: is no JSON"),
        ("[]", ":2: is no result"),
        ('{"schema": 1}', ':2: is no result: has no "schema": 2'),
        ('{"schema": 2, "case": "x"}', ":2: is no result: Object missing required field `claim`"),
        ('{"schema": 2, "header": {}}', ":2: is no result: Object missing required field `date`"),
        (GOOD + ', "colour": "red"}', ":2: is no result: unknown members colour"),
        (GOOD + ', "probe": {"a": 1}}', ":2: is no result: Object missing required field `name`"),
    ],
)
def test_a_broken_line_is_named(tmp_path: Path, line: str, says: str) -> None:
    path = written(tmp_path, 1)
    first, second = path.read_text().splitlines()
    path.write_text("\n".join([first, line, second, ""]))
    with pytest.raises(BrokenResults, match=says.replace("?", "[?]")) as e:
        read(path)
    assert str(path) in str(e.value)
    assert "\n" not in str(e.value)


def test_a_file_without_a_header(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    for text in ("", file.line(Result("c", "results", "xla", "Conforms"))):
        path.write_text(text)
        with pytest.raises(BrokenResults, match=":1: "):
            read(path)
    with pytest.raises(BrokenResults, match="cannot be read"):
        read(tmp_path / "none.jsonl")


def test_several_files_as_one(tmp_path: Path) -> None:
    """Merged files have the results and the backends of all files."""
    (tmp_path / "1").mkdir()
    paths = [written(tmp_path, 2), written(tmp_path / "1", 1, backends={"xla": About({"jaxlib": "1"}, "cpu")})]
    header, results = merge(paths)
    assert header.backends.keys() == {"xla"}
    assert len(results) == 3
    with pytest.raises(BrokenResults, match="no results file was given"):
        merge([])


def written(folder: Path, count: int, **changes: Any) -> Path:
    path = folder / "results.jsonl"
    writer = Writer.begin(path, replace(HEADER, **changes))
    for n in range(count):
        writer.write(Result(f"results/add/f32/{n}", "results", "xla", "Conforms"))
    writer.close()
    return path


def _write_many(path: Path, name: str) -> None:
    writer = Writer(path)
    for n in range(300):
        writer.write(Result(f"{name}/{n}", "results", "xla", "Conforms", message="x" * 5000))


def test_several_processes_write_to_one_file(tmp_path: Path) -> None:
    path = written(tmp_path, 0)
    context = multiprocessing.get_context(
        "spawn"
    )  # the implementations of other tests have threads, which a fork breaks
    processes = [context.Process(target=_write_many, args=(path, str(i))) for i in range(4)]
    for p in processes:
        p.start()
    for p in processes:
        p.join()
    assert {r.case for r in read(path)[1]} == {f"{i}/{n}" for i in range(4) for n in range(300)}


def test_a_run_that_is_killed_leaves_what_it_had(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "pytest", str(SUITE), "--backend=reference", "--ops=add", f"--results={path}"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, start_new_session=True) as process:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and process.poll() is None:
            if path.exists() and path.read_text().count("\n") > 3:
                break
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGKILL)
    header, found = read(path)
    assert header.backends.keys() == {"reference"}
    assert len(found) >= 2
