"""Quantized operands: dequantize, the op on the numbers that they stand for, quantize; one mechanism for every op.

The sets of a quantized tensor are sets of its storage values. `dequantize` and `quantize` are monotone, so the ends of
a set of numbers are carried through them, ties and saturation included.

The text leaves three things open, which are read so (docs/decisions/2026-11-22-quantized.md):
- differences and sums of storage values are those of integers without limit, since the clamp that follows is there to
  saturate them; what no integer of 32 bits holds is left open;
- a storage value that the expressed type lacks becomes either of its neighbours there;
- NaN becomes any storage value.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import ml_dtypes
import numpy as np

from oracles.evaluator import Context, Mode, Unevaluated, evaluates, evaluates_quantized
from oracles.reference.elementwise import apply_kernel, opened
from oracles.sets.acceptance import Acceptance, Array, bounds_dtype, exact, hull
from oracles.sets.float_grid import round_down, round_up
from oracles.sets.rounding import correctly_rounded
from spec.op import facts_of
from spec.program import Operation
from spec.types import FloatType, IntegerType, QuantizedType, TensorType, Type, dtype, i1, is_quantized_tensor, si32
from spec.vocabulary import max_value, min_value

_FAR = 2.0**40
"""Beyond every sum of two integers of 32 bits."""


@evaluates("uniform_quantize")
def uniform_quantize(operand: Acceptance) -> Acceptance:
    """The number itself: what is quantized is dequantized before, and quantized after, as for every op."""
    return operand


@evaluates("uniform_dequantize")
def uniform_dequantize(operand: Acceptance) -> Acceptance:
    """The number itself, as above."""
    return operand


@evaluates_quantized
def dequantize_op_quantize(meaning: Callable[..., Any], operation: Operation, context: Context) -> Callable[..., Any]:
    """What an op means on quantized operands, from what it means on numbers: dequantize_op_quantize of the text, and
    dequantize_compare, dequantize_select_quantize and hybrid_dequantize_then_op, which are like it."""
    if operation.name == "is_finite":
        return lambda x, **_: exact(np.ones(x.lower.shape, np.bool_), i1)
    tensors = [v.type for v in (*operation.operands, *operation.results) if isinstance(v.type, TensorType)]
    shapes = {t.shape for t in tensors if t.is_static}  # sizes that are known as the program runs are the same
    if facts_of(operation.name).leaves_quantized_shapes_open and len(shapes) > 1:
        raise Unevaluated(f"{operation.name}: quantized tensors of different shapes, of which the text says nothing")
    types = tuple(r.type for r in operation.results)
    is_arithmetic = _is_arithmetic(operation)
    is_choice = operation.name in _CHOOSING and _has_one_element_type(operation)

    def on_numbers(*operands: Any, **members: Any) -> tuple[Any, ...]:
        numbers = [_mapped(x, lambda v: dequantized(v, context, is_exact=not is_arithmetic)) for x in operands]
        if "results" in members:
            members = {**members, "results": tuple(map(expressed, types))}
        outputs = meaning(*numbers, **members)
        outputs = outputs if isinstance(outputs, tuple) else (outputs,)
        return tuple(_stored(x, t, context, is_choice) for x, t in zip(outputs, types, strict=True))

    def on_storage(*operands: Any, **members: Any) -> tuple[Any, ...]:
        """What chooses among operands may choose among their storage values, too, without rounding them."""
        inner = {**members, "results": tuple(map(_as_stored, types))} if "results" in members else members
        chosen = meaning(*(_mapped(x, _as_integers) for x in operands), **inner)
        return tuple(hull(x, replace(chosen, element_type=x.element_type)) for x in on_numbers(*operands, **members))

    return on_storage if is_choice and context.latitude.quantization == "quantum" else on_numbers


def _is_arithmetic(operation: Operation) -> bool:
    """Whether it is computed on numbers and stored, and not only compared, chosen, or converted as the text says."""
    is_stored = any(is_quantized_tensor(r.type) for r in operation.results)
    return is_stored and operation.name not in _CHOOSING and not facts_of(operation.name).defines_per_axis


def _as_integers(x: Acceptance) -> Acceptance:
    """The storage values as what they are, and no more."""
    assert isinstance(x.element_type, QuantizedType)
    return replace(x, element_type=x.element_type.storage_type)


_CHOOSING = frozenset({"clamp", "maximum", "minimum", "select"})
"""Ops of one result, which is among their operands: of one type, integer arithmetic has nothing to round."""


def _has_one_element_type(operation: Operation) -> bool:
    types = [v.type for v in (*operation.operands, *operation.results)]
    elements = {t.element_type for t in types if isinstance(t, TensorType)}
    return len({t for t in elements if isinstance(t, QuantizedType)}) == 1


def _stored(x: Any, t: Type, context: Context, is_exact: bool) -> Any:
    """A result as it is returned: of a quantized type, its storage values."""
    if not isinstance(t, TensorType) or not isinstance(t.element_type, QuantizedType):
        return x
    return quantized(_full(x, t), t.element_type, context, is_exact=is_exact)


def expressed(t: Type) -> Type:
    """The type of the numbers that the elements of a quantized type stand for; any other type as it is."""
    if isinstance(t, TensorType) and isinstance(t.element_type, QuantizedType):
        return replace(t, element_type=t.element_type.expressed_type)
    return t


def _as_stored(t: Type) -> Type:
    """The type of the storage values themselves."""
    if isinstance(t, TensorType) and isinstance(t.element_type, QuantizedType):
        return replace(t, element_type=t.element_type.storage_type)
    return t


def _mapped(x: Any, change: Callable[[Acceptance], Acceptance]) -> Any:
    if isinstance(x, tuple):
        return tuple(_mapped(v, change) for v in x)
    return change(x) if isinstance(x, Acceptance) and isinstance(x.element_type, QuantizedType) else x


def _full(x: Acceptance, t: TensorType) -> Acceptance:
    """With arrays of the declared shape, along whose axes the scales lie; of unknown sizes they have those."""
    if not t.is_static:
        return x
    shape = (x.input_sets, *t.static_shape)
    return x if x.lower.shape == shape else x.lift(lambda a: np.broadcast_to(a, shape))


def _along(numbers: tuple[Any, ...], q: QuantizedType, rank: int, kind: Any) -> Array:
    """Parameters as an array that broadcasts against the elements, with a first axis for the input sets."""
    shape = [1] * (rank + 1)
    if q.quantization_dimension is not None:
        shape[q.quantization_dimension + 1] = len(numbers)
    return np.array(numbers, kind).reshape(shape)


def _scales(q: QuantizedType, shape: tuple[int, ...]) -> Acceptance:
    """As constants of the expressed type."""
    with np.errstate(all="ignore"):
        scales = _along(q.scales, q, len(shape) - 1, np.float64).astype(dtype(q.expressed_type)).astype(np.float64)
    return exact(np.broadcast_to(scales, shape), q.expressed_type)


def dequantized(x: Acceptance, context: Context, *, is_exact: bool = True) -> Acceptance:
    """(storage - zero_point) * scale, in the expressed type; with the latitude of a quantum also unrounded, unless
    `is_exact`."""
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
    return replace(opened(scaled, (x,)), unspecified=scaled.unspecified | is_open | x.unspecified)


def _or_unrounded(scaled: Acceptance, low: Array, high: Array, t: FloatType) -> Acceptance:
    """The number itself too, which an implementation may compute with that never rounds it to the expressed type."""
    lower, upper = (np.minimum(scaled.lower, round_down(low, t)), np.maximum(scaled.upper, round_up(high, t)))
    return replace(scaled, lower=lower, upper=upper)


def quantized(x: Acceptance, q: QuantizedType, context: Context, *, is_exact: bool = False) -> Acceptance:
    """clamp(storage_min, round_nearest_even(x / scale) + zero_point, storage_max); with the latitude of a quantum one
    more and one less, unless `is_exact`."""
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
    lower, upper = (_clamped(end, q) for end in ends)
    is_point = rounded.lower is rounded.upper and not is_off
    none = np.zeros(lower.shape, np.bool_)
    return Acceptance(q, lower, lower if is_point else upper, none, np.broadcast_to(is_open, lower.shape))


def _quantum(whole: Array, q: QuantizedType) -> Array:
    """One, or where the expressed type does not tell neighbouring integers apart, the distance of those that it has."""
    bits = int(ml_dtypes.finfo(dtype(q.expressed_type)).nmant)  # type: ignore[no-untyped-call]
    exponent = np.frexp(whole.astype(np.float64))[1].astype(np.int64) - 1
    return np.asarray(np.left_shift(1, np.maximum(exponent - bits, 0)))


def _clamped(x: Array, q: QuantizedType) -> Array:
    return np.asarray(np.clip(x, q.storage_min, q.storage_max).astype(bounds_dtype(q)))


def _leaves(whole: Array, zeros: Array | int, q: QuantizedType) -> Array:
    """Where a rounded number, or it and the zero point, are more than the widest storage type holds."""
    wide = q.storage_type if q.storage_type.width == 32 else si32
    return np.asarray(_does_not_fit(whole, wide) | _does_not_fit(whole + zeros, wide))


def _does_not_fit(x: Array, t: IntegerType) -> Array:
    return np.asarray((x < min_value(t)) | (x > max_value(t)))


def requantized(x: Acceptance, to: QuantizedType, context: Context) -> Acceptance:
    """to_destination_type between quantized types: each element in the other's storage."""
    return x if x.element_type == to else quantized(dequantized(x, context), to, context)


def saturating_sum(terms: Acceptance, context: Context) -> Acceptance:
    """The sets of sums of each row's terms, of shape (rows, n), by any tree of quantized additions in one type.

    Such an addition is a + b - zero_point, clamped, where the expressed type holds the sums well enough for rounding to
    find them again. What saturates at one end alone loses no more than the terms that lead away from that end; where
    a partial sum may saturate at both ends, everything between the sums of the terms of either sign.
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
    return Acceptance(q, _clamped(low + zero, q), _clamped(high + zero, q), np.zeros(low.shape, np.bool_), is_open)


def off_by(x: Acceptance, steps: int, context: Context) -> Acceptance:
    """The sets after so many more operations that change nothing but for the latitude of a quantum that each has."""
    if context.latitude.quantization != "quantum":
        return x
    q = x.element_type
    assert isinstance(q, QuantizedType)
    lower, upper = (_clamped(x.lower.astype(np.int64) - steps, q), _clamped(x.upper.astype(np.int64) + steps, q))
    return replace(x, lower=lower, upper=upper)


def adds_exactly(q: QuantizedType) -> bool:
    """Whether rounding finds the sum of two storage values again: four roundings are less than half a quantum, and
    neither a quantum nor the greatest sum leaves the normal numbers of the expressed type."""
    if q.quantization_dimension is not None:
        return False
    info: Any = ml_dtypes.finfo(dtype(q.expressed_type))  # type: ignore[no-untyped-call]
    most = 2 * (q.storage_max - q.storage_min)
    scale = q.scales[0]
    fits = float(info.smallest_normal) <= scale and scale * most <= float(info.max)
    return fits and 4 * most * float(info.eps) < 0.5
