"""The suite on backends with known faults: its output, its records and its files."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from conformance.suite import suite_options
from conformance.suite.end_of_run import NEW_CAUSES
from oracles.backends import BackendError, catalogue
from oracles.backends.protocol import Backend
from oracles.backends.worker import Settings
from results.file import read
from results.records import Result
from spec.parse import parse
from tests.conformance.conftest import SUITE
from trials.causes.expectations import load
from trials.claims.probes import ENDS

Suite = Callable[..., pytest.RunResult]
ADD = ("--ops=add", "--element-types=f32,i32", "--max-examples=2")


def latest(folder: Path) -> Path:
    return max(folder.glob("runs/*"), key=lambda run: run.stat().st_mtime_ns)


def results(folder: Path) -> list[Result]:
    return read(latest(folder) / "results.jsonl")[1]


def test_what_conforms_passes(suite: Suite, pytester: pytest.Pytester) -> None:
    outcome = suite("right", *ADD)
    assert outcome.ret == pytest.ExitCode.OK
    found = results(pytester.path)
    assert {(r.op, r.element_type, r.verdict) for r in found} >= {
        ("add", "f32", "Conforms"),
        ("add", "i32", "Conforms"),
    }
    assert not (latest(pytester.path) / "findings").exists()


@pytest.mark.parametrize(
    ("backend", "verdict", "kind"),
    [
        ("wrong", "Deviates", "wrong-value"),
        ("misshapen", "Deviates", "shape"),
        ("mistyped", "Deviates", "type"),
        ("short", "Deviates", "count"),
        ("crashing", "Crashes", None),
        ("hanging", "TimesOut", None),
        ("refusing", "RejectsValid", None),
    ],
)
def test_faults_are_found_and_every_case_is_recorded(
    suite: Suite, pytester: pytest.Pytester, backend: str, verdict: str, kind: str | None
) -> None:
    outcome = suite(backend, *ADD, "-k", "test_results")
    assert outcome.ret == NEW_CAUSES
    found = results(pytester.path)
    assert len({r.case.removesuffix(f"/{r.kind}") for r in found}) == 4
    assert (verdict, kind) in {(r.verdict, r.kind) for r in found}
    assert any(r.reproduction for r in found)
    assert outcome.parseoutcomes().get("errors", 0) == 0


def test_an_exception_of_ours_counts_against_nobody_and_fails_the_run(suite: Suite, pytester: pytest.Pytester) -> None:
    outcome = suite("slipping", *ADD, "-k", "test_results")
    assert outcome.ret == pytest.ExitCode.TESTS_FAILED
    found = results(pytester.path)
    assert len(found) == 4
    assert "Error" in {r.verdict for r in found}
    assert not any(r.fails for r in found)
    assert any("KeyError: 'no such thing' (conftest.py:" in r.message for r in found)
    outcome.stdout.fnmatch_lines(["*an error of ours, which says nothing of the implementation*", "*Error*"])


def test_an_exception_in_the_search_for_a_cause_counts_against_nobody(
    suite: Suite, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("trials.causes.attribution.Attributor._attribute", broken)
    assert suite("wrong", *ADD, "-k", "test_results").ret == pytest.ExitCode.TESTS_FAILED
    found = results(pytester.path)
    assert {r.verdict for r in found} == {"Conforms", "Error"}
    assert any(r.message.startswith("the search for its cause failed: ZeroDivisionError") for r in found)


def test_a_finding_can_be_acted_on(suite: Suite, pytester: pytest.Pytester) -> None:
    outcome = suite("wrong", *ADD)
    folder = next(f for f in (latest(pytester.path) / "findings").iterdir() if "wrong_value" in f.name)
    written = {"expectation.toml", "finding.json", "finding.txt", "program.mlir", "report.md"}
    written |= {"inputs.npz", "expected.npz", "returned.npz"}
    assert {p.name for p in folder.iterdir()} == written
    program = parse((folder / "program.mlir").read_text())
    assert len(list(program.operations())) == 2  # the op and the return
    with np.load(folder / "inputs.npz") as arrays:
        assert all(a.dtype == np.float32 for a in arrays.values())
    replay = f"python -m corpora replay {folder} --backend wrong"
    outcome.stdout.fnmatch_lines(["*wrong: add of f32: *", "  clause: *semantics", "  expected: *", "  actual: *"])
    assert replay in outcome.stdout.str()


def test_findings_are_minimal(suite: Suite, pytester: pytest.Pytester) -> None:
    """The finding of a backend that adds one has scalar inputs, each of them 0 or 1."""
    suite("wrong", *ADD)
    [found] = [r for r in results(pytester.path) if r.reproduction and r.kind == "wrong-value"]
    assert found.reproduction is not None
    assert "tensor<f32>" in found.reproduction.program
    assert set(found.reproduction.inputs) <= {0.0, 1.0}


def test_invalid_programs_that_are_accepted(suite: Suite, pytester: pytest.Pytester) -> None:
    outcome = suite("lenient", "--ops=concatenate", "--max-examples=1", "-k", "rejects_invalid")
    assert outcome.ret == NEW_CAUSES
    found = results(pytester.path)
    assert {r.verdict for r in found} == {"AcceptsInvalid"}
    assert {"C3", "C4"} <= {c for r in found for c in r.clauses}


def test_what_is_unsupported_is_skipped(suite: Suite, pytester: pytest.Pytester) -> None:
    outcome = suite("unable", *ADD, "-k", "test_results")
    assert outcome.ret == pytest.ExitCode.OK
    outcome.assert_outcomes(skipped=2)
    assert {r.verdict for r in results(pytester.path)} == {"Unsupported"}


def test_the_same_verdicts_twice(suite: Suite, pytester: pytest.Pytester) -> None:
    def run(backend: str) -> list[tuple[object, ...]]:
        suite(backend, "--ops=add,while", "--element-types=f32,i32", "--max-examples=2")
        return sorted((r.case, r.verdict, str(r.kind), str(r.worst)) for r in results(pytester.path))

    assert run("wrong") == run("wrong")


def test_several_backends(suite: Suite, pytester: pytest.Pytester) -> None:
    suite("right,wrong", *ADD, "-k", "test_results")
    by_backend = {b: {r.verdict for r in results(pytester.path) if r.backend == b} for b in ("right", "wrong")}
    assert by_backend == {"right": {"Conforms"}, "wrong": {"Conforms", "Deviates"}}


def test_all_that_are_installed(suite: Suite, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    """The backend `all` leaves out backends that are not installed or do not start, and prints a line about each."""

    def unopened(variant: str, settings: Settings) -> Backend:
        raise BackendError("broken: the worker does not start: no such device")

    monkeypatch.setitem(catalogue._BUILT_IN, "broken", unopened)
    here = (["right", "broken", "wrong"], ["absent: not installed: acme; install x[absent] there"])
    monkeypatch.setattr(suite_options, "installed", lambda: here)
    outcome = suite("all", *ADD, "-k", "test_results")
    assert {r.backend for r in results(pytester.path)} == {"right", "wrong"}
    outcome.stdout.fnmatch_lines(
        ["absent: not installed: acme; *", "broken: the worker does not start: no such device"]
    )
    monkeypatch.setattr(suite_options, "installed", lambda: (["broken"], []))
    outcome = suite("all", *ADD)
    assert outcome.ret == pytest.ExitCode.USAGE_ERROR
    outcome.stderr.fnmatch_lines(["ERROR: no implementation is installed; broken: the worker does not start: *"])


def test_one_that_is_lost_does_not_end_the_run(suite: Suite, pytester: pytest.Pytester) -> None:
    """A run on several backends goes on without one that is lost; a run on that backend alone stops."""
    outcome = suite("lost,right", *ADD, "-k", "test_results")
    outcome.stdout.fnmatch_lines(["*cannot go on with it: lost: it is gone*"])
    found = [r for r in results(pytester.path) if r.backend == "right"]
    assert found
    assert {r.verdict for r in found} == {"Conforms"}
    alone = suite("lost", *ADD, "-k", "test_results")
    alone.stdout.fnmatch_lines(["*cannot go on: lost: it is gone*"])


def test_in_parallel(suite: Suite, pytester: pytest.Pytester) -> None:
    """Worker processes, which know no fake backend, give the same verdicts as one process."""
    assert suite("reference", *ADD, "-n", "2").ret == pytest.ExitCode.OK
    parallel = sorted((r.case, r.verdict) for r in results(pytester.path))
    assert suite("reference", *ADD).ret == pytest.ExitCode.OK
    assert parallel == sorted((r.case, r.verdict) for r in results(pytester.path))


def test_answers_are_recorded_and_fail_nothing(suite: Suite, pytester: pytest.Pytester) -> None:
    outcome = suite("right,crashing,unable", "--ops=shift_left", "-k", "test_behaviours")
    assert outcome.ret == pytest.ExitCode.OK
    found = results(pytester.path)
    asked = {(r.backend, r.probe.name): (r.verdict, r.probe.answer) for r in found if r.probe is not None}
    assert asked == {
        ("right", "shift-left-by-width"): ("Conforms", "zero"),
        ("right", "shift-left-negative"): ("Conforms", "zero"),
        ("crashing", "shift-left-by-width"): ("Deviates", ENDS),
        ("crashing", "shift-left-negative"): ("Deviates", ENDS),
        ("unable", "shift-left-by-width"): ("Unsupported", ""),
        ("unable", "shift-left-negative"): ("Unsupported", ""),
    }
    assert not any(r.fails for r in found)
    assert not (latest(pytester.path) / "findings").exists()


def test_a_quick_run_is_of_common_ops_and_small_programs(suite: Suite, pytester: pytest.Pytester) -> None:
    outcome = suite("right", "--quick", "--collect-only", "-q")
    assert outcome.ret == pytest.ExitCode.OK
    found = [line.partition("[right-")[2].removesuffix("]") for line in outcome.outlines if "test_results[" in line]
    assert {"add-f32", "add-bf16", "add-i32", "add-i1"} <= set(found)
    assert len(found) < 150
    assert 0 < sum("test_programs[" in line for line in outcome.outlines) < 10
    assert not any("f64" in line for line in outcome.outlines)


def test_the_limit_of_a_case_is_ours_where_pytest_timeout_is_installed(suite: Suite, pytester: pytest.Pytester) -> None:
    pytester.makepyfile(timeout="def pytest_addoption(parser): parser.addoption('--timeout', type=float)")
    pytester.syspathinsert()
    for limit, status in (((), pytest.ExitCode.OK), (("--timeout=0",), pytest.ExitCode.USAGE_ERROR)):
        assert suite("right", *ADD, "-p", "timeout", *limit).ret == status


class TestExpectations:
    """Expected failures: they pass, but an entry that is not explained or no longer happens fails the run."""

    def update(self, suite: Suite, pytester: pytest.Pytester, returns: str) -> Path:
        suite("wrong", *ADD, "--update-expectations")
        path = pytester.path / "expectations" / "wrong.toml"
        text = path.read_text()
        assert 'returns = "UNEXPLAINED' in text
        path.write_text(text.replace('returns = "UNEXPLAINED', f'returns = "{returns}'))
        return path

    def test_explained(self, suite: Suite, pytester: pytest.Pytester) -> None:
        self.update(suite, pytester, "it adds one")
        outcome = suite("wrong", *ADD)
        assert outcome.ret == pytest.ExitCode.OK
        assert outcome.parseoutcomes()["xfailed"] >= 1
        expected = ", ".join(str(r.expectation) for r in results(pytester.path) if r.fails)
        assert {e.rpartition("-")[0] for e in expected.split(", ")} == {"add-wrong-value"}
        assert not (latest(pytester.path) / "findings").exists()

    def test_what_is_expected_is_shown_on_request(self, suite: Suite, pytester: pytest.Pytester) -> None:
        self.update(suite, pytester, "it adds one")
        silent = suite("wrong", *ADD, "-k", "test_expectations or test_results")
        assert "expected as" not in silent.stdout.str()
        outcome = suite("wrong", *ADD, "-k", "test_expectations or test_results", "--show-expected")
        assert outcome.ret == pytest.ExitCode.OK
        outcome.stdout.fnmatch_lines(
            [
                "  expected as add-wrong-value-*: add: Deviates wrong-value",
                "    expected: *",
                "    actual: *",
                "    input 0: *",
                "    program:",
                "*stablehlo.add*",
                "    replay: *",
            ]
        )

    def test_scripts_of_what_is_expected_are_written_on_request(self, pytester: pytest.Pytester) -> None:
        """With --scripts, an expected failure gets a script if the script shows the failure when it is run."""
        pytest.importorskip("jaxlib")
        arguments = ("--backend=xla", "--ops=add", "--scripts", "--report=shown", "-k", "xla-add-booleans/constants")
        outcome = pytester.runpytest_subprocess(str(SUITE), "-p", "no:cacheprovider", *arguments)
        assert outcome.ret == pytest.ExitCode.OK
        [written] = (pytester.path / "shown" / "findings").iterdir()
        ended = subprocess.run([sys.executable, str(written / "reproduce.py")], capture_output=True, check=False)
        assert ended.returncode == 1
        page = (pytester.path / "shown" / "causes" / "xla-add-booleans.html").read_text()
        assert "reproduce.py: needs nothing of ours" in page

    def test_what_no_script_shows_has_no_folder(self, suite: Suite, pytester: pytest.Pytester) -> None:
        self.update(suite, pytester, "it adds one")
        outcome = suite("wrong", *ADD, "--scripts", "-k", "test_expectations", "--results=run/results.jsonl")
        assert outcome.ret == pytest.ExitCode.OK
        assert list((pytester.path / "run" / "findings").iterdir()) == []
        assert [r.reproduction.directory for r in read(pytester.path / "run/results.jsonl")[1] if r.reproduction] == [
            ""
        ]

    def test_unexplained(self, suite: Suite, pytester: pytest.Pytester) -> None:
        self.update(suite, pytester, "UNEXPLAINED")
        outcome = suite("wrong", *ADD)
        assert outcome.ret == pytest.ExitCode.TESTS_FAILED
        outcome.stdout.fnmatch_lines(["*add-wrong-value-* is not explained*"])

    def test_no_longer_happens(self, suite: Suite, pytester: pytest.Pytester) -> None:
        path = self.update(suite, pytester, "it adds one")
        path.rename(path.with_name("right.toml"))
        outcome = suite("right", *ADD)
        assert outcome.ret == pytest.ExitCode.TESTS_FAILED
        outcome.stdout.fnmatch_lines(["*add-wrong-value-* no longer happens*"])
        suite("right", *ADD, "--update-expectations")
        assert load(path.with_name("right.toml")).entries == ()

    def test_updating_twice_changes_nothing(self, suite: Suite, pytester: pytest.Pytester) -> None:
        path = self.update(suite, pytester, "it adds one")
        before = path.read_text()
        suite("wrong", *ADD, "--update-expectations")
        assert path.read_text() == before

    def test_another_kind_is_not_expected(self, suite: Suite, pytester: pytest.Pytester) -> None:
        path = self.update(suite, pytester, "it adds one")
        path.rename(path.with_name("misshapen.toml"))
        assert suite("misshapen", *ADD).ret == pytest.ExitCode.TESTS_FAILED  # the pin shows another kind


@pytest.mark.parametrize(
    ("backend", "arguments", "says"),
    [
        ("nothing", (), "*no backend 'nothing'*"),
        ("right:odd@", (), "*'right:odd@'*"),
        ("right", ("--ops=nonsense",), "*no op 'nonsense'*"),
        ("right", ("--element-types=f99",), "*no element type 'f99'*"),
        ("right", ("--max-examples=0",), "*--max-examples: 0 is not between 1 and *"),
        ("right", ("--max-examples=many",), "*--max-examples: 'many' is no whole number"),
        ("right", ("--timeout=0",), "*--timeout: 0 is not between 0.1 and 86400 seconds"),
        ("right", ("--timeout=-1",), "*--timeout: -1 is not between 0.1 and 86400 seconds"),
        ("right", ("--timeout=nan",), "*--timeout: nan is not between *"),
        ("right", ("--memory=-5",), "*--memory: -5 is not between 256 and * (MiB)"),
        ("right", ("--memory=0",), "*--memory: 0 is not between 256 and * (MiB)"),
        ("right", ("--max-shrinks=-1",), "*--max-shrinks: -1 is not between 0 and *"),
        ("right", ("--seed=1.5",), "*--seed: '1.5' is no whole number"),
        ("right", ("--expectations=no-such-folder",), "*--expectations: there is no folder 'no-such-folder'"),
        ("right", ("--ops=ad",), "*no op 'ad'; did you mean *"),
        ("right", ("--ops=",), "--ops: '' names none"),
        ("right", ("--element-types=,",), "--element-types: ',' names none"),
        ("right", ("--results=",), "--results: '' names no place"),
        ("right", ("--report= ",), "--report: ' ' names no place"),
        ("right", ("--profile=strickt",), "--profile: there is no 'strickt'; did you mean 'strict'?"),
        ("right", ("--numprocesses=-3",), "-n: -3 is not between 0 and 1024"),
        ("right", (f"--numprocesses={'9' * 400}",), f"-n: {'9' * 40} is not between 0 and 1024"),
        ("pjrt:tpu", ("--numprocesses=2",), "-n: one process at a time can hold the device of this backend: *"),
        ("right", ("--maxfail=-1",), "--maxfail: -1 is no number of tests"),
        ("right", ("--junitxml=broken/right.toml/x",), "--junitxml: */broken/right.toml/x cannot be written"),
        ("right", ("--log-file=broken",), "--log-file: */broken cannot be written"),
        ("right", ("--element-types=bf17",), "*no element type 'bf17'; did you mean 'bf16'?*"),
        ("right", ("--results=/proc/none/results.jsonl",), "*/proc/none*cannot be written*"),
        ("right", ("--report=/proc/none",), "*/proc/none*cannot be written*"),
        ("right", ("--expectations=broken",), "*broken/right.toml: *"),
        ("right", ("--expectations=odd",), "*odd/right.toml: entry 'x': unknown members colour*"),
        ("", (), "*--backend=xla*"),
    ],
)
def test_usage_errors_are_one_line(
    suite: Suite, pytester: pytest.Pytester, backend: str, arguments: tuple[str, ...], says: str
) -> None:
    for name, text in {
        "broken": "[[cause",
        "odd": '[[cause]]\nid = "x"\nreturns = "y"\nexpected = "z"\nprogram = "z"\ncolour = "red"',
    }.items():
        (pytester.path / name).mkdir()
        (pytester.path / name / "right.toml").write_text(text)
    outcome = suite(backend, *arguments)
    assert outcome.ret == pytest.ExitCode.USAGE_ERROR
    outcome.stderr.fnmatch_lines([f"ERROR: {says}"])
    assert "Traceback" not in outcome.stderr.str() + outcome.stdout.str()


def test_an_implementation_that_misbehaves(suite: Suite, pytester: pytest.Pytester) -> None:
    """All cases are recorded of a backend that aborts, hangs, eats memory or returns wrong shapes, types or counts."""
    ops = "abs,add,divide,maximum,minimum,multiply,subtract"
    script = Path(__file__).with_name("misbehaving.py")
    outcome = suite(
        f'command:"{sys.executable} {script}"',
        f"--ops={ops}",
        "--element-types=f32",
        "--max-examples=2",
        "--max-shrinks=0",
        "--timeout=3",
        "--memory=512",
        "-k",
        "test_results",
    )
    assert outcome.ret == NEW_CAUSES
    found = results(pytester.path)
    assert len(found) == 14
    assert {r.op: (r.verdict, r.kind) for r in found if r.verdict != "Unsupported"} == {
        "abs": ("Conforms", None),
        "add": ("Crashes", None),
        "divide": ("Deviates", "shape"),
        "maximum": ("Deviates", "type"),
        "minimum": ("Deviates", "count"),
        "multiply": ("Crashes", None),
        "subtract": ("TimesOut", None),
    }
