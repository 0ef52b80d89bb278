"""No two modules of a room import each other, directly or by way of others, be it only when a function is called."""

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
    """The modules of a room by their dotted names; a package by its own."""
    files = ((path.relative_to(root).with_suffix("").parts, path) for path in (root / room).rglob("*.py"))
    return {".".join(p[:-1] if p[-1] == "__init__" else p): path for p, path in files}


def imported(source: str) -> Iterator[tuple[str, str]]:
    """What a module imports anywhere in it: a module, and a name in it or nothing."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from ((node.module, alias.name) for alias in node.names)


def imports(room: str, root: Path = ROOT) -> Mapping[str, set[str]]:
    """Which modules of its room each module imports."""
    known = modules(room, root)

    def found(module: str) -> Iterator[str]:
        for source, name in imported(known[module].read_text()):
            yield f"{source}.{name}" if f"{source}.{name}" in known else source

    return {module: {other for other in found(module) if other in known and other != module} for module in known}


def cycle(graph: Mapping[str, set[str]]) -> list[str]:
    """One cycle of a graph, or nothing."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize("room", ROOMS)
def test_modules_of_a_room_import_each_other_in_no_cycle(room: str) -> None:
    assert cycle(imports(room)) == []


def rooms_of_trials() -> Mapping[str, set[str]]:
    """Which rooms of trials/ each of them imports, modules of no room left out."""

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
