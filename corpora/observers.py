"""Ops of the StableHLO interpreter that print or store a value and return it; programs run without them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from spec.program import Constant, Operation, Program, Raw, Region, Value, walk
from spec.rewriting import Replacement, replace_operations, with_function
from spec.types import ElementType, TensorType, dtype, i1, si64, tensor

PRINT, PROBE = "interpreter.print", "interpreter.probe"
Storage = tuple[str, int]
"""The `probe_id` of a probe, and the number of the stored value, counted from 1."""


def without_observers(program: Program) -> Program:
    functions = (replace(f, body=replace_operations(f.body, _operand)) for f in program.functions)
    return replace(program, functions=tuple(functions))


def _operand(operation: Operation) -> Replacement | None:
    return ((), operation.operands[: len(operation.results)]) if operation.name in (PRINT, PROBE) else None


def return_stored(program: Program, asked: Iterable[Storage]) -> tuple[Program, Mapping[Storage, Value]]:
    """Rewrite main to also compute values that probes store; return the program and the values.

    `asked` and the keys of the mapping are pairs (probe, turn). Values of probes outside main, or inside ops that
    cannot carry further values, are missing.
    """
    found: dict[Storage, Value] = {}
    for number, (probe, turn) in enumerate(asked):
        main = program.main
        known = _values_of_probes(main.body).get(probe)
        if known is not None and turn == 1:
            found[probe, turn] = known
            continue
        of_type = next((o.operands[0].type for o in walk(main.body) if _identifier(o) == probe), None)
        if isinstance(of_type, TensorType) and of_type.is_static:
            try:
                operations, value = _Carrier(probe, turn, f"stored_{number}", of_type).over(main.body)
            except _NothingCarries:
                continue
            body = replace(main.body, operations=(*operations, main.body.operations[-1]))
            program, found[probe, turn] = with_function(program, replace(main, body=body)), value
    return program, found


def _values_of_probes(region: Region) -> Mapping[str, Value]:
    """Map the `probe_id` of each probe in a region to the stored value.

    Probes in nested regions are left out, since they may run any number of times.
    """
    known: dict[str, Value] = {}
    found = {}
    for operation in region.operations:
        _through(operation, known)
        identifier = _identifier(operation)
        if identifier is not None:
            found[identifier] = _original(operation.operands[0], known)
    return found


def _identifier(operation: Operation) -> str | None:
    identifier = operation.attribute("probe_id")
    return identifier.text.strip('"') if operation.name == PROBE and isinstance(identifier, Raw) else None


def _through(operation: Operation, known: dict[str, Value]) -> bool:
    """Record the results of an observer as equal to its operands; return whether the operation is an observer."""
    if operation.name not in (PRINT, PROBE):
        return False
    known.update((r.name, _original(v, known)) for r, v in zip(operation.results, operation.operands, strict=False))
    return True


def _original(value: Value, known: Mapping[str, Value]) -> Value:
    return known.get(value.name, value)


class _NothingCarries(Exception):
    """A probe is inside an op that cannot carry further values."""


State = tuple[Value, Value]
"""The number of values that a probe has stored, and the value at the turn asked for."""


@dataclass
class _Carrier:
    probe: str
    turn: int
    name: str
    type: TensorType
    count: int = 0

    def over(self, region: Region) -> tuple[list[Operation], Value]:
        number, value = self._constant(0, si64, ()), self._constant(0, self.type.element_type, self.type.static_shape)
        one, turn = self._constant(1, si64, ()), self._constant(self.turn, si64, ())
        self.one, self.at = one.results[0], turn.results[0]
        operations, state = self._region(region, (number.results[0], value.results[0]))
        return [number, value, one, turn, *operations], state[1]

    def _fresh(self, like: Value) -> Value:
        self.count += 1
        return Value(f"{self.name}_{self.count}", like.type)

    def _constant(self, number: int, t: ElementType, shape: tuple[int, ...]) -> Operation:
        data = Constant.of(np.full(shape, number, dtype(t)), t)
        return Operation("constant", (), (("value", data),), (), (self._fresh(Value("", tensor(t, *shape))),))

    def _region(self, region: Region, state: State) -> tuple[list[Operation], State]:
        operations: list[Operation] = []
        for operation in region.operations[:-1]:
            if _identifier(operation) == self.probe:
                added, state = self._store(operation.operands[0], state)
                operations += [operation, *added]
            elif any(_identifier(o) == self.probe for r in operation.regions for o in walk(r)):
                carrying, state = self._carry(operation, state)
                operations.append(carrying)
            else:
                operations.append(operation)
        return operations, state

    def _store(self, value: Value, state: State) -> tuple[Sequence[Operation], State]:
        number, kept = self._fresh(self.one), self._fresh(value)
        is_turn = self._fresh(Value("", tensor(i1)))
        direction = (("compare_type", "SIGNED"), ("comparison_direction", "EQ"))
        return (
            Operation("add", (state[0], self.one), (), (), (number,)),
            Operation("compare", (number, self.at), direction, (), (is_turn,)),
            Operation("select", (is_turn, value, state[1]), (), (), (kept,)),
        ), (number, kept)

    def _carry(self, operation: Operation, state: State) -> tuple[Operation, State]:
        after = (self._fresh(state[0]), self._fresh(state[1]))
        results = (*operation.results, *after)
        if operation.name in ("if", "case"):
            regions = tuple(self._return_state(r, state) for r in operation.regions)
            return replace(operation, regions=regions, results=results), after
        if operation.name != "while":
            raise _NothingCarries
        condition, body = operation.regions
        if any(_identifier(o) == self.probe for o in walk(condition)):
            raise _NothingCarries
        seen, inner = ((self._fresh(state[0]), self._fresh(state[1])) for _ in range(2))
        regions = (
            replace(condition, arguments=(*condition.arguments, *seen)),
            self._return_state(replace(body, arguments=(*body.arguments, *inner)), inner),
        )
        return replace(operation, operands=(*operation.operands, *state), regions=regions, results=results), after

    def _return_state(self, region: Region, state: State) -> Region:
        operations, state = self._region(region, state)
        last = region.operations[-1]
        return replace(region, operations=(*operations, replace(last, operands=(*last.operands, *state))))
