"""Sets of products of many floating-point terms, in any order.

A product of n real terms differs from the exact one by a factor of at most (1 + u)^(n - 1), if no partial product
overflows or underflows. One that does may become infinite, zero, or (infinity times zero) NaN. Terms have the shape
(rows, n, ...); axis 1 is folded.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from oracles.sets.acceptance import Acceptance, Array, order_key
from oracles.sets.float_grid import Grid
from oracles.sets.sums import Accumulation, Terms, above, below, lowest_bit


def product_of(terms: Acceptance, accumulation: Accumulation) -> Acceptance:
    with np.errstate(all="ignore"):
        return _product(terms, accumulation)


_MOST_DOUBLINGS = 1000


def _product(terms: Acceptance, accumulation: Accumulation) -> Acceptance:
    t, g, n = Terms.of(terms), accumulation.grid, terms.lower.shape[1]
    straddles = np.signbit(t.lower) != np.signbit(t.upper)
    least = np.where(straddles, 0.0, np.minimum(np.abs(t.lower), np.abs(t.upper)))
    most = np.maximum(np.abs(t.lower), np.abs(t.upper))
    must_be_zero, may_be_zero = (most == 0).any(axis=1), (least == 0).any(axis=1)
    must_be_infinite, may_be_infinite = (least == np.inf).any(axis=1), (most == np.inf).any(axis=1)

    growth = np.log2(np.maximum(_ordinary(most), 1.0)).sum(axis=1)
    shrinkage = np.log2(np.minimum(_ordinary(least), 1.0)).sum(axis=1)
    slack = n * accumulation.unit_roundoff * 1.5 + 1e-6
    overflows = growth + slack >= np.log2(g.max_finite)
    underflows = shrinkage - slack <= np.log2(g.smallest_normal)
    explodes, vanishes = may_be_infinite | overflows, may_be_zero | underflows
    fits = _all_partial_products_fit(t, accumulation) & ~overflows & ~underflows

    low, high = _product_without_overflow(_ordinary(least)), _product_without_overflow(_ordinary(most))
    roundings = 2 * (n - 1) if accumulation.is_f64 else n - 1  # our own product in f64 has as many roundings
    u = accumulation.unit_roundoff * (1 + 2.0**-20)
    is_flushed = underflows & (accumulation.flushed and accumulation.by_one_convention)
    lost = np.where(underflows, n * _least_step(g, accumulation) * np.exp2(growth), 0.0)
    inner = below(np.maximum(low * (1 - u) ** roundings - lost, 0.0), accumulation)
    if not accumulation.fused:
        inner = np.where(low * (1 - u) ** roundings >= accumulation.edges()[1], np.inf, inner)
    # after 1000 doublings, even `lost` overflows the type
    outer = above((high + lost) * (1 + u) ** min(roundings, _MOST_DOUBLINGS / np.log2(1 + u)), accumulation)

    least = np.where(fits, low, np.maximum(inner, 0.0))
    least = np.where(may_be_zero | underflows & explodes, 0.0, least)
    least = np.where(must_be_zero, 0.0, np.where(must_be_infinite, np.inf, least))
    most = np.where(fits, low, np.where(explodes, np.inf, outer))
    most = np.where(must_be_zero | is_flushed & ~explodes, 0.0, most)  # the bounds without flushing hold for the others
    least = np.where(is_flushed & ~must_be_infinite, 0.0, least)
    negative = np.signbit(t.lower).sum(axis=1) % 2 == 1
    lower, upper = _with_sign(least, most, straddles.any(axis=1), negative, g)
    contradiction = must_be_zero & must_be_infinite
    lower, upper = np.where(contradiction, np.nan, lower), np.where(contradiction, np.nan, upper)
    beyond = explodes | (vanishes & (not g.has_zero))
    return t.result(terms.element_type, lower, upper, explodes & vanishes, g, beyond=beyond)


def _ordinary(magnitudes: Array) -> Array:
    return np.where((magnitudes == 0) | (magnitudes == np.inf), 1.0, magnitudes)


def _least_step(g: Grid, accumulation: Accumulation) -> float:
    """Return the largest error of rounding one result below the normal range, or of flushing two operands to zero."""
    return 2 * g.smallest_normal if accumulation.flushed else g.smallest


def _product_without_overflow(x: Array) -> Array:
    """Return the product along axis 1, which overflows or underflows only if the final result does."""
    mantissa, exponent = np.frexp(x)
    exponent = exponent.astype(np.int64).sum(axis=1)
    while mantissa.shape[1] > 1:
        if mantissa.shape[1] % 2:
            mantissa = np.concatenate([mantissa, np.ones_like(mantissa[:, :1])], axis=1)
        mantissa, carried = np.frexp(mantissa[:, ::2] * mantissa[:, 1::2])
        exponent = exponent + carried.sum(axis=1)
    return np.asarray(np.ldexp(mantissa[:, 0], np.clip(exponent, -5000, 5000).astype(np.int32)))


def _all_partial_products_fit(t: Terms, accumulation: Accumulation) -> Array:
    """Whether the odd parts of all terms multiply to a significand of the type, so that no product is rounded."""
    same = ((order_key(t.lower) == order_key(t.upper)) & np.isfinite(t.lower) & (t.lower != 0)).all(axis=1)
    odd = np.abs(t.lower) / lowest_bit(np.abs(t.lower))
    return np.asarray(same & (odd.prod(axis=1) < 2.0**accumulation.grid.precision))


def _with_sign(least: Array, most: Array, unknown: Array, negative: Array, g: Grid) -> tuple[Array, Array]:
    lower = np.where(unknown, -most, np.where(negative, -most, least))
    upper = np.where(unknown, most, np.where(negative, -least, most))
    return (lower, upper) if g.has_negative_zero else (lower + 0.0, upper + 0.0)


def complex_product_of(terms: Acceptance, accumulation: Accumulation) -> Acceptance:
    """Return the products of complex terms along axis 1, with the parts on the last axis: squares around the exact
    product.

    A complex multiplication has an error of at most sqrt(5) u times the magnitude of the result (Brent, Percival and
    Zimmermann, 2007), with or without FMA. Results of infinities, NaN and overflow are implementation-defined (spec
    section "Floating-point exceptions").
    """
    with np.errstate(all="ignore"):
        return _complex_product(terms, accumulation)


def _complex_product(terms: Acceptance, accumulation: Accumulation) -> Acceptance:
    g, n = accumulation.grid, terms.lower.shape[1]
    center = _complex(terms.lower / 2 + terms.upper / 2)
    reach = np.abs(_complex(terms.upper - terms.lower)) / 2 * (1 + 2.0**-50)
    sizes = np.abs(center) + reach
    product, size = center.prod(axis=1), sizes.prod(axis=1)
    u = accumulation.unit_roundoff * (2 if accumulation.is_f64 else 1 + 2.0**-20)
    factor = (1 + 3 * u) ** (n - 1) - 1
    growth = np.log2(np.maximum(sizes, 1.0)).sum(axis=1)
    radius = (size - np.abs(product)) + factor * size + 4 * n * _least_step(g, accumulation) * np.exp2(growth)
    if n == 1:
        radius = np.zeros_like(radius)
    fits = _all_partial_complex_products_fit(terms, accumulation)

    parts = np.stack([product.real, product.imag], axis=-1)
    lower = np.where(fits[..., np.newaxis], parts, below(parts - radius[..., np.newaxis], accumulation))
    upper = np.where(fits[..., np.newaxis], parts, above(parts + radius[..., np.newaxis], accumulation))
    # the sign of a zero by cancellation depends on the order of additions
    lower, upper = np.where(lower == 0, -0.0, lower), np.where(upper == 0, 0.0, upper)
    special = ~np.isfinite(terms.lower) | ~np.isfinite(terms.upper) | terms.nan
    open_ = special.any(axis=(1, -1)) | (growth + n * u * 4 + 2 >= np.log2(g.max_finite))
    unspecified = terms.unspecified.any(axis=(1, -1)) | open_
    lower, upper = np.where(open_[..., np.newaxis], parts, lower), np.where(open_[..., np.newaxis], parts, upper)
    flags = np.broadcast_to(unspecified[..., np.newaxis], lower.shape)
    return replace(terms, lower=lower, upper=upper, nan=flags & True, unspecified=flags)


def _complex(parts: Array) -> Array:
    return np.asarray(np.ascontiguousarray(parts).view(np.complex128)[..., 0])


def _all_partial_complex_products_fit(terms: Acceptance, accumulation: Accumulation) -> Array:
    """Whether all sums of products of parts are values of the type, as multiples of the product of the quanta."""
    same = ((terms.lower == terms.upper) & np.isfinite(terms.lower)).all(axis=(1, -1))
    magnitudes = np.abs(terms.lower)
    quantum = lowest_bit(magnitudes).min(axis=-1)
    digits = np.where(np.isinf(quantum), 1.0, magnitudes.sum(axis=-1) / quantum)
    fits = np.asarray(digits.prod(axis=1) < 2.0**accumulation.grid.precision)
    exponents = np.where(np.isinf(quantum), 0.0, np.abs(np.log2(quantum))).sum(axis=1)
    return np.asarray(same & fits & (exponents < -np.log2(accumulation.grid.smallest_normal) / 2))
