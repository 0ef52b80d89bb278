"""Ops outside the specification on concrete values: broadcast, the einsums, torch_index_select."""

from __future__ import annotations

import itertools

import numpy as np

from validation.implementations.integers import flags
from validation.implementations.machine import Array, Call, Tensor, implements
from validation.implementations.movement import grid, look_up, shape_of
from validation.implementations.term_products import sum_of_products


@implements("broadcast")
def broadcast(call: Call) -> Tensor:
    (x,) = call.operands
    return look_up(x, grid(shape_of(call))[len(call.op.broadcast_sizes) :], shape_of(call))


@implements("einsum")
def einsum(call: Call) -> Tensor:
    sources, target = call.op.einsum_config.split("->")
    return sum_products(call, call.operands, sources.split(","), target)


@implements("unary_einsum")
def unary_einsum(call: Call) -> Tensor:
    (x,) = call.operands
    source, target = call.op.einsum_config.split("->")
    if set(source) <= set(target):
        places = dict(zip(target, grid(shape_of(call)), strict=True))
        return look_up(x, [places[name] for name in source], shape_of(call))
    return sum_products(call, (x, x.with_array(np.ones((), x.array.dtype))), [source, ""], target)


def sum_products(call: Call, operands: tuple[Tensor, ...], sources: list[str], target: str) -> Tensor:
    sizes = {
        name: n for x, names in zip(operands, sources, strict=True) for name, n in zip(names, x.shape, strict=True)
    }
    own: dict[str, Array | int] = dict(zip(target, grid(shape_of(call)), strict=True))
    others = [name for name in sizes if name not in target]
    pairs = []
    for place in itertools.product(*(range(sizes[name]) for name in others)):
        at = own | dict(zip(others, place, strict=True))
        x, y = (o.array[tuple(at[name] for name in names)] for o, names in zip(operands, sources, strict=True))
        pairs.append((np.asarray(x), np.asarray(y)))
    to = call.result.element_type
    return Tensor(sum_of_products(call, pairs, shape_of(call), to), to)


@implements("torch_index_select")
def torch_index_select(call: Call) -> Tensor:
    """Select slices by index. An index out of range leaves elements open; customarily it is clamped."""
    x, index = call.operands
    dim, batch = call.op.dim, call.op.batch_dims
    places = grid(shape_of(call))
    of_index = [*places[:batch], *places[dim : dim + len(index.shape) - batch]]
    wanted = look_up(index, of_index, shape_of(call)).array
    last = x.shape[dim] - 1
    is_open = flags(wanted < 0) | flags(wanted > last)
    clamped = np.asarray(np.clip(wanted, 0, max(last, 0)), np.int64)
    behind = places[dim + len(index.shape) - batch :]
    if x.array.size:
        found = look_up(x, [*places[:dim], clamped, *behind], shape_of(call))
    else:
        found = x.with_array(np.zeros(shape_of(call)))
    return found.with_array(call.choices.fill_open(found.array, is_open, x.element_type))
