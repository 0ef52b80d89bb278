"""Elementary functions and division of complex numbers: true values by ball arithmetic, errors bounded in the complex
plane.

On a branch cut, C99 picks the side by the sign of a zero and the specification does not: either side is admitted, or
one alone where the latitude says which.
Elements are unspecified if an operand or the result is not finite, or if the textbook formula overflows.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flint
import numpy as np

from oracles.evaluator import Context
from oracles.latitudes import Latitude
from oracles.reference.conversion import part
from oracles.reference.elementwise import elementwise
from oracles.sets.acceptance import Acceptance, Array, everything
from oracles.sets.complex_plane import Ends, Plane, finite
from oracles.sets.error_bounds import bound
from oracles.sets.float_grid import grid
from oracles.sets.true_values import arb
from spec.types import ComplexType

acb: Any = flint.acb

_PRECISIONS = (106, 212, 640, 2560)
_ENOUGH = 70


@dataclass(frozen=True)
class Limits:
    largest: float
    smallest_normal: float


@dataclass(frozen=True)
class ComplexFunction:
    """A complex function. `double` is the customary result of unspecified elements. `hazard(limits, *operands)`, with
    operands in complex f64, is the mask of elements where a common formula overflows although the result may not. A cut
    runs from `cut` to -inf."""

    name: str
    ball: Callable[..., Any]
    double: Callable[..., Array]
    hazard: Callable[..., Array] | None = None
    cut: float | None = None
    amplified: Callable[..., Array] | None = None
    """Factor of the error bound, from the operands."""
    lost: Callable[..., Array] | None = None
    """Error by underflow of intermediate results, in units of the smallest value."""


def _exp_overflows(limits: Limits, exponent: Array) -> Array:
    return np.asarray(exponent >= np.log(limits.largest))


def _denominator_overflows(limits: Limits, a: Array, b: Array) -> Array:
    """Whether in the textbook formula of a / b the square |b|^2 leaves the normal range, or a times the conjugate of b
    overflows."""
    square = np.abs(b) ** 2
    product = 2 * np.abs(a) * np.abs(b)
    usual = (square >= limits.smallest_normal) & (square <= limits.largest / 2) & (product <= limits.largest)
    return np.asarray(~usual)


def _modulus_overflows(limits: Limits, z: Array) -> Array:
    """Whether |z|, the start of the polar form, overflows although both parts are finite."""
    return np.asarray(np.abs(z) > limits.largest)


def _power_overflows(limits: Limits, z: Array, w: Array) -> Array:
    """Whether a factor of |z|^re(w) * exp(-im(w) * arg(z)), the modulus of the power, leaves the normal range, or the
    modulus |z| or the angle re(w) * arg(z) + im(w) * log|z| overflows."""
    logarithm = np.log(z)
    first, second = np.abs(w.real * logarithm.real), np.abs(w.imag * logarithm.imag)
    angle = np.abs(w.real * logarithm.imag) + np.abs(w.imag * logarithm.real)
    is_factor_unusual = np.fmax(first, second) >= -np.log(limits.smallest_normal)
    return np.asarray(is_factor_unusual | _modulus_overflows(limits, z) | (angle > limits.largest / 2))


def _sign_overflows(limits: Limits, z: Array) -> Array:
    return np.asarray(_denominator_overflows(limits, z, np.abs(z).astype(np.complex128)) & (z != 0))


def _sign_ball(z: Any) -> Any:
    return z if z == 0 else z / abs(z)


def _sign(z: Array) -> Array:
    return np.asarray(np.where(z == 0, 0, z / np.abs(z)))


def _power_ball(z: Any, w: Any) -> Any:
    return (w * z.log()).exp()


def _exponent(z: Array, w: Array) -> Array:
    return np.asarray(np.abs(w * np.log(z)))


def _times_cancellation(z: Array) -> Array:
    # In the specification's formula of the logistic function, 1 + exp(-z) may cancel.
    amplification = 1 + np.abs(np.exp(-z) / (1 + np.exp(-z)))
    return np.where(np.isfinite(amplification), amplification, 1.0)


def _times_exponent(z: Array, w: Array) -> Array:
    # The textbook exp(w * log(z)) turns a relative error of its exponent into an absolute one: eps * |w log z|.
    amplification = np.maximum(1.0, _exponent(z, w) / 16)
    return np.where(np.isfinite(amplification), amplification, 1.0)


_LISTED = (
    ComplexFunction("exponential", acb.exp, np.exp, lambda t, z: _exp_overflows(t, z.real)),
    ComplexFunction("exponential_minus_one", acb.expm1, np.expm1, lambda t, z: _exp_overflows(t, z.real)),
    ComplexFunction("log", acb.log, np.log, _modulus_overflows, cut=0.0),
    ComplexFunction("log_plus_one", acb.log1p, np.log1p, cut=-1.0),
    ComplexFunction(
        "logistic", lambda z: 1 / (1 + (-z).exp()), lambda z: 1 / (1 + np.exp(-z)),
        lambda t, z: _exp_overflows(t, 2 * np.abs(z.real)), amplified=_times_cancellation,
    ),
    ComplexFunction("sine", acb.sin, np.sin, lambda t, z: _exp_overflows(t, np.abs(z.imag))),
    ComplexFunction("cosine", acb.cos, np.cos, lambda t, z: _exp_overflows(t, np.abs(z.imag))),
    ComplexFunction("tan", acb.tan, np.tan, lambda t, z: _exp_overflows(t, 2 * np.abs(z.imag))),
    ComplexFunction("tanh", acb.tanh, np.tanh, lambda t, z: _exp_overflows(t, 2 * np.abs(z.real))),
    ComplexFunction("sqrt", acb.sqrt, np.sqrt, _modulus_overflows, cut=0.0),
    ComplexFunction("rsqrt", acb.rsqrt, lambda z: 1 / np.sqrt(z), _modulus_overflows, cut=0.0),
    ComplexFunction("cbrt", lambda z: z.root(3), lambda z: z ** (1 / 3), _modulus_overflows, cut=0.0),
    ComplexFunction("sign", _sign_ball, _sign, _sign_overflows, lost=lambda z: 4 / np.abs(z)),
    ComplexFunction(
        "divide", lambda z, w: z / w, np.divide, _denominator_overflows, lost=lambda z, w: 4 / np.abs(w) ** 2
    ),
    ComplexFunction("power", _power_ball, np.power, _power_overflows, cut=0.0, amplified=_times_exponent),
)  # fmt: skip


FUNCTIONS = {f.name: f for f in _LISTED}
WITH_BRANCH_CUT = frozenset(f.name for f in _LISTED if f.cut is not None)


def _register(f: ComplexFunction) -> None:
    @elementwise(f.name, kind="complex")
    def function(*operands: Acceptance, to: ComplexType, context: Context, **_: Any) -> Acceptance:
        return _evaluate(f, operands, to, context)


for _f in _LISTED:
    _register(_f)


def _evaluate(f: ComplexFunction, operands: tuple[Acceptance, ...], to: ComplexType, context: Context) -> Acceptance:
    choices = list(itertools.product(*map(_extremes, operands)))
    plane, g = Plane.of(to, context), grid(to.element)
    limits = Limits(g.max_finite, g.smallest_normal)
    customary = f.double(*choices[0])
    hazards = [f.hazard(limits, *c) for c in choices] if f.hazard else []
    open_at = np.broadcast_to(np.logical_or.reduce([*hazards, *(~finite(x) for x in operands)]), customary.shape)
    real, imaginary, undefined = _rectangles(f, operands, open_at, customary, context.latitude)
    reach = bound(f.name, to) * (np.maximum.reduce([f.amplified(*c) for c in choices]) if f.amplified else 1.0)
    lost = np.maximum.reduce([f.lost(*c) for c in choices]) * plane.tiny if f.lost else np.zeros(1)
    open_at = open_at | undefined
    result = plane.result(real, imaginary, reach, open_at, np.where(open_at, 0.0, lost))
    return _at_zero(result, operands[0]) if f.name == "sign" else result


def _extremes(x: Acceptance) -> list[Array]:
    low, high = x.lower, x.upper
    if low is high:
        return [_numbers(low)]
    small, large = np.minimum(np.abs(low), np.abs(high)), np.maximum(np.abs(low), np.abs(high))
    nearest = np.where((low <= 0) & (high >= 0), 0.0, small)
    return [_numbers(parts) for parts in (low, high, nearest, large)]


def _numbers(parts: Array) -> Array:
    return np.ascontiguousarray(parts).view(np.complex128)[..., 0]


def _at_zero(result: Acceptance, operand: Acceptance) -> Acceptance:
    """Return (0.0, 0.0) for the sign of zero and (NaN, NaN) for operands with a NaN part, as the text says."""
    zero = ((operand.lower == 0) & (operand.upper == 0)).all(axis=-1, keepdims=True)
    nan = np.isnan(operand.lower).any(axis=-1, keepdims=True)
    known = zero | nan
    value = np.where(nan, np.nan, 0.0)
    lower, upper = np.where(known, value, result.lower), np.where(known, value, result.upper)
    return Acceptance(result.element_type, lower, upper, (result.nan & ~zero) | nan, result.unspecified & ~known)


def _rectangles(
    f: ComplexFunction, operands: tuple[Acceptance, ...], skipped: Array, customary: Array, latitude: Latitude
) -> tuple[Ends, Ends, Array]:
    """Return the ends of the true real and imaginary parts (customary values where `skipped` is set), and the mask of
    elements without a finite result."""
    real, imaginary = customary.real.copy(), customary.imag.copy()
    ends = [real, real.copy(), imaginary, imaginary.copy()]
    undefined = np.zeros(customary.shape, np.bool_)
    where = np.flatnonzero(~skipped)
    rows = zip(*(_columns(x, customary.shape, where) for x in operands), strict=True)
    for i, row in zip(where.tolist(), rows, strict=True):
        found = _rectangle(f, row, latitude)
        undefined.flat[i] = found is None
        if found is not None:
            for end, value in zip(ends, found, strict=True):
                end.flat[i] = value
    return (ends[0], ends[1]), (ends[2], ends[3]), undefined


def _columns(x: Acceptance, shape: tuple[int, ...], where: Array) -> list[tuple[float, ...]]:
    bounds = [
        np.broadcast_to(getattr(part(x, i), end), shape).ravel()[where] for i in (0, 1) for end in ("lower", "upper")
    ]
    return list(zip(*(b.tolist() for b in bounds), strict=True))


def _rectangle(f: ComplexFunction, row: tuple[tuple[float, ...], ...], latitude: Latitude) -> tuple[float, ...] | None:
    ball = _precise(f.ball, row)
    if ball is None:
        return None
    ends = _ends(ball)
    re_low, _, im_low, im_high = row[0]
    is_on_cut = f.cut is not None and re_low <= f.cut and im_low == 0 and im_high == 0
    below = _below_cut(f, row, ball) if is_on_cut and latitude.branch_cut != "above" else None
    if below is None:
        return ends
    return _ends(below) if latitude.branch_cut == "below" else _union(ends, _ends(below))


def _below_cut(f: ComplexFunction, row: tuple[tuple[float, ...], ...], ball: Any) -> Any:
    """Return the value on the lower side of a cut along the real axis: the conjugate of that above, or the power of the
    conjugate logarithm."""
    if f.name != "power":
        return ball.conjugate()
    return _precise(lambda z, w: (w * z.log().conjugate()).exp(), row)


def _ends(ball: Any) -> tuple[float, ...]:
    real, imaginary = ball.real, ball.imag
    return float(real.lower()), float(real.upper()), float(imaginary.lower()), float(imaginary.upper())


def _union(a: tuple[float, ...], b: tuple[float, ...]) -> tuple[float, ...]:
    return min(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), max(a[3], b[3])


def _ball(re_low: float, re_high: float, im_low: float, im_high: float) -> Any:
    if re_low == re_high and im_low == im_high:
        return acb(re_low, im_low)
    return acb(arb(re_low).union(arb(re_high)), arb(im_low).union(arb(im_high)))


def _precise(function: Callable[..., Any], row: tuple[tuple[float, ...], ...]) -> Any:
    before = flint.ctx.prec
    try:
        for precision in _PRECISIONS:
            flint.ctx.prec = precision
            operands = [_ball(*ends) for ends in row]
            ball = function(*operands)
            if ball.is_finite() and (ball.rel_accuracy_bits() >= _ENOUGH or not all(x.is_exact() for x in operands)):
                return ball
    finally:
        flint.ctx.prec = before
    return ball if ball == 0 else None


@elementwise("atan2", "remainder", kind="complex")
def open_to_implementations(lhs: Acceptance, rhs: Acceptance, *, to: ComplexType, **_: Any) -> Acceptance:
    """Return unspecified elements: the remainder of complex numbers is TBD (#997), and no standard defines their
    atan2."""
    shape = np.broadcast_shapes(lhs.lower.shape, rhs.lower.shape)
    return everything(shape[:-1], to, np.full(shape, np.nan))
