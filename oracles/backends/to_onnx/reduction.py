"""Translations of reduce and map."""

from __future__ import annotations

import math
from typing import Any

from oracles.backends.to_onnx.composed import cast, reshape, transpose
from oracles.backends.to_onnx.folds import OF_NOTHING, fold, reduce_along, reduction_of
from oracles.backends.to_onnx.scope import Scope, Tensor, check_turns, translates
from spec.types import TensorType, tensor


@translates("reduce")
def reduce(s: Scope, op: Any, *operands: Tensor) -> list[Tensor]:
    half = len(operands) // 2
    inputs, inits = operands[:half], operands[half:]
    known = reduction_of(op.body, inputs)
    if known and op.dimensions and (known in OF_NOTHING or 0 not in inputs[0].shape):
        t: TensorType = op.operation.results[0].type
        x, init = (cast(s, v, t.element_type) for v in operands)
        return [reduce_along(s, known, init, x, tuple(op.dimensions))]
    kept = [d for d in range(len(inputs[0].shape)) if d not in op.dimensions]
    order = (*kept, *sorted(op.dimensions))
    m, n = (math.prod(inputs[0].shape[d] for d in axes) for axes in (kept, op.dimensions))
    rows = [reshape(s, transpose(s, x, order), m, n) for x in inputs]
    results = fold(s, op.body, list(inits), rows)
    return [reshape(s, r, *(inputs[0].shape[d] for d in kept)) for r in results]


@translates("map")
def map_(s: Scope, op: Any, *inputs: Tensor) -> Tensor:
    t: TensorType = op.operation.results[0].type
    shape = inputs[0].shape
    if 0 in shape:
        return reshape(s, s.constant([], t.element_type), *shape)

    def each(inner: Scope, *elements: Tensor) -> list[Tensor]:
        return list(inner.evaluate(op.computation, *elements))

    graph = s.graph([tensor(x.element_type) for x in inputs], each, [tensor(t.element_type)])
    n = math.prod(shape)
    check_turns(n)
    flat = [reshape(s, x, n) for x in inputs]
    (made,) = s.several("Scan", *flat, to=[tensor(t.element_type, n)], body=graph, num_scan_inputs=len(flat))
    return reshape(s, made, *shape)
