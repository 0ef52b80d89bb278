"""Inputs for measurements: all values of narrow types, structured samples of pairs and of wide types."""

from __future__ import annotations

import functools

import numpy as np

from oracles.sets.acceptance import Array
from oracles.sets.float_grid import grid
from spec.types import FloatType, dtype

PAIRS = 1 << 24
WIDE = {32: 1 << 18, 64: 1 << 15}
"""Number of inputs by width of the type; small for f64, whose true values need ball arithmetic."""
_AROUND = 24
"""Neighbours on each side of a hard case."""

WORST_CASES = (
    "0x1.9e9cbbfd6080bp-31", "0x1.62a88613629b6p+678", "0x1.e0000000001c2p-20", "0x1.6ac5b262ca1ffp+849",
    "0x1.f37c8ap+95",
)  # fmt: skip
"""Operands near which functions are hard to round.

Those of exp, log and sine in f64 are from Lefèvre and Muller, "Worst cases for correct rounding of the elementary
functions in double precision" (2001). The numbers of f64 and f32 that are relatively nearest to a multiple of pi/2 are
from Muller and others, "Handbook of Floating-Point Arithmetic".
"""


def is_narrow(t: FloatType) -> bool:
    return t.width <= 16


@functools.cache
def every_value(t: FloatType) -> Array:
    """Return all values of a type of up to 16 bits, in the order of their bits, with a single NaN."""
    found = np.arange(1 << t.width, dtype=np.uint16 if t.width > 8 else np.uint8).view(dtype(t))
    return _with_quiet_nans(found)


def unary(t: FloatType, seed: int) -> Array:
    """Return operands: all values of a narrow type.

    For a wide type, hard cases with their neighbours and numbers of uniform bits, each with both signs.
    """
    if is_narrow(t):
        return every_value(t)
    n = WIDE[t.width] // 2
    hard = _with_neighbours(_hard(t), t)[:n]
    rest = _uniform(t, n - len(hard), np.random.Generator(np.random.PCG64(seed)))
    found = np.concatenate([hard, rest])
    return np.concatenate([found, -found])


def pairs(t: FloatType, n: int, seed: int) -> tuple[Array, Array]:
    """Return pairs of operands: all pairs for types of up to 8 bits, else `n` pairs.

    They include pairs of special values, for 16 bits also special values with every value; the others are evenly
    spread.
    """
    rng = np.random.Generator(np.random.PCG64(seed))
    if t.width <= 8:
        every = every_value(t)
        return np.repeat(every, len(every)), np.tile(every, len(every))
    if not is_narrow(t):
        return _wide_pairs(t, WIDE[t.width], rng)
    special, every = specials(t), every_value(t)
    left = np.concatenate([np.repeat(special, len(every)), np.tile(every, len(special))])
    right = np.concatenate([np.tile(every, len(special)), np.repeat(special, len(every))])
    if len(left) > n // 2:  # n is small
        keep = rng.permutation(len(left))[: n // 2]
        left, right = left[keep], right[keep]
    left = np.concatenate([np.repeat(special, len(special)), left])
    right = np.concatenate([np.tile(special, len(special)), right])
    known = len(left)
    rest = [_with_quiet_nans(bits.view(dtype(t))) for bits in _spread(n - known, rng)]
    return np.concatenate([left, rest[0]]), np.concatenate([right, rest[1]])


def _spread(n: int, rng: np.random.Generator) -> tuple[Array, Array]:
    """Return n pairs of 16-bit patterns, one at a random place in each cell of a square lattice."""
    side = max(int(np.sqrt(n)), 1)
    cell = 65536 / side
    i, j = np.divmod(np.arange(n), side)
    first, second = (((k % side + rng.random(n)) * cell).astype(np.int64) % 65536 for k in (i, j))
    return first.astype(np.uint16), second.astype(np.uint16)


def specials(t: FloatType) -> Array:
    g = grid(t)
    magnitudes = [
        0.0, g.smallest, 2 * g.smallest, g.smallest_normal - g.smallest, g.smallest_normal, g.max_finite,
        g.max_finite / 2, 1.0, 1 + 2.0 ** (1 - g.precision), 1 - 2.0**-g.precision, 0.5, 2.0, 3.0, np.inf,
    ]  # fmt: skip
    values = np.array([*magnitudes, *(-m for m in magnitudes), np.nan])
    with np.errstate(all="ignore"):
        found = values.astype(dtype(t))
    return np.asarray(found[np.sort(np.unique(found.view(f"u{found.itemsize}"), return_index=True)[1])])


def _wide_pairs(t: FloatType, n: int, rng: np.random.Generator) -> tuple[Array, Array]:
    special = specials(t)
    hard = _hard(t)
    few = rng.choice(hard, 48)
    left = [np.repeat(special, len(special)), np.repeat(few, len(few))]
    right = [np.tile(special, len(special)), np.tile(few, len(few))]
    rest = (n - sum(map(len, left))) // 4
    x, moderate = _uniform(t, rest, rng), _moderate(t, 2 * rest, rng)
    with np.errstate(all="ignore"):
        near = x * (1 + _moderate(t, rest, rng) * dtype(t).type(2.0**-8))
    one = 1 + _moderate(t, rest, rng) * (2.0 ** -rng.integers(1, grid(t).precision, rest)).astype(dtype(t))
    large = (2.0 ** rng.uniform(0, grid(t).precision + 4, rest)).astype(dtype(t)) * rng.choice([-1, 1], rest)
    left += [x, x, moderate[:rest], one]
    right += [_uniform(t, rest, rng), near, moderate[rest:], large.astype(dtype(t))]
    found = np.concatenate(left), np.concatenate(right)
    missing = n - len(found[0])
    return (
        np.concatenate([found[0], _uniform(t, missing, rng)]),
        np.concatenate([found[1], _uniform(t, missing, rng)]),
    )


def _uniform(t: FloatType, n: int, rng: np.random.Generator) -> Array:
    bits = rng.integers(0, 1 << t.width, n, np.dtype(f"u{t.width // 8}"), endpoint=False)
    return _with_quiet_nans(bits.view(dtype(t)))


def _with_quiet_nans(values: Array) -> Array:
    """Replace each NaN by a quiet NaN, since the specification leaves signalling NaNs open."""
    with np.errstate(invalid="ignore"):
        nan = np.isnan(values)
    return np.asarray(np.where(nan, values.dtype.type(np.nan), values)) if nan.any() else values


def _moderate(t: FloatType, n: int, rng: np.random.Generator) -> Array:
    return np.asarray((rng.choice([-1.0, 1.0], n) * 2.0 ** rng.uniform(-12, 4, n)).astype(dtype(t)))


def _hard(t: FloatType) -> Array:
    """Return positive numbers at which functions change.

    These are powers of two, multiples of pi/4 and of log(2)/2, halves, over- and underflow of exponentials, and
    published worst cases.
    """
    g = grid(t)
    k = np.arange(1.0, 41.0)
    log_range = np.log([g.max_finite, g.smallest_normal, g.smallest])
    bits = g.precision * np.log(2)
    found = [
        specials(t).astype(np.float64),
        2.0 ** np.linspace(np.log2(g.smallest), np.log2(g.max_finite) - 1, 160).round(),
        k * np.pi / 4, 2.0 ** np.arange(5, 31, 3) * np.pi / 2, k * np.log(2) / 2, k / 2, np.cbrt(k),
        log_range, log_range / 2, log_range / 3, [bits, bits / 2, bits + np.log(2)],
        [float.fromhex(w) for w in WORST_CASES],
    ]  # fmt: skip
    with np.errstate(all="ignore"):
        values = np.abs(np.concatenate(found)).astype(dtype(t))
    return np.asarray(values[np.isfinite(values)])


def _with_neighbours(values: Array, t: FloatType) -> Array:
    kind = np.dtype(f"i{t.width // 8}")
    bits = values.view(kind)[:, None] + np.arange(-_AROUND, _AROUND + 1, dtype=kind)
    most = np.asarray(np.inf, dtype(t)).view(kind)
    around = np.clip(bits, 0, most).astype(kind).view(dtype(t)).ravel()
    found = np.unique(np.concatenate([values, around]))
    return np.concatenate([specials(t), found])


def neighbours_of(worst: tuple[Array, ...], n: int, t: FloatType, rng: np.random.Generator) -> tuple[Array, ...]:
    """Return n inputs near the given ones: a few steps away, or with other low bits or another exponent."""
    return tuple(_near(x, n, t, rng) for x in worst)


def _near(x: Array, n: int, t: FloatType, rng: np.random.Generator) -> Array:
    kind = np.dtype(f"i{t.width // 8}")
    bits = np.resize(x, n).view(kind).astype(np.int64)
    fraction = grid(t).precision - 1
    step = rng.integers(-64, 65, n)
    lower = rng.integers(0, 1 << 62, n) & ((np.int64(1) << rng.integers(1, fraction, n)) - 1)
    exponent = rng.integers(-1, 2, n) << fraction
    how = rng.integers(0, 4, n)
    changed = np.select([how == 0, how == 1, how == 2], [bits + step, bits ^ lower, bits + exponent], bits)
    found = changed.astype(kind).view(dtype(t))
    return np.where(np.isnan(found), x[np.arange(n) % len(x)], found)


def probes(size: int) -> Array:
    """Return indices of inputs to repeat in other executions: the first ones, which are special, and an even sample."""
    return _first_and_some(size, 32, 224)


def few(size: int) -> Array:
    """Return indices into `probes`, for executions that take a whole program for each input."""
    return _first_and_some(size, 16, 16)


def _first_and_some(size: int, first: int, some: int) -> Array:
    return np.unique(np.concatenate([np.arange(min(first, size)), np.linspace(0, size - 1, some).astype(np.int64)]))
