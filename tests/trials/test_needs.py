"""Search for the parts of a compiler that a failure needs, by disabling them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from generators.cases import Case
from oracles.backends import open_backend
from oracles.latitudes import Latitude
from results.verdicts import Deviates, Worst
from spec.parse import parse
from trials.checks import Executed, Failure, failures_of
from trials.counterfactuals.compiler_parts import PASSES, _one_pass, find_compiler_parts
from trials.findings.published_finding import About, publish, read

FOLDED = """
func.func @main() -> tensor<i8> {
  %c = stablehlo.constant dense<-1> : tensor<i8>
  %r = stablehlo.count_leading_zeros %c : tensor<i8>
  func.return %r : tensor<i8>
}
"""


FAILURE = Failure("Deviates", "wrong-value", "violation")


def test_a_wrong_constant_is_of_the_pass_that_folds_it() -> None:
    """A wrong constant needs constant_folding: XLA counts the leading zeros of a negative constant in 64 bits."""
    pytest.importorskip("jaxlib")
    case, check = Case(parse(FOLDED), ((),)), Executed()
    backend = open_backend("xla")
    try:
        [judged] = check(backend, [case], Latitude())
        failures = failures_of(judged.verdict)
        if not failures:
            pytest.skip("this release of XLA counts right")
        assert find_compiler_parts(backend, Latitude(), check, judged, failures[0]) == ("the pass constant_folding",)
        assert failures_of(check(backend, [case], Latitude())[0].verdict) == failures  # nothing of it stays
    finally:
        backend.close()


@pytest.mark.parametrize("to_blame", PASSES)
def test_one_pass_is_found_in_a_few_questions(to_blame: str) -> None:
    asked: list[int] = []

    def is_gone_without(passes: object) -> bool:
        assert isinstance(passes, tuple)
        asked.append(len(passes))
        return to_blame in passes

    assert _one_pass(PASSES, is_gone_without) == to_blame
    assert len(asked) <= 2 + len(PASSES).bit_length()


def test_what_needs_no_pass_or_one_of_two_has_none() -> None:
    assert _one_pass(PASSES, lambda passes: False) is None
    assert _one_pass(PASSES, lambda passes: {"algsimp", "fusion"} <= {*passes}) is None


def test_a_finding_says_what_it_needs(tmp_path: Path) -> None:
    case, check = Case(parse(FOLDED), ((),)), Executed()
    backend = open_backend("reference")
    [right] = check(backend, [case], Latitude())
    judged = replace(right, verdict=Deviates("wrong-value", "violation", None))
    about = About("results", "results", "reference", None, None, ("semantics",), None, "default", 0, FAILURE, "c", "s")
    finding = publish(
        tmp_path / "found", about, "", judged, judged, again=lambda c: judged, needs=lambda j: ("the pass algsimp",)
    )
    assert finding is not None
    assert "the pass algsimp" in finding.text
    assert finding.reproduction.needs == ("the pass algsimp",)
    assert read(tmp_path / "found")[0].needs == ("the pass algsimp",)


def test_others_are_not_asked() -> None:
    case, check = Case(parse(FOLDED), ((),)), Executed()
    backend = open_backend("reference")
    [judged] = check(backend, [case], Latitude())
    assert find_compiler_parts(backend, Latitude(), check, judged, FAILURE) == ()


def test_what_is_published_as_drawn_has_the_inputs_that_fail(tmp_path: Path) -> None:
    """A finding that does not fail again is published unreduced, with the input set that failed (here the second)."""
    program = parse("func.func @main(%x: tensor<i8>) -> tensor<i8> { return %x : tensor<i8> }")
    case = Case(program, ((np.array(3, np.int8),), (np.array(5, np.int8),)))
    backend = open_backend("reference")
    [right] = Executed()(backend, [case], Latitude())
    wrong = replace(right, verdict=Deviates("wrong-value", "violation", Worst(0, 1, (), 6, 5, 5, False, 1.0)))
    about = About("results", "results", "reference", None, None, ("semantics",), None, "default", 0, FAILURE, "c", "s")
    finding = publish(tmp_path / "found", about, "", wrong, wrong, again=lambda c: right)
    assert finding is not None
    assert finding.reproduction.flaky
    assert finding.reproduction.inputs == (5,)
    assert read(tmp_path / "found")[1].inputs[0][0] == 5
