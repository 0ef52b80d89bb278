"""Translations of elementwise ops on floating-point numbers, and of those that are one ONNX op for every type."""

from __future__ import annotations

from typing import Any

from oracles.backends.program_variants import Inexpressible
from oracles.backends.to_onnx.composed import (
    cast,
    choose,
    compare_tensors,
    extremum,
    is_boolean,
    is_float,
    nan_of,
    only_in,
    without_broadcast,
)
from oracles.backends.to_onnx.scope import Scope, Tensor, translates
from spec.types import IntegerType, bf16, f16, f32, f64, i1, si32, si64, tensor, ui64

ONE_TO_ONE = {
    "ceil": "Ceil",
    "cosine": "Cos",
    "exponential": "Exp",
    "floor": "Floor",
    "log": "Log",
    "logistic": "Sigmoid",
    "round_nearest_even": "Round",
    "sine": "Sin",
    "sqrt": "Sqrt",
    "tan": "Tan",
    "tanh": "Tanh",
    "abs": "Abs",
}


@translates(*ONE_TO_ONE)
def one_to_one(s: Scope, op: Any, *operands: Tensor) -> Tensor:
    return s.node(ONE_TO_ONE[op.mnemonic], *operands)


@translates("subtract")
def subtract(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    return s.node("Sub", *without_broadcast(s, lhs, rhs), to=lhs.type)


@translates("add", "multiply")
def arithmetic(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    numbers, logic = {"add": ("Add", "Or"), "multiply": ("Mul", "And")}[op.mnemonic]
    return s.node(logic if is_boolean(lhs) else numbers, *without_broadcast(s, lhs, rhs), to=lhs.type)


@translates("maximum", "minimum")
def extremum_of(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    return extremum(s, "Max" if op.mnemonic == "maximum" else "Min", lhs, rhs)


@translates("negate")
def negate(s: Scope, op: Any, operand: Tensor) -> Tensor:
    """Translate to Neg, in a signed type for unsigned integers, which Neg does not take."""
    t = operand.element_type
    if not isinstance(t, IntegerType) or t.signed:
        return s.node("Neg", operand)
    return cast(s, s.node("Neg", cast(s, operand, IntegerType(t.width))), t)


@translates("rsqrt")
def rsqrt(s: Scope, op: Any, operand: Tensor) -> Tensor:
    """Translate to Reciprocal of Sqrt, in f32 for 16-bit types, where two roundings would be inaccurate."""
    t = operand.element_type
    x = cast(s, operand, f32) if t in (f16, bf16) else operand
    return cast(s, s.node("Reciprocal", s.node("Sqrt", x)), t)


@translates("sign")
def sign(s: Scope, op: Any, operand: Tensor) -> Tensor:
    """Translate to Sign, but return zeros and NaNs unchanged: ONNX's Sign returns 0 for -0 and is undefined for NaN."""
    plain = s.node("Sign", operand)
    if not is_float(operand):
        return plain
    is_zero = compare_tensors(s, "Equal", operand, s.constant(0, operand.element_type))
    return nan_of(s, operand, choose(s, is_zero, operand, plain))


@translates("round_nearest_afz")
def round_nearest_afz(s: Scope, op: Any, operand: Tensor) -> Tensor:
    """Round the magnitude by its fraction, which is exact; zeros keep their sign."""
    zero, half, one = (s.constant(x, operand.element_type) for x in (0, 0.5, 1))
    magnitude = s.node("Abs", operand)
    floor = s.node("Floor", magnitude)
    goes_up = compare_tensors(s, "GreaterOrEqual", s.node("Sub", magnitude, floor), half)
    rounded = choose(s, goes_up, s.node("Add", floor, one), floor)
    signed = choose(s, compare_tensors(s, "Less", operand, zero), s.node("Neg", rounded), rounded)
    return choose(s, compare_tensors(s, "Equal", operand, zero), operand, signed)


@translates("power")
def power(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    """Translate to Pow, in 64 bits for narrower integers: the same modulo 2^width."""
    t = lhs.element_type
    if t == ui64:
        raise Inexpressible("ONNX has no powers of ui64")
    if not isinstance(t, IntegerType) or t in (si32, si64):
        return s.node("Pow", *without_broadcast(s, lhs, rhs), to=lhs.type)
    return cast(s, s.node("Pow", cast(s, lhs, si64), cast(s, rhs, si64)), t)


@translates("exponential_minus_one", "log_plus_one", "cbrt")
def by_f64(s: Scope, op: Any, operand: Tensor) -> Tensor:
    only_in(operand, (f16, f32), op.mnemonic)
    x = cast(s, operand, f64)
    return cast(
        s,
        {"cbrt": _cbrt, "exponential_minus_one": _expm1, "log_plus_one": _log1p}[op.mnemonic](s, x),
        operand.element_type,
    )


def _near_zero(s: Scope, x: Tensor, second: float, otherwise: Tensor) -> Tensor:
    """Return x + second * x^2 where |x| < 1e-5, since `otherwise` loses digits there; else `otherwise`."""
    series = s.node("Mul", x, s.node("Add", s.node("Mul", x, s.constant(second, f64)), s.constant(1.0, f64)))
    return choose(s, compare_tensors(s, "Less", s.node("Abs", x), s.constant(1e-5, f64)), series, otherwise)


def _expm1(s: Scope, x: Tensor) -> Tensor:
    return _near_zero(s, x, 0.5, s.node("Sub", s.node("Exp", x), s.constant(1.0, f64)))


def _log1p(s: Scope, x: Tensor) -> Tensor:
    return _near_zero(s, x, -0.5, s.node("Log", s.node("Add", x, s.constant(1.0, f64))))


def _cbrt(s: Scope, x: Tensor) -> Tensor:
    zero = s.constant(0.0, f64)
    root = s.node("Pow", s.node("Abs", x), s.constant(1 / 3, f64))
    signed = choose(s, compare_tensors(s, "Less", x, zero), s.node("Neg", root), root)
    return choose(s, compare_tensors(s, "Equal", x, zero), x, signed)


@translates("atan2")
def atan2(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    """Translate to the arc tangent of the lesser magnitude over the greater, which does not overflow, moved to its
    octant. Reciprocals give the signs of zeros."""
    only_in(lhs, (f16, f32), op.mnemonic)
    y, x = (cast(s, v, f32) for v in (lhs, rhs))
    ay, ax = s.node("Abs", y), s.node("Abs", x)
    pi, half_pi, zero, one = (s.constant(v, f32) for v in (3.14159265358979, 1.5707963267948966, 0.0, 1.0))
    is_steep = compare_tensors(s, "Greater", ay, ax)
    same = compare_tensors(s, "Equal", ay, ax)  # infinities and zeros have no quotient
    quotient = s.node("Div", choose(s, is_steep, ax, ay), choose(s, is_steep, ay, ax))
    is_origin = compare_tensors(s, "Equal", s.node("Max", ay, ax), zero)
    quotient = choose(s, same, choose(s, is_origin, zero, one), quotient)
    angle = s.node("Atan", quotient)
    angle = choose(s, is_steep, s.node("Sub", half_pi, angle, to=angle.type), angle)
    angle = choose(s, _is_negative(s, x), s.node("Sub", pi, angle, to=angle.type), angle)
    signed = choose(s, _is_negative(s, y), s.node("Neg", angle), angle)
    return cast(s, nan_of(s, x, nan_of(s, y, signed)), lhs.element_type)


def _is_negative(s: Scope, x: Tensor) -> Tensor:
    """Return whether the sign bit is set, also for -0; false for NaN."""
    zero = s.constant(0, x.element_type)
    is_below = compare_tensors(s, "Less", s.node("Reciprocal", x), zero)
    return s.node(
        "Or", compare_tensors(s, "Less", x, zero), s.node("And", compare_tensors(s, "Equal", x, zero), is_below)
    )


@translates("is_finite")
def is_finite(s: Scope, op: Any, x: Tensor) -> Tensor:
    if x.element_type in (f16, bf16) and s.model.opset < 20:  # 20 added IsInf of these types
        x = cast(s, x, f32)
    to = tensor(i1, *x.shape)
    return s.node("Not", s.node("Or", s.node("IsNaN", x, to=to), s.node("IsInf", x, to=to)))
