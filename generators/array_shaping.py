"""Functions that make arbitrary arrays valid operands: positive-definite or triangular matrices, half spectra."""

from __future__ import annotations

from typing import Any

import numpy as np

from spec.types import ComplexType, ElementType, dtype

Array = np.ndarray[Any, Any]


def _digits(arrays: Array, most: int) -> Array:
    """Return the elements as complex numbers whose parts are integers from -most to most; non-finite ones become 0."""
    wide = arrays.astype(np.complex128)
    finite = np.where(np.isfinite(wide), wide, 0)
    parts = [np.clip(np.rint(p), -most, most) for p in (finite.real, finite.imag)]
    return np.asarray(parts[0] + 1j * parts[1])


def _as_elements(x: Array, t: ElementType) -> Array:
    return (x if isinstance(t, ComplexType) else x.real).astype(dtype(t))


def positive_definite(arrays: Array, t: ElementType) -> Array:
    """Return Hermitian, diagonally dominant matrices of small integers along the last two axes."""
    n = arrays.shape[-1]
    x = _digits(arrays, 1)
    strict = np.tril(x, -1)
    hermitian = strict + np.conj(np.swapaxes(strict, -1, -2))
    diagonal = np.abs(np.diagonal(x, axis1=-2, axis2=-1).real) + 2 * n
    return _as_elements(hermitian + np.eye(n) * diagonal[..., np.newaxis], t)


def triangular(arrays: Array, t: ElementType, *, unit_diagonal: bool = False) -> Array:
    """Return matrices of small integers along the last two axes, with a diagonal of 1, 2, -1 and -2, or of ones.

    Both triangles are filled, to show whether triangular_solve reads the wrong one.
    """
    n = arrays.shape[-1]
    x = _digits(arrays, 1)
    size = 1 + np.abs(np.diagonal(x, axis1=-2, axis2=-1).real)
    sign = np.where(np.diagonal(x, axis1=-2, axis2=-1).real < 0, -1, 1)
    diagonal = np.ones(size.shape) if unit_diagonal else size * sign
    return _as_elements(x * (1 - np.eye(n)) + np.eye(n) * diagonal[..., np.newaxis], t)


def half_of_real(arrays: Array, t: ElementType, *, lengths: tuple[int, ...]) -> Array:
    """Return arrays with the symmetry that the result of RFFT has, as operands of IRFFT.

    Where the last index is its own opposite (the first one, and the last one for an even length), elements at opposite
    places of the other axes are conjugates.
    """
    own = [0] if lengths[-1] % 2 else [0, lengths[-1] // 2]
    result = arrays.copy()
    for last in own if result.size else []:
        plane = result[..., last]
        opposite = plane
        for axis in range(1 - len(lengths), 0):
            opposite = np.roll(np.flip(opposite, axis), 1, axis)
        places = np.arange(plane[0].size).reshape(plane.shape[1:])
        mirrored = places
        for axis in range(1 - len(lengths), 0):
            mirrored = np.roll(np.flip(mirrored, axis), 1, axis)
        own_opposite = np.where(places == mirrored, plane.real, plane)
        result[..., last] = np.where(places > mirrored, np.conj(opposite), own_opposite)
    return result
