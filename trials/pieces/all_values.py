"""A program that returns all its intermediate values: calls inlined, branches included."""

from __future__ import annotations

import math
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from oracles.backends.protocol import crosses
from oracles.sets.acceptance import Array
from spec.program import Constant, Operation, Program, Region, Value
from spec.rewriting import (
    Rename,
    Replacement,
    defined_names,
    fresh_names,
    has_effects,
    inline_calls,
    live_operations,
    replace_operations,
    used_values,
    with_main,
)
from spec.types import QuantizedType, TensorType, dtype, si32, tensor

BRANCHING = frozenset({"if", "case"})


@dataclass(frozen=True)
class Step:
    operation: Operation
    branches: tuple[tuple[str, int], ...] = ()
    """The branches around the operation, outer first: name of the value that tells which branch is taken, and
    the branch.
    """
    taken: str | None = None
    """For `if` and `case`, the name of the value that tells which branch is taken."""


@dataclass(frozen=True)
class Observed:
    program: Program
    names: tuple[str, ...]
    """For each output the name of the value: the result of a step, or a value that tells which branch was taken."""
    steps: tuple[Step, ...]
    """In program order, an operation before those in its regions."""


def inline_all_calls(program: Program) -> Program:
    called = replace(program, functions=tuple(replace(f, body=_with_calls(f.body)) for f in program.functions))
    main = inline_calls(called, called.main, [f.name for f in program.functions if f.name != "main"])
    return with_main(program, main.arguments, main.body.operations[:-1], main.body.returned)


def _with_calls(region: Region) -> Region:
    def replacement(operation: Operation) -> Replacement | None:
        if operation.name != "composite":
            return None
        callee = (("callee", operation.attribute("decomposition")),)
        return [Operation("func.call", operation.operands, callee, (), operation.results)], operation.results

    return replace_operations(region, replacement)


def with_all_values(program: Program, element_types: Container[str]) -> Observed:
    """Return the program with all intermediate values as outputs, including those of the branch that is taken.

    Values of other element types than `element_types`, and values that are not tensors, are left out.
    """
    main = program.main
    observing = _Observing(fresh_names(defined_names(main.body)), element_types)
    operations, seen = observing.operations(main.body.operations[:-1], ())
    whole = with_main(program, main.arguments, operations, tuple(seen.values()))
    return Observed(whole, tuple(seen), tuple(observing.steps))


def in_parts(whole: Observed, most_bytes: int) -> Iterator[Observed]:
    """Split the observed program into programs that each return at most `most_bytes`, for consecutive steps.

    A program exceeds the limit only where a single step does.
    """
    main = whole.program.main
    values = dict(zip(whole.names, main.body.returned, strict=True))
    if sum(map(_bytes, values.values())) <= most_bytes:
        yield whole
        return
    steps: list[Step] = []
    names: dict[str, None] = {}
    for step in whole.steps:
        more = [n for n in _names_of(step) if n in values and n not in names]
        if steps and sum(_bytes(values[n]) for n in (*names, *more)) > most_bytes:
            yield _part(whole, values, names, steps)
            steps, names, more = [], {}, [n for n in _names_of(step) if n in values]
        steps.append(step)
        names.update(dict.fromkeys(more))
    yield _part(whole, values, names, steps)


def _part(whole: Observed, values: Mapping[str, Value], names: Iterable[str], steps: Sequence[Step]) -> Observed:
    main = whole.program.main
    returned = tuple(values[n] for n in names)
    operations = live_operations(main.body.operations[:-1], returned, lambda o: not has_effects(o, whole.program))
    return Observed(with_main(whole.program, main.arguments, operations, returned), tuple(names), tuple(steps))


def _names_of(step: Step) -> Iterator[str]:
    o = step.operation
    yield from (name for name, _ in step.branches)
    yield from () if step.taken is None else (step.taken,)
    yield from used_values(o)
    yield from (v.name for r in o.regions for v in (r.returned if o.name in BRANCHING else ()))
    yield from (r.name for r in o.results)


def _bytes(value: Value) -> int:
    t = value.type
    if not isinstance(t, TensorType):
        return 0
    return math.prod(1 if n is None else n for n in t.shape) * dtype(t.element_type).itemsize


@dataclass
class _Observing:
    fresh: Rename
    element_types: Container[str]
    steps: list[Step] = field(default_factory=list)

    def operations(
        self, operations: Iterable[Operation], branches: tuple[tuple[str, int], ...]
    ) -> tuple[list[Operation], dict[str, Value]]:
        done: list[Operation] = []
        seen: dict[str, Value] = {}
        for operation in operations:
            if operation.name in BRANCHING:
                extended, inner = self._extend_branching(operation, branches)
                seen |= inner
            else:
                extended = operation
                self.steps.append(Step(operation, branches))
            done.append(extended)
            seen |= {r.name: r for r in operation.results if self._can_be_returned(r)}
        return done, seen

    def _can_be_returned(self, value: Value) -> bool:
        t = value.type
        return isinstance(t, TensorType) and crosses(t.element_type, self.element_types)

    def _extend_branching(
        self, operation: Operation, branches: tuple[tuple[str, int], ...]
    ) -> tuple[Operation, dict[str, Value]]:
        """Extend a branching operation by results for the values in its branches and the number of the branch taken.

        Values of branches that are not taken are zeros.
        """
        taken = self.fresh("taken")
        self.steps.append(Step(operation, branches, taken))
        parts = [
            self.operations(region.operations[:-1], (*branches, (taken, number)))
            for number, region in enumerate(operation.regions)
        ]
        inside = [(b, name, v) for b, (_, seen) in enumerate(parts) for name, v in seen.items() if _has_zero(v)]
        regions = tuple(
            self._extend_branch(region, parts[b][0], b, [(v, b == origin) for origin, _, v in inside])
            for b, region in enumerate(operation.regions)
        )
        outer = {name: Value(self.fresh("seen"), v.type) for _, name, v in inside}
        outer[taken] = Value(taken, tensor(si32))
        return replace(operation, regions=regions, results=(*operation.results, *outer.values())), outer

    def _extend_branch(
        self, region: Region, operations: Sequence[Operation], number: int, seen: Sequence[tuple[Value, bool]]
    ) -> Region:
        """Return a branch that also returns its own values, zeros for the values of other branches, and its number."""
        made: list[Operation] = []
        more: list[Value] = []
        for value, is_own in seen:
            more.append(value if is_own else replace(value, name=self.fresh("zero")))
            if not is_own:
                made.append(_constant(more[-1], 0))
        mark = Value(self.fresh("branch"), tensor(si32))
        returned = replace(region.operations[-1], operands=(*region.returned, *more, mark))
        return replace(region, operations=(*operations, *made, _constant(mark, number), returned))


def _has_zero(value: Value) -> bool:
    return isinstance(value.type, TensorType) and value.type.is_static


def _constant(value: Value, number: int) -> Operation:
    assert isinstance(value.type, TensorType)
    width = dtype(value.type.element_type).itemsize
    data = number.to_bytes(width, "little") if number else zeros(value.type).tobytes()
    return Operation("constant", (), (("value", Constant(value.type, data)),), (), (value,))


def zeros(t: TensorType) -> Array:
    """Return a placeholder tensor: zeros or, if quantized, the least storage value (the range may exclude 0)."""
    least = t.element_type.storage_min if isinstance(t.element_type, QuantizedType) else 0
    return np.full(t.static_shape, least).astype(dtype(t.element_type))
