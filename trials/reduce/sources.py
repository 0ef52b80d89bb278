"""The tensors from which a program computes: arguments and constants, with their elements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

import numpy as np

from generators.cases import Case
from spec.program import Constant, Operation, Value
from spec.types import ElementType, TensorType, Type, dtype
from trials.reduce.parts import Array, Parts, retype, with_attributes


@dataclass(frozen=True)
class Source:
    value: Value
    arrays: tuple[Array, ...]
    is_constant: bool
    process_axes: int
    """Number of leading array axes that belong to the process grid: 1 for an argument on a grid, else 0."""

    @property
    def type(self) -> TensorType:
        assert isinstance(self.value.type, TensorType)
        return self.value.type


def sources(parts: Parts) -> Iterator[Source]:
    extra = int(parts.case.program.num_processes > 1)
    for a in parts.case.program.main.arguments:
        if isinstance(a.type, TensorType) and a.type.is_static:
            yield Source(a, tuple(row[a.name] for row in parts.rows), False, extra)
    for o in parts.operations:
        data = o.attribute("value")
        if o.name == "constant" and isinstance(data, Constant):
            yield Source(o.results[0], (data.array,), True, 0)


def with_sources(parts: Parts, arrays: Mapping[str, tuple[Array, ...]], types: Mapping[str, TensorType]) -> Parts:
    rows = tuple({n: arrays[n][k] if n in arrays else x for n, x in row.items()} for k, row in enumerate(parts.rows))
    operations = tuple(with_data(o, arrays, types) for o in parts.operations)
    retold = retype(operations, parts.case.program, types)
    found = {r.name: r for o in retold for r in o.results}
    found |= {n: Value(n, t) for n, t in types.items()}
    return replace(parts, operations=retold, returned=tuple(found.get(v.name, v) for v in parts.returned), rows=rows)


def with_data(o: Operation, arrays: Mapping[str, tuple[Array, ...]], types: Mapping[str, Type]) -> Operation:
    if o.name != "constant" or o.results[0].name not in arrays:
        return o
    name = o.results[0].name
    t = types[name]
    assert isinstance(t, TensorType)
    data = Constant.of(np.ascontiguousarray(arrays[name][0]).reshape(t.static_shape), t.element_type)
    return replace(with_attributes(o, value=data), results=(Value(name, t),))


def with_replaced_operation(
    parts: Parts, old: Operation, new: Operation, types: Mapping[str, Type], arrays: Mapping[str, tuple[Array, ...]]
) -> Case:
    """Return the case with an operation replaced, sources with other arrays and types, and all other types inferred."""
    rows = tuple({n: arrays[n][k] if n in arrays else x for n, x in row.items()} for k, row in enumerate(parts.rows))
    operations = [new if o is old else with_data(o, arrays, types) for o in parts.operations]
    place = operations.index(new)
    before = retype(operations[:place], parts.case.program, types)
    known = {**types, **{r.name: r.type for o in (*before, new) for r in o.results}}
    whole = (*before, new, *retype(operations[place + 1 :], parts.case.program, known))
    found = {r.name: r for o in whole for r in o.results} | {n: Value(n, t) for n, t in types.items()}
    returned = tuple(found.get(v.name, v) for v in parts.returned)
    return Parts(parts.case, whole, returned, rows).whole()


def source_named(parts: Parts, name: str) -> Source | None:
    return next((s for s in sources(parts) if s.value.name == name), None)


def convert_elements(array: Array, t: ElementType) -> Array:
    """Return the elements converted to another element type; the imaginary part is dropped if that type is real."""
    with np.errstate(all="ignore"):
        wide = array.real if array.dtype.kind == "c" and dtype(t).kind != "c" else array
        return np.asarray(wide.astype(dtype(t)))
