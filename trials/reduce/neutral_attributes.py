"""Changes of attributes to neutral values: absent, zero, one, or the first case of an enumeration."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generators.cases import Case
from spec.attributes import Enum
from spec.op import Member, is_described, op_named
from spec.program import Attribute, Constant, Operation, walk
from spec.types import TensorType
from trials.reduce.parts import Change, Parts, change, with_attributes, with_inferred_types
from trials.reduce.sources import with_replaced_operation

_NO_CHOICE = frozenset({"callee", "decomposition", "value", "replica_groups", "source_target_pairs", "einsum_config"})
_MOST = 16


def attribute_changes(case: Case, fine: bool) -> Iterator[Change]:
    """Yield changes of one attribute of an operation of `main` or its regions.

    If `fine`, also of a single entry of a list.
    """
    for operation in walk(case.program.main.body):
        if not is_described(operation.name) or not operation.results:
            continue
        members = op_named(operation.name).members
        for name, value in operation.attributes:
            if name not in _NO_CHOICE and not isinstance(value, Constant):
                for simpler in (*_simpler(value, members.get(name), fine), *_nonnegative_dimension(value, operation)):
                    yield change(_with_attribute, operation.results[0].name, name, simpler)


def _with_attribute(case: Case, defined: str, attribute: str, value: Attribute) -> Case | None:
    parts = Parts.of(case)
    old = next((o for o in walk(case.program.main.body) if o.results and o.results[0].name == defined), None)
    if old is None:
        return None
    new = with_attributes(old, **{attribute: value})
    if not any(o is old for o in parts.operations):
        return parts.with_inner_operation(old, new).whole()
    return with_replaced_operation(parts, old, with_inferred_types(new, case.program), {}, {})


def _simpler(value: Attribute, member: Member | None, fine: bool) -> Iterator[Attribute]:
    if member is None or member.is_optional:
        yield None
    if member is None:
        return
    match value:
        case True:
            yield False
        case int() if not isinstance(value, bool):
            yield from (n for n in (0, 1) if n != value)
        case float():
            yield from (x for x in (0.0, 1.0) if x != value)
        case str() if isinstance(member.kind, Enum):
            yield from member.kind.cases[: member.kind.cases.index(value)][: _MOST if fine else 2]
        case tuple():
            yield from (_entries(value) if fine else _whole(value))


def _nonnegative_dimension(value: Attribute, operation: Operation) -> Iterator[Attribute]:
    """Yield the nonnegative number of a dimension that is counted from the end."""
    ranks = [len(v.type.shape) for v in operation.operands if isinstance(v.type, TensorType)]
    if isinstance(value, int) and value < 0 and ranks:
        yield value + max(ranks)


def _whole(value: tuple[Any, ...]) -> Iterator[Attribute]:
    found = [tuple(_neutral(v, n) for v in value) for n in (0, 1)]
    if all(isinstance(v, int) for v in value):
        found.append(tuple(sorted(value)))
    yield from (x for i, x in enumerate(found) if x != value and x not in found[:i])


def _entries(value: tuple[Any, ...]) -> Iterator[Attribute]:
    found = [(*value[:i], _neutral(v, n), *value[i + 1 :]) for i, v in enumerate(value) for n in (0, 1)]
    yield from (x for i, x in enumerate(found) if x != value and x not in found[:i])


def _neutral(value: Any, number: int) -> Any:
    match value:
        case bool():
            return False
        case int():
            return number
        case tuple():
            return tuple(_neutral(v, number) for v in value)
        case str():
            return "DEFAULT"
    return value
