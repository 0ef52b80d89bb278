"""Tests of campaigns: they run unattended, count each program once, and resume after any interruption."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from fuzz.batch_job import EXECUTED, Failing, Job
from fuzz.differential import changes, difference
from fuzz.fuzz_command import parser, plan_of, usual_jobs
from fuzz.plan import Plan
from fuzz.selection import backend_gaps
from fuzz.selection.batch_programs import KINDS
from fuzz.selection.op_uses import names, uses
from fuzz.state import Cause
from generators.cases import Case
from generators.choices import Seeded
from generators.dynamic.dynamic_forms import dynamic_programs
from generators.programs.case_strategies import single_op
from oracles.backends.protocol import Results
from oracles.evaluator import Unevaluated
from results.file import read
from results.lock import Lock
from results.verdicts import Deviates, Undecided
from tests.fuzz.conftest import FAULTY, TOLD, Fuzz
from tests.processes import is_alive, wait_until
from tests.programs import is_dynamic_program
from trials.checks import Judged
from trials.claims.dynamic import at_one_size
from trials.findings import published_finding
from trials.subject import Subject

ONE_BATCH = ("--programs", "200", "--batch", "200", "--no-probe")
"""Of which nothing is varied: the same programs each time."""


def test_an_implementation_that_is_right_has_no_causes(fuzz: Fuzz, tmp_path: Path) -> None:
    ran = fuzz("right", "--programs", "48", "--no-probe")
    assert ran.status == 0
    assert ran.figures["programs"] == 48
    assert ran.figures["causes_new"] == ran.figures["flaky"] == ran.figures["troubles"] == 0
    assert not (tmp_path / "state" / "findings").exists()


def test_a_fault_is_one_new_cause_with_a_folder(fuzz: Fuzz, tmp_path: Path) -> None:
    ran = fuzz("wrong", "--programs", "240", "--no-probe")
    assert ran.status == 6, ran.err
    folders = list((tmp_path / "state" / "findings").iterdir())
    assert ran.figures["causes_new"] + ran.figures["flaky"] == len(folders) >= 1
    for name in ("program.mlir", "finding.json", "finding.txt", "report.md"):
        assert all((folder / name).exists() for folder in folders)
    programs = [(folder / "program.mlir").read_text() for folder in folders]
    assert all(any(f"stablehlo.{op}" in program for op in FAULTY) for program in programs)
    _, results = read(tmp_path / "state" / "results.jsonl")
    assert all(r.causes for r in results if r.fails)
    assert {r.reproduction.directory for r in results if r.reproduction} == {str(f) for f in folders}


def test_all_kinds_that_a_backend_runs_are_judged(fuzz: Fuzz, tmp_path: Path) -> None:
    assert fuzz("right", "--programs", "400", "--batch", "400", "--no-probe").status == 0
    found = _verdicts(tmp_path / "state")
    assert all(found[name, "Conforms"] > 0 for name, kind in KINDS.items() if kind.weight)


def test_a_program_is_kept_for_what_the_implementation_makes_of_it(fuzz: Fuzz, tmp_path: Path) -> None:
    fuzz("telling", *ONE_BATCH)
    with closing(sqlite3.connect(tmp_path / "state" / "state.sqlite", isolation_level=None)) as db:
        kept = [json.loads(traits) for (traits,) in db.execute("SELECT traits FROM kept ORDER BY rowid")]
    assert [i for i, traits in enumerate(kept) if TOLD in traits] == [0]


def test_quantized_programs_are_not_drawn_for_what_names_no_such_type(fuzz: Fuzz, tmp_path: Path) -> None:
    fuzz("unable", *ONE_BATCH)
    kinds = {kind for kind, _ in _verdicts(tmp_path / "state")}
    assert "quantized" not in kinds
    assert {"dynamic", "bounded"} <= kinds


def _verdicts(state: Path) -> dict[tuple[str, str], int]:
    with closing(sqlite3.connect(state / "state.sqlite", isolation_level=None)) as db:
        rows = db.execute("SELECT kind, verdict, sum(n) FROM verdicts GROUP BY kind, verdict").fetchall()
    return Counter({(kind, verdict): n for kind, verdict, n in rows})


def test_a_fault_of_dynamic_sizes_is_told_as_one_and_read_back(fuzz: Fuzz, tmp_path: Path) -> None:
    assert fuzz("sizes", "--programs", "60", "--batch", "60", "--no-probe", "--reductions", "0").status == 6
    for folder in (tmp_path / "state" / "findings").iterdir():
        about, case = published_finding.read(folder)
        assert about.claim == "dynamic"
        assert is_dynamic_program(case.program)
        assert not about.flaky


@pytest.mark.parametrize(("backend", "claim"), [("wrong", "results"), ("sizes", "dynamic")])
def test_what_the_static_form_shows_too_is_told_of_that(
    usual: list[str], tmp_path: Path, backend: str, claim: str
) -> None:
    job = Job.of(Plan((backend,), tmp_path / "state", expectations=tmp_path / "expectations"))
    case = at_one_size(dynamic_programs(single_op("abs", "f32", input_sets=1))).sample(Seeded(1))
    [judged] = EXECUTED(job.session.backend(backend), [case], job.session.latitude(backend))
    assert isinstance(judged.verdict, Deviates)
    told = job._of_static_form(Failing(Subject("dynamic", backend, "abs"), judged, "a case", is_alone=False))
    assert told.subject.claim == claim
    assert is_dynamic_program(told.judged.case.program) is (claim == "dynamic")
    job.close()


def test_a_campaign_goes_on_where_it_was(fuzz: Fuzz) -> None:
    first = fuzz("wrong", "--programs", "240", "--no-probe")
    again = fuzz("wrong", "--programs", "48", "--no-probe", "--resume")
    assert again.figures["programs"] == 288
    assert again.figures["causes_new"] >= first.figures["causes_new"]
    assert again.status == (6 if again.figures["causes_new"] > first.figures["causes_new"] else 0)


def test_what_went_wrong_in_an_earlier_run_fails_no_later_one(fuzz: Fuzz, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("fuzz.batch_job.traits", lambda program: 1 // 0)
        assert fuzz("right", "--programs", "24", "--no-probe").status == 1
    again = fuzz("right", "--programs", "24", "--no-probe", "--resume")
    assert again.status == 0
    assert again.figures["troubles"] > 0


def test_a_state_is_not_overwritten(fuzz: Fuzz) -> None:
    assert fuzz("right", "--programs", "24", "--no-probe").status == 0
    assert fuzz("right", "--programs", "24", "--no-probe").status == 2
    assert fuzz("wrong", "--programs", "24", "--no-probe", "--resume").status == 2


def test_a_campaign_is_resumed_with_its_own_seed(fuzz: Fuzz) -> None:
    assert fuzz("right", "--programs", "24", "--no-probe", "--seed", "7").status == 0
    again = fuzz("right", "--programs", "24", "--no-probe", "--resume")
    assert (again.status, again.figures["programs"]) == (0, 48)
    other = fuzz("right", "--programs", "24", "--no-probe", "--resume", "--seed", "8")
    assert (other.status, "holds another campaign" in other.err) == (2, True)


def test_one_process_at_a_time_has_a_state(fuzz: Fuzz, tmp_path: Path) -> None:
    (tmp_path / "state").mkdir()
    lock = Lock(tmp_path / "state")
    ran = fuzz("right", "--programs", "24", "--no-probe", "--resume")
    assert (ran.status, f"process {os.getpid()} is writing here" in ran.err) == (2, True)
    lock.release()
    assert fuzz("right", "--programs", "24", "--no-probe", "--resume").status == 0


def test_what_was_not_recorded_is_dropped(fuzz: Fuzz, tmp_path: Path) -> None:
    """Lines of a batch whose transaction was not committed are dropped on resuming, as after a kill in between."""
    fuzz("right", "--programs", "24", "--no-probe")
    state = tmp_path / "state"
    before = (state / "results.jsonl").read_bytes()
    with open(state / "results.jsonl", "ab") as file:
        file.write(b'{"schema": 2, "case": "fuzz/1/0", "cl')
    (state / "findings" / "half").mkdir(parents=True)
    assert fuzz("right", "--programs", "24", "--no-probe", "--resume").status == 0
    assert (state / "results.jsonl").read_bytes().startswith(before)
    read(state / "results.jsonl")
    assert not (state / "findings" / "half").exists()


def test_what_a_backend_lacks_is_not_drawn(fuzz: Fuzz, tmp_path: Path) -> None:
    fuzz("unable", "--programs", "120")
    with closing(sqlite3.connect(tmp_path / "state" / "state.sqlite", isolation_level=None)) as db:
        lacking = backend_gaps.absent_uses(db.execute("SELECT use, unsupported, supported FROM uses"))
    assert {use.partition("(")[0] for use in lacking} >= {"add", "subtract"}
    assert "add(i8)->i8" in lacking
    assert "abs(i8)->i8" not in lacking


def test_uses_tell_types_and_grids_apart() -> None:
    case = single_op("add", "f32", input_sets=1).sample(Seeded(0))
    assert "add(f32)->f32" in names(uses(case.program))


def test_uses_tell_the_types_of_operands_too() -> None:
    case = single_op("is_finite", "f16", input_sets=1).sample(Seeded(0))
    assert {"type f16", "type i1"} <= names(uses(case.program))


def test_uses_tell_bodies_apart() -> None:
    case = single_op("reduce", "f32", input_sets=1)
    found = {name for seed in range(40) for name in names(uses(case.sample(Seeded(seed)).program))}
    assert {"op reduce", "op reduce{add}", "op reduce{maximum}"} <= found
    assert "reduce{add}(f32)->f32" in found


def test_each_op_is_probed_before_a_second_type_of_any() -> None:
    asked = [op for op, _ in backend_gaps.subjects(("i8", "f32"))]
    ops = set(asked)
    assert set(asked[: len(ops)]) == ops
    assert len(asked) > len(ops)
    assert backend_gaps.subjects(("i8", "f32")).index(("add", "f32")) < len(ops)


@pytest.mark.parametrize("arguments", [["--time", "soon"], ["--programs", "0"], ["--scheduler", "tcp://here:1"]])
def test_refuses_what_it_cannot_do(fuzz: Fuzz, arguments: list[str]) -> None:
    assert fuzz("right", *arguments).status == 2


def test_no_backend_is_bad_usage(fuzz: Fuzz) -> None:
    assert fuzz(",", "--programs", "24").status == 2


def test_a_scheduler_that_does_not_answer(fuzz: Fuzz) -> None:
    pytest.importorskip("distributed")
    assert fuzz("right", "--engine", "dask", "--scheduler", "nonsense://").status == 3


def test_a_backend_that_is_not_there(fuzz: Fuzz) -> None:
    assert fuzz("nonesuch", "--programs", "24").status == 2
    assert fuzz("xla@/nowhere/python", "--programs", "24").status == 3


@pytest.mark.parametrize("victim", ["client", "worker"])
def test_a_kill_loses_nothing_that_was_recorded(tmp_path: Path, victim: str) -> None:
    command = [sys.executable, "-m", "fuzz", "--backend", "reference", "--no-probe", "--batch", "16", "--jobs", "1"]
    command += ["-o", str(tmp_path), "--json", "--resume", "--programs"]
    first = subprocess.Popen([*command, "100000"], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    while _batches(tmp_path) < 2:
        assert first.poll() is None
        time.sleep(0.2)
    workers = _children(first.pid)
    os.kill(first.pid if victim == "client" else workers[0], signal.SIGKILL)
    if victim == "worker":
        before = _batches(tmp_path)
        while _batches(tmp_path) < before + 2:  # another has taken its place
            time.sleep(0.2)
        first.kill()
    first.wait()
    recorded = _batches(tmp_path)
    done = subprocess.run([*command, "32"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1])["programs"] == 16 * recorded + 32
    with closing(sqlite3.connect(tmp_path / "state.sqlite", isolation_level=None)) as db:
        assert db.execute("SELECT how FROM runs ORDER BY run").fetchall() == [(None,), ("done",)]
        assert db.execute("SELECT sum(n) FROM verdicts").fetchone()[0] == 16 * recorded + 32
    wait_until(lambda: not any(map(is_alive, workers)))


def test_what_is_killed_twice_and_resumed_counts_nothing_twice(tmp_path: Path) -> None:
    (tmp_path / "expectations").mkdir()
    command = [sys.executable, "-m", "fuzz", "--backend", "interpreter", "--no-probe", "--batch", "16", "--jobs", "1"]
    command += ["--expectations", str(tmp_path / "expectations"), "--reductions", "20", "--json", "--resume"]
    command += ["-o", str(tmp_path), "--programs"]
    for victim in ("implementation", "worker"):
        running = subprocess.Popen([*command, "100000"], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        _wait_for(tmp_path, _batches(tmp_path) + 1, running)
        worker, _ = _children(running.pid)
        os.kill(worker if victim == "worker" else _descendants(worker)[-1], signal.SIGKILL)
        _wait_for(tmp_path, _batches(tmp_path) + 2, running)
        running.kill()
        running.wait()
    recorded = _batches(tmp_path)
    done = subprocess.run([*command, "16"], capture_output=True, text=True, check=False)
    assert done.returncode in (0, 6), done.stderr
    figures = json.loads(done.stdout.splitlines()[-1])
    assert figures["programs"] == 16 * (recorded + 1)
    assert figures["troubles"] == 0
    _, results = read(tmp_path / "results.jsonl")
    assert len({r.case for r in results}) == len(results)
    shown = Counter(cause.id for r in results for cause in r.causes)
    with closing(sqlite3.connect(tmp_path / "state.sqlite", isolation_level=None)) as db:
        assert dict(db.execute("SELECT id, times FROM causes")) == shown
        folders = [folder for (folder,) in db.execute("SELECT folder FROM causes")]
        assert db.execute("SELECT sum(n) FROM verdicts").fetchone()[0] == figures["programs"]
    assert sorted(folders) == sorted(f.name for f in (tmp_path / "findings").iterdir())
    assert not list(tmp_path.glob("*.lock"))


def test_interrupts_in_a_row_lose_nothing_that_was_recorded(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "fuzz", "--backend", "reference", "--no-probe", "--batch", "16", "--jobs", "1"]
    command += ["-o", str(tmp_path), "--json", "--resume", "--programs"]
    running = subprocess.Popen([*command, "100000"], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
    _wait_for(tmp_path, 1, running)
    started = _descendants(running.pid)
    for _ in range(2):
        running.send_signal(signal.SIGINT)
        time.sleep(0.05)
    _, told = running.communicate(timeout=60)
    assert b"Traceback" not in told
    wait_until(lambda: not any(map(is_alive, started)))
    recorded = _batches(tmp_path)
    done = subprocess.run([*command, "16"], capture_output=True, text=True, check=False)
    assert json.loads(done.stdout.splitlines()[-1])["programs"] == 16 * (recorded + 1)


def _wait_for(folder: Path, batches: int, running: subprocess.Popen[bytes]) -> None:
    while _batches(folder) < batches:
        assert running.poll() is None
        time.sleep(0.2)


def _descendants(pid: int) -> list[int]:
    """Return the pids of a process's children, followed by those of their descendants."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    started = [int(child) for task in tasks for child in task.read_text().split()]
    return [*started, *(further for child in started for further in _descendants(child))]


def _batches(folder: Path) -> int:
    if not (folder / "state.sqlite").exists():
        return 0
    with closing(sqlite3.connect(folder / "state.sqlite", isolation_level=None)) as db:
        if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'batches'").fetchone():
            return 0
        return int(db.execute("SELECT count(*) FROM batches").fetchone()[0])


def _children(pid: int) -> list[int]:
    """Return the pids of the processes that run batches, without multiprocessing's resource tracker."""
    found = [int(p) for p in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [p for p in found if b"spawn_main" in Path(f"/proc/{p}/cmdline").read_bytes()]


def test_a_pair_is_compared_where_nothing_is_decided() -> None:
    case = single_op("add", "f32", input_sets=1).sample(Seeded(0))
    one, other = (_judged(case, value) for value in (1.0, 2.0))
    assert difference(one, one, "other") is None
    found = difference(one, other, "other")
    assert found is not None
    assert found.standing == "behaviour"


def _judged(case: Case, value: float) -> Judged:
    outcome = Results(((np.full((2,), value, np.float32),),))
    return Judged(case, outcome, Unevaluated("left open"), Undecided("left open"), {})


def test_causes_of_one_release_only_have_a_direction() -> None:
    fixed = Cause("xla@old", "a", "new", 3, "add: value", "", 1, alone=2)
    lacking = Cause("xla@old", "c", "new", 3, "sign: value", "", 1, alone=0)
    both = [Cause(name, "b", "known", 1, "abs: value", "", 1) for name in ("xla", "xla@old")]
    found = list(changes([fixed, lacking, *both], "xla", "xla@old"))
    assert found == ["fixed: a: add: value (2 times on xla@old where xla conforms)"]


def test_releases_are_compared_on_the_same_programs(fuzz: Fuzz) -> None:
    fixed = fuzz("right", "--against", "wrong", "--programs", "240", "--no-probe").figures["against"]
    assert fixed
    assert all(line.startswith("fixed: ") and line.endswith("on wrong where right conforms)") for line in fixed)


@pytest.mark.parametrize(
    ("backends", "share"),
    [("xla", 2), ("iree:llvm-cpu==3.8.0", 1), ("onnxruntime,interpreter", 1), ("iree:vmvx,xla", 2)],
)
def test_what_compiles_on_all_processors_gets_half_as_many_jobs(backends: str, share: int, tmp_path: Path) -> None:
    plan = plan_of(parser().parse_args(["--backend", backends, "-o", str(tmp_path / "out")]))
    assert usual_jobs(plan) == max(1, len(os.sched_getaffinity(0)) // share)
