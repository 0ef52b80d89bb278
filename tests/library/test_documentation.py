"""Tests that the Python examples of the pages on the library run as they stand, and so does their example
repository."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import stablehlo_conformance as shc
from spec.parse import parse
from spec.text import text
from tests.library.constants import none_of_ours

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
TEAM = DOCS / "examples" / "compiler_team"


@pytest.mark.parametrize("page", ["library", "strategies", "pytest"])
def test_the_examples_of_a_page_run(page: str) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", (DOCS / f"{page}.md").read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert blocks
    names: dict[str, Any] = {"__name__": f"docs_{page}"}
    with none_of_ours():
        for block in blocks:
            exec(compile(block, f"docs/{page}.md", "exec"), names)
    if page == "pytest":
        names["test_sum"](shc.Implementation("interpreter"))


def theirs(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python in the repository of the example compiler team, with our package on the path."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    environment["HYPOTHESIS_STORAGE_DIRECTORY"] = os.devnull
    command = [sys.executable, "-B", *arguments]
    return subprocess.run(
        command, cwd=TEAM, env=environment, input=given, capture_output=True, text=True, check=False
    )  # fmt: skip


def test_the_team_finds_what_is_wrong_with_its_compiler() -> None:
    options = ("-q", "-p", "no:cacheprovider", "-p", "stablehlo_conformance.plugin", "--stablehlo-backend=reference")
    done = theirs("-m", "pytest", *options)
    assert "1 failed, 3 passed" in done.stdout
    assert "FAILED tests/test_compiler.py::test_programs_that_negate" in done.stdout
    [shown] = re.findall(r"^E .*program: +module \{\n((?:E .*\n)*?)E +\}\n", done.stdout, re.MULTILINE)[:1]
    assert shown.count("stablehlo.") <= 2
    assert "stablehlo.negate" in shown


def test_its_pass_is_right_for_booleans_alone() -> None:
    for element_type, one in (("i1", "true"), ("i8", "1")):
        program = parse(f"""func.func @main(%x: tensor<{element_type}>) -> tensor<{element_type}> {{
            %c = stablehlo.constant dense<{one}> : tensor<{element_type}>
            %y = stablehlo.and %x, %c : tensor<{element_type}>
            return %y : tensor<{element_type}> }}""")
        done = theirs("-m", "numpy_compiler.opt", given=text(program))
        assert "stablehlo.reshape" in done.stdout
        assert parse(done.stdout).main.body.operations[-2].name == "reshape"
