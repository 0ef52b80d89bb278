"""How an op is described: its members, its labelled constraints, its result types; the registry; `violations()`.

An op is a class whose body says what it is made of and what must hold, in the specification's words:

    class Concatenate(Op, name="concatenate"):
        inputs = variadic(per_tensor)
        dimension = attribute(Integer(64))
        result = output(per_tensor)

        @constraint("C4")
        def dimension_is_an_axis(op):
            return 0 <= op.dimension < rank(op.inputs[0])

An instance is a view of one `Operation`: `op.inputs` are Values, `op.dimension` is the attribute's Python value. Members
are labelled I1, I2, ... in the order of definition, as the specification labels inputs. Registration is by definition;
`spec.ops` imports every family.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from spec.attributes import Kind
from spec.program import Attribute, Operation, Program, Region, Value
from spec.type_sets import TypeSet
from spec.types import Type


class Malformed(Exception):
    """An operation lacks a member, has one too many, or has one of the wrong kind."""


@dataclass(frozen=True, eq=False)
class Member:
    """Something an op is made of. `label` is I1, I2, ... for inputs and None for results."""

    role: str  # "operand", "attribute", "region" or "result"
    test: TypeSet | None = None
    kind: Kind | None = None
    is_variadic: bool = False
    is_optional: bool = False
    default: Attribute = None


def value(test: TypeSet) -> Any:
    """One input value."""
    return Member("operand", test)


def variadic(test: TypeSet) -> Any:
    """A variadic number of input values. Several variadic members of one op share its operands evenly."""
    return Member("operand", test, is_variadic=True)


def attribute(kind: Kind) -> Any:
    """An attribute that must be there."""
    return Member("attribute", kind=kind)


def optional_attribute(kind: Kind, default: Attribute = None) -> Any:
    """An attribute that may be absent, and then means `default`."""
    return Member("attribute", kind=kind, is_optional=True, default=default)


def function() -> Any:
    """An input function."""
    return Member("region")


def variadic_function() -> Any:
    """A variadic number of input functions."""
    return Member("region", is_variadic=True)


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


class Op:
    """A view of an operation through the description of its op. See the module's docstring."""

    mnemonic: ClassVar[str]
    members: ClassVar[dict[str, Member]]
    constraints: ClassVar[dict[str, Callable[[Any], bool]]]
    input_labels: ClassVar[dict[str, str]]
    """member name -> I1, I2, ..."""
    not_modelled: ClassVar[Mapping[str, str]] = {}
    """label -> why no predicate checks it."""
    in_specification: ClassVar[bool] = True
    """False for ops that programs carry but the specification's text does not describe."""
    is_terminator: ClassVar[bool] = False

    def __init_subclass__(cls, name: str | None = None, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        inherited = [vars(c) for c in reversed(cls.__mro__)]
        cls.members = {n: m for space in inherited for n, m in space.items() if isinstance(m, Member)}
        cls.constraints = {
            f.label: f for space in inherited for f in space.values() if callable(f) and hasattr(f, "label")
        }
        inputs = [n for n, m in cls.members.items() if m.role != "result"]
        cls.input_labels = {n: f"I{i}" for i, n in enumerate(inputs, 1)}
        if name is None:  # a base that several ops share
            return
        cls.mnemonic = name
        if name in _REGISTRY:
            raise ValueError(f"op {name} is described twice")
        _REGISTRY[name] = cls

    def __init__(self, operation: Operation, program: Program | None = None) -> None:
        """A view of `operation`; `program` is where it stands, for ops that refer to functions or to the grid."""
        self.operation = operation
        self.program = program

    def __getattribute__(self, attribute_name: str) -> Any:
        members = type(self).members
        if attribute_name in members:
            return self._member(attribute_name, members[attribute_name])
        return super().__getattribute__(attribute_name)

    def _member(self, name: str, member: Member) -> Any:
        if member.role == "attribute":
            value = self.operation.attribute(name)
            if value is None and not member.is_optional:
                raise Malformed(f"attribute {name} is missing")
            return member.default if value is None else value
        found: tuple[Any, ...] = {
            "operand": self.operation.operands,
            "region": self.operation.regions,
            "result": self.operation.results,
        }[member.role]
        start, stop = self._segment(name, member.role, len(found))
        if member.is_variadic:
            return found[start:stop]
        if stop > len(found):
            raise Malformed(f"{member.role} {name} is missing")
        return found[start]

    def _segment(self, name: str, role: str, count: int) -> tuple[int, int]:
        """Where the member stands among the operation's operands, regions or results."""
        peers = {n: m for n, m in type(self).members.items() if m.role == role}
        variadics = [n for n, m in peers.items() if m.is_variadic]
        spare = max(count - (len(peers) - len(variadics)), 0)
        start = 0
        for peer, member in peers.items():
            length = 1
            if member.is_variadic:
                i = variadics.index(peer)  # the first ones take what does not divide evenly
                length = spare // len(variadics) + (i < spare % len(variadics))
            if peer == name:
                return start, start + length
            start += length
        raise KeyError(name)

    def infer(self) -> tuple[Type, ...] | None:
        """The types of the results as the inputs determine them; None where the result types are load-bearing.

        May raise anything where a constraint is broken.
        """
        return None


def ops() -> Mapping[str, type[Op]]:
    """Every registered op by mnemonic, in alphabetical order."""
    import spec.ops  # noqa: F401  registers the families

    return dict(sorted(_REGISTRY.items()))


def described(name: str) -> type[Op]:
    """The description of an op. Raises KeyError for an unknown one."""
    found = _REGISTRY.get(name)
    return found if found is not None else ops()[name]


def inferred(
    name: str, operands: Sequence[Value], attributes: Mapping[str, Attribute] | None = None,
    regions: Sequence[Region] = (), program: Program | None = None,
) -> tuple[Type, ...] | None:  # fmt: skip
    """The result types that the inputs of an op determine, or None where they are load-bearing."""
    op = Operation(name, tuple(operands), tuple(sorted((attributes or {}).items())), tuple(regions))
    return described(name)(op, program).infer()


@dataclass(frozen=True)
class Violation:
    """A constraint that does not hold: `label` is that of the specification (C4), of an input (I1), of the results
    (O1), or `structure` for what the specification's syntax and scoping rules demand."""

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
    raises counts as violated only where no other is.
    """
    op = described(operation.name)(operation, program)
    broken: list[Violation] = []
    raised: list[Violation] = []

    def examine(label: str, predicate: str, holds: Callable[[], bool]) -> None:
        try:
            if not holds():
                broken.append(Violation(op.mnemonic, label, predicate, path))
        except Exception:  # presupposes a constraint already broken
            raised.append(Violation(op.mnemonic, label, predicate, path))

    for found in _structure(op, operation):
        broken.append(Violation(op.mnemonic, "structure", found, path))
    number_of_results = 0
    for name, member in type(op).members.items():
        label = type(op).input_labels.get(name)
        if label is None:
            number_of_results += 1
            label = f"O{number_of_results}"
        examine(label, f"{name}_is_{_test_name(member)}", lambda n=name, m=member: _member_holds(op, n, m))  # type: ignore[misc]
    for label, method in type(op).constraints.items():
        examine(label, method.__name__, lambda f=method: f(op))  # type: ignore[misc]
    yield from broken or raised


def _structure(op: Op, operation: Operation) -> Iterator[str]:
    for role, found in (
        ("operand", operation.operands), ("region", operation.regions), ("result", operation.results),
    ):  # fmt: skip
        peers = [m for m in type(op).members.values() if m.role == role]
        fixed = sum(not m.is_variadic for m in peers)
        if len(found) < fixed or (len(found) > fixed and fixed == len(peers)):
            yield f"has_{fixed}_{role}s"
    for name, _ in operation.attributes:
        member = type(op).members.get(name)
        if member is None or member.role != "attribute":
            yield f"has_no_attribute_{name}"


def _test_name(member: Member) -> str:
    if member.test is not None:
        return member.test.name
    return type(member.kind).__name__ if member.kind is not None else "function"


def _member_holds(op: Op, name: str, member: Member) -> bool:
    value = getattr(op, name)
    if member.role == "attribute":
        absent = op.operation.attribute(name) is None
        return absent or (member.kind is not None and member.kind.holds(value))
    if member.test is None:
        return True
    return all(member.test(v.type) for v in (value if member.is_variadic else [value]))


def violations(program: Program) -> list[Violation]:
    """Everything the program violates, in the order of its operations; an empty list for a valid program.

    Includes what the syntax demands (label `structure`): values defined before they are used, unique names, one
    terminator at the end of each region, functions that return what they declare, known ops.
    """
    from spec.structure import violations_of_structure

    return list(violations_of_structure(program))
