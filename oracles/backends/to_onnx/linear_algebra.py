"""Products of matrices: dot_general."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from oracles.backends.rewrites import Inexpressible
from oracles.backends.to_onnx.composed import cast, is_boolean, reshape, transpose, wide
from oracles.backends.to_onnx.scope import Scope, Tensor, translates
from spec.types import FloatType, TensorType, num_bits, tensor


@translates("dot_general")
def dot_general(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    if op.algorithm is not None:
        raise Inexpressible("ONNX knows no algorithms of products")
    t: TensorType = op.operation.results[0].type
    left = _matrices(s, lhs, op.lhs_batching_dimensions, op.lhs_contracting_dimensions)
    right = _matrices(s, rhs, op.rhs_batching_dimensions, op.rhs_contracting_dimensions)
    return reshape(s, product(s, left, transpose(s, right, (0, 2, 1)), t), *t.static_shape)


def _matrices(s: Scope, x: Tensor, batching: Sequence[int], contracting: Sequence[int]) -> Tensor:
    """Of shape (batches, the free dimensions, the contracting dimensions)."""
    free = [d for d in range(len(x.shape)) if d not in batching and d not in contracting]
    sizes = [math.prod(x.shape[d] for d in group) for group in (batching, free, contracting)]
    return reshape(s, transpose(s, x, (*batching, *free, *contracting)), *sizes)


def product(s: Scope, left: Tensor, right: Tensor, result: TensorType) -> Tensor:
    """MatMul of (..., n, k) and (..., k, m) with elements of the result's type."""
    t = result.element_type
    if is_boolean(left) or left.element_type != right.element_type:
        raise Inexpressible(f"ONNX has no products of {left.element_type} and {right.element_type}")
    if isinstance(t, FloatType) != isinstance(left.element_type, FloatType) or num_bits(t) < num_bits(
        left.element_type
    ):
        raise Inexpressible(f"a product of {left.element_type} is no {t} in ONNX")
    factors = [cast(s, x, wide(t)) for x in (left, right)]
    shape = (*left.shape[:-1], right.shape[-1])
    return cast(s, s.node("MatMul", *factors, to=tensor(wide(t), *shape)), t)
