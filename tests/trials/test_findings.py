"""Text of a finding: its lines on the terminal, and the op and element type that its title names."""

from __future__ import annotations

import numpy as np
import pytest

from generators.cases import Case
from results.records import Reproduction
from results.verdicts import RejectsValid, Verdict
from spec.parse import parse
from trials.findings.published_finding import About, _text, about_of

MESSAGE = "INTERNAL: no such thing\n\n  at 3:5\n"


def told(verdict: Verdict, actual: str) -> list[str]:
    about = About(
        "programs", "programs", "xla", None, None, ("semantics",), None, "default", 0, ("RejectsValid", None, None),
        "0123", "add: RejectsValid",
    )  # fmt: skip
    return _text(about, verdict, Reproduction("module {\n}", (1,), "", actual), "replay it").splitlines()


def test_the_title_is_one_line_and_what_was_said_stands_below_in_full() -> None:
    lines = told(RejectsValid(MESSAGE, "compile"), MESSAGE)
    assert lines[0] == "xla: a program: RejectsValid: INTERNAL: no such thing"
    at = lines.index("  actual:   INTERNAL: no such thing")
    assert lines[at + 1].strip() == "at 3:5"
    assert lines[at + 2] == "  input 0:  1"
    assert all(line.startswith("  ") for line in lines[1:])


TWO = parse("""func.func @main(%x: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.negate %x : tensor<f32>
  %1 = stablehlo.is_finite %0 : (tensor<f32>) -> tensor<i1>
  return %1 : tensor<i1>
}""")


@pytest.mark.parametrize(
    ("op", "element_type", "told"),
    [
        ("negate", "f32", ("negate", "f32")),
        ("is_finite", "i1", ("is_finite", "i1")),
        ("if", "f6E2M3FN", ("is_finite", "f32")),
        (None, None, ("is_finite", "f32")),
    ],
)
def test_a_title_names_what_is_left_in_the_program(
    op: str | None, element_type: str | None, told: tuple[str, str]
) -> None:
    """A title names an op and an element type of the reduced program, even if the case was drawn for others."""
    assert about_of(Case(TWO, ((np.float32(1),),), op, element_type)) == told
