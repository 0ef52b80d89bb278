"""What keeps an elementwise op well defined and decidable inside a program, and what then holds of its result: the form
of the rules, which stand beside the strategies.

One-op cases ignore the limits: there, overflow, division by zero and the like are drawn on purpose.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from generators.value_ranges import Number, Range, can_count, full_range, greatest, part, span
from spec.types import ElementType


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
    """`limits` is None where the op is left out for a type and mode; `result` gets the operands' ranges, which are
    finite but where the rule `holds_of_infinities`."""

    limits: Callable[[ElementType, Mode], Limits | None]
    result: Callable[[ElementType, tuple[Range, ...]], Range]
    holds_of_infinities: bool = False


ANY: Limits = (None, None, None)
CAP = 4096


def cap(t: ElementType) -> float:
    """The magnitude that numbers of a floating-point type keep to in programs."""
    return min(greatest(t) / 2, CAP)


def magnitude(t: ElementType, mode: Mode, bound: Callable[[Number], Number]) -> Range | None:
    """`bound` of what the type holds, to either side; None where the type or the mode does not count."""
    if mode is Mode.BITS or not can_count(t):
        return None
    if mode is Mode.INTEGERS:
        most = math.floor(bound(span(t)[1]))
        return Range(-most, most, integral=True)
    most_real = bound(cap(t))
    return Range(-most_real, most_real, exact=False)


def limits(rule: Rule | None, t: ElementType, mode: Mode) -> Limits | None:
    """The limits on the operands of an op whose operands have element type t; None where it is left out.

    An op that has no rule is drawn in one-op cases, and in no program.
    """
    if mode is Mode.OPEN:
        return ANY
    return rule.limits(t, mode) if rule is not None else None


def result(rule: Rule | None, t: ElementType, operands: tuple[Range, ...]) -> Range:
    """What holds of the result of an op on operands of element type t."""
    if rule is None or not (rule.holds_of_infinities or all(map(_is_finite, operands))):
        return replace(full_range(part(t)), exact=all(r.exact for r in operands))
    found = rule.result(t, operands)
    whole = full_range(t)
    return replace(found, low=max(found.low, whole.low), high=min(found.high, whole.high))


def _is_finite(r: Range) -> bool:
    return not math.isinf(r.low) and not math.isinf(r.high)
