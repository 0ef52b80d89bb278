"""Measure of tightness: almost no element of whole programs is undecided, and totals are correct."""

from __future__ import annotations

import json

import numpy as np
import pytest

from oracles.sets.acceptance import Acceptance, everything, exactly
from spec.types import f32, i1, si8
from validation import tightness


def test_whole_programs_are_decided() -> None:
    found, reasons = tightness.of_programs(80, seed=1)
    assert found.elements > 5000
    assert found.undecided < 0.01
    assert found.share(found.exact) > 0.7
    assert not reasons


def test_single_ops_on_exact_operands_are_exact() -> None:
    for op in ("transpose", "pad", "select", "and", "maximum", "concatenate"):
        found, _ = tightness.of_op(op, 1, seed=1)
        assert found.share(found.exact) > 0.95, op


def test_what_counts_as_what() -> None:
    total = tightness.Totals()
    one = exactly(np.array([[1.0, 2.0, 3.0]], np.float32), f32)
    upper = np.array([[1.0, 2.0 + 2.0**-20, np.inf]])
    flags = np.zeros((1, 3), np.bool_)
    total.add([Acceptance(f32, one.lower, upper, flags, flags), everything((1, 2), si8)])
    none = np.zeros((1, 1), np.bool_)
    total.add([Acceptance(i1, none, ~none, none, none)])
    assert (total.elements, total.exact, total.left_open, total.unlimited) == (6, 1, 2, 2)
    assert total.undecided == pytest.approx(4 / 6)
    assert total.median_ulps == 4.0


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert tightness.main(["--cases", "0", "--programs", "5", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["tightness"]
    assert row["of"] == "whole programs"
    assert row["exact"] + row["undecided"] <= 1
