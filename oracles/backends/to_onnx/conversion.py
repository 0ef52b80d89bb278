"""Translations of convert, bitcast_convert and reduce_precision."""

from __future__ import annotations

from typing import Any

from oracles.backends.program_variants import Inexpressible
from oracles.backends.to_onnx.composed import bitcast, cast, compare_tensors, nan_of, only_in, where
from oracles.backends.to_onnx.scope import Scope, Tensor, translates
from spec.types import ElementType, IntegerType, bf16, f16, f32, f64, num_bits, ui32, ui64


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


_EXPONENT_BITS: dict[ElementType, int] = {f16: 5, bf16: 8, f32: 8, f64: 11}


@translates("reduce_precision")
def reduce_precision(s: Scope, op: Any, operand: Tensor) -> Tensor:
    t = operand.element_type
    only_in(operand, tuple(_EXPONENT_BITS), op.mnemonic)
    width, own_exponent = num_bits(t), _EXPONENT_BITS[t]
    own_mantissa = width - 1 - own_exponent
    carrier, work = IntegerType(width, signed=False), ui64 if width == 64 else ui32
    bits = cast(s, bitcast(s, operand, carrier), work)
    sign = s.node("BitwiseAnd", bits, s.constant(1 << (width - 1), work))
    magnitude = s.node("BitwiseXor", bits, sign)
    if op.mantissa_bits < own_mantissa:
        magnitude = _round_off(s, magnitude, own_mantissa - op.mantissa_bits)
    if op.exponent_bits < own_exponent:
        magnitude = _in_range(s, magnitude, op.exponent_bits, own_exponent, own_mantissa)
    reduced = bitcast(s, cast(s, s.node("BitwiseOr", sign, magnitude), carrier), t)
    return nan_of(s, operand, reduced)


def _round_off(s: Scope, magnitude: Tensor, dropped: int) -> Tensor:
    work = magnitude.element_type
    last = s.node("BitShift", magnitude, s.constant(dropped, work), direction="RIGHT")
    last = s.node("BitwiseAnd", last, s.constant(1, work))
    half = s.node("Add", last, s.constant((1 << (dropped - 1)) - 1, work))
    kept = s.constant(((1 << num_bits(work)) - 1) ^ ((1 << dropped) - 1), work)
    return s.node("BitwiseAnd", s.node("Add", magnitude, half), kept)


def _in_range(s: Scope, magnitude: Tensor, exponent_bits: int, own_exponent: int, own_mantissa: int) -> Tensor:
    work = magnitude.element_type
    own_bias, bias = ((1 << (bits - 1)) - 1 for bits in (own_exponent, exponent_bits))
    infinity = s.constant(((1 << own_exponent) - 1) << own_mantissa, work)
    beyond = s.constant((own_bias + bias + 1) << own_mantissa, work)
    least = s.constant((own_bias + 1 - bias) << own_mantissa, work)
    small = where(s, compare_tensors(s, "Less", magnitude, least), s.constant(0, work), magnitude)
    return where(s, compare_tensors(s, "GreaterOrEqual", magnitude, beyond), infinity, small)
