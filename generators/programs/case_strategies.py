"""Strategies for cases of one operation and for whole programs."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import replace

from generators import size_classes, type_tables
from generators.builder import Builder, Menu
from generators.cases import Case, shape_class
from generators.choices import Choices, Strategy, composite
from generators.elementwise_rules import Mode
from generators.families import strategies
from generators.input_sets import draw_inputs
from generators.strategy_registry import Draw, OpStrategy, Setting
from generators.value_ranges import can_count
from generators.value_scope import NOTHING, Profile, Without
from spec.op import op_named
from spec.program import Operation, Value
from spec.types import (
    ELEMENT_TYPES,
    INTEGERS,
    ElementType,
    TensorType,
    Type,
    bf16,
    complex64,
    element_type_named,
    f16,
    f32,
    f64,
    i1,
    si8,
    si16,
    si32,
    si64,
    ui8,
    ui16,
    ui32,
    ui64,
)


@functools.cache
def element_types(op: str) -> tuple[ElementType, ...]:
    """Return the element types that the specification allows for the first input with several, or for the result."""
    members = sorted(op_named(op).members.values(), key=lambda m: m.role == "result")
    choices = [m.test.element_types for m in members if m.test is not None and m.test.element_types]
    found = next((c for c in choices if len(c) > 1), choices[0] if choices else ELEMENT_TYPES)
    return tuple(t for t in found if t not in op_named(op).impossible_types)


# One-op cases.

_SIZED = 16
"""One case in this many uses tensors of a size class."""


def single_op(
    op: str, element_type: str | ElementType | None = None, *, input_sets: int = 16, size: int | None = None,
    most_elements: int = size_classes.CLASSES[-1], without: Without = NOTHING,
) -> Strategy[Case]:  # fmt: skip
    """Return the strategy for cases of one operation of `op`, on `element_type` or on any type that it allows.

    With `size`, tensors have about that many elements, limited by the most that the op is drawn on; otherwise one case
    in 16 uses a size class of at most `most_elements`. Large tensors come with fewer input sets. If the op has regions,
    further operations fill them. Raises KeyError for an unknown op and ValueError for an element type that it does not
    allow.
    """
    t = element_type_named(element_type) if isinstance(element_type, str) else element_type
    if t is not None and t not in element_types(op):
        raise ValueError(f"{op} takes no {t}")
    strategy = strategies()[op]
    most = min(strategy.most_elements, most_elements)
    return _single_op(replace(strategy, most_elements=most), t, input_sets, size, without=without)


def single_form(strategy: OpStrategy, *, input_sets: int = 16) -> Strategy[Case]:
    return _single_op(strategy, None, input_sets, None)


@composite
def _single_op(
    choices: Choices, strategy: OpStrategy, t: ElementType | None, input_sets: int, size: int | None,
    *, without: Without = NOTHING,
) -> Case:  # fmt: skip
    if size is None and choices.integer(0, _SIZED - 1) == _SIZED - 1:
        size = size_classes.draw_class(choices, strategy.most_elements)
    if t is None:
        t = choices.choice(
            type_tables.by_weight(type_tables.without(element_types(strategy.op), without.element_types))
        )
    sized = size and min(size, strategy.most_elements)
    builder, operation = draw_operation(choices, strategy, t, size=sized, without=without)
    types_ = [v.type for v in (*operation.operands, *operation.results)]
    program = builder.program(_outputs_of_operation(builder, operation))
    inputs = draw_inputs(
        builder, size_classes.input_sets(input_sets, _largest(types_), max(2 * strategy.most_elements, 4096))
    )
    return Case(program, inputs, strategy.op, str(t), shape_class(types_))


def _largest(types_: Sequence[Type]) -> int:
    return max((math.prod(t.static_shape) for t in types_ if isinstance(t, TensorType)), default=1) or 1


def _outputs_of_operation(builder: Builder, operation: Operation) -> list[Value]:
    """Return the results of a one-op program.

    These are the results of the operation; if not all of them are tensors, the unused tensors made from them; if there
    are none, the operands.
    """
    if operation.results and all(isinstance(r.type, TensorType) for r in operation.results):
        return list(operation.results)
    made = [v for o in builder.frame.operations for v in o.results if isinstance(v.type, TensorType)]
    tensors = [v for v in made if v.name not in builder.used]
    return tensors or [v for v in operation.operands if isinstance(v.type, TensorType)] or made[-1:]


def draw_operation(
    choices: Choices,
    strategy: OpStrategy,
    t: ElementType,
    shape: type_tables.Shape | None = None,
    size: int | None = None,
    *,
    without: Without = NOTHING,
) -> tuple[Builder, Operation]:
    """Return a builder whose `main` ends in one operation of the op on element type `t`, and that operation.

    With `shape`, tensors have that shape wherever the op allows it, and operands are inputs.
    """
    if strategy.has_regions:
        profile = _region_profile(choices, t, strategy.is_open)
    else:
        profile = Profile(_mode_of_sums(choices, t) if strategy.adds_up else Mode.OPEN)
    if size is not None:
        profile = replace(profile, size=size)
    if shape is not None:
        profile = replace(profile, shape=shape, is_rigid=True)
    profile = replace(profile, avoided=without.element_types)
    fuel = 0 if not strategy.has_regions else 8 if shape is None else 2
    menu = menu_without(without.ops)
    builder = Builder(choices.source, profile, key=t, menu=menu, fuel=fuel, takes_constants=shape is None)
    strategy.draw(builder)
    return builder, next(o for o in reversed(builder.frame.operations) if o.name == strategy.op)


def _mode_of_sums(choices: Choices, t: ElementType) -> Mode:
    modes = (Mode.INTEGERS, Mode.REALS, Mode.OPEN) if can_count(t) else (Mode.OPEN,)
    return choices.choice(modes)


# Whole programs.

_MODES = (Mode.INTEGERS, Mode.REALS, Mode.BITS, Mode.INTEGERS, Mode.REALS)
_REALS = (f32, f16, bf16, f64)
_PROGRAM_SIZE = 128
_REALS_WEIGHT = 3
_HOME_WEIGHT = 6
_SETTINGS = (
    *((Setting.ANY, (1, 1)),) * 16,
    *((Setting.GRID, grid) for grid in ((2, 1), (1, 2), (2, 2))),
    (Setting.APART, (1, 1)),
)
"""One of these is drawn: the setting of a program, with its replicas and partitions."""
_PATIENCE = 8
"""A program ends at one choice of a next operation in this many."""


def whole_programs(*, input_sets: int = 16, max_ops: int = 12, without: Without = NOTHING) -> Strategy[Case]:
    """Return the strategy for programs of up to `max_ops` operations in `main`, with functions and control flow."""
    return _whole_programs(input_sets, max_ops, without)


@composite
def _whole_programs(choices: Choices, input_sets: int, max_ops: int, without: Without) -> Case:
    profile = _profile(choices, without)
    setting, grid = choices.choice(_SETTINGS)
    menu = menu_without(without.ops, setting)
    builder = Builder(choices.source, profile, menu=menu, fuel=2 * max_ops, grid=grid)
    builder.steps(max_ops, least=1, patience=_PATIENCE)
    returned = outputs(builder)
    returned += _bitcast_of_output(builder, returned)
    program = builder.program(returned)
    inputs = draw_inputs(builder, input_sets)
    return Case(program, inputs, shape_class=shape_class([v.type for v in (*program.main.arguments, *returned)]))


def _profile(choices: Choices, without: Without) -> Profile:
    main = choices.choice(type_tables.by_weight(type_tables.without(ELEMENT_TYPES, without.element_types)))
    profile = _profile_of(choices, choices.choice(_MODES), main)
    return replace(profile, avoided=without.element_types)


def _region_profile(choices: Choices, t: ElementType, is_open: bool) -> Profile:
    modes = (*_MODES, Mode.OPEN, Mode.OPEN) if is_open else _MODES
    return _profile_of(choices, choices.choice(modes), t)


def _profile_of(choices: Choices, mode: Mode, main: ElementType) -> Profile:
    if mode is Mode.REALS and main not in _REALS:
        main = _REALS[ELEMENT_TYPES.index(main) % len(_REALS)]
    others: tuple[ElementType, ...] = (si32, i1, INTEGERS[ELEMENT_TYPES.index(main) % len(INTEGERS)])
    if main == f32:
        others = (*others, complex64)
    shape = choices.choice(type_tables.shapes(0, 4, _PROGRAM_SIZE // 2))
    return Profile(mode, (main, main, *others), shape, _PROGRAM_SIZE)


def menu_without(ops: frozenset[str], setting: Setting = Setting.ANY) -> Menu:
    return functools.partial(_menu, setting=setting, without=ops)


@functools.cache
def _menu(mode: Mode, can_nest: bool, setting: Setting, without: frozenset[str]) -> tuple[Draw, ...]:
    """Return the strategies to choose from, each as often as its weight; those of the setting come last, six times."""
    left = [s for op, s in strategies().items() if op not in without]
    chosen = [s for s in left if (can_nest or not s.has_regions) and _is_drawn(s, mode)]
    usual = [s for s in chosen if s.setting.is_usual for _ in range(_weight(s, mode))]
    at_home = [s for s in chosen if s.setting is setting is not Setting.ANY]
    return tuple(s.draw for s in (*usual, *at_home * _HOME_WEIGHT))


def _weight(s: OpStrategy, mode: Mode) -> int:
    return s.weight * (_REALS_WEIGHT if _rounds(s, mode) else 1)


def _rounds(s: OpStrategy, mode: Mode) -> bool:
    """Return whether only the mode REALS draws the op on floating-point numbers, because it rounds."""
    if mode is not Mode.REALS or s.rule is None:
        return False
    return s.rule.limits(f32, mode) is not None and s.rule.limits(f32, Mode.INTEGERS) is None


def _is_drawn(s: OpStrategy, mode: Mode) -> bool:
    return s.rule is None or any(s.rule.limits(t, mode) is not None for t in element_types(s.op))


_SAME_WIDTH: dict[object, ElementType] = {ui8: si8, si8: ui8, ui16: f16, si16: bf16, f16: ui16, bf16: si16}
_SAME_WIDTH |= {ui32: f32, si32: f32, f32: si32, ui64: f64, si64: f64, f64: ui64}


_MAX_REREAD = 8
"""The most elements of a tensor that is bitcast at the end of a program."""


def _bitcast_of_output(builder: Builder, returned: list[Value]) -> list[Value]:
    """Bitcast the smallest small output of a program of bit patterns; return the result, or an empty list.

    No other operation uses the result: the implementation chooses how elements are stored, so such an operation could
    not be judged.
    """
    if builder.profile.mode is not Mode.BITS:
        return []
    tensors = [(v, v.type) for v in returned if isinstance(v.type, TensorType) and v.type.element_type in _SAME_WIDTH]
    small = [(v, t) for v, t in tensors if math.prod(t.static_shape) <= _MAX_REREAD]
    if not small:
        return []
    v, t = min(small, key=lambda each: math.prod(each[1].static_shape))
    return list(builder.emit("bitcast_convert", [v], types=[replace(t, element_type=_SAME_WIDTH[t.element_type])]))


def outputs(builder: Builder) -> list[Value]:
    offered = set(builder.frame.values)
    results = [v for o in builder.frame.operations for v in o.results if v in offered]
    unused = [v for v in results if v.name not in builder.used]
    if not unused:
        return results[-1:] or builder.frame.visible()[:1]
    extra = builder.integer(0, 2 * len(results)) - len(results) - 1
    return unused if extra < 0 or results[extra] in unused else [results[extra], *unused]
