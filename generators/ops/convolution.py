"""Strategy for convolutions: it draws the sizes, then the order of dimensions on each side."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from generators.builder import Builder
from generators.extreme_attributes import divisor, edges, factor, window
from generators.ops.linear_algebra import PRECISIONS, product_limit, product_range, product_types
from generators.strategy_registry import breaks, draws
from generators.twins.breakers import Draft, per_axis, per_tensor
from generators.twins.twin_bases import Base
from generators.twins.twin_samples import attributes, breaks_sample, but
from spec.ops.windows import dilate
from spec.program import Program
from spec.types import ElementType, TensorType, bf16, f32, si8, tensor, ui8

Shape = tuple[int, ...]
_MOST_WINDOW, _MOST_EXTENT, _MOST_PADDED = 64, 256, 1024
"""The most elements along the spatial dimensions of a kernel, of an image, and of a padded image."""


@dataclass(frozen=True)
class _Sizes:
    """The sizes of both operands. `inputs` and `kernels` hold the places of batch, feature and spatial dimensions."""

    image: Shape
    """Batch size, features and spatial sizes."""
    kernel: Shape
    """Features per group, output features and spatial sizes."""
    inputs: Shape
    kernels: Shape
    feature_groups: int = 1
    batch_groups: int = 1


def _sizes(builder: Builder) -> _Sizes:
    """Draw the sizes of both operands, or of one operand to fit the program's preferred shape for the other."""
    kind = builder.integer(0, 3)
    if kind == 0:
        return _of_image(builder, builder.shape(2, 6))
    if kind == 1:
        return _of_kernel(builder, builder.shape(2, 6))
    spatial = builder.choice((1, 2, 0, 3, 2, 4))
    groups, role = builder.integers([(1, 4), (0, 3)])
    feature_groups, batch_groups = (groups, 1) if role == 2 else (1, groups) if role == 3 else (1, 1)
    batch, features, outputs = builder.integers([(0, 3), (1, 2), (1, 2)])
    batch, outputs = max(batch, 1) * batch_groups, outputs * feature_groups * batch_groups
    extents = builder.integers([(1, 5 if spatial < 3 else 3)] * spatial)
    kernel = builder.integers([(1, 3 if spatial < 3 else 2)] * spatial)
    inputs, kernels = _order(builder, spatial + 2), _order(builder, spatial + 2)
    image = (batch, features * feature_groups, *extents)
    return _Sizes(image, (features, outputs, *kernel), inputs, kernels, feature_groups, batch_groups)


def _of_image(builder: Builder, shape: Shape) -> _Sizes:
    inputs, kernels = _order(builder, len(shape)), _order(builder, len(shape))
    batch, features, *extents = (shape[d] for d in inputs)
    feature_groups, batch_groups = _groups(builder, features, batch)
    kernel = [window(builder, n) for n in extents]
    while math.prod(kernel) > _MOST_WINDOW:
        kernel[kernel.index(max(kernel))] = 1
    outputs = feature_groups * batch_groups * builder.integer(1, 2)
    return _Sizes(
        (batch, features, *extents), (features // feature_groups, outputs, *kernel), inputs, kernels, feature_groups,
        batch_groups,
    )  # fmt: skip


def _of_kernel(builder: Builder, shape: Shape) -> _Sizes:
    inputs, kernels = _order(builder, len(shape)), _order(builder, len(shape))
    features, outputs, *kernel = (shape[d] for d in kernels)
    feature_groups, batch_groups = _groups(builder, outputs, outputs)
    extents = [max(n + builder.integer(-1, 2), 0) for n in kernel]
    while math.prod(extents) > _MOST_EXTENT:
        extents[extents.index(max(extents))] = 1
    image = (batch_groups * builder.integer(1, 2), features * feature_groups, *extents)
    return _Sizes(image, (features, outputs, *kernel), inputs, kernels, feature_groups, batch_groups)


def _groups(builder: Builder, features: int, batch: int) -> tuple[int, int]:
    role = builder.integer(0, 3)
    return (divisor(builder, features) if role == 2 else 1), (divisor(builder, batch) if role == 3 else 1)


@draws("convolution", adds_up=True, weight=2, most_elements=2**10)
def convolution(builder: Builder) -> None:
    mode = builder.profile.mode
    t = builder.element_type(product_types(mode))
    sizes = _sizes(builder)
    extents, kernel = sizes.image[2:], sizes.kernel[2:]
    spatial = len(extents)
    style = builder.integer(0, 3)
    plain = (1,) * spatial
    strides = tuple(factor(builder, n) for n in extents) if style in (1, 3) else plain
    lhs_dilation = tuple(factor(builder, min(n, 4)) for n in extents) if style in (2, 3) else plain
    rhs_dilation = tuple(factor(builder, min(n, 4)) for n in kernel) if style == 3 else plain
    spread = list(map(dilate, extents, lhs_dilation))
    padding = tuple(edges(builder, n) for n in spread) if builder.integer(0, 1) else ((0, 0),) * spatial
    if math.prod(n + sum(pair) for n, pair in zip(spread, padding, strict=True)) > _MOST_PADDED:
        lhs_dilation, padding = plain, ((0, 0),) * spatial
    reversal = tuple(n == 1 for n in builder.integers([(0, 1)] * spatial)) if style > 0 else (False,) * spatial
    inputs, kernels, results = sizes.inputs, sizes.kernels, _order(builder, spatial + 2)
    lhs_type = TensorType(_shape(inputs, sizes.image), t)
    rhs_type = TensorType(_shape(kernels, sizes.kernel), t)
    limit = product_limit(t, sizes.kernel[0] * math.prod(kernel), mode)
    lhs, rhs = builder.value(lhs_type, limit), builder.value(rhs_type, limit)
    found = {
        "window_strides": strides,
        "padding": padding,
        "lhs_dilation": lhs_dilation,
        "rhs_dilation": rhs_dilation,
        "window_reversal": reversal,
        "input_batch_dimension": inputs[0],
        "input_feature_dimension": inputs[1],
        "input_spatial_dimensions": inputs[2:],
        "kernel_input_feature_dimension": kernels[0],
        "kernel_output_feature_dimension": kernels[1],
        "kernel_spatial_dimensions": kernels[2:],
        "output_batch_dimension": results[0],
        "output_feature_dimension": results[1],
        "output_spatial_dimensions": results[2:],
        "feature_group_count": sizes.feature_groups,
        "batch_group_count": sizes.batch_groups,
        "precision_config": builder.choice(PRECISIONS),
    }
    known = product_range(t, mode, builder.range(lhs), builder.range(rhs))
    builder.emit("convolution", [lhs, rhs], found, ranges=[known])


def _order(builder: Builder, rank: int) -> tuple[int, ...]:
    return builder.sample(rank, rank) if builder.integer(0, 1) == 1 else tuple(range(rank))


def _shape(places: tuple[int, ...], sizes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sizes[places.index(d)] for d in range(len(sizes)))


def _sample(t: ElementType) -> Draft:
    found = attributes(
        window_strides=(1, 1), padding=((0, 0), (0, 0)), lhs_dilation=(1, 1), rhs_dilation=(1, 1),
        window_reversal=(False, False), input_batch_dimension=0, input_feature_dimension=3,
        input_spatial_dimensions=(1, 2), kernel_input_feature_dimension=2, kernel_output_feature_dimension=3,
        kernel_spatial_dimensions=(0, 1), output_batch_dimension=0, output_feature_dimension=3,
        output_spatial_dimensions=(1, 2), feature_group_count=1, batch_group_count=1,
    )  # fmt: skip
    return Draft((tensor(t, 4, 5, 5, 4), tensor(t, 3, 3, 4, 4)), found, (), (tensor(t, 4, 3, 3, 4),))


breaks_sample(
    "convolution",
    _sample,
    {
        "C2": (but(window_strides=(1,)), but(window_strides=(1, 1, 1))),
        "C3": (but(window_strides=(0, 1)), but(window_strides=(1, 0))),
        "C5": (but(lhs_dilation=(1,)), but(lhs_dilation=(1, 1, 1))),
        "C6": (but(lhs_dilation=(0, 1)), but(lhs_dilation=(1, 0))),
        "C7": (but(rhs_dilation=(1,)), but(rhs_dilation=(1, 1, 1))),
        "C8": (but(rhs_dilation=(0, 1)), but(rhs_dilation=(1, 0))),
        "C9": (but(window_reversal=(False,)), but(window_reversal=(False, False, False))),
        "C10": (but({1: (3, 3, 4, 3)}, batch_group_count=3),),
        "C11": (but({1: (3, 3, 1, 3)}, feature_group_count=3),),
        "C12": (but(input_spatial_dimensions=(1,)),),
        "C15": (but({1: (3, 3, 4, 3)}, batch_group_count=2),),
        "C16": (but({1: (3, 3, 2, 3)}, feature_group_count=2),),
        "C17": (but(kernel_spatial_dimensions=(0,)),),
        "C19": (but(output_spatial_dimensions=(1,)),),
        "C21": (but(feature_group_count=0),),
        "C22": (but(batch_group_count=0),),
        "C23": (but({1: (3, 3, 2, 4)}, feature_group_count=2, batch_group_count=2),),
        "C26": (but(None, ((4, 3, 3, 4, 1),)), but(None, ((4, 3, 3, 4, 2),))),
    },
)

_KERNEL, _RESULT = tensor(f32, 3, 3, 4, 4), tensor(f32, 4, 3, 3, 4)


def _with_quantized_types(base: Base, rhs: TensorType, result: TensorType) -> Iterator[Program]:
    draft = _sample(f32)
    yield base.with_draft(replace(draft, operands=(tensor(per_tensor(), 4, 5, 5, 4), rhs), results=(result,)))


for _label, _rhs, _result in (
    ("C29", per_axis(_KERNEL, 2), tensor(per_tensor(), 4, 3, 3, 4)),
    ("C30", per_axis(_KERNEL, 3), per_axis(_RESULT, 0)),
    ("C31", tensor(per_tensor(ui8), 3, 3, 4, 4), tensor(per_tensor(), 4, 3, 3, 4)),
    ("C32", tensor(per_tensor(si8, bf16), 3, 3, 4, 4), tensor(per_tensor(), 4, 3, 3, 4)),
    ("C33", tensor(per_tensor(), 3, 3, 4, 4), per_axis(_RESULT, 3)),
):
    breaks("convolution", _label)(functools.partial(_with_quantized_types, rhs=_rhs, result=_result))
