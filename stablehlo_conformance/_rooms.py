"""Import of the packages under private names (`stablehlo_conformance.rooms.spec`), for processes of users.

The command puts the packages on its path and uses short names. A process that imports the library may have its own
`spec` or `results`; there, only the suite's own modules get the private packages, through the `__import__` in their
builtins.
"""

from __future__ import annotations

import builtins
import importlib
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

NAMES = frozenset(
    (
        "spec", "results", "generators", "models", "oracles", "trials", "conformance", "accuracy", "fuzz", "corpora",
        "reports", "library",
    )
)  # fmt: skip
PACKAGE = "stablehlo_conformance.rooms"
HERE = Path(__file__).parent


def folder() -> Path:
    """Return the folder of the packages: inside this package if installed, beside it in a clone."""
    within = HERE / "rooms"
    return within if within.is_dir() else HERE.parent


def private(name: str) -> ModuleType:
    return importlib.import_module(f"{PACKAGE}.{name}")


def import_for_ours(
    name: str,
    globals: Mapping[str, Any] | None = None,
    locals: Mapping[str, Any] | None = None,
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> ModuleType:
    """Act as `__import__` for the suite's own modules: short names of packages give the private packages."""
    if level or not _is_of_a_room(name):
        theirs: ModuleType = _usual(name, globals, locals, fromlist, level)
        return theirs
    found: ModuleType = _usual(f"{PACKAGE}.{name}", globals, locals, fromlist, 0)
    return found if fromlist else sys.modules[f"{PACKAGE}.{name.partition('.')[0]}"]


_usual: Any = builtins.__import__
_BUILTINS = {**vars(builtins), "__import__": import_for_ours}


def _is_of_a_room(name: str) -> bool:
    return name.partition(".")[0] in NAMES


class _Private(SourceFileLoader):
    """Loader with our `__import__`; the module's source is unchanged, so that Python's bytecode cache works."""

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__["__builtins__"] = _BUILTINS
        super().exec_module(module)


class _Finder(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname == PACKAGE:
            found = ModuleSpec(PACKAGE, None, is_package=True)
            found.submodule_search_locations = [str(folder())]
            return found
        if not fullname.startswith(f"{PACKAGE}.") or not _is_of_a_room(fullname.removeprefix(f"{PACKAGE}.")):
            return None
        found_there = PathFinder.find_spec(fullname, path, target)
        if found_there is not None and isinstance(found_there.loader, SourceFileLoader):
            found_there.loader = _Private(found_there.loader.name, found_there.loader.path)
        return found_there


class _Alias(Loader):
    def __init__(self, module: ModuleType) -> None:
        self._module = module
        self._spec = module.__spec__

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return self._module

    def exec_module(self, module: ModuleType) -> None:
        module.__spec__ = self._spec


class _Aliases(MetaPathFinder):
    """Finder of the packages by their short names, if no other finder knows these.

    With `finds_rooms` it finds packages and comes last on sys.meta_path. Otherwise it finds modules of packages found
    so, and comes first.
    """

    def __init__(self, *, finds_rooms: bool) -> None:
        self._finds_rooms = finds_rooms

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        room, _, rest = fullname.partition(".")
        if room not in NAMES or self._finds_rooms is bool(rest):
            return None
        if rest and sys.modules.get(room) is not sys.modules.get(f"{PACKAGE}.{room}"):
            return None
        module = private(fullname)
        return ModuleSpec(fullname, _Alias(module), is_package=hasattr(module, "__path__"))


def offer_short_names() -> None:
    """Let any importer in this process import the packages by short names that are not taken.

    Adapters in other packages need this (docs/adding-a-backend.md).
    """
    if not any(isinstance(finder, _Aliases) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Aliases(finds_rooms=False))
        sys.meta_path.append(_Aliases(finds_rooms=True))


def install() -> None:
    """Make the packages importable below PACKAGE, without importing them."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
