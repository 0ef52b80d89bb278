"""Elementwise ops on concrete values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np

from oracles import accuracy
from oracles.implementations.choices import format_of, in_steps, nearest
from oracles.implementations.machine import (
    Array,
    Call,
    Tensor,
    implements,
    narrowed,
    part_type,
    widened,
)
from spec.types import BooleanType, ComplexType, ElementType, FloatType, IntegerType, dtype, f64, num_bits
from spec.vocabulary import max_value, min_value

# IEEE operations


def ieee(call: Call, function: Callable[..., Array], float_type: FloatType, *operands: Array) -> Array:
    """One rounded operation. What is computed wider and then rounded is rounded once, but for f64: that is computed in
    f64 itself."""
    if float_type == f64 and call.choices.rounds_at_once():
        return np.asarray(function(*(x.astype(np.float64) for x in operands))).astype(np.longdouble)
    return call.choices.rounded(np.asarray(function(*operands)), float_type)


def parts(array: Array) -> tuple[Array, Array]:
    return array.real, array.imag


def joined(real: Array, imaginary: Array) -> Array:
    result = np.empty(np.shape(real), np.clongdouble if real.dtype == np.longdouble else np.complex128)
    result.real, result.imag = real, imaginary
    return result


def _sum(call: Call) -> Tensor:
    x, y = call.operands
    function = np.add if call.name == "add" else np.subtract
    match x.element_type:
        case BooleanType():
            return x.holding(x.array | y.array)
        case IntegerType():
            return integer(call, function(_python(x.array), _python(y.array)), x, x.element_type)
        case FloatType() as t:
            return x.holding(ieee(call, function, t, x.array, y.array))
    t = part_type(x.element_type)
    both = zip(parts(x.array), parts(y.array), strict=True)
    return x.holding(joined(*(ieee(call, function, t, a, b) for a, b in both)))


implements("add", "subtract")(_sum)


@implements("multiply")
def multiply(call: Call) -> Tensor:
    x, y = call.operands
    match x.element_type:
        case BooleanType():
            return x.holding(x.array & y.array)
        case IntegerType():
            return integer(call, _python(x.array) * _python(y.array), x, x.element_type)
        case FloatType() as t:
            return x.holding(ieee(call, np.multiply, t, x.array, y.array))
    t = part_type(x.element_type)
    (a, b), (c, d) = parts(x.array), parts(y.array)

    def times(p: Array, q: Array) -> Array:
        return ieee(call, np.multiply, t, p, q)

    real = ieee(call, np.subtract, t, times(a, c), times(b, d))
    imaginary = ieee(call, np.add, t, times(a, d), times(b, c))
    return x.holding(joined(real, imaginary))


@implements("divide")
def divide(call: Call) -> Tensor:
    x, y = call.operands
    match x.element_type:
        case IntegerType():
            return _integer_quotient(call, x, y)
        case FloatType() as t:
            return x.holding(ieee(call, np.divide, t, x.array, y.array))
    return x.holding(_near(call, x.array / y.array, part_type(x.element_type)))


def _near(call: Call, z: Array, t: FloatType) -> Array:
    """Complex results near the true ones, as near as the op's bound says."""
    bound = accuracy.bound(call.name, ComplexType(t)) if call.name != "atan2" else 1.0  # which nothing bounds
    moved = call.choices.displaced(z, t, bound)
    return joined(*(call.choices.rounded(p, t) for p in parts(moved)))


@implements("remainder")
def remainder(call: Call) -> Tensor:
    x, y = call.operands
    if isinstance(x.element_type, IntegerType):
        return _integer_remainder(call, x, y)
    return x.holding(ieee(call, np.fmod, x.element_type, x.array, y.array))


@implements("sqrt")
def sqrt(call: Call) -> Tensor:
    (x,) = call.operands
    if isinstance(x.element_type, ComplexType):
        return x.holding(_near(call, np.sqrt(x.array), part_type(x.element_type)))
    return x.holding(ieee(call, np.sqrt, x.element_type, x.array))


@implements("negate")
def negate(call: Call) -> Tensor:
    (x,) = call.operands
    if isinstance(x.element_type, IntegerType):
        if not x.element_type.signed:
            return x.holding(wrapped(-_python(x.array), x.element_type).reshape(x.shape))
        return integer(call, -_python(x.array), x, x.element_type)
    return x.holding(joined(*(-p for p in parts(x.array))) if np.iscomplexobj(x.array) else -x.array)


@implements("abs")
def abs_(call: Call) -> Tensor:
    (x,) = call.operands
    match x.element_type:
        case IntegerType():
            return integer(call, np.abs(_python(x.array)), x, x.element_type)
        case FloatType():
            return x.holding(np.abs(x.array))
    t = part_type(x.element_type)
    size = np.hypot(*parts(x.array))
    moved = call.choices.displaced(size.astype(x.array.dtype), t, accuracy.bound("abs", x.element_type))
    return Tensor(call.choices.rounded(np.abs(moved), t), t)


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
    return x.holding(call.choices.rounded(_TO_INTEGRAL[call.name](x.array), x.element_type))


implements(*_TO_INTEGRAL)(_to_integral)


@implements("sign")
def sign(call: Call) -> Tensor:
    (x,) = call.operands
    match x.element_type:
        case IntegerType():
            return x.holding(np.sign(_python(x.array)).reshape(x.shape))
        case FloatType():
            return x.holding(np.where((x.array == 0) | np.isnan(x.array), x.array, np.copysign(1.0, x.array)))
    z = x.array
    quotient = _near(call, z / np.abs(z), part_type(x.element_type))
    zero_or_nan = np.where(np.isnan(z.real) | np.isnan(z.imag), np.nan * (1 + 1j), 0)
    return x.holding(np.where((z == 0) | np.isnan(z.real) | np.isnan(z.imag), zero_or_nan, quotient))


@implements("maximum", "minimum")
def extremum(call: Call) -> Tensor:
    x, y = call.operands
    is_maximum = call.name == "maximum"
    if isinstance(x.element_type, FloatType):
        return x.holding(_ieee_extremum(x.array, y.array, is_maximum))
    takes_x = _lexicographically_less(y.array, x.array) == is_maximum
    return x.holding(np.where(takes_x, x.array, y.array))


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
        return x.holding(_ieee_extremum(inner, np.broadcast_to(high.array, x.shape), is_maximum=False))
    inner = np.where(_lexicographically_less(x.array, low.array), low.array, x.array)
    return x.holding(np.where(_lexicographically_less(high.array, inner), high.array, inner))


# Functions


def _logistic(x: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-x)))


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
    "power": np.power,
}


def _function(call: Call) -> Tensor:
    x = call.operands[0]
    if isinstance(x.element_type, IntegerType):
        return _integer_power(call, *call.operands)
    arrays = [o.array for o in call.operands]
    if isinstance(x.element_type, ComplexType):
        return x.holding(_near(call, _complex_function(call.name, arrays), part_type(x.element_type)))
    value = np.asarray(FUNCTIONS[call.name](*arrays))
    if _is_special(value).all():
        return x.holding(call.choices.rounded(value, x.element_type))
    range_ = _RANGES.get(call.name, (-np.inf, np.inf))
    inexact = call.choices.within(value, x.element_type, accuracy.bound(call.name, x.element_type), range_)
    return x.holding(np.where(_is_special(value), nearest(value, x.element_type), inexact))


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
    """Where the standards say which value it is."""
    return np.asarray(np.isnan(value) | np.isinf(value) | (value == 0) | (np.abs(value) == 1))


def _complex_function(name: str, arrays: list[Array]) -> Array:
    z = arrays[0]
    match name:
        case "cbrt":
            return np.asarray(np.power(z, 1 / np.longdouble(3)))
        case "log_plus_one":  # NumPy's own loses what is small beside 1
            x, y = parts(z)
            return joined(np.log1p(x * (2 + x) + y * y) / 2, np.arctan2(y, 1 + x))
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
    found = {"EQ": equal, "NE": ~_flags(equal), "LT": less, "LE": less | equal, "GT": more, "GE": more | equal}
    return Tensor(_flags(found[direction]), call.result.element_type)


def _flags(x: Any) -> Array:
    return np.asarray(x).astype(np.bool_)


def _total_order(x: Array) -> Array:
    """Integers, in pairs with the value, that order as totalOrder does."""
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
        return x if call.name == "real" else x.holding(np.zeros_like(x.array))
    real, imaginary = parts(x.array)
    return Tensor(real if call.name == "real" else imaginary, part_type(x.element_type))


@implements("complex")
def complex_(call: Call) -> Tensor:
    real, imaginary = call.operands
    return Tensor(joined(real.array, imaginary.array), call.result.element_type)


# Integers


def _python(x: Array) -> Array:
    """The elements in a row, as Python's integers."""
    return x.reshape(-1).astype(object)


def wrapped(x: Array, t: IntegerType) -> Array:
    """The values of the type that are congruent modulo 2^width."""
    low = x & (2**t.width - 1)
    return np.asarray(np.where(_flags(low > max_value(t)), low - 2**t.width, low) if t.signed else low)


def integer(call: Call, exact: Array, like: Tensor, to: IntegerType, is_open: Array | None = None) -> Tensor:
    """Integer results, given in a row, in the shape of `like`; overflow leaves them open."""
    outside = _flags((exact < min_value(to)) | (exact > max_value(to)))
    value = call.choices.opened(wrapped(exact, to), outside if is_open is None else outside | is_open, to)
    return Tensor(value.reshape(like.shape), to)


def _sign_of_product(a: Array, b: Array) -> Array:
    return np.where(_flags(a < 0) != _flags(b < 0), -1, 1).astype(object)


def _integer_quotient(call: Call, x: Tensor, y: Tensor) -> Tensor:
    a, b = _python(x.array), _python(y.array)
    zero = _flags(b == 0)
    quotient = np.abs(a) // np.abs(np.where(zero, 1, b)) * _sign_of_product(a, b)
    assert isinstance(x.element_type, IntegerType)
    return integer(call, np.where(zero, -1, quotient), x, x.element_type, zero)


def _integer_remainder(call: Call, x: Tensor, y: Tensor) -> Tensor:
    a, b = _python(x.array), _python(y.array)
    zero = _flags(b == 0)
    rest = np.abs(a) % np.abs(np.where(zero, 1, b)) * np.where(_flags(a < 0), -1, 1).astype(object)
    t = x.element_type
    assert isinstance(t, IntegerType)
    overflows = _flags(a == min_value(t)) & _flags(b == -1) & t.signed
    return integer(call, np.where(zero, a, rest), x, t, zero | overflows)


def _integer_power(call: Call, x: Tensor, y: Tensor) -> Tensor:
    t = x.element_type
    assert isinstance(t, IntegerType)
    bases, exponents = _python(x.array), _python(y.array)
    powers = np.empty(len(bases), object)
    for i, (base, exponent) in enumerate(zip(bases, exponents, strict=True)):
        # beyond 64, all but 0, 1 and -1 overflow, and those only depend on whether it is even
        powers[i] = base ** (min(exponent, 64 + exponent % 2) if exponent >= 0 else 0)
    return integer(call, powers, x, t, _flags(exponents < 0))


@implements("and", "or", "xor")
def bitwise(call: Call) -> Tensor:
    x, y = call.operands
    function = {"and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor}[call.name]
    return x.holding(np.asarray(function(x.array, y.array)))


@implements("not")
def not_(call: Call) -> Tensor:
    (x,) = call.operands
    if isinstance(x.element_type, BooleanType):
        return x.holding(~x.array)
    return x.holding(wrapped(-1 - _python(x.array), x.element_type).reshape(x.shape))


def unsigned(x: Array, t: IntegerType) -> Array:
    """The bits as numbers without sign, in a row."""
    return np.asarray(_python(x) & (2**t.width - 1))


@implements("shift_left", "shift_right_logical", "shift_right_arithmetic")
def shift(call: Call) -> Tensor:
    x, y = call.operands
    t = x.element_type
    assert isinstance(t, IntegerType)
    by = unsigned(y.array, t)
    beyond = _flags(by >= t.width)
    by = np.where(beyond, 0, by)
    bits = unsigned(x.array, t)
    match call.name:
        case "shift_left":
            value, far = bits << by, 0 * by
        case "shift_right_logical":
            value, far = bits >> by, 0 * by
        case _:
            signed = wrapped(bits, IntegerType(t.width))
            value, far = signed >> by, np.where(_flags(signed < 0), -1, 0)
    result = call.choices.opened(wrapped(np.where(beyond, far, value), t), beyond, t)
    return x.holding(result.reshape(x.shape))


@implements("popcnt", "count_leading_zeros")
def bit_count(call: Call) -> Tensor:
    (x,) = call.operands
    counts = np.array([_counted(call.name, b, x.element_type.width) for b in unsigned(x.array, x.element_type)], object)
    return integer(call, counts, x, x.element_type)


def _counted(name: str, bits: int, width: int) -> int:
    return bits.bit_count() if name == "popcnt" else width - bits.bit_length()


# Conversion


@implements("convert")
def convert(call: Call) -> Tensor:
    (x,) = call.operands
    return Tensor(converted(call, x, call.result.element_type), call.result.element_type)


def converted(call: Call, x: Tensor, to: ElementType) -> Array:
    """The elements as ones of another type."""
    array = x.array
    if isinstance(to, ComplexType):
        if isinstance(x.element_type, ComplexType):
            return joined(*(_to_float(call, p, to.element) for p in parts(array)))
        real = _to_float(call, array, to.element)
        return joined(real, np.zeros_like(real))
    if isinstance(to, BooleanType):
        return _flags(array != 0) if not np.iscomplexobj(array) else _flags(array.real != 0)
    array = array.real if np.iscomplexobj(array) else array
    if isinstance(to, FloatType):
        return _to_float(call, array, to)
    assert isinstance(to, IntegerType)
    if array.dtype.kind == "f":
        return _truncated(call, array, to)
    return integer(call, _python(array), x, to).array


def _to_float(call: Call, array: Array, to: FloatType) -> Array:
    if array.dtype == object:
        array = _near_integers(array, to)
    return call.choices.rounded(array.astype(np.longdouble if to == f64 else np.float64), to)


def _near_integers(integers: Array, to: FloatType) -> Array:
    """Floats that round to the type as the integers do: f64 itself where that is the type, else f64 put off any tie
    that it is beside (rounding to odd)."""
    values = np.array([float(i) for i in integers.reshape(-1)]).reshape(integers.shape)
    if to == f64:
        return values
    exact = np.array([int(v) for v in values.reshape(-1)], object).reshape(values.shape)
    down = np.where(_flags(exact > integers), np.nextafter(values, -np.inf), values)
    inexact = _flags(exact != integers)
    return np.where(inexact & (down.view(np.int64) % 2 == 0), np.nextafter(down, np.inf), down)


def _truncated(call: Call, array: Array, to: IntegerType) -> Array:
    whole, low, high = np.trunc(array).reshape(-1), min_value(to), max_value(to)
    value, is_open = np.empty(whole.shape, object), np.zeros(whole.shape, np.bool_)
    for i, v in enumerate(whole):
        exact = int(v) if np.isfinite(v) else 0 if np.isnan(v) else low - 1 if v < 0 else high + 1
        value[i], is_open[i] = min(max(exact, low), high), np.isnan(v) or not low <= exact <= high
    return call.choices.opened(value, is_open, to).reshape(array.shape)


@implements("reduce_precision")
def reduce_precision(call: Call) -> Tensor:
    (x,) = call.operands
    exponent_bits, mantissa_bits = call.op.exponent_bits, call.op.mantissa_bits
    f = format_of(x.element_type)
    precision = min(mantissa_bits + 1, f.precision)
    rounded = in_steps(x.array, precision, -100_000) if precision < f.precision else x.array
    if exponent_bits >= x.element_type.width - f.precision:  # subnormals fit as well
        return x.holding(call.choices.rounded(rounded, x.element_type))
    bias = 2.0 ** (exponent_bits - 1) - 1
    exponent = np.frexp(rounded)[1].astype(np.int64)
    finite = np.isfinite(rounded) & (rounded != 0)
    rounded = np.where(finite & (exponent - 1 > bias), np.copysign(np.inf, rounded), rounded)
    rounded = np.where(finite & (exponent - 1 < 1 - bias), np.copysign(0.0, rounded), rounded)
    return x.holding(call.choices.rounded(rounded, x.element_type))


@implements("bitcast_convert")
def bitcast_convert(call: Call) -> Tensor:
    (x,) = call.operands
    to = call.result.element_type
    narrow, wide = num_bits(to), num_bits(x.element_type)
    bits = _to_bits(narrowed(x.array, x.element_type), wide)
    if narrow < wide:
        places = np.arange(wide // narrow) * narrow
        bits = (bits[..., np.newaxis] >> places.astype(object)) & (2**narrow - 1)
    elif narrow > wide:
        places = np.arange(narrow // wide) * wide
        bits = (bits << places.astype(object)).sum(axis=-1)
    return Tensor(_from_bits(np.asarray(bits, object), to), to)


def _to_bits(elements: Array, width: int) -> Array:
    size = elements.dtype.itemsize
    raw = np.frombuffer(np.ascontiguousarray(elements).tobytes(), np.uint8).reshape(*elements.shape, size)
    places = (np.arange(size) * 8).astype(object)
    total = (raw.astype(object) << places).sum(axis=-1) if raw.size else np.zeros(elements.shape, object)
    return np.asarray(total & (2**width - 1), object)


def _from_bits(bits: Array, to: ElementType) -> Array:
    kind = dtype(to)
    if kind in (np.dtype(ml_dtypes.int2), np.dtype(ml_dtypes.int4)):  # held sign-extended in a byte
        bits = np.where(_flags(bits >> (num_bits(to) - 1)), bits + (256 - 2 ** num_bits(to)), bits)
    raw = b"".join(int(b).to_bytes(kind.itemsize, "little") for b in bits.reshape(-1))
    return widened(np.frombuffer(raw, kind).reshape(bits.shape), to)
