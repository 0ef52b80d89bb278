"""What an entry claims of the values that come out: a pattern that each of them fits, or a wrong kernel that computes
them. What does not fit is another cause, even where all conditions of the entry hold."""

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
from spec.program import Value
from spec.types import ComplexType, FloatType, IntegerType, TensorType
from trials.causes.wrong_kernels import taken_for
from trials.checks import Failure, Judged, failures_of
from trials.computing_operations import main_operation
from trials.features.operation_context import OperationContext

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Elements:
    """The elements of one output that deviate in one kind, and per operand of the operation to blame the input sets
    that are known of it, as bounds."""

    outside: Outside
    shape: tuple[int, ...]
    """That of the output as bounds, the input sets first."""
    operands: Sequence[Array]
    expected: Acceptance


Pattern = Callable[[Elements], Array]
"""For each element whether it fits."""


def _negated(x: Elements) -> Array:
    """The number that conforms, with the other sign."""
    o = x.outside
    if o.actual.dtype == np.bool_:
        return np.zeros(o.actual.shape, np.bool_)
    with np.errstate(all="ignore"):
        other = np.negative(o.actual)
    return (_key(o.lower) <= _key(other)) & (_key(other) <= _key(o.upper)) & ~_is_nan(o.actual)


def _operand(x: Elements) -> Array:
    """The element of an operand at the same place."""
    fits = np.zeros(x.outside.actual.shape, np.bool_)
    for array in x.operands:
        if array.shape[1:] == x.shape[1:] and array.dtype == x.outside.actual.dtype:
            whole = np.broadcast_to(array, x.shape)
            fits |= _key(whole[x.outside.at]) == _key(x.outside.actual)
    return fits


def _moved(x: Elements) -> Array:
    """An element of an operand, wherever that is in it."""
    fits = np.zeros(x.outside.actual.shape, np.bool_)
    rows = x.outside.at[0]
    for array in x.operands:
        if array.dtype != x.outside.actual.dtype:
            continue
        for k in np.unique(rows):
            held = array[k if len(array) > 1 else 0].reshape(-1)
            fits[rows == k] |= np.isin(_key(x.outside.actual[rows == k]), _key(held))
    return fits


def _permuted(x: Elements) -> Array:
    """What conforms at another place of the output."""
    fits = np.zeros(x.outside.actual.shape, np.bool_)
    lower, upper = (_key(np.broadcast_to(b, x.shape)) for b in (x.expected.lower, x.expected.upper))
    rows, keys = x.outside.at[0], _key(x.outside.actual)
    for k in np.unique(rows):
        least, most = lower[k].reshape(-1), upper[k].reshape(-1)
        for value in np.unique(keys[rows == k]):
            fits[(rows == k) & (keys == value)] = ((least <= value) & (value <= most)).any()
    return fits


def _extreme(x: Elements) -> Array:
    """The least or the greatest number of the type."""
    match x.expected.element_type:
        case IntegerType(width=width, signed=signed):
            most = 2 ** (width - signed) - 1
            return np.asarray((x.outside.actual == most) | (x.outside.actual == (-most - 1 if signed else 0)))
        case FloatType() as t:
            return np.asarray(np.abs(x.outside.actual) == float_grid.grid(t).max_finite)
    return np.zeros(x.outside.actual.shape, np.bool_)


def _key(x: Array) -> Array:
    """Equal for equal elements alone: zeros of both signs differ, NaNs do not. In the order of the numbers."""
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
    "negative-zero": lambda x: (x.outside.actual == 0) & np.signbit(_as_f64(x.outside.actual)),
    "one": lambda x: x.outside.actual == 1,
    "nan": lambda x: _is_nan(x.outside.actual),
    "number": lambda x: ~_is_nan(x.outside.actual),
    "infinite": lambda x: _is_infinite(x.outside.actual),
    "finite": lambda x: ~_is_nan(x.outside.actual) & ~_is_infinite(x.outside.actual),
    "negated": _negated,
    "operand": _operand,
    "moved": _moved,
    "permuted": _permuted,
    "extreme": _extreme,
}
"""By name. Of the parts of a complex number each must fit by itself, where it deviates."""
_WITHIN = re.compile(r"(within|near)=(\d+)")
"""So many units in the last place off; so many of those of the number one."""


def _as_f64(x: Array) -> Array:
    return x.astype(np.float64)


def is_pattern(name: str) -> bool:
    return name in PATTERNS or _WITHIN.fullmatch(name) is not None


def _pattern(name: str) -> Pattern:
    within = _WITHIN.fullmatch(name)
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
    """Whether all that deviates so is as one of these patterns or as the model says, where there are any. What has no
    elements to look at, as a wrong shape, fits any."""
    if failure.verdict != "Deviates" or not isinstance(judged.outcome, Results) or not (values or model):
        return True
    if model:
        return _is_of_model(judged, failure, latitude, model)
    found = [_pattern(name) for name in values]
    return all(np.logical_or.reduce([p(x) for p in found]).all() for x in elements(judged, failure))


def _is_of_model(judged: Judged, failure: Failure, latitude: Latitude, model: str) -> bool:
    """Whether the results are those of a wrong kernel: right for the case that it takes this one for."""
    assert isinstance(judged.outcome, Results)
    case = judged.case
    taken = taken_for(model, case, main_operation(case.program, case.op))
    if taken is None:
        return False
    expected = judge.expectation(taken.program, taken.inputs, judge.mode_for(case.program), latitude)
    verdict = judge.judge(judged.outcome, expected, taken.program, len(taken.inputs))
    return isinstance(expected, tuple) and failure.kind not in {f.kind for f in failures_of(verdict)}


def elements(judged: Judged, failure: Failure) -> Iterator[Elements]:
    """The elements of all outputs that deviate in the kind of the failure; where none does, as where a convention
    decides of which kind they are, all that are outside their sets."""
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
    """What is known of the operands of the operation to blame, per input set, as bounds."""
    operation = main_operation(case.program, case.op)
    seen = OperationContext(case, operation)
    return [x for v in operation.operands if (x := _stacked(seen, v)) is not None]


def _stacked(seen: OperationContext, v: Value) -> Array | None:
    arrays = seen.arrays(v)
    if not arrays or not isinstance(v.type, TensorType) or len({a.shape for a in arrays}) > 1:
        return None
    return to_bounds(np.stack([np.asarray(a) for a in arrays]), v.type.element_type)
