"""Strategies for ops that move elements: attributes and result shapes follow from the shape of the operand."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from dataclasses import replace

from generators.builder import Builder
from generators.extreme_attributes import edges, factor
from generators.strategy_registry import breaks, draws
from generators.twins.breakers import Draft, per_axis
from generators.twins.twin_bases import Base
from generators.type_tables import MAX_RANK, Shape, shapes_of_size
from generators.value_ranges import Range, can_count, full_range, span
from spec.program import Program, Value
from spec.types import ELEMENT_TYPES, ElementType, TensorType, f32
from spec.types import tensor as tensor_of
from spec.vocabulary import element_type, static_shape

_NUMERIC = ELEMENT_TYPES[1:]


def _with(v: Value, shape: Shape) -> TensorType:
    return TensorType(shape, element_type(v))


@draws("broadcast_in_dim", weight=2)
def broadcast_in_dim(builder: Builder) -> None:
    operand = builder.operand(ELEMENT_TYPES)
    shape = static_shape(operand)
    room = MAX_RANK - len(shape)
    # A large tensor gains no more than a few elements.
    added = builder.integer(0, min(room, 2 if math.prod(shape) < 64 else 1))
    dimensions = builder.sample(len(shape) + added, len(shape))
    most = 3 if math.prod(shape) < 4096 else 1
    new = builder.integers([(0, most)] * (len(shape) + added))
    result = [max(n, 1) if n < 3 else 3 for n in new]
    for d, size in zip(dimensions, shape, strict=True):
        result[d] = size if size != 1 else new[d] if new[d] != 0 else 1
    if any(new) and builder.integer(0, 15) == 15 and len(dimensions) < len(result):
        result[next(d for d in range(len(result)) if d not in dimensions)] = 0
    builder.emit(
        "broadcast_in_dim", [operand], {"broadcast_dimensions": dimensions}, types=[_with(operand, tuple(result))],
        ranges=[builder.range(operand)],
    )  # fmt: skip


@draws("concatenate", weight=2)
def concatenate(builder: Builder) -> None:
    first = builder.operand(ELEMENT_TYPES, min_rank=1)
    shape = static_shape(first)
    dimension = builder.integer(0, len(shape) - 1)
    inputs = [first]
    for size in _other_sizes(builder, shape[dimension]):
        inputs.append(builder.value(_with(first, (*shape[:dimension], size, *shape[dimension + 1 :]))))
    builder.emit("concatenate", inputs, {"dimension": dimension}, ranges=[builder.joint_range(*inputs)])


def _other_sizes(builder: Builder, size: int) -> list[int]:
    choices = (size, 1, 2, 0, 3)
    return [choices[i] for i in builder.integers([(0, 4)] * builder.integer(0, 3))]


@draws("constant")
def constant(builder: Builder) -> None:
    t = builder.element_type(ELEMENT_TYPES)
    builder.any_constant(tensor_of(t, *builder.shape()))


@draws("dynamic_slice", weight=2)
def dynamic_slice(builder: Builder) -> None:
    operand = builder.operand(ELEMENT_TYPES)
    sizes = tuple(builder.integers([(0, n) if n < 3 else (1, n) for n in static_shape(operand)]))
    limits = [n - s for n, s in zip(static_shape(operand), sizes, strict=True)]
    indices = _indices(builder, limits)
    builder.emit("dynamic_slice", [operand, *indices], {"slice_sizes": sizes}, ranges=[builder.range(operand)])


@draws("dynamic_update_slice", weight=2)
def dynamic_update_slice(builder: Builder) -> None:
    operand = builder.operand(ELEMENT_TYPES)
    sizes = tuple(builder.integers([(0, n) if n < 3 else (1, n) for n in static_shape(operand)]))
    update = builder.value(_with(operand, sizes))
    limits = [n - s for n, s in zip(static_shape(operand), sizes, strict=True)]
    operands = [operand, update, *_indices(builder, limits)]
    builder.emit("dynamic_update_slice", operands, ranges=[builder.joint_range(operand, update)])


def _indices(builder: Builder, limits: list[int]) -> list[Value]:
    t = builder.index_type()
    return [builder.index(t, limit) for limit in limits]


@draws("get_dimension_size")
def get_dimension_size(builder: Builder) -> None:
    operand = builder.operand(ELEMENT_TYPES, min_rank=1)
    dimension = builder.integer(0, len(static_shape(operand)) - 1)
    n = static_shape(operand)[dimension]
    was_used = operand.name in builder.used
    builder.emit("get_dimension_size", [operand], {"dimension": dimension}, ranges=[Range(n, n, integral=True)])
    if not was_used:  # the operation reads its size only, so its elements must still be returned
        builder.used.discard(operand.name)


@draws("iota")
def iota(builder: Builder) -> None:
    is_open = builder.profile.is_open
    t = builder.element_type(_NUMERIC if is_open else _countable_types(tuple(_NUMERIC)))
    shape = builder.shape(min_rank=1)
    if not is_open:  # integers beyond the type's range are undecided
        shape = tuple(min(n, span(t)[1] + 1) for n in shape)
    dimension = builder.integer(0, len(shape) - 1)
    known = Range(0, max(shape[dimension] - 1, 0), integral=True) & full_range(t)
    builder.emit("iota", [], {"iota_dimension": dimension}, types=[tensor_of(t, *shape)], ranges=[known])


@functools.cache
def _countable_types(elements: tuple[ElementType, ...]) -> tuple[ElementType, ...]:
    return tuple(t for t in elements if can_count(t))


@draws("pad", weight=2)
def pad(builder: Builder) -> None:
    operand = builder.operand(ELEMENT_TYPES)
    padding_value = builder.value(_with(operand, ()))
    shape = static_shape(operand)
    interior = tuple(factor(builder, n) - 1 for n in shape)
    spread = [n + max(n - 1, 0) * i for n, i in zip(shape, interior, strict=True)]
    edge = [edges(builder, n) for n in spread]
    most = max(builder.profile.max_size, 2 * math.prod(shape))
    if math.prod(n + sum(pair) for n, pair in zip(spread, edge, strict=True)) > most:
        interior, edge = (0,) * len(shape), [(min(low, 0), -min(low, 0)) for low, _ in edge]
    low, high = (tuple(pair[side] for pair in edge) for side in (0, 1))
    attributes = {"edge_padding_low": low, "edge_padding_high": high, "interior_padding": interior}
    builder.emit("pad", [operand, padding_value], attributes, ranges=[builder.joint_range(operand, padding_value)])


@draws("reshape", weight=2)
def reshape(builder: Builder) -> None:
    operand = builder.operand(ELEMENT_TYPES)
    shape = builder.choice(shapes_of_size(math.prod(static_shape(operand))))
    builder.emit("reshape", [operand], types=[_with(operand, shape)], ranges=[builder.range(operand)])


@draws("reverse")
def reverse(builder: Builder) -> None:
    operand = builder.operand(ELEMENT_TYPES)
    rank = len(static_shape(operand))
    dimensions = builder.sample(rank, builder.integer(0, rank))
    builder.emit("reverse", [operand], {"dimensions": dimensions}, ranges=[builder.range(operand)])


@draws("slice", weight=2)
def slice_(builder: Builder) -> None:
    operand = builder.operand(ELEMENT_TYPES)
    shape = static_shape(operand)
    starts = tuple(builder.integers([(0, n) for n in shape]))
    cuts = builder.integers([(0, n - s) for n, s in zip(shape, starts, strict=True)])
    if builder.integer(0, 1) == 0:  # cut off at most one element on either side
        starts = tuple(min(s, 1) for s in starts)
        cuts = [min(c, n - s, 1) for c, n, s in zip(cuts, shape, starts, strict=True)]
    limits = tuple(n - c for n, c in zip(shape, cuts, strict=True))
    strides = tuple(factor(builder, n) if builder.integer(0, 1) else 1 for n in shape)
    attributes = {"start_indices": starts, "limit_indices": limits, "strides": strides}
    builder.emit("slice", [operand], attributes, ranges=[builder.range(operand)])


@draws("transpose", weight=2)
def transpose(builder: Builder) -> None:
    operand = builder.operand(ELEMENT_TYPES)
    rank = len(static_shape(operand))
    permutation = builder.sample(rank, rank)
    builder.emit("transpose", [operand], {"permutation": permutation}, ranges=[builder.range(operand)])


@breaks("broadcast_in_dim", "C4")
def two_dimensions_go_to_one(base: Base) -> Iterator[Program]:
    """Dimensions of size 1 fit any dimension of the result, so no other constraint is broken."""
    draft = Draft.of(base.operation)
    ones = TensorType(
        (1,) * max(len(static_shape(base.operation.operands[0])), 2), element_type(base.operation.operands[0])
    )
    for axis in range(len(static_shape(base.operation.results[0]))):
        broken = replace(draft, operands=(ones,)).with_attribute("broadcast_dimensions", (axis,) * len(ones.shape))
        yield base.with_draft(broken)


@breaks("transpose", "C4")
def quantization_dimension_stays_behind(base: Base) -> Iterator[Program]:
    square = per_axis(tensor_of(f32, 2, 2), 0)
    other = per_axis(tensor_of(f32, 2, 2), 1)
    for operand, result, permutation in (
        (square, square, (1, 0)), (square, other, (0, 1)), (other, other, (1, 0)), (other, square, (0, 1)),
    ):  # fmt: skip
        draft = Draft((operand,), (("permutation", permutation),), (), (result,))
        yield base.with_draft(draft)


@breaks("reshape", "C3")
def quantization_dimension_is_reshaped(base: Base) -> Iterator[Program]:
    square = tensor_of(f32, 2, 2)
    yield base.with_draft(Draft((per_axis(square, 0),), (), (), (per_axis(square, 1),)))
    yield base.with_draft(Draft((per_axis(square, 1),), (), (), (per_axis(square, 0),)))
    moved = per_axis(tensor_of(f32, 2, 2, 1), 1), per_axis(tensor_of(f32, 1, 2, 2), 1)
    yield base.with_draft(Draft(moved[:1], (), (), moved[1:]))
