"""Integers on concrete values, computed as Python's integers; overflow is detected and left open."""

from __future__ import annotations

from typing import Any

import numpy as np

from spec.types import BooleanType, IntegerType
from spec.vocabulary import max_value, min_value
from validation.implementations.machine import Array, Call, Tensor, implements


def flags(x: Any) -> Array:
    return np.asarray(x).astype(np.bool_)


_INT: Any = np.frompyfunc(int, 1, 1)
"""Elements as Python's integers; NumPy's own, in object arrays, would be bounded."""


def in_python(x: Array) -> Array:
    return np.asarray(_INT(x.reshape(-1)), object)


def wrap(x: Array, t: IntegerType) -> Array:
    low = np.asarray(_INT(x), object) & (2**t.width - 1)
    return np.asarray(np.where(flags(low > max_value(t)), low - 2**t.width, low) if t.signed else low)


def integer(
    call: Call, exact: Array, like: Tensor, to: IntegerType, is_open: Array | None = None, *conventions: str
) -> Tensor:
    """Return integer results, given in a row, in the shape of `like`.

    Overflow and the elements in `is_open` are open, unless the implementation follows a convention for them.
    """
    outside = flags((exact < min_value(to)) | (exact > max_value(to)))
    overflow = _OVERFLOW.get(call.name, (f"{call.name}-overflow",))
    value = call.choices.fill_open(wrap(exact, to), outside, to, overflow)
    if is_open is not None:
        value = call.choices.fill_open(value, is_open, to, conventions)
    return Tensor(value.reshape(like.shape), to)


_OVERFLOW = {"convert": ("convert-integer-narrowing",)} | dict.fromkeys(
    ("dot_general", "dot", "convolution", "dynamic_conv", "einsum"), ("add-overflow", "multiply-overflow")
)
"""Conventions for overflow, if the op's name does not determine them."""


def _sign_of_product(a: Array, b: Array) -> Array:
    return np.where(flags(a < 0) != flags(b < 0), -1, 1).astype(object)


def integer_quotient(call: Call, x: Tensor, y: Tensor) -> Tensor:
    a, b = in_python(x.array), in_python(y.array)
    zero = flags(b == 0)
    quotient = np.abs(a) // np.abs(np.where(zero, 1, b)) * _sign_of_product(a, b)
    assert isinstance(x.element_type, IntegerType)
    t = x.element_type
    all_ones = -1 if t.signed else max_value(t)
    return integer(call, np.where(zero, all_ones, quotient), x, t, zero, "divide-by-zero")


def integer_remainder(call: Call, x: Tensor, y: Tensor) -> Tensor:
    a, b = in_python(x.array), in_python(y.array)
    zero = flags(b == 0)
    rest = np.abs(a) % np.abs(np.where(zero, 1, b)) * np.where(flags(a < 0), -1, 1).astype(object)
    t = x.element_type
    assert isinstance(t, IntegerType)
    overflows = flags(a == min_value(t)) & flags(b == -1) & t.signed
    value = integer(call, np.where(zero, a, rest), x, t, zero, "remainder-by-zero")
    row = value.array.reshape(-1)
    return value.with_array(call.choices.fill_open(row, overflows, t, ("remainder-overflow",)).reshape(value.shape))


def integer_power(call: Call, x: Tensor, y: Tensor) -> Tensor:
    t = x.element_type
    assert isinstance(t, IntegerType)
    bases, exponents = in_python(x.array), in_python(y.array)
    powers = np.empty(len(bases), object)
    for i, (base, exponent) in enumerate(zip(bases, exponents, strict=True)):
        if exponent < 0:
            powers[i] = base if base in (0, 1) else (-1) ** (exponent % 2) if base == -1 else 0
        elif exponent <= 64 or abs(base) <= 1:
            powers[i] = base**exponent if exponent <= 64 else base ** (64 + exponent % 2)
        else:  # overflow: a congruent value out of range
            powers[i] = pow(base, exponent, 2**t.width) + 4**t.width
    return integer(call, powers, x, t, flags(exponents < 0), "power-negative-exponent")


@implements("and", "or", "xor")
def bitwise(call: Call) -> Tensor:
    x, y = call.operands
    function = {"and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor}[call.name]
    # NumPy makes a scalar of its own from arrays of one Python integer.
    return x.with_array(np.asarray(function(x.array, y.array), x.array.dtype))


@implements("not")
def not_(call: Call) -> Tensor:
    (x,) = call.operands
    if isinstance(x.element_type, BooleanType):
        return x.with_array(~x.array)
    return x.with_array(wrap(-1 - in_python(x.array), x.element_type).reshape(x.shape))


def as_unsigned(x: Array, t: IntegerType) -> Array:
    return np.asarray(in_python(x) & (2**t.width - 1))


@implements("shift_left", "shift_right_logical", "shift_right_arithmetic")
def shift(call: Call) -> Tensor:
    x, y = call.operands
    t = x.element_type
    assert isinstance(t, IntegerType)
    by = as_unsigned(y.array, t)
    beyond = flags(by >= t.width)
    by = np.where(beyond, 0, by)
    bits = as_unsigned(x.array, t)
    match call.name:
        case "shift_left":
            value, far = bits << by, 0 * by
        case "shift_right_logical":
            value, far = bits >> by, 0 * by
        case _:
            signed = wrap(bits, IntegerType(t.width))
            value, far = signed >> by, np.where(flags(signed < 0), -1, 0)
    result = call.choices.fill_open(wrap(np.where(beyond, far, value), t), beyond, t, (f"{call.name}-beyond",))
    return x.with_array(result.reshape(x.shape))


@implements("popcnt", "count_leading_zeros")
def bit_count(call: Call) -> Tensor:
    (x,) = call.operands
    counts = np.array(
        [_count(call.name, b, x.element_type.width) for b in as_unsigned(x.array, x.element_type)], object
    )
    return integer(call, counts, x, x.element_type)


def _count(name: str, bits: int, width: int) -> int:
    return bits.bit_count() if name == "popcnt" else width - bits.bit_length()
