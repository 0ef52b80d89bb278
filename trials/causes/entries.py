"""An expected cause, and what is to blame for a failure: the one is matched against the other."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from packaging.specifiers import SpecifierSet
from packaging.version import InvalidVersion, Version

from generators.cases import Case
from results.backend_names import passes_of
from results.records import Claim
from results.verdicts import Kind, Stage, VerdictName
from spec.op import facts_of
from spec.program import Operation
from spec.types import TensorType
from trials.checks import Failure
from trials.error_messages import is_bare_signal, names_signal
from trials.features.feature_words import FAMILIES, type_word
from trials.features.operation_features import features

UNEXPLAINED = "UNEXPLAINED"
FORM = "/"
"""Stands between the id of a cause and the name of a form of it."""
COMPILED = {"accepts_valid", "rejects_invalid"}
"""Claims about programs that are compiled and not run."""


@dataclass(frozen=True)
class Blame:
    """A way in which a case fails, and the operation that is to blame for it."""

    claim: str
    failure: Failure
    case: Case
    operation: Operation
    features: frozenset[str]
    message: str = ""
    stage: str | None = None
    variant: str = ""
    """Of `xla:O0`, the part after the colon; "" for the backend as it is."""
    versions: Mapping[str, str] = field(default_factory=dict)
    labels: tuple[str, ...] = ()
    fed: frozenset[str] = frozenset()
    """The constants of the case that the backend makes of arguments."""

    def of(self, operation: Operation) -> Blame:
        """As if another operation of the case were to blame."""
        return replace(self, operation=operation, features=features(self.case, operation, fed=self.fed))

    @property
    def element_types(self) -> frozenset[str]:
        """Those of the operands and results."""
        values = (*self.operation.operands, *self.operation.results)
        types = [v.type.element_type for v in values if isinstance(v.type, TensorType)]
        return frozenset(map(type_word, types))


@dataclass(frozen=True)
class Entry:
    """One expected cause, or one form in which it shows. What narrows it is left out where it does not."""

    id: str
    """That of the cause; of one that shows in several forms, with the name of the form: `CAUSE/FORM`."""
    returns: str
    """What the implementation returns or does, the failing case first. This and the next two are plain English without
    a final stop."""
    expected: str
    """What it should return or do, with the clause that says so."""
    program: str
    because: str = ""
    """Where in the implementation it comes from, or when it goes away."""
    verdict: VerdictName = "Deviates"
    kinds: tuple[Kind, ...] = ()
    standing: Literal["violation", "accuracy", "inconsistent"] | None = None
    claim: Claim | None = None
    labels: tuple[str, ...] = ()
    """Of `rejects_invalid`: the constraints that are not checked."""
    ops: tuple[str, ...] = ()
    element_types: tuple[str, ...] = ()
    """One of them, or one of a family, is that of an operand or a result."""
    variants: tuple[str, ...] = ()
    """Of `xla:O0`, the part after the colon; "" for the backend as it is. Of passes, names of passes."""
    stage: Stage | None = None
    message: str | tuple[str, ...] = ""
    """Occurs in what the implementation says; of several, one does."""
    when: tuple[str, ...] = ()
    """Features that the operation has."""
    unless: tuple[str, ...] = ()
    """Features that it does not have."""
    goes_away: tuple[str, ...] = ()
    """Changes of the case under which it does not fail so."""
    values: tuple[str, ...] = ()
    """Patterns (trials.causes.value_claims): each element that deviates fits one."""
    model: str = ""
    """A wrong kernel (trials.causes.wrong_kernels) whose results these are, or a change that it does not see."""
    yields_to: tuple[str, ...] = ()
    """The ids of causes, or of forms of causes, that name it where they match too, and what they ask of `goes_away`
    holds; `*` for all others."""
    rare: bool = False
    """Programs that meet its conditions seldom show it: a campaign draws them until it has counted how many do."""
    at_random: bool = False
    """Shows in some runs of the same program only. Its pinned program is replayed until it does, up to a limit."""
    issue: str | None = None
    releases: Mapping[str, str] = field(default_factory=dict)
    """By package, the versions that have it: `jaxlib = ">=0.10"`."""
    inputs: tuple[Any, ...] = ()
    """Per argument of the pinned program, as plain data."""
    streams: Mapping[str, Any] = field(default_factory=dict)
    """What the streams of the pinned program hold, by the names of spec.streams, as plain data."""

    @property
    def cause(self) -> str:
        """What is reported, counted and linked, in whichever form it shows."""
        return self.id.partition(FORM)[0]

    @property
    def reason(self) -> str:
        """What is wrong, what is expected and why, as a person reads it."""
        parts = (self.returns, f"Expected: {self.expected}", self.because)
        return " ".join(f"{' '.join(p.split())}." for p in parts if p)

    @property
    def is_explained(self) -> bool:
        return not self.returns.startswith(UNEXPLAINED)

    @property
    def claims_values(self) -> bool:
        """Whether it says what comes out."""
        return bool(self.values or self.model)

    @property
    def messages(self) -> tuple[str, ...]:
        return (self.message,) if isinstance(self.message, str) else self.message

    @functools.cached_property
    def failures(self) -> frozenset[Failure]:
        """The ways in which it shows. A violation shows as an inaccuracy where the difference happens to be small, and
        where the operation is an elementary function, of which the specification promises no value."""
        found = {Failure(self.verdict, kind, self.standing) for kind in self.kinds or (None,)}
        if self.does_any_harm:
            found.add(Failure("TimesOut"))
        if self.standing == "violation":
            promises_none = any(facts_of(name).is_elementary for name in self.ops)
            inaccurate = [kind for kind in self.kinds if promises_none or kind == "off-by-ulps"]
            found |= {Failure(self.verdict, kind, "accuracy") for kind in inaccurate}
        return frozenset(found)

    @functools.cached_property
    def does_any_harm(self) -> bool:
        """Whether memory is damaged, of which no more is known than that it ends the process: it may hang as well."""
        return self.verdict == "Crashes" and self.at_random and any(map(names_signal, self.messages))

    @property
    def names_a_signal(self) -> bool:
        """Whether what the implementation says may be no more than the signal that ended its process."""
        return any(map(is_bare_signal, self.messages))

    @functools.cached_property
    def types(self) -> frozenset[str]:
        """The element types with families written out."""
        return frozenset(t for name in self.element_types for t in FAMILIES.get(name, {name}))

    def matches(self, blame: Blame) -> bool:
        """Whether this is the cause, as far as that can be said without running anything: not `goes_away`."""
        return (
            blame.failure in self.failures
            and self._is_of(blame.claim)
            and (not self.labels or bool({*self.labels} & {*blame.labels}))
            and (not self.ops or blame.operation.name in self.ops)
            and (not self.element_types or bool(self.types & blame.element_types))
            and self.is_of_variant(blame.variant)
            and self.stage in (None, blame.stage)
            and (self._says(blame.message) or (self.does_any_harm and blame.failure.verdict == "TimesOut"))
            and {*self.when} <= blame.features
            and not {*self.unless} & blame.features
            and self.is_of_release(blame.versions)
        )

    def is_of_variant(self, variant: str) -> bool:
        """Whether it is about a variant, or about a pass of a pipeline."""
        return not self.variants or not {variant, *passes_of(variant)}.isdisjoint(self.variants)

    def _is_of(self, claim: str) -> bool:
        """What ends the process of a compiler may do so in valid programs and in such as it ought to refuse."""
        return self.claim in (None, claim) or (self.verdict == "Crashes" and {self.claim, claim} <= COMPILED)

    def _says(self, message: str) -> bool:
        return any(m in message for m in self.messages)

    def yields(self, other: Entry) -> bool:
        """Whether the other one names the cause where both match."""
        return other is not self and bool({"*", other.id, other.cause} & {*self.yields_to})

    def is_of_release(self, versions: Mapping[str, str]) -> bool:
        """Whether it was seen on these versions of an implementation's packages."""
        return all(_in_release(versions.get(p), range_) for p, range_ in self.releases.items())


def _in_release(version: str | None, range_: str) -> bool:
    """Whether a version is in a range; one that is not known may be."""
    try:
        return version is None or SpecifierSet(range_).contains(Version(version), prereleases=True)
    except InvalidVersion:
        return True
