"""Claims of the README and of docs/: commands run, links resolve, exit statuses and excerpts are correct."""

from __future__ import annotations

import importlib
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import numpy as np
import pytest

from results.codec import encode
from tests.reports import synthetic
from trials.findings.published_finding import About

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]

PLACEHOLDERS = {
    "findings/NAME": "findings/abs",
    "/path/to/another/python": sys.executable,
    "xla,interpreter,reference": "reference",
}
"""What stands for something of the reader's own, and what it is here."""

NARROWER = {
    "corpora build": ["--element-types", "f32", "--cases-per", "1"],
    "-m fuzz": ["--backend", "reference", "--programs", "8", "--jobs", "1"],
}
"""Arguments that make a command quick."""


def fenced(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


COMMANDS = [part.strip() for block in fenced("sh") for line in block.splitlines() for part in line.split("&&")]
SETUP = [c for c in COMMANDS if c.startswith("python3 -m venv") or " install " in c]
OF_PYTEST = [c for c in COMMANDS if "pytest" in c and c not in SETUP]
OF_SCRIPT = [c for c in COMMANDS if "stablehlo-conformance" in c and c not in SETUP]
OF_PYTHON = [c for c in COMMANDS if c.startswith("python -m ")]


def run(arguments: list[str], cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST")} | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, *arguments], cwd=cwd, env=environment, capture_output=True, text=True, check=False, timeout=120
    )


def test_every_command_is_one_that_these_tests_know() -> None:
    assert sorted({*SETUP, *OF_PYTEST, *OF_SCRIPT, *OF_PYTHON}) == sorted(set(COMMANDS))
    assert len(SETUP) == 4  # two lines that set everything up, of two commands each
    assert all((ROOT / name).exists() for name in (".ci/run", "tox.ini"))


@pytest.mark.parametrize("command", [c for c in SETUP if " install " in c])
def test_extras_exist(command: str) -> None:
    (extras,) = re.findall(r"\.\[(.*?)\]", command)
    assert set(extras.split(",")) <= set(EXTRAS)


def test_options_of_the_suite_exist() -> None:
    """The suite's commands collect tests without an error; all run in one process, since imports take the most time."""
    of_suite = [shlex.split(filled(c))[1:] for c in OF_PYTEST if "conformance/" in c]
    assert len(of_suite) > 4
    script = f"""
import sys, pytest
for arguments in {of_suite!r}:
    status = pytest.main([*arguments, "--collect-only", "-qq", "-p", "no:cacheprovider"])
    assert status == 0, (arguments, status)
"""
    found = run(["-c", script])
    assert found.returncode == 0, found.stdout[-2000:] + found.stderr[-2000:]


@pytest.mark.parametrize("command", OF_SCRIPT)
def test_options_of_the_script_exist(command: str, tmp_path: Path) -> None:
    program, *arguments = shlex.split(filled(command))
    assert program == "stablehlo-conformance"
    narrower = {
        "run": ["--collect-only", "-qq", "-n", "0", "-p", "no:cacheprovider"],
        "accuracy": ["--backend", "reference", "--ops", "negate", "--element-types", "f4E2M1FN"],
    }
    given = [*arguments, *narrower[arguments[0]]]
    found = run(["-m", "stablehlo_conformance", *given], tmp_path)
    assert found.returncode == 0, found.stdout[-2000:] + found.stderr[-2000:]


def test_our_own_tests_run_in_parallel() -> None:
    assert [c for c in OF_PYTEST if "conformance/" not in c] == [".venv/bin/pytest -n auto"]
    pytest.importorskip("xdist")


@pytest.mark.parametrize(
    "block", [b for b in fenced("sh") if b.startswith("python -m ")], ids=lambda b: b.split("\n")[0]
)
def test_commands_run(block: str, tmp_path: Path) -> None:
    """Each block of commands runs from its first line to its last, in a folder with the files that a reader has."""
    if "--backend xla" in block:
        pytest.importorskip("jaxlib")
    prepare(tmp_path)
    for command in block.splitlines():
        _, *arguments = shlex.split(filled(command))
        extra = [word for part, words in NARROWER.items() if part in command for word in words]
        found = run([*arguments, *extra], tmp_path)
        assert found.returncode == 0, found.stdout[-2000:] + found.stderr[-2000:]


def filled(command: str) -> str:
    for placeholder, ours in PLACEHOLDERS.items():
        command = command.replace(placeholder, ours)
    return command.removeprefix(".venv/bin/")


def prepare(folder: Path) -> None:
    """Write the files that the README's commands take."""
    program = "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
    program += "  %0 = stablehlo.abs %a : tensor<2xf32>\n  return %0 : tensor<2xf32>\n}\n"
    (folder / "report" / "findings" / "abs").mkdir(parents=True)
    for name in ("my_program.mlir", "report/findings/abs/program.mlir"):
        (folder / name).write_text(program)
    for name in ("my_inputs.npz", "report/findings/abs/inputs.npz"):
        np.savez(folder / name, np.array([-1.0, 2.0], np.float32))
    failure = ("Deviates", "wrong-value", "violation")
    about = About(
        "results", "results", "xla", "abs", "f32", ("semantics",), None, "default", 0, failure, "c", "abs: value"
    )
    (folder / "report/findings/abs/finding.json").write_text(encode(about))
    for name in ("monday.jsonl", "tuesday.jsonl", "report/results.jsonl"):
        synthetic.write(folder / name, *synthetic.every_kind())


EXCERPTS = [block.splitlines() for block in fenced("console")]


@pytest.mark.parametrize("excerpt", EXCERPTS, ids=lambda lines: lines[0])
def test_excerpts_are_what_one_sees(excerpt: list[str], tmp_path: Path) -> None:
    """The command of an excerpt prints lines like those quoted.

    Numbers, versions, paths and a summary's counts by verdict may differ. Commands that take minutes run with fewer ops
    and element types.
    """
    pytest.importorskip("jaxlib")
    command = excerpt[0].removeprefix("$ ").removeprefix(".venv/bin/")
    program, *arguments = shlex.split(command.replace("-n auto", "").replace("--report report", ""))
    if program == "pytest":
        report = ["--report", str(tmp_path), "-p", "no:cacheprovider"]
        arguments = ["-m", "pytest", *arguments, *report, "--ops", "exponential", "--element-types", "bf16"]
    printed = [comparable(line) for line in run(arguments).stdout.splitlines()]
    for line in excerpt[1:]:
        parts = [comparable(part) for part in line.split("…")]
        assert any(in_order(parts, found) for found in printed), line


def comparable(text: str) -> str:
    text = re.sub(r"^ +\d+ [A-Z].*", "VERDICTS", text)
    text = re.sub(r"""\(.*?\)|/[^\s"]*""", "", text)
    return re.sub(r"\d[\d.,:e+-]*%?", "#", text).strip().strip("=")


def in_order(parts: list[str], line: str) -> bool:
    return re.search(".*".join(map(re.escape, parts)), line) is not None


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_resolve(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)]+)\)", text):
        if not target.startswith("https://"):
            path, _, anchor = target.partition("#")
            there = document.parent / path if path else document
            assert there.exists(), target
            assert not anchor or f"# {anchor.replace('-', ' ')}" in there.read_text(encoding="utf-8").lower(), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_quoted_code_is_that_of_the_repository(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    quoted = re.findall(r"<!-- from (\S+) -->\n```\w+\n(.*?)```", text, re.DOTALL)
    assert len(quoted) == text.count("<!-- from ")
    for source, code in quoted:
        assert code in (ROOT / source).read_text(encoding="utf-8"), f"{source} no longer has\n{code}"


@pytest.mark.parametrize("door", sorted(set(re.findall(r"`python -m ([a-z][a-z_.]*)`", README))))
def test_doors_open(door: str) -> None:
    found = run(["-m", door, "--help"])
    assert found.returncode == 0, found.stderr
    assert found.stdout.startswith(f"usage: python -m {door}")


@pytest.mark.parametrize("door", sorted(set(re.findall(r"`python -m ((?:benchmarks|validation)\.\w+)`", README))))
def test_bad_usage_of_what_measures_is_one_line(door: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        importlib.import_module(door).main(["--nonsense"])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert told == f"python -m {door}: unrecognized arguments: --nonsense\n"


def test_a_deviation_is_status_1() -> None:
    pytest.importorskip("jaxlib")
    program = str(ROOT / "docs" / "examples" / "true_plus_true.mlir")
    assert run(["-m", "corpora", "replay", program, "--backend", "xla", "--quiet"]).returncode == 1


def test_every_decision_is_listed() -> None:
    listed = (ROOT / "docs" / "decisions" / "README.md").read_text()
    assert [p.name for p in (ROOT / "docs" / "decisions").glob("2*.md") if p.name not in listed] == []


def test_verdicts_are_those_of_the_schema() -> None:
    from results.verdicts import VERDICTS

    table = README.partition("| verdict |")[2].partition("\n\n")[0]
    named = set(re.findall(r"\b[A-Z][a-z]+(?:[A-Z][a-z]+)*\b", "\n".join(re.findall(r"^\| ([^|]*) \|", table, re.M))))
    assert named == set(VERDICTS)


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["-m", "reports", "no-such-file.jsonl", "-o", "out"], 2),
        (["-m", "corpora", "replay", "no-such-file.mlir", "--backend", "reference"], 2),
        (["-m", "corpora", "replay", "my_program.mlir", "--backend", "no-such-backend"], 2),
        (["-m", "corpora", "replay", "my_program.mlir", "--backend", "xla@/no/such/python"], 3),
        (["-m", "pytest", str(ROOT / "conformance"), "--backend=no-such-backend"], 4),
        (["-m", "pytest", str(ROOT / "conformance")], 4),
    ],
    ids=lambda x: " ".join(x[1:4]).replace(str(ROOT), "") if isinstance(x, list) else str(x),
)
def test_bad_usage_is_one_line_and_its_status(arguments: list[str], status: int, tmp_path: Path) -> None:
    prepare(tmp_path)
    found = run(arguments, tmp_path)
    assert found.returncode == status, found.stdout + found.stderr
    assert "Traceback" not in found.stderr
    assert len([line for line in found.stderr.splitlines() if line.strip()]) == 1, found.stderr
