"""Tests that shape computations of other dialects are read as operations of StableHLO."""

from __future__ import annotations

import numpy as np
import pytest

from oracles.evaluator import evaluate
from spec.parse import parse
from spec.structure import violations
from spec.text import text

SHAPE_OF = """func.func @main(%x: tensor<?x3xf32>) -> tensor<?x?xi64> {
  %s = shape.shape_of %x : tensor<?x3xf32> -> tensor<2xindex>
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xindex>) -> tensor<?x?xi64>
  return %0 : tensor<?x?xi64>
}"""
CHLO = """func.func @main(%x: tensor<?x?xf32>, %y: tensor<?xf32>) -> tensor<?x?xf32> {
  %0 = chlo.broadcast_add %x, %y : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}"""
CAST = """func.func @main(%x: tensor<2xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %x : tensor<2xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}"""
CONSTANT = """func.func @main() -> tensor<?x?xi64> {
  %s = arith.constant dense<[1, 2]> : tensor<2xindex>
  %0 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xindex>) -> tensor<?x?xi64>
  return %0 : tensor<?x?xi64>
}"""


def ones(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    return np.ones(shape, np.float32)


@pytest.mark.parametrize(
    ("source", "arguments", "shape"),
    [
        (SHAPE_OF, (ones(2, 3),), (2, 3)),
        (CHLO, (ones(2, 3), ones(3)), (2, 3)),
        (CHLO, (ones(2, 3), ones(1)), (2, 3)),
        (CHLO, (ones(1, 1), ones(4)), (1, 4)),
        (CAST, (ones(2),), (2,)),
        (CONSTANT, (), (1, 2)),
    ],
)
def test_sizes_are_computed_in_stablehlo(
    source: str, arguments: tuple[np.ndarray[tuple[int, ...], np.dtype[np.float32]], ...], shape: tuple[int, ...]
) -> None:
    program = parse(source, lower_chlo=True)
    assert violations(program) == []
    assert parse(text(program)) == program
    (result,) = evaluate(program, (arguments,))
    assert result.shape == shape


def test_what_stablehlo_cannot_express_stays() -> None:
    program = parse('func.func @main() {\n  %0 = "shape.something"() : () -> tensor<2xindex>\n  return\n}')
    assert [o.name for o in program.operations()] == ["shape.something", "func.return"]
