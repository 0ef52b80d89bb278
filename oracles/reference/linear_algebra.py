"""dot_general, cholesky and triangular_solve."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from oracles.evaluator import Context, evaluates
from oracles.reference.elementwise import kind_of
from oracles.reference.matrix_products import matrix_product
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.enclosures import enclose, is_special, numbers, part_of
from oracles.sets.float_grid import grid
from oracles.sets.flushing import flush_operand, flush_result
from oracles.sets.precision import operation_of
from oracles.sets.triangular import Errors, factor, solution
from spec.program import Raw
from spec.types import ComplexType, ElementType, TensorType, f64


@evaluates("dot_general")
def dot_general(
    lhs: Acceptance, rhs: Acceptance, *, lhs_batching_dimensions: tuple[int, ...],
    rhs_batching_dimensions: tuple[int, ...], lhs_contracting_dimensions: tuple[int, ...],
    rhs_contracting_dimensions: tuple[int, ...], precision_config: tuple[str, ...], algorithm: Raw | None = None,
    results: tuple[TensorType, ...], context: Context,
) -> Acceptance:  # fmt: skip
    operation = operation_of(context, lhs.element_type, rhs.element_type, precision_config, algorithm)
    left = matrices(lhs, lhs_batching_dimensions, lhs_contracting_dimensions)
    right = matrices(rhs, rhs_batching_dimensions, rhs_contracting_dimensions)
    product = matrix_product(left, right, results[0].element_type, context, operation)
    return to_shape(product, results[0].static_shape)


def matrices(x: Acceptance, batching: Sequence[int], contracting: Sequence[int]) -> Acceptance:
    """Return the tensor with shape (input sets, batches, free dimensions, contracting dimensions)."""
    rank = len(x.shape)
    free = [d for d in range(rank) if d not in batching and d not in contracting]
    sizes = [math.prod(x.shape[d] for d in group) for group in (batching, free, contracting)]
    order = (0, *(d + 1 for d in (*batching, *free, *contracting)))

    def move(a: Array) -> Array:
        parts = range(rank + 1, a.ndim)
        return a.transpose(*order, *parts).reshape(a.shape[0], *sizes, *a.shape[rank + 1 :])

    return x.lift(move)


def to_shape(x: Acceptance, shape: tuple[int, ...]) -> Acceptance:
    return x.lift(lambda a: a.reshape(a.shape[0], *shape, *a.shape[4:]))


@evaluates("cholesky")
def cholesky(a: Acceptance, *, lower: bool, context: Context) -> Acceptance:
    """Return the factor in one triangle; the other one is implementation-defined.

    "If there exists i where the input matrix is not an Hermitian positive-definite matrix, then the behavior is
    undefined": for all matrices of the batch.
    """
    kind_of(a.element_type)
    read = flush_operand(a, context.latitude)
    matrix, radius = numbers(read)
    with np.errstate(all="ignore"):
        is_hermitian = _is_hermitian(read, matrix, radius) & ~is_special(read).any(axis=(-1, -2))
        triangle = matrix if lower else _adjoint(matrix)
        found = factor(_hermitian(triangle), radius, errors_of(a.element_type, context))
        certain = found if _is_f64(a) else factor(_hermitian(triangle), radius, errors_of(f64, context))
    batch = tuple(range(1, is_hermitian.ndim))
    is_undefined = ~(is_hermitian & ~certain.is_open).all(axis=batch, keepdims=True)
    result, reach = found.center, found.radius
    if not lower:
        result, reach = _adjoint(result), np.swapaxes(reach, -1, -2)
    n = a.shape[-1]
    other = ~(np.tri(n, dtype=np.bool_) if lower else np.tri(n, dtype=np.bool_).T)
    is_open = (is_undefined | found.is_open)[..., np.newaxis, np.newaxis] | other
    sets = enclose(result, reach, is_open, a.element_type, context)
    zeroed = other[..., np.newaxis] if isinstance(a.element_type, ComplexType) else other
    lower_bound, upper_bound = (np.where(zeroed, 0.0, x) for x in (sets.lower, sets.upper))
    return flush_result(replace(sets, lower=lower_bound, upper=upper_bound), context.latitude)


def errors_of(element_type: ElementType, context: Context) -> Errors:
    g = grid(part_of(element_type))
    lost = 4 * g.smallest_normal if context.latitude.flushes else g.smallest
    return Errors(2.0**-g.precision, lost, g.precision, g.max_finite, isinstance(element_type, ComplexType))


def _is_f64(x: Acceptance) -> bool:
    return part_of(x.element_type) == f64


def _adjoint(x: Array) -> Array:
    return np.conj(np.swapaxes(x, -1, -2))


def _is_hermitian(a: Acceptance, matrix: Array, radius: Array) -> Array:
    """Whether the matrix is certainly Hermitian: undecided elements may differ from their mirror image, and undecided
    imaginary parts on the diagonal from zero."""
    on_diagonal = np.eye(matrix.shape[-1], dtype=np.bool_)
    is_real = np.asarray(True)
    if isinstance(a.element_type, ComplexType):
        is_real = (a.lower[..., 1] == 0) & (a.upper[..., 1] == 0)
    decided = (radius == 0) | on_diagonal & is_real
    return np.asarray(((matrix == _adjoint(matrix)) & decided).all(axis=(-1, -2)))


def _hermitian(matrix: Array) -> Array:
    below = np.tril(matrix, -1)
    diagonal = np.diagonal(matrix, axis1=-2, axis2=-1).real
    return np.asarray(below + _adjoint(below) + np.eye(matrix.shape[-1]) * diagonal[..., np.newaxis])


@evaluates("triangular_solve")
def triangular_solve(
    a: Acceptance, b: Acceptance, *, left_side: bool, lower: bool, unit_diagonal: bool, transpose_a: str,
    context: Context,
) -> Acceptance:  # fmt: skip
    """Solve op(a) x = b or x op(a) = b, reading one triangle of a. Unspecified for a singular system, and if
    `unit_diagonal` is set but an element of the diagonal is not 1."""
    kind_of(a.element_type)
    triangle = _triangle(flush_operand(a, context.latitude), lower)
    (matrix, radius), (right, right_radius) = numbers(triangle), numbers(flush_operand(b, context.latitude))
    is_open = is_special(triangle).any(axis=(-1, -2))
    if unit_diagonal:
        is_one, on_diagonal = (matrix == 1) & (radius == 0), np.eye(matrix.shape[-1], dtype=np.bool_)
        is_open |= ~(is_one | ~on_diagonal).all(axis=(-1, -2))
        matrix, radius = np.where(on_diagonal, 1.0, matrix), np.where(on_diagonal, 0.0, radius)
    if transpose_a == "ADJOINT":
        matrix = np.conj(matrix)
    if (transpose_a != "NO_TRANSPOSE") == left_side:  # x op(a) = b is op(a)^T x^T = b^T
        matrix, radius, lower = np.swapaxes(matrix, -1, -2), np.swapaxes(radius, -1, -2), not lower
    left, left_radius = (_to_lower(x, lower) for x in (matrix, radius))
    right, right_radius = (_to_left_system(x, lower, left_side) for x in (right, right_radius))
    with np.errstate(all="ignore"):
        found = solution(left, left_radius, right, right_radius, errors_of(a.element_type, context))
    is_open = is_open | found.is_open | is_special(b).any(axis=(-1, -2))
    center, reach = (_from_left_system(x, lower, left_side) for x in (found.center, found.radius))
    result = enclose(center, reach, is_open[..., np.newaxis, np.newaxis], b.element_type, context)
    return flush_result(result, context.latitude)


def _triangle(x: Acceptance, lower: bool) -> Acceptance:
    n = x.shape[-1]
    read = np.tri(n, dtype=np.bool_) if lower else np.tri(n, dtype=np.bool_).T
    if isinstance(x.element_type, ComplexType):
        read = read[..., np.newaxis]
    return x.lift(lambda a: np.where(read, a, np.zeros((), a.dtype)))


def _to_lower(matrix: Array, is_lower: bool) -> Array:
    return matrix if is_lower else matrix[..., ::-1, ::-1]


def _to_left_system(x: Array, is_lower: bool, left_side: bool) -> Array:
    """Return the right side of the equivalent system with a lower triangular matrix on the left."""
    x = x if left_side else np.swapaxes(x, -1, -2)
    return x if is_lower else x[..., ::-1, :]


def _from_left_system(x: Array, is_lower: bool, left_side: bool) -> Array:
    x = x if is_lower else x[..., ::-1, :]
    return x if left_side else np.swapaxes(x, -1, -2)
