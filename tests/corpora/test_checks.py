"""Tests of the sets that check ops admit, and of the encodings of element types."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from corpora.check_sets import Check, disjoint, nearest, sets_that_pass
from corpora.encoding import at_position, bits, encoding, position
from oracles.sets.acceptance import Acceptance, exactly
from spec.types import FLOATS, ElementType, FloatType, complex64, dtype, f16, f32, f64, si32


def sets(values: Any, t: ElementType) -> Acceptance:
    return exactly(np.array([values], dtype(t)), t)


def passes(check: Check, actual: Any, expected: Any, t: ElementType) -> list[bool]:
    apart = disjoint(sets(actual, t), sets_that_pass(check, sets(expected, t)))[0]
    return [not x for x in apart.tolist()] if apart.ndim == 1 else (~apart).all(axis=-1).tolist()


@pytest.mark.parametrize("t", [t for t in FLOATS if t.width <= 16], ids=str)
def test_positions_count_all_values(t: FloatType) -> None:
    patterns = np.arange(2**t.width).astype(f"u{dtype(t).itemsize}").view(dtype(t))
    with np.errstate(invalid="ignore"):  # signalling NaNs
        numbers = patterns[~np.isnan(patterns.astype(np.float64))]
    values, where = numbers.astype(np.float64), position(numbers, t)
    order = np.argsort(values, kind="stable")
    steps = np.diff(where[order])
    assert set(steps.tolist()) <= {0, 1}
    assert np.array_equal(steps == 0, np.diff(values[order]) == 0)
    assert np.array_equal(at_position(where, t).astype(np.float64), values)
    assert encoding(t).has_nan == (len(numbers) < len(patterns))


def test_positions_end_at_the_extremes() -> None:
    assert at_position(np.array([2**40, -(2**40)]), f32).tolist() == [np.inf, -np.inf]
    e4m3 = FloatType("f8E4M3FN")
    assert at_position(np.array([1000, -1000]), e4m3).astype(float).tolist() == [448.0, -448.0]


def test_bits_of_small_types() -> None:
    assert bits(np.array([-0.0, 1.0], ml_dtypes.bfloat16)).tolist() == [0x8000, 0x3F80]


def test_expect_eq_compares_bit_for_bit_but_for_nan() -> None:
    eq = Check("eq")
    actual, expected = [0.0, -0.0, np.nan, np.nan, 1.0, np.inf], [0.0, 0.0, np.nan, 1.0, np.nan, np.inf]
    assert passes(eq, actual, expected, f32) == [True, False, True, False, False, True]
    assert passes(eq, [1, 2], [1, 3], si32) == [True, False]
    assert passes(eq, [1 + 2j, complex(np.nan, 0)], [1 + 3j, complex(np.nan, 0)], complex64) == [False, True]


def test_expect_almost_eq_is_absolute_below_one_and_relative_above() -> None:
    almost = Check("almost_eq")
    actual = [0.00009, 0.00011, 1000.09, 1000.11, -0.0, np.inf, np.nan, 3e38]
    expected = [0.0, 0.0, 1000.0, 1000.0, 0.0, np.inf, np.nan, np.inf]
    assert passes(almost, actual, expected, f64) == [True, False, True, False, True, True, True, False]
    assert passes(Check("almost_eq", tolerance=0.1), [0.09, 0.11], [0.0, 0.0], f64) == [True, False]
    assert passes(almost, [5, 6], [5, 5], si32) == [True, False]
    assert passes(almost, [1 + 1.00005j, 1 + 1.0002j], [1 + 1j, 1 + 1j], complex64) == [True, False]


def test_expect_close_counts_values() -> None:
    one = np.float16(1)
    up3, up4 = (np.nextafter(one, np.float16(2)) for _ in range(2))
    for _ in range(2):
        up3 = np.nextafter(up3, np.float16(2))
    up4 = np.nextafter(up3, np.float16(2))
    assert passes(Check("close"), [up3, up4, -0.0, np.nan, np.nan], [one, one, 0.0, np.nan, one], f16) == [
        True, False, True, True, False,
    ]  # fmt: skip
    assert passes(Check("close", max_ulp_difference=4), [up4], [one], f16) == [True]
    tiny = np.float16(6e-8)
    assert passes(Check("close", max_ulp_difference=2), [-tiny, tiny], [tiny, tiny], f16) == [True, True]
    assert passes(Check("close", max_ulp_difference=1), [-tiny], [tiny], f16) == [False]
    assert passes(Check("close", max_ulp_difference=1), [np.inf], [np.finfo(np.float16).max], f16) == [True]


def test_sets_pass_where_one_member_does() -> None:
    lower, upper = np.array([[1.0, 1.0, np.nan, 5.0]]), np.array([[2.0, 2.0, np.nan, 5.0]])
    nan, unspecified = np.array([[False, False, True, False]]), np.array([[False, False, False, True]])
    actual = Acceptance(f32, lower, upper, nan, unspecified)
    expected = sets([1.5, 2.5, 1.0, 7.0], f32)
    assert disjoint(actual, expected).tolist() == [[False, True, True, False]]
    assert nearest(actual, expected)[0, :2].tolist() == [1.5, 2.0]
    assert np.isnan(nearest(actual, expected)[0, 2])
