"""The latitude `subnormals = "flushed"`: where it is declared, a subnormal operand or result may be a zero of its sign.

It concerns arithmetic on floating-point and complex numbers; ops that move elements or handle bits keep them.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from oracles.acceptance import Acceptance
from oracles.grid import smallest_normal
from oracles.latitude import Latitude
from spec.types import ComplexType, FloatType


def flushed(x: Acceptance, latitude: Latitude) -> Acceptance:
    """The sets with the zeros that may stand for their subnormals; x itself where nothing is flushed."""
    if latitude.subnormals != "flushed" or not isinstance(x.element_type, FloatType | ComplexType):
        return x
    part = x.element_type.element if isinstance(x.element_type, ComplexType) else x.element_type
    normal = smallest_normal(part)
    positive = (0 < x.lower) & (x.lower < normal)
    negative = (0 > x.upper) & (x.upper > -normal)
    if not (positive.any() or negative.any()):
        return x
    return replace(x, lower=np.where(positive, 0.0, x.lower), upper=np.where(negative, -0.0, x.upper))
