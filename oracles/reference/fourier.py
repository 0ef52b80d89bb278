"""fft: discrete Fourier transforms over the last dimensions, computed in f64.

A result of a fast transform of length n = 2^t passes t rounds, in each of which a term meets a rounded twiddle factor,
a complex multiplication and an addition, with errors below 0.8 u, sqrt(5) u and u (Higham, "Accuracy and Stability of
Numerical Algorithms", second edition, section 24.1): its error is at most 4 t u sum|terms|. The text has no bound, so
ours applies this to all lengths. A length with a large prime factor needs three transforms of up to four times the
length, of terms that are mixed already (Bluestein 1970): 12 (t + 2) u sqrt(n sum|terms|^2) if that is more.
"""

from __future__ import annotations

import math

import numpy as np

from oracles.evaluator import Context, evaluates
from oracles.sets.acceptance import Acceptance, Array, everything
from oracles.sets.enclosures import enclose, is_special, numbers, part_of
from oracles.sets.float_grid import grid
from oracles.sets.flushing import flush_operand, flush_result
from spec.types import ElementType, TensorType

_PER_ROUND = 4
_LARGEST_SMALL_PRIME = 13
OWN_UNIT_ROUNDOFF = 2.0**-53


@evaluates("fft")
def fft(
    operand: Acceptance, *, fft_type: str, fft_length: tuple[int, ...], results: tuple[TensorType, ...],
    context: Context,
) -> Acceptance:  # fmt: skip
    """Return the transform.

    IRFFT is the inverse of RFFT: if the operand is no RFFT of real numbers, every result is unspecified, and
    customarily the redundant parts are ignored. Transforms of infinities and NaN are unspecified.
    """
    to = results[0].element_type
    if fft_type in ("FFT", "IFFT") and operand.shape[-len(fft_length) :] != tuple(fft_length):
        return _open((operand.input_sets, *results[0].static_shape, 2), to)
    if math.prod(results[0].static_shape) == 0:
        return everything((operand.input_sets, *results[0].static_shape), to)
    read = flush_operand(operand, context.latitude)
    center, radius = numbers(read)
    special = is_special(read)
    center, radius = np.where(special, 0.0, center), np.where(special, 0.0, radius)
    axes = tuple(range(-len(fft_length), 0))
    is_open = special.any(axis=axes, keepdims=True)
    if fft_type == "IRFFT":
        is_open = is_open | ~_is_of_real(center, radius, fft_length)
    g = grid(part_of(to))
    lost = 4 * g.smallest_normal if context.latitude.flushes else g.smallest
    with np.errstate(all="ignore"):
        transformed = _TRANSFORMS[fft_type](center, fft_length, axes)
        sizes = np.abs(center) + radius
        is_open = is_open | (sizes.sum(axis=axes, keepdims=True) >= g.max_finite / 4)
        unit_roundoff = 2.0**-g.precision + OWN_UNIT_ROUNDOFF
        reach = _reach(sizes, radius, fft_type, fft_length, lost=lost, unit_roundoff=unit_roundoff)
    return flush_result(enclose(transformed, reach, is_open, to, context), context.latitude)


def _open(shape: tuple[int, ...], to: ElementType) -> Acceptance:
    nothing = np.full(shape, np.inf)  # an empty interval
    return Acceptance(to, nothing, -nothing, np.zeros(shape, np.bool_), np.ones(shape, np.bool_))


def _forward(x: Array, lengths: tuple[int, ...], axes: tuple[int, ...]) -> Array:
    return np.asarray(np.fft.fftn(x, lengths, axes))


def _inverse(x: Array, lengths: tuple[int, ...], axes: tuple[int, ...]) -> Array:
    return np.asarray(np.fft.ifftn(x, lengths, axes))


def _forward_real(x: Array, lengths: tuple[int, ...], axes: tuple[int, ...]) -> Array:
    return np.asarray(np.fft.rfftn(x, lengths, axes))


def _inverse_real(x: Array, lengths: tuple[int, ...], axes: tuple[int, ...]) -> Array:
    return np.asarray(np.fft.irfftn(x, lengths, axes))


_TRANSFORMS = {"FFT": _forward, "IFFT": _inverse, "RFFT": _forward_real, "IRFFT": _inverse_real}


def _reach(
    sizes: Array, radius: Array, fft_type: str, lengths: tuple[int, ...], *, lost: float, unit_roundoff: float
) -> Array:
    """Return the error of the results of each transform: terms are at most `sizes`, known to within `radius`; an
    underflow loses `lost`."""
    axes, count = tuple(range(-len(lengths), 0)), math.prod(lengths)
    twice = 2 if fft_type == "IRFFT" else 1  # the operand has about half of the terms
    total = sizes.sum(axis=axes, keepdims=True) * twice
    rounds = sum(map(math.log2, lengths))
    reach = _PER_ROUND * rounds * unit_roundoff * total
    if any(_has_large_prime(n) for n in lengths):
        norm = np.sqrt((sizes**2).sum(axis=axes, keepdims=True) * twice * count)
        reach = np.maximum(reach, _PER_ROUND * 3 * (rounds + 2 * len(lengths)) * unit_roundoff * norm)
    underflow = np.where(total > 0, lost, 0.0) * (count > 1)
    reach = reach + underflow * count + radius.sum(axis=axes, keepdims=True) * twice
    return reach / count + underflow if fft_type in ("IFFT", "IRFFT") else np.asarray(reach)


def _has_large_prime(n: int) -> bool:
    for p in range(2, _LARGEST_SMALL_PRIME + 1):
        while n % p == 0:
            n //= p
    return n > 1


def _is_of_real(x: Array, radius: Array, lengths: tuple[int, ...]) -> Array:
    """Whether x is certainly the transform of real numbers: where the last index is its own opposite, opposite elements
    are conjugates."""
    count = len(lengths)
    own = [0] if lengths[-1] % 2 else [0, lengths[-1] // 2]
    plane = x[..., own]
    opposite = plane
    for axis in range(-count, -1):
        opposite = np.roll(np.flip(opposite, axis), 1, axis)
    axes = tuple(range(-count, 0))
    fits = (plane == np.conj(opposite)).all(axis=axes, keepdims=True)
    return np.asarray(fits & (radius[..., own] == 0).all(axis=axes, keepdims=True))
