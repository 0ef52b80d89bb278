"""The records of measurements: one per implementation, op and type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from spec.types import element_type_named

Key = tuple[str, str, str, str]
"""Backend, op, element type of the operands, and target of a conversion ("" for other ops)."""


Parity = Literal["", "odd", "even"]


@dataclass(frozen=True)
class Example:
    inputs: tuple[str, ...]
    returned: str
    true: str
    other: str = ""
    """The result of another execution, if two are compared."""


@dataclass(frozen=True)
class Errors:
    elements: int = 0
    greatest: float = 0.0
    mean: float = 0.0
    rounded_correctly: float = 1.0
    """Share of results that equal the true value rounded to nearest, ties to even."""
    worst: Example | None = None


@dataclass(frozen=True)
class Tally:
    of: int = 0
    wrong: int = 0
    example: Example | None = None


@dataclass(frozen=True)
class Elementwise:
    inputs: int
    exhaustive: bool
    normal: Errors
    """Errors where operands and true value are normal numbers of the type, or zero."""
    subnormal: Errors
    """Errors where one of them is subnormal, except results of flushing."""
    operands_flushed: Tally
    results_flushed: Tally
    special: Tally
    """NaN, infinities and signed zeros, expected or returned."""
    order: Tally | None = None
    """Neighbouring inputs whose results are in the wrong order; None for several operands."""
    symmetry: Tally | None = None
    parity: Parity = ""
    vectors: Tally | None = None
    """Inputs whose result in a vector of 1 to 67 elements, at some place, differs from the large tensor's."""
    folded: Tally | None = None
    """Inputs whose result as a constant of the program differs from that as an argument."""
    parts: Errors | None = None
    """For complex numbers, the larger error of the two parts; `normal` is the error in the plane."""
    curve: tuple[tuple[float, float], ...] = ()
    """Pairs of a value of the first operand, and the largest error near it."""


@dataclass(frozen=True)
class Accumulator:
    sums: int
    terms: int
    bias: float
    """Mean error, in units of random rounding (see oracles/bias.py)."""
    variance: float
    """Mean square error in the same units; at most 1 if each addition rounds independently."""
    rounded_correctly: float
    type: str
    """The widest type whose rounding at each addition explains the errors."""
    evidence: str = ""
    """Evidence for an accumulator narrower than the result; empty if there is none."""


@dataclass(frozen=True)
class Measurement:
    backend: str
    op: str
    element_type: str
    to: str = ""
    bound: float | None = None
    """The published bound of oracles/accuracy.toml, or 0.5 for a single rounding, in the same units."""
    elementwise: Elementwise | None = None
    accumulator: Accumulator | None = None
    trouble: str = ""
    seconds: float = 0.0

    @property
    def key(self) -> Key:
        return self.backend, self.op, self.element_type, self.to

    @property
    def is_above_its_bound(self) -> bool:
        found = self.elementwise
        return found is not None and self.bound is not None and found.normal.greatest > self.bound


@dataclass(frozen=True)
class About:
    """The first line of the file: the suite, the implementations and the options."""

    suite: str
    backends: Mapping[str, Mapping[str, str]]
    """Versions by backend and package."""
    options: Mapping[str, int] = field(default_factory=dict)
    date: str = ""


def order(m: Measurement) -> tuple[str, int, str, str]:
    try:
        t = element_type_named(m.element_type)
        width = getattr(t, "width", 1000)
    except KeyError:
        width = 2000
    return m.op, int(width), m.element_type, m.to
