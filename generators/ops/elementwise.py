"""Strategies for elementwise ops: one for all ops whose operands have one type, and the rest."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from dataclasses import replace

from generators import elementwise_rules
from generators.builder import Builder
from generators.elementwise_rules import Limits, Mode, Rule
from generators.strategy_registry import draws
from generators.value_ranges import Number, Range, can_count, full_range, span
from spec.op import op_named, ops
from spec.ops.elementwise import Abs, Add, SameBaselineType, SameType
from spec.program import Value
from spec.types import (
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    num_bits,
)
from spec.vocabulary import element_type, tensor_type

_MOST_TRUE_VALUES = 2**10
"""The most elements for elementary functions, each of which takes the evaluator microseconds."""
_ELEMENTARY_WIDTH = 16
"""The narrowest floating-point type on which programs use elementary functions."""


def _both(limit: Range | None) -> Limits | None:
    return None if limit is None else (limit, limit)


def _integers(t: ElementType, low: int, high: int) -> Range:
    least, most = span(t)
    return Range(max(low, least), min(high, most), integral=True)


def _ends(f: Callable[[Number, Number], Number], a: Range, b: Range) -> tuple[Number, Number]:
    corners = [f(x, y) for x in (a.low, a.high) for y in (b.low, b.high)]
    return min(corners), max(corners)


def _combine(low: Number, high: Number, operands: tuple[Range, ...], t: ElementType) -> Range:
    integral = all(r.integral for r in operands)
    is_rounded = not isinstance(t, IntegerType | BooleanType) and not integral
    return Range(low, high, integral, exact=not is_rounded and all(r.exact for r in operands))


def _add_limits(t: ElementType, mode: Mode) -> Limits | None:
    if isinstance(t, BooleanType):
        return elementwise_rules.ANY
    if isinstance(t, IntegerType):
        low, high = span(t)
        return _both(Range(-(-low // 2), high // 2, integral=True))
    return _both(elementwise_rules.magnitude(t, mode, lambda most: most / 2))


def _subtract_limits(t: ElementType, mode: Mode) -> Limits | None:
    if isinstance(t, IntegerType) and not t.signed:
        high = span(t)[1]
        return (_integers(t, high // 2, high), _integers(t, 0, high // 2))
    return _add_limits(t, mode)


def _multiply_limits(t: ElementType, mode: Mode) -> Limits | None:
    if isinstance(t, BooleanType):
        return elementwise_rules.ANY
    if isinstance(t, IntegerType):
        root = math.isqrt(span(t)[1])
        return _both(_integers(t, -root, root))
    terms = 2 if isinstance(t, ComplexType) else 1
    return _both(elementwise_rules.magnitude(t, mode, lambda most: math.sqrt(most / terms)))


def _add(t: ElementType, r: tuple[Range, ...]) -> Range:
    if isinstance(t, BooleanType):
        return replace(full_range(t), exact=r[0].exact and r[1].exact)
    return _combine(r[0].low + r[1].low, r[0].high + r[1].high, r, t)


def _subtract(t: ElementType, r: tuple[Range, ...]) -> Range:
    return _combine(r[0].low - r[1].high, r[0].high - r[1].low, r, t)


def _multiply(t: ElementType, r: tuple[Range, ...]) -> Range:
    if isinstance(t, BooleanType):
        return replace(full_range(t), exact=r[0].exact and r[1].exact)
    low, high = _ends(lambda x, y: x * y, *r)
    if isinstance(t, ComplexType):
        low, high = min(low, -high) * 2, max(high, -low) * 2
    return _combine(low, high, r, t)


def _divide_limits(t: ElementType, mode: Mode) -> Limits | None:
    if isinstance(t, IntegerType):
        return (None, _integers(t, 1, span(t)[1]))
    if mode is not Mode.REALS or isinstance(t, ComplexType):
        return None
    root = math.sqrt(elementwise_rules.cap(t))
    return (Range(-root, root, exact=False), Range(0.25, elementwise_rules.cap(t), exact=False))


def _divide(t: ElementType, r: tuple[Range, ...]) -> Range:
    if isinstance(t, IntegerType):
        most = max(abs(r[0].low), abs(r[0].high))
        return Range(-most if r[0].low < 0 else 0, most, integral=True, exact=r[0].exact and r[1].exact)
    if 0 in (r[1].low, r[1].high):
        return replace(full_range(t), exact=False)
    low, high = _ends(lambda x, y: x / y, *r)
    return Range(low, high, exact=False)


def _remainder_limits(t: ElementType, mode: Mode) -> Limits | None:
    if isinstance(t, IntegerType):
        return (None, _integers(t, 1, span(t)[1]))
    if mode is not Mode.INTEGERS or isinstance(t, ComplexType) or not can_count(t):
        return None
    low, high = span(t)
    return (Range(low, high, integral=True), Range(1, high, integral=True))


def _remainder(t: ElementType, r: tuple[Range, ...]) -> Range:
    most = max(abs(r[0].low), abs(r[0].high))
    exact = r[0].exact and r[1].exact
    return Range(-most if r[0].low < 0 else 0, most if r[0].high > 0 else 0, r[0].integral, exact=exact)


def _sign_flip_limits(t: ElementType, mode: Mode) -> Limits | None:
    if isinstance(t, IntegerType):
        return (_integers(t, -span(t)[1], span(t)[1]),) if t.signed else None
    return elementwise_rules.ANY if can_count(t) else None


def _negate(t: ElementType, r: tuple[Range, ...]) -> Range:
    return replace(r[0], low=-r[0].high, high=-r[0].low)


def _abs_limits(t: ElementType, mode: Mode) -> Limits | None:
    if isinstance(t, ComplexType):
        return (
            (Range(-elementwise_rules.cap(t) / 2, elementwise_rules.cap(t) / 2, exact=False),)
            if mode is Mode.REALS
            else None
        )
    return _sign_flip_limits(t, mode)


def _abs(t: ElementType, r: tuple[Range, ...]) -> Range:
    most = max(abs(r[0].low), abs(r[0].high))
    if isinstance(t, ComplexType):
        return Range(0, most * 1.5, exact=False)
    return replace(r[0], low=0, high=most)


def _power_limits(t: ElementType, mode: Mode) -> Limits | None:
    if isinstance(t, IntegerType):
        return (_integers(t, -2, 2), Range(0, span(t)[1].bit_length() - 1, integral=True))
    if mode is not Mode.REALS or not _has_elementary_functions(t):
        return None
    return (Range(0.25, 4, exact=False), Range(-2, 2, exact=False))


def _power(t: ElementType, r: tuple[Range, ...]) -> Range:
    if isinstance(t, IntegerType):
        return replace(full_range(t), exact=r[0].exact and r[1].exact)
    return Range(0.06, 16.1, exact=False)


def _shift_limits(t: ElementType, mode: Mode) -> Limits | None:
    return (None, _integers(t, 0, num_bits(t) - 1))


def _no_limits(t: ElementType, mode: Mode) -> Limits | None:
    return elementwise_rules.ANY


def _unknown(t: ElementType, r: tuple[Range, ...]) -> Range:
    return replace(full_range(t), exact=all(x.exact for x in r))


def _count_limits(t: ElementType, mode: Mode) -> Limits | None:
    return elementwise_rules.ANY if num_bits(t) <= span(t)[1] else None


def _count(t: ElementType, r: tuple[Range, ...]) -> Range:
    return Range(0, num_bits(t), integral=True, exact=r[0].exact)


def _exact_operand(t: ElementType, mode: Mode) -> Limits | None:
    """Return the limits of a function with jumps: its operand must be exact, as rounding could cross a jump."""
    return (replace(full_range(t), exact=True),) if can_count(t) and not isinstance(t, ComplexType) else None


def _round(t: ElementType, r: tuple[Range, ...]) -> Range:
    if math.isinf(r[0].low) or math.isinf(r[0].high):
        return r[0]  # infinities are no integers
    return replace(r[0], low=math.floor(r[0].low), high=math.ceil(r[0].high), integral=True)


def _sign(t: ElementType, r: tuple[Range, ...]) -> Range:
    return Range(-1 if r[0].low < 0 else 0, 1, not r[0].nan, r[0].nan, r[0].exact)


def _order_limits(t: ElementType, mode: Mode) -> Limits | None:
    return None if isinstance(t, ComplexType) else elementwise_rules.ANY


def _maximum(t: ElementType, r: tuple[Range, ...]) -> Range:
    return replace(r[0] | r[1], low=max(r[0].low, r[1].low))


def _minimum(t: ElementType, r: tuple[Range, ...]) -> Range:
    return replace(r[0] | r[1], high=min(r[0].high, r[1].high))


def _has_elementary_functions(t: ElementType) -> bool:
    return isinstance(t, FloatType) and t.width >= _ELEMENTARY_WIDTH


def _elementary(low: float, high: float, f: Callable[[float], float] | tuple[float, float]) -> Rule:
    """Return the rule of an elementary function on operands from `low` to `high`.

    `f` is the function, if monotone, or the two bounds of its results.
    """

    def limits(t: ElementType, mode: Mode) -> Limits | None:
        if mode is not Mode.REALS or not _has_elementary_functions(t):
            return None
        return (Range(max(low, -elementwise_rules.cap(t)), min(high, elementwise_rules.cap(t)), exact=False),)

    def result(t: ElementType, r: tuple[Range, ...]) -> Range:
        ends = f if isinstance(f, tuple) else (f(float(r[0].low)), f(float(r[0].high)))
        return Range(min(ends), max(ends), exact=False)

    return Rule(limits, result)


def _atan2_limits(t: ElementType, mode: Mode) -> Limits | None:
    if mode is not Mode.REALS or not _has_elementary_functions(t):
        return None
    return (
        Range(-elementwise_rules.cap(t), elementwise_rules.cap(t), exact=False),
        Range(0.25, elementwise_rules.cap(t), exact=False),
    )


_ROUNDING = Rule(_exact_operand, _round, holds_of_infinities=True)
_SHIFT = Rule(_shift_limits, _unknown)
_BITWISE = Rule(_no_limits, _unknown)

_RULES = {
    "abs": Rule(_abs_limits, _abs, holds_of_infinities=True),
    "add": Rule(_add_limits, _add),
    "and": _BITWISE,
    "atan2": Rule(_atan2_limits, lambda t, r: Range(-1.6, 1.6, exact=False)),
    "cbrt": _elementary(-elementwise_rules.CAP, elementwise_rules.CAP, math.cbrt),
    "ceil": _ROUNDING,
    "cosine": _elementary(-8, 8, (-1, 1)),
    "count_leading_zeros": Rule(_count_limits, _count),
    "divide": Rule(_divide_limits, _divide),
    "exponential": _elementary(-8, 8, math.exp),
    "exponential_minus_one": _elementary(-8, 8, math.expm1),
    "floor": _ROUNDING,
    "log": _elementary(1 / 64, elementwise_rules.CAP, math.log),
    "log_plus_one": _elementary(-0.5, elementwise_rules.CAP, math.log1p),
    "logistic": _elementary(-8, 8, (0, 1)),
    "maximum": Rule(_order_limits, _maximum, holds_of_infinities=True),
    "minimum": Rule(_order_limits, _minimum, holds_of_infinities=True),
    "multiply": Rule(_multiply_limits, _multiply),
    "negate": Rule(_sign_flip_limits, _negate, holds_of_infinities=True),
    "not": _BITWISE,
    "or": _BITWISE,
    "popcnt": Rule(_count_limits, _count),
    "power": Rule(_power_limits, _power),
    "remainder": Rule(_remainder_limits, _remainder),
    "round_nearest_afz": _ROUNDING,
    "round_nearest_even": _ROUNDING,
    "rsqrt": _elementary(1 / 64, elementwise_rules.CAP, lambda x: 1 / math.sqrt(x)),
    "shift_left": _SHIFT,
    "shift_right_arithmetic": _SHIFT,
    "shift_right_logical": _SHIFT,
    "sign": Rule(_exact_operand, _sign, holds_of_infinities=True),
    "sine": _elementary(-8, 8, (-1, 1)),
    "sqrt": _elementary(0, elementwise_rules.CAP, math.sqrt),
    "subtract": Rule(_subtract_limits, _subtract),
    "tan": _elementary(-1.25, 1.25, math.tan),
    "tanh": _elementary(-8, 8, (-1, 1)),
    "xor": _BITWISE,
}
"""Mnemonic -> rule, for ops whose operands all have one type."""


@functools.cache
def usable(op: str, mode: Mode) -> tuple[ElementType, ...]:
    first = next(m for m in op_named(op).members.values() if m.role == "operand")
    assert first.test is not None
    return tuple(t for t in first.test.element_types if elementwise_rules.limits(_RULES.get(op), t, mode) is not None)


def alike(builder: Builder, op: str) -> None:
    mode = builder.profile.mode
    allowed = usable(op, mode)
    if not allowed:
        return
    operands: list[Value] = []
    for i in range(sum(m.role == "operand" for m in op_named(op).members.values())):
        limit = functools.partial(_limit, op, mode, i)
        if not operands:
            operands.append(builder.operand(allowed, limit))
        else:
            operands.append(builder.value(tensor_type(operands[0]), limit))
    if builder.profile.is_open:  # rules describe only operands within their limits
        builder.emit(op, operands)
        return
    known = elementwise_rules.result(
        _RULES.get(op), tensor_type(operands[0]).element_type, tuple(map(builder.range, operands))
    )
    builder.emit(op, operands, ranges=[known])


def _limit(op: str, mode: Mode, i: int, t: ElementType) -> Range | None:
    found = elementwise_rules.limits(_RULES.get(op), t, mode)
    return found[i] if found is not None else None


def _register(op: str) -> None:
    weight = 2 if op in ("add", "multiply", "subtract") else 1
    most = _MOST_TRUE_VALUES if op_named(op).is_elementary else 2**20
    draws(op, weight=weight, rule=_RULES.get(op), most_elements=most)(functools.partial(alike, op=op))


for _name, _op in ops().items():
    if issubclass(_op, SameType | SameBaselineType | Add | Abs):
        _register(_name)


def _part_of(builder: Builder, op: str) -> None:
    test = op_named(op).members["operand"].test
    assert test is not None
    # The imaginary part of a number of f8E8M0FNU is 0, which the type lacks.
    allowed = test.element_types if builder.profile.is_open else tuple(t for t in test.element_types if can_count(t))
    x = builder.operand(allowed)
    known = builder.range(x)
    if op == "imag" and not isinstance(element_type(x), ComplexType):
        known = replace(known, low=0, high=0, integral=True, nan=False)
    builder.emit(op, [x], ranges=[known])


draws("real")(functools.partial(_part_of, op="real"))
draws("imag")(functools.partial(_part_of, op="imag"))


@draws("complex")
def complex_(builder: Builder) -> None:
    lhs = builder.operand(op_named("complex").members["lhs"].test)  # type: ignore[arg-type]
    rhs = builder.value(tensor_type(lhs))
    builder.emit("complex", [lhs, rhs], ranges=[builder.range(lhs) | builder.range(rhs)])
