"""Writer of the operations by which a model replaces an operation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from spec.program import Constant, Operation, Value
from spec.rewriting import Rename, clone
from spec.types import FloatType, IntegerType, TensorType, dtype, num_bits, si64


@dataclass
class Writer:
    """Collector of the operations that replace one operation; it knows the operations before that one."""

    fresh: Rename
    defined: Mapping[str, Operation]
    """The operations before, by the names of their results."""
    operations: list[Operation] = field(default_factory=list)

    def put(self, name: str, *operands: Value, like: Value | None = None, attributes: Any = ()) -> Value:
        """Add an operation whose result has the type of `like`, or of its first operand; return the result."""
        result = replace(like or operands[0], name=self.fresh("simplified"))
        self.operations.append(Operation(name, operands, attributes, (), (result,)))
        return result

    def signed(self, value: Value) -> Value:
        """Return an unsigned value as the signed value of the same bits, in i64."""
        width = width_of(value)
        low, sign = (self.put("and", value, self.number(n, value)) for n in (2 ** (width - 1) - 1, 2 ** (width - 1)))
        is_set = self.put("shift_right_logical", sign, self.number(width - 1, sign))
        least = self.number(-(2 ** (width - 1)), retyped(value, si64))
        low, is_set = (self.put("convert", v, like=least) for v in (low, is_set))
        return self.put("add", low, self.put("multiply", is_set, least))

    def reduce(self, o: Operation, inputs: Sequence[Value], initial: Sequence[Value]) -> tuple[Value, ...]:
        """Add a copy of the reduction `o` on other inputs; return its results."""
        results = tuple(replace(r, name=self.fresh("reduced")) for r in o.results)
        regions = tuple(clone(r, rename=self.fresh) for r in o.regions)
        self.operations.append(replace(o, operands=(*inputs, *initial), regions=regions, results=results))
        return results

    def number(self, number: float, like: Value) -> Value:
        """Add a constant of one number with the type of a value of static shape."""
        assert isinstance(like.type, TensorType)
        t = like.type.element_type
        held = Constant.of(np.full(like.type.static_shape, number, dtype(t)), t)
        result = replace(like, name=self.fresh("number"))
        self.operations.append(Operation("constant", (), (("value", held),), (), (result,)))
        return result

    def operands_of(self, value: Value, *names: str) -> tuple[Value, ...] | None:
        """Return the operands of the operation that computes a value, if it has one of these names."""
        found = self.defined.get(value.name)
        return found.operands if found is not None and found.name in names else None

    def is_known(self, value: Value) -> bool:
        """Return whether a value is a constant, or a broadcast or reshaped constant."""
        spread = self.operands_of(value, "broadcast_in_dim", "reshape")
        return self.operands_of(value, "constant") is not None or (spread is not None and self.is_known(spread[0]))

    def holds_one_number(self, value: Value) -> bool:
        """Return whether a value is a constant of equal elements, or is computed from such constants alone."""
        found = self.defined.get(value.name)
        if found is None or found.regions:
            return False
        if found.name == "constant":
            held = dict(found.attributes)["value"].array
            return held.size > 0 and np.unique(held.reshape(-1).view(f"V{held.itemsize}")).size == 1
        is_spread = found.name in ("broadcast_in_dim", "reshape")
        shapes = {v.type.shape for v in (*found.operands, value) if isinstance(v.type, TensorType)}
        keeps = bool(found.operands) and (is_spread or len(shapes) == 1)
        return keeps and all(map(self.holds_one_number, found.operands))


Rule = Callable[[Operation, Writer], Value | tuple[Value, ...] | None]
"""Returns what replaces the only result, or all results, or None where the rule does not apply."""


def retyped(value: Value, t: IntegerType | FloatType) -> Value:
    assert isinstance(value.type, TensorType)
    return replace(value, type=replace(value.type, element_type=t))


def is_unsigned(value: Value) -> bool:
    t = value.type
    return isinstance(t, TensorType) and isinstance(t.element_type, IntegerType) and not t.element_type.signed


def width_of(value: Value) -> int:
    assert isinstance(value.type, TensorType)
    return num_bits(value.type.element_type)
