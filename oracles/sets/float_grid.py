"""The values of each floating-point type and rounding to them, on arrays of f64 (IEEE 754-2019, section 4.3).

Library conversions are avoided because some round twice (f64 to f32 to f8), which is wrong next to a tie. All functions
take and return f64; NaN stays NaN, and the sign of zero is kept if the type has two zeros.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

from spec.types import FloatType, dtype

Array = np.ndarray[Any, Any]

_EXPONENT = np.int64(0x7FF) << np.int64(52)
_HUGE = 2.0**1023  # binade for infinities, so that dividing by its quantum keeps them infinite


@dataclass(frozen=True)
class Grid:
    """Parameters of a floating-point type. Its values are multiples of the quantum of their binade, up to
    `max_finite`."""

    name: str
    precision: int
    """Bits of the significand, including the implicit one."""
    smallest_normal: float
    smallest: float
    """Smallest positive value; the smallest subnormal if the type has subnormals."""
    max_finite: float
    has_infinity: bool
    has_nan: bool
    has_zero: bool
    has_negative_zero: bool
    has_negative: bool

    @property
    def overflow(self) -> float:
        """The value after `max_finite` with an unbounded exponent."""
        quantum = float(2.0 ** (np.frexp(self.max_finite)[1] - self.precision))
        return self.max_finite + quantum


@functools.cache
def grid(float_type: FloatType) -> Grid:
    kind = dtype(float_type)
    info: Any = ml_dtypes.finfo(kind)  # type: ignore[no-untyped-call]
    with np.errstate(all="ignore"):
        probes = np.array([np.inf, np.nan, -0.0, -1.0]).astype(kind).astype(np.float64)
    has_zero = float_type.name != "f8E8M0FNU"
    precision = 1 if not has_zero else info.nmant + 1
    smallest = float(info.smallest_subnormal) if has_zero else float(info.tiny)
    return Grid(
        name=float_type.name,
        precision=precision,
        smallest_normal=smallest * 2.0 ** (precision - 1),
        smallest=smallest,
        max_finite=float(info.max),
        has_infinity=bool(np.isinf(probes[0])),
        has_nan=bool(np.isnan(probes[1])),
        has_zero=has_zero,
        has_negative_zero=has_zero and bool(np.signbit(probes[2])),
        has_negative=bool(probes[3] == -1.0),
    )


def max_finite(float_type: FloatType) -> float:
    return grid(float_type).max_finite


def smallest_normal(float_type: FloatType) -> float:
    return grid(float_type).smallest_normal


def has_infinity(float_type: FloatType) -> bool:
    return grid(float_type).has_infinity


def has_nan(float_type: FloatType) -> bool:
    return grid(float_type).has_nan


def has_negative_zero(float_type: FloatType) -> bool:
    return grid(float_type).has_negative_zero


def quantum(x: Array, precision: int, smallest: float) -> Array:
    """Return the spacing of values with this precision in the binade of |x|, at least `smallest`."""
    binade = (np.ascontiguousarray(x, np.float64).view(np.int64) & _EXPONENT).view(np.float64)
    scaled = np.minimum(binade, _HUGE) * 2.0 ** (1 - precision)
    return np.asarray(np.maximum(scaled, smallest))


def ulp(x: Array, float_type: FloatType) -> Array:
    """Return the spacing of the type's values in the binade of |x|, at most that of the largest values."""
    g = grid(float_type)
    return quantum(np.minimum(np.abs(x), g.max_finite), g.precision, g.smallest)


def _to_multiple(x: Array, float_type: FloatType, rounding: np.ufunc) -> Array:
    g = grid(float_type)
    step = quantum(x, g.precision, g.smallest)
    with np.errstate(all="ignore"):
        return np.asarray(rounding(x / step) * step)


def round_unbounded(x: Array, float_type: FloatType) -> Array:
    """Round to nearest, ties to even, with the type's precision and no upper limit on the exponent.

    With a precision of one bit both neighbours of a tie are odd, and IEEE 754 picks the larger in magnitude.
    """
    if float_type.name == "f64":
        return x
    return _to_multiple(x, float_type, np.rint)


def _narrow(x: Array, float_type: FloatType) -> Array | None:
    """Round to nearest with the processor's conversion, for types whose conversion rounds once; return None for
    others."""
    match float_type.name:
        case "f64":
            return x
        case "f32" | "f16":
            with np.errstate(all="ignore"):
                return x.astype(dtype(float_type)).astype(np.float64)
    return None


def round_to_nearest(x: Array, float_type: FloatType) -> Array:
    """Round to the nearest value of the type, ties to even. A result that the type lacks becomes the customary one
    (`customary`)."""
    narrow = _narrow(x, float_type)
    return narrow if narrow is not None else customary(round_unbounded(x, float_type), float_type)


def below(x: Array, float_type: FloatType) -> Array:
    """Return the greatest multiple of the quantum <= x, with no upper limit on the exponent."""
    return x if float_type.name == "f64" else _to_multiple(x, float_type, np.floor)


def above(x: Array, float_type: FloatType) -> Array:
    """Return the least multiple of the quantum >= x, with no upper limit on the exponent."""
    return x if float_type.name == "f64" else _to_multiple(x, float_type, np.ceil)


def round_down(x: Array, float_type: FloatType) -> Array:
    """Return the greatest value of the type <= x; -inf below the least value, also for types without infinity."""
    y, g = below(x, float_type), grid(float_type)
    y = np.where((y > g.max_finite) & (x < np.inf), g.max_finite, y)
    return np.where(y < -g.max_finite, -np.inf, y)


def round_up(x: Array, float_type: FloatType) -> Array:
    """Return the least value of the type >= x; inf above the greatest value, also for types without infinity."""
    return -round_down(-x, float_type)


def next_up(x: Array, float_type: FloatType) -> Array:
    """Return the least value of the type > x; either zero counts as +0."""
    with np.errstate(all="ignore"):
        return round_up(np.nextafter(x, np.inf), float_type)


def next_down(x: Array, float_type: FloatType) -> Array:
    with np.errstate(all="ignore"):
        return round_down(np.nextafter(x, -np.inf), float_type)


def is_plain(float_type: FloatType) -> bool:
    """Whether the type has infinities, NaN, both zeros and negative values."""
    g = grid(float_type)
    return g.has_infinity and g.has_nan and g.has_negative_zero and g.has_negative


def lacks(x: Array, float_type: FloatType) -> Array:
    """Return the mask of rounded results (unbounded exponent) that the type has no value for; the specification leaves
    them open. A type with only one zero lacks neither."""
    g = grid(float_type)
    lacking = np.zeros(x.shape, np.bool_)
    if not g.has_infinity:
        lacking |= np.abs(x) > g.max_finite
    if not g.has_nan:
        lacking |= np.isnan(x)
    if not g.has_zero:
        lacking |= x == 0
    if not g.has_negative:
        lacking |= x < 0
    return lacking


def customary(x: Array, float_type: FloatType) -> Array:
    """Return the customary value of a result rounded with an unbounded exponent.

    Overflow becomes infinity, or NaN in a type without infinity, or the largest value in a type without NaN. A zero or
    negative number that the type lacks becomes NaN; a NaN that it lacks becomes -0.
    """
    g = grid(float_type)
    beyond = np.abs(x) > g.max_finite
    if beyond.any():
        edge = np.inf if g.has_infinity else np.nan if g.has_nan else g.max_finite
        x = np.where(beyond, np.copysign(edge, x), x)
    if not g.has_nan:
        x = np.where(np.isnan(x), -0.0, x)
    if not g.has_zero:
        x = np.where(x > 0, x, np.nan)
    elif not g.has_negative_zero:
        x = x + 0.0  # -0 -> +0
    return x


def is_on_grid(x: Array, float_type: FloatType) -> Array:
    y = round_unbounded(x, float_type)
    beyond = (np.abs(x) > max_finite(float_type)) & np.isfinite(x)
    return np.asarray(((y == x) | np.isnan(x)) & ~lacks(x, float_type) & ~beyond)
