"""Everyday programs: their ops, element types and shapes, used to rank causes."""

from __future__ import annotations

import functools
import tomllib
from importlib.resources import files

TYPES = frozenset(["i1", "i8", "i32", "i64", "ui8", "ui32", "f16", "bf16", "f32", "f64"])
"""The common element types; all others are rare."""
SHAPES = frozenset(["scalar", "small"])
"""The shape classes of tensors that are not empty, large, or of many dimensions."""


@functools.cache
def everyday_ops() -> frozenset[str]:
    return frozenset(tomllib.loads((files(__package__) / "everyday.toml").read_text(encoding="utf-8"))["ops"])


def has_everyday_type(element_type: str | None) -> bool:
    return element_type is None or element_type in TYPES
