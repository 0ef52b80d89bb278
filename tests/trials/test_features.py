"""Features of operations: each word describes some drawn case, and no case raises an error."""

from __future__ import annotations

import functools
from dataclasses import replace

import numpy as np
import pytest

from generators.cases import Case
from generators.examples import draw_cases, seed_of
from generators.families import strategies
from generators.programs.case_strategies import single_op, whole_programs
from generators.twins.invalid_twins import labels, twins
from spec.op import ops
from spec.parse import parse
from spec.program import Constant, Operation, Value, main_program
from spec.types import ComplexType, ElementType, TensorType, dtype, f32, i1, tensor
from trials.computing_operations import main_operation
from trials.features.feature_words import VALUED, WORDS, exclude, implications, is_word
from trials.features.operation_features import _FACTS, features
from trials.plain_data import array_of

UNDRAWN = {
    "dynamic": "no strategy draws dynamic shapes",
    "bounded": "no strategy draws dynamic shapes",
    "bounded-operand": "no strategy draws dynamic shapes",
    "several-bounded-sizes": "no strategy draws dynamic shapes",
    "several-quantizations": "no strategy for single ops draws quantized types but in conversions",
    "beside-promoted": "a strategy for single ops draws no op beside them",
    "signed-zeros-and-ones": "few constants hold these and nothing else",
}


@functools.cache
def drawn() -> tuple[Case, ...]:
    return tuple(c for op in strategies() for c in draw_cases(single_op(op, input_sets=2), 30, seed_of("features", op)))


def said(case: Case) -> frozenset[str]:
    return features(case, main_operation(case.program, case.op))


def test_each_word_is_said_of_some_case() -> None:
    found = {word for case in drawn() for word in said(case)}
    assert all(map(is_word, found))
    names = {word.partition("=")[0] for word in found if "=" in word}
    assert WORDS.keys() - found == UNDRAWN.keys() - VALUED.keys()
    assert VALUED.keys() - names == UNDRAWN.keys() - WORDS.keys()


@pytest.mark.parametrize(
    ("shape", "bounds", "words"),
    [
        ("2x3", "", set()),
        ("2x?", ", #stablehlo.bounds<?, 3>", {"bounded", "bounded-operand=0"}),
        ("?x?", ", #stablehlo.bounds<2, 3>", {"bounded", "bounded-operand=0", "several-bounded-sizes"}),
        ("?x?", ", #stablehlo.bounds<2, ?>", {"bounded", "bounded-operand=0"}),
    ],
)
def test_bounded_sizes_are_told(shape: str, bounds: str, words: set[str]) -> None:
    t = f"tensor<{shape}xf32{bounds}>"
    program = parse(f"func.func @main(%x: {t}) -> {t} {{ %0 = stablehlo.abs %x : {t} \n return %0 : {t} }}")
    found = said(Case(program, ((np.zeros((2, 3), np.float32),),)))
    assert {w for w in found if "bounded" in w} == words


@pytest.mark.parametrize(("low", "high", "crossed"), [(0, 1, False), (1, 0, True), (1, 1, False)])
def test_crossed_bounds_are_told(low: int, high: int, crossed: bool) -> None:
    program = parse(f"""func.func @main(%x: tensor<2xi32>, %low: tensor<i32>) -> tensor<2xi32> {{
      %high = stablehlo.constant dense<{high}> : tensor<i32>
      %0 = stablehlo.clamp %low, %x, %high : (tensor<i32>, tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
      return %0 : tensor<2xi32>
    }}""")
    case = Case(program, ((np.array([5, 6], np.int32), np.int32(low)),))
    assert ("crossed-bounds" in said(case)) == crossed


def test_what_a_word_implies_is_said_too_and_what_it_excludes_is_not() -> None:
    for case in drawn():
        found = said(case)
        for word in found:
            assert implications(word) <= found, (word, case)
            assert not [other for other in found if exclude(word, other)], (word, case)


def test_the_main_operation_of_a_one_op_case_is_of_its_op() -> None:
    assert all(main_operation(case.program, case.op).name == case.op for case in drawn())


def test_something_is_said_of_every_operation_of_whole_programs() -> None:
    for case in draw_cases(whole_programs(input_sets=1), 40, 0):
        for o in case.program.operations():
            assert all(map(is_word, features(case, o)))


@pytest.mark.parametrize("op", sorted(ops()))
def test_something_is_said_of_programs_that_are_not_valid(op: str) -> None:
    for label in labels(op)[::3]:
        for twin in draw_cases(twins(op, label), 1, 0):
            case = Case(twin.program, (), op)
            assert all(map(is_word, said(case)))


def test_nothing_is_said_of_an_op_that_nobody_knows() -> None:
    x, y = Value("0", tensor(f32)), Value("1", tensor(f32))
    program = main_program((x,), (Operation("odd", (x,), (("value", 1),), results=(y,)),), (y,))
    assert "operand-type=f32" in said(Case(program, ()))


def test_what_is_said_of_constants_follows_the_program() -> None:
    x, c, y = Value("0", tensor(f32)), Value("1", tensor(f32)), Value("2", tensor(f32))
    nan = Constant.of(np.array(np.nan, np.float32), f32)
    program = main_program(
        (x,),
        (Operation("constant", (), (("value", nan),), (), (c,)), Operation("add", (x, c), results=(y,))),
        (y,),
    )
    found = said(Case(program, ((np.array(-0.0, np.float32),),)))
    assert {"constant-operand", "constant-operand=1", "nan-input", "negative-zero-input"} <= found
    assert not {"constant-operand=0", "constants-only", "needs-neighbours", "infinite-input"} & found


def test_a_constant_that_the_backend_makes_of_an_argument_is_no_plain_one() -> None:
    x, c, y = Value("0", tensor(f32)), Value("1", tensor(f32)), Value("2", tensor(f32))
    one = Constant.of(np.array(1, np.float32), f32)
    made = [Operation("constant", (), (("value", one),), (), (v,)) for v in (x, c)]
    program = main_program((), (*made, Operation("add", (x, c), results=(y,))), (y,))
    case = Case(program, ((),), "add")
    operation = main_operation(program, "add")
    assert {"constants-only", "plain-constants-only"} <= features(case, operation)
    found = features(case, operation, fed=frozenset({"0"}))
    assert "constants-only" in found
    assert "plain-constants-only" not in found


def test_a_constant_in_a_body_is_told_with_the_op_that_it_is_an_operand_of() -> None:
    program = parse("""
        func.func @main(%x: tensor<f32>) -> tensor<f32> {
          %y = "stablehlo.map"(%x) ({
          ^bb0(%a: tensor<f32>):
            %c = "stablehlo.constant"() {value = dense<3.0> : tensor<f32>} : () -> tensor<f32>
            %q = "stablehlo.divide"(%a, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%q) : (tensor<f32>) -> ()
          }) {dimensions = array<i64>} : (tensor<f32>) -> tensor<f32>
          "func.return"(%y) : (tensor<f32>) -> ()
        }""")
    found = said(Case(program, ((np.array(1, np.float32),),), "map"))
    assert {w for w in found if w.startswith("in-body-constant-operand")} == {"in-body-constant-operand=divide:1"}


def test_an_op_in_a_body_is_told_with_the_types_that_it_is_of() -> None:
    program = parse("""
        func.func @main(%x: tensor<complex<f32>>) -> tensor<f32> {
          %y = "stablehlo.map"(%x) ({
          ^bb0(%a: tensor<complex<f32>>):
            %r = "stablehlo.real"(%a) : (tensor<complex<f32>>) -> tensor<f32>
            %m = "stablehlo.maximum"(%r, %r) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%m) : (tensor<f32>) -> ()
          }) {dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<f32>
          "func.return"(%y) : (tensor<f32>) -> ()
        }""")
    found = said(Case(program, ((np.array(1, np.complex64),),), "map"))
    assert {w.partition("=")[2] for w in found if w.startswith("in-body-type=")} == {
        "real:complex<f32>", "real:complex", "real:f32", "real:float", "maximum:f32", "maximum:float"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("values", "is_said"), [([-0.0, 1.0], True), ([0.0, 1.0], False), ([-0.0, 0.0], False), ([-0.0, 1.0, 2.0], False)]
)
@pytest.mark.parametrize("is_complex", [False, True])
def test_what_is_said_of_a_constant_of_zeros_and_ones(values: list[float], is_said: bool, is_complex: bool) -> None:
    t: ElementType = ComplexType(f32) if is_complex else f32
    c, y = Value("0", tensor(t, len(values))), Value("1", tensor(t, len(values)))
    constant = Operation("constant", (), (("value", Constant.of(np.array(values).astype(dtype(t)), t)),), (), (c,))
    negated = main_program((), (constant, Operation("negate", (c,), results=(y,))), (y,))
    assert ("signed-zeros-and-ones" in said(Case(negated, ((),)))) == is_said
    assert ("signed-zeros-and-ones" in said(Case(main_program((), (constant,), (c,)), ((),), "constant"))) == is_said


SCATTER = """
func.func @main(%x: tensor<5xf32>, %i: tensor<3x1xINDEX>, %u: tensor<3x2xf32>) -> tensor<5xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0],
      index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}
    : (tensor<5xf32>, tensor<3x1xINDEX>, tensor<3x2xf32>) -> tensor<5xf32>
  func.return %r : tensor<5xf32>
}
"""


@pytest.mark.parametrize(
    ("index", "values", "expected"),
    [
        ("i32", [0, 1, 3], set()),
        ("i32", [0, 1, 4], {"index-out-of-bounds"}),
        ("i32", [-1, 1, 2], {"index-out-of-bounds"}),
        ("i32", [1, 2, 1], {"duplicate-indices"}),
        ("ui2", [0, 1, 3], {"unsigned-indices", "narrow-indices"}),
    ],
)
def test_what_is_said_of_indices(index: str, values: list[int], expected: set[str]) -> None:
    program = parse(SCATTER.replace("INDEX", index))
    types = [a.type for a in program.main.arguments if isinstance(a.type, TensorType)]
    given = [[0.0] * 5, [[v] for v in values], [[1.0, 1.0]] * 3]
    case = Case(program, (tuple(array_of(v, t) for v, t in zip(given, types, strict=True)),))
    about = {"index-out-of-bounds", "duplicate-indices", "unsigned-indices", "narrow-indices"}
    assert said(case) & about == expected
    assert {"body=add", f"index-type={index}", "attribute=unique_indices:false"} <= said(case)


@pytest.mark.parametrize("place", [0, 1])
def test_which_operand_is_of_a_bounded_size(place: int) -> None:
    types = ["tensor<3xi32>", "tensor<2x1xi32>"]
    types[place] = ["tensor<?xi32, #stablehlo.bounds<3>>", "tensor<?x1xi32, #stablehlo.bounds<2, ?>>"][place]
    made = ["tensor<2xi32>", "tensor<?xi32, #stablehlo.bounds<2>>"][place]
    program = parse(f"""
        func.func @main(%x: {types[0]}, %i: {types[1]}) -> {made} {{
          %r = "stablehlo.gather"(%x, %i) {{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0],
              start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}}
            : ({types[0]}, {types[1]}) -> {made}
          func.return %r : {made}
        }}""")
    found = said(Case(program, ()))
    assert {w for w in found if w.startswith("bounded")} == {"bounded", f"bounded-operand={place}"}
    assert all(implications(w) <= found for w in found)


@pytest.mark.parametrize(("dimensions", "is_said"), [("0, 1", False), ("1, 0", True)])
def test_dimensions_that_are_listed_in_no_order(dimensions: str, is_said: bool) -> None:
    program = parse(f"""
        func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {{
          %y = "stablehlo.broadcast_in_dim"(%x) {{broadcast_dimensions = array<i64: {dimensions}>}}
            : (tensor<2x2xf32>) -> tensor<2x2xf32>
          "func.return"(%y) : (tensor<2x2xf32>) -> ()
        }}""")
    assert ("unordered-dimensions" in said(Case(program, ()))) == is_said


@pytest.mark.parametrize(("returned", "is_shared"), [("%r", False), ("%x", True)])
def test_operands_that_are_used_elsewhere_too(returned: str, is_shared: bool) -> None:
    program = parse(SCATTER.replace("INDEX", "i32").replace("return %r", f"return {returned}"))
    scatter = program.main.body.operations[0]
    assert ("shared-operand" in features(Case(program, ()), scatter)) == is_shared


MIXED = """
func.func @main(%x: tensor<ui32>, %y: tensor<i32>) -> (tensor<ui32>, tensor<ui32>) {
  %r, %s = "stablehlo.reduce"(%x, %y, %x, %y) ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>, %c: tensor<ui32>, %d: tensor<ui32>):
    "stablehlo.return"(%a, %b) : (tensor<ui32>, tensor<ui32>) -> ()
  }) {dimensions = array<i64>} : (tensor<ui32>, tensor<i32>, tensor<ui32>, tensor<i32>) -> (tensor<ui32>, tensor<ui32>)
  return %r, %s : tensor<ui32>, tensor<ui32>
}
"""


def test_an_input_is_promoted_to_the_type_of_another() -> None:
    assert "promoted" in said(Case(parse(MIXED), ()))
    assert "promoted" not in said(Case(parse(MIXED.replace("ui32", "i32")), ()))


def test_an_operation_stands_beside_a_promoted_one() -> None:
    negated = MIXED.replace("  return %r, %s", "  %n = stablehlo.negate %r : tensor<ui32>\n  return %n, %s")
    for text, is_beside in ((negated, True), (negated.replace("ui32", "i32"), False), (MIXED, False)):
        program = parse(text)
        *_, last, _ = program.main.body.operations
        assert ("beside-promoted" in features(Case(program, ()), last)) is is_beside


def test_the_type_of_indices_is_none_that_a_body_is_promoted_from() -> None:
    program = parse(SCATTER.replace("INDEX", "f64").replace("tensor<f32>", "tensor<f64>"), verified=False)
    assert "promoted" in said(Case(program, ()))


def test_calls_are_followed_to_what_computes() -> None:
    for case in draw_cases(whole_programs(input_sets=1), 40, 1):
        assert main_operation(case.program).name not in ("func.call", "func.return", "constant")
    p, q = Value("0", tensor(i1)), Value("1", tensor(i1))
    inner = replace(main_program((p,), (Operation("not", (p,), results=(q,)),), (q,)).main, name="f", private=True)
    program = main_program((p,), (Operation("func.call", (p,), (("callee", "f"),), (), (q,)),), (q,), inner)
    assert main_operation(program).name == "not"


def test_what_is_asked_for_is_all_said() -> None:
    for case in drawn()[::5]:
        operation = main_operation(case.program, case.op)
        found = features(case, operation)
        for _, words in _FACTS:
            names = set(words.split())
            of_these = {word for word in found if word.partition("=")[0] in names}
            assert of_these <= features(case, operation, names) <= found
            assert of_these == {w for w in features(case, operation, names) if w.partition("=")[0] in names}


def test_each_word_has_a_fact_that_tells_it() -> None:
    told = [word for _, words in _FACTS for word in words.split()]
    assert {*told} == WORDS.keys() | VALUED.keys()
    assert len({*told}) == len(told)
