"""Tests of programs of dynamic sizes, evaluated with the sizes and values of their arguments."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from oracles.evaluator import Unevaluated, evaluate
from oracles.sets.acceptance import Acceptance
from spec.parse import parse

Array = np.ndarray[Any, Any]


def results(text: str, *rows: tuple[Array, ...]) -> list[Array]:
    found = []
    for value in evaluate(parse(text), rows):
        assert isinstance(value, Acceptance)
        assert value.is_exact
        found.append(value.values())
    return found


def numbers(*shape: int, kind: Any = np.float32) -> Array:
    return np.arange(int(np.prod(shape))).reshape(shape).astype(kind)


SHAPES = """
func.func @main(%x: tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<?x3xf32>) {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %m = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %three = stablehlo.constant dense<3> : tensor<1xi32>
  %s = stablehlo.concatenate %three, %m, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = stablehlo.add %x, %x : tensor<?x3xf32>
  func.return %0, %1 : tensor<?x?xf32>, tensor<?x3xf32>
}"""


@pytest.mark.parametrize("n", [0, 1, 2, 5])
def test_shapes_follow_from_values(n: int) -> None:
    x = numbers(n, 3)
    reshaped, doubled = results(SHAPES, (x,), (x + 1,))
    assert (reshaped == np.stack([x.reshape(3, n), (x + 1).reshape(3, n)])).all()
    assert (doubled[1] == 2 * (x + 1)).all()


def test_sizes_of_input_sets_are_the_same() -> None:
    with pytest.raises(Unevaluated, match="of several sizes"):
        results(SHAPES, (numbers(1, 3),), (numbers(2, 3),))


def of_one_op(line: str, signature: str, results: str) -> str:
    return f"func.func @main({signature}) -> {results} {{\n  %r = {line}\n  func.return %r : {results}\n}}"


def test_dynamic_broadcast_in_dim() -> None:
    text = of_one_op(
        '"stablehlo.dynamic_broadcast_in_dim"(%x, %s) {broadcast_dimensions = array<i64: 1>} : '
        "(tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>",
        "%x: tensor<?xf32>, %s: tensor<2xi32>", "tensor<?x?xf32>",
    )  # fmt: skip
    assert (results(text, (numbers(3), np.array([2, 3], np.int32)))[0] == np.stack([numbers(3)] * 2)).all()
    assert results(text, (numbers(1), np.array([2, 4], np.int32)))[0].shape == (1, 2, 4)
    with pytest.raises(Unevaluated, match="sizes do not go together"):
        results(text, (numbers(3), np.array([2, 4], np.int32)))
    with pytest.raises(Unevaluated, match="differ between input sets"):
        results(text, *((numbers(3), np.array([n, 3], np.int32)) for n in (1, 2)))


def test_dynamic_pad() -> None:
    text = of_one_op(
        "stablehlo.dynamic_pad %x, %p, %l, %h, %i : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, "
        "tensor<1xi32>) -> tensor<?xf32>",
        "%x: tensor<?xf32>, %p: tensor<f32>, %l: tensor<1xi32>, %h: tensor<1xi32>, %i: tensor<1xi32>", "tensor<?xf32>",
    )  # fmt: skip
    one = [np.array([n], np.int32) for n in (2, -1, 1)]
    assert results(text, (numbers(3), np.float32(9), *one))[0].tolist() == [[9, 9, 0, 9, 1, 9]]
    with pytest.raises(Unevaluated, match="interior padding is not negative does not hold"):
        results(text, (numbers(3), np.float32(9), one[0], one[0], one[1]))


def test_dynamic_iota_and_real_dynamic_slice() -> None:
    iota = of_one_op(
        "stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf32>", "%s: tensor<2xi64>",
        "tensor<?x?xf32>",
    )  # fmt: skip
    assert results(iota, (np.array([2, 3]),))[0].tolist() == [[[0, 1, 2]] * 2]
    cut = of_one_op(
        "stablehlo.real_dynamic_slice %x, %a, %b, %c : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> "
        "tensor<?xf32>",
        "%x: tensor<?xf32>, %a: tensor<1xi64>, %b: tensor<1xi64>, %c: tensor<1xi64>", "tensor<?xf32>",
    )  # fmt: skip
    assert results(cut, (numbers(9), np.array([1]), np.array([8]), np.array([3])))[0].tolist() == [[1, 4, 7]]
    with pytest.raises(Unevaluated, match="sizes do not go together"):
        results(cut, (numbers(7), np.array([1]), np.array([8]), np.array([3])))


def test_dynamic_gather() -> None:
    text = of_one_op(
        '"stablehlo.dynamic_gather"(%x, %i, %s) {dimension_numbers = #stablehlo.gather<offset_dims = [1], '
        "start_index_map = [0], index_vector_dim = 1>} : (tensor<?xf32>, tensor<?xi64>, tensor<1xi32>) -> "
        "tensor<?x?xf32>",
        "%x: tensor<?xf32>, %i: tensor<?xi64>, %s: tensor<1xi32>", "tensor<?x?xf32>",
    )  # fmt: skip
    found = results(text, (numbers(5), np.array([1, 9]), np.array([2], np.int32)))
    assert found[0].tolist() == [[[1, 2], [3, 4]]]


def test_dynamic_conv() -> None:
    text = of_one_op(
        '"stablehlo.dynamic_conv"(%x, %w, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, '
        "feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x?x1xf32>, tensor<2x1x1xf32>, "
        "tensor<1x2xi32>) -> tensor<1x?x1xf32>",
        "%x: tensor<1x?x1xf32>, %w: tensor<2x1x1xf32>, %p: tensor<1x2xi32>", "tensor<1x?x1xf32>",
    )  # fmt: skip
    x, w = numbers(1, 3, 1), np.ones((2, 1, 1), np.float32)
    assert results(text, (x, w, np.array([[1, 0]], np.int32)))[0].ravel().tolist() == [0, 1, 3]


def test_set_dimension_size_and_bounds() -> None:
    bounded = "tensor<?xf32, #stablehlo.bounds<4>>"
    text = of_one_op(
        f"stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4xf32>, tensor<i32>) -> {bounded}",
        "%x: tensor<4xf32>, %n: tensor<i32>", bounded,
    )  # fmt: skip
    assert results(text, (numbers(4), np.int32(3)))[0].tolist() == [[0, 1, 2]]
    with pytest.raises(Unevaluated, match="sizes do not go together"):
        results(text, (numbers(4), np.int32(5)))
    with pytest.raises(ValueError, match="the input has shape"):
        results(of_one_op(f"stablehlo.add %x, %x : {bounded}", f"%x: {bounded}", bounded), (numbers(5),))


def test_a_bound_is_no_size() -> None:
    bounded = "tensor<?xf32, #stablehlo.bounds<4>>"
    text = of_one_op(f"stablehlo.reshape %x : (tensor<?xf32>) -> {bounded}", "%x: tensor<?xf32>", bounded)
    with pytest.raises(Unevaluated, match="of what sizes"):
        results(text, (numbers(3),))


FLOW = """
func.func @main(%x: tensor<?xi32>, %n: tensor<i32>) -> (tensor<?xi32>, tensor<i32>, tensor<?xi32>, tensor<1xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<?xi32>
    cond {
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %j = stablehlo.add %i, %one : tensor<i32>
      %b = stablehlo.add %a, %x : tensor<?xi32>
      stablehlo.return %j, %b : tensor<i32>, tensor<?xi32>
    }
  %1 = stablehlo.reduce(%0#1 init: %zero) applies stablehlo.add across dimensions = [0]
    : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  %2 = func.call @twice(%x) : (tensor<?xi32>) -> tensor<?xi32>
  %3 = stablehlo.reshape %1 : (tensor<i32>) -> tensor<1xi32>
  func.return %0#1, %1, %2, %3 : tensor<?xi32>, tensor<i32>, tensor<?xi32>, tensor<1xi32>
}
func.func private @twice(%x: tensor<?xi32>) -> tensor<?xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  func.return %0 : tensor<?xi32>
}"""


@pytest.mark.parametrize("n", [1, 2])
def test_regions_and_functions(n: int) -> None:
    x = numbers(n, kind=np.int32)
    looped, total, twice, _ = results(FLOW, (x, np.int32(2)), (x, np.int32(0)))
    assert (looped == np.stack([3 * x, x])).all()
    assert total.tolist() == [3 * x.sum(), x.sum()]
    assert twice[0].tolist() == [*x, *x]
