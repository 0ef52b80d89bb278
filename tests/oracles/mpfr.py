"""An independent reference: MPFR, through gmpy2, in the precision and the exponent range of an element type."""

from __future__ import annotations

import math
from typing import Any

import gmpy2
import ml_dtypes
import numpy as np

from spec.types import FloatType, dtype


def context(t: FloatType, precision: int | None = None) -> Any:
    """Return a context that rounds results to the type, to nearest even, with subnormals.

    `precision`, in bits, replaces that of the type.
    """
    info = ml_dtypes.finfo(dtype(t))
    _, emin = math.frexp(float(info.smallest_subnormal))
    _, emax = math.frexp(float(info.max))
    return gmpy2.context(precision=precision or info.nmant + 1, emin=emin, emax=emax, subnormalize=True)


def wide() -> Any:
    """Return a context precise enough for the sum of the largest and the smallest f64."""
    return gmpy2.context(precision=2200, emin=-1_000_000, emax=1_000_000)


def in_type(x: Any, t: FloatType) -> float:
    """Return a result as a float; beyond the largest value of the type it is infinite."""
    y = float(x)
    most = float(ml_dtypes.finfo(dtype(t)).max)
    return float(np.copysign(np.inf, y)) if abs(y) > most else y


def rounded(x: Any, t: FloatType) -> float:
    """Return a precise value rounded to the type. It must not lie so near a tie that its own error counts."""
    with context(t):
        return in_type(+x, t)
