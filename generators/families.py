"""What the families of ops have registered, all of them."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from types import MappingProxyType

import generators.ops  # noqa: F401  registers the families
from generators.strategy_registry import Breaker, OpStrategy, breakers_of, strategies_by_op, undrawn_ops


@functools.cache
def strategies() -> Mapping[str, OpStrategy]:
    """Every registered strategy by the op's mnemonic, in alphabetical order."""
    return MappingProxyType(dict(sorted(strategies_by_op().items())))


def breakers(op: str, label: str) -> tuple[Breaker, ...]:
    """What is registered to break one constraint of an op."""
    return breakers_of(op, label)


def undrawn() -> Mapping[str, str]:
    """Op -> why there is no strategy for it."""
    return undrawn_ops()
