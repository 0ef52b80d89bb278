"""Elementwise arithmetic on complex numbers.

Computed by parts: add, subtract, negate, real, imag, complex. A maximum or minimum is one of its operands. A product is
exact if its partial products are values of the type, else bounded in the complex plane. Exceptions are
implementation-defined: an element is unspecified for operands that are not finite, and if an intermediate result of the
textbook formula overflows.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from oracles.evaluator import Context, evaluates
from oracles.reference.comparison import compare_complex, may_be_zero
from oracles.reference.conversion import join_parts, part
from oracles.reference.elementwise import apply_kernel, both_exact, elementwise, kind_of
from oracles.sets import exactness
from oracles.sets.acceptance import Acceptance, Array, hull
from oracles.sets.bounded_error import results_between
from oracles.sets.complex_plane import Plane, finite
from oracles.sets.error_bounds import bound
from oracles.sets.float_grid import grid, is_on_grid, max_finite
from oracles.sets.intervals import contains_infinity, extremes
from oracles.sets.rounding import representable
from oracles.sets.true_values import Function, arb
from oracles.sets.widening import Bound, acceptance_of
from spec.types import ComplexType, FloatType, TensorType, f64


def _parts(x: Acceptance) -> Acceptance:
    assert isinstance(x.element_type, ComplexType)
    return Acceptance(x.element_type.element, x.lower, x.upper, x.nan, x.unspecified)


def _whole(x: Acceptance, to: ComplexType) -> Acceptance:
    return Acceptance(to, x.lower, x.upper, x.nan, x.unspecified)


def _register_by_parts(name: str, *, arithmetic: bool = True) -> None:
    @elementwise(name, kind="complex", arithmetic=arithmetic)
    def by_parts(*operands: Acceptance, to: ComplexType, context: Context, **_: Any) -> Acceptance:
        return _whole(apply_kernel(name, tuple(map(_parts, operands)), to.element, context, {}), to)


_register_by_parts("add")
_register_by_parts("subtract")
_register_by_parts("negate", arithmetic=False)


@evaluates("real")
def real(operand: Acceptance) -> Acceptance:
    return part(operand, 0) if kind_of(operand.element_type) == "complex" else operand


@evaluates("imag")
def imag(operand: Acceptance) -> Acceptance:
    if kind_of(operand.element_type) == "complex":
        return part(operand, 1)
    assert isinstance(operand.element_type, FloatType)
    zero = np.zeros_like(operand.lower)
    return representable(zero, zero, np.zeros(zero.shape, np.bool_), operand.element_type)


@evaluates("complex")
def complex_number(lhs: Acceptance, rhs: Acceptance, *, results: tuple[TensorType, ...]) -> Acceptance:
    to = results[0].element_type
    assert isinstance(to, ComplexType)
    return join_parts(lhs, rhs, to)


def _may_be_opposite_zeros(a: Acceptance, b: Acceptance) -> Array:
    return (may_be_zero(a, True) & may_be_zero(b, False)) | (may_be_zero(a, False) & may_be_zero(b, True))


def _register_extremum(name: str, direction: str) -> None:
    @elementwise(name, kind="complex")
    def extremum(lhs: Acceptance, rhs: Acceptance, *, to: ComplexType, **_: Any) -> Acceptance:
        """Return the greater or lesser operand in lexicographic order, or either if they compare equal.

        For real parts that are opposite zeros the text does not say whether they are equal, as in a comparison, or -0
        is less, as in maximum of IEEE 754: either operand is admitted too.
        """
        left, right = (compare_complex(a, b, direction) for a, b in ((lhs, rhs), (rhs, lhs)))
        either = hull(lhs, rhs)
        decided = ~_may_be_opposite_zeros(part(lhs, 0), part(rhs, 0))
        of_left, of_right = ((x.lower & decided)[..., None] for x in (left, right))

        def pick(name: str) -> Array:
            first, second, both = (getattr(x, name) for x in (lhs, rhs, either))
            return np.asarray(np.where(of_left, first, np.where(of_right, second, both)))

        lower, upper, nan = pick("lower"), pick("upper"), pick("nan")
        unordered = np.broadcast_to(left.unspecified[..., None], lower.shape)
        return Acceptance(to, lower, upper, nan, unordered)


_register_extremum("maximum", "GT")
_register_extremum("minimum", "LT")


@elementwise("multiply", kind="complex")
def multiply(lhs: Acceptance, rhs: Acceptance, *, to: ComplexType, context: Context, **_: Any) -> Acceptance:
    (a, b), (c, d) = ((part(x, 0), part(x, 1)) for x in (lhs, rhs))
    products = [_product(x, y) for x, y in ((a, c), (b, d), (a, d), (b, c))]
    largest = np.maximum.reduce([np.abs(end) for ends in products for end in ends])
    overflows = ~(largest <= max_finite(to.element)) | ~finite(lhs) | ~finite(rhs)
    ulps = bound("multiply", to)
    if both_exact(lhs, rhs):
        real = exactness.sum_of_products(a.lower, c.lower, -b.lower, d.lower)
        imaginary = exactness.sum_of_products(a.lower, d.lower, b.lower, c.lower)
        result = Plane.of(to, context).result((real, real), (imaginary, imaginary), ulps, overflows)
        return _exact_where_products_fit(result, (a, b, c, d), to.element, context)
    (ac, bd, ad, bc) = products
    re, im = (ac[0] - bd[1], ac[1] - bd[0]), (ad[0] + bc[0], ad[1] + bc[1])
    # For complex<f64>, our own ends are rounded three times.
    return Plane.of(to, context).result(re, im, ulps + (4 if to.element == f64 else 0), overflows)


def _product(x: Acceptance, y: Acceptance) -> tuple[Array, Array]:
    if both_exact(x, y):
        product = x.lower * y.lower
        return product, product
    return extremes([s * t for s in (x.lower, x.upper) for t in (y.lower, y.upper)])


def _exact_where_products_fit(
    result: Acceptance, parts: tuple[Acceptance, ...], t: FloatType, context: Context
) -> Acceptance:
    """Return the exact product, with either sign of zero, where all partial products and their sums are values of the
    type, since no formula rounds them then. A product that may be flushed does not fit."""
    a, b, c, d = (x.lower for x in parts)
    products = [(x, y, x * y) for x, y in ((a, c), (b, d), (a, d), (b, c))]
    fits = np.logical_and.reduce([is_on_grid(p, t) & (exactness.of_product(x, y, p) == 0) for x, y, p in products])
    ac, bd, ad, bc = (p for _, _, p in products)
    if context.latitude.flushes:
        least = grid(t).smallest_normal
        fits &= np.logical_and.reduce([(p == 0) | (np.abs(p) >= least) for p in (ac, bd, ad, bc)])
    sums = ac - bd, ad + bc
    fits &= is_on_grid(sums[0], t) & (exactness.of_sum(ac, -bd, sums[0]) == 0)
    fits &= is_on_grid(sums[1], t) & (exactness.of_sum(ad, bc, sums[1]) == 0)
    value = np.stack(sums, axis=-1)
    at = fits[..., None] & ~result.unspecified
    zero = value == 0
    lower = np.where(at, np.where(zero, -0.0, value), result.lower)
    upper = np.where(at, np.where(zero, 0.0, value), result.upper)
    return Acceptance(result.element_type, lower, upper, result.nan & ~at, result.unspecified)


def _modulus_ball(x: float, y: float) -> Any:
    return (arb(x) ** 2 + arb(y) ** 2).sqrt()


MODULUS = Function("abs", np.hypot, _modulus_ball, lambda x, y, r: (r == 0) | np.isinf(r), least=0.0)


@elementwise("abs", kind="complex")
def absolute(operand: Acceptance, *, to: FloatType, context: Context, **_: Any) -> Acceptance:
    """Return the modulus like hypot of IEEE 754, without intermediate overflow; unspecified for an infinity together
    with NaN."""
    x, y = (apply_kernel("abs", (part(operand, i),), to, context, {}) for i in (0, 1))
    is_exact = both_exact(x, y)
    at_least, at_most = (x.lower, y.lower), (x.upper, y.upper)
    if is_exact:
        at_most = at_least
    points = np.full(x.lower.shape, is_exact) | ((x.lower == x.upper) & (y.lower == y.upper))
    limit = Bound(bound("abs", operand.element_type))
    found = results_between(MODULUS, (at_least, at_most), points, x.nan | y.nan, limit=limit, to=to)
    result = acceptance_of(found.lower, found.upper, found.nan, found.truths, to)
    unclear = (x.nan & contains_infinity(y)) | (y.nan & contains_infinity(x))
    return Acceptance(to, result.lower, result.upper, result.nan, result.unspecified | unclear)
