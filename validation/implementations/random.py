"""Random numbers on concrete values, as far as the specification determines them."""

from __future__ import annotations

import numpy as np

from spec.types import BooleanType, FloatType, IntegerType
from validation.implementations.machine import Array, Call, Tensor, implements, narrow, wide_dtype, widen


@implements("rng")
def rng(call: Call) -> Tensor:
    a, b, _ = call.operands
    t, shape = a.element_type, call.result.static_shape
    low, high = a.array[()], b.array[()]
    is_uniform = call.op.rng_distribution == "UNIFORM" and not isinstance(t, BooleanType)
    if not is_uniform or not low < high:
        customary = np.broadcast_to(a.array, shape)
        return Tensor(call.choices.fill_open(customary, np.ones(shape, np.bool_), t), t)
    fractions = call.choices.fractions(shape)
    if isinstance(t, IntegerType):
        steps = [int(f * int(high - low)) for f in fractions.reshape(-1)]
        whole = np.array([low + min(s, int(high - low) - 1) for s in steps], object)
        return Tensor(whole.reshape(shape), t)
    assert isinstance(t, FloatType)
    return Tensor(_between(low, high, fractions, t), t)


def _between(low: Array, high: Array, fractions: Array, t: FloatType) -> Array:
    found = widen(narrow(low + (high - low) * fractions.astype(low.dtype), t), t)
    return np.where((found >= low) & (found < high), found, low)


@implements("rng_bit_generator")
def rng_bit_generator(call: Call) -> tuple[Tensor, ...]:
    return tuple(_anything(call, r.type.static_shape, r.type.element_type) for r in call.op.operation.results)


def _anything(call: Call, shape: tuple[int, ...], t: IntegerType | FloatType) -> Tensor:
    like = Tensor(np.zeros(shape, wide_dtype(t)), t)
    return like.with_array(call.choices.fill_open(like.array, np.ones(shape, np.bool_), t))
