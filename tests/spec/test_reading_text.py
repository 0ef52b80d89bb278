"""Tests of reading StableHLO text: pretty or generic, several functions and modules, foreign ops, CHLO."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spec.check_syntax import in_generic_form
from spec.normalized_names import canonical
from spec.parse import ParseError, parse, verify
from spec.program import Function, Operation, Program, Raw, Region, main_program
from spec.structure import violations
from spec.text import text
from spec.types import TensorType, f32, tensor

PRETTY = """
#loc = loc("somewhere.py":3:4)
module @jit_f attributes {mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 2 : i32, jax.uses_shape = false} {
  func.func public @main(%x: tensor<2x3xf32> {mhlo.sharding = "{replicated}"} loc("x")) -> (tensor<f32> {jax.result = "r"}) {
    %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %0:2 = stablehlo.while(%a = %sum, %b = %zero) : tensor<f32>, tensor<f32>
     cond {
      %p = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %n = func.call @"a function"(%a) : (tensor<f32>) -> tensor<f32>
      stablehlo.return %n, %b : tensor<f32>, tensor<f32>
    }
    return %0#1 : tensor<f32> loc(unknown)
  }
  func.func private @"a function"(%arg: tensor<f32>) -> tensor<f32> {
    %y = stablehlo.pad %arg, %arg, low = [], high = [], interior = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %t = stablehlo.tanh %y {result_accuracy = #stablehlo.result_accuracy<ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>
    return %t : tensor<f32>
  }
}
"""  # noqa: E501


def test_pretty_text() -> None:
    program = parse(PRETTY)
    assert (program.num_replicas, program.num_partitions) == (4, 2)
    assert [(f.name, f.private) for f in program.functions] == [("main", False), ("a function", True)]
    assert violations(program) == []
    assert parse(text(program)) == program == canonical(program)
    reduction = program.main.body.operations[1]
    assert (reduction.name, reduction.attribute("dimensions")) == ("reduce", (0, 1))
    accuracy = program.functions[1].body.operations[1].attribute("result_accuracy")
    assert accuracy == (0.0, 0.0, 3, "TOLERANCE")


def attributes_of(program: Program, name: str) -> dict[str, object]:
    return next(dict(o.attributes) for o in program.operations() if o.name == name)


def test_ops_that_nothing_describes_are_kept() -> None:
    source = """func.func @main(%x: tensor<complex<f32>>) {
      "other.op"(%x) {value = dense<(1.0, 0x7FC00001)> : tensor<complex<f32>>, b = unit} : (tensor<complex<f32>>) -> ()
      stablehlo.custom_call @check.expect_eq(%x, %x) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
      return
    }"""  # noqa: E501
    program = parse(source)
    spelled = "dense<(1.000000e+00,0x7FC00001)> : tensor<complex<f32>>"
    assert attributes_of(program, "other.op") == {"b": Raw("unit"), "value": Raw(spelled)}
    assert attributes_of(program, "custom_call")["call_target_name"] == "check.expect_eq"
    assert {v.predicate for v in violations(program)} == {"op_is_known"}
    assert parse(text(program)) == program


CHECKS = """func.func @main(%x: tensor<2xf32>, %i: tensor<i32>) {
  check.expect_eq_const %x, dense<[1.0,
     2.0]> : tensor<2xf32>
  check.expect_eq %x, %x : tensor<2xf32> // a comment : with a colon
  check.expect_close %x, %x, max_ulp_difference = 3, min_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  check.expect_almost_eq %x, %x {tolerance = 0.1 : f32} : tensor<2xf32>
  "check.expect_eq"(%i, %i) : (tensor<i32>, tensor<i32>) -> ()
  return
}
"""


def test_the_check_dialect_is_read_in_its_pretty_form() -> None:
    operations = parse(CHECKS).main.body.operations[:-1]
    assert [(o.name, len(o.operands)) for o in operations] == [
        ("check.expect_eq_const", 1),
        ("check.expect_eq", 2),
        ("check.expect_close", 2),
        ("check.expect_almost_eq", 2),
        ("check.expect_eq", 2),
    ]
    assert operations[0].attribute("value") == Raw("dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>")
    assert operations[2].attribute("max_ulp_difference") == Raw("3 : i64")
    assert operations[3].attribute("tolerance") == Raw("1.000000e-01 : f32")


def test_lines_keep_their_numbers_where_checks_are_rewritten() -> None:
    with pytest.raises(ParseError, match=r"^f.mlir:8:21: use of undeclared SSA value name$"):
        parse(CHECKS.replace("(%i, %i)", "(%nothing, %i)"), "f.mlir")


def test_chlo_is_lowered_when_asked() -> None:
    source = """func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
      %0 = chlo.broadcast_add %x, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %1 = chlo.erf %0 : tensor<2xf32> -> tensor<2xf32>
      return %1 : tensor<2xf32>
    }"""
    assert "chlo.erf" in {o.name for o in parse(source).operations()}
    lowered = parse(source, lower_chlo=True)
    assert not any(o.name.startswith("chlo.") for o in lowered.operations())
    assert violations(lowered) == []


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("func.func @main(\n  %x: tensor<f32) { return }", r"<string>:2:17: expected '>' in tensor type"),
        ("func.func @main(%x: tensor<2xf32>) { %0 = stablehlo.frobnicate %x : tensor<2xf32> return }", r".*:1:43: .*"),
        ("func.func @main(%x: tensor<index>) { return }", r"<string>:1:1: StableHLO has no element type index"),
        ("func.func @main(%x: memref<2xf32>) { return }", r"<string>:1:1: StableHLO has no type memref<2xf32>"),
        ("module {\n module {}\n}", r"<string>:2:2: builtin.module is no function"),
        (
            "func.func @main() {\n  cf.br ^bb1\n^bb1:\n  return\n}",
            r"<string>:1:1: a region of several blocks is not StableHLO's",
        ),
        ("module {}\x00", r"<string>:1:10: a NUL byte"),
    ],
)
def test_errors_are_one_line(source: str, message: str) -> None:
    with pytest.raises(ParseError, match=f"^{message}$"):
        parse(source)


def test_verify_is_a_second_opinion() -> None:
    good = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }"
    assert verify(good) is None
    message = verify(good.replace("-> tensor<2xf32>", "-> tensor<3xf32>"))
    assert message is not None
    assert "\n" not in message


def test_a_declaration_is_read_and_is_no_program() -> None:
    source = "func.func private @f(tensor<2xf32>) -> tensor<?xf32>\nfunc.func @main() { return }"
    program = parse(source)
    assert program.functions[0].arguments[0].type == tensor(f32, 2)
    assert program.functions[0].result_types == (TensorType((None,), f32),)
    assert [v.predicate for v in violations(program)] == ["functions_have_a_body"]
    assert parse(text(program)) == program


@settings(max_examples=300, deadline=None)
@given(st.sampled_from([PRETTY, CHECKS]), st.data())
def test_damaged_text_is_refused_in_one_line(source: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(source)))
    length = data.draw(st.integers(0, 40))
    damaged = source[:start] + data.draw(st.text('%@<>{}()[]:,="x1 \n\\é', max_size=3)) + source[start + length :]
    try:
        parse(damaged, "f.mlir")
    except ParseError as error:
        assert re.fullmatch(r"f\.mlir:\d+:\d+: .+", str(error))  # noqa: PT017  damage may leave the text valid


@pytest.mark.parametrize("size", ["0", "-1", "false", '"two"', "1.5", "99999999999999999999 : i128"])
def test_a_grid_of_no_size_is_refused(size: str) -> None:
    with pytest.raises(ParseError, match="num_replicas"):
        parse(f"module attributes {{mhlo.num_replicas = {size}}} {{ func.func @main() {{ return }} }}")


def test_a_name_that_is_no_text_is_refused() -> None:
    with pytest.raises(ParseError, match="no UTF-8"):
        parse('func.func @main() { "ch\\ECx"() : () -> () return }')


@given(st.text("check.expect_eq %xy,:<>(){}[]= dense1\n", max_size=60))
def test_text_that_looks_like_a_check_is_left_to_the_parser(text_after: str) -> None:
    assert isinstance(in_generic_form(f"  check.expect_eq %{text_after}"), str)


@settings(max_examples=50, deadline=None)
@given(st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=8).map(lambda name: f"{name}_"))
def test_functions_may_have_any_name(name: str) -> None:
    callee = Function(name, Region((), (Operation("func.return"),)), (), private=True)
    call = Operation("func.call", (), (("callee", name),))
    program = main_program((), (call,), (), callee)
    assert parse(text(program)) == program


LOCATED = """#here = loc("model.py":12:3)
module {
  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.cosine %x : tensor<2xf32> loc("jit(f)/cos"(#here))
    %1 = chlo.tan %0 : tensor<2xf32> -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}
"""


def test_locations_are_read_when_asked_and_tell_no_programs_apart() -> None:
    plain, located = (parse(LOCATED, "f.mlir", lower_chlo=True, located=asked) for asked in (False, True))
    assert plain == located
    assert hash(plain) == hash(located)
    assert text(plain) == text(located)
    assert {o.location for o in plain.operations()} == {""}
    assert [o.location for o in canonical(located).operations()] == [
        '"jit(f)/cos"("model.py":12:3)',
        "f.mlir:5:10",
        "f.mlir:6:5",
    ]


def test_properties_are_read_without_the_verifier() -> None:
    compare = (
        '"stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> {x = "}> ({"} : '
        "(tensor<f32>, tensor<f32>) -> tensor<i1>"
    )
    text = (
        "func.func @main(%0: tensor<2xf32>) -> tensor<2xf32> { // ) <{\n"
        '%1 = "stablehlo.sort"(%0) <{dimension = 0 : i64}> ({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n'
        f"%2 = {compare}\nstablehlo.return %2 : tensor<i1>\n}}) : (tensor<2xf32>) -> tensor<2xf32>\n"
        "func.return %1 : tensor<2xf32> }"
    )
    assert parse(text, verified=False) == parse(text)
    (sort, _) = parse(text, verified=False).main.body.operations
    assert sort.attribute("dimension") == 0
    assert sort.regions[0].operations[0].attribute("comparison_direction") == "LT"


def test_calls_in_regions_are_read_without_the_verifier() -> None:
    text = """
    func.func private @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
    func.func @main(%i: tensor<i32>, %x: tensor<f32>) -> tensor<f32> {
      %0 = "stablehlo.case"(%i) ({
        %1 = func.call @f(%x) : (tensor<f32>) -> tensor<f32>
        %2 = stablehlo.composite "my.f" %1 {decomposition = @f} : (tensor<f32>) -> tensor<f32>
        stablehlo.return %2 : tensor<f32>
      }) : (tensor<i32>) -> tensor<f32>
      return %0 : tensor<f32>
    }"""
    assert parse(text, verified=False) == parse(text)
