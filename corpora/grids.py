"""Tests of several processes, which the StableHLO interpreter starts by `interpreter.run_parallel` in one program, as
programs of one process on a grid, which every implementation of grids runs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

import numpy as np

from corpora.functions import CheckedFunction, Comparison, Unhandled, constant_of, isolated
from oracles.acceptance import Acceptance, Array
from oracles.evaluator import Unevaluated, evaluate
from spec.program import Constant, Function, Operation, Program, Raw, Region, Streams, Value
from spec.types import TensorType

RUN = "interpreter.run_parallel"


class _Unclear(Exception):
    """What the test does cannot be told; the message is a reason."""


def on_a_grid(test: CheckedFunction) -> CheckedFunction | Unhandled:
    """A test that runs processes as one whose program is that of a process, its inputs given; any other as it is."""
    runs = [o for o in test.program.operations() if o.name == RUN]
    if not runs:
        return test
    try:
        if len(runs) > 1 or runs[0] not in test.program.main.body.operations:
            raise _Unclear("it runs processes in several places, or inside the region of another op")
        return _on_a_grid(test, runs[0])
    except _Unclear as reason:
        return Unhandled(test.name, str(reason))


@dataclass(frozen=True)
class _Grid:
    """The function that every process runs, and how many replicas and partitions there are."""

    process: Function
    replicas: int
    partitions: int

    @property
    def count(self) -> int:
        return self.replicas * self.partitions


def _on_a_grid(test: CheckedFunction, run: Operation) -> CheckedFunction:
    grid = _grid(run, test.program)
    others = tuple(f for f in test.program.functions if f.name != "main")
    process = isolated(grid.process, replace(test.program, functions=others))
    program = replace(
        process,
        num_replicas=grid.replicas,
        num_partitions=grid.partitions,
        streams=Streams(tuple(_infeed(run, test.program))),
    )
    inputs = tuple(_inputs(run, grid, test.program))
    if len(run.results) != grid.count * len(grid.process.result_types):
        raise _Unclear("the processes return something else than they should")
    returned = test.program.main.body.returned
    comparisons = tuple(_of_processes(c, returned, run) for c in test.comparisons)
    return CheckedFunction(test.name, program, comparisons, inputs)


def _grid(run: Operation, program: Program) -> _Grid:
    """`programs = [[@f, @f], [@f, @f]]`: a row for each replica."""
    rows = [re.findall(r'@"?([\w$.-]+)', row) for row in re.findall(r"\[([^][]*)\]", _text(run, "programs"))]
    names = {name for row in rows for name in row}
    if not names or len({len(row) for row in rows}) > 1:
        raise _Unclear("the processes to run cannot be told")
    if len(names) > 1:
        raise _Unclear("its processes run different functions")
    return _Grid(program.function(names.pop()), len(rows), len(rows[0]))


def _text(run: Operation, name: str) -> str:
    found = run.attribute(name)
    return found.text if isinstance(found, Raw) else ""


def _inputs(run: Operation, grid: _Grid, program: Program) -> Iterator[Array]:
    """For each argument of a process, what the processes get, one row after another."""
    arguments = grid.process.arguments
    if len(run.operands) != grid.count * len(arguments):
        raise _Unclear("the processes get something else than they take")
    for i, argument in enumerate(arguments):
        if not isinstance(argument.type, TensorType):
            raise _Unclear(f"its processes take a {argument.type}")
        arrays = [_array(v, run, program) for v in run.operands[i :: len(arguments)]]
        yield np.stack(arrays) if grid.count > 1 else arrays[0]


def _array(operand: Value, run: Operation, program: Program) -> Array:
    """What a process gets, computed where it is no constant: that is no business of the implementation."""
    constant = constant_of(operand, program)
    if constant is not None:
        return constant.array
    main = program.main
    before = main.body.operations[: main.body.operations.index(run)]
    body = Region((), (*before, Operation("func.return", (operand,))))
    others = tuple(f for f in program.functions if f.name != "main")
    try:
        (found,) = evaluate(replace(program, functions=(Function("main", body, (operand.type,)), *others)), ((),))
    except Unevaluated as why:
        raise _Unclear(f"what its processes get cannot be computed: {why}") from None
    if not isinstance(found, Acceptance) or not found.is_exact:
        raise _Unclear("what its processes get has several conforming values")
    return np.asarray(found.values()[0])


def _infeed(run: Operation, program: Program) -> Iterator[tuple[Constant, ...]]:
    """`infeed = [@first, @second]`: functions that return what is sent."""
    for name in re.findall(r'@"?([\w$.-]+)', _text(run, "infeed")):
        found = [constant_of(v, program, name) for v in program.function(name).body.returned]
        constants = tuple(c for c in found if c is not None)
        if len(constants) < len(found):
            raise _Unclear("what is fed to its processes is computed")
        yield constants


def _of_processes(comparison: Comparison, returned: tuple[Value, ...], run: Operation) -> Comparison:
    """The comparison with its outputs counted among those of all processes."""
    places: Mapping[Value, int] = {v: k for k, v in enumerate(run.results)}
    actual, expected = returned[comparison.actual], comparison.expected
    if isinstance(expected, int):
        expected = places.get(returned[expected], -1)
    if actual not in places or expected == -1:
        raise _Unclear("it compares what no process returns")
    return replace(comparison, actual=places[actual], expected=expected)
