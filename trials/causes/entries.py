"""Entries of the expectations, and descriptions of failures (blames) that are matched against them."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from packaging.specifiers import SpecifierSet
from packaging.version import InvalidVersion, Version

from generators.cases import Case
from results.backend_names import passes_of
from results.records import Claim
from results.verdicts import Kind, Stage, VerdictName
from spec.op import facts_of
from spec.program import Operation, walk
from spec.types import TensorType
from trials.checks import Failure
from trials.error_messages import is_bare_signal, names_signal
from trials.features.feature_words import FAMILIES, type_word
from trials.features.operation_features import features

UNEXPLAINED = "UNEXPLAINED"
FORM = "/"
"""Separates the id of a cause from the name of one of its forms."""
COMPILED = {"accepts_valid", "rejects_invalid"}
"""Claims about programs that are compiled but not run."""


@dataclass(frozen=True)
class Blame:
    claim: str
    failure: Failure
    case: Case
    operation: Operation
    features: frozenset[str]
    message: str = ""
    stage: str | None = None
    variant: str = ""
    """The part after the colon of `xla:O0`, or ""."""
    versions: Mapping[str, str] = field(default_factory=dict)
    labels: tuple[str, ...] = ()
    fed: frozenset[str] = frozenset()
    """Constants of the case that the backend turns into arguments."""

    def of(self, operation: Operation) -> Blame:
        return replace(self, operation=operation, features=features(self.case, operation, fed=self.fed))

    @property
    def element_types(self) -> frozenset[str]:
        """The element types of the operation's operands and results; without tensors, those of the program.

        For control flow that fails without a result, the operations in its regions count too, since one of them may
        fail.
        """
        holds_all = facts_of(self.operation.name).is_control_flow and self.failure.verdict != "Deviates"
        inside = [o for r in self.operation.regions for o in walk(r)] if holds_all else []
        found = _element_types([self.operation, *inside])
        return found or _element_types(self.case.program.operations())


def _element_types(operations: Iterable[Operation]) -> frozenset[str]:
    types = (v.type for o in operations for v in (*o.operands, *o.results))
    return frozenset(type_word(t.element_type) for t in types if isinstance(t, TensorType))


@dataclass(frozen=True)
class Entry:
    """One expected cause, or one form of it; a condition with its default value matches everything."""

    id: str
    """The id of the cause, or `CAUSE/FORM`."""
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
    """For `rejects_invalid`, the constraints that are not checked."""
    ops: tuple[str, ...] = ()
    element_types: tuple[str, ...] = ()
    """Element types or families, one of which an operand or result has."""
    variants: tuple[str, ...] = ()
    """Parts after the colon of backend names as `xla:O0`, "" for the plain backend."""
    stage: Stage | None = None
    message: str | tuple[str, ...] = ""
    """Text that occurs in the implementation's message, or several texts of which one occurs."""
    when: tuple[str, ...] = ()
    """Features that the operation has."""
    unless: tuple[str, ...] = ()
    """Features that the operation does not have."""
    goes_away: tuple[str, ...] = ()
    """Changes under which the case does not fail in this way."""
    values: tuple[str, ...] = ()
    """Patterns (trials.causes.value_claims), one of which each deviating element fits."""
    model: str = ""
    """A wrong kernel (trials.causes.wrong_kernels) that returns these results, or a change that it ignores."""
    yields_to: tuple[str, ...] = ()
    """Ids of causes or forms that name the cause if they match too and their counterfactuals hold;
    `*` for all others.
    """
    rare: bool = False
    """Programs that meet the conditions seldom fail; a campaign draws them until it has counted how many do."""
    at_random: bool = False
    """The same program fails in some runs only; its pinned program is replayed until it fails, up to a limit."""
    issue: str | None = None
    releases: Mapping[str, str] = field(default_factory=dict)
    """Version ranges by package that have it, as `jaxlib = ">=0.10"`."""
    instructions: tuple[str, ...] = ()
    """Instruction sets that a processor has if it shows it, by the names of Linux (`avx512_bf16`)."""
    inputs: tuple[Any, ...] = ()
    """Per argument of the pinned program, as plain data."""
    streams: Mapping[str, Any] = field(default_factory=dict)
    """Contents of the pinned program's streams, by their names in spec.streams, as plain data."""

    @property
    def cause(self) -> str:
        """The id of the cause without the form; results and reports use this id."""
        return self.id.partition(FORM)[0]

    @property
    def reason(self) -> str:
        parts = (self.returns, f"Expected: {self.expected}", self.because)
        return " ".join(f"{' '.join(p.split())}." for p in parts if p)

    @property
    def is_explained(self) -> bool:
        return not self.returns.startswith(UNEXPLAINED)

    @property
    def claims_values(self) -> bool:
        return bool(self.values or self.model)

    @property
    def messages(self) -> tuple[str, ...]:
        return (self.message,) if isinstance(self.message, str) else self.message

    @functools.cached_property
    def failures(self) -> frozenset[Failure]:
        """The failures that the cause may show as.

        A violation may show as an inaccuracy, where the difference happens to be small or the operation is an
        elementary function, for which the specification promises no value.
        """
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
        """Whether the cause damages memory, so that the process may end with any signal or hang."""
        return self.verdict == "Crashes" and self.at_random and any(map(names_signal, self.messages))

    @property
    def names_a_signal(self) -> bool:
        """Whether the message may consist only of the signal that ended the process."""
        return any(map(is_bare_signal, self.messages))

    @functools.cached_property
    def types(self) -> frozenset[str]:
        return frozenset(t for name in self.element_types for t in FAMILIES.get(name, {name}))

    def matches(self, blame: Blame) -> bool:
        """Return whether the entry fits a failure, before its counterfactuals (`goes_away`) are run."""
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
        return not self.variants or not {variant, *passes_of(variant)}.isdisjoint(self.variants)

    def _is_of(self, claim: str) -> bool:
        """Return whether the claim fits; a crash fits `accepts_valid` as well as `rejects_invalid`."""
        return self.claim in (None, claim) or (self.verdict == "Crashes" and {self.claim, claim} <= COMPILED)

    def _says(self, message: str) -> bool:
        return any(m in message for m in self.messages)

    def yields(self, other: Entry) -> bool:
        return other is not self and bool({"*", other.id, other.cause} & {*self.yields_to})

    def is_of_processor(self, instructions: Set[str]) -> bool:
        return {*self.instructions} <= instructions

    def is_of_release(self, versions: Mapping[str, str]) -> bool:
        return all(_in_release(versions.get(p), range_) for p, range_ in self.releases.items())


def _in_release(version: str | None, range_: str) -> bool:
    try:
        return version is None or SpecifierSet(range_).contains(Version(version), prereleases=True)
    except InvalidVersion:
        return True
