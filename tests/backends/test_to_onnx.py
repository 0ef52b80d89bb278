"""Tests of programs as ONNX models: each translation agrees with the evaluator; other programs are unsupported."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any

import hand_made
import numpy as np
import pytest
from hand_made import described, outputs_of

pytest.importorskip("onnx")

from generators.choices import Seeded
from generators.examples import draw_cases
from generators.families import strategies
from generators.programs.case_strategies import element_types, single_op
from generators.quantized.quantized_cases import quantized_op
from generators.quantized.quantized_types import FAMILIES
from oracles.backends import open_backend
from oracles.backends.program_variants import Inexpressible
from oracles.backends.protocol import Backend, Rejected, Results, Unsupported
from oracles.backends.to_onnx.model import encoder_for, model_of, text
from oracles.backends.to_onnx.scope import TRANSLATIONS
from oracles.latitudes import Latitude
from results.verdicts import Deviates, Verdict, fails
from spec.op import op_named as description
from spec.parse import parse
from spec.program import Operation, Value, main_program
from spec.types import TokenType, dtype, element_type_named, f32, f64, i1, si8, si32, tensor, ui16, ui64
from trials.checks import Executed

TYPES = (f32, si32, f64, i1, si8, ui16, ui64)
"""What one case of every op is drawn on, where the op takes it."""
MOST = 64
"""Elements: the evaluator of ONNX takes a turn of Python for each where a body is applied."""
OPS = sorted(op for op in TRANSLATIONS if op in strategies() and not description(op).uses_streams)


@pytest.fixture(scope="module")
def reference() -> Iterator[Backend]:
    backend = open_backend("onnx:reference", timeout=30.0)
    yield backend
    backend.close()


@pytest.fixture(scope="module")
def onnxruntime() -> Iterator[Backend]:
    pytest.importorskip("onnxruntime")
    backend = open_backend("onnxruntime", timeout=30.0)
    yield backend
    backend.close()


def is_of_translation(verdict: Verdict) -> bool:
    """Return whether a failure may be the translation's: any but a deviation in accuracy, which is NumPy's."""
    return fails(verdict) and not (isinstance(verdict, Deviates) and verdict.standing == "accuracy")


@pytest.mark.parametrize("op", OPS)
def test_what_a_translation_says_is_what_the_evaluator_says(op: str, reference: Backend) -> None:
    types = [t for t in TYPES if t in element_types(op)]
    cases = [case for t in types for case in draw_cases(single_op(op, t, input_sets=3, most_elements=MOST), 3, 1)]
    judged = Executed()(reference, cases, Latitude())
    assert [(j.case.program, j.verdict) for j in judged if is_of_translation(j.verdict)] == []


@pytest.mark.parametrize("op", ["add", "convolution", "dot_general", "reduce", "transpose", "uniform_quantize"])
def test_quantized_programs_say_what_the_evaluator_says(op: str, reference: Backend) -> None:
    cases = [quantized_op(op, family, input_sets=3).sample(Seeded(k)) for k, family in enumerate(FAMILIES)]
    judged = Executed()(reference, cases, Latitude(quantization="quantum"))
    assert [(j.case.program, j.verdict) for j in judged if is_of_translation(j.verdict)] == []
    assert any(isinstance(j.outcome, Results) for j in judged)


def test_what_is_quantized_is_finite_whatever_it_stands_for(reference: Backend, onnxruntime: Backend) -> None:
    program = parse("""func.func @main(%x: tensor<2x!quant.uniform<u32:f16, 0.0625:1>>) -> tensor<2xi1> {
      %r = stablehlo.is_finite %x : (tensor<2x!quant.uniform<u32:f16, 0.0625:1>>) -> tensor<2xi1>
      func.return %r : tensor<2xi1>
    }""")
    for backend in (reference, onnxruntime):
        outcome = backend.run(program, [(np.array([1, 1048576], np.uint32),)])  # 65536 is no number of f16
        assert isinstance(outcome, Results)
        assert outcome.outputs[0][0].tolist() == [True, True]


SPLAT = """func.func @main(%x: tensor<2x3xf32>, %b: tensor<3xf32>) -> tensor<2x3xf32> {
  %c = stablehlo.constant dense<2.0> : tensor<2x3xf32>
  %w = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %y = stablehlo.multiply %x, %c : tensor<2x3xf32>
  %r = stablehlo.add %y, %w : tensor<2x3xf32>
  func.return %r : tensor<2x3xf32>
}"""
POOLED = """func.func @main(%x: tensor<1x1x4x4xf32>) -> tensor<1x1x2x2xf32> {
  %i = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) {window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}
    : (tensor<1x1x4x4xf32>, tensor<f32>) -> tensor<1x1x2x2xf32>
  func.return %r : tensor<1x1x2x2xf32>
}"""
PADDED = """func.func @main(%x: tensor<1x1x4xf32>, %k: tensor<1x1x3xf32>) -> tensor<1x1xNxf32> {
  %r = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>,
    padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: D>, batch_group_count = 1 : i64,
    feature_group_count = 1 : i64} : (tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1xNxf32>
  func.return %r : tensor<1x1xNxf32>
}"""


@pytest.mark.parametrize(
    ("program", "op", "absent"),
    [
        (SPLAT, "Add", "Expand"),
        (POOLED, "MaxPool", "Gather"),
        (PADDED.replace("N", "4").replace("D", "1"), "Conv", "Gather"),
        (PADDED.replace("N", "7").replace("D", "2"), "ConvTranspose", "Gather"),
    ],
    ids=["splat", "pooled", "padded", "dilated"],
)
def test_an_op_of_ONNX_that_says_the_same_is_used(program: str, op: str, absent: str) -> None:  # noqa: N802
    used = {node.op_type for node in model_of(parse(program)).graph.node}
    assert op in used
    assert absent not in used


def test_an_infinity_times_the_padding_is_no_number(reference: Backend, onnxruntime: Backend) -> None:
    x, kernel = np.ones((1, 1, 4), np.float32), np.array([[[np.inf, 1, 1]]], np.float32)
    for size, dilation, expected in (("4", "1", [np.nan, *[np.inf] * 3]), ("7", "2", [np.nan, np.inf] * 3 + [np.nan])):
        program = parse(PADDED.replace("N", size).replace("D", dilation))
        for backend in (reference, onnxruntime):
            outcome = backend.run(program, [(x, kernel)])
            assert isinstance(outcome, Results)
            np.testing.assert_array_equal(outcome.outputs[0][0], np.reshape(expected, (1, 1, -1)))


@pytest.mark.parametrize(("release", "opset"), [("1.14.1", 18), ("1.20.1", 21), ("1.31.1", 26)])
def test_older_releases_get_the_operation_set_that_they_have(release: str, opset: int) -> None:
    from onnx import load_from_string

    model = load_from_string(base64.b64decode(encoder_for({"onnxruntime": release})(parse(EXTREME))))
    assert [x.version for x in model.opset_import if x.domain == ""] == [opset]
    with pytest.raises(Inexpressible, match="operation set before 18"):
        encoder_for({"onnxruntime": "1.13.1"})(parse(EXTREME))


def test_what_has_no_translation() -> None:
    assert {"add", "case", "convolution", "dot_general", "gather", "reduce_window", "scatter", "sort", "while"} <= set(
        OPS
    )
    assert {"uniform_quantize", "uniform_dequantize"} <= set(TRANSLATIONS)
    assert {"all_reduce", "cholesky", "custom_call", "rng", "infeed"} & set(TRANSLATIONS) == set()


@pytest.mark.parametrize("spec", ["reference", "onnxruntime"])
def test_programs_made_by_hand(spec: str, request: pytest.FixtureRequest) -> None:
    backend: Backend = request.getfixturevalue(spec)
    for case in (hand_made.negated(0, 4), hand_made.negated(1)):
        assert outputs_of(backend.run(*case)) == [[described(-x)] for (x,) in case[1]]
    case = hand_made.invalid()
    outcome = backend.verify(case)
    assert isinstance(outcome, Unsupported)
    assert outcome.stage == "translate"
    assert "invalid program" in outcome.message
    assert isinstance(backend.verify(hand_made.negated(0, 2)[0]), Results)
    assert isinstance(backend.run(*hand_made.unknown_custom_call()), Unsupported)


@pytest.mark.parametrize("spec", ["reference", "onnxruntime"])
def test_types_cross_bit_by_bit(spec: str, request: pytest.FixtureRequest) -> None:
    backend: Backend = request.getfixturevalue(spec)
    from spec.types import ELEMENT_TYPES

    for t in ELEMENT_TYPES:
        if str(t) in backend.describe().element_types:
            expected = [[described(x) for x in row] for row in hand_made.moved_results(t, (2, 3))]
            assert outputs_of(backend.run(*hand_made.moved(t, (2, 3)))) == expected, t


def test_tokens_are_put_back(onnxruntime: Backend) -> None:
    x, token, y = Value("x", tensor(f32)), Value("t", TokenType()), Value("y", tensor(f32))
    operations = (Operation("after_all", results=(token,)), Operation("negate", (x,), results=(y,)))
    outcome = onnxruntime.run(main_program((x,), operations, (token, y)), [(np.array(2, np.float32),)])
    assert isinstance(outcome, Results)
    assert outcome.outputs[0][0] is None
    assert outcome.outputs[0][1] == -2


RECURSIVE = """func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %r = func.call @f(%a) : (tensor<f32>) -> tensor<f32>
  func.return %r : tensor<f32>
}
func.func private @f(%a: tensor<f32>) -> tensor<f32> {
  %r = func.call @f(%a) : (tensor<f32>) -> tensor<f32>
  func.return %r : tensor<f32>
}"""


def test_what_ONNX_cannot_say_has_a_reason(reference: Backend) -> None:  # noqa: N802
    outcome = reference.verify(parse(RECURSIVE, verified=False))
    assert isinstance(outcome, Unsupported)
    assert "calls itself" in outcome.message


def test_a_model_passes_ONNXs_own_checker_with_types() -> None:  # noqa: N802
    from onnx import checker

    cases = [case for op in OPS for case in draw_cases(single_op(op, None, input_sets=1), 1, 2)]
    checked = 0
    for case in cases:
        try:
            model = model_of(case.program)
        except Inexpressible:
            continue
        checker.check_model(model, full_check=True)
        checked += 1
    assert checked > len(OPS) // 3
    assert len(text(cases[0].program)) > 0


FAR_INDEX = """func.func @main(%x: tensor<5xf32>, %i: tensor<2x1xui32>) -> tensor<2xf32> {
  %r = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0],
    start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}
    : (tensor<5xf32>, tensor<2x1xui32>) -> tensor<2xf32>
  func.return %r : tensor<2xf32>
}"""
EXTREME = """func.func @main(%x: tensor<2x1xi64>) -> tensor<2xi64> {
  %i = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %m = stablehlo.maximum %a, %b : tensor<i64>
    stablehlo.return %m : tensor<i64>
  }) {dimensions = array<i64: 1>} : (tensor<2x1xi64>, tensor<i64>) -> tensor<2xi64>
  func.return %r : tensor<2xi64>
}"""
NOTHING_TO_NORMALIZE = """func.func @main(%x: tensor<2x0xf32>, %s: tensor<2xf32>) -> tensor<2xf32> {
  %y, %m, %v = "stablehlo.batch_norm_training"(%x, %s, %s) {epsilon = 0.0 : f32, feature_index = 0 : i64}
    : (tensor<2x0xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x0xf32>, tensor<2xf32>, tensor<2xf32>)
  func.return %v : tensor<2xf32>
}"""

CUT_OFF = """func.func @main(%x: tensor<1x1xNxf32>, %k: tensor<1x1x1xf32>) -> tensor<1x1xMxf32> {
  %r = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>,
    padding = dense<[[-2, 2]]> : tensor<1x2xi64>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x1xNxf32>, tensor<1x1x1xf32>) -> tensor<1x1xMxf32>
  func.return %r : tensor<1x1xMxf32>
}"""
ONE_LEFT = CUT_OFF.replace("N", "1").replace("M", "1")
"""Beyond the input at one side, and padding at the other."""
LONG = """func.func @main(%x: tensor<300xf32>) -> tensor<300xf32> {
  %r = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b) {comparison_direction = #stablehlo<comparison_direction LT>,
      compare_type = #stablehlo<comparison_type TOTALORDER>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 0 : i64, is_stable = true} : (tensor<300xf32>) -> tensor<300xf32>
  func.return %r : tensor<300xf32>
}"""


@pytest.mark.parametrize(
    "program",
    [LONG, CUT_OFF.replace("[[-2, 2]]", "[[0, 1]]").replace("N", "0").replace("M", "1")],
    ids=["long", "padding-alone"],
)
def test_what_would_take_too_long_or_be_wrong_is_unsupported(program: str, reference: Backend) -> None:
    parsed = parse(program)
    row = [np.ones([d or 0 for d in a.type.shape], np.float32) for a in parsed.main.arguments]
    assert isinstance(reference.run(parsed, [row]), Unsupported)


@pytest.mark.parametrize("spec", ["reference", "onnxruntime"])
@pytest.mark.parametrize(
    ("program", "inputs", "expected"),
    [
        (FAR_INDEX, [np.arange(5, dtype=np.float32), np.array([[2**32 - 1], [1]], np.uint32)], [4, 1]),
        (EXTREME, [np.array([[2**31], [-1]], np.int64)], [2**31, 0]),
        (NOTHING_TO_NORMALIZE, [np.zeros((2, 0), np.float32), np.ones(2, np.float32)], [np.nan, np.nan]),
        (ONE_LEFT, [np.ones((1, 1, 1), np.float32), np.ones((1, 1, 1), np.float32)], [[[0]]]),
    ],
    ids=["far-index", "extreme", "nothing-to-normalize", "one-left"],
)
def test_what_is_composed_hangs_on_nothing_that_ONNX_leaves_open_or_a_kernel_does_wrong(  # noqa: N802
    spec: str, program: str, inputs: list[np.ndarray[Any, Any]], expected: list[float], request: pytest.FixtureRequest
) -> None:
    """Translations avoid two traps: ONNX Runtime compares the lower halves of i64 as signed, and ONNX has no mean of
    nothing."""
    outcome = request.getfixturevalue(spec).run(parse(program), [inputs])
    assert isinstance(outcome, Results)
    np.testing.assert_array_equal(outcome.outputs[0][0], expected)


def test_a_model_has_results(reference: Backend) -> None:
    token = Value("t", TokenType())
    outcome = reference.verify(main_program((), (Operation("after_all", results=(token,)),), (token,)))
    assert isinstance(outcome, Unsupported)
    assert "at least one tensor" in outcome.message


DIVIDED_BY_ZERO = """func.func @main(%x: tensor<ui32>) -> tensor<ui32> {
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %r = stablehlo.remainder %x, %z : tensor<ui32>
  func.return %r : tensor<ui32>
}"""
SLICED_HALF_BYTES = """func.func @main(%x: tensor<1xf8E5M2>) -> tensor<1xf8E5M2> {
  %c = stablehlo.constant dense<0> : tensor<1xui4>
  %r = "stablehlo.map"(%x, %c) ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<ui4>):
    stablehlo.return %a : tensor<f8E5M2>
  }) {dimensions = array<i64: 0>} : (tensor<1xf8E5M2>, tensor<1xui4>) -> tensor<1xf8E5M2>
  func.return %r : tensor<1xf8E5M2>
}"""


def test_what_onnxruntime_says_of_values_and_of_what_it_lacks(onnxruntime: Backend) -> None:
    outcome = onnxruntime.run(parse(DIVIDED_BY_ZERO), [(np.array(1, np.uint32),)])
    assert isinstance(outcome, Rejected)
    assert outcome.stage == "execute"
    half_bytes = onnxruntime.run(parse(SLICED_HALF_BYTES), [(np.zeros(1, dtype(element_type_named("f8E5M2"))),)])
    assert isinstance(half_bytes, Unsupported)
