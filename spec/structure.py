"""The rules of the program as a whole: scoping, terminators, function types (spec sections "Programs", "Functions")."""

from __future__ import annotations

from collections.abc import Iterator

from spec.op import Violation, check, ops
from spec.program import Function, Program, Region, Value


def violations_of_structure(program: Program) -> Iterator[Violation]:
    """What the program and each of its operations violates. See `spec.op.violations`."""
    names = [f.name for f in program.functions]
    for f in program.functions:
        if names.count(f.name) > 1:
            yield Violation("func.func", "structure", "function_names_are_unique", f.name)
        yield from _function(program, f)


def _function(program: Program, f: Function) -> Iterator[Violation]:
    yield from _region(program, f.body, f.name, {}, "func.return")
    if f.body.operations and f.body.output_types != f.result_types:
        yield Violation("func.return", "structure", "returns_what_the_function_declares", f.name)


def _region(
    program: Program, region: Region, path: str, outer: dict[str, Value], terminator: str
) -> Iterator[Violation]:
    scope = dict(outer)
    for argument in region.arguments:
        yield from _define(scope, argument, path)
    for i, operation in enumerate(region.operations):
        here = f"{path}/{i}"
        if operation.name not in ops():
            yield Violation(operation.name, "structure", "op_is_known", here)
            continue
        for used in operation.operands:
            if scope.get(used.name) != used:
                yield Violation(operation.name, "structure", f"operand_{used.name}_is_defined_before", here)
        is_last = i == len(region.operations) - 1
        if ops()[operation.name].is_terminator != is_last or (is_last and operation.name != terminator):
            yield Violation(operation.name, "structure", "regions_end_in_one_terminator", here)
        yield from check(operation, here, program)
        for k, inner in enumerate(operation.regions):
            yield from _region(program, inner, f"{here}/{k}", scope, "return")
        for defined in operation.results:
            yield from _define(scope, defined, here)
    if not region.operations:
        yield Violation(terminator, "structure", "regions_end_in_one_terminator", path)


def _define(scope: dict[str, Value], value: Value, path: str) -> Iterator[Violation]:
    if value.name in scope:
        yield Violation("value", "structure", f"name_{value.name}_is_defined_once", path)
    scope[value.name] = value
