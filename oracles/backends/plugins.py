"""Plugins as people name them: `cuda`, `/path/to/plugin.so`, with options behind a question mark, as in addresses:
`cuda?memory_fraction=0.5&device=1`. Those with other names than `device`, `grid` and `exclusive` are the client's."""

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
    """`name` is that of JAX or an absolute path; `own` are the adapter's options, `client` those of the client."""

    name: str
    own: Mapping[str, Any]
    client: Mapping[str, Option]
    grid: tuple[int, int] | None = None
    """Replicas and partitions on each of which a program of one process is run."""


def read(text: str) -> Plugin:
    """Raises ValueError, which says what is wrong."""
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
    """As clients take them: whole numbers, several of them behind commas, fractions, truths, and words."""
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
