"""Input sets for a program that a user brings: from an `.npz` file, or drawn."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from generators.element_values import Domain, random_elements
from generators.quantized.quantized_cases import domain_of
from generators.value_ranges import full_range
from results import untrusted
from results.untrusted import BadFile
from spec import streams
from spec.program import Constant, Program, Streams
from spec.types import (
    BooleanType,
    ComplexType,
    ElementType,
    IntegerType,
    QuantizedType,
    TensorType,
    Type,
    dtype,
    storage_element_type,
)

Array = np.ndarray[Any, Any]
InputSets = tuple[tuple[Array, ...], ...]


class BadInputs(Exception):
    """The inputs do not fit the program; the message is one line."""


class NoInputs(Exception):
    """An argument of the program has a type for which no inputs can be drawn; the message names it."""


def load(path: Path, program: Program) -> tuple[Program, tuple[tuple[Array, ...], ...]]:
    """Return the program with its streams, and one input set, from an `.npz` file.

    The file holds one array per argument, in order; arrays with the name of a stream feed that stream (see
    spec.streams). Element types that NumPy lacks are stored as unsigned integers of the same size. Raises BadInputs.
    """
    try:
        arrays = untrusted.arrays(path)
    except BadFile as e:
        raise BadInputs(str(e)) from None
    fed = {name: array for name, array in arrays.items() if streams.is_name(name)}
    given = [(name, array) for name, array in arrays.items() if name not in fed]
    arguments = program.main.arguments
    if len(given) != len(arguments):
        raise BadInputs(f"{path}: holds {len(given)} arrays, the program takes {len(arguments)} arguments")
    row = [
        _fit(path, name, a, f"argument {i}", _by_process(v.type, program))
        for i, ((name, a), v) in enumerate(zip(given, arguments, strict=True))
    ]
    return replace(program, streams=_streams(path, fed, program)), (tuple(row),)


def load_results(path: Path, program: Program) -> tuple[Array, ...]:
    """Return the arrays of an `.npz` file as results of `main`, in order. Raises BadInputs."""
    try:
        arrays = untrusted.arrays(path)
    except BadFile as e:
        raise BadInputs(str(e)) from None
    types = program.main.result_types
    if len(arrays) != len(types):
        raise BadInputs(f"{path}: holds {len(arrays)} arrays, the program returns {len(types)}")
    return tuple(
        _fit(path, name, a, f"result {i}", _by_process(t, program))
        for i, ((name, a), t) in enumerate(zip(arrays.items(), types, strict=True))
    )


def _streams(path: Path, fed: Mapping[str, Array], program: Program) -> Streams:
    constants = {}
    try:
        for name, array in fed.items():
            t = streams.tensor_type(program, name)
            elements = _fit(path, name, array, "what the program reads", t)
            constants[name] = Constant.of(elements, t.element_type)
        return streams.from_names(constants)
    except ValueError as e:
        raise BadInputs(f"{path}: {e}") from None


def _by_process(t: Type, program: Program) -> Type:
    if program.num_processes == 1 or not isinstance(t, TensorType):
        return t
    return TensorType((program.num_processes, *t.shape), t.element_type)


def _fit(path: Path, name: str, array: Array, what: str, t: object) -> Array:
    misfit = f"{path}: array {name!r} is {array.dtype} of shape {list(array.shape)}, {what} is {t}"
    if not isinstance(t, TensorType) or len(array.shape) != len(t.shape):
        raise BadInputs(misfit)
    if any(d not in (None, n) for d, n in zip(t.shape, array.shape, strict=True)):
        raise BadInputs(misfit)
    elements = _elements(array, t.element_type)
    if elements is None:
        raise BadInputs(misfit)
    return elements


def _elements(array: Array, t: ElementType) -> Array | None:
    native = dtype(t)
    if array.dtype == native:
        return array
    if native.isbuiltin == 1:
        return None
    if isinstance(storage_element_type(t), IntegerType) and array.dtype == np.int8:
        return array.astype(native)
    holds_bits = array.dtype.kind in "uV" and array.dtype.itemsize == native.itemsize
    return np.ascontiguousarray(array).view(native).reshape(array.shape) if holds_bits else None


def draw_ordinary(program: Program, input_sets: int, seed: int) -> tuple[tuple[Array, ...], ...]:
    """Draw input sets of usual values: normally distributed floats, small integers, any quantized storage values.

    Dynamic dimensions get a size that follows from the seed. Raises NoInputs.
    """
    rng = np.random.default_rng(seed)
    types = [_drawable(i, _by_process(v.type, program)) for i, v in enumerate(program.main.arguments)]
    return tuple(tuple(_ordinary(t, of_size(t, 2 + seed % 3), rng) for t in types) for _ in range(input_sets))


SMALL = 8
"""Upper bound of drawn integers, which are often indices, sizes or counts."""


def _ordinary(t: TensorType, shape: tuple[int, ...], rng: np.random.Generator) -> Array:
    q = t.element_type
    native = dtype(q)
    match q:
        case QuantizedType():
            return random_elements(storage_element_type(q), domain_of(q), 1, math.prod(shape), rng).reshape(shape)
        case BooleanType():
            return np.asarray(rng.integers(0, 2, shape) > 0)
        case IntegerType():
            return np.asarray(rng.integers(0, SMALL if q.width > 3 else 2, shape)).astype(native)
        case ComplexType():
            return np.asarray(rng.normal(size=shape) + 1j * rng.normal(size=shape)).astype(native)
    with np.errstate(all="ignore"):
        return np.asarray(rng.normal(size=shape)).astype(native)


def _drawable(number: int, t: object) -> TensorType:
    if not isinstance(t, TensorType):
        raise NoInputs(f"argument {number} is {t}, of which no inputs are drawn")
    return t


def draw(program: Program, input_sets: int, seed: int) -> tuple[tuple[Array, ...], ...]:
    """Draw input sets from all values of each argument's type; one empty set for a program without arguments.

    Dynamic dimensions get a size that follows from the seed. Raises NoInputs.
    """
    arguments = program.main.arguments
    columns = [_column(i, _by_process(v.type, program), input_sets, seed) for i, v in enumerate(arguments)]
    if not columns:
        return ((),)
    return tuple(tuple(c[k, ...] for c in columns) for k in range(input_sets))


def _column(number: int, t: object, rows: int, seed: int) -> Array:
    t = _drawable(number, t)
    shape = of_size(t, 2 + seed % 3)
    rng = np.random.default_rng((seed, number))
    q = t.element_type
    domain = domain_of(q) if isinstance(q, QuantizedType) else Domain(full_range(q))
    flat = random_elements(storage_element_type(q), domain, rows, math.prod(shape), rng)
    return flat.reshape(rows, *shape)


def of_size(t: TensorType, size: int) -> tuple[int, ...]:
    """Return the shape of `t` with `size`, limited by the bound, for each dynamic dimension.

    All arguments get the same size, since dynamic dimensions of several arguments are often meant to be equal.
    """
    bounds = t.bounds or (None,) * len(t.shape)
    pairs = zip(t.shape, bounds, strict=True)
    return tuple(n if n is not None else size if b is None else min(b, size) for n, b in pairs)
