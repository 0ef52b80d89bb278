"""How to draw elementwise operations: one strategy for all that are alike, and the rest."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from generators import rules
from generators.breakers import Draft
from generators.builder import Builder
from generators.ranges import Range, can_count, everything, greatest, part, span
from generators.registry import breaks, draws
from generators.rules import Mode
from generators.types import MAX_RANK, Shape
from spec.op import described, ops
from spec.ops.elementwise import Abs, Add, SameBaselineType, SameType, compare_types
from spec.program import Program, Value
from spec.types import (
    ELEMENT_TYPES,
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    TensorType,
    complex64,
    f64,
    i1,
    num_bits,
    si64,
    ui64,
)
from spec.types import tensor as tensor_of

if TYPE_CHECKING:
    from generators.bases import Base


@functools.cache
def usable(op: str, mode: Mode) -> tuple[ElementType, ...]:
    """The element types of the operands that an op is drawn on in a mode."""
    first = next(m for m in described(op).members.values() if m.role == "operand")
    assert first.test is not None
    return tuple(t for t in first.test.element_types if rules.limits(op, t, mode) is not None)


def alike(builder: Builder, op: str) -> None:
    """An op whose operands all have one type, from which the type of the result follows."""
    mode = builder.profile.mode
    allowed = usable(op, mode)
    if not allowed:
        return
    operands: list[Value] = []
    for i in range(sum(m.role == "operand" for m in described(op).members.values())):
        limit = functools.partial(_limit, op, mode, i)
        if not operands:
            operands.append(builder.operand(allowed, limit))
        else:
            operands.append(builder.value(_tensor(operands[0]), limit))
    known = rules.result(op, _tensor(operands[0]).element_type, tuple(map(builder.range, operands)))
    builder.emit(op, operands, ranges=[known])


def _limit(op: str, mode: Mode, i: int, t: ElementType) -> Range | None:
    found = rules.limits(op, t, mode)
    return found[i] if found is not None else None


def _tensor(v: Value) -> TensorType:
    assert isinstance(v.type, TensorType)
    return v.type


def _element(v: Value) -> ElementType:
    return _tensor(v).element_type


def _register(op: str) -> None:
    weight = 2 if op in ("add", "multiply", "subtract") else 1
    draws(op, weight=weight)(functools.partial(alike, op=op))


for _name, _op in ops().items():
    if issubclass(_op, SameType | SameBaselineType | Add | Abs):
        _register(_name)


def _part_of(builder: Builder, op: str) -> None:
    test = described(op).members["operand"].test
    assert test is not None
    # The imaginary part of a number of f8E8M0FNU is 0, which the type lacks.
    allowed = test.element_types if builder.profile.is_open else tuple(t for t in test.element_types if can_count(t))
    x = builder.operand(allowed)
    known = builder.range(x)
    if op == "imag" and not isinstance(_element(x), ComplexType):
        known = replace(known, low=0, high=0, integral=True, nan=False)
    builder.emit(op, [x], ranges=[known])


draws("real")(functools.partial(_part_of, op="real"))
draws("imag")(functools.partial(_part_of, op="imag"))


@draws("complex")
def complex_(builder: Builder) -> None:
    lhs = builder.operand(described("complex").members["lhs"].test)  # type: ignore[arg-type]
    rhs = builder.value(_tensor(lhs))
    builder.emit("complex", [lhs, rhs], ranges=[builder.range(lhs) | builder.range(rhs)])


@draws("is_finite")
def is_finite(builder: Builder) -> None:
    x = builder.operand(described("is_finite").members["x"].test)  # type: ignore[arg-type]
    builder.emit("is_finite", [x], ranges=[replace(everything(i1), exact=builder.range(x).exact)])


@draws("compare", weight=2)
def compare(builder: Builder) -> None:
    lhs = builder.operand(ELEMENT_TYPES)
    rhs = builder.value(_tensor(lhs))
    t = _element(lhs)
    direction = builder.choice(("EQ", "NE", "LT", "LE", "GT", "GE") if not isinstance(t, ComplexType) else ("EQ", "NE"))
    if isinstance(t, ComplexType) and builder.profile.is_open:
        direction = builder.choice((direction, "LT", "LE", "GT", "GE"))
    kinds = compare_types(t)
    attributes = {"comparison_direction": direction, "compare_type": builder.choice(kinds)}
    known = replace(everything(i1), exact=builder.moved(lhs, rhs).exact)
    builder.emit("compare", [lhs, rhs], attributes, ranges=[known])


@draws("select", weight=2)
def select(builder: Builder) -> None:
    on_true = builder.operand(ELEMENT_TYPES)
    on_false = builder.value(_tensor(on_true))
    shape = builder.choice((_tensor(on_true).static_shape, ()))
    pred = builder.value(tensor_of(i1, *shape))
    known = builder.moved(on_true, on_false)
    exact = known.exact and builder.range(pred).exact
    builder.emit("select", [pred, on_true, on_false], ranges=[replace(known, exact=exact)])


@draws("clamp")
def clamp(builder: Builder) -> None:
    allowed = ELEMENT_TYPES
    if not builder.profile.is_open:
        allowed = tuple(t for t in allowed if not isinstance(t, ComplexType))
    operand = builder.operand(allowed)
    t = _tensor(operand)
    shapes = (t.static_shape, ())
    low = builder.value(tensor_of(t.element_type, *builder.choice(shapes)))
    high = builder.value(tensor_of(t.element_type, *builder.choice(shapes)))
    builder.emit("clamp", [low, operand, high], ranges=[builder.moved(low, operand, high)])


@draws("convert", weight=2)
def convert(builder: Builder) -> None:
    mode = builder.profile.mode
    operand = builder.operand(ELEMENT_TYPES, None)
    source = _element(operand)
    result = builder.element_type(targets(source, mode))
    limit = None if mode is Mode.OPEN else conversion_limit(source, result, mode)
    if limit is not None:
        operand = builder.value(_tensor(operand), limit) if not builder.can_fit(operand, limit) else operand
        operand = builder.fitted(operand, limit)
    t = TensorType(_tensor(operand).shape, result)
    builder.emit("convert", [operand], types=[t], ranges=[_converted(builder.range(operand), source, result)])


@functools.cache
def targets(source: ElementType, mode: Mode) -> tuple[ElementType, ...]:
    """What a type is converted to: anything, but in programs only where the result is decided."""
    if mode is Mode.OPEN:
        return ELEMENT_TYPES
    can = [t for t in ELEMENT_TYPES if conversion_limit(source, t, mode) is not None or t == source]
    return tuple(can)


def conversion_limit(source: ElementType, target: ElementType, mode: Mode) -> Range | None:
    """Which values of a type convert to another as the specification says; None where the pair is left out."""
    if not can_count(source) or not can_count(target) or isinstance(source, ComplexType):
        return None
    if isinstance(source, BooleanType) or isinstance(target, BooleanType):
        return replace(everything(source), nan=False)
    if isinstance(source, FloatType) and isinstance(part(target), FloatType) and mode is Mode.REALS:
        most = min(greatest(target), rules.cap(source))
        return Range(-most, most, exact=False)
    (low, high), (least, most) = span(source), span(target)
    return Range(max(low, least), min(high, most), integral=True)


def _converted(known: Range, source: ElementType, target: ElementType) -> Range:
    if isinstance(target, BooleanType):
        return replace(everything(target), exact=known.exact)
    stays = known.integral and known.exact
    if stays and span(target)[0] <= known.low and known.high <= span(target)[1]:
        return known
    if isinstance(part(target), FloatType) and math.isfinite(known.low) and math.isfinite(known.high):
        return replace(known, integral=known.integral and isinstance(source, IntegerType), exact=False)
    return replace(everything(target), exact=known.exact and isinstance(target, IntegerType))


@draws("bitcast_convert", weight=0)
def bitcast_convert(builder: Builder) -> None:
    """In programs only at the end (see generators.programs): the representation of values is the implementation's own,
    so that all that follows is open."""
    source = builder.element_type(ELEMENT_TYPES)
    target = builder.element_type(_bitcast_targets(source))
    shape = builder.shape(max_rank=MAX_RANK - 1)
    if num_bits(target) > num_bits(source):  # the last dimension holds the parts of one element
        shape = (*shape, num_bits(target) // num_bits(source))
    operand = builder.value(TensorType(shape, source))
    result = TensorType(_bitcast_shape(_tensor(operand), target), target)
    builder.emit("bitcast_convert", [operand], types=[result])


@functools.cache
def _bitcast_targets(source: ElementType) -> tuple[ElementType, ...]:
    """The types whose width is a multiple or a divisor of that of the source."""
    is_complex = isinstance(source, ComplexType)
    return tuple(
        t for t in ELEMENT_TYPES
        if isinstance(t, ComplexType) == is_complex
        and max(num_bits(t), num_bits(source)) % min(num_bits(t), num_bits(source)) == 0
    )  # fmt: skip


def _bitcast_shape(t: TensorType, target: ElementType) -> Shape:
    source, shape = num_bits(t.element_type), t.static_shape
    if num_bits(target) == source:
        return shape
    return (*shape, source // num_bits(target)) if num_bits(target) < source else shape[:-1]


@draws("reduce_precision")
def reduce_precision(builder: Builder) -> None:
    test = described("reduce_precision").members["operand"].test
    assert test is not None
    if builder.profile.is_open:
        operand = builder.operand(test)
        exponent, mantissa = builder.choice((*_FORMATS, (1, 0)))
        if builder.integer(0, 3) == 3:
            exponent, mantissa = builder.integers([(1, 16), (0, 64)])
    else:  # a number that overflows in the format is open where its type has no infinity
        operand = builder.operand(tuple(t for t in test.element_types if can_count(t)), _IN_EVERY_FORMAT)
        exponent, mantissa = builder.choice(_FORMATS)
    attributes = {"exponent_bits": exponent, "mantissa_bits": mantissa}
    builder.emit("reduce_precision", [operand], attributes, ranges=[builder.range(operand)])


_FORMATS = ((8, 7), (5, 10), (8, 23), (5, 2), (4, 3), (11, 52), (2, 1), (8, 10), (3, 2))
_IN_EVERY_FORMAT = Range(-2, 2)


@breaks("bitcast_convert", "C2")
def only_one_is_complex(base: Base) -> Iterator[Program]:
    """Of the same width, so that the shapes still fit."""
    shape = (2, 3)
    for plain in (f64, si64, ui64):
        yield base.with_draft(Draft((TensorType(shape, plain),), (), (), (TensorType(shape, complex64),)))
        yield base.with_draft(Draft((TensorType(shape, complex64),), (), (), (TensorType(shape, plain),)))
