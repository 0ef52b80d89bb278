"""Tests of integer ops against Python's integers: the result, and whether it is left open."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from oracles.sets.acceptance import Acceptance
from spec.types import INTEGERS, IntegerType, dtype, i1, si2, si8, si64, ui2, ui4, ui8
from tests.oracles.applied import applied, includes, integer_palette, pairs

Expected = tuple[int, bool]
"""The customary result before it is wrapped, and whether it is open for another reason than not fitting."""


def in_type(v: int, t: IntegerType) -> int:
    v %= 2**t.width
    return v - 2**t.width if t.signed and v >= 2 ** (t.width - 1) else v


def as_signed(v: int, t: IntegerType) -> int:
    return in_type(v, IntegerType(t.width))


def quotient(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def divide(a: int, b: int, t: IntegerType) -> Expected:
    return (quotient(a, b), False) if b else (-1, True)


def remainder(a: int, b: int, t: IntegerType) -> Expected:
    if not b:
        return a, True
    q = quotient(a, b)
    return a - q * b, in_type(q, t) != q


def power(a: int, b: int, t: IntegerType) -> Expected:
    if b < 0:
        return {1: 1, -1: 1 if b % 2 == 0 else -1}.get(a, 0), True
    if abs(a) > 1 and b > 64:
        return pow(a, b, 2**t.width), True
    return a ** (b if abs(a) > 1 or b < 2 else 2 - b % 2), False


def shift_left(a: int, b: int, t: IntegerType) -> Expected:
    return (in_type(a << b, t), False) if 0 <= b < t.width else (0, True)


def shift_right_logical(a: int, b: int, t: IntegerType) -> Expected:
    return (in_type(a % 2**t.width >> b, t), False) if 0 <= b < t.width else (0, True)


def shift_right_arithmetic(a: int, b: int, t: IntegerType) -> Expected:
    signed = as_signed(a, t)
    shifted, beyond = (signed >> b, False) if 0 <= b < t.width else (-1 if signed < 0 else 0, True)
    return in_type(shifted, t), beyond


BINARY: dict[str, Callable[[int, int, IntegerType], Expected]] = {
    "add": lambda a, b, t: (a + b, False),
    "subtract": lambda a, b, t: (a - b, False),
    "multiply": lambda a, b, t: (a * b, False),
    "divide": divide,
    "remainder": remainder,
    "power": power,
    "maximum": lambda a, b, t: (max(a, b), False),
    "minimum": lambda a, b, t: (min(a, b), False),
    "and": lambda a, b, t: (a & b, False),
    "or": lambda a, b, t: (a | b, False),
    "xor": lambda a, b, t: (a ^ b, False),
    "shift_left": shift_left,
    "shift_right_logical": shift_right_logical,
    "shift_right_arithmetic": shift_right_arithmetic,
}

UNARY: dict[str, Callable[[int, IntegerType], int]] = {
    "abs": lambda a, t: abs(a),
    # Unsigned integers are negated as signed ones of the same bits.
    "negate": lambda a, t: -a if t.signed else (-a % 2**t.width if a != 2 ** (t.width - 1) else 2**t.width + a),
    "not": lambda a, t: in_type(~a, t),
    "sign": lambda a, t: (a > 0) - (a < 0),
    "popcnt": lambda a, t: (a % 2**t.width).bit_count(),
    "count_leading_zeros": lambda a, t: t.width - (a % 2**t.width).bit_length(),
}


def numbers(t: IntegerType) -> list[int]:
    if t.width > 4:
        return integer_palette(t)
    return list(range(-(2 ** (t.width - 1)), 2 ** (t.width - 1))) if t.signed else list(range(2**t.width))


def sets(values: list[int], t: IntegerType) -> Acceptance:
    from oracles.sets.acceptance import exactly

    held = np.array(values, np.int64 if t.signed else np.uint64)
    return exactly(held.astype(dtype(t))[None], t)


@pytest.mark.parametrize("t", INTEGERS, ids=str)
@pytest.mark.parametrize("op", BINARY)
def test_binary_op_is_exact_and_open_where_it_does_not_fit(op: str, t: IntegerType) -> None:
    lhs, rhs = pairs(numbers(t))
    result = applied(op, sets(lhs, t), sets(rhs, t))
    expected = [BINARY[op](a, b, t) for a, b in zip(lhs, rhs, strict=True)]
    assert result.lower is result.upper
    assert result.lower[0].tolist() == [in_type(v, t) for v, _ in expected]
    assert result.unspecified[0].tolist() == [is_open or in_type(v, t) != v for v, is_open in expected]


@pytest.mark.parametrize("t", INTEGERS, ids=str)
@pytest.mark.parametrize("op", UNARY)
def test_unary_op_is_exact_and_open_where_it_does_not_fit(op: str, t: IntegerType) -> None:
    if op in ("abs", "sign") and not t.signed:
        pytest.skip("defined for signed integers only")
    values = numbers(t)
    result = applied(op, sets(values, t))
    expected = [UNARY[op](v, t) for v in values]
    assert result.lower[0].tolist() == [in_type(v, t) for v in expected]
    assert result.unspecified[0].tolist() == [in_type(v, t) != v for v in expected]


def intervals(t: IntegerType) -> tuple[Acceptance, list[tuple[int, int]]]:
    values = numbers(t)
    ends = [(a, b) for a in values for b in values if a <= b]
    lower = sets([a for a, _ in ends], t).lower
    upper = sets([b for _, b in ends], t).lower
    none = np.zeros(lower.shape, np.bool_)
    return Acceptance(t, lower, upper, none, none), ends


def points_of(ends: list[tuple[int, int]], rng: np.random.Generator) -> list[int]:
    return [a + int(rng.integers(0, 2**62)) % (b - a + 1) for a, b in ends]


@pytest.mark.parametrize("t", [si2, ui2, ui4, si8, ui8, si64], ids=str)
@pytest.mark.parametrize("op", [*BINARY, *UNARY])
def test_sets_of_integers_hold_the_results_of_their_members(op: str, t: IntegerType) -> None:
    if op in ("abs", "sign") and not t.signed:
        pytest.skip("defined for signed integers only")
    rng = np.random.default_rng(0)
    operand, ends = intervals(t)
    operands, members = [operand], [ends]
    if op in BINARY:
        order = rng.permutation(len(ends))
        operands.append(operand.take(order))
        members.append([ends[i] for i in order])
    result = applied(op, *operands)
    for _ in range(20):
        inner = applied(op, *(sets(points_of(m, rng), t) for m in members))
        assert includes(result, inner).all()


@pytest.mark.parametrize("op", ["and", "or", "xor", "add", "multiply", "maximum", "minimum"])
def test_undecided_truth_stays_undecided_where_it_matters(op: str) -> None:
    states = [(False, False), (False, True), (True, True)]
    lhs, rhs = pairs(states)

    def truth(values: list[tuple[bool, bool]]) -> Acceptance:
        lower, upper = (np.array([[v[i] for v in values]]) for i in (0, 1))
        return Acceptance(i1, lower, upper, np.zeros(lower.shape, np.bool_), np.zeros(lower.shape, np.bool_))

    functions: dict[str, Callable[[Any, Any], Any]] = {
        "and": lambda a, b: a and b, "multiply": lambda a, b: a and b, "minimum": lambda a, b: a and b,
        "or": lambda a, b: a or b, "add": lambda a, b: a or b, "maximum": lambda a, b: a or b,
        "xor": lambda a, b: a != b,
    }  # fmt: skip
    result = applied(op, truth(lhs), truth(rhs))
    for i, (a, b) in enumerate(zip(lhs, rhs, strict=True)):
        possible = {functions[op](x, y) for x in set(a) for y in set(b)}
        assert {bool(result.lower[0, i]), bool(result.upper[0, i])} == possible
