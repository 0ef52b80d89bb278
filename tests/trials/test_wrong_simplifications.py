"""Models of wrong simplifications: each fits what the simplified program returns, and no other wrong value."""

from __future__ import annotations

import math

import numpy as np
import pytest

from generators.cases import Case
from oracles.conventions import CONVENTIONS
from oracles.latitudes import Latitude
from spec.parse import parse
from spec.types import dtype, element_type_named
from tests.trials.test_value_claims import claims
from trials.causes.wrong_kernels import case_computed_by
from trials.causes.wrong_representations import REPRESENTATION_RULES
from trials.causes.wrong_simplifications import RULES
from trials.computing_operations import main_operation

HELD = {
    "reciprocal": ("%c = stablehlo.constant dense<3.0> : {t}", "%r = stablehlo.divide %x, %c : {t}"),
    "reciprocal-root": ("%c = stablehlo.sqrt %y : {t}", "%r = stablehlo.divide %x, %c : {t}"),
    "negated-exponent": ("%c = stablehlo.power %x, %y : {t}", "%r = stablehlo.divide %c, %c : {t}"),
    "quotients-combined": ("%c = stablehlo.divide %y, %x : {t}", "%r = stablehlo.divide %x, %c : {t}"),
    "exponentials-combined": ("%c = stablehlo.exponential %x : {t}", "%r = stablehlo.divide %c, %c : {t}"),
    "log-of-exponential": ("%c = stablehlo.exponential %x : {t}", "%r = stablehlo.log %c : {t}"),
    "log-of-power": ("%c = stablehlo.power %x, %y : {t}", "%r = stablehlo.log %c : {t}"),
    "log-of-root": ("%c = stablehlo.rsqrt %x : {t}", "%r = stablehlo.log %c : {t}"),
    "root-of-square": ("%c = stablehlo.multiply %x, %x : {t}", "%r = stablehlo.sqrt %c : {t}"),
    "constants-combined": (
        "%c = stablehlo.constant dense<1.0> : {t}\n  %d = stablehlo.add %x, %c : {t}",
        "%r = stablehlo.subtract %d, %c : {t}",
    ),
    "maximum-of-clamp": ("%c = stablehlo.clamp %x, %y, %y : {t}", "%r = stablehlo.maximum %c, %x : {t}"),
    "exponential-less-one": ("%r = stablehlo.exponential_minus_one %x : {t}",),
    "log-of-sum": ("%r = stablehlo.log_plus_one %x : {t}",),
    "power-by-logarithm": ("%r = stablehlo.power %x, %y : {t}",),
    "remainder-of-floor": ("%r = stablehlo.remainder %x, %y : {t}",),
    "remainder-of-nearest": ("%r = stablehlo.remainder %x, %y : {t}",),
}
SHOWN: dict[str, tuple[float, float, float]] = {
    "reciprocal": (1.0000000000000002, 0.0, 0.3333333333333334 - 2**-54),
    "reciprocal-root": (1e-300, 1e-320, 1e-300 / 1e-160),
    "negated-exponent": (1e160, 2.0, np.inf),
    "quotients-combined": (1e200, 1e300, np.inf),
    "exponentials-combined": (1000.0, 0.0, 1.0),
    "log-of-exponential": (1000.0, 0.0, 1000.0),
    "log-of-power": (-1.0, 1.0, 0.0),
    "log-of-root": (-0.0, 0.0, np.inf),
    "root-of-square": (1e-200, 0.0, 1e-200),
    "constants-combined": (1e-17, 0.0, 1e-17),
    "maximum-of-clamp": (3.0, 1.0, 1.0),
    "exponential-less-one": (1e-19, 0.0, 0.0),
    "log-of-sum": (1e-19, 0.0, 0.0),
    "power-by-logarithm": (-2.0, 3.0, np.nan),
    "remainder-of-floor": (-5.0, 3.0, 1.0),
    "remainder-of-nearest": (0.75, 1.0, -0.25),
}
"""Two operands, and what the simplified program returns."""


def program(name: str) -> str:
    t = "tensor<f64>"
    lines = "\n  ".join(HELD[name]).format(t=t)
    return f"func.func @main(%x: {t}, %y: {t}) -> {t} {{\n  {lines}\n  return %r : {t}\n}}"


@pytest.mark.parametrize("name", [n for n in SHOWN if n != "reciprocal-root"])
def test_claims_what_the_simplified_program_returns(name: str) -> None:
    *row, returned = (np.array(x) for x in SHOWN[name])
    assert claims(program(name), row, returned, model=name)


@pytest.mark.parametrize("name", [n for n in SHOWN if n != "reciprocal-root"])
def test_claims_no_other_value(name: str) -> None:
    *row, _ = (np.array(x) for x in SHOWN[name])
    assert not claims(program(name), row, np.array(-7.25), model=name)


R_NEAREST = float(np.float32(math.remainder(np.float32(77.15), np.float32(9.71))))
R_FLOOR = float(np.fmod(np.float32(-71.15), np.float32(9.71)) + np.float32(9.71))
DOT = "dot_general %x, %y, contracting_dims = [] x []"


@pytest.mark.parametrize(
    ("model", "operation", "row", "value", "other"),
    [
        ("remainder-of-floor", "remainder %x, %y : tensor<i8>", (-5, 3), 1, 2),
        ("other-shift", "shift_right_logical %x, %y : tensor<i8>", (-128, 3), -16, 3),
        ("other-shift", "shift_right_arithmetic %x, %y : tensor<ui8>", (128, 3), 16, 3),
        ("read-as-signed", f"{DOT} : (tensor<ui8>, tensor<ui8>) -> tensor<ui32>", (200, 1), 2**32 - 56, 3),
        ("divided-as-words", "divide %x, %y : tensor<ui8>", (197, 57), 30, 255),
        ("divided-as-words", "remainder %x, %y : tensor<ui8>", (197, 57), 23, 254),
        ("counted-in-words", "count_leading_zeros %x : tensor<i16>", (1, 0), 31, 14),
        ("clamped-between-unsigned", "clamp %y, %y, %x : tensor<i16>", (5, -10), 5, 3),
        ("power-in-f64", "power %x, %y : tensor<i64>", (3, 39), 4052555153018976256, 3),
        ("remainder-of-nearest", "remainder %x, %y : tensor<f32>", (77.15, 9.71), R_NEAREST, 0.5),
        ("remainder-of-floor", "remainder %x, %y : tensor<f32>", (-71.15, 9.71), R_FLOOR, 0.5),
        ("rounded-away", "convert %x : (tensor<f32>) -> tensor<i8>", (-1.5, 0.0), -2, 3),
    ],
)
def test_integers(model: str, operation: str, row: tuple[float, float], value: float, other: float) -> None:
    name = operation.partition("tensor<")[2].partition(">")[0]
    result = operation.rpartition(" ")[2]
    text = f"func.func @main(%x: tensor<{name}>, %y: tensor<{name}>) -> {result} {{\n"
    text += f"  %r = stablehlo.{operation}\n  return %r : {result}\n}}"
    given, returned = dtype(element_type_named(name)), dtype(element_type_named(result[7:-1]))
    operands = [np.array(x, given) for x in row]
    assert claims(text, operands, np.array(value, returned), model=model)
    assert not claims(text, operands, np.array(other, returned), model=model)


LOOP = """func.func @main(%x: tensor<?xi32>, %n: tensor<i32>) -> tensor<i32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %s = %x) : tensor<i32>, tensor<?xi32>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.concatenate %s, %x, dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    stablehlo.return %j, %t : tensor<i32>, tensor<?xi32>
  }
  RETURNED
}"""
SIZE = "%d = stablehlo.get_dimension_size %r#1, dim = 0 : (tensor<?xi32>) -> tensor<i32>\n  return %d : tensor<i32>"
COUNTER = "return %r#0 : tensor<i32>"


@pytest.mark.parametrize(
    ("model", "returned", "value"), [("size-before-loop", SIZE, 2), ("one-turn", COUNTER, 1), ("one-turn", SIZE, 4)]
)
def test_loops(model: str, returned: str, value: int) -> None:
    row = [np.array([5, 6], np.int32), np.array(3, np.int32)]
    text = LOOP.replace("RETURNED", returned)
    assert claims(text, row, np.array(value, np.int32), model=model)
    assert not claims(text, row, np.array(value + 1, np.int32), model=model)


SPLAT = """func.func @main(%x: tensor<3xf32>, %z: tensor<f32>) -> tensor<f32> {
  %c = stablehlo.constant dense<2.0> : tensor<3xf32>
  %n = stablehlo.negate %c : tensor<3xf32>
  %s = stablehlo.reduce(OPERAND init: %z) applies stablehlo.add across dimensions = [0]
      : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}"""


def test_splats_count_once() -> None:
    row = [np.array([5, 6, 7], np.float32), np.array(0, np.float32)]
    for operand, value in (("%n", -2), ("%c", 2)):
        text = SPLAT.replace("OPERAND", operand)
        assert claims(text, row, np.array(value, np.float32), model="splat-counted-once")
        assert not claims(text, row, np.array(value + 1, np.float32), model="splat-counted-once")


def test_what_is_no_splat_counts_whole() -> None:
    row = [np.array([5, 6, 7], np.float32), np.array(0, np.float32)]
    text = SPLAT.replace("OPERAND", "%x")
    assert not claims(text, row, np.array(5, np.float32), model="splat-counted-once")


TWO_SPLATS = """func.func @main(%x: tensor<2xf32>, %z: tensor<f32>) -> tensor<f32> {
  %c = stablehlo.constant dense<-2.5> : tensor<2xf32>
  %s:2 = stablehlo.reduce(%x init: %z), (%c init: %z) across dimensions = [0]
      : (tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%d: tensor<f32>, %e: tensor<f32>) {
    %p = stablehlo.multiply %a, %b : tensor<f32>
    %q = stablehlo.multiply %d, %e : tensor<f32>
    stablehlo.return %p, %q : tensor<f32>, tensor<f32>
  }
  return RETURNED : tensor<f32>
}"""


def test_only_the_splat_of_several_inputs_counts_once() -> None:
    row = [np.array([3, 4], np.float32), np.array(1, np.float32)]
    splat, other = (TWO_SPLATS.replace("RETURNED", r) for r in ("%s#1", "%s#0"))
    assert claims(splat, row, np.array(-2.5, np.float32), model="splat-counted-once")
    assert not claims(other, row, np.array(3, np.float32), model="splat-counted-once")


ONE_OPERATION = """func.func @main(%x: {given}, %y: {given}) -> {result} {{
  {lines}
  return %r : {result}
}}"""
ONE = "%c = stablehlo.constant dense<1> : tensor<i32>\n  %q = stablehlo.divide %c, %x : tensor<i32>\n  "
TINY = "%c = stablehlo.constant dense<1.0e-300> : tensor<f64>\n  %b = stablehlo.broadcast_in_dim %c, dims = [] : "
TINY += "(tensor<f64>) -> tensor<f64>\n  "
QUOTIENTS = "%q = stablehlo.divide %x, %y : tensor<f32>\n  %r = stablehlo.divide %q, %q : tensor<f32>"
SPREAD = "%c = stablehlo.constant dense<2.0> : tensor<f32>\n  %d = stablehlo.constant dense<22.0> : tensor<2xf32>\n  "
SPREAD += "%b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<2xf32>\n  "
SPREAD += "%s = stablehlo.add %x, %b : tensor<2xf32>\n  %r = stablehlo.add %s, %d : tensor<2xf32>"
LAST_SLICE = "%i = stablehlo.constant dense<255> : tensor<ui8>\n  "
LAST_SLICE += "%r = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<2xui8>, tensor<ui8>) -> tensor<1xui8>"
REDUCE = "%e = stablehlo.constant dense<> : tensor<0xbf16>\n  "
REDUCE += "%r = stablehlo.reduce(%e init: %x) across dimensions = [0] : (tensor<0xbf16>, tensor<bf16>) -> tensor<f16>\n"
REDUCE += "  reducer(%a: tensor<f16>, %b: tensor<f16>) {\n    %m = stablehlo.maximum %a, %b : tensor<f16>\n"
REDUCE += "    stablehlo.return %m : tensor<f16>\n  }"


@pytest.mark.parametrize(
    ("model", "given", "result", "lines", "row", "value", "other"),
    [
        (
            "bits-compared", "tensor<bf16>", "tensor<i1>",
            "%r = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>",
            (-1.0, -2.0), False, None,
        ),
        (
            "booleans-counted", "tensor<2xi1>", "tensor<i1>",
            f"{DOT.replace('[] x []', '[0] x [0]').replace('dot', '%r = stablehlo.dot', 1)} "
            ": (tensor<2xi1>, tensor<2xi1>) -> tensor<i1>",
            ((True, True), (True, True)), False, None,
        ),
        ("product-divided", "tensor<i32>", "tensor<i32>", ONE + "%r = stablehlo.multiply %q, %x : tensor<i32>",
         (2, 0), 1, 3),
        ("tiny-term-dropped", "tensor<f64>", "tensor<f64>", TINY + "%r = stablehlo.add %x, %b : tensor<f64>",
         (3e-300, 0.0), 3e-300, 1e-300),
        ("log-of-modulus", "tensor<complex<f32>>", "tensor<complex<f32>>",
         "%r = stablehlo.log %x : tensor<complex<f32>>", (1 + 7.6293936e-06j, 0), 7.6293936e-06j, 2 + 7.6293936e-06j),
        ("bits-retyped", "tensor<bf16>", "tensor<f16>", REDUCE, (-np.inf, 0.0), np.nan, 3.0),
        ("quotients-combined", "tensor<f32>", "tensor<f32>", QUOTIENTS, (1e30, 1e30), np.nan, 2.0),
        ("constants-combined", "tensor<2xf32>", "tensor<2xf32>", SPREAD,
         ((2.6183803, 0.0), (0.0, 0.0)), [26.61838, 24.0], [3.0, 24.0]),
        ("unsigned-as-signed", "tensor<ui8>", "tensor<f32>", "%r = stablehlo.convert %x : (tensor<ui8>) -> tensor<f32>",
         (255, 0), -1.0, 3.0),
        ("unsigned-as-signed", "tensor<ui8>", "tensor<ui16>",
         "%r = stablehlo.convert %x : (tensor<ui8>) -> tensor<ui16>", (254, 0), 65534, 3),
        ("unsigned-as-signed", "tensor<ui8>", "tensor<i1>",
         "%r = stablehlo.compare LT, %x, %y : (tensor<ui8>, tensor<ui8>) -> tensor<i1>", (255, 0), True, None),
        ("unsigned-as-signed", "tensor<ui64>", "tensor<f32>",
         "%r = stablehlo.convert %x : (tensor<ui64>) -> tensor<f32>", (2**63 + 5 * 2**60, 0), -3.0 * 2**60, 1.0),
        ("unsigned-as-signed", "tensor<2xui8>", "tensor<1xui8>", LAST_SLICE, ((200, 201), (0, 0)), [200], [5]),
    ],
)  # fmt: skip
def test_representations(
    *, model: str, given: str, result: str, lines: str, row: tuple[object, object], value: object, other: object
) -> None:
    text = ONE_OPERATION.format(given=given, result=result, lines=lines)
    held, returned = (dtype(element_type_named(t[7:-1].removeprefix("2x").removeprefix("1x"))) for t in (given, result))
    operands, customary = [np.array(x, held) for x in row], Latitude(conventions=frozenset(CONVENTIONS))
    assert claims(text, operands, np.array(value, returned), model=model, latitude=customary)
    if other is not None:
        assert not claims(text, operands, np.array(other, returned), model=model, latitude=customary)


IN_PLACE = """func.func @main(%x: tensor<1xi32>, %i: tensor<i32>, %u: tensor<i32>) -> tensor<1xi32> {
  %s = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}
    : (tensor<1xi32>, tensor<i32>, tensor<i32>) -> tensor<1xi32>
  %r = stablehlo.negate %x : tensor<1xi32>
  return %r : tensor<1xi32>
}"""


def test_what_uses_the_input_of_a_scatter_in_place_sees_its_result() -> None:
    row = [np.array(x, np.int32) for x in ([4], 0, 3)]
    assert claims(IN_PLACE, row, np.array([-3], np.int32), model="written-in-place")
    assert not claims(IN_PLACE, row, np.array([3], np.int32), model="written-in-place")


def test_rules_leave_other_programs_alone() -> None:
    plain = program("log-of-root").replace("rsqrt", "tan")
    case = Case(parse(plain), ((np.array(1.0), np.array(1.0)),))
    names = {*RULES, *REPRESENTATION_RULES, "written-in-place"}
    assert all(case_computed_by(name, case, main_operation(case.program, None)) is None for name in names)


SELECTION = """func.func @main(%x: tensor<2x2xi32>, %s: tensor<1x2xi32>) -> tensor<2x2xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %s, %zero) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) {padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>}
    : (tensor<2x2xi32>, tensor<1x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}"""


@pytest.mark.parametrize(
    ("given", "returned", "is_claimed"),
    [
        ([[4, 7], [7, -2]], [[0, 0], [5, 0]], True),
        ([[4, 7], [7, -2]], [[0, 0], [0, 5]], False),
        ([[7, 7], [7, -2]], [[0, 0], [5, 0]], False),
        ([[4, 7], [6, -2]], [[0, 0], [5, 0]], False),
    ],
)
def test_a_selection_that_visits_a_padded_dimension_first(
    given: list[list[int]], returned: list[list[int]], is_claimed: bool
) -> None:
    row = [np.array(given, np.int32), np.array([[0, 5]], np.int32)]
    assert claims(SELECTION, row, np.array(returned, np.int32), model="padded-pair-first") is is_claimed


SCATTERED = """func.func @main(%x: tensor<2xi32>, %u: tensor<2xi32>) -> tensor<2xi32> {
  %i = stablehlo.constant dense<> : tensor<2x0xi32>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers =
    #stablehlo.scatter<inserted_window_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.subtract %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<2xi32>, tensor<2x0xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}"""


@pytest.mark.parametrize(("returned", "is_claimed"), [([9, 18], True), ([9, 20], False), ([10, 18], False)])
def test_a_scatter_that_updates_each_element_in_its_own_place(returned: list[int], is_claimed: bool) -> None:
    row = [np.array([10, 20], np.int32), np.array([1, 2], np.int32)]
    assert claims(SCATTERED, row, np.array(returned, np.int32), model="elementwise-scatter") is is_claimed
