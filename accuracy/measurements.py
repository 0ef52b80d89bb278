"""What is measured, as it is written: one record for each implementation, op and type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from spec.types import element_type_named

Key = tuple[str, str, str, str]
"""Backend, op, element type of the operands, and what is converted to or how ("" where there is nothing to say)."""


Parity = Literal["", "odd", "even"]


@dataclass(frozen=True)
class Example:
    """One element: operands, what was returned and the true value, as the shortest decimals that read back."""

    inputs: tuple[str, ...]
    returned: str
    true: str
    other: str = ""
    """What another execution returned, where two are compared."""


@dataclass(frozen=True)
class Errors:
    """Errors of finite results, in units in the last place of the true value (see measures.py)."""

    elements: int = 0
    greatest: float = 0.0
    mean: float = 0.0
    rounded_correctly: float = 1.0
    """The share that is what rounding the true value to nearest gives, ties to even."""
    worst: Example | None = None


@dataclass(frozen=True)
class Tally:
    """Of so many, how many are not as they should be, with one of these."""

    of: int = 0
    wrong: int = 0
    example: Example | None = None


@dataclass(frozen=True)
class Elementwise:
    """An elementwise op on one type."""

    inputs: int
    exhaustive: bool
    normal: Errors
    """Where operands and true value are normal numbers of the type, or zero."""
    subnormal: Errors
    """Where one is subnormal, but for what is flushed."""
    operands_flushed: Tally
    results_flushed: Tally
    special: Tally
    """Results that are NaN or infinite, or should be, and zeros with their sign."""
    order: Tally | None = None
    """Of neighbouring inputs, whose results are in the other order than the true values. None for several operands."""
    symmetry: Tally | None = None
    parity: Parity = ""
    vectors: Tally | None = None
    """Of inputs put at each place of vectors of 1 to 67 elements, whose results are not all as in the large tensor."""
    folded: Tally | None = None
    """Of inputs that are constants of the program, whose results are not those of arguments."""
    parts: Errors | None = None
    """Of complex numbers, for which `normal` is in the plane, the greater error of the two parts."""
    curve: tuple[tuple[float, float], ...] = ()
    """The greatest error near so many values of the first operand."""


@dataclass(frozen=True)
class Accumulator:
    """What sums of many random terms say of the type that they are accumulated in."""

    sums: int
    terms: int
    bias: float
    """The mean error, in units of random rounding (see oracles/bias.py)."""
    variance: float
    """The mean square error in the same units: 1 at most where the sums are rounded at each addition, and random."""
    rounded_correctly: float
    type: str
    """The widest type that rounding at each addition explains the errors with; wider ones leave none but the last."""
    evidence: str = ""
    """What speaks for an accumulator that is narrower than the type of the result."""


@dataclass(frozen=True)
class Measurement:
    """What came of one implementation, op and type; `trouble` says why nothing did."""

    backend: str
    op: str
    element_type: str
    to: str = ""
    bound: float | None = None
    """The published bound of oracles/accuracy.toml, in the same units, or what rounding once makes it."""
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
    """The first line: what was measured, with what."""

    suite: str
    backends: Mapping[str, Mapping[str, str]]
    """Name -> package -> version."""
    options: Mapping[str, int] = field(default_factory=dict)
    date: str = ""


def order(m: Measurement) -> tuple[str, int, str, str]:
    """The order of a table: by op, then from the narrowest type to the widest."""
    try:
        t = element_type_named(m.element_type)
        width = getattr(t, "width", 1000)
    except KeyError:
        width = 2000
    return m.op, int(width), m.element_type, m.to
