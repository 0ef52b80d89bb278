"""Value claims of entries: the patterns or the model that wrong values must fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import pytest

from generators.cases import Case
from oracles.backends.protocol import Array, Outcome, Results
from oracles.conventions import CONVENTIONS
from oracles.latitudes import Latitude
from spec.parse import parse
from spec.program import Program
from spec.text import text
from tests.trials.machines import MachineBackend
from trials.causes.attribution import Attributed, Attributor, Bench
from trials.causes.entries import Entry
from trials.causes.expectations import Expectations, problems
from trials.causes.value_claims import fits
from trials.checks import Executed, failures_of
from trials.subject import Subject

ONE = """func.func @main(%x: tensor<{t}>) -> tensor<{t}> {{
  %0 = stablehlo.{op} %x : tensor<{t}>
  return %0 : tensor<{t}>
}}"""
SCATTER = """func.func @main(%x: tensor<4xi32>, %i: tensor<2x1xi8>, %u: tensor<2x2xi32>) -> tensor<4xi32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}
    : (tensor<4xi32>, tensor<2x1xi8>, tensor<2x2xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}"""


CUT = """func.func @main(%x: tensor<3xf32>, %n: tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<3>> {
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0
    : (tensor<3xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<3>>
  %1 = stablehlo.negate %0 : tensor<?xf32, #stablehlo.bounds<3>>
  return %1 : tensor<?xf32, #stablehlo.bounds<3>>
}"""


HALVES = """func.func @main(%a: tensor<f16>, %b: tensor<f16>) -> tensor<f16> {
  %c = stablehlo.constant dense<0.5> : tensor<f16>
  %0 = stablehlo.multiply %a, %c : tensor<f16>
  %1 = stablehlo.multiply %c, %b : tensor<f16>
  %2 = stablehlo.OP %0, %1 : tensor<f16>
  return %2 : tensor<f16>
}"""


@dataclass
class Returning(MachineBackend):
    """Machine that returns `value` for every program, or computes the results if `value` is None."""

    value: Array | None = None

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        return super().run(program, inputs) if self.value is None else Results(((self.value,),) * len(inputs))


def claims(
    program: str,
    row: Sequence[Array],
    returned: Array,
    values: Sequence[str] = (),
    model: str = "",
    *,
    latitude: Latitude = Latitude(),  # noqa: B008
) -> bool:
    """Return whether the first failure of a program that returns `returned` fits the patterns `values` and `model`."""
    case = Case(parse(program), (tuple(row),))
    [judged] = Executed()(Returning(value=returned), [case], latitude)
    [failure, *_] = failures_of(judged.verdict)
    return fits(judged, failure, latitude, values, model)


F32 = np.float32
OF_FLOATS = [
    ("negate", [1, 2], [0, -2], ["zero", "positive-zero", "within=16777216"]),
    ("negate", [1, 2], [-0.0, -2], ["zero", "negative-zero"]),
    ("negate", [1, 2], [1, 2], ["negated", "operand", "moved"]),
    ("negate", [1, 2], [2, -2], ["moved"]),
    ("negate", [1, 2], [-2, -2], ["permuted"]),
    ("negate", [2**-20, 2], [0, -2], ["zero", "positive-zero", "near=16"]),
    ("negate", [1, 2], [np.nan, -2], ["nan"]),
    ("negate", [np.nan, 2], [3, -2], ["number", "finite"]),
    ("negate", [1, 2], [np.inf, -2], ["number", "infinite"]),
    ("negate", [-2, 3], [1, -3], ["one"]),
    ("negate", [-2, 3], [np.float32(2.0000002), -3], ["within=1", "within=7", "near=7"]),
    ("negate", [-2, 3], [-7.5, -3], ["equals=-7.5"]),
    ("negate", [-2, 3], [np.finfo(F32).max, -3], ["extreme"]),
]


@pytest.mark.parametrize(("op", "given", "returned", "fitting"), OF_FLOATS)
def test_every_element_that_deviates_fits_a_pattern(
    op: str, given: list[float], returned: list[float], fitting: list[str]
) -> None:
    program = ONE.format(op=op, t="2xf32")
    known = ["zero", "positive-zero", "negative-zero", "nan", "infinite", "negated", "operand", "moved", "within=1"]
    known += ["one", "extreme", "permuted", "near=7", "equals=-7.5"]
    for name in {*known, *fitting}:
        assert claims(program, [np.array(given, F32)], np.array(returned, F32), [name]) == (name in fitting), name


@pytest.mark.parametrize(("given", "is_so"), [([0, -1], True), ([0, -2], False), ([0, 0], False)])
def test_a_zero_beside_a_one(given: list[float], is_so: bool) -> None:
    returned = np.abs(np.array(given, F32))
    assert claims(ONE.format(op="negate", t="2xf32"), [np.array(given, F32)], returned, ["zero-beside-one"]) is is_so


def test_elements_may_fit_different_patterns() -> None:
    program, given, returned = ONE.format(op="negate", t="2xi8"), np.array([1, 2], np.int8), np.array([0, 1], np.int8)
    assert not claims(program, [given], returned, ["zero"])
    assert not claims(program, [given], returned, ["one"])
    assert claims(program, [given], returned, ["zero", "one"])
    assert claims(program, [given], returned)


@pytest.mark.parametrize(("returned", "is_so"), [([2, 1], True), ([3, -2], False)])
def test_an_operand_of_bounded_size_holds_the_elements_before_its_size(returned: list[float], is_so: bool) -> None:
    row = [np.array([1, 2, 3], F32), np.array(2, np.int32)]
    assert claims(CUT, row, np.array(returned, F32), ["moved"]) is is_so


@pytest.mark.parametrize(
    ("indices", "returned", "is_dropped"),
    [
        ([0, 3], [11, 12, 3, 4], True),  # the second window lies partly outside
        ([0, 3], [11, 12, 3, 5], False),  # all of it, and another value
        ([0, 2], [11, 12, 3, 4], False),  # it lies inside
        ([-1, 2], [1, 2, 33, 44], True),
        ([7, 2], [1, 2, 3, 4], False),  # the first lies outside as a whole, the second inside
    ],
)
def test_a_scatter_that_leaves_out_windows_is_told_from_one_that_is_wrong(
    indices: list[int], returned: list[int], is_dropped: bool
) -> None:
    row = [
        np.array([1, 2, 3, 4], np.int32),
        np.array(indices, np.int8).reshape(2, 1),
        np.array([[10, 10], [30, 40]], np.int32),
    ]
    assert claims(SCATTER, row, np.array(returned, np.int32), model="window-dropped") is is_dropped


WINDOWS = """func.func @main(%x: tensor<1xi32>) -> tensor<4xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%x, %zero) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.constant dense<-1> : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) {window_dimensions = array<i64: 2>, padding = dense<[[2, 2]]> : tensor<1x2xi64>}
    : (tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}"""


@pytest.mark.parametrize(("returned", "is_skipped"), [([0, -1, -1, 0], True), ([7, -1, -1, 0], False)])
def test_windows_that_leave_out_padding(returned: list[int], is_skipped: bool) -> None:
    """The model leaves padding out of windows: the first and last hold nothing else, and give the initial value."""
    row = [np.array([5], np.int32)]
    assert claims(WINDOWS, row, np.array(returned, np.int32), model="padding-skipped") is is_skipped


@pytest.mark.parametrize(("returned", "is_so"), [(9, True), (3**70 % 2**31, False)])
def test_a_power_by_the_lowest_bits_of_the_exponent(returned: int, is_so: bool) -> None:
    program = """func.func @main(%x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
      %0 = stablehlo.power %x, %y : tensor<i32>
      return %0 : tensor<i32>
    }"""
    case = Case(parse(program), ((np.array(3, np.int32), np.array(66, np.int32)),))
    latitude = Latitude(conventions=frozenset(CONVENTIONS))
    [judged] = Executed()(Returning(value=np.array(returned, np.int32)), [case], latitude)
    [failure] = failures_of(judged.verdict)
    assert failure.standing == "inconsistent"
    assert fits(judged, failure, latitude, (), "exponent-in-six-bits") is is_so


@pytest.mark.parametrize(
    ("model", "kind", "returned", "is_so"),
    [
        ("odd-power-in-six-bits", "i32", [9, 0], True),
        ("odd-power-in-six-bits", "i32", [9, 4], False),
        ("unsigned-power-in-six-bits", "ui32", [9, 4], True),
        ("unsigned-power-in-six-bits", "ui32", [9, 1], False),
    ],
)
def test_powers_that_depend_on_the_base(model: str, kind: str, returned: list[int], is_so: bool) -> None:
    program = f"""func.func @main(%x: tensor<2x{kind}>, %y: tensor<2x{kind}>) -> tensor<2x{kind}> {{
      %0 = stablehlo.power %x, %y : tensor<2x{kind}>
      return %0 : tensor<2x{kind}>
    }}"""
    numpy_type = np.int32 if kind == "i32" else np.uint32
    case = Case(parse(program), ((np.array([3, 2], numpy_type), np.array([66, 66], numpy_type)),))
    latitude = Latitude(conventions=frozenset(CONVENTIONS))
    [judged] = Executed()(Returning(value=np.array(returned, numpy_type)), [case], latitude)
    assert fits(judged, failures_of(judged.verdict)[0], latitude, (), model) is is_so


def test_a_power_of_constants() -> None:
    case = Case(
        parse("""func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {
          %y = stablehlo.constant dense<[66, 66]> : tensor<2xi32>
          %0 = stablehlo.power %x, %y : tensor<2xi32>
          return %0 : tensor<2xi32>
        }"""),
        ((np.array([3, 2], np.int32),),),
    )
    latitude = Latitude(conventions=frozenset(CONVENTIONS))
    [judged] = Executed(repeats=0)(Returning(value=np.array([9, 0], np.int32)), [case], latitude)
    assert fits(judged, failures_of(judged.verdict)[0], latitude, (), "odd-power-in-six-bits")


def test_an_unsigned_power_whose_exponent_has_the_highest_bit() -> None:
    case = Case(
        parse("""func.func @main(%x: tensor<4xui32>, %y: tensor<4xui32>) -> tensor<4xui32> {
          %0 = stablehlo.power %x, %y : tensor<4xui32>
          return %0 : tensor<4xui32>
        }"""),
        ((np.array([3, 3, 1, 2**32 - 1], np.uint32), np.array([2**31, 70, 2**31, 2**31 + 1], np.uint32)),),
    )
    latitude = Latitude(conventions=frozenset(CONVENTIONS))
    [judged] = Executed()(Returning(value=np.array([0, 729, 1, 2**32 - 1], np.uint32)), [case], latitude)
    assert fits(judged, failures_of(judged.verdict)[0], latitude, (), "unsigned-power-in-six-bits")


ENTRY = Entry(
    "negate-zero", "zero", "negated", text(parse(ONE.format(op="negate", t="2xf32"))), kinds=("wrong-value", "nan"),
    standing="violation", ops=("negate",), values=("zero",),
)  # fmt: skip


def attributed(attributor: Attributor, entry: Entry, backend: Returning, op: str = "negate") -> Attributed:
    case = Case(parse(ONE.format(op=op, t="2xf32")), ((np.array([1, 2], F32),),))
    [judged] = Executed()(backend, [case], Latitude())
    bench = Bench(backend, Latitude(), Executed(), Expectations(entries=(entry,)), "", {}, 0)
    ((found,),) = attributor(bench, Subject("results", "machine"), [judged])
    return found


def test_what_does_not_come_out_as_an_entry_says_is_another_cause() -> None:
    attributor = Attributor()
    assert attributed(attributor, ENTRY, Returning(value=np.array([0, -2], F32))).entry == ENTRY
    assert attributed(attributor, ENTRY, Returning(value=np.array([7, -2], F32))).entry is None
    assert attributed(attributor, replace(ENTRY, values=()), Returning(value=np.array([7, -2], F32))).entry is not None


@dataclass
class WrongOnZeros(MachineBackend):
    """Machine that returns sevens if every argument holds a zero, or if one has the type `always`."""

    always: str = ""

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        right = super().run(program, inputs)
        assert isinstance(right, Results)
        types = {str(a.type) for a in program.main.arguments}
        if self.always not in types and any((np.asarray(x) != 0).all() for row in inputs for x in row):
            return right
        return Results(tuple((np.full_like(np.asarray(x), 7),) for (x,) in right.outputs))


def test_what_makes_the_failure_go_away_is_tried_for_each_form_of_program() -> None:
    """Counterfactuals run for each form of program: of two with the same features, only one conforms without zeros."""
    entry = replace(ENTRY, values=(), goes_away=("no-zero",))
    backend, attributor = WrongOnZeros(always="tensor<3xf32>"), Attributor()
    found = []
    for t, given in (("2xf32", [0, 2]), ("3xf32", [0, 2, 3])):
        case = Case(parse(ONE.format(op="negate", t=t)), ((np.array(given, F32),),))
        [judged] = Executed()(backend, [case], Latitude())
        bench = Bench(backend, Latitude(), Executed(), Expectations(entries=(entry,)), "", {}, 0)
        ((one,),) = attributor(bench, Subject("results", "machine"), [judged])
        found.append(one.entry)
    assert found == [entry, None]


@pytest.mark.parametrize(("op", "other"), [("add", 65504), ("subtract", -65504)])
@pytest.mark.parametrize(("returned", "is_factored"), [(np.inf, True), (16.0, False)])
def test_a_factored_sum_overflows(op: str, other: float, returned: float, is_factored: bool) -> None:
    row = (np.float16(16), np.float16(other))
    assert claims(HALVES.replace("OP", op), row, np.array(returned, np.float16), model="common-factor") is is_factored


def test_what_is_no_pattern_or_model_is_said() -> None:
    wrong = replace(ENTRY, values=("zero", "mauve", "within=-1"), model="dropped")
    said = [p for p in problems([wrong]) if "pattern" in p or "model" in p]
    assert len(said) == 3
    crash = replace(ENTRY, verdict="Crashes", kinds=(), standing=None, message="died")
    assert any("values and model are given where" in p for p in problems([crash]))
