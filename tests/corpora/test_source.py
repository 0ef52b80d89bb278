"""Tests of splitting test files, reading annotations, respelling checks, and cutting out functions."""

from __future__ import annotations

import pytest

from corpora.check_ops import rewrite_check_ops
from corpora.cursor import Unreadable
from corpora.test_source import ExpectedError, functions_alone, modules


def test_modules_are_split_and_keep_their_lines() -> None:
    first, second = modules("a\n// -----\n// only a comment\n  // ----- more\nb\nc\n")
    assert first.text == "a\n"
    assert second.text.splitlines().index("b") == 4


def test_annotations() -> None:
    text = """// RUN: tool %s -verify-diagnostics --some-pass=x | other
func.func @f(%x: tensor<f32>) {
  // expected-error@+1 {{first}}
  op
  op // expected-error {{second}}
}
func.func @g() {
  // expected-error-re@below {{third {{.*}}
  op
  op
  // expected-error@-1 2 {{fourth}}
}
// expected-error@+1 {{fifth}}
func.func @h() {
}
"""
    (module,) = modules(text)
    assert module.expected_errors == (
        ExpectedError("first", "f"),
        ExpectedError("second", "f"),
        ExpectedError("third {{.*", "g"),
        ExpectedError("fourth", "g"),
        ExpectedError("fifth", "h"),
    )
    assert module.tool_options == ("verify-diagnostics", "some-pass")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "check.expect_eq %a, %b : tensor<i8>",
            "stablehlo.custom_call @check.expect_eq(%a, %b) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()",
        ),
        (
            "check.expect_eq_const %a#1, dense<[1, 2]> : tensor<2xi4>",
            "%expected_by_check_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi4> "
            "stablehlo.custom_call @check.expect_eq(%a#1, %expected_by_check_0) {has_side_effect = true} : "
            "(tensor<2xi4>, tensor<2xi4>) -> ()",
        ),
        (
            '"check.expect_close"(%a, %b) <{max_ulp_difference = 4 : i64}> : (tensor<f16>, tensor<f16>) -> ()',
            "stablehlo.custom_call @check.expect_close(%a, %b) {has_side_effect = true, max_ulp_difference = 4 : i64} "
            ": (tensor<f16>, tensor<f16>) -> ()",
        ),
        (
            "check.expect_close %a, %b, max_ulp_difference = 4, min_ulp_difference = 1 : tensor<f16>, tensor<f16>",
            "stablehlo.custom_call @check.expect_close(%a, %b) {has_side_effect = true, max_ulp_difference = 4 : i64, "
            "min_ulp_difference = 1 : i64} : (tensor<f16>, tensor<f16>) -> ()",
        ),
        (
            "check.almost_eq %a, [15, 5] : tensor<2xf32>",
            "%expected_by_check_0 = stablehlo.constant dense<[15, 5]> : tensor<2xf32> "
            "stablehlo.custom_call @check.almost_eq(%a, %expected_by_check_0) {has_side_effect = true} : "
            "(tensor<2xf32>, tensor<2xf32>) -> ()",
        ),
        (
            "check.expect_eq(%a, %b) : tensor<i8>",
            "stablehlo.custom_call @check.expect_eq(%a, %b) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()",
        ),
    ],
)
def test_checks_are_respelled(text: str, expected: str) -> None:
    assert rewrite_check_ops(f"  {text} // kept\n") == f"  {expected} // kept\n"


def test_respelling_keeps_the_number_of_lines() -> None:
    text = 'check.expect_eq_const %a, // x\n dense<[[1],\n [2]]>\n {a = "b}", c}\n : tensor<2x1xi8>\nnext'
    changed = rewrite_check_ops(text)
    assert changed.count("\n") == text.count("\n")
    assert changed.splitlines()[-1] == "next"
    assert 'a = "b}", c = unit' in changed


@pytest.mark.parametrize(
    "text",
    [
        "// check.expect_eq in a comment",
        'x = "check.expect_eq" : string',
        "stablehlo.custom_call @check.expect_eq(%a, %b) : (tensor<f32>, tensor<f32>) -> ()",
        "%check.expect = stablehlo.iota",
        "mycheck.expect_eq %a",
    ],
)
def test_what_is_no_check_op_is_left_alone(text: str) -> None:
    assert rewrite_check_ops(text) == text


@pytest.mark.parametrize(
    "text", ["check.expect_eq", "\n\ncheck.expect_eq_const %a, dense<[1, 2", '"check.expect_eq"(3)']
)
def test_broken_checks_are_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match=r"^line \d: check op: "):
        rewrite_check_ops(text)


def test_functions_are_cut_out_with_what_they_reach() -> None:
    text = """module @m attributes {a = "}"} {
  func.func @f() -> (tensor<f32> {b = "{"}) attributes {c} { // }
    call @helper() }
  func.func private @helper() -> tensor<f32> { call @other() }
  func.func private @other()
  func.func @g(%x: tensor<2xf32>) { }
}
"""
    pieces = dict(functions_alone(text))
    assert list(pieces) == ["f", "g"]
    assert pieces["f"] == text.replace("func.func @g(%x: tensor<2xf32>) { }", "")
    kept = pieces["g"]
    assert [name in kept for name in ("@g", "@f", "@helper")] == [True, False, False]
    assert kept.count("\n") == text.count("\n")


def test_statements_that_compute_nothing_are_dropped() -> None:
    assert rewrite_check_ops('  sdy.mesh @m = <["x"=2]>\na\n') == "\na\n"


def test_ops_that_show_values_are_made_generic() -> None:
    text = (
        '%1 = interpreter.print %0#1 : tensor<2xf32>\n%2 = interpreter.probe %1, probe_id = "a:b" : tensor<2xf32> // x'
    )
    assert rewrite_check_ops(text) == (
        '%1 = "interpreter.print"(%0#1) : (tensor<2xf32>) -> tensor<2xf32>\n'
        '%2 = "interpreter.probe"(%1) {probe_id = "a:b"} : (tensor<2xf32>) -> tensor<2xf32> // x'
    )
