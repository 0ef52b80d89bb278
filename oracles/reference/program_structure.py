"""Ops that arrange a program and compute nothing."""

from __future__ import annotations

from oracles.evaluator import AbstractValue, evaluates


@evaluates("optimization_barrier")
def optimization_barrier(operand: tuple[AbstractValue, ...]) -> tuple[AbstractValue, ...]:
    """result... = operand... (spec: optimization_barrier)."""
    return operand
