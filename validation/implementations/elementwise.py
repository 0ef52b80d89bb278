"""Elementwise ops on concrete values: arithmetic, functions, comparison and choice."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from spec.types import BooleanType, ComplexType, FloatType, IntegerType, f64
from validation.implementations.integers import (
    flags,
    in_python,
    integer,
    integer_power,
    integer_quotient,
    integer_remainder,
    wrap,
)
from validation.implementations.legal_freedoms import nearest
from validation.implementations.machine import Array, Call, Tensor, implements, part_type

# IEEE operations


def ieee(call: Call, function: Callable[..., Array], float_type: FloatType, *operands: Array) -> Array:
    """Return a rounded operation: computed wider and rounded once, except f64, which is computed in f64."""
    if float_type == f64 and call.choices.rounds_at_once():
        return np.asarray(function(*(x.astype(np.float64) for x in operands))).astype(np.longdouble)
    return call.choices.round_to(np.asarray(function(*operands)), float_type)


def parts(array: Array) -> tuple[Array, Array]:
    return array.real, array.imag


def join(real: Array, imaginary: Array) -> Array:
    result = np.empty(np.shape(real), np.clongdouble if real.dtype == np.longdouble else np.complex128)
    result.real, result.imag = real, imaginary
    return result


def _sum(call: Call) -> Tensor:
    x, y = call.operands
    function = np.add if call.name == "add" else np.subtract
    match x.element_type:
        case BooleanType():
            return x.with_array(x.array | y.array)
        case IntegerType():
            return integer(call, function(in_python(x.array), in_python(y.array)), x, x.element_type)
        case FloatType() as t:
            return x.with_array(ieee(call, function, t, x.array, y.array))
    t = part_type(x.element_type)
    both = zip(parts(x.array), parts(y.array), strict=True)
    return x.with_array(join(*(ieee(call, function, t, a, b) for a, b in both)))


implements("add", "subtract")(_sum)


@implements("multiply")
def multiply(call: Call) -> Tensor:
    x, y = call.operands
    match x.element_type:
        case BooleanType():
            return x.with_array(x.array & y.array)
        case IntegerType():
            return integer(call, in_python(x.array) * in_python(y.array), x, x.element_type)
        case FloatType() as t:
            return x.with_array(ieee(call, np.multiply, t, x.array, y.array))
    t = part_type(x.element_type)
    (a, b), (c, d) = parts(x.array), parts(y.array)

    def times(p: Array, q: Array) -> Array:
        return ieee(call, np.multiply, t, p, q)

    real = ieee(call, np.subtract, t, times(a, c), times(b, d))
    imaginary = ieee(call, np.add, t, times(a, d), times(b, c))
    return x.with_array(join(real, imaginary))


@implements("divide")
def divide(call: Call) -> Tensor:
    x, y = call.operands
    match x.element_type:
        case IntegerType():
            return integer_quotient(call, x, y)
        case FloatType() as t:
            return x.with_array(ieee(call, np.divide, t, x.array, y.array))
    return x.with_array(_near(call, x.array / y.array, part_type(x.element_type)))


def _near(call: Call, z: Array, t: FloatType) -> Array:
    bound = call.choices.bound(call.name, ComplexType(t)) if call.name != "atan2" else 1.0  # atan2 has no bound
    moved = call.choices.displace(z, t, bound)
    return join(*(call.choices.round_to(p, t) for p in parts(moved)))


@implements("remainder")
def remainder(call: Call) -> Tensor:
    x, y = call.operands
    if isinstance(x.element_type, IntegerType):
        return integer_remainder(call, x, y)
    if isinstance(x.element_type, ComplexType):  # TBD in the specification
        return x.with_array(call.choices.fill_open(x.array, np.ones(x.shape, np.bool_), x.element_type))
    return x.with_array(ieee(call, np.fmod, x.element_type, x.array, y.array))


@implements("sqrt")
def sqrt(call: Call) -> Tensor:
    (x,) = call.operands
    if isinstance(x.element_type, ComplexType):
        return x.with_array(_near(call, np.sqrt(x.array), part_type(x.element_type)))
    return x.with_array(ieee(call, np.sqrt, x.element_type, x.array))


@implements("negate")
def negate(call: Call) -> Tensor:
    (x,) = call.operands
    if isinstance(x.element_type, IntegerType):
        if not x.element_type.signed:
            return x.with_array(wrap(-in_python(x.array), x.element_type).reshape(x.shape))
        return integer(call, -in_python(x.array), x, x.element_type)
    return x.with_array(join(*(-p for p in parts(x.array))) if np.iscomplexobj(x.array) else -x.array)


@implements("abs")
def abs_(call: Call) -> Tensor:
    (x,) = call.operands
    match x.element_type:
        case IntegerType():
            return integer(call, np.abs(in_python(x.array)), x, x.element_type)
        case FloatType():
            return x.with_array(np.abs(x.array))
    t = part_type(x.element_type)
    size = np.hypot(*parts(x.array))
    moved = call.choices.displace(size.astype(x.array.dtype), t, call.choices.bound("abs", x.element_type))
    return Tensor(nearest(np.abs(moved), t), t)


_TO_INTEGRAL: dict[str, Callable[[Array], Array]] = {
    "ceil": np.ceil,
    "floor": np.floor,
    "round_nearest_even": np.rint,
    "round_nearest_afz": lambda x: np.copysign(np.where(np.abs(x) < 2.0**52, _half_up(np.abs(x)), np.abs(x)), x),
}


def _half_up(x: Array) -> Array:
    whole = np.floor(x)
    return np.where(x - whole >= 0.5, whole + 1, whole)


def _to_integral(call: Call) -> Tensor:
    (x,) = call.operands
    return x.with_array(call.choices.round_to(_TO_INTEGRAL[call.name](x.array), x.element_type))


implements(*_TO_INTEGRAL)(_to_integral)


@implements("sign")
def sign(call: Call) -> Tensor:
    (x,) = call.operands
    match x.element_type:
        case IntegerType():
            return x.with_array(np.sign(in_python(x.array)).reshape(x.shape))
        case FloatType():
            return x.with_array(np.where((x.array == 0) | np.isnan(x.array), x.array, np.copysign(1.0, x.array)))
    z = x.array
    quotient = _near(call, z / np.abs(z), part_type(x.element_type))
    zero_or_nan = np.where(np.isnan(z.real) | np.isnan(z.imag), np.nan * (1 + 1j), 0)
    return x.with_array(np.where((z == 0) | np.isnan(z.real) | np.isnan(z.imag), zero_or_nan, quotient))


@implements("maximum", "minimum")
def extremum(call: Call) -> Tensor:
    x, y = call.operands
    is_maximum = call.name == "maximum"
    if isinstance(x.element_type, FloatType):
        return x.with_array(_ieee_extremum(x.array, y.array, is_maximum))
    takes_x = _lexicographically_less(y.array, x.array) == is_maximum
    return x.with_array(np.where(takes_x, x.array, y.array))


def _ieee_extremum(x: Array, y: Array, is_maximum: bool) -> Array:
    takes_x = (x > y) if is_maximum else (x < y)
    takes_x |= (x == y) & (np.signbit(y) if is_maximum else np.signbit(x))
    result = np.where(takes_x, x, y)
    return np.where(np.isnan(x) | np.isnan(y), np.nan, result)


def _lexicographically_less(x: Array, y: Array) -> Array:
    if not np.iscomplexobj(x):
        return np.asarray(x < y)
    return np.asarray((x.real < y.real) | (x.real == y.real) & (x.imag < y.imag))


@implements("clamp")
def clamp(call: Call) -> Tensor:
    low, x, high = call.operands
    if isinstance(x.element_type, FloatType):
        inner = _ieee_extremum(x.array, np.broadcast_to(low.array, x.shape), is_maximum=True)
        return x.with_array(_ieee_extremum(inner, np.broadcast_to(high.array, x.shape), is_maximum=False))
    inner = np.where(_lexicographically_less(x.array, low.array), low.array, x.array)
    return x.with_array(np.where(_lexicographically_less(high.array, inner), high.array, inner))


# Functions


def _logistic(x: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-x)))


def _power(x: Array, y: Array) -> Array:
    """Return C99's pow, which NumPy may replace by a square root for the exponent one half."""
    return np.where((y == 0.5) & ((x == 0) | np.isinf(x)), np.abs(x), np.power(x, y))


FUNCTIONS: dict[str, Callable[..., Array]] = {
    "exponential": np.exp,
    "exponential_minus_one": np.expm1,
    "log": np.log,
    "log_plus_one": np.log1p,
    "sine": np.sin,
    "cosine": np.cos,
    "tan": np.tan,
    "tanh": np.tanh,
    "cbrt": np.cbrt,
    "logistic": _logistic,
    "rsqrt": lambda x: 1 / np.sqrt(x),
    "atan2": np.arctan2,
    "power": _power,
}


def _function(call: Call) -> Tensor:
    x = call.operands[0]
    if isinstance(x.element_type, IntegerType):
        return integer_power(call, *call.operands)
    arrays = [o.array for o in call.operands]
    if isinstance(x.element_type, ComplexType):
        return x.with_array(_near(call, _complex_function(call.name, arrays), part_type(x.element_type)))
    value = np.asarray(FUNCTIONS[call.name](*arrays))
    if _is_special(value).all():
        return x.with_array(call.choices.round_to(value, x.element_type))
    range_ = _RANGES.get(call.name, (-np.inf, np.inf))
    inexact = call.choices.within(value, x.element_type, call.choices.bound(call.name, x.element_type), range_)
    return x.with_array(np.where(_is_special(value), nearest(value, x.element_type), inexact))


implements(*FUNCTIONS)(_function)

_RANGES = {
    "exponential": (0.0, np.inf),
    "exponential_minus_one": (-1.0, np.inf),
    "sine": (-1.0, 1.0),
    "cosine": (-1.0, 1.0),
    "tanh": (-1.0, 1.0),
    "logistic": (0.0, 1.0),
    "atan2": (-np.pi, np.pi),
}


def _is_special(value: Array) -> Array:
    return np.asarray(np.isnan(value) | np.isinf(value) | (value == 0) | (np.abs(value) == 1))


def _complex_function(name: str, arrays: list[Array]) -> Array:
    z = arrays[0]
    match name:
        case "cbrt":
            return np.asarray(np.power(z, 1 / np.longdouble(3)))
        case "log_plus_one":  # NumPy's loses small parts beside 1
            x, y = parts(z)
            beside_one = np.abs(x * (2 + x) + y * y) < 0.5  # elsewhere the sum may cancel
            size = np.where(beside_one, np.log1p(x * (2 + x) + y * y) / 2, np.log(np.hypot(1 + x, y)))
            return join(size, np.arctan2(y, 1 + x))
        case "atan2":
            x = arrays[1]
            return np.asarray(-1j * np.log((x + 1j * z) / np.sqrt(x * x + z * z)))
    return np.asarray(FUNCTIONS[name](*arrays))


# Comparison and choice


@implements("compare")
def compare(call: Call) -> Tensor:
    x, y = (o.array for o in call.operands)
    direction = call.op.comparison_direction
    if call.op.compare_type == "TOTALORDER":
        x, y = _total_order(x), _total_order(y)
    less, equal = _lexicographically_less(x, y), x == y
    more = _lexicographically_less(y, x)
    found = {"EQ": equal, "NE": ~flags(equal), "LT": less, "LE": less | equal, "GT": more, "GE": more | equal}
    return Tensor(flags(found[direction]), call.result.element_type)


def _total_order(x: Array) -> Array:
    bits = np.asarray(x.astype(np.float64)).view(np.int64)
    return np.where(bits < 0, -(bits & np.int64(2**63 - 1)) - 1, bits)


@implements("select")
def select(call: Call) -> Tensor:
    condition, x, y = call.operands
    return Tensor(np.where(condition.array, x.array, y.array), x.element_type)


@implements("is_finite")
def is_finite(call: Call) -> Tensor:
    (x,) = call.operands
    return Tensor(np.isfinite(x.array), call.result.element_type)


# Parts


@implements("real", "imag")
def part(call: Call) -> Tensor:
    (x,) = call.operands
    if isinstance(x.element_type, FloatType):
        return x if call.name == "real" else x.with_array(np.zeros_like(x.array))
    real, imaginary = parts(x.array)
    return Tensor(real if call.name == "real" else imaginary, part_type(x.element_type))


@implements("complex")
def complex_(call: Call) -> Tensor:
    real, imaginary = call.operands
    return Tensor(join(real.array, imaginary.array), call.result.element_type)
