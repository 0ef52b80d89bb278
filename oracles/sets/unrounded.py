"""Which results of a fused program may be used before they are rounded.

Two freedoms skip the rounding of an IEEE operation (add, subtract, multiply, divide, sqrt, rounding to an integer):

- contraction: a product and the sum that uses it become one fused multiply-add, of any type;
- excess precision: operations on types narrower than f32 are computed in a wider type, and rounded at the end. The
  results of the program are such ends, and so is a `convert` that it states, unless an implementation declares
  otherwise (oracles.latitudes).

All other results are rounded as they are where the operation stands alone: `sqrt(x * x)` of an x past 2^64 is infinite
in f32, and f32 sums are exact to the last bit. Elementary functions may be made of sums, so they count as such.
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
"""What fusion goes through: an element comes out as it went in, but for its sign."""
_ENDS_PRODUCTS = frozenset(("multiply", "divide", "sqrt", "compare", "floor", "ceil", "sign", "is_finite"))
"""What uses a product of f32 or f64 rounded: no sum is in it."""
_ENDS = frozenset(("convert", "bitcast_convert"))
"""What uses any result rounded, as what `main` returns is."""


@dataclass
class Unrounded:
    """The operations of a program of which what uses the result may see it unrounded."""

    program: Program
    bf16_through_conversions: bool = False
    """Whether a `convert` may see results of bf16 unrounded, too."""
    _rounded: frozenset[int] | None = field(default=None, repr=False)

    def __contains__(self, operation: Operation) -> bool:
        """True for what is no single IEEE operation, too."""
        if self._rounded is None:
            self._rounded = frozenset(id(o) for f in self.program.functions for o in self._rounded_in(f))
        return id(operation) not in self._rounded

    def _rounded_in(self, function: Function) -> Iterator[Operation]:
        """The operations of a function of which all that uses the result sees it rounded."""
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
            if is_never_skipped or all(o is end or o.name in ends for o in _reached(operation.results[0], uses)):
                yield operation

    def _ends(self, t: FloatType) -> frozenset[str]:
        """The ops that see results of a type rounded."""
        if t.width >= 32:
            return _ENDS | _ENDS_PRODUCTS
        return _ENDS - {"convert"} if self.bf16_through_conversions and t == bf16 else _ENDS


def _reached(value: Value, uses: Mapping[str, Sequence[Operation]]) -> Iterator[Operation]:
    """What uses a value, as it is or moved elsewhere."""
    left, seen = [value.name], {value.name}
    while left:
        for user in uses.get(left.pop(), ()):
            if user.name not in _TRANSPARENT and not _changes_nothing(user):
                yield user
                continue
            left += [r.name for r in user.results if r.name not in seen]
            seen.update(r.name for r in user.results)


def _changes_nothing(operation: Operation) -> bool:
    """Whether it converts a type to itself."""
    return operation.name == "convert" and operation.operands[0].type == operation.results[0].type
