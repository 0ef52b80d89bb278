"""The operations of a program that compute something, and the operation that the program is about."""

from __future__ import annotations

from collections.abc import Sequence

from spec.op import facts_of
from spec.program import Constant, Operation, Program, Region, walk
from spec.rewriting import reachable, symbols

_NEUTRAL_OPS = frozenset({"constant", "optimization_barrier"})


def main_operation(program: Program, op: str | None = None) -> Operation:
    """Return the operation that a reduced program is about.

    That is the last operation named `op` if there is one, else the last of `main` that computes; calls are followed.
    Raises ValueError where `main` has no operations.
    """
    operations = program.main.body.operations
    if not operations:
        raise ValueError("the program has no operations")
    named = [o for o in program.operations() if o.name == op]
    if op is not None and named:
        return named[-1]
    return _follow_calls(program, operations, set())


def _follow_calls(program: Program, operations: Sequence[Operation], seen: set[str]) -> Operation:
    computing = [o for o in operations if computes(o)] or [o for o in operations if not is_terminator(o)]
    last = computing[-1] if computing else operations[-1]
    callee = last.attribute("callee") if last.name == "func.call" else None
    found = [f for f in program.functions if f.name == callee and f.name not in seen]
    if not found or not found[0].body.operations:
        return last
    return _follow_calls(program, found[0].body.operations, {*seen, str(callee)})


def op_of_output(program: Program, number: int) -> str | None:
    """Return the op that computes an output of `main`.

    None for an argument, a constant or a call's result, and if a later operation has the same op.
    """
    body = program.main.body
    value = body.returned[number]
    made = next((o for o in body.operations if value in o.results and computes(o) and o.name != "func.call"), None)
    return made.name if made is not None and main_operation(program, made.name) is made else None


def computes(o: Operation) -> bool:
    return o.name not in _NEUTRAL_OPS and not is_terminator(o)


def constant_bytes(o: Operation) -> int:
    return sum(len(a.data) for _, a in o.attributes if isinstance(a, Constant))


def is_terminator(o: Operation) -> bool:
    return facts_of(o.name).is_terminator


def computations(program: Program) -> tuple[Operation, ...]:
    return tuple(o for o in program.main.body.operations if computes(o))


def reachable_operations(operations: Sequence[Operation], program: Program) -> list[Operation]:
    """Return `operations` of `main`, the operations in their regions, and those of all functions that they call."""
    found = [inner for o in operations for inner in walk(Region((), (o,)))]
    defined = {f.name for f in program.functions}
    called = {name for o in found for s in symbols(o) if s in defined for name in reachable(program, s)}
    return [*found, *(o for f in program.functions if f.name in called for o in walk(f.body))]


def is_one_operation(program: Program) -> bool:
    found = computations(program)
    return len(found) <= 1 and not any(facts_of(o.name).is_control_flow for o in found)


def form_of(program: Program) -> int:
    """Return a hash that is equal for programs that differ only in names and in the elements of constants."""
    operations = [
        (
            o.name,
            tuple(v.type for v in (*o.operands, *o.results)),
            tuple(pair for pair in o.attributes if not isinstance(pair[1], Constant)),
            len(o.regions),
        )
        for o in program.operations()
    ]
    return hash((program.num_replicas, program.num_partitions, tuple(operations)))
