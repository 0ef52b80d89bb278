"""The claim about sums of random terms: correct sums pass; narrow accumulators and lost bits are found."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from oracles.backends.protocol import Results
from oracles.judge import expectation as expected_of
from oracles.judge import judge
from results.verdicts import Conforms, Deviates, fails
from spec.types import FloatType, dtype, f32
from trials.checks import Judged
from trials.claims.accumulation import TYPES, sums, together


def judged(t: FloatType, accumulator: Any) -> Judged:
    """Return sums, judged, that add one term after another in the type `accumulator` and round the total to `t`."""
    case = sums(t)
    ((terms,),) = case.inputs
    total = np.zeros(len(terms), accumulator)
    for column in terms.astype(accumulator).T:
        total = (total + column).astype(accumulator)
    outcome = Results(((total.astype(dtype(t)),),))
    expected = expected_of(case.program, case.inputs)
    return Judged(case, outcome, expected, judge(outcome, expected, case.program, 1), {})


@pytest.mark.parametrize("t", TYPES, ids=str)
def test_sums_in_their_own_type_pass(t: FloatType) -> None:
    assert together(judged(t, dtype(t))).verdict == Conforms()


def test_a_narrow_accumulator_is_found() -> None:
    assert fails(together(judged(f32, ml_dtypes.bfloat16)).verdict)


def test_lost_bits_are_found_where_each_sum_is_within_its_bound() -> None:
    """Partial sums rounded to multiples of 2^-13 deviate together; each sum alone stays within (n - 1) u sum|terms|."""
    case = sums(f32)
    ((terms,),) = case.inputs
    total = np.zeros(len(terms))
    for column in terms.astype(np.float64).T:
        total = np.ldexp(np.rint(np.ldexp((total + column), 13)), -13)
    outcome = Results(((total.astype(np.float32),),))
    expected = expected_of(case.program, case.inputs)
    verdict = judge(outcome, expected, case.program, 1)
    assert verdict == Conforms()
    whole = together(Judged(case, outcome, expected, verdict, {})).verdict
    assert isinstance(whole, Deviates)
    assert whole.standing == "accuracy"
