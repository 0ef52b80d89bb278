"""Elementwise ops on floating-point numbers, and those that are one op of ONNX on every type."""

from __future__ import annotations

from typing import Any

from oracles.backends.program_variants import Inexpressible
from oracles.backends.to_onnx.composed import (
    both,
    cast,
    choose,
    extremum,
    is_boolean,
    is_float,
    loosely,
    nan_of,
    only_in,
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
    return s.node("Sub", *loosely(s, lhs, rhs), to=lhs.type)


@translates("add", "multiply")
def arithmetic(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    numbers, logic = {"add": ("Add", "Or"), "multiply": ("Mul", "And")}[op.mnemonic]
    return s.node(logic if is_boolean(lhs) else numbers, *loosely(s, lhs, rhs), to=lhs.type)


@translates("maximum", "minimum")
def extremum_of(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    return extremum(s, "Max" if op.mnemonic == "maximum" else "Min", lhs, rhs)


@translates("negate")
def negate(s: Scope, op: Any, operand: Tensor) -> Tensor:
    """ONNX negates no unsigned integers."""
    t = operand.element_type
    if not isinstance(t, IntegerType) or t.signed:
        return s.node("Neg", operand)
    return cast(s, s.node("Neg", cast(s, operand, IntegerType(t.width))), t)


@translates("rsqrt")
def rsqrt(s: Scope, op: Any, operand: Tensor) -> Tensor:
    """Two roundings are one too many for types of 16 bits."""
    t = operand.element_type
    x = cast(s, operand, f32) if t in (f16, bf16) else operand
    return cast(s, s.node("Reciprocal", s.node("Sqrt", x)), t)


@translates("sign")
def sign(s: Scope, op: Any, operand: Tensor) -> Tensor:
    """ONNX's Sign of -0 is 0, and it does not say what that of NaN is."""
    plain = s.node("Sign", operand)
    if not is_float(operand):
        return plain
    is_zero = both(s, "Equal", operand, s.constant(0, operand.element_type))
    return nan_of(s, operand, choose(s, is_zero, operand, plain))


@translates("round_nearest_afz")
def round_nearest_afz(s: Scope, op: Any, operand: Tensor) -> Tensor:
    """By the magnitude: its part after the point is exact, and decides. Zeros keep their sign."""
    zero, half, one = (s.constant(x, operand.element_type) for x in (0, 0.5, 1))
    magnitude = s.node("Abs", operand)
    floor = s.node("Floor", magnitude)
    goes_up = both(s, "GreaterOrEqual", s.node("Sub", magnitude, floor), half)
    rounded = choose(s, goes_up, s.node("Add", floor, one), floor)
    signed = choose(s, both(s, "Less", operand, zero), s.node("Neg", rounded), rounded)
    return choose(s, both(s, "Equal", operand, zero), operand, signed)


@translates("power")
def power(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    """ONNX has powers of integers of 32 and 64 bits; those of narrower ones are the same modulo their width."""
    t = lhs.element_type
    if t == ui64:
        raise Inexpressible("ONNX has no powers of ui64")
    if not isinstance(t, IntegerType) or t in (si32, si64):
        return s.node("Pow", *loosely(s, lhs, rhs), to=lhs.type)
    return cast(s, s.node("Pow", cast(s, lhs, si64), cast(s, rhs, si64)), t)


@translates("exponential_minus_one", "log_plus_one", "cbrt")
def by_f64(s: Scope, op: Any, operand: Tensor) -> Tensor:
    """Functions that ONNX lacks, in f64, which leaves narrower types their accuracy."""
    only_in(operand, (f16, f32), op.mnemonic)
    x = cast(s, operand, f64)
    return cast(
        s,
        {"cbrt": _cbrt, "exponential_minus_one": _expm1, "log_plus_one": _log1p}[op.mnemonic](s, x),
        operand.element_type,
    )


def _near_zero(s: Scope, x: Tensor, second: float, otherwise: Tensor) -> Tensor:
    """x + second x^2, exact enough below 1e-5, where `otherwise` cancels."""
    series = s.node("Mul", x, s.node("Add", s.node("Mul", x, s.constant(second, f64)), s.constant(1.0, f64)))
    return choose(s, both(s, "Less", s.node("Abs", x), s.constant(1e-5, f64)), series, otherwise)


def _expm1(s: Scope, x: Tensor) -> Tensor:
    return _near_zero(s, x, 0.5, s.node("Sub", s.node("Exp", x), s.constant(1.0, f64)))


def _log1p(s: Scope, x: Tensor) -> Tensor:
    return _near_zero(s, x, -0.5, s.node("Log", s.node("Add", x, s.constant(1.0, f64))))


def _cbrt(s: Scope, x: Tensor) -> Tensor:
    zero = s.constant(0.0, f64)
    root = s.node("Pow", s.node("Abs", x), s.constant(1 / 3, f64))
    signed = choose(s, both(s, "Less", x, zero), s.node("Neg", root), root)
    return choose(s, both(s, "Equal", x, zero), x, signed)


@translates("atan2")
def atan2(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    """By the arc tangent of the lesser magnitude over the greater, so that nothing overflows, which is then placed in
    its octant; the signs of zeros are told by their reciprocals."""
    only_in(lhs, (f16, f32), op.mnemonic)
    y, x = (cast(s, v, f32) for v in (lhs, rhs))
    ay, ax = s.node("Abs", y), s.node("Abs", x)
    pi, half_pi, zero, one = (s.constant(v, f32) for v in (3.14159265358979, 1.5707963267948966, 0.0, 1.0))
    is_steep = both(s, "Greater", ay, ax)
    same = both(s, "Equal", ay, ax)  # infinities and zeros have no quotient
    quotient = s.node("Div", choose(s, is_steep, ax, ay), choose(s, is_steep, ay, ax))
    is_origin = both(s, "Equal", s.node("Max", ay, ax), zero)
    quotient = choose(s, same, choose(s, is_origin, zero, one), quotient)
    angle = s.node("Atan", quotient)
    angle = choose(s, is_steep, s.node("Sub", half_pi, angle, to=angle.type), angle)
    angle = choose(s, _is_negative(s, x), s.node("Sub", pi, angle, to=angle.type), angle)
    signed = choose(s, _is_negative(s, y), s.node("Neg", angle), angle)
    return cast(s, nan_of(s, x, nan_of(s, y, signed)), lhs.element_type)


def _is_negative(s: Scope, x: Tensor) -> Tensor:
    """Whether the sign bit is set, of -0 too, and of no NaN."""
    zero = s.constant(0, x.element_type)
    is_below = both(s, "Less", s.node("Reciprocal", x), zero)
    return s.node("Or", both(s, "Less", x, zero), s.node("And", both(s, "Equal", x, zero), is_below))


@translates("is_finite")
def is_finite(s: Scope, op: Any, x: Tensor) -> Tensor:
    if x.element_type in (f16, bf16) and s.model.opset < 20:  # which brought IsInf of these
        x = cast(s, x, f32)
    to = tensor(i1, *x.shape)
    return s.node("Not", s.node("Or", s.node("IsNaN", x, to=to), s.node("IsInf", x, to=to)))
