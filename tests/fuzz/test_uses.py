"""Tests of how programs use ops, and of the gaps of a backend that unsupported and executed programs show."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from fuzz.selection.backend_gaps import FEW, MANY, SOME, Gaps, gaps
from fuzz.selection.batch_programs import is_about, kinds_asked, probe
from fuzz.selection.op_uses import KINDS, Use, evident, names, uses
from generators.cases import Case
from generators.choices import Seeded, Strategy
from generators.dynamic.bounded_forms import bounded_programs
from generators.dynamic.dynamic_forms import Dynamic, dynamic_programs
from generators.examples import draw_cases
from generators.programs.case_strategies import single_op, whole_programs
from generators.programs.dense_programs import dense_programs
from generators.quantized.quantized_cases import quantized_op
from spec.parse import parse
from tests.programs import without_dead_code


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    return [*draw_cases(dense_programs(input_sets=1), 100, 0), *draw_cases(whole_programs(input_sets=1), 60, 0)]


def test_what_is_evident_is_no_dead_code(cases: list[Case]) -> None:
    for case in cases:
        shown = Counter(use.op for use in uses(case.program) if use.is_evident)
        assert shown <= Counter(o.name for o in without_dead_code(case.program).operations())


def test_every_op_of_a_program_is_used_and_most_are_evident(cases: list[Case]) -> None:
    found = [(case.program, uses(case.program)) for case in cases]
    for program, used in found:
        assert {use.op for use in used} == {o.name for o in program.operations()} - {"return", "func.return"}
    assert sum(use.is_evident for _, used in found for use in used) > 0.5 * sum(len(used) for _, used in found)


def test_constants_alone_are_no_evidence_and_neither_is_what_nothing_uses() -> None:
    program = parse("""
        func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {
          %one = "stablehlo.constant"() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32>
          %two = "stablehlo.add"(%one, %one) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
          %unused = "stablehlo.sine"(%x) : (tensor<2xf32>) -> tensor<2xf32>
          %result = "stablehlo.multiply"(%x, %two) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
          "func.return"(%result) : (tensor<2xf32>) -> ()
        }""")
    assert {use.op for use in evident(uses(program))} == {"constant", "multiply"}


def test_several_processes_several_operands_and_attributes_are_told_apart() -> None:
    drawn = draw_cases(single_op("all_gather", input_sets=1), 60, 0)
    found = names(use for case in drawn for use in uses(case.program))
    assert {"op all_gather", "op all_gather@", "op all_gather.use_global_device_ids"} <= found
    assert any(name.startswith("op all_gather*@") for name in found)


def test_tuples_that_are_returned_are_told_from_others() -> None:
    text = """
        func.func public @main(%x: tensor<f32>) -> RESULT {
          %t = "stablehlo.tuple"(%x) : (tensor<f32>) -> tuple<tensor<f32>>
          %y = "stablehlo.get_tuple_element"(%t) {index = 0 : i32} : (tuple<tensor<f32>>) -> tensor<f32>
          "func.return"(RETURNED) : (RESULT) -> ()
        }"""
    for value, t, is_returned in (("%t", "tuple<tensor<f32>>", True), ("%y", "tensor<f32>", False)):
        found = names(uses(parse(text.replace("RESULT", t).replace("RETURNED", value))))
        assert ("op tuple returned" in found) == is_returned


def test_what_collectives_compute_with_is_told_for_all_of_them() -> None:
    for op in ("all_reduce", "reduce_scatter"):
        drawn = draw_cases(single_op(op, input_sets=1), 40, 0)
        found = names(use for case in drawn for use in uses(case.program))
        assert {"op collective{add}", "op collective{xor}"} <= found


def _use(own: str, op: str, element_type: str) -> Use:
    return Use(op, own, (f"op {op}",), (f"type {element_type}",), is_evident=True)


@pytest.mark.parametrize("seed", range(20))
def test_what_runs_as_often_as_not_is_not_lacking(seed: int) -> None:
    rng = random.Random(seed)
    counted = [(f"op o{i}", rng.randrange(100), rng.randrange(100)) for i in range(50)]
    lacking = gaps(counted).lacking
    for name, without, having in counted:
        assert name not in lacking or having < without
        assert name in lacking or without < SOME or having


def test_of_a_type_that_is_mostly_unsupported_what_runs_is_drawn() -> None:
    counted = [("type i4", MANY, MANY), ("convert(i4)->f32", 0, 1), ("add(i4)->i4", 1, 0), ("type f32", 9, 99)]
    found = gaps(counted)
    assert not found.concern(_use("convert(i4)->f32", "convert", "i4"))
    assert found.concern(_use("add(i4)->i4", "add", "i4"))
    assert found.concern(_use("sine(i4)->i4", "sine", "i4"))
    assert not found.concern(_use("sine(f32)->f32", "sine", "f32"))


def test_types_that_a_backend_does_not_name_are_lacking() -> None:
    assert gaps([], ["f8E4M3"]).concern(_use("abs(f8E4M3)->f8E4M3", "abs", "f8E4M3"))
    assert not Gaps().concern(_use("abs(f8E4M3)->f8E4M3", "abs", "f8E4M3"))


def test_a_use_is_lacking_by_its_types_its_op_or_what_is_special_about_it() -> None:
    assert gaps([("add(i8)->i8", FEW, 0)]).concern(_use("add(i8)->i8", "add", "i8"))
    assert gaps([("op add", SOME, 0)]).concern(_use("add(i8)->i8", "add", "i8"))
    assert not gaps([("op add", SOME, 1)]).concern(_use("add(i8)->i8", "add", "i8"))


def test_what_is_often_unsupported_is_doubtful_and_drawn() -> None:
    use = _use("add(i8)->i8", "add", "i8")
    for counted, is_doubtful in ((SOME, 2 * SOME), True), ((SOME, 3 * SOME), False), ((SOME - 1, SOME), False):
        found = gaps([("op add", *counted)])
        assert not found.concern(use)
        assert found.make_doubtful(use) == is_doubtful
    assert gaps([("op add", SOME, 0)]).make_doubtful(use)


def test_quantized_types_are_told_by_what_they_express_and_along_what() -> None:
    drawn = draw_cases(quantized_op("transpose", "quant<i8>", input_sets=1), 60, 0)
    found = names(use for case in drawn for use in uses(case.program))
    assert {"type quantized", "type quantized_f32", "type quantized_f16", "op transpose quantized"} <= found
    assert {
        "transpose(quantized_f32)->quantized_f32",
        "transpose(per-axis quantized_f32)->per-axis quantized_f32",
    } <= found


@pytest.mark.parametrize(("make", "word"), [(dynamic_programs, "unbounded"), (bounded_programs, "bounded")])
def test_sizes_that_are_unknown_are_told(make: Callable[..., Strategy[Dynamic]], word: str) -> None:
    found = names(uses(make(single_op("negate", "f32", input_sets=1)).sample(Seeded(0)).program))
    assert {f"sizes {word}", "type f32", f"op negate {word}", f"negate({word} f32)->{word} f32"} <= found


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_lacking_where_hardly_any_of_it_runs(kind: str) -> None:
    assert kind in gaps([(kind, MANY, 0)]).lacking
    assert kind not in gaps([(kind, MANY - 1, 0)]).lacking
    assert kind not in gaps([(kind, MANY, MANY // 2)]).lacking


def test_of_an_expressed_type_that_is_mostly_unsupported_what_runs_is_drawn() -> None:
    moves, adds = (f"{op}(quantized_f16)->quantized_f16" for op in ("transpose", "add"))
    found = gaps([("type quantized_f16", MANY, MANY), (moves, 0, 3)])
    assert not found.concern(_use(moves, "transpose", "quantized_f16"))
    assert found.concern(_use(adds, "add", "quantized_f16"))


def test_what_runs_as_a_result_is_not_lacking_for_its_type() -> None:
    found = gaps([("type i4", MANY, MANY), ("convert(f32)->i4", 0, 3)])
    assert not found.concern(_use("convert(f32)->i4", "convert", "i4"))


def test_processes_and_several_tensors_of_a_stream_are_told() -> None:
    grids = names(
        use for case in draw_cases(single_op("all_gather", input_sets=1), 60, 0) for use in uses(case.program)
    )
    assert {"processes 2", "processes 4"} <= grids
    taken = [names(uses(case.program)) for case in draw_cases(single_op("infeed", input_sets=1), 40, 0)]
    assert 0 < sum("op infeed*" in found for found in taken) < len(taken)


@pytest.mark.parametrize("name", ["type quantized", "sizes bounded", "op add quantized", "op add bounded"])
def test_what_says_nothing_of_types_is_lacking_where_it_never_ran(name: str) -> None:
    assert name in gaps([(name, 60, 0)]).lacking
    assert name not in gaps([(name, 60, 1)]).lacking


def test_kinds_and_quantized_ops_are_probed_too() -> None:
    asked = kinds_asked(["f32", "quantized"])
    assert {"dynamic", "bounded", "quantized"} == {kind for kind, _ in asked}
    assert "quantized" not in {kind for kind, _ in kinds_asked(["f32"])}
    for subject in asked[::7]:
        assert any(is_about(use, subject) for use in uses(probe(subject, 0).program))


QUANTIZED_TWICE = """
    func.func public @main(%x: tensor<2x!quant.uniform<STORAGE:f32, 0.5:0>>)
        -> tensor<2x!quant.uniform<STORAGE:f32, 0.5:0>> {
      %r = "stablehlo.abs"(%x) : (tensor<2x!quant.uniform<STORAGE:f32, 0.5:0>>)
        -> tensor<2x!quant.uniform<STORAGE:f32, 0.5:0>>
      "func.return"(%r) : (tensor<2x!quant.uniform<STORAGE:f32, 0.5:0>>) -> ()
    }"""


def test_a_storage_type_that_a_backend_does_not_take_is_not_drawn_whatever_it_expresses() -> None:
    own = "abs(quantized_f32)->quantized_f32"
    found = gaps([(own, 1, 9)], foreign=["i4"])
    small, usual = (uses(parse(QUANTIZED_TWICE.replace("STORAGE", t))) for t in ("i4", "i8"))
    assert [use.own for use in small] == [use.own for use in usual] == [own]
    assert any(map(found.concern, small))
    assert not any(map(found.concern, usual))


def test_a_program_for_several_processes_says_so_where_no_op_is_about_their_grid() -> None:
    program = replace(parse(QUANTIZED_TWICE.replace("STORAGE", "i8")), num_replicas=2)
    assert "processes 2" in names(uses(program))
    assert not any("@" in name for name in names(uses(program)))


def test_a_body_on_other_types_is_told() -> None:
    program = parse("""
        func.func public @main(%x: tensor<2xf32>, %i: tensor<f32>) -> tensor<f64> {
          %r = "stablehlo.reduce"(%x, %i) ({
          ^bb0(%a: tensor<f64>, %b: tensor<f64>):
            %s = "stablehlo.add"(%a, %b) : (tensor<f64>, tensor<f64>) -> tensor<f64>
            "stablehlo.return"(%s) : (tensor<f64>) -> ()
          }) {dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<f32>) -> tensor<f64>
          "func.return"(%r) : (tensor<f64>) -> ()
        }""")
    assert "op reduce promoted f32" in names(uses(program))
