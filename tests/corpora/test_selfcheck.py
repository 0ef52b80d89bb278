"""Tests of self-checking programs: true for each member of the sets, false for values just outside."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from corpora.encoding import bits, encoding
from corpora.replay_targets import Implementation, Subject
from corpora.selfcheck import NoSelfCheck, self_check
from generators.examples import draw_cases
from generators.programs.case_strategies import single_op
from oracles.backends.protocol import Results
from oracles.evaluator import Unevaluated
from oracles.judge import expectation, mode_for
from oracles.sets.acceptance import Acceptance, bounds_dtype, exactly
from results.verdicts import Conforms, Undecided
from spec.program import Operation, Program, Value, main_program
from spec.structure import violations
from spec.types import (
    FLOATS,
    INTEGERS,
    ElementType,
    FloatType,
    TokenType,
    bf16,
    complex64,
    dtype,
    f32,
    f64,
    i1,
    num_bits,
    si8,
    tensor,
    ui2,
)

NATIVE = ("xla", "interpreter")
XLA_LACKS = {FloatType("f6E2M3FN"), FloatType("f6E3M2FN")}


def identity(t: ElementType, *shape: int) -> Program:
    x, y = Value("x", tensor(t, *shape)), Value("y", tensor(t, *shape))
    return main_program((x,), (Operation("optimization_barrier", (x,), (), (), (y,)),), (y,))


def answer(subject: Subject, program: Program) -> bool:
    assert violations(program) == []
    assert isinstance(subject, Implementation)
    outcome = subject.backend.run(program, ((),))
    assert isinstance(outcome, Results), outcome
    return bool(outcome.outputs[0][0])


def values_of(t: ElementType) -> np.ndarray[Any, Any]:
    """Return all values of a type of up to 8 bits, or ordinary and special values of a wider type."""
    if t == i1:
        return np.array([False, True])
    if num_bits(t) <= 8:
        patterns = np.arange(2 ** num_bits(t), dtype=np.uint8)
        return patterns.view(dtype(t)) if isinstance(t, FloatType) else patterns.astype(dtype(t))
    with np.errstate(all="ignore"):
        odd = np.array([0.0, -0.0, 1.0, -1.0, 1.5, 100.0, np.inf, -np.inf, np.nan, 1e-40, -1e-45, 3e38])
        return odd.astype(dtype(t)) if isinstance(t, FloatType) else np.arange(-6, 6).astype(dtype(t))


@pytest.mark.parametrize("name", NATIVE)
@pytest.mark.parametrize("t", [i1, *INTEGERS, *FLOATS], ids=str)
def test_every_value_is_itself(subjects: dict[str, Subject], name: str, t: ElementType) -> None:
    if name == "xla" and t in XLA_LACKS:
        pytest.skip("XLA ends its process on a constant of this type")
    array = values_of(t)
    program = identity(t, *array.shape)
    sets = exactly(array[None], t)
    assert answer(subjects[name], self_check(program, [[array]], [sets]))


@pytest.mark.parametrize("t", [t for t in FLOATS if t.width in (4, 8)] + [bf16, f32, f64], ids=str)
def test_no_value_is_another(subjects: dict[str, Subject], t: FloatType) -> None:
    """A self-check that admits one value of a type is false for another value."""
    array = values_of(t)
    next_one = np.roll(array, 1)
    same = np.isnan(array.astype(np.float64)) & np.isnan(next_one.astype(np.float64))
    wrong = [k for k in range(len(array)) if not same[k] and bits(array)[k] != bits(next_one)[k]]
    program = identity(t)
    for k in wrong[:: max(1, len(wrong) // 6)]:
        sets = exactly(next_one[k : k + 1], t)
        assert not answer(subjects["interpreter"], self_check(program, [[array[k, ...]]], [sets])), array[k]


def floats(lower: Any, upper: Any, nan: Any = False, unspecified: Any = False, t: ElementType = f32) -> Acceptance:
    low, high = np.array([lower], np.float64), np.array([upper], np.float64)
    flags = [np.broadcast_to(np.array(x), low.shape) for x in (nan, unspecified)]
    return Acceptance(t, low, high, *flags)


@pytest.mark.parametrize("name", NATIVE)
@pytest.mark.parametrize(
    ("value", "sets", "conforms"),
    [
        ([1.0, 2.0], floats([0.5, 2.0], [1.0, 3.0]), True),
        ([1.0, 2.0], floats([0.5, 2.1], [1.0, 3.0]), False),
        ([1.0, 2.0], floats([0.5, 1.0], [0.99999999, 3.0]), False),  # the bound lies between values of f32
        ([1.0, 2.0], floats([1.00000001, 1.0], [1.1, 3.0]), False),
        ([-0.0, 0.0], floats([-0.0, -0.0], [0.0, 0.0]), True),
        ([-0.0, 0.0], floats([0.0, 0.0], [0.0, 0.0]), False),
        ([-0.0, 0.0], floats([-0.0, -0.0], [-0.0, -0.0]), False),
        ([np.nan, 1.0], floats([0.0, 0.0], [1.0, 1.0], [True, False]), True),
        ([1.0, np.nan], floats([0.0, 0.0], [1.0, 1.0], [True, False]), False),
        ([np.nan, 1.0], floats([np.nan, 1.0], [np.nan, 1.0], [True, False]), True),
        ([2.0, 1.0], floats([np.nan, 1.0], [np.nan, 1.0], [True, False]), False),
        ([np.inf, -np.inf], floats([3e38, -np.inf], [np.inf, -3e38]), True),
        ([np.inf, -np.inf], floats([3e38, -3e39], [3e39, -3e38]), False),
        ([np.nan, 7.0], floats([0.0, 0.0], [1.0, 1.0], False, [True, True]), True),
        ([np.nan, 7.0], floats([0.0, 0.0], [1.0, 1.0], False, [True, False]), False),
    ],
)
def test_bounds(subjects: dict[str, Subject], name: str, value: Any, sets: Acceptance, conforms: bool) -> None:
    array = np.array(value, np.float32)
    assert sets.contains(array[None]).all() == conforms
    assert answer(subjects[name], self_check(identity(f32, 2), [[array]], [sets])) == conforms


@pytest.mark.parametrize("t", [FloatType("f8E4M3FN"), FloatType("f8E5M2FNUZ"), FloatType("f8E8M0FNU"), f64], ids=str)
def test_bounds_of_other_types(subjects: dict[str, Subject], t: FloatType) -> None:
    array = values_of(t)
    everything = np.full(array.shape, -np.inf), np.full(array.shape, np.inf)
    is_nan = np.isnan(array.astype(np.float64))
    program = identity(t, *array.shape)
    for admits_nan in (True, False):
        sets = floats(*everything, np.array([is_nan & admits_nan]), t=t)
        assert answer(subjects["interpreter"], self_check(program, [[array]], [sets])) == (
            admits_nan or not is_nan.any()
        )
    assert is_nan.any() == encoding(t).has_nan or t == f64


@pytest.mark.parametrize("name", NATIVE)
def test_complex_numbers_are_checked_by_parts(subjects: dict[str, Subject], name: str) -> None:
    array = np.array([1 + 2j, complex(-0.0, np.nan)], np.complex64)
    sets = exactly(array[None], complex64)
    assert answer(subjects[name], self_check(identity(complex64, 2), [[array]], [sets]))
    for part in (0, 1):
        lower = sets.lower.copy()
        lower[0, 0, part] += 0.5
        wrong = replace(sets, lower=lower, upper=sets.upper + 1)
        assert not answer(subjects[name], self_check(identity(complex64, 2), [[array]], [wrong]))


def test_every_input_set_counts(subjects: dict[str, Subject]) -> None:
    rows = [[np.array([k], np.int8)] for k in range(3)]
    sets = exactly(np.array([[0], [1], [2]], np.int8), si8)
    assert answer(subjects["interpreter"], self_check(identity(si8, 1), rows, [sets]))
    for k in range(3):
        tampered = replace(sets, lower=sets.lower + (np.arange(3)[:, None] == k), upper=sets.upper + 1)
        assert not answer(subjects["interpreter"], self_check(identity(si8, 1), rows, [tampered]))


def test_without_anything_to_check_it_is_true(subjects: dict[str, Subject]) -> None:
    sets = replace(exactly(np.zeros((1, 2), dtype(ui2)), ui2), unspecified=np.ones((1, 2), bool))
    assert answer(subjects["interpreter"], self_check(identity(ui2, 2), [[np.ones(2, dtype(ui2))]], [sets]))
    empty = exactly(np.zeros((1, 0, 2), np.float32), f32)
    assert answer(subjects["interpreter"], self_check(identity(f32, 0, 2), [[np.zeros((0, 2), np.float32)]], [empty]))


def test_tokens_have_no_self_check() -> None:
    token = Value("t", TokenType())
    with pytest.raises(NoSelfCheck, match=r"no constant or comparison of type !stablehlo\.token"):
        self_check(main_program((token,), (), (token,)), [[]], [])


def tampered(expected: tuple[Acceptance, ...]) -> tuple[Acceptance, ...] | None:
    """Return the sets with one decided element changed to exclude its members; None if no element is decided."""
    for i, sets in enumerate(expected):
        decided = np.argwhere(~sets.unspecified)
        if not decided.size:
            continue
        at = tuple(decided[0])
        lower, upper, nan = sets.lower.copy(), sets.upper.copy(), sets.nan.copy()
        if np.isnan(lower[at]) if lower.dtype == np.float64 else False:
            lower[at] = upper[at] = 1.0
            nan[at] = False
        elif bounds_dtype(sets.element_type) == np.bool_:
            lower[at], upper[at] = not upper[at], not lower[at]
        elif lower.dtype == np.float64:
            lower[at], upper[at], nan[at] = np.nan, np.nan, True
        else:
            lower[at], upper[at] = np.iinfo(lower.dtype).max, np.iinfo(lower.dtype).min
        return (*expected[:i], replace(sets, lower=lower, upper=upper, nan=nan), *expected[i + 1 :])
    return None


SAMPLES = [
    ("add", "f32"), ("compare", "f16"), ("concatenate", "bf16"), ("exponential", "f32"), ("if", "i32"),
    ("popcnt", "ui4"), ("real", "complex<f32>"), ("reduce", "i64"), ("reverse", "f8E5M2"),
    ("transpose", "complex<f64>"),
]  # fmt: skip


@pytest.mark.parametrize(("op", "t"), SAMPLES)
def test_drawn_cases(subjects: dict[str, Subject], op: str, t: str) -> None:
    """Self-checks are true on conforming implementations and false with tampered sets. On the evaluator they may be
    undecided, but are never the opposite."""
    told_apart = 0
    for case in draw_cases(single_op(op, t, input_sets=2), 3, 1):
        expected = expectation(case.program, case.inputs, mode_for(case.program))
        assert not isinstance(expected, Unevaluated)
        right, wrong = self_check(case.program, case.inputs, expected), tampered(expected)
        tampered_check = None if wrong is None else self_check(case.program, case.inputs, wrong)
        assert isinstance(subjects["reference"].self_check(right).verdict, Conforms | Undecided)
        if tampered_check is not None:
            assert not isinstance(subjects["reference"].self_check(tampered_check).verdict, Conforms)
        for name in NATIVE:
            if not isinstance(subjects[name].case(case.program, case.inputs, expected).verdict, Conforms):
                continue
            assert answer(subjects[name], right)
            if tampered_check is not None:
                assert not answer(subjects[name], tampered_check)
                told_apart += 1
    assert told_apart
