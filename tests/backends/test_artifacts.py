"""Tests of portable artifacts: those of all releases hold the same program; a program without one is unsupported."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from oracles.backends import of_artifacts, open_backend
from oracles.backends.native import bindings
from oracles.backends.protocol import Backend, Results, Unsupported
from spec.parse import parse

pytest.importorskip("jaxlib")

QUANTIZED = "tensor<3x!quant.uniform<i8<-128:127>:f32, 0.5:3>>"
SUM = f"""func.func @main(%x: {QUANTIZED}) -> {QUANTIZED} {{
  %0 = stablehlo.add %x, %x : {QUANTIZED}
  func.return %0 : {QUANTIZED}
}}"""
REVERSED = """func.func @main(%x: tensor<?xi8>) -> tensor<?xi8> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<?xi8>
  func.return %0 : tensor<?xi8>
}"""
BITS = """func.func @main(%x: tensor<2xi2>) -> tensor<2xi2> {
  %0 = stablehlo.negate %x : tensor<2xi2>
  func.return %0 : tensor<2xi2>
}"""
GATHERED = """
func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {
  %r = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}
    : (tensor<1xf32>) -> tensor<1xf32>
  func.return %r : tensor<1xf32>
}"""


@pytest.fixture(scope="module")
def backend() -> Iterator[Backend]:
    opened = open_backend("interpreter:artifacts", timeout=60.0)
    yield opened
    opened.close()


@pytest.mark.parametrize(("text", "expected"), [(SUM, [3, 7, 127]), (REVERSED, [127, 5, 3])])
def test_what_is_read_back_is_run(backend: Backend, text: str, expected: list[int]) -> None:
    outcome = backend.run(parse(text), [(np.array([3, 5, 127], np.int8),)])
    assert isinstance(outcome, Results), outcome
    (output,) = outcome.outputs[0]
    assert np.asarray(output).tolist() == expected


def test_what_no_artifact_holds_is_unsupported(backend: Backend) -> None:
    outcome = backend.run(parse(GATHERED), [(np.ones(1, np.float32),)])
    assert isinstance(outcome, Unsupported)
    assert "portable artifact" in outcome.message


def test_a_release_that_lacks_a_type_is_passed_over() -> None:
    with bindings.context():
        with pytest.raises(NotImplementedError, match="failed to"):
            bindings._through_artifact(BITS, "0.9.0")
        assert '"stablehlo.negate"' in bindings.through_artifacts(BITS)


def test_artifacts_that_differ_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bindings, "_through_artifact", lambda text, version: f"{text} of {version == '0.9.0'}")
    with pytest.raises(ValueError, match=r"0\.9\.0 and .* are read back as different programs"):
        bindings.through_artifacts(BITS)


def test_only_what_has_such_a_variant_is_asked() -> None:
    assert of_artifacts("interpreter") == ("interpreter:artifacts",)
    assert of_artifacts("interpreter:artifacts") == ()
    assert of_artifacts("xla") == ()
