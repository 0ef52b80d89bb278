"""The builder that strategies ask for values, and through which they add operations to the program being drawn."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from generators import element_values, size_classes, type_tables
from generators.choices import BYTES, Choices, Source
from generators.element_values import Domain
from generators.elementwise_rules import Mode, cap
from generators.value_ranges import (
    Range,
    full_range,
    has_order,
    has_value,
    hull,
    inexact_range,
    part,
    representable,
    span,
)
from generators.value_scope import MAX_DEPTH, Callee, Frame, Profile
from spec.normalized_names import canonical
from spec.op import inferred
from spec.program import Attribute, Constant, Function, Operation, Program, Region, Streams, Value
from spec.type_sets import TypeSet
from spec.types import (
    INTEGERS,
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    TensorType,
    Type,
    dtype,
    i1,
    si32,
    si64,
)
from spec.types import tensor as tensor_of

Need = Range | Callable[[ElementType], Range | None] | None
"""What a value must keep to: a range, or one that depends on its element type."""

Menu = Callable[[Mode, bool], Sequence[Callable[["Builder"], None]]]
"""What to choose an operation from, given the mode and whether it may have regions."""

_INDEX_TYPES = (si32, si64, *(t for t in INTEGERS if t not in (si32, si64)))
_USUAL_MENU = 128
"""About how many choices a menu has."""
_MOST_SPELLED = 512
_RECENT = 6
"""How many values in scope are offered for one operand."""


class Builder(Choices):
    """Builds one program.

    `key` is the element type that the first one asked for must be, where the caller has fixed it; `menu` says
    which operations fill regions, of which there are at most `fuel`; `grid` is that of the processes where it is fixed.
    """

    def __init__(
        self, source: Source, profile: Profile, *, key: ElementType | None = None,
        menu: Menu | None = None, fuel: int = 0, takes_constants: bool = True, grid: tuple[int, int] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(source)
        self.profile = profile
        self.fuel = fuel
        self.frame = Frame(None)
        self.callees: list[Callee] = []
        self.domains: dict[str, Domain] = {}
        self.ranges: dict[str, Range] = {}
        self.used: set[str] = set()
        self.has_grid = grid is not None
        self.grid = grid or (1, 1)
        """Replicas and partitions."""
        self.streams = Streams()
        self.token: Value | None = None
        """What the last effect left, on which the next one waits."""
        self._key = key
        self._menu = menu
        self._takes_constants = takes_constants
        self._names = 0
        self._channels = 0
        self._sized_shape: type_tables.Shape | None = None
        self._function_depth = 0

    # Types.

    def element_type(self, allowed: tuple[ElementType, ...]) -> ElementType:
        """One of the element types: the key's, the first time; else one that the profile prefers, where it may be."""
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
        """Whether the next element type is fixed by the caller."""
        return self._key is not None

    def shape(self, min_rank: int = 0, max_rank: int = type_tables.MAX_RANK) -> type_tables.Shape:
        """A shape, in programs mostly the one that the profile prefers."""
        base = self.profile.shape
        if self.profile.size is not None and max_rank > 0:
            return self._shape_of_size(self.profile.size, min_rank, max_rank)
        if base is not None and min_rank <= len(base) <= max_rank and (self.profile.is_rigid or self.integer(0, 3) < 3):
            return base
        return self.choice(type_tables.shapes(min_rank, max_rank, self.profile.max_size))

    def _shape_of_size(self, size: int, min_rank: int, max_rank: int) -> type_tables.Shape:
        """The shape of a size that was drawn before, where its rank is right, so that operands are alike."""
        shape = self._sized_shape
        if shape is None or not min_rank <= len(shape) <= max_rank:
            shape = self._sized_shape = size_classes.shape_of(self, size, min_rank, max_rank)
        return shape

    def index_type(self) -> IntegerType:
        """The element type of indices: any integers."""
        return self.choice(_INDEX_TYPES)

    # Values.

    def range(self, v: Value) -> Range:
        """What is known of a value."""
        return self.ranges[v.name]

    def value(self, t: TensorType, within: Need = None, likes_old: bool = False) -> Value:
        """A value of this type within a range: one in scope, a new input, a constant, or something coerced to fit.

        `likes_old` prefers what is there already, for values that are returned.
        """
        need = within(t.element_type) if callable(within) else within
        found = self._pick([v for v in self.frame.visible() if v.type == t], need, likes_old, t)
        return found if found is not None else self.fresh(t, need)

    def operand(
        self, allowed: TypeSet | tuple[ElementType, ...], within: Need = None, min_rank: int = 0,
        max_rank: int = type_tables.MAX_RANK,
    ) -> Value:  # fmt: skip
        """A value of any of these element types: one in scope that fits or can be made to, or a new one."""
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
        """One of the candidates made to fit, None for a new value."""
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
        """Whether the value keeps to the range, or can be clamped to it."""
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
        """The value rounded and clamped as far as the range asks for it."""
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
        """Values that a reshape, a broadcast or a conversion turns into the type that is wanted."""
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
        """Whether operations of these ops may make a value fit."""
        return self.profile.helpers is None or self.profile.helpers.issuperset(ops)

    @property
    def _takes_inputs(self) -> bool:
        """Whether a new value may be an argument: there is room for any number where constants may not be."""
        return self.frame.takes_inputs or (self.frame.sees_arguments and not self._may_add("constant"))

    def fresh(self, t: TensorType, within: Range | None = None, focus: tuple[int, int] | None = None) -> Value:
        """A new input, or a constant."""
        kind = self.integer(0, 7) if self._takes_constants else 0
        if not self._may_add("constant"):
            kind = min(kind, 5)
        wide = kind % 2 == 1 and not self.profile.is_open
        allowed = self.usual(t.element_type, wide)
        if focus is not None:  # what is far from it is anything
            allowed = full_range(t.element_type)
        kept = allowed if within is None else allowed & within
        if within is not None and not has_value(kept, t.element_type):
            kept = within
        domain = Domain(kept if kept.exact else replace(kept, exact=True), focus)
        if kind >= 6 or not self._takes_inputs:
            return self.constant(t, domain)
        return self.input(t, domain)

    def usual(self, t: ElementType, wide: bool = False) -> Range:
        """The range of a new value where nothing else is asked for."""
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
        """A new argument of the function that is being built."""
        # The caller of a private function passes what it has computed, which is inexact where numbers are rounded.
        is_inexact = self._function_depth > 0 and self._is_rounded(t)
        known = domain.range
        v = self._define(t, known if known.exact is not is_inexact else replace(known, exact=not is_inexact))
        self.domains[v.name] = domain
        function = self.frame.function
        function.arguments.append(v)
        function.values.insert(0, v)
        return v

    def special(self, t: TensorType, domain: Domain) -> Value:
        """A new value for which there is only this domain: nothing else in scope is known to fit."""
        return self.input(t, domain) if self._takes_inputs else self.constant(t, domain)

    def any_constant(self, t: TensorType) -> Value:
        """A constant of any elements that the profile has."""
        return self.constant(t, Domain(self.usual(t.element_type, wide=False)))

    def constant(self, t: TensorType, domain: Domain) -> Value:
        """A constant with drawn elements."""
        return self.literal(self.elements(t, domain), t.element_type, domain.range)

    def elements(self, t: TensorType, domain: Domain) -> np.ndarray[Any, Any]:
        """Drawn elements of a constant; where there are many, all alike, which takes one to spell."""
        count, data = math.prod(t.static_shape), self.source.bytes(BYTES)
        found = element_values.elements_from_bytes(
            t.element_type, domain, data if count <= _MOST_SPELLED else data[:1], count
        )
        shaped: np.ndarray[Any, Any] = domain.apply_shaping(found.reshape(1, *t.static_shape))[0]
        return shaped

    def literal(self, array: np.ndarray[Any, Any], t: ElementType, known: Range) -> Value:
        """A constant with these elements."""
        constant = Constant.of(array, t)
        return self.emit("constant", [], {"value": constant}, types=[constant.type], ranges=[known])[0]

    def number(self, t: ElementType, x: float) -> Value:
        """A 0-dimensional constant, rounded to the type, that is not offered to other operations."""
        known = Range(x, x, integral=x == int(x) if math.isfinite(x) else False)
        found = self.literal(np.array(x).astype(dtype(t)), t, known)
        self.frame.values.remove(found)
        return found

    def draw_bound(self, t: ElementType, x: float) -> Value:
        """A bound of random numbers."""
        return self.number(t, x)

    def _is_rounded(self, t: TensorType) -> bool:
        return self.profile.mode is Mode.REALS and isinstance(part(t.element_type), FloatType)

    def index(self, t: IntegerType, limit: int) -> Value:
        """A 0-dimensional integer that is mostly from 0 to limit, and at times far outside."""
        within = [v for v in self.frame.visible() if v.type == tensor_of(t)]
        found = self._pick(within, None)
        high = span(t)[1]
        return found if found is not None else self.fresh(
            tensor_of(t), full_range(t), (min(0, high), min(limit, high))
        )  # fmt: skip

    def indices(self, t: TensorType, focus: tuple[int, int]) -> Value:
        """A tensor of integers that mostly lie in a span, and at times far outside."""
        assert isinstance(t.element_type, IntegerType)
        found = self._pick([v for v in self.frame.visible() if v.type == t], None)
        return found if found is not None else self.fresh(t, full_range(t.element_type), focus)

    def predicate(self, shape: type_tables.Shape = ()) -> Value:
        """A boolean that is decided whatever rounding did before."""
        return self.value(tensor_of(i1, *shape), full_range(i1))

    # Operations.

    def emit(
        self, name: str, operands: Sequence[Value], attributes: Mapping[str, Attribute] | None = None,
        regions: Sequence[Region] = (), *, types: Sequence[Type] | None = None, ranges: Sequence[Range] | None = None,
    ) -> tuple[Value, ...]:  # fmt: skip
        """Adds an operation. Types of results that are not given are inferred, ranges that are not given unknown."""
        found = (
            types if types is not None else inferred(name, operands, attributes, regions, self._unfinished_program())
        )
        if found is None:
            raise ValueError(f"the result types of {name} must be given")
        known = ranges if ranges is not None else [self._default_range(t, operands) for t in found]
        results = tuple(self._define(t, r) for t, r in zip(found, known, strict=True))
        sorted_attributes = tuple(sorted((attributes or {}).items()))
        self.frame.operations.append(Operation(name, tuple(operands), sorted_attributes, tuple(regions), results))
        self.frame.values.extend(results)
        self.used.update(v.name for v in operands)
        return results

    def emit_hidden(
        self, name: str, operands: Sequence[Value], attributes: Mapping[str, Attribute] | None = None,
        regions: Sequence[Region] = (), *, types: Sequence[Type] | None = None,
    ) -> tuple[Value, ...]:  # fmt: skip
        """Adds an operation whose results nothing else is offered: tokens, tuples, futures."""
        results = self.emit(name, operands, attributes, regions, types=types)
        for v in results:
            self.hide(v)
        return results

    def hide(self, v: Value) -> None:
        """Keeps a value from being offered to other operations and from being returned."""
        self.frame.values.remove(v)
        self.used.add(v.name)

    def _unfinished_program(self) -> Program:
        return Program(tuple(c.function for c in self.callees), *self.grid)

    @property
    def processes(self) -> int:
        return self.grid[0] * self.grid[1]

    def new_channel(self) -> int:
        """The id of a channel that nothing else uses: what comes of sharing one is not formalized (#484)."""
        self._channels += 1
        return self._channels

    @property
    def is_empty(self) -> bool:
        """Whether nothing is in the program yet."""
        return self._names == 0 and self.is_outermost

    @property
    def may_communicate(self) -> bool:
        """Whether all processes surely come by: not in branches, loops and functions, but for a single process; and
        never for each element."""
        return self.is_outermost or (self.processes == 1 and not self.frame.computes_elements)

    @property
    def is_outermost(self) -> bool:
        """Whether all input sets and processes come by, once each."""
        return self.frame.parent is None and self._function_depth == 0

    def _default_range(self, t: Type, operands: Sequence[Value]) -> Range:
        element = t.element_type if isinstance(t, TensorType) else i1
        exact = not isinstance(part(element), FloatType) and all(self.ranges[v.name].exact for v in operands)
        return full_range(element) if exact else inexact_range(element)

    def _define(self, t: Type, known: Range) -> Value:
        v = Value(f"v{self._names}", t)
        self._names += 1
        self.ranges[v.name] = known
        return v

    def joint_range(self, *operands: Value) -> Range:
        """What holds of a result whose elements are all elements of these operands."""
        return hull([self.ranges[v.name] for v in operands])

    # Regions and functions.

    @property
    def can_nest(self) -> bool:
        """Whether there is room for one more operation with regions."""
        return self.frame.depth + self._function_depth < MAX_DEPTH and self.fuel > 0

    def steps(self, most: int, least: int = 0, patience: int = 2) -> None:
        """Draws up to this many more operations, as far as the fuel lasts; the more, the greater the patience."""
        turns, made = min(most, self.fuel), 0
        for i in range(turns):
            menu = self._menu(self.profile.mode, self.can_nest) if self._menu is not None else ()
            if not menu:
                return
            if self.source.skips() and turns - i > least - made:
                continue
            ends = _USUAL_MENU // patience  # the same numbers for the same operations, whether or not it may end here
            pick = self.integer(0 if made >= least else ends, ends + len(menu) - 1) - ends
            if pick < 0:
                return
            self.fuel, made = self.fuel - 1, made + 1
            menu[pick](self)

    def region(
        self, arguments: Sequence[tuple[Type, Range]], build: Callable[[list[Value]], Sequence[Value]],
        is_isolated: bool = False,
    ) -> Region:  # fmt: skip
        """A region with arguments of these types; `build` gets them and returns what the region returns."""
        outer, self.frame = self.frame, Frame(self.frame, is_isolated)
        profile = self.profile
        if is_isolated:  # it computes with scalars
            self.profile = replace(profile, shape=())
        self.frame.arguments = [self._define(t, known) for t, known in arguments]
        self.frame.values = list(self.frame.arguments)
        returned = tuple(build(self.frame.arguments))
        region = self.frame.close("return", returned)
        self.used.update(v.name for v in (*self.frame.values, *returned))
        self.frame, self.profile = outer, profile
        return region

    def leaves(self, most: int) -> list[Value]:
        """Up to this many results of the innermost scope that nothing uses, the newest first."""
        results = [v for o in reversed(self.frame.operations) for v in o.results]
        return [v for v in results if v.name not in self.used][:most]

    def function(self, build: Callable[[], Sequence[Value]]) -> Callee:
        """A private function, whose arguments are what `build` takes as inputs, and whose results it returns."""
        outer, self.frame = self.frame, Frame(None)
        self._function_depth += outer.depth + 1
        returned = tuple(build())
        body = self.frame.close("func.return", returned)
        self.frame = outer
        self._function_depth -= outer.depth + 1
        name = f"f{len(self.callees)}"
        function = Function(name, body, body.output_types, private=True)
        arguments = tuple(map(self.range, body.arguments))
        callee = Callee(function, arguments, tuple(self.ranges[v.name] for v in returned))
        self.callees.append(callee)
        return callee

    def program(self, returned: Sequence[Value]) -> Program:
        """The finished program, whose `main` returns these values; its values are named as the parser names them."""
        body = self.frame.close("func.return", tuple(returned))
        main = Function("main", body, body.output_types)
        functions = (main, *(c.function for c in self.callees))
        return canonical(Program(functions, *self.grid, self.streams))


def _coercion(t: TensorType, wanted: TensorType) -> str:
    """The op that makes a tensor of one type one of the other."""
    if t.element_type != wanted.element_type:
        return "convert"
    return "broadcast_in_dim" if t.shape == () and wanted.shape else "reshape"


def need_of(within: Need, v: Value | TensorType | None) -> Range | None:
    """What a value, or one of a type, must keep to."""
    if not callable(within) or v is None:
        return None if callable(within) else within
    t = v.type if isinstance(v, Value) else v
    return within(t.element_type)  # type: ignore[union-attr]
