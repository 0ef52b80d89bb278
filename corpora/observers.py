"""Ops of the StableHLO interpreter's dialect that show or store a value and return it: a program is the same without
them, and every implementation can run it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from spec.program import Operation, Program, Raw, Region, Value
from spec.rewriting import Replacement, replace_operations

PRINT, PROBE = "interpreter.print", "interpreter.probe"


def without_observers(program: Program) -> Program:
    """The program without ops that show or store values."""
    functions = (replace(f, body=replace_operations(f.body, _operand)) for f in program.functions)
    return replace(program, functions=tuple(functions))


def _operand(operation: Operation) -> Replacement | None:
    return ((), operation.operands[: len(operation.results)]) if operation.name in (PRINT, PROBE) else None


def probed(region: Region) -> Mapping[str, Value]:
    """What each probe of a region stores, by its `probe_id`; without those in regions of other ops, which may run any
    number of times."""
    known: dict[str, Value] = {}
    found = {}
    for operation in region.operations:
        _through(operation, known)
        identifier = operation.attribute("probe_id")
        if operation.name == PROBE and isinstance(identifier, Raw):
            found[identifier.text.strip('"')] = _original(operation.operands[0], known)
    return found


def _through(operation: Operation, known: dict[str, Value]) -> bool:
    """Whether an operation only shows or stores a value; what it returns is then known to be its operand."""
    if operation.name not in (PRINT, PROBE):
        return False
    known.update((r.name, _original(v, known)) for r, v in zip(operation.results, operation.operands, strict=False))
    return True


def _original(value: Value, known: Mapping[str, Value]) -> Value:
    return known.get(value.name, value)
