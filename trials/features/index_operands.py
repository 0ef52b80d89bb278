"""Which operands of an operation are indices, what they index, and how large they may be."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from spec.op import is_described, op_named
from spec.program import Operation, Program, Value
from spec.types import INTEGERS, TensorType

Array = np.ndarray[Any, Any]


def index_operands(operation: Operation, program: Program) -> tuple[Value, ...]:
    """The operands that are indices: inputs of integer type alone beside inputs that may be of others. May raise
    anything where a constraint is broken."""
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
    """The operands of an op that are indices, by name, and whether they are variadic."""
    members = op_named(op).members
    tests = {n: m.test for n, m in members.items() if m.role == "operand" and m.test is not None}
    of_integers = [n for n, t in tests.items() if t.element_types and set(t.element_types) <= set(INTEGERS)]
    return tuple((n, members[n].is_variadic) for n in of_integers) if len(of_integers) < len(tests) else ()


def indexed(operation: Operation, program: Program) -> tuple[list[int], list[int]]:
    """The sizes of the dimensions that index vectors index, and those of the windows that start there. May
    raise anything where an op has none."""
    view: Any = op_named(operation.name)(operation, program)
    shape = shape_of(operation.operands[0])
    members = type(view).members
    if "scatter_dims_to_operand_dims" in members:
        dropped = {*view.inserted_window_dims, *view.input_batching_dims}
        sizes = iter(shape_of(view.updates[0])[d] for d in view.update_window_dims)
        window = [1 if d in dropped else next(sizes) for d in range(len(shape))]
        axes = view.scatter_dims_to_operand_dims
    elif "update" in members:
        window, axes = list(view.update.type.static_shape), range(len(shape))
    else:
        window, axes = list(view.slice_sizes), getattr(view, "start_index_map", range(len(shape)))
    return [shape[d] for d in axes], [window[d] for d in axes]


def index_limits(operation: Operation, program: Program) -> dict[str, Array]:
    """By the names of index operands, what they may be at most for windows to lie within; it broadcasts with them. May
    raise anything where an op has none."""
    sizes, window = (np.array(x, np.int64) for x in indexed(operation, program))
    most = np.maximum(sizes - np.maximum(window, 1), 0)  # a dimension of no elements in a slice may be dropped of it
    operands = index_operands(operation, program)
    if len(operands) > 1 or not shape_of(operands[0]):  # scalars, one per dimension
        return {v.name: min(most[k] for k, w in enumerate(operands) if w.name == v.name) for v in operands}
    axis = getattr(op_named(operation.name)(operation, program), "index_vector_dim", 0)
    rank = len(shape_of(operands[0]))
    return {operands[0].name: most if axis == rank else most.reshape([-1 if d == axis else 1 for d in range(rank)])}


def shape_of(v: Value) -> tuple[int, ...]:
    assert isinstance(v.type, TensorType)
    return v.type.static_shape
