"""Translations of elementwise ops on integers, booleans and bits, and of division."""

from __future__ import annotations

from typing import Any

import numpy as np

from oracles.backends.to_onnx.composed import (
    cast,
    choose,
    compare_tensors,
    is_boolean,
    is_float,
    reshape,
    without_broadcast,
)
from oracles.backends.to_onnx.scope import Scope, Tensor, translates
from spec.types import IntegerType, i1, si64, tensor, ui32


@translates("and", "or", "xor")
def logic(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    name: str = op.mnemonic.capitalize()
    return s.node(name if is_boolean(lhs) else f"Bitwise{name}", *without_broadcast(s, lhs, rhs), to=lhs.type)


@translates("not")
def not_(s: Scope, op: Any, operand: Tensor) -> Tensor:
    return s.node("Not" if is_boolean(operand) else "BitwiseNot", operand)


@translates("divide")
def divide(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    return s.node("Div", *without_broadcast(s, lhs, rhs), to=lhs.type)


@translates("remainder")
def remainder(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    """Translate to Mod with the sign of the dividend: fmod for floats, which leaves the sign of zero open, and a
    formula for signed integers, for which Mod has the sign of the divisor."""
    if is_float(lhs):
        plain = s.node("Mod", lhs, rhs, fmod=1)
        zero = s.constant(0, lhs.element_type)
        return choose(s, compare_tensors(s, "Equal", plain, zero), s.node("Mul", lhs, zero), plain)
    assert isinstance(lhs.element_type, IntegerType)
    if not lhs.element_type.signed:
        return s.node("Mod", lhs, rhs)
    return s.node("Sub", lhs, s.node("Mul", rhs, s.node("Div", lhs, rhs)))


@translates("shift_left", "shift_right_logical")
def shift(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    return _bit_shift(s, lhs, rhs, "LEFT" if op.mnemonic == "shift_left" else "RIGHT")


@translates("shift_right_arithmetic")
def shift_right_arithmetic(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    """Translate to a logical shift, of the complement for negative numbers."""
    t = lhs.element_type
    assert isinstance(t, IntegerType)
    signed = cast(s, lhs, IntegerType(t.width))
    is_negative = compare_tensors(s, "Less", signed, s.constant(0, signed.element_type))
    mask = cast(s, s.node("Neg", cast(s, is_negative, signed.element_type)), t)
    return s.node("BitwiseXor", _bit_shift(s, s.node("BitwiseXor", lhs, mask), rhs, "RIGHT"), mask)


def _bit_shift(s: Scope, lhs: Tensor, rhs: Tensor, direction: str) -> Tensor:
    """Return a BitShift, in 32 bits for 16-bit integers, which ONNX Runtime has no kernel for."""
    t = lhs.element_type
    assert isinstance(t, IntegerType)
    own = IntegerType(t.width, signed=False)
    x, y = (cast(s, v, own) for v in (lhs, rhs))
    if t.width not in (8, 32, 64):
        x, y = cast(s, x, ui32), cast(s, y, ui32)
    return cast(s, s.node("BitShift", x, y, direction=direction), t)


@translates("popcnt", "count_leading_zeros")
def count_bits(s: Scope, op: Any, operand: Tensor) -> Tensor:
    """Translate popcnt to the sum of the last bits of all right shifts, and count_leading_zeros to the number of right
    shifts that are zero."""
    t = operand.element_type
    assert isinstance(t, IntegerType)
    if 0 in operand.shape:  # ONNX Runtime's ReduceSum of no elements wrongly keeps the dimension
        return s.node("Identity", operand)
    own = ui32 if t.width == 16 else IntegerType(t.width, signed=False)
    bits = cast(s, cast(s, operand, IntegerType(t.width, signed=False)), own)
    shape = (*operand.shape, t.width)
    places = s.constant(np.arange(t.width), own)
    shifts = s.node("BitShift", reshape(s, bits, *operand.shape, 1), places, to=tensor(own, *shape), direction="RIGHT")
    if op.mnemonic == "popcnt":
        shifts = s.node("BitwiseAnd", shifts, s.constant(1, own))
        counted = cast(s, shifts, si64)
    else:
        counted = cast(s, s.node("Equal", shifts, s.constant(0, own), to=tensor(i1, *shape)), si64)
    total = s.node("ReduceSum", counted, s.integers([-1]), to=tensor(si64, *operand.shape), keepdims=0)
    return cast(s, total, t)
