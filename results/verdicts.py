"""What can be said of a case on a backend.

Verdict = Conforms | Deviates | RejectsValid | AcceptsInvalid | Unsupported | Crashes | TimesOut | Undecided | Error
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
"""From the gravest to the slightest."""

Standing = Literal["violation", "accuracy", "inconsistent", "behaviour"]
STANDINGS: tuple[Standing, ...] = get_args(Standing)
Stage = Literal["translate", "parse", "compile", "execute"]

Real = float | Literal["nan", "inf", "-inf"]
"""A number; a results file holds NaN and the infinities as strings."""
Scalar = bool | int | float | Literal["nan", "inf", "-inf"]
"""An element."""
Number = Scalar | tuple[Scalar, Scalar]
"""An element or a bound; a pair is the real and the imaginary part."""


@dataclass(frozen=True)
class Worst:
    """The element of an output that is farthest from its set. `ulps` is the distance in units in the last place of the
    element type (integers: in ones; complex numbers: of the larger part); None where it has none."""

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
    """Every element of every output is a member of its set; `latitude` names what had to be admitted for that."""

    latitude: tuple[str, ...] = ()


@dataclass(frozen=True)
class Deviates:
    """An output is not among those that conform, or, with the standing `behaviour`, not the customary one.

    What weighs most is named; `also` names the other kinds that occur in the same outputs.
    """

    kind: Kind
    standing: Standing
    worst: Worst | None = None
    message: str = ""
    also: tuple[Deviates, ...] = ()
    conventions: tuple[str, ...] = ()
    """The ids of the conventions that are broken, of the standing `inconsistent`."""

    @property
    def fails(self) -> bool:
        """Behaviours never fail anyone."""
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
    """Nothing can be said: the evaluator has no meaning for the program, or every result conforms."""

    reason: str


@dataclass(frozen=True)
class Error:
    """We failed: what was given cannot be read, is too large for us, or hits a fault of ours or of an adapter. It says
    nothing of the implementation, and is no good end of a run."""

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
"""The verdicts that speak against an implementation; a deviation does so unless it is a behaviour."""


def speaks_against(verdict: str, standing: str | None) -> bool:
    """Whether a verdict of that name and standing speaks against the implementation."""
    return verdict in AGAINST and standing != "behaviour"


def fails(verdict: Verdict) -> bool:
    """Whether a verdict speaks against the implementation."""
    return speaks_against(type(verdict).__name__, getattr(verdict, "standing", None))


@dataclass(frozen=True)
class Tightness:
    """How much the sets of a case say: shares of elements, and the median width of those that are neither exact nor
    left open, in units in the last place."""

    exact: float
    undecided: float
    median_ulps: Real | None
