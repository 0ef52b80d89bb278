"""Faults in the arithmetic of elements."""

from __future__ import annotations

from typing import Any

import numpy as np

from spec.types import BooleanType, ComplexType, ElementType, FloatType, IntegerType, bf16, f16, f32, f64
from validation.implementations.elementwise import join, parts
from validation.implementations.integers import as_unsigned, wrap
from validation.implementations.legal_freedoms import format_of, nearest
from validation.implementations.machine import Array, Call, Tensor
from validation.known_bad.known_bad_registry import (
    afterwards,
    bad,
    in_bf16,
    in_f32,
    instead,
    on,
    rightly,
    with_attributes,
)


def _is(*kinds: type) -> Any:
    return lambda x: isinstance(x.element_type, kinds)


def _of(*element_types: ElementType) -> Any:
    return lambda x: x.element_type in element_types


_FLOAT, _INTEGER, _COMPLEX = _is(FloatType), _is(IntegerType), _is(ComplexType)
_F32, _IEEE = _of(f32), _of(f32, f16, bf16, f64)


def _is_unsigned(x: Tensor) -> bool:
    return isinstance(x.element_type, IntegerType) and not x.element_type.signed


def _as_signed(x: Tensor) -> Tensor:
    t = x.element_type
    if not isinstance(t, IntegerType) or t.signed:
        return x
    bits = wrap(as_unsigned(x.array, t), IntegerType(t.width)).reshape(x.shape)
    return Tensor(bits, IntegerType(t.width))


def _read_as_signed(op: str, name: str) -> None:
    @bad(op, name)
    def kernel(call: Call) -> Any:
        right = rightly(call)
        result = rightly(on(call, *map(_as_signed, call.operands)))
        if isinstance(right.element_type, IntegerType) and _is_unsigned(right):
            bits = as_unsigned(result.array, right.element_type)
            return right.with_array(bits.reshape(right.shape))
        return right.with_array(result.array)


for _op in ("divide", "remainder", "compare", "maximum", "minimum", "clamp", "convert"):
    _read_as_signed(_op, "unsigned read as signed")

# Rounding


def _round_by(op: str, name: str, to_integral: Any, function: Any, t: FloatType) -> None:
    def compute(*operands: Array) -> Array:
        exact = function(*operands)
        f = format_of(t)
        step = np.ldexp(1.0, np.maximum(np.frexp(exact)[1] - f.precision, f.least_exponent))
        rounded = to_integral(exact / step) * step
        rounded = np.where(np.abs(rounded) > f.greatest, np.copysign(np.inf, rounded), rounded)
        return np.asarray(np.where(np.isfinite(exact), np.copysign(rounded, exact), exact))

    instead(op, name, compute, only=_of(t))


def _half_up(x: Array) -> Array:
    return np.where(np.abs(x - np.trunc(x)) >= 0.5, np.trunc(x) + np.sign(x), np.trunc(x))


_round_by("add", "f32 ties rounded away from zero", _half_up, np.add, f32)
_round_by("add", "f16 ties rounded away from zero", _half_up, np.add, f16)
_round_by("add", "bf16 truncated", np.trunc, np.add, bf16)
_round_by("multiply", "f32 truncated", np.trunc, np.multiply, f32)
_round_by("subtract", "f16 rounded down", np.floor, np.subtract, f16)

instead("divide", "by the rounded reciprocal", lambda x, y: in_f32(x * in_f32(1 / y)), only=_F32)
instead("sqrt", "as the reciprocal of a rounded rsqrt", lambda x: in_f32(x * in_f32(1 / np.sqrt(x))), only=_F32)
instead("multiply", "f64 in f32", lambda x, y: in_f32(x) * in_f32(y), only=_of(f64))
instead("add", "f16 by way of bf16", lambda x, y: nearest(in_bf16(x + y), f16), only=_of(f16))
instead(
    "subtract",
    "equal operands give zero, infinities too",
    lambda x, y: np.where(x == y, 0.0, x - y),
    only=_of(f32, f64),
)
instead(
    "multiply",
    "by zero gives zero, of infinity too",
    lambda x, y: np.where((x == 0) | (y == 0), 0.0, x * y),
    only=_of(f32),
)
instead("subtract", "operands swapped", lambda x, y: nearest(y - x, f32), only=_F32)


def _flush(x: Tensor, result: Array) -> Array:
    if not _FLOAT(x) or result.dtype.kind != "f":
        return result
    f = format_of(x.element_type)
    return np.where(np.abs(result) < 2.0 ** (f.least_exponent + f.precision - 1), np.copysign(0.0, result), result)


for _op in ("multiply", "convert", "abs"):
    afterwards(_op, "subnormals flushed", _flush)

# Zeros and NaN


def _without_negative_zero(x: Tensor, result: Array) -> Array:
    return result + 0.0 if _FLOAT(x) else result


for _op in ("add", "negate", "sign", "ceil", "round_nearest_even"):
    afterwards(_op, "-0 lost", _without_negative_zero)
instead("maximum", "NaN dropped", np.fmax, only=_FLOAT)
instead("minimum", "NaN dropped", np.fmin, only=_FLOAT)
instead("maximum", "x > y ? x : y", lambda x, y: np.asarray(np.where(x > y, x, y)), only=_FLOAT)
instead(
    "maximum", "the zeros not told apart", lambda x, y: np.where(x >= y, x, np.where(np.isnan(x), x, y)), only=_FLOAT
)
instead("clamp", "NaN becomes the minimum", lambda a, x, b: np.fmin(np.fmax(x, a), b), only=_FLOAT)
instead("clamp", "the maximum applied first", lambda a, x, b: np.maximum(np.minimum(x, b), a), only=_INTEGER)
instead("is_finite", "infinities finite", lambda x: ~np.isnan(x), only=_FLOAT)


@bad("compare", "NE of NaN is false")
def compare_ordered(call: Call) -> Any:
    result = rightly(call)
    x, y = (o.array for o in call.operands)
    if call.op.comparison_direction != "NE" or x.dtype.kind != "f" or call.op.compare_type == "TOTALORDER":
        return result
    return result.with_array(result.array & ~np.isnan(x) & ~np.isnan(y))


@bad("compare", "TOTALORDER by the bits as signed integers")
def order_of_bits(call: Call) -> Any:
    if call.op.compare_type != "TOTALORDER":
        return rightly(call)
    bits = (np.asarray(o.array.astype(np.float64)).view(np.int64) for o in call.operands)
    call = on(call, *(Tensor(b, IntegerType(64)) for b in bits))
    return rightly(with_attributes(call, compare_type="SIGNED"))


@bad("compare", "GE as GT")
def strictly(call: Call) -> Any:
    direction = call.op.comparison_direction
    return rightly(with_attributes(call, comparison_direction="GT" if direction == "GE" else direction))


# Integers


def _python(x: Array) -> Array:
    return x.astype(object)


def _floor_divide(x: Array, y: Array) -> Array:
    zero = (y == 0).astype(np.bool_)
    return np.where(zero, -1, x // np.where(zero, 1, y))


instead("divide", "rounded down", _floor_divide, only=lambda x: _INTEGER(x) and x.element_type.signed)
instead(
    "remainder", "with the sign of the divisor",
    lambda x, y: np.where((y == 0).astype(np.bool_), x, x % np.where((y == 0).astype(np.bool_), 1, y)),
    only=_INTEGER,
)  # fmt: skip
instead("remainder", "to the nearest multiple", lambda x, y: x - y * np.rint(x / y), only=_of(f32, f16, bf16))


@bad("shift_right_arithmetic", "logical")
def without_sign(call: Call) -> Any:
    x, y = call.operands
    t, by = x.element_type, as_unsigned(y.array, y.element_type)
    shifted = as_unsigned(x.array, t) >> np.minimum(by, t.width - 1)
    return x.with_array(wrap(shifted, t).reshape(x.shape))


@bad("shift_right_logical", "arithmetic")
def with_sign(call: Call) -> Any:
    x, y = call.operands
    t, by = x.element_type, as_unsigned(y.array, y.element_type)
    signed = wrap(as_unsigned(x.array, t), IntegerType(t.width))
    return x.with_array(wrap(signed >> np.minimum(by, t.width - 1), t).reshape(x.shape))


def _extend(x: Tensor) -> Array:
    return np.asarray(x.array.reshape(-1).astype(object) & (2 ** max(x.element_type.width, 32) - 1))


@bad("popcnt", "of the value extended to 32 bits")
def wide_popcnt(call: Call) -> Any:
    (x,) = call.operands
    counts = np.array([int(b).bit_count() for b in _extend(x)], object)
    return x.with_array(wrap(counts, x.element_type).reshape(x.shape))


@bad("count_leading_zeros", "of 32 bits")
def wide_clz(call: Call) -> Any:
    (x,) = call.operands
    t = x.element_type
    counts = np.array([max(t.width, 32) - int(b).bit_length() for b in as_unsigned(x.array, t)], object)
    return x.with_array(wrap(counts, t).reshape(x.shape))


@bad("not", "arithmetic negation")
def minus(call: Call) -> Any:
    (x,) = call.operands
    if isinstance(x.element_type, BooleanType):
        return rightly(call)
    return x.with_array(wrap(-x.array.reshape(-1).astype(object), x.element_type).reshape(x.shape))


instead("and", "or", np.bitwise_or, only=lambda x: True)
instead("xor", "or", np.bitwise_or, only=lambda x: True)
instead("add", "booleans exclusive", np.logical_xor, only=_is(BooleanType))


@bad("multiply", "i32 by way of f32")
def by_f32(call: Call) -> Any:
    result = rightly(call)
    if not _INTEGER(result) or result.element_type.width != 32:
        return result
    x, y = (np.asarray(o.array.astype(np.float32)) for o in call.operands)
    product = (x * y).astype(np.float64)
    inside = np.abs(product) < 2.0**31
    return result.with_array(np.where(inside, np.where(inside, product, 0).astype(np.int64), result.array))


@bad("add", "i64 in 32 bits")
def in_32_bits(call: Call) -> Any:
    result = rightly(call)
    if not _INTEGER(result) or result.element_type.width != 64 or not result.element_type.signed:
        return result
    low = wrap(result.array.reshape(-1) & 0xFFFFFFFF, IntegerType(32))
    return result.with_array(low.reshape(result.shape))


@bad("power", "of a negative integer positive")
def positive_power(call: Call) -> Any:
    result = rightly(call)
    return result.with_array(np.abs(result.array)) if _INTEGER(result) else result


# Functions


def _reduce_argument(x: Array) -> Array:
    turns = np.rint(in_f32(x * 0.15915494))
    return in_f32(x - in_f32(turns * 6.2831855))


def _bits(x: Array, precision: int) -> Array:
    step = np.ldexp(1.0, np.frexp(x)[1] - precision)
    return np.where(np.isfinite(x), np.rint(x / step) * step, x)


instead("exponential", "in bf16", lambda x: in_bf16(np.exp(in_bf16(x))), only=_F32)
instead("exponential", "f64 in f32", lambda x: in_f32(np.exp(in_f32(x))), only=_of(f64))
instead("tanh", "saturates at 4", lambda x: np.where(np.abs(x) > 4, np.sign(x), in_f32(np.tanh(x))), only=_F32)
instead("log_plus_one", "log(1 + x)", lambda x: in_f32(np.log(in_f32(1 + x))), only=_F32)
instead("exponential_minus_one", "exp(x) - 1", lambda x: in_f32(in_f32(np.exp(x)) - 1), only=_F32)
instead("sine", "arguments reduced in f32", lambda x: in_f32(np.sin(_reduce_argument(x))), only=_F32)
instead("cosine", "sine of x + pi/2", lambda x: in_f32(np.sin(in_f32(x + 1.5707964))), only=_F32)
instead("cbrt", "of negative values NaN", lambda x: in_f32(np.power(x, 1 / 3)), only=_F32)
instead("rsqrt", "twelve bits", lambda x: _bits(1 / np.sqrt(x), 12), only=_F32)
instead("power", "exp(y log x)", lambda x, y: in_f32(np.exp(in_f32(y * in_f32(np.log(x))))), only=_F32)
instead("atan2", "operands swapped", lambda x, y: in_f32(np.arctan2(y, x)), only=_F32)
instead("atan2", "the quadrant lost", lambda y, x: in_f32(np.arctan(y / x)), only=_F32)
instead(
    "logistic", "by tanh in f16 steps", lambda x: nearest(0.5 + 0.5 * nearest(np.tanh(x / 2), f16), f16), only=_of(f32)
)
instead("tan", "sine over a cosine in bf16", lambda x: in_f32(np.sin(x) / in_bf16(np.cos(x))), only=_F32)
instead("log", "of negative values their magnitude's", lambda x: in_f32(np.log(np.abs(x))), only=_F32)


# Rounding to integers, conversion

instead(
    "round_nearest_even", "halves away from zero", lambda x: np.copysign(_half_up(x), x), only=_of(f32, f16, bf16, f64)
)
instead("round_nearest_afz", "halves to even", np.rint, only=_IEEE)
instead(
    "round_nearest_afz", "floor(x + 1/2)", lambda x: np.copysign(np.floor(in_f32(np.abs(x) + 0.5)), x), only=_of(f32)
)
instead("floor", "truncated", np.trunc, only=_FLOAT)


@bad("convert", "to integers rounded")
def rounds(call: Call) -> Any:
    (x,) = call.operands
    if x.array.dtype.kind != "f" or not isinstance(call.result.element_type, IntegerType):
        return rightly(call)
    return rightly(on(call, x.with_array(np.rint(x.array))))


@bad("convert", "to booleans by the lowest bit")
def lowest_bit(call: Call) -> Any:
    (x,) = call.operands
    result = rightly(call)
    if not isinstance(result.element_type, BooleanType) or not isinstance(x.element_type, IntegerType):
        return result
    return result.with_array(np.asarray(x.array & 1).astype(np.bool_))


@bad("convert", "64-bit integers by way of f32")
def lossy(call: Call) -> Any:
    (x,) = call.operands
    result = rightly(call)
    if result.element_type != f64 or x.array.dtype.kind not in "iO":
        return result
    return result.with_array(x.array.astype(np.float32).astype(result.array.dtype))


@bad("reduce_precision", "the exponent kept")
def mantissa_only(call: Call) -> Any:
    return rightly(with_attributes(call, exponent_bits=15))


@bad("reduce_precision", "the mantissa truncated")
def truncate_mantissa(call: Call) -> Any:
    (x,) = call.operands
    bits = call.op.mantissa_bits + 1
    if bits >= format_of(x.element_type).precision:
        return rightly(call)
    step = np.ldexp(np.ones_like(x.array), np.frexp(x.array)[1] - bits)
    cut = np.where(np.isfinite(x.array) & (x.array != 0), np.trunc(x.array / step) * step, x.array)
    return rightly(on(call, x.with_array(cut)))


# Choice and parts


@bad("select", "branches swapped")
def other(call: Call) -> Any:
    pred, x, y = call.operands
    return rightly(on(call, pred, y, x))


@bad("imag", "the real part")
def real_instead(call: Call) -> Any:
    (x,) = call.operands
    return rightly(call).with_array(x.array.real)


@bad("complex", "parts swapped")
def swap_parts(call: Call) -> Any:
    return rightly(on(call, *call.operands[::-1]))


@bad("multiply", "complex: a sign wrong")
def wrong_sign(call: Call) -> Any:
    x, y = call.operands
    result = rightly(call)
    if not _COMPLEX(x):
        return result
    (a, b), (c, d) = parts(x.array), parts(y.array)
    return result.with_array(join(a * c + b * d, a * d + b * c))


@bad("abs", "complex: the sum of the parts")
def taxicab(call: Call) -> Any:
    (x,) = call.operands
    result = rightly(call)
    return result.with_array(sum(map(np.abs, parts(x.array)))) if _COMPLEX(x) else result


@bad("negate", "unsigned values stay")
def keep_unsigned(call: Call) -> Any:
    (x,) = call.operands
    return x if _is_unsigned(x) else rightly(call)
