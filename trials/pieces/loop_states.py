"""Loops that return their states at each turn, so that each turn can be judged alone."""

from __future__ import annotations

import math
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from generators.cases import Case
from oracles.backends.protocol import Results
from oracles.sets.acceptance import Array
from spec.normalized_names import canonical
from spec.program import Constant, Operation, Program, Region, Value
from spec.rewriting import defined_names, free_values, fresh_names, with_main, without_unused_functions
from spec.types import BooleanType, ComplexType, FloatType, IntegerType, TensorType, dtype, si32, tensor
from trials.pieces.single_operation import Column, provide_values

MOST_BYTES = 2**28
"""Maximum size in bytes of the states of a loop, all turns together."""


@dataclass(frozen=True)
class Counted:
    program: Program
    loops: tuple[Operation, ...]


def count_turns(program: Program, loops: Sequence[Operation]) -> Counted:
    """Return the program with a counter in each loop of `main`; the counters are its only outputs."""
    counters, changed = [], program
    for loop in loops:
        counting = _Counting.of(changed, loop)
        changed = _with_loop(changed, loop, counting.loop, counting.before)
        counters.append(counting.loop.results[-1])
    main = changed.main
    return Counted(with_main(changed, main.arguments, main.body.operations[:-1], tuple(counters)), tuple(loops))


def _with_loop(program: Program, old: Operation, new: Operation, before: Sequence[Operation]) -> Program:
    main = program.main
    operations: list[Operation] = []
    for o in main.body.operations[:-1]:
        operations += [*before, new] if o.results == old.results else [o]
    return with_main(program, main.arguments, operations, main.body.returned)


@dataclass(frozen=True)
class _Counting:
    loop: Operation
    before: tuple[Operation, ...]
    turn: Value

    @staticmethod
    def of(program: Program, loop: Operation) -> _Counting:
        fresh = fresh_names(defined_names(program.main.body))
        none, one, tested, turn, after, count = (
            Value(fresh(n), tensor(si32)) for n in ("none", "one", "tested", "turn", "after", "count")
        )
        test, body = loop.regions
        add = Operation("add", (turn, one), (), (), (after,))
        counting = Region(
            (*body.arguments, turn),
            (*body.operations[:-1], add, replace(body.operations[-1], operands=(*body.returned, after))),
        )
        regions = (replace(test, arguments=(*test.arguments, tested)), counting)
        whole = replace(loop, operands=(*loop.operands, none), regions=regions, results=(*loop.results, count))
        return _Counting(whole, (_scalar(none, 0), _scalar(one, 1)), turn)


def _scalar(value: Value, number: int) -> Operation:
    assert isinstance(value.type, TensorType)
    held = Constant.of(np.array(number).astype(dtype(value.type.element_type)), value.type.element_type)
    return Operation("constant", (), (("value", held),), (), (value,))


@dataclass(frozen=True)
class Traced:
    """A loop that returns its states at the beginning of each turn."""

    program: Program
    definitions: Mapping[str, Operation]
    loop: Operation
    counts: tuple[int, ...]
    states: tuple[int, ...]
    """Indices of the states that are returned; the others never change."""
    returned: tuple[Value, ...] = ()
    """Results of the instrumented loop: for each of these states its values of all turns, along a first axis."""
    instrumented: tuple[Operation, ...] = ()
    arrays: tuple[tuple[Array, ...], ...] = ()
    """Per input set, the arrays of `returned`."""

    def instrument(self, program: Program) -> Program:
        *before, loop = self.instrumented
        return _with_loop(program, self.loop, loop, before)

    def with_arrays(self, rows: Sequence[Sequence[Array]]) -> Traced:
        return replace(self, arrays=tuple(map(tuple, rows)))

    def turns(self, columns: Mapping[str, Column]) -> Iterator[tuple[Case, Results]]:
        """Yield a case of the body and one of the condition, each with the results that the backend computed.

        Each turn is an input set. A third case covers input sets in which the loop does not turn: it returns its
        operands.
        """
        test, body = self.loop.regions
        begun, ended, tested, goes_on = [], [], [], []
        untouched, left = [], []
        for k, count in enumerate(self.counts):
            if count == 0 and all(v.name in columns for v in self.loop.operands):
                untouched.append((k, tuple(np.asarray(columns[v.name][k]) for v in self.loop.operands)))
                left.append(tuple(np.asarray(columns[r.name][k]) for r in self.loop.results))
            final = tuple(np.asarray(columns[r.name][k]) for r in self.loop.results)
            at = [self._state(columns, k, t) for t in range(count)] + [final]
            begun += [(k, s) for s in at[:-1]]
            ended += at[1:]
            tested += [(k, s) for s in at]
            goes_on += [(np.array(t < count),) for t in range(count + 1)]
        yield self._part(body, columns, begun), Results(tuple(ended))
        yield self._part(test, columns, tested), Results(tuple(goes_on))
        yield self._part(_identity(body), columns, untouched), Results(tuple(left))

    def _state(self, columns: Mapping[str, Column], k: int, turn: int) -> tuple[Array, ...]:
        stored = dict(zip(self.states, self.arrays[k], strict=True))
        return tuple(
            np.asarray(stored[i][turn] if i in stored else columns[v.name][k]) for i, v in enumerate(self.loop.operands)
        )

    def _part(
        self, region: Region, columns: Mapping[str, Column], rows: Sequence[tuple[int, tuple[Array, ...]]]
    ) -> Case:
        made = provide_values(free_values(region).values(), self.definitions, columns)
        arguments = (*made.arguments, *region.arguments)
        operations = (*made.operations, *region.operations[:-1])
        program = with_main(self.program, arguments, operations, region.returned)
        inputs = tuple((*(np.asarray(columns[a.name][k]) for a in made.arguments), *state) for k, state in rows)
        return Case(canonical(without_unused_functions(program)), inputs)


def trace_loops(
    program: Program, loops: Sequence[Operation], counting: Counted, turns: Results, known: Container[str]
) -> dict[str, Traced]:
    """Return instrumented loops by the name of their first result.

    Loops are left out whose states are not static tensors or too large. A state that never changes is stored only if
    its value is not `known` otherwise.
    """
    found: dict[str, Traced] = {}
    whole = program
    for i, loop in enumerate(counting.loops):
        counts = tuple(int(np.asarray(row[i])) for row in turns.outputs)
        trace = _trace(whole, program, loop, counts, known)
        if trace is not None:
            found[loop.results[0].name] = trace
            whole = trace.instrument(whole)
    return found


def _trace(
    whole: Program, program: Program, loop: Operation, counts: tuple[int, ...], known: Container[str]
) -> Traced | None:
    """Instrument one loop; `whole` has the earlier loops instrumented, so that new names do not clash."""
    length = max(counts, default=0)
    types = [v.type for v in loop.operands]
    if not all(map(_can_be_stored, types)):
        return None
    definitions = {r.name: o for o in program.main.body.operations[:-1] for r in o.results}
    if length == 0:
        return Traced(program, definitions, loop, counts, (), (), (loop,))
    body = loop.regions[1]
    states = tuple(
        i for i, v in enumerate(loop.operands) if body.returned[i] != body.arguments[i] or v.name not in known
    )
    if sum(_bytes(types[i]) for i in states) * length > MOST_BYTES:
        return None
    counting = _Counting.of(whole, loop)
    before, changed = list(counting.before), counting.loop
    fresh = fresh_names((*defined_names(whole.main.body), *(n for o in (*before, changed) for n in _names(o))))
    returned = []
    for i in states:
        t = types[i]
        assert isinstance(t, TensorType)
        buffer = TensorType((length, *t.static_shape), t.element_type)
        empty, at = Value(fresh("empty"), buffer), Value(fresh("state"), buffer)
        zero = Value(fresh("zero"), tensor(si32))
        nothing = Value(fresh("nothing"), TensorType((), t.element_type))
        before += [
            _scalar(nothing, 0),
            Operation("broadcast_in_dim", (nothing,), (("broadcast_dimensions", ()),), (), (empty,)),
        ]
        stored, result = Value(fresh("stored"), buffer), Value(fresh("states"), buffer)
        row = Value(fresh("row"), TensorType((1, *t.static_shape), t.element_type))
        test, turn = changed.regions
        starts = (counting.turn, *(zero,) * len(t.static_shape))
        more = (
            _scalar(zero, 0),
            Operation("reshape", (turn.arguments[i],), (), (), (row,)),
            Operation("dynamic_update_slice", (at, row, *starts), (), (), (stored,)),
        )
        turn = Region(
            (*turn.arguments, at),
            (*turn.operations[:-1], *more, replace(turn.operations[-1], operands=(*turn.returned, stored))),
        )
        test = replace(test, arguments=(*test.arguments, Value(fresh("unused"), buffer)))
        changed = replace(
            changed, operands=(*changed.operands, empty), regions=(test, turn), results=(*changed.results, result)
        )
        returned.append(result)
    return Traced(program, definitions, loop, counts, states, tuple(returned), (*before, changed))


def _identity(body: Region) -> Region:
    return replace(body, operations=(replace(body.operations[-1], operands=body.arguments),))


def _can_be_stored(t: object) -> bool:
    kinds = FloatType | IntegerType | BooleanType | ComplexType
    return isinstance(t, TensorType) and t.is_static and isinstance(t.element_type, kinds)


def _bytes(t: object) -> int:
    assert isinstance(t, TensorType)
    return math.prod(t.static_shape) * dtype(t.element_type).itemsize


def _names(operation: Operation) -> Iterator[str]:
    yield from (r.name for r in operation.results)
    for region in operation.regions:
        yield from defined_names(region)
