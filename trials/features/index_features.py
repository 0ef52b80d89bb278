"""Words for the indices of an operation: their type and values, and where their vectors lie."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from spec.types import IntegerType
from trials.features.index_operands import dimension_and_window_sizes
from trials.features.operation_context import OperationContext, tensors_of

Array = np.ndarray[Any, Any]

_BATCHING = {"gather": "start_indices_batching_dims", "scatter": "scatter_indices_batching_dims"}


def index_types(seen: OperationContext) -> Iterator[str]:
    types = [t.element_type for t in tensors_of(seen.indices)]
    if not types:
        return
    yield f"index-type={types[0]}"
    if isinstance(types[0], IntegerType):
        yield from ([] if types[0].signed else ["unsigned-indices"])
        sizes = [d for d in tensors_of(seen.operation.operands)[0].shape if d is not None]
        largest = 2 ** (types[0].width - types[0].signed) - 1
        yield from (["narrow-indices"] if max(sizes, default=0) > largest else ())
    view: Any = seen.view
    batching = getattr(view, _BATCHING[seen.operation.name]) if seen.operation.name in _BATCHING else ()
    if any(d > view.index_vector_dim for d in batching):
        yield "batching-after-index-vector"


def index_values(seen: OperationContext) -> Iterator[str]:
    if not seen.indices or seen.case.program.num_processes > 1:
        return
    sizes, window = dimension_and_window_sizes(seen.operation, seen.case.program)
    for vectors in _vectors(seen):
        last = np.array(sizes, np.int64) - np.array(window, np.int64)
        if vectors.size and bool(((vectors < 0) | (vectors > last)).any()):
            yield "index-out-of-bounds"
        if vectors.shape[1] and len({tuple(v) for v in vectors.tolist()}) < len(vectors):
            yield "duplicate-indices"


def _vectors(seen: OperationContext) -> Iterator[Array]:
    known = [seen.arrays(v) for v in seen.indices]
    if len(known) > 1 or known[0][0].ndim == 0:  # scalars, one per dimension
        sets = max(map(len, known))
        yield from (np.array([[int(a[min(k, len(a) - 1)]) for a in known]]) for k in range(sets))
        return
    axis = getattr(seen.view, "index_vector_dim", 0)
    for array in known[0]:
        whole = array.astype(np.int64)
        whole = whole[..., np.newaxis] if axis == whole.ndim else np.moveaxis(whole, axis, -1)
        yield whole.reshape(math.prod(whole.shape[:-1]), whole.shape[-1])
