"""Claims of an entry about wrong values: each value fits a pattern, or all are the results of a known wrong kernel.

Values that do not fit have another cause, even where all other conditions of the entry hold.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from generators.cases import Case
from oracles import judge
from oracles.backends.protocol import Results
from oracles.deviations import Outside, outside_by_kind
from oracles.latitudes import Latitude
from oracles.sets import float_grid
from oracles.sets.acceptance import Acceptance, order_key, to_bounds
from oracles.sets.value_sets import leaves
from results.verdicts import Conforms, Deviates
from spec.program import Value, walk
from spec.types import ComplexType, FloatType, IntegerType, TensorType
from trials.causes.wrong_kernels import case_computed_by
from trials.checks import Failure, Judged, failures_of
from trials.computing_operations import main_operation
from trials.counterfactuals.experiment import group
from trials.features.operation_context import OperationContext

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Elements:
    """The elements of an output that deviate in one kind, and the known operands as bounds (first axis: input sets)."""

    outside: Outside
    shape: tuple[int, ...]
    """Shape of the output as bounds, input sets first."""
    operands: Sequence[Array]
    expected: Acceptance


Pattern = Callable[[Elements], Array]
"""Returns a mask of the elements that fit."""


def _is_negated(x: Elements) -> Array:
    o = x.outside
    if o.actual.dtype == np.bool_:
        return np.zeros(o.actual.shape, np.bool_)
    with np.errstate(all="ignore"):
        other = np.negative(o.actual)
    return (_key(o.lower) <= _key(other)) & (_key(other) <= _key(o.upper)) & ~_is_nan(o.actual)


def _is_operand(x: Elements) -> Array:
    fits = np.zeros(x.outside.actual.shape, np.bool_)
    for array in x.operands:
        if array.shape[1:] == x.shape[1:] and array.dtype == x.outside.actual.dtype:
            whole = np.broadcast_to(array, x.shape)
            fits |= _key(whole[x.outside.at]) == _key(x.outside.actual)
    return fits


def _is_moved(x: Elements) -> Array:
    fits = np.zeros(x.outside.actual.shape, np.bool_)
    rows = x.outside.at[0]
    for array in x.operands:
        if array.dtype != x.outside.actual.dtype:
            continue
        for k in np.unique(rows):
            held = array[k if len(array) > 1 else 0].reshape(-1)
            fits[rows == k] |= np.isin(_key(x.outside.actual[rows == k]), _key(held))
    return fits


def _is_permuted(x: Elements) -> Array:
    fits = np.zeros(x.outside.actual.shape, np.bool_)
    lower, upper = (_key(np.broadcast_to(b, x.shape)) for b in (x.expected.lower, x.expected.upper))
    rows, keys = x.outside.at[0], _key(x.outside.actual)
    for k in np.unique(rows):
        least, most = lower[k].reshape(-1), upper[k].reshape(-1)
        for value in np.unique(keys[rows == k]):
            fits[(rows == k) & (keys == value)] = ((least <= value) & (value <= most)).any()
    return fits


def _is_zero_beside_one(x: Elements) -> Array:
    """Return a mask of the elements that are +0, in tensors where only zeros and at least one 1 are expected."""
    lower, upper = (np.broadcast_to(_as_f64(b), x.shape) for b in (x.expected.lower, x.expected.upper))
    may_be_one, axes = (lower <= 1) & (upper >= 1), tuple(range(1, len(x.shape)))
    may_be_either = may_be_one | ((lower <= 0) & (upper >= 0))
    holds_no_other = np.asarray(may_be_either.all(axis=axes) & may_be_one.any(axis=axes))
    return PATTERNS["positive-zero"](x) & holds_no_other[x.outside.at[0]]


def _is_extreme(x: Elements) -> Array:
    match x.expected.element_type:
        case IntegerType(width=width, signed=signed):
            most = 2 ** (width - signed) - 1
            return np.asarray((x.outside.actual == most) | (x.outside.actual == (-most - 1 if signed else 0)))
        case FloatType() as t:
            return np.asarray(np.abs(x.outside.actual) == float_grid.grid(t).max_finite)
    return np.zeros(x.outside.actual.shape, np.bool_)


def _key(x: Array) -> Array:
    """Return integers in the order of the numbers, equal only for equal elements: -0 and +0 differ, NaNs are equal."""
    if x.dtype != np.float64:
        return x
    return np.where(np.isnan(x), np.iinfo(np.int64).max, order_key(x))


def _is_nan(x: Array) -> Array:
    return np.isnan(x) if x.dtype == np.float64 else np.zeros(x.shape, np.bool_)


def _is_infinite(x: Array) -> Array:
    return np.isinf(x) if x.dtype == np.float64 else np.zeros(x.shape, np.bool_)


PATTERNS: Mapping[str, Pattern] = {
    "zero": lambda x: x.outside.actual == 0,
    "positive-zero": lambda x: (x.outside.actual == 0) & ~np.signbit(_as_f64(x.outside.actual)),
    "zero-beside-one": _is_zero_beside_one,
    "negative-zero": lambda x: (x.outside.actual == 0) & np.signbit(_as_f64(x.outside.actual)),
    "one": lambda x: x.outside.actual == 1,
    "nan": lambda x: _is_nan(x.outside.actual),
    "number": lambda x: ~_is_nan(x.outside.actual),
    "infinite": lambda x: _is_infinite(x.outside.actual),
    "finite": lambda x: ~_is_nan(x.outside.actual) & ~_is_infinite(x.outside.actual),
    "negated": _is_negated,
    "operand": _is_operand,
    "moved": _is_moved,
    "permuted": _is_permuted,
    "extreme": _is_extreme,
}
"""Patterns by name; for complex numbers each deviating part must fit."""
_WITHIN = re.compile(r"(within|near)=(\d+)")
"""Error of at most n ULPs (within), or n ULPs of the number one (near)."""
_EQUALS = re.compile(r"equals=(-?\d+(?:\.\d+)?(?:e-?\d+)?)")
"""Exactly this number."""


def _as_f64(x: Array) -> Array:
    return x.astype(np.float64)


def is_pattern(name: str) -> bool:
    return name in PATTERNS or any(p.fullmatch(name) is not None for p in (_WITHIN, _EQUALS))


def _pattern(name: str) -> Pattern:
    equals, within = _EQUALS.fullmatch(name), _WITHIN.fullmatch(name)
    if equals is not None:
        number = float(equals[1])
        return lambda x: np.asarray(x.outside.actual == number)
    if within is None:
        return PATTERNS[name]
    most = int(within[2])
    return (lambda x: x.outside.ulps <= most) if within[1] == "within" else (lambda x: _near(x, most))


def _near(x: Elements, most: int) -> Array:
    o, t = x.outside, x.expected.element_type
    part = t.element if isinstance(t, ComplexType) else t
    unit = float(float_grid.ulp(np.ones(1), part)[0]) if isinstance(part, FloatType) else 1.0
    with np.errstate(all="ignore"):
        return np.asarray(np.abs(_as_f64(o.actual) - np.clip(_as_f64(o.actual), o.lower, o.upper)) <= most * unit)


def fits(judged: Judged, failure: Failure, latitude: Latitude, values: Sequence[str], model: str) -> bool:
    """Return whether all elements that deviate in this way fit a pattern or the model.

    True if the failure is no deviation, or there are neither patterns nor a model. A wrong shape fits any pattern.
    """
    if failure.verdict != "Deviates" or not isinstance(judged.outcome, Results) or not (values or model):
        return True
    if model:
        return _is_of_model(judged, failure, latitude, model)
    found = [_pattern(name) for name in values]
    return all(np.logical_or.reduce([p(x) for p in found]).all() for x in elements(judged, failure))


def _is_of_model(judged: Judged, failure: Failure, latitude: Latitude, model: str) -> bool:
    assert isinstance(judged.outcome, Results)
    case = judged.case
    taken = case_computed_by(model, case, main_operation(case.program, case.op))
    if taken is None:
        return False
    expected = judge.expectation(taken.program, taken.inputs, judge.mode_for(case.program), latitude)
    verdict = judge.judge(judged.outcome, expected, taken.program, len(taken.inputs))
    if isinstance(verdict, Deviates):
        return not {group(f) for f in failures_of(verdict)} & {group(failure), "value", "accuracy", "form"}
    return isinstance(verdict, Conforms) or judge.is_too_wide(verdict)


def elements(judged: Judged, failure: Failure) -> Iterator[Elements]:
    """Yield the elements of all outputs that deviate in the failure's kind, or else in any kind."""
    assert isinstance(judged.outcome, Results)
    if not isinstance(judged.expected, tuple):
        return
    operands = _operands(judged.case)
    found: list[Elements] = []
    for i, sets in enumerate(leaves(judged.expected)):
        column = [row[i] for row in judged.outcome.outputs if i < len(row)]
        if not isinstance(sets, Acceptance) or any(x is None or x.shape != sets.shape for x in column):
            continue
        actual = np.stack([np.asarray(x) for x in column])
        shape = to_bounds(actual, sets.element_type).shape
        found += [Elements(o, shape, operands, sets) for o in outside_by_kind(actual, sets)]
    yield from [x for x in found if x.outside.kind == failure.kind] or found


def _operands(case: Case) -> list[Array]:
    operation = main_operation(case.program, case.op)
    seen = OperationContext(case, operation)
    return [x for v in operation.operands if (x := _stack(seen, v)) is not None]


def _stack(seen: OperationContext, v: Value) -> Array | None:
    arrays = _arrays(seen, v)
    if not arrays or not isinstance(v.type, TensorType) or len({a.shape for a in arrays}) > 1:
        return None
    return to_bounds(np.stack([np.asarray(a) for a in arrays]), v.type.element_type)


def _arrays(seen: OperationContext, v: Value) -> list[Array]:
    """Return the known contents of a value per input set, cut by `set_dimension_size` too; empty if unknown."""
    found = [o for o in walk(seen.function.body) if o.name == "set_dimension_size" and v in o.results]
    if not found:
        return seen.arrays(v)
    whole, sizes = (_arrays(seen, operand) for operand in found[0].operands)
    if not whole or not sizes:
        return []
    axis, sets = found[0].attribute("dimension"), range(max(len(whole), len(sizes)))
    cuts = [(whole[k % len(whole)], int(sizes[k % len(sizes)])) for k in sets]
    if any(not 0 <= size <= array.shape[axis] for array, size in cuts):
        return []  # open results
    return [np.take(array, range(size), axis) for array, size in cuts]
