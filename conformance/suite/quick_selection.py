"""The selection of `--quick`: common ops and element types, and few cases per test."""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True)
class Choice:
    ops: frozenset[str]
    element_types: frozenset[str]
    max_examples: int


@functools.cache
def choice() -> Choice:
    table = tomllib.loads((files(__package__) / "quick_selection.toml").read_text(encoding="utf-8"))
    return Choice(frozenset(table["ops"]), frozenset(table["element_types"]), table["max_examples"])
