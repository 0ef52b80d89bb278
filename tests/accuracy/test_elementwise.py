"""Tests of elementwise measurements: correct rounding has no errors, and each fault shows in its own figure alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from accuracy import measured_inputs, truths
from accuracy.elementwise_errors import Measuring, Options
from accuracy.measurements import Elementwise
from accuracy.real_functions import FUNCTIONS, arity, element_types
from oracles.sets.acceptance import Array
from oracles.sets.float_grid import grid, next_up
from spec.op import op_named
from spec.program import Operation
from spec.types import FloatType, bf16, element_type_named, f16, f32, f64
from tests.accuracy.rounding import Rounding, Wrong

SMALL = FloatType("f8E4M3FN")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def cache(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(truths, "user_cache_path", lambda name: folder / name)
    monkeypatch.setattr(measured_inputs, "WIDE", {32: 1 << 12, 64: 1 << 13})


def measured(op: str, t: FloatType, wrong: Wrong | None = None) -> Elementwise:
    return Measuring(Rounding(wrong), op, t, Options(pairs=1 << 12)).result()


def at(x: float, change: Wrong) -> Wrong:
    """Return `change` restricted to elements whose first operand is x."""

    def wrong(o: Operation, operands: tuple[Array, ...], right: Array) -> Array:
        return np.where(operands[0] == x, change(o, operands, right), right)

    return wrong


RIGHT = [
    ("exponential", SMALL), ("tanh", f16), ("rsqrt", bf16), ("sine", f32), ("log", f64), ("add", SMALL), ("add", f64),
    ("power", bf16), ("remainder", SMALL), ("round_nearest_afz", f16), ("maximum", FloatType("f4E2M1FN")),
    ("logistic", FloatType("f8E8M0FNU")),
]  # fmt: skip


@pytest.mark.parametrize(("op", "t"), RIGHT, ids=str)
def test_what_rounds_correctly_is_measured_so(op: str, t: FloatType) -> None:
    found = measured(op, t)
    assert found.normal.elements
    assert found.normal.greatest <= 0.5
    assert found.normal.rounded_correctly == 1
    for tally in (found.special, found.operands_flushed, found.results_flushed, found.order, found.symmetry):
        assert tally is None or tally.wrong == 0
    for other in (found.vectors, found.folded):
        assert other is not None
        assert (other.of > 0, other.wrong) == (True, 0)
    assert all(error <= 0.5 for _, error in found.curve)
    assert found.exhaustive == (t.width <= 8 or (t.width == 16 and arity(op) == 1))


def up(o: Operation, operands: tuple[Array, ...], right: Array) -> Array:
    return next_up(right, f16)


def test_the_greatest_error_is_found_where_it_is() -> None:
    found = measured("exponential", f16, at(0.5, up))
    assert found.normal.worst is not None
    assert found.normal.worst.inputs == ("0.5",)
    assert found.normal.worst.returned == repr(float(np.float16(np.exp(0.5)) + np.float16(2**-10)))
    assert 0.5 < found.normal.greatest <= 1.5
    assert 1 - found.normal.rounded_correctly == pytest.approx(1 / found.normal.elements)


def test_a_search_climbs_to_worse_inputs() -> None:
    """The search finds larger errors than any sample: the error grows towards one number among 2^32."""
    peak = 1.2345678806304932

    def wrong(o: Operation, operands: tuple[Array, ...], right: Array) -> Array:
        away = np.abs(operands[0] / peak - 1) * 2**23
        return right * (1 + 2.0**-20 / (1 + np.log2(1 + away)))

    rng = np.random.Generator(np.random.PCG64(0))
    sample = rng.integers(0, 0x7F000000, 1 << 12, np.uint32).view(np.float32).astype(np.float64)
    nearest = np.abs(sample / peak - 1).min() * 2**23
    without = 8 / (1 + np.log2(1 + nearest))
    assert measured("exponential", f32, wrong).normal.greatest > 1.3 * without


def test_flushing_is_no_error() -> None:
    least = grid(bf16).smallest_normal

    def flushing(o: Operation, operands: tuple[Array, ...], right: Array) -> Array:
        return np.where(np.abs(right) < least, np.copysign(0.0, right), right)

    found = measured("exponential", bf16, flushing)
    assert (found.results_flushed.of, found.normal.greatest <= 0.5) == (found.results_flushed.wrong, True)
    assert found.results_flushed.wrong > 0
    assert (found.subnormal.elements > 0, found.special.wrong) == (True, 0)


def test_operands_that_are_flushed_are_told_from_results() -> None:
    least = grid(bf16).smallest_normal

    def flushing(o: Operation, operands: tuple[Array, ...], right: Array) -> Array:
        return np.where(np.abs(operands[0]) < least, np.where(operands[0] != 0, -np.inf, right), right)

    found = measured("log", bf16, flushing)
    assert found.operands_flushed.of > 0
    assert found.operands_flushed.wrong == 2 * 127  # all subnormals of bf16, of which log gives a number or NaN
    assert found.results_flushed.wrong == 0


@pytest.mark.parametrize(
    ("x", "returned"), [(np.inf, 3.0), (-np.inf, np.nan), (1e9, np.nan), (0.25, np.nan), (0.25, np.inf)]
)
def test_results_of_the_wrong_kind_are_special(x: float, returned: float) -> None:
    x = float(min(max(x, -np.inf), 60000.0)) if np.isfinite(x) else x
    found = measured("exponential", f16, at(float(np.float16(x)), lambda o, operands, right: right * 0 + returned))
    assert found.special.wrong == 1
    assert found.special.example is not None
    assert found.normal.greatest <= 0.5


def test_an_infinity_just_below_the_threshold_is_an_error_like_another() -> None:
    last = 11.0859375  # exp of it is 65247, just below 65504
    found = measured("exponential", f16, at(float(np.float16(last)), lambda o, operands, right: right * np.inf))
    assert found.special.wrong == 0
    assert 0.5 < found.normal.greatest < 17


def test_zeros_have_signs() -> None:
    found = measured("sine", f16, at(0.0, lambda o, operands, right: np.abs(right)))
    assert (found.special.wrong, found.parity) == (1, "odd")
    assert found.symmetry is not None
    assert found.symmetry.wrong == 1


def test_order_and_symmetry() -> None:
    found = measured("tanh", f16, at(0.5, lambda o, operands, right: right * 1.01))
    assert found.order is not None
    assert found.order.wrong == 1
    assert found.symmetry is not None
    assert (found.parity, found.symmetry.wrong) == ("odd", 1)
    found = measured("cosine", f16)
    assert (found.parity, measured("exponential", f16).parity) == ("even", "")


def test_vectors_of_one_length_are_noticed() -> None:
    def wrong(o: Operation, operands: tuple[Array, ...], right: Array) -> Array:
        return right if right.shape != (37,) else np.where(np.arange(37) == 36, right + 1, right)

    found = measured("tanh", f16, wrong)
    assert found.vectors is not None
    assert found.folded is not None
    assert (found.vectors.wrong > 10, found.folded.wrong) == (True, 0)


def test_constants_that_are_folded_otherwise_are_noticed() -> None:
    def wrong(o: Operation, operands: tuple[Array, ...], right: Array) -> Array:
        return -right if 200 < right.size < 300 else right

    found = measured("exponential", f16, wrong)
    assert found.vectors is not None
    assert found.folded is not None
    assert (found.vectors.wrong, found.folded.wrong > 10) == (0, True)


def test_every_elementwise_function_of_the_specification_is_measured() -> None:
    """The measurements cover all elementwise ops on floats whose operands and results have one type, and whose only
    attribute is the accuracy."""
    from spec.op import ops

    def is_one(name: str) -> bool:
        op = op_named(name)
        roles = [m.role for m in op.members.values()]
        elementwise = op.__module__ == "spec.ops.elementwise" and roles.count("result") == 1
        return elementwise and any(isinstance(t, FloatType) for t in _types(op)) and name not in OTHERS

    assert set(FUNCTIONS) == {name for name in ops() if is_one(name)}


OTHERS = {"real", "imag", "complex", "is_finite", "compare", "select", "clamp"}
"""They round nothing."""


def _types(op: Any) -> tuple[Any, ...]:
    first = next(m for m in op.members.values() if m.role == "operand")
    return first.test.element_types if first.test is not None else ()


def test_pairs_have_all_that_is_special() -> None:
    left, right = (x.view(np.uint16).astype(np.uint32) for x in measured_inputs.pairs(f16, 1 << 17, 0))
    assert len(left) == len(right) == 1 << 17
    special = measured_inputs.specials(f16).view(np.uint16).astype(np.uint32)
    assert np.isin((special[:, None] << 16) | special, (left << 16) | right).all()
    assert len(np.unique(left)) > 32768


def test_element_types_of_an_op() -> None:
    assert element_types("tanh")[-1] == element_type_named("complex<f64>")
    assert f16 in element_types("tanh")


def test_f64_that_is_flushed_before_it_is_rounded_is_no_error() -> None:
    """The smallest normal number times the number before 1 is below the smallest normal number, and rounds to it."""
    least = grid(f64).smallest_normal

    def flushing(o: Operation, operands: tuple[Array, ...], right: Array) -> Array:
        x, y = operands
        tiny = (np.abs(right) < least) | ((np.abs(right) == least) & ((np.abs(x) < least * 2) & (np.abs(y) < 1)))
        return np.where(tiny, np.copysign(0.0, right), right)

    found = measured("multiply", f64, flushing)
    assert found.normal.greatest <= 0.5
    assert found.results_flushed.wrong > 0
