"""Products of matrices: dot_general, and the ops outside the specification that are forms of it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from oracles.acceptance import Acceptance, Array
from oracles.evaluator import Context, evaluates
from oracles.matrix_products import matrix_product
from oracles.precision import operation_of
from spec.program import Raw
from spec.types import TensorType


@evaluates("dot_general")
def dot_general(
    lhs: Acceptance, rhs: Acceptance, *, lhs_batching_dimensions: tuple[int, ...],
    rhs_batching_dimensions: tuple[int, ...], lhs_contracting_dimensions: tuple[int, ...],
    rhs_contracting_dimensions: tuple[int, ...], precision_config: tuple[str, ...], algorithm: Raw | None = None,
    results: tuple[TensorType, ...], context: Context,
) -> Acceptance:  # fmt: skip
    """The sum of the products along the contracting dimensions, for each batch and each pair of free indices."""
    operation = operation_of(context, lhs.element_type, rhs.element_type, precision_config, algorithm)
    left = matrices(lhs, lhs_batching_dimensions, lhs_contracting_dimensions)
    right = matrices(rhs, rhs_batching_dimensions, rhs_contracting_dimensions)
    product = matrix_product(left, right, results[0].element_type, context, operation)
    return shaped(product, results[0].static_shape)


def matrices(x: Acceptance, batching: Sequence[int], contracting: Sequence[int]) -> Acceptance:
    """The tensor as matrices of shape (input sets, batches, the free dimensions, the contracting dimensions)."""
    rank = len(x.shape)
    free = [d for d in range(rank) if d not in batching and d not in contracting]
    sizes = [math.prod(x.shape[d] for d in group) for group in (batching, free, contracting)]
    order = (0, *(d + 1 for d in (*batching, *free, *contracting)))

    def move(a: Array) -> Array:
        parts = range(rank + 1, a.ndim)
        return a.transpose(*order, *parts).reshape(a.shape[0], *sizes, *a.shape[rank + 1 :])

    return x.lift(move)


def shaped(x: Acceptance, shape: tuple[int, ...]) -> Acceptance:
    """Matrices as a tensor of this shape."""
    return x.lift(lambda a: a.reshape(a.shape[0], *shape, *a.shape[4:]))
