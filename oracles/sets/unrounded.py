"""Analysis of which results of a fused program may be used before they are rounded.

Two freedoms skip the rounding of an IEEE operation (add, subtract, multiply, divide, sqrt, rounding to an integer):

- contraction: a product and the sum that uses it become one fused multiply-add, of any type;
- excess precision: operations on types narrower than f32 are computed in a wider type and rounded at the end: at
  the results of the program and, unless an implementation declares otherwise (oracles.latitudes), at a `convert`.

All other results are rounded as in a single operation: `sqrt(x * x)` with x > 2^64 is infinite in f32, and sums in f32
are correctly rounded. Elementary functions may consist of sums and count as such.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from spec.program import Function, Operation, Program, Value, walk
from spec.types import FloatType, TensorType, bf16

_ROUNDS = frozenset(
    ("add", "subtract", "multiply", "divide", "sqrt", "floor", "ceil", "round_nearest_even", "round_nearest_afz")
)
_TRANSPARENT = frozenset(
    (
        "reshape", "transpose", "broadcast_in_dim", "broadcast", "slice", "concatenate", "pad", "reverse", "select",
        "dynamic_slice", "dynamic_update_slice", "gather", "optimization_barrier", "tuple", "get_tuple_element",
        "negate", "abs", "maximum", "minimum", "clamp", "dynamic_reshape", "dynamic_broadcast_in_dim", "dynamic_gather",
        "real_dynamic_slice", "dynamic_pad",
    )
)  # fmt: skip
"""Ops that return elements of their operands unchanged except for the sign; fusion continues through them."""
_ENDS_PRODUCTS = frozenset(("multiply", "divide", "sqrt", "compare", "floor", "ceil", "sign", "is_finite"))
"""Ops without a sum, which use a product of f32 or f64 rounded."""
_ENDS = frozenset(("convert", "bitcast_convert"))
"""Ops that use any result rounded, like the results of `main`."""


@dataclass
class Unrounded:
    """Set of the operations of a program whose result may be used before it is rounded."""

    program: Program
    bf16_through_conversions: bool = False
    """Whether a `convert` may use an unrounded result of bf16 too."""
    _rounded: frozenset[int] | None = field(default=None, repr=False)

    def __contains__(self, operation: Operation) -> bool:
        """Whether the operation's result may be used unrounded; True for any op that is no single IEEE operation."""
        if self._rounded is None:
            self._rounded = frozenset(id(o) for f in self.program.functions for o in self._find_rounded(f))
        return id(operation) not in self._rounded

    def _find_rounded(self, function: Function) -> Iterator[Operation]:
        uses = defaultdict[str, list[Operation]](list)
        for operation in walk(function.body):
            for v in operation.operands:
                uses[v.name].append(operation)
        end = function.body.operations[-1] if function is self.program.main else None
        for operation in walk(function.body):
            t = operation.results[0].type if operation.name in _ROUNDS else None
            if not isinstance(t, TensorType) or not isinstance(t.element_type, FloatType):
                continue
            ends = self._ends(t.element_type)
            is_never_skipped = t.element_type.width >= 32 and operation.name != "multiply"
            if is_never_skipped or all(o is end or o.name in ends for o in _users(operation.results[0], uses)):
                yield operation

    def _ends(self, t: FloatType) -> frozenset[str]:
        if t.width >= 32:
            return _ENDS | _ENDS_PRODUCTS
        return _ENDS - {"convert"} if self.bf16_through_conversions and t == bf16 else _ENDS


def _users(value: Value, uses: Mapping[str, Sequence[Operation]]) -> Iterator[Operation]:
    left, seen = [value.name], {value.name}
    while left:
        for user in uses.get(left.pop(), ()):
            if user.name not in _TRANSPARENT and not _changes_nothing(user):
                yield user
                continue
            left += [r.name for r in user.results if r.name not in seen]
            seen.update(r.name for r in user.results)


def _changes_nothing(operation: Operation) -> bool:
    return operation.name == "convert" and operation.operands[0].type == operation.results[0].type


def name_of_freedom(program: Program) -> str:
    """Return the name of the freedom to skip roundings that a program of several operations gives an implementation.

    "contraction": a product and the sum that uses it become one operation. "excess precision": results of types
    narrower than f32 are kept wider between operations; in programs with such types, this includes contraction.
    """
    types = (v.type for o in program.operations() for v in (*o.operands, *o.results))
    is_narrow = any(
        isinstance(t, TensorType) and isinstance(t.element_type, FloatType) and t.element_type.width < 32 for t in types
    )
    return EXCESS_PRECISION if is_narrow else CONTRACTION


CONTRACTION = "contraction"
EXCESS_PRECISION = "excess precision"
