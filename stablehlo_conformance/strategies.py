"""Hypothesis strategies: `stablehlo_conformance.strategies`, each loaded on first use (docs/strategies.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stablehlo_conformance import _rooms

if TYPE_CHECKING:
    from library.hypothesis_strategies import (
        Case,
        cases,
        inputs_for,
        invalid_programs,
        one_op,
        programs,
        tensors,
        types,
    )

__all__ = ["Case", "cases", "inputs_for", "invalid_programs", "one_op", "programs", "tensors", "types"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(_rooms.private("library.hypothesis_strategies"), name)


def __dir__() -> list[str]:
    return __all__
