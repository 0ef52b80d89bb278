"""Forms of gather and scatter that another operation can express: batched, of whole slices, of disjoint windows."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass, replace

import numpy as np

from generators.builder import Builder
from generators.cases import Case
from generators.choices import Strategy
from generators.families import strategies
from generators.fold_bodies import arbitrary_body
from generators.ops.indexing import Roles, Shape, copy_body, draw_indices, gather, scatter
from generators.programs.case_strategies import single_form
from generators.strategy_registry import Draw
from generators.value_ranges import Range
from spec.program import Value
from spec.types import ELEMENT_TYPES, IntegerType, dtype, si32, si64
from spec.types import tensor as tensor_of
from spec.vocabulary import tensor_type

_MOST_SLICES = 6


def cases_with_batching(op: str, input_sets: int) -> Strategy[Case]:
    drawn: Draw = functools.partial({"gather": gather, "scatter": scatter}[op], least_batching=1)
    return _form(op, drawn, input_sets)


def cases_of_whole_slices(op: str, input_sets: int) -> Strategy[Case]:
    """Return the strategy for cases of a gather, or of a scatter that copies, on whole slices.

    As in the RFC for MLIR's tensor dialect, index vectors lie along the last dimension, and slices are whole except
    along the indexed dimensions, and come last in the result.
    """
    return _form(op, {"gather": _gather_of_whole_slices, "scatter": _scatter_of_whole_slices}[op], input_sets)


def cases_of_disjoint_windows(input_sets: int) -> Strategy[Case]:
    return _form("scatter", _scatter_disjoint_windows, input_sets)


def _form(op: str, drawn: Draw, input_sets: int) -> Strategy[Case]:
    return single_form(replace(strategies()[op], draw=drawn), input_sets=input_sets)


@dataclass(frozen=True)
class Windows:
    index_map: tuple[int, ...]
    sizes: Shape
    batch: Shape


def _windows(builder: Builder, shape: Shape, *, is_whole: bool) -> Windows:
    axes = [d for d, n in enumerate(shape) if n > 0]
    index_map = tuple(axes[i] for i in builder.sample(len(axes), min(builder.choice((1, 2, 3)), len(axes))))
    sizes = list(shape)
    for d in index_map:
        sizes[d] = 1 if is_whole else builder.integer(1, shape[d])
    return Windows(index_map, tuple(sizes), ())


def _batch(builder: Builder, most: int) -> Shape:
    count = min(builder.choice((1, 2, 3, 4, _MOST_SLICES)), max(most, 1))
    return builder.choice(((count,), (1, count), (count, 1), *([()] if count == 1 else [])))


def _roles(windows: Windows, dropped: tuple[int, ...], index_vector_dim: int, window_dims: tuple[int, ...]) -> Roles:
    kept = tuple(d for d in range(len(windows.sizes)) if d not in dropped)
    return Roles(
        (), dropped, kept, windows.index_map, windows.sizes, windows.batch, (), index_vector_dim, window_dims
    )  # fmt: skip


def _roles_of_whole_slices(windows: Windows, dropped: tuple[int, ...]) -> Roles:
    batch, rank = len(windows.batch), len(windows.sizes) - len(dropped)
    return _roles(windows, dropped, batch, tuple(range(batch, batch + rank)))


def _gather_of_whole_slices(builder: Builder) -> None:
    operand = builder.operand(ELEMENT_TYPES, min_rank=1, max_rank=4)
    shape = tensor_type(operand).static_shape
    windows = _windows(builder, shape, is_whole=True)
    windows = replace(windows, batch=_batch(builder, _MOST_SLICES))
    keeps_ones = builder.integer(0, 2) == 2
    roles = _roles_of_whole_slices(windows, () if keeps_ones else tuple(sorted(windows.index_map)))
    attributes = {
        "offset_dims": roles.window_dims,
        "collapsed_slice_dims": roles.dropped,
        "operand_batching_dims": (),
        "start_indices_batching_dims": (),
        "start_index_map": roles.index_map,
        "index_vector_dim": roles.index_vector_dim,
        "slice_sizes": roles.sizes,
        "indices_are_sorted": False,
    }
    indices = draw_indices(builder, roles, shape)
    builder.emit("gather", [operand, indices], attributes, ranges=[builder.range(operand)])


def _scatter_of_whole_slices(builder: Builder) -> None:
    operand = builder.operand(ELEMENT_TYPES, min_rank=1, max_rank=4)
    shape = tensor_type(operand).static_shape
    windows = _windows(builder, shape, is_whole=True)
    windows = replace(windows, batch=_batch(builder, _room(windows, shape)))
    roles = _roles_of_whole_slices(windows, tuple(sorted(windows.index_map)))
    _emit_scatter(builder, operand, roles, is_copy=True)


def _scatter_disjoint_windows(builder: Builder) -> None:
    operand = builder.operand(ELEMENT_TYPES, min_rank=1, max_rank=4)
    shape = tensor_type(operand).static_shape
    windows = _windows(builder, shape, is_whole=False)
    windows = replace(windows, batch=_batch(builder, _room(windows, shape)))
    ones = [d for d in windows.index_map if windows.sizes[d] == 1]
    dropped = tuple(sorted(ones[i] for i in builder.sample(len(ones), builder.integer(0, len(ones)))))
    batch, rank = len(windows.batch), len(shape) - len(dropped)
    window_dims = tuple(sorted(builder.sample(batch + rank, rank)))
    roles = _roles(windows, dropped, builder.integer(0, batch), window_dims)
    _emit_scatter(builder, operand, roles, is_copy=builder.integer(0, 3) == 3)


def _room(windows: Windows, shape: Shape) -> int:
    if not windows.index_map:
        return 1
    axis = windows.index_map[0]
    return shape[axis] // windows.sizes[axis]


def _emit_scatter(builder: Builder, operand: Value, roles: Roles, *, is_copy: bool) -> None:
    shape, t = tensor_type(operand).static_shape, tensor_type(operand).element_type
    attributes = {
        "update_window_dims": roles.window_dims,
        "inserted_window_dims": roles.dropped,
        "input_batching_dims": (),
        "scatter_indices_batching_dims": (),
        "scatter_dims_to_operand_dims": roles.index_map,
        "index_vector_dim": roles.index_vector_dim,
        "indices_are_sorted": False,
        "unique_indices": builder.integer(0, 1) == 1,
    }
    indices = _places(builder, roles, shape)
    updates = builder.value(tensor_of(t, *roles.windowed_shape))
    body = copy_body(builder, t) if is_copy else arbitrary_body(builder, t)
    known = builder.joint_range(operand, updates)
    builder.emit("scatter", [operand, indices, updates], attributes, [body], ranges=[known])


def _places(builder: Builder, roles: Roles, shape: Shape) -> Value:
    """Return constant in-bounds indices of windows that do not overlap along the first indexed axis."""
    t: IntegerType = builder.choice((si32, si64))
    count = math.prod(roles.batch)
    vectors = np.zeros((count, len(roles.index_map)), dtype(t))
    for i, axis in enumerate(roles.index_map):
        room = shape[axis] // roles.sizes[axis]
        chosen = builder.sample(room, count) if i == 0 else builder.integers([(0, room - 1)] * count)
        vectors[:, i] = np.array(chosen, np.int64) * roles.sizes[axis]
    array = np.moveaxis(vectors.reshape(*roles.batch, len(roles.index_map)), -1, roles.index_vector_dim)
    return builder.literal(np.ascontiguousarray(array), t, Range(0, int(vectors.max(initial=0)), integral=True))
