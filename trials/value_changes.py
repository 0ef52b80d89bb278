"""Changes of a case's floating-point values: each takes away one kind of number that may be what makes it fail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from generators.cases import Case
from oracles import grid
from spec.program import Constant, Operation
from spec.types import ComplexType, FloatType, element_type_of
from trials.rebuilding import mapped

Array = np.ndarray[Any, Any]


def with_values(change: Callable[[Array, FloatType], Array], case: Case, operation: Operation) -> Case | None:
    """Inputs and constants of floating-point types with some values replaced: `change` is given them as f64."""

    def of_array(x: Array) -> Array:
        t = element_type_of(x.dtype)
        if isinstance(t, ComplexType):
            parts = [of_array(np.array(p)) for p in (x.real, x.imag)]
            return np.stack(parts, axis=-1).view(x.dtype)[..., 0]
        if not isinstance(t, FloatType):
            return x
        with np.errstate(all="ignore"):
            wide = x.astype(np.float64)
            new = change(wide, t)
            kept = (new == wide) & (np.signbit(new) == np.signbit(wide)) | np.isnan(new) & np.isnan(wide)
            return np.where(kept, x, new.astype(x.dtype))

    def of_constant(c: Constant) -> Constant:
        return Constant.of(of_array(c.array), c.type.element_type)

    program = mapped(case.program, lambda v: v, of_constant)
    inputs = tuple(tuple(map(of_array, row)) for row in case.inputs)
    other = replace(case, program=program, inputs=inputs)
    return None if other.id == case.id else other


def no_nan(x: Array, t: FloatType) -> Array:
    """Ones in the place of NaN."""
    return np.where(np.isnan(x), 1.0, x)


def no_infinity(x: Array, t: FloatType) -> Array:
    """The largest finite numbers in the place of infinities."""
    return np.where(np.isinf(x), np.copysign(grid.max_finite(t), x), x)


def no_subnormal(x: Array, t: FloatType) -> Array:
    """The smallest normal numbers in the place of subnormals."""
    smallest = grid.smallest_normal(t)
    return np.where((x != 0) & (np.abs(x) < smallest), np.copysign(smallest, x), x)


def no_signed_zero(x: Array, t: FloatType) -> Array:
    """Every zero positive."""
    return np.where(x == 0, 0.0, x)


def no_extremes(x: Array, t: FloatType) -> Array:
    """The same digits between 1/2 and 4: what is computed of them is none of the largest or smallest of its type."""
    digits, exponent = np.frexp(x)
    return np.where(np.isfinite(x), np.ldexp(digits, exponent % 3), x)
