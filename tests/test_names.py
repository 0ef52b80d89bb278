"""Unique names of modules, and a docstring in every package."""

from __future__ import annotations

import ast
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOUND = subprocess.run(
    ["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True, check=False
).stdout.split()
FILES = [f for f in FOUND if not f.startswith(("tests/", "docs/", "models/sources/"))]
FAMILIES = {Path(f).stem for f in FILES if f.startswith("spec/ops/")}
"""One op is in three places of the same name, and adapters and machines of our own have these too."""
MEASURES = ("benchmarks/", "validation/")
"""What measures a thing is named after it."""
CLAIMS = "trials/claims/"
"""A claim is named after its test."""
ALIKE = {"elementwise_integer", "ops", "strategies"}
"""A kind of a family, the folders of families, and the public name of the strategies."""


def test_the_name_of_a_module_stands_once() -> None:
    if not FILES:
        pytest.skip("needs a clone")
    places: dict[str, list[str]] = defaultdict(list)
    for file in FILES:
        path = Path(file)
        name = path.parent.name if path.stem == "__init__" else path.stem
        if name in {*FAMILIES, *ALIKE, "__main__", "conftest", ""} or file.startswith((*MEASURES, CLAIMS)):
            continue
        places[name].append(file)
    assert {name: files for name, files in places.items() if len(files) > 1} == {}


@pytest.mark.parametrize("file", [f for f in FILES if f.endswith("__init__.py")])
def test_a_folder_says_what_is_in_it(file: str) -> None:
    assert ast.get_docstring(ast.parse((ROOT / file).read_text("utf-8")))
