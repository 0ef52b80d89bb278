"""Text of sets of conforming results, and previews of arrays."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from oracles.sets.acceptance import Acceptance
from spec.types import f32
from trials.plain_data import preview, sets_text

NAN = float("nan")


def sets(lower: object, upper: object, nan: object = False, unspecified: object = False) -> Acceptance:
    ends = (np.array([lower], np.float64), np.array([upper], np.float64))
    return Acceptance(f32, *ends, *(np.broadcast_to(np.array([x], bool), ends[0].shape) for x in (nan, unspecified)))


@pytest.mark.parametrize(
    ("found", "text"),
    [
        (sets(1.0, 1.0), "1.0"),
        (sets(1.0, 2.0), "from 1.0 to 2.0"),
        (sets(-0.0, 0.0), "from -0.0 to 0.0"),
        (sets(NAN, NAN, True), "NaN"),
        (sets(1.0, 1.0, True), "1.0 or NaN"),
        (sets(1.0, 1.0, False, True), "anything"),
        (sets([1.0, 2.0], [1.0, 3.0]), "[1.0, from 2.0 to 3.0]"),
    ],
)
def test_a_set_as_text(found: Acceptance, text: str) -> None:
    assert sets_text([found]) == text


def test_several_outputs_are_told_apart_and_many_elements_are_not_listed() -> None:
    assert sets_text([sets(1.0, 1.0), sets(2.0, 2.0)]) == "output 0: 1.0; output 1: 2.0"
    assert sets_text([sets([0.0] * 100, [0.0] * 100)]) == ""
    assert sets_text([object()]) == ""


def test_a_nan_that_signals_is_shown() -> None:
    signalling = np.array([0x7F81, 0x3F80], np.uint16).view(ml_dtypes.bfloat16)
    assert preview(signalling) == "[nan, 1.0]"
