"""compare, select, clamp and is_finite. An undecided comparison is the set {false, true}."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from oracles.evaluator import Context, evaluates
from oracles.reference.conversion import part
from oracles.reference.elementwise import (
    align,
    apply_kernel,
    both_exact,
    kind_of,
    propagate_open,
)
from oracles.sets.acceptance import Acceptance, Array, hull, order_key
from oracles.sets.flushing import flush_operand
from spec.types import ComplexType, TensorType, i1

Truth = tuple[Array, Array]
"""Whether a condition must be true, and whether it can be."""


def _to_booleans(truth: Truth, unspecified: Array | None = None) -> Acceptance:
    must, can = truth
    upper = must if must is can or bool((must == can).all()) else can
    none = np.zeros(must.shape, np.bool_)
    return Acceptance(i1, must, upper, none, none if unspecified is None else unspecified)


def _not(a: Truth) -> Truth:
    return ~a[1], ~a[0]


def _and(a: Truth, b: Truth) -> Truth:
    return a[0] & b[0], a[1] & b[1]


def _or(a: Truth, b: Truth) -> Truth:
    return a[0] | b[0], a[1] | b[1]


def _less(a: Acceptance, b: Acceptance) -> Truth:
    return (a.upper < b.lower) & ~(a.nan | b.nan), a.lower < b.upper


def _less_or_equal(a: Acceptance, b: Acceptance) -> Truth:
    return (a.upper <= b.lower) & ~(a.nan | b.nan), a.lower <= b.upper


def _equal(a: Acceptance, b: Acceptance) -> Truth:
    overlap = (a.lower <= b.upper) & (b.lower <= a.upper)
    single = (a.lower == a.upper) & (b.lower == b.upper)
    return overlap & single & ~(a.nan | b.nan), overlap


_DIRECTIONS: dict[str, Callable[[Acceptance, Acceptance], Truth]] = {
    "EQ": _equal,
    "NE": lambda a, b: _not(_equal(a, b)),
    "LT": _less,
    "LE": _less_or_equal,
    "GT": lambda a, b: _less(b, a),
    "GE": lambda a, b: _less_or_equal(b, a),
}


@evaluates("compare")
def compare(
    lhs: Acceptance, rhs: Acceptance, *, comparison_direction: str, compare_type: str, context: Context
) -> Acceptance:
    kind = kind_of(lhs.element_type)
    a, b = flush_operand(lhs, context.latitude), flush_operand(rhs, context.latitude)
    if kind == "complex":
        result = compare_complex(a, b, comparison_direction)
    elif kind == "float" and compare_type == "TOTALORDER":
        result = _compare_total(a, b, comparison_direction)
    else:
        result = _to_booleans(_DIRECTIONS[comparison_direction](a, b))
    return propagate_open(result, (lhs, rhs))


def _compare_total(a: Acceptance, b: Acceptance, direction: str) -> Acceptance:
    """Compare by IEEE totalOrder.

    The sign of a NaN is implementation-defined, so comparisons with NaN are unspecified; the customary result is that
    of its actual sign. NaNs of one sign have no customary result, since their payloads decide. The specification asks
    for "the combination of totalOrder and compareQuietEqual", which disagree on opposite zeros: a comparison is
    unspecified where one reading of this differs from totalOrder.
    """
    x, y = _total_order_keys(a), _total_order_keys(b)
    must, can = _DIRECTIONS[direction](x, y)
    of_one_sign = np.isnan(a.lower) & np.isnan(b.lower) & (x.lower == y.lower)
    must, can = must | of_one_sign, can & ~of_one_sign
    negative_first = may_be_zero(a, True) & may_be_zero(b, False)
    positive_first = may_be_zero(a, False) & may_be_zero(b, True)
    unclear = {
        "EQ": negative_first | positive_first, "NE": negative_first | positive_first,
        "LT": negative_first, "GE": negative_first, "GT": positive_first, "LE": positive_first,
    }[direction]  # fmt: skip
    return _to_booleans((must, can), unclear | a.nan | b.nan)


def _total_order_keys(x: Acceptance) -> Acceptance:
    beyond = np.where(np.signbit(x.lower), np.iinfo(np.int64).min, np.iinfo(np.int64).max)
    lower, upper = (np.where(np.isnan(v), beyond, order_key(v)) for v in (x.lower, x.upper))
    return Acceptance(x.element_type, lower, upper, np.zeros_like(x.nan), x.unspecified)


def may_be_zero(x: Acceptance, negative: bool) -> Array:
    key = -1 if negative else 0
    return np.asarray((order_key(x.lower) <= key) & (order_key(x.upper) >= key))


def compare_complex(a: Acceptance, b: Acceptance, direction: str) -> Acceptance:
    """Compare lexicographically, real parts first; unspecified where a NaN decides."""
    (ar, ai), (br, bi) = ((part(v, 0), part(v, 1)) for v in (a, b))
    equal = _and(_equal(ar, br), _equal(ai, bi))
    if direction in ("EQ", "NE"):
        return _to_booleans(equal if direction == "EQ" else _not(equal))
    strictly = _DIRECTIONS[direction[0] + "T"](ar, br)
    truth = _or(strictly, _and(_equal(ar, br), _DIRECTIONS[direction](ai, bi)))
    unordered = ar.nan | br.nan | ((ai.nan | bi.nan) & _equal(ar, br)[1])
    return _to_booleans(truth, unordered)


@evaluates("is_finite")
def is_finite(x: Acceptance, *, context: Context) -> Acceptance:
    kind_of(x.element_type)
    can = np.isfinite(x.lower) | np.isfinite(x.upper) | ((x.lower < 0) & (x.upper > 0))
    must = np.isfinite(x.lower) & np.isfinite(x.upper) & ~x.nan
    return propagate_open(_to_booleans((must, can)), (x,))


@evaluates("select")
def select(pred: Acceptance, on_true: Acceptance, on_false: Acceptance) -> Acceptance:
    """Select elements by the predicate; the hull of both where the predicate is undecided."""
    kind_of(on_true.element_type)
    pred = align(pred, len(on_true.shape))
    choice = pred.lower[..., None] if isinstance(on_true.element_type, ComplexType) else pred.lower

    def pick(name: str) -> Array:
        return np.asarray(np.where(choice, getattr(on_true, name), getattr(on_false, name)))

    lower = pick("lower")
    upper = lower if both_exact(on_true, on_false) else pick("upper")
    chosen = Acceptance(on_true.element_type, lower, upper, pick("nan"), pick("unspecified"))
    if both_exact(pred):
        return propagate_open(chosen, (pred,))
    return propagate_open(_select_either(pred, chosen, on_true, on_false), (pred,))


def _select_either(pred: Acceptance, chosen: Acceptance, on_true: Acceptance, on_false: Acceptance) -> Acceptance:
    undecided = pred.lower != pred.upper
    either = hull(on_true, on_false)
    if isinstance(on_true.element_type, ComplexType):
        undecided = undecided[..., None]

    def pick(name: str) -> Array:
        return np.asarray(np.where(undecided, getattr(either, name), getattr(chosen, name)))

    return Acceptance(chosen.element_type, pick("lower"), pick("upper"), pick("nan"), pick("unspecified"))


@evaluates("clamp")
def clamp(
    min: Acceptance, operand: Acceptance, max: Acceptance, *, results: tuple[TensorType, ...], context: Context
) -> Acceptance:
    rank, to = len(operand.shape), results[0].element_type
    at_least = apply_kernel("maximum", (operand, align(min, rank)), to, context, {})
    return apply_kernel("minimum", (at_least, align(max, rank)), to, context, {})
