"""Reduction: reduced cases are valid and small, fail in the same way, and are alike for one cause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from generators.cases import Case
from generators.examples import draw_cases
from generators.programs.case_strategies import single_op, whole_programs
from generators.twins.invalid_twins import twins
from oracles import judge
from oracles.backends.protocol import Backend, Crashed, Outcome, Rejected, Results, TimedOut
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Array
from results.verdicts import Deviates, Worst
from spec.parse import parse
from spec.program import Program, walk
from spec.rewriting import inline_calls, live_operations
from spec.structure import violations
from spec.text import text
from spec.types import element_type_named, f32, tensor
from tests.trials.machines import Fault, MachineBackend, known_bad_backend
from trials.checks import Check, Executed, Judged, Verified, failures_of
from trials.error_messages import gist
from trials.reduce import Reduced, reduce
from trials.reduce.cost import cost
from trials.reduce.parts import is_computing
from trials.reduce.removal import structural_changes
from trials.reduce.search import Search
from trials.reduce.shapes import shape_changes
from validation.power import elements

LATITUDE = Latitude()


def failing(backend: MachineBackend, cases: Sequence[Case], check: Check) -> list[Judged]:
    return [j for j in check(backend, cases, LATITUDE) if failures_of(j.verdict)]


def first_failing(backend: MachineBackend, op: str, n: int) -> list[Judged]:
    """Return up to `n` failing cases of an op with fewer than 1000 elements: larger ones take the machine too long."""
    found: list[Judged] = []
    for seed in range(40):
        cases = [c for c in draw_cases(single_op(op, input_sets=4), 12, seed) if elements(c) < 1000]
        found += failing(backend, cases, Executed())
        if len(found) >= n:
            break
    return found[:n]


def reduced(backend: MachineBackend, judged: Judged, check: Check | None = None, **limits: float) -> Reduced:
    failure = failures_of(judged.verdict)[0]
    return reduce(backend, LATITUDE, check or Executed(), judged, failure, **limits)


def computing(program: Program) -> list[str]:
    return [o.name for o in program.main.body.operations if is_computing(o)]


KNOWN_BAD = (
    "add: i64 in 32 bits",
    "clamp: unsigned read as signed",
    "convolution: low and high padding swapped",
    "gather: starts clamped to the dimension alone",
    "pad: low padding off by one",
    "reduce_window: strides ignored",
    "scatter: windows that partly lie outside skipped",
    "sort: in descending order",
)


@pytest.mark.parametrize("batch", [1, 16])
@pytest.mark.parametrize("name", KNOWN_BAD)
def test_reduced_cases_fail_in_the_same_way(name: str, batch: int) -> None:
    backend = known_bad_backend(name, batch)
    found = first_failing(backend, name.partition(":")[0], 2)
    assert found
    for judged in found:
        failure = failures_of(judged.verdict)[0]
        result = reduced(backend, judged)
        case = result.judged.case
        assert failures_of(result.judged.verdict) == [failure]
        assert violations(case.program) == []
        assert len(case.inputs) == 1
        assert cost(case) <= cost(judged.case)
        again = Executed()(backend, [case], LATITUDE)[0]
        assert failure in failures_of(again.verdict)


def test_one_operation_is_left_of_a_whole_program() -> None:
    backend = known_bad_backend("clamp: unsigned read as signed", 16)
    found = failing(backend, draw_cases(whole_programs(input_sets=2), 150, 8), Executed())
    assert found
    for judged in found[:4]:
        assert computing(reduced(backend, judged).judged.case.program) == ["clamp"]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("select: branches swapped", "wrong-value"),
        ("multiply: f32 truncated", "off-by-ulps"),
        ("concatenate: inputs in reverse order", "wrong-value"),
    ],
)
def test_one_cause_has_one_minimal_program(name: str, kind: str) -> None:
    """All failing f32 cases of one cause are reduced to the same program."""
    backend = known_bad_backend(name, 16)
    cases = draw_cases(single_op(name.partition(":")[0], element_type_named("f32"), input_sets=4), 40, 5)
    found = [j for j in failing(backend, cases, Executed()) if failures_of(j.verdict)[0].kind == kind][:5]
    assert len(found) > 2
    assert len({text(reduced(backend, j).judged.case.program) for j in found}) == 1


def test_cases_beyond_the_tenth_are_reduced() -> None:
    """Cases late in a list are reduced too: reduction starts from the case, not from the random stream that drew it."""
    backend = MachineBackend(fault=rejecting("add"))
    found = failing(backend, draw_cases(single_op("add", input_sets=2), 20, 1), Executed())
    assert len(found) > 10
    for judged in found:
        arguments = reduced(backend, judged).judged.case.program.main.arguments
        assert len(arguments) == 2
        assert {str(a.type) for a in arguments} <= {f"tensor<{t}>" for t in ("i32", "f32", "complex<f32>", "i1")}


def rejecting(op: str) -> Fault:
    def fault(program: Program) -> Outcome | None:
        names = {o.name for o in program.operations()}
        return Rejected(f"line {len(names)}: '{op}' is not understood", "compile") if op in names else None

    return fault


def crashing(op: str) -> Fault:
    def fault(program: Program) -> Outcome | None:
        names = [o.name for o in program.operations()]
        return Crashed("SIGABRT: no way", "compile", -6) if op in names else None

    return fault


def test_a_crash_is_reduced_in_a_few_executions() -> None:
    for judged in [
        j for j in Executed()(MachineBackend(fault=crashing("compare")), whole(), LATITUDE) if failures_of(j.verdict)
    ][:5]:
        backend = MachineBackend(fault=crashing("compare"))
        result = reduced(backend, judged)
        assert type(result.judged.verdict).__name__ == "Crashes"
        assert len(computing(result.judged.case.program)) == 1
        assert result.executions <= 30


UNREACHED = """func.func @main(%p: tensor<i1>, %x: tensor<5xf32>) -> tensor<5xf32> {
  %0:2 = "stablehlo.if"(%p) ({
    %c = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
    %1 = stablehlo.tuple %c, %x : tuple<tensor<5xf32>, tensor<5xf32>>
    %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<5xf32>, tensor<5xf32>>) -> tensor<5xf32>
    %3 = stablehlo.cosine %c : tensor<5xf32>
    %4 = stablehlo.tanh %3 : tensor<5xf32>
    stablehlo.return %4, %2 : tensor<5xf32>, tensor<5xf32>
  }, {
    %5 = stablehlo.negate %x : tensor<5xf32>
    stablehlo.return %x, %5 : tensor<5xf32>, tensor<5xf32>
  }) : (tensor<i1>) -> (tensor<5xf32>, tensor<5xf32>)
  return %0#1 : tensor<5xf32>
}"""


@pytest.mark.parametrize("fault", [crashing("cosine"), rejecting("cosine")])
def test_what_is_never_reached_is_reduced_too(fault: Fault) -> None:
    case = Case(parse(UNREACHED), ((np.array(False), np.zeros(5, np.float32)),))
    [judged] = Executed()(MachineBackend(fault=fault), [case], LATITUDE)
    found = reduced(MachineBackend(fault=fault), judged).judged.case.program
    assert computing(found) == ["cosine"]


def whole() -> list[Case]:
    return draw_cases(whole_programs(input_sets=2), 30, 2)


def test_other_messages_are_other_failures() -> None:
    def fault(program: Program) -> Outcome:
        kind = "too large" if len(computing(program)) > 1 else "too small"
        return Rejected(f"program is {kind}", "compile")

    backend = MachineBackend(fault=fault)
    judged = next(j for j in failing(backend, whole(), Executed()) if "too large" in j.verdict.message)  # type: ignore[union-attr]
    result = reduced(backend, judged)
    assert "too large" in result.judged.verdict.message  # type: ignore[union-attr]
    assert len(computing(result.judged.case.program)) == 2


def test_a_hang_is_tried_a_few_times_only() -> None:
    backend = MachineBackend(fault=lambda program: TimedOut("too slow", "execute", 1.0))
    judged = failing(backend, whole()[:1], Executed())[0]
    backend.runs = 0
    result = reduced(backend, judged)
    assert backend.runs == result.executions <= 6
    assert cost(result.judged.case) < cost(judged.case)


COUNTING = """
func.func @main(%0: tensor<f32>) -> tensor<f32> {
  %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %2:2 = "stablehlo.while"(%0, %1) ({
  ^bb0(%3: tensor<f32>, %4: tensor<i32>):
    %5 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction NE>}
      : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%6) : (tensor<i1>) -> ()
  }, {
  ^bb0(%3: tensor<f32>, %4: tensor<i32>):
    %5 = "stablehlo.multiply"(%3, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%5, %7) : (tensor<f32>, tensor<i32>) -> ()
  }) : (tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  "func.return"(%2#0) : (tensor<f32>) -> ()
}
"""


def test_no_candidate_loops_without_end() -> None:
    sent: list[tuple[Program, Sequence[Sequence[Array]]]] = []

    class Recording(MachineBackend):
        def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
            sent.append((program, inputs))
            return super().run(program, inputs)

    def fault(program: Program) -> Outcome | None:
        return Crashed("no way", "compile", -6) if {"while", "multiply"} <= set(all_names(program)) else None

    case = Case(parse(COUNTING), ((np.array(1.5, np.float32),),), "while")
    [judged] = failing(MachineBackend(fault=fault), [case], Executed())
    assert computing(reduced(Recording(fault=fault), judged).judged.case.program) == ["while"]
    assert len(sent) > 1
    assert all(isinstance(MachineBackend().run(*each), Results) for each in sent)


def all_names(program: Program) -> list[str]:
    return [o.name for o in program.operations()]


def test_limits_are_kept() -> None:
    backend = MachineBackend(fault=rejecting("add"))
    judged = failing(backend, draw_cases(single_op("add"), 5, 1), Executed())[0]
    for executions in (0, 1, 4):
        backend.runs = 0
        result = reduced(backend, judged, executions=executions)
        assert backend.runs == result.executions <= executions
        assert failures_of(result.judged.verdict) == failures_of(judged.verdict)
    backend.runs = 0
    assert reduced(backend, judged, seconds=0).judged.case is judged.case
    assert backend.runs == 0


def test_what_was_found_in_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best case found before the deadline is still run alone after it."""
    backend = known_bad_backend(KNOWN_BAD[3], 16)
    [judged] = first_failing(backend, "gather", 1)
    backend.runs = 0
    monkeypatch.setattr(Search, "is_over", property(lambda search: backend.runs > 0))
    result = reduced(backend, judged)
    assert cost(result.judged.case) < cost(judged.case)
    assert len(result.judged.case.inputs) == 1


def test_the_same_twice() -> None:
    backend = known_bad_backend(KNOWN_BAD[3], 16)
    [judged] = first_failing(backend, "gather", 1)
    first, second = reduced(backend, judged), reduced(backend, judged)
    assert first.judged.case.id == second.judged.case.id
    assert first.executions == second.executions


def test_arguments_of_quantized_types_stay_storage_values() -> None:
    q = "tensor<2x!quant.uniform<i8<-64:64>:f32, 0.5:-64>>"
    program = parse(f"""func.func @main(%x: {q}, %y: {q}) -> {q} {{
      %r = stablehlo.maximum %x, %y : {q}
      return %r : {q} }}""")
    case = Case(program, ((np.array([64, 3], np.int8), np.array([-64, 5], np.int8)),))
    backend = MachineBackend(fault=rejecting("maximum"))
    (judged,) = Executed()(backend, [case], LATITUDE)
    search = Search.of(backend, LATITUDE, Executed(), judged, failures_of(judged.verdict)[0], executions=9, seconds=9)
    assert search.is_sound(case)
    assert not search.is_sound(replace(case, inputs=((np.array([65, 3], np.int8), case.inputs[0][1]),)))


def test_what_breaks_a_constraint_breaks_it_still() -> None:
    """A reduced invalid program breaks the same constraints as the original, and no others."""
    cases = [Case(t.program, (), t.op) for t in draw_cases(twins("concatenate", "C4"), 5, 1)]
    backend, check = MachineBackend(), Verified(judge.judge_invalid)
    for judged in failing(backend, cases, check):
        result = reduced(backend, judged, check)
        before, after = ({(v.op, v.label) for v in violations(j.case.program)} for j in (judged, result.judged))
        assert before == after
        assert cost(result.judged.case) <= cost(judged.case)


def test_the_gist_of_a_message_is_the_same_for_any_program() -> None:
    first = gist("error: 'stablehlo.add' op requires (f32) 3 operands\nin line 4")
    assert first == gist("error: 'stablehlo.multiply' op requires (i8) 17 operands\nin line 99")
    assert gist("malloc(): corrupted top size") == gist("free(): invalid pointer") == "corrupted"


NEGATION = """func.func @main(%x: tensor<40xf32>) -> tensor<40xf32> {
  %0 = stablehlo.negate %x : tensor<40xf32>
  return %0 : tensor<40xf32>
}"""


def test_elements_that_matter_are_found_among_many() -> None:
    """Of 40 elements, the two negative zeros that fail only together stay, and all others become +0."""
    rows = np.arange(1, 41, dtype=np.float32)
    rows[[23, 37]] = -0.0
    program = parse(NEGATION)

    def check(backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        def wrong(case: Case) -> bool:
            x = case.inputs[0][0]
            return x.size == 40 and bool(np.signbit(x[[23, 37]]).all() and not x[[23, 37]].any())

        judged = Executed()(backend, cases, latitude)
        return [replace(j, verdict=Deviates("signed-zero", "violation")) if wrong(j.case) else j for j in judged]

    backend = MachineBackend(batch=16)
    [judged] = check(backend, [Case(program, ((rows,),))], LATITUDE)
    [[x]] = reduced(backend, judged, check).judged.case.inputs
    assert np.flatnonzero(np.signbit(x)).tolist() == [23, 37]
    assert not x.any()


MAP = """func.func @main(%x: tensor<3xui8>, %y: tensor<3xui8>, %z: tensor<3xui8>) -> tensor<3xui8> {
  %0 = "stablehlo.map"(%x, %y, %z) ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>, %c: tensor<ui8>):
    %1 = stablehlo.clamp %a, %b, %c : tensor<ui8>
    stablehlo.return %1 : tensor<ui8>
  }) {dimensions = array<i64: 0>} : (tensor<3xui8>, tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
  return %0 : tensor<3xui8>
}"""


def test_what_a_map_does_to_scalars_is_done_without_it() -> None:
    backend = known_bad_backend("clamp: unsigned read as signed", 16)
    row = tuple(np.full(3, n, np.uint8) for n in (0, 200, 100))
    [judged] = failing(backend, [Case(parse(MAP), (row,))], Executed())
    assert computing(reduced(backend, judged).judged.case.program) == ["clamp"]


def test_what_is_beside_operands_of_unknown_sizes_is_made_smaller() -> None:
    program = parse("""func.func @main(%x: tensor<2x3xf32>, %y: tensor<3x?xf32>) -> (tensor<2x3xf32>, tensor<2x?xf32>) {
      %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]
        : (tensor<2x3xf32>, tensor<3x?xf32>) -> tensor<2x?xf32>
      %1 = stablehlo.abs %x : tensor<2x3xf32>
      return %1, %0 : tensor<2x3xf32>, tensor<2x?xf32>
    }""")
    inputs = ((np.zeros((2, 3), np.float32), np.zeros((3, 2), np.float32)),)
    assert {c.key for c in shape_changes(Case(program, inputs), (), fine=True)}


def test_a_value_that_several_operations_use_is_made_smaller() -> None:
    """A value with two users is reduced to a scalar, although the failure needs both users and their sum."""
    program = parse("""func.func @main(%x: tensor<3x4xf32>, %y: tensor<3x4xf32>) -> tensor<3x4xf32> {
      %0 = stablehlo.negate %x : tensor<3x4xf32>
      %1 = stablehlo.abs %x : tensor<3x4xf32>
      %2 = stablehlo.add %0, %1 : tensor<3x4xf32>
      %3 = stablehlo.maximum %y, %2 : tensor<3x4xf32>
      return %3 : tensor<3x4xf32>
    }""")

    def check(backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        def wrong(case: Case) -> bool:
            return {"negate", "abs", "add"} <= set(computing(case.program))

        judged = Executed()(backend, cases, latitude)
        return [replace(j, verdict=Deviates("wrong-value", "violation")) if wrong(j.case) else j for j in judged]

    for batch in (1, 16):
        backend = MachineBackend(batch=batch)
        rows = (np.ones((3, 4), np.float32), np.zeros((3, 4), np.float32))
        [judged] = check(backend, [Case(program, (rows,))], LATITUDE)
        case = reduced(backend, judged, check).judged.case
        assert computing(case.program) == ["negate", "abs", "add"]
        assert [a.type for a in case.program.main.arguments] == [tensor(f32)]


def test_what_two_calls_of_a_function_do_is_found() -> None:
    """A failure that needs one negate from each of two calls is reduced to these two negates.

    The first negate must have no other use, so the reduced program cannot keep the function's other result.
    """
    program = parse("""module {
      func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
        %0, %1 = func.call @f(%x, %y) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
        %2, %3 = func.call @f(%1, %1) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
        return %3 : tensor<3xf32>
      }
      func.func private @f(%x: tensor<3xf32>, %y: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
        %0 = stablehlo.abs %y : tensor<3xf32>
        %1 = stablehlo.negate %x : tensor<3xf32>
        return %0, %1 : tensor<3xf32>, tensor<3xf32>
      }
    }""")

    def wrong(case: Case) -> bool:
        main = inline_calls(case.program, case.program.main, [f.name for f in case.program.functions])
        body = live_operations(main.body.operations[:-1], main.body.returned, lambda _: True)
        used = [v.name for o in body for v in o.operands] + [v.name for v in main.body.returned]
        negated = {o.results[0].name: o.operands[0].name for o in body if o.name == "negate"}
        return any(x in negated and used.count(x) == 1 for x in negated.values())

    def check(backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        deviates = Deviates("wrong-value", "violation", Worst(0, 0, (0,), 1.0, 0.0, 0.0, False, None))
        judged = Executed()(backend, cases, latitude)
        return [replace(j, verdict=deviates) if wrong(j.case) else j for j in judged]

    backend = MachineBackend(batch=16)
    [judged] = check(backend, [Case(program, ((np.ones(3, np.float32),) * 2,))], LATITUDE)
    assert computing(reduced(backend, judged, check).judged.case.program) == ["negate", "negate"]


def test_branches_are_made_simpler() -> None:
    """A crash that needs a call in a branch of a case op is reduced to one branch with this call, and one result."""
    program = parse("""module {
      func.func @main(%x: tensor<3xf32>, %y: tensor<2xi32>, %i: tensor<i32>) -> tensor<3xf32> {
        %0, %1, %2 = "stablehlo.case"(%i) ({
          %a = stablehlo.abs %x : tensor<3xf32>
          %b = func.call @f(%a) : (tensor<3xf32>) -> tensor<3xf32>
          %c = stablehlo.negate %y : tensor<2xi32>
          stablehlo.return %b, %c, %y : tensor<3xf32>, tensor<2xi32>, tensor<2xi32>
        }, {
          %a = stablehlo.sine %x : tensor<3xf32>
          %c = stablehlo.negate %y : tensor<2xi32>
          stablehlo.return %a, %c, %c : tensor<3xf32>, tensor<2xi32>, tensor<2xi32>
        }, {
          stablehlo.return %x, %y, %y : tensor<3xf32>, tensor<2xi32>, tensor<2xi32>
        }) : (tensor<i32>) -> (tensor<3xf32>, tensor<2xi32>, tensor<2xi32>)
        return %0 : tensor<3xf32>
      }
      func.func private @f(%x: tensor<3xf32>) -> tensor<3xf32> {
        %0 = stablehlo.cosine %x : tensor<3xf32>
        return %0 : tensor<3xf32>
      }
    }""")

    def fault(program: Program) -> Outcome | None:
        inner = [o.name for c in program.main.body.operations if c.name == "case" for r in c.regions for o in walk(r)]
        return Crashed("SIGABRT: no way", "compile", -6) if "func.call" in inner else None

    backend = MachineBackend(fault=fault)
    inputs = (np.ones(3, np.float32), np.ones(2, np.int32), np.array(0, np.int32))
    [judged] = failing(backend, [Case(program, (inputs,))], Executed())
    left = reduced(backend, judged).judged.case.program
    [case] = [o for o in left.main.body.operations if o.name == "case"]
    assert [[o.name for o in r.operations] for r in case.regions] == [["func.call", "return"]]
    assert len(case.results) == 1


IN_A_TUPLE = """
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %a = stablehlo.negate %x : tensor<f32>
  %b = stablehlo.abs %x : tensor<f32>
  %t = stablehlo.tuple %a, %b : tuple<tensor<f32>, tensor<f32>>
  %r = stablehlo.get_tuple_element %t[1] : (tuple<tensor<f32>, tensor<f32>>) -> tensor<f32>
  return %r : tensor<f32>
}"""


def test_what_is_put_into_a_tuple_may_stand_for_what_is_taken_out() -> None:
    case = Case(parse(IN_A_TUPLE), ((np.zeros((), np.float32),),))
    changes = [c for c in structural_changes(case, {}, fine=False) if c.kind == "bypass 0"]
    changed = [change(case) for change in changes]
    assert ["abs"] in [computing(c.program) for c in changed if c is not None]
