"""Tests of the statistics of sums: they find low-precision and truncating accumulators, and accept correct ones."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from oracles.bias import FALSE_ALARM, evidence
from spec.types import bf16, f32, f64


def sums(terms: np.ndarray, accumulate: type) -> np.ndarray:  # type: ignore[type-arg]
    """Return the sums of terms of shape (m, n), each row added from first to last in a type."""
    total = np.zeros(len(terms), accumulate)
    for column in terms.T:
        total = (total + column.astype(accumulate)).astype(accumulate)
    return total


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("positive", [False, True])
def test_right_accumulators_are_not_found_fault_with(seed: int, positive: bool) -> None:
    rng = np.random.default_rng(seed)
    terms = rng.normal(size=(64, 512)).astype(np.float32)
    terms = np.abs(terms) if positive else terms
    assert evidence(sums(terms, np.float32), terms, f32) is None
    assert evidence(terms.astype(np.float64).sum(axis=1).astype(np.float32), terms, f32) is None
    assert evidence(sums(terms.astype(np.float64), np.float64), terms.astype(np.float64), f64) is None


def test_low_precision_accumulators_are_found() -> None:
    terms = np.random.default_rng(0).normal(size=(64, 512)).astype(np.float32)
    found = evidence(sums(terms, np.float16), terms, f32)
    assert found is not None
    assert found.of in ("bias", "variance")
    assert evidence(sums(terms, ml_dtypes.bfloat16), terms, f32) is not None


def test_truncating_accumulators_are_found_though_each_sum_is_within_its_bound() -> None:
    terms = np.abs(np.random.default_rng(0).normal(size=(256, 512)))
    terms = terms.astype(np.float32)
    total = np.zeros(256)
    for column in terms.T:
        exact = total + column
        rounded = exact.astype(np.float32).astype(np.float64)
        down = np.nextafter(rounded.astype(np.float32), np.float32(0)).astype(np.float64)
        total = np.where(rounded > exact, down, rounded)
    bound = 511 * 2.0**-24 * terms.astype(np.float64).sum(axis=1)
    assert (np.abs(total - terms.astype(np.float64).sum(axis=1)) < bound).all()
    found = evidence(total, terms, f32)
    assert found is not None
    assert found.of == "bias"
    assert "mean error of 256 sums of 512 terms" in str(found)


def test_no_sums_are_no_evidence() -> None:
    assert evidence(np.zeros(0), np.zeros((0, 5)), f32) is None
    assert evidence(np.zeros(3), np.zeros((3, 5)), bf16) is None
    assert FALSE_ALARM < 1e-6
