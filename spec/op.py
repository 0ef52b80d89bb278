"""Description of ops: members, labelled constraints and result types; the registry of ops.

An op is a class whose body lists its members and constraints, in the specification's words:

    class Concatenate(Op, name="concatenate"):
        inputs = variadic(per_tensor)
        dimension = attribute(Integer(64))
        result = output(per_tensor)

        @constraint("C4")
        def dimension_is_an_axis(op):
            return 0 <= op.dimension < rank(op.inputs[0])

An instance is a view of one `Operation`: `op.inputs` are Values, `op.dimension` is the attribute's Python value. Inputs
are labelled I1, I2, ... in the order of definition, as the specification labels them. Defining a class with a name
registers the op.
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


class Malformed(Exception):
    """An operation lacks a member, has one too many, or has one of the wrong kind."""


@dataclass(frozen=True, eq=False)
class Member:
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
    """Declare one operand."""
    return Member("operand", test)


def variadic(test: TypeSet) -> Any:
    """Declare a variadic number of operands. Several variadic members of one op share its operands evenly."""
    return Member("operand", test, is_variadic=True)


def attribute(kind: Kind) -> Any:
    return Member("attribute", kind=kind)


def optional_attribute(kind: Kind, default: Attribute | Callable[[Operation], Attribute] = None) -> Any:
    """Declare an attribute that, if absent, means `default`, which may depend on the operation."""
    return Member("attribute", kind=kind, is_optional=True, default=default)


def extension_attribute(kind: Kind, default: Attribute = None) -> Any:
    """Declare an optional attribute that the specification does not describe; it has no label."""
    return Member("attribute", kind=kind, is_optional=True, default=default, is_extension=True)


def function(*, is_extension: bool = False) -> Any:
    """Declare a region; an extension has no label in the specification."""
    return Member("region", is_extension=is_extension)


def variadic_function(*, is_extension: bool = False) -> Any:
    return Member("region", is_variadic=True, is_extension=is_extension)


def output(test: TypeSet) -> Any:
    return Member("result", test)


def variadic_output(test: TypeSet) -> Any:
    return Member("result", test, is_variadic=True)


def constraint(label: str) -> Callable[[Callable[[Any], bool]], Callable[[Any], bool]]:
    """Mark a method as the constraint with this label of the specification. Its name is the error message."""

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
    """Member name -> function that reads the member of an operation."""
    constraints: ClassVar[dict[str, Callable[[Any], bool]]]
    input_labels: ClassVar[dict[str, str]]
    """Member name -> I1, I2, ..."""
    groups: ClassVar[Mapping[str, Group]] = {}
    """Name of an MLIR attribute -> the members that MLIR spells as this one attribute."""
    not_modelled: ClassVar[Mapping[str, str]] = {}
    """Label -> why no predicate checks it."""
    never_alone: ClassVar[Mapping[str, str]] = {}
    """Label -> why breaking it also breaks another constraint."""
    in_specification: ClassVar[bool] = True
    """False for ops that programs contain but the specification does not describe."""
    impossible_types: ClassVar[tuple[ElementType, ...]] = ()
    """Element types in the set of an input that no valid operation has."""
    is_terminator: ClassVar[bool] = False
    has_effects: ClassVar[bool] = False
    """Whether it may do something besides computing its results, apart from using a stream."""
    computes: ClassVar[bool] = True
    """Whether it computes something itself; its regions do not count."""
    is_several: ClassVar[bool] = False
    """Whether the specification defines it as several operations that round."""
    is_control_flow: ClassVar[bool] = False
    """Whether it decides which operations run, in its regions or in functions, and how often."""
    is_elementary: ClassVar[bool] = False
    """Whether the last digits of its result are implementation-defined (spec section "Accuracy")."""
    rounds: ClassVar[bool] = False
    """Whether it computes one number and rounds it to the element type, as IEEE-754 says."""
    combines_parts: ClassVar[bool] = False
    """Whether it computes a part of a complex result from both parts of an operand, and so rounds in between."""
    accumulates: ClassVar[bool] = False
    """Whether it adds up, or folds by its region, in an order that the implementation chooses."""
    may_flush: ClassVar[bool] = False
    """Whether it is arithmetic, in which an implementation may flush subnormals to zero."""
    dequantizes: ClassVar[bool] = False
    """Whether it computes with dequantized operands (spec: dequantize_op_quantize and similar); other ops move storage
    values."""
    defines_per_axis: ClassVar[bool] = False
    """Whether the specification defines its result for per-axis quantization: dequantize_op_quantize is "only for
    per-tensor quantization"."""
    leaves_quantized_shapes_open: ClassVar[bool] = False
    """Whether no constraint relates the shapes of its quantized operands and results."""
    uses_grid: ClassVar[bool] = False
    """Whether it communicates with other processes of the grid, or asks for its place there."""
    static_form: ClassVar[str | None] = None
    """For an op that takes sizes as operands: the op that has them as attributes or in its result type."""
    sizes: ClassVar[Mapping[str, str]] = {}
    """Operand that holds sizes -> the attribute or result of the static form that has them."""
    at_run_time: ClassVar[frozenset[str]] = frozenset()
    """Labels of constraints that depend on the values of operands only."""
    sizes_are_given: ClassVar[bool] = False
    """Whether only the result types tell the sizes of the results, so that they must be static."""
    uses_streams: ClassVar[bool] = False
    """Whether it communicates with the outside of the program, through a stream or a channel."""
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
        return cls._checks

    @classmethod
    def counts(cls) -> tuple[tuple[str, int, bool], ...]:
        """Return, per role of member, the least number of members, and whether it is also the greatest."""
        return cls._counts

    def __init__(self, operation: Operation, program: Program | None = None) -> None:
        self.operation = operation
        self.program = program

    @property
    def may_be_refused(self) -> bool:
        return False

    def infer(self) -> tuple[Type, ...] | None:
        """Return the result types that the inputs determine; None if they do not determine them.

        May raise any exception if a constraint is broken.
        """
        return None

    def infer_shapes(self) -> tuple[Shape | None, ...] | None:
        """Return the result shapes that the inputs determine, also if they leave the element types open."""
        types = self.infer()
        return None if types is None else tuple(getattr(t, "shape", None) for t in types)

    def static_attributes(self, sizes: Mapping[str, Attribute]) -> dict[str, Attribute]:
        return {a: sizes[n] for n, a in self.sizes.items() if a not in self.members or self.members[a].role != "result"}


def _inputs(members: Mapping[str, Member]) -> Iterator[str]:
    return (n for n, m in members.items() if m.role != "result" and not m.is_extension)


FIELDS = {"operand": "operands", "region": "regions", "result": "results"}


def _reader(members: Mapping[str, Member], name: str) -> Callable[[Operation], Any]:
    """Return a function that reads one member of an operation, and raises Malformed if the operation lacks it."""
    member = members[name]
    if member.role == "attribute":
        return lambda operation: _attribute_of(operation, name, member)
    field = attrgetter(FIELDS[member.role])
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
    member = op_named(operation.name).members.get(name) if is_described(operation.name) else None
    if member is None or not member.is_optional:
        return False
    default = member.default(operation) if callable(member.default) else member.default
    return found == default or _is_left_out(found, member)


def _is_left_out(found: Attribute, member: Member) -> bool:
    """Return whether an optional array is empty, which is how MLIR prints an absent one."""
    return found == () and callable(member.default) and isinstance(member.kind, IntegerArray | BooleanArray)


def _element(found: tuple[Any, ...], place: int, name: str) -> Any:
    if place >= len(found):
        raise Malformed(f"{name} is missing")
    return found[place]


def _segment_of(found: tuple[Any, ...], peers: Mapping[str, Member], name: str) -> Any:
    """Return one of several members. Variadic members share the values evenly, and the first ones take the
    remainder."""
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
    """Return every registered op by mnemonic, in alphabetical order."""
    return MappingProxyType(dict(sorted(_REGISTRY.items())))


def op_named(name: str) -> type[Op]:
    """Return the class that describes an op. Raises KeyError for an unknown op."""
    return _REGISTRY[name]


def facts_of(name: str) -> type[Op]:
    """Return the class that describes an op, or `Op` with its defaults for an unknown op."""
    return _REGISTRY.get(name, Op)


def is_described(name: str) -> bool:
    return name in _REGISTRY


def infer_types(
    name: str, operands: Sequence[Value], attributes: Mapping[str, Attribute] | None = None,
    regions: Sequence[Region] = (), program: Program | None = None,
) -> tuple[Type, ...] | None:  # fmt: skip
    """Return the result types that the inputs of an op determine; None if they do not determine them."""
    op = Operation(name, tuple(operands), tuple(sorted((attributes or {}).items())), tuple(regions))
    return op_named(name)(op, program).infer()


def _counts(members: Mapping[str, Member]) -> tuple[tuple[str, int, bool], ...]:
    peers = {role: [m for m in members.values() if m.role == role] for role in FIELDS}
    fixed = {role: sum(not m.is_variadic for m in peers[role]) for role in FIELDS}
    return tuple((role, fixed[role], fixed[role] == len(peers[role])) for role in FIELDS)


def _member_checks(members: Mapping[str, Member], labels: Mapping[str, str]) -> Iterator[Check]:
    """Yield a check that each member is in its set of types, labelled as the input, or O1, O2, ... for results."""
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
