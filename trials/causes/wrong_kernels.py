"""Models of wrong kernels: each is described by the case that it computes instead of the given one."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from generators.cases import Case
from spec.op import op_named
from spec.program import Operation, Region, Value
from spec.rewriting import Rename, clone, clone_operation, defined_names, fresh_names, with_main
from spec.types import IntegerType, TensorType
from spec.vocabulary import static_shape
from trials.causes.wrong_representations import REPRESENTATIONS
from trials.causes.wrong_simplifications import SIMPLIFICATIONS
from trials.computing_operations import main_operation
from trials.counterfactuals.changes import apply_changes, names, with_types
from trials.features.index_operands import dimension_and_window_sizes

Array = np.ndarray[Any, Any]


def drop_partial_windows(case: Case, operation: Operation) -> Case | None:
    """Model a scatter that drops every window that lies partly out of bounds; None if no window does."""
    types = [v.type for v in (*operation.operands, *operation.results)]
    is_static = all(isinstance(t, TensorType) and t.is_static for t in types)
    if operation.name != "scatter" or not is_static or case.program.num_processes > 1:
        return None
    case = apply_changes(case, operation, ["indices-as-i64"]).get("indices-as-i64", case)
    operation = main_operation(case.program, "scatter")
    view: Any = op_named("scatter")(operation, case.program)
    sizes, window = (np.array(x, np.int64) for x in dimension_and_window_sizes(operation, case.program))
    axis, indices = view.index_vector_dim, view.scatter_indices

    def far(name: str, x: Array) -> Array:
        if name != indices.name:
            return x
        starts = x[..., np.newaxis] if axis == x.ndim else np.moveaxis(x, axis, -1)
        is_outside = ((starts < 0) | (starts > sizes - window)).any(axis=-1, keepdims=True)
        moved = np.where(is_outside, sizes, starts)
        return (moved[..., 0] if axis == x.ndim else np.moveaxis(moved, -1, axis)).astype(x.dtype)

    taken = with_types(case, {indices.name: indices.type}, far)
    return None if taken.id == case.id else taken


_MOST_WINDOWS = 256


def skip_padding(case: Case, operation: Operation) -> Case | None:
    """Model a reduce_window that ignores padding and the holes of a dilated operand.

    Each window reduces only its elements. None if there are more than _MOST_WINDOWS windows, or none.
    """
    main = case.program.main
    if operation.name != "reduce_window" or operation not in main.body.operations or case.program.num_processes > 1:
        return None
    view: Any = op_named("reduce_window")(operation, case.program)
    shape, result = static_shape(view.inputs[0]), static_shape(operation.results[0])
    if not 0 < math.prod(result) <= _MOST_WINDOWS:
        return None
    windows = _Windows(view, fresh_names(defined_names(main.body)))
    for place in np.ndindex(*result):
        windows.add([_window_indices(view, d, n, at) for d, (n, at) in enumerate(zip(shape, place, strict=True))])
    put = [o for other in main.body.operations[:-1] for o in (windows.operations() if other is operation else [other])]
    return replace(case, program=with_main(case.program, main.arguments, put, main.body.returned))


def _window_indices(view: Any, axis: int, size: int, at: int) -> list[int]:
    low, base, dilation = view.padding[axis][0], view.base_dilations[axis], view.window_dilations[axis]
    places = [at * view.window_strides[axis] + k * dilation - low for k in range(view.window_dimensions[axis])]
    return [p // base for p in places if p % base == 0 and 0 <= p // base < size]


@dataclass
class _Windows:
    view: Any
    fresh: Rename
    _operations: list[Operation] = field(default_factory=list)
    _reduced: list[tuple[Value, ...]] = field(default_factory=list)

    def add(self, held: Sequence[Sequence[int]]) -> None:
        """Add the reduction of a window with these equally spaced indices along each axis."""
        view, scalars = self.view, tuple(TensorType((), r.type.element_type) for r in self.view.operation.results)
        if not all(held):
            values = view.init_values
        else:
            first, after = tuple(h[0] for h in held), tuple(h[-1] + 1 for h in held)
            steps = tuple(h[1] - h[0] if len(h) > 1 else 1 for h in held)
            attributes = (("start_indices", first), ("limit_indices", after), ("strides", steps))
            types = (TensorType(tuple(map(len, held)), x.type.element_type) for x in view.inputs)
            slices = [self._emit("slice", (x,), (t,), attributes)[0] for x, t in zip(view.inputs, types, strict=True)]
            dimensions = (("dimensions", tuple(range(len(held)))),)
            body = clone(view.operation.regions[0], rename=self.fresh)
            values = self._emit("reduce", (*slices, *view.init_values), scalars, dimensions, body)
        ones = (replace(t, shape=(1,)) for t in scalars)
        self._reduced.append(tuple(self._emit("reshape", (v,), (t,))[0] for v, t in zip(values, ones, strict=True)))

    def operations(self) -> list[Operation]:
        for result, column in zip(self.view.operation.results, zip(*self._reduced, strict=True), strict=True):
            flat = TensorType((len(column),), result.type.element_type)
            (whole,) = self._emit("concatenate", column, (flat,), (("dimension", 0),))
            self._operations.append(Operation("reshape", (whole,), (), (), (result,)))
        return self._operations

    def _emit(
        self, name: str, operands: Sequence[Value], types: Sequence[TensorType], attributes: Any = (), *regions: Region
    ) -> tuple[Value, ...]:
        results = tuple(Value(self.fresh("window"), t) for t in types)
        self._operations.append(Operation(name, tuple(operands), attributes, regions, results))
        return results


def truncate_exponent(case: Case, operation: Operation) -> Case | None:
    """Model an integer power that uses only the lowest six bits of the exponent; None if all exponents fit."""
    exponent = operation.operands[-1]
    if operation.name != "power" or not isinstance(exponent.type, TensorType):
        return None
    if not isinstance(exponent.type.element_type, IntegerType):
        return None

    def lowest(name: str, x: Array) -> Array:
        return np.where(x > 0, x & x.dtype.type(63), x).astype(x.dtype) if name == exponent.name else x

    taken = with_types(case, {exponent.name: exponent.type}, lowest)
    return None if taken.id == case.id else taken


def truncate_odd_power(case: Case, operation: Operation) -> Case | None:
    """Model an integer power of an odd base that uses only the lowest six bits of the exponent; None if all fit."""
    return _with_powers(case, operation, lambda x, e: (x, np.where(((x & 1) == 1) & (e > 0), e & 63, e)))


def truncate_unsigned_power(case: Case, operation: Operation) -> Case | None:
    """Model an integer power that takes an unsigned exponent with the highest bit set as a negative number.

    Of other exponents the lowest six bits count. A negative power of 1 is 1, of a base with all bits set (as -1) the
    base or 1, of any other base 0. None if all exponents fit.
    """

    def taken(x: Array, e: Array) -> tuple[Array, Array]:
        is_high = e > np.iinfo(e.dtype).max // 2
        is_unit = (x == 1) | (x == np.iinfo(x.dtype).max)
        return np.where(is_high & ~is_unit, 0, x), np.where(is_high, np.where(is_unit, e & 1, 1), e & 63)

    return _with_powers(case, operation, taken)


def _with_powers(case: Case, operation: Operation, taken: Callable[[Array, Array], tuple[Array, Array]]) -> Case | None:
    """Return the case with the bases and exponents that `taken` returns, as new arguments.

    None if they are not known from arguments and constants of types that NumPy has, or if nothing changes.
    """
    main = case.program.main
    columns = {a.name: [row[i] for row in case.inputs] for i, a in enumerate(main.arguments)}
    for o in main.body.operations:
        if o.name == "constant":
            columns[o.results[0].name] = [o.attribute("value").array] * len(case.inputs)
    if operation.name != "power" or not all(v.name in columns for v in operation.operands):
        return None
    pairs = list(zip(*(columns[v.name] for v in operation.operands), strict=True))
    if any(np.asarray(x).dtype.kind not in "iu" for pair in pairs for x in pair):
        return None
    fresh = fresh_names(defined_names(main.body))
    arguments = tuple(replace(v, name=fresh("power")) for v in operation.operands)
    operations = [replace(o, operands=arguments) if o is operation else o for o in main.body.operations]
    new = [tuple(n.astype(x.dtype) for n, x in zip(taken(*pair), pair, strict=True)) for pair in pairs]
    if all(np.array_equal(n, x) for of, pair in zip(new, pairs, strict=True) for n, x in zip(of, pair, strict=True)):
        return None
    program = with_main(case.program, (*main.arguments, *arguments), operations[:-1], main.body.returned)
    return replace(case, program=program, inputs=tuple((*r, *n) for r, n in zip(case.inputs, new, strict=True)))


def write_in_place(case: Case, operation: Operation) -> Case | None:
    """Model a scatter that writes into its inputs, so that later uses of the inputs see its results.

    None without a scatter in `main`.
    """
    del operation
    main = case.program.main
    written: dict[str, Value] = {}
    put: list[Operation] = []
    for o in main.body.operations:
        put.append(clone_operation(o, written))
        if o.name == "scatter":
            written |= {v.name: r for v, r in zip(o.operands, o.results, strict=False)}
    if not written:
        return None
    *kept, last = put
    return replace(case, program=with_main(case.program, main.arguments, kept, last.operands))


def order_by_replica(case: Case, operation: Operation) -> Case | None:
    """Model groups of replicas and partitions that list all partitions of one replica before those of the next one.

    None for an operation whose groups are of another kind.
    """
    attributes = dict(operation.attributes)
    program, groups = case.program, attributes.get("replica_groups")
    if groups is None or attributes.get("channel_id", 0) <= 0 or attributes.get("use_global_device_ids"):
        return None
    n, main = program.num_partitions, program.main
    if "use_global_device_ids" not in op_named(operation.name).members or operation not in main.body.operations:
        return None
    ids = tuple(tuple(replica * n + p for replica in group for p in range(n)) for group in groups)
    changed = attributes | {"replica_groups": ids, "use_global_device_ids": True}
    other = replace(operation, attributes=tuple(changed.items()))
    put = [other if o is operation else o for o in main.body.operations[:-1]]
    return replace(case, program=with_main(program, main.arguments, put, main.body.returned))


WRONG_KERNELS: Mapping[str, Callable[[Case, Operation], Case | None]] = {
    "window-dropped": drop_partial_windows,
    "padding-skipped": skip_padding,
    "exponent-in-six-bits": truncate_exponent,
    "odd-power-in-six-bits": truncate_odd_power,
    "unsigned-power-in-six-bits": truncate_unsigned_power,
    "replicas-first": order_by_replica,
    "written-in-place": write_in_place,
    **SIMPLIFICATIONS,
    **REPRESENTATIONS,
}


def is_model(name: str) -> bool:
    """Return whether a name is a wrong kernel or a change.

    A change stands for a kernel that ignores the property that the change removes.
    """
    return name in WRONG_KERNELS or name in names()


def case_computed_by(model: str, case: Case, operation: Operation) -> Case | None:
    """Return the case that a wrong kernel computes instead, or None if the model does not apply."""
    found = WRONG_KERNELS.get(model)
    return apply_changes(case, operation, [model]).get(model) if found is None else found(case, operation)
