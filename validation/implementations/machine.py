"""Execution of programs on concrete values, one input set at a time, as the base of all implementations here.

On a grid, each process is a machine with its own choices. Values are NumPy arrays wider than the element type: floats
in f64, elements of f64 in long double if that is wider, parts of complex numbers likewise; integers of 64 bits as
Python's, narrower ones in 64 bits.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from spec.dynamic_validity import is_dynamic, to_static_form
from spec.op import Op, op_named
from spec.program import Operation, Program, Region
from spec.types import (
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    QuantizedType,
    TensorType,
    complex128,
    dtype,
    f64,
)
from validation.implementations.fusion import must_round
from validation.implementations.legal_freedoms import Choices, format_of, nearest, without_subnormals
from validation.implementations.processes import Process, in_parallel

Array = np.ndarray[Any, Any]
MOST_TURNS = 10_000


class DoesNotEnd(Exception):
    """A loop exceeds MOST_TURNS."""


@dataclass(frozen=True)
class Tensor:
    array: Array
    element_type: Any
    """The element type; constraints of ops restrict it."""

    def __post_init__(self) -> None:
        wide = wide_dtype(self.element_type)
        if not isinstance(self.array, np.ndarray) or self.array.dtype != wide:  # NumPy turns 0-d arrays into scalars
            object.__setattr__(self, "array", np.asarray(self.array).astype(wide))
        if isinstance(self.element_type, FloatType) and format_of(self.element_type).lacks_negative_zero:
            object.__setattr__(self, "array", np.asarray(self.array + 0.0))

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.array.shape)

    def with_array(self, array: Any) -> Tensor:
        return Tensor(array, self.element_type)


Value = Any
"""A Tensor; a token is None, tuples and futures are tuples of values."""
Kernel = Callable[["Call"], Any]
KERNELS: dict[str, Kernel] = {}


def implements(*names: str) -> Callable[[Kernel], Kernel]:
    def register(kernel: Kernel) -> Kernel:
        KERNELS.update(dict.fromkeys(names, kernel))
        return kernel

    return register


@functools.cache
def load_kernels() -> None:
    import validation.implementations

    for module in pkgutil.iter_modules(validation.implementations.__path__):
        importlib.import_module(f"validation.implementations.{module.name}")


@dataclass(frozen=True)
class Call:
    machine: Machine
    op: Any
    """The operation's attributes by name, through the description of its op."""
    operands: tuple[Tensor, ...]
    """The operands; ops on values other than tensors use `values`."""
    scope: Mapping[str, Value]

    @property
    def values(self) -> tuple[Value, ...]:
        return self.operands

    @property
    def choices(self) -> Choices:
        return self.machine.choices

    @property
    def name(self) -> str:
        return str(self.op.mnemonic)

    @property
    def result(self) -> TensorType:
        found = self.op.operation.results[0].type
        assert isinstance(found, TensorType)
        return found

    def region(self, region: Region, *arguments: Value) -> tuple[Value, ...]:
        return self.machine.region(region, arguments, self.scope)


@dataclass
class Machine:
    choices: Choices = field(default_factory=Choices)
    replaced: Mapping[str, Kernel] = field(default_factory=dict)
    program: Program | None = None
    process: Process = field(default_factory=Process)
    settled: dict[tuple[Any, ...], tuple[Operation, Operation]] = field(default_factory=dict)
    """Static forms of dynamic operations, by operation and operand types."""
    rounds: dict[int, tuple[Operation, bool]] = field(default_factory=dict)
    """Whether the result of an operation must be rounded although others may be fused."""

    def run(self, program: Program, inputs: Sequence[Array]) -> tuple[Array | None, ...]:
        """Return the outputs for one input set.

        They have the dtypes of their element types, tuples are flattened, and a grid adds a first axis for the
        processes. Raises DoesNotEnd, Deadlock.
        """
        load_kernels()
        count = program.num_processes
        if count == 1:
            return replace(self, program=program, process=Process())._run_main(inputs)
        machines = [replace(self, program=program, choices=self.choices.of_a_process()) for _ in range(count)]

        def run(process: Process) -> tuple[Array | None, ...]:
            machine = replace(machines[process.number], process=process)
            return machine._run_main([x[process.number] for x in inputs])

        rows = in_parallel(count, run)
        return tuple(
            None if r[0] is None else np.stack([x for x in r if x is not None]) for r in zip(*rows, strict=True)
        )

    def _run_main(self, inputs: Sequence[Array]) -> tuple[Array | None, ...]:
        assert self.program is not None
        with np.errstate(all="ignore"):
            arguments = [
                Tensor(widen(np.asarray(x), a.type.element_type), a.type.element_type)
                if isinstance(a.type, TensorType)
                else None
                for x, a in zip(inputs, self.program.main.arguments, strict=True)
            ]
            outputs = _leaves(self.call("main", arguments))
            return tuple(None if o is None else narrow(o.array, o.element_type) for o in outputs)

    def call(self, function_name: str, arguments: Sequence[Value]) -> tuple[Value, ...]:
        assert self.program is not None
        return self.region(self.program.function(function_name).body, arguments, {})

    def region(self, region: Region, arguments: Sequence[Value], captured: Mapping[str, Value]) -> tuple[Value, ...]:
        scope = dict(captured)
        scope.update(zip((a.name for a in region.arguments), arguments, strict=True))
        for operation in region.operations[:-1]:
            outputs = self.execute(operation, scope)
            scope.update(zip((r.name for r in operation.results), outputs, strict=True))
        return tuple(scope[v.name] for v in region.returned)

    def execute(self, operation: Operation, scope: Mapping[str, Value]) -> tuple[Value, ...]:
        self.choices.keep_time()
        if self._must_round(operation):
            return replace(self, choices=self.choices.when_alone(), rounds={}).execute(operation, scope)
        operation = self._of_known_sizes(operation, scope)
        op: Op = op_named(operation.name)(operation, self.program)
        kernel = self.replaced.get(operation.name) or KERNELS[operation.name]
        operands: Any = tuple(scope[v.name] for v in operation.operands)
        if op.dequantizes and is_quantized(operation):
            outputs = self._kernel_on_storage(operation.name)(Call(self, op, operands, scope))
            return outputs if isinstance(outputs, tuple) else (outputs,)
        if not op.may_flush:
            outputs = kernel(Call(self, op, operands, scope))
            return outputs if isinstance(outputs, tuple) else (outputs,)
        reads_zeros, returns_zeros = self.choices.flushes()
        read = tuple(map(_flush, operands)) if reads_zeros else operands
        result = kernel(Call(self, op, read, scope))
        return (_flush(result) if returns_zeros else result,)

    def _must_round(self, operation: Operation) -> bool:
        if not self.choices.may_fuse or self.program is None:
            return False
        known = self.rounds.get(id(operation))
        if known is None or known[0] is not operation:
            known = self.rounds[id(operation)] = operation, must_round(operation, self.program)
        return known[1]

    def _kernel_on_storage(self, name: str) -> Kernel:
        from validation.implementations.quantization import on_storage

        return self.replaced.get(name) or on_storage

    def _of_known_sizes(self, operation: Operation, scope: Mapping[str, Value]) -> Operation:
        if op_named(operation.name).sizes or not is_dynamic(operation):
            return operation
        held = [scope[v.name] for v in operation.operands]
        types = [
            TensorType(x.shape, x.element_type) if isinstance(x, Tensor) else v.type
            for x, v in zip(held, operation.operands, strict=True)
        ]
        # Processes that meet at an operation must have the same one.
        return self.settled.setdefault(
            (id(operation), *types), (operation, to_static_form(operation, types, {}, self.program))
        )[1]


def _flush(x: Tensor) -> Tensor:
    match x.element_type:
        case FloatType():
            return x.with_array(without_subnormals(x.array, x.element_type))
        case ComplexType(part):
            flushed = np.empty_like(x.array)
            flushed.real, flushed.imag = (without_subnormals(p, part) for p in (x.array.real, x.array.imag))
            return x.with_array(flushed)
    return x


def is_quantized(operation: Operation) -> bool:
    types = (v.type for v in (*operation.operands, *operation.results))
    return any(isinstance(t, TensorType) and isinstance(t.element_type, QuantizedType) for t in types)


def part_type(element_type: ElementType) -> FloatType:
    found = element_type.element if isinstance(element_type, ComplexType) else element_type
    assert isinstance(found, FloatType)
    return found


def _leaves(values: Iterable[Value]) -> Iterator[Tensor | None]:
    for v in values:
        if isinstance(v, tuple):
            yield from _leaves(v)
        else:
            yield v


def wide_dtype(element_type: ElementType) -> np.dtype[Any]:
    match element_type:
        case BooleanType():
            return np.dtype(np.bool_)
        case QuantizedType():
            return np.dtype(np.int64)
        case IntegerType(width):
            return np.dtype(np.int64 if width < 64 else object)
        case FloatType():
            return np.dtype(np.longdouble if element_type == f64 else np.float64)
        case ComplexType():
            return np.dtype(np.clongdouble if element_type == complex128 else np.complex128)
    raise NotImplementedError(f"{element_type} is not executed")


def widen(array: Array, element_type: ElementType) -> Array:
    return array.astype(wide_dtype(element_type))


def narrow(array: Array, element_type: ElementType) -> Array:
    if isinstance(element_type, FloatType):
        array = nearest(array, element_type)
    with np.errstate(all="ignore"):
        return array.astype(dtype(element_type))
