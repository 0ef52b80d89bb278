"""Tests of the judge: the verdict of each outcome, the kind of a wrong element, and the standing of a deviation."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from oracles import judge as judging
from oracles.backends import protocol
from oracles.deviations import promises_values
from oracles.evaluator import OutOfTime, Unevaluated
from oracles.judge import judge, tightness
from oracles.sets.acceptance import Acceptance, everything, exactly
from oracles.sets.value_sets import TOKEN
from results.verdicts import (
    AcceptsInvalid,
    Conforms,
    Crashes,
    Deviates,
    Error,
    RejectsValid,
    TimesOut,
    Undecided,
    Unsupported,
    Verdict,
    fails,
)
from spec.parse import parse
from spec.program import Operation, Program, Value, main_program
from spec.types import (
    ElementType,
    TensorType,
    TokenType,
    Type,
    bf16,
    complex64,
    dtype,
    f16,
    f32,
    f64,
    i1,
    si4,
    si32,
    tensor,
)

NAN, INF = math.nan, math.inf


def program(*result_types: Type, op: str = "add") -> Program:
    """Return a program of one op with these types of results; the judge does not look at its computation."""
    results = tuple(Value(f"r{i}", t) for i, t in enumerate(result_types))
    operand = Value("x", result_types[0] if result_types else tensor(f32))
    return main_program((operand,), (Operation(op, (operand,), results=results),), results)


def sets(lower: Any, upper: Any, element_type: ElementType = f32, nan: bool = False) -> Acceptance:
    """Return the sets from lower to upper, for one input set."""
    low, high = np.atleast_2d(np.array(lower, np.float64)), np.atleast_2d(np.array(upper, np.float64))
    return Acceptance(element_type, low, high, np.full(low.shape, nan), np.zeros(low.shape, np.bool_))


def returned(*arrays: Any) -> protocol.Results:
    return protocol.Results((tuple(arrays),))


def of(values: Any, element_type: ElementType = f32) -> np.ndarray[Any, Any]:
    with np.errstate(all="ignore"):
        return np.array(values).astype(dtype(element_type))


def verdict_on(values: list[float], expected: Acceptance, element_type: ElementType = f32, op: str = "add") -> Verdict:
    t = TensorType((len(values),), element_type)
    return judge(returned(of(values, element_type)), (expected,), program(t, op=op), 1)


def test_members_conform() -> None:
    assert verdict_on([1.0, 2.5, NAN], sets([1, 2, 0], [1, 3, 0], nan=True)) == Conforms()


@pytest.mark.parametrize(
    ("actual", "lower", "upper", "nan", "kind"),
    [
        (NAN, 1.0, 1.0, False, "nan"),
        (1.0, NAN, NAN, True, "nan"),
        (-0.0, 0.0, 0.0, False, "signed-zero"),
        (0.0, -1.0, -0.0, False, "signed-zero"),
        (0.0, 1e-40, 1e-40, False, "subnormal-flush"),
        (-0.0, -1e-40, -1e-41, False, "subnormal-flush"),
        (INF, 1.0, 2.0, False, "infinity"),
        (3e38, INF, INF, False, "infinity"),
        (-INF, INF, INF, False, "infinity"),
        (np.nextafter(np.float32(1), np.float32(2)), 1.0, 1.0, False, "off-by-ulps"),
        (1.0 + 2.0**-11, 1.0, 1.0, False, "off-by-ulps"),
        (1.0 + 2.0**-10, 1.0, 1.0, False, "wrong-value"),
        (1.0, -1.0, -1.0, False, "wrong-value"),
        (0.0, 1.0, 1.0, False, "wrong-value"),
    ],
)
def test_wrong_elements_have_a_kind(actual: float, lower: float, upper: float, nan: bool, kind: str) -> None:
    verdict = verdict_on([actual], sets([lower], [upper], nan=nan))
    assert isinstance(verdict, Deviates)
    assert (verdict.kind, verdict.standing) == (kind, "violation")


@pytest.mark.parametrize(("element_type", "digits"), [(f64, 53), (f32, 24), (f16, 11), (bf16, 8)])
def test_inaccurate_is_not_grossly_wrong(element_type: ElementType, digits: int) -> None:
    half = 2.0 ** (digits // 2 - digits + 1)
    inaccurate = verdict_on([1 + half], sets([1], [1], element_type), element_type)
    wrong = verdict_on([1 + 2 * half], sets([1], [1], element_type), element_type)
    assert isinstance(inaccurate, Deviates)
    assert isinstance(wrong, Deviates)
    assert (inaccurate.kind, wrong.kind) == ("off-by-ulps", "wrong-value")


def test_ulps_are_those_of_the_element_type() -> None:
    verdict = verdict_on([1 + 3 * 2.0**-10], sets([0.5], [1], f16), f16)
    assert isinstance(verdict, Deviates)
    assert verdict.worst is not None
    assert verdict.worst.ulps == 3


def test_integers_have_values_and_no_ulps() -> None:
    verdict = judge(returned(of([3, 4], si4)), (exactly(of([[3, -4]], si4), si4),), program(tensor(si4, 2)), 1)
    assert isinstance(verdict, Deviates)
    assert verdict.kind == "wrong-value"
    assert verdict.worst is not None
    assert (verdict.worst.index, verdict.worst.actual, verdict.worst.lower) == ((1,), 4, -4)


def test_booleans() -> None:
    expected = exactly(np.array([[True]]), i1)
    assert judge(returned(np.array([True])), (expected,), program(tensor(i1, 1)), 1) == Conforms()
    assert isinstance(judge(returned(np.array([False])), (expected,), program(tensor(i1, 1)), 1), Deviates)


def test_the_worst_element_is_named() -> None:
    """The verdict names the worst element of all input sets: here element [1] of the second of two."""
    expected = exactly(of([[1, 1]]), f32)
    outcome = protocol.Results(((of([1 + 2.0**-23, 1]),), (of([1, 1 + 5 * 2.0**-23]),)))
    verdict = judge(outcome, (expected,), program(tensor(f32, 2)), 2)
    assert isinstance(verdict, Deviates)
    assert verdict.worst is not None
    assert (verdict.worst.input_set, verdict.worst.index, verdict.worst.ulps) == (1, (1,), 5)


def test_graver_kinds_come_first_and_the_others_are_kept() -> None:
    verdict = verdict_on([1 + 2.0**-23, NAN, 7.0], sets([1, 1, 1], [1, 1, 1]))
    assert isinstance(verdict, Deviates)
    assert verdict.kind == "wrong-value"
    assert [d.kind for d in verdict.also] == ["nan", "off-by-ulps"]


def test_a_part_of_a_complex_number_is_measured_by_the_larger_one() -> None:
    expected = exactly(np.array([[1 + 1e-9j]], np.complex64), complex64)
    verdict = judge(returned(np.array([1 + 2e-9j], np.complex64)), (expected,), program(tensor(complex64, 1)), 1)
    assert isinstance(verdict, Deviates)
    assert verdict.kind == "off-by-ulps"
    assert verdict.worst is not None
    assert verdict.worst.ulps is not None
    assert verdict.worst.ulps < 0.01
    assert isinstance(verdict.worst.actual, tuple)


def body_of(op: str, t: TensorType) -> Program:
    """Return a program that reduces a float tensor by a body of one op."""
    from spec.program import Region

    scalar = TensorType((), t.element_type)
    a, b, c = (Value(n, scalar) for n in "abc")
    body = Region((a, b), (Operation(op, (a, b), results=(c,)), Operation("return", (c,))))
    x, init, r = Value("x", t), Value("init", scalar), Value("r", scalar)
    reduce = Operation("reduce", (x, init), (("dimensions", (0,)),), (body,), (r,))
    return main_program((x, init), (reduce,), (r,))


@pytest.mark.parametrize(
    ("of_program", "digits", "value"),
    [
        (program(tensor(f32), op="add"), "violation", "violation"),
        (program(tensor(f32), op="sqrt"), "violation", "violation"),
        (program(tensor(f32), op="tanh"), "accuracy", "accuracy"),
        (body_of("add", tensor(f32, 4)), "accuracy", "violation"),
        (body_of("maximum", tensor(f32, 4)), "violation", "violation"),
    ],
)
def test_standing_is_what_the_specification_promises(of_program: Program, digits: str, value: str) -> None:
    off = judge(returned(of(1 + 2.0**-23)), (sets(1, 1).lift(lambda x: x[0]),), of_program, 1)
    wrong = judge(returned(of(2.0)), (sets(1, 1).lift(lambda x: x[0]),), of_program, 1)
    assert isinstance(off, Deviates)
    assert isinstance(wrong, Deviates)
    assert (off.standing, wrong.standing) == (digits, value)


def test_complex_products_promise_no_accuracy() -> None:
    expected = exactly(np.array([[1j]], np.complex64), complex64)
    off = np.array([1e-7 + 1j], np.complex64)
    for op, standing in (("multiply", "accuracy"), ("add", "violation")):
        verdict = judge(returned(off), (expected,), program(tensor(complex64, 1), op=op), 1)
        assert isinstance(verdict, Deviates)
        assert verdict.standing == standing


def test_no_value_of_an_elementary_function_is_promised_but_its_sign() -> None:
    zero = (exactly(np.zeros((1, 1), np.float32), f32),)
    for op, returns, standing in (
        ("sine", np.inf, "accuracy"), ("sine", np.nan, "accuracy"), ("sine", -0.0, "violation"),
        ("sign", np.inf, "violation"),
    ):  # fmt: skip
        verdict = judge(returned(np.full((1,), returns, np.float32)), zero, program(tensor(f32, 1), op=op), 1)
        assert isinstance(verdict, Deviates)
        assert verdict.standing == standing, (op, returns)


IN_A_LOOP = """
func.func @main(%x: tensor<f32>, %n: tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:3 = stablehlo.while(%a = %x, %b = %x, %i = %n) : tensor<f32>, tensor<f32>, tensor<i32>
  cond {
    %goes = stablehlo.compare GT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %goes : tensor<i1>
  } do {
    %c = stablehlo.cbrt %a : tensor<f32>
    %d = stablehlo.negate %b : tensor<f32>
    %j = stablehlo.subtract %i, %one : tensor<i32>
    stablehlo.return %c, %d, %j : tensor<f32>, tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1, %0#2 : tensor<f32>, tensor<f32>, tensor<i32>
}"""
CALLED = """
func.func @f(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<i32>) {
  %c = stablehlo.cbrt %x : tensor<f32>
  %d = stablehlo.negate %x : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  return %c, %d, %i : tensor<f32>, tensor<f32>, tensor<i32>
}
func.func @main(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<i32>) {
  %0:3 = call @f(%x) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<i32>)
  return %0#0, %0#1, %0#2 : tensor<f32>, tensor<f32>, tensor<i32>
}"""

BEHIND_A_BARRIER = """
func.func @main(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %c = stablehlo.cbrt %x : tensor<f32>
  %d = stablehlo.negate %x : tensor<f32>
  %0:2 = stablehlo.optimization_barrier %c, %d : tensor<f32>, tensor<f32>
  %1:2 = stablehlo.optimization_barrier %0#1, %0#0 : tensor<f32>, tensor<f32>
  return %1#0, %1#1 : tensor<f32>, tensor<f32>
}"""


def test_a_barrier_promises_what_is_promised_of_its_operands() -> None:
    found = parse(BEHIND_A_BARRIER)
    assert [promises_values(found, i) for i in range(2)] == [True, False]


IN_A_TUPLE = """
func.func @main(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %c = stablehlo.cbrt %x : tensor<f32>
  %d = stablehlo.negate %x : tensor<f32>
  %t = stablehlo.tuple %c, %d : tuple<tensor<f32>, tensor<f32>>
  %0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<f32>, tensor<f32>>) -> tensor<f32>
  %1 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<f32>, tensor<f32>>) -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}"""


def test_a_tuple_promises_what_is_promised_of_its_elements() -> None:
    found = parse(IN_A_TUPLE)
    assert [promises_values(found, i) for i in range(2)] == [False, True]


@pytest.mark.parametrize("source", [IN_A_LOOP, CALLED])
def test_no_more_is_promised_of_an_elementary_function_in_a_region_or_a_callee(source: str) -> None:
    found = parse(source)
    assert [promises_values(found, i) for i in range(3)] == [False, True, True]


OF_QUANTIZED_NUMBERS = """
func.func @main(%x: tensor<2x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x!quant.uniform<i8:f32, 1.0>> {
  %0 = "stablehlo.tanh"(%x) : (tensor<2x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x!quant.uniform<i8:f32, 1.0>>
  func.return %0 : tensor<2x!quant.uniform<i8:f32, 1.0>>
}"""


def test_no_more_is_promised_of_an_elementary_function_of_quantized_numbers() -> None:
    assert not promises_values(parse(OF_QUANTIZED_NUMBERS), 0)
    assert promises_values(parse(OF_QUANTIZED_NUMBERS.replace("tanh", "negate")), 0)


ALONG_AN_AXIS = """
func.func @main(%x: tensor<3x2x!quant.uniform<i8:f32, 1.0:0>>, %y: tensor<2x2x!quant.uniform<i8:f32:1, {1.0:0, 2.0:0}>>,
                %z: tensor<3xf32>) -> (tensor<3x2x!quant.uniform<i8:f32:1, {1.0:5, 1.0:7}>>, tensor<3xf32>) {
  %0 = "stablehlo.dot_general"(%x, %y) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1],
    rhs_contracting_dimensions = [0]>} : (tensor<3x2x!quant.uniform<i8:f32, 1.0:0>>,
    tensor<2x2x!quant.uniform<i8:f32:1, {1.0:0, 2.0:0}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {1.0:5, 1.0:7}>>
  %1 = "stablehlo.negate"(%z) : (tensor<3xf32>) -> tensor<3xf32>
  func.return %0, %1 : tensor<3x2x!quant.uniform<i8:f32:1, {1.0:5, 1.0:7}>>, tensor<3xf32>
}"""

OF_ALL_AXES = """
func.func @main(%x: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {1.0:5, 1.0:7}>> {
  %0 = "stablehlo.uniform_quantize"(%x) : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {1.0:5, 1.0:7}>>
  func.return %0 : tensor<2x!quant.uniform<i8:f32:0, {1.0:5, 1.0:7}>>
}"""


def test_arithmetic_with_scales_along_an_axis_is_work_in_progress() -> None:
    assert [promises_values(parse(ALONG_AN_AXIS), i) for i in range(2)] == [False, True]
    assert promises_values(parse(ALONG_AN_AXIS.replace("f32:1, {1.0:5, 1.0:7}", "f32, 1.0:5").replace(
        "f32:1, {1.0:0, 2.0:0}", "f32, 1.0:0")), 0)  # fmt: skip
    assert promises_values(parse(OF_ALL_AXES), 0)


def test_what_is_left_open_never_fails() -> None:
    expected = everything((1, 2), si32, customary=np.array([[-1, 5]], np.int32))
    customary = judge(returned(of([-1, 5], si32)), (expected,), program(tensor(si32, 2)), 1)
    odd = judge(returned(of([-1, 6], si32)), (expected,), program(tensor(si32, 2)), 1)
    assert isinstance(customary, Undecided)
    assert isinstance(odd, Deviates)
    assert (odd.standing, odd.fails, fails(odd)) == ("behaviour", False, False)


def test_a_violation_beside_a_behaviour_fails() -> None:
    expected = everything((1, 2), si32, customary=np.array([[-1, 5]], np.int32))
    expected.unspecified[0, 1] = False
    verdict = judge(returned(of([0, 6], si32)), (expected,), program(tensor(si32, 2)), 1)
    assert isinstance(verdict, Deviates)
    assert (verdict.standing, [d.standing for d in verdict.also]) == ("violation", ["behaviour"])


@pytest.mark.parametrize(
    ("outputs", "kind"),
    [
        (((of([1, 2]),), (of([1, 2]),)), "count"),
        (((of([1, 2]), of([1, 2])),), "count"),
        (((),), "count"),
        (((of([1, 2], f64),),), "type"),
        (((of([1, 2], si32),),), "type"),
        (((None,),), "type"),
        (((of([1, 2, 3]),),), "shape"),
        (((of([[1, 2]]),),), "shape"),
    ],
)
@pytest.mark.parametrize("unevaluated", [True, False])
def test_misfits(outputs: Any, kind: str, unevaluated: bool) -> None:
    """Outputs of a wrong count, type or shape are a violation, even of a program that cannot be evaluated."""
    expected = Unevaluated("no meaning") if unevaluated else (sets([1, 2], [1, 2]),)
    verdict = judge(protocol.Results(outputs), expected, program(tensor(f32, 2)), 1)
    assert isinstance(verdict, Deviates)
    assert (verdict.kind, verdict.standing, verdict.message != "") == (kind, "violation", True)


def test_what_takes_us_too_long_is_an_error_of_ours_and_no_hang_of_theirs() -> None:
    late = OutOfTime("func.call: the evaluation takes more than 1 s")
    one = program(tensor(f32, 1))
    assert judge(returned(of([1])), late, one, 1) == Error(str(late))
    assert judge(protocol.TimedOut("", "compile", 1.0), late, one, 1) == Error(str(late))
    assert isinstance(judge(protocol.Crashed("", "compile", -6), late, one, 1), Crashes)


def test_bounded_results_may_be_smaller() -> None:
    t = TensorType((None,), f32, (3,))
    silent = Unevaluated("no meaning")
    assert isinstance(judge(returned(of([1, 2])), silent, program(t), 1), Undecided)
    too_large = judge(returned(of([1, 2, 3, 4])), silent, program(t), 1)
    assert isinstance(too_large, Deviates)
    assert too_large.kind == "shape"


def test_tokens() -> None:
    t = program(TokenType(), tensor(f32, 1))
    expected = (TOKEN, sets([1], [1]))
    assert judge(returned(None, of([1])), expected, t, 1) == Conforms()
    wrong = judge(returned(of([1]), of([1])), expected, t, 1)
    assert isinstance(wrong, Deviates)
    assert wrong.kind == "type"


def test_empty_tensors_conform() -> None:
    assert verdict_on([], sets(np.zeros((1, 0)), np.zeros((1, 0)))) == Conforms()


@pytest.mark.parametrize(
    ("outcome", "on_valid", "on_invalid"),
    [
        (protocol.Rejected("no", "parse"), RejectsValid("no", "parse"), Conforms()),
        (protocol.Unsupported("no", "compile"), Unsupported("no", "compile"), Unsupported("no", "compile")),
        (protocol.Crashed("gone", "execute", -6), Crashes("gone", "execute", -6), Crashes("gone", "execute", -6)),
        (protocol.TimedOut("slow", "compile", 3), TimesOut("slow", "compile", 3), TimesOut("slow", "compile", 3)),
        (protocol.Results(()), Conforms(), AcceptsInvalid()),
    ],
)
def test_other_outcomes(outcome: protocol.Outcome, on_valid: Verdict, on_invalid: Verdict) -> None:
    assert judging.judge_valid(outcome) == on_valid
    assert judging.judge_invalid(outcome) == on_invalid
    if not isinstance(outcome, protocol.Results):
        assert judge(outcome, (), program(tensor(f32)), 1) == on_valid


@pytest.mark.parametrize(
    ("algorithm", "size", "verdict"),
    [
        ("DEFAULT", "1", Undecided), ("DEFAULT", "?", Undecided), ("DEFAULT", "2", RejectsValid),
        ("PHILOX", "?", RejectsValid),
    ],
)  # fmt: skip
def test_what_the_implementation_defines_may_be_refused(algorithm: str, size: str, verdict: type[Verdict]) -> None:
    text = (
        f"func.func @main(%0: tensor<{size}xui64>) -> tensor<2xi32> {{\n"
        f'  %1, %2 = "stablehlo.rng_bit_generator"(%0) {{rng_algorithm = #stablehlo<rng_algorithm {algorithm}>}} : '
        f"(tensor<{size}xui64>) -> (tensor<{size}xui64>, tensor<2xi32>)\n  return %2 : tensor<2xi32>\n}}"
    )
    assert isinstance(judge(protocol.Rejected("no", "compile"), (), parse(text), 1), verdict)


@pytest.mark.parametrize(("length", "verdict"), [("4", RejectsValid), ("2", Undecided)])
def test_a_complex_transform_of_another_length_may_be_refused(length: str, verdict: type[Verdict]) -> None:
    text = (
        "func.func @main(%0: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {\n"
        f'  %1 = "stablehlo.fft"(%0) {{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: {length}>}} : '
        "(tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>\n  return %1 : tensor<4xcomplex<f32>>\n}"
    )
    assert isinstance(judge(protocol.Rejected("no", "compile"), (), parse(text), 1), verdict)


def test_runs_that_differ() -> None:
    a, b = ((of([1, NAN]),),), ((of([1, -NAN]),),)
    assert judging.compare_runs(a, b) is None
    differs = judging.compare_runs(a, ((of([-1, NAN]),),))
    assert differs is not None
    assert (differs.kind, differs.fails) == ("nondeterministic", False)
    signed = judging.compare_runs(((of([0.0]),),), ((of([-0.0]),),))
    assert signed is not None


def test_tightness() -> None:
    expected = sets([1, 1, 1, 1], [1, 1 + 2.0**-22, 1, 1])
    expected.unspecified[0, 3] = True
    found = tightness((expected,))
    assert found is not None
    assert (found.exact, found.undecided, found.median_ulps) == (0.5, 0.25, 2)


def test_tightness_counts_every_input_set() -> None:
    """Tightness is counted over all input sets, even if one mask of open elements stands for all of them."""
    lower = np.array([[1.0, 1.0], [2.0, 2.0]])
    expected = Acceptance(f32, lower, lower, np.zeros((1, 2), np.bool_), np.array([[False, True]]))
    found = tightness((expected,))
    assert found is not None
    assert (found.exact, found.undecided) == (0.5, 0.5)


def test_no_tightness_without_sets() -> None:
    assert tightness(Unevaluated("no meaning")) is None
    assert tightness((TOKEN,)) is None
