"""convolution, as ONNX's Conv where it has one, or as a product of matrices."""

from __future__ import annotations

from typing import Any

import numpy as np

from oracles.backends.rewrites import Inexpressible
from oracles.backends.to_onnx.composed import arranged, concat, expand, reshape, transpose
from oracles.backends.to_onnx.data_movement import padded_places, reversed_along
from oracles.backends.to_onnx.linear_algebra import product
from oracles.backends.to_onnx.scope import Array, Scope, Tensor, translates
from spec.types import TensorType, f16, f32, tensor


@translates("convolution")
def convolution(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    """Conv on inputs of shape (batch, feature, spatial...) and kernels of (output feature, input feature, spatial...).
    Padding and dilation of the input are done before; groups of batches are convolutions of their own."""
    t: TensorType = op.operation.results[0].type
    if lhs.element_type != rhs.element_type or lhs.element_type != t.element_type:
        raise Inexpressible(f"ONNX has no convolution of {lhs.element_type} and {rhs.element_type} to {t.element_type}")
    if 0 in (*lhs.shape, *rhs.shape, *t.static_shape):
        return expand(s, s.constant(0, t.element_type), *t.static_shape)
    x = transpose(s, lhs, (op.input_batch_dimension, op.input_feature_dimension, *op.input_spatial_dimensions))
    kernel_order = (
        op.kernel_output_feature_dimension,
        op.kernel_input_feature_dimension,
        *op.kernel_spatial_dimensions,
    )
    kernel = _reversed(s, transpose(s, rhs, kernel_order), op.window_reversal)
    x = _padded(s, x, op.padding, op.lhs_dilation)
    if not op.input_spatial_dimensions:
        x, kernel = (reshape(s, v, *v.shape, 1) for v in (x, kernel))
    result = _convolved(s, op, x, kernel)
    order = (op.output_batch_dimension, op.output_feature_dimension, *op.output_spatial_dimensions)
    result = reshape(s, result, *(t.static_shape[d] for d in order))
    return transpose(s, result, tuple(int(d) for d in np.argsort(order)))


def _reversed(s: Scope, kernel: Tensor, reversal: tuple[bool, ...]) -> Tensor:
    axes = tuple(d + 2 for d, is_reversed in enumerate(reversal) if is_reversed)
    return reversed_along(s, kernel, axes) if axes else kernel


def _padded(s: Scope, x: Tensor, padding: tuple[tuple[int, int], ...], dilation: tuple[int, ...]) -> Tensor:
    low, high = ((0, 0, *(p[end] for p in padding)) for end in (0, 1))
    interior = (0, 0, *(d - 1 for d in dilation))
    if not any((*low, *high, *interior)):
        return x
    return arranged(s, x, s.constant(0, x.element_type), padded_places(x.shape, low, high, interior))


def _convolved(s: Scope, op: Any, x: Tensor, kernel: Tensor) -> Tensor:
    """Groups of batches are convolved each with its part of the output features, and joined along these."""
    groups = op.batch_group_count
    xs = _parts(s, x, groups)
    kernels = _parts(s, kernel, groups)
    results = [_conv(s, op, a, b) for a, b in zip(xs, kernels, strict=True)]
    return results[0] if groups == 1 else concat(s, results, 1)


def _parts(s: Scope, x: Tensor, count: int) -> list[Tensor]:
    """Equal parts along the first axis."""
    if count == 1:
        return [x]
    n = x.shape[0] // count
    to = [tensor(x.element_type, n, *x.shape[1:])] * count
    return list(s.several("Split", x, to=to, axis=0, num_outputs=count))


def _conv(s: Scope, op: Any, x: Tensor, kernel: Tensor) -> Tensor:
    strides, dilations = list(op.window_strides) or [1], list(op.rhs_dilation) or [1]
    sizes = zip(x.shape[2:], kernel.shape[2:], strides, dilations, strict=True)
    extent = [(n - (k - 1) * d - 1) // stride + 1 for n, k, stride, d in sizes]
    if x.element_type not in (f16, f32):
        return _by_product(s, x, kernel, op.feature_group_count, _seen(x, kernel, extent, strides, dilations))
    to = tensor(x.element_type, x.shape[0], kernel.shape[0], *extent)
    return s.node("Conv", x, kernel, to=to, strides=strides, dilations=dilations, group=op.feature_group_count)


def _seen(x: Tensor, kernel: Tensor, extent: list[int], strides: list[int], dilations: list[int]) -> Array:
    """The row-major positions, in one feature of one batch, of what each place of the result sees."""
    spatial = x.shape[2:]
    starts = np.indices(extent).reshape(len(extent), -1).T * np.array(strides)
    offsets = np.indices(kernel.shape[2:]).reshape(len(extent), -1).T * np.array(dilations)
    at = starts[:, None, :] + offsets[None, :, :]
    return np.asarray(np.ravel_multi_index(tuple(np.moveaxis(at, -1, 0)), spatial)).reshape(*extent, -1)


def _by_product(s: Scope, x: Tensor, kernel: Tensor, groups: int, seen: Array) -> Tensor:
    """A product of matrices, for the types that Conv has no kernel for: a row for each place of the result."""
    batch, features, size = x.shape[0], x.shape[1] // groups, int(np.prod(x.shape[2:]))
    *extent, taps = seen.shape
    count = int(np.prod(extent))
    channel = np.arange(batch * groups * features).reshape(batch, groups, 1, features, 1) * size
    rows = arranged(s, x, None, (channel + seen.reshape(1, 1, count, 1, taps)).reshape(batch, groups, count, -1))
    made = kernel.shape[0] // groups
    columns = transpose(s, reshape(s, kernel, groups, made, features * taps), (0, 2, 1))
    result = product(s, rows, columns, tensor(x.element_type, batch, groups, count, made))
    return reshape(s, transpose(s, result, (0, 1, 3, 2)), batch, groups * made, *extent)
