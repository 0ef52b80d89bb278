"""How precisely operands are read and products added up: `precision_config`, the declared latitude, `algorithm`.

precision_config DEFAULT and HIGH leave the precision to the implementation ("underspecified", #755): what is admitted
is what the backend declares, else full precision; HIGHEST is the operands' own. An `algorithm` says it in types:
operands are sums of `component_count` values of the precision type, of whose products the `num_primitive_operations`
largest are added up in the accumulation type.
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
    """A type that operands may be rounded to: its precision in bits and the least step between its values."""

    precision: int
    smallest: float


@dataclass(frozen=True)
class Operation:
    """What is admitted besides the arithmetic of the result's element type."""

    lhs: Reading | None = None
    rhs: Reading | None = None
    accumulation: FloatType | None = None
    dropped: float = 0.0
    """Relative to the sum of magnitudes: products of components that are left out."""
    products: int = 1
    """How many products of components stand for one."""
    components: tuple[Reading, Reading] | None = None
    """The types of single components, where there are several."""


def operation_of(
    context: Context,
    lhs: ElementType,
    rhs: ElementType,
    precision_config: tuple[str, ...],
    algorithm: Raw | None = None,
) -> Operation:
    """What the attributes and the declared latitude admit. Raises Unevaluated for an algorithm without a model."""
    if algorithm is not None:
        return _by_algorithm(algorithm.text)
    declared = context.latitude.dot_precision
    return Operation(_declared(lhs, precision_config[0], declared), _declared(rhs, precision_config[1], declared))


def _declared(element_type: ElementType, precision: str, declared: str) -> Reading | None:
    """bf16 and tf32 stand for operands of 32 bits and fewer; hardware has no such mode for f64."""
    part = element_type.element if isinstance(element_type, ComplexType) else element_type
    if declared == "full" or precision == "HIGHEST" or not isinstance(part, FloatType) or part.width > 32:
        return None
    reading = _reading(declared)
    return reading if reading.precision < grid(part).precision else None


def _reading(name: str, components: int = 1) -> Reading:
    if name == "tf32":
        return Reading(_TF32_PRECISION * components, grid(f32).smallest)
    g = grid(_float_type(name))
    return Reading(g.precision * components, g.smallest)


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
    implied = math.isqrt(kept - 1) + 1  # counts of 1 with several operations stand for as many components as these take
    left, right = max(left, implied), max(right, implied)
    first, second = _reading(said["lhs_precision_type"]), _reading(said["rhs_precision_type"])
    lhs = replace(first, precision=first.precision * left)
    rhs = replace(second, precision=second.precision * right)
    accumulation = said["accumulation_type"]
    if accumulation == "tf32":
        raise Unevaluated("an algorithm that accumulates in tf32")
    dropped = _dropped(min(first.precision, second.precision), left, right, kept)
    return Operation(lhs, rhs, _float_type(accumulation), dropped, kept, (first, second))


def _dropped(precision: int, left: int, right: int, kept: int) -> float:
    """The relative weight of the products of components that are left out: component i is at most 2^(-i precision) of
    the whole."""
    orders = sorted(i + j for i in range(left) for j in range(right))
    return float(sum(2.0 ** (-precision * order) for order in orders[kept:]))


def read(lhs: Acceptance, rhs: Acceptance, operation: Operation) -> tuple[Acceptance, Acceptance, Operation]:
    """The operands as the operation reads them; where all values are single components, others have no products."""
    if operation.components is not None:
        first, second = operation.components
        if _rounded(lhs, first) is lhs and _rounded(rhs, second) is rhs:
            operation = replace(operation, dropped=0.0, products=1)
    return _rounded(lhs, operation.lhs), _rounded(rhs, operation.rhs), operation


def _rounded(x: Acceptance, reading: Reading | None) -> Acceptance:
    """The sets with the values on both sides that a coarser type has; x itself where all are values of it."""
    if reading is None:
        return x
    lower, upper = _to(x.lower, reading, np.floor), _to(x.upper, reading, np.ceil)
    if np.array_equal(lower, x.lower, equal_nan=True) and np.array_equal(upper, x.upper, equal_nan=True):
        return x
    return replace(x, lower=lower, upper=upper)


def _to(x: Array, reading: Reading, rounding: Callable[[Array], Array]) -> Array:
    with np.errstate(all="ignore"):
        step = quantum(x, reading.precision, reading.smallest)
        return np.where(np.isfinite(x), np.copysign(rounding(x / step) * step, x), x)
