"""Tests of true values against MPFR, and of their cache."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from accuracy import measured_inputs, real_functions, truths
from accuracy.measures import as_f64
from accuracy.real_functions import FUNCTIONS
from oracles.sets.acceptance import Array
from oracles.sets.float_grid import grid
from spec.types import FloatType, bf16, element_type_named, f16, f32, f64
from tests.oracles import mpfr

gmpy2: Any = pytest.importorskip("gmpy2")

OF_MPFR: dict[str, Callable[..., Any]] = {
    "exponential": gmpy2.exp, "log": gmpy2.log, "sine": gmpy2.sin, "tan": gmpy2.tan, "tanh": gmpy2.tanh,
    "cbrt": gmpy2.cbrt, "log_plus_one": gmpy2.log1p, "add": gmpy2.add, "divide": gmpy2.div, "atan2": gmpy2.atan2,
    "multiply": gmpy2.mul, "sqrt": gmpy2.sqrt,
}  # fmt: skip


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(truths, "user_cache_path", lambda name: tmp_path / name)
    return tmp_path


def operands(op: str, t: FloatType) -> tuple[Array, ...]:
    rng = np.random.Generator(np.random.PCG64(5))
    if real_functions.arity(op) == 2:
        left, right = measured_inputs.pairs(t, 1 << 12, 3)
    else:
        left = right = measured_inputs.unary(t, 3)
    some = rng.permutation(len(left))[:3000]
    found = (as_f64(left[some]), as_f64(right[some]))
    return found[: real_functions.arity(op)]


@pytest.mark.parametrize("t", [FloatType("f8E5M2"), f16, bf16, f32, f64], ids=str)
@pytest.mark.parametrize("op", OF_MPFR)
def test_true_values_round_as_those_of_mpfr(op: str, t: FloatType) -> None:
    given = operands(op, t)
    rounded = truths.truths(FUNCTIONS[op], given, t).round_to(t)
    with mpfr.context(t):
        right = np.array([mpfr.in_type(OF_MPFR[op](*row), t) for row in zip(*(x.tolist() for x in given), strict=True)])
    np.testing.assert_array_equal(rounded, right)


def test_many_true_values_are_those_of_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """True values computed in f64 first, which is done for many values, decide ties and their neighbours alike."""
    left, right = map(as_f64, measured_inputs.pairs(f16, 1 << 13, 0))
    whole = np.isfinite(right) & (np.abs(right) < 9)
    np.rint(right, out=right, where=whole)  # integers, whose powers are ties now and then
    few = truths.truths(FUNCTIONS["power"], (left, right), f16).round_to(f16)
    monkeypatch.setattr(truths, "_MANY", 1)
    many = truths.truths(FUNCTIONS["power"], (left, right), f16).round_to(f16)
    np.testing.assert_array_equal(few, many)


def test_a_tie_but_for_the_rest_is_none() -> None:
    tie = 1 + 2.0**-11
    found = truths.Truths(np.array([tie, tie, tie, -tie]), np.array([0.0, 2.0**-70, -(2.0**-70), -(2.0**-70)]))
    assert found.round_to(f16).tolist() == [1.0, 1 + 2.0**-10, 1.0, -1 - 2.0**-10]


def test_beside_a_tie_by_less_than_balls_tell() -> None:
    """atan(q) is less than q by about q^3 / 3, which alone decides a tie of the subnormals of bf16."""
    y, x = np.array([127 * 2.0**-133]), np.array([2.0])
    found = truths.truths(FUNCTIONS["atan2"], (y, x), bf16)
    assert (found.high[0] / 2.0**-133, found.round_to(bf16)[0] / 2.0**-133) == (63.5, 63)


def test_what_was_computed_is_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = operands("tanh", f16)
    first = truths.truths(FUNCTIONS["tanh"], given, f16)
    (kept,) = folder.rglob("*.npz")
    monkeypatch.setattr(truths, "by_balls", lambda *a: pytest.fail("computed again"))
    again = truths.truths(FUNCTIONS["tanh"], given, f16)
    np.testing.assert_array_equal(first.high, again.high)
    np.testing.assert_array_equal(first.low, again.low)
    assert list(folder.rglob("*.part")) == []
    monkeypatch.undo()
    monkeypatch.setattr(truths, "user_cache_path", lambda name: folder / name)
    kept.write_bytes(kept.read_bytes()[:100])  # damaged
    np.testing.assert_array_equal(truths.truths(FUNCTIONS["tanh"], given, f16).high, first.high)


def test_published_worst_cases_are_hard() -> None:
    """At the published worst cases, an f64 function is within 2^-55 ULP of a tie or of an f64 value (the test resolves
    2^-10 ULP), or the operand is nearly a multiple of pi/2."""
    hard = {"exponential": 0, "log": 1, "sine": 2}
    for op, i in hard.items():
        x = np.array([float.fromhex(measured_inputs.WORST_CASES[i])])
        found = truths.truths(FUNCTIONS[op], (x,), f64)
        in_halves = float((found.low / np.spacing(np.abs(found.high)))[0]) * 2
        assert abs(in_halves - round(in_halves)) < 2.0**-9, op
    for case in measured_inputs.WORST_CASES[3:]:
        x = np.array([float.fromhex(case)])
        both = [abs(float(truths.truths(FUNCTIONS[op], (x,), f64).high[0])) for op in ("sine", "cosine")]
        assert min(both) < 2.0**-29, case


DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "accuracy.md"
_ROW = re.compile(r"^\| `(\w+)` \| (\w+) \| `([^`]+)` \| `([^`]+)` \| `([^`]+)` \| ([\d.]+) \|$", re.MULTILINE)
ROWS = _ROW.findall(DOCUMENT.read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}-{row[1]}")
def test_entries_that_are_checked_by_hand(row: tuple[str, ...]) -> None:
    """The rows of docs/accuracy.md agree with values computed in 400 bits of MPFR."""
    op, t, operand, returned, true, error = row
    function = {**OF_MPFR, "cosine": gmpy2.cos, "exponential_minus_one": gmpy2.expm1}[op]
    with gmpy2.context(precision=400):
        value = function(gmpy2.mpfr(float(operand)))
        exponent = gmpy2.get_exp(value) - grid(element_type_named(t)).precision  # type: ignore[arg-type]
        apart = abs(gmpy2.mpfr(float(returned)) - value) / gmpy2.exp2(exponent)
        assert float(f"{value:.17g}") == float(true)
        assert f"{float(apart):.6f}" == error


def test_some_are_checked_by_hand() -> None:
    assert len(ROWS) >= 3
