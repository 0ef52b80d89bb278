"""What keeps an elementwise op well defined and decidable inside a program, and what then holds of its result.

One-op cases ignore the limits: there, overflow, division by zero and the like are drawn on purpose.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from generators.ranges import Number, Range, can_count, everything, greatest, part, span
from spec.types import BooleanType, ComplexType, ElementType, FloatType, IntegerType, num_bits


class Mode(enum.Enum):
    """What values a program computes with.

    OPEN: anything, whatever comes of it. BITS: any bit pattern, moved, compared and selected, never rounded. INTEGERS:
    small integers, floating-point ones too, so that every result is exact. REALS: floating-point numbers of moderate
    size, rounded all the time.
    """

    OPEN = "open"
    BITS = "bits"
    INTEGERS = "integers"
    REALS = "reals"


Limits = tuple[Range | None, ...]
"""Per operand the range it must keep to; None for no limit."""


@dataclass(frozen=True)
class Rule:
    """`limits` is None where the op is left out for a type and mode; `result` gets the operands' ranges."""

    limits: Callable[[ElementType, Mode], Limits | None]
    result: Callable[[ElementType, tuple[Range, ...]], Range]


_ANY: Limits = (None, None, None)
_CAP = 4096
_ELEMENTARY_WIDTH = 16
"""The narrowest floating-point type that elementary functions are drawn on in programs."""


def cap(t: ElementType) -> float:
    """The magnitude that numbers of a floating-point type keep to in programs."""
    return min(greatest(t) / 2, _CAP)


def magnitude(t: ElementType, mode: Mode, bound: Callable[[Number], Number]) -> Range | None:
    """`bound` of what the type holds, to either side; None where the type or the mode does not count."""
    if mode is Mode.BITS or not can_count(t):
        return None
    if mode is Mode.INTEGERS:
        most = math.floor(bound(span(t)[1]))
        return Range(-most, most, integral=True)
    most_real = bound(cap(t))
    return Range(-most_real, most_real, exact=False)


def _both(limit: Range | None) -> Limits | None:
    return None if limit is None else (limit, limit)


def _integers(t: ElementType, low: int, high: int) -> Range:
    least, most = span(t)
    return Range(max(low, least), min(high, most), integral=True)


def _ends(f: Callable[[Number, Number], Number], a: Range, b: Range) -> tuple[Number, Number]:
    corners = [f(x, y) for x in (a.low, a.high) for y in (b.low, b.high)]
    return min(corners), max(corners)


def _combined(low: Number, high: Number, operands: tuple[Range, ...], t: ElementType) -> Range:
    """The range of a result that is rounded unless the operands are integers."""
    integral = all(r.integral for r in operands)
    is_rounded = not isinstance(t, IntegerType | BooleanType) and not integral
    return Range(low, high, integral, exact=not is_rounded and all(r.exact for r in operands))


def _add_limits(t: ElementType, mode: Mode) -> Limits | None:
    if isinstance(t, BooleanType):
        return _ANY
    if isinstance(t, IntegerType):
        low, high = span(t)
        return _both(Range(-(-low // 2), high // 2, integral=True))
    return _both(magnitude(t, mode, lambda most: most / 2))


def _subtract_limits(t: ElementType, mode: Mode) -> Limits | None:
    if isinstance(t, IntegerType) and not t.signed:
        high = span(t)[1]
        return (_integers(t, high // 2, high), _integers(t, 0, high // 2))
    return _add_limits(t, mode)


def _multiply_limits(t: ElementType, mode: Mode) -> Limits | None:
    if isinstance(t, BooleanType):
        return _ANY
    if isinstance(t, IntegerType):
        root = math.isqrt(span(t)[1])
        return _both(_integers(t, -root, root))
    terms = 2 if isinstance(t, ComplexType) else 1
    return _both(magnitude(t, mode, lambda most: math.sqrt(most / terms)))


def _boolean_or(t: ElementType, compute: Callable[[], Range]) -> Range:
    return everything(t) if isinstance(t, BooleanType) else compute()


def _add(t: ElementType, r: tuple[Range, ...]) -> Range:
    if isinstance(t, BooleanType):
        return replace(everything(t), exact=r[0].exact and r[1].exact)
    return _combined(r[0].low + r[1].low, r[0].high + r[1].high, r, t)


def _subtract(t: ElementType, r: tuple[Range, ...]) -> Range:
    return _combined(r[0].low - r[1].high, r[0].high - r[1].low, r, t)


def _multiply(t: ElementType, r: tuple[Range, ...]) -> Range:
    if isinstance(t, BooleanType):
        return replace(everything(t), exact=r[0].exact and r[1].exact)
    low, high = _ends(lambda x, y: x * y, *r)
    if isinstance(t, ComplexType):
        low, high = min(low, -high) * 2, max(high, -low) * 2
    return _combined(low, high, r, t)


def _divide_limits(t: ElementType, mode: Mode) -> Limits | None:
    if isinstance(t, IntegerType):
        return (None, _integers(t, 1, span(t)[1]))
    if mode is not Mode.REALS or isinstance(t, ComplexType):
        return None
    root = math.sqrt(cap(t))
    return (Range(-root, root, exact=False), Range(0.25, cap(t), exact=False))


def _divide(t: ElementType, r: tuple[Range, ...]) -> Range:
    if isinstance(t, IntegerType):
        most = max(abs(r[0].low), abs(r[0].high))
        return Range(-most if r[0].low < 0 else 0, most, integral=True, exact=r[0].exact and r[1].exact)
    if 0 in (r[1].low, r[1].high):
        return replace(everything(t), exact=False)
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
    return _ANY if can_count(t) else None


def _negate(t: ElementType, r: tuple[Range, ...]) -> Range:
    return replace(r[0], low=-r[0].high, high=-r[0].low)


def _abs_limits(t: ElementType, mode: Mode) -> Limits | None:
    if isinstance(t, ComplexType):
        return (Range(-cap(t) / 2, cap(t) / 2, exact=False),) if mode is Mode.REALS else None
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
        return replace(everything(t), exact=r[0].exact and r[1].exact)
    return Range(0.06, 16.1, exact=False)


def _shift_limits(t: ElementType, mode: Mode) -> Limits | None:
    return (None, _integers(t, 0, num_bits(t) - 1))


def _unlimited(t: ElementType, mode: Mode) -> Limits | None:
    return _ANY


def _unknown(t: ElementType, r: tuple[Range, ...]) -> Range:
    return replace(everything(t), exact=all(x.exact for x in r))


def _count_limits(t: ElementType, mode: Mode) -> Limits | None:
    return _ANY if num_bits(t) <= span(t)[1] else None


def _count(t: ElementType, r: tuple[Range, ...]) -> Range:
    return Range(0, num_bits(t), integral=True, exact=r[0].exact)


def _exact_operand(t: ElementType, mode: Mode) -> Limits | None:
    """For functions with jumps: of an inexact number they may yield either side of one."""
    return (replace(everything(t), exact=True),) if can_count(t) and not isinstance(t, ComplexType) else None


def _rounded(t: ElementType, r: tuple[Range, ...]) -> Range:
    if math.isinf(r[0].low) or math.isinf(r[0].high):
        return r[0]  # infinities are no integers
    return replace(r[0], low=math.floor(r[0].low), high=math.ceil(r[0].high), integral=True)


def _sign(t: ElementType, r: tuple[Range, ...]) -> Range:
    return Range(-1 if r[0].low < 0 else 0, 1, not r[0].nan, r[0].nan, r[0].exact)


def _order_limits(t: ElementType, mode: Mode) -> Limits | None:
    return None if isinstance(t, ComplexType) else _ANY


def _maximum(t: ElementType, r: tuple[Range, ...]) -> Range:
    return replace(r[0] | r[1], low=max(r[0].low, r[1].low))


def _minimum(t: ElementType, r: tuple[Range, ...]) -> Range:
    return replace(r[0] | r[1], high=min(r[0].high, r[1].high))


def _has_elementary_functions(t: ElementType) -> bool:
    return isinstance(t, FloatType) and t.width >= _ELEMENTARY_WIDTH


def _elementary(low: float, high: float, f: Callable[[float], float] | tuple[float, float]) -> Rule:
    """An elementary function that is drawn on operands from low to high, and is monotone or between two bounds."""

    def limits(t: ElementType, mode: Mode) -> Limits | None:
        if mode is not Mode.REALS or not _has_elementary_functions(t):
            return None
        return (Range(max(low, -cap(t)), min(high, cap(t)), exact=False),)

    def result(t: ElementType, r: tuple[Range, ...]) -> Range:
        ends = f if isinstance(f, tuple) else (f(float(r[0].low)), f(float(r[0].high)))
        return Range(min(ends), max(ends), exact=False)

    return Rule(limits, result)


def _atan2_limits(t: ElementType, mode: Mode) -> Limits | None:
    if mode is not Mode.REALS or not _has_elementary_functions(t):
        return None
    return (Range(-cap(t), cap(t), exact=False), Range(0.25, cap(t), exact=False))


_ROUNDING = Rule(_exact_operand, _rounded)
_SHIFT = Rule(_shift_limits, _unknown)
_BITWISE = Rule(_unlimited, _unknown)

RULES = {
    "abs": Rule(_abs_limits, _abs),
    "add": Rule(_add_limits, _add),
    "and": _BITWISE,
    "atan2": Rule(_atan2_limits, lambda t, r: Range(-1.6, 1.6, exact=False)),
    "cbrt": _elementary(-_CAP, _CAP, math.cbrt),
    "ceil": _ROUNDING,
    "cosine": _elementary(-8, 8, (-1, 1)),
    "count_leading_zeros": Rule(_count_limits, _count),
    "divide": Rule(_divide_limits, _divide),
    "exponential": _elementary(-8, 8, math.exp),
    "exponential_minus_one": _elementary(-8, 8, math.expm1),
    "floor": _ROUNDING,
    "log": _elementary(1 / 64, _CAP, math.log),
    "log_plus_one": _elementary(-0.5, _CAP, math.log1p),
    "logistic": _elementary(-8, 8, (0, 1)),
    "maximum": Rule(_order_limits, _maximum),
    "minimum": Rule(_order_limits, _minimum),
    "multiply": Rule(_multiply_limits, _multiply),
    "negate": Rule(_sign_flip_limits, _negate),
    "not": _BITWISE,
    "or": _BITWISE,
    "popcnt": Rule(_count_limits, _count),
    "power": Rule(_power_limits, _power),
    "remainder": Rule(_remainder_limits, _remainder),
    "round_nearest_afz": _ROUNDING,
    "round_nearest_even": _ROUNDING,
    "rsqrt": _elementary(1 / 64, _CAP, lambda x: 1 / math.sqrt(x)),
    "shift_left": _SHIFT,
    "shift_right_arithmetic": _SHIFT,
    "shift_right_logical": _SHIFT,
    "sign": Rule(_exact_operand, _sign),
    "sine": _elementary(-8, 8, (-1, 1)),
    "sqrt": _elementary(0, _CAP, math.sqrt),
    "subtract": Rule(_subtract_limits, _subtract),
    "tan": _elementary(-1.25, 1.25, math.tan),
    "tanh": _elementary(-8, 8, (-1, 1)),
    "xor": _BITWISE,
}
"""By mnemonic. An op that has no rule is drawn in one-op cases, and in no program."""


def limits(op: str, t: ElementType, mode: Mode) -> Limits | None:
    """The limits on the operands of an op whose operands have element type t; None where it is left out."""
    if mode is Mode.OPEN:
        return _ANY
    rule = RULES.get(op)
    return rule.limits(t, mode) if rule is not None else None


def result(op: str, t: ElementType, operands: tuple[Range, ...]) -> Range:
    """What holds of the result of an op on operands of element type t."""
    rule = RULES.get(op)
    if rule is None or any(math.isinf(x) for r in operands for x in (r.low, r.high) if op not in _SAFE):
        return replace(everything(part(t)), exact=all(r.exact for r in operands))
    found = rule.result(t, operands)
    whole = everything(t)
    return replace(found, low=max(found.low, whole.low), high=min(found.high, whole.high))


_SAFE = frozenset(
    {"negate", "abs", "maximum", "minimum", "sign", "ceil", "floor", "round_nearest_even", "round_nearest_afz"}
)
"""Ops whose rule holds of infinities too."""
