"""How to draw convolutions: sizes first, then the order of dimensions on each side."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from dataclasses import replace

from generators.bases import Base
from generators.breakers import Draft, per_axis, per_tensor
from generators.builder import Builder
from generators.ops.linear_algebra import PRECISIONS, multiplied, product_limit, product_range
from generators.registry import breaks, draws
from generators.samples import attributes, breaks_sample, but
from spec.ops.windows import dilated
from spec.program import Program
from spec.types import ElementType, TensorType, bf16, f32, si8, tensor, ui8


@draws("convolution", adds_up=True, weight=2)
def convolution(builder: Builder) -> None:
    mode = builder.profile.mode
    t = builder.element_type(multiplied(mode))
    spatial = builder.choice((1, 2, 0, 3, 2, 4))
    groups, kind = builder.integers([(1, 3), (0, 3)])
    feature_groups, batch_groups = (groups, 1) if kind == 2 else (1, groups) if kind == 3 else (1, 1)
    batch, features, outputs = builder.integers([(0, 3), (1, 2), (1, 2)])
    batch, features, outputs = max(batch, 1) * batch_groups, features * feature_groups, outputs * groups
    extents = builder.integers([(1, 5 if spatial < 3 else 3)] * spatial)
    kernel = builder.integers([(1, 3 if spatial < 3 else 2)] * spatial)
    style = builder.integer(0, 3)
    plain = [1] * spatial
    strides = [n + 1 for n in builder.integers([(0, 1)] * spatial)] if style in (1, 3) else plain
    lhs_dilation = [n + 1 for n in builder.integers([(0, 1)] * spatial)] if style in (2, 3) else plain
    rhs_dilation = [n + 1 for n in builder.integers([(0, 1)] * spatial)] if style == 3 else plain
    amounts = builder.integers([(0, 3)] * (2 * spatial))
    padding = []
    for d in range(spatial):
        pair = (0, 1, 2, -1)[amounts[2 * d]], (0, 1, 2, -1)[amounts[2 * d + 1]]
        padding.append(pair if dilated(extents[d], lhs_dilation[d]) + sum(pair) >= 0 else (0, 0))
    reversal = tuple(n == 1 for n in builder.integers([(0, 1)] * spatial)) if style > 0 else (False,) * spatial
    rank = spatial + 2
    inputs, kernels, results = (_order(builder, rank) for _ in range(3))
    lhs_type = TensorType(_shape(inputs, (batch, features, *extents)), t)
    rhs_type = TensorType(_shape(kernels, (features // feature_groups, outputs, *kernel)), t)
    limit = product_limit(t, features // feature_groups * math.prod(kernel), mode)
    lhs, rhs = builder.value(lhs_type, limit), builder.value(rhs_type, limit)
    found = {
        "window_strides": tuple(strides),
        "padding": tuple(padding),
        "lhs_dilation": tuple(lhs_dilation),
        "rhs_dilation": tuple(rhs_dilation),
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
        "feature_group_count": feature_groups,
        "batch_group_count": batch_groups,
        "precision_config": builder.choice(PRECISIONS),
    }
    known = product_range(t, mode, builder.range(lhs), builder.range(rhs))
    builder.emit("convolution", [lhs, rhs], found, ranges=[known])


def _order(builder: Builder, rank: int) -> tuple[int, ...]:
    """Where batch, feature and spatial dimensions stand: mostly in this order."""
    return builder.sample(rank, rank) if builder.integer(0, 1) == 1 else tuple(range(rank))


def _shape(places: tuple[int, ...], sizes: tuple[int, ...]) -> tuple[int, ...]:
    """Sizes at their places."""
    return tuple(sizes[places.index(d)] for d in range(len(sizes)))


def _sample(t: ElementType) -> Draft:
    """Windows of 3x3 on images of 5x5."""
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


def _quantized(base: Base, rhs: TensorType, result: TensorType) -> Iterator[Program]:
    draft = _sample(f32)
    yield base.with_draft(replace(draft, operands=(tensor(per_tensor(), 4, 5, 5, 4), rhs), results=(result,)))


for _label, _rhs, _result in (
    ("C29", per_axis(_KERNEL, 2), tensor(per_tensor(), 4, 3, 3, 4)),
    ("C30", per_axis(_KERNEL, 3), per_axis(_RESULT, 0)),
    ("C31", tensor(per_tensor(ui8), 3, 3, 4, 4), tensor(per_tensor(), 4, 3, 3, 4)),
    ("C32", tensor(per_tensor(si8, bf16), 3, 3, 4, 4), tensor(per_tensor(), 4, 3, 3, 4)),
    ("C33", tensor(per_tensor(), 3, 3, 4, 4), per_axis(_RESULT, 3)),
):
    breaks("convolution", _label)(functools.partial(_quantized, rhs=_rhs, result=_result))
