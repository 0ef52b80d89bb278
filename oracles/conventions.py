"""Conventions: what the specification leaves to implementations, and each of them does in one way wherever it does it.

"Implementation-defined" means that an implementation has an answer. Where it is known that the answer is the customary
one, sets follow from it, through the whole program, as from anything that the specification decides. Where it is not
known, or is another one, the element stays open, and nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from oracles.acceptance import Acceptance, Array
from oracles.latitude import Latitude


@dataclass(frozen=True)
class Convention:
    """One of the points that the text leaves open."""

    id: str
    clause: str
    """The section or op of the specification that leaves it open."""
    customary: str
    """What implementations usually do, and the evaluator computes."""


def _table() -> Mapping[str, Convention]:
    wraps = "wraps, modulo 2^width"
    rows = [(f"{op}-overflow", f"{op}, semantics; Errors", wraps)
            for op in ("add", "subtract", "multiply", "negate", "abs", "power")]  # fmt: skip
    rows += [
        ("divide-by-zero", "divide, semantics; Errors", "all ones"),
        ("divide-overflow", "divide, semantics; Errors", "wraps: the least integer"),
        ("remainder-by-zero", "remainder, semantics; Errors", "the dividend"),
        ("remainder-overflow", "remainder, semantics; Errors", "zero"),
        ("power-negative-exponent", "power, semantics", "the integer part of the quotient"),
        ("shift_left-beyond", "shift_left, semantics", "zero"),
        ("shift_right_logical-beyond", "shift_right_logical, semantics", "zero"),
        ("shift_right_arithmetic-beyond", "shift_right_arithmetic, semantics", "the sign in every bit"),
        ("convert-float-narrowing", "convert, semantics (#180)", "nearest, ties to even; infinity where too large"),
        ("convert-integer-to-float", "convert, semantics (#180)", "nearest, ties to even; infinity where too large"),
        ("convert-float-to-integer", "convert, semantics (#180)", "saturates; 0 for NaN"),
        ("convert-integer-narrowing", "convert, semantics (#180)", wraps),
        ("bits", "bitcast_convert, semantics", "IEEE 754, two's complement, the lowest bits first"),
    ]
    return {name: Convention(name, clause, customary) for name, clause, customary in rows}


CONVENTIONS: Mapping[str, Convention] = _table()
"""All of them, by id."""


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
