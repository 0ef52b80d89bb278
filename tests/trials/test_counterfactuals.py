"""Counterfactual changes: each keeps a case valid and removes its feature; removing the cause removes the failure."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pytest

from generators.cases import Case
from generators.examples import draw_cases, seed_of
from generators.families import strategies
from generators.programs.case_strategies import single_op
from generators.twins.invalid_twins import twins
from oracles.backends.hosted import check_inputs
from oracles.backends.protocol import Array, Crashed, Outcome, Rejected, Results
from oracles.evaluator import Mode, evaluate
from oracles.latitudes import Latitude
from spec.parse import parse
from spec.program import Program
from spec.structure import violations
from spec.text import text
from spec.types import TensorType
from tests.trials.machines import MachineBackend
from tests.trials.wrong import Condition, Wrong
from trials.checks import Executed, failures_of
from trials.computing_operations import main_operation
from trials.counterfactuals.changes import apply_changes, names
from trials.counterfactuals.experiment import goes_away, holds, remains
from trials.counterfactuals.sharing import without_shared_values
from trials.features.operation_features import features
from trials.plain_data import array_of

TAKES_AWAY = {
    "constants-as-arguments": "constant-operand",
    "no-padding": "padding",
    "no-interior-padding": "interior-padding",
    "no-strides": "strides",
    "no-base-dilation": "base-dilation",
    "no-window-dilation": "window-dilation",
    "no-feature-groups": "feature-groups",
    "no-batch-groups": "batch-groups",
    "no-reversal": "reversal",
    "no-channel": "channel",
    "no-negative-padding": "negative-padding",
    "no-negative-dimension": "negative-dimension",
    "no-empty-dimension": "empty",
    "no-nan": "nan-input",
    "no-infinity": "infinite-input",
    "no-subnormal": "subnormal-input",
    "no-signed-zero": "negative-zero-input",
    "indices-in-bounds": "index-out-of-bounds",
    "one-process": "several-processes",
    "one-part": "several-results",
    "values-apart": "shared-operand",
    "no-equal-elements": "equal-elements",
}
MAY_STAY = {"constants-as-arguments"}
"""Some constants must be constants."""


@functools.cache
def drawn() -> tuple[tuple[Case, dict[str, Case]], ...]:
    """Return cases of every op, each with its changed cases by the name of the change."""
    many = {"convolution": 80, "pad": 40}
    drawn = (draw_cases(single_op(op, input_sets=1), many.get(op, 8), seed_of("changes", op)) for op in strategies())
    cases = [c for found in drawn for c in found]
    return tuple((c, apply_changes(c, main_operation(c.program, c.op))) for c in cases)


def test_a_changed_case_is_valid_and_another_one() -> None:
    for case, others in drawn():
        for name, other in others.items():
            assert not violations(other.program), (name, other)
            assert other.id != case.id, (name, case)
            check_inputs(other.program, other.inputs)


def test_a_change_takes_away_what_it_says() -> None:
    seen = Counter[str]()
    for case, others in drawn():
        for name in TAKES_AWAY.keys() & others.keys() - MAY_STAY:
            other = others[name]
            assert TAKES_AWAY[name] not in features(other, main_operation(other.program, case.op)), (name, case, other)
            seen[name] += 1
    assert TAKES_AWAY.keys() - seen.keys() == MAY_STAY
    assert TAKES_AWAY.keys() <= names()


def test_what_is_shared_is_computed_for_each_use() -> None:
    program = parse(
        """
        func.func @main(%x: tensor<2xi8>, %n: tensor<i32>) -> (tensor<2xi8>, tensor<2xi8>, tensor<i32>) {
          %a = stablehlo.add %x, %x : tensor<2xi8>
          %unused = stablehlo.negate %x : tensor<2xi8>
          %b = "stablehlo.if"(%c) ({ "stablehlo.return"(%a) : (tensor<2xi8>) -> () }, {
            %m = stablehlo.multiply %a, %x : tensor<2xi8>
            "stablehlo.return"(%m) : (tensor<2xi8>) -> () }) : (tensor<i1>) -> tensor<2xi8>
          func.return %a, %b, %n : tensor<2xi8>, tensor<2xi8>, tensor<i32>
        }""".replace("%n: tensor<i32>)", "%n: tensor<i32>, %c: tensor<i1>)")
    )
    row = (np.array([1, 2], np.int8), np.array(3, np.int32), np.array(True))
    other = without_shared_values(Case(program, (row,)))
    assert other is not None
    assert not violations(other.program)
    used = Counter(v.name for o in other.program.operations() for v in o.operands)
    assert max(used.values()) == 1
    assert [o.name for o in other.program.operations()].count("add") == 3
    before, after = (evaluate(c.program, c.inputs, Mode.STRICT) for c in (Case(program, (row,)), other))
    assert all((a.lower == b.lower).all() for a, b in zip(before, after, strict=True))
    assert without_shared_values(other) is None


def test_an_operation_is_returned_once_and_without_others() -> None:
    program = parse("""
        func.func @main(%x: tensor<2xi8>) -> (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>) {
          %a = stablehlo.abs %x : tensor<2xi8>
          %b = stablehlo.negate %x : tensor<2xi8>
          func.return %a, %b, %a : tensor<2xi8>, tensor<2xi8>, tensor<2xi8>
        }""")
    case = Case(program, ((np.array([1, 2], np.int8),),))
    other = apply_changes(case, main_operation(program, "abs"), {"returned-alone"})["returned-alone"]
    assert [o.name for o in other.program.operations()] == ["abs", "func.return"]
    assert len(other.program.main.result_types) == 1
    assert not apply_changes(other, main_operation(other.program), {"returned-alone"})


def test_indices_and_types_become_wider() -> None:
    for case, others in drawn():
        if "indices-as-i64" in others:
            other = others["indices-as-i64"]
            assert "index-type=i64" in features(other, main_operation(other.program, case.op))
        if "wider-type" in others:
            assert not any(f"x{t}>" in text(others["wider-type"].program) for t in ("i8", "bf16", "f16"))


ADD = """
func.func @main(%x: tensor<2xi8>) -> tensor<2xi8> {
  %c = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %r = stablehlo.add %x, %c : tensor<2xi8>
  func.return %r : tensor<2xi8>
}
"""
PAD = """
func.func @main(%x: tensor<3xi32>, %v: tensor<i32>) -> tensor<3xi32> {
  %r = "stablehlo.pad"(%x, %v) {edge_padding_low = array<i64: LOW>, edge_padding_high = array<i64: -LOW>,
    interior_padding = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  func.return %r : tensor<3xi32>
}
"""
DIVIDE = """
func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %r = stablehlo.divide %x, %y : tensor<2xf32>
  func.return %r : tensor<2xf32>
}
"""
SORT = """
func.func @main(%x: tensor<3xi32>) -> tensor<3xi32> {
  %r = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %l = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) {dimension = -1 : i64, is_stable = true} : (tensor<3xi32>) -> tensor<3xi32>
  func.return %r : tensor<3xi32>
}
"""


def test_no_extremes_keeps_digits_and_what_is_no_number() -> None:
    case = case_of(DIVIDE, [3e38, -1.5e-40], [0.75, np.inf])
    changed_case = apply_changes(case, main_operation(case.program), {"no-extremes"})["no-extremes"]
    for before, after in zip(case.inputs[0], changed_case.inputs[0], strict=True):
        finite = np.isfinite(before)
        assert np.array_equal(before[~finite], after[~finite])
        assert np.array_equal(np.frexp(before[finite])[0], np.frexp(after[finite])[0])
        assert ((np.abs(after[finite]) >= 0.5) & (np.abs(after[finite]) < 4)).all()


COMPARE = """
func.func @main(%x: tensor<2xcomplex<f32>>, %y: tensor<2xcomplex<f32>>) -> tensor<2xi1> {
  %r = stablehlo.compare GE, %x, %y, FLOAT : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  func.return %r : tensor<2xi1>
}
"""
CUT = """
func.func @main(%x: tensor<4xi32>, %n: tensor<i32>, %y: tensor<?xi32, #stablehlo.bounds<4>>, %s: tensor<1xi32>)
    -> tensor<?xi32, #stablehlo.bounds<4>> {
  %a = "stablehlo.set_dimension_size"(%x, %n) {dimension = 0 : i64}
    : (tensor<4xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<4>>
  %b = stablehlo.add %a, %y : tensor<?xi32, #stablehlo.bounds<4>>
  %r = stablehlo.dynamic_reshape %b, %s
    : (tensor<?xi32, #stablehlo.bounds<4>>, tensor<1xi32>) -> tensor<?xi32, #stablehlo.bounds<4>>
  func.return %r : tensor<?xi32, #stablehlo.bounds<4>>
}
"""


def test_real_numbers_have_no_imaginary_parts() -> None:
    case = case_of(COMPARE, [[1, 2], [0, -3]], [[1, -2], [4, 0]])
    other = apply_changes(case, main_operation(case.program), {"real-numbers"})["real-numbers"]
    assert [x.tolist() for x in other.inputs[0]] == [[1, 0], [1, 4]]


def test_no_zero_and_no_negative_integer_is_left() -> None:
    case = case_of(SORT.replace("i32", "i4"), [0, -8, 7])
    others = apply_changes(case, main_operation(case.program), {"no-zero", "no-negative-integer"})
    assert {name: other.inputs[0][0].tolist() for name, other in others.items()} == {
        "no-zero": [1, -8, 7],
        "no-negative-integer": [0, 7, 7],
    }


def test_equal_elements_become_different_ones_in_the_same_order() -> None:
    case = case_of(SORT, [7, 7, -3])
    other = apply_changes(case, main_operation(case.program), {"no-equal-elements"})["no-equal-elements"]
    assert other.inputs[0][0].tolist() == [1, 2, 0]
    few = case_of(SORT.replace("i32", "i2").replace("3x", "5x"), [0, 0, 0, 0, 0])
    assert not apply_changes(few, main_operation(few.program), {"no-equal-elements"})


def test_whole_sizes_are_as_large_as_their_bounds() -> None:
    program = parse(CUT)
    row = ([1, 2, 3, 4], 2, [5, 6], [2])
    case = Case(program, (tuple(np.array(x, np.int32) for x in row),))
    other = apply_changes(case, main_operation(program), {"whole-sizes"})["whole-sizes"]
    assert [x.tolist() for x in other.inputs[0]] == [[1, 2, 3, 4], 4, [5, 6, 5, 6], [4]]
    assert not apply_changes(other, main_operation(program), {"whole-sizes"})


def test_numbers_are_made_whole_real_and_small() -> None:
    def after(change: str, element_type: str, values: object) -> list[object]:
        text = DIVIDE.replace("f32", element_type)
        case = case_of(text, values, values)
        other = apply_changes(case, main_operation(case.program), {change})
        return other[change].inputs[0][0].tolist() if other else []

    assert after("no-fraction", "f32", [1.5, -0.75]) == [1.0, -0.0]
    assert after("no-fraction", "f32", [1.0, 2.0]) == []
    assert after("small-integers", "i64", [-(2**32), -9]) == [0, -1]
    assert after("small-integers", "ui8", [255, 8]) == [7, 0]
    assert after("small-integers", "i32", [-7, 7]) == []
    assert after("small-integers", "f32", [255.0, 8.0]) == []


def test_integers_that_are_places_stay() -> None:
    case = case_of(
        """
        func.func @main(%x: tensor<99xi32>, %i: tensor<i32>) -> tensor<1xi32> {
          %r = "stablehlo.dynamic_slice"(%x, %i) {slice_sizes = array<i64: 1>} :
            (tensor<99xi32>, tensor<i32>) -> tensor<1xi32>
          func.return %r : tensor<1xi32>
        }""",
        list(range(99)),
        50,
    )
    assert not apply_changes(case, main_operation(case.program), {"small-integers"})


def case_of(program_text: str, *values: object) -> Case:
    program = parse(program_text)
    types = [a.type for a in program.main.arguments if isinstance(a.type, TensorType)]
    return Case(program, (tuple(array_of(v, t) for v, t in zip(values, types, strict=True)),))


@pytest.mark.parametrize(
    ("program", "values", "condition", "expected"),
    [
        (ADD, ([1, 2],), lambda o, f: "constant-operand" in f, {"constants-as-arguments", "barrier"}),
        (ADD, ([1, 2],), lambda o, f: "operand-type=i8" in f, {"wider-type"}),
        (ADD.replace("i8", "ui8"), ([1, 2],), lambda o, f: "operand-type=ui8" in f, {"signed-type", "wider-type"}),
        (ADD.replace("i8", "i4"), ([1, 2],), lambda o, f: "operand-type=i4" in f, {"whole-bytes", "wider-type"}),
        (ADD, ([1, 2],), lambda o, f: "constants-only" not in f, {"arguments-as-constants"}),
        (ADD, ([1, 2],), lambda o, f: True, set()),
        (DIVIDE, ([1, 2], [np.inf, 2]), lambda o, f: "infinite-input" in f, {"no-infinity"}),
        (DIVIDE, ([1, np.nan], [-1, 2]), lambda o, f: "nan-input" in f, {"no-nan"}),
        (
            DIVIDE,
            ([1, 1e-40], [-0.5, 2]),
            lambda o, f: "subnormal-input" in f,
            {"no-subnormal", "no-extremes", "no-fraction", "wider-type"},
        ),
        (SORT, ([3, 1, 2],), lambda o, f: "negative-dimension" in f, {"no-negative-dimension"}),
        (SORT, ([3, 1, 2],), lambda o, f: "attribute=is_stable:true" in f, {"no-is-stable"}),
    ],
)
@pytest.mark.parametrize("outcome", [None, Rejected("no", "compile"), Crashed("SIGABRT", "compile", -6)])
def test_a_failure_goes_away_with_its_cause(
    program: str,
    values: tuple[object, ...],
    condition: Condition,
    expected: set[str],
    outcome: Rejected | Crashed | None,
) -> None:
    backend, check, latitude = Wrong(condition, outcome), Executed(), Latitude()
    [judged] = check(backend, [case_of(program, *values)], latitude)
    failure = failures_of(judged.verdict)[0]
    gone = goes_away(backend, latitude, check, judged, failure)
    assert gone == expected
    assert holds(backend, latitude, check, judged, failure, names=expected)
    assert not holds(backend, latitude, check, judged, failure, names={*expected, "one-process"})


@pytest.mark.parametrize(("low", "is_made"), [(1, True), (2**20, False)])
def test_a_change_makes_no_tensor_much_larger(low: int, is_made: bool) -> None:
    case = case_of(PAD.replace("LOW", str(low)), [1, 2, 3], 0)
    assert ("no-negative-padding" in apply_changes(case, main_operation(case.program))) is is_made


def test_what_remains_is_what_does_not_go_away() -> None:
    backend, check = Wrong(lambda o, f: "infinite-input" in f or "nan-input" in f), Executed()
    [judged] = check(backend, [case_of(DIVIDE, [1, np.nan], [np.inf, 2])], Latitude())
    failure = failures_of(judged.verdict)[0]
    named = {"no-nan", "no-infinity", "no-strides", "wider-type"}
    assert remains(backend, Latitude(), check, judged, failure, names=named) == named - {"no-strides"}
    assert not goes_away(backend, Latitude(), check, judged, failure, names=named)


class AsLargeAsItsBound(MachineBackend):
    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        return Results(((np.zeros((2, 2), np.float32),),) * len(inputs))


def test_a_wrong_shape_goes_away_even_if_every_element_is_open() -> None:
    t = "tensor<?x?xf32, #stablehlo.bounds<2, 2>>"
    program = f"""func.func @main(%x: {t}) -> {t} {{
      %0 = "stablehlo.cholesky"(%x) {{lower = true}} : ({t}) -> {t}
      return %0 : {t}
    }}"""
    case = Case(parse(program), ((np.zeros((1, 1), np.float32),),))
    backend, latitude, check = AsLargeAsItsBound(), Latitude(), Executed()
    [judged] = check(backend, [case], latitude)
    [failure] = failures_of(judged.verdict)
    assert failure.kind == "shape"
    assert goes_away(backend, latitude, check, judged, failure, names=["whole-sizes"]) == {"whole-sizes"}


def test_nothing_is_asked_of_programs_that_are_not_valid() -> None:
    [twin] = draw_cases(twins("add", "C1"), 1, 0)
    case = Case(twin.program, (), "add")
    backend, check = Wrong(lambda o, f: True, Rejected("no", "compile")), Executed()
    judged = check(Wrong(lambda o, f: True), [case_of(ADD, [1, 2])], Latitude())[0]
    failure = failures_of(judged.verdict)[0]
    other = type(judged)(case, judged.outcome, judged.expected, judged.verdict, {})
    assert goes_away(backend, Latitude(), check, other, failure) == frozenset()


COUNTING = """func.func @main(%i: tensor<i32>, %n: tensor<i32>) -> tensor<i32> {
  %r = "stablehlo.while"(%i) ({
  ^bb0(%j: tensor<i32>):
    %go = stablehlo.compare NE, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  }, {
  ^bb0(%j: tensor<i32>):
    %two = stablehlo.constant dense<2> : tensor<i32>
    %k = stablehlo.add %j, %two : tensor<i32>
    stablehlo.return %k : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}"""


@dataclass
class OneOff(MachineBackend):
    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        outcome = super().run(program, inputs)
        assert isinstance(outcome, Results)
        return Results(tuple((np.asarray(x) + np.int32(1),) for (x,) in outcome.outputs))


def test_a_change_after_which_a_loop_does_not_end_is_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    program, backend = parse(COUNTING), OneOff()
    case, endless, shorter = (Case(program, ((np.array(0, np.int32), np.array(n, np.int32)),)) for n in (6, 7, 4))
    [judged] = Executed(repeats=0)(backend, [case], Latitude())
    [failure] = failures_of(judged.verdict)
    changed = {"no-zero": endless, "no-nan": shorter}
    monkeypatch.setattr("trials.counterfactuals.experiment.apply_changes", lambda *_: changed)
    runs = backend.runs
    assert goes_away(backend, Latitude(), Executed(repeats=0), judged, failure) == frozenset()
    assert remains(backend, Latitude(), Executed(repeats=0), judged, failure, names=["no-nan"]) == {"no-nan"}
    assert backend.runs == runs + 2
