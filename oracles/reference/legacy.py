"""Ops that programs contain and the specification lacks, with the meaning of the ops that they are rewritten to.

dot and the einsums are sums of products. torch_index_select clamps an index out of bounds like gather, which is
customary.
"""

from __future__ import annotations

import math

import numpy as np

from oracles.evaluator import Context, Unevaluated, evaluates, input_sets
from oracles.reference.indexing import open_where
from oracles.reference.linear_algebra import dot_general, to_shape
from oracles.reference.matrix_products import matrix_product
from oracles.sets.acceptance import Acceptance, Array, exactly
from oracles.sets.precision import Operation, operation_of
from oracles.sets.value_sets import TOKEN, Token, widen
from spec.types import TensorType, dtype


@evaluates("broadcast")
def broadcast(operand: Acceptance, *, broadcast_sizes: tuple[int, ...]) -> Acceptance:
    """result[i..., j...] = operand[j...]."""
    new = tuple(range(1, 1 + len(broadcast_sizes)))
    return operand.lift(lambda a: np.broadcast_to(np.expand_dims(a, new), (a.shape[0], *broadcast_sizes, *a.shape[1:])))


@evaluates("dot")
def dot(
    lhs: Acceptance, rhs: Acceptance, *, precision_config: tuple[str, ...], results: tuple[TensorType, ...],
    context: Context,
) -> Acceptance:  # fmt: skip
    product: Acceptance = dot_general(
        lhs, rhs, lhs_batching_dimensions=(), rhs_batching_dimensions=(),
        lhs_contracting_dimensions=(len(lhs.shape) - 1,), rhs_contracting_dimensions=(0,),
        precision_config=precision_config, results=results, context=context,
    )  # fmt: skip
    return product


@evaluates("einsum")
def einsum(
    lhs: Acceptance, rhs: Acceptance, *, einsum_config: str, results: tuple[TensorType, ...], context: Context
) -> Acceptance:
    operation = operation_of(context, lhs.element_type, rhs.element_type, ("DEFAULT", "DEFAULT"))
    return _binary_einsum((lhs, rhs), einsum_config, results[0], context, operation)


@evaluates("unary_einsum")
def unary_einsum(
    operand: Acceptance, *, einsum_config: str, results: tuple[TensorType, ...], context: Context
) -> Acceptance:
    """Return the einsum of the operand with a scalar 1; if no label is summed over, only move elements."""
    source, _, target = einsum_config.replace(" ", "").partition("->")
    moved, names = _without_repetition(operand, source)
    if sorted(names) == sorted(target):
        order = (0, *(names.index(n) + 1 for n in target))
        return moved.lift(lambda a: a.transpose(*order, *range(len(order), a.ndim)))
    one = exactly(np.ones(1, dtype(operand.element_type)), operand.element_type)
    return _binary_einsum((one, operand), f",{einsum_config}", results[0], context, Operation())


def _binary_einsum(
    operands: tuple[Acceptance, Acceptance], config: str, result: TensorType, context: Context, operation: Operation
) -> Acceptance:
    """Return an einsum of two operands as a matrix product.

    Labels of both operands and the result are batches; labels of one operand and the result are free; the others are
    summed over, and an operand that lacks one of these is repeated along it.
    """
    sources, _, target = config.replace(" ", "").partition("->")
    names = sources.split(",")
    if len(names) != 2 or "." in config or len(set(target)) != len(target):
        raise Unevaluated(f"a configuration {config!r}")
    (x, left), (y, right) = (_without_repetition(o, n) for o, n in zip(operands, names, strict=True))
    sizes = dict(zip(left, x.shape, strict=True)) | dict(zip(right, y.shape, strict=True))
    batch = [n for n in target if n in left and n in right]
    free = [[n for n in target if n in own and n not in batch] for own in (left, right)]
    summed = [n for n in sizes if n not in target]
    first = _arrange(x, left, (batch, free[0], summed), sizes)
    second = _arrange(y, right, (batch, free[1], summed), sizes)
    product = matrix_product(first, second, result.element_type, context, operation)
    order = [*batch, *free[0], *free[1]]
    tensor = to_shape(product, tuple(sizes[n] for n in order))
    back = (0, *(order.index(n) + 1 for n in target))
    return tensor.lift(lambda a: a.transpose(*back, *range(len(back), a.ndim)))


def _without_repetition(x: Acceptance, names: str) -> tuple[Acceptance, str]:
    """Return the diagonal along dimensions with the same label, and the remaining labels."""
    for name in set(names):
        while names.count(name) > 1:
            first = names.index(name)
            second = names.index(name, first + 1)

            def diagonal(a: Array, p: int = first + 1, q: int = second + 1, last: int = len(names) - 1) -> Array:
                return np.moveaxis(np.diagonal(a, axis1=p, axis2=q), -1, last)

            x = x.lift(diagonal)
            names = names[:first] + names[first + 1 : second] + names[second + 1 :] + name
    return x, names


def _arrange(
    x: Acceptance, names: str, groups: tuple[list[str], list[str], list[str]], sizes: dict[str, int]
) -> Acceptance:
    """Return the operand with shape (input sets, batch, free, summed), repeated along labels that it lacks."""
    order = [n for group in groups for n in group]
    shape = [math.prod(sizes[n] for n in group) for group in groups]

    def move(a: Array) -> Array:
        parts = a.shape[1 + len(names) :]
        own = [n for n in order if n in names]
        moved = a.transpose(0, *(names.index(n) + 1 for n in own), *range(1 + len(names), a.ndim))
        spread = moved.reshape(a.shape[0], *(sizes[n] if n in names else 1 for n in order), *parts)
        whole = np.broadcast_to(spread, (a.shape[0], *(sizes[n] for n in order), *parts))
        return whole.reshape(a.shape[0], *shape, *parts)

    return x.lift(move)


@evaluates("torch_index_select")
def torch_index_select(operand: Acceptance, index: Acceptance, *, dim: int, batch_dims: int) -> Acceptance:
    """result[b..., i..., j..., k...] = operand[b..., i..., index[b..., j...], k...]."""
    rank = len(operand.shape)
    axis, batch = dim % max(rank, 1), batch_dims % (len(index.shape) + 1)
    n = max(input_sets(operand), input_sets(index))
    operand, index = widen(operand, n), widen(index, n)
    size = operand.shape[axis]
    low, high = (x.astype(object) if x.dtype == np.uint64 else x.astype(np.int64) for x in (index.lower, index.upper))
    is_open = (low != high) | (low < 0) | (high >= size) | index.unspecified
    place = np.clip(low, 0, max(size - 1, 0)).astype(np.int64)
    rows = n * math.prod(operand.shape[:batch])
    between, behind = math.prod(operand.shape[batch:axis]), math.prod(operand.shape[axis + 1 :])
    chosen = place.reshape(rows, -1)
    shape = (n, *operand.shape[:axis], *index.shape[batch:], *operand.shape[axis + 1 :])

    def move(a: Array) -> Array:
        parts = a.shape[1 + rank :]
        slices = a.reshape(rows, between, size, behind, *parts)
        if size == 0:
            return np.zeros((*shape, *parts), a.dtype)
        picked = slices[np.arange(rows)[:, np.newaxis], :, chosen]  # rows, chosen, between, behind
        return np.moveaxis(picked, 2, 1).reshape(*shape, *parts)

    undecided = np.broadcast_to(
        is_open.reshape(rows, 1, -1, 1), (rows, between, chosen.shape[1] if rows else 0, behind)
    )
    return open_where(operand.lift(move), undecided.reshape(shape))


@evaluates("create_token")
def create_token() -> Token:
    return TOKEN
