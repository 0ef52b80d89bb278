"""Where an implementation may keep what an IEEE operation computes as it is, and round it later or not at all."""

from __future__ import annotations

from collections.abc import Iterator

from spec.program import Function, Operation, Program, Value, walk
from spec.types import FloatType, TensorType

_OPS = {"add", "subtract", "multiply", "divide", "sqrt", "floor", "ceil", "round_nearest_even", "round_nearest_afz"}
_MOVES = {"reshape", "transpose", "broadcast_in_dim", "reverse", "slice", "negate", "concatenate", "pad", "gather"}


def must_round(operation: Operation, program: Program) -> bool:
    """Whether the result is rounded to its type whoever uses it. A product may go into sums alone as it is; what is
    narrower than f32 into all but conversions and the results of the program."""
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
    """The operations that use a value, as it is or moved."""
    for operation in walk(function.body):
        if any(x.name == v.name for x in operation.operands):
            if operation.name in _MOVES:
                yield from _users(operation.results[0], function)
            else:
                yield operation
