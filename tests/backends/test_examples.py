"""Tests of the examples of the documentation: each is built and installed as its page says, and run by the suite."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import hand_made
import pytest
from uv import find_uv_bin

from oracles.backends import open_backend
from oracles.backends.protocol import Backend, Rejected, Unsupported
from results.file import read
from spec.types import bf16

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples"


def verdicts(folder: Path, backend: str, *options: str, **environment: str) -> dict[str, set[str]]:
    """Run the suite's tests of results on a backend in a process of their own, and return the verdicts by op.

    Fails if a test fails.
    """
    results = folder / "results.jsonl"
    command = [sys.executable, "-m", "pytest", "conformance/test_results.py", "-p", "no:cacheprovider", "-q"]
    said = subprocess.run(
        [*command, f"--backend={backend}", f"--results={results}", "--max-examples=2", *options],
        cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert said.returncode == 0, said.stdout + said.stderr
    found: dict[str, set[str]] = {}
    for result in read(results)[1]:
        found.setdefault(str(result.op), set()).add(result.verdict)
    return found


@pytest.fixture(scope="module", params=["command", "serve"])
def executable(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Name of a backend: the C example that starts for each case, or the one that stays."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler here")
    made = tmp_path_factory.mktemp("c") / f"{request.param}_backend"
    source = EXAMPLES / f"{request.param}_backend.c"
    subprocess.run([compiler, "-Wall", "-Wextra", "-Werror", "-O1", "-o", made, source, "-lm"], check=True)
    return f"{request.param}:{made}"


def test_an_executable_without_python(executable: str, tmp_path: Path) -> None:
    found = verdicts(tmp_path, executable, "--ops=abs,add,multiply,tanh", "--element-types=f32")
    assert {"Conforms"} <= found["add"] | found["abs"] <= {"Conforms", "Unsupported"}
    assert found["tanh"] == {"Unsupported"}


def test_an_executable_says_what_it_refuses(executable: str) -> None:
    backend: Backend = open_backend(executable)
    try:
        assert isinstance(backend.verify(hand_made.invalid()), Rejected | Unsupported)
        assert isinstance(backend.run(*hand_made.moved(bf16, (2,))), Unsupported)
    finally:
        backend.close()


@pytest.mark.parametrize("name", ["serve_backend.c", "serve_backend.py"])
def test_an_example_is_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text().splitlines()) < 100


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy of the source of the example package, since a build leaves files behind."""
    return Path(shutil.copytree(EXAMPLES / "acme", tmp_path_factory.mktemp("acme") / "source"))


def test_a_package_of_its_own_is_found_by_its_entry_point(package: Path, tmp_path: Path) -> None:
    here = tmp_path / "site"
    subprocess.run([find_uv_bin(), "pip", "install", "-q", "--no-deps", "--target", here, package], check=True)
    options = ("--ops=abs,add,tanh", "--element-types=f32,i32")
    found = verdicts(tmp_path, "acme", *options, PYTHONPATH=str(here))
    assert {"Conforms"} <= found["add"] <= {"Conforms", "Unsupported"}
    assert found["tanh"] == {"Unsupported"}


def test_its_implementation_is_in_another_environment(package: Path, tmp_path: Path) -> None:
    """An adapter in the environment of the suite runs an implementation in another environment."""
    here, python = tmp_path / "site", tmp_path / "other" / "bin" / "python"
    uv = [find_uv_bin(), "-q"]
    subprocess.run([*uv, "pip", "install", "--no-deps", "--target", here, package], check=True)
    subprocess.run([*uv, "venv", "--python", sys.executable, tmp_path / "other"], check=True)
    subprocess.run([*uv, "pip", "install", "--python", python, package], check=True)
    shutil.rmtree(here / "acme")  # here it is not
    options = ("--ops=abs,add", "--element-types=f32")
    found = verdicts(tmp_path, f"acme@{python}", *options, PYTHONPATH=str(here))
    assert {"Conforms"} <= found["add"] <= {"Conforms", "Unsupported"}
