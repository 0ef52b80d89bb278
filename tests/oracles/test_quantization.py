"""Tests of quantized operands against results that the specification's quantize and dequantize give, by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from generators.examples import draw_cases
from generators.quantized.quantized_cases import quantized_op, quantized_ops
from generators.quantized.quantized_programs import quantized_programs
from oracles.evaluator import Unevaluated, evaluate
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance
from spec.parse import parse
from spec.program import Operation, Value, main_program
from spec.structure import violations
from spec.type_text import type_named

Q = "!quant.uniform<i8:f32, 0.5:3>"
NARROW = "!quant.uniform<i8<-10:10>:f32, 0.5:3>"
AXIS = "!quant.uniform<i8:f32:0, {0.1:-30,0.5:-20,1.0:0,2.0:5}>"
QUANTUM = Latitude(quantization="quantum")


def sets(text: str, *arguments: Any, latitude: Latitude | None = None) -> Acceptance:
    (found,) = evaluate(parse(text), [arguments], latitude=latitude)
    assert isinstance(found, Acceptance)
    return found


def one(op: str, operands: tuple[str, ...], result: str, attributes: str = "") -> str:
    names = ", ".join(f"%{i}" for i in range(len(operands)))
    arguments = ", ".join(f"%{i}: {t}" for i, t in enumerate(operands))
    return f"""func.func @main({arguments}) -> {result} {{
  %r = "stablehlo.{op}"({names}) {{{attributes}}} : ({", ".join(operands)}) -> {result}
  return %r : {result}
}}"""


def floats(*x: float) -> np.ndarray[Any, Any]:
    return np.array(x, np.float32)


def stored(*x: int) -> np.ndarray[Any, Any]:
    return np.array(x, np.int8)


def exact(x: Acceptance) -> list[Any]:
    assert np.array_equal(x.lower, x.upper)
    assert not x.unspecified.any()
    found: list[Any] = x.lower[0].tolist()
    return found


@pytest.mark.parametrize(
    ("t", "numbers", "expected"),
    [
        (Q, (1.0, 2.0, 0.25, 0.75), [5, 7, 3, 5]),  # ties to even, before the zero point is added
        (Q, (-0.25, -0.75, 100.0, -100.0), [3, 1, 127, -128]),
        (NARROW, (100.0, -100.0, 3.5, -6.5), [10, -10, 10, -10]),
        (AXIS, (4.0, 15.0, 3.0, 4.0), [10, 10, 3, 7]),
    ],
)
def test_quantize(t: str, numbers: tuple[float, ...], expected: list[int]) -> None:
    assert exact(sets(one("uniform_quantize", ("tensor<4xf32>",), f"tensor<4x{t}>"), floats(*numbers))) == expected


def test_dequantize_along_an_axis() -> None:
    text = one("uniform_dequantize", (f"tensor<4x{AXIS}>",), "tensor<4xf32>")
    assert exact(sets(text, stored(-30, -18, 7, -128))) == [0, 1, 7, -266]


def test_nan_becomes_anything_and_infinities_beyond_all_storage_are_open() -> None:
    found = sets(one("uniform_quantize", ("tensor<2xf32>",), f"tensor<2x{Q}>"), floats(np.nan, np.inf))
    assert found.unspecified.all()


@pytest.mark.parametrize(("op", "expected"), [("add", [7, 127, -128]), ("multiply", [5, 127, 127])])
def test_arithmetic_saturates(op: str, expected: list[int]) -> None:
    t = f"tensor<3x{Q}>"
    assert exact(sets(one(op, (t, t), t), stored(5, 120, -100), stored(5, 120, -100))) == expected


def test_the_latitude_is_one_quantum_either_way_before_saturation() -> None:
    t = f"tensor<3x{Q}>"
    found = sets(one("add", (t, t), t), stored(5, 120, -100), stored(5, 120, -100), latitude=QUANTUM)
    assert (found.lower[0].tolist(), found.upper[0].tolist()) == ([6, 127, -128], [8, 127, -128])


@pytest.mark.parametrize("op", ["maximum", "minimum"])
def test_ops_that_choose_among_operands_of_one_type_have_no_latitude(op: str) -> None:
    t = f"tensor<2x{Q}>"
    assert exact(sets(one(op, (t, t), t), stored(1, 2), stored(1, 2), latitude=QUANTUM)) == [1, 2]


F16 = "tensor<1x!quant.uniform<i16:f16, 0.0999755859375:0>>"


def test_what_operands_stand_for_need_not_be_rounded_under_the_latitude() -> None:
    """Under the latitude, 53 times the scale may stay 5.29871 (exp is 200.1), and need not become 5.296875 in f16 (exp
    is 199.7)."""
    text, row = one("exponential", (F16,), F16), np.array([53], np.int16)
    assert not sets(text, row).admits(np.array([[2001]], np.int16)).any()
    assert sets(text, row, latitude=QUANTUM).admits(np.array([[2001]], np.int16)).all()


def test_a_conversion_has_no_latitude() -> None:
    text = one("uniform_dequantize", (F16,), "tensor<1xf16>")
    assert exact(sets(text, np.array([53], np.int16), latitude=QUANTUM)) == [5.296875]


def test_moving_elements_moves_storage() -> None:
    t = f"tensor<3x{Q}>"
    text = one("reverse", (t,), t, "dimensions = array<i64: 0>")
    assert exact(sets(text, stored(1, 2, 3), latitude=QUANTUM)) == [3, 2, 1]


def test_comparison_is_of_numbers() -> None:
    other = "tensor<1x!quant.uniform<i8:f32, 1.0:0>>"
    attributes = "comparison_direction = #stablehlo<comparison_direction EQ>"
    text = one("compare", (f"tensor<1x{Q}>", other), "tensor<1xi1>", attributes)
    assert exact(sets(text, stored(7), stored(2))) == [True]


def reduction(t: str, wide: str, n: int) -> str:
    return f"""func.func @main(%a: tensor<{n}x{t}>, %z: tensor<{t}>) -> tensor<{wide}> {{
  %0 = "stablehlo.reduce"(%a, %z) ({{
  ^bb0(%x: tensor<{wide}>, %y: tensor<{wide}>):
    %s = "stablehlo.add"(%x, %y) : (tensor<{wide}>, tensor<{wide}>) -> tensor<{wide}>
    "stablehlo.return"(%s) : (tensor<{wide}>) -> ()
  }}) {{dimensions = array<i64: 0>}} : (tensor<{n}x{t}>, tensor<{t}>) -> tensor<{wide}>
  return %0 : tensor<{wide}>
}}"""


def test_a_sum_in_a_wider_storage_type_does_not_saturate() -> None:
    wide = "!quant.uniform<i16:f32, 0.5:0>"
    found = sets(reduction(Q, wide, 4), stored(103, 103, 103, 103), np.array(3, np.int8))
    assert exact(found) == 400


def test_a_sum_that_saturates_on_the_way_depends_on_the_order() -> None:
    text = reduction("!quant.uniform<i8:f32, 0.5:0>", "!quant.uniform<i8:f32, 0.5:0>", 3)
    found = sets(text, stored(100, 100, -100), np.array(0, np.int8))
    assert (found.lower[0].item(), found.upper[0].item()) == (27, 100)


@pytest.mark.parametrize("op", quantized_ops())
def test_what_is_drawn_is_valid_and_evaluated(op: str) -> None:
    for family in ("quant<i8>", "quant<i4>", "quant<i32>"):
        for case in draw_cases(quantized_op(op, family, input_sets=2), 2, 0):
            assert not violations(case.program)
            evaluate(case.program, case.inputs)


def test_programs_that_are_drawn_are_valid_and_evaluated() -> None:
    for case in draw_cases(quantized_programs(input_sets=2), 20, 0):
        assert not violations(case.program)
        evaluate(case.program, case.inputs)


@pytest.mark.parametrize("op", ["select", "maximum"])
def test_what_is_chosen_need_not_be_rounded(op: str) -> None:
    """A selected i32 value need not be dequantized and quantized again, which loses bits: f32 holds only 24."""
    t = "tensor<1x!quant.uniform<i32:f32, 0.1:-2147483648>>"
    chosen, lower = np.array([-312907900], np.int32), np.array([-2000000000], np.int32)
    operands = (t, t) if op == "maximum" else ("tensor<i1>", t, t)
    arguments = (chosen, lower) if op == "maximum" else (np.array(True), chosen, lower)
    strict = sets(one(op, operands, t), *arguments)
    assert exact(strict) == [-312907776]
    found = sets(one(op, operands, t), *arguments, latitude=QUANTUM)
    assert (found.lower.tolist(), found.upper.tolist()) == ([[-312907900]], [[-312907776]])


@pytest.mark.parametrize("shapes", [("2", "3x2", "3x2"), ("2", "2", "3x2")])
def test_sums_of_different_shapes_are_not_evaluated(shapes: tuple[str, str, str]) -> None:
    """A quantized add of different shapes is not evaluated: no constraint forbids it, and no clause defines its
    result."""
    x, y, z = (Value(n, type_named(f"tensor<{s}x{Q}>")) for n, s in zip("xyz", shapes, strict=True))
    program = main_program((x, y), (Operation("add", (x, y), results=(z,)),), (z,))
    assert not violations(program)
    row = tuple(np.ones(tuple(map(int, s.split("x"))), np.int8) for s in shapes[:2])
    with pytest.raises(Unevaluated, match="different shapes"):
        evaluate(program, [row])


def test_clamp_is_evaluated_with_the_latitude_too() -> None:
    text = one("clamp", (f"tensor<3x{Q}>",) * 3, f"tensor<3x{Q}>")
    arguments = (stored(0, 0, 0), stored(-5, 1, 9), stored(4, 4, 4))
    assert exact(sets(text, *arguments, latitude=QUANTUM)) == [0, 1, 4]


def test_an_initial_value_that_changes_nothing_may_still_be_a_quantum_off() -> None:
    text = f"""func.func @main(%x: tensor<1x{Q}>, %z: tensor<{Q}>) -> tensor<{Q}> {{
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0]
    : (tensor<1x{Q}>, tensor<{Q}>) -> tensor<{Q}>
  return %0 : tensor<{Q}>
}}"""
    found = sets(text, stored(9), np.int8(3), latitude=QUANTUM)
    assert found.lower[0] < 9 < found.upper[0]
    assert exact(sets(text, stored(9), np.int8(3))) == 9


def sorted_by(t: str, *storage: int) -> tuple[list[int], list[int], bool]:
    """Return lower and upper bounds of the source indices after a stable sort, and whether all of them are exact."""
    text = f"""func.func @main(%x: tensor<3x{t}>, %i: tensor<3xi32>) -> tensor<3xi32> {{
  %0:2 = "stablehlo.sort"(%x, %i) ({{
  ^bb0(%a: tensor<{t}>, %b: tensor<{t}>, %c: tensor<i32>, %d: tensor<i32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<{t}>, tensor<{t}>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }}) {{dimension = 0 : i64, is_stable = true}} : (tensor<3x{t}>, tensor<3xi32>) -> (tensor<3x{t}>, tensor<3xi32>)
  return %0#1 : tensor<3xi32>
}}"""
    found = sets(text, np.array(storage, np.uint8), np.arange(3, dtype=np.int32))
    lower, upper = found.lower[0].tolist(), found.upper[0].tolist()
    return lower, upper, lower == upper and not found.unspecified.any()


def test_sorting_is_by_the_numbers_that_storage_values_stand_for() -> None:
    assert sorted_by("!quant.uniform<u8:f32, 0.1>", 200, 200, 7) == ([2, 0, 1], [2, 0, 1], True)
    coarse = "!quant.uniform<u8:bf16, 0.10009765625>"
    assert sorted_by(coarse, 253, 252, 7) == ([2, 1, 0], [2, 1, 0], True)
    assert sorted_by(coarse, 254, 253, 7) == ([2, 0, 1], [2, 0, 1], True)  # which stand for one number of bf16
