"""Layout of results: the positions of each result of a case in the results of the program that the backend receives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from oracles.backends.program_variants import Inexpressible, InputSets
from oracles.backends.whole_tensors import as_whole, dynamic_dimensions
from spec.program import Program
from spec.types import ComplexType, TensorType, Type

Means = Literal["whole", "sizes", "parts", "processes"]
"""What several positions of one result are: the result and its dynamic sizes, real and imaginary
parts, or processes.
"""


@dataclass(frozen=True)
class Layout:
    """For each result of a case its positions; empty for a token that is not returned."""

    means: Means
    positions: tuple[tuple[int, ...], ...]


def layout(program: Program, rewritten: Program, inputs: InputSets) -> Layout | None:
    types, returned = program.main.result_types, list(rewritten.main.result_types)
    if rewritten.num_processes == program.num_processes:
        for means, counts, made in _ways(program, inputs):
            for left_out in (False, True):
                if returned == [t for own in _without_left_out(types, made, left_out) for t in own]:
                    return Layout(means, tuple(_places(types, counts, left_out)))
        return None
    return _of_processes(program, returned) if rewritten.num_processes == 1 else None


def _ways(program: Program, inputs: InputSets) -> Iterator[tuple[Means, list[int], list[list[Type]]]]:
    types = program.main.result_types
    yield "whole", [1] * len(types), [[t] for t in types]
    parts: list[list[Type]] = [_parts(t) for t in types]
    yield "parts", [len(p) for p in parts], parts
    try:
        whole = as_whole(program, inputs).program.main.result_types
    except Inexpressible:
        return
    counts = [1 + len(dynamic_dimensions(t)) for t in types]
    if sum(counts) == len(whole):
        starts = [sum(counts[:i]) for i in range(len(counts))]
        yield "sizes", counts, [list(whole[s : s + n]) for s, n in zip(starts, counts, strict=True)]


def _parts(t: Type) -> list[Type]:
    if not isinstance(t, TensorType) or not isinstance(t.element_type, ComplexType):
        return [t]
    return [TensorType(t.shape, t.element_type.element, t.bounds)] * 2


def _without_left_out(types: Sequence[Type], made: list[list[Type]], left_out: bool) -> Iterator[list[Type]]:
    """Leave out results that are not tensors, if the backend does not return them."""
    return (own for t, own in zip(types, made, strict=True) if isinstance(t, TensorType) or not left_out)


def _places(types: Sequence[Type], counts: list[int], left_out: bool) -> Iterator[tuple[int, ...]]:
    at = 0
    for t, n in zip(types, counts, strict=True):
        if left_out and not isinstance(t, TensorType):
            yield ()
            continue
        yield tuple(range(at, at + n))
        at += n


def _of_processes(program: Program, returned: list[Type]) -> Layout | None:
    tensors = [t for t in program.main.result_types if isinstance(t, TensorType)]
    if returned != tensors * program.num_processes:
        return None
    width, places = len(tensors), iter(range(len(tensors)))
    positions = [
        tuple(p * width + i for p in range(program.num_processes))
        for t in program.main.result_types
        for i in ([next(places)] if isinstance(t, TensorType) else [])
    ]
    named = iter(positions)
    return Layout(
        "processes", tuple(next(named) if isinstance(t, TensorType) else () for t in program.main.result_types)
    )
