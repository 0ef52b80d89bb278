"""Location of the operation to blame, for wrong values, crashes, rejections and hangs, anywhere in a program."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np
import pytest

from generators.cases import Case, Inputs
from generators.examples import draw_cases
from generators.programs.case_strategies import whole_programs
from oracles.backends.protocol import Crashed, Outcome, Rejected, TimedOut
from oracles.judge import judge_valid
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Array
from results.verdicts import Crashes, Deviates, RejectsValid
from spec.parse import parse
from spec.program import Program
from trials.checks import Executed, Judged, Verified
from trials.error_messages import gist
from trials.locate import Suspect, locate
from validation.implementations.legal_freedoms import Choices
from validation.implementations.machine import Call, Kernel, Machine, Tensor
from validation.known_bad.known_bad_registry import KnownBad, all_known_bad, rightly
from validation.locating import Drawn, failures, locate_faults, two_at_once
from validation.machines import MachineBackend

LATITUDE = Latitude()
NUMBERS: Inputs = tuple((np.array([k, k + 1, 5], np.int32),) for k in range(4))


def one_more(call: Call) -> Tensor:
    right = rightly(call)
    return right.with_array(right.array + 1)


def right_but_for_constants(call: Call) -> Tensor:
    """Return the correct result, plus one if an operand is a constant of the program."""
    assert call.machine.program is not None
    constants = {r.name for o in call.machine.program.operations() if o.name == "constant" for r in o.results}
    return one_more(call) if constants & {v.name for v in call.op.operation.operands} else rightly(call)


def located(kernels: dict[str, Kernel], text: str, inputs: Inputs = NUMBERS) -> list[Suspect]:
    """Return the suspects of a program on a machine with `kernels` in place of its own."""
    return located_by(MachineBackend(Machine(Choices(), kernels)), parse(text), inputs)


def located_by(backend: MachineBackend, program: Program, inputs: Inputs) -> list[Suspect]:
    (judged,) = Executed()(backend, [Case(program, inputs)], LATITUDE)
    return locate(backend, LATITUDE, [judged])[0]


def names(suspects: Sequence[Suspect]) -> list[str]:
    return [s.operation.name for s in suspects]


def main(body: str, arguments: str = "%x: tensor<3xi32>", results: str = "tensor<3xi32>", others: str = "") -> str:
    return f"module {{ func.func @main({arguments}) -> ({results}) {{ {body} }} {others} }}"


STRAIGHT = main("""
    %a = stablehlo.add %x, %x : tensor<3xi32>
    %b = stablehlo.multiply %a, %a : tensor<3xi32>
    %c = stablehlo.negate %b : tensor<3xi32>
    return %c : tensor<3xi32>
""")


def test_the_operation_is_alone_with_its_operands_as_arguments() -> None:
    (suspect,) = located({"multiply": one_more}, STRAIGHT)
    assert suspect.operation.name == "multiply"
    assert [o.name for o in suspect.judged.case.program.main.body.operations] == ["multiply", "func.return"]
    assert isinstance(suspect.judged.verdict, Deviates)
    assert not suspect.constants_kept


def test_what_follows_a_wrong_operation_is_judged_on() -> None:
    assert names(located({"add": one_more, "negate": one_more}, STRAIGHT)) == ["add", "negate"]


def test_constants_are_kept_where_that_matters() -> None:
    text = main("""
        %k = stablehlo.constant dense<2> : tensor<3xi32>
        %a = stablehlo.add %x, %x : tensor<3xi32>
        %b = stablehlo.multiply %a, %k : tensor<3xi32>
        return %b : tensor<3xi32>
    """)
    (suspect,) = located({"multiply": right_but_for_constants}, text)
    assert suspect.constants_kept
    assert [o.name for o in suspect.judged.case.program.main.body.operations[:-1]] == ["constant", "multiply"]


BRANCHES = main("""
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %first = "stablehlo.slice"(%x) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>,
      strides = array<i64: 1>} : (tensor<3xi32>) -> tensor<1xi32>
    %i = stablehlo.reshape %first : (tensor<1xi32>) -> tensor<i32>
    %r = "stablehlo.case"(%i) ({
      %a = stablehlo.negate %x : tensor<3xi32>
      stablehlo.return %a : tensor<3xi32>
    }, {
      %p = stablehlo.compare EQ, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %b = "stablehlo.if"(%p) ({
        stablehlo.return %x : tensor<3xi32>
      }, {
        %c = stablehlo.multiply %x, %x : tensor<3xi32>
        stablehlo.return %c : tensor<3xi32>
      }) : (tensor<i1>) -> tensor<3xi32>
      stablehlo.return %b : tensor<3xi32>
    }) : (tensor<i32>) -> tensor<3xi32>
    return %r : tensor<3xi32>
""")


@pytest.mark.parametrize(("op", "rows"), [("multiply", {1, 2, 3}), ("negate", {0})])
def test_operations_in_branches_are_judged_where_these_are_taken(op: str, rows: set[int]) -> None:
    (suspect,) = located({op: one_more}, BRANCHES)
    assert suspect.operation.name == op
    assert {int(row[0][0]) for row in suspect.judged.case.inputs} == rows


@pytest.mark.parametrize("name", ["if: branches swapped", "case: an index out of range picks the first"])
def test_who_takes_a_wrong_branch_is_to_blame(name: str) -> None:
    (wrong,) = (m for m in all_known_bad() if m.name == name)
    assert names(located({wrong.op: wrong.kernel}, BRANCHES)) == [wrong.op]


LOOP = main("""
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %first = "stablehlo.slice"(%x) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>,
      strides = array<i64: 1>} : (tensor<3xi32>) -> tensor<1xi32>
    %n = stablehlo.reshape %first : (tensor<1xi32>) -> tensor<i32>
    %r:2 = "stablehlo.while"(%n, %x) ({
      ^bb0(%i: tensor<i32>, %v: tensor<3xi32>):
      %p = stablehlo.compare GT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }, {
      ^bb0(%i: tensor<i32>, %v: tensor<3xi32>):
      %j = stablehlo.subtract %i, %one : tensor<i32>
      %w = stablehlo.multiply %v, %v : tensor<3xi32>
      stablehlo.return %j, %w : tensor<i32>, tensor<3xi32>
    }) : (tensor<i32>, tensor<3xi32>) -> (tensor<i32>, tensor<3xi32>)
    return %r#1 : tensor<3xi32>
""")


def test_operations_of_a_loop_that_turns_as_often_as_the_input_says() -> None:
    (suspect,) = located({"multiply": one_more}, LOOP)
    assert suspect.operation.name == "multiply"
    assert len(suspect.judged.case.inputs) == 1 + 2 + 3  # once for each turn


@pytest.mark.parametrize("name", ["one turn too many", "the last turn left out"])
def test_the_loop_itself(name: str) -> None:
    (wrong,) = (m for m in all_known_bad() if m.name == f"while: {name}")
    assert names(located({"while": wrong.kernel}, LOOP)) == ["while"]


INVERTING = LOOP.replace("multiply %v, %v", "not %v")
MANY_TURNS: Inputs = ((np.array([301, 2, 5], np.int32),),)


def wrong_at_one_hundred(call: Call) -> Tensor:
    first, right = call.operands[0].array, rightly(call)
    return right.with_array(right.array - 1) if first.ndim == 0 and first == 100 else right


def test_the_first_wrong_turn_of_a_loop_that_turns_too_often_to_be_unrolled() -> None:
    assert names(located({"not": one_more}, INVERTING, MANY_TURNS)) == ["not"]
    (suspect,) = located({"subtract": wrong_at_one_hundred}, INVERTING, MANY_TURNS)
    assert suspect.operation.name == "subtract"
    assert [int(row[0]) for row in suspect.judged.case.inputs] == [100]


@pytest.mark.parametrize("name", ["one turn too many", "the last turn left out"])
def test_the_loop_itself_if_it_turns_often(name: str) -> None:
    (wrong,) = (m for m in all_known_bad() if m.name == f"while: {name}")
    assert names(located({"while": wrong.kernel}, INVERTING, MANY_TURNS)) == ["while"]


CALLS = main(
    """
    %y = stablehlo.negate %x : tensor<3xi32>
    %a = call @f(%x, %y) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %b = call @f(%a, %y) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %b : tensor<3xi32>
    """,
    others="""func.func private @f(%a: tensor<3xi32>, %b: tensor<3xi32>) -> tensor<3xi32> {
      %c = stablehlo.subtract %a, %b : tensor<3xi32>
      return %c : tensor<3xi32>
    }""",
)


def test_what_is_called_is_looked_into() -> None:
    assert names(located({"subtract": one_more}, CALLS)) == ["subtract"]


def test_a_wrong_call() -> None:
    (wrong,) = (m for m in all_known_bad() if m.op == "func.call")
    assert set(names(located({"func.call": wrong.kernel}, CALLS))) == {"func.call"}


def test_regions_belong_to_their_operation() -> None:
    text = main(
        """
        %k = stablehlo.constant dense<0> : tensor<i32>
        %r = stablehlo.reduce(%x init: %k) applies stablehlo.maximum across dimensions = [0]
          : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
        return %r : tensor<i32>
        """,
        results="tensor<i32>",
    )
    (suspect,) = located({"maximum": one_more}, text)
    assert suspect.operation.name == "reduce"


def test_tuples_and_tokens_are_made_in_the_program_of_the_operation() -> None:
    text = main("""
        %n = stablehlo.negate %x : tensor<3xi32>
        %t = stablehlo.tuple %x, %n : tuple<tensor<3xi32>, tensor<3xi32>>
        %e = stablehlo.get_tuple_element %t[1] : (tuple<tensor<3xi32>, tensor<3xi32>>) -> tensor<3xi32>
        %k = stablehlo.after_all : !stablehlo.token
        %b:2 = stablehlo.optimization_barrier %e, %k : tensor<3xi32>, !stablehlo.token
        return %b#0 : tensor<3xi32>
    """)
    (wrong,) = (m for m in all_known_bad() if m.name == "get_tuple_element: the first element of the type")
    (suspect,) = located({"get_tuple_element": wrong.kernel}, text)
    assert [o.name for o in suspect.judged.case.program.main.body.operations[:-1]] == ["tuple", "get_tuple_element"]
    assert names(located({"negate": one_more}, text)) == ["negate"]


def test_processes() -> None:
    text = main("""
        %a = stablehlo.negate %x : tensor<3xi32>
        %g = "stablehlo.collective_permute"(%a) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}
          : (tensor<3xi32>) -> tensor<3xi32>
        %b = stablehlo.multiply %g, %g : tensor<3xi32>
        return %b : tensor<3xi32>
    """)
    program = replace(parse(text), num_replicas=2)
    inputs: Inputs = tuple((np.stack([row[0], row[0] + 7]),) for row in NUMBERS)
    for op in ("negate", "collective_permute", "multiply"):
        backend = MachineBackend(Machine(Choices(), {op: one_more}))
        assert names(located_by(backend, program, inputs)) == [op]


def test_an_operation_that_is_right_alone_is_not_named() -> None:
    def wrong_in_company(call: Call) -> Tensor:
        assert call.machine.program is not None
        count = sum(o.name == "negate" for o in call.machine.program.operations())
        return one_more(call) if count else rightly(call)

    assert located({"multiply": wrong_in_company}, STRAIGHT) == []


@dataclass
class Ending(MachineBackend):
    """Machine that ends with `outcome` on programs with an operation `op`, and records all programs in `asked`.

    `says_where`: the messages of rejections and crashes name a place, which differs from program to program.
    """

    machine: Machine = field(default_factory=Machine)
    op: str = ""
    outcome: Outcome = field(default_factory=lambda: Rejected("no", "compile"))
    says_where: bool = True
    asked: list[Program] = field(default_factory=list)

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        return self._ends(program) or super().run(program, inputs)

    def verify(self, program: Program) -> Outcome:
        return self._ends(program) or super().verify(program)

    def _ends(self, program: Program) -> Outcome | None:
        self.asked.append(program)
        line = len(list(program.operations()))
        found = any(o.name == self.op for o in program.operations())
        if found and self.says_where and isinstance(self.outcome, Rejected | Crashed):
            return replace(self.outcome, message=f"{self.outcome.message} (at %{line})")
        return self.outcome if found else None


REFUSED = Rejected("there is no such op", "compile")
KILLED = Crashed("killed by SIGSEGV", "compile", -11)
HANGS = TimedOut("no answer", "execute", 5.0)


@pytest.mark.parametrize("outcome", [REFUSED, KILLED, HANGS])
@pytest.mark.parametrize(
    ("text", "op"), [(STRAIGHT, "negate"), (BRANCHES, "multiply"), (LOOP, "multiply"), (CALLS, "subtract")]
)
def test_what_ends_the_implementation(outcome: Outcome, text: str, op: str) -> None:
    backend = Ending(op=op, outcome=outcome)
    found = located_by(backend, parse(text), NUMBERS)
    assert set(names(found)) == {op}
    assert all(type(s.judged.outcome) is type(outcome) for s in found)


DYNAMIC = """func.func @main(%x: tensor<?xi32>) -> tensor<?xi32> {
  %a = stablehlo.abs %x : tensor<?xi32>
  %n = stablehlo.negate %a : tensor<?xi32>
  %b = stablehlo.not %n : tensor<?xi32>
  %c = stablehlo.popcnt %b : tensor<?xi32>
  return %c : tensor<?xi32>
}"""


def test_what_cannot_be_had_without_a_suspect_is_none() -> None:
    backend = Ending(op="negate", outcome=Crashed("its process ended by SIGSEGV", "compile", -11), says_where=False)
    found = located_by(backend, parse(DYNAMIC), ((np.array([1, 2], np.int32),),))
    assert names(found) == ["negate"]


@dataclass
class Elsewhere(Ending):
    """Machine that rejects programs with an operation `op`, with a message that blames the last operation."""

    def _ends(self, program: Program) -> Outcome | None:
        last = program.main.body.operations[-2]
        return Rejected(f"'{last.name}' op is wrong", "compile") if super()._ends(program) is not None else None


def test_what_is_refused_alone_is_to_blame_whatever_is_said_of_it() -> None:
    for where in ("negate", "multiply"):
        found = located_by(Elsewhere(op=where), parse(STRAIGHT), NUMBERS)
        assert names(found) == [where]
        assert isinstance(found[0].judged.verdict, RejectsValid)


def test_programs_that_are_verified_only() -> None:
    backend = Ending(op="multiply", outcome=REFUSED)
    (judged,) = Verified(judge_valid)(backend, [Case(parse(BRANCHES), ())], LATITUDE)
    assert names(locate(backend, LATITUDE, [judged])[0]) == ["multiply"]


def test_another_failure_is_not_that_of_the_program() -> None:
    backend = Ending(op="multiply", outcome=REFUSED)
    (judged,) = Executed()(backend, [Case(parse(STRAIGHT), NUMBERS)], LATITUDE)
    other = replace(judged, verdict=Crashes("killed", "compile", -11))
    assert locate(backend, LATITUDE, [other]) == [[]]


def chain(op: str, length: int) -> str:
    """Return the text of a program with `length` operations `op`, each on a tensor of another shape."""
    lines = [
        f"%v{i + 1} = stablehlo.concatenate %v{i}, %x, dim = 0 : (tensor<{3 * i + 3}xi32>, tensor<3xi32>)"
        f" -> tensor<{3 * i + 6}xi32>\n %w{i} = stablehlo.{op} %v{i + 1} : tensor<{3 * i + 6}xi32>"
        for i in range(length)
    ]
    first = "%v0 = stablehlo.optimization_barrier %x : tensor<3xi32>"
    last = f"return %w{length - 1} : tensor<{3 * length + 3}xi32>"
    return main("\n".join([first, *lines, last]), results=f"tensor<{3 * length + 3}xi32>")


def test_hangs_are_waited_for_a_few_times_only() -> None:
    backend = Ending(op="negate", outcome=HANGS)
    found = located_by(backend, parse(chain("negate", 20)), NUMBERS)
    assert 1 <= len(found) <= 4
    assert sum(any(o.name == "negate" for o in p.operations()) for p in backend.asked) <= 5


@pytest.mark.parametrize(
    ("message", "count"), [("its process ended by SIGSEGV", 5), ("its process ended by SIGABRT: no such op", 1)]
)
def test_what_is_said_is_about_the_first_operation_that_fails_so(message: str, count: int) -> None:
    backend = Ending(op="negate", outcome=Crashed(message, "compile", -11), says_where=False)
    found = located_by(backend, parse(chain("negate", 5)), NUMBERS)
    assert names(found) == ["negate"] * count


def test_many_operations_take_few_executions() -> None:
    backend = Counting(Machine(Choices(), {"negate": one_more}))
    found = located_by(backend, parse(chain("negate", 50)), NUMBERS)
    assert names(found) == ["negate"] * 50
    assert len([p for p in backend.ran if len(list(p.operations())) > 3]) <= 2


def test_a_gist_has_no_names_and_no_numbers() -> None:
    assert gist("op 'stablehlo.add' fails at %3 <tensor> (line 4)") == gist("op 'x' fails at %17 <memref> (line 5)")
    assert gist("free(): invalid pointer") == gist("double free") == "corrupted"


@dataclass
class Counting(MachineBackend):
    ran: list[Program] = field(default_factory=list)

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        self.ran.append(program)
        return super().run(program, inputs)


Failed = list[tuple[KnownBad, Drawn, Judged]]


@pytest.fixture(scope="module")
def failed() -> Failed:
    """Every fourth known-bad implementation with a drawn program and its failure, if one of 24 programs fails on it."""
    pool = [Drawn.of(c) for c in draw_cases(whole_programs(input_sets=2), 24, 0)]
    first = ((m, next(failures(m, [d for d in pool if m.op in d.ops]), None)) for m in all_known_bad()[::4])
    return [(m, *found) for m, found in first if found is not None]


def test_known_bad_implementations_in_drawn_programs(failed: Failed) -> None:
    trials = [locate_faults([m], judged) for m, _, judged in failed]
    assert len(trials) > 10
    assert [t for t in trials if not t.is_right] == []


def test_two_at_once_in_drawn_programs(failed: Failed) -> None:
    pairs = list(itertools.islice(two_at_once([(m, d) for m, d, _ in failed], 1), 6))
    assert pairs
    assert [t for t in pairs if not t.is_right] == []
