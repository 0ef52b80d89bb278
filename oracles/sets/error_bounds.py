"""Error bounds of elementary functions, by op and element type, from `accuracy.toml`."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Any

from spec.types import ComplexType, ElementType, FloatType


@functools.cache
def _tables() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent.parent / "accuracy.toml").read_text("utf-8"))


@functools.cache
def bound(op: str, element_type: ElementType) -> float:
    """Return the error bound in ULP of the element type. Raises KeyError if the op or type has none."""
    tables = _tables()
    match element_type:
        case ComplexType():
            return float(tables["complex"][op])
        case FloatType(
            name,
        ) if element_type.width > 8:
            return float(tables["real"][op][name])
        case FloatType():
            tables["real"][op]  # KeyError if the op has no bounds
            return float(tables["small"])
    raise KeyError(f"{element_type} has no error bounds")


def ops_with_bound() -> tuple[str, ...]:
    return tuple(_tables()["real"])
