"""Rewrite of arguments and results of bounded sizes to tensors as large as the bounds plus their sizes, for
implementations with bounded sizes only inside programs."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np

from oracles.backends.hosted import Rewrite
from oracles.backends.program_variants import Inexpressible, InputSets, Outputs, Rewritten
from oracles.backends.protocol import Array
from spec.bounded_sizes import set_dimension_sizes
from spec.dynamic_validity import has_dynamic_sizes, has_unbounded_sizes
from spec.normalized_names import canonical
from spec.program import Operation, Program, Value
from spec.rewriting import with_main
from spec.types import TensorType, Type, si32, tensor


def in_whole(rewrite: Rewrite = Rewritten) -> Rewrite:
    """Return a rewrite that makes arguments and results whole and then applies `rewrite`."""

    def make_whole(program: Program, inputs: InputSets) -> Rewritten:
        outer = as_whole(program, inputs)
        inner = rewrite(outer.program, outer.inputs)
        return Rewritten(inner.program, inner.inputs, lambda outputs: outer.restore(inner.restore(outputs)))

    return make_whole


def as_whole(program: Program, inputs: InputSets) -> Rewritten:
    """Return the program on tensors as large as the bounds.

    It is unchanged if an argument has an unbounded size, if no size is bounded, or if all sizes of arguments and
    results are static.
    """
    main = program.main
    given = [a.type for a in main.arguments]
    if any(map(has_unbounded_sizes, given)) or not any(map(has_dynamic_sizes, (*given, *main.result_types))):
        return Rewritten(program, inputs)
    if any(map(has_unbounded_sizes, main.result_types)) and not _has_bounds(program):
        return Rewritten(program, inputs)
    if program.num_processes > 1:
        raise Inexpressible("sizes that are bounded may differ between processes")
    arguments: list[Value] = []
    operations: list[Operation] = []
    for i, a in enumerate(main.arguments):
        taken = list(_arguments(a, i))
        arguments += taken
        if len(taken) > 1:
            operations += set_dimension_sizes(
                taken[0], a, dict(zip(dynamic_dimensions(a.type), taken[1:], strict=True))
            )
    operations += main.body.operations[:-1]
    returned: list[Value] = []
    for i, r in enumerate(main.body.returned):
        sizes = [(d, Value(f"size{i}_{d}", tensor(si32))) for d in dynamic_dimensions(r.type)]
        operations += (Operation("get_dimension_size", (r,), (("dimension", d),), (), (v,)) for d, v in sizes)
        returned += (r, *(v for _, v in sizes))
    found = canonical(with_main(program, tuple(arguments), operations, tuple(returned)))
    rows = [[x for a, v in zip(row, main.arguments, strict=True) for x in _inputs(a, v.type)] for row in inputs]
    return Rewritten(found, rows, lambda outputs: _restore(outputs, main.result_types))


def _has_bounds(program: Program) -> bool:
    values = (*program.main.arguments, *(v for o in program.operations() for v in o.results))
    return any(isinstance(v.type, TensorType) and v.type.bounds is not None for v in values)


def dynamic_dimensions(t: Type) -> list[int]:
    return [d for d, n in enumerate(t.shape) if n is None] if isinstance(t, TensorType) else []


def _most(t: TensorType) -> tuple[int, ...]:
    bounds = t.bounds or t.shape
    return tuple(b if n is None else n for n, b in zip(t.shape, bounds, strict=True))  # type: ignore[misc]


def _arguments(argument: Value, i: int) -> Iterator[Value]:
    dynamic = dynamic_dimensions(argument.type)
    if not dynamic or not isinstance(argument.type, TensorType):
        yield argument
        return
    yield Value(f"whole{i}", tensor(argument.type.element_type, *_most(argument.type)))
    yield from (Value(f"of{i}_{d}", tensor(si32)) for d in dynamic)


def _inputs(array: Array, t: Type) -> Iterator[Array]:
    """Yield the array, or its whole tensor and sizes. Padding is ones, so that a use of it shows in the results."""
    if not isinstance(t, TensorType) or t.is_static:
        yield array
        return
    whole = np.ones(_most(t), array.dtype)
    whole[tuple(map(slice, array.shape))] = array
    yield whole
    yield from (np.asarray(array.shape[d], np.int32) for d in dynamic_dimensions(t))


def _restore(outputs: Outputs, types: Sequence[Type]) -> Outputs:
    width = sum(1 + len(dynamic_dimensions(t)) for t in types)
    return [list(_own(row, types)) if len(row) == width else row for row in outputs]


def _own(row: Sequence[Array | None], types: Sequence[Type]) -> Iterator[Array | None]:
    rest = iter(row)
    for t in types:
        array, sizes = next(rest), [next(rest) for _ in dynamic_dimensions(t)]
        yield _without_gaps(array, dynamic_dimensions(t), sizes)


def _without_gaps(array: Array | None, dynamic: Sequence[int], sizes: Sequence[Array | None]) -> Array | None:
    """Return the elements of the actual sizes, which are stored densely at the front."""
    if array is None or not dynamic:
        return array
    shape = list(array.shape)
    for d, n in zip(dynamic, sizes, strict=True):
        if n is None or not 0 <= int(n) <= shape[d]:
            return array
        shape[d] = int(n)
    return array.ravel()[: math.prod(shape)].reshape(shape)
