"""Strategies for map and sort, with functions of elements and comparators that are strict weak orders."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from generators.builder import Builder
from generators.fold_bodies import compare_type
from generators.strategy_registry import breaks, draws
from generators.twins.breakers import Draft, constant_region
from generators.twins.twin_bases import Base
from generators.value_ranges import Range, full_range, has_order
from spec.program import Program, Region, Value
from spec.types import ELEMENT_TYPES, ElementType, FloatType, TensorType, i1
from spec.types import tensor as tensor_of
from spec.vocabulary import element_type, tensor_type


@draws("map", has_regions=True, most_elements=2**14)
def map_(builder: Builder) -> None:
    first = builder.operand(ELEMENT_TYPES)
    shape = tensor_type(first).static_shape
    inputs = [first]
    for _ in range(max(builder.integer(0, 3) - 1, 0)):
        inputs.append(builder.value(TensorType(shape, builder.element_type(ELEMENT_TYPES))))
    known: list[object] = []

    def build(arguments: list[Value]) -> list[Value]:
        builder.steps(2)
        t = tensor_type(arguments[0]).element_type
        result = builder.value(tensor_of(t), likes_old=True)
        known.append(builder.range(result))
        return [result]

    arguments = [(tensor_of(tensor_type(x).element_type), builder.range(x)) for x in inputs]
    body = builder.region(arguments, build, is_isolated=True)
    builder.emit("map", inputs, {"dimensions": tuple(range(len(shape)))}, [body], ranges=known)  # type: ignore[arg-type]


@draws("sort", has_regions=True, is_open=True, weight=2, most_elements=2**12)
def sort(builder: Builder) -> None:
    # Within programs at least one input can be a key: inexact numbers and NaN leave the order undecided.
    is_open = builder.profile.is_open
    first = builder.operand(ELEMENT_TYPES, None if is_open else _key_range, min_rank=1)
    t = tensor_type(first)
    inputs = [first]
    for _ in range(max(builder.integer(0, 4) - 2, 0)):
        inputs.append(builder.value(TensorType(t.shape, builder.element_type(ELEMENT_TYPES))))
    is_stable = builder.integer(0, 1) == 1
    keys = list(range(len(inputs)))
    if not is_open:
        keys = [i for i in keys if builder.range(inputs[i]).exact and not builder.range(inputs[i]).nan]
        # ties may come in any order, which would show in the other inputs
        is_stable = is_stable or len(inputs) > 1
    attributes = {
        "dimension": builder.integer(-len(t.shape), len(t.shape) - 1),
        "is_stable": is_stable,
    }
    comparator = _comparator(builder, [tensor_type(x).element_type for x in inputs], keys)
    known = [replace(builder.range(x), exact=builder.range(x).exact and bool(keys)) for x in inputs]
    builder.emit("sort", inputs, attributes, [comparator], ranges=known)


def _key_range(t: ElementType) -> Range:
    return replace(full_range(t), nan=False, exact=True)


def _comparator(builder: Builder, types: list[ElementType], keys: list[int]) -> Region:
    arguments = [(tensor_of(t), full_range(t)) for t in types for _ in range(2)]
    direction = builder.choice(("LT", "GT"))
    key = builder.choice(keys) if keys else 0
    second = builder.choice(keys) if len(keys) > 1 and builder.integer(0, 1) == 1 else key
    total = isinstance(types[key], FloatType) and builder.integer(0, 3) == 3

    def compare(a: list[Value], i: int, how: str) -> Value:
        kind = compare_type(types[i]) if has_order(types[i]) else "FLOAT"
        attributes = {"comparison_direction": how, "compare_type": "TOTALORDER" if total and i == key else kind}
        return builder.emit("compare", a[2 * i : 2 * i + 2], attributes)[0]

    def build(a: list[Value]) -> list[Value]:
        less = compare(a, key, direction)
        if second == key:
            return [less]
        tied = builder.emit("and", [compare(a, key, "EQ"), compare(a, second, direction)])[0]
        return list(builder.emit("or", [less, tied]))

    return builder.region(arguments, build, is_isolated=True)


@breaks("map", "C2")
def nothing_is_mapped(base: Base) -> Iterator[Program]:
    draft = Draft.of(base.operation)
    body = constant_region((), draft.regions[0].output_types)
    yield base.with_draft(replace(draft, operands=(), regions=(body,)))


@breaks("sort", "C1")
def nothing_is_sorted(base: Base) -> Iterator[Program]:
    yield base.with_draft(Draft((), base.operation.attributes, (constant_region((), (tensor_of(i1),)),), ()))


@breaks("sort", "C3")
def sorted_inputs_differ_in_shape(base: Base) -> Iterator[Program]:
    t = element_type(base.operation.operands[0])
    body = constant_region((tensor_of(t),) * 4, (tensor_of(i1),))
    for shapes in (((2, 3), (2, 4)), ((2, 3), (3, 2)), ((3,), (3, 1))):
        inputs = tuple(tensor_of(t, *shape) for shape in shapes)
        yield base.with_draft(Draft(inputs, (("dimension", 0),), (body,), inputs))
