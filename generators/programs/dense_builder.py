"""Builder for small dense programs: it prefers values in scope, then special constants, and clamps no operand."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

import numpy as np

from generators import element_values, type_tables
from generators.builder import Builder, Menu
from generators.choices import Part, Source, in_one_part
from generators.element_values import Domain
from generators.value_builder import Need, need_of
from generators.value_ranges import Range, can_count, full_range, part, span
from generators.value_scope import Profile
from spec.program import Value
from spec.type_sets import TypeSet
from spec.types import INTEGERS, BooleanType, ComplexType, ElementType, FloatType, IntegerType, TensorType, dtype
from spec.types import tensor as tensor_of

_LARGE = 512
"""Constants with more elements are splats."""
_SPECIAL = 24
"""How many values of a type's table count as special: zeros, ones, extremes, infinities, NaN, powers of two."""
_TAME = 3
"""The magnitude of tame integers: sums and products of a few of them fit the narrow types."""


@dataclass(frozen=True)
class Mark:
    operations: int
    values: tuple[Value, ...]
    arguments: int
    used: frozenset[str]
    token: Value | None
    counts: tuple[int, int, int, int]


class DenseBuilder(Builder):
    """Builder whose next operation should use the value in `focus`.

    The value answers request number `turn` of the operation, or any request if that is None. Of 8 new values,
    `wildness` are any values of their type; the others are small.
    """

    def __init__(self, source: Source, profile: Profile, *, menu: Menu, fuel: int, wildness: int) -> None:
        super().__init__(source, profile, menu=menu, fuel=fuel, grid=(1, 1))
        self.focus: Value | None = None
        self.turn: int | None = None
        self._wanted: tuple[ElementType, ...] = ()
        self._wildness = wildness
        self._requests = 0
        self._outer = self.frame

    # Going back.

    def mark(self) -> Mark:
        counts = (self._names, self._channels, len(self.callees), self.fuel)
        frame = self.frame
        return Mark(
            len(frame.operations), tuple(frame.values), len(frame.arguments), frozenset(self.used), self.token, counts
        )  # fmt: skip

    def reset(self, mark: Mark) -> None:
        del self.frame.operations[mark.operations :]
        del self.frame.arguments[mark.arguments :]
        self.frame.values[:] = mark.values
        self.used, self.token = set(mark.used), mark.token
        self._names, self._channels, callees, self.fuel = mark.counts
        del self.callees[callees:]

    @contextmanager
    def focus_on(self, focus: Value | None, turn: int | None, wanted: TypeSet | None) -> Iterator[None]:
        """While active, draw an operation that uses `focus` and has a result in `wanted`."""
        profile = self.profile
        if wanted is not None and (shape := self._shape_for(wanted)) is not None:
            self.profile = replace(profile, shape=shape, is_rigid=True)
        self.focus, self.turn, self._requests, self._outer = focus, turn, 0, self.frame
        self._wanted = wanted.element_types if wanted is not None else ()
        yield
        self.focus, self.turn, self._wanted, self.profile = None, None, (), profile

    def _shape_for(self, wanted: TypeSet) -> type_tables.Shape | None:
        """Return the shape that a result in `wanted` needs, short for index vectors; None for any shape."""
        if wanted.rank == 0:
            return ()
        is_index = frozenset(wanted.element_types) <= frozenset(INTEGERS) and self.integer(0, 1) == 0
        return (self.integer(1, 3),) if wanted.rank == 1 or is_index else None

    def _is_turn(self) -> bool:
        if self.frame is not self._outer:
            return self.integer(0, 2) == 0
        self._requests += 1
        if self.turn is None:
            return self.integer(0, 3) > 0
        return self._requests - 1 == self.turn or (self._requests - 1 > self.turn and self.integer(0, 2) == 0)

    def _focus_type(self) -> TensorType | None:
        return self.focus.type if self.focus is not None and isinstance(self.focus.type, TensorType) else None

    # Types: those of the focus if they are allowed.

    def element_type(self, allowed: tuple[ElementType, ...], *, is_like_operand: bool = True) -> ElementType:
        wanted = self._focus_type() if is_like_operand else None
        if wanted is not None and wanted.element_type in allowed and self.integer(0, 7) > 0:
            return wanted.element_type
        preferred = type_tables.only(self.profile.element_types, self._wanted) if self._wanted else ()
        fitting = [t for t in preferred if t in allowed]
        return self.choice(fitting) if fitting and self.integer(0, 7) > 0 else super().element_type(allowed)

    def shape(self, min_rank: int = 0, max_rank: int = type_tables.MAX_RANK) -> type_tables.Shape:
        wanted = self._focus_type()
        if wanted is not None and min_rank <= len(wanted.shape) <= max_rank and self.integer(0, 7) > 0:
            return wanted.static_shape
        return super().shape(min_rank, max_rank)

    # Values.

    @in_one_part(Part.OPERAND)
    def operand(
        self, allowed: TypeSet | tuple[ElementType, ...], within: Need = None, min_rank: int = 0,
        max_rank: int = type_tables.MAX_RANK,
    ) -> Value:  # fmt: skip
        elements = allowed.element_types if isinstance(allowed, TypeSet) else allowed

        def fits(v: Value) -> bool:
            t = v.type
            if not isinstance(t, TensorType) or not min_rank <= len(t.shape) <= max_rank:
                return False
            return t.element_type in elements and (within is None or self._serves(v, need_of(within, v)))

        found = self._value_in_scope(fits, self._is_turn())
        if found is not None:
            return found
        t = self.element_type(elements)
        return self.fresh(TensorType(self.shape(min_rank, max_rank), t), within(t) if callable(within) else within)

    @in_one_part(Part.OPERAND)
    def value(self, t: TensorType, within: Need = None, likes_old: bool = False) -> Value:
        need = within(t.element_type) if callable(within) else within
        if likes_old and self.integer(0, 7) < 7:  # a region mostly returns what it computed
            own = [v for v in reversed(self.frame.values) if v.type == t and self._serves(v, need)]
            if own:
                return next((v for v in own if v.name not in self.used), own[0])
        found = self._value_in_scope(lambda v: v.type == t and self._serves(v, need), self._is_turn())
        return found if found is not None else self.fresh(t, need)

    def _serves(self, v: Value, need: Range | None) -> bool:
        """Return whether `v` may be used.

        Only a range that must be exact counts: other ranges keep results decidable, which dense programs need not be.
        """
        return need is None or not need.exact or self.range(v).within(need)

    def special(self, t: TensorType, domain: Domain) -> Value:
        found = self._value_in_scope(lambda v: v.type == t, self._is_turn())
        return found if found is not None else super().special(t, domain)

    def draw_bound(self, t: ElementType, x: float) -> Value:
        found = self._value_in_scope(lambda v: v.type == tensor_of(t), self._is_turn())
        return found if found is not None else super().draw_bound(t, x)

    def index_type(self) -> IntegerType:
        wanted = self._focus_type()
        if wanted is not None and isinstance(wanted.element_type, IntegerType) and self.integer(0, 3) > 0:
            return wanted.element_type
        return super().index_type()

    @in_one_part(Part.OPERAND)
    def index(self, t: IntegerType, limit: int) -> Value:
        found = self._value_in_scope(lambda v: v.type == tensor_of(t), self._is_turn())
        return found if found is not None else self._fresh_index(tensor_of(t), (0, limit))

    @in_one_part(Part.OPERAND)
    def indices(self, t: TensorType, focus: tuple[int, int]) -> Value:
        found = self._value_in_scope(lambda v: v.type == t, self._is_turn())
        return found if found is not None else self._fresh_index(t, focus)

    def _fresh_index(self, t: TensorType, focus: tuple[int, int]) -> Value:
        """Return new indices: inputs, or constants at the edges of `focus`, just beyond, or far beyond."""
        assert isinstance(t.element_type, IntegerType)
        low, high = span(t.element_type)
        kind = self.integer(0, 7)
        if kind < 4 and self.frame.takes_inputs:
            return self.fresh(t, full_range(t.element_type), (max(focus[0], low), min(focus[1], high)))
        edges = (*focus, 0, 1, focus[1] + 1, focus[0] - 1, -focus[1] - 1, low, high, focus[1] // 2)
        chosen = [min(max(self.choice(edges), low), high) for _ in range(1 if kind == 4 else 5)]
        array = np.resize(np.array(chosen, np.int64 if high < 2**63 else object), t.static_shape)
        array = array.astype(dtype(t.element_type))
        return self.literal(array, t.element_type, Range(min(chosen), max(chosen), integral=True))

    def _value_in_scope(self, fits: Callable[[Value], bool], wants_focus: bool) -> Value | None:
        """Return the focus if it is wanted and fits, else mostly another value in scope that fits; or None."""
        fitting = [v for v in self.frame.visible() if fits(v)]
        if not fitting:
            return None
        if self.focus in fitting:
            if wants_focus:
                return self.focus
            fitting.remove(self.focus)
        pick = self.integer(0, 7)
        return fitting[pick % len(fitting)] if fitting and pick < 5 else None

    def usual(self, t: ElementType, wide: bool = False) -> Range:
        if isinstance(t, BooleanType) or self.integer(0, 7) < self._wildness or not can_count(t):
            return full_range(t)
        low, high = span(t)
        most = _TAME if isinstance(t, IntegerType) else 4
        return Range(max(low, -most), min(high, most), integral=isinstance(t, IntegerType) or self.integer(0, 1) == 0)

    def input(self, t: TensorType, domain: Domain) -> Value:
        v = super().input(t, domain)
        self.ranges[v.name] = domain.range
        return v

    def _any_input(self, t: TensorType) -> Value:
        """Add an argument; in a private function without limits, as its caller passes any value."""
        if self._function_depth:
            return self.input(t, Domain(replace(full_range(t.element_type), exact=False)))
        return self.input(t, Domain(self.usual(t.element_type)))

    def fresh(self, t: TensorType, within: Range | None = None, focus: tuple[int, int] | None = None) -> Value:
        if within is not None or focus is not None or not can_count(t.element_type):
            return super().fresh(t, within, focus)
        kind = self.integer(0, 9)
        if (kind < 5 or self.is_empty) and self.frame.takes_inputs:
            return self._any_input(t)
        if kind == 8 and t.shape and not isinstance(t.element_type, BooleanType):
            return self._iota(t)
        if kind == 9 and t.shape:
            return self._broadcast_number(t)
        if kind < 7 or math.prod(t.static_shape) > _LARGE:
            return self.splat(t)
        return self.constant(t, Domain(self.usual(t.element_type)))

    def splat(self, t: TensorType) -> Value:
        e = t.element_type
        place = self.integer(0, (5, _SPECIAL - 1)[self.integer(0, 1)])
        element = element_values.elements_at(e, Domain(full_range(e)), np.array([place]))
        return self.literal(np.full(t.static_shape, element[0], element.dtype), e, constant_range(element, e))

    def _iota(self, t: TensorType) -> Value:
        fitting = [d for d, n in enumerate(t.static_shape) if n - 1 <= span(t.element_type)[1]]
        if not fitting:
            return self.splat(t)
        d = self.choice(fitting)
        known = Range(0, max(t.static_shape[d] - 1, 0), integral=True)
        return self.emit("iota", [], {"iota_dimension": d}, types=[t], ranges=[known])[0]

    def _broadcast_number(self, t: TensorType) -> Value:
        element = tensor_of(t.element_type)
        scalars = [v for v in self.frame.visible() if v.type == element]
        x = self.choice(scalars) if scalars and self.integer(0, 1) else self.fresh(element)
        return self.emit("broadcast_in_dim", [x], {"broadcast_dimensions": ()}, types=[t], ranges=[self.range(x)])[0]


def constant_range(array: np.ndarray[tuple[int, ...], np.dtype[np.generic]], t: ElementType) -> Range:
    if isinstance(t, ComplexType):
        return full_range(t)
    convert = float if isinstance(part(t), FloatType) else int
    with np.errstate(all="ignore"):
        numbers = [convert(x) for x in array.ravel()]
    if not all(map(math.isfinite, numbers)):
        return full_range(t)
    return Range(min(numbers), max(numbers), all(x == int(x) for x in numbers))
