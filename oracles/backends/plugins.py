"""Parser of plugin names with options: `cuda`, `/path/to/plugin.so`, `cuda?memory_fraction=0.5&device=1`.

Options other than `device`, `grid` and `exclusive` are passed to the PJRT client.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Option = str | int | float | bool | list[int]
GRID = re.compile(r"([1-9]\d?)x([1-9]\d?)")


@dataclass(frozen=True)
class Plugin:
    """A plugin: `name` is JAX's name or an absolute path, `own` are the adapter's options, `client` those of the
    client."""

    name: str
    own: Mapping[str, Any]
    client: Mapping[str, Option]
    grid: tuple[int, int] | None = None
    """Replicas and partitions; a program of one process is run on each."""


def parse_plugin(text: str) -> Plugin:
    """Parse the name of a plugin. Raises ValueError with the reason."""
    name, _, listed = text.strip("\"'").partition("?")
    given: dict[str, str] = {}
    for part in filter(None, listed.split("&")):
        key, is_given, value = part.partition("=")
        if not (key and is_given):
            raise ValueError(f"{part!r} is not of the form OPTION=VALUE")
        if key in given:
            raise ValueError(f"{key} is given twice")
        given[key] = value
    own: dict[str, Any] = {}
    if (device := given.pop("device", None)) is not None:
        own["device"] = _number(device)
    if (exclusive := given.pop("exclusive", None)) is not None:
        own["exclusive"] = _truth(exclusive)
    grid = _grid(given.pop("grid")) if "grid" in given else None
    path = str(Path(name).expanduser().absolute()) if "/" in name else name
    return Plugin(path, own, {key: value_of(value) for key, value in given.items()}, grid)


def value_of(text: str) -> Option:
    """Return the value of a client option: integer, list of integers (with commas), float, boolean or string."""
    if text in ("true", "false"):
        return text == "true"
    if re.fullmatch(r"[+-]?\d+(,[+-]?\d+)+", text):
        return [int(n) for n in text.split(",")]
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _number(text: str) -> int:
    if not text.isdecimal():
        raise ValueError(f"device={text}: it is a number, from 0 on")
    return int(text)


def _truth(text: str) -> bool:
    if text not in ("true", "false"):
        raise ValueError(f"exclusive={text}: it is true or false")
    return text == "true"


def _grid(text: str) -> tuple[int, int]:
    found = GRID.fullmatch(text)
    if found is None:
        raise ValueError(f"grid={text}: it is REPLICASxPARTITIONS")
    return int(found[1]), int(found[2])
