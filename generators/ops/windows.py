"""Strategies for reductions over windows: they draw sizes, then strides, dilations and padding, possibly negative."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from generators.builder import Builder
from generators.extreme_attributes import edges, factor, window
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
from generators.twins.twin_samples import attributes
from generators.value_ranges import full_range, has_order
from spec.ops.windows import dilate, number_of_windows
from spec.program import Program, Region, Value
from spec.types import ELEMENT_TYPES, ElementType, TensorType
from spec.types import tensor as tensor_of
from spec.vocabulary import element_type, tensor_type

Shape = tuple[int, ...]
_MOST_ELEMENTS = 27
"""The most elements of a window."""
_MOST_PADDED = 4096
"""The most elements of the padded operand."""


@dataclass(frozen=True)
class Windows:
    sizes: Shape
    strides: Shape
    base: Shape
    dilations: Shape
    padding: tuple[tuple[int, int], ...]

    def count(self, shape: Shape) -> Shape:
        rows = zip(shape, self.sizes, self.strides, self.padding, self.base, self.dilations, strict=True)
        return tuple(number_of_windows(*row) or 0 for row in rows)


def windows(builder: Builder, shape: Shape, is_dilated: bool = True) -> Windows:
    rank = len(shape)
    sizes = [window(builder, n, _MOST_ELEMENTS) for n in shape]
    while math.prod(sizes) > _MOST_ELEMENTS:
        sizes[sizes.index(max(sizes))] //= 2
    strides = [factor(builder, n) for n in shape]
    base, dilations = [1] * rank, [1] * rank
    if is_dilated and builder.integer(0, 2) == 2:
        base = [factor(builder, min(n, 4)) for n in shape]
        dilations = [factor(builder, n) for n in shape]
    padding = [(0, 0)] * rank
    kind = builder.integer(0, 3)
    if kind >= 2:
        padding = [edges(builder, dilate(n, b)) for n, b in zip(shape, base, strict=True)]
    elif kind == 1:  # one window ends at each element
        padding = [(covered - 1, 0) for covered in map(dilate, sizes, dilations)]
    if math.prod(dilate(n, b) + sum(p) for n, b, p in zip(shape, base, padding, strict=True)) > _MOST_PADDED:
        base, padding = [1] * rank, [(0, 0)] * rank
    return Windows(tuple(sizes), tuple(strides), tuple(base), tuple(dilations), tuple(padding))


def _first(builder: Builder) -> Value:
    return builder.operand(ELEMENT_TYPES, max_rank=4)


@draws("reduce_window", has_regions=True, is_open=True, weight=2, most_elements=2**12)
def reduce_window(builder: Builder) -> None:
    first = _first(builder)
    t = tensor_type(first)
    found = windows(builder, t.static_shape)
    attributes = {
        "window_dimensions": found.sizes,
        "window_strides": found.strides,
        "base_dilations": found.base,
        "window_dilations": found.dilations,
        "padding": found.padding,
    }
    mode, count = builder.profile.mode, math.prod(found.sizes)
    if not monoids(t.element_type, mode) or builder.integer(0, 7) == 7:
        init = builder.value(tensor_of(t.element_type))
        known = replace(full_range(t.element_type), exact=False)
        body = arbitrary_body(builder, t.element_type)
        builder.emit("reduce_window", [first, init], attributes, [body], ranges=[known])
        return
    inputs, inits, folds, known_of = [], [], [], []
    for i in range(1 + max(builder.integer(0, 5) - 4, 0)):
        e = t.element_type if i == 0 else builder.element_type(foldable(mode))
        monoid = builder.choice(monoids(e, mode))
        x = first if i == 0 else builder.value(TensorType(t.shape, e))
        limit = fold_limit(monoid, e, count, mode)
        x = builder.fit(x if builder.can_fit(x, limit) else builder.value(tensor_type(x), limit), limit)
        inputs.append(x)
        inits.append(initial_value(builder, monoid, e, limit))
        folds.append((monoid.op, accumulator(builder, e)))
        # Padding and the gaps of a dilated base hold initial values.
        known_of.append(range_of_fold(builder, monoid, (x, inits[-1]), count) | builder.range(inits[-1]))
    body = monoid_body(builder, folds)
    builder.emit("reduce_window", [*inputs, *inits], attributes, [body], ranges=known_of)


@draws("select_and_scatter", has_regions=True, is_open=True, most_elements=2**10)
def select_and_scatter(builder: Builder) -> None:
    mode = builder.profile.mode
    allowed = tuple(t for t in foldable(mode) if has_order(t))
    operand = builder.operand(ELEMENT_TYPES if builder.profile.is_open or builder.has_key else allowed, max_rank=4)
    t = tensor_type(operand)
    found = _in_reach(windows(builder, t.static_shape, is_dilated=False))
    attributes = {"window_dimensions": found.sizes, "window_strides": found.strides, "padding": found.padding}
    source_type = TensorType(found.count(t.static_shape), t.element_type)
    choices = monoids(t.element_type, mode)
    if not choices:
        source, init = builder.value(source_type), builder.value(tensor_of(t.element_type))
        bodies = [_selection(builder, t.element_type), arbitrary_body(builder, t.element_type)]
        known = replace(full_range(t.element_type), exact=False)
    else:
        monoid = builder.choice(choices)
        count = math.prod(found.sizes)
        limit = fold_limit(monoid, t.element_type, count, mode)
        source = builder.value(source_type, limit)
        init = initial_value(builder, monoid, t.element_type, limit)
        to = accumulator(builder, t.element_type)
        bodies = [_selection(builder, t.element_type), monoid_body(builder, [(monoid.op, to)])]
        known = range_of_fold(builder, monoid, (source, init), count) | builder.range(init)
    builder.emit("select_and_scatter", [operand, source, init], attributes, bodies, ranges=[known])


def _in_reach(found: Windows) -> Windows:
    """Return the windows with so little padding that each contains an element.

    The selection from an empty window is not specified.
    """
    pairs = zip(found.padding, found.sizes, strict=True)
    return replace(found, padding=tuple((min(low, n - 1), min(high, n - 1)) for (low, high), n in pairs))


def _selection(builder: Builder, t: ElementType) -> Region:
    """Return a body that selects the greater or the lesser element; unordered types compare as FLOAT."""
    direction = builder.choice(("GE", "GT", "LE", "LT"))
    element = (tensor_of(t), full_range(t))
    kind = compare_type(t) if has_order(t) else "FLOAT"
    attributes = {"comparison_direction": direction, "compare_type": kind}
    return builder.region([element, element], lambda a: list(builder.emit("compare", a, attributes)), is_isolated=True)


@breaks("reduce_window", "C2")
def windows_of_inputs_that_differ_in_shape(base: Base) -> Iterator[Program]:
    yield _windows_of_two(base, ((3, 4), (3, 5)), ((2, 3), (2, 3)))
    yield _windows_of_two(base, ((3, 4), (3, 4, 1)), ((2, 3), (2, 3)))


@breaks("reduce_window", "C14")
def results_of_windows_differ_in_shape(base: Base) -> Iterator[Program]:
    yield _windows_of_two(base, ((3, 4), (3, 4)), ((2, 3), (2, 4)))
    yield _windows_of_two(base, ((3, 4), (3, 4)), ((2, 3), (2, 3, 1)))


def _windows_of_two(base: Base, inputs: tuple[Shape, Shape], results: tuple[Shape, Shape]) -> Program:
    t = element_type(base.operation.operands[0])
    scalars = (tensor_of(t),) * 2
    operands = (*(tensor_of(t, *s) for s in inputs), *scalars)
    body = constant_region(scalars * 2, scalars)
    found = tuple(tensor_of(t, *s) for s in results)
    return base.with_draft(Draft(operands, attributes(window_dimensions=(2, 2)), (body,), found))


@breaks("select_and_scatter", "C5")
def windows_are_empty(base: Base) -> Iterator[Program]:
    """A dimension of n elements has n + 1 windows of size 0, so the source has n + 1 elements there."""
    t = element_type(base.operation.operands[0])
    draft = Draft.of(base.operation)
    for shape, source in (((3,), (4,)), ((3, 2), (4, 2))):
        operands = (tensor_of(t, *shape), tensor_of(t, *source), tensor_of(t))
        found = attributes(window_dimensions=(0, 1)[: len(shape)])
        yield base.with_draft(Draft(operands, found, draft.regions, None))
