"""Triangular systems and Cholesky factors, with error bounds for floating-point algorithms.

Matrices are batches of f64 or complex128 arrays of shape (..., n, n). The error of computing them in f64 is part of the
bounds, which are multiples of the sum of both unit roundoffs. The bounds hold for every algorithm with the errors of
sums of products in any order, blocked ones included, and (in `solution`) for those that invert the matrix (Higham,
"Accuracy and Stability of Numerical Algorithms", second edition, chapters 8, 10 and 14).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from typing import Any

import numpy as np

from oracles.sets.acceptance import Array
from oracles.sets.sums import lowest_bit

OWN_UNIT_ROUNDOFF = 2.0**-53


@dataclass(frozen=True)
class Errors:
    """Error parameters of an implementation's arithmetic: unit roundoff, underflow error of one result, precision in
    bits."""

    unit_roundoff: float
    underflow: float
    precision: int
    max_finite: float
    is_complex: bool

    def gamma(self, n: int) -> float:
        """Return the relative error of a sum of n products and one division or root. Complex operations count as four
        (section 3.6). Our own error is added twice, for computed inverses."""
        roundings = (n + 3) * (4 if self.is_complex else 1)
        return roundings * (self.unit_roundoff + 2 * OWN_UNIT_ROUNDOFF) * (1 + 2.0**-20)


@dataclass(frozen=True)
class Enclosure:
    """Results within `radius` of `center`; for complex numbers, a distance in the plane."""

    center: Array
    radius: Array
    is_open: Array
    """Mask of matrices without a bound."""


def product(a: Array, b: Array) -> Array:
    return np.asarray(np.matmul(a, b))


def forward(lower: Array, right: Array) -> Array:
    batch = np.broadcast_shapes(lower.shape[:-2], right.shape[:-2])
    x = np.zeros((*batch, *right.shape[-2:]), np.result_type(lower, right))
    for i in range(lower.shape[-1]):
        rest = right[..., i, :] - product(lower[..., i : i + 1, :i], x[..., :i, :])[..., 0, :]
        x[..., i, :] = rest / lower[..., i, i, np.newaxis]
    return x


def identity_like(a: Array) -> Array:
    return np.broadcast_to(np.eye(a.shape[-1]), a.shape)


def solution(a: Array, a_radius: Array, b: Array, b_radius: Array, errors: Errors) -> Enclosure:
    """Solve a x = b for a lower triangular matrix, by substitution or by inverting (blocks of) the matrix.

    Substitution computes (a + da) x' = b with |da| <= gamma |a| (theorem 8.5); with an inverse, |x'| has an error of
    gamma |a^-1| |a| |a^-1| |b| (section 14.2). With P = |a^-1| |a| and y = |a^-1| |b| >= |x| both are within e = gamma
    (P + I) y + gamma P e, likewise for undecided a and b. Underflow is added.
    """
    gamma = errors.gamma(a.shape[-1])
    is_regular = np.isfinite(a).all(axis=(-1, -2)) & (np.diagonal(a, axis1=-2, axis2=-1) != 0).all(axis=-1)
    a = np.where(is_regular[..., np.newaxis, np.newaxis], a, identity_like(a))
    inverse = np.abs(forward(a, identity_like(a)))
    growth, bound = product(inverse, np.abs(a)), product(inverse, np.abs(b))
    source = gamma * (product(growth, bound) + bound) + product(inverse, product(a_radius, bound) + b_radius)
    is_zero = ~(_meets(inverse, b) | _meets(inverse, b_radius) | _meets(inverse, _meets(a_radius, bound)))
    source = np.where(is_zero, 0.0, source + errors.underflow * _underflow_loss(a, b, inverse, growth, bound))
    feedback = gamma * growth + product(inverse, a_radius)
    exact = _stays_exact(a, b, inverse, bound, errors)
    exact = exact & (a_radius == 0).all(axis=(-1, -2)) & (b_radius == 0).all(axis=(-1, -2))
    is_open = ~is_regular | ~exact & (np.diagonal(feedback, axis1=-2, axis2=-1) >= 0.5).any(axis=-1)
    feedback = np.where((is_open | exact)[..., np.newaxis, np.newaxis], 0.0, feedback)
    radius = forward(identity_like(feedback) - np.tril(feedback), source)
    radius = np.where(exact[..., np.newaxis, np.newaxis], 0.0, radius)
    # An inverse by blocks has products with inverses of blocks. One matrix may serve all input sets of b.
    sizes = inverse, bound, product(np.abs(a), bound), product(np.abs(a), inverse), growth
    largest = reduce(np.maximum, [x.max(axis=(-1, -2), initial=0.0) for x in sizes])
    is_open = is_open | ~(largest < errors.max_finite / 4) | ~np.isfinite(b).all(axis=(-1, -2))
    return Enclosure(forward(a, b), radius, is_open)


def _meets(a: Array, b: Array) -> Array:
    return np.asarray(product((a != 0).astype(np.float32), (b != 0).astype(np.float32)) > 0)


def _underflow_loss(a: Array, b: Array, inverse: Array, growth: Array, bound: Array) -> Array:
    """Return the largest loss by underflow, in units of the loss of one result: products and quotients of substitution,
    of an inverse and its product with b, and reciprocals of the diagonal."""
    n = float(a.shape[-1])
    magnitudes = 1 + np.abs(b).sum(axis=-2, keepdims=True)
    reciprocals = product(np.abs(a), bound) + np.abs(b)
    every = np.broadcast_to(magnitudes, b.shape)
    return np.asarray(product(inverse, n * every) + product(growth, every + reciprocals) + reciprocals)


def _stays_exact(a: Array, b: Array, inverse: Array, bound: Array, errors: Errors) -> Array:
    """Whether all intermediate results are multiples of one quantum that the type holds: a has integers, and powers of
    two on the diagonal."""
    if np.iscomplexobj(a) or np.iscomplexobj(b):
        return np.zeros(a.shape[:-2], np.bool_)
    diagonal = np.abs(np.diagonal(a, axis1=-2, axis2=-1))
    unit = 1 / diagonal.prod(axis=-1)
    quantum = lowest_bit(b).min(axis=(-1, -2), initial=np.inf) * unit
    limit = 2.0**errors.precision
    fits = (lowest_bit(a).min(axis=(-1, -2), initial=np.inf) >= 1) & (lowest_bit(diagonal) == diagonal).all(axis=-1)
    fits &= product(np.abs(a), inverse).max(axis=(-1, -2), initial=0.0) < limit * unit
    # One matrix may serve all input sets of b.
    is_small = (product(np.abs(a), bound) + np.abs(b)).max(axis=(-1, -2), initial=0.0) < limit * quantum
    return np.asarray(fits & is_small & (quantum >= errors.underflow))


def factor(a: Array, a_radius: Array, errors: Errors) -> Enclosure:
    """Return the lower triangular factor l of a = l l^H with a positive diagonal.

    The computed factor is that of a + da with |da| <= gamma |l'| |l'|^H (theorem 10.3). With E = l^-1 da l^-H the
    factor of I + E differs from I by F = low(E - F F^H), where low is the lower triangle with half the diagonal: a
    contraction for ||E|| <= 1/4, and then |F| <= low(|E|) + 4 ||E||^2. Worse matrices are left open.
    """
    gamma = _gamma_of_positions(a.shape[-1], errors)
    root = _cholesky(a)
    is_positive = np.asarray(np.isfinite(root).all(axis=(-1, -2)))
    root = np.where(is_positive[..., np.newaxis, np.newaxis], root, identity_like(root))
    inverse = np.abs(forward(root, identity_like(root)))
    diagonal = np.sqrt(np.abs(np.diagonal(a, axis1=-2, axis2=-1)))
    filled = _fill_pattern(a != 0) | (a_radius != 0).any(axis=(-1, -2), keepdims=True)
    meets = _meets(filled, np.swapaxes(filled, -1, -2))
    scale = diagonal[..., :, np.newaxis] * diagonal[..., np.newaxis, :] * meets  # no less than |l| |l|^H
    besides = a_radius + a.shape[-1] * errors.underflow * meets
    first = _perturbation(np.abs(root), inverse, gamma * scale + besides)
    largest = np.abs(root) + first.radius
    second = _perturbation(np.abs(root), inverse, gamma * product(largest, np.swapaxes(largest, -1, -2)) + besides)
    radius = np.where(filled, np.minimum(first.radius, second.radius), 0.0)
    return Enclosure(np.tril(root), radius, ~is_positive | first.is_open)


def _gamma_of_positions(n: int, errors: Errors) -> Array:
    """Return the relative error of each element of l' l'^H, a sum of as many products as there are columns before
    it."""
    shorter = np.minimum.outer(np.arange(n), np.arange(n))
    return np.array([errors.gamma(k) for k in range(1, n + 1)])[shorter]


def _fill_pattern(is_there: Any) -> Array:
    filled = np.array(np.tril(is_there))
    for j in range(filled.shape[-1]):
        row = filled[..., j, :j, np.newaxis].astype(np.float32)
        filled[..., j:, j] |= product(filled[..., j:, :j].astype(np.float32), row)[..., 0] > 0
    return filled


def _perturbation(root: Array, inverse: Array, change: Array) -> Enclosure:
    """Return the largest change of the factor if the matrix changes by `change`, with 1% added for the error of the
    inverse."""
    relative = 1.01 * product(product(inverse, change), np.swapaxes(inverse, -1, -2))
    norm = np.sqrt((relative**2).sum(axis=(-1, -2)))
    is_open = ~(norm <= 0.25)
    n = root.shape[-1]
    low = relative * (np.tri(n) - np.eye(n) / 2)
    second = 4 * np.where(is_open, 0.0, norm)[..., np.newaxis, np.newaxis] ** 2 * np.tri(n)
    return Enclosure(root, product(root, low + second), is_open)


def _cholesky(a: Array) -> Array:
    root = np.zeros_like(a)
    for j in range(a.shape[-1]):
        rest = a[..., j:, j] - product(root[..., j:, :j], np.conj(root[..., j, :j, np.newaxis]))[..., 0]
        pivot = np.sqrt(np.where(rest[..., 0].real > 0, rest[..., 0].real, np.nan))
        root[..., j:, j] = rest / pivot[..., np.newaxis]
        root[..., j, j] = pivot
    return root
