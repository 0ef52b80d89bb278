"""An operation of a case with what is around it: the function, its constants and inputs, and how values are used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from generators.cases import Case
from spec.op import Op, described, is_described
from spec.program import Constant, Function, Operation, Value, walk
from spec.types import TensorType
from trials.indexing import index_operands

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Surroundings:
    """An operation with what is around it."""

    case: Case
    operation: Operation
    fed: frozenset[str] = frozenset()

    @cached_property
    def view(self) -> Op | None:
        """Through the description of its op."""
        name = self.operation.name
        return described(name)(self.operation, self.case.program) if is_described(name) else None

    @cached_property
    def uses(self) -> Counter[str]:
        """How often each value of the function that the operation stands in is used."""
        bodies = [f.body for f in self.case.program.functions]
        own = next((b for b in bodies if any(o is self.operation for o in walk(b))), bodies[0])
        return Counter(v.name for o in walk(own) for v in o.operands)

    @cached_property
    def function(self) -> Function:
        """The one that the operation stands in."""
        program = self.case.program
        return next((f for f in program.functions if any(o is self.operation for o in walk(f.body))), program.main)

    @cached_property
    def constants(self) -> Mapping[str, Constant]:
        """Values of the function that are constants."""
        made = [o for o in walk(self.function.body) if o.name == "constant" and o.results]
        found = {o.results[0].name: o.attribute("value") for o in made}
        return {name: c for name, c in found.items() if isinstance(c, Constant)}

    def arrays(self, value: Value) -> list[Array]:
        """What is known to be the value, per input set; of several processes all at once."""
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
        """The value of each attribute, or what is meant where it is absent."""
        members = type(self.view).members if self.view is not None else {}
        for name, member in members.items():
            if member.role == "attribute":
                try:
                    yield name, getattr(self.view, name)
                except Exception:  # presupposes a constraint that is broken
                    continue


def tensors_of(values: Iterable[Value]) -> list[TensorType]:
    return [v.type for v in values if isinstance(v.type, TensorType)]
