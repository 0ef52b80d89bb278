"""The results file: records fit the schema, several processes share it, and a run that is killed leaves it whole."""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import jsonschema
import pytest

from reports import results
from results.file import BrokenResults, Writer, read
from results.records import Header, Result
from results.verdicts import (
    KINDS,
    AcceptsInvalid,
    Conforms,
    Crashes,
    Deviates,
    RejectsValid,
    Tightness,
    TimesOut,
    Undecided,
    Unsupported,
    Verdict,
    Worst,
)
from tests.conformance.conftest import SUITE
from trials.subjects import Subject, result_of

SCHEMA = json.loads(Path(results.__file__).with_name("results.schema.json").read_text())
HEADER = Header("2026-01-01T00:00:00+00:00", "pytest conformance", "3.11", "linux", {}, "text")
WORST = Worst(0, 3, (1, 2), math.nan, -math.inf, 1.5, False, None)

VERDICTS: list[Verdict] = [
    Conforms(),
    Deviates("nan", "violation", WORST, "", (Deviates("off-by-ulps", "accuracy", WORST),)),
    Deviates("wrong-value", "behaviour", Worst(1, 0, (), (1.0, math.inf), (0.0, 0.0), (0.0, 0.0), True, 2.5)),
    *(Deviates(kind, "violation") for kind in KINDS),
    RejectsValid("no such op", "parse"),
    AcceptsInvalid(),
    Unsupported("no such type", "compile"),
    Crashes("SIGSEGV", "execute", -11),
    TimesOut("no answer", "execute", 30.0),
    Undecided("open"),
]


@pytest.mark.parametrize("verdict", VERDICTS, ids=lambda v: type(v).__name__)
def test_every_record_fits_the_schema_and_is_read_back(verdict: Verdict, tmp_path: Path) -> None:
    subject = Subject("results", "xla", "add", "f32")
    record = result_of(
        subject,
        3,
        verdict,
        versions={"jaxlib": "1"},
        shape_class="small",
        tightness=Tightness(0.5, 0.0, math.inf),
        ulps={"measured": 1.5, "bound": 3.0},
        seconds={"draw": 0.1},
    )
    path = tmp_path / "results.jsonl"
    writer = Writer.begin(path, HEADER)
    writer.write(record)
    writer.close()
    for text in path.read_text().splitlines():
        jsonschema.validate(json.loads(text), SCHEMA)
    header, [back] = read(path)
    assert header == HEADER
    assert (back.case, back.verdict, back.kind) == (record.case, record.verdict, record.kind)
    assert back.case == "results/add/f32/3"


def test_a_last_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    path = written(tmp_path, 3)
    path.write_text(path.read_text()[:-20])
    assert len(read(path)[1]) == 2


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("{", ":2: is no JSON"),
        ("[]", ":2: is no result"),
        ('{"schema": 2}', ':2: is no result: has no "schema": 1'),
        ('{"schema": 1, "colour": "red"}', ":2: is no result: unknown members colour"),
        ('{"schema": 1, "case": "x"}', ":2: is no result"),
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
    for text in ("", results.line(Result("c", "results", "xla", "Conforms"))):
        path.write_text(text)
        with pytest.raises(BrokenResults, match=":1: "):
            read(path)
    with pytest.raises(BrokenResults, match="cannot be read"):
        read(tmp_path / "none.jsonl")


def written(folder: Path, count: int) -> Path:
    path = folder / "results.jsonl"
    writer = Writer.begin(path, HEADER)
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
    context = multiprocessing.get_context("fork")
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
