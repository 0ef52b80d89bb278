"""Evaluation of operations with dynamic sizes: their static form for the sizes that the operands have at run time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from oracles.sets.acceptance import Acceptance
from spec.dynamic_validity import has_dynamic_sizes, is_dynamic, size_operands, to_static_form
from spec.op import op_named
from spec.program import Operation, Program, Value
from spec.types import TensorType, Type


class UnknownSizes(Exception):
    """A size is undecided, or differs between input sets."""


@dataclass
class StaticForms:
    _found: dict[tuple[Any, ...], tuple[Operation, Operation]] = field(default_factory=dict)

    def static_form(self, operation: Operation, values: Mapping[str, Any], program: Program) -> Operation:
        """Return `operation` with the sizes that its operands have in `values`, which maps names to values.

        An operation of static sizes is returned unchanged. Raises ShapeMismatch if the sizes are inconsistent, and
        UnknownSizes.
        """
        if not is_dynamic(operation):
            return operation
        types = tuple(_type_of(v, values[v.name]) for v in operation.operands)
        sizes = {name: _numbers(values[v.name]) for name, v in size_operands(operation).items()}
        key = (id(operation), types, *sizes.values())
        if key not in self._found:
            # The operation is kept alive, since its identity is part of the key.
            self._found[key] = operation, _check_sizes(to_static_form(operation, types, sizes, program))
        return self._found[key][1]


def _check_sizes(operation: Operation) -> Operation:
    if op_named(operation.name).sizes_are_given and any(has_dynamic_sizes(r.type) for r in operation.results):
        raise UnknownSizes(f"nothing says of what sizes a {operation.name} is")
    return operation


def _type_of(v: Value, held: Any) -> Type:
    if isinstance(v.type, TensorType) and has_dynamic_sizes(v.type) and isinstance(held, Acceptance):
        return TensorType(held.shape, v.type.element_type)
    return v.type


def _numbers(held: Acceptance) -> Any:
    """Return the integers of an exact set as an int or nested tuples. Raises UnknownSizes if they are not unique."""
    if (not held.is_exact and not (held.lower == held.upper).all()) or held.unspecified.any():
        raise UnknownSizes("sizes depend on what the specification leaves open")
    if (held.lower != held.lower[:1]).any():
        raise UnknownSizes("sizes differ between input sets")
    return _in_tuples(held.values()[0].tolist())


def _in_tuples(numbers: Any) -> Any:
    return tuple(map(_in_tuples, numbers)) if isinstance(numbers, list) else int(numbers)


def fits(shape: tuple[int, ...], t: TensorType, processes: int = 1) -> bool:
    """Whether an input of this shape fits the type; with several processes, the first axis of the shape is theirs."""
    if shape == t.shape and processes == 1:
        return True
    declared = t.shape if processes == 1 else (processes, *t.shape)
    if len(shape) != len(declared):
        return False
    bounds = (None,) * (len(shape) - len(t.shape)) + (t.bounds or (None,) * len(t.shape))
    pairs = zip(shape, declared, bounds, strict=True)
    return all(n == d if d is not None else b is None or n <= b for n, d, b in pairs)
