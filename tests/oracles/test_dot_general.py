"""Tests of dot_general: sums of products in any order, within the precision that attributes and latitudes allow."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from oracles.evaluator import Context, Mode, Unevaluated
from oracles.latitudes import Latitude
from oracles.reference.matrix_products import matrix_product
from oracles.sets.acceptance import Acceptance, exactly
from oracles.sets.precision import Operation
from spec.program import main_program
from spec.types import FloatType, bf16, dtype, element_type_named, f16, f32, f64, si32
from tests.oracles.written import BF16, holds, is_exactly, type_text, written

Array = np.ndarray[Any, Any]
HIGHEST = "#stablehlo<precision HIGHEST>"
UNITS = {np.dtype(np.float32): 2.0**-24, BF16: 2.0**-8, np.dtype(np.float16): 2.0**-11, np.dtype(np.float64): 2.0**-53}
RNG = np.random.default_rng(0)


def dot(a: Array, b: Array, to: Any = None, numbers: str = "", **how: Any) -> Acceptance:
    """Return the sets of a matrix product, or of the dot_general that `numbers` describes.

    `to` is the result's dtype, or its shape and dtype; `how` goes to `written`.
    """
    shape = (a.shape[0], b.shape[1]) if to is None or isinstance(to, (type, np.dtype)) else to[0]
    kind = a.dtype if to is None else to if isinstance(to, (type, np.dtype)) else to[1]
    numbers = numbers or "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]"
    attributes = f"dot_dimension_numbers = #stablehlo.dot<{numbers}>" + how.pop("more", "")
    (sets,) = written("dot_general", attributes, a, b, to=[type_text(shape, kind)], **how)
    return sets


def exact_sum(a: Array, b: Array) -> tuple[Fraction, Fraction]:
    """Return the exact sum of the products of two vectors, and the sum of the magnitudes of these products."""
    terms = [Fraction(float(x)) * Fraction(float(y)) for x, y in zip(a, b, strict=True)]
    return sum(terms, Fraction(0)), sum(map(abs, terms), Fraction(0))


@pytest.mark.parametrize("kind", [np.float32, np.float64, np.float16, BF16])
@pytest.mark.parametrize("n", [2, 7, 40])
def test_sums_lie_around_the_exact_one_as_far_as_the_bound_says(kind: Any, n: int) -> None:
    a, b = RNG.normal(size=(3, n)).astype(kind), RNG.normal(size=(n, 2)).astype(kind)
    sets, u = dot(a, b), UNITS[np.dtype(kind)]
    for i, j in np.ndindex(3, 2):
        total, size = exact_sum(a[i], b[:, j])
        lower, upper = Fraction(float(sets.lower[0, i, j])), Fraction(float(sets.upper[0, i, j]))
        reach = n * Fraction(u) * size
        step = 4 * Fraction(u) * max(abs(lower), abs(upper))  # the last rounding
        assert lower <= total <= upper
        assert upper - total <= reach + step
        assert total - lower <= reach + step
        assert upper - lower >= reach


@pytest.mark.parametrize("kind", [np.float32, np.float64, np.float16, BF16])
def test_every_order_conforms(kind: Any) -> None:
    a, b = RNG.normal(size=(1, 24)).astype(kind), RNG.normal(size=(24, 1)).astype(kind)
    sets = dot(a, b)
    for _ in range(50):
        total = np.zeros((), kind)
        for k in RNG.permutation(24):
            total = (total + a[0, k] * b[k, 0]).astype(kind)
        assert holds(sets, total.reshape(1, 1))


@pytest.mark.parametrize("kind", [np.float32, np.float64, BF16, np.int32, np.uint8, np.int64, np.complex64])
def test_small_integers_are_exact(kind: Any) -> None:
    a, b = RNG.integers(0, 3, (5, 6)).astype(kind), RNG.integers(0, 4, (6, 4)).astype(kind)
    product = (a.astype(np.complex128) @ b.astype(np.complex128)).astype(np.complex64)
    product = product if kind is np.complex64 else product.real.astype(kind)
    sets = dot(a, b)
    assert holds(sets, product)
    assert not sets.unspecified.any()
    assert (sets.lower == sets.upper).all()


def test_many_small_integers_are_exact() -> None:
    a, b = (RNG.integers(-3, 4, (200, 200)).astype(np.float32) for _ in range(2))
    assert is_exactly(dot(a, b), a @ b)


def test_a_single_product_is_correctly_rounded_and_the_others_being_zero_change_nothing() -> None:
    x = RNG.normal(size=(4, 4)).astype(np.float32)
    assert is_exactly(dot(np.eye(4, dtype=np.float32), np.abs(x)), np.abs(x))
    scaled = np.float32(1 / 3) * np.eye(4, dtype=np.float32)
    assert is_exactly(dot(scaled, np.abs(x)), np.float32(1 / 3) * np.abs(x))


def test_fused_programs_may_round_later() -> None:
    third = np.full((1, 1), 1 / 3, np.float32)
    sets = dot(third, third, mode=Mode.FUSED)
    assert sets.lower[0, 0, 0] < float(third[0, 0]) ** 2 < sets.upper[0, 0, 0]


@pytest.mark.parametrize(
    ("a", "b", "least"),
    [
        ([-0.0], [1.0], -0.0), ([-0.0, 0.0], [1.0, 1.0], 0.0), ([-0.0, 0.0], [1.0, -1.0], -0.0), ([], [], 0.0),
        ([1.0, -1.0], [1.0, 1.0], 0.0),
    ],
)  # fmt: skip
def test_signs_of_zero(a: list[float], b: list[float], least: float) -> None:
    sets = dot(np.array([a], np.float32), np.array(b, np.float32).reshape(-1, 1))
    assert sets.lower[0, 0, 0] == sets.upper[0, 0, 0] == 0
    assert np.signbit(sets.lower[0, 0, 0]) == np.signbit(least)
    assert not np.signbit(sets.upper[0, 0, 0])


@pytest.mark.parametrize(
    ("a", "b", "result"),
    [
        ([np.inf, 1], [1, 1], np.inf), ([np.inf, 1], [-1, 1], -np.inf), ([np.inf, 1], [0, 1], np.nan),
        ([np.inf, np.inf], [1, -1], np.nan), ([np.nan, 1], [0, 1], np.nan), ([3e38, 3e38], [2, 2], np.inf),
        ([-3e38, 0], [2, 1], -np.inf),
    ],
)  # fmt: skip
@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_infinities_nan_and_overflow(a: list[float], b: list[float], result: float, kind: Any) -> None:
    scale = 5e269 if kind is np.float64 else 1
    left = np.array([[x * scale if abs(x) > 1e30 and np.isfinite(x) else x for x in a]], kind)
    sets = dot(left, np.array(b, kind).reshape(-1, 1))
    assert holds(sets, np.array([[result]], kind))
    assert not holds(sets, np.array([[1.0]], kind))
    assert np.isnan(result) or not sets.nan.any()


def test_a_partial_sum_may_overflow_on_the_way() -> None:
    sets = dot(np.array([[3e38, 3e38, -3e38]], np.float32), np.ones((3, 1), np.float32))
    assert holds(sets, np.array([[3e38]], np.float32))
    assert holds(sets, np.array([[np.inf]], np.float32))
    assert not holds(sets, np.array([[-np.inf]], np.float32))
    assert not sets.nan.any()


@pytest.mark.parametrize("exponent", [-700, 0, 700, 1000])
def test_f64_of_any_magnitude_is_added_up_as_exactly(exponent: int) -> None:
    a = np.ldexp(RNG.normal(size=(1, 6)), exponent)
    b = np.ldexp(RNG.normal(size=(6, 1)), -exponent + 3)
    sets = dot(a, b)
    total, size = exact_sum(a[0], b[:, 0])
    width = Fraction(float(sets.upper[0, 0, 0])) - Fraction(float(sets.lower[0, 0, 0]))
    assert Fraction(float(sets.lower[0, 0, 0])) <= total <= Fraction(float(sets.upper[0, 0, 0]))
    assert width <= 15 * size * Fraction(2.0**-53)


def test_integers_that_overflow_are_open_and_customarily_wrap() -> None:
    a, b = np.array([[100, 100]], np.int8), np.array([[1], [1]], np.int8)
    sets = dot(a, b)
    assert sets.unspecified.all()
    assert sets.values()[0, 0, 0] == -56


def test_operands_are_taken_as_values_of_the_result_type() -> None:
    a, b = np.array([[100, 50]], np.int8), np.array([[100], [2]], np.int8)
    assert is_exactly(dot(a, b, np.int32), np.array([[10100]], np.int32))
    x = np.array([[1 + 2.0**-7]], BF16)
    assert is_exactly(dot(x, x, np.float32), np.array([[(1 + 2.0**-7) ** 2]], np.float32))


def test_booleans_are_and_and_or() -> None:
    a, b = RNG.random((3, 4)) < 0.5, RNG.random((4, 3)) < 0.5
    assert is_exactly(dot(a, b), a @ b)


def test_batching_and_contracting_dimensions_in_any_place() -> None:
    a, b = RNG.integers(-3, 4, (2, 3, 4, 5)).astype(np.int32), RNG.integers(-3, 4, (5, 6, 2, 3)).astype(np.int32)
    numbers = (
        "lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], "
        "lhs_contracting_dimensions = [3, 1], rhs_contracting_dimensions = [0, 3]"
    )
    sets = dot(a, b, ((2, 4, 6), np.int32), numbers)
    assert is_exactly(sets, np.einsum("ncfk,kgnc->nfg", a, b))


def test_complex_numbers_are_within_a_bound_of_the_magnitudes() -> None:
    a, b = (np.array(RNG.normal(size=s) + 1j * RNG.normal(size=s), np.complex64) for s in ((3, 8), (8, 3)))
    sets = dot(a, b)
    assert holds(sets, a @ b)
    reach = 22 * 2.0**-23 * (np.abs(a) @ np.abs(b)).max() * 2
    assert (sets.upper - sets.lower).max() < reach
    assert not holds(sets, a @ np.conj(b))


def test_complex_infinities_and_nan_are_open() -> None:
    a = np.array([[np.inf + 0j, 1]], np.complex64)
    assert dot(a, np.ones((2, 1), np.complex64)).unspecified.all()


@pytest.mark.parametrize("precision", ["DEFAULT", "HIGH", "HIGHEST"])
def test_a_declared_latitude_rounds_operands_unless_the_highest_precision_is_asked_for(precision: str) -> None:
    x = np.array([[1 + 2.0**-12]], np.float32)
    more = f", precision_config = [#stablehlo<precision {precision}>, {HIGHEST}]"
    coarse = np.array([[1.0]], np.float32)
    admitted = holds(dot(x, np.ones_like(x), more=more, latitude=Latitude(dot_precision="bf16")), coarse)
    assert admitted == (precision != "HIGHEST")
    assert not holds(dot(x, np.ones_like(x), more=more), coarse)


def test_a_latitude_keeps_what_the_coarse_type_holds() -> None:
    a, b = (RNG.integers(-3, 4, (4, 4)).astype(np.float32) for _ in range(2))
    assert is_exactly(dot(a, b, latitude=Latitude(dot_precision="bf16")), a @ b)


def algorithm(lhs: str, accumulation: str, count: int, products: int, imprecise: str = "false") -> str:
    return (
        f", algorithm = #stablehlo.dot_algorithm<lhs_precision_type = {lhs}, rhs_precision_type = {lhs}, "
        f"accumulation_type = {accumulation}, lhs_component_count = {count}, rhs_component_count = {count}, "
        f"num_primitive_operations = {products}, allow_imprecise_accumulation = {imprecise}>"
    )


@pytest.mark.parametrize(
    ("more", "reach"),
    [
        (algorithm("f32", "f32", 1, 1), 2.0**-24), (algorithm("tf32", "f32", 1, 1), 2.0**-9),
        (algorithm("bf16", "f32", 1, 1), 2.0**-6), (algorithm("bf16", "f32", 1, 3), 2.0**-12),
        (algorithm("bf16", "f32", 1, 6), 2.0**-18), (algorithm("f16", "f16", 1, 1), 2.0**-8),
    ],
)  # fmt: skip
def test_an_algorithm_says_how_precise_the_result_is(more: str, reach: float) -> None:
    x = np.array([[1 / 3]], np.float32)
    sets = dot(x, x, more=more)
    assert holds(sets, x * x)
    assert (sets.upper - sets.lower).max() <= reach
    assert reach < 2.0**-20 or (sets.upper - sets.lower).max() >= reach / 64


def test_an_algorithm_may_overflow_what_it_rounds() -> None:
    greatest, zero = np.array([[np.finfo(np.float32).max]], np.float32), np.zeros((1, 1), np.float32)
    for name in ("bf16", "tf32", "f16"):
        for x, y in ((greatest, zero), (zero, greatest), (-greatest, zero)):
            sets = dot(x, y, more=algorithm(name, "f32", 1, 1))
            assert holds(sets, np.array([[0.0]]))
            assert holds(sets, np.array([[np.nan]]))
    sets = dot(greatest, zero, more=algorithm("f32", "f32", 1, 1))
    assert not holds(sets, np.array([[np.nan]]))


def test_imprecise_accumulation_is_not_evaluated() -> None:
    x = np.ones((1, 1), np.float32)
    with pytest.raises(Unevaluated, match="imprecise"):
        dot(x, x, more=algorithm("f8E5M2", "f32", 1, 1, "true"))


def test_flushed_subnormals_may_be_lost() -> None:
    x = np.array([[1e-40]], np.float32)
    assert not holds(dot(x, np.ones_like(x)), np.zeros_like(x))
    assert holds(dot(x, np.ones_like(x), latitude=Latitude(subnormals="flushed")), np.zeros_like(x))


def context(mode: Mode = Mode.FUSED) -> Context:
    return Context(main_program((), (), ()), mode)


@pytest.mark.parametrize("t", [f32, bf16, f64, f16])
def test_intervals_hold_the_sums_of_all_their_members(t: FloatType) -> None:
    """The sets contain the product of any members of the operand intervals, here of lower and upper ends at random."""
    low = np.round(RNG.normal(size=(1, 1, 3, 5)) * 8) / 8
    high = low + RNG.integers(0, 3, low.shape) / 8
    flags = np.zeros(low.shape, np.bool_)
    a = Acceptance(t, low, high, flags, flags)
    b = exactly(np.round(RNG.normal(size=(1, 1, 2, 5)) * 4) / 4, f64)
    b = Acceptance(t, b.lower, b.lower, b.nan, b.unspecified)
    sets = matrix_product(a, b, t, context(), Operation())
    for _ in range(50):
        member = np.where(RNG.random(low.shape) < 0.5, low, high)
        exact = member @ np.swapaxes(b.lower, -1, -2)
        assert ((sets.lower <= exact) & (exact <= sets.upper)).all()


def test_an_undecided_infinity_or_nan_leaves_a_row_undecided() -> None:
    low, high = np.array([[[[1.0, 2.0], [1.0, 1.0]]]]), np.array([[[[np.inf, 2.0], [1.0, 2.0]]]])
    flags = np.zeros(low.shape, np.bool_)
    a = Acceptance(f32, low, high, flags, flags)
    b = exactly(np.array([[[[1.0, -1.0]]]], np.float32), f32)
    sets = matrix_product(a, b, f32, context(), Operation())
    assert np.isinf(sets.upper[0, 0, 0, 0])
    assert np.isfinite(sets.upper[0, 0, 1, 0])


def test_undecided_integers_are_bounded_by_their_corners() -> None:
    low, high = np.array([[[[-2, 1]]]], np.int32), np.array([[[[3, 1]]]], np.int32)
    flags = np.zeros(low.shape, np.bool_)
    a = Acceptance(si32, low, high, flags, flags)
    b = exactly(np.array([[[[-4, 5]]]], np.int32), si32)
    sets = matrix_product(a, b, si32, context(), Operation())
    assert (sets.lower.item(), sets.upper.item()) == (-7, 13)


def test_products_of_different_kinds_are_open_and_customarily_converted_first() -> None:
    a = exactly(np.full((1, 1, 1, 2), 3, np.int32), si32)
    product = matrix_product(a, a, f32, context(), Operation())
    assert product.element_type == f32
    assert product.unspecified.all()
    assert product.lower.tolist() == product.upper.tolist() == [[[[18.0]]]]


@pytest.mark.parametrize("mode", [Mode.STRICT, Mode.FUSED])
def test_the_largest_complex_numbers_accumulated_in_a_wider_type(mode: Mode) -> None:
    """A sum does not overflow if it exceeds the largest number by less than rounding removes."""
    most = np.complex64(complex(np.finfo(np.float32).max, 0.25))
    a, b = np.array([[most]]), np.array([[1]], np.complex64)
    sets = dot(a, b, more=algorithm("f64", "f64", 1, 1), mode=mode)
    assert holds(sets, np.array([[most]]))


@pytest.mark.parametrize(
    ("of", "to", "a", "b", "also"),
    [
        ("f8E5M2", "f8E4M3FN", 0.875, 5.0, 4.0),
        ("f8E4M3FN", "f8E4M3B11FNUZ", 0.0625, 0.021484375, 2.0**-9),
        ("bf16", "f16", 0.625, 0.55078125, 0.34375),
        ("f8E3M4", "f8E4M3FN", 0.90625, 0.75, 0.625),
        ("f16", "bf16", 0.66650390625, 0.875, 0.5859375),
        ("bf16", "f16", 2.0**17, 2.0**-3, np.inf),
        ("f16", "bf16", 256.0, 512.0, np.inf),
        ("f16", "bf16", -256.0, 512.0, -np.inf),
    ],
)
def test_where_the_result_does_not_hold_the_operands_they_or_products_may_be_rounded_first(
    of: str, to: str, a: float, b: float, also: float
) -> None:
    lhs, rhs = (np.array([[x]]).astype(dtype(element_type_named(of))) for x in (a, b))
    kind = dtype(element_type_named(to))
    sets = dot(lhs, rhs, kind)
    nearest = np.array([[float(lhs[0, 0]) * float(rhs[0, 0])]]).astype(kind)
    assert nearest.astype(np.float64) != also
    for x in (nearest, np.array([[also]]).astype(kind)):
        assert holds(sets, x)
    assert not holds(sets, (nearest / 2).astype(kind))
    assert not sets.unspecified.any()


def test_an_overflow_in_a_type_that_has_no_infinity_is_open() -> None:
    factor, smaller = (np.array([[x]]).astype(dtype(element_type_named("f8E4M3FN"))) for x in (32.0, 16.0))
    to = dtype(element_type_named("f8E4M3"))
    five, six = (np.array([[x]]).astype(dtype(element_type_named("f8E5M2"))) for x in (5.0, 6.0))
    assert dot(five, six, dtype(element_type_named("f8E4M3B11FNUZ"))).unspecified.all()  # 30 is 32 in f8E5M2
    assert dot(factor, factor, to).unspecified.all()
    assert is_exactly(dot(smaller, smaller, to), np.array([[np.inf]]).astype(to))


@pytest.mark.parametrize("to", [np.float32, np.float64, BF16, np.float16])
def test_operands_whose_values_the_type_of_the_result_has_are_promoted_first(to: Any) -> None:
    x = np.array([[1.125]]).astype(dtype(element_type_named("f8E4M3FN")))
    assert is_exactly(dot(x, x, to), np.array([[1.125**2]]).astype(to))


def test_products_of_which_none_is_rounded_are_exact_in_another_type_too() -> None:
    a, b = (np.array(x, np.float32).astype(BF16) for x in ([[1.0, 2.0, 3.0]], [[4.0], [8.0], [16.0]]))
    assert is_exactly(dot(a, b, np.float16), np.array([[68.0]], np.float16))
