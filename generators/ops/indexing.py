"""Strategies for gather and scatter: each axis gets a role; all attributes and shapes follow from the roles."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from generators.builder import Builder
from generators.fold_bodies import accumulator, arbitrary_body, fold_limit, monoid_body, monoids
from generators.strategy_registry import breaks, draws
from generators.twins.breakers import Draft, constant_region
from generators.twins.twin_bases import Base
from generators.twins.twin_samples import attributes, breaks_sample, but
from generators.value_ranges import Range, full_range, part, span
from spec.program import Program, Region, Value
from spec.types import ELEMENT_TYPES, ElementType, FloatType, IntegerType, dtype, si32, si64
from spec.types import tensor as tensor_of
from spec.vocabulary import element_type, tensor_type

Shape = tuple[int, ...]

_INDEXED = (1, 2, 3, 1, 2, 0)
"""How many axes are indexed."""


@dataclass(frozen=True)
class Roles:
    batching: tuple[int, ...]
    """The axes of the tensor that are paired with axes of the indices."""
    dropped: tuple[int, ...]
    """The axes along which a window has no extent in the result: collapsed or inserted ones."""
    window: tuple[int, ...]
    index_map: tuple[int, ...]
    sizes: Shape
    """The window size along every axis of the tensor."""
    batch: Shape
    """The shape of the indices without the axis of index vectors."""
    indices_batching: tuple[int, ...]
    """The axes of the indices that are paired with the batching axes."""
    index_vector_dim: int
    window_dims: tuple[int, ...]
    """The axes of the result (scatter: of the updates) that run along windows."""

    @property
    def indices_shape(self) -> Shape:
        if self.index_vector_dim == len(self.batch) and len(self.index_map) == 1 and self.is_implicit:
            return self.batch
        d = self.index_vector_dim
        return (*self.batch[:d], len(self.index_map), *self.batch[d:])

    is_implicit: bool = False
    """Whether index vectors of one element have no axis."""

    @property
    def windowed_shape(self) -> Shape:
        along = iter(self.sizes[d] for d in self.window)
        batch = iter(self.batch)
        rank = len(self.batch) + len(self.window)
        return tuple(next(along if d in self.window_dims else batch) for d in range(rank))


def draw_roles(builder: Builder, shape: Shape, least_batching: int = 0) -> Roles:
    rank = len(shape)
    kinds = [5] * least_batching + builder.integers([(0, 5)] * (rank - least_batching))
    batching = [d for d in range(rank) if kinds[d] == 5][:2]
    # Collapsing a slice of size 0 would leave elements of the result without a source.
    dropped = [d for d in range(rank) if kinds[d] in (2, 3) and shape[d] > 0]
    window = [d for d in range(rank) if d not in batching and d not in dropped]
    free = [d for d in range(rank) if d not in batching]
    index_map = tuple(free[i] for i in builder.sample(len(free), min(builder.choice(_INDEXED), len(free))))
    wanted = builder.integers([(0, 3)] * rank)
    sizes = [min(n, 1) for n in shape]
    for d in window:
        sizes[d] = shape[d] if d not in index_map or wanted[d] == 3 else min(shape[d], max(wanted[d], 1))
    own = [1 + n % 3 for n in builder.integers([(0, 5)] * builder.integer(0, 2))]
    places = builder.sample(len(own) + len(batching), len(batching))
    batch, left = [], iter(own)
    for i in range(len(own) + len(batching)):
        batch.append(shape[batching[places.index(i)]] if i in places else next(left))
    is_implicit = len(index_map) == 1 and builder.integer(0, 2) == 2
    index_vector_dim = len(batch) if is_implicit else builder.integer(0, len(batch))
    indices_batching = tuple(p if is_implicit or p < index_vector_dim else p + 1 for p in places)
    window_dims = tuple(sorted(builder.sample(len(batch) + len(window), len(window))))
    return Roles(
        tuple(batching), tuple(dropped), tuple(window), index_map, tuple(sizes), tuple(batch), indices_batching,
        index_vector_dim, window_dims, is_implicit,
    )  # fmt: skip


def draw_indices(builder: Builder, roles: Roles, shape: Shape) -> Value:
    t = builder.index_type()
    limit = max((shape[d] - roles.sizes[d] for d in roles.index_map), default=0)
    low, high = span(t)
    wanted = tensor_of(t, *roles.indices_shape)
    return builder.indices(wanted, (max(-1, low), min(limit + 1, high)))


@draws("gather", weight=2)
def gather(builder: Builder, least_batching: int = 0) -> None:
    operand = builder.operand(ELEMENT_TYPES, min_rank=2 * least_batching, max_rank=5)
    shape = tensor_type(operand).static_shape
    roles = draw_roles(builder, shape, least_batching)
    attributes = {
        "offset_dims": roles.window_dims,
        "collapsed_slice_dims": roles.dropped,
        "operand_batching_dims": roles.batching,
        "start_indices_batching_dims": roles.indices_batching,
        "start_index_map": roles.index_map,
        "index_vector_dim": roles.index_vector_dim,
        "slice_sizes": roles.sizes,
        "indices_are_sorted": False,
    }
    builder.emit("gather", [operand, draw_indices(builder, roles, shape)], attributes, ranges=[builder.range(operand)])


@draws("scatter", has_regions=True, weight=2, most_elements=2**14)
def scatter(builder: Builder, least_batching: int = 0) -> None:
    first = builder.operand(ELEMENT_TYPES, min_rank=2 * least_batching, max_rank=4)
    t = tensor_type(first).element_type
    shape = tensor_type(first).static_shape
    roles = draw_roles(builder, shape, least_batching)
    kind = builder.integer(0, 7)
    folds = monoids(t, builder.profile.mode)
    is_copy = kind in (4, 5) or not folds
    can_be_distinct = bool(roles.index_map) or math.prod(roles.batch) <= 1
    is_distinct = can_be_distinct and (is_copy or kind == 6) and (not builder.profile.is_open or kind == 4)
    indices = _distinct_indices(builder, roles) if is_distinct else draw_indices(builder, roles, shape)
    attributes = {
        "update_window_dims": roles.window_dims,
        "inserted_window_dims": roles.dropped,
        "input_batching_dims": roles.batching,
        "scatter_indices_batching_dims": roles.indices_batching,
        "scatter_dims_to_operand_dims": roles.index_map,
        "index_vector_dim": roles.index_vector_dim,
        "indices_are_sorted": False,
        "unique_indices": is_distinct and builder.integer(0, 1) == 1,
    }
    updates_type = tensor_of(t, *roles.windowed_shape)
    to, limit, monoid = t, None, None
    if not is_copy and kind != 6:
        monoid = builder.choice(folds)
        limit = fold_limit(monoid, t, math.prod(roles.batch) + 1, builder.profile.mode)
        to = accumulator(builder, t)
    operand = first if builder.can_fit(first, limit) else builder.value(tensor_type(first), limit)
    operand, updates = builder.fit(operand, limit), builder.value(updates_type, limit)
    if monoid is not None:
        body = monoid_body(builder, [(monoid.op, to)])
    elif is_copy:
        body = copy_body(builder, t)
    else:
        body = arbitrary_body(builder, t)
    known = _result_range(builder, operand, updates, is_copy, t)
    builder.emit("scatter", [operand, indices, updates], attributes, [body], ranges=[known])


def _result_range(builder: Builder, operand: Value, updates: Value, is_copy: bool, t: ElementType) -> Range:
    moved = builder.joint_range(operand, updates)
    if is_copy:
        return moved
    return replace(full_range(t), exact=moved.exact and (moved.integral or not isinstance(part(t), FloatType)))


def copy_body(builder: Builder, t: ElementType) -> Region:
    element = (tensor_of(t), full_range(t))
    return builder.region([element, element], lambda a: [a[1]], is_isolated=True)


def _distinct_indices(builder: Builder, roles: Roles) -> Value:
    """Return constant indices of windows that do not overlap; the last windows may be out of bounds."""
    t: IntegerType = builder.choice((si32, si64))
    count = math.prod(roles.batch)
    vectors = np.zeros((count, len(roles.index_map)), dtype(t))
    if roles.index_map:
        axis = roles.index_map[0]
        order = np.array(builder.sample(count, count) if 0 < count <= 8 else range(count), np.int64)
        vectors[:, 0] = order * max(roles.sizes[axis], 1)
    array = vectors.reshape(*roles.batch, len(roles.index_map))
    if roles.indices_shape == roles.batch and roles.is_implicit:
        array = array[..., 0]
    else:
        array = np.moveaxis(array, -1, roles.index_vector_dim)
    top = int(vectors.max(initial=0))
    return builder.literal(np.ascontiguousarray(array), t, Range(0, top, integral=True))


def _gather_sample(t: ElementType) -> Draft:
    found = attributes(
        offset_dims=(1, 3), collapsed_slice_dims=(1,), operand_batching_dims=(0,), start_indices_batching_dims=(0,),
        start_index_map=(1, 2), index_vector_dim=2, slice_sizes=(1, 1, 2, 5), indices_are_sorted=False,
    )  # fmt: skip
    return Draft((tensor_of(t, 2, 3, 4, 5), tensor_of(si32, 2, 6, 2)), found, (), None)


breaks_sample(
    "gather",
    _gather_sample,
    {
        "C4": (but(offset_dims=(3, 1)), but(offset_dims=(1, 1))),
        "C5": (but(offset_dims=(1, 4)), but(offset_dims=(-1, 1))),
        "C6": (but(collapsed_slice_dims=(0,)),),
        "C7": (but(offset_dims=(1,), collapsed_slice_dims=(2, 1), slice_sizes=(1, 1, 1, 5)),),
        "C8": (but(collapsed_slice_dims=(4,)), but(collapsed_slice_dims=(-1,))),
        "C9": (but(slice_sizes=(1, 2, 2, 5)),),
        "C10": (
            but(
                {1: (2, 3, 2)}, operand_batching_dims=(1, 0), start_indices_batching_dims=(1, 0),
                collapsed_slice_dims=(), start_index_map=(2, 3),
            ),
        ),
        "C11": (but(operand_batching_dims=(4,)), but(operand_batching_dims=(-1,))),
        "C12": (but(slice_sizes=(2, 1, 2, 5)),),
        "C13": (
            but(
                {0: (2, 2, 4, 5)}, operand_batching_dims=(0, 1), start_indices_batching_dims=(0, 0),
                collapsed_slice_dims=(), start_index_map=(2, 3),
            ),
        ),
        "C14": (but(start_indices_batching_dims=(3,)), but(start_indices_batching_dims=(-1,))),
        "C15": (but(start_indices_batching_dims=(2,)),),
        "C16": (but(start_indices_batching_dims=()),),
        "C17": (but({0: (3, 3, 4, 5)}), but({1: (1, 6, 2)})),
        "C18": (but(start_index_map=(1, 1)), but(start_index_map=(0, 1))),
        "C19": (but(start_index_map=(1, 4)), but(start_index_map=(-1, 2))),
    },
)  # fmt: skip


def _scatter_sample(t: ElementType) -> Draft:
    found = attributes(
        update_window_dims=(1, 3), inserted_window_dims=(1,), input_batching_dims=(0,),
        scatter_indices_batching_dims=(0,), scatter_dims_to_operand_dims=(1, 2), index_vector_dim=2,
        indices_are_sorted=False, unique_indices=False,
    )  # fmt: skip
    operands = (tensor_of(t, 2, 3, 4, 5), tensor_of(si32, 2, 6, 2), tensor_of(t, 2, 2, 6, 2))
    return Draft(operands, found, (constant_region((tensor_of(t),) * 2, (tensor_of(t),)),), None)


breaks_sample(
    "scatter",
    _scatter_sample,
    {
        "C7": (but(update_window_dims=(3, 1)), but(update_window_dims=(1, 1))),
        "C8": (but(update_window_dims=(1, 4)), but(update_window_dims=(-1, 1))),
        "C9": (but(inserted_window_dims=(0,)),),
        "C10": (but({2: (2, 2, 6)}, inserted_window_dims=(2, 1), update_window_dims=(1,)),),
        "C11": (but(inserted_window_dims=(4,)), but(inserted_window_dims=(-1,))),
        "C12": (
            but(
                {1: (2, 3, 2), 2: (2, 2, 3, 2)}, input_batching_dims=(1, 0), scatter_indices_batching_dims=(1, 0),
                inserted_window_dims=(), scatter_dims_to_operand_dims=(2, 3),
            ),
        ),
        "C13": (but(input_batching_dims=(4,)), but(input_batching_dims=(-1,))),
        "C14": (
            but(
                {0: (2, 2, 4, 5)}, input_batching_dims=(0, 1), scatter_indices_batching_dims=(0, 0),
                inserted_window_dims=(), scatter_dims_to_operand_dims=(2, 3),
            ),
        ),
        "C15": (but(scatter_indices_batching_dims=(3,)), but(scatter_indices_batching_dims=(-1,))),
        "C16": (but(scatter_indices_batching_dims=(2,)),),
        "C17": (but(scatter_indices_batching_dims=()),),
        "C18": (but({0: (3, 3, 4, 5)}),),
        "C20": (but(scatter_dims_to_operand_dims=(1, 1)), but(scatter_dims_to_operand_dims=(0, 1))),
        "C21": (but(scatter_dims_to_operand_dims=(1, 4)), but(scatter_dims_to_operand_dims=(-1, 2))),
        "C22": (but({1: (2, 6)}, scatter_dims_to_operand_dims=(1,), index_vector_dim=4),),
    },
)  # fmt: skip


@breaks("scatter", "C1")
def inputs_differ_in_shape(base: Base) -> Iterator[Program]:
    yield _scatter_of_two(base, ((2, 3, 4, 5), (2, 3, 4, 6)), ((2, 2, 6, 2),) * 2)


@breaks("scatter", "C3")
def updates_differ_in_shape(base: Base) -> Iterator[Program]:
    yield _scatter_of_two(base, ((2, 3, 4, 5),) * 2, ((2, 2, 6, 2), (2, 2, 6, 1)))


def _scatter_of_two(base: Base, inputs: tuple[Shape, Shape], updates: tuple[Shape, Shape]) -> Program:
    t = element_type(base.operation.operands[0])
    draft = _scatter_sample(t)
    operands = (*(tensor_of(t, *s) for s in inputs), draft.operands[1], *(tensor_of(t, *s) for s in updates))
    body = constant_region((tensor_of(t),) * 4, (tensor_of(t),) * 2)
    return base.with_draft(Draft(operands, draft.attributes, (body,), operands[:2]))
