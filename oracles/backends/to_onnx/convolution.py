"""Translation of convolution to Conv, ConvTranspose or ConvInteger where they have the meaning, else to a matrix
product."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from oracles.backends.program_variants import Inexpressible
from oracles.backends.to_onnx.composed import arrange, cast, choose, concat, expand, is_float, reshape, transpose
from oracles.backends.to_onnx.data_movement import places_after_padding, reverse_along
from oracles.backends.to_onnx.linear_algebra import product
from oracles.backends.to_onnx.scope import Array, Scope, Tensor, translates
from spec.types import TensorType, f16, f32, i1, si8, si32, tensor, ui8

BY_CONV = (f16, f32)


@dataclass(frozen=True)
class Axis:
    """Windows along a spatial dimension: `size` is that of the input, `window` that of the kernel, `extent` that of the
    result."""

    size: int
    window: int
    extent: int
    stride: int = 1
    base_dilation: int = 1
    dilation: int = 1
    low: int = 0
    high: int = 0

    @property
    def holes(self) -> Array:
        at = np.arange(self.extent)[:, None] * self.stride + np.arange(self.window) * self.dilation - self.low
        inside = (at >= 0) & (at <= (self.size - 1) * self.base_dilation) & (at % self.base_dilation == 0)
        return np.asarray(~inside)

    @property
    def is_left(self) -> bool:
        return (self.size - 1) * self.base_dilation + 1 + min(self.low, 0) + min(self.high, 0) > 0

    @property
    def cut(self) -> tuple[int, int]:
        reach = (self.window - 1) * self.dilation
        return reach - self.low, reach - self.high


@dataclass(frozen=True)
class Factors:
    x: Tensor
    kernel: Tensor
    groups: int


@translates("convolution")
def convolution(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    """Translate with the input transposed to (batch, feature, spatial...) and the kernel to (output feature, input
    feature, spatial...)."""
    t: TensorType = op.operation.results[0].type
    are_integers = t.element_type == si32 and {lhs.element_type, rhs.element_type} <= {si8, ui8}
    if not are_integers and (lhs.element_type != rhs.element_type or lhs.element_type != t.element_type):
        raise Inexpressible(f"ONNX has no convolution of {lhs.element_type} and {rhs.element_type} to {t.element_type}")
    if 0 in (*lhs.shape, *rhs.shape, *t.static_shape):
        sees_padding = 0 not in (*rhs.shape, *t.static_shape)
        if sees_padding and is_float(lhs) and not _kernel(s, op, rhs)[1]:
            raise Inexpressible("padding alone would be multiplied by what may be infinite")
        return expand(s, s.constant(0, t.element_type), *t.static_shape)
    x = transpose(s, lhs, (op.input_batch_dimension, op.input_feature_dimension, *op.input_spatial_dimensions))
    kernel, is_finite = _kernel(s, op, rhs)
    if not op.input_spatial_dimensions:
        x, kernel = (reshape(s, v, *v.shape, 1) for v in (x, kernel))
    axes = _axes(op, x, kernel, t)
    result = _convolve_groups(s, op.batch_group_count, Factors(x, kernel, op.feature_group_count), axes, t)
    if x.element_type in BY_CONV and not is_finite:
        result = _with_nan_of_holes(s, result, kernel, axes)
    order = (op.output_batch_dimension, op.output_feature_dimension, *op.output_spatial_dimensions)
    result = reshape(s, result, *(t.static_shape[d] for d in order))
    return transpose(s, result, tuple(int(d) for d in np.argsort(order)))


def _kernel(s: Scope, op: Any, rhs: Tensor) -> tuple[Tensor, bool]:
    """Return the kernel and whether it is known to be finite; a constant kernel stays a constant."""
    order = (
        op.kernel_output_feature_dimension,
        op.kernel_input_feature_dimension,
        *op.kernel_spatial_dimensions,
    )
    axes = tuple(d + 2 for d, is_reversed in enumerate(op.window_reversal) if is_reversed)
    array = s.constant_value(rhs)
    if array is not None:
        array = np.flip(array.transpose(order), axes)
        return s.constant(array, rhs.element_type), bool(np.all(np.isfinite(array.astype(np.float64))))
    kernel = transpose(s, rhs, order)
    return (reverse_along(s, kernel, axes) if axes else kernel), False


def _axes(op: Any, x: Tensor, kernel: Tensor, t: TensorType) -> list[Axis]:
    extent = [t.static_shape[d] for d in op.output_spatial_dimensions] or [1]
    sizes = zip(x.shape[2:], kernel.shape[2:], extent, strict=True)
    if not op.input_spatial_dimensions:
        return [Axis(*n) for n in sizes]
    numbers = zip(sizes, op.window_strides, op.lhs_dilation, op.rhs_dilation, op.padding, strict=True)
    return [Axis(*n, stride, base, dilation, *padding) for n, stride, base, dilation, padding in numbers]


def _with_nan_of_holes(s: Scope, result: Tensor, kernel: Tensor, axes: list[Axis]) -> Tensor:
    """Return the result with NaN where a padding zero meets an infinite element of the kernel; ONNX does not say
    whether padding is multiplied."""
    holes = _combine([a.holes for a in axes])
    if not holes.any():
        return result
    count, taps = holes.shape
    features = kernel.shape[0]
    values = cast(s, kernel, f32)
    flags = s.node("Sub", values, values)  # zero for finite numbers, else NaN
    is_not = cast(s, s.node("IsNaN", flags, to=tensor(i1, *kernel.shape)), f32)
    spread = s.integers([1])
    of_taps = reshape(s, is_not, features, kernel.shape[1], taps)
    any_input = s.node("ReduceMax", of_taps, spread, to=tensor(f32, features, taps), keepdims=0)
    seen = s.node("MatMul", any_input, s.constant(holes.T.astype(np.float32)), to=tensor(f32, features, count))
    is_nan = s.node("Greater", seen, s.constant(0, f32), to=tensor(i1, features, count))
    is_nan = reshape(s, is_nan, 1, features, *result.shape[2:])
    is_nan = expand(s, is_nan, *result.shape)
    nan = expand(s, s.constant(np.nan, result.element_type), *result.shape)
    return choose(s, is_nan, nan, result)


def _combine(holes: list[Array]) -> Array:
    found = np.zeros((1, 1), np.bool_)
    for h in holes:
        both = found[:, None, :, None] | h[None, :, None, :]
        found = both.reshape(found.shape[0] * h.shape[0], found.shape[1] * h.shape[1])
    return found


def _convolve_groups(s: Scope, groups: int, factors: Factors, axes: list[Axis], t: TensorType) -> Tensor:
    xs, kernels = _parts(s, factors.x, groups), _parts(s, factors.kernel, groups)
    results = []
    for a, b in zip(xs, kernels, strict=True):
        to = tensor(t.element_type, a.shape[0], b.shape[0], *(axis.extent for axis in axes))
        results.append(_conv(s, Factors(a, b, factors.groups), axes, to))
    return results[0] if groups == 1 else concat(s, results, 1)


def _parts(s: Scope, x: Tensor, count: int) -> list[Tensor]:
    if count == 1:
        return [x]
    n = x.shape[0] // count
    to = [tensor(x.element_type, n, *x.shape[1:])] * count
    return list(s.several("Split", x, to=to, axis=0, num_outputs=count))


def _conv(s: Scope, factors: Factors, axes: list[Axis], to: TensorType) -> Tensor:
    x, kernel, groups = factors.x, factors.kernel, factors.groups
    is_transposed = any(a.base_dilation > 1 for a in axes) and all(a.stride == 1 and min(a.cut) >= 0 for a in axes)
    if x.element_type in BY_CONV and is_transposed:
        return _conv_transpose(s, factors, axes, to)
    is_direct = x.element_type in BY_CONV or x.element_type != to.element_type
    x, axes = _pad_input(s, x, axes, is_all=not is_direct)
    if not is_direct:
        return _by_product(s, x, kernel, groups, _window_positions(axes))
    name = "Conv" if x.element_type == to.element_type else "ConvInteger"
    pads = [*(a.low for a in axes), *(a.high for a in axes)]
    strides, dilations = [a.stride for a in axes], [a.dilation for a in axes]
    return s.node(name, x, kernel, to=to, strides=strides, dilations=dilations, pads=pads, group=groups)


def _conv_transpose(s: Scope, factors: Factors, axes: list[Axis], to: TensorType) -> Tensor:
    """Translate to ConvTranspose, whose kernel is (input feature, output feature of a group, spatial...) and
    reversed."""
    groups = factors.groups
    made, taken, *spatial = factors.kernel.shape
    k = reshape(s, factors.kernel, groups, made // groups, taken, *spatial)
    k = transpose(s, k, (0, 2, 1, *range(3, 3 + len(spatial))))
    k = reverse_along(s, reshape(s, k, groups * taken, made // groups, *spatial), tuple(range(2, 2 + len(spatial))))
    strides, dilations = [a.base_dilation for a in axes], [a.dilation for a in axes]
    pads = [a.cut[end] for end in (0, 1) for a in axes]
    return s.node("ConvTranspose", factors.x, k, to=to, strides=strides, dilations=dilations, pads=pads, group=groups)


def _pad_input(s: Scope, x: Tensor, axes: list[Axis], *, is_all: bool) -> tuple[Tensor, list[Axis]]:
    """Return the input with base dilation and cropping applied, which Conv cannot do (with `is_all`, also padding), and
    the axes that remain."""
    edges = [(a.low, a.high) if is_all or not a.is_left else (min(a.low, 0), min(a.high, 0)) for a in axes]
    interior = (0, 0, *(a.base_dilation - 1 for a in axes))
    low, high = ((0, 0, *(e[end] for e in edges)) for end in (0, 1))
    if any((*low, *high, *interior)):
        x = arrange(s, x, s.constant(0, x.element_type), places_after_padding(x.shape, low, high, interior))
    done = [
        replace(a, size=n, base_dilation=1, low=a.low - e[0], high=a.high - e[1])
        for a, n, e in zip(axes, x.shape[2:], edges, strict=True)
    ]
    return x, done


def _window_positions(axes: list[Axis]) -> Array:
    extent, taps = [a.extent for a in axes], [a.window for a in axes]
    starts = np.indices(extent).reshape(len(extent), -1).T * np.array([a.stride for a in axes])
    offsets = np.indices(taps).reshape(len(extent), -1).T * np.array([a.dilation for a in axes])
    at = starts[:, None, :] + offsets[None, :, :]
    spatial = tuple(a.size for a in axes)
    return np.asarray(np.ravel_multi_index(tuple(np.moveaxis(at, -1, 0)), spatial)).reshape(*extent, -1)


def _by_product(s: Scope, x: Tensor, kernel: Tensor, groups: int, seen: Array) -> Tensor:
    """Translate to a matrix product with one row per position of the result, for types without a kernel of Conv."""
    batch, features, size = x.shape[0], x.shape[1] // groups, math.prod(x.shape[2:])
    *extent, taps = seen.shape
    count = math.prod(extent)
    channel = np.arange(batch * groups * features).reshape(batch, groups, 1, features, 1) * size
    rows = arrange(s, x, None, (channel + seen.reshape(1, 1, count, 1, taps)).reshape(batch, groups, count, -1))
    made = kernel.shape[0] // groups
    columns = transpose(s, reshape(s, kernel, groups, made, features * taps), (0, 2, 1))
    result = product(s, rows, columns, tensor(x.element_type, batch, groups, count, made))
    return reshape(s, transpose(s, result, (0, 1, 3, 2)), batch, groups * made, *extent)
