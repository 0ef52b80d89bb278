"""Tests of compare, select, clamp and is_finite: decided where the sets decide, {false, true} elsewhere."""

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance, everything, exact, exactly
from spec.types import FloatType, complex64, f32, f64, i1, si8, si32, ui8
from tests.oracles.applied import applied, between, includes, pairs, palette, sets_of
from tests.oracles.test_elementwise_integer import sets

DIRECTIONS: dict[str, Callable[[Any, Any], Any]] = {
    "EQ": operator.eq, "NE": operator.ne, "LT": operator.lt, "LE": operator.le, "GT": operator.gt, "GE": operator.ge,
}  # fmt: skip


def compared(a: Acceptance, b: Acceptance, direction: str, compare_type: str = "FLOAT") -> Acceptance:
    return applied("compare", a, b, comparison_direction=direction, compare_type=compare_type)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_numbers_compare_as_ieee_754_says(direction: str) -> None:
    lhs, rhs = pairs(palette(f32).tolist())
    result = compared(sets_of(lhs, f32), sets_of(rhs, f32), direction)
    assert result.is_exact
    assert result.lower[0].tolist() == [DIRECTIONS[direction](a, b) for a, b in zip(lhs, rhs, strict=True)]


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_integers_and_booleans_compare_by_value(direction: str) -> None:
    lhs, rhs = pairs([0, 1, 127, 128, 255])
    unsigned = compared(sets(lhs, ui8), sets(rhs, ui8), direction, "UNSIGNED")
    assert unsigned.lower[0].tolist() == [DIRECTIONS[direction](a, b) for a, b in zip(lhs, rhs, strict=True)]
    truth, other = pairs([False, True])
    booleans = compared(exactly(np.array([truth]), i1), exactly(np.array([other]), i1), direction, "UNSIGNED")
    assert booleans.lower[0].tolist() == [DIRECTIONS[direction](a, b) for a, b in zip(truth, other, strict=True)]


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("compare_type", ["FLOAT", "TOTALORDER"])
def test_undecided_comparisons_hold_the_results_of_their_members(direction: str, compare_type: str) -> None:
    rng = np.random.default_rng(1)
    values = palette(f32)[~np.isnan(palette(f32))]
    a, b, c, d = (rng.choice(values, 400) for _ in range(4))
    nan = rng.random(400) < 0.1
    result = compared(between(a, b, f32, nan), between(c, d, f32), direction, compare_type)
    for x, y in ((a, c), (a, d), (b, c), (b, d), (np.where(nan, np.nan, a), c)):
        inner = compared(exact(x[None], f32), exact(y[None], f32), direction, compare_type)
        assert includes(result, inner).all()


def test_total_order_is_open_for_nan_and_for_opposite_zeros() -> None:
    lhs = sets_of([np.nan, -0.0, -0.0, 0.0, 1.0, -np.nan, np.nan], f32)
    rhs = sets_of([1.0, 0.0, -0.0, -0.0, 2.0, -np.inf, np.nan], f32)
    less = compared(lhs, rhs, "LT", "TOTALORDER")
    equal = compared(lhs, rhs, "EQ", "TOTALORDER")
    assert less.lower[0].tolist() == [False, True, False, False, True, True, True]
    assert less.upper[0].tolist() == [False, True, False, False, True, True, False]
    assert less.unspecified[0].tolist() == [True, True, False, False, False, True, True]
    assert equal.unspecified[0].tolist() == [True, True, False, True, False, True, True]
    assert equal.lower[0].tolist() == [False, False, True, False, False, False, True]


def test_complex_numbers_compare_by_real_parts_first() -> None:
    lhs = exactly(np.array([[1 + 2j, 1 + 2j, 2 - 1j, complex(np.nan, 0), complex(1, np.nan)]], np.complex64), complex64)
    rhs = exactly(np.array([[1 + 3j, 1 + 2j, 1 + 9j, 1 + 0j, 2 + 0j]], np.complex64), complex64)
    less, equal = compared(lhs, rhs, "LT"), compared(lhs, rhs, "EQ")
    assert less.lower[0].tolist() == [True, False, False, False, True]
    assert less.unspecified[0].tolist() == [False, False, False, True, False]
    assert equal.lower[0].tolist() == [False, True, False, False, False]
    assert compared(lhs, rhs, "GE").lower[0].tolist() == [False, True, True, False, False]


def test_what_is_open_stays_open() -> None:
    result = compared(everything((1, 2), f32), sets_of([1.0, 2.0], f32), "LT")
    assert result.unspecified.all()


def test_finite_numbers() -> None:
    values = [0.0, np.inf, -np.inf, np.nan, 3e38, 1e-45]
    assert applied("is_finite", sets_of(values, f32)).lower[0].tolist() == [True, False, False, False, True, True]
    sets_ = between(np.array([1.0, 1.0, -np.inf, np.inf]), np.array([2.0, np.inf, np.inf, np.inf]), f64)
    result = applied("is_finite", sets_)
    assert result.lower[0].tolist() == [True, False, False, False]
    assert result.upper[0].tolist() == [True, True, True, False]
    assert applied("is_finite", sets_of([448.0, np.nan], FloatType("f8E4M3FN"))).lower[0].tolist() == [True, False]


def undecided(lower: list[bool], upper: list[bool]) -> Acceptance:
    none = np.zeros((1, len(lower)), np.bool_)
    return Acceptance(i1, np.array([lower]), np.array([upper]), none, none)


def test_select_takes_either_where_the_predicate_is_undecided() -> None:
    pred = undecided([True, False, False], [True, False, True])
    result = applied("select", pred, sets_of([1.0, 1.0, np.nan], f32), sets_of([2.0, 2.0, 5.0], f32))
    assert result.lower[0].tolist() == [1.0, 2.0, 5.0]
    assert result.upper[0].tolist() == [1.0, 2.0, 5.0]
    assert result.nan[0].tolist() == [False, False, True]
    scalar = exactly(np.array([True, False]), i1)  # two input sets
    both = applied("select", scalar, sets([1, 2], si32), sets([3, 4], si32))
    assert both.lower.tolist() == [[1, 2], [3, 4]]
    complexes = [exactly(np.array([[z]], np.complex64), complex64) for z in (1 + 2j, 3 + 4j)]
    assert applied("select", undecided([False], [True]), *complexes).upper[0].tolist() == [[3.0, 4.0]]


def test_select_leaves_out_what_is_not_chosen() -> None:
    result = applied("select", undecided([True], [True]), sets_of([1.0], f32), everything((1, 1), f32))
    assert not result.unspecified.any()


def test_clamp_is_minimum_of_maximum() -> None:
    low, high = exactly(np.array([-1.0], np.float32), f32), exactly(np.array([1.0], np.float32), f32)
    result = applied("clamp", low, sets_of([-5.0, 0.5, 5.0, np.nan, -0.0], f32), high)
    assert np.array_equal(result.lower[0], [-1.0, 0.5, 1.0, np.nan, -0.0], equal_nan=True)
    crossed = applied("clamp", sets([5, 5], si8), sets([1, 9], si8), sets([3, 3], si8))
    assert crossed.lower[0].tolist() == [3, 3]


def test_flushed_subnormals_may_compare_equal_to_zero() -> None:
    x, zero = sets_of([1e-45], f32), sets_of([0.0], f32)
    assert compared(x, zero, "EQ").upper[0].tolist() == [False]
    flushed = applied(
        "compare", x, zero, comparison_direction="EQ", compare_type="FLOAT", latitude=Latitude(subnormals="flushed")
    )
    assert (flushed.lower[0, 0], flushed.upper[0, 0]) == (False, True)
