"""XLA and the interpreter on programs of dynamic sizes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from oracles.backends import open_backend
from oracles.backends.protocol import Array, Backend, Outcome, Rejected, Results, Unsupported
from spec.parse import parse

pytest.importorskip("jaxlib")


@pytest.fixture(scope="module", params=["xla", "interpreter", "reference"])
def backend(request: pytest.FixtureRequest) -> Iterator[Backend]:
    opened = open_backend(request.param, timeout=60.0)
    yield opened
    opened.close()


def run(backend: Backend, text: str, *rows: tuple[Array, ...]) -> Outcome:
    return backend.run(parse(text), rows)


def outputs(outcome: Outcome) -> list[list[list[float]]]:
    assert isinstance(outcome, Results), outcome
    return [[np.asarray(a).tolist() for a in row] for row in outcome.outputs]


PADDED = """
func.func @main(%x: tensor<?xf32>, %c: tensor<?xcomplex<f32>>) -> (tensor<?xf32>, tensor<?xcomplex<f32>>) {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %m = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0> : tensor<1xi32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.dynamic_pad %x, %one, %m, %zero, %zero : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>,
    tensor<1xi32>) -> tensor<?xf32>
  %1 = func.call @negated(%c) : (tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>>
  func.return %0, %1 : tensor<?xf32>, tensor<?xcomplex<f32>>
}
func.func private @negated(%c: tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>> {
  %0 = stablehlo.negate %c : tensor<?xcomplex<f32>>
  func.return %0 : tensor<?xcomplex<f32>>
}"""


@pytest.mark.parametrize("n", [1, 2, 0])
def test_sizes_are_those_of_the_inputs(backend: Backend, n: int) -> None:
    x, c = np.full(n, 2, np.float32), np.full(2, 1 + 2j, np.complex64)
    assert outputs(run(backend, PADDED, (x, c), (x + 1, c))) == [
        [[1.0] * n + [2.0] * n, [-1 - 2j] * 2], [[1.0] * n + [3.0] * n, [-1 - 2j] * 2]
    ]  # fmt: skip


def test_a_program_is_verified_without_sizes(backend: Backend) -> None:
    assert isinstance(backend.verify(parse(PADDED)), Results)


def test_inputs_fit_the_arguments(backend: Backend) -> None:
    with pytest.raises(ValueError, match="argument 0"):
        run(backend, PADDED, (np.ones((2, 2), np.float32), np.ones(2, np.complex64)))


def test_sizes_of_each_input_set(backend: Backend) -> None:
    c = np.ones(1, np.complex64)
    outcome = run(backend, PADDED, (np.ones(1, np.float32), c), (np.ones(2, np.float32), c))
    if backend.name == "reference":
        assert isinstance(outcome, Unsupported)
    else:
        assert [len(row[0]) for row in outputs(outcome)] == [2, 4]


def test_constants_have_known_sizes() -> None:
    backend = open_backend("xla:folded", timeout=60.0)
    outcome = run(backend, PADDED, (np.ones(1, np.float32), np.ones(1, np.complex64)))
    backend.close()
    assert isinstance(outcome, Unsupported)


def test_a_mismatch_that_types_tell_is_rejected(backend: Backend) -> None:
    x = "tensor<?xf32>, %y: tensor<?x?xf32>"
    text = f'func.func @main(%x: {x}) {{\n  %0 = "stablehlo.add"(%x, %y) : ({x.replace("%y: ", "")}) -> tensor<?xf32>'
    program = parse(text + "\n  func.return\n}", verified=False)
    assert isinstance(backend.verify(program), Rejected)
