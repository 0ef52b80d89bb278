"""Rules that keep an elementwise op well defined and decidable within a program, and give the range of its result.

A rule is registered with the strategy of its op. One-op cases ignore the limits: they draw overflow and division by
zero on purpose.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from generators.value_ranges import Number, Range, can_count, full_range, greatest, part, span
from spec.types import ElementType


class Mode(enum.Enum):
    """Kind of values that a program computes with.

    OPEN: any values. BITS: any bit patterns, which are moved, compared and selected, but never rounded. INTEGERS: small
    integers, also in floating-point types, so that every result is exact. REALS: floating-point numbers of moderate
    size, with rounding.
    """

    OPEN = "open"
    BITS = "bits"
    INTEGERS = "integers"
    REALS = "reals"


Limits = tuple[Range | None, ...]
"""Per operand the range that it must lie in; None for no limit."""


@dataclass(frozen=True)
class Rule:
    """Operand limits of an elementwise op, and the range of its result.

    `limits` returns None if the op is not drawn on that type in that mode. `result` takes the ranges of the operands;
    their ends are finite unless `holds_of_infinities`.
    """

    limits: Callable[[ElementType, Mode], Limits | None]
    result: Callable[[ElementType, tuple[Range, ...]], Range]
    holds_of_infinities: bool = False


ANY: Limits = (None, None, None)
CAP = 4096


def cap(t: ElementType) -> float:
    """Return the greatest magnitude of numbers of floating-point type `t` in programs."""
    return min(greatest(t) / 2, CAP)


def magnitude(t: ElementType, mode: Mode, bound: Callable[[Number], Number]) -> Range | None:
    """Return the range from -b to b, where b is `bound` of the greatest magnitude in the mode.

    None in mode BITS, and for types that do not count.
    """
    if mode is Mode.BITS or not can_count(t):
        return None
    if mode is Mode.INTEGERS:
        most = math.floor(bound(span(t)[1]))
        return Range(-most, most, integral=True)
    most_real = bound(cap(t))
    return Range(-most_real, most_real, exact=False)


def limits(rule: Rule | None, t: ElementType, mode: Mode) -> Limits | None:
    """Return the limits on operands of element type `t`; None if the op is not drawn on that type in this mode.

    An op without a rule is drawn in one-op cases only.
    """
    if mode is Mode.OPEN:
        return ANY
    return rule.limits(t, mode) if rule is not None else None


def result(rule: Rule | None, t: ElementType, operands: tuple[Range, ...]) -> Range:
    if rule is None or not (rule.holds_of_infinities or all(map(_is_finite, operands))):
        return replace(full_range(part(t)), exact=all(r.exact for r in operands))
    found = rule.result(t, operands)
    whole = full_range(t)
    return replace(found, low=max(found.low, whole.low), high=min(found.high, whole.high))


def _is_finite(r: Range) -> bool:
    return not math.isinf(r.low) and not math.isinf(r.high)
