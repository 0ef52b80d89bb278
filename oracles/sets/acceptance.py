"""Sets of conforming results, one per element of a tensor: the values of the abstract interpreter.

The set of an element is an interval in the order -inf < ... < -0 < +0 < ... < +inf, with or without NaN, or every
value, if the specification leaves the element to the implementation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import ml_dtypes
import numpy as np

from spec.types import BooleanType, ComplexType, ElementType, FloatType, IntegerType, QuantizedType, dtype, f64

Array = np.ndarray[Any, Any]


def bounds_dtype(element_type: ElementType) -> np.dtype[Any]:
    """Return the dtype of bounds: f64 for floats and the parts of complex numbers, the type itself for integers (at
    least 8 bits) and booleans, the storage type for quantized types."""
    match element_type:
        case FloatType() | ComplexType():
            return np.dtype(np.float64)
        case IntegerType(width, signed):
            return np.dtype(f"{'i' if signed else 'u'}{max(width, 8) // 8}")
        case QuantizedType(storage_type=storage):
            return bounds_dtype(storage)
        case BooleanType():
            return np.dtype(np.bool_)


def to_bounds(array: Array, element_type: ElementType) -> Array:
    """Return an array of elements as bounds; complex numbers gain a last axis of length 2 for the real and imaginary
    part."""
    with np.errstate(invalid="ignore"):  # converting a signalling NaN warns
        if not isinstance(element_type, ComplexType):
            return array.astype(bounds_dtype(element_type))
        parts = np.ascontiguousarray(array).view(dtype(element_type.element))
        return parts.reshape(*array.shape, 2).astype(np.float64)


_MAGNITUDE = np.int64(2**63 - 1)


def order_key(x: Array) -> Array:
    """Map f64 to i64 keys that compare in the order of the values, with -0 < +0; NaN sorts beyond the infinities."""
    bits = np.ascontiguousarray(x, np.float64).view(np.int64)
    keys = bits >> 63
    keys &= _MAGNITUDE
    keys ^= bits  # for negative values all bits but the sign are flipped: -0 -> -1, +0 -> 0
    return keys


@dataclass(frozen=True, eq=False)
class Acceptance:
    """The sets of conforming results of all elements of a tensor, for several input sets at once.

    The four arrays have the shape (input sets, *shape), and for complex element types a last axis of length 2 for the
    real and imaginary part: a complex set is a rectangle. The first axis is 1 if the sets are equal for all input sets;
    operations broadcast it. The dtype of bounds is that of `bounds_dtype`.

    - A value v conforms if lower <= v <= upper, with -0 < +0.
    - NaN conforms where `nan` is set. Where only NaN conforms, lower and upper are NaN.
    - Every value conforms where `unspecified` is set; lower and upper keep the customary result.
    - A tensor of single values has one array as lower and upper: `is_exact`. `nan` and `unspecified` may share one too.
    - An element, or part of a complex one, also conforms if it is in one of the `alternatives`, the sets of other
      conventions. Only results to be judged have them.
    """

    element_type: ElementType
    lower: Array
    upper: Array
    nan: Array
    unspecified: Array
    alternatives: tuple[Acceptance, ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the tensor, without the axes of the input sets and of the parts."""
        stop = self.lower.ndim - isinstance(self.element_type, ComplexType)
        return tuple(self.lower.shape[1:stop])

    @property
    def input_sets(self) -> int:
        return int(self.lower.shape[0])

    @property
    def is_exact(self) -> bool:
        return self.lower is self.upper and not self.unspecified.any() and not self.alternatives

    @property
    def conventions(self) -> tuple[Acceptance, ...]:
        """The sets of each convention, without alternatives."""
        return (replace(self, alternatives=()), *self.alternatives) if self.alternatives else (self,)

    def at(self, k: int) -> Acceptance:
        if self.input_sets == 1:
            return self
        return self.lift(lambda x: x[k : k + 1])

    def lift(self, move: Callable[[Array], Array]) -> Acceptance:
        """Apply to each of the four arrays a function that only moves elements."""
        lower, nan = move(self.lower), move(self.nan)
        upper = lower if self.lower is self.upper else move(self.upper)
        unspecified = nan if self.nan is self.unspecified else move(self.unspecified)
        others = tuple(x.lift(move) for x in self.alternatives)
        return Acceptance(self.element_type, lower, upper, nan, unspecified, others)

    def take(self, indices: Array) -> Acceptance:
        """Return a tensor with the shape of `indices` that holds the elements at these row-major positions."""
        rest = len(self.shape)

        def move(x: Array) -> Array:
            flat = x.reshape(x.shape[0], -1, *x.shape[1 + rest :])
            return flat[:, indices]

        return self.lift(move)

    def values(self) -> Array:
        """Return the customary result in `dtype(element_type)`, the only conforming one if the set is exact."""
        return from_bounds(self.lower, self.element_type)

    def contains(self, results: Array) -> Array:
        """Return per element of `results`, shape (input sets, *shape), whether it conforms; complex numbers as a
        whole."""
        conforming = self.admits(to_bounds(results, self.element_type))
        if isinstance(self.element_type, ComplexType):
            return np.asarray(conforming.all(axis=-1))
        return conforming

    def admits(self, v: Array) -> Array:
        """Return per bound of `v` whether it conforms; the parts of complex numbers separately."""
        own = self._admits(v)
        for x in self.alternatives:
            own = own | x.admits(v)
        return own

    def _admits(self, v: Array) -> Array:
        if not isinstance(self.element_type, FloatType | ComplexType):
            return self.unspecified | ((self.lower <= v) & (v <= self.upper))
        is_nan = np.isnan(v)
        ordered = ~np.isnan(self.lower) & ~np.isnan(self.upper)
        key = order_key(v)
        inside = ordered & ~is_nan & (order_key(self.lower) <= key) & (key <= order_key(self.upper))
        return self.unspecified | inside | (self.nan & is_nan)


def from_bounds(bounds: Array, element_type: ElementType) -> Array:
    with np.errstate(all="ignore"):
        if not isinstance(element_type, ComplexType):
            return bounds.astype(dtype(element_type))
        parts = np.ascontiguousarray(bounds.astype(dtype(element_type.element)))
        return np.asarray(parts.view(dtype(element_type))[..., 0])


def customary(sets: Acceptance) -> Array:
    """Return one conforming result, as bounds: the middle of an inexact set, the customary result of an open
    element."""
    lower, upper = sets.lower, sets.upper
    if sets.is_exact or lower.dtype != np.float64:
        return lower
    with np.errstate(all="ignore"):
        middle = lower / 2 + upper / 2
    is_one = (lower == upper) & (lower != 0)  # halves of the smallest numbers are not exact
    return np.where(sets.unspecified | ~np.isfinite(middle) | is_one, lower, middle)


def exact(bounds: Array, element_type: ElementType, unspecified: Array | None = None) -> Acceptance:
    """Return sets of exactly these values, given as bounds; NaN where a bound is NaN."""
    nowhere = np.zeros(bounds.shape, np.bool_)
    nan = np.isnan(bounds) if isinstance(element_type, FloatType | ComplexType) else nowhere
    return Acceptance(element_type, bounds, bounds, nan, nowhere if unspecified is None else unspecified)


def exactly(arrays: Array, element_type: ElementType) -> Acceptance:
    """Return sets of exactly these elements, of shape (input sets, *shape) in `dtype(element_type)`. Signalling NaNs
    are kept."""
    found = exact(to_bounds(arrays, element_type), element_type)
    if isinstance(element_type, FloatType) and found.nan.any():
        np.copyto(found.lower, _SIGNALLING, where=found.nan & _is_signalling(arrays))
    return found


_SIGNALLING = np.array(0x7FF4 << 48, np.uint64).view(np.float64)


def signals(bounds: Array) -> Array:
    """Return the mask of f64 bounds that are signalling NaNs."""
    return np.asarray(np.isnan(bounds) & _is_signalling(bounds))


def _is_signalling(nans: Array) -> Array:
    """Return the mask of NaNs with a first fraction bit of 0 (IEEE 754-2019, section 6.2.1). The only NaN of a type
    without infinity is quiet."""
    info: Any = ml_dtypes.finfo(nans.dtype)  # type: ignore[no-untyped-call]
    if not np.isinf(np.asarray(np.inf).astype(nans.dtype).astype(np.float64)):
        return np.zeros(nans.shape, np.bool_)
    bits = nans.view(f"u{nans.dtype.itemsize}")
    return np.asarray((bits & bits.dtype.type(1 << (info.nmant - 1))) == 0)


def everything(shape: tuple[int, ...], element_type: ElementType, customary: Array | None = None) -> Acceptance:
    """Return sets that admit every value, for `shape` with the axis of the input sets."""
    full = (*shape, 2) if isinstance(element_type, ComplexType) else shape
    bounds = np.zeros(full, bounds_dtype(element_type)) if customary is None else customary
    floating = isinstance(element_type, FloatType | ComplexType)
    return Acceptance(element_type, bounds, bounds, np.full(full, floating), np.ones(full, np.bool_))


def stack(sets: Sequence[Acceptance]) -> Acceptance:
    first = sets[0]
    if len(sets) == 1:
        return first

    def join(name: str) -> Array:
        return np.concatenate([getattr(s, name) for s in sets])

    lower = join("lower")
    upper = lower if all(s.lower is s.upper for s in sets) else join("upper")
    return Acceptance(first.element_type, lower, upper, join("nan"), join("unspecified"))


def hull(a: Acceptance, b: Acceptance) -> Acceptance:
    if a.lower is b.lower and a.upper is b.upper:
        return a
    return replace(
        a,
        lower=lesser(a.lower, b.lower),
        upper=greater(a.upper, b.upper),
        nan=a.nan | b.nan,
        unspecified=a.unspecified | b.unspecified,
    )


def lesser(a: Array, b: Array) -> Array:
    if a.dtype != np.float64:
        return np.asarray(np.minimum(a, b))
    return np.where(np.isnan(b) | (order_key(a) <= order_key(b)) & ~np.isnan(a), a, b)


def greater(a: Array, b: Array) -> Array:
    """Return the greater bound, with -0 < +0; if one is NaN (no bound), the other."""
    if a.dtype != np.float64:
        return np.asarray(np.maximum(a, b))
    return np.where(np.isnan(b) | (order_key(a) >= order_key(b)) & ~np.isnan(a), a, b)


def is_wide(element_type: ElementType) -> bool:
    """Whether f64 bounds cannot hold correctly rounded sums and products of this type: f64 and complex<f64>."""
    return element_type in (f64, ComplexType(f64))
