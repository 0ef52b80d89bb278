from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

import numpy as np

from stablehlo_conformance import strategies as strategies

_Array = np.ndarray[Any, Any]
_Stage = Literal["translate", "parse", "compile", "execute"]

# Programs.

@dataclass(frozen=True)
class TensorType:
    shape: tuple[int | None, ...]
    element_type: Any
    bounds: tuple[int | None, ...] | None = None
    @property
    def is_static(self) -> bool: ...
    @property
    def static_shape(self) -> tuple[int, ...]: ...

@dataclass(frozen=True)
class Value:
    name: str
    type: Any

@dataclass(frozen=True)
class Constant:
    type: TensorType
    data: bytes
    @property
    def array(self) -> _Array: ...

@dataclass(frozen=True)
class Region:
    arguments: tuple[Value, ...]
    operations: tuple[Operation, ...]
    @property
    def returned(self) -> tuple[Value, ...]: ...

@dataclass(frozen=True)
class Operation:
    name: str
    operands: tuple[Value, ...] = ()
    attributes: tuple[tuple[str, Any], ...] = ()
    regions: tuple[Region, ...] = ()
    results: tuple[Value, ...] = ()
    def attribute(self, name: str, default: Any = None) -> Any: ...

@dataclass(frozen=True)
class Function:
    name: str
    body: Region
    result_types: tuple[Any, ...]
    private: bool = False
    @property
    def arguments(self) -> tuple[Value, ...]: ...

@dataclass(frozen=True)
class Program:
    functions: tuple[Function, ...]
    num_replicas: int = 1
    num_partitions: int = 1
    streams: Any = ...
    @property
    def num_processes(self) -> int: ...
    @property
    def main(self) -> Function: ...
    def function(self, name: str) -> Function: ...
    def operations(self) -> Iterator[Operation]: ...

class ParseError(ValueError): ...

@dataclass(frozen=True)
class Violation:
    op: str
    label: str
    predicate: str
    path: str

def parse(text: str, *, verified: bool = True) -> Program: ...
def validate(program: Program) -> list[Violation]: ...
def dtype(element_type: Any) -> np.dtype[Any]: ...

# What they may return.

CONVENTIONS: Mapping[str, Any]

class Sets:
    @property
    def lower(self) -> _Array: ...
    @property
    def upper(self) -> _Array: ...
    @property
    def nan(self) -> _Array: ...
    @property
    def open(self) -> _Array: ...
    def contains(self, output: _Array) -> _Array: ...

class Unevaluated(Exception): ...

def evaluate(
    program: Program, inputs: Sequence[_Array], *, conventions: Collection[str] = ...
) -> tuple[Sets | None, ...]: ...

# Implementations.

@dataclass(frozen=True)
class Results:
    outputs: tuple[tuple[_Array | None, ...], ...]
    seconds: Mapping[str, float] = ...
    note: str = ""
    shown: tuple[frozenset[int], ...] = ()

@dataclass(frozen=True)
class Unsupported:
    message: str
    stage: _Stage
    seconds: Mapping[str, float] = ...

@dataclass(frozen=True)
class Rejected:
    message: str
    stage: _Stage
    seconds: Mapping[str, float] = ...

@dataclass(frozen=True)
class Crashed:
    message: str
    stage: _Stage
    exit_status: int
    seconds: Mapping[str, float] = ...

@dataclass(frozen=True)
class TimedOut:
    message: str
    stage: _Stage
    limit: float
    seconds: Mapping[str, float] = ...

@dataclass(frozen=True)
class Failed:
    message: str
    stage: _Stage
    seconds: Mapping[str, float] = ...

Outcome = Results | Unsupported | Rejected | Crashed | TimedOut | Failed

class Backend(Protocol):
    name: str
    def describe(self) -> Any: ...
    def run(self, program: Any, inputs: Sequence[Sequence[_Array]]) -> Any: ...
    def verify(self, program: Any) -> Any: ...
    def close(self) -> None: ...

class BackendError(Exception): ...

class Implementation:
    name: str
    def __init__(self, name: str) -> None: ...
    def run(self, program: Program, inputs: Sequence[_Array]) -> Outcome: ...
    def assert_conforms(
        self, program: Program, inputs: Sequence[_Array], *, conventions: Collection[str] = ...
    ) -> None: ...

def run(backend: str | Backend, program: Program, inputs: Sequence[_Array]) -> Outcome: ...

# Verdicts.

@dataclass(frozen=True)
class _Worst:
    output: int
    input_set: int
    index: tuple[int, ...]
    actual: Any
    lower: Any
    upper: Any
    nan: bool
    ulps: float | None

@dataclass(frozen=True)
class Conforms:
    latitude: tuple[str, ...] = ()

@dataclass(frozen=True)
class Deviates:
    kind: str
    standing: Literal["violation", "accuracy", "inconsistent", "behaviour"]
    worst: _Worst | None = None
    message: str = ""
    also: tuple[Deviates, ...] = ()
    @property
    def fails(self) -> bool: ...

@dataclass(frozen=True)
class RejectsValid:
    message: str
    stage: str

@dataclass(frozen=True)
class AcceptsInvalid:
    message: str = ""

@dataclass(frozen=True)
class Crashes:
    message: str
    stage: str
    exit_status: int

@dataclass(frozen=True)
class TimesOut:
    message: str
    stage: str
    limit: float

@dataclass(frozen=True)
class Undecided:
    reason: str

@dataclass(frozen=True)
class Error:
    message: str

Verdict = Conforms | Deviates | RejectsValid | AcceptsInvalid | Crashes | TimesOut | Undecided | Error

class Nonconformance(AssertionError):
    verdict: Verdict

def judge(
    program: Program,
    inputs: Sequence[_Array],
    outputs: Sequence[_Array | None] | Outcome,
    *,
    conventions: Collection[str] = ...,
) -> Verdict: ...
def assert_conforms(
    program: Program,
    inputs: Sequence[_Array],
    outputs: Sequence[_Array | None] | Outcome,
    *,
    conventions: Collection[str] = ...,
) -> None: ...
