"""Changes of element values: each removes one kind of number, or equal elements."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from generators.cases import Case
from oracles.sets import float_grid
from spec.program import Constant, Operation
from spec.types import ComplexType, ElementType, FloatType, IntegerType, TensorType, element_type_of
from trials.counterfactuals.rebuild import map_values, with_contents

Array = np.ndarray[Any, Any]


def with_values(change: Callable[[Array, FloatType], Array], case: Case, operation: Operation) -> Case | None:
    """Change floating-point inputs and constants; `change` maps their values as f64."""

    def of_array(x: Array, t: ElementType) -> Array:
        if isinstance(t, ComplexType):
            parts = [of_array(np.array(p), t.element) for p in (x.real, x.imag)]
            return np.stack(parts, axis=-1).view(x.dtype)[..., 0]
        if not isinstance(t, FloatType):
            return x
        with np.errstate(all="ignore"):
            wide = x.astype(np.float64)
            new = change(wide, t)
            kept = (new == wide) & (np.signbit(new) == np.signbit(wide)) | np.isnan(new) & np.isnan(wide)
            return np.where(kept, x, new.astype(x.dtype))

    return _with_arrays(case, of_array)


def _with_arrays(case: Case, of_array: Callable[[Array, ElementType], Array]) -> Case | None:
    def of_constant(c: Constant) -> Constant:
        return Constant.of(of_array(c.array, c.type.element_type), c.type.element_type)

    program = map_values(case.program, lambda v: v, of_constant)
    types = [a.type.element_type if isinstance(a.type, TensorType) else None for a in case.program.main.arguments]
    inputs = tuple(
        tuple(x if t is None else of_array(x, t) for x, t in zip(row, types, strict=True)) for row in case.inputs
    )
    other = replace(case, program=program, inputs=inputs)
    return None if other.id == case.id else other


def real_numbers(case: Case) -> Case | None:
    def of_array(x: Array, t: ElementType) -> Array:
        return x.real.astype(x.dtype) if isinstance(t, ComplexType) else x

    return _with_arrays(case, of_array)


def no_zero(case: Case) -> Case | None:
    def of_array(x: Array, t: ElementType) -> Array:
        is_number = isinstance(t, IntegerType | FloatType | ComplexType)
        return np.where(x == 0, np.ones((), x.dtype), x) if is_number else x

    return _with_arrays(case, of_array)


def no_negative_integer(case: Case) -> Case | None:
    """Replace negative integers by their bitwise complement."""

    def of_array(x: Array, t: ElementType) -> Array:
        if not isinstance(t, IntegerType) or not t.signed:
            return x
        wide = x.astype(np.int64)
        return np.asarray(np.where(wide < 0, ~wide, wide)).astype(x.dtype)

    return _with_arrays(case, of_array)


def small_integers(case: Case) -> Case | None:
    """Replace integers by their remainder modulo 8, which lies between -7 and 7."""

    def of_array(x: Array, t: ElementType) -> Array:
        is_wide = isinstance(t, IntegerType) and t.width >= 8
        return np.asarray(np.fmod(x, np.array(8, x.dtype))) if is_wide else x

    return _with_arrays(case, of_array)


def no_equal_elements(case: Case, operation: Operation) -> Case | None:
    """Replace the elements of the first operand by their ranks; equal elements are ranked by position.

    None where the element type has too few values.
    """
    name = operation.operands[0].name

    def rank(x: Array) -> Array:
        numbers = _numbers(x)
        if len(np.unique(numbers)) == x.size:
            return x
        made = np.argsort(np.argsort(numbers, kind="stable"), kind="stable").astype(x.dtype)
        if len(np.unique(_numbers(made))) < x.size:
            raise ValueError(f"no {x.size} numbers of {x.dtype}")
        return made.reshape(x.shape)

    return with_contents(case, lambda v, x: rank(x) if v.name == name else x)


def _numbers(x: Array) -> Array:
    return x.reshape(-1).astype(np.float64) if isinstance(element_type_of(x.dtype), FloatType) else x.reshape(-1)


def no_nan(x: Array, t: FloatType) -> Array:
    return np.where(np.isnan(x), 1.0, x)


def no_infinity(x: Array, t: FloatType) -> Array:
    """Replace infinities by the largest finite numbers."""
    return np.where(np.isinf(x), np.copysign(float_grid.max_finite(t), x), x)


def no_subnormal(x: Array, t: FloatType) -> Array:
    """Replace subnormals by the smallest normal numbers."""
    smallest = float_grid.smallest_normal(t)
    return np.where((x != 0) & (np.abs(x) < smallest), np.copysign(smallest, x), x)


def no_signed_zero(x: Array, t: FloatType) -> Array:
    return np.where(x == 0, 0.0, x)


def no_extremes(x: Array, t: FloatType) -> Array:
    """Scale magnitudes to between 1/2 and 4 by changing exponents; significands stay."""
    digits, exponent = np.frexp(x)
    return np.where(np.isfinite(x), np.ldexp(digits, exponent % 3), x)


def no_fraction(x: Array, t: FloatType) -> Array:
    return np.trunc(x)
