"""Conventions: what the specification leaves to implementations, and each of them does in one way wherever it does it.

"Implementation-defined" means that an implementation has an answer. Where it is known that the answer is the customary
one, sets follow from it, through the whole program, as from anything that the specification decides. Where it is not
known, or is another one, the element stays open, and nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance, Array


@dataclass(frozen=True)
class Convention:
    """One of the points that the text leaves open."""

    id: str
    clause: str
    """The section or op of the specification that leaves it open."""
    customary: str
    """What implementations usually do, and the evaluator computes."""


_WRAPS = "wraps, modulo 2^width"
_ERRORS = "semantics, and section Errors"
_TBD = "semantics: to be decided (#180)"
_NEAREST = "the nearest number, of two the even one; infinity where it is too large"

CONVENTIONS: Mapping[str, Convention] = {
    c.id: c
    for c in (
        Convention("add-overflow", _ERRORS, _WRAPS),
        Convention("subtract-overflow", _ERRORS, _WRAPS),
        Convention("multiply-overflow", _ERRORS, _WRAPS),
        Convention("negate-overflow", _ERRORS, _WRAPS),
        Convention("abs-overflow", _ERRORS, _WRAPS),
        Convention("power-overflow", _ERRORS, _WRAPS),
        Convention("power-negative-exponent", _ERRORS, "the integer part of the quotient"),
        Convention("divide-by-zero", _ERRORS, "all ones"),
        Convention("divide-overflow", _ERRORS, "wraps: the least integer"),
        Convention("remainder-by-zero", _ERRORS, "the dividend"),
        Convention("remainder-overflow", _ERRORS, "zero"),
        Convention("shift_left-beyond", "semantics", "zero"),
        Convention("shift_right_logical-beyond", "semantics", "zero"),
        Convention("shift_right_arithmetic-beyond", "semantics", "the sign in every bit"),
        Convention("convert-float-narrowing", _TBD, _NEAREST),
        Convention("convert-integer-to-float", _TBD, _NEAREST),
        Convention("convert-float-to-integer", _TBD, "the nearest integer of the type towards zero; 0 for NaN"),
        Convention("convert-integer-narrowing", _TBD, _WRAPS),
        Convention("iota-rounding", "iota, semantics", "the nearest number, of two the even one"),
        Convention("iota-overflow", "iota, semantics", _WRAPS),
        Convention("bits", "bitcast_convert, semantics", "IEEE 754, two's complement, the lowest bits first"),
    )
}
"""All of them, by id, which begins with the op that they are about."""


def broken_text(ids: Sequence[str]) -> str:
    """What an implementation breaks that does here something else than where it is asked; empty where it breaks
    nothing."""
    told = (f"{i} ({CONVENTIONS[i].customary})" for i in ids)
    return f"breaks its own convention {', '.join(told)}" if ids else ""


def follows(latitude: Latitude, *ids: str) -> bool:
    """Whether the implementation is known to follow all of these."""
    return bool(latitude.conventions) and latitude.conventions.issuperset(ids)


def decided(sets: Acceptance, latitude: Latitude, *ids: str) -> Acceptance:
    """The sets, with nothing left open where the implementation follows what open elements depend on."""
    if not follows(latitude, *ids) or not sets.unspecified.any():
        return sets
    return replace(sets, unspecified=np.zeros(sets.unspecified.shape, np.bool_))


def left_open(unspecified: Array, latitude: Latitude, *ids: str) -> Array:
    """Which elements stay open, of those that depend on these conventions."""
    return np.zeros_like(unspecified) if follows(latitude, *ids) else unspecified
