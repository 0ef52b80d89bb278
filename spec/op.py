"""How an op is described: its members, its labelled constraints, its result types; the registry; `check()`.

An op is a class whose body says what it is made of and what must hold, in the specification's words:

    class Concatenate(Op, name="concatenate"):
        inputs = variadic(per_tensor)
        dimension = attribute(Integer(64))
        result = output(per_tensor)

        @constraint("C4")
        def dimension_is_an_axis(op):
            return 0 <= op.dimension < rank(op.inputs[0])

An instance is a view of one `Operation`: `op.inputs` are Values, `op.dimension` is the attribute's Python value. Inputs
are labelled I1, I2, ... in the order of definition, as the specification labels them. Registration is by definition;
the package imports every family.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from types import MappingProxyType
from typing import Any, ClassVar

from spec.attributes import Group, IntegerArray, Kind
from spec.program import Attribute, Operation, Program, Region, Value
from spec.structured_attributes import BooleanArray
from spec.type_sets import TypeSet
from spec.types import ElementType, Type
from spec.vocabulary import Deferred


class Malformed(Exception):
    """An operation lacks a member, has one too many, or has one of the wrong kind."""


@dataclass(frozen=True, eq=False)
class Member:
    """Something an op is made of. Read through a view of an operation, it is what the operation has there."""

    role: str  # "operand", "attribute", "region" or "result"
    test: TypeSet | None = None
    kind: Kind | None = None
    is_variadic: bool = False
    is_optional: bool = False
    default: Attribute = None
    is_extension: bool = False

    def __set_name__(self, owner: type, name: str) -> None:
        object.__setattr__(self, "name", name)

    def __get__(self, op: Op | None, owner: type[Op]) -> Any:
        return self if op is None else owner.readers[self.name](op.operation)  # type: ignore[attr-defined]


def value(test: TypeSet) -> Any:
    """One input value."""
    return Member("operand", test)


def variadic(test: TypeSet) -> Any:
    """A variadic number of input values. Several variadic members of one op share its operands evenly."""
    return Member("operand", test, is_variadic=True)


def attribute(kind: Kind) -> Any:
    """An attribute that must be there."""
    return Member("attribute", kind=kind)


def optional_attribute(kind: Kind, default: Attribute | Callable[[Operation], Attribute] = None) -> Any:
    """An attribute that may be absent, and then means `default`, which may depend on the operation."""
    return Member("attribute", kind=kind, is_optional=True, default=default)


def extension_attribute(kind: Kind, default: Attribute = None) -> Any:
    """An optional attribute that programs carry but the specification's text does not describe: it has no label."""
    return Member("attribute", kind=kind, is_optional=True, default=default, is_extension=True)


def function(*, is_extension: bool = False) -> Any:
    """An input function; an extension has no label in the specification's text."""
    return Member("region", is_extension=is_extension)


def variadic_function(*, is_extension: bool = False) -> Any:
    """A variadic number of input functions."""
    return Member("region", is_variadic=True, is_extension=is_extension)


def output(test: TypeSet) -> Any:
    """An output."""
    return Member("result", test)


def variadic_output(test: TypeSet) -> Any:
    """A variadic number of outputs."""
    return Member("result", test, is_variadic=True)


def constraint(label: str) -> Callable[[Callable[[Any], bool]], Callable[[Any], bool]]:
    """Marks a method as the constraint with this label of the specification. Its name is the error message."""

    def mark(predicate: Callable[[Any], bool]) -> Callable[[Any], bool]:
        predicate.label = label  # type: ignore[attr-defined]
        return predicate

    return mark


_REGISTRY: dict[str, type[Op]] = {}

Shape = tuple[int | None, ...]
Check = tuple[str, str, Callable[[Any], bool]]
"""A label, the name of a predicate, and the predicate."""


class Op:
    """A view of an operation through the description of its op. See the module's docstring."""

    mnemonic: ClassVar[str]
    members: ClassVar[dict[str, Member]]
    readers: ClassVar[dict[str, Callable[[Operation], Any]]]
    """member name -> what reads the member of an operation"""
    constraints: ClassVar[dict[str, Callable[[Any], bool]]]
    input_labels: ClassVar[dict[str, str]]
    """member name -> I1, I2, ..."""
    groups: ClassVar[Mapping[str, Group]] = {}
    """name of an MLIR attribute -> the members that MLIR spells as this one attribute"""
    not_modelled: ClassVar[Mapping[str, str]] = {}
    """label -> why no predicate checks it."""
    never_alone: ClassVar[Mapping[str, str]] = {}
    """label -> why what breaks it breaks another constraint too."""
    in_specification: ClassVar[bool] = True
    """False for ops that programs carry but the specification's text does not describe."""
    impossible_types: ClassVar[tuple[ElementType, ...]] = ()
    """Element types that the set of an input has, and no valid operation does."""
    is_terminator: ClassVar[bool] = False
    has_effects: ClassVar[bool] = False
    """It may do something besides what its results say, apart from using a stream."""
    computes: ClassVar[bool] = True
    """Whether it computes something itself: what its regions compute is not counted."""
    is_several: ClassVar[bool] = False
    """It is defined as a program of several operations that round."""
    is_control_flow: ClassVar[bool] = False
    """It decides which operations run, in its regions or in functions, and how often."""
    is_elementary: ClassVar[bool] = False
    """The specification leaves its last digits to the implementation (section "Accuracy")."""
    rounds: ClassVar[bool] = False
    """It computes one number that it rounds, as IEEE-754 says, to the element type."""
    combines_parts: ClassVar[bool] = False
    """It computes a part of a complex result from both parts of an operand, and so rounds in between."""
    accumulates: ClassVar[bool] = False
    """It adds up, or folds by its region, in an order of the implementation's choice."""
    may_flush: ClassVar[bool] = False
    """It is arithmetic, which may take subnormals for zero where an implementation does so."""
    dequantizes: ClassVar[bool] = False
    """It computes with the numbers that quantized operands stand for (dequantize_op_quantize and its like); other ops
    move storage values."""
    defines_per_axis: ClassVar[bool] = False
    """The specification says what it computes where scales lie along an axis. Of dequantize_op_quantize it says that
    this "only works for per-tensor quantization"."""
    leaves_quantized_shapes_open: ClassVar[bool] = False
    """No constraint says what shapes its operands and results have where they are quantized."""
    uses_grid: ClassVar[bool] = False
    """It communicates with other processes of the grid, or asks for its place there."""
    static_form: ClassVar[str | None] = None
    """Of an op that takes sizes as operands: the op that it is once they are known."""
    sizes: ClassVar[Mapping[str, str]] = {}
    """operand that holds sizes -> the attribute of the static form, or its result, where that has them"""
    at_run_time: ClassVar[frozenset[str]] = frozenset()
    """Labels of constraints that no types and attributes break: the values of operands decide them."""
    sizes_are_given: ClassVar[bool] = False
    """Only the types of its results say of what sizes these are, which must be known therefore."""
    uses_streams: ClassVar[bool] = False
    """It communicates with somebody outside the program, through a stream or a channel."""
    _checks: ClassVar[tuple[Check, ...]]
    _counts: ClassVar[tuple[tuple[str, int, bool], ...]]

    def __init_subclass__(cls, name: str | None = None, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        inherited = [vars(c) for c in reversed(cls.__mro__)]
        cls.members = {n: m for space in inherited for n, m in space.items() if isinstance(m, Member)}
        cls.constraints = {
            f.label: f for space in inherited for f in space.values() if callable(f) and hasattr(f, "label")
        }
        cls.readers = {n: _reader(cls.members, n) for n in cls.members}
        cls.input_labels = {n: f"I{i}" for i, n in enumerate(_inputs(cls.members), 1)}
        cls._counts = _counts(cls.members)
        cls._checks = (
            *_member_checks(cls.members, cls.input_labels),
            *((label, predicate.__name__, predicate) for label, predicate in cls.constraints.items()),
        )
        if name is None:  # a base that several ops share
            return
        cls.mnemonic = name
        if name in _REGISTRY:
            raise ValueError(f"op {name} is described twice")
        _REGISTRY[name] = cls
        ops.cache_clear()

    @classmethod
    def checks(cls) -> tuple[Check, ...]:
        """Everything that is checked of an operation: its members, then its constraints."""
        return cls._checks

    @classmethod
    def counts(cls) -> tuple[tuple[str, int, bool], ...]:
        """Per role of member, how many an operation has at least, and whether exactly as many."""
        return cls._counts

    def __init__(self, operation: Operation, program: Program | None = None) -> None:
        """A view of `operation`; `program` is where it stands, for ops that refer to functions or to the grid."""
        self.operation = operation
        self.program = program

    @property
    def may_be_refused(self) -> bool:
        """Whether the specification leaves it to implementations if they take the operation as it is."""
        return False

    def infer(self) -> tuple[Type, ...] | None:
        """The types of the results as the inputs determine them; None where the result types are load-bearing.

        May raise anything where a constraint is broken.
        """
        return None

    def infer_shapes(self) -> tuple[Shape | None, ...] | None:
        """The shapes of the results as far as the inputs determine them, where they leave the element types open."""
        types = self.infer()
        return None if types is None else tuple(getattr(t, "shape", None) for t in types)

    def static_attributes(self, sizes: Mapping[str, Attribute]) -> dict[str, Attribute]:
        """The attributes of the static form that the values of operands are."""
        return {a: sizes[n] for n, a in self.sizes.items() if a not in self.members or self.members[a].role != "result"}


def _inputs(members: Mapping[str, Member]) -> Iterator[str]:
    return (n for n, m in members.items() if m.role != "result" and not m.is_extension)


_FIELDS = {"operand": "operands", "region": "regions", "result": "results"}


def _reader(members: Mapping[str, Member], name: str) -> Callable[[Operation], Any]:
    """What reads one member of an operation. Raises Malformed where the operation lacks it."""
    member = members[name]
    if member.role == "attribute":
        return lambda operation: _attribute_of(operation, name, member)
    field = attrgetter(_FIELDS[member.role])
    peers = {n: m for n, m in members.items() if m.role == member.role}
    place = list(peers).index(name)
    if not any(m.is_variadic for m in peers.values()):
        return lambda operation: _element(field(operation), place, name)
    if len(peers) == 1:
        return field
    return lambda operation: _segment_of(field(operation), peers, name)


def _attribute_of(operation: Operation, name: str, member: Member) -> Attribute:
    for n, found in operation.attributes:
        if n == name and not _is_left_out(found, member):
            return found
    if not member.is_optional:
        raise Malformed(f"attribute {name} is missing")
    return member.default(operation) if callable(member.default) else member.default


def is_default(operation: Operation, name: str, found: Attribute) -> bool:
    """Whether an attribute of an operation says what the operation means without it."""
    member = op_named(operation.name).members.get(name) if is_described(operation.name) else None
    if member is None or not member.is_optional:
        return False
    default = member.default(operation) if callable(member.default) else member.default
    return found == default or _is_left_out(found, member)


def _is_left_out(found: Attribute, member: Member) -> bool:
    """Whether an array is empty where it may be absent: MLIR writes one that is absent so."""
    return found == () and callable(member.default) and isinstance(member.kind, IntegerArray | BooleanArray)


def _element(found: tuple[Any, ...], place: int, name: str) -> Any:
    if place >= len(found):
        raise Malformed(f"{name} is missing")
    return found[place]


def _segment_of(found: tuple[Any, ...], peers: Mapping[str, Member], name: str) -> Any:
    """The member among peers of which some are variadic: these share evenly, the first ones taking what is left."""
    variadics = [n for n, m in peers.items() if m.is_variadic]
    spare = max(len(found) - (len(peers) - len(variadics)), 0)
    start = 0
    for peer, member in peers.items():
        length = 1
        if member.is_variadic:
            length = spare // len(variadics) + (variadics.index(peer) < spare % len(variadics))
        if peer == name:
            return found[start : start + length] if member.is_variadic else _element(found, start, name)
        start += length
    raise KeyError(name)


@functools.cache
def ops() -> Mapping[str, type[Op]]:
    """Every registered op by mnemonic, in alphabetical order."""
    return MappingProxyType(dict(sorted(_REGISTRY.items())))


def op_named(name: str) -> type[Op]:
    """The description of an op. Raises KeyError for an unknown one."""
    return _REGISTRY[name]


def facts_of(name: str) -> type[Op]:
    """The description of an op, to read facts from: for an unknown one `Op`, which says what is usual."""
    return _REGISTRY.get(name, Op)


def is_described(name: str) -> bool:
    return name in _REGISTRY


def infer_types(
    name: str, operands: Sequence[Value], attributes: Mapping[str, Attribute] | None = None,
    regions: Sequence[Region] = (), program: Program | None = None,
) -> tuple[Type, ...] | None:  # fmt: skip
    """The result types that the inputs of an op determine, or None where they are load-bearing."""
    op = Operation(name, tuple(operands), tuple(sorted((attributes or {}).items())), tuple(regions))
    return op_named(name)(op, program).infer()


@dataclass(frozen=True)
class Violation:
    """A constraint that does not hold: `label` is that of the specification (C4), of an input (I1), of the results
    (O1), of a quantized type (`quantized C5`), or `structure` for what syntax and scoping rules demand."""

    op: str
    label: str
    predicate: str
    path: str
    """Where the operation stands: function/operation, then region/operation and so on: `main/3`, `main/3/0/1`."""

    def __str__(self) -> str:
        return f"{self.path}: {self.op} {self.label}: {self.predicate.replace('_', ' ')} does not hold"


def check(operation: Operation, path: str = "", program: Program | None = None) -> Iterator[Violation]:
    """What one operation violates, its regions' own operations left out.

    Constraints presuppose each other, and the specification's order is no order of dependency: a predicate that
    raises counts as violated only where no other is. One that depends on a dynamic size is not violated.
    """
    op = op_named(operation.name)(operation, program)
    broken = [("structure", found) for found in _structure(op, operation)]
    raised = []
    for label, predicate, holds in type(op).checks():
        try:
            if not holds(op):
                broken.append((label, predicate))
        except Deferred:
            pass
        except Exception:  # presupposes a constraint already broken
            raised.append((label, predicate))
    for label, predicate in broken or raised:
        yield Violation(op.mnemonic, label, predicate, path)


def holds(operation: Operation, label: str, program: Program | None = None) -> bool:
    """Whether the operation keeps to the constraint of one label, and to what that presupposes."""
    op = op_named(operation.name)(operation, program)
    try:
        return all(predicate(op) for each, _, predicate in type(op).checks() if each == label)
    except Deferred:
        return True
    except Exception:  # presupposes a constraint that is broken
        return False


def _structure(op: Op, operation: Operation) -> Iterator[str]:
    members = type(op).members
    for role, number, is_exact in type(op).counts():
        found = len(getattr(operation, _FIELDS[role]))
        if found < number or (is_exact and found > number):
            yield f"has_{number}_{role}s"
    for name, _ in operation.attributes:
        member = members.get(name)
        # Attributes of other dialects (mhlo.sharding, ...) may stand on any operation.
        if (member is None or member.role != "attribute") and "." not in name:
            yield f"has_no_attribute_{name}"


def _counts(members: Mapping[str, Member]) -> tuple[tuple[str, int, bool], ...]:
    """Per role, how many an operation has at least, and whether exactly as many."""
    peers = {role: [m for m in members.values() if m.role == role] for role in _FIELDS}
    fixed = {role: sum(not m.is_variadic for m in peers[role]) for role in _FIELDS}
    return tuple((role, fixed[role], fixed[role] == len(peers[role])) for role in _FIELDS)


def _member_checks(members: Mapping[str, Member], labels: Mapping[str, str]) -> Iterator[Check]:
    """That each member is of its set of types: labelled as the input, or O1, O2, ... for the results."""
    results = [n for n, m in members.items() if m.role == "result"]
    for name, member in members.items():
        label = labels.get(name) or (f"O{results.index(name) + 1}" if name in results else "structure")
        yield label, f"{name}_is_{_test_name(member)}", functools.partial(_member_holds, name, member)


def _test_name(member: Member) -> str:
    if member.test is not None:
        return member.test.name
    if member.kind is None:
        return "function"
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(member.kind).__name__).lower()  # IntegerArray: integer_array


def _member_holds(name: str, member: Member, op: Op) -> bool:
    if member.role == "attribute":
        return _attribute_holds(op.operation.attribute(name), member)
    read = type(op).readers[name](op.operation)
    found = read if member.is_variadic else (read,)
    if member.test is None:
        return all(region.operations for region in found)
    return all(member.test(v.type) for v in found)


def _attribute_holds(found: Attribute, member: Member) -> bool:
    if found is None:
        return member.is_optional
    return member.kind is not None and member.kind.holds(found)
