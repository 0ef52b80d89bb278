"""Tests of randomness: each bounds the probability that fair random numbers give so extreme a result.

The bounds hold for any sample size (Hoeffding's inequality), except chi-square, which is used for cells of hundreds.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def balance(ones: int, n: int) -> float:
    """Return a bound on the probability that n fair coins deviate from n/2 heads at least as much as `ones` does."""
    return min(1.0, 2 * math.exp(-2 * n * (ones / n - 0.5) ** 2))


def chi_square(counts: Array, probabilities: Sequence[float]) -> float:
    """Return the probability of counts at least as far from their expected values as these (Pearson)."""
    expected = np.array(probabilities) * counts.sum()
    return chi_square_tail(float(((counts - expected) ** 2 / expected).sum()), len(counts) - 1)


def chi_square_tail(x: float, freedom: int) -> float:
    """Return the probability that a chi-square variable with `freedom` degrees of freedom exceeds x."""
    half = x / 2
    tail, a = (math.exp(-half), 1.0) if freedom % 2 == 0 else (math.erfc(math.sqrt(half)), 0.5)
    while a < freedom / 2:  # Q(a + 1, h) = Q(a, h) + h^a e^-h / Gamma(a + 1)
        tail += math.exp(a * math.log(half) - half - math.lgamma(a + 1)) if half > 0 else 0.0
        a += 1
    return min(tail, 1.0)


def bits(words: Array, width: int) -> Iterator[tuple[str, float]]:
    """Test that each bit of unsigned words is fair, and changes from word to word with probability 1/2.

    Yields the claim of each test in words, and its probability.
    """
    flat = words.reshape(-1)
    changes = flat[1:] ^ flat[:-1]
    for i in range(width):
        yield f"bit {i} is set as often as not", balance(_ones(flat, i), flat.size)
        yield f"bit {i} changes as often as not", balance(_ones(changes, i), changes.size)


def _ones(words: Array, i: int) -> int:
    return int(((words >> np.array(i, words.dtype)) & np.array(1, words.dtype)).sum(dtype=np.int64))


def low_and_high(words: Array, width: int) -> Iterator[tuple[str, float]]:
    """Test that the lowest bits, and the highest bits, up to eight together, are uniformly distributed."""
    taken = min(width, 8)
    cells = [1 / 2**taken] * 2**taken
    for what, shift in (("lowest", 0), ("highest", width - taken)):
        values = (words.reshape(-1) >> np.array(shift, words.dtype)) & np.array(2**taken - 1, words.dtype)
        counts = np.bincount(values.astype(np.int64), minlength=2**taken)
        yield f"the {taken} {what} bits take each value alike", chi_square(counts, cells)


def fits_cells(x: Array, edges: Sequence[float], probabilities: Sequence[float], what: str) -> tuple[str, float]:
    """Test that numbers fall between the edges, and beyond them, with the given probabilities."""
    counts = np.bincount(np.searchsorted(np.array(edges), x.reshape(-1), side="right"), minlength=len(edges) + 1)
    return what, chi_square(counts, probabilities)


def alternates(x: Array, median: float) -> tuple[str, float]:
    """Test that neighbours lie on the same side of the median with probability 1/2."""
    above = x.reshape(-1) >= median
    return "neighbours lie on one side of the median as often as not", balance(
        int((above[1:] == above[:-1]).sum()), above.size - 1
    )
