"""Element data: per-type tables of interesting values, uniform bit patterns, and values within a range.

Small tensors are drawn element by element, as indices into a table ordered from simple (0, 1) to odd values, so that
they shrink. The other input sets come from a seeded NumPy generator, which mixes values of the table with random ones.
"""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from generators.value_ranges import Range, format_of, full_range, part, span
from spec.types import (
    FLOATS,
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    dtype,
    num_bits,
)

Array = np.ndarray[Any, Any]

TABLE_SIZE = 256


@dataclass(frozen=True)
class Domain:
    """Values that an input takes: those of `range`.

    Most lie between the two integers of `focus`, if given. `shaping` turns drawn arrays of shape (input sets, *shape)
    into arrays that an op is defined on, such as positive-definite matrices.
    """

    range: Range
    focus: tuple[int, int] | None = None
    shaping: Callable[[Array], Array] | None = None

    def apply_shaping(self, arrays: Array) -> Array:
        return arrays if self.shaping is None else self.shaping(arrays)


@functools.cache
def _bits_dtype(t: ElementType) -> np.dtype[Any]:
    return np.dtype(f"u{dtype(part(t)).itemsize}")


def _mask(t: ElementType) -> int:
    return int((1 << num_bits(part(t))) - 1)


def _as_bits(values: Any, t: ElementType) -> Array:
    """Return the bit patterns of numbers converted to a type that is not complex.

    Floats are rounded as NumPy does; integers wrap around.
    """
    with np.errstate(all="ignore"):
        if isinstance(t, FloatType):
            return np.asarray(values, np.float64).astype(dtype(t)).view(_bits_dtype(t)).copy()
        mask = _mask(t)
        return np.array([int(v) & mask for v in values], _bits_dtype(t))


def _from_bits(bits: Array, t: ElementType) -> Array:
    return bits.view(dtype(t))


# Floating-point types, their interesting values in order of oddity.

_SIMPLE = (0.0, 1.0, -1.0, 2.0, 0.5, -2.0, 3.0, -0.5, 1.5, -0.0, 4.0, 10.0, -3.0, 0.25, 2.5, -1.5, -2.5, 7.0, 100.0)
_TURNING_POINTS = (
    math.pi, -math.pi, math.pi / 2, math.pi / 4, math.e, math.log(2), 1 / 3, 0.1, -0.1, 0.49999997, 0.99999994, 1e-3,
    1e3, -0.9999, 88.7, -88.7, 89.0, -104.0, 11.0, -17.0, 709.7, 709.8, -745.2, 1e4, 1e6, 1e10, 1e22, -1e5,
)  # fmt: skip
_LIMITS_OF_INTEGERS = tuple(
    float(s * (2**n + d)) for n in (7, 8, 15, 16, 24, 31, 32, 53, 63, 64) for s in (1, -1) for d in (0, -1, 0.5, 1)
)


@functools.cache
def _edges(t: FloatType) -> tuple[float, ...]:
    _, most, tiny, normal, eps = format_of(t)
    below = most * (1 - eps / 2) if most < 1e308 else np.nextafter(most, 0)
    points = [tiny, normal, most, normal - tiny, below, most / 2, normal * 2, normal / 2, 1 + eps, 1 - eps / 2, 1 / eps]
    points += [1 / eps + 1, 0.5 / eps + 0.5, math.sqrt(min(most, 1e300)), math.sqrt(normal), tiny * 3]
    return tuple(float(s * p) for p in points for s in (1, -1))


@functools.cache
def _halfway(t: FloatType) -> tuple[float, ...]:
    """Return numbers halfway between neighbours of each narrower type, one step to either side, and at its overflow."""
    u = format_of(t).epsilon
    found: list[float] = []
    for narrow in FLOATS:
        _, most, tiny, _, eps = format_of(narrow)
        if narrow.width >= t.width or eps <= u:
            continue
        overflow = most * (1 + eps / 4)
        for x in (1 + eps / 2, 1 + 1.5 * eps, 1.5 * tiny, tiny / 2, overflow):
            found += [x, x * (1 + u), x * (1 - u), -x]
    return tuple(found)


def _float_table(t: FloatType) -> Array:
    """Return the bit patterns that small tensors are drawn from: all of a type of up to 8 bits, else 256 or more."""
    if t.width <= 8:
        every = np.arange(1 << t.width, dtype=np.uint8)
        with np.errstate(all="ignore"):
            numbers = every.view(dtype(t)).astype(np.float64)
        return np.array(sorted(every, key=lambda b: _oddity(float(numbers[b]))), np.uint8)
    powers = [s * 2.0**n for n in range(-20, 21, 3) for s in (1, -1)]
    numbers = np.array([
        *_SIMPLE, math.inf, -math.inf, math.nan, *_edges(t), *_TURNING_POINTS, *_halfway(t), *_LIMITS_OF_INTEGERS,
        *powers, *range(5, 20), *(math.ldexp(1.0, n) for n in range(-1000, 1000, 97)),
    ])  # fmt: skip
    return _distinct(_as_bits(numbers, t), t)


def _oddity(x: float) -> tuple[int, float, float]:
    if math.isnan(x):
        return (4, 0.0, 0.0)
    if math.isinf(x):
        return (3, 0.0, -x)
    if x == 0:
        return (0 if math.copysign(1, x) > 0 else 2, 0.0, 0.0)
    kind = 1 if x == int(x) and abs(x) < 16 else 2
    return (kind, abs(math.log2(abs(x))), -x)


def _integer_table(t: IntegerType) -> Array:
    low, high = span(t)
    middle = (low + high) // 2
    numbers = [0, 1, -1, 2, 3, -2, low, high, 4, 5, 7, 8, 10, high - 1, low + 1, middle, middle + 1, high // 3, -3, -8]
    numbers += [s * (2**n + d) for n in range(2, t.width) for d in (0, -1, 1) for s in (1, -1)]
    numbers += [2**24 + 3, 2**53 + 1, 2**53 + 3, 2**54 + 6, 2**62 + 2**8, *range(-20, 21)]
    return _distinct(np.array([n & _mask(t) for n in numbers if low <= n <= high or n < 0], _bits_dtype(t)), t)


def _distinct(bits: Array, t: ElementType) -> Array:
    found = list(dict.fromkeys(bits.tolist()))
    rng = np.random.default_rng(num_bits(t))
    while len(found) < min(TABLE_SIZE, 1 << min(num_bits(t), 16)):
        found += [b for b in _uniform(t, 64, rng).tolist() if b not in found]
    return np.array(found, _bits_dtype(t))


def _complex_table(t: ComplexType) -> Array:
    parts = _table(t.element, full_range(t.element))
    simple = [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)]
    rng = np.random.default_rng(1)
    pairs = simple + [tuple(rng.integers(0, 48, 2)) for _ in range(160)]
    pairs += [tuple(rng.integers(0, len(parts), 2)) for _ in range(TABLE_SIZE - len(pairs))]
    return parts.take(np.array(pairs), axis=0)


@functools.lru_cache(maxsize=1024)
def _table(t: ElementType, r: Range) -> Array:
    """Return at most 256 bit patterns within range `r`, ordered from simple to odd.

    For a complex type, each entry is a pair of patterns.
    """
    if isinstance(t, ComplexType) or r != full_range(t):
        return _all_of_interest(t, r)
    every = _all_of_interest(t, r)
    if len(every) <= TABLE_SIZE:
        return every
    rest = random.Random(0).sample(range(_FIRST, len(every)), TABLE_SIZE - _FIRST)
    return every[[*range(_FIRST), *rest]]


_FIRST = 160


@functools.lru_cache(maxsize=1024)
def _all_of_interest(t: ElementType, r: Range) -> Array:
    match t:
        case BooleanType():
            return np.array([0, 1], np.uint8)
        case ComplexType(element) if r == full_range(t):
            return _complex_table(t)
        case ComplexType(element):
            parts = _table(element, r)
            rng = np.random.default_rng(2)
            pairs = [(0, 0), (1, 0), (0, 1), *map(tuple, rng.integers(0, len(parts), (TABLE_SIZE - 3, 2)))]
            return parts.take(np.array(pairs), axis=0, mode="wrap")
        case FloatType():
            full = _float_table(t)
        case IntegerType():
            full = _integer_table(t)
        case _:
            raise TypeError(f"no values of type {t}")
    return full if r == full_range(t) else _restrict(full, t, r)


def _restrict(full: Array, t: ElementType, r: Range) -> Array:
    """Return the entries of a table that lie in range `r`, after small integers and the ends of the range."""
    numbers = _from_bits(full, t).astype(np.float64 if isinstance(t, FloatType) else object)
    low, high = (max(r.low, -64), min(r.high, 64)) if r.low < 64 and r.high > -64 else (r.low, r.low)
    small = sorted(range(math.ceil(low), math.floor(high) + 1), key=lambda n: (abs(n), n < 0))
    inside = [] if r.integral and isinstance(t, FloatType) else full[_lie_in(numbers, r)].tolist()
    ends = [x for x in (r.low, r.high) if not r.integral or x == int(x)]
    if isinstance(t, IntegerType):
        ends = [int(x) for x in ends]
        small = [n for n in small if r.low <= n <= r.high]
    front = _as_bits([*small, *ends], t)
    with np.errstate(all="ignore"):
        as_numbers = _from_bits(front, t).astype(np.float64 if isinstance(t, FloatType) else object)
    fits = front[_lie_in(as_numbers, r)].tolist()
    kept = list(dict.fromkeys([*fits[: TABLE_SIZE - 32], *inside]))
    return np.array(kept[:TABLE_SIZE], _bits_dtype(t))


def _lie_in(numbers: Array, r: Range) -> Array:
    return ((r.low <= numbers) & (numbers <= r.high)).astype(np.bool_)


@functools.cache
def _table_with_weights(t: ElementType) -> Array:
    """Return the table with its first 32 entries, and its extreme and special values, repeated often."""
    table = _all_of_interest(t, full_range(t))
    with np.errstate(all="ignore"):
        numbers = _from_bits(table, t).astype(np.float64)
    if isinstance(t, FloatType):
        f, size = format_of(t), np.abs(numbers)
        special = ~np.isfinite(numbers) | (size == f.greatest) | (size == f.tiny) | (size == f.normal)
        special |= (numbers == 0) & np.signbit(numbers)
    else:
        special = (numbers == numbers.min()) | (numbers == numbers.max()) | (numbers == 0) | (numbers == -1)
    odd = np.resize(table[special], len(table)) if special.any() else table
    weighted: Array = np.concatenate([table, odd, np.resize(table[:32], len(table))])
    return weighted


# Fresh values from a NumPy generator.


def _uniform(t: ElementType, count: int, rng: np.random.Generator) -> Array:
    bits: Array = np.frombuffer(rng.bytes(count * _bits_dtype(t).itemsize), _bits_dtype(t))
    masked: Array = bits & bits.dtype.type(_mask(t))
    return masked


def _moderate(t: ElementType, bits: Array, rng: np.random.Generator) -> Array:
    """Turn uniform bit patterns into floats of magnitudes near 1, or into integers of every magnitude."""
    if isinstance(t, FloatType) and t.width > 8:
        fraction = format_of(t).fraction_bits
        exponents = t.width - 1 - fraction
        keep = bits.dtype.type(_mask(t) ^ (((1 << exponents) - 1) << fraction))
        bias = (1 << (exponents - 1)) - 1
        exponent = rng.integers(bias - 5, bias + 6, bits.size, np.uint16).astype(bits.dtype)
        moderate: Array = (bits & keep) | (exponent << bits.dtype.type(fraction))
        return moderate
    if isinstance(t, IntegerType) and t.width >= 8:
        signed = bits.view(f"{'i' if t.signed else 'u'}{bits.dtype.itemsize}")
        shift = rng.integers(0, t.width, bits.size, np.uint8).astype(signed.dtype)
        shifted: Array = (signed >> shift).view(bits.dtype)
        return shifted
    return bits


_STYLES = np.array([(256, 256), (20, 256), (180, 240), (20, 20), (100, 200)], np.uint16)
"""Of 256 elements of a row: how many come from the table, and how many from there or are moderate; the others are
uniform."""


def _anything(t: ElementType, rows: int, count: int, rng: np.random.Generator) -> Array:
    table = _table_with_weights(t)
    total = rows * count
    picked = table[rng.integers(0, len(table), total, np.uint16)]
    if num_bits(t) <= 8:
        return np.reshape(picked, (rows, count))
    uniform = _uniform(t, total, rng)
    moderate = _moderate(t, uniform, rng)
    style = _STYLES[np.arange(rows) % len(_STYLES)]
    kind = np.frombuffer(rng.bytes(total), np.uint8).reshape(rows, count)
    is_picked, is_tame = ((kind < style[:, i : i + 1]).ravel() for i in range(2))
    return np.where(is_picked, picked, np.where(is_tame, moderate, uniform)).reshape(rows, count)


def _inside(t: ElementType, r: Range, count: int, rng: np.random.Generator) -> Array:
    table = _table(t, r)
    picked = table[rng.integers(0, len(table), count)]
    if isinstance(t, FloatType) and not r.integral:
        numbers = rng.uniform(max(r.low, -1e30), min(r.high, 1e30), count)
        fresh = _clip(_as_bits(numbers, t), t, r)
    elif isinstance(t, FloatType):
        low, high = int(max(r.low, -(2**53))), int(min(r.high, 2**53))
        fresh = _as_bits(rng.integers(low, high, count, endpoint=True), t)
    else:
        low, high = int(r.low), int(r.high)
        kind = np.uint64 if high >= 2**63 else np.int64
        fresh = rng.integers(low, high, count, kind, endpoint=True).astype(_bits_dtype(t))
        fresh &= fresh.dtype.type(_mask(t))
    return np.where(rng.integers(0, 2, count, np.uint8) == 0, picked, fresh)


def _clip(bits: Array, t: ElementType, r: Range) -> Array:
    numbers = _from_bits(bits, t).astype(np.float64)
    return np.where((numbers >= r.low) & (numbers <= r.high), bits, _table(t, r)[0])


def random_elements(t: ElementType, domain: Domain, rows: int, count: int, rng: np.random.Generator) -> Array:
    if isinstance(t, ComplexType):
        parts = random_elements(t.element, domain, rows, 2 * count, rng)
        return parts.reshape(rows, count, 2).view(dtype(t))[..., 0]
    if isinstance(t, BooleanType):
        return rng.integers(0, 2, (rows, count), np.uint8).view(np.bool_)
    if domain.focus is not None and domain.range == full_range(t):
        near = _inside(t, _near(t, domain), rows * count, rng).reshape(rows, count)
        far = _anything(t, rows, count, rng)
        return _from_bits(np.where(rng.integers(0, 4, (rows, count)) > 0, near, far), t)
    if domain.range == full_range(t):
        return _from_bits(_anything(t, rows, count, rng), t)
    return _from_bits(_inside(t, domain.range, rows * count, rng).reshape(rows, count), t)


def _near(t: ElementType, domain: Domain) -> Range:
    low, high = domain.focus or (0, 0)
    return Range(low - 1, high + 1, integral=True) & domain.range


def elements_from_bytes(t: ElementType, domain: Domain, data: bytes, count: int) -> Array:
    """Return `count` elements, one per byte of `data`; if `count` is larger, the elements repeat."""
    row: Array = rows_from_bytes(t, domain, data, 1, count)[0]
    return row


def rows_from_bytes(t: ElementType, domain: Domain, data: bytes, rows: int, count: int) -> Array:
    """Return `rows` rows of `count` elements; byte k of `data` belongs to row k modulo `rows`."""
    dealt = np.frombuffer(data, np.uint8).reshape(-1, rows).T
    most = dealt.shape[1]
    found = elements_at(t, domain, dealt[:, :count])
    return found if count <= most else np.ascontiguousarray(np.tile(found, -(-count // most))[:, :count])


def elements_at(t: ElementType, domain: Domain, indices: Array) -> Array:
    near = domain.focus is not None and not isinstance(t, BooleanType)
    table = _table(t, _near(t, domain) if near else domain.range)
    bits = table.take(indices, axis=0, mode="wrap")
    if isinstance(t, ComplexType):
        return np.ascontiguousarray(bits).view(dtype(t))[..., 0]
    if isinstance(t, BooleanType):
        return bits.view(np.bool_)
    return _from_bits(bits, t)


def neighbours(array: Array, t: ElementType, rng: np.random.Generator) -> Array:
    """Return a copy in which some elements are moved up or down by one bit pattern.

    Booleans and complex numbers stay the same.
    """
    if isinstance(t, BooleanType | ComplexType):
        return array.copy()
    bits = array.view(_bits_dtype(t)).copy()
    moved = bits + rng.integers(-1, 2, bits.shape).astype(bits.dtype)
    return _from_bits(moved & bits.dtype.type(_mask(t)), t)
