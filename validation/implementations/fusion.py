"""Fusion: operations whose result an implementation may keep unrounded."""

from __future__ import annotations

from collections.abc import Iterator

from spec.program import Function, Operation, Program, Value, walk
from spec.types import FloatType, TensorType

_OPS = {"add", "subtract", "multiply", "divide", "sqrt", "floor", "ceil", "round_nearest_even", "round_nearest_afz"}
_MOVES = {"reshape", "transpose", "broadcast_in_dim", "reverse", "slice", "negate", "concatenate", "pad", "gather"}


def must_round(operation: Operation, program: Program) -> bool:
    """Return whether a result is rounded to its type, whatever uses it.

    A product may stay unrounded in sums; a type narrower than f32 may stay wide everywhere except in conversions and in
    the program's results.
    """
    if operation.name not in _OPS:
        return False
    t = operation.results[0].type
    if not isinstance(t, TensorType) or not isinstance(t.element_type, FloatType):
        return False
    function = next(f for f in program.functions if any(o is operation for o in walk(f.body)))
    users = [o.name for o in _users(operation.results[0], function)]
    if t.element_type.width >= 32:
        return operation.name != "multiply" or not set(users) <= {"add", "subtract"}
    ends = {"convert", "bitcast_convert", *(("func.return",) if function.name == "main" else ())}
    return not ends.isdisjoint(users)


def _users(v: Value, function: Function) -> Iterator[Operation]:
    for operation in walk(function.body):
        if any(x.name == v.name for x in operation.operands):
            if operation.name in _MOVES:
                yield from _users(operation.results[0], function)
            else:
                yield operation
