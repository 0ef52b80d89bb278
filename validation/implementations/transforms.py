"""fft and the batch norms on concrete values."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from spec.types import FloatType
from validation.implementations.elementwise import ieee, join, parts
from validation.implementations.machine import Array, Call, Tensor, implements, part_type
from validation.implementations.term_products import Sum

_LARGEST_BY_TERMS = 13


@implements("fft")
def fft(call: Call) -> Tensor:
    op, (x,) = call.op, call.operands
    t, to = part_type(x.element_type), call.result.element_type
    lengths, rank = op.fft_length, len(x.shape)
    if call.result.static_shape and 0 in call.result.static_shape:
        return Tensor(np.zeros(call.result.static_shape), to)
    z = x.array if np.iscomplexobj(x.array) else join(x.array, np.zeros_like(x.array))
    axes = list(range(rank - len(lengths), rank))
    if op.fft_type in ("FFT", "RFFT"):
        if op.fft_type == "RFFT":
            z = _along(call, z, axes[-1], t, -1)[..., : lengths[-1] // 2 + 1]
        for axis in axes[-2::-1] if op.fft_type == "RFFT" else axes[::-1]:
            z = _along(call, z, axis, t, -1)
        return Tensor(z, to)
    for axis in axes[:-1]:
        z = _inverse(call, z, axis, t)
    if op.fft_type == "IFFT":
        return Tensor(_inverse(call, z, axes[-1], t), to)
    is_open = _is_open(x.array, lengths)
    whole = _inverse(call, _complete(z, lengths[-1]), axes[-1], t)
    return Tensor(call.choices.fill_open(whole.real, np.broadcast_to(is_open, whole.shape), to), to)


def _complete(z: Array, n: int) -> Array:
    z = z.copy()
    z.imag[..., 0] = 0
    if n % 2 == 0:
        z.imag[..., -1] = 0
    rest = np.conj(z[..., 1 : n - z.shape[-1] + 1])[..., ::-1]
    return np.concatenate([z, rest], axis=-1)


def _is_open(z: Array, lengths: Sequence[int]) -> Array:
    """Return a mask of the inverse transforms (IRFFT) whose operand is no transform of a real tensor."""
    own = [0] if lengths[-1] % 2 else [0, lengths[-1] // 2]
    axes, transformed = tuple(range(-len(lengths), -1)), tuple(range(-len(lengths), 0))
    plane = z[..., own]
    opposite = plane
    for axis in axes:
        opposite = np.take(opposite, -np.arange(opposite.shape[axis]) % opposite.shape[axis], axis=axis)
    is_one = (plane == np.conj(opposite)).all(axis=transformed, keepdims=True)
    return np.asarray(~(is_one & np.isfinite(z).all(axis=transformed, keepdims=True)))


def _inverse(call: Call, z: Array, axis: int, t: FloatType) -> Array:
    n = z.shape[axis]
    found = _along(call, z, axis, t, 1)
    return join(*(ieee(call, np.divide, t, p, np.full(p.shape, n, p.dtype)) for p in parts(found)))


def _along(call: Call, z: Array, axis: int, t: FloatType, sign: int) -> Array:
    return np.moveaxis(_transform(call, np.moveaxis(z, axis, -1), t, sign), -1, axis)


def _transform(call: Call, z: Array, t: FloatType, sign: int) -> Array:
    n = z.shape[-1]
    if n == 1:
        return z
    p = next(q for q in range(2, n + 1) if n % q == 0)
    if p > _LARGEST_BY_TERMS:
        return _at_once(call, z, t, sign)
    m = n // p
    pieces = [_transform(call, z[..., r::p], t, sign) for r in range(p)]
    outputs = []
    for k in range(p):
        index = np.arange(m) + k * m
        terms = [(pieces[r], _twiddles(call, r * index, n, t, sign)) for r in range(p)]
        real = [pair for a, b in terms for pair in ((a.real, b.real), (-a.imag, b.imag))]
        imaginary = [pair for a, b in terms for pair in ((a.real, b.imag), (a.imag, b.real))]
        outputs.append(join(*(np.asarray(Sum(call, t).of(x)) for x in (real, imaginary))))
    return np.concatenate(outputs, axis=-1)


def _at_once(call: Call, z: Array, t: FloatType, sign: int) -> Array:
    n = z.shape[-1]
    angle = np.outer(np.arange(n), np.arange(n)) % n * (sign * 2 * np.pi / n)
    real, imaginary = parts(z @ np.exp(1j * angle))
    return join(*(call.choices.round_to(x, t) for x in (real, imaginary)))


def _twiddles(call: Call, k: Array, n: int, t: FloatType, sign: int) -> Array:
    angle = (k % n).astype(np.longdouble) * (2 * np.longdouble("3.14159265358979323846264338327950288") / n)
    return join(*(call.choices.round_to(p, t) for p in (np.cos(angle), sign * np.sin(angle))))


class _Features:
    def __init__(self, call: Call, t: FloatType) -> None:
        self.call, self.t = call, t

    def __call__(self, function: Any, *operands: Array) -> Array:
        return ieee(self.call, function, self.t, *operands)

    def total(self, x: Array) -> Array:
        return self.products(x, np.ones_like(x))

    def products(self, x: Array, y: Array) -> Array:
        pairs = list(zip(x, np.broadcast_to(y, x.shape), strict=True))
        return np.broadcast_to(np.asarray(Sum(self.call, self.t).of(pairs)), x.shape[1:])

    def constant(self, value: float, like: Array) -> Array:
        return self.call.choices.round_to(np.asarray(value, like.dtype), self.t)

    def mean(self, total: Array, n: int) -> Array:
        return self(np.divide, total, np.broadcast_to(self.constant(n, total), total.shape))

    def normalize(self, x: Array, *, scale: Array, offset: Array, mean: Array, variance: Array) -> Array:
        """Normalize by the specification's formula, or by one factor and one summand."""
        root = self(np.sqrt, variance)
        if not self.call.choices.offset():
            quotient = self(np.divide, self(np.subtract, x, mean), root)
            return self(np.add, self(np.multiply, scale, quotient), offset)
        factor = self(np.divide, scale, root)
        return self(np.add, self(np.multiply, x, factor), self(np.subtract, offset, self(np.multiply, mean, factor)))

    def with_epsilon(self, variance: Array, epsilon: float) -> Array:
        return self(
            np.add, variance, np.broadcast_to(self.constant(float(np.float32(epsilon)), variance), variance.shape)
        )


def _arrange(call: Call, x: Tensor) -> Array:
    features = x.shape[call.op.feature_index]
    others = math.prod(x.shape[: call.op.feature_index]) * math.prod(x.shape[call.op.feature_index + 1 :])
    return np.moveaxis(x.array, call.op.feature_index, -1).reshape(others, features)


def _restore(call: Call, x: Array, like: Tensor) -> Tensor:
    i = call.op.feature_index
    shape = (*like.shape[:i], *like.shape[i + 1 :], like.shape[i])
    return like.with_array(np.moveaxis(x.reshape(shape), -1, i))


def _features(call: Call) -> _Features:
    t = call.operands[0].element_type
    if not call.choices.accumulates_wider():
        return _Features(call, t)
    return _Features(replace(call, machine=replace(call.machine, choices=call.choices.when_fused())), t)


def _round(call: Call, x: Array, t: FloatType) -> Tensor:
    return Tensor(call.choices.round_to(np.asarray(x), t), t)


@implements("batch_norm_inference")
def batch_norm_inference(call: Call) -> Tensor:
    x, scale, offset, mean, variance = call.operands
    f = _features(call)
    found = f.normalize(
        _arrange(call, x), scale=scale.array, offset=offset.array, mean=mean.array,
        variance=f.with_epsilon(variance.array, call.op.epsilon),
    )  # fmt: skip
    return _restore(call, call.choices.round_to(found, x.element_type), x)


@implements("batch_norm_training")
def batch_norm_training(call: Call) -> tuple[Tensor, ...]:
    x, scale, offset = call.operands
    f, elements = _features(call), _arrange(call, x)
    n = len(elements)
    mean = f.mean(f.total(elements), n)
    if call.choices.offset():
        square = f(np.multiply, mean, mean)
        variance = f(np.subtract, f.mean(f.products(elements, elements), n), square)
    else:
        centered = f(np.subtract, elements, mean)
        variance = f.mean(f.products(centered, centered), n)
    found = f.normalize(
        elements, scale=scale.array, offset=offset.array, mean=mean, variance=f.with_epsilon(variance, call.op.epsilon)
    )
    output = _restore(call, call.choices.round_to(found, x.element_type), x)
    return output, _round(call, mean, x.element_type), _round(call, variance, x.element_type)


@implements("batch_norm_grad")
def batch_norm_grad(call: Call) -> tuple[Tensor, ...]:
    x, scale, mean, variance, gradient = call.operands
    f, elements, g = _features(call), _arrange(call, x), _arrange(call, gradient)
    n = f.constant(len(elements), elements)
    centered, spread = f(np.subtract, elements, mean.array), f.with_epsilon(variance.array, call.op.epsilon)
    root, total = f(np.sqrt, spread), f.total(g)
    i4 = f(np.multiply, f.products(g, centered), centered)
    i6 = f(np.subtract, f(np.subtract, f(np.multiply, g, n), total), f(np.divide, i4, spread))
    factor = f(np.divide, f(np.divide, scale.array, root), n)
    grad_scale = f.products(g, f(np.divide, centered, root))
    t = x.element_type
    grad_operand = _restore(call, call.choices.round_to(f(np.multiply, factor, i6), t), x)
    return grad_operand, _round(call, grad_scale, t), _round(call, total, t)
