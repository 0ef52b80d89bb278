"""Latitudes: deviations from the specification's arithmetic that a backend declares for all of its operations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Literal

Subnormals = Literal["preserved", "flushed", "results flushed", "all flushed"]
"""Treatment of subnormal operands and results. `preserved` keeps them; `flushed` lets each be kept or become zero.
`results flushed` and `all flushed` (operands and results) are single conventions, which the evaluator uses internally
and no backend declares."""


@dataclass(frozen=True)
class Latitude:
    """What the evaluator admits besides the specification. The default admits nothing.

    subnormals: "flushed" admits a zero of the operand's sign for a subnormal operand or result.
    dot_precision: operands of dot_general and convolution with precision DEFAULT or HIGH may be rounded to this type.
    quantization: "quantum" admits results of operations on quantized operands that are off by one storage value, or by
    as many as one unit in the last place of the expressed type covers, since integer arithmetic may round elsewhere
    than dequantizing, computing and quantizing.
    excess_precision: "bf16 through conversions" admits that results of bf16 are not rounded before a `convert` that
    the program states. Results of other narrow types are rounded.
    """

    subnormals: Subnormals = "preserved"
    dot_precision: Literal["full", "bf16", "tf32"] = "full"
    quantization: Literal["exact", "quantum"] = "exact"
    excess_precision: Literal["to conversions", "bf16 through conversions"] = "to conversions"
    branch_cut: Literal["either side", "above", "below"] = "either side"
    """Side of a branch cut on which complex functions take operands that lie on it. `above` and `below` are single
    conventions, which the evaluator uses internally and no backend declares."""
    conventions: frozenset[str] = frozenset()
    """Ids of the conventions (`oracles.conventions`) that the implementation is known to follow."""

    def without_conventions(self) -> Latitude:
        return replace(self, conventions=frozenset())

    @property
    def flushes(self) -> bool:
        return self.subnormals != "preserved"

    @property
    def is_one_convention(self) -> bool:
        """Whether the treatment of every subnormal is known."""
        return self.subnormals != "flushed"

    @staticmethod
    def of(table: Mapping[str, Any]) -> Latitude:
        """Return the latitude of the `[latitude]` table of an expectations file. Raises ValueError for an unknown name
        or value."""
        allowed = {
            "subnormals": ("preserved", "flushed"),
            "dot_precision": ("full", "bf16", "tf32"),
            "quantization": ("exact", "quantum"),
            "excess_precision": ("to conversions", "bf16 through conversions"),
        }
        known = {f.name for f in fields(Latitude)} - {"branch_cut", "conventions"}
        for name, value in table.items():
            if name not in known:
                raise ValueError(f"unknown latitude {name!r}; known: {', '.join(sorted(known))}")
            if value not in allowed[name]:
                raise ValueError(f"latitude {name} is {value!r}; allowed: {', '.join(allowed[name])}")
        return Latitude(**table)
