"""Ops outside the specification have no strategies."""

from __future__ import annotations

from generators.strategy_registry import leaves_undrawn

leaves_undrawn(
    "broadcast", "create_token", "dot", "einsum", "torch_index_select", "unary_einsum",
    why="the specification does not have the op",
)  # fmt: skip
