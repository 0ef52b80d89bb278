"""Imports between the modules of a room (a package of the repository): they form no cycle.

Imports inside functions count too.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import spec  # noqa: F401  which registers every op

ROOT = Path(__file__).parent.parent
ROOMS = ("spec", "generators", "oracles", "trials", "conformance", "accuracy", "corpora", "reports", "benchmarks")


def modules(room: str, root: Path = ROOT) -> dict[str, Path]:
    """Return the files of a room's modules by dotted name; an `__init__.py` has the name of its package."""
    files = ((path.relative_to(root).with_suffix("").parts, path) for path in (root / room).rglob("*.py"))
    return {".".join(p[:-1] if p[-1] == "__init__" else p): path for p, path in files}


def imported(source: str) -> Iterator[tuple[str, str]]:
    """Yield each import in a source text, at any depth, as a module and the name imported from it, or ""."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from ((node.module, alias.name) for alias in node.names)


def imports(room: str, root: Path = ROOT) -> Mapping[str, set[str]]:
    """Return for each module of a room the modules of the same room that it imports."""
    known = modules(room, root)

    def found(module: str) -> Iterator[str]:
        for source, name in imported(known[module].read_text()):
            yield f"{source}.{name}" if f"{source}.{name}" in known else source

    return {module: {other for other in found(module) if other in known and other != module} for module in known}


def cycle(graph: Mapping[str, set[str]]) -> list[str]:
    """Return one cycle of the graph, or an empty list."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize("room", ROOMS)
def test_modules_of_a_room_import_each_other_in_no_cycle(room: str) -> None:
    assert cycle(imports(room)) == []


def rooms_of_trials() -> Mapping[str, set[str]]:
    """Return for each package in trials/ the others that it imports; modules directly in trials/ are left out."""

    def room(module: str) -> str:
        _, *parts = module.split(".")
        return parts[0] if parts and (ROOT / "trials" / parts[0]).is_dir() else ""

    graph: dict[str, set[str]] = {}
    for module, others in imports("trials").items():
        graph.setdefault(room(module), set()).update({room(o) for o in others} - {room(module), ""})
    return {name: found for name, found in graph.items() if name}


def test_rooms_of_trials_know_each_other_one_way() -> None:
    assert cycle(rooms_of_trials()) == []


def test_a_cycle_behind_a_call_is_found(tmp_path: Path) -> None:
    (tmp_path / "room").mkdir()
    (tmp_path / "room" / "a.py").write_text("from room.b import f\n")
    (tmp_path / "room" / "b.py").write_text("def f():\n    from room import a\n")
    assert set(cycle(imports("room", tmp_path))) == {"room.a", "room.b"}


def test_every_family_of_ops_is_imported() -> None:
    families = {module for module in modules("spec") if module.startswith("spec.ops.")}
    assert families <= sys.modules.keys()
