"""Violations of a whole program: scoping, terminators, function types, and the constraints of each operation."""

from __future__ import annotations

from collections.abc import Iterator

from spec.op import is_described, op_named
from spec.program import Function, Operation, Program, Region, Value
from spec.type_constraints import type_violations
from spec.types import Type
from spec.violations import Violation, check


def violations(program: Program) -> list[Violation]:
    """Return all violations of the program, in the order of operations; an empty list if it is valid.

    Includes rules of syntax (label `structure`): values are defined before use, names are unique, each region ends in
    one terminator, functions return the types that they declare, ops are known.
    """
    return list(_violations(program))


def is_valid(program: Program, known: Program | None = None) -> bool:
    """Return whether the program has no violations.

    `known` is a valid program. Operations that are the same objects in it are not checked again, except for scoping,
    unless they may refer to a function that has changed.
    """
    checked = frozenset[int]()
    if known is not None and _refer_to_the_same(program, known):
        checked = frozenset(map(id, known.operations()))
    return next(_violations(program, checked), None) is None


def _refer_to_the_same(program: Program, known: Program) -> bool:
    of_one_grid = (program.num_replicas, program.num_partitions) == (known.num_replicas, known.num_partitions)
    return of_one_grid and list(map(id, program.functions[1:])) == list(map(id, known.functions[1:]))


def _violations(program: Program, checked: frozenset[int] = frozenset()) -> Iterator[Violation]:
    names = [f.name for f in program.functions]
    for f in program.functions:
        if names.count(f.name) > 1:
            yield Violation("func.func", "structure", "function_names_are_unique", f.name)
        yield from _function(program, f, checked)


def _function(program: Program, f: Function, checked: frozenset[int]) -> Iterator[Violation]:
    if not f.body.operations:
        yield Violation("func.func", "structure", "functions_have_a_body", f.name)
        return
    yield from _Scope(program, checked).region(f.body, f.name, {}, "func.return")
    for t in f.result_types:
        yield from _type_violations(t, "func.func", f.name)
    if f.body.output_types != f.result_types:
        yield Violation("func.return", "structure", "returns_what_the_function_declares", f.name)


class _Scope:
    """The names that a function has defined; `checked` holds the ids of operations known to be valid."""

    def __init__(self, program: Program, checked: frozenset[int]) -> None:
        self.program = program
        self.checked = checked
        self.names: set[str] = set()

    def region(self, region: Region, path: str, outer: dict[str, Value], terminator: str) -> Iterator[Violation]:
        visible = dict(outer)
        for argument in region.arguments:
            yield from self._define(visible, argument, path)
        last = len(region.operations) - 1
        for i, operation in enumerate(region.operations):
            here = f"{path}/{i}"
            yield from _scope_violations(operation, visible, here)
            if not is_described(operation.name):
                yield Violation(operation.name, "structure", "op_is_known", here)
            else:
                is_terminator = op_named(operation.name).is_terminator
                if is_terminator != (i == last) or (i == last and operation.name != terminator):
                    yield Violation(operation.name, "structure", "regions_end_in_one_terminator", here)
                if id(operation) not in self.checked:
                    yield from check(operation, here, self.program)
            for k, inner in enumerate(operation.regions):
                yield from self.region(inner, f"{here}/{k}", visible, "return")
            for defined in operation.results:
                yield from self._define(visible, defined, here, operation.name)

    def _define(self, visible: dict[str, Value], value: Value, path: str, op: str = "value") -> Iterator[Violation]:
        yield from _type_violations(value.type, op, path)
        if value.name in self.names:
            yield Violation("value", "structure", f"name_{value.name}_is_defined_once", path)
        self.names.add(value.name)
        visible[value.name] = value


def _type_violations(t: Type, op: str, path: str) -> Iterator[Violation]:
    for label, predicate in type_violations(t):
        yield Violation(op, label, predicate, path)


def _scope_violations(operation: Operation, visible: dict[str, Value], path: str) -> Iterator[Violation]:
    for used in operation.operands:
        if visible.get(used.name) != used:
            yield Violation(operation.name, "structure", f"operand_{used.name}_is_defined_before", path)
