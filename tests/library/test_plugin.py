"""Tests of the pytest plugin in another project's tests: a fixture for each implementation that is named."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import stablehlo_conformance

ROOT = Path(__file__).parent.parent.parent
TESTS = '''
import numpy as np
import stablehlo_conformance as shc
from hypothesis import HealthCheck, given, settings

ADD = """func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {
  %y = stablehlo.add %x, %x : tensor<2xi32>
  return %y : tensor<2xi32>
}"""

def test_sum(stablehlo_backend):
    stablehlo_backend.assert_conforms(shc.parse(ADD), [np.int32([1, 2])])

@settings(max_examples=5, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(shc.strategies.one_op("negate", "f32"))
def test_drawn(stablehlo_backend, case):
    stablehlo_backend.assert_conforms(*case)

def test_other():
    pass
'''


@pytest.fixture
def theirs(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """Folder with tests that use the plugin. Automatic loading is off, so that it is loaded by name alone."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makepyfile(test_mine=TESTS)
    return pytester


PLUGIN = ("-p", f"{stablehlo_conformance.__name__}.plugin", "-v", "-W", "error")


def test_tests_run_on_each_implementation_that_is_named(theirs: pytest.Pytester) -> None:
    found = theirs.runpytest_subprocess(*PLUGIN, "--stablehlo-backend=reference,interpreter")
    found.assert_outcomes(passed=5)
    found.stdout.fnmatch_lines(["*test_sum?reference? PASSED*", "*test_sum?interpreter? PASSED*"])


def test_without_an_implementation_they_are_skipped(theirs: pytest.Pytester) -> None:
    theirs.runpytest_subprocess(*PLUGIN).assert_outcomes(passed=1, skipped=2)


def test_the_configuration_may_name_them(theirs: pytest.Pytester) -> None:
    theirs.makeini("[pytest]\nstablehlo_backend = reference\n")
    theirs.runpytest_subprocess(*PLUGIN).assert_outcomes(passed=3)


def test_one_that_there_is_not(theirs: pytest.Pytester) -> None:
    found = theirs.runpytest_subprocess(*PLUGIN, "--stablehlo-backend=xlo", "-k", "sum")
    found.assert_outcomes(errors=1)
    found.stdout.fnmatch_lines(["*--stablehlo-backend: there is no backend 'xlo'; did you mean 'xla'?*"])


def test_a_deviation_is_a_failure(theirs: pytest.Pytester) -> None:
    runner = theirs.makepyfile(
        runner="""
        import pathlib, sys, numpy as np
        folder = pathlib.Path(sys.argv[1])
        np.save(folder / "output.0.0.npy", np.load(folder / "input.0.0.npy"))
        """
    )
    command = f'command:"{sys.executable} {runner}"'
    found = theirs.runpytest_subprocess(*PLUGIN, f"--stablehlo-backend={command}", "-k", "sum")
    found.assert_outcomes(failed=1)
    found.stdout.fnmatch_lines(["*Nonconformance: wrong-value: output 0, element [[]1[]] is 2, allowed is 4*"])
