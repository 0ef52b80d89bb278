"""Strategies for control flow: branches, loops with drawn trip counts, calls of private functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from generators.builder import Builder
from generators.element_values import Domain
from generators.elementwise_rules import Mode
from generators.strategy_registry import breaks, draws
from generators.twins.breakers import Draft, constant_region
from generators.twins.twin_bases import Base
from generators.value_ranges import Range, full_range, part, span
from spec.program import Operation, Program, Region, Value
from spec.types import (
    ELEMENT_TYPES,
    INTEGERS,
    FloatType,
    IntegerType,
    TensorType,
    TupleType,
    Type,
    i1,
    si32,
    si64,
)
from spec.types import tensor as tensor_of

_MOST_STEPS = 3
_MOST_RESULTS = 3
_MOST_TRIPS = 6


def _some_type(builder: Builder) -> TensorType:
    return tensor_of(builder.element_type(ELEMENT_TYPES), *builder.shape())


def _results(builder: Builder, first: TensorType) -> list[Value]:
    builder.steps(_MOST_STEPS)
    value = builder.value(first, likes_old=True)
    return [value, *(v for v in builder.leaves(_MOST_RESULTS) if v != value)]


def _same_types(builder: Builder, wanted: Sequence[Type]) -> list[Value]:
    builder.steps(_MOST_STEPS)
    return [builder.value(t, likes_old=True) for t in wanted if isinstance(t, TensorType)]


def _joint_ranges(builder: Builder, regions: Sequence[Region]) -> list[Range]:
    return [builder.joint_range(*alternatives) for alternatives in zip(*(r.returned for r in regions), strict=True)]


def _branches(builder: Builder, count: int) -> list[Region]:
    first_type = _some_type(builder)
    first = builder.region([], lambda _: _results(builder, first_type))
    rest = [
        builder.region([], lambda _: _same_types(builder, first.output_types)) for _ in range(count - 1)
    ]  # fmt: skip
    return [first, *rest]


@draws("if", has_regions=True, weight=4, most_elements=2**14)
def if_(builder: Builder) -> None:
    pred = builder.predicate()
    branches = _branches(builder, 2)
    builder.emit("if", [pred], regions=branches, ranges=_joint_ranges(builder, branches))


@draws("case", has_regions=True, weight=3, most_elements=2**14)
def case(builder: Builder) -> None:
    count = builder.integer(1, 4)
    index = builder.index(si32, count - 1)
    branches = _branches(builder, count)
    builder.emit("case", [index], regions=branches, ranges=_joint_ranges(builder, branches))


@dataclass(frozen=True)
class Counting:
    """A loop counter: from `start` to `limit` in steps of `step`, upwards or downwards, in its own element type."""

    element_type: IntegerType
    start: int
    limit: int
    step: int
    is_upward: bool
    direction: str
    is_drawn: bool
    """Whether inputs decide where between `start` and `limit` the loop begins."""

    @property
    def range(self) -> Range:
        """The range of the counter, which goes beyond the limit by less than a step."""
        low, high = sorted((self.start, self.limit))
        return Range(low - self.step + 1, high + self.step - 1, integral=True)


_COUNTER_TYPES = (si32, si64, *(t for t in INTEGERS if t not in (si32, si64)))


def _draw_counting(builder: Builder) -> Counting:
    t = builder.choice(_COUNTER_TYPES)
    step, style, shift = builder.integers([(1, 3), (0, 5), (0, 3)])
    step = step if t.width > 2 else 1
    low, high = span(t)[0] + step - 1, span(t)[1] - step + 1
    trips = builder.integer(0, min(_MOST_TRIPS, (high - low) // step))
    bottom = min(max(low, -1) + shift, high - trips * step)
    top = bottom + trips * step
    is_upward = style % 2 == 0
    begin, end = (bottom, top) if is_upward else (top, bottom)
    ordered = "LT" if is_upward else "GT"
    direction, is_drawn = (("NE", False), (ordered, False), (ordered, True))[style // 2]
    return Counting(t, begin, end, step, is_upward, direction, is_drawn)


@draws("while", has_regions=True, weight=4, most_elements=2**14)
def while_(builder: Builder) -> None:
    first = builder.value(_some_type(builder))
    counting = _draw_counting(builder)
    counter = _counter(builder, counting)
    others = [first, *(builder.operand(ELEMENT_TYPES) for _ in range(builder.integer(0, 2)))]
    place = builder.integer(0, len(others))
    carried = [*others[:place], counter, *others[place:]]
    known = [_loop_range(builder, v) for v in others]
    known.insert(place, counting.range)
    arguments = [(v.type, r) for v, r in zip(carried, known, strict=True)]
    cond = builder.region(arguments, lambda a: [_condition(builder, counting, a[place])])
    body = builder.region(arguments, lambda a: _iteration(builder, counting, a, known, place))
    builder.emit("while", carried, regions=[cond, body], ranges=known)


def _counter(builder: Builder, counting: Counting) -> Value:
    t = counting.element_type
    if counting.is_drawn:
        low, high = sorted((counting.start, counting.limit))
        return builder.value(tensor_of(t), Range(low, high, integral=True))
    return builder.number(t, counting.start)


def _loop_range(builder: Builder, v: Value) -> Range:
    """Return the range of a loop-carried value; the body must return a value in this range."""
    assert isinstance(v.type, TensorType)
    t = v.type.element_type
    known = builder.range(v) | builder.usual(t)
    is_rounded = builder.profile.mode is Mode.REALS and isinstance(part(t), FloatType)
    return replace(known & full_range(t), exact=known.exact and not is_rounded)


def _condition(builder: Builder, counting: Counting, counter: Value) -> Value:
    limit = builder.number(counting.element_type, counting.limit)
    attributes = {
        "comparison_direction": counting.direction,
        "compare_type": "SIGNED" if counting.element_type.signed else "UNSIGNED",
    }
    return builder.emit("compare", [counter, limit], attributes)[0]


def _iteration(
    builder: Builder, counting: Counting, arguments: list[Value], known: list[Range], place: int
) -> list[Value]:
    builder.steps(_MOST_STEPS)
    step = builder.number(counting.element_type, counting.step)
    op = "add" if counting.is_upward else "subtract"
    counter = builder.emit(op, [arguments[place], step], ranges=[counting.range])[0]
    builder.used.add(counter.name)
    returned = [
        counter if i == place else builder.value(a.type, known[i], likes_old=True)  # type: ignore[arg-type]
        for i, a in enumerate(arguments)
    ]
    return returned


@draws("func.call", has_regions=True, weight=3, most_elements=2**14)
def call(builder: Builder) -> None:
    wanted = _some_type(builder)
    matching = [c for c in builder.callees if wanted in c.function.result_types]
    callee = builder.choice([None, *matching])
    if callee is None:
        callee = builder.function(lambda: _body(builder, wanted))
    for _ in range(builder.integer(1, 2)):
        arguments = [
            builder.value(a.type, need)  # type: ignore[arg-type]
            for a, need in zip(callee.function.arguments, callee.arguments, strict=True)
        ]
        results = [replace(r, exact=r.exact and _all_exact(builder, arguments)) for r in callee.results]
        builder.emit("func.call", arguments, {"callee": callee.function.name}, ranges=results)


def _body(builder: Builder, wanted: TensorType) -> list[Value]:
    """Return the results of a function, which may have several arguments of one type, so that their order matters."""
    if builder.profile.is_open:
        domain = Domain(replace(full_range(wanted.element_type), exact=False))
        for _ in range(builder.integer(0, 2)):
            builder.input(wanted, domain)
    return _results(builder, wanted)


def _all_exact(builder: Builder, values: list[Value]) -> bool:
    return all(builder.range(v).exact for v in values)


@breaks("while", "I1")
def carries_a_tuple(base: Base) -> Iterator[Program]:
    """Operands, regions and results have the same tuple type, so that only I1 is broken."""
    for t in (TupleType((tensor_of(si32),)), TupleType(())):
        argument = Value("carried", t)
        cond = constant_region((t,), (tensor_of(i1),))
        body = Region((argument,), (Operation("return", (argument,)),))
        yield base.with_draft(Draft((t,), (), (cond, body), (t,)))


@breaks("if", "C1")
def a_branch_takes_an_argument(base: Base) -> Iterator[Program]:
    draft = Draft.of(base.operation)
    outputs = draft.regions[0].output_types
    taking, plain = constant_region((tensor_of(si32),), outputs), constant_region((), outputs)
    for regions in ((taking, plain), (plain, taking), (taking, taking)):
        yield base.with_draft(replace(draft, regions=regions))
