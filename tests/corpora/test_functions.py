"""Tests of making the functions of a module programs of their own."""

from __future__ import annotations

from corpora.check_ops import rewrite_check_ops
from corpora.check_sets import Check
from corpora.module_functions import CheckedFunction, PlainFunction, functions
from spec.parse import parse
from spec.program import Constant
from spec.structure import violations
from spec.text import text
from tests.corpora.conftest import FORMS


def found_in(source: str) -> dict[str, object]:
    return {f.name: f for f in functions(parse(rewrite_check_ops(source)))}


def test_checked_functions_return_what_is_compared() -> None:
    found = found_in((FORMS / "functions.mlir").read_text())
    main = found["main"]
    assert isinstance(main, CheckedFunction)
    assert [f.name for f in main.program.functions] == ["main", "doubled_twice", "double"]
    assert [f.private for f in main.program.functions] == [False, True, True]
    assert violations(main.program) == []
    (comparison,) = main.comparisons
    assert comparison.check == Check("eq")
    assert isinstance(comparison.expected, Constant)
    assert comparison.expected.array.tolist() == 12
    assert "custom_call" not in text(main.program)


def test_checks_of_callees_are_inlined() -> None:
    other = found_in((FORMS / "functions.mlir").read_text())["other"]
    assert isinstance(other, CheckedFunction)
    assert len(other.comparisons) == 2
    assert violations(other.program) == []


def test_expected_constants_are_not_computed() -> None:
    generated = (FORMS / "checks_custom_call.mlir").read_text().split("// -----")[0]
    main = found_in(generated)["main"]
    assert isinstance(main, CheckedFunction)
    assert [f.name for f in main.program.functions] == ["main", "inputs"]
    assert [str(c.check) for c in main.comparisons] == [
        "expect_eq",
        "expect_almost_eq within 0.0001",
        "expect_close within 3 ulps",
    ]
    assert {c.actual for c in main.comparisons} == {0}


def test_parameters_of_custom_calls() -> None:
    found = found_in("""func.func @f() {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  stablehlo.custom_call @check.expect_close(%0, %0) {max_ulp_difference = 7 : i64} : (tensor<f32>, tensor<f32>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%0, %0) {backend_config = "{tolerance: 2.5e-1}"}
    : (tensor<f32>, tensor<f32>) -> ()
  return
}""")["f"]
    assert isinstance(found, CheckedFunction)
    assert [c.check for c in found.comparisons] == [
        Check("close", max_ulp_difference=7),
        Check("almost_eq", tolerance=0.25),
    ]


def test_what_checks_nothing_is_a_plain_program() -> None:
    found = found_in("""
func.func @main(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
func.func @calls_main(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @main(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}""")
    assert list(found) == ["calls_main"]
    plain = found["calls_main"]
    assert isinstance(plain, PlainFunction)
    assert [f.name for f in plain.program.functions] == ["main", "main_"]
    assert violations(plain.program) == []
