"""Wrong kernels that implementations have: each by the case that it takes a case for, which is computed rightly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from generators.cases import Case
from spec.op import described
from spec.program import Operation
from trials.changes import changed, retyped
from trials.indexing import indexed
from trials.operations import main_operation

Array = np.ndarray[Any, Any]


def window_dropped(case: Case, operation: Operation) -> Case | None:
    """A scatter that leaves out each window of which a part lies outside, as if all of it did. None where no window
    does."""
    if operation.name != "scatter" or case.program.num_processes > 1:
        return None
    case = changed(case, operation, ["indices-as-i64"]).get("indices-as-i64", case)
    operation = main_operation(case.program, "scatter")
    view: Any = described("scatter")(operation, case.program)
    sizes, window = (np.array(x, np.int64) for x in indexed(operation, case.program))
    axis, indices = view.index_vector_dim, view.scatter_indices

    def far(name: str, x: Array) -> Array:
        if name != indices.name:
            return x
        starts = x[..., np.newaxis] if axis == x.ndim else np.moveaxis(x, axis, -1)
        is_outside = ((starts < 0) | (starts > sizes - window)).any(axis=-1, keepdims=True)
        moved = np.where(is_outside, sizes, starts)
        return (moved[..., 0] if axis == x.ndim else np.moveaxis(moved, -1, axis)).astype(x.dtype)

    taken = retyped(case, {indices.name: indices.type}, far)
    return None if taken.id == case.id else taken


WRONG_KERNELS: Mapping[str, Callable[[Case, Operation], Case | None]] = {"window-dropped": window_dropped}
"""By name."""
