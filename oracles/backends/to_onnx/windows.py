"""Translations of reduce_window and select_and_scatter, with windows as rows."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from oracles.backends.to_onnx.composed import arrange, cast, choose, compare_tensors, expand, reshape, where
from oracles.backends.to_onnx.data_movement import places_after_padding
from oracles.backends.to_onnx.folds import fold, reduction_of
from oracles.backends.to_onnx.indexing import one_by_one, with_spare, without_spare
from oracles.backends.to_onnx.pooling import direct
from oracles.backends.to_onnx.scope import Array, Scope, Tensor, check_turns, translates
from spec.program import Region
from spec.types import TensorType, i1, si64, tensor


@translates("reduce_window")
def reduce_window(s: Scope, op: Any, *operands: Tensor) -> list[Tensor]:
    half = len(operands) // 2
    inputs, inits = operands[:half], operands[half:]
    shape = op.operation.results[0].type.static_shape
    known = reduction_of(op.body, inputs)
    pooled = direct(s, op, known, inputs[0], inits[0]) if known else None
    if pooled is not None:
        return [pooled]
    places = _windows(op, inputs[0].shape, shape, op.base_dilations, op.window_dilations)
    rows = [arrange(s, x, init, places) for x, init in zip(inputs, inits, strict=True)]
    return [reshape(s, r, *shape) for r in fold(s, op.body, list(inits), rows)]


def _windows(
    op: Any, operand: tuple[int, ...], windows: tuple[int, ...], base: tuple[int, ...], dilations: tuple[int, ...]
) -> Array:
    """Return the positions in the operand of each window's elements, one window per row; -1 for padding."""
    low, high = (tuple(p[end] for p in op.padding) for end in (0, 1))
    places = places_after_padding(operand, low, high, tuple(d - 1 for d in base))
    sizes = op.window_dimensions
    count = math.prod(windows)
    starts = np.indices(windows).reshape(len(windows), count).T * np.array(op.window_strides, np.int64)
    offsets = np.indices(sizes).reshape(len(sizes), math.prod(sizes)).T * np.array(dilations, np.int64)
    at = starts[:, None, :] + offsets[None, :, :]
    found = places[tuple(np.moveaxis(at, -1, 0))] if sizes else places.reshape(1, 1)
    return found.reshape(count, math.prod(sizes))


@translates("select_and_scatter")
def select_and_scatter(s: Scope, op: Any, operand: Tensor, source: Tensor, init_value: Tensor) -> Tensor:
    t: TensorType = op.operation.results[0].type
    size = math.prod(operand.shape)
    spread = expand(s, reshape(s, cast(s, init_value, t.element_type), 1), size)
    if size == 0 or 0 in source.shape:
        return reshape(s, spread, *t.static_shape)
    ones = (1,) * len(operand.shape)
    places = _windows(op, operand.shape, source.shape, ones, ones)
    selected = _select(s, op.select, operand, places)
    none = s.node("Less", selected, s.constant(np.int64(0)), to=tensor(i1, *selected.shape))
    selected = where(s, none, s.constant(np.int64(size)), selected)
    sources = reshape(s, cast(s, source, t.element_type), math.prod(source.shape))
    (written,) = one_by_one(s, op.scatter, [with_spare(s, spread)], selected, [sources])
    return reshape(s, without_spare(s, written, spread), *t.static_shape)


def _select(s: Scope, select: Region, operand: Tensor, places: Array) -> Tensor:
    check_turns(places.size)
    rows = arrange(s, operand, None, np.maximum(places, 0)), s.constant(places.astype(np.int64))
    scalars = [tensor(x.element_type) for x in rows]

    def along(inner: Scope, best: Tensor, best_place: Tensor, value: Tensor, place: Tensor) -> list[Tensor]:
        (stays,) = inner.evaluate(select, best, value)
        zero = inner.constant(np.int64(0))
        is_there, is_first = (
            compare_tensors(inner, "GreaterOrEqual", place, zero),
            compare_tensors(inner, "Less", best_place, zero),
        )
        goes = inner.node("Or", inner.node("Not", stays), is_first)
        taken = inner.node("And", is_there, goes)
        return [choose(inner, taken, value, best), where(inner, taken, place, best_place)]

    def each(inner: Scope, *row: Tensor) -> list[Tensor]:
        graph = inner.graph([*scalars, *scalars], along, scalars)
        start = inner.constant(0, operand.element_type), inner.constant(np.int64(-1))
        return [inner.several("Scan", *start, *row, to=scalars, body=graph, num_scan_inputs=2)[1]]

    graph = s.graph([tensor(x.element_type, places.shape[1]) for x in rows], each, scalars[1:])
    return s.several("Scan", *rows, to=[tensor(si64, places.shape[0])], body=graph, num_scan_inputs=2)[0]
