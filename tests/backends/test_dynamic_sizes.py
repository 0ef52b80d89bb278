"""Tests of XLA, the interpreter and the reference backend on programs of dynamic sizes."""

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


ROWS = "tensor<?x2xf32, #stablehlo.bounds<4, ?>>"
COLUMNS = "tensor<2x?xf32, #stablehlo.bounds<?, 4>>"
BOUNDED = f"""
func.func @main(%x: tensor<4x2xf32>, %n: tensor<i32>, %y: {ROWS}) -> ({COLUMNS}, tensor<2xf32>, {ROWS}) {{
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4x2xf32>, tensor<i32>) -> {ROWS}
  %1 = stablehlo.transpose %0, dims = [1, 0] : ({ROWS}) -> {COLUMNS}
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %2 = stablehlo.reduce(%0 init: %one) applies stablehlo.multiply across dimensions = [0]
    : ({ROWS}, tensor<f32>) -> tensor<2xf32>
  %3 = stablehlo.negate %y : {ROWS}
  func.return %1, %2, %3 : {COLUMNS}, tensor<2xf32>, {ROWS}
}}"""


@pytest.fixture(scope="module", params=["xla", "xla:folded", "reference"])
def bounding(request: pytest.FixtureRequest) -> Iterator[Backend]:
    """Backend that supports bounded sizes."""
    opened = open_backend(request.param, timeout=60.0)
    yield opened
    opened.close()


@pytest.mark.parametrize("n", [3, 1, 0, 4])
def test_bounded_sizes_are_cut(bounding: Backend, n: int) -> None:
    x, y = np.arange(1, 9, dtype=np.float32).reshape(4, 2), np.full((n, 2), 5, np.float32)
    ((columns, product, negated),) = outputs(run(bounding, BOUNDED, (x, np.array(n, np.int32), y)))
    assert columns == x[:n].T.tolist()
    assert product == x[:n].prod(axis=0).tolist()
    assert negated == (-y).tolist()


@pytest.mark.parametrize("taken", ["tensor<3xf32>, %n: tensor<i32>", "tensor<?xf32, #stablehlo.bounds<3>>"], ids=str)
def test_a_result_whose_type_has_no_bound_has_the_size_of_what_has_one(bounding: Backend, taken: str) -> None:
    bounded = "tensor<?xf32, #stablehlo.bounds<3>>"
    cut = f"stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<3xf32>, tensor<i32>) -> {bounded}"
    x, n, row = ("%0", f"%0 = {cut}", ([1, 2, 3], 2)) if "%n" in taken else ("%x", "", ([1, 2],))
    text = f"""
    func.func @main(%x: {taken}) -> (tensor<?xf32>) {{
      {n}
      %1 = "stablehlo.negate"({x}) : ({bounded}) -> tensor<?xf32>
      func.return %1 : tensor<?xf32>
    }}"""
    arrays = tuple(np.array(v, np.float32 if isinstance(v, list) else np.int32) for v in row)
    assert outputs(run(bounding, text, arrays)) == [[[-1, -2]]]


def test_collectives_that_lack_bounded_sizes_are_unsupported() -> None:
    xla = open_backend("xla", timeout=60.0)
    bounded = "tensor<?xf32, #stablehlo.bounds<3>>"
    text = f"""
    func.func @main(%x: {bounded}) -> ({bounded}) {{
      %0 = "stablehlo.all_to_all"(%x) {{concat_dimension = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>,
        split_count = 1 : i64, split_dimension = 0 : i64}} : ({bounded}) -> {bounded}
      func.return %0 : {bounded}
    }}"""
    assert isinstance(run(xla, text, (np.array([1, 2], np.float32),)), Unsupported)
    xla.close()


def test_bounded_sizes_of_each_input_set() -> None:
    backend = open_backend("xla", timeout=60.0)
    x, y = np.ones((4, 2), np.float32), np.ones((2, 2), np.float32)
    found = outputs(run(backend, BOUNDED, *((x, np.array(n, np.int32), y[:n]) for n in (2, 1))))
    backend.close()
    assert [(np.shape(row[0]), np.shape(row[2])) for row in found] == [((2, 2), (2, 2)), ((2, 1), (1, 2))]


def test_a_bound_is_heeded(bounding: Backend) -> None:
    row = (np.ones((4, 2), np.float32), np.array(1, np.int32), np.ones((5, 2), np.float32))
    with pytest.raises(ValueError, match=r"argument|input"):
        run(bounding, BOUNDED, row)


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


GROWING = """
func.func @main(%x: tensor<?xf32>, %n: tensor<i32>) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %grown = %x) : tensor<i32>, tensor<?xf32>
    cond {
      %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %a = stablehlo.concatenate %grown, %x, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %a : tensor<i32>, tensor<?xf32>
    }
  func.return %r#1 : tensor<?xf32>
}
"""


def test_a_loop_that_changes_sizes_is_more_than_passes_refine(backend: Backend) -> None:
    row = (np.ones(2, np.float32), np.array(1, np.int32))
    outcome = run(backend, GROWING, row)
    if backend.name == "xla":
        assert isinstance(outcome, Unsupported), outcome
        assert "a loop changes the sizes of its values" in outcome.message
    elif backend.name == "reference":
        assert outputs(outcome) == [[[1.0] * 4]]
