"""Tests of all four kinds of fft against NumPy's transforms and the definition."""

from __future__ import annotations

import cmath
import math
from typing import Any

import numpy as np
import pytest

from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance
from tests.oracles.written import equals, holds, type_text, written

Array = np.ndarray[Any, Any]
LENGTHS = [(1,), (2,), (3,), (8,), (7,), (17,), (101,), (4, 4), (5, 3), (2, 3, 4), (1, 6)]
REAL = {np.complex64: np.float32, np.complex128: np.float64}


def fft(x: Array, kind: str, lengths: tuple[int, ...], to: tuple[tuple[int, ...], Any], **how: Any) -> Acceptance:
    sizes = ", ".join(map(str, lengths))
    (sets,) = written(
        "fft", f"fft_type = #stablehlo<fft_type {kind}>, fft_length = array<i64: {sizes}>", x,
        to=[type_text(*to)], **how,
    )  # fmt: skip
    return sets


def drawn(shape: tuple[int, ...], kind: Any) -> Array:
    rng = np.random.default_rng(math.prod(shape))
    return (rng.normal(size=shape) + 1j * rng.normal(size=shape)).astype(kind)


@pytest.mark.parametrize("lengths", LENGTHS)
@pytest.mark.parametrize("kind", [np.complex64, np.complex128])
def test_transforms_conform_and_others_do_not(lengths: tuple[int, ...], kind: Any) -> None:
    x, axes = drawn((2, *lengths), kind), tuple(range(1, len(lengths) + 1))
    forward, inverse = np.fft.fftn(x, axes=axes).astype(kind), np.fft.ifftn(x, axes=axes).astype(kind)
    sets = fft(x, "FFT", lengths, (x.shape, kind))
    assert holds(sets, forward)
    assert math.prod(lengths) <= 2 or not holds(sets, inverse * math.prod(lengths))
    sets = fft(x, "IFFT", lengths, (x.shape, kind))
    assert holds(sets, inverse)
    assert math.prod(lengths) == 1 or not holds(sets, inverse * math.prod(lengths))


@pytest.mark.parametrize("lengths", LENGTHS)
@pytest.mark.parametrize("kind", [np.complex64, np.complex128])
def test_real_transforms_go_there_and_back(lengths: tuple[int, ...], kind: Any) -> None:
    x, axes = drawn((2, *lengths), kind).real, tuple(range(1, len(lengths) + 1))
    half = np.fft.rfftn(x, axes=axes).astype(kind)
    sets = fft(x, "RFFT", lengths, (half.shape, kind))
    assert holds(sets, half)
    assert not holds(sets, half + kind(0.01))
    own = [0] if lengths[-1] % 2 else [0, lengths[-1] // 2]
    for i in own:  # rounded, the half is no longer that of a real tensor
        half[..., i] = (half[..., i] + np.conj(opposite(half[..., i]))) / 2
    assert holds(
        fft(half, "IRFFT", lengths, (x.shape, REAL[kind])), np.fft.irfftn(half, lengths, axes).astype(REAL[kind])
    )


def opposite(plane: Array) -> Array:
    """Return the elements at the negated indices, modulo the size, of all axes but the first."""
    for axis in range(1, plane.ndim):
        plane = np.roll(np.flip(plane, axis), 1, axis)
    return plane


def test_results_are_those_of_the_definition() -> None:
    x = [1 + 2j, -3j, 0.5, 2]
    n = len(x)
    defined = [sum(x[j] * cmath.exp(-2j * cmath.pi * j * k / n) for j in range(n)) for k in range(n)]
    sets = fft(np.array(x, np.complex64), "FFT", (4,), ((4,), np.complex64))
    assert holds(sets, np.array(defined, np.complex64))


@pytest.mark.parametrize("n", [2, 8, 64, 1024])
def test_bounds_grow_with_the_logarithm(n: int) -> None:
    x = drawn((n,), np.complex64)
    sets = fft(x, "FFT", (n,), ((n,), np.complex64))
    rounds = math.log2(n)
    assert (sets.upper - sets.lower).max() <= 2.2 * 4 * rounds * 2.0**-24 * np.abs(x).sum()


def test_a_length_of_one_changes_nothing() -> None:
    x = drawn((3, 1), np.complex64)
    assert equals(fft(x, "FFT", (1,), (x.shape, np.complex64)), np.stack([x.real, x.imag], -1))


def test_the_half_of_no_real_tensor_is_open() -> None:
    """IRFFT is open for operands that no RFFT returns: imaginary parts at index 0, or in the middle of an even
    length."""
    half = np.array([1 + 1j, 2, 3], np.complex64)
    assert fft(half, "IRFFT", (4,), ((4,), np.float32)).unspecified.all()
    half[0] = 1
    assert not fft(half, "IRFFT", (4,), ((4,), np.float32)).unspecified.any()
    half[2] = 3j
    assert fft(half, "IRFFT", (4,), ((4,), np.float32)).unspecified.all()
    assert not fft(half, "IRFFT", (5,), ((5,), np.float32)).unspecified.any()


def test_only_transforms_with_infinities_or_nan_are_open() -> None:
    x = np.ones((3, 4), np.complex64)
    x[1, 2] = np.nan
    x[2, 0] = np.inf
    assert fft(x, "FFT", (4,), (x.shape, np.complex64)).unspecified.all(axis=(2, 3)).tolist() == [[False, True, True]]


def test_nothing_to_transform() -> None:
    x = np.ones((0, 4), np.complex64)
    assert fft(x, "FFT", (4,), (x.shape, np.complex64)).shape == (0, 4)
    y = np.ones((2, 0), np.complex64)
    assert fft(y, "FFT", (0,), (y.shape, np.complex64)).shape == (2, 0)


def test_flushed_subnormals_may_be_lost() -> None:
    x = np.full(2, 1e-40, np.complex64)
    assert holds(fft(x, "FFT", (2,), (x.shape, np.complex64), latitude=Latitude(subnormals="flushed")), 0 * x)
