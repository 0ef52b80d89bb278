"""Tests of convert, reduce_precision and bitcast_convert: exact where the value fits, else open and customary."""

from fractions import Fraction

import numpy as np
import pytest

from oracles.evaluator import Mode
from oracles.sets.acceptance import Acceptance, exact, exactly
from oracles.sets.float_grid import grid, is_on_grid
from spec.types import (
    COMPLEXES,
    ELEMENT_TYPES,
    FLOATS,
    INTEGERS,
    ElementType,
    FloatType,
    IntegerType,
    TensorType,
    bf16,
    complex64,
    complex128,
    f16,
    f32,
    f64,
    i1,
    num_bits,
    si4,
    si8,
    si32,
    si64,
    ui8,
    ui16,
    ui32,
    ui64,
)
from tests.oracles.applied import all_values, applied, between, includes, integer_palette, palette, sets_of
from tests.oracles.test_elementwise_integer import in_type, sets


def vector(t: ElementType, n: int) -> TensorType:
    return TensorType((n,), t)


@pytest.mark.parametrize("to", INTEGERS, ids=str)
@pytest.mark.parametrize("source", INTEGERS, ids=str)
def test_integers_convert_exactly_where_they_fit_and_wrap_else(source: IntegerType, to: IntegerType) -> None:
    values = integer_palette(source)
    result = applied("convert", sets(values, source), to=vector(to, len(values)))
    assert result.lower[0].tolist() == [in_type(v, to) for v in values]
    assert result.unspecified[0].tolist() == [in_type(v, to) != v for v in values]


@pytest.mark.parametrize("to", FLOATS, ids=str)
@pytest.mark.parametrize("source", [si4, si8, ui8, si32, ui32, si64, ui64], ids=str)
def test_integers_convert_to_floats_exactly_where_those_have_them(source: IntegerType, to: FloatType) -> None:
    extra = [2**24 + 1, 2**53 + 1, 2**62 + 2**38, 2**62 + 2**38 + 1, 2**54 + 2, 65520, 449, 464, 465]
    values = integer_palette(source) + [v for v in extra if v < 2 ** (source.width - source.signed)]
    result = applied("convert", sets(values, source), to=vector(to, len(values)))
    g = grid(to)
    for v, y, is_open in zip(values, result.lower[0].tolist(), result.unspecified[0].tolist(), strict=True):
        fits = is_a_value(v, to)
        assert is_open != fits, v
        if fits:
            assert Fraction(y) == v
        elif np.isfinite(y) and g.has_zero and abs(v) <= g.max_finite:
            neighbours = abs(Fraction(y) - v)
            assert (
                neighbours <= Fraction(float(g.max_finite))
                if to.width < 8
                else neighbours * 2 <= abs(v) * Fraction(2.0 ** (2 - g.precision))
            )


def is_a_value(v: int, t: FloatType) -> bool:
    if t == f64:
        return abs(v) < 2**1024 and int(float(v)) == v
    return int(float(v)) == v and bool(is_on_grid(np.array([float(v)]), t)[0])


def test_integers_of_64_bits_are_rounded_once() -> None:
    values = [2**54 + 2**30 + 1, 2**62 + 2**38, 2**62 + 2**38 + 1, -(2**62) - 2**38 - 1, 2**53 + 1]
    result = applied("convert", sets(values, si64), to=vector(f32, len(values)))
    assert result.lower[0].tolist() == [float(np.float32(np.int64(v))) for v in values]


@pytest.mark.parametrize("to", FLOATS, ids=str)
@pytest.mark.parametrize("source", FLOATS, ids=str)
def test_floats_convert_exactly_where_they_fit(source: FloatType, to: FloatType) -> None:
    values = all_values(source) if source.width <= 8 else palette(source)
    result = applied("convert", exact(values[None], source), to=vector(to, values.size))
    fits = is_on_grid(values, to) | ((values == 0) & grid(to).has_zero)
    assert (result.unspecified[0] == ~fits).all()
    same = (result.lower[0] == values) | (np.isnan(values) & result.nan[0])
    assert same[fits].all()
    if grid(to).has_negative_zero:
        assert (np.signbit(result.lower[0]) == np.signbit(values))[fits & ~np.isnan(values)].all()


def test_rounding_to_nearest_even_is_customary_and_open() -> None:
    values = [1 + 2**-8, 1 + 2**-9, 1 + 2**-8 + 2**-20, 3.4e38, -1e-45]
    result = applied("convert", sets_of(values, f64), to=vector(bf16, len(values)))
    assert result.lower[0].tolist() == [1.0, 1.0, 1 + 2**-7, np.inf, -0.0]
    assert result.unspecified.all()


@pytest.mark.parametrize("to", INTEGERS, ids=str)
@pytest.mark.parametrize("source", [f16, f32, f64, bf16], ids=str)
def test_floats_are_truncated_to_integers_and_saturate_where_open(source: FloatType, to: IntegerType) -> None:
    low, high = in_range(to)
    edges = [float(low), float(high), float(low) - 1, float(high) + 1, low / 2, high / 2]
    values = np.concatenate([palette(source), sets_of(edges, source).lower[0], [0.9, -0.9, 1.9, -1.9]])
    values = sets_of(values, source).lower[0]
    result = applied("convert", exact(values[None], source), to=vector(to, values.size))
    for x, y, is_open in zip(values.tolist(), result.lower[0].tolist(), result.unspecified[0].tolist(), strict=True):
        if np.isnan(x):
            assert (y, is_open) == (0, True)
            continue
        whole = x if np.isinf(x) else int(x)
        assert is_open == (not low <= whole <= high), x
        assert y == min(max(whole, low), high), x


def in_range(t: IntegerType) -> tuple[int, int]:
    return (-(2 ** (t.width - 1)), 2 ** (t.width - 1) - 1) if t.signed else (0, 2**t.width - 1)


def test_truth_is_anything_but_zero() -> None:
    result = applied("convert", sets_of([0.0, -0.0, 1e-45, np.nan, -1.0], f32), to=vector(i1, 5))
    assert result.lower[0].tolist() == result.upper[0].tolist() == [False, False, True, True, True]
    for t in (si8, ui64, f16, complex64):
        back = applied("convert", exactly(np.array([[True, False]]), i1), to=vector(t, 2))
        assert back.values()[0].tolist() == [1, 0]


def test_a_boolean_that_an_integer_type_cannot_hold_is_open() -> None:
    result = applied("convert", exactly(np.array([[True, False]]), i1), to=vector(IntegerType(2), 2))
    assert result.values()[0].astype(int).tolist() == [1, 0]
    lacking_zero = applied("convert", exactly(np.array([[True, False]]), i1), to=vector(FloatType("f8E8M0FNU"), 2))
    assert lacking_zero.unspecified[0].tolist() == [False, True]


def test_complex_numbers_lose_and_gain_their_imaginary_part() -> None:
    z = exactly(np.array([[1.5 + 2j, -3 - 1j, 0 + 4j]], np.complex64), complex64)
    assert applied("convert", z, to=vector(f64, 3)).lower[0].tolist() == [1.5, -3.0, 0.0]
    assert applied("convert", z, to=vector(i1, 3)).lower[0].tolist() == [True, True, False]
    assert applied("convert", z, to=vector(complex128, 3)).values()[0].tolist() == [1.5 + 2j, -3 - 1j, 4j]
    assert applied("convert", sets_of([2.0], f32), to=vector(complex64, 1)).values()[0].tolist() == [2 + 0j]


@pytest.mark.parametrize("to", [i1, si8, ui16, si64, bf16, f32, f64, FloatType("f8E4M3FN")], ids=str)
@pytest.mark.parametrize("source", [f32, bf16, f64], ids=str)
def test_sets_convert_to_sets_that_hold_the_results_of_their_members(source: FloatType, to: ElementType) -> None:
    rng = np.random.default_rng(3)
    values = palette(source)[~np.isnan(palette(source))]
    a, b = rng.choice(values, 200), rng.choice(values, 200)
    result = applied("convert", between(a, b, source), to=vector(to, 200))
    for x in (a, b, np.clip(rng.choice(values, 200), np.minimum(a, b), np.maximum(a, b))):
        assert includes(result, applied("convert", exact(x[None], source), to=vector(to, 200))).all()


@pytest.mark.parametrize("mode", Mode, ids=lambda m: m.value)
@pytest.mark.parametrize(
    ("source", "to"), [(bf16, f32), (f16, f32), (f32, f64), (FloatType("f8E4M3FN"), bf16)], ids=str
)
def test_a_wider_type_keeps_sets_decided(source: FloatType, to: FloatType, mode: Mode) -> None:
    result = applied("convert", between(np.array([0.5]), np.array([1.5]), source), to=vector(to, 1), mode=mode)
    assert (result.lower[0, 0], result.upper[0, 0], result.unspecified[0, 0]) == (0.5, 1.5, False)


REDUCED = [
    # exponent bits, mantissa bits, value, result
    (8, 7, 1 + 2.0**-8, 1.0), (8, 7, 1 + 3 * 2.0**-8, 1 + 2.0**-6), (8, 7, 1 + 2.0**-8 + 2.0**-23, 1 + 2.0**-7),
    (5, 10, 65520.0, np.inf), (5, 10, 65519.0, 65504.0), (5, 10, -65520.0, -np.inf), (5, 10, 2.0**-14, 2.0**-14),
    (5, 10, 2.0**-15, 0.0), (5, 10, -(2.0**-15), -0.0), (5, 10, 2.0**-14 - 2.0**-30, 2.0**-14), (8, 23, 1e-45, 1e-45),
    (1, 5, 2.0, np.inf), (1, 5, 1.5, 0.0), (2, 0, 1.25, 1.0), (2, 0, 3.5, np.inf), (8, 23, np.nan, np.nan),
    (3, 2, np.inf, np.inf), (11, 52, 1.1, float(np.float32(1.1))), (5, 10, -0.0, -0.0),
]  # fmt: skip


@pytest.mark.parametrize(("exponent_bits", "mantissa_bits", "value", "result"), REDUCED)
def test_reduced_precision(exponent_bits: int, mantissa_bits: int, value: float, result: float) -> None:
    sets = applied("reduce_precision", sets_of([value], f32), exponent_bits=exponent_bits, mantissa_bits=mantissa_bits)
    expected = np.float32(result)
    assert np.array_equal(sets.values()[0, 0], expected, equal_nan=True)
    assert np.signbit(sets.values()[0, 0]) == np.signbit(expected) or np.isnan(expected)
    assert not sets.unspecified.any()


def test_reduced_precision_is_open_where_the_text_can_be_read_in_several_ways() -> None:
    tie_without_mantissa = applied("reduce_precision", sets_of([1.5, 3.0], f32), exponent_bits=8, mantissa_bits=0)
    subnormal = applied("reduce_precision", sets_of([3e-45], f32), exponent_bits=8, mantissa_bits=3)
    own_range = applied(
        "reduce_precision", sets_of([240.0, 100.0], FloatType("f8E4M3FN")), exponent_bits=4, mantissa_bits=2
    )
    nan = applied("reduce_precision", sets_of([np.nan, np.inf], f32), exponent_bits=8, mantissa_bits=0)
    assert nan.unspecified[0].tolist() == [True, False]
    assert own_range.unspecified[0].tolist() == [True, False]
    assert tie_without_mantissa.unspecified.all()
    assert subnormal.unspecified.all()


@pytest.mark.parametrize("source", ELEMENT_TYPES, ids=str)
def test_bits_go_there_and_back(source: ElementType) -> None:
    for to in ELEMENT_TYPES:
        narrow, wide = sorted((num_bits(source), num_bits(to)))
        if wide % narrow or (source in COMPLEXES) != (to in COMPLEXES):
            continue
        ratio = wide // narrow
        x = ordinary(source, (4, ratio) if num_bits(source) < wide else (4,))
        shape = (4, ratio) if num_bits(to) < wide else (4,)
        there = applied("bitcast_convert", x, to=TensorType(shape, to))
        if there.nan.any():  # its bits are not kept
            continue
        back = applied("bitcast_convert", there, to=TensorType(x.shape, source))
        assert np.array_equal(back.lower, x.lower), to
        assert (back.unspecified == (to != source)).all()


def ordinary(t: ElementType, shape: tuple[int, ...]) -> Acceptance:
    """Return sets of ones, which every type has."""
    ones = exactly(np.ones((1, *shape), np.bool_), i1)
    return applied("convert", ones, to=TensorType(shape, t)) if t != i1 else ones


def test_bits_in_the_same_type_are_the_same_value() -> None:
    x = sets_of([1.0, -0.0, np.nan], f32)
    same = applied("bitcast_convert", x, to=vector(f32, 3))
    assert not same.unspecified.any()
    assert same.nan.tolist() == x.nan.tolist()
    assert same.contains(np.float32([[1.0, -0.0, np.nan]])).all()
    assert not same.contains(np.float32([[1.5, 0.0, 1.0]])).any()


def test_wide_elements_fall_into_narrow_ones_least_significant_first() -> None:
    x = exactly(np.array([[0x0123456789ABCDEF]], np.int64), si64)
    result = applied("bitcast_convert", x, to=TensorType((1, 4), ui16))
    assert result.lower[0, 0].tolist() == [0xCDEF, 0x89AB, 0x4567, 0x0123]
    assert applied("bitcast_convert", sets_of([1.0], f32), to=vector(si32, 1)).lower[0, 0] == 0x3F800000
    nibbles = applied("bitcast_convert", exactly(np.array([[0x2F]], np.int8), si8), to=TensorType((1, 2), si4))
    assert nibbles.lower[0, 0].tolist() == [-1, 2]
