"""Batch normalization, by the formulas of the specification.

The text promises no accuracy, so mathematically equal formulas are admitted: multiplication by a reciprocal root; scale
and offset folded into one factor and one summand; the variance as mean of squares minus square of the mean. The error
of each formula is a number of roundings times the sum of magnitudes in it. All is computed in f64, whose error is added
for that element type.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import replace

import numpy as np

from oracles.evaluator import Context, evaluates
from oracles.reference.elementwise import kind_of
from oracles.reference.feature_arithmetic import Arithmetic, Features, Interval, Operand
from oracles.reference.matrix_products import matrix_product
from oracles.sets.acceptance import Acceptance, Array, exactly
from oracles.sets.float_grid import grid
from oracles.sets.precision import Operation
from spec.types import FloatType, TensorType, dtype

INFERENCE_ROUNDINGS = 10
"""Roundings of scaling: 4.5 in the text's formula; with scale / sqrt(variance + epsilon) times the operand plus the
rest, 0.5 of the sum, 4 of a reciprocal root within 2 ULP, and one each of three products and two sums."""
SUM_ROUNDINGS = 4
"""Roundings of a mean or sum of products besides one per element: terms, division, epsilon, root."""
GRADIENT_ROUNDINGS = 16


def _any(name: str, operands: Iterable[Operand]) -> Array:
    return np.asarray(functools.reduce(np.logical_or, (getattr(o, name) for o in operands)))


def _per_feature(where: Array) -> Array:
    return np.asarray(where.any(axis=1, keepdims=True))


def _float(result: TensorType) -> FloatType:
    kind_of(result.element_type)
    assert isinstance(result.element_type, FloatType)
    return result.element_type


def _normalize(
    x: Interval, mean: Interval, variance: Interval, *, scale: Interval, offset: Interval, arithmetic: Arithmetic
) -> tuple[Interval, Array, Array]:
    """Return scale (x - mean) / sqrt(variance) + offset by any formula, where epsilon is in the variance already.

    The error is within INFERENCE_ROUNDINGS of |scale| (|x| + |mean|) / root + |offset|. Also returns the mask of NaN,
    from a negative variance, and the mask of elements that may have any value, from overflow or a variance of zero.
    """
    is_positive = variance.lower > 0
    safe = Interval(np.where(is_positive, variance.lower, 1.0), np.where(is_positive, variance.upper, 1.0))
    root = safe.map(np.sqrt)
    middle = (x - mean).over(root) * scale + offset
    factor, spread = scale.size / root.lower, x.size + mean.size
    size = factor * spread + offset.size
    underflow = arithmetic.lost * (scale.size + spread + factor + 4)
    sizes = (size, factor, spread, spread / root.lower, safe.upper)
    is_large = functools.reduce(np.logical_or, (~(a * 4 < arithmetic.max_finite) for a in sizes))
    radius = arithmetic.roundings(INFERENCE_ROUNDINGS) * size + underflow
    return middle.within(radius), variance.upper < 0, is_large | ~is_positive


@evaluates("batch_norm_inference")
def batch_norm_inference(
    operand: Acceptance, scale: Acceptance, offset: Acceptance, mean: Acceptance, variance: Acceptance, *,
    epsilon: float, feature_index: int, results: tuple[TensorType, ...], context: Context,
) -> Acceptance:  # fmt: skip
    arithmetic, features = Arithmetic(_float(results[0]), context), Features(operand.shape, feature_index)
    with np.errstate(all="ignore"):
        every = [arithmetic.read_operand(v, features) for v in (operand, scale, offset, mean, variance)]
        x, by, to, center, spread = (o.finite for o in every)
        spread = spread.map(lambda a: np.where(every[4].is_special, 1.0, a))  # a value that no division depends on
        sums = arithmetic.with_epsilon(spread, epsilon)
        found, is_nan, anything = _normalize(x, center, sums, scale=by, offset=to, arithmetic=arithmetic)
        is_special = _any("is_special", every)
        if all(o.is_exact for o in every):
            value = _textbook_value(*(o.raw for o in every), epsilon=arithmetic.epsilon(epsilon).upper)
            decided = every[4].is_special | (sums.lower > 0) | (sums.upper < 0)  # else the root may be zero
            known = (
                is_special & decided & ~np.isinf(every[1].raw)
            )  # an infinite scale may be distributed over a difference
            found = Interval(np.where(known, value, found.lower), np.where(known, value, found.upper))
            is_nan = np.where(is_special, np.isnan(value) & decided, is_nan)
            anything = anything | (is_special & ~known)  # an overflow of finite terms may meet an infinity
        else:
            is_nan, anything = is_nan | _any("is_nan", every), anything | is_special
        result = arithmetic.result(found, is_nan, anything, [o.unspecified for o in every])
    return result.lift(features.back)


def _textbook_value(x: Array, scale: Array, offset: Array, mean: Array, variance: Array, *, epsilon: Array) -> Array:
    return np.asarray(scale * ((x - mean) / np.sqrt(variance + epsilon)) + offset)


@evaluates("batch_norm_training")
def batch_norm_training(
    operand: Acceptance, scale: Acceptance, offset: Acceptance, *, epsilon: float, feature_index: int,
    results: tuple[TensorType, ...], context: Context,
) -> tuple[Acceptance, ...]:  # fmt: skip
    """Normalize with mean and variance of the operand's features, and return these too.

    The variance as mean of squares minus square of the mean is within 3n + 16 roundings of the mean of squares; the
    text's formula is more accurate.
    """
    arithmetic, features = Arithmetic(_float(results[0]), context), Features(operand.shape, feature_index)
    n = features.others
    with np.errstate(all="ignore"):
        every = [arithmetic.read_operand(v, features) for v in (operand, scale, offset)]
        x, by, to = (o.finite for o in every)
        divisor = arithmetic.constant(n)
        middle = x.total().over(divisor)
        mean = middle.within(arithmetic.roundings(n + SUM_ROUNDINGS) * x.sizes().over(divisor).upper + arithmetic.lost)
        squares = x.square().total().over(divisor).upper
        variance = (x - middle).square().total().over(divisor)
        variance = variance.within(arithmetic.roundings(3 * n + 16) * squares + 2 * arithmetic.lost * (n + 1))
        found, is_nan, anything = _normalize(
            x, mean, arithmetic.with_epsilon(variance, epsilon), scale=by, offset=to, arithmetic=arithmetic
        )
        has_special, is_large = _per_feature(every[0].is_special), ~(4 * n * squares < arithmetic.max_finite)
        is_large = is_large | arithmetic.lacks(n)
        has_nan = _per_feature(every[0].is_nan) if not every[0].is_exact else has_special
        totals = _per_feature(every[0].unspecified)
        is_nan = is_nan | has_nan | _any("is_nan", every)
        output = arithmetic.result(
            found, is_nan, anything | is_large | has_special | _any("is_special", every),
            [totals, every[1].unspecified, every[2].unspecified],
        )  # fmt: skip
        # Sums of special values only: finite terms may overflow before or after them.
        specials = np.where(every[0].is_special, every[0].raw, 0.0)
        sums = specials.sum(axis=1, keepdims=True) if every[0].is_exact else np.zeros(has_special.shape)
        batch_mean = _mean(arithmetic, mean, every[0], sums, totals)
        none = np.full(has_nan.shape, n == 0)
        batch_var = arithmetic.result(variance, has_nan | none, has_special | is_large, [totals])
    vectors = (v.lift(lambda a: a[:, 0, :]) for v in (batch_mean, batch_var))
    return (output.lift(features.back), *vectors)


def _mean(arithmetic: Arithmetic, mean: Interval, x: Operand, sums: Array, unspecified: Array) -> Acceptance:
    has_special, is_nan = _per_feature(x.is_special), _per_feature(x.is_nan)
    if x.is_exact:
        is_nan, infinite = np.isnan(sums), has_special & np.isinf(sums)
        mean = Interval(np.where(infinite, sums, mean.lower), np.where(infinite, sums, mean.upper))
        has_special = has_special & False
    none = np.full(is_nan.shape, x.raw.shape[1] == 0)
    is_large = ~(2 * x.finite.sizes().upper < arithmetic.max_finite) | arithmetic.lacks(x.raw.shape[1])
    return arithmetic.result(mean, is_nan | none, has_special | is_large, [unspecified])


@evaluates("batch_norm_grad")
def batch_norm_grad(
    operand: Acceptance, scale: Acceptance, mean: Acceptance, variance: Acceptance, grad_output: Acceptance, *,
    epsilon: float, feature_index: int, results: tuple[TensorType, ...], context: Context,
) -> tuple[Acceptance, ...]:  # fmt: skip
    """Return the gradients of the text's formula, for any mean and variance."""
    arithmetic, features = Arithmetic(_float(results[0]), context), Features(operand.shape, feature_index)
    with np.errstate(all="ignore"):
        x, by, center, spread, gradient = every = [
            arithmetic.read_operand(v, features) for v in (operand, scale, mean, variance, grad_output)
        ]
        variances = arithmetic.with_epsilon(spread.finite, epsilon)
        is_positive = variances.lower > 0
        safe = Interval(np.where(is_positive, variances.lower, 1.0), np.where(is_positive, variances.upper, 1.0))
        centered = x.finite - center.finite
        nan = [_per_feature(o.is_nan) for o in every]
        special = [_per_feature(o.is_special) for o in every]
        unspecified = [_per_feature(o.unspecified) for o in every]
        negative = variances.upper < 0
        is_open = ~is_positive | arithmetic.overflows(centered) | arithmetic.overflows(variances)
        of_operand, large = _gradient(gradient.finite, centered, safe, by.finite, arithmetic)
        grad_operand = arithmetic.result(
            of_operand, functools.reduce(np.logical_or, nan) | negative,
            functools.reduce(np.logical_or, special) | large | is_open, unspecified,
        )  # fmt: skip
        of_scale, large = _gradient_of_scale(gradient.finite, centered, safe, arithmetic)
        apart = [0, 2, 3, 4]  # all but the scale
        is_nan = functools.reduce(np.logical_or, (nan[i] for i in apart)) | negative
        is_open = functools.reduce(np.logical_or, (special[i] for i in apart)) | large | is_open
        is_empty = np.full(is_nan.shape, features.others == 0)
        grad_scale = arithmetic.result(
            of_scale, is_nan & ~is_empty, is_open & ~is_empty, [*(unspecified[i] for i in apart)]
        )
        # An empty sum is zero, and NaN if it is divided by zero or NaN at the end.
        grad_scale = _or_nan(grad_scale, (is_nan | is_open) & is_empty)
        grad_offset = _sum_features(grad_output, features, arithmetic)
    return grad_operand.lift(features.back), grad_scale.lift(lambda a: a[:, 0, :]), grad_offset


def _or_nan(x: Acceptance, where: Array) -> Acceptance:
    if grid(x.element_type).has_nan:
        return replace(x, nan=x.nan | where)
    return replace(x, unspecified=x.unspecified | where)


def _gradient(
    gradient: Interval, centered: Interval, variance: Interval, scale: Interval, arithmetic: Arithmetic
) -> tuple[Interval, Array]:
    """Return scale / root / n (n g - sum g - (x - mean) sum(g (x - mean)) / variance), and the mask of possible
    overflows."""
    n, root = arithmetic.constant(gradient.lower.shape[1]), variance.map(np.sqrt)
    factor = scale.over(root).over(n)
    middle = factor * (gradient * n - gradient.total() - ((gradient * centered).total() * centered).over(variance))
    products = (gradient * centered).sizes().upper
    slopes = centered.size / variance.lower
    parts = n.upper * gradient.size + gradient.sizes().upper + products * slopes
    size = factor.size * parts
    count = gradient.lower.shape[1]
    of_products = count * (slopes + 2) + 1 / variance.lower  # of each product, and of their sum times the difference
    underflow = arithmetic.lost * (1 + parts + factor.size * (2 + of_products) + products)
    sizes = (size, parts, products, slopes, products * centered.size, factor.size * n.upper, variance.upper)
    is_large = functools.reduce(np.logical_or, (~(a * 4 < arithmetic.max_finite) for a in sizes))
    is_large = is_large | arithmetic.lacks(count)
    return middle.within(arithmetic.roundings(count + GRADIENT_ROUNDINGS) * size + underflow), is_large


def _gradient_of_scale(
    gradient: Interval, centered: Interval, variance: Interval, arithmetic: Arithmetic
) -> tuple[Interval, Array]:
    root, count = variance.map(np.sqrt), gradient.lower.shape[1]
    products = (gradient * centered).sizes().upper
    size = products / root.lower
    underflow = arithmetic.lost * (count * (1 + 1 / root.lower) + gradient.sizes().upper)
    is_large = ~(np.maximum(np.maximum(size, products), centered.over(root).sizes().upper) * 4 < arithmetic.max_finite)
    middle = (gradient * centered).total().over(root)
    return middle.within(arithmetic.roundings(count + SUM_ROUNDINGS + 4) * size + underflow), is_large


def _sum_features(x: Acceptance, features: Features, arithmetic: Arithmetic) -> Acceptance:
    rows = x.lift(lambda a: np.swapaxes(features.last(a), 1, 2)[:, np.newaxis])
    ones = exactly(np.ones((1, 1, 1, features.others), dtype(x.element_type)), x.element_type)
    sums = matrix_product(rows, ones, x.element_type, arithmetic.context, Operation())
    return sums.lift(lambda a: a[:, 0, :, 0])
