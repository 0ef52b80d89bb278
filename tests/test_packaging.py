"""Packages, data files and dependencies of an installation, compared with the code."""

from __future__ import annotations

import ast
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
NOT_SHIPPED = ("validation", "benchmarks")
ROOMS = (
    "spec",
    "results",
    "generators",
    "models",
    "oracles",
    "trials",
    "conformance",
    "accuracy",
    "fuzz",
    "corpora",
    "reports",
    "library",
)
CONFIG: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
IMPORTED_AS = {"python-flint": "flint", "pytest-xdist": "xdist"}


SCRIPT_PACKAGE = "stablehlo_conformance"
BELOW = f"{SCRIPT_PACKAGE}.rooms."
"""Where an installation has the rooms: nothing else of ours is importable there."""


def sources(room: str) -> list[Path]:
    return [path for path in (ROOT / room).rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def test_packages_are_those_on_disk() -> None:
    on_disk = {path.parent for room in ROOMS for path in sources(room) if path.suffix == ".py"}
    named = sorted(BELOW + ".".join(path.relative_to(ROOT).parts) for path in on_disk)
    assert sorted(CONFIG["tool"]["setuptools"]["packages"]) == [SCRIPT_PACKAGE, *named]
    assert CONFIG["tool"]["setuptools"]["package-dir"] == {
        SCRIPT_PACKAGE: SCRIPT_PACKAGE,
        **{BELOW + room: room for room in ROOMS},
    }


def test_every_package_is_one() -> None:
    packages = [p.removeprefix(BELOW) for p in CONFIG["tool"]["setuptools"]["packages"]] + [*NOT_SHIPPED]
    assert [p for p in packages if not (ROOT / p.replace(".", "/") / "__init__.py").is_file()] == []


@pytest.mark.parametrize("room", ROOMS)
def test_what_is_shipped_imports_nothing_else_of_ours(room: str) -> None:
    others = {*NOT_SHIPPED, "tests"}
    assert {p.name: found for p in sources(room) if p.suffix == ".py" and (found := imports(p) & others)} == {}


@pytest.mark.parametrize("room", [*ROOMS, SCRIPT_PACKAGE])
def test_data_is_packaged(room: str) -> None:
    packages = [p.removeprefix(BELOW) for p in CONFIG["tool"]["setuptools"]["packages"]]
    data = {p.removeprefix(BELOW): found for p, found in CONFIG["tool"]["setuptools"]["package-data"].items()}
    for path in sources(room):
        if path.suffix == ".py":
            continue
        relative = path.relative_to(ROOT)
        owner = next(p for p in map(Path, _upwards(relative)) if ".".join(p.parts) in packages)
        patterns = data["*"] + data.get(".".join(owner.parts), [])
        within = str(relative.relative_to(owner))
        assert any(fnmatch(within, pattern) for pattern in patterns), f"{relative} is in no wheel"


def _upwards(path: Path) -> list[Path]:
    return list(path.parents)


def imports(path: Path) -> set[str]:
    """Return the top-level names of the modules that a file imports, also inside functions."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def declared(*extras: str) -> set[str]:
    project = CONFIG["project"]
    requirements = [*project["dependencies"], *(r for e in extras for r in project["optional-dependencies"][e])]
    names = [r.split(">=")[0].split(";")[0].strip() for r in requirements]
    return {IMPORTED_AS.get(n, n.replace("-", "_")) for n in names}


def undeclared(paths: list[Path], allowed: set[str]) -> dict[str, set[str]]:
    known = (
        allowed
        | set(sys.stdlib_module_names)
        | set(ROOMS)
        | {*NOT_SHIPPED, SCRIPT_PACKAGE, "tests"}
        | {p.stem for p in paths}
    )
    return {str(p.relative_to(ROOT)): extra for p in paths if p.suffix == ".py" and (extra := imports(p) - known)}


@pytest.mark.parametrize("room", [*ROOMS, SCRIPT_PACKAGE, *NOT_SHIPPED])
def test_imports_are_declared(room: str) -> None:
    extras = set(CONFIG["project"]["optional-dependencies"]) - (set() if room in NOT_SHIPPED else {"dev"})
    assert undeclared(sources(room), declared(*extras)) == {}


def test_imports_of_tests_are_declared() -> None:
    assert undeclared(sources("tests"), declared(*CONFIG["project"]["optional-dependencies"])) == {}


def test_the_parts_without_an_extra_need_none() -> None:
    """Reading results, and drawing and evaluating programs, needs no optional dependency."""
    paths = [p for room in ("spec", "results", "generators", "oracles") for p in sources(room)]
    optional = {str(Path("spec/parse.py"))} | {str(p.relative_to(ROOT)) for p in sources("oracles/backends")}
    assert undeclared(paths, declared()).keys() <= optional
