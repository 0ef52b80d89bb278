"""Matrix products of all element types, for dot_general and convolution.

Factors have the shape (input sets, batches, rows, terms), with a last axis of parts if they are complex; results the
shape (input sets, batches, rows of lhs, rows of rhs).

The text multiplies in the operands' element type and adds in the result's. If the result's type holds all values of the
operands', they are converted to it first. For other floats, operands may be converted to it, or each product may be
rounded to the operands' type first, or neither.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from oracles.conventions import follows
from oracles.evaluator import Context, Mode, Unevaluated
from oracles.reference.conversion import convert_elements
from oracles.reference.elementwise import kind_of
from oracles.reference.elementwise_integer import greatest, least, wrap
from oracles.sets.acceptance import Acceptance, Array, bounds_dtype, hull
from oracles.sets.bounds_of_products import bounds, product_sums
from oracles.sets.enclosures import part_of
from oracles.sets.float_grid import grid, round_to_nearest
from oracles.sets.flushing import flush_operand, flush_result
from oracles.sets.precision import Operation, to_readings
from oracles.sets.sums_of_products import (
    OWN_UNIT_ROUNDOFF,
    Arithmetic,
    Factor,
    any_of,
    partial_sums_fit,
    per_pair,
    sums_of,
    times,
)
from oracles.sets.value_sets import mark_exact
from spec.types import ComplexType, ElementType, FloatType, IntegerType, i1

MOST_BYTES = 2**28
"""Largest size of an intermediate array for products of undecided integers."""


def matrix_product(
    lhs: Acceptance, rhs: Acceptance, to: ElementType, context: Context, operation: Operation
) -> Acceptance:
    kinds = {kind_of(lhs.element_type), kind_of(rhs.element_type), kind_of(to)}
    match to:
        case _ if len(kinds) > 1:  # the text has no promotion from one kind to another
            left, right = (convert_elements(x, to, context) for x in (lhs, rhs))
            result = matrix_product(left, right, to, context, operation)
            return replace(result, unspecified=np.ones_like(result.unspecified))
        case IntegerType():
            return _of_integers(lhs, rhs, to, context)
        case FloatType() | ComplexType() if operation.accumulation is None and not _holds(to, lhs.element_type):
            left, right = (_round_factors(x, to) for x in (lhs, rhs))
            own = _of_floats(lhs, rhs, to, context, operation)
            return mark_exact(hull(own, _of_floats(left, right, to, context, operation)))
        case FloatType() | ComplexType():
            return _of_floats(lhs, rhs, to, context, operation)
        case _:
            return _of_booleans(lhs, rhs)


def _round_factors(x: Acceptance, to: FloatType | ComplexType) -> Acceptance:
    """Return factors rounded to another type; unspecified where that type lacks a value."""
    g = grid(part_of(to))
    ends = [round_to_nearest(a, part_of(to)) for a in (x.lower, x.upper)]
    has_none = np.isnan(ends[0]) & ~np.isnan(x.lower) | np.isnan(ends[1]) & ~np.isnan(x.upper)
    lost = has_none if g.has_nan else has_none | x.nan
    lower, upper = ends[0], ends[0] if x.lower is x.upper else ends[1]
    return Acceptance(to, lower, upper, x.nan, x.unspecified | lost)


def _of_floats(
    lhs: Acceptance, rhs: Acceptance, to: FloatType | ComplexType, context: Context, operation: Operation
) -> Acceptance:
    of = lhs.element_type
    lhs, rhs = (flush_operand(x, context.latitude) for x in (lhs, rhs))
    if _holds(to, of):  # 2^-127 of f8E8M0FNU is a subnormal as a value of f32
        lhs, rhs = (flush_operand(replace(x, element_type=to), context.latitude) for x in (lhs, rhs))
    left, right, operation = to_readings(lhs, rhs, operation)
    arithmetic = _arithmetic(to, of, context, operation)
    if isinstance(to, ComplexType):
        sums = _of_complex(left, right, to, arithmetic)
    else:
        sums = product_sums(left, right, arithmetic)
    return _with_positive_zeros(flush_result(sums, context.latitude))


def _with_positive_zeros(result: Acceptance) -> Acceptance:
    """Return sums with +0 admitted besides -0: a flushed result may be added to +0, an initial value or a zero
    product."""
    is_zero = (result.upper == 0) & np.signbit(result.upper)
    return replace(result, upper=np.where(is_zero, 0.0, result.upper)) if is_zero.any() else result


def _arithmetic(to: ElementType, operands: ElementType, context: Context, operation: Operation) -> Arithmetic:
    sums, latitude = operation.accumulation or part_of(to), context.latitude
    before = part_of(operands) if operation.accumulation is None and not _holds(to, operands) else None
    return Arithmetic(
        sums, part_of(to), context.mode is Mode.FUSED, latitude.flushes, latitude.is_one_convention, operation.dropped,
        operation.products, before,
    )  # fmt: skip


def _holds(wide: ElementType, narrow: ElementType) -> bool:
    w, n = grid(part_of(wide)), grid(part_of(narrow))
    return w.precision >= n.precision and w.max_finite >= n.max_finite and w.smallest <= n.smallest


def _of_booleans(lhs: Acceptance, rhs: Acceptance) -> Acceptance:
    def some_pair(a: Array, b: Array) -> Array:
        return times(a.astype(np.float32), b.astype(np.float32)) > 0

    must = some_pair(lhs.lower, rhs.lower)
    is_exact = lhs.lower is lhs.upper and rhs.lower is rhs.upper
    can = must if is_exact else some_pair(lhs.upper, rhs.upper)
    unspecified = per_pair(np.logical_or, any_of(lhs.unspecified), any_of(rhs.unspecified))
    return mark_exact(Acceptance(i1, must, can, np.zeros(must.shape, np.bool_), unspecified))


def _of_integers(lhs: Acceptance, rhs: Acceptance, to: IntegerType, context: Context) -> Acceptance:
    """Return exact sums. Where a partial sum may overflow, the element is unspecified, with the sum modulo 2^width as
    customary result."""
    a, b = (x.lower.astype(np.float64) for x in (lhs, rhs))
    is_exact = lhs.lower is lhs.upper and rhs.lower is rhs.upper
    unspecified = per_pair(np.logical_or, any_of(lhs.unspecified), any_of(rhs.unspecified))
    if is_exact:
        total, size = times(a, b), times(np.abs(a), np.abs(b))
        lower = upper = _wrap_sums(lhs.lower, rhs.lower, total, size, to)
        low = high = total
    else:
        lower, upper, low, high, size = _between_integers(lhs, rhs, to)
    slack = 1 + lhs.lower.shape[-1] * 2 * OWN_UNIT_ROUNDOFF
    rises = (size + high) / 2 * slack > greatest(to)
    falls = (size - low) / 2 * slack > -least(to)
    if to.width < 53:  # numbers below 2^53 are exact
        rises, falls = (size + high) / 2 > greatest(to), (size - low) / 2 > -least(to)
    leaves = rises | falls
    if follows(context.latitude, "add-overflow", "multiply-overflow"):
        if not is_exact:
            lower = np.where(leaves, np.array(least(to), lower.dtype), lower)
            upper = np.where(leaves, np.array(greatest(to), upper.dtype), upper)
        leaves = np.zeros_like(leaves)
    return mark_exact(Acceptance(to, lower, upper, np.zeros(lower.shape, np.bool_), unspecified | leaves))


def _wrap_sums(lhs: Array, rhs: Array, total: Array, size: Array, to: IntegerType) -> Array:
    if size.max(initial=0.0) < 2.0**53:
        exact = total.astype(np.int64) if to.signed else total.astype(np.int64).view(np.uint64)
    else:
        exact = times(lhs.astype(np.int64), rhs.astype(np.int64))
        exact = exact if to.signed else exact.view(np.uint64)
    return wrap(exact, to).astype(bounds_dtype(to))


def _between_integers(lhs: Acceptance, rhs: Acceptance, to: IntegerType) -> tuple[Array, Array, Array, Array, Array]:
    """Return the ends of sums of intervals, as elements and as f64, and the sums of magnitudes. The ends as elements
    admit every value where that sum is 2^53 or more."""
    ends = [x.astype(np.float64) for x in (lhs.lower, lhs.upper, rhs.lower, rhs.upper)]
    a, p, b, q = (x[..., :, np.newaxis, :] if i < 2 else x[..., np.newaxis, :, :] for i, x in enumerate(ends))
    if np.broadcast(a, b).size * 8 > MOST_BYTES:
        raise Unevaluated("a product of so many undecided integers")
    corners = np.stack([a * b, a * q, p * b, p * q])
    low, high = corners.min(axis=0).sum(axis=-1), corners.max(axis=0).sum(axis=-1)
    size = np.abs(corners).max(axis=0).sum(axis=-1)
    known = size < 2.0**53
    lowest, highest = max(least(to), -(2**53)), min(greatest(to), 2**53)
    kind = bounds_dtype(to)
    lower, upper = (np.clip(np.where(known, x, 0.0), lowest, highest).astype(kind) for x in (low, high))
    return np.where(known, lower, least(to)), np.where(known, upper, greatest(to)), low, high, size


def _of_complex(lhs: Acceptance, rhs: Acceptance, to: ComplexType, arithmetic: Arithmetic) -> Acceptance:
    """Return squares around the exact sums.

    In the textbook formula each part is a sum of 2n products of parts. With three multiplications instead of four,
    errors are those of sums of products (|a| + |b|) (|c| + |d|) of parts, n + 2 and n roundings deep (Higham, "Accuracy
    and Stability", section 3.6 and 23.2.4): (2n + 6) u covers both. Results of infinities, NaN and overflow are
    implementation-defined (spec section "Floating-point exceptions").
    """
    with np.errstate(all="ignore"):
        shape = per_pair(np.logical_or, _is_special(lhs), _is_special(rhs)).shape
        if lhs.lower.shape[-2] == 0:
            return Acceptance(to, *(np.zeros((*shape, 2)),) * 2, *(np.zeros((*shape, 2), np.bool_),) * 2)
        (a, b), (c, d) = (tuple(_factor(x, i) for i in (0, 1)) for x in (lhs, rhs))
        size = 4 * times(_half_size(a) + _half_size(b), _half_size(c) + _half_size(d))
        parts = [_part(_concatenate_terms(a, _negate(b)), _concatenate_terms(c, d), size, arithmetic)]
        parts.append(_part(_concatenate_terms(a, b), _concatenate_terms(d, c), size, arithmetic))
        unspecified = per_pair(np.logical_or, *(_is_special(x) for x in (lhs, rhs)))
    lower, upper, overflow = (np.stack([p[i] for p in parts], axis=-1) for i in range(3))
    unspecified = unspecified | (overflow > 0).any(axis=-1) | ~(np.isfinite(lower) & np.isfinite(upper)).all(axis=-1)
    flags = np.repeat(unspecified[..., np.newaxis], 2, axis=-1)
    lower, upper = (np.where(np.isfinite(x), x, 0.0) for x in (lower, upper))
    # the sign of a zero by cancellation depends on the order of additions
    lower, upper = np.where(lower == 0, -0.0, lower), np.where(upper == 0, 0.0, upper)
    return Acceptance(to, lower, upper, flags, flags)


def _factor(x: Acceptance, part: int) -> Factor:
    assert isinstance(x.element_type, ComplexType)
    lower = x.lower[..., part]
    upper = lower if x.lower is x.upper else x.upper[..., part]
    return Factor.of(Acceptance(x.element_type.element, lower, upper, x.nan[..., part], x.unspecified[..., part]))


def _half_size(x: Factor) -> Array:
    return np.asarray(np.maximum(np.abs(x.lower), np.abs(x.upper)) / 2)


def _negate(x: Factor) -> Factor:
    lower = -x.upper
    return replace(x, lower=lower, upper=lower if x.is_exact else -x.lower)


def _concatenate_terms(x: Factor, y: Factor) -> Factor:
    lower = np.concatenate([x.lower, y.lower], axis=-1)
    is_exact = x.is_exact and y.is_exact
    return replace(x, lower=lower, upper=lower if is_exact else np.concatenate([x.upper, y.upper], axis=-1))


def _part(left: Factor, right: Factor, size: Array, arithmetic: Arithmetic) -> tuple[Array, Array, Array]:
    sums = sums_of(left, right, arithmetic)
    if sums.scale is not None:
        size = np.ldexp(size, -sums.scale)
    right_away = sums.fits & partial_sums_fit(left.lower, right.lower, 2 * size, sums.scale, arithmetic)
    count = np.where(sums.count > 0, sums.count + 6, 0)
    return bounds(replace(sums, size=size, count=count, fits=right_away), arithmetic)


def _is_special(x: Acceptance) -> Array:
    special = x.unspecified | x.nan | ~np.isfinite(x.lower) | ~np.isfinite(x.upper)
    return np.asarray(special.any(axis=(-1, -2)))
