"""cholesky and triangular_solve on concrete values, by the textbook's loops."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from spec.types import ComplexType
from validation.implementations.elementwise import ieee, join, parts
from validation.implementations.machine import Array, Call, Tensor, implements, part_type
from validation.implementations.term_products import Sum


class Scalars:
    def __init__(self, call: Call, element_type: Any) -> None:
        self.call, self.element_type, self.part = call, element_type, part_type(element_type)
        self.by_reciprocal = bool(call.choices.offset())

    def products(self, pairs: list[tuple[Array, Array]]) -> Array:
        if not isinstance(self.element_type, ComplexType):
            return Sum(self.call, self.part).of(pairs)
        real = [p for a, b in pairs for p in ((a.real, b.real), (-a.imag, b.imag))]
        imaginary = [p for a, b in pairs for p in ((a.real, b.imag), (a.imag, b.real))]
        return join(*(np.asarray(Sum(self.call, self.part).of(x)) for x in (real, imaginary)))

    def subtract(self, a: Array, b: Array) -> Array:
        if not isinstance(self.element_type, ComplexType):
            return self._real(np.subtract, a, b)
        return join(*(self._real(np.subtract, p, q) for p, q in zip(parts(a), parts(b), strict=True)))

    def divide(self, a: Array, b: Array) -> Array:
        if not isinstance(self.element_type, ComplexType):
            if self.by_reciprocal:
                return self._real(np.multiply, a, self._real(np.divide, np.ones_like(b), b))
            return self._real(np.divide, a, b)
        return join(*(self.call.choices.round_to(p, self.part) for p in parts(np.asarray(a / b))))

    def root(self, a: Array) -> Array:
        found = self._real(np.sqrt, a.real)
        return join(found, np.zeros_like(found)) if isinstance(self.element_type, ComplexType) else found

    def _real(self, function: Any, *operands: Array) -> Array:
        return ieee(self.call, function, self.part, *operands)


def _scalars(call: Call, t: Any) -> tuple[Scalars, bool]:
    is_wider = call.choices.accumulates_wider()
    inner = replace(call, machine=replace(call.machine, choices=call.choices.when_fused())) if is_wider else call
    return Scalars(inner, t), is_wider


def _round(call: Call, x: Array, t: Any) -> Array:
    if isinstance(t, ComplexType):
        return join(*(call.choices.round_to(p, part_type(t)) for p in parts(x)))
    return call.choices.round_to(x, t)


@implements("cholesky")
def cholesky(call: Call) -> Tensor:
    """Factor row by row; a matrix that is not positive definite or not Hermitian leaves everything open."""
    (x,) = call.operands
    scalars, _ = _scalars(call, x.element_type)
    n = x.shape[-1]
    a = x.array if call.op.lower else np.conj(np.swapaxes(x.array, -1, -2))
    root = np.zeros(x.shape, x.array.dtype)
    for i in range(n):
        for j in range(i + 1):
            done = scalars.products([(root[..., i, k], np.conj(root[..., j, k])) for k in range(j)])
            rest = scalars.subtract(a[..., i, j], done) if j else a[..., i, j]
            root[..., i, j] = scalars.root(rest) if i == j else scalars.divide(rest, root[..., j, j])
    result = _round(call, root if call.op.lower else np.conj(np.swapaxes(root, -1, -2)), x.element_type)
    is_open = np.ones((n, n), np.bool_)
    is_open = np.broadcast_to(np.triu(is_open, 1) if call.op.lower else np.tril(is_open, -1), x.shape)
    hermitian = (x.array == np.conj(np.swapaxes(x.array, -1, -2))).all()
    if not hermitian or not np.isfinite(root).all():
        is_open = np.ones(x.shape, np.bool_)
    return Tensor(call.choices.fill_open(result, is_open, x.element_type), x.element_type)


@implements("triangular_solve")
def triangular_solve(call: Call) -> Tensor:
    op, (x, b) = call.op, call.operands
    a = np.tril(x.array) if op.lower else np.triu(x.array)
    if op.unit_diagonal:
        n = x.shape[-1]
        a = np.where(np.eye(n, dtype=np.bool_), 1, a)
    is_transposed = op.transpose_a != "NO_TRANSPOSE"
    if op.transpose_a == "ADJOINT":
        a = np.conj(a)
    right = b.array
    if not op.left_side:
        right = np.swapaxes(right, -1, -2)
        is_transposed = not is_transposed
    is_lower = bool(op.lower) != is_transposed
    if is_transposed:
        a = np.swapaxes(a, -1, -2)
    scalars, _ = _scalars(call, b.element_type)
    solved = _round(call, _substitute(scalars, a, right, is_lower), b.element_type)
    return b.with_array(solved if op.left_side else np.swapaxes(solved, -1, -2))


def _substitute(scalars: Scalars, a: Array, right: Array, is_lower: bool) -> Array:
    n = a.shape[-1]
    x = np.zeros(right.shape, right.dtype)
    known: list[int] = []
    for i in range(n) if is_lower else range(n - 1, -1, -1):
        done = scalars.products([(a[..., i, k, np.newaxis], x[..., k, :]) for k in known])
        rest = scalars.subtract(right[..., i, :], done) if known else right[..., i, :]
        x[..., i, :] = scalars.divide(rest, a[..., i, i, np.newaxis])
        known.append(i)
    return x
