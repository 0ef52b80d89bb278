"""Tests of randomness: each returns a probability that fair random numbers exceed only so often.

No approximation here calls fair numbers unfair more often than it says: binomial counts are bounded by Hoeffding's
inequality, and only chi-square takes the usual limit, for cells of hundreds.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def balance(ones: int, n: int) -> float:
    """At most how likely it is that of n fair coins as many, or as few, show heads."""
    return min(1.0, 2 * math.exp(-2 * n * (ones / n - 0.5) ** 2))


def chi_square(counts: Array, probabilities: Sequence[float]) -> float:
    """How likely it is that counts are as far from their expected values (Pearson)."""
    expected = np.array(probabilities) * counts.sum()
    return chi_square_tail(float(((counts - expected) ** 2 / expected).sum()), len(counts) - 1)


def chi_square_tail(x: float, freedom: int) -> float:
    """The probability that a chi-square variable of so many degrees of freedom exceeds x."""
    half = x / 2
    tail, a = (math.exp(-half), 1.0) if freedom % 2 == 0 else (math.erfc(math.sqrt(half)), 0.5)
    while a < freedom / 2:  # Q(a + 1, h) = Q(a, h) + h^a e^-h / Gamma(a + 1)
        tail += math.exp(a * math.log(half) - half - math.lgamma(a + 1)) if half > 0 else 0.0
        a += 1
    return min(tail, 1.0)


def bits(words: Array, width: int) -> Iterator[tuple[str, float]]:
    """Of unsigned words: that each bit is fair, and that it changes from one word to the next as often as not."""
    flat = words.reshape(-1)
    changes = flat[1:] ^ flat[:-1]
    for i in range(width):
        yield f"bit {i} is set as often as not", balance(_ones(flat, i), flat.size)
        yield f"bit {i} changes as often as not", balance(_ones(changes, i), changes.size)


def _ones(words: Array, i: int) -> int:
    return int(((words >> np.array(i, words.dtype)) & np.array(1, words.dtype)).sum(dtype=np.int64))


def low_and_high(words: Array, width: int) -> Iterator[tuple[str, float]]:
    """That the lowest and the highest bits, up to eight together, take every value alike."""
    taken = min(width, 8)
    cells = [1 / 2**taken] * 2**taken
    for what, shift in (("lowest", 0), ("highest", width - taken)):
        values = (words.reshape(-1) >> np.array(shift, words.dtype)) & np.array(2**taken - 1, words.dtype)
        counts = np.bincount(values.astype(np.int64), minlength=2**taken)
        yield f"the {taken} {what} bits take each value alike", chi_square(counts, cells)


def fits_cells(x: Array, edges: Sequence[float], probabilities: Sequence[float], what: str) -> tuple[str, float]:
    """That numbers fall into the cells between the edges, which reach to infinity, with these probabilities."""
    counts = np.bincount(np.searchsorted(np.array(edges), x.reshape(-1), side="right"), minlength=len(edges) + 1)
    return what, chi_square(counts, probabilities)


def alternates(x: Array, median: float) -> tuple[str, float]:
    """That neighbours lie on the same side of the median as often as not."""
    above = x.reshape(-1) >= median
    return "neighbours lie on one side of the median as often as not", balance(
        int((above[1:] == above[:-1]).sum()), above.size - 1
    )
