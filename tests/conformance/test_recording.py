"""Recording of results: no run overwrites another, each lists missing tests, and a killed run can be resumed."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from xdist import workermanage

from conformance.suite.end_of_run import NEW_CAUSES, NO_SPACE
from results.file import Writer, read_run
from results.lock import NAME
from results.records import Result
from results.run import Run
from tests.conformance.conftest import SUITE

Suite = Callable[..., pytest.RunResult]
FEW = ("--ops=add", "--element-types=f32,i32", "--max-examples=2", "--max-shrinks=0", "-k", "test_results")
MANY = ("--ops=add,subtract,multiply,abs,negate,maximum",)
PLACE = "--results=run/results.jsonl"
KILLED = pytest.ExitCode.INTERRUPTED


def contents(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def verdicts(run: Run) -> Counter[tuple[object, ...]]:
    return Counter((r.case, r.backend, r.verdict, r.kind, tuple(c.id for c in r.causes)) for r in run.results)


@pytest.fixture
def recorded(suite: Suite, pytester: pytest.Pytester) -> Path:
    """The folder of a run with findings."""
    assert suite("wrong", *FEW, PLACE).ret == NEW_CAUSES
    assert (pytester.path / "run" / "findings").is_dir()
    return pytester.path / "run"


class TestNothingIsOverwritten:
    def test_a_single_test_that_is_run_again_leaves_nothing(
        self, suite: Suite, recorded: Path, pytester: pytest.Pytester
    ) -> None:
        before = contents(pytester.path)
        node = f"{SUITE}/test_results.py::test_results[wrong-add-f32]"
        arguments = ("--backend=wrong", "--expectations=expectations", *FEW[:4], "-p", "no:cacheprovider")
        outcome = pytester.runpytest_inprocess(node, *arguments)
        assert outcome.ret == NEW_CAUSES
        assert contents(pytester.path) == before
        outcome.stdout.fnmatch_lines(["*keeps no results; --results FILE keeps them*"])

    def test_it_writes_where_it_is_told_to(self, suite: Suite, pytester: pytest.Pytester) -> None:
        node = f"{SUITE}/test_results.py::test_results[right-add-f32]"
        arguments = ("--backend=right", "--expectations=expectations", *FEW[:4], PLACE, "-p", "no:cacheprovider")
        assert pytester.runpytest_inprocess(node, *arguments).ret == pytest.ExitCode.OK
        assert len(read_run(pytester.path / "run" / "results.jsonl").results) == 2

    def test_a_start_that_fails_deletes_nothing_and_leaves_nothing(
        self, suite: Suite, recorded: Path, pytester: pytest.Pytester
    ) -> None:
        before = contents(pytester.path)
        for arguments in (PLACE, "--resume"), ("--results=new/deep/results.jsonl",):
            assert suite("nothing", *FEW, *arguments).ret == pytest.ExitCode.USAGE_ERROR
            assert contents(pytester.path) == before
        assert suite("right", "nowhere.py").ret == pytest.ExitCode.USAGE_ERROR
        assert contents(pytester.path) == before
        assert not (pytester.path / "new").exists()

    @pytest.mark.parametrize("name", ["results.jsonl", "other.jsonl"])
    def test_a_second_run_in_the_same_place_is_refused(self, suite: Suite, recorded: Path, name: str) -> None:
        before = contents(recorded)
        outcome = suite("right", *FEW, f"--results=run/{name}")
        assert outcome.ret == pytest.ExitCode.USAGE_ERROR
        said = [line for line in outcome.stderr.lines if line.strip()]
        assert len(said) == 1
        assert "choose another" in said[0]
        assert contents(recorded) == before

    def test_a_page_of_somebody_else_stops_the_run_before_it_begins(
        self, suite: Suite, pytester: pytest.Pytester
    ) -> None:
        (pytester.path / "site").mkdir()
        (pytester.path / "site" / "index.html").write_text("mine")
        outcome = suite("right", *FEW, "--report=site")
        assert outcome.ret == pytest.ExitCode.USAGE_ERROR
        outcome.stderr.fnmatch_lines(["ERROR: --report: *index.html: is there already and of no report*"])
        assert contents(pytester.path / "site") == {"index.html": b"mine"}

    def test_runs_that_are_not_told_where_have_folders_of_their_own(
        self, suite: Suite, pytester: pytest.Pytester
    ) -> None:
        for _ in range(2):
            assert suite("right", *FEW).ret == pytest.ExitCode.OK
        assert len(list((pytester.path / "runs").glob("*/results.jsonl"))) == 2

    def test_one_writer_at_a_time(self, suite: Suite, pytester: pytest.Pytester) -> None:
        """A run is refused while another process holds the lock; the lock file of a killed process blocks no run."""
        (pytester.path / "run").mkdir()
        hold = (
            "from pathlib import Path; from results.lock import Lock; l = Lock(Path('run')); print(flush=True); input()"
        )
        with subprocess.Popen(
            [sys.executable, "-c", hold], env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as holder:
            assert holder.stdout is not None
            holder.stdout.readline()
            outcome = suite("right", *FEW, PLACE)
            assert outcome.ret == pytest.ExitCode.USAGE_ERROR
            outcome.stderr.fnmatch_lines([f"ERROR: *process {holder.pid} is writing here*"])
            holder.kill()
        assert (pytester.path / "run" / NAME).read_text() == f"{holder.pid}\n"
        assert suite("right", *FEW, PLACE).ret == pytest.ExitCode.OK
        assert not (pytester.path / "run" / NAME).exists()


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SUITE.parent)}


def started(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """Start a run of the suite in a process of its own, which knows the reference backend and no fake one."""
    command = [sys.executable, "-m", "pytest", str(SUITE), "--backend=reference", "-p", "no:cacheprovider"]
    # Whoever started us in the background may have had interrupts ignored, which a process hands on.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            [*command, *FEW, *arguments], cwd=folder, env=environment(), text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
    finally:
        signal.signal(signal.SIGINT, before)


def when_done(path: Path, tests: int, process: subprocess.Popen[str]) -> None:
    """Wait until `tests` tests have ended, but no longer than the process runs, and at most 240 seconds."""
    deadline = time.monotonic() + 240
    while time.monotonic() < deadline and process.poll() is None:
        if path.exists() and path.read_text().count('"done":') >= tests:
            return
        time.sleep(0.01)


def plugin(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, **sources: str) -> None:
    """Write pytest plugins, and make them importable in the worker processes of pytest-xdist too."""
    pytester.makepyfile(**sources)
    pytester.syspathinsert()
    monkeypatch.setattr(workermanage, "_sys_path", [str(pytester.path), *sys.path])


class TestWhatIsMissingIsSaid:
    @pytest.mark.parametrize(
        ("number", "says"), [(signal.SIGTERM, "terminated by SIGTERM"), (signal.SIGINT, "interrupted")]
    )
    def test_after_a_signal(self, tmp_path: Path, number: int, says: str) -> None:
        path = tmp_path / "run" / "results.jsonl"
        with started(tmp_path, *MANY, PLACE) as process:
            when_done(path, 1, process)
            process.send_signal(number)
            said = process.communicate()[0]
        assert process.returncode == KILLED
        assert f"of 12 tests have no results ({says})" in said
        assert not (tmp_path / "run" / NAME).exists()
        run = read_run(path)
        assert run.plan is not None
        assert (run.plan.cases, len(run.plan.tests)) == (24, 12)
        assert run.end is not None
        assert run.end.stopped == says

    def test_after_tests_that_were_stopped(self, suite: Suite, pytester: pytest.Pytester) -> None:
        outcome = suite("misshapen", *FEW, PLACE, "-x")
        outcome.stdout.fnmatch_lines(["*INCOMPLETE: 1 of 2 tests have no results (stopping after 1 failures)*"])
        assert outcome.ret == pytest.ExitCode.TESTS_FAILED

    SIGNALS = """
        import os, pytest
        @pytest.hookimpl(hookwrapper=True)
        def pytest_runtest_makereport(item, call):
            yield
            if call.when == "teardown":
                os.kill(os.getpid(), 15)
        """

    def test_after_a_signal_between_two_steps(
        self, suite: Suite, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """SIGTERM during a hook of pytest stops the run, though an exception there would be an error of a plugin."""
        plugin(pytester, monkeypatch, signals=self.SIGNALS)
        outcome = suite("reference", *FEW, PLACE, "-p", "signals")
        assert outcome.ret == KILLED
        outcome.stdout.fnmatch_lines(["*INCOMPLETE: 1 of 2 tests have no results (terminated by SIGTERM)*"])

    LOSES = """
        import os
        def pytest_runtest_setup(item):
            if "f32" in item.name:
                os._exit(9)
        """

    def test_after_a_worker_was_lost(
        self, suite: Suite, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        plugin(pytester, monkeypatch, loses=self.LOSES)
        outcome = suite("reference", *FEW, PLACE, "-p", "loses", "-n", "1", "--max-worker-restart=0")
        assert outcome.ret != pytest.ExitCode.OK
        outcome.stdout.fnmatch_lines(["*INCOMPLETE: 1 of 2 tests have no results*add-f32*"])
        assert not read_run(pytester.path / "run" / "results.jsonl").is_complete


class TestResume:
    def test_after_kill_at_any_moment(self, tmp_path: Path) -> None:
        """A killed and resumed run has the verdicts of an uninterrupted run, and each case only once."""
        path = tmp_path / "run" / "results.jsonl"
        for moment in (1, 3, 6):
            with started(tmp_path, *MANY, PLACE, *(["--resume"] if path.exists() else [])) as process:
                when_done(path, moment, process)
                os.killpg(process.pid, signal.SIGKILL)
            run = read_run(path)
            assert not run.is_complete
            assert "it was killed" in run.what_is_missing
        for arguments in ((PLACE, "--resume"), ("--results=whole/results.jsonl",)):
            with started(tmp_path, *MANY, *arguments) as process:
                said = process.communicate()[0]
            assert process.returncode == 0, said
        resumed, whole = read_run(path), read_run(tmp_path / "whole" / "results.jsonl")
        assert resumed.is_complete
        assert verdicts(resumed) == verdicts(whole)
        assert max(verdicts(resumed).values()) == 1

    def test_of_a_file_cut_at_any_place(self, suite: Suite, recorded: Path) -> None:
        """A run that is resumed from a truncated file has the same verdicts, and publishes each finding once."""
        path = recorded / "results.jsonl"
        whole, text = read_run(path), path.read_bytes()
        start = text.index(b"\n", text.index(b"\n") + 1) + 1
        draw = random.Random(0)
        for _ in range(3):
            path.write_bytes(text[: draw.randrange(start, len(text))])
            assert suite("wrong", *FEW, PLACE, "--resume").ret == NEW_CAUSES
            assert read_run(path).is_complete
            assert verdicts(read_run(path)) == verdicts(whole)
            found = [r.reproduction.directory for r in read_run(path).results if r.reproduction]
            assert sorted(found) == sorted(map(str, (recorded / "findings").iterdir()))

    def test_of_a_complete_run_does_nothing(self, suite: Suite, recorded: Path) -> None:
        before = read_run(recorded / "results.jsonl")
        assert suite("wrong", *FEW, PLACE, "--resume").ret == NEW_CAUSES
        assert read_run(recorded / "results.jsonl").results == before.results

    def test_in_parallel(self, suite: Suite, pytester: pytest.Pytester) -> None:
        path = pytester.path / "run" / "results.jsonl"
        assert suite("reference", *FEW, PLACE, "-n", "1").ret == pytest.ExitCode.OK
        lines = path.read_text().splitlines(keepends=True)
        whole = read_run(path)
        path.write_text("".join(lines[:5]))
        assert suite("reference", *FEW, PLACE, "-n", "1", "--resume").ret == pytest.ExitCode.OK
        assert verdicts(read_run(path)) == verdicts(whole)

    @pytest.mark.parametrize(
        ("arguments", "says"),
        [
            (("--seed=3",), "seed 0, not 3"),
            (("--max-examples=1",), "max_examples 2, not 1"),
            (("-k", "not test_results"), "of other tests"),
        ],
    )
    def test_by_other_options_is_refused(
        self, suite: Suite, recorded: Path, arguments: Sequence[str], says: str
    ) -> None:
        before = contents(recorded)
        outcome = suite("wrong", *FEW, PLACE, "--resume", *arguments)
        assert outcome.ret == pytest.ExitCode.USAGE_ERROR
        assert says in outcome.stderr.str() + outcome.stdout.str()
        if "-k" not in arguments:
            assert contents(recorded) == before

    def test_of_nothing_is_refused(self, suite: Suite) -> None:
        for arguments in (("--resume",), ("--resume", PLACE)):
            outcome = suite("right", *FEW, *arguments)
            assert outcome.ret == pytest.ExitCode.USAGE_ERROR
            outcome.stderr.fnmatch_lines(["ERROR: *there is no run*"])


class TestFullDisk:
    FULL = """
        import errno, results.file
        def full(self, data):
            raise OSError(errno.ENOSPC, "No space left on device")
        def pytest_runtest_setup(item):
            results.file.Writer._append = full
        """

    @pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["alone", "workers"])
    def test_is_said_in_one_line(
        self, suite: Suite, pytester: pytest.Pytester, workers: Sequence[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(Writer, "_append", Writer._append)  # put back when the test ends
        plugin(pytester, monkeypatch, full=self.FULL)
        outcome = suite("reference", *FEW, PLACE, "-p", "full", *workers)
        assert outcome.ret == NO_SPACE
        said = outcome.stdout.str() + outcome.stderr.str()
        assert "INTERNALERROR" not in said
        assert "Traceback" not in said
        assert any("cannot go on" in line and "no space left" in line for line in outcome.outlines)

    def test_leaves_whole_lines(self, tmp_path: Path) -> None:
        """A write that fails for lack of space leaves no partial line, and a later write that fits is complete."""
        path = tmp_path / "results.jsonl"
        limited = f"""
import resource, signal
from pathlib import Path
from results.file import NoSpace, Writer
from results.records import Header, Result
writer = Writer.begin(Path({str(path)!r}), Header("", "", "", "", {{}}, ""))
resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, resource.RLIM_INFINITY))
try:
    writer.write(Result("long", "results", "xla", "Conforms", message="x" * 20_000))
except NoSpace as e:
    assert "no space left" in str(e), e
    writer.write(Result("short", "results", "xla", "Conforms"))
"""
        subprocess.run([sys.executable, "-c", limited], env=environment(), check=True)
        assert [r.case for r in read_run(path).results] == ["short"]


def test_counts_and_status_come_from_the_records(suite: Suite, pytester: pytest.Pytester) -> None:
    """The summary counts recorded outcomes, also of a test that pytest xfails since another test showed its cause."""
    outcome = suite("wrong", *FEW[:4], "-k", "test_results or test_relations or test_variants", PLACE, "--ops=add")
    run = read_run(pytester.path / "run" / "results.jsonl")
    assert outcome.ret == NEW_CAUSES
    counts = Counter(t.outcome for t in run.tested)
    outcome.stdout.fnmatch_lines([f"*100%*: {counts['findings']} with findings, {counts['expected']} expected *"])


def test_a_pin_that_fails_and_is_skipped_fails_the_run(
    suite: Suite, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A recorded failure fails the run, even if pytest skips its test."""

    def skipped(runner: object, claim: object, subject: object) -> object:
        del claim, subject
        failing = Result("c", "results", "right", "Deviates", "add", kind="wrong-value", standing="violation")
        runner.session.record(failing)  # type: ignore[attr-defined]
        pytest.skip("it did not show")

    monkeypatch.setattr("trials.runner.Runner.run", skipped)
    outcome = suite("right", *FEW, PLACE)
    assert outcome.ret == NEW_CAUSES
    outcome.stdout.fnmatch_lines(["*100%*2/2 tests: 2 with findings*"])
