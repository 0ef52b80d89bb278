"""Mutants of cases, all of them valid.

An op is replaced, a value shared, a type, size or attribute changed, or two programs are spliced.
"""

from __future__ import annotations

import functools
import math
import warnings
from collections.abc import Callable, Sequence
from dataclasses import replace
from operator import is_not
from typing import Any

import numpy as np

from generators import element_values
from generators.cases import Case, shape_class
from generators.choices import Choices, Strategy, composite
from generators.element_values import Domain
from generators.value_ranges import full_range
from spec.normalized_names import canonical
from spec.op import Member, facts_of, infer_types, ops
from spec.program import Constant, Operation, Program, Region, Value, main_program
from spec.rewriting import clone, prefix_names, rebuilt_operation, rebuilt_region, same_or_new
from spec.structure import is_valid
from spec.types import ELEMENT_TYPES, ElementType, QuantizedType, TensorType, Type, dtype

Array = np.ndarray[Any, Any]
MOST_ELEMENTS = 1 << 14
MOST_OPERATIONS = 24
TRIES = 8
"""How many changes are tried for a mutant."""


def mutants(parents: Sequence[Case]) -> Strategy[Case]:
    """Return the strategy for cases made from one of `parents` by one to three changes.

    A case is unchanged if no change that was tried is valid.
    """
    return _mutants(parents)


def is_mutable(case: Case) -> bool:
    """Return whether a case can be a parent.

    It must run on one process with static sizes, and read no streams. It must contain no loop, which a change could
    make endless, and only ops whose constraints decide whether a change is valid.
    """
    program = case.program
    is_plain = program.num_processes == 1 and not program.streams.infeed and not program.streams.channels
    is_plain &= not any(isinstance(a.type, TensorType) and not a.type.is_static for a in program.main.arguments)
    names = {o.name for o in program.operations()}
    is_described = all(
        facts_of(n).in_specification or facts_of(n).is_terminator or facts_of(n).is_control_flow for n in names
    )
    return is_plain and is_described and "while" not in names and not any(n.startswith("custom") for n in names)


@composite
def _mutants(choices: Choices, parents: Sequence[Case]) -> Case:
    case = choices.choice(parents)
    wanted = choices.integer(1, 3)
    with warnings.catch_warnings():  # casts may lose digits
        warnings.simplefilter("ignore")
        for _ in range(TRIES):
            found = _valid(choices.choice(CHANGES), choices, case, parents)
            if found is not None:
                case, wanted = found, wanted - 1
            if not wanted:
                break
    return _with_other_inputs(choices, case) if choices.integer(0, 1) else case


Change = Callable[[Choices, Case, Sequence[Case]], Case | None]


def _valid(change: Change, choices: Choices, case: Case, parents: Sequence[Case]) -> Case | None:
    try:
        found = change(choices, case, parents)
        if found is None or not is_mutable(found) or _is_too_large(found.program):
            return None
        if not is_valid(found.program, case.program):
            return None
    except Exception:  # presupposes a constraint that the change has broken
        return None
    types = [v.type for v in (*found.program.main.arguments, *found.program.main.body.returned)]
    return replace(found, program=canonical(found.program), op=None, element_type=None, shape_class=shape_class(types))


def _is_too_large(program: Program) -> bool:
    sizes = (_extent(v.type) for o in program.operations() for v in o.results if isinstance(v.type, TensorType))
    return len(program.main.body.operations) > MOST_OPERATIONS or max(sizes, default=0) > MOST_ELEMENTS


def _extent(t: TensorType) -> int:
    """Return the number of elements, with sizes of 0 counted as 1.

    Compilers may loop over the other dimensions of an empty constant: XLA takes over a minute and 4 GiB for 2^30.
    """
    return math.prod(max(n, 1) for n in t.static_shape)


# Operations of main.


def _with_operations(case: Case, operations: Sequence[Operation], valid: Case | None = None) -> Case:
    """Return the case with other operations in `main`, whose result types are inferred again, in order.

    Operations of `valid` (by default `case` itself) whose operands are unchanged stay the same objects.
    """
    own = set(map(id, (valid or case).program.main.body.operations))
    known: dict[str, Value] = {v.name: v for v in case.program.main.arguments}
    renewed = []
    for o in operations:
        operands = tuple(known.get(v.name, v) for v in o.operands)
        is_same = id(o) in own and not any(map(is_not, operands, o.operands))
        renewed.append(o if is_same else replace(o, operands=operands, results=_results(o, operands, case.program)))
        known.update((v.name, v) for v in renewed[-1].results)
    return _with_main(case, case.program.main.arguments, renewed)


def _results(o: Operation, operands: tuple[Value, ...], program: Program) -> tuple[Value, ...]:
    types = infer_types(o.name, operands, dict(o.attributes), o.regions, program) if o.results else None
    if types is None:
        return o.results
    return tuple(v if v.type == t else Value(v.name, t) for v, t in zip(o.results, types, strict=True))


def _with_main(case: Case, arguments: Sequence[Value], operations: Sequence[Operation]) -> Case:
    *before, last = operations
    others = [f for f in case.program.functions if f.name != "main"]
    functions = main_program(tuple(arguments), tuple(before), last.operands, *others).functions
    return replace(case, program=replace(case.program, functions=functions))


def _pick(choices: Choices, case: Case, wanted: Callable[[Operation], bool]) -> Operation | None:
    found = [o for o in case.program.main.body.operations if wanted(o)]
    return choices.choice(found) if found else None


def _exchange(case: Case, old: Operation, new: Operation) -> Case:
    return _with_operations(case, [new if o is old else o for o in case.program.main.body.operations])


@functools.cache
def _plain_ops() -> tuple[str, ...]:
    return tuple(
        name
        for name, op in ops().items()
        if all(m.role in ("operand", "result") or m.is_optional for m in op.members.values())
        and [m.is_variadic for m in op.members.values() if m.role == "result"] == [False]
        and not op.is_terminator
        and op.static_form is None
    )


@functools.lru_cache(maxsize=4096)
def _ops_on(operands: tuple[ElementType, ...]) -> tuple[str, ...]:
    members = {name: [m for m in ops()[name].members.values() if m.role == "operand"] for name in _plain_ops()}
    return tuple(name for name, own in members.items() if _take(own, operands))


def _take(members: Sequence[Member], operands: tuple[ElementType, ...]) -> bool:
    if any(m.is_variadic for m in members):
        return True
    return len(members) == len(operands) and all(
        isinstance(t, QuantizedType) or (m.test is not None and t in m.test.element_types)
        for m, t in zip(members, operands, strict=True)
    )


def _replace_op(choices: Choices, case: Case, parents: Sequence[Case]) -> Case | None:
    del parents
    old = _pick(choices, case, lambda o: o.name in _plain_ops() and len(o.results) == 1)
    if old is None:
        return None
    others = _ops_on(tuple(v.type.element_type for v in old.operands if isinstance(v.type, TensorType)))
    return _exchange(case, old, replace(old, name=choices.choice(others), attributes=())) if others else None


def _share_value(choices: Choices, case: Case, parents: Sequence[Case]) -> Case | None:
    del parents
    old = _pick(choices, case, lambda o: bool(o.operands) and bool(o.results))
    if old is None:
        return None
    at = choices.integer(0, len(old.operands) - 1)
    visible = list(case.program.main.arguments)
    for o in case.program.main.body.operations:
        if o is old:
            break
        visible += o.results
    others = [v for v in visible if v.type == old.operands[at].type and v.name != old.operands[at].name]
    if not others:
        return None
    operands = (*old.operands[:at], choices.choice(others), *old.operands[at + 1 :])
    return _exchange(case, old, replace(old, operands=operands))


def _change_attribute(choices: Choices, case: Case, parents: Sequence[Case]) -> Case | None:
    del parents
    old = _pick(choices, case, lambda o: any(_numbers(a) for _, a in o.attributes))
    if old is None:
        return None
    name, value = choices.choice([(n, a) for n, a in old.attributes if _numbers(a)])
    at = choices.integer(0, _numbers(value) - 1)
    renewed, _ = _with_number(value, at, lambda x: _other_number(choices, x))
    attributes = tuple((n, renewed if n == name else a) for n, a in old.attributes)
    return _exchange(case, old, replace(old, attributes=attributes))


def _numbers(attribute: Any) -> int:
    if isinstance(attribute, tuple):
        return sum(map(_numbers, attribute))
    return int(isinstance(attribute, int))


def _with_number(attribute: Any, at: int, change: Callable[[Any], Any]) -> tuple[Any, int]:
    """Change number `at` of an attribute; return the attribute, and `at` less the count of numbers passed."""
    if isinstance(attribute, tuple):
        parts = []
        for part in attribute:
            renewed, at = _with_number(part, at, change)
            parts.append(renewed)
        return tuple(parts), at
    if not isinstance(attribute, int):
        return attribute, at
    return (change(attribute) if at == 0 else attribute), at - 1


def _other_number(choices: Choices, x: int | bool) -> int | bool:
    if isinstance(x, bool):
        return not x
    return choices.choice((x + 1, x - 1, 0, 1, -1, -x, 2 * x, x + 3, 2 - x, -3))


# Types of all of a program.


def _retype(
    case: Case, change: Callable[[TensorType], TensorType], array: Callable[[Array, TensorType], Array]
) -> Case:
    """Return the case with `change` applied to the type of every tensor, and `array` to every array whose type changes.

    Operations in which nothing changes stay the same objects, to save new checks.
    """

    def of_value(v: Value) -> Value:
        t = change(v.type) if isinstance(v.type, TensorType) else v.type
        return v if t is v.type else Value(v.name, t)

    def of_values(old: tuple[Value, ...]) -> tuple[Value, ...]:
        return tuple(map(of_value, old))

    def of_attribute(a: Any) -> Any:
        if not isinstance(a, Constant) or (t := change(a.type)) is a.type:
            return a
        return Constant.of(array(a.array, t), t.element_type)

    def of_region(r: Region) -> Region:
        return rebuilt_region(r, of_values(r.arguments), tuple(map(of_operation, r.operations)))

    def of_operation(o: Operation) -> Operation:
        attributes = _with_attributes(o, of_attribute).attributes
        return rebuilt_operation(
            o, of_values(o.operands), attributes, tuple(map(of_region, o.regions)), of_values(o.results)
        )

    bodies = [(f, of_region(f.body)) for f in case.program.functions]
    functions = tuple(replace(f, body=b, result_types=b.output_types) for f, b in bodies)
    types = [v.type for v in functions[0].arguments] if functions[0].name == "main" else []
    inputs = tuple(tuple(array(a, t) for a, t in zip(row, types, strict=True)) for row in case.inputs)  # type: ignore[arg-type]
    return replace(case, program=replace(case.program, functions=functions), inputs=inputs)


def _tensor_types(case: Case) -> list[TensorType]:
    made = [v for o in case.program.operations() for v in (*o.operands, *o.results)]
    made += [a for o in case.program.operations() for r in o.regions for a in r.arguments]
    made += case.program.main.arguments
    return [v.type for v in made if isinstance(v.type, TensorType)]


def _with_attributes(o: Operation, change: Callable[[Any], Any]) -> Operation:
    values = tuple(a for _, a in o.attributes)
    changed = same_or_new(values, tuple(map(change, values)))
    if changed is values:
        return o
    return replace(o, attributes=tuple((n, new) for (n, _), new in zip(o.attributes, changed, strict=True)))


def _change_type(choices: Choices, case: Case, parents: Sequence[Case]) -> Case | None:
    del parents
    old = choices.choice(sorted({t.element_type for t in _tensor_types(case)}, key=str))
    new = choices.choice(ELEMENT_TYPES)
    if isinstance(old, QuantizedType):
        return None

    def change(t: TensorType) -> TensorType:
        return replace(t, element_type=new) if t.element_type == old else t

    def array(a: Array, t: TensorType) -> Array:
        with np.errstate(all="ignore"):
            return np.asarray(a if a.dtype == dtype(t.element_type) else _cast(a, dtype(t.element_type)))

    return _retype(case, change, array)


def _cast(a: Array, to: np.dtype[Any]) -> Array:
    real = a.real if a.dtype.kind == "c" and to.kind != "c" else a
    return real.astype(np.complex128 if to.kind == "c" else np.float64).astype(to)


_SIZES = (0, 1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 32, 33, 64, 128)


def _change_size(choices: Choices, case: Case, parents: Sequence[Case]) -> Case | None:
    del parents
    sizes = sorted({d for t in _tensor_types(case) for d in t.static_shape})
    if not sizes:
        return None
    old, new = choices.choice(sizes), choices.choice(_SIZES)

    def change(t: TensorType) -> TensorType:
        return replace(t, shape=tuple(new if d == old else d for d in t.shape)) if old in t.shape else t

    if any(_extent(change(t)) > MOST_ELEMENTS for t in _tensor_types(case)):
        return None
    found = _retype(case, change, lambda a, t: a if a.shape == t.shape else np.resize(a, t.static_shape))
    operations = found.program.main.body.operations
    if old > 1:
        operations = tuple(_with_attributes(o, lambda a: _resize_attribute(a, old, new)) for o in operations)
    return _with_operations(found, operations, case)


def _resize_attribute(attribute: Any, old: int, new: int) -> Any:
    if isinstance(attribute, tuple):
        return same_or_new(attribute, tuple(_resize_attribute(a, old, new) for a in attribute))
    return new if type(attribute) is int and attribute == old else attribute


# Two programs.


def _splice(choices: Choices, case: Case, parents: Sequence[Case]) -> Case | None:
    """Append another program, with one of its arguments replaced by a result of this program."""
    other = choices.choice(parents)
    if len(other.program.functions) > 1 or len(other.inputs) != len(case.inputs):
        return None
    made = [v for o in case.program.main.body.operations for v in o.results]
    pairs = [(v, i) for i, a in enumerate(other.program.main.arguments) for v in made if v.type == a.type]
    if not pairs:
        return None
    value, at = choices.choice(pairs)
    arguments = other.program.main.arguments
    taken = [replace(a, name=f"s_{a.name}") for a in arguments]
    body = clone(
        Region((), other.program.main.body.operations),
        {a.name: value if i == at else t for i, (a, t) in enumerate(zip(arguments, taken, strict=True))},
        prefix_names("s_"),
    )
    *first, returned = case.program.main.body.operations
    *then, last = body.operations
    end = replace(last, operands=(*returned.operands, *last.operands))
    rest = [i for i in range(len(taken)) if i != at]
    inputs = tuple((*row, *(more[i] for i in rest)) for row, more in zip(case.inputs, other.inputs, strict=True))
    spliced = _with_main(case, (*case.program.main.arguments, *(taken[i] for i in rest)), [*first, *then, end])
    return replace(spliced, inputs=inputs)


CHANGES: tuple[Change, ...] = (
    _share_value,
    _replace_op,
    _change_attribute,
    _change_type,
    _change_size,
    _splice,
)


# Inputs.


def _with_other_inputs(choices: Choices, case: Case) -> Case:
    places = [i for i, v in enumerate(case.program.main.arguments) if _is_drawable(v.type)]
    if not places:
        return case
    at = choices.choice(places)
    t = case.program.main.arguments[at].type
    assert isinstance(t, TensorType)
    assert not isinstance(t.element_type, QuantizedType)
    rng = np.random.Generator(np.random.PCG64(choices.integer(1, 1 << 24)))
    drawn = element_values.random_elements(
        t.element_type, Domain(full_range(t.element_type)), len(case.inputs), math.prod(t.static_shape), rng
    )
    arrays = drawn.reshape(len(case.inputs), *t.static_shape)
    inputs = tuple((*row[:at], arrays[k, ...], *row[at + 1 :]) for k, row in enumerate(case.inputs))
    return replace(case, inputs=inputs)


def _is_drawable(t: Type) -> bool:
    return isinstance(t, TensorType) and not isinstance(t.element_type, QuantizedType)
