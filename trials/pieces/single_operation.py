"""A single operation as a program, on operands that become arguments or stay constants."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from oracles.deviations import identical
from oracles.sets.acceptance import Array
from spec.normalized_names import canonical
from spec.program import Constant, Operation, Program, Value
from spec.rewriting import symbols, used_values, with_main, without_unused_functions
from spec.types import TensorType, dtype

Column = list[Array]
"""The arrays of a value, one per input set."""


@dataclass(frozen=True)
class Alone:
    program: Program
    arguments: tuple[str, ...]
    """Names of the values of the original program that are arguments."""
    returned: tuple[str, ...]
    """Names of the values of the original program that are returned."""

    def inputs(self, columns: Mapping[str, Column], rows: Sequence[int]) -> tuple[tuple[Array, ...], ...]:
        return tuple(tuple(columns[name][k] for name in self.arguments) for k in rows)


def computation(
    program: Program,
    operation: Operation,
    definitions: Mapping[str, Operation],
    known: Container[str],
    constants: Mapping[str, Constant] | None = None,
) -> Alone:
    """Return a program of the operation and of everything that computes its operands from known values.

    `known` values become arguments, `constants` stay constants; other values, such as tokens, tuples and futures, are
    recomputed by their `definitions`.
    """
    taking = provide_values(used_values(operation).values(), definitions, known, constants)
    results = tuple(r for r in operation.results if isinstance(r.type, TensorType))
    whole = with_main(program, tuple(taking.arguments), (*taking.operations, operation), results)
    if not symbols(operation):  # one that names a function may take another for it
        whole = without_unused_functions(whole)
    return Alone(canonical(whole), tuple(a.name for a in taking.arguments), tuple(r.name for r in results))


def provide_values(
    values: Iterable[Value],
    definitions: Mapping[str, Operation],
    known: Container[str],
    constants: Mapping[str, Constant] | None = None,
) -> Taking:
    taking = Taking(definitions, known, constants or {})
    for value in values:
        taking.provide(value)
    return taking


@dataclass
class Taking:
    definitions: Mapping[str, Operation]
    known: Container[str]
    constants: Mapping[str, Constant]
    arguments: list[Value] = field(default_factory=list)
    operations: list[Operation] = field(default_factory=list)
    provided: set[str] = field(default_factory=set)

    def provide(self, value: Value) -> None:
        if value.name in self.provided:
            return
        self.provided.add(value.name)
        if value.name in self.constants:
            held = (("value", self.constants[value.name]),)
            self.operations.append(Operation("constant", (), held, (), (value,)))
        elif value.name in self.known or value.name not in self.definitions:
            self.arguments.append(value)
        else:
            self._compute(self.definitions[value.name])

    def _compute(self, operation: Operation) -> None:
        for operand in used_values(operation).values():
            self.provide(operand)
        self.operations.append(operation)
        self.provided.update(r.name for r in operation.results)


def constants_of(
    operation: Operation, definitions: Mapping[str, Operation], columns: Mapping[str, Column], rows: Sequence[int]
) -> dict[str, Constant]:
    """Return the operands with equal values in all input sets because no argument of the program affects them."""
    found = {}
    for name, value in used_values(operation).items():
        constant = _constant(value, definitions, [columns[name][k] for k in rows] if name in columns else [])
        if constant is not None:
            found[name] = constant
    return found


def _constant(value: Value, definitions: Mapping[str, Operation], column: Column) -> Constant | None:
    definition, t = definitions.get(value.name), value.type
    if not isinstance(t, TensorType) or not t.is_static:
        return None
    if definition is not None and definition.name == "constant":
        held = definition.attribute("value")
        return held if isinstance(held, Constant) else None
    if not column or not _depends_on_nothing(value.name, definitions):
        return None
    arrays = [a for row in column for a in (row if row.ndim > len(t.shape) else [row])]
    first = np.asarray(arrays[0])
    is_one = first.shape == t.static_shape and all(identical(np.asarray(a), first) for a in arrays)
    return Constant.of(first, t.element_type) if is_one and first.dtype == dtype(t.element_type) else None


def _depends_on_nothing(name: str, definitions: Mapping[str, Operation]) -> bool:
    pending, seen = [name], {name}
    while pending:
        definition = definitions.get(pending.pop())
        if definition is None:
            return False
        used = used_values(definition).keys() - seen
        pending += used
        seen |= used
    return True
