"""Scripts of findings: they need nothing of this repository, and say whether the program still fails."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from generators.cases import Case
from oracles import judge
from oracles.backends import BackendError, open_backend
from oracles.backends.hosted import HostedBackend
from oracles.backends.protocol import Backend, Rejected, Results
from results.verdicts import Deviates, RejectsValid
from spec.parse import parse
from spec.program import Constant, Operation, Value, main_program
from spec.types import QuantizedType, TensorType, f32, si8, tensor
from trials.checks import Failure, Judged, row_of_grid
from trials.findings import reproduction
from trials.findings.scripts.script import MOST_LINES

OTHERS = (
    "iree:llvm-cpu", "iree:vmvx", "linalg", "litert", "litert:reference", "onnx:reference", "onnxruntime", "tensorflow",
    "tensorflow:jit", "torch-mlir",
)  # fmt: skip
FAILURE = Failure("Deviates", "wrong-value", "violation")
EMPTY_GATHER = """
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
func.func public @main(%0: tensor<0xi32>) -> (tensor<0xi32>) {
  %1 = "stablehlo.all_gather"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
    all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, use_global_device_ids = unit}
    : (tensor<0xi32>) -> (tensor<0xi32>)
  "func.return"(%1) : (tensor<0xi32>) -> ()
}
}
"""
"""A program of two partitions; MLIR refuses a gathered dimension of size zero."""


@pytest.fixture(params=["xla", "xla:O0", "xla:folded", "interpreter"])
def backend(request: pytest.FixtureRequest) -> Iterator[Backend]:
    try:
        opened = open_backend(request.param)
    except BackendError as error:
        pytest.skip(str(error))
    yield opened
    opened.close()


def _judged(claimed: float, t: TensorType = tensor(f32, 2)) -> Judged:  # noqa: B008  a frozen value
    """Return a judged negate of ones with expected result -`claimed`; its script exits with 1 unless `claimed` is 1."""
    x, y = Value("x", t), Value("y", t)
    program = main_program((x,), (Operation("negate", (x,), results=(y,)),), (y,))
    row = (np.ones(2, np.float32),)
    expected = judge.expectation(program, [(np.full(2, claimed, np.float32),)])
    return Judged(Case(program, (row,), "negate", "f32"), Results(((-row[0],),)), expected, Deviates(*FAILURE[1:]), {})


@pytest.mark.parametrize(("claimed", "fails"), [(2.0, True), (1.0, False)])
def test_a_script_says_whether_it_fails(backend: Backend, tmp_path: Path, claimed: float, fails: bool) -> None:
    assert reproduction.complete(backend, tmp_path, "negate", FAILURE, _judged(claimed)) is fails
    done = _run_alone(tmp_path, sys.executable)
    assert done.returncode == int(fails), done.stderr
    assert "returned" in done.stdout
    assert len((tmp_path / "reproduce.py").read_text().splitlines()) <= MOST_LINES
    said = (tmp_path / "report.md").read_text()
    assert f"exit status {int(fails)}" in said
    assert "stablehlo.negate %arg0" in said
    assert "> Performs element-wise negation" in said
    assert str(tmp_path) not in said


@pytest.mark.parametrize(
    ("returned", "kind", "admitted"), [(1.0, "wrong-value", True), (-0.0, "subnormal-flush", False)]
)
def test_a_script_admits_flushed_subnormals_unless_these_are_the_failure(
    returned: float, kind: str, admitted: bool
) -> None:
    x, y = Value("x", tensor(f32)), Value("y", tensor(f32))
    program = main_program((x,), (Operation("negate", (x,), results=(y,)),), (y,))
    row = (np.array(1e-40, np.float32),)
    outcome, expected = Results(((np.array(returned, np.float32),),)), judge.expectation(program, [row])
    verdict = judge.judge(outcome, expected, program, 1)
    assert isinstance(verdict, Deviates)
    assert verdict.kind == kind
    failure = Failure("Deviates", kind, verdict.standing)
    found = reproduction._expected_by_script(Judged(Case(program, (row,)), outcome, expected, verdict, {}), failure)
    assert isinstance(found, tuple)
    assert found[0].contains(np.array([-0.0], np.float32)).all() == admitted
    assert not found[0].contains(np.array([0.0], np.float32)).any()


def test_a_script_shows_partitions_that_the_parser_refuses(tmp_path: Path) -> None:
    program = parse(EMPTY_GATHER, verified=False)
    row = row_of_grid(program)
    assert row is not None
    judged = Judged(
        Case(program, (row,), "all_gather", "i32"),
        Rejected("", "parse"),
        judge.expectation(program, [row]),
        RejectsValid("", "parse"),
        {},
    )
    with contextlib.closing(open_backend("xla")) as xla:
        assert reproduction.complete(xla, tmp_path, "all_gather", Failure("RejectsValid"), judged)


def test_a_script_that_is_not_to_be_run_is_written(backend: Backend, tmp_path: Path) -> None:
    assert reproduction.complete(backend, tmp_path, "negate", FAILURE, _judged(2.0), runs=False) is None
    assert "NOT RUN" in (tmp_path / "report.md").read_text()
    assert _status(tmp_path) == 1


@pytest.mark.parametrize("name", ["xla", "interpreter"])
@pytest.mark.parametrize(("claimed", "fails"), [(2.0, True), (1.0, False)])
def test_a_script_runs_a_program_of_unknown_sizes(name: str, tmp_path: Path, claimed: float, fails: bool) -> None:
    with _opened(name) as backend:
        judged = _judged(claimed, TensorType((None,), f32))
        assert reproduction.complete(backend, tmp_path, "negate", FAILURE, judged) is fails
    assert _status(tmp_path) == int(fails)


def test_a_script_refines_a_program_of_which_a_result_alone_is_of_unknown_sizes(tmp_path: Path) -> None:
    """A script refines unknown result sizes as the adapter does, because XLA alone accepts only some such programs."""
    x, y = Value("x", tensor(f32, 2)), Value("y", TensorType((None,), f32))
    ones = Operation("constant", (), (("value", Constant.of(np.ones(2, np.float32), f32)),), (), (x,))
    program = main_program((), (ones, Operation("negate", (x,), results=(y,))), (y,))
    judged = _judged(2.0)
    with _opened("xla") as backend:
        judged = replace(judged, case=replace(judged.case, program=program, inputs=((),)))
        assert reproduction.complete(backend, tmp_path, "negate", FAILURE, judged)
    assert "stablehlo-refine-shapes" in (tmp_path / "reproduce.py").read_text()


@pytest.mark.parametrize(("claimed", "fails"), [(2.0, True), (1.0, False)])
def test_a_script_cuts_results_of_bounded_sizes(tmp_path: Path, claimed: float, fails: bool) -> None:
    with _opened("xla") as backend:
        judged = _judged(claimed, TensorType((None,), f32, (4,)))
        assert reproduction.complete(backend, tmp_path, "negate", FAILURE, judged) is fails
    done = _run_alone(tmp_path, sys.executable)
    assert done.returncode == int(fails), done.stderr
    assert "[-1. -1.]" in done.stdout


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize(("claimed", "fails"), [(2.0, True), (1.0, False)])
def test_a_script_of_another_backend_runs_alone(name: str, tmp_path: Path, claimed: float, fails: bool) -> None:
    with _opened(name) as backend:
        assert reproduction.complete(backend, tmp_path, "negate", FAILURE, _judged(claimed)) is fails
    done = _run_alone(tmp_path, sys.executable)
    assert done.returncode == int(fails), done.stderr
    assert "[-1. -1.]" in done.stdout


def test_there_is_no_script_for_results_that_are_put_together_again(tmp_path: Path) -> None:
    with _opened("xla:grid=2x1") as backend:
        judged = _judged(2.0)
        assert reproduction.complete(backend, tmp_path, "negate", FAILURE, judged) is None
    assert not (tmp_path / "reproduce.py").exists()
    assert "To reproduce" not in (tmp_path / "report.md").read_text()


@pytest.mark.parametrize("name", ["xla:legalized", "interpreter"])
@pytest.mark.parametrize(("claimed", "fails"), [(2, True), (1, False)])
def test_a_script_runs_a_quantized_program(name: str, tmp_path: Path, claimed: int, fails: bool) -> None:
    t = tensor(QuantizedType(si8, f32, (1.0,), (0,), -128, 127), 2)
    x, y = Value("x", t), Value("y", t)
    program = main_program((x,), (Operation("negate", (x,), results=(y,)),), (y,))
    row, expected = (np.ones(2, np.int8),), judge.expectation(program, [(np.full(2, claimed, np.int8),)])
    judged = Judged(Case(program, (row,)), Results(((-row[0],),)), expected, Deviates(*FAILURE[1:]), {})
    with _opened(name) as backend:
        assert reproduction.complete(backend, tmp_path, "negate", FAILURE, judged) is fails
    assert _status(tmp_path) == int(fails)


@contextlib.contextmanager
def _opened(name: str) -> Iterator[Backend]:
    try:
        backend = open_backend(name)
    except BackendError as error:
        pytest.skip(str(error))
    yield backend
    backend.close()


def _status(directory: Path) -> int | None:
    return reproduction.run(directory / "reproduce.py", FAILURE, sys.executable).status


def _run_alone(directory: Path, python: str) -> subprocess.CompletedProcess[str]:
    """Run the script of a folder in a process that cannot import spec, trials, oracles and results."""
    without = directory / "without"
    without.mkdir(exist_ok=True)
    for name in ("spec", "trials", "oracles", "results"):
        (without / f"{name}.py").write_text("raise ImportError(__name__)")
    environment = {**os.environ, "PYTHONPATH": str(without)}
    command = [python, str(directory / "reproduce.py")]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=directory, env=environment)


@pytest.mark.parametrize("release", ["0.4.28", "0.7.2"])
def test_a_script_of_an_older_release_needs_jax_alone(tmp_path: Path, release: str) -> None:
    try:
        old = open_backend(f"xla=={release}")
    except BackendError as error:
        pytest.skip(str(error))
    try:
        assert reproduction.complete(old, tmp_path, "negate", FAILURE, _judged(2.0)) is True
        assert isinstance(old, HostedBackend)
        assert _run_alone(tmp_path, old.worker.settings.python or "").returncode == 1
        assert reproduction.complete(old, tmp_path, "negate", FAILURE, _judged(1.0)) is False
    finally:
        old.close()
