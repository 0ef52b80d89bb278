"""Faults in gather and scatter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from spec.types import ComplexType, FloatType
from validation.implementations.elementwise import join, parts
from validation.implementations.indexing import (
    Index,
    Numbers,
    Pair,
    apply_updates,
    gather_by,
    index_of,
    is_within,
    numbers_of_gather,
    numbers_of_scatter,
    targets,
)
from validation.implementations.legal_freedoms import nearest
from validation.implementations.machine import Call, Tensor
from validation.known_bad.known_bad_registry import bad, in_bf16, on, rightly, with_attributes

Misread = Callable[[Call, Numbers], Numbers]


def _clamp(call: Call, i: int, d: int) -> int:
    return min(max(i, 0), call.operands[0].shape[d] - int(call.op.slice_sizes[d]))


@bad("gather", "starts wrapped instead of clamped")
def wrap_starts(call: Call) -> Any:
    rooms = [n - size + 1 for n, size in zip(call.operands[0].shape, call.op.slice_sizes, strict=True)]
    return gather_by(call, numbers_of_gather(call), lambda i, d: i % rooms[d])


@bad("gather", "starts clamped to the dimension alone")
def without_room(call: Call) -> Any:
    x = call.operands[0]
    return _gather_clamped(call, numbers_of_gather(call), lambda i, d: min(max(i, 0), x.shape[d] - 1))


@bad("gather", "negative starts count from the end")
def from_the_end(call: Call) -> Any:
    x = call.operands[0]
    return gather_by(call, numbers_of_gather(call), lambda i, d: _clamp(call, i + x.shape[d] if i < 0 else i, d))


def _gather_clamped(call: Call, numbers: Numbers, fit: Callable[[int, int], int]) -> Tensor:
    x, indices = call.operands
    if not x.array.size:
        return gather_by(call, numbers_of_gather(call), lambda i, d: _clamp(call, i, d))
    result = np.zeros(call.result.static_shape, x.array.dtype)
    for place in np.ndindex(*result.shape):
        source = index_of(indices, numbers, place, len(x.shape), fit)
        result[place] = x.array[tuple(min(i, n - 1) for i, n in zip(source, x.shape, strict=True))]
    return x.with_array(result)


@bad("gather", "offset dimensions in reverse order")
def reverse_offsets(call: Call) -> Any:
    numbers = numbers_of_gather(call)
    swapped = replace(numbers, offset_dims=numbers.offset_dims[::-1])
    return _gather_clamped(call, swapped, lambda i, d: _clamp(call, i, d))


def _ignore_batching(call: Call, numbers: Numbers) -> Numbers:
    dropped = (*numbers.collapsed_dims, *numbers.batching_dims)
    return replace(numbers, collapsed_dims=dropped, batching_dims=(), indices_batching_dims=())


def _map_in_order(call: Call, numbers: Numbers) -> Numbers:
    return replace(numbers, index_map=sorted(numbers.index_map))


def _map_from_zero(call: Call, numbers: Numbers) -> Numbers:
    return replace(numbers, index_map=range(len(numbers.index_map)))


def _pair_in_order(call: Call, numbers: Numbers) -> Numbers:
    return replace(numbers, indices_batching_dims=sorted(numbers.indices_batching_dims))


def _last_vector_dim(call: Call, numbers: Numbers) -> Numbers:
    shape, d = _indices(call).shape, numbers.index_vector_dim
    is_possible = d < len(shape) and (*shape[:d], *shape[d + 1 :], shape[d]) == shape
    return replace(numbers, index_vector_dim=len(shape) - 1) if is_possible else numbers


def _indices(call: Call) -> Tensor:
    return call.operands[1 if call.name == "gather" else len(call.op.inputs)]


_MISREADINGS: dict[str, Misread] = {
    "batching dimensions ignored": _ignore_batching,
    "batching dimensions paired in ascending order": _pair_in_order,
    "the index map in ascending order": _map_in_order,
    "indices of the first dimensions": _map_from_zero,
    "index vectors along the last dimension": _last_vector_dim,
}


def _misreads(name: str, misread: Misread) -> None:
    @bad("gather", name)
    def gather(call: Call) -> Any:
        return _gather_clamped(call, misread(call, numbers_of_gather(call)), lambda i, d: _clamp(call, i, d))

    @bad("scatter", name)
    def scatter(call: Call) -> Any:
        numbers = misread(call, numbers_of_scatter(call))
        return apply_updates(call, targets(call, numbers))


for _name, _misread in _MISREADINGS.items():
    _misreads(_name, _misread)


@bad("gather", "index vectors of one element though they are longer")
def implicit_vectors(call: Call) -> Any:
    return rightly(on(call, call.operands[0], _first_of_vectors(call)))


@bad("scatter", "index vectors of one element though they are longer")
def implicit_scatter_vectors(call: Call) -> Any:
    n = len(call.op.inputs)
    return rightly(on(call, *call.operands[:n], _first_of_vectors(call), *call.operands[n + 1 :]))


def _first_of_vectors(call: Call) -> Tensor:
    indices, d = _indices(call), call.op.index_vector_dim
    if d == len(indices.shape):
        return indices
    first = np.moveaxis(np.zeros_like(indices.array), d, 0)
    first[:1] = np.moveaxis(indices.array, d, 0)[:1]
    return indices.with_array(np.moveaxis(first, 0, d))


def _with_targets(name: str, change: Callable[[Call, Sequence[Pair]], Sequence[Pair]]) -> None:
    @bad("scatter", name)
    def kernel(call: Call) -> Any:
        return apply_updates(call, change(call, targets(call, numbers_of_scatter(call))))


def _clamp_targets(call: Call, pairs: Sequence[Pair]) -> Sequence[Pair]:
    shape = call.operands[0].shape

    def within(index: Index) -> Index:
        return tuple(min(max(i, 0), n - 1) for i, n in zip(index, shape, strict=True))

    return [(u, within(target)) for u, target in pairs]


def _wrap_targets(call: Call, pairs: Sequence[Pair]) -> Sequence[Pair]:
    shape = call.operands[0].shape

    def within(index: Index) -> Index:
        return tuple(i + n if -n <= i < 0 else i for i, n in zip(index, shape, strict=True))

    return [(u, within(target)) for u, target in pairs]


def _last_kept(call: Call, pairs: Sequence[Pair]) -> Sequence[Pair]:
    last = {target: u for u, target in pairs}
    return [(u, target) for target, u in last.items()]


def _whole_windows(call: Call, pairs: Sequence[Pair]) -> Sequence[Pair]:
    shape, numbers = call.operands[0].shape, numbers_of_scatter(call)

    def window(u: Index) -> Index:
        return tuple(i for d, i in enumerate(u) if d not in numbers.offset_dims)

    outside = {window(u) for u, target in pairs if not is_within(target, shape)}
    return [(u, target) for u, target in pairs if window(u) not in outside]


def _shift_updates(call: Call, pairs: Sequence[Pair]) -> Sequence[Pair]:
    dims, shape = call.op.update_window_dims, call.operands[len(call.op.inputs) + 1].shape
    if not dims:
        return pairs
    d = dims[0]
    return [((*u[:d], (u[d] + 1) % shape[d], *u[d + 1 :]), target) for u, target in pairs]


_with_targets("updates outside clamped instead of skipped", _clamp_targets)
_with_targets("negative indices count from the end", _wrap_targets)
_with_targets("of several updates of an element only the last", _last_kept)
_with_targets("windows that partly lie outside skipped", _whole_windows)
_with_targets("updates shifted along the window", _shift_updates)


@bad("scatter", "the arguments of the body swapped")
def swap_arguments(call: Call) -> Any:
    n, body = len(call.op.inputs), call.op.update_computation
    swapped = replace(body, arguments=(*body.arguments[n:], *body.arguments[:n]))
    return rightly(with_attributes(call, update_computation=swapped))


@bad("scatter", "computed in the type of the inputs")
def not_promoted(call: Call) -> Any:
    results = rightly(call)
    return tuple(
        _round_to(r, x.element_type) if r.element_type != x.element_type else r
        for r, x in zip(results, call.operands, strict=False)
    )


def _round_to(r: Tensor, t: Any) -> Tensor:
    if isinstance(t, FloatType):
        return r.with_array(nearest(r.array, t).astype(r.array.dtype))
    if isinstance(t, ComplexType):
        return r.with_array(join(*(nearest(part, t.element) for part in parts(r.array))))
    bits, low = t.width, -(2 ** (t.width - 1)) if t.signed else 0
    return r.with_array((r.array - low) % 2**bits + low)


@bad("scatter", "updates rounded to bf16")
def narrow_updates(call: Call) -> Any:
    n = len(call.op.inputs)
    updates = (
        u.with_array(in_bf16(u.array)) if isinstance(u.element_type, FloatType) else u for u in call.operands[n + 1 :]
    )
    return rightly(on(call, *call.operands[: n + 1], *updates))


@bad("scatter", "updates put in the place of elements whatever the body")
def overwritten(call: Call) -> Any:
    n, body = len(call.op.inputs), call.op.update_computation
    last = body.operations[-1]
    copies = replace(body, operations=(replace(last, operands=body.arguments[n:]),))
    types = [r.type.element_type for r in call.op.results]
    if [x.element_type for x in call.operands[n + 1 :]] != types:
        return rightly(call)
    return rightly(with_attributes(call, update_computation=copies))
