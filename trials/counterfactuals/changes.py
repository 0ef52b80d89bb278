"""Counterfactual changes by name: each removes one property of a case that may cause the failure."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

import numpy as np

from generators.cases import Case, Inputs
from spec.attributes import Boolean, Enum
from spec.normalized_names import canonical
from spec.op import Member, infer_types, op_named, ops
from spec.program import Constant, Operation, Program, Value, main_program
from spec.structure import violations
from spec.types import (
    ElementType,
    TensorType,
    si64,
)
from spec.vocabulary import static_shape
from trials.computing_operations import main_operation
from trials.counterfactuals.part_changes import one_part, without_other_outputs
from trials.counterfactuals.quantized_changes import (
    equal_slices,
    in_whole_numbers,
    whole_storage_range,
    with_16_bit_storage,
    with_32_bit_storage,
    with_f32_expressed_type,
    with_signed_16_bit_storage,
    with_signed_storage,
)
from trials.counterfactuals.rebuild import map_values, with_tensors
from trials.counterfactuals.sharing import without_shared_values
from trials.counterfactuals.size_changes import whole_sizes
from trials.counterfactuals.type_changes import whole_bytes, with_signed_types, with_wider_types
from trials.counterfactuals.value_changes import (
    no_equal_elements,
    no_extremes,
    no_fraction,
    no_infinity,
    no_nan,
    no_negative_integer,
    no_signed_zero,
    no_subnormal,
    no_zero,
    real_numbers,
    small_integers,
    with_values,
)
from trials.features.index_operands import index_limits, index_operands
from trials.features.operation_features import QUALITIES, Quality, is_dimension

Array = np.ndarray[Any, Any]
Change = Callable[[Case, Operation], Case | None]
"""Returns the case with the operation changed, or None where the change does not apply."""


def apply_changes(case: Case, operation: Operation, names: Collection[str] | None = None) -> dict[str, Case]:
    """Return the valid changed cases by name of the change; `names` None applies all changes."""
    found: dict[str, Case] = {}
    for name, change in _changes().items():
        if names is not None and name not in names:
            continue
        try:
            other = change(case, operation)
            if other is None or _size(other.program) > max(_size(case.program), _MOST_ELEMENTS):
                continue
            if violations(other.program):
                continue
            other = replace(other, program=canonical(other.program))
            if other.id != case.id:
                found[name] = other
        except Exception:  # presupposes what the change has taken away
            continue
    return found


_MOST_ELEMENTS = 2**16
"""A changed case may not have larger tensors than this or the original: padding changed in sign may exceed memory."""


def _size(program: Program) -> int:
    types = [v.type for o in program.operations() for v in o.results]
    return max((math.prod(t.static_shape) for t in types if isinstance(t, TensorType) and t.is_static), default=0)


# Programs rebuilt.


def _with_main(case: Case, arguments: Iterable[Value], operations: Sequence[Operation], inputs: Inputs) -> Case:
    *before, last = operations
    others = [f for f in case.program.functions if f.name != "main"]
    functions = main_program(tuple(arguments), tuple(before), last.operands, *others).functions
    return replace(case, program=replace(case.program, functions=functions), inputs=inputs)


def with_types(case: Case, types: Mapping[str, TensorType], arrays: Callable[[str, Array], Array]) -> Case:
    """Return the case with arguments and constants of `main` of other types.

    `arrays` converts the elements of a value, given its name.
    """
    main = case.program.main
    arguments = tuple(replace(a, type=types.get(a.name, a.type)) for a in main.arguments)
    inputs = tuple(tuple(arrays(a.name, x) for a, x in zip(arguments, row, strict=True)) for row in case.inputs)

    def operation(o: Operation) -> Operation:
        operands = tuple(replace(v, type=types.get(v.name, v.type)) for v in o.operands)
        results = tuple(replace(v, type=types.get(v.name, v.type)) for v in o.results)
        if o.name == "constant" and results[0].name in types:
            value = Constant.of(
                arrays(results[0].name, o.attribute("value").array), types[results[0].name].element_type
            )
            return replace(o, attributes=(("value", value),), results=results)
        return replace(o, operands=operands, results=results)

    return _with_main(case, arguments, tuple(map(operation, main.body.operations)), inputs)


def _with_attributes(case: Case, operation: Operation, attributes: Mapping[str, Any]) -> Case | None:
    kept = {n: v for n, v in {**dict(operation.attributes), **attributes}.items() if v is not None}
    if kept == dict(operation.attributes):
        return None
    types = infer_types(operation.name, operation.operands, kept, operation.regions, case.program)
    results = operation.results
    if types is not None:
        results = tuple(replace(v, type=t) for v, t in zip(results, types, strict=True))
    renewed = replace(operation, attributes=tuple(sorted(kept.items())), results=results)
    return _with_operation(case, operation, renewed)


def _with_operation(case: Case, operation: Operation, renewed: Operation) -> Case | None:
    main = case.program.main
    if not any(o is operation for o in main.body.operations):
        return None
    types = {v.name: v for v in renewed.results}
    operations = [
        renewed if o is operation else replace(o, operands=tuple(types.get(v.name, v) for v in o.operands))
        for o in main.body.operations
    ]
    return _with_main(case, main.arguments, operations, case.inputs)


# Where values come from.


def _constants_as_arguments(case: Case, operation: Operation) -> Case | None:
    found = case
    for o in [o for o in case.program.main.body.operations if o.name == "constant"]:
        main = found.program.main
        array = _for_processes(case.program, o.attribute("value").array)
        rest = [other for other in main.body.operations if other is not o]
        inputs = tuple((*row, array) for row in found.inputs)
        other = _with_main(found, (*main.arguments, o.results[0]), rest, inputs)
        found = found if violations(other.program) else other
    return None if found is case else found


def _for_processes(program: Program, array: Array) -> Array:
    n = program.num_processes
    return array if n == 1 else np.broadcast_to(array, (n, *array.shape)).copy()


def arguments_as_constants(case: Case) -> Case | None:
    main = case.program.main
    if len(case.inputs) != 1 or not main.arguments or case.program.num_processes > 1:
        return None
    made = [
        Operation("constant", (), (("value", Constant.of(array, _element_type(v))),), (), (v,))
        for v, array in zip(main.arguments, case.inputs[0], strict=True)
    ]
    return _with_main(case, (), (*made, *main.body.operations), ((),))


def _element_type(v: Value) -> ElementType:
    assert isinstance(v.type, TensorType)
    return v.type.element_type


def _barrier(case: Case, operation: Operation) -> Case | None:
    main = case.program.main
    operations: list[Operation] = []
    for o in main.body.operations[:-1]:
        if not o.results or not all(isinstance(v.type, TensorType) for v in o.results):
            operations.append(o)
            continue
        raw = tuple(Value(f"{v.name}$raw", v.type) for v in o.results)
        operations += [replace(o, results=raw), Operation("optimization_barrier", raw, (), (), o.results)]
    return _with_main(case, main.arguments, (*operations, main.body.operations[-1]), case.inputs)


# Types.


def _indices_as_i64(case: Case, operation: Operation) -> Case | None:
    indices = [v for v in index_operands(operation, case.program) if _element_type(v) != si64]
    types = {v.name: replace(v.type, element_type=si64) for v in indices if isinstance(v.type, TensorType)}
    if not types:
        return None
    return with_types(case, types, lambda name, x: x.astype(np.int64) if name in types else x)


def _indices_in_bounds(case: Case, operation: Operation) -> Case | None:
    """Bring indices into bounds by a remainder, since clamping would make all of them equal."""
    limits = index_limits(operation, case.program)
    types = {v.name: v.type for v in index_operands(operation, case.program) if isinstance(v.type, TensorType)}
    if case.program.num_processes > 1:
        return None

    def within(name: str, x: Array) -> Array:
        return np.asarray(x.astype(np.int64) % (limits[name] + 1)).astype(x.dtype) if name in types else x

    return with_types(case, types, within)


def _small_integers(case: Case, operation: Operation) -> Case | None:
    """Make integers small; None if they may be indices, sizes or loop bounds."""
    operations = case.program.operations()
    if any(o.name in ("dynamic_iota", "while") or index_operands(o, case.program) for o in operations):
        return None
    return small_integers(case)


# Attributes.


def _neutral(value: Any, neutral: int | bool) -> Any:
    return tuple(_neutral(v, neutral) for v in value) if isinstance(value, tuple) else neutral


def _without(qualities: Sequence[Quality], case: Case, operation: Operation) -> Case | None:
    found = {n: _neutral(v, q.neutral) for n, v in operation.attributes for q in qualities if q.concerns(n)}
    optional = {n: None if v is False else v for n, v in found.items()}  # a flag that is not there is false
    return _with_attributes(case, operation, optional)


def _no_negative_padding(case: Case, operation: Operation) -> Case | None:
    def clamp(value: Any) -> Any:
        return tuple(map(clamp, value)) if isinstance(value, tuple) else max(value, 0)

    padded = next(q for q in QUALITIES if q.word == "padding")
    found = {n: clamp(v) for n, v in operation.attributes if padded.concerns(n)}
    return _with_attributes(case, operation, found)


def _no_negative_dimension(case: Case, operation: Operation) -> Case | None:
    rank = len(static_shape(operation.operands[0]))
    found = {n: v + rank for n, v in _dimension_attributes(operation, case.program) if isinstance(v, int) and v < 0}
    return _with_attributes(case, operation, found)


def _dimension_attributes(operation: Operation, program: Program) -> Iterator[tuple[str, Any]]:
    view = op_named(operation.name)(operation, program)
    for name, member in type(view).members.items():
        if member.role == "attribute" and is_dimension(name):
            yield name, getattr(view, name)


def _without_groups(count: str, dimension: str, case: Case, operation: Operation) -> Case | None:
    """Keep the first group of a grouped convolution, and the part of its operand that belongs to it."""
    groups, axis = operation.attribute(count, 1), operation.attribute(dimension)
    if groups == 1 or axis is None:
        return None
    lhs = operation.operands[0]
    size = static_shape(lhs)[axis] // groups
    at = axis + (case.program.num_processes > 1)
    part = TensorType(tuple(size if d == axis else n for d, n in enumerate(static_shape(lhs))), _element_type(lhs))
    cut = with_types(case, {lhs.name: part}, lambda name, x: x.take(range(size), at) if name == lhs.name else x)
    return _with_attributes(cut, main_operation(cut.program, operation.name), {count: 1})


def _without_attribute(name: str, case: Case, operation: Operation) -> Case | None:
    member = op_named(operation.name).members.get(name)
    if member is None or (operation.attribute(name) is None and member.is_optional):
        return None
    simplest = member.kind.cases[0] if isinstance(member.kind, Enum) else False
    return _with_attributes(case, operation, {name: None if member.is_optional else simplest})


# Shapes, processes.


def _no_empty_dimension(case: Case, operation: Operation) -> Case | None:
    def fill(x: Array) -> Array:
        return x if x.size else np.zeros([max(d, 1) for d in x.shape], x.dtype)

    def of_type(t: TensorType) -> TensorType:
        return replace(t, shape=tuple(1 if d == 0 else d for d in t.shape))

    def of_constant(c: Constant) -> Constant:
        return Constant.of(fill(c.array), c.type.element_type)

    program = map_values(case.program, lambda v: replace(v, type=with_tensors(v.type, of_type)), of_constant)
    if program == case.program:
        return None
    return replace(case, program=program, inputs=tuple(tuple(map(fill, row)) for row in case.inputs))


def _one_process(case: Case, operation: Operation) -> Case | None:
    if case.program.num_processes == 1:
        return None
    neutral = {"replica_groups": ((0,),), "source_target_pairs": ((0, 0),)}
    alone = replace(case, program=replace(case.program, num_replicas=1, num_partitions=1))
    alone = replace(alone, inputs=tuple(tuple(np.asarray(x[0]) for x in row) for row in case.inputs))
    attributes = {n: neutral[n] for n, _ in operation.attributes if n in neutral}
    return _with_attributes(alone, operation, attributes) or alone


@cache
def _changes() -> Mapping[str, Change]:
    groups = {
        "no-feature-groups": partial(_without_groups, "feature_group_count", "input_feature_dimension"),
        "no-batch-groups": partial(_without_groups, "batch_group_count", "input_batch_dimension"),
    }
    channel = [q for q in QUALITIES if q.word in ("channel", "global-device-ids")]
    qualities: dict[str, Change] = {
        f"no-{q.word}": partial(_without, (q,)) for q in QUALITIES if q not in channel and f"no-{q.word}" not in groups
    }
    return {
        "constants-as-arguments": _constants_as_arguments,
        "arguments-as-constants": lambda case, operation: arguments_as_constants(case),
        "barrier": _barrier,
        "indices-as-i64": _indices_as_i64,
        "wider-type": lambda case, operation: with_wider_types(case),
        "signed-type": lambda case, operation: with_signed_types(case),
        "whole-bytes": lambda case, operation: whole_bytes(case),
        "indices-in-bounds": _indices_in_bounds,
        "signed-storage": lambda case, operation: with_signed_storage(case),
        "storage-i32": lambda case, operation: with_32_bit_storage(case),
        "storage-i16": lambda case, operation: with_16_bit_storage(case),
        "signed-storage-i16": lambda case, operation: with_signed_16_bit_storage(case),
        "whole-numbers": lambda case, operation: in_whole_numbers(case),
        "whole-numbers-from-zero": lambda case, operation: in_whole_numbers(case, keeps_zero_points=False),
        "expressed-f32": lambda case, operation: with_f32_expressed_type(case),
        "equal-slices": lambda case, operation: equal_slices(case),
        "whole-storage-range": lambda case, operation: whole_storage_range(case),
        **qualities,
        **groups,
        "no-channel": partial(_without, channel),
        "no-negative-padding": _no_negative_padding,
        "no-negative-dimension": _no_negative_dimension,
        **{_removal_name(n): partial(_without_attribute, n) for n in _optional_attributes()},
        "no-empty-dimension": _no_empty_dimension,
        "no-nan": partial(with_values, no_nan),
        "no-infinity": partial(with_values, no_infinity),
        "no-subnormal": partial(with_values, no_subnormal),
        "no-extremes": partial(with_values, no_extremes),
        "no-signed-zero": partial(with_values, no_signed_zero),
        "no-equal-elements": no_equal_elements,
        "no-negative-integer": lambda case, operation: no_negative_integer(case),
        "no-zero": lambda case, operation: no_zero(case),
        "real-numbers": lambda case, operation: real_numbers(case),
        "whole-sizes": lambda case, operation: whole_sizes(case),
        "no-fraction": partial(with_values, no_fraction),
        "small-integers": _small_integers,
        "one-process": _one_process,
        "one-part": one_part,
        "returned-alone": without_other_outputs,
        "values-apart": lambda case, operation: without_shared_values(case),
    }


def _optional_attributes() -> Iterator[str]:
    found = {n for n, m in _attributes() if m.is_optional or isinstance(m.kind, Enum | Boolean)}
    return (n for n in sorted(found) if not any(q.concerns(n) for q in QUALITIES))


def _attributes() -> Iterator[tuple[str, Member]]:
    return ((n, m) for op in ops().values() for n, m in op.members.items() if m.role == "attribute")


def choices() -> frozenset[str]:
    found = {_removal_name(n) for n, m in _attributes() if isinstance(m.kind, Enum | Boolean)}
    return frozenset(found) & names()


def _removal_name(attribute: str) -> str:
    return f"no-{attribute.replace('_', '-')}"


def names() -> frozenset[str]:
    return frozenset(_changes())
