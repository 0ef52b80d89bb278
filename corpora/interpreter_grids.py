"""Rewriting of tests that start several processes into one program on a process grid.

In the StableHLO interpreter, `interpreter.run_parallel` starts the processes. The rewritten program runs on every
implementation that supports grids.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from corpora.module_functions import CheckedFunction, Comparison, Unhandled, constant_of, isolate
from oracles.evaluator import Unevaluated, evaluate
from oracles.sets.acceptance import Acceptance, Array
from spec.op import facts_of
from spec.program import Constant, Function, Operation, Program, Raw, Region, Streams, Value, walk
from spec.rewriting import Replacement, reachable, replace_operations, with_function, with_main
from spec.types import TensorType, TokenType

RUN = "interpreter.run_parallel"


Payloads = tuple[tuple[Constant, ...], ...]


class _Unclear(Exception):
    pass


def on_a_grid(test: CheckedFunction) -> CheckedFunction | Unhandled:
    """Rewrite a test that runs processes into the program of one process and its inputs; other tests stay unchanged."""
    runs = [o for o in test.program.operations() if o.name == RUN]
    if not runs:
        return test
    try:
        if all(r in test.program.main.body.operations and _are_alone(r, test.program) for r in runs):
            return _one_after_another(test)
        if len(runs) > 1 or runs[0] not in test.program.main.body.operations:
            raise _Unclear("it runs processes in several places, or inside the region of another op")
        return _on_a_grid(test, runs[0])
    except _Unclear as reason:
        return Unhandled(test.name, str(reason))


_STREAMS = frozenset({"infeed", "outfeed", "send", "recv"})


def _are_alone(run: Operation, program: Program) -> bool:
    names = {name for row in _rows(run) for name in row}
    reached = {callee for name in names for callee in reachable(program, name)}
    operations = [o for name in reached for o in walk(program.function(name).body)]
    return len(names) > 1 and not any(facts_of(o.name).uses_grid or o.name in _STREAMS for o in operations)


def _one_after_another(test: CheckedFunction) -> CheckedFunction:
    def calls(run: Operation) -> Replacement | None:
        if run.name != RUN:
            return None
        functions = [test.program.function(name) for row in _rows(run) for name in row]
        made = [
            Operation("func.call", p.operands, (("callee", p.function.name),), (), p.results)
            for p in _processes(run, functions)
        ]
        return made, run.results

    main = test.program.main
    program = with_function(test.program, replace(main, body=replace_operations(main.body, calls)))
    return replace(test, program=program)


@dataclass(frozen=True)
class _Process:
    function: Function
    operands: tuple[Value, ...]
    results: tuple[Value, ...]


def _on_a_grid(test: CheckedFunction, run: Operation) -> CheckedFunction:
    rows = _rows(run)
    processes = _processes(run, [test.program.function(name) for row in rows for name in row])
    streams = Streams(tuple(_payloads_of_infeed(run, test.program)))
    if len({p.function.name for p in processes}) > 1:
        receiver = _process_of_interest(test, processes)
        streams = replace(
            streams, channels=_payloads_by_channel([p for p in processes if p != receiver], run, test.program)
        )
        rows, processes = [[receiver.function.name]], [receiver]
    function = _without_tokens(processes[0].function)
    process = isolate(function, with_function(test.program, function))
    program = replace(process, num_replicas=len(rows), num_partitions=len(rows[0]), streams=streams)
    returned = test.program.main.body.returned
    results = [v for p in processes for v in _tensors(p.results)]
    comparisons = tuple(_of_processes(c, returned, results, test.program) for c in test.comparisons)
    return CheckedFunction(test.name, program, comparisons, tuple(_inputs(processes, run, test.program)))


def _rows(run: Operation) -> list[list[str]]:
    """Parse `programs = [[@f, @f], [@f, @f]]`, with one row per replica."""
    rows = [re.findall(r'@"?([\w$.-]+)', row) for row in re.findall(r"\[([^][]*)\]", _text(run, "programs"))]
    if not rows or not rows[0] or len({len(row) for row in rows}) > 1:
        raise _Unclear("the processes to run cannot be told")
    return rows


def _text(run: Operation, name: str) -> str:
    found = run.attribute(name)
    return found.text if isinstance(found, Raw) else ""


def _processes(run: Operation, functions: Sequence[Function]) -> list[_Process]:
    operands, results = list(run.operands), list(run.results)
    found = []
    for f in functions:
        takes, returns = len(f.arguments), len(f.result_types)
        found.append(_Process(f, tuple(operands[:takes]), tuple(results[:returns])))
        del operands[:takes], results[:returns]
        if [v.type for v in found[-1].operands] != [a.type for a in f.arguments]:
            raise _Unclear("the processes get something else than they take")
        if [v.type for v in found[-1].results] != list(f.result_types):
            raise _Unclear("the processes return something else than they should")
    if operands or results:
        raise _Unclear("the processes get or return more than there is")
    return found


def _tensors(values: Sequence[Value]) -> tuple[Value, ...]:
    return tuple(v for v in values if isinstance(v.type, TensorType))


def _without_tokens(f: Function) -> Function:
    tokens = [a for a in f.arguments if isinstance(a.type, TokenType)]
    made = tuple(Operation("after_all", (), (), (), (t,)) for t in tokens)
    returned = _tensors(f.body.returned)
    last = replace(f.body.operations[-1], operands=returned)
    body = Region(_tensors(f.arguments), (*made, *f.body.operations[:-1], last))
    return replace(f, body=body, result_types=tuple(v.type for v in returned))


_OF_A_GRID = frozenset({"replica_id", "partition_id"})


def _process_of_interest(test: CheckedFunction, processes: Sequence[_Process]) -> _Process:
    """Return the only process whose results are compared, of processes that run different functions.

    Raises _Unclear if there are several, or if a function depends on the grid.
    """
    returned = test.program.main.body.returned
    compared = {returned[i] for c in test.comparisons for i in (c.actual, c.expected) if isinstance(i, int)}
    found = [p for p in processes if not compared.isdisjoint(p.results)]
    names = {o.name for p in processes for o in walk(p.function.body)}
    if len(found) != 1 or not names.isdisjoint(_OF_A_GRID) or any("all_" in n or "collective" in n for n in names):
        raise _Unclear("its processes run different functions")
    return found[0]


def _payloads_by_channel(
    processes: Sequence[_Process], run: Operation, program: Program
) -> tuple[tuple[int, Payloads], ...]:
    channels: dict[int, list[tuple[Constant, ...]]] = {}
    for process in processes:
        function = _without_tokens(process.function)
        operations = function.body.operations
        if any(o.name == "send" for o in operations for r in o.regions for o in walk(r)):
            raise _Unclear("a process sends from inside the region of another op")
        inputs = tuple(_array(v, run, program) for v in _tensors(process.operands))
        for number, operation in enumerate(operations):
            if operation.name == "send":
                payload = _payload(function, number, inputs, program)
                channels.setdefault(operation.attribute("channel_id"), []).append(payload)
    return tuple((channel, tuple(payloads)) for channel, payloads in channels.items())


def _payload(function: Function, number: int, inputs: tuple[Array, ...], program: Program) -> tuple[Constant, ...]:
    sent = _tensors(function.body.operations[number].operands)
    before = replace(function.body, operations=function.body.operations[:number])
    arrays = _values(before, sent, inputs, program)
    return tuple(Constant.of(a, v.type.element_type) for a, v in zip(arrays, sent, strict=True))  # type: ignore[union-attr]


def _inputs(processes: Sequence[_Process], run: Operation, program: Program) -> Iterator[Array]:
    for values in zip(*(_tensors(p.operands) for p in processes), strict=True):
        arrays = [_array(v, run, program) for v in values]
        yield np.stack(arrays) if len(processes) > 1 else arrays[0]


def _array(operand: Value, run: Operation, program: Program) -> Array:
    constant = constant_of(operand, program)
    if constant is not None:
        return constant.array
    main = program.main
    before = Region((), main.body.operations[: main.body.operations.index(run)])
    (found,) = _values(before, (operand,), (), program)
    return found


def _values(before: Region, values: Sequence[Value], inputs: Sequence[Array], program: Program) -> tuple[Array, ...]:
    whole = with_main(program, before.arguments, before.operations, tuple(values))
    try:
        found = evaluate(whole, (tuple(inputs),))
    except Unevaluated as why:
        raise _Unclear(f"what its processes get cannot be computed: {why}") from None
    if not all(isinstance(x, Acceptance) and x.is_exact for x in found):
        raise _Unclear("what its processes get has several conforming values")
    return tuple(np.asarray(x.values()[0]) for x in found)


def _payloads_of_infeed(run: Operation, program: Program) -> Iterator[tuple[Constant, ...]]:
    """Yield the payloads of `infeed = [@first, @second]`, functions that return constants."""
    for name in re.findall(r'@"?([\w$.-]+)', _text(run, "infeed")):
        found = [constant_of(v, program, name) for v in program.function(name).body.returned]
        constants = tuple(c for c in found if c is not None)
        if len(constants) < len(found):
            raise _Unclear("what is fed to its processes is computed")
        yield constants


def _of_processes(
    comparison: Comparison, returned: tuple[Value, ...], results: Sequence[Value], program: Program
) -> Comparison:
    places: Mapping[Value, int] = {v: k for k, v in enumerate(results)}
    actual, expected = returned[comparison.actual], comparison.expected
    if isinstance(expected, int):
        known = constant_of(returned[expected], program)
        expected = places.get(returned[expected], -1) if known is None else known
    if actual not in places or expected == -1:
        raise _Unclear("it compares what no process returns")
    return replace(comparison, actual=places[actual], expected=expected)
