"""What the families of ops have registered, all of them."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from types import MappingProxyType

import generators.ops  # noqa: F401  registers the families
from generators.strategy_registry import Breaker, OpStrategy, registered, registered_breakers, registered_undrawn


@functools.cache
def strategies() -> Mapping[str, OpStrategy]:
    """Every registered strategy by the op's mnemonic, in alphabetical order."""
    return MappingProxyType(dict(sorted(registered().items())))


def breakers(op: str, label: str) -> tuple[Breaker, ...]:
    """What is registered to break one constraint of an op."""
    return registered_breakers(op, label)


def undrawn() -> Mapping[str, str]:
    """Op -> why there is no strategy for it."""
    return registered_undrawn()
