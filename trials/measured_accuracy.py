"""Measured errors of elementary functions, which reports show beside the error bounds."""

from __future__ import annotations

from typing import Any

import numpy as np

from generators.cases import Case
from oracles.backends.protocol import Outcome, Results
from oracles.evaluator import Unevaluated
from oracles.judge import Expected
from oracles.measured_errors import largest_error
from oracles.reference import elementwise_functions
from oracles.sets import float_grid
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.error_bounds import bound, ops_with_bound
from spec.program import Operation, Value
from spec.types import ComplexType, FloatType, f64
from spec.vocabulary import tensor_type


def measured_ulps(case: Case, outcome: Outcome, expected: Expected) -> dict[str, float] | None:
    """Return {"measured", "bound"}, in ULPs of the true value, of a case of one operation with an error bound.

    "measured" is the largest error of a finite result. None for other cases.
    """
    operation = _bounded_operation(case)
    if operation is None or not isinstance(outcome, Results) or not outcome.outputs:
        return None
    if not hasattr(elementwise_functions, operation.name.upper()) or not _is_narrow(operation):
        return _from_the_sets(operation.name, outcome, expected)
    with np.errstate(all="ignore"):
        return _from_true_values(operation, case, outcome)


def _from_the_sets(op: str, outcome: Results, expected: Expected) -> dict[str, float] | None:
    """Measure errors from the middle of each set of conforming results, because f64 cannot hold the true value."""
    if isinstance(expected, Unevaluated) or not isinstance(expected[0], Acceptance):
        return None
    try:
        limit = bound(op, expected[0].element_type)
    except KeyError:  # left open, as atan2 of complex numbers is
        return None
    error = largest_error(np.stack([np.asarray(row[0]) for row in outcome.outputs]), expected[0], limit)
    return None if error is None else {"measured": round(error, 4), "bound": limit}


def _from_true_values(operation: Operation, case: Case, outcome: Results) -> dict[str, float] | None:
    t = tensor_type(operation.results[0]).element_type
    assert isinstance(t, FloatType)
    found = [_column(v, case) for v in operation.operands]
    columns = [c for c in found if c is not None]
    if len(columns) < len(found):
        return None
    function = getattr(elementwise_functions, operation.name.upper())
    actual = np.stack([np.asarray(row[0]) for row in outcome.outputs[: len(case.inputs)]]).astype(np.float64)
    true = function.double(*columns)
    ulps = np.abs(actual - true) / float_grid.ulp(np.where(np.isfinite(true), true, 0.0), t)
    # A result that is flushed, or overflows, is off by something else than inaccuracy.
    usual = (
        np.isfinite(actual)
        & (np.abs(true) >= float_grid.smallest_normal(t))
        & (np.abs(true) <= float_grid.max_finite(t))
    )
    for c in columns:
        usual = usual & ((np.abs(c) >= float_grid.smallest_normal(t)) | (c == 0))
    if not usual.any():
        return None
    return {"measured": round(float(ulps[usual].max()), 4), "bound": bound(operation.name, t)}


def _bounded_operation(case: Case) -> Operation | None:
    found = [o for o in case.program.main.body.operations[:-1] if o.name != "constant"]
    if len(found) != 1 or found[0].name not in ops_with_bound() or found[0].attribute("result_accuracy") is not None:
        return None
    values = (*found[0].operands, *found[0].results)
    floating = all(isinstance(getattr(v.type, "element_type", None), FloatType | ComplexType) for v in values)
    return found[0] if floating and case.inputs else None


def _is_narrow(operation: Operation) -> bool:
    element_type = tensor_type(operation.results[0]).element_type
    return isinstance(element_type, FloatType) and element_type != f64


def _column(v: Value, case: Case) -> Array | None:
    arguments = [a.name for a in case.program.main.arguments]
    if v.name in arguments:
        i = arguments.index(v.name)
        return np.stack([row[i] for row in case.inputs]).astype(np.float64)
    for o in case.program.main.body.operations:
        if o.name == "constant" and o.results[0].name == v.name:
            constant: Any = o.attribute("value")
            return np.asarray(constant.array)[np.newaxis].astype(np.float64)
    return None
