from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import numpy as np
from hypothesis.strategies import SearchStrategy

from stablehlo_conformance import Program, TensorType

class Case(NamedTuple):
    program: Program
    inputs: tuple[np.ndarray[Any, Any], ...]

def programs(
    ops: Collection[str] | None = None,
    element_types: Collection[str] | None = None,
    max_ops: int = 12,
    *,
    shapes: Collection[Sequence[int]] | None = None,
    quantized: bool = False,
    dynamic: bool = False,
) -> SearchStrategy[Program]: ...
def cases(
    ops: Collection[str] | None = None,
    element_types: Collection[str] | None = None,
    max_ops: int = 12,
    *,
    shapes: Collection[Sequence[int]] | None = None,
    quantized: bool = False,
    dynamic: bool = False,
) -> SearchStrategy[Case]: ...
def one_op(name: str, element_type: str | None = None) -> SearchStrategy[Case]: ...
def inputs_for(program: Program) -> SearchStrategy[tuple[np.ndarray[Any, Any], ...]]: ...
def invalid_programs(label: str | None = None) -> SearchStrategy[Program]: ...
def types(
    element_types: Collection[str] | None = None, *, min_rank: int = 0, max_rank: int = 4, quantized: bool = False
) -> SearchStrategy[TensorType]: ...
def tensors(type: TensorType | str) -> SearchStrategy[np.ndarray[Any, Any]]: ...
