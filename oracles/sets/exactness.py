"""The sign of exact - rounded for operations computed in f64, element by element.

Uses error-free transformations (Dekker 1971; Muller et al., "Handbook of Floating-Point Arithmetic", chapter 4) on
significands, so that no intermediate overflows or underflows. A result that overflowed is greater than the exact one in
magnitude; results of infinite or NaN operands count as exact.
"""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

_SPLITTER = 2.0**27 + 1


def of_sum(a: Array, b: Array, rounded: Array) -> Array:
    with np.errstate(all="ignore"):
        virtual = rounded - a
        error = (a - (rounded - virtual)) + (b - virtual)
    return _signs(error, rounded, np.isfinite(a) & np.isfinite(b))


def of_product(a: Array, b: Array, rounded: Array) -> Array:
    with np.errstate(all="ignore"):
        (x, i), (y, j) = np.frexp(a), np.frexp(b)
        high, low = _product(x, y)
        error = (high - np.ldexp(rounded, -(i + j))) + low
    return _signs(error, rounded, np.isfinite(a) & np.isfinite(b))


def of_quotient(a: Array, b: Array, rounded: Array) -> Array:
    with np.errstate(all="ignore"):
        (x, i), (y, j) = np.frexp(a), np.frexp(b)
        quotient = x / y
        high, low = _product(quotient, y)
        error = (quotient - np.ldexp(rounded, j - i)) + ((x - high) - low) / y
    return _signs(error, rounded, np.isfinite(a) & np.isfinite(b) & (b != 0))


def of_root(a: Array, rounded: Array) -> Array:
    with np.errstate(all="ignore"):
        x, i = np.frexp(a)
        odd = i % 2
        x = np.ldexp(x, odd)
        root = np.sqrt(x)
        high, low = _product(root, root)
        error = (x - high) - low
    return _signs(error, rounded, np.isfinite(a))


def sum_of_products(a: Array, b: Array, c: Array, d: Array) -> Array:
    """Return a * b + c * d to within one ULP, even if the products nearly cancel; rounded after each step if the
    products are too large for error-free transformations."""
    with np.errstate(all="ignore"):
        (p, e), (q, f) = _product(a, b), _product(c, d)
        total = p + q
        virtual = total - p
        careful = total + ((p - (total - virtual)) + (q - virtual) + (e + f))
    return np.where(np.isfinite(careful), careful, total)


def _product(a: Array, b: Array) -> tuple[Array, Array]:
    high = a * b
    (a1, a2), (b1, b2) = halves(a), halves(b)
    return high, ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2


def halves(a: Array) -> tuple[Array, Array]:
    """Return a as a sum of two f64 of half the precision, whose products are exact (Veltkamp's splitting)."""
    scaled = a * _SPLITTER
    high = scaled - (scaled - a)
    return high, a - high


def _signs(error: Array, rounded: Array, finite: Array) -> Array:
    overflowed = finite & np.isinf(rounded)
    signs = np.where(overflowed, -np.sign(rounded), np.sign(error))
    return np.where(finite & ~np.isnan(rounded), signs, 0.0)
