"""The expectations of a backend: declared latitudes, and known causes of failures.

One TOML file per backend. An entry names a cause. It is matched against the operation to blame: its op and types, its
features, the message, and the changes that make the failure go away. It pins a minimal program with inputs.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from itertools import combinations, product
from pathlib import Path
from typing import Any, Literal

from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.version import InvalidVersion

from generators.cases import Case
from oracles.conventions import CONVENTIONS
from oracles.latitudes import Latitude
from results.backend_names import BackendName
from results.codec import decode
from results.verdicts import AGAINST
from spec import streams
from spec.op import is_described
from spec.parse import ParseError, parse
from spec.program import Constant, walk
from spec.types import ELEMENT_TYPES, TensorType
from trials.causes.disjointness import are_disjoint
from trials.causes.entries import FORM, Blame, Entry
from trials.causes.release_ranges import named_versions, share_releases
from trials.causes.value_claims import is_pattern
from trials.causes.wrong_kernels import WRONG_KERNELS, is_model
from trials.computing_operations import is_one_operation, main_operation
from trials.counterfactuals import changes
from trials.features.feature_words import FAMILIES, is_word
from trials.features.operation_features import features
from trials.plain_data import array_of, arrays_of

FOLDER = Path(__file__).parent.parent.parent / "conformance" / "expectations"
"""The files that come with the suite, one per backend."""


Declared = Mapping[str, Literal["customary", "none"]]
"""By convention (oracles.conventions), the behaviour that a backend is held to, whatever its probes show."""


class BrokenExpectations(Exception):
    """A file of expectations is invalid; the message is one line that names the file and the entry."""


@dataclass(frozen=True)
class Expectations:
    latitude: Latitude = field(default_factory=Latitude)
    entries: tuple[Entry, ...] = ()
    of_variants: Mapping[str, Latitude] = field(default_factory=dict)
    """Latitudes of variants that declare others."""
    conventions: Declared = field(default_factory=dict)

    def on_processor(self, instructions: Set[str]) -> Expectations:
        """Return the expectations without the entries of processors that have other instruction sets."""
        return replace(self, entries=tuple(e for e in self.entries if e.is_of_processor(instructions)))

    def latitude_of(self, backend: str) -> Latitude:
        return self.of_variants.get(BackendName.parse(backend).tested, self.latitude)

    def candidates(self, blame: Blame) -> tuple[Entry, ...]:
        """Return the entries that may name the cause, in the order in which their `goes_away` is tried.

        If no entry matches the operation but there is a message, the operations in its regions are matched. If none of
        these matches either, all operations of a program of several operations are matched, but only against entries
        that have `goes_away` or a message other than a bare signal.
        """
        found = [e for e in self.entries if e.matches(blame)]
        if found or not blame.message:
            return tuple(sorted(found, key=lambda e: sum(e.yields(other) for other in found)))
        told = [e for e in self.entries if e.message and e.ops]
        within = [o for region in blame.operation.regions for o in walk(region)]
        found = [e for o in within for e in told if o.name in e.ops and e.matches(blame.of(o))]
        if not found and not is_one_operation(blame.case.program):
            telling = [e for e in told if e.goes_away or not e.names_a_signal]
            others = blame.case.program.operations()
            found = [e for o in others for e in telling if o.name in e.ops and e.matches(blame.of(o))]
        return tuple({e.id: e for e in found}.values())

    def random_candidates(self, blame: Blame) -> tuple[Entry, ...]:
        return tuple(e for e in self.entries if e.at_random and e.matches(blame))


# Reading.


def load(path: Path) -> Expectations:
    """Return the expectations in a file, empty ones if it does not exist. Raises BrokenExpectations."""
    if not path.exists():
        return Expectations()
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        latitude, of_variants = _latitudes(table.get("latitude", {}))
        conventions = _conventions(table.get("conventions", {}))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, ValueError, TypeError, AttributeError) as e:
        raise BrokenExpectations(f"{path}: {_one_line(e)}") from None
    unknown = table.keys() - {"latitude", "conventions", "cause"}
    if unknown:
        raise BrokenExpectations(f"{path}: unknown table {min(unknown)!r}")
    raw = table.get("cause", [])
    if not isinstance(raw, list):
        raise BrokenExpectations(f"{path}: entries are written [[cause]]")
    entries = tuple(e for n, members in enumerate(raw, 1) for e in _entries(path, n, members))
    for problem in problems(entries):
        raise BrokenExpectations(f"{path}: {problem}")
    return Expectations(latitude, entries, of_variants, conventions)


def _latitudes(table: Mapping[str, Any]) -> tuple[Latitude, dict[str, Latitude]]:
    """Return the latitude of `[latitude]`, and by variant those of `[latitude.VARIANT]`. Raises ValueError."""
    declared = {name: value for name, value in table.items() if not isinstance(value, dict)}
    others = {variant: declared | value for variant, value in table.items() if isinstance(value, dict)}
    return Latitude.of(declared), {variant: Latitude.of(other) for variant, other in others.items()}


def _conventions(table: Mapping[str, Any]) -> Declared:
    for name, choice in table.items():
        if name not in CONVENTIONS:
            raise ValueError(f"unknown convention {name!r}; known: {', '.join(CONVENTIONS)}")
        if choice not in ("customary", "none"):
            raise ValueError(f"convention {name} is {choice!r}; allowed: customary, none")
    return dict(table)


def _one_line(e: object) -> str:
    return str(e).replace("\n", " ")


OF_CAUSES = ("id", "returns", "expected", "because", "issue")
"""Members that the forms of a cause share."""


def _entries(path: Path, number: int, members: Any) -> Iterator[Entry]:
    """Yield the entry of a cause, or one per form. Raises BrokenExpectations."""
    name = members.get("id", number) if isinstance(members, dict) else number
    try:
        for id_, own in [*_forms(name, members)]:
            name = id_
            yield decode(Entry, own)
    except ValueError as e:
        raise BrokenExpectations(f"{path}: entry {name!r}: {_one_line(e)}") from None


def _forms(name: object, members: Any) -> Iterator[tuple[object, Any]]:
    """Yield the id and members of each form, completed by those of the cause. Raises ValueError."""
    if not isinstance(members, dict) or "form" not in members:
        if FORM in str(name):
            raise ValueError(f"an id has no {FORM!r}; forms are written [[cause.form]]")
        yield name, members
        return
    shared, forms = {k: v for k, v in members.items() if k != "form"}, members["form"]
    if not isinstance(forms, list) or not forms or not all(isinstance(f, dict) for f in forms):
        raise ValueError("forms are written [[cause.form]]")
    if own := sorted({"program", "inputs", "streams"} & shared.keys()):
        raise ValueError(f"{own[0]} is for each of its forms to say")
    for n, form in enumerate(forms, 1):
        called = form.get("name")
        if not isinstance(called, str) or not called or FORM in called:
            raise ValueError(f"form {n} has no name, or one with {FORM!r}")
        if own := sorted(form.keys() & OF_CAUSES):
            raise ValueError(f"form {called!r}: {own[0]} is for the cause to say")
        id_ = f"{name}{FORM}{called}"
        yield id_, shared | {k: v for k, v in form.items() if k != "name"} | {"id": id_}


def problems(entries: Sequence[Entry]) -> Iterator[str]:
    """Yield the problems of entries, as lines: of single entries, and of two that could both name a cause."""
    seen: set[str] = set()
    for entry in entries:
        for problem in _problems(entry):
            yield f"entry {entry.id!r}: {problem}"
        if entry.id in seen:
            yield f"two entries have the id {entry.id!r}"
        seen.add(entry.id)
    known = seen | {e.cause for e in entries} | {"*"}
    for entry in entries:
        unknown = {*entry.yields_to} - known
        yield from (f"entry {entry.id!r}: there is no entry {i!r}" for i in sorted(unknown))
    for first, second in combinations(entries, 2):
        if first.cause != second.cause and not are_disjoint(first, second):
            yield f"entries {first.id!r} and {second.id!r} could claim one cause; nothing in them excludes each other"


def _problems(entry: Entry) -> Iterator[str]:
    for name in ("id", "returns", "expected", "program"):
        if not getattr(entry, name):
            yield f"{name} is empty"
    for name in ("returns", "expected", "because"):
        if getattr(entry, name).endswith("."):
            yield f"{name} ends with a full stop, which is added where it is shown"
    if entry.verdict not in AGAINST:
        yield f"{entry.verdict} does not speak against an implementation"
    deviates = entry.verdict == "Deviates"
    if deviates != bool(entry.kinds) or deviates != (entry.standing is not None):
        yield "kinds and standing are given where the verdict is Deviates, and only there"
    if entry.message != "" and not all(entry.messages or [""]):
        yield "message is empty; leave it out"
    if entry.verdict == "Crashes" and not entry.message:
        yield "a crash needs a message"
    if not (entry.ops or entry.message or entry.when or entry.element_types or entry.labels):
        yield "expects everything; name ops, features, a message, ... to narrow it"
    yield from (f"there is no op {op!r}" for op in entry.ops if not is_described(op))
    known = {str(t) for t in ELEMENT_TYPES} | FAMILIES.keys()
    yield from (f"there is no element type {t!r}" for t in entry.element_types if t not in known)
    yield from (f"{word!r} is no feature" for word in (*entry.when, *entry.unless) if not is_word(word))
    yield from (f"{name!r} is no counterfactual" for name in entry.goes_away if name not in changes.names())
    yield from (f"{name!r} is no pattern of values" for name in entry.values if not is_pattern(name))
    if entry.model and not is_model(entry.model):
        yield f"there is no model {entry.model!r}; known: {', '.join(WRONG_KERNELS)}, and the names of changes"
    if entry.claims_values and not deviates:
        yield "values and model are given where the verdict is Deviates, and only there"
    for package, range_ in entry.releases.items():
        try:
            named_versions(SpecifierSet(range_))
        except (InvalidSpecifier, InvalidVersion):
            yield f"{package}: {range_!r} is no range of versions"


# Pins.


def pinned_case(entry: Entry) -> Case:
    try:
        # What jaxlib's verifier thinks of it may be what is expected.
        program = parse(entry.program, f"expectation {entry.id}", verified=False)
        op = next((o.name for o in reversed([*program.operations()]) if o.name in entry.ops), None)
        if entry.claim == "rejects_invalid":
            return Case(program, (), op)
        row = arrays_of(entry.inputs, program)
        fed = {name: _constant(v, streams.tensor_type(program, name)) for name, v in entry.streams.items()}
        times = 2 if entry.claim == "random" else 1  # its check compares the results for equal states
        return Case(replace(program, streams=streams.from_names(fed)), (row,) * times, op)
    except (ParseError, ValueError) as e:
        raise BrokenExpectations(f"entry {entry.id!r}: its program: {_one_line(e)}") from None


def _constant(value: Any, t: TensorType) -> Constant:
    return Constant.of(array_of(value, t), t.element_type)


def pinned_blames(entry: Entry) -> Iterator[Blame]:
    case = pinned_case(entry)
    operation = main_operation(case.program, case.op)
    found = features(case, operation)
    for failure, message in product(sorted(entry.failures, key=str), entry.messages):
        yield Blame(
            entry.claim or "results", failure, case, operation, found, message, entry.stage,
            entry.variants[0] if entry.variants else "", {}, entry.labels,
        )  # fmt: skip


def problems_of_pins(known: Expectations) -> Iterator[str]:
    """Yield the problems of pinned programs, as lines: each must match its own entry, and no entry of another cause.

    Another entry may match if it yields to the own entry, or if the own entry yields to it and it has counterfactuals
    or a model.
    """
    for entry in known.entries:
        try:
            blames = list(pinned_blames(entry))
        except BrokenExpectations as e:
            yield str(e)
            continue
        for other in known.entries:
            is_second = other.yields(entry) or (entry.yields(other) and bool(other.goes_away or other.model))
            if (
                other.cause != entry.cause
                and not is_second
                and share_releases(entry.releases, other.releases)
                and any(other in known.candidates(b) for b in blames)
            ):
                yield f"entry {entry.id!r}: its program is also matched by {other.id!r}"
        if not all(map(entry.matches, blames)):
            yield f"entry {entry.id!r}: does not match its own program: {_mismatch(entry, blames[0])}"


def _mismatch(entry: Entry, blame: Blame) -> str:
    if entry.ops and blame.operation.name not in entry.ops:
        return f"the operation to blame is {blame.operation.name}"
    if entry.element_types and not entry.types & blame.element_types:
        return f"its element types are {', '.join(sorted(blame.element_types))}"
    lacking = [w for w in entry.when if w not in blame.features]
    odd = [w for w in entry.unless if w in blame.features]
    return f"it lacks {', '.join(lacking)}" if lacking else f"it has {', '.join(odd)}"
