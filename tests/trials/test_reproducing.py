"""The script of a finding needs nothing of ours, and says whether the program still fails."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from generators.cases import Case
from oracles import judge
from oracles.backends import BackendError, open_backend
from oracles.backends.hosted import HostedBackend
from oracles.backends.protocol import Backend, Results
from results.verdicts import Deviates
from spec.program import Operation, Value, main_program
from spec.types import f32, tensor
from trials import reproducing
from trials.checks import Failure, Judged

FAILURE = Failure("Deviates", "wrong-value", "violation")


@pytest.fixture(params=["xla", "xla:O0", "xla:folded", "interpreter"])
def backend(request: pytest.FixtureRequest) -> Iterator[Backend]:
    try:
        opened = open_backend(request.param)
    except BackendError as error:
        pytest.skip(str(error))
    yield opened
    opened.close()


def _judged(claimed: float) -> Judged:
    """A negation whose sets are those of another input, unless that is 1."""
    x, y = Value("x", tensor(f32, 2)), Value("y", tensor(f32, 2))
    program = main_program((x,), (Operation("negate", (x,), results=(y,)),), (y,))
    row = (np.ones(2, np.float32),)
    expected = judge.expectation(program, [(np.full(2, claimed, np.float32),)])
    return Judged(Case(program, (row,), "negate", "f32"), Results(((-row[0],),)), expected, Deviates(*FAILURE[1:]), {})


@pytest.mark.parametrize(("claimed", "fails"), [(2.0, True), (1.0, False)])
def test_a_script_says_whether_it_fails(backend: Backend, tmp_path: Path, claimed: float, fails: bool) -> None:
    assert reproducing.complete(backend, tmp_path, "negate", FAILURE, _judged(claimed)) is fails
    done = _run_alone(tmp_path, sys.executable)
    assert done.returncode == int(fails), done.stderr
    assert "returned" in done.stdout
    assert (tmp_path / "report.md").exists()


def _run_alone(directory: Path, python: str) -> subprocess.CompletedProcess[str]:
    """Runs the script where there is nothing of ours, and no jax."""
    without = directory / "without"
    without.mkdir(exist_ok=True)
    for name in ("jax", "spec", "trials", "oracles", "results"):
        (without / f"{name}.py").write_text("raise ImportError(__name__)")
    environment = {**os.environ, "PYTHONPATH": str(without)}
    command = [python, str(directory / "reproduce.py")]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=directory, env=environment)


@pytest.mark.parametrize("release", ["0.4.28", "0.7.2"])
def test_a_script_of_an_older_release_needs_jaxlib_alone(tmp_path: Path, release: str) -> None:
    try:
        old = open_backend(f"xla=={release}")
    except BackendError as error:
        pytest.skip(str(error))
    try:
        assert reproducing.complete(old, tmp_path, "negate", FAILURE, _judged(2.0)) is True
        assert isinstance(old, HostedBackend)
        assert _run_alone(tmp_path, old.worker.settings.python or "").returncode == 1
        assert reproducing.complete(old, tmp_path, "negate", FAILURE, _judged(1.0)) is False
    finally:
        old.close()
