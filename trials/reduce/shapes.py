"""Changes that drop or shorten dimensions, in all tensors of an operation as its constraints require."""

from __future__ import annotations

import itertools
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from generators.cases import Case
from spec.op import Member, is_described, op_named
from spec.program import Attribute, Operation, Program, Value
from spec.types import TensorType, Type
from spec.violations import check
from spec.vocabulary import static_shape
from trials.reduce.axes import NAMES, PER_AXIS, PER_START, SIZES
from trials.reduce.parts import Array, Change, Parts, change, is_computing
from trials.reduce.sources import Source, sources, with_replaced_operation, with_sources

_MOST_COMBINATIONS = 1000
DROPPED = -1
"""Stands for the size of a dimension that is dropped."""

Members = Mapping[str, tuple[Value, ...]]
Axes = tuple[tuple[str, int], ...]
"""Pairs (member of the op, axis) that must change together."""


@dataclass(frozen=True)
class Cut:
    defined: str
    axes: Axes
    size: int
    start: float
    """Which elements are kept: 0 for the first, 1 for the last, or a share of the way between."""

    @property
    def key(self) -> tuple[Hashable, ...]:
        return ("cut", self.defined, self.axes, self.size, self.start)

    def __call__(self, case: Case) -> Case | None:
        parts = Parts.of(case)
        old = next((o for o in parts.operations if o.results and o.results[0].name == self.defined), None)
        if old is None:
            return None
        known = {s.value.name: s for s in sources(parts)}
        members = _members(old, case.program)
        changed = _cut_operation(old, dict(self.axes), self.size, known, members, program=case.program)
        return None if changed is None else self._apply(parts, old, *changed, known)

    def _apply(
        self, parts: Parts, old: Operation, new: Operation, places: Mapping[str, int], known: Mapping[str, Source]
    ) -> Case:
        types: dict[str, Type] = {}
        arrays: dict[str, tuple[Array, ...]] = {}
        for name, axis in places.items():
            source = known[name]
            types[name] = _type(source.type, axis, self.size)
            arrays[name] = tuple(_part(x, axis + source.process_axes, self.size, self.start) for x in source.arrays)
        return with_replaced_operation(parts, old, new, types, arrays)


def _part(array: Array, axis: int, size: int, start: float) -> Array:
    """Return `size` elements of an array along an axis; for DROPPED one element, without the axis."""
    length = array.shape[axis]
    if length == 0:
        grown = np.zeros((*array.shape[:axis], 1, *array.shape[axis + 1 :]), array.dtype)
        return grown.reshape(*array.shape[:axis], *array.shape[axis + 1 :]) if size == DROPPED else grown
    if size == DROPPED:
        return np.asarray(array.take(round(start * (length - 1)), axis))
    begin = round(start * (length - size))
    return np.asarray(array.take(range(begin, begin + size), axis))


def _type(t: TensorType, axis: int, size: int) -> TensorType:
    middle = () if size == DROPPED else (size,)
    return TensorType((*t.shape[:axis], *middle, *t.shape[axis + 1 :]), t.element_type)


def shape_changes(case: Case, focus: tuple[int, ...], fine: bool) -> Iterator[Change]:
    """Yield changes that shrink one dimension: of all tensors of a shape, or of the tensors of one operation."""
    parts = Parts.of(case)
    known = {s.value.name: s for s in sources(parts)}
    yield from _changes_of_all(known, focus)
    operations = [o for o in parts.operations if is_computing(o) and o.results and is_described(o.name)]
    for operation in operations:
        members = _members(operation, case.program)
        found = list(_axis_groups(operation, known, members))
        for size in (DROPPED, 1, *((2, 3, 4) if fine else ())):
            for axes, length in found:
                if size < length or (length == 0 and size == 1):
                    valid = _cut_operation(operation, dict(axes), size, known, members, program=case.program)
                    if valid is not None and not any(check(valid[0], "", case.program)):
                        for start in _starts(operation, dict(axes), focus, fine):
                            cut = Cut(operation.results[0].name, axes, size, start)
                            yield Change(cut.key, cut)


def _changes_of_all(known: Mapping[str, Source], focus: tuple[int, ...]) -> Iterator[Change]:
    """Yield cuts of all arguments and constants of a shape.

    A tensor that several operations use cannot be cut for one of them alone.
    """
    for shape in dict.fromkeys(s.type.static_shape for s in known.values()):
        for axis, length in enumerate(shape):
            start = focus[axis] / (length - 1) if len(focus) == len(shape) and length > 1 else 0.0
            for size in (DROPPED, 1):
                if size < length:
                    yield change(_cut_all, shape, axis, size, min(start, 1.0))


def _cut_all(case: Case, shape: tuple[int, ...], axis: int, size: int, start: float) -> Case:
    parts = Parts.of(case)
    chosen = [s for s in sources(parts) if s.type.static_shape == shape]
    arrays = {s.value.name: tuple(_part(x, axis + s.process_axes, size, start) for x in s.arrays) for s in chosen}
    types = {s.value.name: _type(s.type, axis, size) for s in chosen}
    return with_sources(parts, arrays, types).whole()


def _starts(operation: Operation, axes: Mapping[str, int], focus: tuple[int, ...], fine: bool) -> list[float]:
    """Return where a cut may begin, as shares of the way along the axis: at the worst element, the first, the last."""
    starts = [0.0, 1.0] if fine else [0.0]
    result = operation.results[0].type
    if isinstance(result, TensorType) and len(result.shape) == len(focus):
        for axis in axes.values():
            if axis < len(focus) and (result.shape[axis] or 0) > 1:
                starts.insert(0, focus[axis] / ((result.shape[axis] or 2) - 1))
                break
    return list(dict.fromkeys(s for s in starts if 0 <= s <= 1))


def _tensor_members(operation: Operation, program: Program) -> dict[str, tuple[Value, ...]]:
    """Return the operands that are static tensors, and results if their shapes are not determined by the inputs."""
    view: Any = op_named(operation.name)(operation, program)
    found = {}
    for name, member in type(view).members.items():
        if member.role == "operand" or (member.role == "result" and _is_load_bearing(operation, name, view)):
            values = _values(view, name, member)
            if values and all(isinstance(v.type, TensorType) and v.type.is_static for v in values):
                found[name] = values
    return found


def _values(view: Any, name: str, member: Member) -> tuple[Value, ...]:
    read = getattr(view, name)
    return tuple(read) if member.is_variadic else (read,)


def _is_load_bearing(operation: Operation, name: str, view: Any) -> bool:
    try:
        return name in NAMES.get(operation.name, {}).values() or view.infer() is None
    except Exception:  # the operation breaks a constraint
        return False


def _members(operation: Operation, program: Program) -> Members:
    return _tensor_members(operation, program) | {f"{i}": (v,) for i, v in enumerate(operation.operands)}


def _axis_groups(operation: Operation, known: Mapping[str, Source], found: Members) -> Iterator[tuple[Axes, int]]:
    """Yield sets of axes of equal length: of as many members as possible, then fewer, then of single operands."""
    members = {
        name: values
        for name, values in found.items()
        if not name.isdigit() and (all(v.name in known for v in values) or values[0] in operation.results)
    }
    ranks = {name: min(len(static_shape(v)) for v in values) for name, values in members.items()}
    options = [[(name, a) for a in reversed(range(rank))] + [None] for name, rank in ranks.items()]
    for chosen in itertools.islice(itertools.product(*options), _MOST_COMBINATIONS):
        axes = tuple(c for c in chosen if c is not None)
        lengths = {static_shape(v)[a] for name, a in axes for v in members[name]}
        of_operands = any(members[name][0] not in operation.results for name, _ in axes)
        if len(lengths) == 1 and (of_operands or operation.name in ("iota", "broadcast_in_dim")):
            yield axes, lengths.pop()
    for i, v in enumerate(operation.operands):
        if v.name in known:
            yield from ((((f"{i}", axis),), n) for axis, n in enumerate(static_shape(v)))


def _cut_operation(
    operation: Operation,
    axes: Mapping[str, int],
    size: int,
    known: Mapping[str, Source],
    members: Members,
    *,
    program: Program,
) -> tuple[Operation, dict[str, int]] | None:
    """Return the operation on cut operands and, by operand, the axis that is cut.

    None if the op's constraints forbid the cut.
    """
    if not axes.keys() <= members.keys():
        return None
    places: dict[str, int] = {}
    for name, axis in axes.items():
        for v in members[name]:
            if v in operation.results:
                continue
            if v.name not in known or axis >= len(static_shape(v)) or places.setdefault(v.name, axis) != axis:
                return None
    new = replace(
        operation,
        operands=tuple(_cut_value(v, places, size) for v in _operands_after_cut(operation, axes, size)),
        attributes=tuple((n, _attribute(operation, n, a, axes, size)) for n, a in operation.attributes),
    )
    try:
        types = op_named(new.name)(new, program).infer()
        results = _result_types(new, axes, size, members) if types is None else types
    except Exception:  # the constraints of the op do not hold so
        return None
    return replace(new, results=tuple(Value(r.name, t) for r, t in zip(new.results, results, strict=True))), places


def _cut_value(v: Value, places: Mapping[str, int], size: int) -> Value:
    if v.name not in places or not isinstance(v.type, TensorType):
        return v
    return Value(v.name, _type(v.type, places[v.name], size))


def _operands_after_cut(operation: Operation, axes: Mapping[str, int], size: int) -> tuple[Value, ...]:
    member = PER_START.get(operation.name)
    if size != DROPPED or member is None or member not in axes:
        return operation.operands
    first = 2 if operation.name == "dynamic_update_slice" else 1
    dropped = first + axes[member]
    return tuple(v for i, v in enumerate(operation.operands) if i != dropped)


def _result_types(
    operation: Operation, axes: Mapping[str, int], size: int, members: Mapping[str, Sequence[Value]]
) -> list[Type]:
    chosen = {v.name: axis for name, axis in axes.items() for v in members[name] if v in operation.results}
    types: list[Type] = []
    for r in operation.results:
        if r.name in chosen and isinstance(r.type, TensorType):
            types.append(_type(r.type, chosen[r.name], size))
        else:
            types.append(r.type)
    return types


def _attribute(operation: Operation, name: str, value: Attribute, axes: Mapping[str, int], size: int) -> Attribute:
    op = operation.name
    if isinstance(value, tuple):
        member = SIZES.get(op, {}).get(name)
        if member is not None and member in axes:
            return _resize(value, axes[member], size)
        per = PER_AXIS.get(op, {}).get(name)
        if per is not None and size == DROPPED:
            value = tuple(v for i, v in enumerate(value) if i not in _entries_to_drop(operation, per, axes))
    named = NAMES.get(op, {}).get(name)
    if named is not None and named in axes and size == DROPPED:
        return _renumber(value, axes[named], max(axes[named] + 1, _rank(operation)))
    return value


def _rank(operation: Operation) -> int:
    return max((len(v.type.shape) for v in operation.operands if isinstance(v.type, TensorType)), default=0)


def _resize(value: tuple[Any, ...], axis: int, size: int) -> tuple[Any, ...]:
    if size == DROPPED:
        return (*value[:axis], *value[axis + 1 :])
    return (*value[:axis], min(value[axis], size), *value[axis + 1 :])


def _entries_to_drop(operation: Operation, per: str, axes: Mapping[str, int]) -> set[int]:
    if per in axes:
        return {axes[per]}
    listed = operation.attribute(per)
    member = NAMES.get(operation.name, {}).get(per)
    if not isinstance(listed, tuple) or member is None or member not in axes:
        return set()
    return {i for i, axis in enumerate(listed) if axis == axes[member]}


def _renumber(value: Attribute, dropped: int, rank: int) -> Attribute:
    if isinstance(value, tuple):
        return tuple(v - (v > dropped) for v in value if v != dropped)
    if isinstance(value, int) and value < 0:  # counted from the end
        return value + (value + rank < dropped)
    return max(value - (value > dropped), 0) if isinstance(value, int) else value
