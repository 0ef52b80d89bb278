"""Tests of the batch norms: the specification's formulas and equivalent ones conform, and others do not."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance
from tests.oracles.written import BF16, holds, type_text, written

Array = np.ndarray[Any, Any]
KINDS = [np.float32, np.float64, np.float16, BF16]
SHAPES = [((4, 3), 1), ((2, 3, 5), 0), ((2, 4, 4, 3), 3), ((1, 2), 1)]
EPSILON = float(np.float32(0.001))


def normalized(
    op: str, index: int, *operands: Array, to: list[tuple[int, ...]], epsilon: float = EPSILON,
    latitude: Latitude | None = None,
) -> Any:  # fmt: skip
    kind = operands[0].dtype
    attributes = f"epsilon = {epsilon!r} : f32, feature_index = {index} : i64"
    sets = written(op, attributes, *operands, to=[type_text(s, kind) for s in to], latitude=latitude)
    return sets if len(to) > 1 else sets[0]


def inference(x: Array, *vectors: Array, index: int, **how: Any) -> Acceptance:
    result: Acceptance = normalized("batch_norm_inference", index, x, *vectors, to=[x.shape], **how)
    return result


def training(x: Array, *vectors: Array, index: int) -> tuple[Acceptance, ...]:
    features = (x.shape[index],)
    sets: tuple[Acceptance, ...] = normalized(
        "batch_norm_training", index, x, *vectors, to=[x.shape, features, features]
    )
    return sets


def drawn(shape: tuple[int, ...], index: int, kind: Any) -> tuple[Array, list[Array]]:
    """Return a tensor, and the vectors scale, offset, mean and variance."""
    rng = np.random.default_rng(len(shape) + index)
    vectors = [rng.normal(size=shape[index]) for _ in range(4)]
    vectors[3] = np.abs(vectors[3])
    return rng.normal(size=shape).astype(kind), [v.astype(kind) for v in vectors]


def wide(index: int, x: Array, *vectors: Array) -> list[Array]:
    """Return the arrays in f64, with the vectors shaped so that they broadcast against x."""
    column = [1] * x.ndim
    column[index] = -1
    return [x.astype(np.float64), *(v.astype(np.float64).reshape(column) for v in vectors)]


def others(x: Array, index: int) -> tuple[int, ...]:
    return tuple(d for d in range(x.ndim) if d != index)


@pytest.mark.parametrize(("shape", "index"), SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_inference_by_equal_formulas(shape: tuple[int, ...], index: int, kind: Any) -> None:
    x, vectors = drawn(shape, index, kind)
    sets = inference(x, *vectors, index=index)
    a, scale, offset, mean, variance = wide(index, x, *vectors)
    root = np.sqrt(variance + float(np.array(EPSILON).astype(kind)))
    assert holds(sets, (scale * ((a - mean) / root) + offset).astype(kind))
    factor = (scale / root).astype(kind).astype(np.float64)
    rest = (offset - mean * factor).astype(kind).astype(np.float64)
    assert holds(sets, (a * factor + rest).astype(kind))
    assert not holds(sets, (scale * ((a - mean) / np.sqrt(variance + 0.3)) + offset).astype(kind))
    assert not holds(sets, (scale * ((a + mean) / root) + offset).astype(kind))


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_inference_is_within_a_few_roundings_of_the_exact_result(kind: Any) -> None:
    x, vectors = drawn((6, 2), 1, kind)
    vectors[3] = (np.array([4.0, 9.0]) - EPSILON).astype(kind)
    sets = inference(x, *vectors, index=1)
    u = Fraction(2.0**-24 if kind is np.float32 else 2.0**-53)
    for i, j in np.ndindex(6, 2):
        e, scale, offset, mean = (Fraction(float(v)) for v in (x[i, j], *(v[j] for v in vectors[:3])))
        root = Fraction((2, 3)[j])
        exact, size = scale * (e - mean) / root + offset, abs(scale) * (abs(e) + abs(mean)) / root + abs(offset)
        lower, upper = Fraction(float(sets.lower[0, i, j])), Fraction(float(sets.upper[0, i, j]))
        slack = size * u * 3  # of the variance, which is no square exactly
        assert lower - slack <= exact <= upper + slack
        assert upper - lower <= 2 * 40 * u * size


def test_nan_where_the_formula_has_it_and_nowhere_else() -> None:
    x = np.array([[1, np.nan, 1, 1, np.inf]], np.float32)
    one, zero = np.ones(5, np.float32), np.zeros(5, np.float32)
    variance = np.array([-1, 1, np.inf, np.nan, 1], np.float32)
    sets = inference(x, one, one, zero, variance, index=1)
    assert sets.nan[0, 0].tolist() == [True, True, False, True, False]
    assert np.isnan(sets.lower[0, 0]).tolist() == [True, True, False, True, False]
    assert holds(sets, np.array([[np.nan, np.nan, 1, np.nan, np.inf]], np.float32))
    assert not holds(sets, np.array([[np.nan, np.nan, 2, np.nan, np.inf]], np.float32))


def test_epsilon_is_the_number_of_f32_that_the_attribute_holds() -> None:
    x, one, zero = np.ones((1, 1)), np.ones(1), np.zeros(1)
    sets = inference(x, one, zero, zero, zero, index=1, epsilon=0.001)
    assert holds(sets, 1 / np.sqrt(np.full((1, 1), float(np.float32(0.001)))))
    assert not holds(sets, 1 / np.sqrt(np.full((1, 1), 0.001)))


def test_a_subnormal_epsilon_may_be_flushed() -> None:
    one, zero, normal = np.ones(1, np.float32), np.zeros(1, np.float32), np.full(1, 2.0**-120, np.float32)
    x, by_root = np.ones((1, 1), np.float32), np.full((1, 1), 2.0**60, np.float32)
    infinite = np.full((1, 1), np.inf, np.float32)
    flushing = Latitude(subnormals="flushed")
    assert not holds(inference(x, one, zero, zero, zero, index=1, epsilon=2.0**-130), infinite)
    assert holds(inference(x, one, zero, zero, zero, index=1, epsilon=2.0**-130, latitude=flushing), infinite)
    sets = inference(x, one, zero, zero, normal, index=1, epsilon=2.0**-130, latitude=flushing)
    assert holds(sets, by_root)
    assert not holds(sets, infinite)
    assert not holds(sets, 2 * by_root)
    gradients = normalized(
        "batch_norm_grad", 1, x, one, zero, zero, x, to=[x.shape, (1,), (1,)], epsilon=2.0**-130, latitude=flushing
    )
    assert holds(gradients[0], infinite)


@pytest.mark.parametrize(("shape", "index"), SHAPES[:3])
@pytest.mark.parametrize("kind", [np.float32, np.float64, np.float16])
def test_training_by_equal_formulas(shape: tuple[int, ...], index: int, kind: Any) -> None:
    x, vectors = drawn(shape, index, kind)
    output, batch_mean, batch_var = training(x, *vectors[:2], index=index)
    a, scale, offset = wide(index, x, *vectors[:2])
    axes = others(x, index)
    mean, variance = a.mean(axis=axes), a.var(axis=axes)
    assert holds(batch_mean, mean.astype(kind))
    assert holds(batch_var, variance.astype(kind))
    squares = (a**2).mean(axis=axes).astype(kind).astype(np.float64)
    rounded = mean.astype(kind).astype(np.float64)
    assert holds(batch_var, (squares - (rounded**2).astype(kind)).astype(kind))
    column = [1] * x.ndim
    column[index] = -1
    epsilon = float(np.array(EPSILON).astype(kind))
    found = scale * (a - mean.reshape(column)) / np.sqrt(variance.reshape(column) + epsilon) + offset
    assert holds(output, found.astype(kind))
    n = a.size // a.shape[index]
    if kind is not np.float16 or n < 16:  # else one part in n is within the bound
        assert not holds(batch_var, (variance * n / (n - 1)).astype(kind))
    assert not holds(batch_mean, (mean * 1.1).astype(kind))


def test_training_on_nothing_and_on_infinities() -> None:
    one = np.ones(2, np.float32)
    _, mean, variance = training(np.ones((0, 2), np.float32), one, one, index=1)
    assert np.isnan(mean.lower).all()
    assert np.isnan(variance.lower).all()
    x = np.array([[np.inf, 1], [1, np.nan]], np.float32)
    output, mean, variance = training(x, one, one, index=1)
    assert holds(mean, np.array([np.inf, np.nan], np.float32))
    assert not holds(mean, np.array([np.nan, np.nan], np.float32))
    assert holds(variance, np.array([np.nan, np.nan], np.float32))
    assert holds(output, np.full((2, 2), np.nan, np.float32))


def gradients(
    x: Array, scale: Array, mean: Array, variance: Array, g: Array, *, index: int
) -> tuple[Array, Array, Array]:
    """Return the gradients of operand, scale and offset, by the derivatives of training, in f64."""
    a, s, m, v = wide(index, x, scale, mean, variance)
    h, axes = g.astype(np.float64), others(x, index)
    n = a.size // a.shape[index]
    root = np.sqrt(v + EPSILON)
    unit = (a - m) / root
    total, slope = h.sum(axis=axes, keepdims=True), (h * unit).sum(axis=axes, keepdims=True)
    return s / root / n * (n * h - total - unit * slope), slope.ravel(), total.ravel()


@pytest.mark.parametrize(("shape", "index"), SHAPES)
@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_gradients(shape: tuple[int, ...], index: int, kind: Any) -> None:
    x, (scale, g, mean, variance) = drawn(shape, index, kind)
    g = np.resize(g, shape) + x * kind(0.5)
    features = (shape[index],)
    sets = normalized(
        "batch_norm_grad", index, x, scale, mean, variance, g.astype(kind), to=[shape, features, features]
    )
    expected = gradients(x, scale, mean, variance, g.astype(kind), index=index)
    for s, e in zip(sets, expected, strict=True):
        assert not s.unspecified.any()
        assert holds(s, e.astype(kind))
        assert not holds(s, (e * 1.01 + 0.001).astype(kind))


def test_gradients_of_nan_and_of_a_negative_variance() -> None:
    one = np.ones(3, np.float32)
    x = np.ones((2, 3), np.float32)
    g = np.array([[np.nan, 1, 1], [1, 1, 1]], np.float32)
    variance = np.array([1, -1, 1], np.float32)
    sets = normalized("batch_norm_grad", 1, x, one, one, variance, g, to=[(2, 3), (3,), (3,)])
    assert np.isnan(sets[0].lower[0]).all(axis=0).tolist() == [True, True, False]
    assert np.isnan(sets[1].lower[0]).tolist() == [True, True, False]
    assert np.isnan(sets[2].lower[0]).tolist() == [True, False, False]
    assert holds(sets[2], np.array([np.nan, 2, 2], np.float32))


def test_a_product_of_gradients_may_underflow_before_it_is_divided() -> None:
    """g (x - mean)^2 is below half of the least f16 and may underflow. Divided by the small variance, this error grows
    to 2.8."""
    x, scale = np.full((1, 1), 0.0007954, np.float16), np.full(1, -1.001, np.float16)
    tiny = np.full(1, 2.0**-23, np.float16)
    of_operand, _, _ = normalized(
        "batch_norm_grad", 1, x, scale, tiny, tiny, x, to=[(1, 1), (1,), (1,)], epsilon=2.0**-17
    )
    assert holds(of_operand, np.zeros((1, 1), np.float16))
    assert not holds(of_operand, np.full((1, 1), 8, np.float16))


def test_a_sum_with_epsilon_may_round_to_zero() -> None:
    """In f8E5M2, variance -2^-16 plus an unrounded epsilon 2^-17, which is half the least number, may round to -0."""
    kind = np.dtype(ml_dtypes.float8_e5m2)
    one, variance = np.ones(1, kind), np.full(1, -(2.0**-16), kind)
    sets = inference(np.ones((1, 1), kind), one, one, np.zeros(1, kind), variance, index=1, epsilon=2.0**-17)
    assert holds(sets, np.full((1, 1), -np.inf, kind))
    assert holds(sets, np.full((1, 1), np.nan, kind))
    infinite = inference(np.full((1, 1), np.inf, kind), one, one, one, variance, index=1, epsilon=2.0**-17)
    assert holds(infinite, np.full((1, 1), -np.inf, kind))
    assert holds(infinite, np.full((1, 1), np.nan, kind))
    certain = inference(np.ones((1, 1), kind), one, one, np.zeros(1, kind), 2 * variance, index=1, epsilon=2.0**-17)
    assert not holds(certain, np.full((1, 1), -np.inf, kind))


def test_a_number_of_elements_that_the_type_lacks_is_infinite() -> None:
    kind = np.dtype(ml_dtypes.float8_e3m4)  # up to 15.5
    one, zero = np.ones(1, kind), np.zeros(1, kind)
    for count, is_open in ((16, True), (15, False)):
        x, gradient = np.ones((count, 1), kind), np.zeros((count, 1), kind)
        sets = normalized("batch_norm_grad", 1, x, one, zero, one, gradient, to=[(count, 1), (1,), (1,)])
        assert holds(sets[0], gradient)
        assert holds(sets[0], np.full((count, 1), np.nan, kind)) == is_open  # 16 is infinite, and times 0 is NaN


def test_gradients_of_what_overflows_on_the_way_are_open() -> None:
    """If x - mean overflows to infinity, its product with a gradient of zero is NaN, and so is the sum of the
    feature."""
    kind = np.dtype(ml_dtypes.float8_e3m4)  # up to 15.5
    one, gradient = np.ones(1, kind), np.zeros((2, 1), kind)
    for first, is_open in ((-15.5, True), (-1, False)):
        x = np.array([[first], [1]], kind)
        of_operand, of_scale, _ = normalized(
            "batch_norm_grad", 1, x, one, one, 2 * one, gradient, to=[(2, 1), (1,), (1,)], epsilon=1.0
        )
        for sets in (of_operand, of_scale):
            nan = np.full(sets.shape, np.nan, kind)
            assert holds(sets, np.zeros(sets.shape, kind))
            assert holds(sets, nan) == is_open


def test_a_variance_that_overflows_with_epsilon_leaves_gradients_open() -> None:
    kind = np.dtype(ml_dtypes.float6_e2m3fn)  # up to 7.5, and nothing beyond
    one, seven, zero = np.ones(1, kind), np.full(1, 7.5, kind), np.zeros((1, 1), kind)
    for epsilon, is_open in ((0.5, True), (0.0, False)):
        sets = normalized(
            "batch_norm_grad", 1, zero, one, 0 * one, seven, zero, to=[(1, 1), (1,), (1,)], epsilon=epsilon
        )
        assert sets[1].unspecified.all() == is_open


def test_gradients_of_no_elements() -> None:
    """The gradient of scale for no elements is 0, or NaN if an implementation divides the empty sum and not its
    terms."""
    one, none = np.ones(3, np.float32), np.ones((0, 3), np.float32)
    variance = np.array([np.nan, -1, 1], np.float32)
    _, of_scale, of_offset = normalized("batch_norm_grad", 1, none, one, one, variance, none, to=[(0, 3), (3,), (3,)])
    assert holds(of_scale, np.zeros(3, np.float32))
    assert holds(of_scale, np.array([np.nan, np.nan, 0], np.float32))
    assert not holds(of_scale, np.array([0, 0, np.nan], np.float32))
    assert not holds(of_scale, np.array([1, 0, 0], np.float32))
    assert not holds(of_scale, np.array([0, np.inf, 0], np.float32))
    assert holds(of_offset, np.zeros(3, np.float32))


def test_more_elements_than_the_type_counts_leave_all_of_training_open() -> None:
    kind = np.dtype(ml_dtypes.float6_e2m3fn)  # up to 7.5, and nothing beyond
    few, many = (np.zeros((n, 1), kind) for n in (7, 27))
    one = np.ones(1, kind)
    assert not any(x.unspecified.any() for x in training(few, one, one, index=1)[1:])
    assert all(x.unspecified.all() for x in training(many, one, one, index=1))


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_what_overflows_before_an_infinity_or_behind_it(kind: Any) -> None:
    """A partial sum of finite numbers may overflow to -inf before it meets inf, which gives NaN; otherwise the sum is
    inf."""
    most, one = np.finfo(kind).max, np.ones(1, kind)
    x = np.array([[-most], [-most], [np.inf], [-most]], kind)
    mean = training(x, one, one, index=1)[1]
    assert holds(mean, np.array([np.inf], kind))
    assert holds(mean, np.array([np.nan], kind))
    few = training(np.array([[-1], [-2], [np.inf]], kind), one, one, index=1)[1]
    assert holds(few, np.array([np.inf], kind))
    assert not holds(few, np.array([np.nan], kind))


def test_a_summand_that_overflows_may_meet_an_infinite_operand() -> None:
    x, large, one = np.array([[np.inf]], np.float32), np.array([6.9e20], np.float32), np.ones(1, np.float32)
    sets = inference(x, large, large, large, one, index=1)
    assert holds(sets, np.array([[np.inf]], np.float32))  # scale ((x - mean) / root) + offset
    assert holds(sets, np.array([[np.nan]], np.float32))  # x factor + (offset - mean factor)
    small = inference(x, one, one, one, one, index=1)
    assert holds(small, np.array([[np.inf]], np.float32))
    assert not holds(small, np.array([[np.nan]], np.float32))


def test_an_infinite_variance_leaves_the_offset() -> None:
    x, one, infinite = np.array([[3]], np.float32), np.ones(1, np.float32), np.array([np.inf], np.float32)
    sets = inference(x, one, one, one, infinite, index=1, epsilon=0.0)
    assert holds(sets, np.array([[1]], np.float32))
    assert not holds(sets, np.array([[2]], np.float32))
    assert not holds(sets, np.array([[np.nan]], np.float32))
