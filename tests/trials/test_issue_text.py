"""Text of an issue: names that its readers use, the deciding sentence, and the numbers that stored values represent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from generators.cases import Case
from oracles.backends.protocol import Description, Outcome, Rejected, Results
from oracles.evaluator import evaluate
from oracles.judge import judge
from spec.parse import parse
from spec.program import Program
from trials.checks import Failure, Judged
from trials.findings.issue_text import Background, issue
from trials.findings.spoken_names import spoken_name, spoken_type
from trials.plain_data import preview

QUANTIZED = "tensor<!quant.uniform<i4:f32, 2.0>>"
SUM = f"""module {{
  func.func @main(%x: {QUANTIZED}, %y: {QUANTIZED}) -> {QUANTIZED} {{
    %0 = stablehlo.add %x, %y : {QUANTIZED}
    return %0 : {QUANTIZED}
  }}
}}
"""

SUM_OF_A_VECTOR = """func.func @main(%x: tensor<2xi32>, %zero: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0]
      : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
"""


@dataclass
class Named:
    name: str

    def describe(self) -> Description:
        return Description(self.name, {"jaxlib": "1.2"}, "CPU", ())

    def run(self, program: Program, inputs: Sequence[Sequence[Any]]) -> Outcome:
        raise NotImplementedError

    def close(self) -> None:
        pass


def _text(outcome: Outcome, failure: Failure, known: Background, name: str = "interpreter") -> str:
    program = parse(SUM)
    row = (np.array(3, ml_dtypes.int4), np.array(2, ml_dtypes.int4))
    expected = evaluate(program, [row])
    verdict = judge(outcome, expected, program, 1)
    judged = Judged(Case(program, (row,)), outcome, expected, verdict, {})
    return issue(Named(name), failure, judged, known)  # type: ignore[arg-type]


def test_real_numbers_stand_beside_stored_ones() -> None:
    returned = Results(((np.array(-3, ml_dtypes.int4),),))
    known = Background(
        "add", others={"iree:llvm-cpu": "returns `5`, as expected"}, at_random=True, releases={"jaxlib": "<2,>=1.5"}
    )
    said = _text(returned, Failure("Deviates", "wrong-value", "violation"), known)
    assert said.startswith("# StableHLO interpreter: add on quantized i4: wrong value (since jaxlib 1.5)\n")
    assert "- Releases that have it: jaxlib >=1.5, <2." in said
    assert "- Input 0: `3`, which stands for `6.0`" in said
    assert "- Actual: `-3`, which stands for -6\n- Expected: `5`, which stands for 10" in said
    assert "> Performs element-wise addition" in said
    assert "  - IREE llvm-cpu returns `5`, as expected" in said
    assert "now and then" in said


@pytest.mark.parametrize(
    ("reason", "op"),
    [
        ("", "reduce"),
        ("It is 3. Expected: 5 (multiply, semantics: product).", "reduce"),
        ("It is 3. Expected: 5 (multiply and add, semantics: sum).", "add"),
        ("It is 3. Expected: 5 (reduce, semantics: in any order; add, semantics: sum).", "reduce"),
    ],
)
def test_the_semantics_of_an_op_in_a_body_are_quoted_where_the_reason_names_only_these(reason: str, op: str) -> None:
    program = parse(SUM_OF_A_VECTOR)
    row = (np.array([2, 3], np.int32), np.array(0, np.int32))
    returned, expected = Results(((np.array(3, np.int32),),)), evaluate(program, [row])
    judged = Judged(Case(program, (row,), "reduce"), returned, expected, judge(returned, expected, program, 1), {})
    failure = Failure("Deviates", "wrong-value", "violation")
    said = issue(Named("interpreter"), failure, judged, Background("reduce", reason))  # type: ignore[arg-type]
    assert f"The specification says, [`{op}`]" in said


def test_the_constraints_that_a_reason_names_are_quoted() -> None:
    known = Background("add", "add is rejected. Expected: a sum (add, C5, I1 and semantics: the types agree).")
    said = _text(Rejected("no", "compile"), Failure("RejectsValid"), known)
    assert "add`](https://openxla.org/stablehlo/spec#add), constraint C5:" in said
    assert "constraint I1:" in said
    assert "ONNX" not in said


def test_a_translated_program_is_said_to_be_one() -> None:
    said = _text(Rejected("no", "compile"), Failure("RejectsValid"), Background("add"), "onnxruntime")
    assert "`reproduce.py` holds the ONNX model" in said
    assert "- Expected: `5`" in said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("xla", "XLA"),
        ("xla:O0", "XLA at optimization level 0"),
        ("xla==0.7.2", "XLA 0.7.2"),
        ("iree:vmvx", "IREE vmvx"),
        ("pjrt:/opt/plugin.so", "PJRT plugin"),
        ("mine", "mine"),
    ],
)
def test_implementations_have_the_names_that_their_makers_use(name: str, said: str) -> None:
    assert spoken_name(name) == said


def test_types_are_words() -> None:
    assert (spoken_type("quant<i8>"), spoken_type("f32")) == ("quantized i8", "f32")
    assert preview(np.array([1, -2], ml_dtypes.int4)) == "[1, -2]"
    assert preview(np.array([1, -2], ml_dtypes.bfloat16)) == "[1.0, -2.0]"


def test_the_title_is_about_the_op_whose_semantics_decide_and_not_the_last_one() -> None:
    program = parse("""func.func @main(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
      %0 = stablehlo.power %x, %y : tensor<f32>
      %1 = stablehlo.log %0 : tensor<f32>
      %2 = stablehlo.negate %1 : tensor<f32>
      return %2 : tensor<f32>
    }""")
    row = (np.array(-1, np.float32), np.array(1, np.float32))
    returned, expected = Results(((np.array(-0.0, np.float32),),)), evaluate(program, [row])
    judged = Judged(Case(program, (row,)), returned, expected, judge(returned, expected, program, 1), {})
    known = Background(None, "log((-1)^1) returns 0. Expected: NaN (power and log, semantics: from IEEE-754).")
    said = issue(Named("interpreter"), Failure("Deviates", "nan", "violation"), judged, known)  # type: ignore[arg-type]
    assert said.startswith("# StableHLO interpreter: power on f32: a number where NaN is expected\n")
