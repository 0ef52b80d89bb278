"""Helpers for the tests of ops: one op applied to sets or to arrays, and the values of element types."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import ml_dtypes
import numpy as np

from oracles.evaluator import Context, Mode, apply
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance, exactly, greater, lesser
from spec.op import infer_types
from spec.program import Operation, Value, main_program
from spec.types import ElementType, FloatType, IntegerType, TensorType, dtype

Array = np.ndarray[Any, Any]


def applied(
    op: str,
    *operands: Acceptance,
    to: TensorType | None = None,
    mode: Mode = Mode.STRICT,
    latitude: Latitude | None = None,
    **attributes: Any,
) -> Acceptance:
    """Return the evaluator's sets for one op on these sets. Without `to`, the type of the result is inferred."""
    values = tuple(Value(f"a{i}", TensorType(x.shape, x.element_type)) for i, x in enumerate(operands))
    types = (to,) if to is not None else infer_types(op, values, attributes)
    assert types is not None
    result = (Value("r", types[0]),)
    operation = Operation(op, values, tuple(sorted(attributes.items())), (), result)
    context = Context(main_program(values, (operation,), result), mode, latitude or Latitude())
    (sets,) = apply(operation, {v.name: x for v, x in zip(values, operands, strict=True)}, context)
    assert isinstance(sets, Acceptance)
    return sets


def sets_of(values: Any, element_type: ElementType) -> Acceptance:
    """Return exact sets of a list of values, as one input set of a 1-D tensor. Values are rounded as NumPy does."""
    with np.errstate(all="ignore"):
        array = np.asarray(values).astype(dtype(element_type))
    return exactly(array[None], element_type)


def between(low: Array, high: Array, element_type: ElementType, nan: Array | None = None) -> Acceptance:
    """Return the sets between 1-D bounds, which are swapped where they are out of order."""
    lower, upper = lesser(low, high)[None], greater(low, high)[None]
    nan = np.zeros(lower.shape, np.bool_) if nan is None else nan[None]
    return Acceptance(element_type, lower, upper, nan, np.zeros(lower.shape, np.bool_))


def all_values(t: FloatType) -> Array:
    """Return every value of a type of 16 bits or fewer, NaN included, as f64."""
    bits = np.arange(2**t.width, dtype=np.uint8 if t.width <= 8 else np.uint16)
    with np.errstate(all="ignore"):
        return bits.view(dtype(t)).astype(np.float64)


def palette(t: FloatType) -> Array:
    """Return special and ordinary values of a type, as f64: zeros, extremes, neighbours of one, ties, infinities,
    NaN."""
    info = ml_dtypes.finfo(dtype(t))
    tiny, least, most, eps = (float(v) for v in (info.tiny, info.smallest_subnormal, info.max, info.eps))
    positive = [
        0.0, least, 3 * least, tiny - least, tiny, eps / 2, eps, 0.1, 1 / 3, 0.5, 1 - eps / 2, 1.0, 1 + eps, 1.5, 2.0,
        2.5, 3.0, np.pi, 7.0, 10.0, 88.0, 100.5, 1 / eps, 1 / eps + 1, np.sqrt(most), most / 2, most, np.inf,
    ]  # fmt: skip
    both = np.array([*positive, *(-v for v in positive), np.nan])
    with np.errstate(all="ignore"):
        return both.astype(dtype(t)).astype(np.float64)


def integer_palette(t: IntegerType) -> list[int]:
    low, high = (-(2 ** (t.width - 1)), 2 ** (t.width - 1) - 1) if t.signed else (0, 2**t.width - 1)
    near = {0, 1, 2, 3, 5, 7, 8, t.width - 1, t.width, low, low + 1, high, high - 1, high // 2, high // 3, -1, -2, -3}
    return sorted(v for v in near if low <= v <= high)


def pairs(values: Sequence[Any]) -> tuple[list[Any], list[Any]]:
    both = list(itertools.product(values, values))
    return [a for a, _ in both], [b for _, b in both]


def includes(outer: Acceptance, inner: Acceptance) -> Array:
    """Return, for each element, whether its set in `outer` contains its set in `inner`."""
    lower, upper = lesser(outer.lower, inner.lower), greater(outer.upper, inner.upper)
    floating = outer.lower.dtype == np.float64
    empty = np.isnan(inner.lower) if floating else np.zeros(inner.lower.shape, np.bool_)
    within = _same(lower, outer.lower) & _same(upper, outer.upper)
    return np.asarray(outer.unspecified | ((within | empty) & (outer.nan | ~inner.nan) & ~inner.unspecified))


def _same(a: Array, b: Array) -> Array:
    return np.asarray((a == b) & (np.signbit(a) == np.signbit(b)) if a.dtype == np.float64 else a == b)
