"""Freedoms of an implementation, used in the customary way or at random."""

from __future__ import annotations

import functools
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import ml_dtypes
import numpy as np

from spec.types import BooleanType, ComplexType, ElementType, FloatType, IntegerType, QuantizedType, dtype, f64

Array = np.ndarray[Any, Any]
IS_EXTENDED = np.finfo(np.longdouble).nmant > np.finfo(np.float64).nmant


@dataclass(frozen=True)
class Format:
    """A floating-point format.

    `precision` counts the significand's bits, `least_exponent` is that of the smallest unit in the last place, and
    `beyond` is what larger numbers become.
    """

    precision: int
    least_exponent: int
    greatest: float
    beyond: float
    lacks_nan: bool
    lacks_sign: bool
    lacks_negative_zero: bool


@functools.cache
def format_of(float_type: FloatType) -> Format:
    kind = dtype(float_type)
    info: Any = ml_dtypes.finfo(kind)  # type: ignore[no-untyped-call]
    one_bit = float_type.name == "f8E8M0FNU"
    with np.errstate(all="ignore"):
        beyond = float(np.array(np.inf).astype(kind).astype(np.float64))
        nan = float(np.array(np.nan).astype(kind).astype(np.float64))
        zero = float(np.array(-0.0).astype(kind).astype(np.float64))
    least = np.log2(float(info.tiny if one_bit else info.smallest_subnormal))
    precision = 1 if one_bit else info.nmant + 1
    has_negative_zero = bool(zero == 0 and np.signbit(zero))
    return Format(precision, int(least), float(info.max), beyond, not np.isnan(nan), one_bit, not has_negative_zero)


def nearest(x: Array, float_type: FloatType) -> Array:
    """Round to the nearest value of the type, ties to even. Numbers out of its range get the customary value."""
    if float_type == f64:
        return x.astype(np.float64).astype(np.longdouble)
    f = format_of(float_type)
    y = in_steps(x, f.precision, f.least_exponent)
    return np.where(np.abs(y) > f.greatest, np.copysign(f.beyond, y), y)


def in_steps(x: Array, precision: int, least_exponent: int) -> Array:
    """Round to `precision` bits, ties to even (up for one bit), in steps of at least 2^least_exponent."""
    _, exponent = np.frexp(x)
    step = np.ldexp(
        np.ones_like(x), np.maximum(exponent - precision, least_exponent)
    )  # f64 cannot hold the smallest steps
    with np.errstate(all="ignore"):
        ratio = x / step
        rounded = np.where(precision == 1, np.floor(ratio + 0.5), np.rint(ratio))
        return np.where(np.isfinite(x), np.copysign(rounded * step, x), x)


def _toward_zero(x: Array, float_type: FloatType) -> Array:
    f = format_of(float_type)
    _, exponent = np.frexp(x)
    step = np.ldexp(1.0, np.maximum(exponent - f.precision, f.least_exponent))
    return np.asarray(np.trunc(x / step) * step)


def misses(x: Array, float_type: FloatType) -> Array:
    """Return a mask of results that the type lacks: overflow without infinity, NaN, zero or negative numbers."""
    f = format_of(float_type)
    lost = np.zeros(x.shape, np.bool_)
    if not np.isinf(f.beyond):
        lost |= np.abs(in_steps(x, f.precision, f.least_exponent)) > f.greatest
    if f.lacks_nan:
        lost |= np.isnan(x)
    if f.lacks_sign:
        lost |= x <= 0
    return lost


def without_subnormals(x: Array, float_type: FloatType) -> Array:
    f = format_of(float_type)
    subnormal = (x != 0) & (np.abs(x) < 2.0 ** (f.least_exponent + f.precision - 1))
    return np.where(subnormal, np.copysign(0.0, x), x)


class TakesTooLong(Exception):
    pass


_CONVENTIONS = ((False, False), (False, True), (True, True))


class Choices:
    may_fuse = False

    def keep_time(self) -> None:
        """Raise TakesTooLong if the time is over."""

    def round_to(self, x: Array, float_type: FloatType) -> Array:
        return self.fill_open(nearest(x, float_type), misses(x, float_type), float_type)

    def rounds_at_once(self) -> bool:
        return True

    def bound(self, op: str, element_type: ElementType) -> float:
        return 0.5

    def within(self, x: Array, float_type: FloatType, ulps: float, range_: tuple[float, float]) -> Array:
        return self.round_to(x, float_type)

    def displace(self, z: Array, float_type: FloatType, bound: float) -> Array:
        """Return complex values near z that stay within the bound after their parts are rounded."""
        return z

    def fill_open(
        self, customary: Array, is_open: Array, element_type: ElementType, conventions: tuple[str, ...] = ()
    ) -> Array:
        return customary

    def follows(self, *conventions: str) -> bool:
        return True

    def pair(self, n: int) -> int:
        return 0

    def takes_init(self, is_first: bool) -> bool:
        return is_first

    def inits(self, is_first: bool) -> int:
        """Return the number of initial values to combine with the next element."""
        return int(is_first)

    def offset(self) -> int:
        return 0

    def order(self, n: int) -> list[int]:
        return list(range(n))

    def fractions(self, shape: tuple[int, ...]) -> Array:
        return np.full(shape, 0.5)

    def accumulates_wider(self) -> bool:
        return False

    def flushes(self) -> tuple[bool, bool]:
        return False, False

    def of_one_convention(self) -> Choices:
        return self

    def parts(self, n: int) -> list[Array]:
        return [np.arange(n)]

    def quanta(self, shape: tuple[int, ...]) -> Array:
        """Return the errors of quantized arithmetic, in storage values."""
        return np.zeros(shape, np.int64)

    def when_fused(self) -> Choices:
        return self

    def when_alone(self) -> Choices:
        return self

    def of_one_kind(self) -> Choices:
        return self

    def of_a_process(self) -> Choices:
        return self


class _Wide(Choices):
    def round_to(self, x: Array, float_type: FloatType) -> Array:
        return np.where(misses(x, float_type), Choices.round_to(self, x, float_type), x)


@dataclass
class Random(Choices):
    generator: np.random.Generator
    bounds: Callable[[str, ElementType], float]
    """Error bound by op and element type, in ulps."""
    may_fuse: bool = False
    boldness: float = field(default=0.5)
    """Probability of choices other than the customary ones."""
    may_flush: bool = False
    """Whether subnormals may be flushed to zero."""
    convention: tuple[bool, bool] | None = None
    """Flushing for all operations; None lets each operation choose."""
    conventions: frozenset[str] = frozenset()
    """Ids of the conventions that it follows (oracles.conventions)."""
    may_be_off: bool = False
    """Whether quantized arithmetic may be off by one storage value."""
    deadline: float = math.inf
    """A time of `time.monotonic()`."""

    def __post_init__(self) -> None:
        if self.may_flush and not self.may_fuse and self.convention is None:
            self.convention = self._any_convention()

    def keep_time(self) -> None:
        if time.monotonic() > self.deadline:
            raise TakesTooLong

    def quanta(self, shape: tuple[int, ...]) -> Array:
        steps: Array = self.generator.integers(-1, 2, shape)
        return np.where(self._some(shape), steps, 0) if self.may_be_off else np.zeros(shape, np.int64)

    def round_to(self, x: Array, float_type: FloatType) -> Array:
        self.keep_time()
        exact = Choices.round_to(self, x, float_type)
        if not self.may_fuse or self.rounds_at_once():
            return exact
        mask = self._some(x.shape)
        return np.where(mask & ~misses(x, float_type), x, exact)

    def bound(self, op: str, element_type: ElementType) -> float:
        return self.bounds(op, element_type)

    def rounds_at_once(self) -> bool:
        return not self.may_fuse or self.generator.random() > self.boldness

    def within(self, x: Array, float_type: FloatType, ulps: float, range_: tuple[float, float]) -> Array:
        f = format_of(float_type)
        if float_type == f64 and not IS_EXTENDED:
            ulps = max(ulps - 1.0, 0.0)  # our own values err as much
        # Beyond the largest number, its unit in the last place applies.
        part, exponent = np.frexp(np.clip(x, -f.greatest, f.greatest))
        if float_type == f64:  # a smaller value, with half the unit, may round to a power of two
            exponent = exponent - (np.abs(part) == 0.5)
        ulp = np.ldexp(np.ones_like(x), np.maximum(exponent - f.precision, f.least_exponent))
        error = (self.generator.random(x.shape) * 2 - 1) * ulps * ulp
        error = np.where(self._some(x.shape), error, np.copysign(ulps * ulp, error)) * (1 - 2.0**-10)
        moved = np.where(np.isfinite(x) & (x != 0), x + error, x)
        # The nearest value may exceed the bound, and errors must not cross zero.
        value = nearest(np.clip(moved, *range_), float_type)
        value = np.where(np.signbit(value) == np.signbit(x), value, np.copysign(0.0, x))
        kept = np.abs(value - x) <= (ulps - 2.0**-8) * ulp  # our own true value errs a little
        if float_type.width <= 8:  # steps are half as large below a power of two
            kept &= np.abs(value) >= np.abs(_toward_zero(x, float_type))
        result = np.where(kept, value, nearest(x, float_type))
        return self.fill_open(result, misses(result, float_type), float_type)

    def displace(self, z: Array, float_type: FloatType, bound: float) -> Array:
        reach = (bound - 1) * 2.0 ** (1 - format_of(float_type).precision) * np.abs(z)
        angle = 2 * np.pi * self.generator.random(z.shape)
        length = np.where(self._some(z.shape), self.generator.random(z.shape), 1.0)
        error = length * reach * (np.cos(angle) + 1j * np.sin(angle))
        usable = np.isfinite(z.real) & np.isfinite(z.imag) & (z.real != 0) & (z.imag != 0)
        return np.where(usable & self._some(z.shape), z + error, z).astype(z.dtype)

    def follows(self, *conventions: str) -> bool:
        return self.conventions.issuperset(conventions)

    def fill_open(
        self, customary: Array, is_open: Array, element_type: ElementType, conventions: tuple[str, ...] = ()
    ) -> Array:
        if conventions and self.follows(*conventions):
            return customary
        if not is_open.any() or self.generator.random() > self.boldness:
            return customary
        return np.where(is_open & self._some(is_open.shape), self._anything(customary, element_type), customary)

    def _some(self, shape: tuple[int, ...]) -> Array:
        return np.asarray(self.generator.random(shape) < self.generator.choice([0.3, 1.0]))

    def _anything(self, like: Array, element_type: ElementType) -> Array:
        match element_type:
            case BooleanType():
                return np.asarray(self.generator.random(like.shape) < 0.5)
            case QuantizedType(storage_type=storage):
                return self._anything(like, storage)
            case IntegerType(width, signed):
                low = -(2 ** (width - 1)) if signed else 0
                drawn = self.generator.integers(0, 2 ** min(width, 63), like.shape, dtype=np.uint64)
                return np.asarray(drawn.astype(like.dtype) + low)
            case ComplexType():
                return np.asarray(self.generator.normal(size=like.shape) * 1j + 1).astype(like.dtype)
        assert isinstance(element_type, FloatType)
        drawn = self.generator.choice([0.0, 1.0, -3.0, 100.0, np.nan, np.inf, -np.inf], like.shape)
        return nearest(drawn.astype(like.dtype), element_type)

    def pair(self, n: int) -> int:
        return int(self.generator.integers(n - 1))

    def takes_init(self, is_first: bool) -> bool:
        return bool(self.generator.random() < 0.2)

    def inits(self, is_first: bool) -> int:
        most = 1 if self.may_be_off else 3  # each addition may be off by a quantum
        return min(int(self.generator.geometric(0.8)) - 1, most)

    def offset(self) -> int:
        return int(self.generator.integers(2))

    def order(self, n: int) -> list[int]:
        return [int(i) for i in self.generator.permutation(n)]

    def fractions(self, shape: tuple[int, ...]) -> Array:
        least, most = 0.0, 1 - 2.0**-53
        drawn = self.generator.random(shape)
        return np.where(self._some(shape), drawn, self.generator.choice([least, most], shape))

    def accumulates_wider(self) -> bool:
        return bool(self.generator.random() < 0.3)

    def flushes(self) -> tuple[bool, bool]:
        if self.convention is not None:
            return self.convention
        return self._any_convention() if self.may_flush else (False, False)

    def _any_convention(self) -> tuple[bool, bool]:
        return _CONVENTIONS[int(self.generator.integers(len(_CONVENTIONS)))]

    def of_one_convention(self) -> Choices:
        return replace(self, convention=self.flushes())

    def when_fused(self) -> Choices:
        return self if self.may_fuse else replace(self, may_fuse=True)

    def when_alone(self) -> Choices:
        return replace(self, may_fuse=False) if self.may_fuse else self

    def of_one_kind(self) -> Choices:
        return _Wide() if self.may_fuse and self.generator.random() < self.boldness else Choices()

    def parts(self, n: int) -> list[Array]:
        chosen = self._some((n,))
        return [part for part in (np.flatnonzero(chosen), np.flatnonzero(~chosen)) if part.size]

    def of_a_process(self) -> Choices:
        return replace(self, generator=self.generator.spawn(1)[0])
