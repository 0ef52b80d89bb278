"""Quantized operands of any op: dequantize, apply the op on numbers, quantize.

Sets of a quantized tensor are sets of storage values. `dequantize` and `quantize` are monotone, so that they map the
ends of a set.

The text leaves three choices open, which are resolved so (docs/decisions/2026-11-22-quantized.md):
- differences and sums of storage values are those of unlimited integers, since the clamp that follows saturates them;
  values that no 32-bit integer holds are open;
- a storage value that the expressed type lacks becomes either neighbour;
- NaN becomes any storage value.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import ml_dtypes
import numpy as np

from oracles.evaluator import Context, Mode, Unevaluated, evaluates, evaluates_quantized
from oracles.reference.elementwise import apply_kernel, propagate_open
from oracles.sets.acceptance import Acceptance, Array, bounds_dtype, exact, hull
from oracles.sets.float_grid import round_down, round_up
from oracles.sets.rounding import correctly_rounded
from spec.op import facts_of
from spec.program import Operation
from spec.types import (
    FloatType,
    IntegerType,
    QuantizedType,
    TensorType,
    Type,
    as_stored,
    dtype,
    i1,
    is_quantized_tensor,
    si32,
)
from spec.vocabulary import max_value, min_value

_FAR = 2.0**40
"""Bound on sums of two 32-bit integers."""


@evaluates("uniform_quantize")
def uniform_quantize(operand: Acceptance) -> Acceptance:
    """Return the operand; quantized results are quantized after every op."""
    return operand


@evaluates("uniform_dequantize")
def uniform_dequantize(operand: Acceptance) -> Acceptance:
    """Return the operand; quantized operands are dequantized before every op."""
    return operand


@evaluates_quantized
def dequantize_op_quantize(meaning: Callable[..., Any], operation: Operation, context: Context) -> Callable[..., Any]:
    """Return the meaning of an op on quantized operands, from its meaning on numbers (spec: dequantize_op_quantize,
    dequantize_compare, dequantize_select_quantize, hybrid_dequantize_then_op)."""
    if operation.name == "is_finite":
        return lambda x, **_: exact(np.ones(x.lower.shape, np.bool_), i1)
    tensors = [v.type for v in (*operation.operands, *operation.results) if isinstance(v.type, TensorType)]
    shapes = {t.shape for t in tensors if t.is_static}  # dynamic sizes are equal at run time
    if facts_of(operation.name).leaves_quantized_shapes_open and len(shapes) > 1:
        raise Unevaluated(f"{operation.name}: quantized tensors of different shapes, of which the text says nothing")
    types = tuple(r.type for r in operation.results)
    is_arithmetic = _is_arithmetic(operation)
    is_choice = operation.name in _CHOOSING and _has_one_element_type(operation)

    def on_numbers(*operands: Any, **members: Any) -> tuple[Any, ...]:
        numbers = [_map_quantized(x, lambda v: dequantize(v, context, is_exact=not is_arithmetic)) for x in operands]
        if "results" in members:
            members = {**members, "results": tuple(map(as_expressed, types))}
        outputs = meaning(*numbers, **members)
        outputs = outputs if isinstance(outputs, tuple) else (outputs,)
        return tuple(_store(x, t, context, is_choice) for x, t in zip(outputs, types, strict=True))

    def on_storage(*operands: Any, **members: Any) -> tuple[Any, ...]:
        """Also admit selecting among storage values without rounding."""
        inner = {**members, "results": tuple(map(as_stored, types))} if "results" in members else members
        chosen = meaning(*(_map_quantized(x, _as_integers) for x in operands), **inner)
        return tuple(hull(x, replace(chosen, element_type=x.element_type)) for x in on_numbers(*operands, **members))

    return on_storage if is_choice and context.latitude.quantization == "quantum" else on_numbers


def _is_arithmetic(operation: Operation) -> bool:
    """Whether the op computes new numbers and stores them quantized, rather than comparing, selecting or converting."""
    is_stored = any(is_quantized_tensor(r.type) for r in operation.results)
    return is_stored and operation.name not in _CHOOSING and not facts_of(operation.name).defines_per_axis


def _as_integers(x: Acceptance) -> Acceptance:
    assert isinstance(x.element_type, QuantizedType)
    return replace(x, element_type=x.element_type.storage_type)


_CHOOSING = frozenset({"clamp", "maximum", "minimum", "select"})
"""Ops whose result is one of their operands; with one type, integer arithmetic rounds nothing."""


def _has_one_element_type(operation: Operation) -> bool:
    types = [v.type for v in (*operation.operands, *operation.results)]
    elements = {t.element_type for t in types if isinstance(t, TensorType)}
    return len({t for t in elements if isinstance(t, QuantizedType)}) == 1


def _store(x: Any, t: Type, context: Context, is_exact: bool) -> Any:
    if not isinstance(t, TensorType) or not isinstance(t.element_type, QuantizedType):
        return x
    return quantize(_full(x, t), t.element_type, context, is_exact=is_exact)


def as_expressed(t: Type) -> Type:
    if isinstance(t, TensorType) and isinstance(t.element_type, QuantizedType):
        return replace(t, element_type=t.element_type.expressed_type)
    return t


def _map_quantized(x: Any, change: Callable[[Acceptance], Acceptance]) -> Any:
    if isinstance(x, tuple):
        return tuple(_map_quantized(v, change) for v in x)
    return change(x) if isinstance(x, Acceptance) and isinstance(x.element_type, QuantizedType) else x


def _full(x: Acceptance, t: TensorType) -> Acceptance:
    if not t.is_static:
        return x
    shape = (x.input_sets, *t.static_shape)
    return x if x.lower.shape == shape else x.lift(lambda a: np.broadcast_to(a, shape))


def _along(numbers: tuple[Any, ...], q: QuantizedType, rank: int, kind: Any) -> Array:
    """Return parameters as an array that broadcasts against the elements, with a first axis for the input sets."""
    shape = [1] * (rank + 1)
    if q.quantization_dimension is not None:
        shape[q.quantization_dimension + 1] = len(numbers)
    return np.array(numbers, kind).reshape(shape)


def _scales(q: QuantizedType, shape: tuple[int, ...]) -> Acceptance:
    with np.errstate(all="ignore"):
        scales = _along(q.scales, q, len(shape) - 1, np.float64).astype(dtype(q.expressed_type)).astype(np.float64)
    return exact(np.broadcast_to(scales, shape), q.expressed_type)


def dequantize(x: Acceptance, context: Context, *, is_exact: bool = True) -> Acceptance:
    """Return (storage - zero_point) * scale in the expressed type. With the latitude "quantum" of quantization, unless
    `is_exact`, the unrounded number is admitted too."""
    q = x.element_type
    assert isinstance(q, QuantizedType)
    zeros = _along(q.zero_points, q, len(x.shape), np.int64)
    lower = x.lower.astype(np.int64) - zeros
    upper = lower if x.lower is x.upper else x.upper.astype(np.int64) - zeros
    is_open = _does_not_fit(lower, si32) | _does_not_fit(upper, si32)
    low = lower.astype(np.float64)
    high = low if upper is lower else upper.astype(np.float64)
    none = np.zeros(low.shape, np.bool_)
    difference = correctly_rounded(low, high, none, to=q.expressed_type, mode=Mode.FUSED)
    scales = _scales(q, low.shape)
    scaled = apply_kernel("multiply", (difference, scales), q.expressed_type, context, {})
    if context.latitude.quantization == "quantum" and not is_exact:
        scaled = _or_unrounded(scaled, low * scales.lower, high * scales.lower, q.expressed_type)
    return replace(propagate_open(scaled, (x,)), unspecified=scaled.unspecified | is_open | x.unspecified)


def _or_unrounded(scaled: Acceptance, low: Array, high: Array, t: FloatType) -> Acceptance:
    """Return the sets with the unrounded numbers, for implementations that never round to the expressed type."""
    lower, upper = (np.minimum(scaled.lower, round_down(low, t)), np.maximum(scaled.upper, round_up(high, t)))
    return replace(scaled, lower=lower, upper=upper)


def quantize(x: Acceptance, q: QuantizedType, context: Context, *, is_exact: bool = False) -> Acceptance:
    """Return clamp(storage_min, round_nearest_even(x / scale) + zero_point, storage_max). With the latitude "quantum"
    of quantization, unless `is_exact`, one quantum more or less is admitted too."""
    ratio = apply_kernel("divide", (x, _scales(q, x.lower.shape)), q.expressed_type, context, {})
    rounded = apply_kernel("round_nearest_even", (ratio,), q.expressed_type, context, {})
    zeros = _along(q.zero_points, q, len(x.shape), np.int64)
    is_open = x.unspecified | rounded.unspecified | rounded.nan
    is_off = context.latitude.quantization == "quantum" and not is_exact
    ends = []
    for end, sign in ((rounded.lower, -1), (rounded.upper, 1)):
        whole = np.clip(np.nan_to_num(end, nan=0.0, posinf=_FAR, neginf=-_FAR), -_FAR, _FAR).astype(np.int64)
        is_open = is_open | _leaves(whole, zeros, q)
        ends.append(whole + zeros + (sign * _quantum(whole, q) if is_off else 0))
    lower, upper = (_clamp(end, q) for end in ends)
    is_point = rounded.lower is rounded.upper and not is_off
    none = np.zeros(lower.shape, np.bool_)
    return Acceptance(q, lower, lower if is_point else upper, none, np.broadcast_to(is_open, lower.shape))


def _quantum(whole: Array, q: QuantizedType) -> Array:
    """Return 1, or the spacing of the expressed type's values where it exceeds 1."""
    bits = int(ml_dtypes.finfo(dtype(q.expressed_type)).nmant)  # type: ignore[no-untyped-call]
    exponent = np.frexp(whole.astype(np.float64))[1].astype(np.int64) - 1
    return np.asarray(np.left_shift(1, np.maximum(exponent - bits, 0)))


def _clamp(x: Array, q: QuantizedType) -> Array:
    return np.asarray(np.clip(x, q.storage_min, q.storage_max).astype(bounds_dtype(q)))


def _leaves(whole: Array, zeros: Array | int, q: QuantizedType) -> Array:
    """Return the mask of rounded numbers that, with or without the zero point, exceed the widest storage type."""
    wide = q.storage_type if q.storage_type.width == 32 else si32
    return np.asarray(_does_not_fit(whole, wide) | _does_not_fit(whole + zeros, wide))


def _does_not_fit(x: Array, t: IntegerType) -> Array:
    return np.asarray((x < min_value(t)) | (x > max_value(t)))


def requantize(x: Acceptance, to: QuantizedType, context: Context) -> Acceptance:
    """Convert between quantized types (spec: to_destination_type)."""
    return x if x.element_type == to else quantize(dequantize(x, context), to, context)


def sum_with_saturation(terms: Acceptance, context: Context) -> Acceptance:
    """Return the sums of each row's terms, of shape (rows, n), by any tree of quantized additions in one type.

    An addition is a + b - zero_point, clamped, if the expressed type holds the sums well enough for rounding to find
    them again. Saturation at one end loses at most the terms that lead away from that end; if a partial sum may
    saturate at both ends, every value between the sums of the terms of either sign is admitted.
    """
    q = terms.element_type
    assert isinstance(q, QuantizedType)
    n, zero = terms.lower.shape[1], q.zero_points[0]
    lower, upper = (x.astype(np.int64) - zero for x in (terms.lower, terms.upper))
    steps = n if context.latitude.quantization == "quantum" else 0
    bottom, top = q.storage_min - zero, q.storage_max - zero
    down, up = np.minimum(lower, 0).sum(axis=1) - steps, np.maximum(upper, 0).sum(axis=1) + steps
    low, high = lower.sum(axis=1) - steps, upper.sum(axis=1) + steps
    low = np.where(up > top, np.where(down < bottom, down, np.minimum(low, top + down)), low)
    high = np.where(down < bottom, np.where(up > top, up, np.maximum(high, bottom + up)), high)
    is_open = np.asarray(terms.unspecified.any(axis=1))
    for partial in (down, up):
        is_open = np.asarray(is_open | _leaves(partial, zero, q))
    return Acceptance(q, _clamp(low + zero, q), _clamp(high + zero, q), np.zeros(low.shape, np.bool_), is_open)


def off_by(x: Acceptance, steps: int, context: Context) -> Acceptance:
    """Return the sets after `steps` more operations that change nothing, except that each may be off by one storage
    value with the latitude "quantum" of quantization."""
    if context.latitude.quantization != "quantum":
        return x
    q = x.element_type
    assert isinstance(q, QuantizedType)
    lower, upper = (_clamp(x.lower.astype(np.int64) - steps, q), _clamp(x.upper.astype(np.int64) + steps, q))
    return replace(x, lower=lower, upper=upper)


def adds_exactly(q: QuantizedType) -> bool:
    """Whether rounding recovers the exact sum of two storage values: four roundings are less than half a quantum, and
    the quantum and the greatest sum are normal numbers of the expressed type."""
    if q.quantization_dimension is not None:
        return False
    info: Any = ml_dtypes.finfo(dtype(q.expressed_type))  # type: ignore[no-untyped-call]
    most = 2 * (q.storage_max - q.storage_min)
    scale = q.scales[0]
    fits = float(info.smallest_normal) <= scale and scale * most <= float(info.max)
    return fits and 4 * most * float(info.eps) < 0.5
