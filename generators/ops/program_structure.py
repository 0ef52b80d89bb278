"""How to draw operations that arrange a program and compute nothing."""

from __future__ import annotations

from generators.builder import Builder
from generators.registry import draws
from spec.types import ELEMENT_TYPES
from spec.vocabulary import element_type


@draws("optimization_barrier")
def optimization_barrier(builder: Builder) -> None:
    operands = [builder.operand(ELEMENT_TYPES)]
    for _ in range(builder.integer(0, 2)):
        operands.append(builder.operand((element_type(operands[0]),)))
    builder.emit("optimization_barrier", operands, ranges=[builder.range(v) for v in operands])
