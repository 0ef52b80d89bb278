"""Tests of the grids of floating-point types against their own bit patterns and against exact arithmetic."""

from bisect import bisect_left
from fractions import Fraction

import numpy as np
import pytest

from oracles.sets import float_grid
from spec.types import FLOATS, FloatType, f16, f32
from tests.oracles.applied import Array, all_values

NARROW = [t for t in FLOATS if t.width <= 16]


def finite_values(t: FloatType) -> Array:
    values = all_values(t)
    return np.unique(values[np.isfinite(values)])


@pytest.mark.parametrize("t", NARROW, ids=str)
def test_every_value_of_a_type_is_on_its_grid_and_next_to_its_neighbours(t: FloatType) -> None:
    values = finite_values(t)
    assert float_grid.is_on_grid(all_values(t), t).all()
    assert (float_grid.next_up(values[:-1], t) == values[1:]).all()
    assert (float_grid.next_down(values[1:], t) == values[:-1]).all()
    assert not float_grid.is_on_grid((values[1:] + values[:-1]) / 2, t).any()


def beside_ties(t: FloatType) -> Array:
    values = finite_values(t)
    values = values[:: max(1, len(values) // 500)]
    ties = (values + float_grid.next_up(values, t)) / 2
    ties = ties[np.isfinite(ties)]
    near = [ties * (1 + e) for e in (0.0, 2.0**-30, -(2.0**-30), 2.0**-51, -(2.0**-51), 0.1)]
    return np.concatenate(near)


@pytest.mark.parametrize("t", NARROW, ids=str)
def test_rounding_is_to_nearest_with_ties_to_even_and_rounds_once(t: FloatType) -> None:
    values = finite_values(t)
    samples = beside_ties(t)
    samples = samples[(samples > values[0]) & (samples < values[-1])]
    rounded = float_grid.round_to_nearest(samples, t)
    known = [Fraction(v) for v in values.tolist()]
    for x, y in zip(samples.tolist(), rounded.tolist(), strict=True):
        assert y == nearest(Fraction(x), known), x


def nearest(x: Fraction, known: list[Fraction]) -> Fraction:
    i = bisect_left(known, x)
    low, high = known[max(i - 1, 0)], known[i]
    if x - low != high - x:
        return low if x - low < high - x else high
    # Of the two, the one with the even significand is the multiple of the larger power of two; with one bit of
    # precision both are odd, and the larger counts.
    return max(low, high, key=lambda v: (v == 0, v.numerator & -v.numerator if v.denominator == 1 else -v.denominator))


@pytest.mark.parametrize("t", [f16, f32], ids=str)
def test_the_processors_rounding_is_ours(t: FloatType) -> None:
    x = np.random.default_rng(0).integers(0, 2**64, 20000, np.uint64).view(np.float64)
    x = np.concatenate([x, np.random.default_rng(1).standard_normal(20000)])
    ours = float_grid.customary(float_grid.round_unbounded(x, t), t)
    assert np.array_equal(ours, float_grid.round_to_nearest(x, t), equal_nan=True)


@pytest.mark.parametrize("t", FLOATS, ids=str)
def test_directed_rounding_encloses(t: FloatType) -> None:
    x = np.random.default_rng(2).standard_normal(2000) * 3
    if not float_grid.grid(t).has_negative:
        x = np.abs(x)
    down, up = float_grid.round_down(x, t), float_grid.round_up(x, t)
    assert ((down <= x) & (x <= up)).all()
    on_grid = float_grid.is_on_grid(x, t)
    assert (down[on_grid] == up[on_grid]).all()
    inside = ~on_grid & np.isfinite(up) & np.isfinite(down)
    assert (float_grid.next_up(down[inside], t) == up[inside]).all()


@pytest.mark.parametrize("t", FLOATS, ids=str)
def test_overflow_becomes_what_the_type_has(t: FloatType) -> None:
    g = float_grid.grid(t)
    beyond = np.array([np.inf]) if t.name == "f64" else np.array([g.overflow])
    expected = np.inf if g.has_infinity else np.nan if g.has_nan else g.max_finite
    assert np.array_equal(float_grid.round_to_nearest(beyond, t), [expected], equal_nan=True)
    assert float_grid.lacks(float_grid.round_unbounded(beyond, t), t).tolist() == [not g.has_infinity]


@pytest.mark.parametrize("t", FLOATS, ids=str)
def test_zeros_keep_their_sign_where_there_are_two(t: FloatType) -> None:
    g = float_grid.grid(t)
    zeros = float_grid.round_to_nearest(np.array([-0.0, 0.0]), t)
    if not g.has_zero:
        assert np.isnan(zeros).all()
    else:
        assert np.signbit(zeros).tolist() == [g.has_negative_zero, False]


@pytest.mark.parametrize("t", NARROW, ids=str)
def test_an_ulp_is_the_distance_to_the_next_value(t: FloatType) -> None:
    values = finite_values(t)
    values = values[values > 0]
    assert (float_grid.ulp(values[:-1], t) == np.diff(values)).all()
