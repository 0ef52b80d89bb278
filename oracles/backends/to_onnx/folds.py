"""Rows folded into their results: by ONNX's own reductions, or by the body of an op, one element after the other."""

from __future__ import annotations

import numpy as np

from oracles.backends.to_onnx.composed import (
    cast,
    choose,
    concat,
    expand,
    is_boolean,
    is_float,
    only_operation,
    reshape,
    wide,
)
from oracles.backends.to_onnx.scope import Scope, Tensor
from spec.program import Region
from spec.types import IntegerType, TensorType, i1, si32, tensor, ui8

REDUCTIONS = {"add": "ReduceSum", "multiply": "ReduceProd", "maximum": "ReduceMax", "minimum": "ReduceMin"}
LOGIC = {
    "and": "ReduceMin", "multiply": "ReduceMin", "minimum": "ReduceMin",
    "or": "ReduceMax", "add": "ReduceMax", "maximum": "ReduceMax",
}  # fmt: skip


def folded(s: Scope, body: Region, inits: list[Tensor], rows: list[Tensor]) -> list[Tensor]:
    """Rows of shape (m, n), one tensor for each init, folded into tensors of shape (m)."""
    types = [_element(v.type) for v in body.arguments]
    inits = [cast(s, x, t.element_type) for x, t in zip(inits, types, strict=False)]
    rows = [cast(s, x, t.element_type) for x, t in zip(rows, types, strict=False)]
    m, n = rows[0].shape
    if m == 0 or n == 0:
        return [expand(s, reshape(s, x, 1), m) for x in inits]
    if len(rows) == 1:
        only = only_operation(body)
        known = (LOGIC if is_boolean(rows[0]) else REDUCTIONS).get(only.name) if only else None
        if only is not None and known in ("ReduceMax", "ReduceMin"):
            column = expand(s, reshape(s, inits[0], 1, 1), m, 1)
            return [_reduced(s, known, concat(s, [column, rows[0]], 1))]
        if only is not None and known is not None:
            total, init = _reduced(s, known, rows[0]), expand(s, reshape(s, inits[0], 1), m)
            return [s.node("Add" if only.name == "add" else "Mul", init, total)]
    return _scanned(s, body, inits, rows)


def _element(t: object) -> TensorType:
    assert isinstance(t, TensorType)
    return t


def _reduced(s: Scope, op: str, x: Tensor) -> Tensor:
    t = x.element_type
    if is_boolean(x):
        return along_rows(s, op, x)
    if op in ("ReduceSum", "ReduceProd"):
        return cast(s, along_rows(s, op, cast(s, x, wide(t))), t)
    if isinstance(t, IntegerType) and t.width == 16:
        return cast(s, along_rows(s, op, cast(s, x, si32)), t)
    return _extreme(s, op, x) if is_float(x) else along_rows(s, op, x)


def along_rows(s: Scope, op: str, x: Tensor) -> Tensor:
    if is_boolean(x) and s.model.opset < 20:  # which brought extremes of these
        return cast(s, along_rows(s, op, cast(s, x, ui8)), i1)
    return s.node(op, x, s.integers([1]), to=tensor(x.element_type, x.shape[0]), keepdims=0)


def _extreme(s: Scope, op: str, x: Tensor) -> Tensor:
    """ReduceMax or ReduceMin of numbers. ONNX does not say what these make of NaN and of zeros of both signs: NaN is
    added afterwards, and among zeros the reciprocals decide."""
    t = x.element_type
    zero = s.constant(0, t)
    is_nan = s.node("IsNaN", x, to=tensor(i1, *x.shape))
    plain = along_rows(s, op, choose(s, is_nan, zero, x))
    ones = s.node("Equal", x, zero, to=tensor(i1, *x.shape))
    neutral = s.constant(-np.inf if op == "ReduceMax" else np.inf, t)
    signs = along_rows(s, op, choose(s, ones, s.node("Reciprocal", x), neutral))
    flags = tensor(i1, x.shape[0])
    is_positive = s.node("Greater", signs, zero, to=flags)
    zeros = choose(s, is_positive, zero, s.constant(-0.0, t))
    plain = choose(s, s.node("Equal", plain, zero, to=flags), zeros, plain)
    has_nan = along_rows(s, "ReduceMax", is_nan)
    return choose(s, has_nan, s.constant(np.nan, t), plain)


def _scanned(s: Scope, body: Region, inits: list[Tensor], rows: list[Tensor]) -> list[Tensor]:
    """A scan over the rows, with a scan along each."""
    m, n = rows[0].shape
    scalars = [tensor(x.element_type) for x in inits]

    def along(inner: Scope, *values: Tensor) -> list[Tensor]:
        return list(inner.evaluate(body, *values))

    def each(inner: Scope, *row: Tensor) -> list[Tensor]:
        graph = inner.graph([*scalars, *scalars], along, scalars)
        return list(inner.several("Scan", *inits, *row, to=scalars, body=graph, num_scan_inputs=len(row)))

    graph = s.graph([tensor(x.element_type, n) for x in rows], each, scalars)
    to = [tensor(x.element_type, m) for x in inits]
    return list(s.several("Scan", *rows, to=to, body=graph, num_scan_inputs=len(rows)))
