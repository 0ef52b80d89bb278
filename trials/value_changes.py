"""Changes of a case's values: each takes away one kind of number that may be what makes it fail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from generators.cases import Case
from oracles import grid
from spec.program import Constant, Operation
from spec.types import ComplexType, ElementType, FloatType, IntegerType, TensorType, element_type_of
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


def no_fraction(x: Array, t: FloatType) -> Array:
    """Whole numbers: what comes after the point is cut."""
    return np.trunc(x)


def no_imaginary_part(case: Case) -> Case | None:
    """Zero in the place of the imaginary part of each complex number."""

    def of_array(x: Array, t: ElementType) -> Array:
        if not isinstance(t, ComplexType):
            return x
        parts = [x.real, np.zeros_like(x.real)]
        return np.stack(parts, axis=-1).view(x.dtype)[..., 0]

    return _with_arrays(case, of_array)


def small_integers(case: Case) -> Case | None:
    """Integers between -7 and 7: of the others what remains of them divided by 8. Booleans and what quantized elements
    are stored in stay."""

    def of_array(x: Array, t: ElementType) -> Array:
        return np.asarray(np.fmod(x, np.array(8, x.dtype))) if _is_integer(x, t) else x

    return _with_arrays(case, of_array)


def _is_integer(x: Array, t: ElementType) -> bool:
    return isinstance(t, IntegerType) and t.width >= 8 and x.dtype.kind in "iu"


def _with_arrays(case: Case, of_array: Callable[[Array, ElementType], Array]) -> Case | None:
    """Inputs and constants changed, each told its element type."""

    def of_constant(c: Constant) -> Constant:
        return Constant.of(of_array(c.array, c.type.element_type), c.type.element_type)

    program = mapped(case.program, lambda v: v, of_constant)
    types = [a.type.element_type if isinstance(a.type, TensorType) else None for a in case.program.main.arguments]
    inputs = tuple(
        tuple(x if t is None else of_array(x, t) for x, t in zip(row, types, strict=True)) for row in case.inputs
    )
    other = replace(case, program=program, inputs=inputs)
    return None if other.id == case.id else other
