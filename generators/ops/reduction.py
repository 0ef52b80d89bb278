"""How to draw reductions: several operands, bodies that fold in any order and bodies that do not."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from generators import rules
from generators.breakers import Draft, constant_region
from generators.builder import Builder
from generators.ranges import Range, can_count, everything, format_of, has_order, part, span
from generators.registry import breaks, draws
from generators.rules import Mode
from spec.program import Program, Value
from spec.types import (
    ELEMENT_TYPES,
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    TensorType,
    si32,
)
from spec.types import tensor as tensor_of
from spec.vocabulary import is_promotable, max_value, min_value

if TYPE_CHECKING:
    from generators.twins import Base


@dataclass(frozen=True)
class Monoid:
    """A body that is one operation, its neutral element, and whether it is idempotent: the initial value may be any."""

    op: str
    neutral: Callable[[ElementType], float | int]
    is_idempotent: bool = False


def _all_ones(t: ElementType) -> int:
    return 1 if isinstance(t, BooleanType) else -1 if isinstance(t, IntegerType) and t.signed else int(max_value(t))


_MONOIDS = (
    Monoid("add", lambda t: 0),
    Monoid("maximum", min_value, is_idempotent=True),
    Monoid("minimum", max_value, is_idempotent=True),
    Monoid("multiply", lambda t: 1),
    Monoid("and", _all_ones, is_idempotent=True),
    Monoid("or", lambda t: 0, is_idempotent=True),
    Monoid("xor", lambda t: 0),
)


@functools.cache
def monoids(t: ElementType, mode: Mode) -> tuple[Monoid, ...]:
    """The monoids that fold elements of a type and stay decided in a mode."""
    found = list(_MONOIDS)
    if not isinstance(t, BooleanType | IntegerType):
        found = found[:4]
    if not has_order(t):
        found = [m for m in found if m.op in ("add", "multiply")]
    if not can_count(t):
        found = [m for m in found if m.op in ("maximum", "minimum")]
    if mode is Mode.BITS and isinstance(part(t), FloatType):
        found = [m for m in found if m.op in ("maximum", "minimum")]
    return tuple(found)


def _fold_limit(monoid: Monoid, t: ElementType, count: int, mode: Mode) -> Range | None:
    """What keeps the fold of `count` elements within its type, whatever the order."""
    if mode is Mode.OPEN or monoid.op not in ("add", "multiply") or isinstance(t, BooleanType):
        return None
    is_real = mode is Mode.REALS and isinstance(part(t), FloatType)
    most = rules.cap(t) if is_real else span(t)[1]
    if monoid.op == "add":
        bound = most / max(count, 1)
    else:
        bound = most ** (1 / max(count, 1)) / (2 if isinstance(t, ComplexType) else 1)
    if is_real:
        return Range(-bound, bound, exact=False)
    return Range(max(-math.floor(bound), span(t)[0]), math.floor(bound), integral=True)


@draws("reduce", has_regions=True, is_open=True, weight=4)
def reduce(builder: Builder) -> None:
    first = builder.operand(ELEMENT_TYPES)
    shape = _tensor(first).static_shape
    rank = len(shape)
    dimensions = builder.sample(rank, builder.integer(0, rank))
    count = math.prod(shape[d] for d in dimensions)
    kind = builder.integer(0, 7)
    if kind == 6 and has_order(_tensor(first).element_type):
        _arg_extreme(builder, first, dimensions)
    elif kind == 7:
        _arbitrary(builder, first, dimensions)
    else:
        _monoids(builder, first, dimensions, count)


def _tensor(v: Value) -> TensorType:
    assert isinstance(v.type, TensorType)
    return v.type


def _monoids(builder: Builder, first: Value, dimensions: tuple[int, ...], count: int) -> None:
    """Every operand is folded by an operation of its own, at times in a wider type."""
    mode = builder.profile.mode
    inputs, inits, folds, known = [], [], [], []
    for i in range(1 + max(builder.integer(0, 5) - 3, 0)):
        t = _tensor(first).element_type if i == 0 else builder.element_type(_foldable(mode))
        choices = monoids(t, mode)
        if not choices:  # nothing folds this type decidably: it goes through an arbitrary body
            return _arbitrary(builder, first, dimensions)
        monoid = builder.choice(choices)
        x = first if i == 0 else builder.value(TensorType(_tensor(first).shape, t))
        limit = _fold_limit(monoid, t, count, mode)
        if not builder.can_fit(x, limit):
            x = builder.value(_tensor(x), limit)
        x = builder.fitted(x, limit)
        inputs.append(x)
        inits.append(_initial(builder, monoid, t, limit))
        folds.append((monoid.op, _accumulator(builder, t)))
        known.append(_folded(builder, monoid, (x, inits[-1]), count))
    types = [tensor_of(t) for _, t in folds] * 2
    body = builder.region(
        [(t, everything(t.element_type)) for t in types],
        lambda a: [builder.emit(op, [a[i], a[i + len(folds)]])[0] for i, (op, _) in enumerate(folds)],
        is_isolated=True,
    )
    builder.emit("reduce", [*inputs, *inits], {"dimensions": dimensions}, [body], ranges=known)


@functools.cache
def _foldable(mode: Mode) -> tuple[ElementType, ...]:
    return tuple(t for t in ELEMENT_TYPES if monoids(t, mode))


def _initial(builder: Builder, monoid: Monoid, t: ElementType, limit: Range | None) -> Value:
    """The neutral element, or any value where that changes nothing but the result itself."""
    kind = builder.integer(0, 3)
    if (monoid.is_idempotent and kind >= 2) or (builder.profile.is_open and kind == 3):
        return builder.value(tensor_of(t), limit)
    return builder.number(t, monoid.neutral(t))


def _accumulator(builder: Builder, t: ElementType) -> ElementType:
    """The element type of the body: that of the input, or one that it can be promoted to."""
    if builder.integer(0, 7) < 7:
        return t
    return builder.choice(_promotions(t, builder.profile.is_open))


@functools.cache
def _promotions(t: ElementType, is_open: bool) -> tuple[ElementType, ...]:
    """The type itself, then those of its kind that are no narrower; in programs only those that hold all its values."""
    return (t, *(u for u in ELEMENT_TYPES if u != t and is_promotable(t, u) and (is_open or _holds(u, t))))


def _holds(wide: ElementType, narrow: ElementType) -> bool:
    if not can_count(wide) or not can_count(narrow):
        return False
    match part(wide), part(narrow):
        case FloatType() as w, FloatType() as n:
            a, b = format_of(w), format_of(n)
            return a.fraction_bits >= b.fraction_bits and a.greatest >= b.greatest and a.tiny <= b.tiny
    return everything(narrow).within(everything(wide))


def _folded(builder: Builder, monoid: Monoid, values: tuple[Value, Value], count: int) -> Range:
    x, init = map(builder.range, values)
    t = _tensor(values[0]).element_type
    if monoid.op in ("maximum", "minimum"):
        return x | init if count else init
    if monoid.op == "add" and not isinstance(t, BooleanType) and math.isfinite(x.low) and math.isfinite(x.high):
        total = Range(min(x.low, 0) * count, max(x.high, 0) * count, x.integral)
        return replace(total, exact=x.exact and (x.integral or not isinstance(part(t), FloatType)))
    is_exact = x.exact and (x.integral or not isinstance(part(t), FloatType))
    return replace(everything(t), exact=is_exact)


def _arg_extreme(builder: Builder, values: Value, dimensions: tuple[int, ...]) -> None:
    """The greatest or least element and its index, the lowest index where there are several."""
    t = _tensor(values).element_type
    shape = _tensor(values).static_shape
    indices = tensor_of(si32, *shape)
    is_max = builder.integer(0, 1) == 0
    at = builder.value(indices, Range(0, 1000, integral=True))
    if shape and builder.integer(0, 3) > 0:
        axis = dimensions[0] if dimensions else 0
        known = Range(0, max(shape[axis] - 1, 0), integral=True)
        at = builder.emit("iota", [], {"iota_dimension": axis}, types=[indices], ranges=[known])[0]
    worst = builder.number(t, min_value(t) if is_max else max_value(t))
    inits = [worst, builder.number(si32, 2**31 - 1)]
    body = builder.region(
        [(tensor_of(e), everything(e)) for e in (t, si32, t, si32)],
        lambda a: _better(builder, a, "GT" if is_max else "LT"),
        is_isolated=True,
    )
    known = builder.range(values)
    ranges = [known | builder.range(worst), replace(everything(si32), exact=known.exact and not known.nan)]
    builder.emit("reduce", [values, at, *inits], {"dimensions": dimensions}, [body], ranges=ranges)


def _better(builder: Builder, a: list[Value], direction: str) -> list[Value]:
    x, i, y, j = a
    kind = compare_type(_tensor(x).element_type)

    def compare(lhs: Value, rhs: Value, how: str, compare_type: str) -> Value:
        attributes = {"comparison_direction": how, "compare_type": compare_type}
        return builder.emit("compare", [lhs, rhs], attributes)[0]

    wins = compare(x, y, direction, kind)
    ties = builder.emit("and", [compare(x, y, "EQ", kind), compare(i, j, "LT", "SIGNED")])[0]
    first = builder.emit("or", [wins, ties])[0]
    return [builder.emit("select", [first, *pair])[0] for pair in ((x, y), (i, j))]


def compare_type(t: ElementType) -> str:
    """How elements of a type that has an order are compared."""
    if isinstance(t, FloatType):
        return "FLOAT"
    return "SIGNED" if isinstance(t, IntegerType) and t.signed else "UNSIGNED"


def _arbitrary(builder: Builder, first: Value, dimensions: tuple[int, ...]) -> None:
    """Any body: what it yields depends on the order, which is decided where little is folded."""
    t = _tensor(first)
    init = builder.value(tensor_of(t.element_type))
    element = tensor_of(t.element_type)

    def build(arguments: list[Value]) -> list[Value]:
        builder.steps(2)
        return [builder.value(element, likes_old=True)]

    known = replace(everything(t.element_type), exact=False)
    body = builder.region([(element, known)] * 2, build, is_isolated=True)
    count = math.prod(t.static_shape[d] for d in dimensions)
    result = known if count else builder.range(init)
    builder.emit("reduce", [first, init], {"dimensions": dimensions}, [body], ranges=[result])


@breaks("reduce", "C1")
def inputs_differ_in_shape(base: Base) -> Iterator[Program]:
    """Two inputs where the second has another shape; the results follow the first."""
    inputs = base.operation.operands[0].type
    assert isinstance(inputs, TensorType)
    element = tensor_of(inputs.element_type)
    dimensions = base.operation.attribute("dimensions")
    for other in ((*inputs.shape, 2), (*inputs.shape[:-1], inputs.static_shape[-1] + 1)):
        pair = (inputs, TensorType(other, inputs.element_type))
        results = tuple(tensor_of(x.element_type, *_but(x, dimensions)) for x in pair)
        body = constant_region((element,) * 4, (element,) * 2)
        yield base.with_draft(Draft((*pair, element, element), (("dimensions", dimensions),), (body,), results))


def _but(x: TensorType, dimensions: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(n for i, n in enumerate(x.static_shape) if i not in dimensions)
