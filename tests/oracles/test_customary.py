"""Tests of the customary result: the only member, the middle of an interval, or the value kept for an open element."""

from __future__ import annotations

import numpy as np

from oracles.deviations import has_custom
from oracles.sets.acceptance import Acceptance, customary, exactly
from spec.types import f32, f64


def sets(lower: list[float], upper: list[float], unspecified: bool = False) -> Acceptance:
    nan, is_open = np.zeros((1, len(lower)), np.bool_), np.full((1, len(lower)), unspecified)
    return Acceptance(f32, np.array([lower]), np.array([upper]), nan, is_open)


def test_exact_sets_have_their_only_member() -> None:
    least = np.array([[5e-324, -0.0, np.inf, np.nan]])
    found = customary(exactly(least, f64))
    assert np.array_equal(found, least, equal_nan=True)
    assert np.signbit(found[0, 1])


def test_intervals_have_their_middle() -> None:
    assert customary(sets([1.0, -4.0], [3.0, -2.0])).tolist() == [[2.0, -3.0]]
    assert customary(sets([5e-324, -np.inf], [5e-324, 1.0])).tolist() == [[5e-324, -np.inf]]


def test_open_elements_have_what_is_kept_of_them() -> None:
    assert customary(sets([7.0], [9.0], unspecified=True)).tolist() == [[7.0]]


def test_an_open_element_of_which_nothing_is_kept_has_no_custom() -> None:
    assert has_custom(sets([7.0], [7.0], unspecified=True))
    assert not has_custom(sets([1.0, 7.0], [1.0, 6.0], unspecified=True))
