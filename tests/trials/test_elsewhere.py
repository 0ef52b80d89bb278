"""Other ways to run an implementation say which part of it is to blame."""

from __future__ import annotations

import pytest

from generators.cases import Case
from oracles.backends import open_backend
from oracles.latitude import Latitude
from spec.parse import parse
from trials.checks import Executed, failures_of
from trials.elsewhere import goes_away_with, ways

NO_OTHER_WAYS = ("reference", "interpreter", "command:'run it'")
FOLDED = """
func.func @main() -> tensor<i8> {
  %c = stablehlo.constant dense<-1> : tensor<i8>
  %r = stablehlo.count_leading_zeros %c : tensor<i8>
  func.return %r : tensor<i8>
}
"""


@pytest.mark.parametrize("name", NO_OTHER_WAYS)
def test_most_implementations_have_one_way(name: str) -> None:
    assert not list(ways(name))


def test_a_wrong_constant_is_of_the_pass_that_folds_it() -> None:
    """XLA counts the leading zeros of a negative constant in 64 bits."""
    pytest.importorskip("jaxlib")
    case, check = Case(parse(FOLDED), ((),)), Executed()
    backend = open_backend("xla")
    try:
        [judged] = check(backend, [case], Latitude())
    finally:
        backend.close()
    failures = failures_of(judged.verdict)
    if not failures:
        pytest.skip("this release of XLA counts right")
    asked = {"without-constant_folding", "without-fusion"}
    assert asked <= {way for way, _ in ways("xla")}
    assert goes_away_with("xla", Latitude(), check, judged, failures[0], among=asked) == {"without-constant_folding"}
