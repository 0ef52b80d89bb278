"""A case in an editable form, from which the case is rebuilt without unused operations and with inferred types."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from generators.cases import Case
from spec.op import is_described, op_named
from spec.program import Operation, Program, Region, Value
from spec.rewriting import (
    clone_operation,
    free_values,
    live_operations,
    substitute,
    used_values,
    with_main,
    without_unused_functions,
)
from spec.types import TensorType, Type
from spec.violations import check

Array = np.ndarray[Any, Any]
Row = Mapping[str, Array]
"""One input set: arrays by name of the value."""


@dataclass(frozen=True)
class Change:
    """A candidate step of reduction; a call returns None if it does not apply. Changes with equal `key` are equal."""

    key: tuple[Hashable, ...]
    apply: Callable[[Case], Case | None] = field(compare=False)

    @property
    def kind(self) -> str:
        return str(self.key[0])

    def __call__(self, case: Case) -> Case | None:
        return self.apply(case)


def change(apply: Callable[..., Case | None], *arguments: Hashable) -> Change:
    """Return the change that calls `apply(case, *arguments)`; its kind is the function's name."""
    return Change((apply.__name__, *arguments), lambda case: apply(case, *arguments))


@dataclass(frozen=True)
class Parts:
    """A case as the operations and returned values of `main`, and the arrays of its values by input set."""

    case: Case
    operations: tuple[Operation, ...]
    returned: tuple[Value, ...]
    rows: tuple[Row, ...]

    @staticmethod
    def of(case: Case) -> Parts:
        body = case.program.main.body
        names = [a.name for a in body.arguments]
        rows = tuple(dict(zip(names, row, strict=True)) for row in case.inputs)
        return Parts(case, body.operations[:-1], body.returned, rows)

    def whole(self) -> Case:
        """Return the case; its arguments are the free values in order of use. Raises KeyError if the rows lack one."""
        operations = live_operations(self.operations, self.returned, lambda _: True)
        used = free_values(Region((), (*operations, Operation("func.return", self.returned))))
        arguments = tuple(used.values())
        program = without_unused_functions(with_main(self.case.program, arguments, operations, self.returned))
        inputs = tuple(tuple(row[a.name] for a in arguments) for row in self.rows)
        return replace(self.case, program=program, inputs=inputs)

    def definition_of(self, name: str) -> Operation | None:
        return next((o for o in self.operations if name in {r.name for r in o.results}), None)

    def operation_with_region(self, name: str, k: int) -> Operation | None:
        """Return the operation of `main` that defines the value `name`, if it has a region `k`."""
        found = self.definition_of(name)
        return found if found is not None and k < len(found.regions) else None

    def with_operation(self, old: Operation, *new: Operation) -> Parts:
        operations = (o for each in self.operations for o in (new if each is old else (each,)))
        return replace(self, operations=tuple(operations))

    def with_inner_operation(self, old: Operation, new: Operation) -> Parts:
        body = substitute(Region((), self.operations), old, [new], new.results)
        return replace(self, operations=body.operations)

    def with_all_returned(self) -> Parts:
        """Return the parts with all unused results, except constants, added to the returned values."""
        used = {n for o in self.operations for n in used_values(o)} | {v.name for v in self.returned}
        unused = (v for o in self.operations if o.name != "constant" for v in o.results if v.name not in used)
        return replace(self, returned=(*self.returned, *unused))

    def substitute(self, values: Mapping[str, Value]) -> Parts:
        operations = tuple(clone_operation(o, values) for o in self.operations)
        returned = tuple(values.get(v.name, v) for v in self.returned)
        return replace(self, operations=operations, returned=returned)


def with_attributes(operation: Operation, **changed: Any) -> Operation:
    attributes = {**dict(operation.attributes), **changed}
    return replace(operation, attributes=tuple(sorted((n, a) for n, a in attributes.items() if a is not None)))


def retype(operations: Sequence[Operation], program: Program, types: Mapping[str, Type]) -> tuple[Operation, ...]:
    """Return the operations with the given types of values, and with the result types that follow from these.

    Raises whatever type inference raises where a constraint is broken.
    """
    known = {n: Value(n, t) for n, t in types.items()}
    changed = []
    for operation in operations:
        current = clone_operation(operation, known)
        if current != operation:
            current = with_inferred_types(current, program)
            known.update((new.name, new) for new in current.results)
        changed.append(current)
    return tuple(changed)


def with_inferred_types(operation: Operation, program: Program) -> Operation:
    """Return the operation with inferred result types.

    If the op's inputs do not determine the result types, the results get the shape of the first operand where they
    break a constraint as they are, and none with that shape.
    """
    if not is_described(operation.name):
        return operation
    types = op_named(operation.name)(operation, program).infer()
    if types is not None:
        results = tuple(Value(r.name, t) for r, t in zip(operation.results, types, strict=True))
        return replace(operation, results=results)
    if not any(check(operation, "", program)) or not operation.operands:
        return operation
    shaped = tuple(_with_shape_of(operation.operands[0].type, r) for r in operation.results)
    other = replace(operation, results=shaped)
    return operation if any(check(other, "", program)) else other


def _with_shape_of(t: Type, result: Value) -> Value:
    if not isinstance(t, TensorType) or not isinstance(result.type, TensorType):
        return result
    return Value(result.name, replace(result.type, shape=t.shape))


def is_computing(operation: Operation) -> bool:
    return operation.name not in ("constant", "return", "func.return")
