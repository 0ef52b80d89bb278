"""Arguments and constants alike: the tensors that a program starts from, with their elements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from generators.cases import Case
from spec.program import Constant, Operation, Value
from spec.types import BooleanType, ElementType, TensorType, Type, dtype
from trials.reduction.parts import Array, Change, Parts, retyped, with_attributes


@dataclass(frozen=True)
class Source:
    """An argument or a constant of `main`: its arrays, one per input set of an argument."""

    value: Value
    arrays: tuple[Array, ...]
    is_constant: bool
    process_axes: int
    """How many axes of the arrays are none of the tensor's: 1 for an argument on a grid, else 0."""

    @property
    def type(self) -> TensorType:
        assert isinstance(self.value.type, TensorType)
        return self.value.type


def sources(parts: Parts) -> Iterator[Source]:
    """Those of static tensor types, arguments first."""
    extra = int(parts.case.program.num_processes > 1)
    for a in parts.case.program.main.arguments:
        if isinstance(a.type, TensorType) and a.type.is_static:
            yield Source(a, tuple(row[a.name] for row in parts.rows), False, extra)
    for o in parts.operations:
        data = o.attribute("value")
        if o.name == "constant" and isinstance(data, Constant):
            yield Source(o.results[0], (data.array,), True, 0)


def with_sources(parts: Parts, arrays: Mapping[str, tuple[Array, ...]], types: Mapping[str, TensorType]) -> Parts:
    """The parts with other arrays in sources, of these types; the types of what follows are inferred anew."""
    rows = tuple({n: arrays[n][k] if n in arrays else x for n, x in row.items()} for k, row in enumerate(parts.rows))
    operations = tuple(with_data(o, arrays, types) for o in parts.operations)
    retold = retyped(operations, parts.case.program, types)
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


def rebuilt(
    parts: Parts, old: Operation, new: Operation, types: Mapping[str, Type], arrays: Mapping[str, tuple[Array, ...]]
) -> Case:
    """The case with an operation in the place of another, other arrays of these types in sources, and the types that
    follow from both."""
    rows = tuple({n: arrays[n][k] if n in arrays else x for n, x in row.items()} for k, row in enumerate(parts.rows))
    operations = [new if o is old else with_data(o, arrays, types) for o in parts.operations]
    place = operations.index(new)
    before = retyped(operations[:place], parts.case.program, types)
    known = {**types, **{r.name: r.type for o in (*before, new) for r in o.results}}
    whole = (*before, new, *retyped(operations[place + 1 :], parts.case.program, known))
    found = {r.name: r for o in whole for r in o.results} | {n: Value(n, t) for n, t in types.items()}
    returned = tuple(found.get(v.name, v) for v in parts.returned)
    return Parts(parts.case, whole, returned, rows).whole()


def source_named(parts: Parts, name: str) -> Source | None:
    return next((s for s in sources(parts) if s.value.name == name), None)


def element_changes(case: Case, focus: tuple[int, ...], fine: bool) -> Iterator[Change]:
    """Elements made simple: all of a tensor, or, `fine`, a part of them or one."""
    for source in sources(Parts.of(case)):
        name = source.value.name
        for fill in _fills(source, focus, fine):
            yield _filling(name, fill)
        if fine:
            yield from (_filling(name, f) for f in _finer(source))


def _filling(name: str, fill: Callable[[Array], Array]) -> Change:
    def change(case: Case) -> Case | None:
        parts = Parts.of(case)
        source = source_named(parts, name)
        if source is None:
            return None
        with np.errstate(all="ignore"):
            arrays = tuple(fill(x).astype(x.dtype).reshape(x.shape) for x in source.arrays)
        return with_sources(parts, {name: arrays}, {name: source.type}).whole()

    return change


def _fills(source: Source, focus: tuple[int, ...], fine: bool) -> Iterator[Callable[[Array], Array]]:
    first = source.arrays[0]
    if not first.size:
        return
    yield lambda x: np.zeros_like(x)
    if not isinstance(source.type.element_type, BooleanType):
        yield lambda x: _counted(x)
    yield lambda x: np.ones_like(x)
    distinct = _distinct(first, 6 if fine else 0)
    if first.ndim == len(focus) and all(i < n for i, n in zip(focus, first.shape, strict=True)):
        distinct = [first[focus], *distinct]
    if first.size > 1:
        yield from ((lambda x, v=v: np.full_like(x, v)) for v in distinct)


def _counted(x: Array) -> Array:
    """0, 1, 2, ... as far as small numbers go."""
    return (np.arange(x.size) % 4).reshape(x.shape)


def _distinct(x: Array, most: int) -> list[Any]:
    seen: dict[bytes, Any] = {}
    for v in x.reshape(-1)[:64]:
        seen.setdefault(v.tobytes(), v)
    return list(seen.values())[:most]


def _finer(source: Source) -> Iterator[Callable[[Array], Array]]:
    size = source.arrays[0].size
    if 1 < size:
        half = size // 2
        yield lambda x: _with_zeros(x, slice(0, half))
        yield lambda x: _with_zeros(x, slice(half, size))
    for i in range(min(size, 8)):
        if size > 1:
            yield lambda x, i=i: _only(x, i)
            yield lambda x, i=i: _with_zeros(x, slice(i, i + 1))
        for simplify in SIMPLIFICATIONS:
            yield lambda x, i=i, f=simplify: _with_element(x, i, f)


def _with_zeros(x: Array, where: slice) -> Array:
    changed = x.reshape(-1).copy()
    changed[where] = 0
    return changed


def _only(x: Array, i: int) -> Array:
    changed = np.zeros_like(x.reshape(-1))
    changed[i] = x.reshape(-1)[i]
    return changed


def _with_element(x: Array, i: int, simplify: Callable[[Any], Any]) -> Array:
    changed = x.reshape(-1).copy()
    changed[i] = np.asarray(simplify(changed[i])).astype(x.dtype)
    return changed


def _wide(x: Any) -> Any:
    return x if np.asarray(x).dtype.kind == "c" else np.float64(x)


SIMPLIFICATIONS: tuple[Callable[[Any], Any], ...] = (
    lambda x: 1,
    lambda x: 2,
    lambda x: -_wide(x),
    lambda x: -1,
    lambda x: 0.5,
    lambda x: np.rint(_wide(x)),
    lambda x: _wide(x) / 2,
    lambda x: np.exp2(np.rint(np.log2(np.abs(_wide(x))))),
)
"""What is tried of one element, after 0."""


def type_changed(array: Array, t: ElementType) -> Array:
    """The elements as another type holds them."""
    with np.errstate(all="ignore"):
        wide = array.real if array.dtype.kind == "c" and dtype(t).kind != "c" else array
        return np.asarray(wide.astype(dtype(t)))
