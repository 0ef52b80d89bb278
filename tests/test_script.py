"""The command `stablehlo-conformance` in a clone, and where only a wheel is installed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from conformance.suite.quick_selection import choice
from oracles.backends import names
from results.file import read
from spec.op import ops
from spec.types import ELEMENT_TYPES
from stablehlo_conformance.cli import COMMANDS, main
from tests.test_packaging import CONFIG, ROOMS

ROOT = Path(__file__).parent.parent


def test_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(COMMANDS) == ["run", "fuzz", "accuracy", "passes", "report", "replay", "explain", "corpus", "list"]
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    assert all(f"\n  {name} " in said for name in COMMANDS)
    assert main([]) == 2


def test_a_command_that_is_nearly_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reply"]) == 2
    told = capsys.readouterr().err
    assert told == "stablehlo-conformance: there is no command 'reply'; did you mean 'replay'?\n"


@pytest.mark.parametrize(
    ("what", "holds"),
    [
        ("ops", "abs: "),
        ("types", "f8E4M3FN"),
        ("backends", "xla:O0"),
        ("claims", "results: Single ops: every element of every result conforms"),
        ("causes", "xla: "),
    ],
)
def test_lists(capsys: pytest.CaptureFixture[str], what: str, holds: str) -> None:
    assert main(["list", what]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith(holds) for line in lines)
    expected = {"types": list(map(str, ELEMENT_TYPES)), "backends": list(names())}
    assert lines == expected.get(what, lines)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["list", "op"], "there is no list of 'op'; did you mean 'ops'?"),
        (["list", "causes", "--expectations", "nowhere"], "argument --expectations: there is no folder 'nowhere'"),
        (["replay", "x.mlir", "--backend", "reference", "--timeout", "0"], "0 is not between 0.1 and 86400 seconds"),
        (["fuzz", "--backend", "reference", "-o", "x", "--memory", "-5"], "-5 is not between 256 and"),
        (["fuzz", "--backend", "reference", "-o", "x", "--batch", "0"], "0 is not between 1 and"),
        (["report"], "the following arguments are required"),
        (["report", "x.jsonl", "-o", ""], "argument -o/--output: '' names no place"),
        (["fuzz", "--backend", "reference", "-o", ""], "argument -o: '' names no place"),
        (["fuzz", "--backend", "reference", "-o", "x", "--time", "0"], "argument --time: 0 is not between 1s and"),
        (["fuzz", "--backend", "reference", "-o", "x", "--time", "9" * 8 + "h"], "is not between 1s and 8784h"),
        (["fuzz", "--backend", "reference", "-o", "x", "--time", "9" * 9999], "is no time; write 90s, 20m or 8h"),
        (["corpus", "x", "--ops", ""], "argument --ops: '' names none"),
    ],
)
def test_bad_usage_is_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], says: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert says in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--bakend", "reference"], "unrecognized arguments: --bakend reference; did you mean '--backend'?"),
        (["-n", "many"], "argument -n/--numprocesses: invalid parse_numprocesses value: 'many'"),
        (["conformance/test_nothing.py"], "there is no file 'conformance/test_nothing.py'"),
        (
            ["--backend=reference", "-W", "nonsense::"],
            "while parsing the following warning configuration: nonsense:: "
            "This error occurred: invalid action: 'nonsense'",
        ),
    ],
)
def test_bad_usage_of_a_run_is_one_line(tmp_path: Path, arguments: list[str], says: str) -> None:
    """An error of `run` is one line, where pytest prints four with paths of its own files."""
    ended = run(ROOT, tmp_path, "run", *arguments)
    assert (ended.returncode, ended.stdout, ended.stderr.strip()) == (4, "", f"ERROR: {says}")


def test_a_test_that_there_is_not_is_named_as_it_was(tmp_path: Path) -> None:
    """The error about a missing test names the test as given, without the path of the suite."""
    ended = run(ROOT, tmp_path, "run", "conformance/test_results.py::test_nothing", "--backend=reference")
    assert ended.returncode == 4
    said = "not found: conformance/test_results.py::test_nothing (no match in any of [<Module test_results.py>])"
    assert ended.stderr.strip() == f"ERROR: {said}"


def test_quick_is_about_what_there_is() -> None:
    assert choice().ops <= set(ops())
    assert choice().element_types <= set(map(str, ELEMENT_TYPES))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder with the files that a wheel of a clean copy installs."""
    pytest.importorskip("setuptools", "77")
    copy, out = tmp_path_factory.mktemp("copy"), tmp_path_factory.mktemp("out")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    for room in (*ROOMS, "stablehlo_conformance"):
        shutil.copytree(ROOT / room, copy / room, ignore=shutil.ignore_patterns("__pycache__", "cases"))
    build = f"from setuptools import build_meta; print(build_meta.build_wheel({str(out)!r}))"
    subprocess.run([sys.executable, "-c", build], cwd=copy, check=True, capture_output=True)
    (wheel,) = out.glob("*.whl")
    site = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    return site


def run(site: Path, cwd: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST")}
    return subprocess.run(
        [sys.executable, "-m", "stablehlo_conformance", *arguments],
        cwd=cwd,
        env={**environment, "PYTHONPATH": f"{site}:{environment.get('PYTHONPATH', '')}"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_one_name_is_taken_in_an_environment(installed: Path) -> None:
    (info,) = installed.glob("*.dist-info")
    assert {p.name for p in installed.iterdir()} == {"stablehlo_conformance", info.name}
    assert CONFIG["project"]["scripts"] == {"stablehlo-conformance": "stablehlo_conformance.cli:main"}
    assert "stablehlo_conformance.cli:main" in (info / "entry_points.txt").read_text()


def test_it_works_outside_of_the_clone(installed: Path, tmp_path: Path) -> None:
    assert run(installed, tmp_path, "list", "types").stdout.splitlines()[0] == "i1"
    narrow = ("--ops", "add", "--element-types", "i32", "--max-examples", "1", "-k", "test_results")
    suite = run(installed, tmp_path, "run", "--backend", "reference", "-n", "2", "--results", "results.jsonl", *narrow)
    assert suite.returncode == 0, suite.stdout + suite.stderr
    (result,) = read(tmp_path / "results.jsonl")[1]
    assert (result.verdict, result.op) == ("Conforms", "add")
    assert result.replay.startswith("stablehlo-conformance run 'conformance/test_results.py::test_results[")
    again = run(installed, tmp_path, "run", *result.replay.replace("'", "").split()[2:])
    assert again.returncode == 0, again.stdout + again.stderr
    (tmp_path / "x.mlir").write_text(
        "func.func @f() {\n%0 = stablehlo.constant dense<1> : tensor<i32>\n"
        "check.expect_eq_const %0, dense<2> : tensor<i32>\nreturn }"
    )
    found = run(installed, tmp_path, "replay", "x.mlir", "--backend", "reference", "--quiet")
    assert (found.returncode, json.loads(found.stdout)["verdict"]) == (1, "Deviates")
    assert json.loads(found.stdout)["replay"] == "stablehlo-conformance replay x.mlir --backend reference"
