"""Elementary functions of real numbers: exponentials, logarithms, trigonometric functions, powers and roots.

The set of a result is the true value widened by the bound of `accuracy.toml` and clipped to the function's range. The
special values of C99 Annex F and IEEE 754 are exact. Intervals are handled by monotone pieces and critical points.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flint
import numpy as np

from oracles.evaluator import Context
from oracles.reference.elementwise import apply_kernel, both_exact, elementwise
from oracles.sets.acceptance import Acceptance, Array, exact, greater, hull, lesser, signals
from oracles.sets.bounded_error import Ends, results_between
from oracles.sets.error_bounds import bound
from oracles.sets.float_grid import round_up
from oracles.sets.intervals import anything, contains_infinity, extremes, is_one_number, is_point, straddles, unless_nan
from oracles.sets.true_values import Function, arb
from oracles.sets.widening import Bound, acceptance_of, clip_to_range
from spec.attributes import DEFAULT_ACCURACY
from spec.types import FloatType


def _at_ends(x: Array, _: Array) -> Array:
    return np.asarray((x == 0) | np.isinf(x))


def _at_infinity(x: Array, _: Array) -> Array:
    return np.isinf(x)


def _at_one(x: Array, _: Array) -> Array:
    return np.asarray(x == 1)


def _logistic(x: Array) -> Array:
    return np.asarray(1.0 / (1.0 + np.exp(-x)))


def _rsqrt(x: Array) -> Array:
    return np.asarray(1.0 / np.sqrt(x))


def _ball(method: Callable[[flint.arb], flint.arb]) -> Callable[[float], flint.arb]:
    return lambda x: method(arb(x))  # the methods crash on operands of other types


def _cube_root(x: flint.arb) -> flint.arb:
    return x.root(3) if x > 0 else -((-x).root(3))


def _logistic_ball(x: flint.arb) -> flint.arb:
    return 1 / (1 + (-x).exp())


EXPONENTIAL = Function("exponential", np.exp, _ball(flint.arb.exp), _at_ends, least=0.0)
EXPONENTIAL_MINUS_ONE = Function("exponential_minus_one", np.expm1, _ball(flint.arb.expm1), _at_ends, least=-1.0)
LOG = Function("log", np.log, _ball(flint.arb.log), _at_one)
LOG_PLUS_ONE = Function("log_plus_one", np.log1p, _ball(flint.arb.log1p), _at_ends, pole=-1.0)
LOGISTIC = Function("logistic", _logistic, _ball(_logistic_ball), _at_infinity, 0.0, 1.0)
TANH = Function("tanh", np.tanh, _ball(flint.arb.tanh), _at_ends, -1.0, 1.0)
CBRT = Function("cbrt", np.cbrt, _ball(_cube_root), _at_ends)
RSQRT = Function("rsqrt", _rsqrt, _ball(flint.arb.rsqrt), _at_ends, least=0.0)
SINE = Function("sine", np.sin, _ball(flint.arb.sin), _at_ends, -1.0, 1.0)
COSINE = Function("cosine", np.cos, _ball(flint.arb.cos), _at_ends, -1.0, 1.0)
TAN = Function("tan", np.tan, _ball(flint.arb.tan), _at_ends)


def _power(x: Array, y: Array) -> Array:
    """Return pow of C99. For a repeated exponent of 0.5 NumPy takes the square root, which differs for -0 and -inf."""
    value = np.asarray(np.power(x, y))
    return np.where((y == 0.5) & ((x == 0) | np.isinf(x)), np.abs(x), value)


def _power_special(x: Array, y: Array, result: Array) -> Array:
    return np.asarray((x == 0) | (x == 1) | (y == 0) | np.isinf(x) | np.isinf(y))


def _power_ball(x: flint.arb, y: flint.arb) -> flint.arb:
    if x > 0:
        return x**y
    odd = (y / 2).floor() * 2 != y
    return -((-x) ** y) if odd else (-x) ** y


def _angle_special(y: Array, x: Array, result: Array) -> Array:
    return np.asarray((result == 0) & ((y == 0) | np.isinf(x)))


def _angle_ball(y: float, x: float) -> flint.arb:
    if np.isinf(y) or np.isinf(x):
        y, x = (float(np.sign(v)) if np.isinf(v) else float(np.copysign(0.0, v)) for v in (y, x))
    if y == 0:
        return flint.arb.pi() * float(np.copysign(1.0, y)) if np.signbit(x) else arb(0)
    return flint.arb.atan2(arb(y), arb(x))


POWER = Function("power", _power, lambda x, y: _power_ball(arb(x), arb(y)), _power_special)
ATAN2 = Function("atan2", np.arctan2, _angle_ball, _angle_special)


def _result(
    f: Function, ends: Ends, exact: Array, nan: Array, *, to: FloatType, result_accuracy: Any = None
) -> Acceptance:
    found = results_between(f, ends, exact, nan, limit=_limit(f, to, result_accuracy), to=to)
    return acceptance_of(found.lower, found.upper, found.nan, found.truths, to)


def _limit(f: Function, to: FloatType, result_accuracy: Any = None) -> Bound:
    return Bound.of(result_accuracy, bound(f.name, to), to)


def _monotone(
    f: Function, operand: Acceptance, to: FloatType, result_accuracy: Any, least: float = -np.inf
) -> Acceptance:
    """Return the results of an increasing function that is NaN below `least`."""
    exact = is_point(operand)
    if both_exact(operand):
        at = (operand.lower,)
        return _result(f, (at, at), exact, operand.nan, to=to, result_accuracy=result_accuracy)
    invalid = operand.lower < least
    low = np.where(invalid & (operand.upper >= least), least, operand.lower)
    return _result(f, ((low,), (operand.upper,)), exact, operand.nan | invalid, to=to, result_accuracy=result_accuracy)


def _register_monotone(f: Function, *, least: float = -np.inf) -> None:
    @elementwise(f.name, kind="float")
    def monotone_function(operand: Acceptance, *, to: FloatType, result_accuracy: Any = None, **_: Any) -> Acceptance:
        return _monotone(f, operand, to, result_accuracy, least)


for _f in (EXPONENTIAL, EXPONENTIAL_MINUS_ONE, TANH, CBRT):
    _register_monotone(_f)
_register_monotone(LOG, least=0.0)
_register_monotone(LOG_PLUS_ONE, least=-1.0)


@elementwise("logistic", kind="float")
def logistic(
    operand: Acceptance, *, to: FloatType, context: Context, result_accuracy: Any = None, **_: Any
) -> Acceptance:
    """Return the function's value, or that of the specification's formula in the element type: division(1, addition(1,
    exp(-x))). If exp(-x) overflows, the formula gives zero, or NaN in a type without infinity."""
    function = _monotone(LOGISTIC, operand, to, result_accuracy)
    if result_accuracy is not None and result_accuracy != DEFAULT_ACCURACY:
        return function
    one = exact(np.ones_like(operand.lower), to)
    power = apply_kernel("exponential", (apply_kernel("negate", (operand,), to, context, {}),), to, context, {})
    literal = apply_kernel("divide", (one, apply_kernel("add", (one, power), to, context, {})), to, context, {})
    return hull(function, literal)


@elementwise("rsqrt", kind="float")
def rsqrt(operand: Acceptance, *, to: FloatType, result_accuracy: Any = None, **_: Any) -> Acceptance:
    """Return the reciprocal square root: decreasing, and infinite at zero with the sign of the zero (IEEE 754-2019,
    9.2.1)."""
    exact, negative = is_point(operand), operand.lower < 0
    if both_exact(operand):
        at = (operand.lower,)
        return _result(RSQRT, (at, at), exact, operand.nan, to=to, result_accuracy=result_accuracy)
    low = np.where(negative & (operand.upper >= 0), 0.0, operand.lower)
    limit = _limit(RSQRT, to, result_accuracy)
    found = results_between(RSQRT, ((operand.upper,), (low,)), exact, operand.nan | negative, limit=limit, to=to)
    pole = np.signbit(operand.lower) & (operand.upper >= 0) & ~exact
    lower = np.where(pole, -np.inf, found.lower)
    upper = np.where(pole & ~np.signbit(operand.upper), np.inf, found.upper)
    upper = np.where(pole & np.signbit(operand.upper), -np.inf, upper)
    least, greatest = anything(pole, *found.truths)
    return acceptance_of(lower, upper, found.nan, (least, greatest), to)


def _register_periodic(f: Function, phase: float) -> None:
    """Register a sine whose maxima are at (phase + 2k) * pi and whose minima are at (phase + 2k + 1) * pi."""

    @elementwise(f.name, kind="float")
    def wave(operand: Acceptance, *, to: FloatType, result_accuracy: Any = None, **_: Any) -> Acceptance:
        exact = is_point(operand)
        at = (operand.lower,)
        if both_exact(operand):
            return _result(f, (at, at), exact, operand.nan, to=to, result_accuracy=result_accuracy)
        limit = _limit(f, to, result_accuracy)
        a = results_between(f, (at, at), exact, operand.nan, limit=limit, to=to)
        at = (operand.upper,)
        b = results_between(f, (at, at), exact, operand.nan, limit=limit, to=to)
        first, last, unclear = _turns(operand, phase)
        has_maximum = ~exact & (unclear | (np.floor(last / 2) * 2 >= first))
        has_minimum = ~exact & (unclear | (np.floor((last - 1) / 2) * 2 + 1 >= first))
        lower = np.where(has_minimum, -1.0, lesser(a.lower, b.lower))
        upper = np.where(has_maximum, 1.0, greater(a.upper, b.upper))
        low, high = _widen_by_reach(lower, upper, f, limit, to)
        lower, upper = np.where(exact, lower, low), np.where(exact, upper, high)
        lower, upper = unless_nan(lower, upper, operand)
        return acceptance_of(lower, upper, operand.nan | contains_infinity(operand), (lower, upper), to)


def _widen_by_reach(low: Array, high: Array, f: Function, limit: Bound, to: FloatType) -> tuple[Array, Array]:
    """Return the ends widened by the error bound again, which may double at a power of two between them."""
    low, high = low - limit.reach(np.abs(low), to), high + limit.reach(np.abs(high), to)
    return clip_to_range(low, high, f.least, f.greatest)


_FAR = 2.0**30
_NEAR = 1e-6


def _turns(x: Acceptance, phase: float) -> tuple[Array, Array, Array]:
    """Return the first and last multiple of pi, counted from `phase`, between the ends (with a margin), and the mask of
    operands that are too large or intervals that are too wide to count them."""
    first = np.ceil(x.lower / np.pi - phase - _NEAR)
    last = np.floor(x.upper / np.pi - phase + _NEAR)
    unclear = ~((np.abs(x.lower) < _FAR) & (np.abs(x.upper) < _FAR) & (x.upper - x.lower < 6.0))
    return first, last, unclear & ~(np.isnan(x.lower))


_register_periodic(SINE, 0.5)
_register_periodic(COSINE, 0.0)


@elementwise("tan", kind="float")
def tan(operand: Acceptance, *, to: FloatType, result_accuracy: Any = None, **_: Any) -> Acceptance:
    """Return the tangent, increasing between its poles at (k + 1/2) * pi."""
    exact = is_point(operand)
    if both_exact(operand):
        at = (operand.lower,)
        return _result(TAN, (at, at), exact, operand.nan, to=to, result_accuracy=result_accuracy)
    nan = operand.nan | contains_infinity(operand)
    limit = _limit(TAN, to, result_accuracy)
    found = results_between(TAN, ((operand.lower,), (operand.upper,)), exact, nan, limit=limit, to=to)
    first, last, unclear = _turns(operand, 0.5)
    pole = ~exact & (unclear | (first <= last))
    lower, upper = np.where(pole, -np.inf, found.lower), np.where(pole, np.inf, found.upper)
    least, greatest = anything(pole, *found.truths)
    return acceptance_of(lower, upper, found.nan, (least, greatest), to)


@elementwise("power", kind="float")
def power(lhs: Acceptance, rhs: Acceptance, *, to: FloatType, **_: Any) -> Acceptance:
    """Return pow of IEEE 754: 1 for exponent zero and for base one, even with NaN. A signalling NaN may give NaN too,
    since the text leaves that open (section "Floating-point exceptions")."""
    exact = is_point(lhs) & is_point(rhs)
    at = (lhs.lower, rhs.lower)
    # Operands that may be NaN besides their value here.
    unsure = [x.nan & ~np.isnan(x.lower) for x in (lhs, rhs)]
    nan = (unsure[0] & (rhs.lower != 0)) | (unsure[1] & (lhs.lower != 1)) | signals(lhs.lower) | signals(rhs.lower)
    point = results_between(POWER, (at, at), exact, nan, limit=_limit(POWER, to), to=to)
    odd = is_one_number(rhs) & (np.abs(np.fmod(rhs.lower, 2.0)) == 1)
    lower, upper = _with_sign(np.signbit(lhs.lower) & odd, point.lower, point.upper)
    if both_exact(lhs, rhs):
        return acceptance_of(lower, upper, point.nan | np.isnan(lower), point.truths, to)
    low, high = _power_of_sets(lhs, rhs, odd, to)
    lower, upper = np.where(exact, lower, low), np.where(exact, upper, high)
    nan = np.where(exact, point.nan, lhs.nan | rhs.nan | ((lhs.lower < 0) & ~_is_integer(rhs)))
    truths = np.where(exact, point.truths[0], lower), np.where(exact, point.truths[1], upper)
    return acceptance_of(lower, upper, nan, truths, to)


def _is_integer(x: Acceptance) -> Array:
    return np.asarray(is_one_number(x) & np.isfinite(x.lower) & (x.lower == np.rint(x.lower)))


def _with_sign(negative: Array, lower: Array, upper: Array) -> tuple[Array, Array]:
    nan = np.isnan(lower)
    below, above = np.where(upper < 0, upper, -0.0), np.where(lower > 0, lower, 0.0)
    return np.where(negative | nan, lower, above), np.where(negative & ~nan, below, upper)


def _power_of_sets(lhs: Acceptance, rhs: Acceptance, odd: Array, to: FloatType) -> tuple[Array, Array]:
    low, high = _between_corners(POWER, lhs, rhs, to)
    integer, both_signs = _is_integer(rhs), straddles(lhs)
    low = np.where(integer & ~odd & both_signs & (rhs.lower > 0), 0.0, low)
    signed = ~both_signs & (integer | ~np.signbit(lhs.lower))
    low, high = (
        np.where(signed, s, x)
        for s, x in zip(_with_sign(np.signbit(lhs.lower) & odd, low, high), (low, high), strict=True)
    )
    known = ~np.signbit(lhs.lower) | (integer & ((rhs.lower > 0) | ~both_signs))
    return anything(~known | np.isnan(low) | np.isnan(high), low, high)


def _between_corners(f: Function, lhs: Acceptance, rhs: Acceptance, to: FloatType) -> tuple[Array, Array]:
    """Return the extremes at the corners, widened by the error bound again, which may double at a power of two between
    corners."""
    never = np.zeros(np.broadcast_shapes(lhs.lower.shape, rhs.lower.shape), np.bool_)
    ends = [(a, b) for a in (lhs.lower, lhs.upper) for b in (rhs.lower, rhs.upper)]
    sets = [results_between(f, (e, e), never, never, limit=_limit(f, to), to=to) for e in ends]
    low, high = extremes([s.lower for s in sets])[0], extremes([s.upper for s in sets])[1]
    return _widen_by_reach(low, high, f, _limit(f, to), to)


@elementwise("atan2", kind="float")
def atan2(lhs: Acceptance, rhs: Acceptance, *, to: FloatType, **_: Any) -> Acceptance:
    exact = is_point(lhs) & is_point(rhs)
    at = (lhs.lower, rhs.lower)
    point = results_between(ATAN2, (at, at), exact, lhs.nan | rhs.nan, limit=_limit(ATAN2, to), to=to)
    lower, upper, nan = point.lower, point.upper, point.nan
    pi = float(round_up(np.array([np.pi]), to)[0])
    if not both_exact(lhs, rhs):
        low, high = _between_corners(ATAN2, lhs, rhs, to)
        around = straddles(lhs) & np.signbit(rhs.lower)  # the branch cut along the negative axis
        low, high = np.where(around, -pi, low), np.where(around, pi, high)
        low, high = unless_nan(low, high, lhs, rhs)
        lower, upper = np.where(exact, lower, low), np.where(exact, upper, high)
        nan = np.where(exact, nan, lhs.nan | rhs.nan)
    lower, upper = np.maximum(lower, -pi), np.minimum(upper, pi)
    return acceptance_of(lower, upper, nan, (lower, upper), to)
