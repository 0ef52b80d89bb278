"""Dynamic ops, which have no strategies: they are drawn where a static program is made dynamic."""

from __future__ import annotations

from generators.strategy_registry import leaves_undrawn

leaves_undrawn(
    "dynamic_broadcast_in_dim", "dynamic_conv", "dynamic_gather", "dynamic_iota", "dynamic_pad", "dynamic_reshape",
    "real_dynamic_slice",
    why="it is drawn where a static program is made dynamic (generators/dynamic/dynamic_forms.py)",
)  # fmt: skip
leaves_undrawn("set_dimension_size", why="it is drawn where sizes are bounded (generators/dynamic/bounded_forms.py)")
