"""Tests of convolution against its definition, window by window."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from oracles.sets.acceptance import Acceptance
from tests.oracles.written import BF16, equals, holds, type_text, written

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Form:
    """Attributes of a convolution.

    Before the dimensions are permuted: operand [b, f, 0, 1], kernel [o, i, 0, 1], result [b, f, 0, 1].
    """

    strides: tuple[int, ...]
    padding: tuple[tuple[int, int], ...]
    lhs_dilation: tuple[int, ...]
    rhs_dilation: tuple[int, ...]
    reversal: tuple[bool, ...]
    feature_groups: int = 1
    batch_groups: int = 1


def defined(x: Array, kernel: Array, form: Form) -> Array:
    """Return the convolution by its definition: pad, take windows, reverse them, multiply and add up; each group on its
    own."""
    if form.feature_groups > 1:
        parts = zip(np.split(x, form.feature_groups, 1), np.split(kernel, form.feature_groups, 0), strict=True)
        return np.concatenate([defined(a, b, alone(form)) for a, b in parts], 1)
    if form.batch_groups > 1:
        parts = zip(np.split(x, form.batch_groups, 0), np.split(kernel, form.batch_groups, 0), strict=True)
        return np.concatenate([defined(a, b, alone(form)) for a, b in parts], 1)
    padded = x
    for d, (step, (low, high)) in enumerate(zip(form.lhs_dilation, form.padding, strict=True), 2):
        size = max((padded.shape[d] - 1) * step + 1, 0) if padded.shape[d] else 0
        places = [(i, low + i * step) for i in range(padded.shape[d])]
        whole = np.zeros((*padded.shape[:d], size + low + high, *padded.shape[d + 1 :]), x.dtype)
        for i, p in places:
            if 0 <= p < whole.shape[d]:
                whole[(slice(None),) * d + (p,)] = padded[(slice(None),) * d + (i,)]
        padded = whole
    spans = [(k - 1) * r + 1 for k, r in zip(kernel.shape[2:], form.rhs_dilation, strict=True)]
    counts = [max((n - s) // t + 1, 0) for n, s, t in zip(padded.shape[2:], spans, form.strides, strict=True)]
    result = np.zeros((x.shape[0], kernel.shape[0], *counts), x.dtype)
    for place in itertools.product(*map(range, counts)):
        starts = [p * t for p, t in zip(place, form.strides, strict=True)]
        index = [slice(s, s + n, r) for s, n, r in zip(starts, spans, form.rhs_dilation, strict=True)]
        window = padded[(slice(None), slice(None), *index)]
        window = np.flip(window, [d for d, r in enumerate(form.reversal, 2) if r])
        axes = range(1, window.ndim)
        result[(slice(None), slice(None), *place)] = np.tensordot(window, kernel, (list(axes), list(axes)))
    return result


def alone(form: Form) -> Form:
    return Form(form.strides, form.padding, form.lhs_dilation, form.rhs_dilation, form.reversal)


def convolved(x: Array, kernel: Array, form: Form, orders: list[list[int]], shape: tuple[int, ...]) -> Acceptance:
    """Return the evaluator's sets, with the dimensions of operand, kernel and result permuted to `orders`.

    `shape` is that of the result before the permutation.
    """
    rank = len(form.strides)
    names = ("input_batch", "input_feature"), ("kernel_output_feature", "kernel_input_feature"), (
        "output_batch", "output_feature",
    )  # fmt: skip
    numbers = []
    for (first, second), spatial, order in zip(names, ("input", "kernel", "output"), orders, strict=True):
        places = [order.index(d) for d in range(rank + 2)]
        numbers += [f"{first}_dimension = {places[0]}", f"{second}_dimension = {places[1]}"]
        numbers.append(f"{spatial}_spatial_dimensions = {places[2:]}")
    attributes = [
        f"dimension_numbers = #stablehlo.conv<raw {', '.join(numbers)}>",
        f"batch_group_count = {form.batch_groups} : i64",
        f"feature_group_count = {form.feature_groups} : i64",
    ]
    if rank:
        rows = str([list(p) for p in form.padding])
        attributes += [
            f"window_strides = array<i64: {str(list(form.strides))[1:-1]}>",
            f"padding = dense<{rows}> : tensor<{rank}x2xi64>",
            f"lhs_dilation = array<i64: {str(list(form.lhs_dilation))[1:-1]}>",
            f"rhs_dilation = array<i64: {str(list(form.rhs_dilation))[1:-1]}>",
            f"window_reversal = array<i1: {str(list(form.reversal))[1:-1].lower()}>",
        ]
    operands = x.transpose(orders[0]), kernel.transpose(orders[1])
    result = type_text(tuple(shape[d] for d in orders[2]), x.dtype)
    (sets,) = written("convolution", ", ".join(attributes), *operands, to=[result])
    return sets


@pytest.mark.parametrize("seed", range(60))
def test_integers_are_exact_whatever_the_form(seed: int) -> None:
    rng = np.random.default_rng(seed)
    rank = int(rng.integers(0, 4))
    feature_groups, batch_groups = [(1, 1), (1, 1), (3, 1), (1, 2)][int(rng.integers(4))]
    sizes, windows = rng.integers(1, 6, rank), rng.integers(1, 4, rank)
    form = Form(
        tuple(map(int, rng.integers(1, 3, rank))),
        tuple((int(a), int(b)) for a, b in rng.integers(-1, 3, (rank, 2))),
        tuple(map(int, rng.integers(1, 3, rank))), tuple(map(int, rng.integers(1, 3, rank))),
        tuple(map(bool, rng.integers(0, 2, rank))), feature_groups, batch_groups,
    )  # fmt: skip
    dilated = [
        (n - 1) * d + 1 + low + high for n, d, (low, high) in zip(sizes, form.lhs_dilation, form.padding, strict=True)
    ]
    if any(n < 0 for n in dilated):
        return
    own = int(rng.integers(1, 3))
    batch = int(rng.integers(1, 3)) * batch_groups
    outputs = int(rng.integers(1, 3)) * feature_groups * batch_groups
    x = rng.integers(-3, 4, (batch, own * feature_groups, *sizes)).astype(np.float32)
    kernel = rng.integers(-3, 4, (outputs, own, *windows)).astype(np.float32)
    orders = [list(map(int, rng.permutation(rank + 2))) for _ in range(3)]
    expected = defined(x, kernel, form)
    sets = convolved(x, kernel, form, orders, expected.shape)
    assert equals(sets, expected.transpose(orders[2]))


PLAIN = Form((1, 1), ((1, 1), (1, 1)), (1, 1), (1, 1), (False, False))
STRAIGHT = [[0, 1, 2, 3]] * 3


@pytest.mark.parametrize("kind", [np.float32, np.float64, BF16])
def test_sums_are_within_the_bound_of_their_magnitudes(kind: Any) -> None:
    rng = np.random.default_rng(1)
    x, kernel = rng.normal(size=(1, 2, 5, 5)).astype(kind), rng.normal(size=(3, 2, 3, 3)).astype(kind)
    wide, wide_kernel = x.astype(np.float64), kernel.astype(np.float64)
    sets = convolved(x, kernel, PLAIN, STRAIGHT, (1, 3, 5, 5))
    assert holds(sets, defined(wide, wide_kernel, PLAIN).astype(kind))
    size = defined(np.abs(wide), np.abs(wide_kernel), PLAIN)
    u = {2: 2.0**-8, 4: 2.0**-24, 8: 2.0**-53}[np.dtype(kind).itemsize]
    assert (sets.upper - sets.lower <= 2 * (18 + 3) * u * size)[0].all()
    off = defined(wide, wide_kernel, PLAIN) + 40 * u * size
    assert not holds(sets, off.astype(kind))


def test_padding_counts_as_zeros_that_meet_infinities() -> None:
    """A product of padding and infinity is NaN, since the specification pads with the constant zero."""
    x, kernel = np.ones((1, 1, 1, 1), np.float32), np.full((1, 1, 3, 3), np.inf, np.float32)
    sets = convolved(x, kernel, PLAIN, STRAIGHT, (1, 1, 1, 1))
    assert sets.nan.all()
    assert np.isnan(sets.lower).all()


def test_no_windows_and_empty_batches() -> None:
    narrow = Form((1, 1), ((0, 0), (0, 0)), (1, 1), (1, 1), (False, False))
    x, kernel = np.ones((1, 1, 2, 2), np.float32), np.ones((1, 1, 3, 3), np.float32)
    assert convolved(x, kernel, narrow, STRAIGHT, (1, 1, 0, 0)).shape == (1, 1, 0, 0)
    assert convolved(x[:0], kernel, PLAIN, STRAIGHT, (0, 1, 2, 2)).shape == (0, 1, 2, 2)
