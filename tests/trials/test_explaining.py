"""Explanation of a failing program that a user brings: the operation to blame is named, and a finding is published."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from generators.cases import Case
from oracles.backends.protocol import Array, Crashed, Outcome, Rejected, Results, TimedOut
from oracles.evaluator import Mode
from oracles.latitudes import Latitude
from results.verdicts import Conforms, Deviates, Undecided
from spec.parse import parse
from spec.program import Operation, Program
from spec.rewriting import Replacement, replace_operations
from spec.text import text
from spec.types import TensorType
from trials.causes.attribution import Bench
from trials.causes.entries import Entry
from trials.causes.expectations import Expectations
from trials.checks import Executed
from trials.explain import Explanation, Progress, Question, Shelf, explain
from trials.explain.given_results import Given
from trials.explain.narrowing import Parts
from trials.findings.published_finding import read
from trials.locate.wrong_values import survey
from trials.pieces.all_values import in_parts, with_all_values
from trials.subject import Subject
from validation.implementations.legal_freedoms import Choices
from validation.implementations.machine import Call, Machine
from validation.known_bad.known_bad_registry import rightly
from validation.machines import MachineBackend
from validation.planted import off
from validation.unrolled import plant, unroll

OP = "cosine"
SMALL = """
#here = loc("model.py":12:3)
module {
  func.func private @layer(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.cosine %x : tensor<4xf32> loc("jit(f)/cos"(#here))
    return %0 : tensor<4xf32>
  }
  func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %x, %y : tensor<4xf32>
    %1 = call @layer(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = stablehlo.maximum %1, %y : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}
"""
ROW = (np.array([1, 2, 3, 4], np.float32), np.array([-5, -6, -7, -8], np.float32))


@dataclass
class Faulty(MachineBackend):
    """The machine; `outcome`, if given, is the outcome of programs with a cosine.

    Raises KeyboardInterrupt after `most_runs` runs.
    """

    machine: Machine = field(default_factory=lambda: Machine(Choices(), {}))
    name: str = "faulty"
    outcome: Outcome | None = None
    runs: int = 0
    most_runs: int = 10**9

    @property
    def programs_sent(self) -> int:
        return self.runs

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        self.runs += 1
        if self.runs > self.most_runs:
            raise KeyboardInterrupt
        if self.outcome is not None and any(o.name == OP for o in program.operations()):
            return self.outcome
        return super().run(program, inputs)


def wrong(*ops: str) -> Faulty:
    return Faulty(Machine(Choices(), dict.fromkeys(ops or (OP,), off)))


def small() -> Case:
    return Case(parse(SMALL, "small.mlir", located=True), (ROW,))


def explained(
    backend: MachineBackend, case: Case, folder: Path, expectations: Expectations | None = None, **asked: object
) -> Explanation:
    known = expectations or Expectations()
    bench = Bench(backend, Latitude(), Executed(Mode.FUSED, repeats=0), known, "", {"faulty": "1"}, reductions=100)
    found = Explanation(backend.name, {"faulty": "1"}, "small.mlir")
    question = Question(case, Shelf(folder), **asked)  # type: ignore[arg-type]
    explain(bench, Subject("programs", backend.name), question, found, Progress(None, [backend]))
    return found


@pytest.fixture(scope="module")
def block() -> Case:
    """Block of a transformer with a cosine in the middle, parsed from text so that operations have locations."""
    case = plant(1, OP)
    return replace(case, program=parse(text(case.program), "block.mlir", located=True))


def test_the_wrong_operation_of_a_transformer_block_is_named(block: Case, tmp_path: Path) -> None:
    backend = wrong()
    found = explained(backend, block, tmp_path)
    [blamed] = found.blamed
    line = next(n for n, t in enumerate(text(block.program).splitlines(), 1) if OP in t)
    assert (blamed.operation.name, blamed.operation.location) == (OP, f"block.mlir:{line}:10")
    assert isinstance(found.verdict, Deviates)
    assert blamed.proof == "with its results as they should be, all of the program conforms"
    assert found.beside == []
    [finding] = blamed.findings
    about, case = read(Path(str(finding.reproduction.directory)))
    assert about.blamed == OP
    assert [o.name for o in case.program.main.body.operations] == [OP, "func.return"]
    assert backend.runs < 30


def test_an_operation_of_a_function_is_named_where_it_stands(tmp_path: Path) -> None:
    found = explained(wrong(), small(), tmp_path)
    [blamed] = found.blamed
    assert blamed.operation.location == '"jit(f)/cos"("model.py":12:3)'
    assert blamed.place == "operation 2 of 3"
    assert 'where:     "jit(f)/cos"("model.py":12:3)' in found.text


def test_a_cause_that_is_known_is_named(tmp_path: Path) -> None:
    program = text(small().program)
    entry = Entry("cosine-off", "off", "cosine (op)", program, kinds=("wrong-value",), standing="accuracy", ops=(OP,))
    found = explained(wrong(), small(), tmp_path, Expectations(entries=(entry,)))
    [cause] = found.blamed[0].causes
    assert cause.entry == entry
    assert "known: cosine-off: off. Expected: cosine (op)." in found.text
    assert len(found.blamed[0].findings) == 1


ENDS = [
    Crashed("SIGSEGV", "execute", -11),
    Rejected("no lowering for it", "compile"),
    TimedOut("no answer within 1 s", "compile", 1.0),
]


@pytest.mark.parametrize("outcome", ENDS, ids=["crash", "refusal", "hang"])
def test_what_ends_a_program_is_found_by_cutting_it(block: Case, tmp_path: Path, outcome: Outcome) -> None:
    backend = Faulty(outcome=outcome)
    found = explained(backend, block, tmp_path)
    assert [b.operation.name for b in found.blamed] == [OP]
    assert found.blamed[0].operation.location.startswith("block.mlir:")
    assert any("operations, without which it ends so all the same" in r for r in found.ruled_out)
    assert len(found.blamed[0].findings) == 1
    assert backend.runs < 60


def test_nothing_is_said_against_what_conforms(block: Case, tmp_path: Path) -> None:
    found = explained(Faulty(), block, tmp_path)
    assert isinstance(found.verdict, Conforms)
    assert not found.fails
    assert list(tmp_path.iterdir()) == []


def test_inputs_of_all_kinds_are_tried_where_ordinary_ones_conform(tmp_path: Path) -> None:
    """A maximum that is wrong only if its result is not finite is found on the drawn inputs, which hold an infinity."""

    def of_infinities(call: Call) -> Any:
        right = rightly(call)
        return right if np.isfinite(np.asarray(right.array)).all() else off(call)

    backend = Faulty(Machine(Choices(), {"maximum": of_infinities}))
    odd = (np.array([1, -np.inf, 2, 3], np.float32), ROW[1])
    program = parse(SMALL.replace("stablehlo.cosine", "stablehlo.negate"))
    found = explained(backend, Case(program, (ROW,)), tmp_path, drawn=(odd,))
    assert [b.operation.name for b in found.blamed] == ["maximum"]
    assert any("ordinary" in r for r in found.ruled_out)


@pytest.mark.parametrize("most_runs", [1, 2, 4, 6])
def test_what_was_found_until_an_interruption_is_told_and_written(tmp_path: Path, most_runs: int) -> None:
    backend = wrong()
    backend.most_runs = most_runs
    found = explained(backend, small(), tmp_path)
    assert found.interrupted
    assert "interrupted: " in found.text
    assert bool(list(tmp_path.iterdir())) == bool(found.blamed)
    assert bool(found.blamed) == (most_runs > 2)


CALLING = SMALL.replace(
    'stablehlo.cosine %x : tensor<4xf32> loc("jit(f)/cos"(#here))',
    "stablehlo.custom_call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>",
)


def as_add(program: Program, op: str) -> Program:
    """Return the program with each custom call replaced by `op`, which takes the call's operand twice."""

    def replacement(operation: Operation) -> Replacement | None:
        if operation.name != "custom_call":
            return None
        return [Operation(op, operation.operands * 2, (), (), operation.results)], operation.results

    functions = (replace(f, body=replace_operations(f.body, replacement)) for f in program.functions)
    return replace(program, functions=tuple(functions))


@dataclass
class Calling(Faulty):
    """Machine that computes a custom call as the op `means` with the call's operand twice."""

    means: str = "add"

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        return super().run(as_add(program, self.means), inputs)


def test_another_implementation_decides_where_nothing_else_does(tmp_path: Path) -> None:
    case = Case(parse(CALLING), (ROW,))
    undecided = explained(Calling(means="multiply"), case, tmp_path / "alone")
    assert isinstance(undecided.verdict, Undecided)
    assert undecided.blamed == []
    assert any("--against" in n for n in undecided.notes)
    found = explained(Calling(means="multiply"), case, tmp_path / "two", other=Calling(name="other"))
    assert [b.operation.name for b in found.blamed] == ["custom_call"]
    assert "it differs from other" in found.text
    assert len(found.blamed[0].findings) == 1
    same = explained(Calling(), case, tmp_path / "same", other=Calling(name="other"))
    assert not same.fails


def test_expected_results_decide(tmp_path: Path) -> None:
    case = small()
    [row] = right.outputs if isinstance(right := Faulty().run(case.program, case.inputs), Results) else [()]
    expected = Given((tuple(np.asarray(a) for a in row),), "Y.npz")
    assert not explained(Faulty(), case, tmp_path / "a", given=expected).fails
    found = explained(wrong("maximum"), case, tmp_path / "b", given=expected)
    assert [b.operation.name for b in found.blamed] == ["maximum"]
    other = Given((tuple(np.asarray(a) + 1 for a in row),), "Y.npz")
    found = explained(Faulty(), case, tmp_path / "c", given=other)
    assert found.fails
    assert found.blamed == []
    assert any("each of which conforms" in r for r in found.ruled_out)


def test_a_part_of_a_program_does_what_it_does_in_all_of_it() -> None:
    case = unroll(1)
    backend = Faulty()
    whole = backend.run(case.program, case.inputs)
    count = len(case.program.main.body.operations) - 1
    for start in (0, 1, count // 2, count - 1):
        part = Parts(backend, case).part(start, count)
        found = backend.run(part.program, part.inputs)
        assert isinstance(found, Results)
        assert isinstance(whole, Results)
        np.testing.assert_array_equal(np.asarray(found.outputs[0][-1]), np.asarray(whole.outputs[0][-1]))


def size(t: object) -> int:
    return 4 * int(np.prod(t.static_shape)) if isinstance(t, TensorType) else 0


def test_values_are_returned_in_parts_where_they_are_many() -> None:
    case = unroll(1)
    types = frozenset(Faulty().describe().element_types)
    watched = with_all_values(case.program, types)
    parts = list(in_parts(watched, 4096))
    assert len(parts) > 3
    assert [s for p in parts for s in p.steps] == list(watched.steps)
    assert all(len(p.program.main.result_types) == len(p.names) for p in parts)
    sizes = [
        sum(4 * int(np.prod(t.static_shape)) for t in p.program.main.result_types if isinstance(t, TensorType))
        for p in parts
    ]
    assert max(sizes) <= 4096 + 3 * 6400
    one, many = (survey(wrong("tanh"), Latitude(), case, most_bytes=most) for most in (1 << 28, 4096))
    assert one is not None
    assert many is not None
    assert [c.alone for c in one.candidates] == [c.alone for c in many.candidates]
    assert (one.conforming, one.open) == (many.conforming, many.open)


@dataclass
class Fusing(Faulty):
    """Machine whose last result is two too large if the program uses the result of a cosine but does not return it."""

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        outcome = super().run(program, inputs)
        main = program.main.body
        hidden = {r.name for o in main.operations if o.name == OP for r in o.results} - {v.name for v in main.returned}
        used = {v.name for o in main.operations for v in o.operands}
        if not isinstance(outcome, Results) or not hidden & used:
            return outcome
        rows = tuple((*row[:-1], np.asarray(row[-1]) + np.float32(2)) for row in outcome.outputs)
        return replace(outcome, outputs=rows)


def chain(*ops: str) -> Case:
    """Return a case that applies unary ops one after another."""
    lines = "".join(f"    %{n + 1} = stablehlo.{op} %{n} : tensor<4xf32>\n" for n, op in enumerate(ops))
    body = f"{{\n{lines} return %{len(ops)} : tensor<4xf32> }}"
    return Case(parse(f"module {{ func.func @main(%0: tensor<4xf32>) -> tensor<4xf32> {body} }}"), (ROW[:1],))


def test_what_needs_its_neighbours_is_cut_to_these(tmp_path: Path) -> None:
    case = chain(*["negate", "abs"] * 8, OP, *["abs", "negate"] * 8)
    found = explained(Fusing(), case, tmp_path)
    assert any("needs its neighbours" in r for r in found.ruled_out)
    [blamed] = found.blamed
    [cause] = blamed.causes
    left = [o.name for o in cause.judged.case.program.main.body.operations if o.name != "constant"]
    assert OP in left
    assert len(left) <= 3
    assert len(blamed.findings) == 1
