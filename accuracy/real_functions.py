"""The real functions of elementwise ops, in f64 and in ball arithmetic."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from oracles.reference import elementwise_functions
from oracles.reference.elementwise_ieee import away_from_zero
from oracles.sets.acceptance import Array, greater, lesser
from oracles.sets.true_values import Function, arb
from spec.op import op_named
from spec.types import ComplexType, ElementType, FloatType


def _everywhere(*operands: Array) -> Array:
    return np.ones(operands[-1].shape, np.bool_)


def _at_zero_or_infinity(*operands: Array) -> Array:
    *given, result = operands
    infinite = np.logical_or.reduce([np.isinf(x) for x in given])
    return np.asarray((result == 0) | infinite)


def _by_zero(x: Array, y: Array, result: Array) -> Array:
    return np.asarray(_at_zero_or_infinity(x, y, result) | (y == 0))


def _sign(x: Array) -> Array:
    return np.where(x == 0, x, np.sign(x))


def _with_nan(pick: Callable[[Array, Array], Array]) -> Callable[[Array, Array], Array]:
    """Return maximum or minimum as in IEEE 754-2019: -0 is less than +0, and NaN propagates."""
    return lambda x, y: np.where(np.isnan(x) | np.isnan(y), np.nan, pick(x, y))


def _exact(name: str, double: Callable[..., Array]) -> Function:
    def no_ball(*operands: float) -> Any:
        raise AssertionError(f"{name} is exact in f64")

    return Function(name, double, no_ball, _everywhere)


def _on_balls(operator: Callable[[Any, Any], Any]) -> Callable[[float, float], Any]:
    return lambda x, y: operator(arb(x), arb(y))


ROUNDED = {
    f.name: f
    for f in (
        Function("add", np.add, _on_balls(lambda x, y: x + y), _at_zero_or_infinity),
        Function("subtract", np.subtract, _on_balls(lambda x, y: x - y), _at_zero_or_infinity),
        Function("multiply", np.multiply, _on_balls(lambda x, y: x * y), _at_zero_or_infinity),
        Function("divide", np.divide, _on_balls(lambda x, y: x / y), _by_zero),
        Function("sqrt", np.sqrt, lambda x: arb(x).sqrt(), _at_zero_or_infinity),
    )
}
"""Ops that IEEE 754 rounds once.

For operands of up to 32 bits, rounding the result in f64 once more to the type is harmless (Figueroa 1995).
"""

EXACT = {
    f.name: f
    for f in (
        _exact("abs", np.abs),
        _exact("ceil", np.ceil),
        _exact("floor", np.floor),
        _exact("maximum", _with_nan(greater)),
        _exact("minimum", _with_nan(lesser)),
        _exact("negate", np.negative),
        _exact("remainder", np.fmod),
        _exact("round_nearest_afz", away_from_zero),
        _exact("round_nearest_even", np.rint),
        _exact("sign", _sign),
    )
}
"""Ops whose results are exact in f64."""

ELEMENTARY: dict[str, Function] = {
    f.name: f for name, f in vars(elementwise_functions).items() if name.isupper() and isinstance(f, Function)
}

FUNCTIONS: dict[str, Function] = dict(sorted({**ROUNDED, **EXACT, **ELEMENTARY}.items()))


def arity(op: str) -> int:
    return sum(m.role == "operand" for m in op_named(op).members.values())


def element_types(op: str) -> tuple[ElementType, ...]:
    first = next(m for m in op_named(op).members.values() if m.role == "operand")
    assert first.test is not None
    found = [t for t in first.test.element_types if isinstance(t, FloatType | ComplexType)]
    return tuple(sorted(found, key=lambda t: (isinstance(t, ComplexType), _width(t), str(t))))


def _width(t: ElementType) -> int:
    return t.width if isinstance(t, FloatType) else 0
