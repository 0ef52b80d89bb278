"""Static programs at other sizes: some sizes of arguments change, and all types and attributes that depend on them."""

from __future__ import annotations

import math
import operator
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from generators.cases import Case
from spec.normalized_names import canonical
from spec.op import Shape, op_named
from spec.program import Attribute, Constant, Function, Operation, Program, Region, Value
from spec.rewriting import rebuilt_region, replace_operations, symbols, with_main
from spec.structure import is_valid
from spec.types import TensorType, Type

Array = np.ndarray[Any, Any]
_CALLS = ("composite", "func.call")
_OF_OTHERS = (*_CALLS, "rng")
"""Ops whose results depend on more than their operands: on a function, or on a constant of the program."""
_Operands = tuple[Value, ...]
_Attributes = tuple[tuple[str, Attribute], ...]


class NotResizable(Exception):
    """The program has no form at other sizes that is simple enough; the message says why."""


@dataclass(frozen=True)
class Plan:
    """Selection of the sizes that change: those of arguments that equal `size`, at `places` (argument, dimension).

    `places` is None for all. `with_constants`: sizes of splat constants change too. `with_made`: so do those of
    broadcast_in_dim and iota.
    """

    size: int
    places: frozenset[tuple[int, int]] | None = None
    with_constants: bool = True
    with_made: bool = True


def plans(program: Program) -> list[Plan]:
    shapes = [t.shape for a in program.main.arguments if isinstance(t := a.type, TensorType)]
    found = sorted({n for s in shapes for n in s if n}, key=lambda n: (n == 1, n))
    whole = [Plan(n, None, c, m) for n in found for c, m in ((True, True), (False, False), (False, True))]
    places = [
        Plan(n, frozenset({(i, d)}), c, c)
        for i, a in enumerate(program.main.arguments) if isinstance(t := a.type, TensorType)
        for d, n in enumerate(t.shape) if n for c in (False, True)
    ]  # fmt: skip
    return whole + places


def resize(case: Case, plan: Plan, size: int) -> Case:
    program = _Resizer(case.program, plan, size).resize()
    inputs = tuple(
        tuple(map(_array_of, row, case.program.main.arguments, program.main.arguments)) for row in case.inputs
    )
    return replace(case, program=program, inputs=inputs)


def _array_of(array: Array, old: Value, new: Value) -> Array:
    if not isinstance(old.type, TensorType) or not isinstance(new.type, TensorType):
        return array
    offset = array.ndim - len(old.type.shape)
    for d, (n, m) in enumerate(zip(old.type.static_shape, new.type.static_shape, strict=True)):
        if n != m:
            array = np.take(array, np.arange(m) % n, axis=d + offset)
    return array


class _Resizer:
    def __init__(self, program: Program, plan: Plan, size: int) -> None:
        self.program = program
        self.plan = plan
        self.size = size
        self.done: dict[str, Function] = {}

    def resize(self) -> Program:
        main = self.program.main
        types = [self._argument(i, a.type) for i, a in enumerate(main.arguments)]
        self._function("main", types)
        functions = tuple(self.done.get(f.name, f) for f in self.program.functions)
        found = replace(self.program, functions=functions)
        if not is_valid(found, self.program):
            raise NotResizable("a constraint is broken")
        return found

    def _argument(self, i: int, t: Type) -> Type:
        if not isinstance(t, TensorType):
            return t
        places = self.plan.places
        chosen = [d for d, n in enumerate(t.shape) if n == self.plan.size and (places is None or (i, d) in places)]
        if not chosen:
            return t
        return replace(t, shape=tuple(self.size if d in chosen else n for d, n in enumerate(t.shape)))

    def _function(self, name: str, types: Sequence[Type]) -> Function:
        if name in self.done:
            if [a.type for a in self.done[name].arguments] != list(types):
                raise NotResizable(f"@{name} is called with arguments of several sizes")
            return self.done[name]
        function = self.program.function(name)
        body = self._region(function.body, types, {})
        self.done[name] = function
        if body is not function.body:
            self.done[name] = replace(function, body=body, result_types=body.output_types)
        return self.done[name]

    def _region(self, region: Region, types: Sequence[Type], values: dict[str, Value]) -> Region:
        """Return the resized region; unchanged regions and operations stay the same objects, to save new checks."""
        arguments = tuple(map(_with_type, region.arguments, types))
        values.update((a.name, a) for a in arguments)
        operations = tuple(self._operation(o, values) for o in region.operations)
        return rebuilt_region(region, arguments, operations)

    def _operation(self, old: Operation, values: dict[str, Value]) -> Operation:
        operands = tuple(values[v.name] for v in old.operands)
        types = [v.type for v in operands]
        regions = tuple(self._region(r, self._inputs(r, old, types), values) for r in old.regions)
        attributes = tuple((n, self._attribute(old, operands, n, a)) for n, a in old.attributes)
        found = old
        if not self._stays(old, operands, attributes, regions):
            found = replace(old, operands=operands, attributes=attributes, regions=regions)
            found = replace(found, results=tuple(map(_with_type, old.results, self._types(old, found))))
        values.update((r.name, r) for r in found.results)
        return found

    def _stays(self, old: Operation, operands: _Operands, attributes: _Attributes, regions: tuple[Region, ...]) -> bool:
        return (
            operands == old.operands
            and all(map(operator.is_, regions, old.regions))
            and all(a is b for (_, a), (_, b) in zip(attributes, old.attributes, strict=True))
            and old.name not in _OF_OTHERS
            and (old.name == "constant" or not op_named(old.name).sizes_are_given)
        )

    def _inputs(self, region: Region, old: Operation, types: Sequence[Type]) -> Sequence[Type]:
        return types if region.input_types == tuple(v.type for v in old.operands) else region.input_types

    def _types(self, old: Operation, new: Operation) -> Sequence[Type]:
        several = len(self.program.functions) > 1
        called = [s for s in symbols(old) if any(f.name == s for f in self.program.functions)] if several else []
        if old.name in _CALLS and called:
            return self._function(called[0], [v.type for v in new.operands]).result_types
        if [v.type for v in old.operands] != [v.type for v in new.operands] and called:
            raise NotResizable(f"{old.name} hands something to a function")
        if op_named(old.name).sizes_are_given:
            return [replace(_tensor(r), shape=self._declared_shape(old, new, r)) for r in old.results]
        return self._infer_types(old, new)

    def _infer_types(self, old: Operation, new: Operation) -> Sequence[Type]:
        declared = [r.type for r in old.results]
        op = op_named(new.name)(new, self.program)
        try:
            types, shapes = op.infer(), op.infer_shapes()
        except Exception as error:  # a constraint is broken
            raise NotResizable(f"{new.name}: {error}") from None
        if shapes is None:
            return self._types_without_inference(old, new)
        others = declared if types is None else types
        return [
            replace(d, shape=s) if isinstance(d, TensorType) and s is not None else t
            for d, s, t in zip(declared, shapes, others, strict=True)
        ]

    @staticmethod
    def _types_without_inference(old: Operation, new: Operation) -> Sequence[Type]:
        """Return the types of results that cannot be inferred.

        Results that have the types of the operands take the operands' new types; other results keep their types. Raises
        NotResizable if the operands' types change and the results have other types.
        """
        read, made = ([v.type for v in old.operands], [r.type for r in old.results])
        changed = [v.type for v in new.operands]
        if not any(isinstance(t, TensorType) for t in made):
            return made
        if read not in (changed, made):
            raise NotResizable(f"{old.name}: nothing says of what sizes its results are")
        return changed if read == made else made

    def _declared_shape(self, old: Operation, new: Operation, result: Value) -> Shape:
        shape = _tensor(result).static_shape
        match old.name:
            case "constant":
                return _tensor(new.attribute("value")).shape
            case "reshape":
                before, after = (_count(o.operands[0]) for o in (old, new))
                return self._reshape_target(shape, before, after)
            case "broadcast_in_dim":
                own = self._scaled_shape(shape)
                pairs = zip(_tensor(old.operands[0]).shape, _tensor(new.operands[0]).shape, strict=True)
                for d, (n, m) in zip(old.attribute("broadcast_dimensions"), pairs, strict=True):
                    own[d] = m if n == shape[d] else own[d]
                return tuple(own)
            case "iota":
                return tuple(self._scaled_shape(shape))
        return shape

    def _scaled_shape(self, shape: Sequence[int]) -> list[int | None]:
        return [self.size if n == self.plan.size and self.plan.with_made else n for n in shape]

    def _reshape_target(self, shape: tuple[int, ...], before: int, after: int) -> Shape:
        """Return a shape of `after` elements in which multiples of the old size are scaled. Raises NotResizable."""
        for found in self._other_shapes(shape):
            if math.prod(found) == (after if before else 0):
                return found
        raise NotResizable("reshape: the elements go nowhere")

    def _other_shapes(self, shape: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        n, m = self.plan.size, self.size
        yield shape
        for k in range(len(shape)):
            if shape[k] % n == 0:
                yield (*shape[:k], shape[k] // n * m, *shape[k + 1 :])
        yield tuple(m if d == n else d for d in shape)

    def _attribute(self, old: Operation, operands: Sequence[Value], name: str, found: Attribute) -> Attribute:
        if (old.name, name) in (("slice", "limit_indices"), ("gather", "slice_sizes")):
            pairs = zip(_tensor(old.operands[0]).shape, _tensor(operands[0]).shape, found, strict=True)
            sizes = tuple(m if n == chosen and n != m else chosen for n, m, chosen in pairs)
            return found if sizes == found else sizes
        if (old.name, name) == ("fft", "fft_length") and _last(old.operands[0], found) != _last(operands[0], found):
            raise NotResizable("fft: its lengths are attributes")
        if (old.name, name) == ("constant", "value") and self.plan.with_constants:
            return self._constant(found)
        return found

    def _constant(self, found: Constant) -> Constant:
        shape = tuple(self.size if n == self.plan.size else n for n in found.type.static_shape)
        if shape == found.type.shape:
            return found
        if not is_splat(found):
            raise NotResizable("a constant has elements of its own")
        return of_one(found, shape)


def is_splat(constant: Constant) -> bool:
    array = constant.array
    return array.size > 0 and array.tobytes() == array.ravel()[:1].tobytes() * array.size


def of_one(constant: Constant, shape: Sequence[int]) -> Constant:
    return Constant.of(np.broadcast_to(constant.array.ravel()[0], tuple(shape)).copy(), constant.type.element_type)


def _with_type(v: Value, t: Type) -> Value:
    return v if v.type == t else Value(v.name, t)


def _tensor(x: Value | Constant) -> TensorType:
    if not isinstance(x.type, TensorType):
        raise NotResizable(f"{x.type} is no tensor")
    return x.type


def _last(v: Value, lengths: Sequence[int]) -> Shape:
    return _tensor(v).shape[-len(lengths) :]


def _count(v: Value) -> int:
    return math.prod(_tensor(v).static_shape)


def with_fewer_constants(case: Case, size: int) -> Case:
    """Return the case with constants of size `size`, except splats, turned into inputs of `main`."""
    program = case.program
    arguments: list[Value] = []
    added: list[Array] = []

    def replacement(operation: Operation) -> tuple[Sequence[Operation], Sequence[Value]] | None:
        found = operation.attribute("value")
        if operation.name != "constant" or size not in found.type.shape or is_splat(found):
            return None
        argument = Value(f"given_{len(arguments)}", operation.results[0].type)
        arguments.append(argument)
        added.append(found.array)
        return (), (argument,)

    body = replace_operations(program.main.body, replacement)
    if not arguments:
        return case
    grid = () if program.num_processes == 1 else (program.num_processes,)
    arrays = tuple(np.broadcast_to(a, (*grid, *a.shape)) for a in added)
    main = with_main(program, (*program.main.arguments, *arguments), body.operations[:-1], body.returned)
    return replace(case, program=canonical(main), inputs=tuple((*row, *arrays) for row in case.inputs))
