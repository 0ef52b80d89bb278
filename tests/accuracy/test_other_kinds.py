"""Tests of measurements of conversions, complex numbers and sums: only wrong implementations have errors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import pytest

from accuracy import complex_ops, measured_inputs
from accuracy.accumulators import OPS, TYPES, Accumulating, accumulator
from accuracy.complex_ops import MeasuringPlane
from accuracy.conversions import Conversion, Converting, conversions
from accuracy.elementwise_errors import Options
from accuracy.measured_ops import bound_for, subjects
from accuracy.measurements import Elementwise
from oracles.backends.evaluator_backend import ReferenceBackend
from oracles.backends.protocol import Outcome, Results
from oracles.sets.acceptance import Array
from oracles.sets.float_grid import round_to_nearest
from oracles.sets.sums import exact_sum
from spec.program import Program
from spec.types import (
    ELEMENT_TYPES,
    FloatType,
    bf16,
    complex64,
    complex128,
    dtype,
    f16,
    f32,
    f64,
    i1,
    num_bits,
    si4,
    si8,
)

Change = Callable[[list[Array], Array], Array]
"""Arguments and a result -> what is returned."""


class Changed(ReferenceBackend):
    """The evaluator as a backend that changes the result of programs with arguments and one result."""

    def __init__(self, change: Change) -> None:
        self.change = change

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        found = super().run(program, inputs)
        if not isinstance(found, Results) or not inputs[0]:
            return found
        rows = tuple((self.change(list(i), np.asarray(row[0])),) for i, row in zip(inputs, found.outputs, strict=True))
        return replace(found, outputs=rows) if len(found.outputs[0]) == 1 else found


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured_inputs, "WIDE", {32: 1 << 12, 64: 1 << 13})
    monkeypatch.setattr(complex_ops, "SIZE", 1 << 9)


def converted(c: Conversion, change: Change | None = None) -> Elementwise:
    return Converting(ReferenceBackend() if change is None else Changed(change), c, Options()).result()


def convert(source: object, target: object) -> Conversion:
    return Conversion("convert", source, target, str(target))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "c",
    [
        convert(f16, bf16), convert(bf16, f16), convert(f16, FloatType("f8E4M3FN")), convert(f64, f16),
        convert(si8, f16),
        convert(FloatType("f8E4M3B11FNUZ"), FloatType("f8E5M2")), convert(f16, si8), convert(i1, f16),
        convert(si4, si8),
        convert(f16, i1), convert(bf16, FloatType("f8E8M0FNU")),
        Conversion("reduce_precision", f16, f16, "e4m3", (("exponent_bits", 4), ("mantissa_bits", 3))),
    ],
    ids=lambda c: f"{c.source}-{c.name}",
)  # fmt: skip
def test_right_conversions(c: Conversion) -> None:
    found = converted(c)
    assert found.normal.elements
    assert found.normal.greatest <= 0.5
    assert found.normal.rounded_correctly == 1
    assert found.exhaustive == (num_bits(c.source) <= 16)
    for tally in (
        found.special,
        found.operands_flushed,
        found.results_flushed,
        found.order,
        found.symmetry,
        found.folded,
    ):
        assert tally is None or tally.wrong == 0


def test_truncation_is_told() -> None:
    def truncated(arguments: list[Array], result: Array) -> Array:
        bits = arguments[0].astype(np.float32).view(np.uint32) & np.uint32(0xFFFF0000)
        return np.where(np.isnan(result), result, bits.view(np.float32).astype(dtype(bf16)))

    found = converted(convert(f16, bf16), truncated)
    assert 0.8 < found.normal.greatest < 1
    assert 0.4 < found.normal.rounded_correctly < 0.6
    assert found.folded is not None
    assert found.folded.wrong > 10


def test_rounding_twice_is_told() -> None:
    def twice(arguments: list[Array], result: Array) -> Array:
        with np.errstate(all="ignore"):
            return arguments[0].astype(np.float32).astype(np.float16)

    found = converted(convert(f64, f16), twice)
    assert 0.5 < found.normal.rounded_correctly < 0.99
    assert 0.5 < found.normal.greatest < 0.5001


def test_an_integer_that_is_wrong_is_told() -> None:
    def saturates(arguments: list[Array], result: Array) -> Array:
        return np.where(arguments[0] == 6, np.int8(127), result)

    found = converted(convert(f16, si8), saturates)
    assert found.normal.worst is not None
    assert (found.normal.worst.inputs, found.normal.greatest) == (("6.0",), 121)


def test_all_pairs_of_narrow_types_are_converted() -> None:
    narrow = [t for t in ELEMENT_TYPES if num_bits(t) <= 16]
    asked = {(c.source, c.target) for c in conversions() if c.op == "convert"}
    assert {(a, b) for a in narrow for b in narrow if a != b} <= asked


@pytest.mark.parametrize("t", [complex64, complex128], ids=str)
@pytest.mark.parametrize("op", ["add", "multiply", "abs", "log", "sqrt"])
def test_right_complex_numbers(op: str, t: object) -> None:
    found = MeasuringPlane(ReferenceBackend(), op, t, Options()).result()  # type: ignore[arg-type]
    assert found.normal.elements > 200
    assert found.normal.greatest <= (1.0 if t == complex64 else 2.5)  # of f64, sets are computed in f64
    assert found.special.wrong == 0
    assert found.parts is not None
    assert found.folded is not None
    assert found.folded.wrong == 0


def test_a_conjugate_is_told() -> None:
    found = MeasuringPlane(Changed(lambda arguments, result: result.conj()), "multiply", complex64, Options()).result()
    assert found.normal.greatest > 1000


def test_a_complex_result_that_is_no_number_is_told() -> None:
    def lost(arguments: list[Array], result: Array) -> Array:
        return np.where(np.arange(len(result)) == 7, np.nan, result)

    found = MeasuringPlane(Changed(lost), "multiply", complex64, Options()).result()
    assert found.special.wrong == 1


@pytest.mark.parametrize("t", TYPES, ids=str)
@pytest.mark.parametrize("op", OPS)
def test_sums_are_those_of_their_terms(op: str, t: FloatType) -> None:
    """The measurement adds up the same terms as the program, so sums of the reference backend have no bias."""
    found = Accumulating(ReferenceBackend(), op, t, 0).result()
    assert abs(found.bias) < 0.01
    assert found.variance < 0.01  # of sums of anything else it is above a million


def added(terms: Array, t: FloatType, result: FloatType) -> Array:
    total = np.zeros(len(terms))
    for column in terms.T:
        total = round_to_nearest(total + column, t)
    return round_to_nearest(total, result)


@pytest.mark.parametrize("result", [f16, f32], ids=str)
@pytest.mark.parametrize("t", TYPES, ids=str)
def test_the_type_of_the_accumulator_is_told(t: FloatType, result: FloatType) -> None:
    rng = np.random.Generator(np.random.PCG64(1))
    terms = rng.uniform(-1, 1, (400, 512)).astype(np.float32 if result == f32 else np.float16).astype(np.float64)
    found = accumulator(added(terms, t, result), terms, result)
    wide = {f16: (f32, f64), f32: (f64,)}[result]
    assert found.type == (f"wider than {result}" if t in wide else str(t))


def test_a_bias_is_told() -> None:
    rng = np.random.Generator(np.random.PCG64(1))
    terms = rng.uniform(-1, 1, (400, 512)).astype(np.float32).astype(np.float64)
    high, _ = exact_sum(terms)
    found = accumulator(round_to_nearest(high - 1e-3, f32), terms, f32)
    assert found.evidence.startswith("the mean error")
    assert found.bias < -0.1


def test_bounds_are_the_published_ones() -> None:
    assert (bound_for("tanh", f32), bound_for("add", f32), bound_for("floor", f16)) == (5, 0.5, 0)
    assert (bound_for("sine", complex64), bound_for("add", complex64)) == (8, None)
    assert bound_for("power", complex64) is None  # it is amplified from element to element
    keys = [s.key("b") for s in subjects(Options())]
    assert len(keys) == len(set(keys))
    assert ("b", "tanh", "f8E8M0FNU", "") in keys
    assert ("b", "reduce", "f64", "") in keys
    assert f64 in TYPES
