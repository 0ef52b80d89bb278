"""An operation with its surroundings: the function, its constants and inputs, and the uses of values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from generators.cases import Case
from spec.op import Op, is_described, op_named
from spec.program import Constant, Function, Operation, Program, Value, walk
from spec.types import TensorType
from trials.features.index_operands import index_operands

Array = np.ndarray[Any, Any]


class ProgramContext:
    def __init__(self, program: Program) -> None:
        self._program = program
        self._uses: dict[int, Counter[str]] = {}
        # By id of a function, because two functions of an invalid program may have one name.
        self._constants: dict[int, Mapping[str, Constant]] = {}

    @cached_property
    def _functions(self) -> Mapping[int, Function]:
        return {id(o): f for f in reversed(self._program.functions) for o in walk(f.body)}

    def function_of(self, operation: Operation) -> Function:
        found = self._functions.get(id(operation))
        return self._program.main if found is None else found

    def uses(self, function: Function) -> Counter[str]:
        if id(function) not in self._uses:
            self._uses[id(function)] = Counter(v.name for o in walk(function.body) for v in o.operands)
        return self._uses[id(function)]

    def constants(self, function: Function) -> Mapping[str, Constant]:
        if id(function) not in self._constants:
            made = [o for o in walk(function.body) if o.name == "constant" and o.results]
            found = {o.results[0].name: o.attribute("value") for o in made}
            self._constants[id(function)] = {name: c for name, c in found.items() if isinstance(c, Constant)}
        return self._constants[id(function)]


@dataclass(frozen=True)
class OperationContext:
    """An operation of a case. `whole`: the context of the case's program, if it exists already."""

    case: Case
    operation: Operation
    fed: frozenset[str] = frozenset()
    whole: ProgramContext | None = None

    @cached_property
    def view(self) -> Op | None:
        name = self.operation.name
        return op_named(name)(self.operation, self.case.program) if is_described(name) else None

    @cached_property
    def _whole(self) -> ProgramContext:
        return ProgramContext(self.case.program) if self.whole is None else self.whole

    @cached_property
    def function(self) -> Function:
        return self._whole.function_of(self.operation)

    @property
    def uses(self) -> Counter[str]:
        return self._whole.uses(self.function)

    @property
    def constants(self) -> Mapping[str, Constant]:
        return self._whole.constants(self.function)

    def arrays(self, value: Value) -> list[Array]:
        """Return the known contents of a value, per input set; empty where unknown."""
        if value.name in self.constants:
            return [self.constants[value.name].array]
        names = [a.name for a in self.function.arguments]
        if self.function is not self.case.program.main or value.name not in names:
            return []
        place = names.index(value.name)
        return [row[place] for row in self.case.inputs if place < len(row)]

    @property
    def tensors(self) -> list[TensorType]:
        return [*tensors_of(self.operation.operands), *tensors_of(self.operation.results)]

    @cached_property
    def indices(self) -> tuple[Value, ...]:
        return index_operands(self.operation, self.case.program)

    def attributes(self) -> Iterator[tuple[str, Any]]:
        """Yield each attribute with its value, or its default where it is absent."""
        members = type(self.view).members if self.view is not None else {}
        for name, member in members.items():
            if member.role == "attribute":
                try:
                    yield name, getattr(self.view, name)
                except Exception:  # presupposes a constraint that is broken
                    continue


def tensors_of(values: Iterable[Value]) -> list[TensorType]:
    return [v.type for v in values if isinstance(v.type, TensorType)]
