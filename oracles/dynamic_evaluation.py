"""Dynamic sizes as values decide them: an operation is evaluated in its static form, on operands of known sizes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from oracles.sets.acceptance import Acceptance
from spec.dynamic_validity import at_run_time, has_dynamic_sizes, is_dynamic, size_operands
from spec.op import described
from spec.program import Operation, Program, Value
from spec.types import TensorType, Type


class UnknownSizes(Exception):
    """What decides sizes is not the same number in every conforming run and input set."""


@dataclass
class StaticForms:
    """The static forms of operations, each made once per evaluation."""

    _found: dict[tuple[Any, ...], tuple[Operation, Operation]] = field(default_factory=dict)

    def settled(self, operation: Operation, values: Mapping[str, Any], program: Program) -> Operation:
        """The operation as it is on these values; one of static sizes as it stands.

        Raises ShapeMismatch where their sizes do not go together, and UnknownSizes.
        """
        if not is_dynamic(operation):
            return operation
        types = tuple(_type_of(v, values[v.name]) for v in operation.operands)
        sizes = {name: _numbers(values[v.name]) for name, v in size_operands(operation).items()}
        key = (id(operation), types, *sizes.values())
        if key not in self._found:
            # The operation is kept along: its identity is part of the key.
            self._found[key] = operation, _known(at_run_time(operation, types, sizes, program))
        return self._found[key][1]


def _known(operation: Operation) -> Operation:
    """The operation itself. Raises UnknownSizes where nothing says of what sizes a result is."""
    if described(operation.name).sizes_are_given and any(has_dynamic_sizes(r.type) for r in operation.results):
        raise UnknownSizes(f"nothing says of what sizes a {operation.name} is")
    return operation


def _type_of(v: Value, held: Any) -> Type:
    if isinstance(v.type, TensorType) and has_dynamic_sizes(v.type) and isinstance(held, Acceptance):
        return TensorType(held.shape, v.type.element_type)
    return v.type


def _numbers(held: Acceptance) -> Any:
    """What an integer, a list or a matrix of integers is, in tuples."""
    if (not held.is_exact and not (held.lower == held.upper).all()) or held.unspecified.any():
        raise UnknownSizes("sizes depend on what the specification leaves open")
    if (held.lower != held.lower[:1]).any():
        raise UnknownSizes("sizes differ between input sets")
    return _in_tuples(held.values()[0].tolist())


def _in_tuples(numbers: Any) -> Any:
    return tuple(map(_in_tuples, numbers)) if isinstance(numbers, list) else int(numbers)


def fits(shape: tuple[int, ...], t: TensorType, processes: int = 1) -> bool:
    """Whether an input of this shape is one of the type; of several processes there is a first axis for them."""
    if shape == t.shape and processes == 1:
        return True
    declared = t.shape if processes == 1 else (processes, *t.shape)
    if len(shape) != len(declared):
        return False
    bounds = (None,) * (len(shape) - len(t.shape)) + (t.bounds or (None,) * len(t.shape))
    pairs = zip(shape, declared, bounds, strict=True)
    return all(n == d if d is not None else b is None or n <= b for n, d, b in pairs)
