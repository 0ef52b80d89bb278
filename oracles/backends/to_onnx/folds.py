"""Translations of folds of rows: by one of ONNX's reductions, or by a Scan with the body of the op."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from oracles.backends.to_onnx.composed import (
    cast,
    choose,
    compare_tensors,
    expand,
    extremum,
    is_boolean,
    is_float,
    only_operation,
    reshape,
    where,
    wide,
)
from oracles.backends.to_onnx.scope import Array, Scope, Tensor, check_turns
from spec.program import Region
from spec.types import ElementType, IntegerType, TensorType, dtype, i1, is_quantized_tensor, si32, tensor, ui8
from spec.vocabulary import max_value, min_value

REDUCTIONS = {"add": "ReduceSum", "multiply": "ReduceProd", "maximum": "ReduceMax", "minimum": "ReduceMin"}
OF_NOTHING = ("ReduceSum", "ReduceProd")
LOGIC = {
    "and": "ReduceMin", "multiply": "ReduceMin", "minimum": "ReduceMin",
    "or": "ReduceMax", "add": "ReduceMax", "maximum": "ReduceMax",
}  # fmt: skip


def fold(s: Scope, body: Region, inits: list[Tensor], rows: list[Tensor]) -> list[Tensor]:
    """Fold rows of shape (m, n), one tensor per init, to tensors of shape (m)."""
    types = [_element(v.type) for v in body.arguments]
    inits = [cast(s, x, t.element_type) for x, t in zip(inits, types, strict=False)]
    rows = [cast(s, x, t.element_type) for x, t in zip(rows, types, strict=False)]
    m, n = rows[0].shape
    if m == 0 or n == 0:
        return [expand(s, reshape(s, x, 1), m) for x in inits]
    known = reduction_of(body, rows)
    return [reduce_along(s, known, inits[0], rows[0], (1,))] if known else _scan(s, body, inits, rows)


def reduction_of(body: Region, xs: Sequence[Tensor]) -> str | None:
    only = only_operation(body)
    if only is None or len(xs) > 1 or is_quantized_tensor(only.results[0].type):
        return None
    return (LOGIC if is_boolean(xs[0]) else REDUCTIONS).get(only.name)


def reduce_along(s: Scope, op: str, init: Tensor, x: Tensor, axes: tuple[int, ...]) -> Tensor:
    """Reduce along axes. `x` may be empty only for sums and products, whose empty result ONNX defines."""
    t = x.element_type
    if op in OF_NOTHING:
        total = cast(s, along(s, op, cast(s, x, wide(t)), axes), t)
        return s.node("Add" if op == "ReduceSum" else "Mul", total, init)
    if is_float(x):
        return with_init(s, op, init, extreme(s, op, x, lambda name, v: along(s, name, v, axes)))
    narrow = isinstance(t, IntegerType) and t.width == 16
    return with_init(s, op, init, cast(s, along(s, op, cast(s, x, si32) if narrow else x, axes), t))


def with_init(s: Scope, op: str, init: Tensor, total: Tensor) -> Tensor:
    """Combine a reduction's result with the initial value, by a comparison for integers, so that a composition does not
    depend on an implementation's Max and Min."""
    array = s.constant_value(init)
    if array is not None and np.array_equal(array, _neutral(op, init.element_type)):
        return total
    if is_float(total) or is_boolean(total):
        return extremum(s, "Max" if op == "ReduceMax" else "Min", total, expand(s, init, *total.shape))
    return where(s, compare_tensors(s, "Greater" if op == "ReduceMax" else "Less", total, init), total, init)


def _neutral(op: str, t: ElementType) -> Array:
    kind, is_max = dtype(t), op == "ReduceMax"
    if isinstance(t, IntegerType):
        return np.array(min_value(t) if is_max else max_value(t), kind)
    return np.array(not is_max if t == i1 else -np.inf if is_max else np.inf, kind)


def _element(t: object) -> TensorType:
    assert isinstance(t, TensorType)
    return t


def along(s: Scope, op: str, x: Tensor, axes: tuple[int, ...]) -> Tensor:
    if is_boolean(x) and s.model.opset < 20:  # 20 added extremes of booleans
        return cast(s, along(s, op, cast(s, x, ui8), axes), i1)
    kept = (n for d, n in enumerate(x.shape) if d not in axes)
    return s.node(op, x, s.integers(axes), to=tensor(x.element_type, *kept), keepdims=0)


def extreme(s: Scope, op: str, x: Tensor, reduction: Callable[[str, Tensor], Tensor]) -> Tensor:
    """Return ReduceMax or ReduceMin of floats by the given reduction, with NaN and the signs of zeros handled
    separately, which ONNX leaves open."""
    t = x.element_type
    zero, one = s.constant(0, t), s.constant(1, t)
    is_nan = s.node("IsNaN", x, to=tensor(i1, *x.shape))
    plain = reduction(op, choose(s, is_nan, zero, x))
    ones = s.node("Equal", x, zero, to=tensor(i1, *x.shape))
    neutral = s.constant(-np.inf if op == "ReduceMax" else np.inf, t)
    signs = reduction(op, choose(s, ones, s.node("Reciprocal", x), neutral))
    flags = tensor(i1, *plain.shape)
    is_positive = s.node("Greater", signs, zero, to=flags)
    zeros = choose(s, is_positive, zero, s.constant(-0.0, t))
    plain = choose(s, s.node("Equal", plain, zero, to=flags), zeros, plain)
    has_nan = s.node("Greater", reduction("ReduceMax", choose(s, is_nan, one, zero)), zero, to=flags)
    return choose(s, has_nan, s.constant(np.nan, t), plain)


def _scan(s: Scope, body: Region, inits: list[Tensor], rows: list[Tensor]) -> list[Tensor]:
    m, n = rows[0].shape
    check_turns(m * n)
    scalars = [tensor(x.element_type) for x in inits]

    def along(inner: Scope, *values: Tensor) -> list[Tensor]:
        return list(inner.evaluate(body, *values))

    def each(inner: Scope, *row: Tensor) -> list[Tensor]:
        graph = inner.graph([*scalars, *scalars], along, scalars)
        return list(inner.several("Scan", *inits, *row, to=scalars, body=graph, num_scan_inputs=len(row)))

    graph = s.graph([tensor(x.element_type, n) for x in rows], each, scalars)
    to = [tensor(x.element_type, m) for x in inits]
    return list(s.several("Scan", *rows, to=to, body=graph, num_scan_inputs=len(rows)))
