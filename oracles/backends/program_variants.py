"""Rewrites of programs, with the inverse change of their outputs: inputs as constants, several programs in one module,
complex values as parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from oracles.backends.protocol import Array
from spec.program import Constant, Function, Operation, Program, Region, Value, main_program
from spec.rewriting import rename_functions, symbols
from spec.types import (
    BooleanType,
    ComplexType,
    ElementType,
    IntegerType,
    QuantizedType,
    TensorType,
    dtype,
    num_bits,
    ui8,
)

InputSets = Sequence[Sequence[Array]]
Outputs = Sequence[Sequence[Array | None]]


@dataclass(frozen=True)
class Rewritten:
    """A program and its inputs as an implementation gets them; `restore` maps its outputs to those of the original.

    `restore` returns outputs of an unexpected number unchanged.
    """

    program: Program
    inputs: InputSets
    restore: Callable[[Outputs], Outputs] = lambda outputs: outputs

    @cached_property
    def kinds(self) -> frozenset[object]:
        found: set[object] = set()
        for o in self.program.operations():
            types = frozenset(v.type.element_type for v in (*o.operands, *o.results) if isinstance(v.type, TensorType))
            found |= {o.name, (o.name, types)}
        return frozenset(found)


class Inexpressible(Exception):
    """A program cannot be rewritten; the message says why."""


def constant(value: Value, array: Array) -> tuple[Operation, ...]:
    data = Constant.of(array, _element_type(value))
    return (Operation("constant", (), (("value", data),), (), (value,)),)


def hidden_constant(value: Value, array: Array) -> tuple[Operation, ...]:
    """Return operations that define `value` as a constant behind a bitcast_convert, which StableHLO's folders do not
    fold."""
    element_type = _element_type(value)
    if isinstance(element_type, ComplexType):
        parts = [
            replace(value, name=f"{p}${value.name}", type=_with(value, element_type.element)) for p in ("re", "im")
        ]
        halves = (array.real, array.imag)
        hidden = [hidden_constant(p, x.copy()) for p, x in zip(parts, halves, strict=True)]
        return (*hidden[0], *hidden[1], Operation("complex", tuple(parts), (), (), (value,)))
    if isinstance(element_type, BooleanType):
        byte = replace(value, name=f"byte${value.name}", type=_with(value, ui8))
        return (*hidden_constant(byte, array.astype(np.uint8)), Operation("convert", (byte,), (), (), (value,)))
    carrier = _carrier(element_type)
    bits = replace(value, name=f"bits${value.name}", type=_with(value, carrier))
    return (*constant(bits, array.view(dtype(carrier))), Operation("bitcast_convert", (bits,), (), (), (value,)))


def _carrier(element_type: ElementType) -> ElementType:
    signed = IntegerType(num_bits(element_type))
    if num_bits(element_type) not in (2, 4, 8, 16, 32, 64):
        raise Inexpressible(f"no integer is as wide as {element_type}")
    return signed if element_type != signed else replace(signed, signed=False)


def _element_type(value: Value) -> ElementType:
    if not isinstance(value.type, TensorType) or isinstance(value.type.element_type, QuantizedType):
        raise Inexpressible(f"no constant has type {value.type}")
    return value.type.element_type


def _with(value: Value, element_type: ElementType) -> TensorType:
    assert isinstance(value.type, TensorType)
    return replace(value.type, element_type=element_type)


def with_constants(
    program: Program, inputs: InputSets, make: Callable[[Value, Array], tuple[Operation, ...]] = constant
) -> Rewritten:
    """Return a program without arguments that returns the results of every input set: one function per set, with the
    arguments defined as constants by `make`. Raises Inexpressible for arguments that no constant can replace."""
    if program.num_processes > 1 and program.main.arguments:
        raise Inexpressible("a constant is the same for all processes")
    if any(isinstance(v.type, TensorType) and not v.type.is_static for v in program.main.arguments):
        raise Inexpressible("no constant is of an unknown size")
    functions = []
    for k, row in enumerate(inputs):
        made = [op for v, array in zip(program.main.arguments, row, strict=True) for op in make(v, array)]
        body = Region((), (*made, *program.main.body.operations))
        functions.append(Function(f"input_set_{k}", body, program.main.result_types, private=True))
    main = _main_that_calls(functions, program)
    width, sets = len(program.main.result_types), len(inputs)

    def restore(outputs: Outputs) -> Outputs:
        row = outputs[0] if outputs else ()
        if len(outputs) != 1 or len(row) != width * sets:
            return outputs
        return [row[k * width : (k + 1) * width] for k in range(sets)]

    others = _others(program, functions)
    return Rewritten(replace(program, functions=(main, *functions, *others)), [()], restore)


def _others(program: Program, functions: list[Function]) -> tuple[Function, ...]:
    if {f.name for f in functions} & {f.name for f in program.functions}:
        raise Inexpressible("the program has a function named as an input set")
    if any("main" in symbols(op) for op in program.operations()):
        raise Inexpressible("the program calls main")
    return tuple(f for f in program.functions if f.name != "main")


def _main_that_calls(functions: Sequence[Function], program: Program) -> Function:
    arguments: list[Value] = []
    operations: list[Operation] = []
    results: list[Value] = []
    for i, f in enumerate(functions):
        given = tuple(Value(f"a{i}_{j}", v.type) for j, v in enumerate(f.arguments))
        made = tuple(Value(f"r{i}_{j}", t) for j, t in enumerate(f.result_types))
        operations.append(Operation("func.call", given, (("callee", f.name),), (), made))
        arguments += given
        results += made
    return main_program(tuple(arguments), tuple(operations), tuple(results)).main


def prefix_of(number: int) -> str:
    return f"p{number}_"


def join_programs(programs: Sequence[Program]) -> Program:
    """Return one module whose main runs all programs, each on its own arguments. Raises Inexpressible if their process
    grids differ."""
    if len({(p.num_replicas, p.num_partitions) for p in programs}) > 1:
        raise Inexpressible("the programs are made for different numbers of processes")
    renamed = [_add_prefix(p, prefix_of(i)) for i, p in enumerate(programs)]
    mains = [p.function(f"{prefix_of(i)}main") for i, p in enumerate(renamed)]
    functions = (f for p in renamed for f in p.functions)
    return replace(programs[0], functions=(_main_that_calls(mains, programs[0]), *functions))


def _add_prefix(program: Program, prefix: str) -> Program:
    return _private(rename_functions(program, {f.name: prefix + f.name for f in program.functions}))


def _private(program: Program) -> Program:
    return replace(program, functions=tuple(replace(f, private=True) for f in program.functions))


def complex_as_parts(program: Program, inputs: InputSets) -> Rewritten:
    """Return a program that takes and returns the real and imaginary part of each complex argument and result."""
    main = program.main
    taken = tuple(_is_complex(v.type) for v in main.arguments)
    returned = tuple(_is_complex(t) for t in main.result_types)
    if not any(taken + returned):
        return Rewritten(program, inputs)
    inner = "main$complex"
    arguments, joins, given = _join_parts(main.arguments)
    made = tuple(Value(f"out{j}", t) for j, t in enumerate(main.result_types))
    splits, results = _parts_of(made)
    call = Operation("func.call", given, (("callee", inner),), (), made)
    outer = main_program(arguments, (*joins, call, *splits), results).main
    rows = [[part for array, c in zip(row, taken, strict=True) for part in _parts(array, c)] for row in inputs]
    functions = (outer, *_private(rename_functions(program, {"main": inner})).functions)
    return Rewritten(
        replace(program, functions=functions), rows, lambda outputs: [_whole(r, returned) for r in outputs]
    )


def _is_complex(type_: Any) -> bool:
    return isinstance(type_, TensorType) and isinstance(type_.element_type, ComplexType)


def _join_parts(wanted: Iterable[Value]) -> tuple[tuple[Value, ...], list[Operation], tuple[Value, ...]]:
    arguments: list[Value] = []
    operations: list[Operation] = []
    given = tuple(Value(f"in{i}", v.type) for i, v in enumerate(wanted))
    for v in given:
        if _is_complex(v.type):
            parts = _part_values(v)
            arguments += parts
            operations.append(Operation("complex", parts, (), (), (v,)))
        else:
            arguments.append(v)
    return tuple(arguments), operations, given


def _part_values(v: Value) -> tuple[Value, Value]:
    element_type = _element_type(v)
    assert isinstance(element_type, ComplexType)
    part = _with(v, element_type.element)
    return Value(f"re_{v.name}", part), Value(f"im_{v.name}", part)  # a name cannot start with a digit


def _parts_of(made: Iterable[Value]) -> tuple[list[Operation], tuple[Value, ...]]:
    operations: list[Operation] = []
    results: list[Value] = []
    for v in made:
        if _is_complex(v.type):
            parts = _part_values(v)
            operations += [Operation(n, (v,), (), (), (p,)) for n, p in zip(("real", "imag"), parts, strict=True)]
            results += parts
        else:
            results.append(v)
    return operations, tuple(results)


def _parts(array: Array, is_complex: bool) -> list[Array]:
    return [array.real.copy(), array.imag.copy()] if is_complex else [array]


def _whole(row: Sequence[Array | None], returned: Sequence[bool]) -> Sequence[Array | None]:
    if len(row) != len(returned) + sum(returned):
        return row
    rest = iter(row)
    return [_complex(next(rest), next(rest)) if is_complex else next(rest) for is_complex in returned]


def _complex(real: Array | None, imaginary: Array | None) -> Array | None:
    """Join parts bit by bit; arithmetic would lose signed zeros and turn infinities into NaN."""
    if real is None or imaginary is None or real.dtype != imaginary.dtype or real.shape != imaginary.shape:
        return real
    return np.stack([real, imaginary], axis=-1).view(np.result_type(real.dtype, np.complex64))[..., 0]


def without_tokens(program: Program, inputs: InputSets) -> Rewritten:
    """Return the program unchanged, and restore tokens among the results of an implementation that returns none."""
    are_tensors = [isinstance(t, TensorType) for t in program.main.result_types]
    if all(are_tensors):
        return Rewritten(program, inputs)

    def restore_tokens(row: Sequence[Array | None]) -> Sequence[Array | None]:
        if len(row) != sum(are_tensors):
            return row
        rest = iter(row)
        return [next(rest) if is_tensor else None for is_tensor in are_tensors]

    return Rewritten(program, inputs, lambda outputs: [restore_tokens(row) for row in outputs])
