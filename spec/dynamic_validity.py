"""Dynamic programs: whether they are valid, and the static form of an operation once sizes are known.

A constraint that depends on an unknown dimension size is deferred until the operation runs. If it fails then, that is a
shape mismatch, after which the behaviour is undefined (spec section "Dynamism"; dynamism RFC, P2 and P3).
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from spec.op import Op, facts_of, is_described, op_named
from spec.program import Operation, Program, Value
from spec.structure import violations
from spec.types import TensorType, Type
from spec.violations import check
from spec.vocabulary import Deferred, certainty, shapes_agree

Shape = tuple[int, ...]


class Validity(enum.Enum):
    VALID = "valid"
    INVALID = "invalid"
    DEFERRED = "deferred"
    """No constraint is known to be broken, and at least one is decided at run time."""


@dataclass(frozen=True)
class Delayed:
    op: str
    label: str
    predicate: str


def validity(program: Program) -> Validity:
    if violations(program) or any(map(lacks_sizes, program.operations())):
        return Validity.INVALID
    return Validity.DEFERRED if any(True for _ in run_time_constraints(program)) else Validity.VALID


def lacks_sizes(operation: Operation) -> bool:
    """Return whether a size of a result is given by its type only, and the type has neither size nor bound (dynamism
    RFC, P4)."""
    gives = is_described(operation.name) and op_named(operation.name).sizes_are_given
    return gives and any(has_unbounded_sizes(r.type) for r in operation.results)


def run_time_constraints(program: Program) -> Iterator[Delayed]:
    for operation in program.operations():
        if is_dynamic(operation) and is_described(operation.name):
            yield from _run_time_constraints(op_named(operation.name)(operation, program))


def _run_time_constraints(op: Op) -> Iterator[Delayed]:
    for label, predicate, holds in type(op).checks():
        try:
            with certainty():
                holds(op)
        except Deferred:
            yield Delayed(op.mnemonic, label, predicate)


def is_dynamic(operation: Operation) -> bool:
    if facts_of(operation.name).static_form is not None:
        return True
    return any(has_dynamic_sizes(v.type) for v in (*operation.operands, *operation.results))


def has_dynamic_sizes(t: Type) -> bool:
    return isinstance(t, TensorType) and not t.is_static


def has_unbounded_sizes(t: Type) -> bool:
    if not isinstance(t, TensorType):
        return False
    bounds = t.bounds or (None,) * len(t.shape)
    return any(d is None and b is None for d, b in zip(t.shape, bounds, strict=False))


class ShapeMismatch(Exception):
    """At run time, sizes break a constraint; any behaviour conforms then (dynamism RFC, P2)."""


def size_operands(operation: Operation) -> dict[str, Value]:
    op = op_named(operation.name)(operation)
    return {name: getattr(op, name) for name in type(op).sizes}


def to_static_form(
    operation: Operation, types: Sequence[Type], sizes: Mapping[str, Any], program: Program | None = None
) -> Operation:
    """Return the static form of a dynamic operation on operands of these types.

    `sizes` holds the values of its `size_operands`. Control flow stays as it is: its regions and functions run on the
    sizes that they are given. Raises ShapeMismatch if a constraint is broken.

        dynamic_iota(%shape), sizes {"output_shape": (3,)}  ->  iota : tensor<3xi32>
    """
    if op_named(operation.name).is_control_flow:
        return operation
    operands = tuple(replace(v, type=t) for v, t in zip(operation.operands, types, strict=True))
    found = _static_form(replace(operation, operands=operands), sizes)
    shapes = _shapes(found, sizes, op_named(operation.name), program)
    found = replace(found, results=tuple(map(_refine, found.results, shapes)))
    for violation in check(found, program=program):
        raise ShapeMismatch(f"{operation.name}: {violation.predicate.replace('_', ' ')} does not hold")
    return found


def _static_form(operation: Operation, sizes: Mapping[str, Any]) -> Operation:
    op = op_named(operation.name)
    if op.static_form is None:
        return operation
    members = op_named(op.static_form).members
    attributes = {n: a for n, a in operation.attributes if n in members} | op(operation).static_attributes(sizes)
    names = [n for n, m in op.members.items() if m.role == "operand"]
    operands = tuple(v for n, v in zip(names, operation.operands, strict=True) if n not in op.sizes)
    return Operation(op.static_form, operands, tuple(sorted(attributes.items())), operation.regions, operation.results)


def _shapes(
    operation: Operation, sizes: Mapping[str, Any], op: type[Op], program: Program | None
) -> Sequence[Sequence[int | None] | None]:
    """Return the shapes of the results of a static form; None for a result whose shape only its type gives."""
    for name, member in op.sizes.items():
        if op.members.get(member) is not None and op.members[member].role == "result":
            return [sizes[name]]
    try:
        found = op_named(operation.name)(operation, program).infer_shapes()
    except Deferred:
        found = None
    except Exception as error:  # it presupposes a broken constraint
        raise ShapeMismatch(f"{operation.name}: {error}") from None
    return [None] * len(operation.results) if found is None else found


def _refine(result: Value, shape: Sequence[int | None] | None) -> Value:
    declared = result.type
    if shape is None or not isinstance(declared, TensorType):
        return result
    is_a_shape = all(n is None or n >= 0 for n in shape)
    if not is_a_shape or not shapes_agree(shape, declared.shape) or not _is_within(shape, declared.bounds):
        raise ShapeMismatch(f"{declared} is to hold a result of shape {list(shape)}")
    found = (d if n is None else n for n, d in zip(shape, declared.shape, strict=True))
    return replace(result, type=TensorType(tuple(found), declared.element_type))


def _is_within(shape: Sequence[int | None], bounds: Sequence[int | None] | None) -> bool:
    pairs = zip(shape, bounds or (None,) * len(shape), strict=True)
    return all(n is None or bound is None or n <= bound for n, bound in pairs)
