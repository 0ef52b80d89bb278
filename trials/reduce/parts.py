"""A case taken apart, changed and put together again: what nothing uses is left out, and types are inferred anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from generators.cases import Case
from spec.op import check, is_described, op_named
from spec.program import Operation, Program, Region, Value
from spec.rewriting import (
    clone_operation,
    free_values,
    live_operations,
    substitute,
    with_main,
    without_unused_functions,
)
from spec.types import TensorType, Type

Array = np.ndarray[Any, Any]
Row = Mapping[str, Array]
"""The values of one input set by name."""


@dataclass(frozen=True)
class Change:
    """A step that may make a case simpler; None comes of it where it does not apply (any more). `key` tells changes
    apart."""

    key: tuple[Hashable, ...]
    apply: Callable[[Case], Case | None] = field(compare=False)

    @property
    def kind(self) -> str:
        """What it does, whatever it does it to."""
        return str(self.key[0])

    def __call__(self, case: Case) -> Case | None:
        return self.apply(case)


def change(apply: Callable[..., Case | None], *arguments: Hashable) -> Change:
    """The change that a function makes of a case, given these arguments besides it."""
    return Change((apply.__name__, *arguments), lambda case: apply(case, *arguments))


@dataclass(frozen=True)
class Parts:
    """A case: what `main` computes from which values, and what these are in each input set."""

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
        """The case of these parts. Its arguments are what is used, in the order of use. Raises KeyError where the rows
        lack one."""
        operations = live_operations(self.operations, self.returned, lambda _: True)
        used = free_values(Region((), (*operations, Operation("func.return", self.returned))))
        arguments = tuple(used.values())
        program = without_unused_functions(with_main(self.case.program, arguments, operations, self.returned))
        inputs = tuple(tuple(row[a.name] for a in arguments) for row in self.rows)
        return replace(self.case, program=program, inputs=inputs)

    def making(self, name: str) -> Operation | None:
        """The operation of `main` that has a result of this name."""
        return next((o for o in self.operations if name in {r.name for r in o.results}), None)

    def with_operation(self, old: Operation, *new: Operation) -> Parts:
        """Other operations in the place of one."""
        operations = (o for each in self.operations for o in (new if each is old else (each,)))
        return replace(self, operations=tuple(operations))

    def inside(self, old: Operation, new: Operation) -> Parts:
        """Another operation, of the same results, in the place of one in a region."""
        body = substitute(Region((), self.operations), old, [new], new.results)
        return replace(self, operations=body.operations)

    def substituting(self, values: Mapping[str, Value]) -> Parts:
        """Other values in the place of those of these names."""
        operations = tuple(clone_operation(o, values) for o in self.operations)
        returned = tuple(values.get(v.name, v) for v in self.returned)
        return replace(self, operations=operations, returned=returned)


def with_attributes(operation: Operation, **changed: Any) -> Operation:
    """The operation with other attributes; those that are None are left out."""
    attributes = {**dict(operation.attributes), **changed}
    return replace(operation, attributes=tuple(sorted((n, a) for n, a in attributes.items() if a is not None)))


def retyped(operations: Sequence[Operation], program: Program, types: Mapping[str, Type]) -> tuple[Operation, ...]:
    """The operations where values have these types, with what follows from it for their results. Raises whatever a
    broken constraint makes an inference raise."""
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
    """The operation with the result types that its inputs determine. Where they are load-bearing, the shape of the
    first operand is tried if what stands there no longer holds."""
    if not is_described(operation.name):
        return operation
    types = op_named(operation.name)(operation, program).infer()
    if types is not None:
        results = tuple(Value(r.name, t) for r, t in zip(operation.results, types, strict=True))
        return replace(operation, results=results)
    if not any(check(operation, "", program)) or not operation.operands:
        return operation
    shaped = tuple(_shaped_as(operation.operands[0].type, r) for r in operation.results)
    other = replace(operation, results=shaped)
    return operation if any(check(other, "", program)) else other


def _shaped_as(t: Type, result: Value) -> Value:
    if not isinstance(t, TensorType) or not isinstance(result.type, TensorType):
        return result
    return Value(result.name, replace(result.type, shape=t.shape))


def is_computing(operation: Operation) -> bool:
    """Whether an operation is neither a constant nor the end of a region."""
    return operation.name not in ("constant", "return", "func.return")
