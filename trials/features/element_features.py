"""Features of the elements of a tensor."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from oracles.sets import float_grid
from spec.types import ComplexType, FloatType, element_type_of

Array = np.ndarray[Any, Any]


def words_of(array: Array) -> Iterator[str]:
    t = element_type_of(array.dtype)
    if isinstance(t, ComplexType):
        t, array = t.element, np.stack([array.real, array.imag])
    with np.errstate(all="ignore"):
        x = array.astype(np.float64)
    said = {"zero-input": x == 0, "negative-input": x < 0}
    if isinstance(t, FloatType):
        said |= {
            "nan-input": np.isnan(x),
            "infinite-input": np.isinf(x),
            "subnormal-input": (x != 0) & (np.abs(x) < float_grid.smallest_normal(t)),
            "negative-zero-input": (x == 0) & np.signbit(x),
        }
    yield from (word for word, holds in said.items() if bool(holds.any()))


def is_of_signed_zeros_and_ones(array: Array) -> bool:
    """Return whether a tensor holds -0 and 1 and otherwise only 0."""
    t = element_type_of(array.dtype)
    if isinstance(t, ComplexType):
        array = np.stack([array.real, array.imag])
    elif not isinstance(t, FloatType):
        return False
    x = array.astype(np.float64)
    return {*x.ravel().tolist()} == {0.0, 1.0} and bool(np.signbit(x[x == 0]).any())
