"""Statistical tests of many random sums together, which reveal low-precision accumulators that the bound on each sum
admits.

Model: the rounding errors of additions are independent and centred (Higham and Mary, "A new approach to probabilistic
rounding error analysis", 2019). Then the error of a sum of n terms, added in any order, divided by u * sum|terms| *
sqrt(n - 1), is sub-Gaussian with variance factor 1, and over m sums
- the mean exceeds sqrt(2 log(2 / p) / m) with probability p at most (Hoeffding),
- the mean square exceeds 1 + 2 sqrt(x / m) + 2 x / m, x = log(1 / p), with probability p at most (Hsu, Kakade and
  Zhang, "A tail inequality for quadratic forms of subgaussian random vectors", 2012).
The model holds for terms drawn at random, not for crafted ones.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np

from oracles.sets.acceptance import Array
from oracles.sets.float_grid import grid
from oracles.sets.sums import exact_sum
from spec.types import FloatType

FALSE_ALARM = 1e-9
"""Largest probability that a correct accumulator is reported."""


@dataclass(frozen=True)
class Evidence:
    """Evidence against an accumulator: its errors are biased, or their variance is larger than rounding explains."""

    of: Literal["bias", "variance"]
    value: float
    """Mean (bias) or mean square (variance) of the normalized errors."""
    threshold: float
    sums: int
    terms: int

    def __str__(self) -> str:
        what = "mean" if self.of == "bias" else "mean square"
        return (
            f"the {what} error of {self.sums} sums of {self.terms} terms is {self.value:.3g}, in units of random "
            f"rounding, where {self.threshold:.3g} is exceeded once in {1 / FALSE_ALARM:.0e} times"
        )


def sum_errors(results: Array, terms: Array, float_type: FloatType) -> Array:
    """Return the errors of `results`, shape (m,), as sums of `terms`, shape (m, n), divided by u * sum|terms| * sqrt(n
    - 1). Sums that are not finite or too small to be rounded are left out."""
    terms, results = terms.astype(np.float64), results.astype(np.float64)
    total = np.abs(terms).sum(axis=1)
    usable = np.isfinite(total) & np.isfinite(results) & (total > grid(float_type).smallest_normal)
    high, low = exact_sum(terms[usable])
    unit = 2.0 ** -grid(float_type).precision * total[usable] * math.sqrt(max(terms.shape[1] - 1, 1))
    return np.asarray(((results[usable] - high) - low) / unit)


def evidence(results: Array, terms: Array, float_type: FloatType, false_alarm: float = FALSE_ALARM) -> Evidence | None:
    """Return the evidence that `results`, shape (m,), are not sums of `terms`, shape (m, n), rounded to `float_type`;
    None if there is none. A correct accumulator is reported with probability `false_alarm` at most."""
    errors = sum_errors(results, terms, float_type)
    m, n = len(errors), terms.shape[1]
    if m == 0 or n < 2:
        return None
    p = false_alarm / 2  # two tests share the probability
    most = math.sqrt(2 * math.log(2 / p) / m)
    bias = float(errors.mean())
    if abs(bias) > most:
        return Evidence("bias", bias, most, m, n)
    x = math.log(1 / p)
    most = 1 + 2 * math.sqrt(x / m) + 2 * x / m
    variance = float((errors * errors).mean())
    if variance > most:
        return Evidence("variance", variance, most, m, n)
    return None
