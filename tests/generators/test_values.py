"""Tests of element data: the contents of tables, the limits of ranges, and dtypes."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from generators.element_values import Domain, elements_at, elements_from_bytes, neighbours, random_elements
from generators.value_ranges import Range, can_count, format_of, full_range, part, span
from spec.types import COMPLEXES, ELEMENT_TYPES, FLOATS, INTEGERS, ElementType, FloatType, IntegerType, dtype, f32, si8
from spec.vocabulary import max_value, min_value

_ALL = np.arange(256, dtype=np.uint8)


def _table(t: ElementType) -> np.ndarray[Any, Any]:
    return elements_at(t, Domain(full_range(t)), _ALL)


def _numbers(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    with np.errstate(all="ignore"):
        numbers: np.ndarray[Any, Any] = array.astype(np.float64)
        return numbers


@pytest.mark.parametrize("t", ELEMENT_TYPES, ids=str)
def test_small_bytes_pick_simple_values(t: ElementType) -> None:
    zero_or_least = 1 if not can_count(t) else 0
    assert elements_from_bytes(t, Domain(full_range(t)), bytes(16), 20).tolist() == [zero_or_least] * 20


@pytest.mark.parametrize("t", INTEGERS, ids=str)
def test_integer_tables_hold_the_extremes(t: IntegerType) -> None:
    assert {0, 1, min_value(t), max_value(t), max_value(t) - 1} <= set(_table(t).astype(object).tolist())


@pytest.mark.parametrize("t", FLOATS, ids=str)
def test_float_tables_hold_the_special_values(t: FloatType) -> None:
    x, f = _numbers(_table(t)), format_of(t)
    assert {f.greatest, f.tiny, f.normal} <= set(np.abs(x).tolist())
    every = _numbers(np.arange(1 << min(t.width, 16), dtype=f"u{dtype(t).itemsize}").view(dtype(t)))
    if t.width <= 16:
        assert np.isnan(x).any() == np.isnan(every).any()
        assert np.isinf(x).any() == np.isinf(every).any()
        assert ((x == 0) & np.signbit(x)).any() == ((every == 0) & np.signbit(every)).any()


def test_float_tables_hold_halfway_cases_of_narrower_types() -> None:
    x = set(_numbers(random_elements(f32, Domain(full_range(f32)), 50, 100, np.random.default_rng(0))).ravel().tolist())
    assert 1 + 2.0**-11 in x  # halfway between neighbours of f16
    assert 65520.0 in x  # rounds to infinity in f16
    assert 1 + 2.0**-4 in x  # halfway in f8E4M3


@pytest.mark.parametrize("t", ELEMENT_TYPES, ids=str)
@pytest.mark.parametrize("rows", [1, 14])
def test_seeded_data_has_the_dtype_and_repeats(t: ElementType, rows: int) -> None:
    def draw(seed: int) -> np.ndarray[Any, Any]:
        return random_elements(t, Domain(full_range(t)), rows, 5, np.random.default_rng(seed))

    assert draw(1).dtype == dtype(t)
    assert draw(1).shape == (rows, 5)
    assert draw(1).tobytes() == draw(1).tobytes()
    assert len({draw(seed).tobytes() for seed in range(20)}) > 1


@pytest.mark.parametrize("t", [t for t in ELEMENT_TYPES[1:] if can_count(t)], ids=str)
def test_values_keep_to_their_range(t: ElementType) -> None:
    low, high = max(span(t)[0], -5), min(span(t)[1], 6)
    for known in (Range(low, high, integral=True), Range(1, min(high, 2), integral=True)):
        fresh = random_elements(t, Domain(known), 4, 50, np.random.default_rng(0)).ravel()
        for array in (fresh, elements_at(t, Domain(known), _ALL)):
            parts = [array.real, array.imag] if t in COMPLEXES else [array]
            for x in map(_numbers, parts):
                assert ((x >= known.low) & (x <= known.high) & (x == np.round(x))).all()


@pytest.mark.parametrize("t", FLOATS[7:], ids=str)
def test_real_ranges_keep_rounding_inside(t: ElementType) -> None:
    known = Range(0.3, 1.7) if can_count(t) else Range(0.5, 2)
    x = _numbers(random_elements(t, Domain(known), 4, 200, np.random.default_rng(0)))
    assert ((x >= known.low) & (x <= known.high)).all()


def test_indices_are_mostly_near_their_focus() -> None:
    domain = Domain(full_range(si8), focus=(0, 3))
    x = random_elements(si8, domain, 100, 10, np.random.default_rng(0))
    assert ((x >= -1) & (x <= 4)).mean() > 0.6
    assert (x < -1).any()
    assert (x > 4).any()


def test_neighbours_are_equal_or_next() -> None:
    x = np.array([1.0, 2.0, 3.0] * 20, np.float32)
    moved = neighbours(x, f32, np.random.default_rng(0))
    steps = moved.view(np.int32).astype(int) - x.view(np.int32).astype(int)
    assert set(steps.tolist()) == {-1, 0, 1}


def test_ranges_join_and_meet() -> None:
    small, wide = Range(0, 2, integral=True), Range(-4.5, 4.5, exact=False)
    assert small.within(full_range(part(f32)))
    assert not wide.within(small)
    assert (small | wide) == Range(-4.5, 4.5, exact=False)
    assert (wide & small) == Range(0, 2, integral=True, exact=False)
    assert not full_range(f32).within(Range(-math.inf, math.inf))
