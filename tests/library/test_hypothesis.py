"""Tests of Hypothesis's features on our strategies: its database, `@example`, `target` and its seed."""

from __future__ import annotations

import statistics
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, example, given, seed, settings, target
from hypothesis.database import DirectoryBasedExampleDatabase

import stablehlo_conformance as shc
from tests.library.constants import none_of_ours

ROOT = Path(__file__).parent.parent.parent
DRAWN = settings(database=None, deadline=None, derandomize=False, suppress_health_check=list(HealthCheck))
NEGATE = """func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %y = stablehlo.negate %x : tensor<f32>
  return %y : tensor<f32>
}"""


def names(program: Any) -> set[str]:
    return {o.name for o in program.operations()}


def test_the_program_that_failed_comes_back_from_the_database(tmp_path: Path) -> None:
    database = DirectoryBasedExampleDatabase(tmp_path / "examples")

    def seen(**options: Any) -> list[str]:
        programs: list[str] = []

        @settings(DRAWN, max_examples=300, database=database, **options)
        @given(shc.strategies.programs(ops={"add", "tanh", "transpose"}, max_ops=6))
        def test(program: Any) -> None:
            programs.append(str(program))
            assert "transpose" not in names(program)

        with none_of_ours(), pytest.raises(AssertionError):
            test()
        return programs

    smallest = seen()[-1]
    [first, *_] = seen(phases=[Phase.reuse])
    assert first == smallest
    assert "transpose" in first


def test_an_example_is_tried_first() -> None:
    case = shc.strategies.Case(shc.parse(NEGATE), [np.float32(0)])
    tried: list[Any] = []

    @settings(DRAWN, max_examples=3)
    @given(shc.strategies.cases(ops={"add"}, max_ops=2))
    @example(case)
    def test(case: Any) -> None:
        tried.append(case.program)

    with none_of_ours():
        test()
    assert tried[0] == case.program
    assert all("add" in names(p) for p in tried[1:])
    assert len(tried) > 1


def lengths(steered: bool) -> list[int]:
    """Return how many operations compute in each drawn program. If `steered`, `target` asks for many."""
    found: list[int] = []

    @seed(1)
    @settings(DRAWN, max_examples=200, phases=[Phase.generate, Phase.target])
    @given(shc.strategies.programs(ops={"add", "tanh", "transpose"}, element_types={"f32"}))
    def test(program: Any) -> None:
        found.append(sum(o.name not in ("constant", "func.return") for o in program.main.body.operations))
        if steered:
            target(float(found[-1]))

    with none_of_ours():
        test()
    return found


def test_target_steers() -> None:
    assert statistics.mean(lengths(steered=True)) > statistics.mean(lengths(steered=False)) + 1


# On a CI machine Hypothesis uses its profile "ci", which derandomizes and so ignores the seed.
THEIRS = """
import stablehlo_conformance as shc
from hypothesis import given, settings

@settings(max_examples=5, deadline=None, database=None, derandomize=False)
@given(shc.strategies.programs(max_ops=3))
def test_drawn(program):
    print(program)
"""


def test_a_seed_repeats_what_was_drawn(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makepyfile(test_mine=THEIRS)

    def printed(number: int) -> list[str]:
        ran = pytester.runpytest_subprocess("-s", "-W", "error", f"--hypothesis-seed={number}")
        ran.assert_outcomes(passed=1)
        return [line for line in ran.outlines if "stablehlo." in line]

    first, again, other = printed(1), printed(1), printed(2)
    assert first == again
    assert first
    assert first != other


def test_special_values_are_among_the_inputs() -> None:
    found: set[str] = set()

    @seed(1)
    @settings(DRAWN, max_examples=300, phases=[Phase.generate])
    @given(shc.strategies.cases(ops={"add"}, element_types={"f8E4M3FN"}))
    def test(case: Any) -> None:
        for x in (np.asarray(i, np.float32) for i in case.inputs):
            found.update(w for w, at in {"nan": np.isnan(x), "zero": np.signbit(x) & (x == 0)}.items() if at.any())
            assert not np.isinf(x).any()

    with none_of_ours():
        test()
    assert found == {"nan", "zero"}
