"""How far results of elementary functions are from the true values, to be shown beside the error bounds."""

from __future__ import annotations

from typing import Any

import numpy as np

from generators.cases import Case
from oracles import grid
from oracles.acceptance import Array
from oracles.accuracy import bound, bounded_ops
from oracles.backends.protocol import Outcome, Results
from oracles.reference import elementwise_functions
from spec.program import Operation, Value
from spec.types import FloatType, TensorType, f64


def measured_ulps(case: Case, outcome: Outcome) -> dict[str, float] | None:
    """Of one-op cases of an op with an error bound, in types up to f32: the largest error of a finite result, in units
    in the last place of the true value, and the bound. None for other cases."""
    operation = _bounded_operation(case)
    if operation is None or not isinstance(outcome, Results) or not outcome.outputs:
        return None
    t = _type(operation.results[0]).element_type
    assert isinstance(t, FloatType)
    columns = [_column(v, case) for v in operation.operands]
    if any(c is None for c in columns):
        return None
    function = getattr(elementwise_functions, operation.name.upper())
    actual = np.stack([np.asarray(row[0]) for row in outcome.outputs[: len(case.inputs)]]).astype(np.float64)
    with np.errstate(all="ignore"):
        true = function.double(*columns)
        ulps = np.abs(actual - true) / grid.ulp(np.where(np.isfinite(true), true, 0.0), t)
    # A result that is flushed, or overflows, is off by something else than inaccuracy.
    usual = np.isfinite(actual) & (np.abs(true) >= grid.smallest_normal(t)) & (np.abs(true) <= grid.max_finite(t))
    usual &= np.logical_and.reduce([(np.abs(c) >= grid.smallest_normal(t)) | (c == 0) for c in columns])  # type: ignore[arg-type]
    if not usual.any():
        return None
    return {"measured": round(float(ulps[usual].max()), 4), "bound": bound(operation.name, t)}


def _bounded_operation(case: Case) -> Operation | None:
    found = [o for o in case.program.main.body.operations[:-1] if o.name != "constant"]
    if len(found) != 1 or found[0].name not in bounded_ops() or found[0].attribute("result_accuracy") is not None:
        return None
    t = _type(found[0].results[0])
    if not isinstance(t.element_type, FloatType) or t.element_type == f64:
        return None
    return found[0] if hasattr(elementwise_functions, found[0].name.upper()) else None


def _type(v: Value) -> TensorType:
    assert isinstance(v.type, TensorType)
    return v.type


def _column(v: Value, case: Case) -> Array | None:
    """The values of an operand in all input sets, as f64."""
    arguments = [a.name for a in case.program.main.arguments]
    if v.name in arguments:
        i = arguments.index(v.name)
        return np.stack([row[i] for row in case.inputs]).astype(np.float64)
    for o in case.program.main.body.operations:
        if o.name == "constant" and o.results[0].name == v.name:
            constant: Any = o.attribute("value")
            return np.asarray(constant.array)[np.newaxis].astype(np.float64)
    return None
