"""The input sets of a program: two are drawn element by element, the others come from a seeded generator."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from generators import element_values
from generators.builder import Builder
from generators.cases import Inputs
from generators.choices import BYTES
from generators.value_ranges import full_range
from spec.program import Value
from spec.types import QuantizedType, TensorType, storage_element_type

Array = np.ndarray[Any, Any]

_DRAWN_SETS = 2
_SEEDS = 2**24


def draw_inputs(builder: Builder, input_sets: int) -> Inputs:
    """Draw `input_sets` input sets, each with one array per argument of `main`.

    The first two are drawn element by element, so that they shrink; a seeded generator fills the others.
    """
    columns: list[Array] = []
    arguments = builder.frame.arguments
    # Drawn even if there are no arguments: otherwise a constant would shrink better than an input.
    seed = builder.integer(0, _SEEDS - 1)
    rng = np.random.Generator(np.random.PCG64(seed))
    for k, argument in enumerate(arguments):
        column = _column(builder, argument, input_sets, rng if seed else None)
        if seed and is_unlimited(builder, argument):
            _echo(column, arguments, k, columns, rng)
        column.flags.writeable = False
        columns.append(column)
    return tuple(tuple(c[k, ...] for c in columns) for k in range(input_sets))


def _column(builder: Builder, argument: Value, input_sets: int, rng: np.random.Generator | None) -> Array:
    """Return the arrays of one argument for all input sets. Without a generator, all sets repeat the first."""
    assert isinstance(argument.type, TensorType)
    t, shape = storage_element_type(argument.type.element_type), argument.type.static_shape
    if builder.processes > 1:
        shape = (builder.processes, *shape)
    count, domain = math.prod(shape), builder.domains[argument.name]
    data = builder.source.reserved(argument.name, BYTES * _DRAWN_SETS)
    head = element_values.rows_from_bytes(t, domain, data, _DRAWN_SETS, count)[:input_sets]
    remaining = input_sets - len(head)
    tail = (
        np.repeat(head[:1], remaining, axis=0)
        if rng is None
        else element_values.random_elements(t, domain, remaining, count, rng)
    )
    return domain.apply_shaping(np.concatenate([head, tail]).reshape(input_sets, *shape))


_ECHO = slice(4, None, 5)
"""The input sets in which an argument repeats an earlier argument of its type, exactly or off by one unit in the last
place."""


def _echo(column: Array, arguments: list[Value], k: int, columns: list[Array], rng: np.random.Generator) -> None:
    t = arguments[k].type
    for j in range(k):
        if arguments[j].type == t and isinstance(t, TensorType):
            column[_ECHO] = element_values.neighbours(columns[j][_ECHO], t.element_type, rng)
            return


def is_unlimited(builder: Builder, argument: Value) -> bool:
    assert isinstance(argument.type, TensorType)
    domain = builder.domains[argument.name]
    if isinstance(argument.type.element_type, QuantizedType):
        return False
    return domain.focus is None and domain.shaping is None and domain.range == full_range(argument.type.element_type)
