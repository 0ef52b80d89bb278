"""convolution as a matrix product: windows of lhs are the rows of one matrix, slices of rhs those of the other."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from oracles.evaluator import Context, evaluates
from oracles.reference.elementwise import kind_of
from oracles.reference.matrix_products import matrix_product
from oracles.reference.windows import window_positions
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.precision import operation_of
from oracles.sets.value_sets import join, widen
from spec.structured_attributes import Matrix
from spec.types import TensorType

MOST_ELEMENTS_AT_ONCE = 2**23
"""Largest number of window elements of several input sets in one matrix product."""


@dataclass(frozen=True)
class Layout:
    first: int
    """Batch dimension of operand and result; input feature dimension of the kernel."""
    second: int
    """Feature dimension of operand and result; output feature dimension of the kernel."""
    spatial: tuple[int, ...]

    def flatten_spatial(self, x: Acceptance) -> Acceptance:
        """Return the tensor with shape (input sets, first, second, spatial positions)."""
        rank = len(x.shape)
        sizes = x.shape[self.first], x.shape[self.second], math.prod(x.shape[d] for d in self.spatial)
        order = (0, self.first + 1, self.second + 1, *(d + 1 for d in self.spatial))
        return x.lift(
            lambda a: a.transpose(*order, *range(rank + 1, a.ndim)).reshape(a.shape[0], *sizes, *a.shape[rank + 1 :])
        )

    def restore_spatial(self, x: Acceptance, shape: tuple[int, ...]) -> Acceptance:
        order = (self.first, self.second, *self.spatial)
        sizes = [shape[d] for d in order]
        back = (0, *(order.index(d) + 1 for d in range(len(shape))))

        def move(a: Array) -> Array:
            whole = a.reshape(a.shape[0], *sizes, *a.shape[4:])
            return whole.transpose(*back, *range(len(shape) + 1, whole.ndim))

        return x.lift(move)


@evaluates("convolution")
def convolution(
    lhs: Acceptance, rhs: Acceptance, *, window_strides: tuple[int, ...], padding: Matrix,
    lhs_dilation: tuple[int, ...], rhs_dilation: tuple[int, ...], window_reversal: tuple[bool, ...],
    input_batch_dimension: int, input_feature_dimension: int, input_spatial_dimensions: tuple[int, ...],
    kernel_input_feature_dimension: int, kernel_output_feature_dimension: int,
    kernel_spatial_dimensions: tuple[int, ...], output_batch_dimension: int, output_feature_dimension: int,
    output_spatial_dimensions: tuple[int, ...], feature_group_count: int, batch_group_count: int,
    precision_config: tuple[str, ...], results: tuple[TensorType, ...], context: Context,
) -> Acceptance:  # fmt: skip
    kind_of(lhs.element_type), kind_of(rhs.element_type)
    operation = operation_of(context, lhs.element_type, rhs.element_type, precision_config)
    operand = Layout(input_batch_dimension, input_feature_dimension, input_spatial_dimensions)
    kernel = Layout(kernel_input_feature_dimension, kernel_output_feature_dimension, kernel_spatial_dimensions)
    result = Layout(output_batch_dimension, output_feature_dimension, output_spatial_dimensions)
    shape, element_type = results[0].static_shape, results[0].element_type
    positions, is_there = window_positions(
        tuple(lhs.shape[d] for d in operand.spatial), tuple(shape[d] for d in result.spatial),
        tuple(rhs.shape[d] for d in kernel.spatial), window_strides, [low for low, _ in padding], lhs_dilation,
        rhs_dilation,
    )  # fmt: skip
    reversed_dimensions = tuple(d + 1 for d, r in zip(kernel.spatial, window_reversal, strict=True) if r)
    slices = _kernel_rows(
        kernel.flatten_spatial(rhs.lift(lambda a: np.flip(a, reversed_dimensions))),
        feature_group_count * batch_group_count,
    )
    images = operand.flatten_spatial(lhs)
    n = max(lhs.input_sets, rhs.input_sets)
    at_once = max(MOST_ELEMENTS_AT_ONCE // max(math.prod(images.shape[:2]) * positions.size, 1), 1)
    products = []
    for k in range(0, n, at_once):
        some, slices_of_some = _sets(images, k, at_once), _sets(slices, k, at_once)
        rows = _window_rows(some, positions, is_there, feature_group_count, batch_group_count)
        products.append(matrix_product(rows, slices_of_some, element_type, context, operation))
    product = join([widen(p, min(at_once, n - k)) for p, k in zip(products, range(0, n, at_once), strict=True)])
    return result.restore_spatial(_join_features(product, len(positions)), shape)


def _sets(x: Acceptance, first: int, count: int) -> Acceptance:
    return x if x.input_sets == 1 else x.lift(lambda a: a[first : first + count])


def _window_rows(
    images: Acceptance, positions: Array, is_there: Array, feature_groups: int, batch_groups: int
) -> Acceptance:
    """Return the windows with shape (input sets, groups, batch * windows, features * window elements)."""
    batch, features = images.shape[0] // batch_groups, images.shape[1] // feature_groups
    windows, elements = positions.shape
    is_full = bool(is_there.all())

    def move(a: Array) -> Array:
        parts = a.shape[4:]
        grouped = a.reshape(a.shape[0], batch_groups, batch, feature_groups, features, a.shape[3], *parts)
        if a.shape[3] == 0:
            seen = np.zeros((*grouped.shape[:5], *positions.shape, *parts), a.dtype)
        else:
            seen = grouped[:, :, :, :, :, positions]
            if not is_full:
                seen[:, :, :, :, :, ~is_there] = 0
        # input sets, batch groups, feature groups, batch, windows, features, elements
        ordered = seen.transpose(0, 1, 3, 2, 5, 4, 6, *range(7, seen.ndim))
        rows = (a.shape[0], batch_groups * feature_groups, batch * windows, features * elements)
        return ordered.reshape(*rows, *parts)

    return images.lift(move)


def _kernel_rows(kernel: Acceptance, groups: int) -> Acceptance:
    """Return the kernel with shape (input sets, groups, output features, input features * window elements)."""
    inputs, outputs, elements = kernel.shape

    def move(a: Array) -> Array:
        parts = a.shape[4:]
        grouped = a.reshape(a.shape[0], inputs, groups, outputs // groups, elements, *parts)
        ordered = grouped.transpose(0, 2, 3, 1, 4, *range(5, grouped.ndim))
        return ordered.reshape(a.shape[0], groups, outputs // groups, inputs * elements, *parts)

    return kernel.lift(move)


def _join_features(x: Acceptance, windows: int) -> Acceptance:
    groups, rows, features = x.shape
    batch = rows // windows if windows else 0

    def move(a: Array) -> Array:
        parts = a.shape[4:]
        split = a.reshape(a.shape[0], groups, batch, windows, features, *parts)
        ordered = split.transpose(0, 2, 1, 4, 3, *range(5, split.ndim))
        return ordered.reshape(a.shape[0], batch, groups * features, windows, *parts)

    return x.lift(move)
