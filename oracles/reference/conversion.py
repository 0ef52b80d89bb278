"""convert, reduce_precision and bitcast_convert.

A conversion to a type that lacks the result is TBD in the specification (#180): the element is unspecified and keeps
the customary result: wrap-around between integers, rounding to nearest even to a floating-point type, truncation and
saturation (NaN to 0) to an integer type.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from oracles.conventions import follows
from oracles.evaluator import Context, evaluates
from oracles.latitudes import Latitude
from oracles.reference.elementwise import both_exact, elementwise, kind_of, propagate_open
from oracles.reference.elementwise_integer import greatest, least, wide, wrap
from oracles.sets.acceptance import Acceptance, Array, bounds_dtype, from_bounds, to_bounds
from oracles.sets.float_grid import customary, grid, has_nan, is_plain, lacks, quantum, round_unbounded
from oracles.sets.flushing import flush_operand, flush_result
from oracles.sets.intervals import is_point
from oracles.sets.rounding import representable
from spec.types import (
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    TensorType,
    dtype,
    num_bits,
    storage_element_type,
)

Converted = tuple[Array, Array]
"""The customary result as bounds, and the mask of unspecified elements."""


@evaluates("convert")
def convert(operand: Acceptance, *, results: tuple[TensorType, ...], context: Context) -> Acceptance:
    return convert_elements(operand, results[0].element_type, context, _convention)


Convention = Callable[[ElementType, ElementType], str | None]
"""Function from source and target type to the name of the convention that decides unspecified elements."""


def no_convention(source: ElementType, to: ElementType) -> None: ...


def convert_elements(
    operand: Acceptance, to: ElementType, context: Context, convention: Convention = no_convention
) -> Acceptance:
    """Convert the sets of an operand to another element type; `convention` decides unspecified elements."""
    kind_of(to)
    source = flush_operand(operand, context.latitude)
    with np.errstate(all="ignore"):
        result = _convert_sets(source, to, context.latitude, convention)
    return propagate_open(flush_result(result, context.latitude), (operand,))


def _convert_sets(x: Acceptance, to: ElementType, latitude: Latitude, convention: Convention) -> Acceptance:
    source = x.element_type
    if source == to:
        return x
    if isinstance(source, ComplexType) and isinstance(to, ComplexType):
        parts = _convert_sets(
            Acceptance(source.element, x.lower, x.upper, x.nan, x.unspecified), to.element, latitude, convention
        )
        return Acceptance(to, parts.lower, parts.upper, parts.nan, parts.unspecified)
    if isinstance(source, ComplexType):
        return _convert_sets(part(x, 0), to, latitude, convention)
    if isinstance(to, ComplexType):
        real = _convert_sets(x, to.element, latitude, convention)
        return join_parts(real, real.lift(np.zeros_like), to)
    lower, unspecified = _point(x.lower, source, to)
    if both_exact(x) and not (x.nan.any() and not isinstance(to, FloatType)):
        nan = np.isnan(lower) | x.nan if isinstance(to, FloatType) else x.nan
        result = Acceptance(to, lower, lower, nan, unspecified)
    else:
        result = _convert_interval(x, to, lower, unspecified)
    return _apply_convention(result, x, latitude, convention)


def _apply_convention(result: Acceptance, x: Acceptance, latitude: Latitude, convention: Convention) -> Acceptance:
    name = convention(x.element_type, result.element_type)
    if name is None or not follows(latitude, name) or not result.unspecified.any():
        return result
    unspecified, lower, upper = result.unspecified, result.lower, result.upper
    if isinstance(result.element_type, FloatType):  # no convention decides an infinity or NaN that the type lacks
        to = result.element_type
        ends = [x.lower] if both_exact(x) else [x.lower, x.upper]
        lacking = np.logical_or.reduce([lacks(round_unbounded(e.astype(np.float64), to), to) for e in ends])
        return replace(result, unspecified=unspecified & (lacking | (x.nan & (not has_nan(to)))))
    if isinstance(result.element_type, IntegerType) and isinstance(x.element_type, IntegerType):
        if lower is not upper:
            lost = unspecified & (x.lower != x.upper)
            kind = lower.dtype.type
            lower = np.where(lost, kind(least(result.element_type)), lower)
            upper = np.where(lost, kind(greatest(result.element_type)), upper)
    elif lower is not upper:  # NaN becomes 0, which is added to the set
        zero = np.zeros_like(lower)
        lower, upper = np.where(x.nan, np.minimum(lower, zero), lower), np.where(x.nan, np.maximum(upper, zero), upper)
    return Acceptance(result.element_type, lower, upper, result.nan, np.zeros_like(unspecified))


def _convention(source: ElementType, to: ElementType) -> str | None:
    match source, to:
        case FloatType(), FloatType():
            return "convert-float-narrowing"
        case IntegerType(), FloatType():
            return "convert-integer-to-float"
        case FloatType(), IntegerType():
            return "convert-float-to-integer"
        case IntegerType(), IntegerType():
            return "convert-integer-narrowing"
    return None


def _convert_interval(x: Acceptance, to: ElementType, lower: Array, unspecified: Array) -> Acceptance:
    """Convert intervals; conversion is monotone except to booleans, where only zero is false.

    Where the ends differ, a value between them need not fit a floating-point type: the element is unspecified unless
    the type holds all values of the source type.
    """
    upper, also = _point(x.upper, x.element_type, to)
    undecided = ~is_point(x) if isinstance(x.element_type, FloatType) else x.lower != x.upper
    unspecified = unspecified | also
    nan = np.zeros(lower.shape, np.bool_)
    if isinstance(to, BooleanType) and not isinstance(x.element_type, BooleanType):
        zero = (x.lower <= 0) & (x.upper >= 0)
        return Acceptance(to, ~zero, upper | lower | undecided | x.nan, nan, nan)
    if isinstance(to, FloatType):
        nan = np.isnan(lower) | x.nan
        unspecified = unspecified | (undecided & (not holds(to, x.element_type)))
        if not grid(to).has_nan:
            unspecified = unspecified | x.nan
    elif isinstance(x.element_type, FloatType):
        unspecified = unspecified | x.nan
    return Acceptance(to, lower, upper, nan, unspecified)


def holds(to: FloatType, source: ElementType) -> bool:
    g = grid(to)
    match source:
        case BooleanType():
            return g.has_zero
        case IntegerType(width, signed):
            return g.has_zero and width - signed < g.precision and g.max_finite >= 2.0 ** (width - signed)
        case FloatType():
            s = grid(source)
            return (
                s.precision <= g.precision and s.max_finite <= g.max_finite and s.smallest >= g.smallest
                and s.has_infinity <= g.has_infinity and s.has_zero <= g.has_zero and s.has_negative <= g.has_negative
            )  # fmt: skip
    return False


def _point(x: Array, source: ElementType, to: ElementType) -> Converted:
    match to:
        case BooleanType():
            return x != 0, np.zeros(x.shape, np.bool_)
        case IntegerType():
            return _to_integer(x, source, to)
        case FloatType():
            return _to_float(x, source, to)
    raise AssertionError(to)


def _to_integer(x: Array, source: ElementType, to: IntegerType) -> Converted:
    kind = bounds_dtype(to)
    if isinstance(source, FloatType):
        return _truncate(x, to)
    if isinstance(source, BooleanType):
        return x.astype(kind), np.zeros(x.shape, np.bool_)  # every integer type has 0 and 1
    assert isinstance(source, IntegerType)
    y = wide(x, source)
    bits = y.view(np.int64 if to.signed else np.uint64)
    wrapped = wrap(bits, to)
    # The number must be equal, not just the bits: signedness may change it.
    lost = (wrapped != bits) | (source.signed != to.signed) & (y.view(np.int64) < 0)
    return wrapped.astype(kind), lost


def _truncate(x: Array, to: IntegerType) -> Converted:
    whole = np.trunc(x)
    low, high = float(least(to)), float(greatest(to) + 1)
    fits = (whole >= low) & (whole < high)
    result = np.where(fits, whole, 0.0).astype(np.int64 if to.signed else np.uint64)
    result = np.where(whole < low, np.array(least(to), result.dtype), result)
    result = np.where(whole >= high, np.array(greatest(to), result.dtype), result)
    return result.astype(bounds_dtype(to)), ~fits


def _to_float(x: Array, source: ElementType, to: FloatType) -> Converted:
    if isinstance(source, IntegerType) and source.width == 64:
        return _from_64_bits(x, to)
    exact = x.astype(np.float64)
    rounded = round_unbounded(exact, to)
    lost = (rounded != exact) & ~np.isnan(exact)
    lost |= (np.abs(rounded) > grid(to).max_finite) & np.isfinite(exact)
    return customary(rounded, to), lost | lacks(rounded, to)


def _from_64_bits(x: Array, to: FloatType) -> Converted:
    """Convert 64-bit integers. f64 has 53 bits: for a narrower type the rest is kept as a sticky bit, so that rounding
    happens once."""
    low_bits = x & x.dtype.type(0xFFF)
    sticky = (x - low_bits) | np.where(low_bits != 0, x.dtype.type(0x800), x.dtype.type(0))
    small = np.abs(x.astype(np.float64)) < 2.0**53
    exact = x.astype(np.float64) if to.name == "f64" else np.where(small, x, sticky).astype(np.float64)
    rounded = round_unbounded(exact, to)
    result = customary(rounded, to)
    lost = lacks(rounded, to) | (np.abs(rounded) > grid(to).max_finite) | (rounded != exact)
    return result, lost | ~_equals_integer(result, x)


def _equals_integer(y: Array, x: Array) -> Array:
    limits = np.iinfo(x.dtype)
    inside = (y >= float(limits.min)) & (y < float(limits.max))  # float(max) is 2^63 or 2^64
    return np.asarray(inside & (np.where(inside, y, 0.0).astype(x.dtype) == x))


def part(x: Acceptance, index: int) -> Acceptance:
    assert isinstance(x.element_type, ComplexType)
    taken = x.lift(lambda a: a[..., index])
    return Acceptance(x.element_type.element, taken.lower, taken.upper, taken.nan, taken.unspecified)


def join_parts(real: Acceptance, imaginary: Acceptance, to: ComplexType) -> Acceptance:
    def join(a: Array, b: Array) -> Array:
        return np.stack(np.broadcast_arrays(a, b), axis=-1)

    lower = join(real.lower, imaginary.lower)
    upper = lower if both_exact(real, imaginary) else join(real.upper, imaginary.upper)
    nan = join(real.nan, imaginary.nan)
    return Acceptance(to, lower, upper, nan, join(real.unspecified, imaginary.unspecified))


@elementwise("reduce_precision", kind="float")
def reduce_precision(
    operand: Acceptance, *, to: FloatType, exponent_bits: int, mantissa_bits: int, **_: Any
) -> Acceptance:
    """Round the mantissa to nearest even; then exponents out of range become infinity or zero.

    Unspecified where the text is ambiguous: without mantissa bits, a tie (both neighbours have an empty mantissa) and
    NaN (its bits are those of an infinity); a subnormal operand with only a shorter mantissa (counted from its leading
    bit or by position); and the range of `exponent_bits` in a type whose exponents differ from IEEE 754's.
    """
    like_ieee, like_type = (_reducer(to, exponent_bits, mantissa_bits, own) for own in (False, True))
    lower = like_ieee(operand.lower)
    upper = lower if both_exact(operand) else like_ieee(operand.upper)
    result = representable(lower, upper, operand.nan, to)
    unclear = _unclear(operand.lower, to, exponent_bits, mantissa_bits) | ~_same(lower, like_type(operand.lower))
    if upper is not lower:
        undecided = ~is_point(operand) & ((mantissa_bits == 0) | (not is_plain(to)))
        unclear = unclear | undecided | _unclear(operand.upper, to, exponent_bits, mantissa_bits)
    return Acceptance(to, result.lower, result.upper, result.nan, result.unspecified | unclear)


def _same(a: Array, b: Array) -> Array:
    return np.asarray((a == b) | (np.isnan(a) & np.isnan(b)))


def _reducer(t: FloatType, exponent_bits: int, mantissa_bits: int, like_type: bool) -> Callable[[Array], Array]:
    """Return a function that reduces arrays of f64, with the exponent range of an IEEE 754 format or, if `like_type`,
    with that of the type scaled to `exponent_bits`."""
    g = grid(t)
    own_bits = _own_bits(t)
    own_bias, bias = _ieee_bias(own_bits), _ieee_bias(min(exponent_bits, 16))
    highest, lowest = bias, 1 - bias
    if like_type:
        highest += int(np.frexp(g.max_finite)[1]) - 1 - own_bias
        lowest += int(np.frexp(g.smallest_normal)[1]) - 1 - (1 - own_bias)

    def reduce(x: Array) -> Array:
        if mantissa_bits < g.precision - 1:
            precision = mantissa_bits + 1
            step = quantum(x, precision, g.smallest * 2.0 ** (g.precision - precision))
            x = np.rint(x / step) * step
        if exponent_bits >= own_bits and (like_type or is_plain(t)):
            return x
        exponent = np.frexp(x)[1] - 1
        x = np.where((exponent > highest) & np.isfinite(x), np.copysign(np.inf, x), x)
        return np.where((exponent < lowest) & np.isfinite(x) & (x != 0), np.copysign(0.0, x), x)

    return reduce


def _own_bits(t: FloatType) -> int:
    g = grid(t)
    return t.width - g.precision + (not g.has_negative)


def _ieee_bias(exponent_bits: int) -> int:
    return (1 << (exponent_bits - 1)) - 1


def _unclear(x: Array, t: FloatType, exponent_bits: int, mantissa_bits: int) -> Array:
    g = grid(t)
    if mantissa_bits >= g.precision - 1:
        return np.zeros(x.shape, np.bool_)
    # With fewer exponent bits subnormals become zero, however they are rounded.
    unclear = (np.abs(x) < g.smallest_normal) & (x != 0) & (exponent_bits >= _own_bits(t))
    if mantissa_bits == 0:
        unclear |= (np.abs(x) == 1.5 * quantum(x, 1, g.smallest_normal)) | np.isnan(x)
    return np.asarray(unclear)


@evaluates("bitcast_convert")
def bitcast_convert(operand: Acceptance, *, results: tuple[TensorType, ...], context: Context) -> Acceptance:
    """Reinterpret the operand's bits in the result type, least significant bits first if the widths differ.

    The representation of values is implementation-defined, so where the types differ every element is unspecified
    unless a convention decides it; the customary result uses the formats' definitions in little-endian order. The bits
    of NaN and of inexact sets stay unspecified.
    """
    source, to = (storage_element_type(t) for t in (operand.element_type, results[0].element_type))
    if source == to:  # the same bits in the same type, however it represents values; of quantized types, the storage's
        return replace(operand, element_type=results[0].element_type)
    kind_of(source), kind_of(to)
    elements = from_bounds(operand.lower, source)
    narrow, wide_bits = sorted((num_bits(source), num_bits(to)))
    bits = _unpack_bits(elements, source)
    if num_bits(to) > num_bits(source):
        bits = bits.reshape(*bits.shape[:-2], wide_bits)
    elif num_bits(to) < num_bits(source):
        bits = bits.reshape(*bits.shape[:-1], wide_bits // narrow, narrow)
    bounds = to_bounds(_pack_bits(bits, to), to)
    nan = np.isnan(bounds) if isinstance(to, FloatType | ComplexType) else np.zeros(bounds.shape, np.bool_)
    unknown: Array = np.ones(bounds.shape, np.bool_)
    if follows(context.latitude, "bits"):
        unknown = _unknown_bits(operand)
        if num_bits(to) > num_bits(source):
            unknown = np.asarray(unknown.any(axis=-1))
        elif num_bits(to) < num_bits(source):
            unknown = unknown[..., None]
        if isinstance(to, ComplexType):
            unknown = unknown[..., None]
        unknown = np.ascontiguousarray(np.broadcast_to(unknown, bounds.shape))
    return Acceptance(results[0].element_type, bounds, bounds, nan, unknown)


def _unknown_bits(x: Acceptance) -> Array:
    unknown = x.unspecified | x.nan | ~(is_point(x) if x.lower.dtype == np.float64 else x.lower == x.upper)
    return np.asarray(unknown.any(axis=-1)) if isinstance(x.element_type, ComplexType) else unknown


def _unpack_bits(elements: Array, t: ElementType) -> Array:
    octets = np.ascontiguousarray(elements).view(np.uint8).reshape(*elements.shape, elements.dtype.itemsize)
    return np.unpackbits(octets, axis=-1, bitorder="little")[..., : num_bits(t)]


def _pack_bits(bits: Array, t: ElementType) -> Array:
    kind = dtype(t)
    missing = 8 * kind.itemsize - bits.shape[-1]
    if isinstance(t, IntegerType) and t.signed and missing:  # held sign-extended
        bits = np.concatenate([bits, np.repeat(bits[..., -1:], missing, axis=-1)], axis=-1)
    octets: Array = np.packbits(bits, axis=-1, bitorder="little")
    return np.asarray(np.ascontiguousarray(octets).view(kind)[..., 0])
