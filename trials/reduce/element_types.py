"""Changes of element types towards f32 and i32, in the whole program or in one argument or constant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from generators.cases import Case
from spec.program import Constant, Function, Operation, Region, Value, walk
from spec.types import ElementType, TensorType, Type
from trials.reduce.cost import simpler_types
from trials.reduce.parts import Change, Parts, change
from trials.reduce.sources import convert_elements, source_named, sources, with_sources


def element_type_changes(case: Case, fine: bool) -> Iterator[Change]:
    most = 16 if fine else 1
    for t in _element_types(case):
        for simpler in simpler_types(t)[:most]:
            yield change(_everywhere, t, simpler)
    for source in sources(Parts.of(case)):
        for simpler in simpler_types(source.type.element_type)[:most]:
            yield change(_of_source, source.value.name, simpler)


def _element_types(case: Case) -> list[ElementType]:
    functions = case.program.functions
    values = [v for f in functions for v in f.arguments]
    values += [v for f in functions for o in walk(f.body) for v in o.results]
    types = [v.type.element_type for v in values if isinstance(v.type, TensorType)]
    return sorted(set(types), key=str)


def _of_source(case: Case, name: str, t: ElementType) -> Case | None:
    parts = Parts.of(case)
    source = source_named(parts, name)
    if source is None:
        return None
    arrays = tuple(convert_elements(x, t) for x in source.arrays)
    return with_sources(parts, {name: arrays}, {name: replace(source.type, element_type=t)}).whole()


def _everywhere(case: Case, old: ElementType, new: ElementType) -> Case:
    program = case.program
    arguments = program.main.arguments
    rows = tuple(
        tuple(convert_elements(x, new) if _is(a.type, old) else x for a, x in zip(arguments, row, strict=True))
        for row in case.inputs
    )
    functions = tuple(_function(f, old, new) for f in program.functions)
    return replace(case, program=replace(program, functions=functions), inputs=rows)


def _is(t: Type, element_type: ElementType) -> bool:
    return isinstance(t, TensorType) and t.element_type == element_type


def _function(f: Function, old: ElementType, new: ElementType) -> Function:
    types = tuple(replace(t, element_type=new) if _is(t, old) else t for t in f.result_types)  # type: ignore[arg-type]
    return replace(f, body=_region(f.body, old, new), result_types=types)


def _region(region: Region, old: ElementType, new: ElementType) -> Region:
    arguments = tuple(_value(a, old, new) for a in region.arguments)
    return Region(arguments, tuple(_operation(o, old, new) for o in region.operations))


def _value(v: Value, old: ElementType, new: ElementType) -> Value:
    if isinstance(v.type, TensorType) and v.type.element_type == old:
        return Value(v.name, replace(v.type, element_type=new))
    return v


def _operation(o: Operation, old: ElementType, new: ElementType) -> Operation:
    attributes = o.attributes
    data = o.attribute("value")
    if o.name == "constant" and isinstance(data, Constant) and data.type.element_type == old:
        converted = Constant.of(convert_elements(data.array, new), new)
        attributes = tuple((n, converted if n == "value" else a) for n, a in attributes)
    return Operation(
        o.name,
        tuple(_value(v, old, new) for v in o.operands),
        attributes,
        tuple(_region(r, old, new) for r in o.regions),
        tuple(_value(v, old, new) for v in o.results),
    )
