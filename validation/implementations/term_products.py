"""Sums of products on concrete values: dot_general and convolution, term by term."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from spec.program import Raw
from spec.types import (
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    QuantizedType,
    element_type_named,
    f64,
)
from validation.implementations.elementwise import ieee, join
from validation.implementations.integers import integer
from validation.implementations.legal_freedoms import format_of, nearest, without_subnormals
from validation.implementations.machine import Array, Call, Tensor, implements, part_type, wide_dtype

Pair = tuple[Array, Array]
"""Two factors of shapes that broadcast."""


@dataclass(frozen=True)
class Sum:
    call: Call
    element_type: FloatType
    factors: FloatType | None = None
    """The type of the operands, if `element_type` does not contain its values."""

    def of(self, pairs: Iterable[Pair]) -> Array:
        terms = list(pairs)
        if self.call.choices.offset():
            terms.reverse()
        sums: list[Array | None] = [None] * (1 + 2 * self.call.choices.offset())
        for a, b in terms:
            k = self.call.choices.pair(len(sums) + 1)
            product = self.product(a, b)
            sums[k] = product if sums[k] is None else self._of(np.add, sums[k], product)  # type: ignore[arg-type]
        if self.call.choices.takes_init(True):
            sums.insert(self.call.choices.pair(len(sums) + 2), np.zeros(()))
        total: Array | None = None
        for s in sums:
            total = s if total is None else total if s is None else self._of(np.add, total, s)
        return np.zeros(()) if total is None else total

    def product(self, a: Array, b: Array) -> Array:
        return self._of(np.multiply, a, b, read=self.factors)

    def _of(self, function: Callable[..., Array], *operands: Array, read: FloatType | None = None) -> Array:
        reads_zeros, returns_zeros = self.call.choices.flushes()
        if reads_zeros:
            operands = tuple(without_subnormals(x, read or self.element_type) for x in operands)
        result = ieee(self.call, function, self.element_type, *operands)
        return without_subnormals(result, self.element_type) if returns_zeros else result


def sum_of_products(
    call: Call, pairs: Sequence[Pair], shape: tuple[int, ...], to: ElementType, within: FloatType | None = None
) -> Array:
    """Return the sum of products, in the shape `shape` and the element type `to`.

    `within` is the accumulation type of an algorithm.
    """
    kinds = {type(t) for t in (to, *(x.element_type for x in call.operands)) if not isinstance(t, QuantizedType)}
    if len(kinds) > 1:  # the specification has no promotion between kinds
        return call.choices.fill_open(np.zeros(shape, wide_dtype(to)), np.ones(shape, np.bool_), to)
    match to:
        case BooleanType():
            total = np.zeros(shape, np.bool_)
            for a, b in pairs:
                total = total | (a & b)
            return total
        case IntegerType():
            exact = np.zeros(shape, object)
            for a, b in pairs:
                exact = exact + a.astype(object) * b.astype(object)
            like = Tensor(np.zeros(shape, np.int64), to)
            row = np.asarray(exact, object).reshape(-1)
            is_open = np.array([isinstance(x, float) and not math.isfinite(x) for x in row], np.bool_)
            return integer(call, np.where(is_open, 0, row), like, to, is_open).array
        case ComplexType():
            return _complex(call, pairs, shape, to)
    assert isinstance(to, FloatType)
    if within is not None:
        return np.broadcast_to(call.choices.round_to(Sum(call, within).of(pairs), to), shape)
    return np.broadcast_to(_finally(call, pairs, to, _not_held(call, to)), shape)


def _not_held(call: Call, to: FloatType) -> FloatType | None:
    types = {t for x in call.operands if isinstance(t := x.element_type, FloatType)}
    return next((t for t in types if not _holds(to, t)), None)


def _holds(wide: FloatType, narrow: FloatType) -> bool:
    w, n = format_of(wide), format_of(narrow)
    return w.precision >= n.precision and w.least_exponent <= n.least_exponent and w.greatest >= n.greatest


def _finally(call: Call, pairs: Sequence[Pair], to: FloatType, factors: FloatType | None = None) -> Array:
    """Return a sum that may convert or round the factors first, or accumulate wider and round at the end.

    Products of f64 are always rounded, since long double does not contain them.
    """
    if factors is not None and call.choices.offset():
        pairs, factors = [(Sum(call, factors).product(a, b), np.ones(())) for a, b in pairs], None
    elif factors is not None and call.choices.offset():
        pairs, factors = [(nearest(a, to), nearest(b, to)) for a, b in pairs], None
    if not call.choices.accumulates_wider():
        return Sum(call, to, factors).of(pairs)
    if to == f64:
        pairs = [(ieee(call, np.multiply, to, a, b), np.ones(())) for a, b in pairs]
    inner = replace(call, machine=replace(call.machine, choices=call.choices.when_fused()))
    return call.choices.round_to(Sum(inner, to, factors).of(pairs), to)


def _complex(call: Call, pairs: Sequence[Pair], shape: tuple[int, ...], to: ComplexType) -> Array:
    t = part_type(to)
    real = [p for a, b in pairs for p in ((a.real, b.real), (-a.imag, b.imag))]
    imaginary = [p for a, b in pairs for p in ((a.real, b.imag), (a.imag, b.real))]
    found = (_finally(call, x, t) for x in (real, imaginary))
    return join(*(np.broadcast_to(x, shape) for x in found))


@implements("dot_general")
def dot_general(call: Call) -> Tensor:
    op, (x, y) = call.op, call.operands
    left = _order(x, op.lhs_batching_dimensions, op.lhs_contracting_dimensions)
    right = _order(y, op.rhs_batching_dimensions, op.rhs_contracting_dimensions)
    batch, count = len(op.lhs_batching_dimensions), len(op.lhs_contracting_dimensions)
    own = left.ndim - batch - count
    sizes = left.shape[left.ndim - count :]
    across = (slice(None),) * batch
    pairs = []
    for place in itertools.product(*map(range, sizes)):
        own_place: Any = (..., *place)
        a, b = left[own_place], right[own_place]
        new = tuple(range(batch, batch + own))
        pairs.append((np.expand_dims(a, tuple(range(a.ndim, a.ndim + b.ndim - batch))), np.expand_dims(b[across], new)))
    to = call.result.element_type
    return Tensor(sum_of_products(call, pairs, call.result.static_shape, to, _accumulation_type(op.algorithm)), to)


def _accumulation_type(algorithm: Raw | None) -> FloatType | None:
    found = re.search(r"accumulation_type = (\w+)", algorithm.text) if algorithm is not None else None
    named = element_type_named(found[1]) if found else None
    return named if isinstance(named, FloatType) else None


def _order(x: Tensor, batching: Sequence[int], contracting: Sequence[int]) -> Array:
    free = [d for d in range(len(x.shape)) if d not in (*batching, *contracting)]
    return x.array.transpose(*batching, *free, *contracting)


@implements("convolution")
def convolution(call: Call) -> Tensor:
    op, (x, kernel) = call.op, call.operands
    image = x.array.transpose(op.input_batch_dimension, op.input_feature_dimension, *op.input_spatial_dimensions)
    weights = kernel.array.transpose(
        op.kernel_output_feature_dimension, op.kernel_input_feature_dimension, *op.kernel_spatial_dimensions
    )
    windows = tuple(call.result.static_shape[d] for d in op.output_spatial_dimensions)
    image = _with_zeros(image, op.lhs_dilation, op.padding)
    outputs = np.split(weights, op.feature_group_count * op.batch_group_count, axis=0)
    images = (
        np.split(image, op.feature_group_count, axis=1)
        if op.feature_group_count > 1
        else np.split(image, op.batch_group_count, axis=0)
    )
    to = call.result.element_type
    groups = [_convolve(call, i, o, windows) for i, o in zip(images, outputs, strict=True)]
    whole = np.concatenate(groups, axis=1)
    order = (op.output_batch_dimension, op.output_feature_dimension, *op.output_spatial_dimensions)
    return Tensor(whole.transpose(*(order.index(d) for d in range(len(order)))), to)


def _with_zeros(image: Array, dilation: Sequence[int], padding: Sequence[Sequence[int]]) -> Array:
    for d, (step, (low, high)) in enumerate(zip(dilation, padding, strict=True), 2):
        before, behind = image.shape[:d], image.shape[d + 1 :]
        size = max((image.shape[d] - 1) * step + 1, 0)
        spread = np.zeros((*before, size, *behind), image.dtype)
        index = (slice(None),) * d
        spread[(*index, slice(None, None, step))] = image
        padded = np.zeros((*before, size + max(low, 0) + max(high, 0), *behind), image.dtype)
        padded[(*index, slice(max(low, 0), max(low, 0) + size))] = spread
        image = padded[(*index, slice(max(-low, 0), padded.shape[d] - max(-high, 0)))]
    return image


def _convolve(call: Call, image: Array, weights: Array, windows: tuple[int, ...]) -> Array:
    op = call.op
    sizes = weights.shape[2:]
    pairs = []
    for place in itertools.product(range(weights.shape[1]), *map(range, sizes)):
        feature, *offsets = place
        index: list[slice] = []
        for d, offset in enumerate(offsets):
            first = (sizes[d] - 1 - offset if op.window_reversal[d] else offset) * op.rhs_dilation[d]
            index.append(slice(first, first + (windows[d] - 1) * op.window_strides[d] + 1, op.window_strides[d]))
            if windows[d] == 0:
                index[-1] = slice(0, 0)
        of_image: Any = (slice(None), feature, *index)
        of_weights: Any = (slice(None), *place)
        seen, weight = image[of_image], weights[of_weights]
        pairs.append((seen[:, np.newaxis], weight.reshape(1, -1, *[1] * len(sizes))))
    shape = (image.shape[0], weights.shape[0], *windows)
    return sum_of_products(call, pairs, shape, call.result.element_type)


@implements("dot")
def dot(call: Call) -> Tensor:
    x, y = call.operands
    to = call.result.element_type
    rest = (1,) * (len(y.shape) - 1)
    columns = (np.asarray(x.array[..., k]).reshape((*x.shape[:-1], *rest)) for k in range(y.shape[0]))
    pairs = [(column, np.asarray(y.array[k])) for k, column in enumerate(columns)]
    return Tensor(sum_of_products(call, pairs, call.result.static_shape, to), to)
