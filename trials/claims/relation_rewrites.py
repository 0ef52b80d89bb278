"""Metamorphic relations of gather and scatter: rewrites to equivalent forms with bitwise equal results.

A program contains both forms, and returns the results of the original and then those of the rewrite, so that a
finding is a single program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any

import numpy as np

from generators import indexing_forms
from generators.cases import Case
from generators.choices import Strategy
from spec.normalized_names import canonical
from spec.op import infer_types
from spec.program import Attribute, Constant, Operation, Program, Region, Value
from spec.rewriting import clone, prefix_names, with_main
from spec.types import IntegerType, TensorType, Type, dtype, si64, tensor, ui64
from spec.vocabulary import tensor_type


@dataclass(frozen=True)
class Relation:
    """A relation of an op.

    `draw`: strategy of cases, given the number of input sets. `rewrite`: emits an equivalent form of an operation and
    returns its results.
    """

    name: str
    op: str
    draw: Callable[[int], Strategy[Case]]
    rewrite: Callable[[Emitter, Operation], Sequence[Value]]

    def cases(self, input_sets: int) -> Strategy[Case]:
        return self.draw(input_sets).map(self._both)

    def _both(self, case: Case) -> Case:
        return replace(case, program=both_forms(case.program, self.op, self.rewrite))


@dataclass
class Emitter:
    operations: list[Operation] = field(default_factory=list)

    def __call__(
        self, name: str, *operands: Value, types: Sequence[Type] | None = None, regions: Sequence[Region] = (),
        **attributes: Attribute,
    ) -> Value:  # fmt: skip
        return self.several(name, *operands, types=types, regions=regions, **attributes)[0]

    def several(
        self, name: str, *operands: Value, types: Sequence[Type] | None = None, regions: Sequence[Region] = (),
        **attributes: Attribute,
    ) -> tuple[Value, ...]:  # fmt: skip
        found = types if types is not None else infer_types(name, operands, attributes, regions)
        assert found is not None
        results = tuple(Value(f"other_{len(self.operations)}_{i}", t) for i, t in enumerate(found))
        members = tuple(sorted(attributes.items()))
        bodies = tuple(clone(r, rename=prefix_names(f"other_{len(self.operations)}_")) for r in regions)
        self.operations.append(Operation(name, operands, members, bodies, results))
        return results

    def constant(self, array: np.ndarray[Any, Any], t: IntegerType) -> Value:
        value = Constant.of(array.astype(dtype(t)), t)
        return self("constant", types=[value.type], value=value)

    def reshape(self, x: Value, *shape: int) -> Value:
        return self("reshape", x, types=[tensor(tensor_type(x).element_type, *shape)])

    def slice(self, x: Value, starts: Sequence[int], sizes: Sequence[int]) -> Value:
        limits = tuple(s + n for s, n in zip(starts, sizes, strict=True))
        return self("slice", x, start_indices=tuple(starts), limit_indices=limits, strides=(1,) * len(sizes))


def both_forms(program: Program, op: str, rewrite: Callable[[Emitter, Operation], Sequence[Value]]) -> Program:
    (*operations, _) = program.main.body.operations
    operation = next(o for o in reversed(operations) if o.name == op)
    emit = Emitter()
    others = rewrite(emit, operation)
    returned = (*operation.results, *others)
    return canonical(with_main(program, program.main.arguments, (*operations, *emit.operations), returned))


def _shape(x: Value) -> tuple[int, ...]:
    return tensor_type(x).static_shape


def with_batch_indices(emit: Emitter, indices: Value, places: Sequence[int], index_vector_dim: int) -> Value:
    """Return index vectors, each preceded by its position along the dimensions `places` (one iota per dimension)."""
    shape, element_type = _shape(indices), tensor_type(indices).element_type
    assert isinstance(element_type, IntegerType)
    wide = si64 if element_type.signed else ui64  # which holds every position
    if element_type != wide:
        indices = emit("convert", indices, types=[tensor(wide, *shape)])
    if index_vector_dim == len(shape):
        indices, shape = emit.reshape(indices, *shape, 1), (*shape, 1)
    one = tensor(wide, *shape[:index_vector_dim], 1, *shape[index_vector_dim + 1 :])
    positions = [emit("iota", types=[one], iota_dimension=p) for p in places]
    return emit("concatenate", *positions, indices, dimension=index_vector_dim)


def unbatch_gather(emit: Emitter, op: Operation) -> Sequence[Value]:
    operand, indices = op.operands
    a: Mapping[str, Any] = dict(op.attributes)
    batching = a["operand_batching_dims"]
    members = {
        **a,
        "operand_batching_dims": (),
        "start_indices_batching_dims": (),
        "collapsed_slice_dims": tuple(sorted(a["collapsed_slice_dims"] + batching)),
        "start_index_map": batching + a["start_index_map"],
    }
    whole = with_batch_indices(emit, indices, a["start_indices_batching_dims"], a["index_vector_dim"])
    return [emit("gather", operand, whole, **members)]


def unbatch_scatter(emit: Emitter, op: Operation) -> Sequence[Value]:
    n = len(op.results)
    a: Mapping[str, Any] = dict(op.attributes)
    batching = a["input_batching_dims"]
    members = {
        **a,
        "input_batching_dims": (),
        "scatter_indices_batching_dims": (),
        "inserted_window_dims": tuple(sorted(a["inserted_window_dims"] + batching)),
        "scatter_dims_to_operand_dims": batching + a["scatter_dims_to_operand_dims"],
    }
    whole = with_batch_indices(emit, op.operands[n], a["scatter_indices_batching_dims"], a["index_vector_dim"])
    operands = (*op.operands[:n], whole, *op.operands[n + 1 :])
    return emit.several("scatter", *operands, regions=op.regions, **members)


def _starts(emit: Emitter, indices: Value, index_map: Sequence[int], rank: int) -> Iterator[tuple[Any, list[Value]]]:
    """Yield for each index vector along the last dimension its position and the start indices of its slice."""
    *batch, _ = _shape(indices)
    t = tensor_type(indices).element_type
    assert isinstance(t, IntegerType)
    zero = emit.constant(np.zeros(()), t)
    for position in product(*map(range, batch)):
        starts = [zero] * rank
        for i, axis in enumerate(index_map):
            one = emit.slice(indices, (*position, i), (1,) * (len(batch) + 1))
            starts[axis] = emit.reshape(one)
        yield position, starts


def gather_by_slices(emit: Emitter, op: Operation) -> Sequence[Value]:
    """Rewrite as a dynamic_slice per index vector, concatenated."""
    operand, indices = op.operands
    a: Mapping[str, Any] = dict(op.attributes)
    kept = [n for d, n in enumerate(a["slice_sizes"]) if d not in a["collapsed_slice_dims"]]
    slices = []
    for _, starts in _starts(emit, indices, a["start_index_map"], len(_shape(operand))):
        taken = emit("dynamic_slice", operand, *starts, slice_sizes=a["slice_sizes"])
        slices.append(emit.reshape(taken, 1, *kept))
    joined = emit("concatenate", *slices, dimension=0)
    return [emit.reshape(joined, *_shape(op.results[0]))]


def scatter_by_slices(emit: Emitter, op: Operation) -> Sequence[Value]:
    result, indices, updates = op.operands
    a: Mapping[str, Any] = dict(op.attributes)
    windows = [_shape(updates)[d] for d in a["update_window_dims"]]
    shape = list(windows)
    for d in a["inserted_window_dims"]:
        shape.insert(d, 1)
    for position, starts in _starts(emit, indices, a["scatter_dims_to_operand_dims"], len(shape)):
        one = emit.slice(updates, (*position, *(0 for _ in windows)), (*(1 for _ in position), *windows))
        result = emit("dynamic_update_slice", result, emit.reshape(one, *shape), *starts)
    return [result]


def scatter_by_gather(emit: Emitter, op: Operation) -> Sequence[Value]:
    """Rewrite as a gather of the current elements, a map that updates them, and a scatter that overwrites them."""
    operand, indices, updates = op.operands
    a: Mapping[str, Any] = dict(op.attributes)
    window = iter(_shape(updates)[d] for d in a["update_window_dims"])
    sizes = [1 if d in a["inserted_window_dims"] else next(window) for d in range(len(_shape(operand)))]
    there = emit(
        "gather", operand, indices, offset_dims=a["update_window_dims"], index_vector_dim=a["index_vector_dim"],
        collapsed_slice_dims=a["inserted_window_dims"], operand_batching_dims=(), start_indices_batching_dims=(),
        start_index_map=a["scatter_dims_to_operand_dims"], slice_sizes=tuple(sizes), indices_are_sorted=False,
    )  # fmt: skip
    every = tuple(range(len(_shape(updates))))
    updated = emit("map", there, updates, regions=op.regions, dimensions=every)
    x, y = (Value(name, TensorType((), tensor_type(operand).element_type)) for name in ("there_already", "put_there"))
    copies = Region((x, y), (Operation("return", (y,)),))
    return emit.several("scatter", operand, indices, updated, regions=[copies], **a)


RELATIONS = (
    Relation("batching", "gather", lambda n: indexing_forms.cases_with_batching("gather", n), unbatch_gather),
    Relation("batching", "scatter", lambda n: indexing_forms.cases_with_batching("scatter", n), unbatch_scatter),
    Relation("slices", "gather", lambda n: indexing_forms.cases_of_whole_slices("gather", n), gather_by_slices),
    Relation("slices", "scatter", lambda n: indexing_forms.cases_of_whole_slices("scatter", n), scatter_by_slices),
    Relation("updates", "scatter", indexing_forms.cases_of_disjoint_windows, scatter_by_gather),
)
