"""Translations of compare, select and clamp."""

from __future__ import annotations

from typing import Any

from oracles.backends.to_onnx.composed import (
    bitcast,
    cast,
    compare_tensors,
    expand,
    extremum,
    is_boolean,
    is_float,
    scalar,
    where,
)
from oracles.backends.to_onnx.scope import Scope, Tensor, translates
from spec.types import IntegerType, num_bits, ui8

ORDERS = {"GE": "GreaterOrEqual", "GT": "Greater", "LE": "LessOrEqual", "LT": "Less"}


@translates("compare")
def compare(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    if op.compare_type == "TOTALORDER":
        lhs, rhs = _total_order(s, lhs), _total_order(s, rhs)
    direction = op.comparison_direction
    if direction in ("EQ", "NE"):
        equal = compare_tensors(s, "Equal", lhs, rhs)
        return equal if direction == "EQ" else s.node("Not", equal)
    if is_boolean(lhs):
        lhs, rhs = cast(s, lhs, ui8), cast(s, rhs, ui8)
    return compare_tensors(s, ORDERS[direction], lhs, rhs)


def _total_order(s: Scope, x: Tensor) -> Tensor:
    """Return integers in the order of the floats: the bits, with all bits but the sign complemented for negative
    numbers."""
    width = num_bits(x.element_type)
    bits = bitcast(s, x, IntegerType(width))
    is_negative = cast(s, compare_tensors(s, "Less", bits, s.constant(0, bits.element_type)), bits.element_type)
    greatest = s.constant(2 ** (width - 1) - 1, bits.element_type)
    return s.node("BitwiseXor", bits, s.node("BitwiseAnd", s.node("Neg", is_negative), greatest))


@translates("select")
def select(s: Scope, op: Any, pred: Tensor, on_true: Tensor, on_false: Tensor) -> Tensor:
    if scalar(s, pred).shape != on_true.shape:
        return where(s, scalar(s, pred), on_true, on_false)
    return where(s, pred, scalar(s, on_true), scalar(s, on_false))


@translates("clamp")
def clamp(s: Scope, op: Any, least: Tensor, operand: Tensor, greatest: Tensor) -> Tensor:
    """Translate to Clip, which ONNX defines as Min(max, Max(x, min)), for integers with scalar bounds; else to
    `extremum`, which defines NaN and signed zeros."""
    ends = scalar(s, least), scalar(s, greatest)
    if not is_float(operand) and not is_boolean(operand) and all(x.shape == () for x in ends):
        return s.node("Clip", operand, *ends)
    least, greatest = (expand(s, x, *operand.shape) for x in (least, greatest))
    return extremum(s, "Min", extremum(s, "Max", operand, least), greatest)
