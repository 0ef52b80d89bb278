"""Tests of the latitude for subnormals: in arithmetic a zero of its sign may stand for a subnormal."""

import numpy as np
import pytest

from oracles.acceptance import exactly
from oracles.latitude import Latitude
from spec.types import FloatType, TensorType, bf16, f16, f32, f64, i1, si32
from tests.oracles.applied import applied, palette, sets_of

FLUSHED = Latitude(subnormals="flushed")
TINY = 2.0**-140


def admitted(op: str, operands: list[float], result: float, latitude: Latitude) -> bool:
    sets = applied(op, *(sets_of([x], f32) for x in operands), latitude=latitude)
    return bool(sets.contains(np.array([[result]], np.float32)).all())


CASES = [
    ("multiply", [2.0**-100, 2.0**-40], TINY, 0.0),  # a subnormal result
    ("multiply", [-(2.0**-100), 2.0**-40], -TINY, -0.0),
    ("multiply", [TINY, 2.0**100], 2.0**-40, 0.0),  # a subnormal operand
    ("add", [TINY, 0.0], TINY, 0.0),
    ("divide", [1.0, TINY], np.inf, np.inf),
    ("maximum", [TINY, -1.0], TINY, 0.0),
    ("log", [TINY], float(np.log(np.float32(TINY))), -np.inf),
    ("sqrt", [TINY], 2.0**-70, 0.0),
    ("sign", [TINY], 1.0, 0.0),
]


@pytest.mark.parametrize(("op", "operands", "kept", "flushed"), CASES)
def test_both_the_subnormal_and_its_zero_are_admitted(
    op: str, operands: list[float], kept: float, flushed: float
) -> None:
    for result in (kept, flushed):
        assert admitted(op, operands, result, FLUSHED)
    assert admitted(op, operands, kept, Latitude())
    assert kept == flushed or not admitted(op, operands, flushed, Latitude())


def test_a_result_rounded_up_to_the_smallest_normal_number_may_have_been_flushed_before() -> None:
    operands = [sets_of([-(2.0**-126)], bf16), sets_of([1 - 2.0**-8], bf16)]
    result = applied("multiply", *operands, latitude=FLUSHED)
    assert (result.lower[0, 0], result.upper[0, 0]) == (-(2.0**-126), 0.0)
    assert np.signbit(result.upper[0, 0])


def test_a_zero_of_the_other_sign_and_larger_errors_are_not_admitted() -> None:
    assert not admitted("multiply", [2.0**-100, 2.0**-40], -0.0, FLUSHED)
    assert not admitted("multiply", [-(2.0**-100), 2.0**-40], 0.0, FLUSHED)
    assert not admitted("multiply", [2.0**-100, 2.0**-40], 2 * TINY, FLUSHED)


@pytest.mark.parametrize("t", [f32, f64, bf16, f16, FloatType("f8E5M2")], ids=str)
@pytest.mark.parametrize("op", ["negate", "abs"])
def test_operations_on_the_sign_keep_subnormals(op: str, t: FloatType) -> None:
    x = sets_of(palette(t), t)
    assert np.array_equal(applied(op, x, latitude=FLUSHED).lower, applied(op, x).lower, equal_nan=True)


def test_operations_that_move_or_reinterpret_keep_subnormals() -> None:
    x = sets_of([TINY], f32)
    assert applied("select", exactly(np.array([[True]]), i1), x, x, latitude=FLUSHED).is_exact
    bits = applied("bitcast_convert", x, to=TensorType((1,), si32), latitude=FLUSHED)
    assert bits.lower[0, 0] == np.float32(TINY).view(np.int32)
    assert applied("real", x, latitude=FLUSHED).is_exact


def test_a_type_with_one_zero_is_flushed_to_that_and_a_type_without_to_none() -> None:
    one_zero, none = FloatType("f8E4M3FNUZ"), FloatType("f8E8M0FNU")
    result = applied("multiply", sets_of([-(2.0**-9)], one_zero), sets_of([1.0], one_zero), latitude=FLUSHED)
    assert result.contains(sets_of([0.0], one_zero).values()).all()
    lowest = applied("multiply", sets_of([2.0**-127], none), sets_of([1.0], none), latitude=FLUSHED)
    assert lowest.is_exact


def test_nothing_changes_for_normal_numbers() -> None:
    lhs, rhs = sets_of([1.0, 3.0, np.inf], f32), sets_of([3.0, 0.1, -1.0], f32)
    for op in ("add", "multiply", "divide", "power", "atan2"):
        flushed, kept = applied(op, lhs, rhs, latitude=FLUSHED), applied(op, lhs, rhs)
        assert np.array_equal(flushed.lower, kept.lower, equal_nan=True)
        assert np.array_equal(flushed.upper, kept.upper, equal_nan=True)
