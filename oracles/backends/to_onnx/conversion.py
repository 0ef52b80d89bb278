"""Ops that change the element type: convert, bitcast_convert; and reduce_precision."""

from __future__ import annotations

from typing import Any

from oracles.backends.rewrites import Inexpressible
from oracles.backends.to_onnx.composed import bitcast, cast
from oracles.backends.to_onnx.scope import Scope, Tensor, translates
from spec.types import bf16, f16, f32, f64, num_bits


@translates("convert")
def convert(s: Scope, op: Any, operand: Tensor) -> Tensor:
    return cast(s, operand, op.operation.results[0].type.element_type)


@translates("bitcast_convert")
def bitcast_convert(s: Scope, op: Any, operand: Tensor) -> Tensor:
    to = op.operation.results[0].type.element_type
    if num_bits(to) != num_bits(operand.element_type):
        raise Inexpressible("ONNX's BitCast keeps the width of elements")
    if operand.element_type == to:
        return s.node("Identity", operand)
    return bitcast(s, operand, to)


_FORMATS = {(8, 7): bf16, (5, 10): f16, (8, 23): f32, (11, 52): f64}


@translates("reduce_precision")
def reduce_precision(s: Scope, op: Any, operand: Tensor) -> Tensor:
    """Where a type has these bits, by way of it; but subnormals of that type are not what reduce_precision leaves."""
    t, reduced = operand.element_type, _FORMATS.get((op.exponent_bits, op.mantissa_bits))
    if reduced == t:
        return s.node("Identity", operand)
    raise Inexpressible("ONNX has no types of other precisions without subnormals")
