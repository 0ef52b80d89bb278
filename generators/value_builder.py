"""Draws types, and values of a type and range: values in scope, new inputs, constants, or converted values."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from generators import element_values, size_classes, type_tables
from generators.choices import BYTES, Part, Source, in_one_part
from generators.element_values import Domain
from generators.elementwise_rules import Mode, cap
from generators.operation_builder import OperationBuilder
from generators.value_ranges import (
    Range,
    full_range,
    has_order,
    has_value,
    part,
    representable,
    span,
)
from generators.value_scope import Profile
from spec.program import Value
from spec.type_sets import TypeSet
from spec.types import (
    INTEGERS,
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    TensorType,
    i1,
    si32,
    si64,
)
from spec.types import tensor as tensor_of

Need = Range | Callable[[ElementType], Range | None] | None
"""The range that a value must lie in, or a function from its element type to that range; None for any value."""

_INDEX_TYPES = (si32, si64, *(t for t in INTEGERS if t not in (si32, si64)))
_MOST_SPELLED = 512
_RECENT = 6
"""How many values in scope are offered for one operand."""


class ValueBuilder(OperationBuilder):
    """Builder that draws values for the operations of one program.

    `key` is the element type of the first value drawn. `grid` fixes the numbers of replicas and partitions.
    """

    def __init__(
        self, source: Source, profile: Profile, key: ElementType | None, takes_constants: bool,
        grid: tuple[int, int] | None,
    ) -> None:  # fmt: skip
        super().__init__(source, profile, grid)
        self.domains: dict[str, Domain] = {}
        self._key = key
        self._takes_constants = takes_constants
        self._sized_shape: type_tables.Shape | None = None

    # Types.

    def element_type(self, allowed: tuple[ElementType, ...], *, is_like_operand: bool = True) -> ElementType:
        """Draw an allowed element type: the key the first time, then one that the profile prefers, if allowed.

        A builder that prefers the types of values in scope does so unless `is_like_operand` is False.
        """
        if self._key in allowed:
            key, self._key = self._key, None
            return key
        if self.profile.avoided:
            allowed = type_tables.without(allowed, self.profile.avoided)
        if self.profile.element_types:
            return self.choice(type_tables.only(allowed, self.profile.element_types))
        return self.choice(type_tables.by_weight(allowed))

    @property
    def has_key(self) -> bool:
        return self._key is not None

    def shape(self, min_rank: int = 0, max_rank: int = type_tables.MAX_RANK) -> type_tables.Shape:
        """Draw a shape; in programs, mostly the shape that the profile prefers."""
        base = self.profile.shape
        if self.profile.size is not None and max_rank > 0:
            return self._shape_of_size(self.profile.size, min_rank, max_rank)
        if base is not None and min_rank <= len(base) <= max_rank and (self.profile.is_rigid or self.integer(0, 3) < 3):
            return base
        return self.choice(type_tables.shapes(min_rank, max_rank, self.profile.max_size))

    def _shape_of_size(self, size: int, min_rank: int, max_rank: int) -> type_tables.Shape:
        """Draw a shape of about `size` elements, and reuse it while its rank is allowed, so that operands match."""
        shape = self._sized_shape
        if shape is None or not min_rank <= len(shape) <= max_rank:
            shape = self._sized_shape = size_classes.shape_of(self, size, min_rank, max_rank)
        return shape

    def index_type(self) -> IntegerType:
        return self.choice(_INDEX_TYPES)

    # Values.

    @in_one_part(Part.OPERAND)
    def value(self, t: TensorType, within: Need = None, likes_old: bool = False) -> Value:
        """Return a value of type `t` within a range: one in scope, a new input, a constant, or a converted value.

        `likes_old` prefers values in scope, as for the results of a region.
        """
        need = within(t.element_type) if callable(within) else within
        found = self._pick([v for v in self.frame.visible() if v.type == t], need, likes_old, t)
        return found if found is not None else self.fresh(t, need)

    @in_one_part(Part.OPERAND)
    def operand(
        self, allowed: TypeSet | tuple[ElementType, ...], within: Need = None, min_rank: int = 0,
        max_rank: int = type_tables.MAX_RANK,
    ) -> Value:  # fmt: skip
        """Return a value of an allowed element type and rank.

        This is a value in scope that fits or is made to fit, or a new one.
        """
        elements = allowed.element_types if isinstance(allowed, TypeSet) else allowed
        if self._key is None:
            candidates = [
                v for v in self.frame.visible() if isinstance(t := v.type, TensorType)
                and t.element_type in elements and min_rank <= len(t.shape) <= max_rank
            ]  # fmt: skip
            found = self._pick(candidates, within)
            if found is not None:
                return found
        element = self.element_type(elements)
        need = within(element) if callable(within) else within
        return self.fresh(TensorType(self.shape(min_rank, max_rank), element), need)

    def _pick(
        self, candidates: list[Value], within: Need, likes_old: bool = False, wanted: TensorType | None = None
    ) -> Value | None:
        fitting = candidates
        if within is not None:
            fitting = [v for v in candidates if self.can_fit(v, need_of(within, v))]
        fitting = sorted(fitting, key=lambda v: v.name in self.used)[:_RECENT]
        coercible = self._coercible(wanted, need_of(within, wanted)) if wanted is not None and not fitting else []
        if not fitting and not coercible:
            return None
        count = len(fitting) + len(coercible)
        new = 6 if self.profile.is_open else 1 if likes_old else 2
        pick = self.integer(0, new + count * (1 if self.profile.is_open else 3) - 1) - new
        if pick < 0:
            return None
        if fitting:
            chosen = fitting[pick % count]
            return self.fit(chosen, need_of(within, chosen))
        assert wanted is not None
        return self.fit(self._coerce(coercible[pick % count], wanted), need_of(within, wanted))

    def can_fit(self, v: Value, need: Range | None) -> bool:
        """Return whether `v` lies within the range or can be clamped to it."""
        known = self.ranges[v.name]
        if need is None or known.within(need):
            return True
        t = v.type.element_type  # type: ignore[union-attr]
        if self.profile.is_open or not has_order(t) or isinstance(t, BooleanType):
            return False
        if not self._may_add("clamp", "constant", *["round_nearest_even"] * need.integral):
            return False
        return (not known.nan or need.nan) and (known.exact or not need.exact)

    def fit(self, v: Value, need: Range | None) -> Value:
        """Return `v`, rounded and clamped as far as needed to lie within the range."""
        known = self.ranges[v.name]
        if need is None or known.within(need):
            return v
        t: ElementType = v.type.element_type  # type: ignore[union-attr]
        low, high = representable(need.low, t), representable(need.high, t)
        bounds = [self.number(t, x) for x in (low, high)]
        kept = known & Range(low, high, known.integral, known.nan, known.exact)
        clamped = self.emit("clamp", [bounds[0], v, bounds[1]], ranges=[kept])[0]
        if need.integral and not known.integral:
            rounded = replace(kept, integral=True, low=math.floor(kept.low), high=math.ceil(kept.high))
            return self.emit("round_nearest_even", [clamped], ranges=[rounded])[0]
        return clamped

    def _coercible(self, wanted: TensorType, need: Range | None) -> list[Value]:
        if self.profile.is_open:
            return []
        recent = self.frame.visible()[:_RECENT]
        return [v for v in recent if self._converts(v, wanted) and self.can_fit(v, need)]

    def _converts(self, v: Value, wanted: TensorType) -> bool:
        t = v.type
        if not isinstance(t, TensorType):
            return False
        source, target = t.element_type, wanted.element_type
        if not self._may_add(_coercion(t, wanted)):
            return False
        if source != target:
            low, high = span(target) if not isinstance(target, BooleanType) else (0, -1)
            r = self.ranges[v.name]
            holds = r.integral and r.exact and low <= r.low and r.high <= high
            return t.shape == wanted.shape and holds and not isinstance(source, ComplexType)
        return t.shape == () or math.prod(t.static_shape) == math.prod(wanted.static_shape)

    def _coerce(self, v: Value, wanted: TensorType) -> Value:
        t = v.type
        assert isinstance(t, TensorType)
        op = _coercion(t, wanted)
        attributes = {"broadcast_dimensions": ()} if op == "broadcast_in_dim" else {}
        return self.emit(op, [v], attributes, types=[wanted], ranges=[self.ranges[v.name]])[0]

    def _may_add(self, *ops: str) -> bool:
        return self.profile.helpers is None or self.profile.helpers.issuperset(ops)

    @property
    def _takes_inputs(self) -> bool:
        """Whether a new value may be an argument: always in reach of arguments if no constants may be added."""
        return self.frame.takes_inputs or (self.frame.sees_arguments and not self._may_add("constant"))

    def fresh(self, t: TensorType, within: Range | None = None, focus: tuple[int, int] | None = None) -> Value:
        kind = self.integer(0, 7) if self._takes_constants else 0
        if not self._may_add("constant"):
            kind = min(kind, 5)
        wide = kind % 2 == 1 and not self.profile.is_open
        allowed = self.usual(t.element_type, wide)
        if focus is not None:  # elements outside the focus may be any
            allowed = full_range(t.element_type)
        kept = allowed if within is None else allowed & within
        if within is not None and not has_value(kept, t.element_type):
            kept = within
        domain = Domain(kept if kept.exact else replace(kept, exact=True), focus)
        if kind >= 6 or not self._takes_inputs:
            return self.constant(t, domain)
        return self.input(t, domain)

    def usual(self, t: ElementType, wide: bool = False) -> Range:
        """Return the range of new values of type `t` that no operation restricts."""
        mode = self.profile.mode
        if mode in (Mode.OPEN, Mode.BITS) or isinstance(t, BooleanType):
            return full_range(t)
        if isinstance(t, IntegerType) and wide:
            return full_range(t)
        if mode is Mode.INTEGERS or isinstance(t, IntegerType):
            low, high = span(t)
            return Range(max(low, -8), min(high, 8), integral=True)
        most = cap(t)
        return Range(0.25, min(4, most)) if wide else Range(-min(4, most), min(4, most))

    def input(self, t: TensorType, domain: Domain) -> Value:
        # The caller of a private function passes computed values, which are inexact where numbers are rounded.
        is_inexact = self._function_depth > 0 and self._is_rounded(t)
        known = domain.range
        v = self._define(t, known if known.exact is not is_inexact else replace(known, exact=not is_inexact))
        self.domains[v.name] = domain
        self.source.reserve(v.name)
        function = self.frame.function
        function.arguments.append(v)
        function.values.insert(0, v)
        return v

    def special(self, t: TensorType, domain: Domain) -> Value:
        """Return a new value of this domain; a value in scope is not known to lie in the domain."""
        return self.input(t, domain) if self._takes_inputs else self.constant(t, domain)

    def any_constant(self, t: TensorType) -> Value:
        return self.constant(t, Domain(self.usual(t.element_type, wide=False)))

    def constant(self, t: TensorType, domain: Domain) -> Value:
        return self.literal(self.elements(t, domain), t.element_type, domain.range)

    def elements(self, t: TensorType, domain: Domain) -> np.ndarray[Any, Any]:
        """Draw the elements of a constant; more than 512 are all equal, so that the text stays short."""
        count, data = math.prod(t.static_shape), self.source.bytes(BYTES)
        found = element_values.elements_from_bytes(
            t.element_type, domain, data if count <= _MOST_SPELLED else data[:1], count
        )
        shaped: np.ndarray[Any, Any] = domain.apply_shaping(found.reshape(1, *t.static_shape))[0]
        return shaped

    def draw_bound(self, t: ElementType, x: float) -> Value:
        """Return one of the two bounds of `rng`: a constant, but in dense programs maybe a scalar in scope."""
        return self.number(t, x)

    def _is_rounded(self, t: TensorType) -> bool:
        return self.profile.mode is Mode.REALS and isinstance(part(t.element_type), FloatType)

    @in_one_part(Part.OPERAND)
    def index(self, t: IntegerType, limit: int) -> Value:
        """Return a 0-dimensional integer, mostly from 0 to `limit`, at times far outside."""
        within = [v for v in self.frame.visible() if v.type == tensor_of(t)]
        found = self._pick(within, None)
        high = span(t)[1]
        return found if found is not None else self.fresh(
            tensor_of(t), full_range(t), (min(0, high), min(limit, high))
        )  # fmt: skip

    @in_one_part(Part.OPERAND)
    def indices(self, t: TensorType, focus: tuple[int, int]) -> Value:
        """Return a tensor of integers that mostly lie between the two of `focus`, at times far outside."""
        assert isinstance(t.element_type, IntegerType)
        found = self._pick([v for v in self.frame.visible() if v.type == t], None)
        return found if found is not None else self.fresh(t, full_range(t.element_type), focus)

    def predicate(self, shape: type_tables.Shape = ()) -> Value:
        """Return a boolean tensor that does not depend on how inexact numbers were rounded."""
        return self.value(tensor_of(i1, *shape), full_range(i1))


def _coercion(t: TensorType, wanted: TensorType) -> str:
    if t.element_type != wanted.element_type:
        return "convert"
    return "broadcast_in_dim" if t.shape == () and wanted.shape else "reshape"


def need_of(within: Need, v: Value | TensorType | None) -> Range | None:
    """Return the range that `within` demands of a value, or of values of a type; None for any range."""
    if not callable(within) or v is None:
        return None if callable(within) else within
    t = v.type if isinstance(v, Value) else v
    return within(t.element_type)  # type: ignore[union-attr]
