"""Verdicts on a case.

They are Conforms, Deviates, RejectsValid, AcceptsInvalid, Unsupported, Crashes, TimesOut, Undecided and Error.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Kind = Literal[
    "count",
    "type",
    "shape",
    "wrong-value",
    "infinity",
    "nan",
    "signed-zero",
    "subnormal-flush",
    "off-by-ulps",
    "nondeterministic",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""Kinds of deviation, the gravest first."""

Standing = Literal["violation", "accuracy", "inconsistent", "behaviour"]
STANDINGS: tuple[Standing, ...] = get_args(Standing)
Stage = Literal["translate", "parse", "compile", "execute"]

Real = float | Literal["nan", "inf", "-inf"]
"""A number; results files hold NaN and the infinities as strings."""
Scalar = bool | int | float | Literal["nan", "inf", "-inf"]
"""An element that is not complex."""
Number = Scalar | tuple[Scalar, Scalar]
"""An element or a bound; for complex types a pair of real and imaginary part."""


@dataclass(frozen=True)
class Worst:
    """The element of an output that is farthest from its set.

    `ulps` is the distance in units in the last place of the element type (integers: in ones; complex numbers: that of
    the larger part), or None if there is none.
    """

    output: int
    input_set: int
    index: tuple[int, ...]
    actual: Number
    lower: Number
    upper: Number
    nan: bool
    ulps: float | None


@dataclass(frozen=True)
class Conforms:
    """Every element of every output is in its set. `latitude` names the freedoms of the specification that it uses."""

    latitude: tuple[str, ...] = ()


@dataclass(frozen=True)
class Deviates:
    """An output is not in its set or, with standing `behaviour`, not the customary result.

    `kind` is the gravest kind of deviation; `also` has the other kinds in the same outputs.
    """

    kind: Kind
    standing: Standing
    worst: Worst | None = None
    message: str = ""
    also: tuple[Deviates, ...] = ()
    conventions: tuple[str, ...] = ()
    """With standing `inconsistent`, the ids of the broken conventions."""

    @property
    def fails(self) -> bool:
        """Whether the deviation counts against the implementation; a behaviour never does."""
        return self.standing != "behaviour"


@dataclass(frozen=True)
class RejectsValid:
    message: str
    stage: str


@dataclass(frozen=True)
class AcceptsInvalid:
    message: str = ""


@dataclass(frozen=True)
class Unsupported:
    message: str
    stage: str


@dataclass(frozen=True)
class Crashes:
    message: str
    stage: str
    exit_status: int


@dataclass(frozen=True)
class TimesOut:
    message: str
    stage: str
    limit: float


@dataclass(frozen=True)
class Undecided:
    """There is no verdict: the evaluator cannot evaluate the program, or every result conforms."""

    reason: str


@dataclass(frozen=True)
class Error:
    """The suite failed: the input cannot be read or is too large, or the suite or an adapter has a bug.

    It says nothing about the implementation, and the run fails.
    """

    message: str


Verdict = Conforms | Deviates | RejectsValid | AcceptsInvalid | Unsupported | Crashes | TimesOut | Undecided | Error
VerdictName = Literal[
    "Conforms",
    "Deviates",
    "RejectsValid",
    "AcceptsInvalid",
    "Unsupported",
    "Crashes",
    "TimesOut",
    "Undecided",
    "Error",
]
VERDICTS: tuple[VerdictName, ...] = get_args(VerdictName)
AGAINST = frozenset({"Deviates", "RejectsValid", "AcceptsInvalid", "Crashes", "TimesOut"})
"""The verdicts that speak against an implementation; a deviation does unless it is a behaviour."""


def speaks_against(verdict: str, standing: str | None) -> bool:
    return verdict in AGAINST and standing != "behaviour"


def fails(verdict: Verdict) -> bool:
    return speaks_against(type(verdict).__name__, getattr(verdict, "standing", None))


@dataclass(frozen=True)
class Tightness:
    """How tight the sets of a case are: the shares of elements that are exact and undecided, and the median width of
    the others in units in the last place."""

    exact: float
    undecided: float
    median_ulps: Real | None
