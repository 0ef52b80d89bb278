"""Conversions on concrete values."""

from __future__ import annotations

import ml_dtypes
import numpy as np

from spec.types import (
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    QuantizedType,
    dtype,
    f64,
    num_bits,
    storage_element_type,
)
from spec.vocabulary import max_value, min_value
from validation.implementations.elementwise import join, parts
from validation.implementations.integers import flags, in_python, integer
from validation.implementations.legal_freedoms import format_of, in_steps, misses, nearest
from validation.implementations.machine import Array, Call, Tensor, implements, narrow, widen


@implements("convert")
def convert(call: Call) -> Tensor:
    (x,) = call.operands
    return Tensor(convert_elements(call, x, call.result.element_type), call.result.element_type)


def convert_elements(call: Call, x: Tensor, to: ElementType) -> Array:
    array = x.array
    if isinstance(to, QuantizedType):
        from validation.implementations.quantization import requantize

        return requantize(call, x, to)
    if isinstance(to, ComplexType):
        if isinstance(x.element_type, ComplexType):
            return join(*(_to_float(call, p, to.element) for p in parts(array)))
        real = _to_float(call, array, to.element)
        return join(real, np.zeros_like(real))
    if isinstance(to, BooleanType):
        return flags(array != 0) if not np.iscomplexobj(array) else flags(array.real != 0)
    array = array.real if np.iscomplexobj(array) else array
    if isinstance(to, FloatType):
        return _to_float(call, array, to)
    assert isinstance(to, IntegerType)
    if array.dtype.kind == "f":
        return _truncate(call, array, to)
    return integer(call, in_python(array), x, to).array


def _to_float(call: Call, array: Array, to: FloatType) -> Array:
    of_integers = array.dtype == object
    if of_integers:
        array = _near_integers(array, to)
    wide = array.astype(np.longdouble if to == f64 else np.float64)
    kinds = {"iota": _IOTA, "convert": _CONVERT}.get(call.name)
    name = kinds["integers" if of_integers else "floats"] if kinds else None
    if name is not None and call.choices.follows(name):  # an explicit conversion always rounds
        return call.choices.fill_open(nearest(wide, to), misses(wide, to), to)
    return call.choices.round_to(wide, to)


_CONVERT = {"integers": "convert-integer-to-float", "floats": "convert-float-narrowing"}
_IOTA = dict.fromkeys(_CONVERT, "iota-rounding")


def _near_integers(integers: Array, to: FloatType) -> Array:
    """Return floats that round to the type as the integers do: rounding to odd keeps them off ties."""
    values = np.array([float(i) for i in integers.reshape(-1)]).reshape(integers.shape)
    if to == f64:
        return values
    exact = np.array([int(v) for v in values.reshape(-1)], object).reshape(values.shape)
    down = np.where(flags(exact > integers), np.nextafter(values, -np.inf), values)
    inexact = flags(exact != integers)
    return np.where(inexact & (down.view(np.int64) % 2 == 0), np.nextafter(down, np.inf), down)


def _truncate(call: Call, array: Array, to: IntegerType) -> Array:
    whole, low, high = np.trunc(array).reshape(-1), min_value(to), max_value(to)
    value, is_open = np.empty(whole.shape, object), np.zeros(whole.shape, np.bool_)
    for i, v in enumerate(whole):
        exact = int(v) if np.isfinite(v) else 0 if np.isnan(v) else low - 1 if v < 0 else high + 1
        value[i], is_open[i] = min(max(exact, low), high), np.isnan(v) or not low <= exact <= high
    return call.choices.fill_open(value, is_open, to, ("convert-float-to-integer",)).reshape(array.shape)


@implements("reduce_precision")
def reduce_precision(call: Call) -> Tensor:
    """Round at once, even if other operations are fused."""
    (x,) = call.operands
    exponent_bits, mantissa_bits = call.op.exponent_bits, call.op.mantissa_bits
    f = format_of(x.element_type)
    precision = min(mantissa_bits + 1, f.precision)
    rounded = in_steps(x.array, precision, -100_000) if precision < f.precision else x.array
    if exponent_bits >= x.element_type.width - f.precision:  # the format has the subnormals too
        return x.with_array(nearest(rounded, x.element_type))
    bias = 2.0 ** (exponent_bits - 1) - 1
    exponent = np.frexp(rounded)[1].astype(np.int64)
    finite = np.isfinite(rounded) & (rounded != 0)
    rounded = np.where(finite & (exponent - 1 > bias), np.copysign(np.inf, rounded), rounded)
    rounded = np.where(finite & (exponent - 1 < 1 - bias), np.copysign(0.0, rounded), rounded)
    return x.with_array(nearest(rounded, x.element_type))


@implements("bitcast_convert")
def bitcast_convert(call: Call) -> Tensor:
    (x,) = call.operands
    to = storage_element_type(call.result.element_type)
    x = Tensor(x.array, storage_element_type(x.element_type))
    if to == x.element_type:
        return Tensor(x.array, call.result.element_type)
    narrower, wider = num_bits(to), num_bits(x.element_type)
    bits = _to_bits(narrow(x.array, x.element_type), wider)
    if narrower < wider:
        places = np.arange(wider // narrower) * narrower
        bits = (bits[..., np.newaxis] >> places.astype(object)) & (2**narrower - 1)
    elif narrower > wider:
        places = np.arange(narrower // wider) * wider
        bits = (bits << places.astype(object)).sum(axis=-1)
    return Tensor(_from_bits(np.asarray(bits, object), to), call.result.element_type)


def _to_bits(elements: Array, width: int) -> Array:
    size = elements.dtype.itemsize
    raw = np.frombuffer(np.ascontiguousarray(elements).tobytes(), np.uint8).reshape(*elements.shape, size)
    places = (np.arange(size) * 8).astype(object)
    total = (raw.astype(object) << places).sum(axis=-1) if raw.size else np.zeros(elements.shape, object)
    return np.asarray(total & (2**width - 1), object)


def _from_bits(bits: Array, to: ElementType) -> Array:
    kind = dtype(to)
    if kind in (np.dtype(ml_dtypes.int2), np.dtype(ml_dtypes.int4)):  # ml_dtypes holds these sign-extended in a byte
        bits = np.where(flags(bits >> (num_bits(to) - 1)), bits + (256 - 2 ** num_bits(to)), bits)
    raw = b"".join(int(b).to_bytes(kind.itemsize, "little") for b in bits.reshape(-1))
    return widen(np.frombuffer(raw, kind).reshape(bits.shape), to)
