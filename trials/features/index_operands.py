"""Operands that are indices, the dimensions that they index, and their largest values in bounds."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from spec.op import is_described, op_named
from spec.program import Operation, Program, Value
from spec.types import INTEGERS
from spec.vocabulary import static_shape

Array = np.ndarray[Any, Any]


def index_operands(operation: Operation, program: Program) -> tuple[Value, ...]:
    """Return the operands that are indices: integer-only operands of an op that has other operands too.

    May raise any exception where a constraint is broken.
    """
    if not is_described(operation.name):
        return ()
    names = _index_members(operation.name)
    if not names:
        return ()
    view = op_named(operation.name)(operation, program)
    found: list[Value] = []
    for name, is_variadic in names:
        read = getattr(view, name)
        found += read if is_variadic else (read,)
    return tuple(found)


@functools.cache
def _index_members(op: str) -> tuple[tuple[str, bool], ...]:
    members = op_named(op).members
    tests = {n: m.test for n, m in members.items() if m.role == "operand" and m.test is not None}
    of_integers = [n for n, t in tests.items() if t.element_types and set(t.element_types) <= set(INTEGERS)]
    return tuple((n, members[n].is_variadic) for n in of_integers) if len(of_integers) < len(tests) else ()


def dimension_and_window_sizes(operation: Operation, program: Program) -> tuple[list[int], list[int]]:
    """Return the sizes of the indexed dimensions, and of the windows that start at the indices.

    May raise any exception for an op without indices.
    """
    view: Any = op_named(operation.name)(operation, program)
    shape = static_shape(operation.operands[0])
    members = type(view).members
    if "scatter_dims_to_operand_dims" in members:
        dropped = {*view.inserted_window_dims, *view.input_batching_dims}
        sizes = iter(static_shape(view.updates[0])[d] for d in view.update_window_dims)
        window = [1 if d in dropped else next(sizes) for d in range(len(shape))]
        axes = view.scatter_dims_to_operand_dims
    elif "update" in members:
        window, axes = list(view.update.type.static_shape), range(len(shape))
    else:
        window, axes = list(view.slice_sizes), getattr(view, "start_index_map", range(len(shape)))
    return [shape[d] for d in axes], [window[d] for d in axes]


def index_limits(operation: Operation, program: Program) -> dict[str, Array]:
    """Return by name of index operand the largest indices whose window is in bounds; the arrays broadcast with it.

    May raise any exception for an op without indices.
    """
    sizes, window = (np.array(x, np.int64) for x in dimension_and_window_sizes(operation, program))
    most = np.maximum(sizes - np.maximum(window, 1), 0)  # a dimension of no elements in a slice may be dropped of it
    operands = index_operands(operation, program)
    if len(operands) > 1 or not static_shape(operands[0]):  # scalars, one per dimension
        return {v.name: min(most[k] for k, w in enumerate(operands) if w.name == v.name) for v in operands}
    axis = getattr(op_named(operation.name)(operation, program), "index_vector_dim", 0)
    rank = len(static_shape(operands[0]))
    return {operands[0].name: most if axis == rank else most.reshape([-1 if d == axis else 1 for d in range(rank)])}
