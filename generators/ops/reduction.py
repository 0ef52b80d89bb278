"""Strategy for reductions: several operands, bodies that fold in any order, and bodies that do not."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

from generators.builder import Builder
from generators.fold_bodies import (
    accumulator,
    arbitrary_body,
    compare_type,
    fold_limit,
    foldable,
    initial_value,
    monoid_body,
    monoids,
    range_of_fold,
)
from generators.strategy_registry import breaks, draws
from generators.twins.breakers import Draft, constant_region
from generators.twins.twin_bases import Base
from generators.value_ranges import Range, full_range, has_order
from spec.program import Program, Value
from spec.types import (
    ELEMENT_TYPES,
    TensorType,
    si32,
)
from spec.types import tensor as tensor_of
from spec.vocabulary import max_value, min_value, tensor_type


@draws("reduce", has_regions=True, is_open=True, weight=4, most_elements=2**16)
def reduce(builder: Builder) -> None:
    first = builder.operand(ELEMENT_TYPES)
    shape = tensor_type(first).static_shape
    rank = len(shape)
    dimensions = builder.sample(rank, builder.integer(0, rank))
    count = math.prod(shape[d] for d in dimensions)
    kind = builder.integer(0, 7)
    if kind == 6 and has_order(tensor_type(first).element_type):
        _arg_extreme(builder, first, dimensions)
    elif kind == 7:
        _arbitrary(builder, first, dimensions)
    else:
        _monoids(builder, first, dimensions, count)


def _monoids(builder: Builder, first: Value, dimensions: tuple[int, ...], count: int) -> None:
    mode = builder.profile.mode
    inputs, inits, folds, known = [], [], [], []
    for i in range(1 + max(builder.integer(0, 5) - 3, 0)):
        t = tensor_type(first).element_type if i == 0 else builder.element_type(foldable(mode))
        choices = monoids(t, mode)
        if not choices:  # no monoid folds this type decidably
            return _arbitrary(builder, first, dimensions)
        monoid = builder.choice(choices)
        x = first if i == 0 else builder.value(TensorType(tensor_type(first).shape, t))
        limit = fold_limit(monoid, t, count, mode)
        if not builder.can_fit(x, limit):
            x = builder.value(tensor_type(x), limit)
        x = builder.fit(x, limit)
        inputs.append(x)
        inits.append(initial_value(builder, monoid, t, limit))
        folds.append((monoid.op, accumulator(builder, t)))
        known.append(range_of_fold(builder, monoid, (x, inits[-1]), count))
    body = monoid_body(builder, folds)
    builder.emit("reduce", [*inputs, *inits], {"dimensions": dimensions}, [body], ranges=known)


def _arg_extreme(builder: Builder, values: Value, dimensions: tuple[int, ...]) -> None:
    t = tensor_type(values).element_type
    shape = tensor_type(values).static_shape
    indices = tensor_of(si32, *shape)
    is_max = builder.integer(0, 1) == 0
    at = builder.value(indices, Range(0, 1000, integral=True))
    if shape and builder.integer(0, 3) > 0:
        axis = dimensions[0] if dimensions else 0
        known = Range(0, max(shape[axis] - 1, 0), integral=True)
        at = builder.emit("iota", [], {"iota_dimension": axis}, types=[indices], ranges=[known])[0]
    worst = builder.number(t, min_value(t) if is_max else max_value(t))
    inits = [worst, builder.number(si32, 2**31 - 1)]
    body = builder.region(
        [(tensor_of(e), full_range(e)) for e in (t, si32, t, si32)],
        lambda a: _better(builder, a, "GT" if is_max else "LT"),
        is_isolated=True,
    )
    known = builder.range(values)
    ranges = [known | builder.range(worst), replace(full_range(si32), exact=known.exact and not known.nan)]
    builder.emit("reduce", [values, at, *inits], {"dimensions": dimensions}, [body], ranges=ranges)


def _better(builder: Builder, a: list[Value], direction: str) -> list[Value]:
    x, i, y, j = a
    kind = compare_type(tensor_type(x).element_type)

    def compare(lhs: Value, rhs: Value, how: str, compare_type: str) -> Value:
        attributes = {"comparison_direction": how, "compare_type": compare_type}
        return builder.emit("compare", [lhs, rhs], attributes)[0]

    wins = compare(x, y, direction, kind)
    ties = builder.emit("and", [compare(x, y, "EQ", kind), compare(i, j, "LT", "SIGNED")])[0]
    first = builder.emit("or", [wins, ties])[0]
    return [builder.emit("select", [first, *pair])[0] for pair in ((x, y), (i, j))]


def _arbitrary(builder: Builder, first: Value, dimensions: tuple[int, ...]) -> None:
    t = tensor_type(first)
    init = builder.value(tensor_of(t.element_type))
    known = replace(full_range(t.element_type), exact=False)
    body = arbitrary_body(builder, t.element_type)
    count = math.prod(t.static_shape[d] for d in dimensions)
    result = known if count else builder.range(init)
    builder.emit("reduce", [first, init], {"dimensions": dimensions}, [body], ranges=[result])


@breaks("reduce", "C1")
def inputs_differ_in_shape(base: Base) -> Iterator[Program]:
    inputs = base.operation.operands[0].type
    assert isinstance(inputs, TensorType)
    element = tensor_of(inputs.element_type)
    dimensions = base.operation.attribute("dimensions")
    for other in ((*inputs.shape, 2), (*inputs.shape[:-1], inputs.static_shape[-1] + 1)):
        pair = (inputs, TensorType(other, inputs.element_type))
        results = tuple(tensor_of(x.element_type, *_but(x, dimensions)) for x in pair)
        body = constant_region((element,) * 4, (element,) * 2)
        yield base.with_draft(Draft((*pair, element, element), (("dimensions", dimensions),), (body,), results))


def _but(x: TensorType, dimensions: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(n for i, n in enumerate(x.static_shape) if i not in dimensions)
