"""Bodies of reductions, their neutral elements, and the operand limits that keep a reduction decidable."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from generators import elementwise_rules
from generators.builder import Builder
from generators.elementwise_rules import Mode
from generators.value_ranges import Range, can_count, format_of, full_range, has_order, part, span, symmetric
from spec.program import Region, Value
from spec.types import ELEMENT_TYPES, BooleanType, ComplexType, ElementType, FloatType, IntegerType
from spec.types import tensor as tensor_of
from spec.vocabulary import is_promotable, max_value, min_value, tensor_type


@dataclass(frozen=True)
class Monoid:
    """Body of one operation, with its neutral element. If the op is idempotent, any initial value may be drawn."""

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


def fold_limit(monoid: Monoid, t: ElementType, count: int, mode: Mode) -> Range | None:
    """Return the range of operands whose fold over `count` elements stays within type `t` in any order.

    None if operands need no limit.
    """
    if mode is Mode.OPEN or monoid.op not in ("add", "multiply") or isinstance(t, BooleanType):
        return None
    is_real = mode is Mode.REALS and isinstance(part(t), FloatType)
    most = elementwise_rules.cap(t) if is_real else span(t)[1]
    if monoid.op == "add":
        bound = most / max(count, 1)
    else:
        bound = most ** (1 / max(count, 1)) / (2 if isinstance(t, ComplexType) else 1)
    return symmetric(bound, t, is_real=is_real)


@functools.cache
def foldable(mode: Mode) -> tuple[ElementType, ...]:
    return tuple(t for t in ELEMENT_TYPES if monoids(t, mode))


def initial_value(builder: Builder, monoid: Monoid, t: ElementType, limit: Range | None) -> Value:
    kind = builder.integer(0, 3)
    if (monoid.is_idempotent and kind >= 2) or (builder.profile.is_open and kind == 3):
        return builder.value(tensor_of(t), limit)
    return builder.number(t, monoid.neutral(t))


def accumulator(builder: Builder, t: ElementType) -> ElementType:
    """Draw the element type of the body: that of the input, or one it can be promoted to (spec: `is_promotable`)."""
    if builder.integer(0, 7) < 7:
        return t
    return builder.choice(_promotions(t, builder.profile.is_open))


@functools.cache
def _promotions(t: ElementType, is_open: bool) -> tuple[ElementType, ...]:
    """Return `t`, then the types it can be promoted to; unless `is_open`, only those that hold all values of `t`."""
    return (t, *(u for u in ELEMENT_TYPES if u != t and is_promotable(t, u) and (is_open or _holds(u, t))))


def _holds(wide: ElementType, narrow: ElementType) -> bool:
    if not can_count(wide) or not can_count(narrow):
        return False
    match part(wide), part(narrow):
        case FloatType() as w, FloatType() as n:
            a, b = format_of(w), format_of(n)
            return a.fraction_bits >= b.fraction_bits and a.greatest >= b.greatest and a.tiny <= b.tiny
    return full_range(narrow).within(full_range(wide))


def range_of_fold(builder: Builder, monoid: Monoid, values: tuple[Value, Value], count: int) -> Range:
    x, init = map(builder.range, values)
    t = tensor_type(values[0]).element_type
    if monoid.op in ("maximum", "minimum"):
        return x | init if count else init
    if monoid.op == "add" and not isinstance(t, BooleanType) and math.isfinite(x.low) and math.isfinite(x.high):
        total = Range(min(x.low, 0) * count, max(x.high, 0) * count, x.integral)
        return replace(total, exact=x.exact and (x.integral or not isinstance(part(t), FloatType)))
    is_exact = x.exact and (x.integral or not isinstance(part(t), FloatType))
    return replace(full_range(t), exact=is_exact)


def compare_type(t: ElementType) -> str:
    if isinstance(t, FloatType):
        return "FLOAT"
    return "SIGNED" if isinstance(t, IntegerType) and t.signed else "UNSIGNED"


def monoid_body(builder: Builder, folds: Sequence[tuple[str, ElementType]]) -> Region:
    types = [tensor_of(t) for _, t in folds] * 2
    return builder.region(
        [(t, full_range(t.element_type)) for t in types],
        lambda a: [builder.emit(op, [a[i], a[i + len(folds)]])[0] for i, (op, _) in enumerate(folds)],
        is_isolated=True,
    )


def arbitrary_body(builder: Builder, t: ElementType) -> Region:
    """Return a body of any operations.

    Its result depends on the order of folding; the evaluator considers all orders for few elements.
    """
    element = tensor_of(t)

    def build(arguments: list[Value]) -> list[Value]:
        builder.steps(2)
        return [builder.value(element, likes_old=True)]

    return builder.region([(element, replace(full_range(t), exact=False))] * 2, build, is_isolated=True)
