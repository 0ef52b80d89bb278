"""Strategies for conversions between element types."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from dataclasses import replace

from generators import elementwise_rules
from generators.builder import Builder
from generators.elementwise_rules import Mode
from generators.strategy_registry import breaks, draws
from generators.twins.breakers import Draft
from generators.twins.twin_bases import Base
from generators.type_tables import MAX_RANK, Shape
from generators.value_ranges import Range, can_count, full_range, greatest, part, span
from spec.op import op_named
from spec.program import Program
from spec.types import (
    ELEMENT_TYPES,
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    TensorType,
    bf16,
    complex64,
    f16,
    f32,
    f64,
    num_bits,
    si64,
    ui64,
)
from spec.vocabulary import tensor_type


@draws("convert", weight=2)
def convert(builder: Builder) -> None:
    mode = builder.profile.mode
    operand = builder.operand(ELEMENT_TYPES, None)
    source = tensor_type(operand).element_type
    is_mixed = mode is Mode.OPEN and isinstance(source, FloatType) and builder.integer(0, 2) == 0
    result = builder.element_type(_MIXED if is_mixed else targets(source, mode), is_like_operand=is_mixed)
    limit = None if mode is Mode.OPEN else conversion_limit(source, result, mode)
    if limit is not None:
        operand = builder.value(tensor_type(operand), limit) if not builder.can_fit(operand, limit) else operand
        operand = builder.fit(operand, limit)
    t = TensorType(tensor_type(operand).shape, result)
    builder.emit("convert", [operand], types=[t], ranges=[_conversion_range(builder.range(operand), source, result)])


_MIXED = (f32, bf16, f16, f64)
"""The types that programs of mixed precision convert floats to."""


@functools.cache
def targets(source: ElementType, mode: Mode) -> tuple[ElementType, ...]:
    """Return the types to convert `source` to: any type in mode OPEN, otherwise those with decided results."""
    if mode is Mode.OPEN:
        return ELEMENT_TYPES
    can = [t for t in ELEMENT_TYPES if conversion_limit(source, t, mode) is not None or t == source]
    return tuple(can)


def conversion_limit(source: ElementType, target: ElementType, mode: Mode) -> Range | None:
    """Return the range of values whose conversion the specification decides; None if the types are not combined.

    A float converted to an integer is truncated, so it may be any number within the range of the integer type.
    """
    if not can_count(source) or not can_count(target) or isinstance(source, ComplexType):
        return None
    if isinstance(source, BooleanType) or isinstance(target, BooleanType):
        return replace(full_range(source), nan=False)
    if isinstance(source, FloatType) and isinstance(part(target), FloatType) and mode is Mode.REALS:
        most = min(greatest(target), elementwise_rules.cap(source))
        return Range(-most, most, exact=False)
    (low, high), (least, most) = span(source), span(target)
    truncates = isinstance(source, FloatType) and isinstance(target, IntegerType)
    return Range(max(low, least), min(high, most), integral=not truncates)


def _conversion_range(known: Range, source: ElementType, target: ElementType) -> Range:
    if isinstance(target, BooleanType):
        return replace(full_range(target), exact=known.exact)
    low, high = span(target)
    if known.exact and low <= known.low and known.high <= high:
        if known.integral:
            return known
        if isinstance(target, IntegerType) and not known.nan:
            return Range(math.trunc(known.low), math.trunc(known.high), integral=True)
    if isinstance(part(target), FloatType) and math.isfinite(known.low) and math.isfinite(known.high):
        return replace(known, integral=known.integral and isinstance(source, IntegerType), exact=False)
    return replace(full_range(target), exact=known.exact and isinstance(target, IntegerType))


@draws("bitcast_convert", weight=0)
def bitcast_convert(builder: Builder) -> None:
    """Programs use it only at the end (weight 0), since the implementation chooses how elements are stored."""
    source = builder.element_type(ELEMENT_TYPES)
    target = builder.element_type(_bitcast_targets(source))
    shape = builder.shape(max_rank=MAX_RANK - 1)
    if num_bits(target) > num_bits(source):  # the last dimension holds the parts of one element
        shape = (*shape, num_bits(target) // num_bits(source))
    operand = builder.value(TensorType(shape, source))
    result = TensorType(_bitcast_shape(tensor_type(operand), target), target)
    builder.emit("bitcast_convert", [operand], types=[result])


@functools.cache
def _bitcast_targets(source: ElementType) -> tuple[ElementType, ...]:
    """Return the types whose width is a multiple or a divisor of the source's.

    Booleans are cast to booleans only: the specification does not define their width, so implementations may refuse
    other casts.
    """
    is_complex, is_boolean = isinstance(source, ComplexType), isinstance(source, BooleanType)
    return tuple(
        t for t in ELEMENT_TYPES
        if isinstance(t, ComplexType) == is_complex and isinstance(t, BooleanType) == is_boolean
        and max(num_bits(t), num_bits(source)) % min(num_bits(t), num_bits(source)) == 0
    )  # fmt: skip


def _bitcast_shape(t: TensorType, target: ElementType) -> Shape:
    source, shape = num_bits(t.element_type), t.static_shape
    if num_bits(target) == source:
        return shape
    return (*shape, source // num_bits(target)) if num_bits(target) < source else shape[:-1]


@draws("reduce_precision")
def reduce_precision(builder: Builder) -> None:
    test = op_named("reduce_precision").members["operand"].test
    assert test is not None
    if builder.profile.is_open:
        operand = builder.operand(test)
        exponent, mantissa = builder.choice((*_FORMATS, (1, 0)))
        if builder.integer(0, 3) == 3:
            exponent, mantissa = builder.integers([(1, 16), (0, 64)])
    else:  # overflow is undecided in a type without infinities
        operand = builder.operand(tuple(t for t in test.element_types if can_count(t)), _IN_EVERY_FORMAT)
        exponent, mantissa = builder.choice(_FORMATS)
    attributes = {"exponent_bits": exponent, "mantissa_bits": mantissa}
    builder.emit("reduce_precision", [operand], attributes, ranges=[builder.range(operand)])


_FORMATS = ((8, 7), (5, 10), (8, 23), (5, 2), (4, 3), (11, 52), (2, 1), (8, 10), (3, 2))
_IN_EVERY_FORMAT = Range(-2, 2)


@breaks("bitcast_convert", "C2")
def only_one_is_complex(base: Base) -> Iterator[Program]:
    """Both types have the same width, so that the shapes fit."""
    shape = (2, 3)
    for plain in (f64, si64, ui64):
        yield base.with_draft(Draft((TensorType(shape, plain),), (), (), (TensorType(shape, complex64),)))
        yield base.with_draft(Draft((TensorType(shape, complex64),), (), (), (TensorType(shape, plain),)))
