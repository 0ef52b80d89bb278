"""The records of a run: the header, and one result per case and backend."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta

from results.verdicts import Kind, Stage, Standing, Tightness, VerdictName, Worst, speaks_against

Claim = Literal[
    "accepts_valid",
    "results",
    "rejects_invalid",
    "programs",
    "models",
    "algebra",
    "spec_examples",
    "relations",
    "dynamic",
    "mismatches",
    "round_trips",
    "random",
    "accumulation",
    "behaviours",
    "latitude",
    "expectations",
    "fuzz",
]
"""What a case tests."""
CLAIMS: Mapping[Claim, str] = {
    "results": "Single ops: every element of every result conforms",
    "programs": "Whole programs: every element of every result conforms",
    "models": "Real programs, lowered from public libraries: every element of every result conforms",
    "algebra": "Expressions that real algebra simplifies: every element of every result conforms",
    "accepts_valid": "Valid programs are accepted",
    "rejects_invalid": "Programs that break a constraint are rejected",
    "spec_examples": "The specification's own examples",
    "relations": "The same said otherwise gives the same",
    "dynamic": "Programs of dynamic sizes: every element of every result conforms at every size",
    "mismatches": "Sizes that do not go together: the process goes on",
    "round_trips": "What is read back from portable artifacts gives results that conform",
    "random": "Random numbers are distributed as they should be",
    "accumulation": "Sums are accumulated in enough bits",
    "behaviours": "What the specification leaves open was asked",
    "latitude": "Declared latitudes are taken",
    "expectations": "Pinned programs still deviate as expected",
    "fuzz": "Fuzzing",
}
"""Claim -> what it says, as a line of the report."""
REJECTS_INVALID: Claim = "rejects_invalid"
OF_OPS: tuple[Claim, ...] = ("results", "accepts_valid", "spec_examples", "relations", "random", "fuzz")
"""The claims whose cases test single ops on element types."""
Topic = Literal[
    "integer division by zero",
    "conversion out of range",
    "shift by the width or more",
    "NaN in a maximum or minimum",
    "sign of zero",
]
"""Questions that many ops raise."""
TOPICS: tuple[Topic, ...] = get_args(Topic)
Versions = Mapping[str, str]


@dataclass(frozen=True)
class ExpectationNote:
    """What a report shows of an entry of the expectations."""

    reason: str
    issue: str | None = None
    releases: Annotated[Mapping[str, str], Meta(description="by package, the versions that have it")] = field(
        default_factory=dict
    )


@dataclass(frozen=True)
class About:
    """A backend of a run: the implementation under test, and what is known about it."""

    versions: Versions
    device: str
    element_types: tuple[str, ...] = ()
    most_processes: Annotated[int, Meta(ge=1)] = 1
    latitude: Mapping[str, str] = field(default_factory=dict)
    conventions: Annotated[
        Mapping[str, str],
        Meta(
            description="by id of a convention, what the backend does where the text leaves it open: customary, or its "
            "answers; what is not here was not asked, or is unsupported"
        ),
    ] = field(default_factory=dict)
    whose_code: Annotated[
        Mapping[str, str], Meta(description='by variant, "" for all: another implementation whose code decides there')
    ] = field(default_factory=dict)
    verifier: Annotated[
        str, Meta(description="whose verifier reads programs before anything else; empty where it is its own")
    ] = ""
    expectations: Annotated[
        Mapping[str, ExpectationNote], Meta(description="by id, the entries that the results refer to")
    ] = field(default_factory=dict)


@dataclass(frozen=True)
class ConventionNote:
    """What a report shows of a convention: a choice that the specification leaves open."""

    clause: str
    customary: Annotated[str, Meta(description="what implementations usually do")]


@dataclass(frozen=True)
class Header:
    """What was run, and on what."""

    date: Annotated[str, Meta(description="start of the run, UTC, ISO 8601")]
    command: str
    python: str
    platform: str
    backends: Mapping[str, About]
    spec_revision: str
    options: Annotated[Mapping[str, Any], Meta(description="the options that the run was given")] = field(
        default_factory=dict
    )
    conventions: Annotated[
        Mapping[str, ConventionNote], Meta(description="by id, the conventions that backends were asked for")
    ] = field(default_factory=dict)
    no_twin: Annotated[
        Mapping[str, Mapping[str, str]],
        Meta(description="by op and label, why no program breaks that constraint and no other"),
    ] = field(default_factory=dict)


@dataclass(frozen=True)
class Way:
    """One of several kinds of deviation in the same outputs."""

    kind: Kind | None
    standing: Standing | None
    worst: Worst | None = None


@dataclass(frozen=True)
class Cause:
    """The cause of a failing case: an operation, how it deviates, and the change that makes the deviation go away."""

    id: Annotated[str, Meta(description="equal for equal signatures, in every run and release")]
    signature: Annotated[str, Meta(description="the signature in words")] = ""
    op: str | None = None
    expectation: Annotated[str | None, Meta(description="the entry that names this cause; null: it is new")] = None


@dataclass(frozen=True)
class Ulps:
    """The error bound of an op that has one, and the largest error measured, in units in the last place."""

    measured: float
    bound: float


@dataclass(frozen=True)
class Reproduction:
    """The minimal program of a finding, and its inputs."""

    program: Annotated[str, Meta(description="MLIR")]
    inputs: Annotated[tuple[Any, ...], Meta(description="per argument, nested lists")]
    expected: str
    actual: str
    streams: Annotated[
        Mapping[str, Any],
        Meta(description="what the infeed and channels hold: infeed_0_1 is tensor 1 of what comes first, nested lists"),
    ] = field(default_factory=dict)
    directory: str = ""
    flaky: Annotated[bool, Meta(description="it did not fail again when it was run as it is published")] = False
    needs: Annotated[tuple[str, ...], Meta(description="parts of the compiler without which it does not fail so")] = ()
    op: Annotated[str | None, Meta(description="that of the operation that the program is about")] = None
    element_type: Annotated[str | None, Meta(description="that of its first operand or result")] = None


@dataclass(frozen=True)
class Probe:
    """For the claim `behaviours`: a question and its answer."""

    name: str
    question: str
    answer: str
    customary: str
    topic: Topic | None = None


@dataclass(frozen=True)
class Invalid:
    """For the claim `rejects_invalid`: a program, and the labels that it breaks."""

    program: str
    broken: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """One case on one backend."""

    case: Annotated[str, Meta(description="names the case within the run, the same in every run")]
    claim: Claim
    backend: str
    verdict: VerdictName
    op: Annotated[str | None, Meta(description="null for whole programs")] = None
    element_type: str | None = None
    shape_class: str | None = None
    clauses: Annotated[tuple[str, ...], Meta(description='labels, or "semantics"')] = ()
    versions: Versions = field(default_factory=dict)
    kind: Kind | None = None
    standing: Standing | None = None
    worst: Worst | None = None
    also: Annotated[tuple[Way, ...], Meta(description="the other kinds of deviation in the same outputs")] = ()
    tightness: Tightness | None = None
    ulps: Ulps | None = None
    seconds: Mapping[str, float] = field(default_factory=dict)
    message: str = ""
    stage: Annotated[Stage | None, Meta(description="where it ended, of what is not run to its end")] = None
    causes: Annotated[tuple[Cause, ...], Meta(description="of what fails: what is to blame")] = ()
    expectation: Annotated[
        str | None, Meta(description="the entries of the expectations that expect all ways in which it fails")
    ] = None
    replay: Annotated[str, Meta(description="the command that runs the case again")] = ""
    reproduction: Annotated[Reproduction | None, Meta(description="of findings only")] = None
    probe: Probe | None = None
    twin: Invalid | None = None
    latitude: Annotated[
        tuple[str, ...],
        Meta(description="what had to be admitted for it to conform, besides what the backend declares"),
    ] = ()
    conventions: Annotated[
        tuple[str, ...], Meta(description="of what is inconsistent: the conventions that it breaks")
    ] = ()

    @property
    def fails(self) -> bool:
        """Whether the verdict counts against the implementation, expected or not; a behaviour never does."""
        return speaks_against(self.verdict, self.standing)

    @property
    def is_unexpected(self) -> bool:
        """Whether the verdict counts against the implementation and no expectation explains it fully."""
        return self.fails and self.expectation is None
