"""Conventions: choices that the specification leaves to implementations and that an implementation makes in the same
way everywhere.

If an implementation is known to make the customary choice, the evaluator computes with it, through the whole program.
If not, the affected elements stay undecided.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance


@dataclass(frozen=True)
class Convention:
    id: str
    clause: str
    """Section or op of the specification that leaves the choice open."""
    customary: str


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
"""All conventions by id; an id begins with the name of its op."""

TO_BE_DECIDED = frozenset(c.id for c in CONVENTIONS.values() if c.clause == _TBD)
"""Choices that the specification has yet to make, and leaves to nobody."""


def broken_text(ids: Sequence[str]) -> str:
    """Return a message that a result contradicts the implementation's own conventions `ids`; empty without ids."""
    told = (f"{i} ({CONVENTIONS[i].customary})" for i in ids)
    return f"contradicts what follows from its own convention {', '.join(told)}" if ids else ""


def follows(latitude: Latitude, *ids: str) -> bool:
    return bool(latitude.conventions) and latitude.conventions.issuperset(ids)


def decide_by_convention(sets: Acceptance, latitude: Latitude, *ids: str) -> Acceptance:
    """Return `sets` with no element left undecided if the implementation follows all conventions `ids`, else
    unchanged."""
    if not follows(latitude, *ids) or not sets.unspecified.any():
        return sets
    return replace(sets, unspecified=np.zeros(sets.unspecified.shape, np.bool_))
