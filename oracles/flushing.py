"""The latitude `subnormals = "flushed"`: where it is declared, a subnormal operand or result may be a zero of its sign.

It concerns arithmetic on floating-point and complex numbers; ops that move elements or handle bits keep them.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from oracles.acceptance import Acceptance
from oracles.grid import grid
from oracles.latitude import Latitude
from spec.types import ComplexType, FloatType


def flushed(x: Acceptance, latitude: Latitude) -> Acceptance:
    """Operands: the sets with the zeros that may stand for their subnormals; x itself where nothing is flushed."""
    return _flushed(x, latitude, np.less)


def flushed_result(x: Acceptance, latitude: Latitude) -> Acceptance:
    """Results, likewise. One that was rounded up to the smallest normal number may have been a subnormal before, and
    flushed as such: a product of type bf16 that is computed in f32, say."""
    return _flushed(x, latitude, np.less_equal)


def _flushed(x: Acceptance, latitude: Latitude, is_below: np.ufunc) -> Acceptance:
    if latitude.subnormals != "flushed" or not isinstance(x.element_type, FloatType | ComplexType):
        return x
    part = x.element_type.element if isinstance(x.element_type, ComplexType) else x.element_type
    g = grid(part)
    positive = (x.lower > 0) & is_below(x.lower, g.smallest_normal)
    negative = (x.upper < 0) & is_below(-x.upper, g.smallest_normal)
    if not g.has_zero or not (positive.any() or negative.any()):
        return x
    below_zero = -0.0 if g.has_negative_zero else 0.0
    return replace(x, lower=np.where(positive, 0.0, x.lower), upper=np.where(negative, below_zero, x.upper))
