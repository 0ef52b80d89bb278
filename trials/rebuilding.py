"""Programs rebuilt with other values, types and constants throughout."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from spec.program import Constant, Operation, Program, Region, Value
from spec.types import FutureType, TensorType, TupleType, Type


def mapped(program: Program, change: Callable[[Value], Value], constant: Callable[[Constant], Constant]) -> Program:
    """The program with each value changed, and each constant."""

    def of(values: tuple[Value, ...]) -> tuple[Value, ...]:
        return tuple(map(change, values))

    def operation(o: Operation) -> Operation:
        attributes = tuple((n, constant(a) if isinstance(a, Constant) else a) for n, a in o.attributes)
        return replace(
            o, operands=of(o.operands), results=of(o.results), attributes=attributes,
            regions=tuple(map(region, o.regions)),
        )  # fmt: skip

    def region(r: Region) -> Region:
        return Region(of(r.arguments), tuple(map(operation, r.operations)))

    bodies = [(f, region(f.body)) for f in program.functions]
    functions = tuple(replace(f, body=b, result_types=b.output_types) for f, b in bodies)
    return replace(program, functions=functions)


def with_tensors(t: Type, change: Callable[[TensorType], TensorType]) -> Type:
    """The type with the tensors in it changed."""
    if isinstance(t, TupleType | FutureType):
        return replace(t, types=tuple(with_tensors(u, change) for u in t.types))
    return change(t) if isinstance(t, TensorType) else t
