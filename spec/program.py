"""The parts of a program: values, operations, regions, functions (spec section "Programs"), as frozen data."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from spec.types import ElementType, TensorType, Type, dtype


@dataclass(frozen=True)
class Value:
    """An SSA value. Its name is unique within its function."""

    name: str
    type: Type

    def __str__(self) -> str:
        return f"%{self.name}"


@dataclass(frozen=True)
class Constant:
    """A tensor constant: its elements as bytes in row-major order, in `dtype(element_type)`.

    A constant of a quantized type holds storage values.
    """

    type: TensorType
    data: bytes

    @staticmethod
    def of(array: np.ndarray[Any, Any], element_type: ElementType) -> Constant:
        """Return the constant of an array. Raises ValueError if the array's dtype is not that of the element type."""
        if array.dtype != dtype(element_type):
            raise ValueError(f"{element_type} is held as {dtype(element_type)}, not {array.dtype}")
        return Constant(TensorType(array.shape, element_type), array.tobytes())

    @property
    def is_well_formed(self) -> bool:
        """Whether `data` has the length that the type requires."""
        shape = self.type.shape
        width = dtype(self.type.element_type).itemsize
        return None not in shape and len(self.data) == width * math.prod(self.type.static_shape)

    @property
    def array(self) -> np.ndarray[Any, Any]:
        """The elements as a read-only array."""
        return np.frombuffer(self.data, dtype(self.type.element_type)).reshape(self.type.static_shape)


@dataclass(frozen=True)
class Raw:
    """An attribute that this package does not model, as its MLIR text."""

    text: str


Attribute = Any
"""The hashable Python value of an attribute: int, bool, str, tuple of these, Constant or Raw (see spec.attributes)."""


@dataclass(frozen=True)
class Region:
    """An anonymous function: its arguments and its operations, the last of which is the terminator (`return`)."""

    arguments: tuple[Value, ...]
    operations: tuple[Operation, ...]

    @property
    def input_types(self) -> tuple[Type, ...]:
        return tuple(a.type for a in self.arguments)

    @property
    def output_types(self) -> tuple[Type, ...]:
        return tuple(v.type for v in self.returned)

    @property
    def returned(self) -> tuple[Value, ...]:
        """The operands of the terminator."""
        return self.operations[-1].operands


@dataclass(frozen=True)
class Operation:
    """One operation. Its name is the mnemonic (`add`) for StableHLO, and prefixed (`func.call`) for other dialects.

    The terminator of a region is `return`, that of a function `func.return`. Attributes are sorted by name.
    """

    name: str
    operands: tuple[Value, ...] = ()
    attributes: tuple[tuple[str, Attribute], ...] = ()
    regions: tuple[Region, ...] = ()
    results: tuple[Value, ...] = ()
    location: str = field(default="", compare=False, repr=False)
    """The operation's location as in MLIR's `loc(...)`, if the parser was asked for it; not compared."""

    def attribute(self, name: str, default: Attribute = None) -> Attribute:
        return next((v for n, v in self.attributes if n == name), default)


@dataclass(frozen=True)
class Function:
    """A named function; `body.operations[-1]` is its `func.return`."""

    name: str
    body: Region
    result_types: tuple[Type, ...]
    private: bool = False

    @property
    def arguments(self) -> tuple[Value, ...]:
        return self.body.arguments


@dataclass(frozen=True)
class Streams:
    """Payloads that every process receives from outside the program: those of the infeed in order, and those of each
    channel."""

    infeed: tuple[tuple[Constant, ...], ...] = ()
    channels: tuple[tuple[int, tuple[tuple[Constant, ...], ...]], ...] = ()


@dataclass(frozen=True)
class Program:
    """Functions, of which `main` runs on every process of a grid of replicas x partitions."""

    functions: tuple[Function, ...]
    num_replicas: int = 1
    num_partitions: int = 1
    streams: Streams = Streams()

    @property
    def num_processes(self) -> int:
        return self.num_replicas * self.num_partitions

    @property
    def main(self) -> Function:
        return self.function("main")

    def function(self, name: str) -> Function:
        for f in self.functions:
            if f.name == name:
                return f
        raise KeyError(f"the program has no function @{name}")

    def operations(self) -> Iterator[Operation]:
        """Yield every operation, terminators and those in regions included, an operation before its regions."""
        for f in self.functions:
            yield from walk(f.body)


def walk(region: Region) -> Iterator[Operation]:
    """Yield the operations of a region and of the regions nested in it, outer before inner."""
    for operation in region.operations:
        yield operation
        for inner in operation.regions:
            yield from walk(inner)


def main_program(
    arguments: tuple[Value, ...], operations: tuple[Operation, ...], results: tuple[Value, ...], *others: Function
) -> Program:
    body = Region(arguments, (*operations, Operation("func.return", results)))
    return Program((Function("main", body, tuple(r.type for r in results)), *others))
