"""The strategies and breakers that the families of ops register."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from types import MappingProxyType

import generators.ops  # noqa: F401  registers the families
from generators.strategy_registry import Breaker, OpStrategy, breakers_of, strategies_by_op, undrawn_ops


@functools.cache
def strategies() -> Mapping[str, OpStrategy]:
    return MappingProxyType(dict(sorted(strategies_by_op().items())))


def breakers(op: str, label: str) -> tuple[Breaker, ...]:
    return breakers_of(op, label)


def undrawn() -> Mapping[str, str]:
    return undrawn_ops()
