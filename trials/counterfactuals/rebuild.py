"""Programs and cases with all their values, types and constants mapped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from generators.cases import Case
from spec.program import Constant, Operation, Program, Region, Value
from spec.types import ElementType, FutureType, TensorType, TupleType, Type

Array = np.ndarray[Any, Any]


def map_values(program: Program, change: Callable[[Value], Value], constant: Callable[[Constant], Constant]) -> Program:
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


def with_contents(case: Case, change: Callable[[Value, Array], Array]) -> Case:
    main = case.program.main

    def operation(o: Operation) -> Operation:
        if o.name != "constant":
            return o
        c = o.attribute("value")
        array = c.array
        held = change(o.results[0], array)
        return o if held is array else replace(o, attributes=(("value", Constant.of(held, c.type.element_type)),))

    body = replace(main.body, operations=tuple(map(operation, main.body.operations)))
    functions = tuple(replace(f, body=body) if f is main else f for f in case.program.functions)
    inputs = tuple(tuple(map(change, main.arguments, row)) for row in case.inputs)
    return replace(case, program=replace(case.program, functions=functions), inputs=inputs)


def with_tensors(t: Type, change: Callable[[TensorType], TensorType]) -> Type:
    if isinstance(t, TupleType | FutureType):
        return replace(t, types=tuple(with_tensors(u, change) for u in t.types))
    return change(t) if isinstance(t, TensorType) else t


def with_element_types(
    case: Case, retype: Callable[[ElementType], ElementType], convert: Callable[[Array, ElementType], Array]
) -> Case | None:
    def of_value(v: Value) -> Value:
        return replace(v, type=with_tensors(v.type, lambda t: replace(t, element_type=retype(t.element_type))))

    def of_constant(c: Constant) -> Constant:
        t = c.type.element_type
        return Constant(replace(c.type, element_type=retype(t)), convert(c.array, t).tobytes())

    program = map_values(case.program, of_value, of_constant)
    if program == case.program:
        return None
    arguments = [a.type for a in case.program.main.arguments]
    inputs = tuple(
        tuple(_convert_array(x, t, convert) for x, t in zip(row, arguments, strict=True)) for row in case.inputs
    )
    return replace(case, program=program, inputs=inputs)


def _convert_array(array: Array, t: Type, convert: Callable[[Array, ElementType], Array]) -> Array:
    return np.asarray(convert(np.asarray(array), t.element_type)) if isinstance(t, TensorType) else array
