"""Precision of the operands and sums of dot_general and convolution, by their attributes and the declared latitude.

precision_config DEFAULT and HIGH leave the precision to the implementation ("underspecified", #755): the evaluator
admits the precision that the backend declares, else full precision. HIGHEST is the operands' own precision. An
`algorithm` names types: operands are sums of `component_count` values of the precision type, and the
`num_primitive_operations` largest products of components are added in the accumulation type.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from oracles.evaluator import Context, Unevaluated
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.float_grid import grid, quantum
from spec.program import Raw
from spec.types import ComplexType, ElementType, FloatType, element_type_named, f32

_TF32_PRECISION = 11


@dataclass(frozen=True)
class Reading:
    """A format that operands may be rounded to: precision in bits, smallest step between values, greatest number."""

    precision: int
    smallest: float
    greatest: float
    overflows_to_nan: bool = False
    """Whether what is beyond the greatest number may become NaN: the format has no infinity, or an infinite component
    leaves another one to be subtracted from it."""


@dataclass(frozen=True)
class Operation:
    """Rounding that is admitted besides the arithmetic of the result's element type."""

    lhs: Reading | None = None
    rhs: Reading | None = None
    accumulation: FloatType | None = None
    dropped: float = 0.0
    """Weight of the products of components that are left out, relative to the sum of magnitudes."""
    products: int = 1
    """Number of products of components that replace one product."""
    components: tuple[Reading, Reading] | None = None
    """Formats of single components, for an algorithm with several."""


def operation_of(
    context: Context,
    lhs: ElementType,
    rhs: ElementType,
    precision_config: tuple[str, ...],
    algorithm: Raw | None = None,
) -> Operation:
    """Return the rounding that the attributes and the declared latitude admit. Raises Unevaluated for an algorithm
    without a model."""
    if algorithm is not None:
        return _by_algorithm(algorithm.text)
    declared = context.latitude.dot_precision
    return Operation(
        _latitude_reading(lhs, precision_config[0], declared), _latitude_reading(rhs, precision_config[1], declared)
    )


def _latitude_reading(element_type: ElementType, precision: str, declared: str) -> Reading | None:
    """Return the format that a backend may round operands of up to 32 bits to; None for f64, which no hardware mode
    rounds."""
    part = element_type.element if isinstance(element_type, ComplexType) else element_type
    if declared == "full" or precision == "HIGHEST" or not isinstance(part, FloatType) or part.width > 32:
        return None
    reading = _to_reading(declared)
    return reading if reading.precision < grid(part).precision else None


def _to_reading(name: str, components: int = 1) -> Reading:
    if name == "tf32":
        greatest = math.ldexp(2 - 2.0 ** (1 - _TF32_PRECISION), 127)
        return Reading(_TF32_PRECISION * components, grid(f32).smallest, greatest)
    g = grid(_float_type(name))
    return Reading(g.precision * components, g.smallest, g.max_finite, not g.has_infinity)


def _float_type(name: str) -> FloatType:
    found = element_type_named(name)
    if not isinstance(found, FloatType):
        raise Unevaluated(f"an algorithm with precision type {name}")
    return found


def _by_algorithm(text: str) -> Operation:
    said = dict(re.findall(r"(\w+) = (\w+)", text))
    if said.get("allow_imprecise_accumulation") == "true":
        raise Unevaluated("imprecise accumulation, whose precision the implementation chooses")
    left, right = int(said["lhs_component_count"]), int(said["rhs_component_count"])
    kept = int(said["num_primitive_operations"])
    implied = math.isqrt(kept - 1) + 1  # component counts of 1 with several operations imply more components
    left, right = max(left, implied), max(right, implied)
    first, second = _to_reading(said["lhs_precision_type"]), _to_reading(said["rhs_precision_type"])
    lhs, rhs = _of_components(first, left), _of_components(second, right)
    accumulation = said["accumulation_type"]
    if accumulation == "tf32":
        raise Unevaluated("an algorithm that accumulates in tf32")
    dropped = _weight_of_dropped(min(first.precision, second.precision), left, right, kept)
    return Operation(lhs, rhs, _float_type(accumulation), dropped, kept, (first, second))


def _of_components(reading: Reading, count: int) -> Reading:
    overflows_to_nan = reading.overflows_to_nan or count > 1
    return replace(reading, precision=reading.precision * count, overflows_to_nan=overflows_to_nan)


def _weight_of_dropped(precision: int, left: int, right: int, kept: int) -> float:
    """Return the relative weight of the products left out; component i is at most 2^(-i precision) of the operand."""
    orders = sorted(i + j for i in range(left) for j in range(right))
    return float(sum(2.0 ** (-precision * order) for order in orders[kept:]))


def to_readings(lhs: Acceptance, rhs: Acceptance, operation: Operation) -> tuple[Acceptance, Acceptance, Operation]:
    """Return the operands, rounded outward to the operation's formats, and the operation. If every value is a single
    component, the products of other components are zero, and the returned operation drops none."""
    if operation.components is not None:
        first, second = operation.components
        if _round_outward(lhs, first) is lhs and _round_outward(rhs, second) is rhs:
            operation = replace(operation, dropped=0.0, products=1)
    return _round_outward(lhs, operation.lhs), _round_outward(rhs, operation.rhs), operation


def _round_outward(x: Acceptance, reading: Reading | None) -> Acceptance:
    if reading is None:
        return x
    lower, upper = _to(x.lower, reading, np.floor), _to(x.upper, reading, np.ceil)
    below, above = (np.isfinite(v) & (np.abs(v) > reading.greatest) for v in (lower, upper))
    lower = np.where(below, np.where(lower < 0, -np.inf, reading.greatest), lower)
    upper = np.where(above, np.where(upper > 0, np.inf, -reading.greatest), upper)
    if np.array_equal(lower, x.lower, equal_nan=True) and np.array_equal(upper, x.upper, equal_nan=True):
        return x
    return replace(x, lower=lower, upper=upper, nan=x.nan | ((below | above) & reading.overflows_to_nan))


def _to(x: Array, reading: Reading, rounding: Callable[[Array], Array]) -> Array:
    with np.errstate(all="ignore"):
        step = quantum(x, reading.precision, reading.smallest)
        return np.where(np.isfinite(x), np.copysign(rounding(x / step) * step, x), x)
