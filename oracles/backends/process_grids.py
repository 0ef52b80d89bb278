"""Rewrites for process grids: run a program on every process, or express the grid with the interpreter's op
`interpreter.run_parallel`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from oracles.backends.program_variants import Inexpressible, InputSets, Rewritten, complex_as_parts
from oracles.backends.protocol import Array
from spec.op import facts_of
from spec.program import Constant, Function, Operation, Program, Raw, Region, Value, main_program
from spec.types import TensorType, TokenType, Type


def for_interpreter(program: Program, inputs: InputSets) -> Rewritten:
    """Return the program as the interpreter takes it: complex values as parts, no tokens in the results, and a grid as
    one program of one process."""
    is_plain = program.num_processes == 1 and not any(map(_needs_a_process, program.operations()))
    whole = without_tokens(program, inputs) if is_plain else in_parallel(program, inputs)
    parts = complex_as_parts(whole.program, whole.inputs)
    return replace(parts, restore=lambda outputs: whole.restore(parts.restore(outputs)))


def _needs_a_process(operation: Operation) -> bool:
    op = facts_of(operation.name)
    return op.uses_grid or op.uses_streams


def without_tokens(program: Program, inputs: InputSets) -> Rewritten:
    """Return the program without the tokens in its results, since the interpreter returns only tensors."""
    main = _without_token_results(program.main)
    functions = tuple(main if f.name == "main" else f for f in program.functions)
    types = program.main.result_types
    return Rewritten(
        replace(program, functions=functions), inputs, lambda outputs: [_gather(row, types, 1) for row in outputs]
    )


def _without_token_results(function: Function) -> Function:
    for t in function.result_types:
        if not isinstance(t, TensorType | TokenType):
            raise Inexpressible(f"the interpreter hands out no {t}")
    *operations, last = function.body.operations
    kept = tuple(v for v in last.operands if isinstance(v.type, TensorType))
    body = replace(function.body, operations=(*operations, replace(last, operands=kept)))
    return replace(function, body=body, result_types=tuple(v.type for v in kept))


def in_parallel(program: Program, inputs: InputSets) -> Rewritten:
    """Return a program whose `main` runs the original one, renamed to `process`, on every process of the grid."""
    count = program.num_processes
    process = replace(_without_token_results(program.main), name="process", private=True)
    taken = [a for a in process.arguments if isinstance(a.type, TensorType)]
    arguments = tuple(Value(f"p{p}_{a.name}", a.type) for p in range(count) for a in taken)
    results = tuple(Value(f"p{p}_r{i}", t) for p in range(count) for i, t in enumerate(process.result_types))
    grid = ", ".join("[" + ", ".join(["@process"] * program.num_partitions) + "]" for _ in range(program.num_replicas))
    if any(len(payload) != 1 for payload in program.streams.infeed):
        raise Inexpressible("what the interpreter's infeed holds are single tensors")
    queue = [_payload(f"infeed_{i}", payload) for i, payload in enumerate(program.streams.infeed)]
    attributes = [("programs", Raw(f"[{grid}]"))]
    if queue:
        attributes.insert(0, ("infeed", Raw(f"[{', '.join(f'@{f.name}' for f in queue)}]")))
    run = Operation("interpreter.run_parallel", arguments, tuple(attributes), (), results)
    main = main_program(arguments, (run,), results).main
    others = tuple(f for f in program.functions if f.name != "main")
    rows = [[_part(row[i], p, count) for p in range(count) for i in range(len(taken))] for row in inputs]
    joined = Program((main, process, *others, *queue))
    types = program.main.result_types
    return Rewritten(joined, rows, lambda outputs: [_gather(row, types, count) for row in outputs])


def _part(array: Array, p: int, count: int) -> Array:
    return array if count == 1 else np.ascontiguousarray(array[p]).reshape(array.shape[1:])


def _payload(name: str, constants: Sequence[Constant]) -> Function:
    values = tuple(Value(f"v{i}", c.type) for i, c in enumerate(constants))
    made = tuple(Operation("constant", (), (("value", c),), (), (v,)) for c, v in zip(constants, values, strict=True))
    body = Region((), (*made, Operation("func.return", values)))
    return Function(name, body, body.output_types, private=True)


def _gather(row: Sequence[Array | None], types: Sequence[Type], count: int) -> Sequence[Array | None]:
    """Return the results of all processes stacked into one array each; unchanged if their number is wrong."""
    width = sum(isinstance(t, TensorType) for t in types)
    if len(row) != width * count:
        return row
    parts = iter([_stack([row[p * width + i] for p in range(count)], count) for i in range(width)])
    return [next(parts) if isinstance(t, TensorType) else None for t in types]


def _stack(arrays: Sequence[Array | None], count: int) -> Array | None:
    found = [a for a in arrays if a is not None]
    if count == 1 or len(found) < count or len({(a.shape, a.dtype) for a in found}) > 1:
        return arrays[0]
    return np.stack(found)


def for_artifacts(program: Program, inputs: InputSets) -> Rewritten:
    """Return the program as the interpreter takes it. Raises Inexpressible if it has an op of the interpreter, which
    portable artifacts cannot hold."""
    found = for_interpreter(program, inputs)
    if any(o.name.startswith("interpreter.") for o in found.program.operations()):
        raise Inexpressible("what stands for the processes of a grid goes into no portable artifact")
    return found


def on_grid(replicas: int, partitions: int) -> Callable[[Program, InputSets], Rewritten]:
    """Return a rewrite that runs a program of one process on every process of a grid, with the same inputs.

    If the processes return different outputs, the first that differs is the output. Programs for several processes are
    unchanged.
    """

    def rewrite(program: Program, inputs: InputSets) -> Rewritten:
        if program.num_processes > 1:
            return Rewritten(program, inputs)
        if any(map(_needs_a_process, program.operations())):
            raise Inexpressible("what it returns depends on how many processes there are")
        if any(not isinstance(t, TensorType) for t in program.main.result_types):
            raise Inexpressible("what is no tensor cannot be compared between processes")
        count = replicas * partitions
        rows = [[np.ascontiguousarray(np.broadcast_to(a, (count, *a.shape))) for a in row] for row in inputs]
        whole = replace(program, num_replicas=replicas, num_partitions=partitions)
        return Rewritten(whole, rows, lambda outputs: [[_same(x, count) for x in row] for row in outputs])

    return rewrite


def _same(array: Array | None, count: int) -> Array | None:
    """Return the output of the first process that differs from process 0, or of process 0; unchanged if there is not
    one row per process."""
    if array is None or array.shape[:1] != (count,):
        return array
    parts = [np.ascontiguousarray(part) for part in array]
    return next((part for part in parts if part.tobytes() != parts[0].tobytes()), parts[0]).reshape(array.shape[1:])
