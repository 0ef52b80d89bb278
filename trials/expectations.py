"""What a backend is known to do otherwise: its declared latitudes, and the causes of its deviations with their reasons.

One TOML file per backend. An entry names a cause. It is matched against the operation that is to blame: its op and
types, what is remarkable about it, what the implementation says, and the changes that make the failure go away. It pins
a minimal program with the inputs that show it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path
from typing import Any, Literal

from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.version import InvalidVersion, Version

from generators.cases import Case
from oracles.latitude import Latitude
from results.codec import decoded
from results.records import Claim
from results.verdicts import AGAINST, Kind, Stage, VerdictName
from spec import streams
from spec.op import is_described
from spec.parse import ParseError, parse
from spec.program import Constant, Operation, walk
from spec.types import ELEMENT_TYPES, QuantizedType, TensorType
from trials import changes
from trials.checks import Failure
from trials.features import features
from trials.operations import is_one_operation, main_operation
from trials.plain import array_of
from trials.words import FAMILIES, exclude, implied, is_word

UNEXPLAINED = "UNEXPLAINED"
FOLDER = Path(__file__).parent.parent / "conformance" / "expectations"
"""The files that come with the suite, one per backend."""


class BrokenExpectations(Exception):
    """A file of expectations cannot be used; the message is one line that names it and the entry."""


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

    def of(self, operation: Operation) -> Blame:
        """As if another operation of the case were to blame."""
        return replace(self, operation=operation, features=features(self.case, operation))

    @property
    def element_types(self) -> frozenset[str]:
        """Those of the operands and results."""
        values = (*self.operation.operands, *self.operation.results)
        types = [v.type.element_type for v in values if isinstance(v.type, TensorType)]
        return frozenset("quantized" if isinstance(t, QuantizedType) else str(t) for t in types)


@dataclass(frozen=True)
class Entry:
    """One expected cause. What narrows it is left out where it does not."""

    id: str
    reason: str
    """In plain English; names the clause."""
    program: str
    verdict: VerdictName = "Deviates"
    kinds: tuple[Kind, ...] = ()
    standing: Literal["violation", "accuracy"] | None = None
    claim: Claim | None = None
    labels: tuple[str, ...] = ()
    """Of `rejects_invalid`: the constraints that are not checked."""
    ops: tuple[str, ...] = ()
    element_types: tuple[str, ...] = ()
    """One of them, or one of a family, is that of an operand or a result."""
    variants: tuple[str, ...] = ()
    """Of `xla:O0`, the part after the colon; "" for the backend as it is."""
    stage: Stage | None = None
    message: str = ""
    """Occurs in what the implementation says."""
    when: tuple[str, ...] = ()
    """Features that the operation has."""
    unless: tuple[str, ...] = ()
    """Features that it does not have."""
    goes_away: tuple[str, ...] = ()
    """Changes of the case under which it does not fail so."""
    yields_to: tuple[str, ...] = ()
    """The ids of entries that name the cause where they match too; `*` for all others."""
    rare: bool = False
    """Found by another seed or by more examples: the default run need not meet it. Its pinned program is replayed."""
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
    def is_explained(self) -> bool:
        return not self.reason.startswith(UNEXPLAINED)

    @property
    def failures(self) -> frozenset[Failure]:
        """The ways in which it shows. What violates a clause may by chance show as no more than an inaccuracy."""
        found = {Failure(self.verdict, kind, self.standing) for kind in self.kinds or (None,)}
        if self.does_any_harm:
            found.add(Failure("TimesOut"))
        if self.standing == "violation" and "off-by-ulps" in self.kinds:
            found.add(Failure(self.verdict, "off-by-ulps", "accuracy"))
        return frozenset(found)

    @property
    def does_any_harm(self) -> bool:
        """Whether memory is damaged, of which no more is known than that it ends the process: it may hang as well."""
        return self.verdict == "Crashes" and self.at_random and bool(_SIGNAL.match(self.message))

    @property
    def types(self) -> frozenset[str]:
        """The element types with families written out."""
        return frozenset(t for name in self.element_types for t in FAMILIES.get(name, {name}))

    def matches(self, blame: Blame) -> bool:
        """Whether this is the cause, as far as that can be said without running anything: not `goes_away`."""
        return (
            blame.failure in self.failures
            and self.claim in (None, blame.claim)
            and (not self.labels or bool({*self.labels} & {*blame.labels}))
            and (not self.ops or blame.operation.name in self.ops)
            and (not self.element_types or bool(self.types & blame.element_types))
            and (not self.variants or blame.variant in self.variants)
            and self.stage in (None, blame.stage)
            and (self.message in blame.message or (self.does_any_harm and blame.failure.verdict == "TimesOut"))
            and {*self.when} <= blame.features
            and not {*self.unless} & blame.features
            and self.is_of_release(blame.versions)
        )

    def yields(self, other: Entry) -> bool:
        """Whether the other one names the cause where both match."""
        return other is not self and ("*" in self.yields_to or other.id in self.yields_to)

    def is_of_release(self, versions: Mapping[str, str]) -> bool:
        """Whether it was seen on these versions of an implementation's packages."""
        return all(_in_release(versions.get(p), range_) for p, range_ in self.releases.items())


def _in_release(version: str | None, range_: str) -> bool:
    """Whether a version is in a range; one that is not known may be."""
    try:
        return version is None or SpecifierSet(range_).contains(Version(version), prereleases=True)
    except InvalidVersion:
        return True


_SIGNAL = re.compile(r"(its process ended by )?SIG[A-Z]*")


@dataclass(frozen=True)
class Expectations:
    """The file of one backend."""

    latitude: Latitude = field(default_factory=Latitude)
    entries: tuple[Entry, ...] = ()

    def candidates(self, blame: Blame) -> tuple[Entry, ...]:
        """The entries that may name the cause; what a single one asks of `goes_away` is still to be seen. Where the
        implementation has said something, and of no operation that is known, it may speak of one in its regions; where
        that is more than a signal, or a change must make it go away, of any in a program that was not reduced."""
        found = [e for e in self.entries if e.matches(blame)]
        if found or not blame.message:
            return tuple(e for e in found if not any(e.yields(other) for other in found))
        told = [e for e in self.entries if e.message and e.ops]
        within = [o for region in blame.operation.regions for o in walk(region)]
        found = [e for o in within for e in told if o.name in e.ops and e.matches(blame.of(o))]
        if not found and not is_one_operation(blame.case.program):
            telling = [e for e in told if e.goes_away or not _SIGNAL.fullmatch(e.message)]
            others = blame.case.program.operations()
            found = [e for o in others for e in telling if o.name in e.ops and e.matches(blame.of(o))]
        return tuple({e.id: e for e in found}.values())

    def random_candidates(self, blame: Blame) -> tuple[Entry, ...]:
        """Those of the entries that may name the cause which show at random."""
        return tuple(e for e in self.entries if e.at_random and e.matches(blame))


# Reading.


def load(path: Path) -> Expectations:
    """The expectations in a file; none where it does not exist. Raises BrokenExpectations."""
    if not path.exists():
        return Expectations()
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        latitude = Latitude.of(table.get("latitude", {}))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, ValueError, TypeError, AttributeError) as e:
        raise BrokenExpectations(f"{path}: {_one_line(e)}") from None
    unknown = table.keys() - {"latitude", "cause"}
    if unknown:
        raise BrokenExpectations(f"{path}: unknown table {min(unknown)!r}")
    raw = table.get("cause", [])
    if not isinstance(raw, list):
        raise BrokenExpectations(f"{path}: entries are written [[cause]]")
    entries = tuple(_entry(path, n, members) for n, members in enumerate(raw, 1))
    for problem in problems(entries):
        raise BrokenExpectations(f"{path}: {problem}")
    return Expectations(latitude, entries)


def _one_line(e: object) -> str:
    return str(e).replace("\n", " ")


def _entry(path: Path, number: int, members: Any) -> Entry:
    name = members.get("id", number) if isinstance(members, dict) else number
    try:
        return decoded(Entry, members)
    except ValueError as e:
        raise BrokenExpectations(f"{path}: entry {name!r}: {_one_line(e)}") from None


def problems(entries: Sequence[Entry]) -> Iterator[str]:
    """What is wrong with entries, each in one line: with one alone, or with two that could claim one cause."""
    seen: set[str] = set()
    for entry in entries:
        for problem in _problems(entry):
            yield f"entry {entry.id!r}: {problem}"
        if entry.id in seen:
            yield f"two entries have the id {entry.id!r}"
        seen.add(entry.id)
    for entry in entries:
        unknown = {*entry.yields_to} - seen - {"*"}
        yield from (f"entry {entry.id!r}: there is no entry {i!r}" for i in sorted(unknown))
    for first, second in combinations(entries, 2):
        if not are_disjoint(first, second):
            yield f"entries {first.id!r} and {second.id!r} could claim one cause; nothing in them excludes each other"


def _problems(entry: Entry) -> Iterator[str]:
    for name in ("id", "reason", "program"):
        if not getattr(entry, name):
            yield f"{name} is empty"
    if entry.verdict not in AGAINST:
        yield f"{entry.verdict} does not speak against an implementation"
    deviates = entry.verdict == "Deviates"
    if deviates != bool(entry.kinds) or deviates != (entry.standing is not None):
        yield "kinds and standing are given where the verdict is Deviates, and only there"
    if entry.verdict == "Crashes" and not entry.message:
        yield "a crash needs a message"
    if not (entry.ops or entry.message or entry.when or entry.element_types or entry.labels):
        yield "expects everything; name ops, features, a message, ... to narrow it"
    yield from (f"there is no op {op!r}" for op in entry.ops if not is_described(op))
    known = {str(t) for t in ELEMENT_TYPES} | FAMILIES.keys()
    yield from (f"there is no element type {t!r}" for t in entry.element_types if t not in known)
    yield from (f"{word!r} is no feature" for word in (*entry.when, *entry.unless) if not is_word(word))
    yield from (f"{name!r} is no counterfactual" for name in entry.goes_away if name not in changes.names())
    for package, range_ in entry.releases.items():
        try:
            _named_versions(SpecifierSet(range_))
        except (InvalidSpecifier, InvalidVersion):
            yield f"{package}: {range_!r} is no range of versions"


# Whether two entries could claim one cause.


def are_disjoint(a: Entry, b: Entry) -> bool:
    """Whether something in the entries excludes that both match, so that no cause has two."""
    return (
        a.yields(b)
        or b.yields(a)
        or not a.failures & b.failures
        or _apart(a.ops, b.ops)
        or _apart(a.types, b.types)
        or _without_types(a, b)
        or _without_types(b, a)
        or _apart(a.labels, b.labels)
        or _apart(a.variants, b.variants)
        or (None not in (a.claim, b.claim) and a.claim != b.claim)
        or (None not in (a.stage, b.stage) and a.stage != b.stage)
        or _say_otherwise(a.message, b.message)
        or _features_exclude(a, b)
        or not share_releases(a, b)
    )


def _apart(a: Sequence[str] | frozenset[str], b: Sequence[str] | frozenset[str]) -> bool:
    return bool(a) and bool(b) and not {*a} & {*b}


def _without_types(a: Entry, b: Entry) -> bool:
    """Whether the one has none of the element types that the other asks for."""
    named = [w.partition("=")[2] for w in a.unless if w.startswith("element-type=")]
    return bool(b.types) and b.types <= {t for name in named for t in FAMILIES.get(name, {name})}


def _say_otherwise(a: str, b: str) -> bool:
    return bool(a and b) and a not in b and b not in a


def _features_exclude(a: Entry, b: Entry) -> bool:
    has_a, has_b = (frozenset(i for w in e.when for i in implied(w)) for e in (a, b))
    return bool(has_a & {*b.unless} or has_b & {*a.unless}) or any(exclude(x, y) for x in has_a for y in has_b)


def share_releases(a: Entry, b: Entry) -> bool:
    """Whether both may be met on one release."""
    return all(_share_a_version(a.releases[p], b.releases[p]) for p in a.releases.keys() & b.releases.keys())


def _share_a_version(a: str, b: str) -> bool:
    """Whether a version is in both ranges: one of those that they name, or one just below or above."""
    ranges = SpecifierSet(a), SpecifierSet(b)
    named = [v for r in ranges for v in _named_versions(r)]
    probes = {"0", "99999", *(str(v) for v in named), *(f"{v}.1" for v in named), *(f"{v}.dev0" for v in named)}
    return any(all(r.contains(p, prereleases=True) for r in ranges) for p in probes)


def _named_versions(range_: SpecifierSet) -> list[Version]:
    """Raises InvalidVersion for `===` and what is no version."""
    return [Version(s.version.removesuffix(".*")) for s in range_]


# Pins.


def pinned_case(entry: Entry) -> Case:
    """The pinned program and its inputs. Raises BrokenExpectations where they cannot be read."""
    try:
        # What jaxlib's verifier thinks of it may be what is expected.
        program = parse(entry.program, f"expectation {entry.id}", verified=False)
        op = next((o.name for o in reversed([*program.operations()]) if o.name in entry.ops), None)
        if entry.claim == "rejects_invalid":
            return Case(program, (), op)
        types = [v.type for v in program.main.arguments if isinstance(v.type, TensorType)]
        row = tuple(array_of(v, t, program.num_processes) for v, t in zip(entry.inputs, types, strict=True))
        fed = {name: _constant(v, streams.tensor_type(program, name)) for name, v in entry.streams.items()}
        return Case(replace(program, streams=streams.from_named(fed)), (row,), op)
    except (ParseError, ValueError) as e:
        raise BrokenExpectations(f"entry {entry.id!r}: its program: {_one_line(e)}") from None


def _constant(value: Any, t: TensorType) -> Constant:
    return Constant.of(array_of(value, t), t.element_type)


def pinned_blames(entry: Entry) -> Iterator[Blame]:
    """What is to blame in the pinned program, for each way in which the entry may show, were it all as it says. Raises
    BrokenExpectations."""
    case = pinned_case(entry)
    operation = main_operation(case.program, case.op)
    found = features(case, operation)
    for failure in sorted(entry.failures, key=str):
        yield Blame(
            entry.claim or "results", failure, case, operation, found, entry.message, entry.stage,
            entry.variants[0] if entry.variants else "", {}, entry.labels,
        )  # fmt: skip


def problems_of_pins(known: Expectations) -> Iterator[str]:
    """What is wrong with the pinned programs, each in one line: each is matched by its own entry and by no other."""
    for entry in known.entries:
        try:
            blames = list(pinned_blames(entry))
        except BrokenExpectations as e:
            yield str(e)
            continue
        for other in known.entries:
            if (
                other.id != entry.id
                and share_releases(entry, other)
                and any(other in known.candidates(b) for b in blames)
            ):
                yield f"entry {entry.id!r}: its program is also matched by {other.id!r}"
        if not all(map(entry.matches, blames)):
            yield f"entry {entry.id!r}: does not match its own program: {_mismatch(entry, blames[0])}"


def _mismatch(entry: Entry, blame: Blame) -> str:
    """The first condition that does not hold."""
    if entry.ops and blame.operation.name not in entry.ops:
        return f"the operation to blame is {blame.operation.name}"
    if entry.element_types and not entry.types & blame.element_types:
        return f"its element types are {', '.join(sorted(blame.element_types))}"
    lacking = [w for w in entry.when if w not in blame.features]
    odd = [w for w in entry.unless if w in blame.features]
    return f"it lacks {', '.join(lacking)}" if lacking else f"it has {', '.join(odd)}"
