"""Changes that remove operations: their results become arguments that hold the values computed in the program."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from generators.cases import Case
from oracles.dynamic_evaluation import fits
from oracles.evaluator import Mode, evaluate
from oracles.latitudes import Latitude
from oracles.limits import Limits
from oracles.sets.acceptance import Acceptance
from oracles.sets.value_sets import widen
from spec.op import is_described, op_named
from spec.program import Constant, Operation, Region, Value, walk
from spec.rewriting import clone, clone_operation, live_operations, used_values
from spec.types import QuantizedType, TensorType, dtype
from trials.reduce.branches import CHOOSING, branch_changes, live
from trials.reduce.parts import Array, Change, Parts, change, is_computing, with_inferred_types
from trials.reduce.sources import with_replaced_operation

_MOST_BYPASSES = 3
Values = Mapping[str, tuple[Array, ...]]
"""Arrays by the name of a value, one per input set."""


def is_tensor(v: Value) -> bool:
    """Return whether a value can be an argument: a static, unquantized tensor."""
    return isinstance(v.type, TensorType) and v.type.is_static and not isinstance(v.type.element_type, QuantizedType)


def evaluate_values(case: Case, latitude: Latitude) -> dict[str, tuple[Array, ...]]:
    """Return the customary values of `main` from the evaluator; zeros where it cannot compute them."""
    parts = Parts.of(case)
    wanted = tuple(v for o in parts.operations for v in o.results if is_tensor(v))
    values = {n: tuple(row[n] for row in parts.rows) for n in (parts.rows[0] if parts.rows else ())}
    try:
        program = replace(parts, returned=wanted).whole().program
        names = [a.name for a in program.main.arguments]
        inputs = [tuple(row[n] for n in names) for row in parts.rows]
        found = evaluate(program, inputs, Mode.FUSED, latitude, Limits(seconds=5)) if wanted else ()
    except Exception:  # Unevaluated, or a program that breaks a constraint
        found = ()
    for v, x in zip(wanted, found, strict=False):
        if isinstance(x, Acceptance):
            values[v.name] = tuple(np.array(a, order="C") for a in widen(x, len(parts.rows)).values())
    return values | {v.name: _zeros(v, case) for v in wanted if v.name not in values}


def _zeros(v: Value, case: Case) -> tuple[Array, ...]:
    assert isinstance(v.type, TensorType)
    count = case.program.num_processes
    own = tuple(1 if n is None else n for n in v.type.shape)
    shape = own if count == 1 else (count, *own)
    return (np.zeros(shape, dtype(v.type.element_type)),) * len(case.inputs)


def extract_operations(case: Case, chosen: Sequence[Operation], values: Values, kept: Sequence[Operation] = ()) -> Case:
    """Return a case of the chosen operations, each on arguments that hold its operands.

    Operations in `kept` are still computed.
    """
    parts = Parts.of(case)
    available = {n for n, arrays in values.items() if len(arrays) == len(parts.rows)}
    names = {v.name for o in chosen for v in used_values(o).values()}
    made = {r.name: o for o in parts.operations for r in o.results}
    prelude = [o for n in names for o in _before(n, made, available, kept)]
    operations = [o for o in parts.operations if o in chosen or o in prelude]
    produced = {r.name for o in prelude for r in o.results}
    apart = {
        v.name: Value(f"{v.name}$", v.type)
        for o in chosen
        for v in o.results
        if v.name in names and v.name in available and v.name not in produced
    }
    operations = [clone_operation(o, apart) for o in operations]
    rows = tuple(
        {n: values[n][k] for n in available} | {f"{n}$": values[n][k] for n in apart} for k in range(len(parts.rows))
    )
    returned = tuple(r for o in operations if o not in prelude for r in o.results)
    return Parts(case, tuple(operations), returned, rows).whole()


def _before(
    name: str, made: Mapping[str, Operation], available: set[str], kept: Sequence[Operation]
) -> list[Operation]:
    operation = made.get(name)
    if operation is None or (name in available and operation not in kept):
        return []
    inner = [o for v in used_values(operation).values() for o in _before(v.name, made, available, kept)]
    return [*inner, operation]


def standalone_cases(case: Case, operation: Operation, values: Values) -> Iterator[Case]:
    constants = [o for o in case.program.main.body.operations if o.name == "constant"]
    yield extract_operations(case, [operation], values)
    of_constants = {r.name for o in constants for r in o.results}
    if of_constants & used_values(operation).keys():
        yield extract_operations(case, [operation], values, constants)


def on_constants(case: Case) -> Case | None:
    parts = Parts.of(case)
    if len(parts.rows) != 1 or case.program.num_processes > 1:
        return None
    made = [_constant(a, parts.rows[0][a.name]) for a in case.program.main.arguments if is_tensor(a)]
    return replace(parts, operations=(*made, *parts.operations)).whole() if made else None


def _constant(v: Value, array: Array) -> Operation:
    assert isinstance(v.type, TensorType)
    data = Constant.of(np.ascontiguousarray(array).reshape(v.type.static_shape), v.type.element_type)
    return Operation("constant", (), (("value", data),), (), (v,))


def ancestors(case: Case, output: int | None) -> list[Operation]:
    parts = Parts.of(case)
    returned = (
        parts.returned if output is None or output >= len(parts.returned) else parts.returned[output : output + 1]
    )
    found = live_operations(parts.operations, returned, lambda _: True)
    return [o for o in reversed(found) if is_computing(o) and o.results]


def structural_changes(case: Case, values: Values, fine: bool) -> Iterator[Change]:
    """Yield changes that remove or replace parts of a program.

    They drop outputs, cut or bypass operations, turn constants into arguments, simplify branches and regions, or narrow
    variadic operations.
    """
    parts = Parts.of(case)
    operations = [o for o in parts.operations if is_computing(o) and o.results]
    names = [o.results[0].name for o in operations]
    if len(parts.returned) > 1:
        yield from (change(_with_one_output, v.name) for v in reversed(parts.returned))
        yield from (change(_without_output, v.name) for v in parts.returned)
    constants = [o.results[0].name for o in parts.operations if o.name == "constant"]
    if len(constants) > 1:
        yield cut_change(constants, values)
    yield from (cut_change([name], values) for name in constants)
    if len(operations) > 1:
        yield from (cut_change([name], values) for name in names)
        yield from (_bypass_change(name, i) for i in range(_MOST_BYPASSES) for name in names)
    for name, operation in zip(names, operations, strict=True):
        if operation.name in ("if", "case", "while", "map"):
            yield from (change(_enter_region, name, k) for k in range(len(operation.regions)))
            yield from (change(_open_region, name, k) for k in range(len(operation.regions)))
        if operation.name in CHOOSING:
            yield from branch_changes(operation)
        if len(operation.results) == 1 and len(operation.operands) > 1:
            yield from (change(_without_operand, name, i) for i in reversed(range(len(operation.operands))))
        yield from (change(only_part, name, i) for i in range(_variadic_width(operation)))
        if fine:
            yield from _region_changes(operation)
            yield change(_split_operands, name)


def cut_change(names: Sequence[str], values: Values) -> Change:
    return Change(("cut", *names), lambda case: _replace_by_arguments(case, names, values))


def with_outputs(case: Case, values: Sequence[Value]) -> Case:
    return replace(Parts.of(case), returned=tuple(values)).whole()


def _with_one_output(case: Case, name: str) -> Case | None:
    return _filter_outputs(case, lambda v: v.name == name)


def _without_output(case: Case, name: str) -> Case | None:
    return _filter_outputs(case, lambda v: v.name != name)


def _filter_outputs(case: Case, is_kept: Callable[[Value], bool]) -> Case | None:
    returned = case.program.main.body.returned
    kept = tuple(filter(is_kept, returned))
    return with_outputs(case, kept) if kept and len(kept) < len(returned) else None


def _replace_by_arguments(case: Case, names: Sequence[str], values: Values) -> Case | None:
    """Replace results of operations by arguments; None where a value has changed its type since it was computed."""
    parts = Parts.of(case)
    current = [o for o in (parts.definition_of(name) for name in names) if o is not None]
    results = [r for o in current for r in o.results]
    rows = [dict(row) for row in parts.rows]
    for r in results:
        data = next((o.attribute("value") for o in current if r in o.results and o.name == "constant"), None)
        arrays = _everywhere(data, case) if isinstance(data, Constant) else values.get(r.name)
        if not is_tensor(r) or arrays is None or len(arrays) != len(rows) or not _fits(arrays[0], r, case):
            return None
        for row, array in zip(rows, arrays, strict=True):
            row[r.name] = array
    kept = tuple(o for o in parts.operations if not any(o is c for c in current))
    return replace(parts, operations=kept, rows=tuple(rows)).whole() if current else None


def _everywhere(data: Constant, case: Case) -> tuple[Array, ...]:
    count = case.program.num_processes
    array = data.array if count == 1 else np.broadcast_to(data.array, (count, *data.array.shape)).copy()
    return (array,) * len(case.inputs)


def _fits(array: Array, v: Value, case: Case) -> bool:
    assert isinstance(v.type, TensorType)
    is_of_type = bool(array.dtype == dtype(v.type.element_type))
    return is_of_type and fits(array.shape, v.type, case.program.num_processes)


def _bypass_change(name: str, i: int) -> Change:
    """Return a bypass change; each operand number is a kind, as success with one says little about others."""
    return Change((f"bypass {i}", name), lambda case: _bypass(case, name, i))


def _bypass(case: Case, name: str, i: int) -> Case | None:
    """Replace the result of an operation by its i-th operand of the same type.

    `get_tuple_element` is replaced by the element that was put into the tuple.
    """
    parts = Parts.of(case)
    current = parts.definition_of(name)
    if current is None or len(current.results) != 1:
        return None
    given = current.operands
    if current.name == "get_tuple_element" and (put := parts.definition_of(given[0].name)) and put.name == "tuple":
        given = put.operands[current.attribute("index") :][:1]
    alike = list(dict.fromkeys(v for v in given if v.type == current.results[0].type))
    if i >= len(alike):
        return None
    same = alike[i]
    kept = tuple(o for o in parts.operations if o is not current)
    returned = tuple(v for v in parts.returned if v != current.results[0]) or parts.returned
    return replace(parts, operations=kept, returned=returned).substitute({current.results[0].name: same}).whole()


def _variadic_width(operation: Operation) -> int:
    """Return the number of tensors that an operation treats alike, as a variadic reduce does; 0 for one tensor."""
    n = len(operation.results)
    is_alike = bool(operation.regions) or _has_variadic(operation, "operand", "result")
    return n if n > 1 and is_alike and len(operation.operands) >= n else 0


def _has_variadic(operation: Operation, *names: str) -> bool:
    members = op_named(operation.name).members if is_described(operation.name) else {}
    return all(name in members and members[name].is_variadic for name in names)


def _without_operand(case: Case, name: str, i: int) -> Case | None:
    parts = Parts.of(case)
    current = parts.definition_of(name)
    if current is None or i >= len(current.operands):
        return None
    new = replace(current, operands=(*current.operands[:i], *current.operands[i + 1 :]))
    return with_replaced_operation(parts, current, with_inferred_types(new, case.program), {}, {})


def _split_operands(case: Case, name: str) -> Case | None:
    parts = Parts.of(case)
    current = parts.definition_of(name)
    if current is None:
        return None
    taken: set[str] = set()
    operands = []
    rows = [dict(row) for row in parts.rows]
    for i, v in enumerate(current.operands):
        own = v
        if v.name in taken and (not rows or v.name in rows[0]):
            own = Value(f"{v.name}${i}", v.type)
            for row in rows:
                row[own.name] = row[v.name]
        taken.add(v.name)
        operands.append(own)
    new = replace(current, operands=tuple(operands))
    return replace(parts.with_operation(current, new), rows=tuple(rows)).whole()


def only_part(case: Case, name: str, i: int) -> Case | None:
    parts = Parts.of(case)
    current = parts.definition_of(name)
    n = 0 if current is None else _variadic_width(current)
    if current is None or i >= n:
        return None
    operands = _of_part(current.operands, i, n)
    regions = tuple(_region_of_part(r, i, n, is_sort=current.name == "sort") for r in current.regions)
    new = replace(current, operands=operands, regions=tuple(map(live, regions)), results=current.results[i : i + 1])
    names = {v.name for v in new.results}
    returned = tuple(v for v in parts.returned if v not in current.results or v.name in names)
    return replace(parts.with_operation(current, new), returned=returned or new.results).whole()


def _region_of_part(region: Region, i: int, n: int, *, is_sort: bool) -> Region:
    """Return the region for part `i`; a sort comparator that compares other parts becomes a plain LT."""
    *operations, terminator = region.operations
    if not is_sort:
        returned = replace(terminator, operands=_of_part(terminator.operands, i, n))
        return Region(_of_part(region.arguments, i, n), (*operations, returned))
    own = region.arguments[2 * i : 2 * i + 2]
    used = {v.name for o in walk(live(region)) for v in o.operands}
    if used.isdisjoint(a.name for a in region.arguments if a not in own):
        return Region(own, region.operations)
    less = Operation("compare", own, (("comparison_direction", "LT"),), (), terminator.operands)
    return Region(own, (less, terminator))


def _of_part(values: tuple[Value, ...], i: int, n: int) -> tuple[Value, ...]:
    """Return every n-th of the values that come in groups of n; the remainder is kept."""
    groups = len(values) // n
    rest = len(values) - groups * n
    if not rest:
        return values[i::n]
    return (*values[i : groups * n : n], *values[groups * n :])


def _region_changes(operation: Operation) -> Iterator[Change]:
    for k, region in enumerate(operation.regions):
        for inner in region.operations[:-1]:
            if len(inner.results) != 1:
                continue
            others = [v for v in (*inner.operands, *region.arguments) if v.type == inner.results[0].type]
            defined = operation.results[0].name, k, inner.results[0].name
            yield from (change(_without_inner, *defined, v) for v in dict.fromkeys(others))


def _without_inner(case: Case, name: str, k: int, inner: str, value: Value) -> Case | None:
    parts = Parts.of(case)
    current = parts.operation_with_region(name, k)
    if current is None:
        return None
    region = current.regions[k]
    rest = tuple(o for o in region.operations if not o.results or o.results[0].name != inner)
    is_bare = len(rest) == 1 and current.name in ("all_reduce", "reduce_scatter")
    if len(rest) == len(region.operations) or is_bare:  # few implementations communicate without computing
        return None
    body = clone(Region(region.arguments, rest), {inner: value})
    regions = (*current.regions[:k], live(body), *current.regions[k + 1 :])
    return parts.with_operation(current, replace(current, regions=regions)).whole()


def _enter_region(case: Case, name: str, k: int) -> Case | None:
    """Replace an operation by the body of its region `k`."""
    parts = _with_region_entered(case, name, k)
    return None if parts is None else parts.whole()


def _open_region(case: Case, name: str, k: int) -> Case | None:
    """Replace an operation by its region `k`, and also return the unused values, which may be the ones that fail."""
    parts = _with_region_entered(case, name, k)
    return None if parts is None else parts.with_all_returned().whole()


def _with_region_entered(case: Case, name: str, k: int) -> Parts | None:
    parts = Parts.of(case)
    current = parts.operation_with_region(name, k)
    if current is None:
        return None
    region = current.regions[k]
    if len(region.returned) != len(current.results):
        return None
    values = {a.name: v for a, v in zip(region.arguments, current.operands, strict=False)}
    body = clone(Region((), region.operations), values)
    results = {r.name: v for r, v in zip(current.results, body.returned, strict=True)}
    return parts.with_operation(current, *body.operations[:-1]).substitute(results)
