"""Programs of given ops, element types and shapes, for implementations that support only these."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass

from generators import type_tables
from generators.builder import Builder
from generators.cases import Case, shape_class
from generators.choices import Choices, Strategy, composite
from generators.elementwise_rules import Mode
from generators.families import strategies
from generators.input_sets import draw_inputs
from generators.programs.case_strategies import element_types as element_types_of
from generators.programs.case_strategies import outputs
from generators.strategy_registry import Draw, OpStrategy, Setting
from generators.value_scope import Profile
from spec.types import ELEMENT_TYPES, ElementType, FloatType

_SIZE = 128
_PATIENCE = 8
_LENGTH = 128
"""About how long a menu is, however few ops there are, so that programs end as often."""


def selected_programs(
    ops: Sequence[str] | None = None, element_types: Sequence[ElementType] | None = None,
    shapes: Sequence[type_tables.Shape] | None = None, *, max_ops: int = 12, input_sets: int = 1,
) -> Strategy[Case]:  # fmt: skip
    """Return the strategy for programs of up to `max_ops` operations of these ops, or of any ops if None.

    Operations added to make values fit are also of these ops, except those that an op needs, such as the sizes of a
    dynamic slice. Values have one of these element types wherever an op allows one, and most have one of these shapes.
    Raises ValueError for an op that is not drawn.
    """
    unknown = sorted(set(ops or ()) - set(drawable()))
    if unknown or ops == ():
        raise ValueError(f"no programs are drawn of {unknown[0]!r}" if unknown else "no op is named")
    chosen = tuple(dict.fromkeys(ops)) if ops is not None else usual()
    helpers = None if ops is None else frozenset(ops)
    selection = Selection(chosen, helpers, tuple(element_types or ()), tuple(shapes or ()))
    return _draw_selection(selection, max_ops, input_sets)


@functools.cache
def drawable() -> tuple[str, ...]:
    """Return the ops that programs may contain: all except those on quantized types alone."""
    return tuple(op for op, s in strategies().items() if s.setting is not Setting.QUANTIZED)


@functools.cache
def usual() -> tuple[str, ...]:
    return tuple(op for op in drawable() if strategies()[op].setting.is_usual)


@dataclass(frozen=True)
class Selection:
    """Ops, element types and shapes of programs; empty means any. `helpers` may make values fit; None means any op."""

    ops: tuple[str, ...]
    helpers: frozenset[str] | None
    element_types: tuple[ElementType, ...]
    shapes: tuple[type_tables.Shape, ...]


@composite
def _draw_selection(choices: Choices, of: Selection, max_ops: int, input_sets: int) -> Case:
    main = choices.choice(of.element_types or type_tables.by_weight(_common(of.ops)))
    profile = Profile(
        choices.choice(_modes(of.ops, main)),
        (main, main, *of.element_types) if of.element_types else (main,),
        choices.choice(of.shapes or type_tables.shapes(0, 4, _SIZE // 2)),
        _SIZE,
        is_rigid=bool(of.shapes),
        avoided=frozenset(ELEMENT_TYPES).difference(of.element_types) if of.element_types else frozenset(),
        helpers=of.helpers,
    )
    menu = functools.partial(_menu, ops=of.ops, element_types=of.element_types)
    builder = Builder(choices.source, profile, menu=menu, fuel=2 * max_ops, grid=(1, 1))
    builder.steps(max_ops, least=1, patience=_PATIENCE)
    returned = outputs(builder)
    program = builder.program(returned)
    inputs = draw_inputs(builder, input_sets)
    return Case(program, inputs, shape_class=shape_class([v.type for v in (*program.main.arguments, *returned)]))


@functools.cache
def _common(ops: tuple[str, ...]) -> tuple[ElementType, ...]:
    return tuple(t for t in ELEMENT_TYPES if any(t in element_types_of(op) for op in ops))


@functools.cache
def _modes(ops: tuple[str, ...], t: ElementType) -> tuple[Mode, ...]:
    """Return the modes in which most of the ops can be drawn on type `t`; OPEN if no mode draws any."""
    modes = (Mode.INTEGERS, *([Mode.REALS] if isinstance(t, FloatType) else []), Mode.BITS)
    counts = {mode: sum(_is_drawn(strategies()[op], mode, t) for op in ops) for mode in modes}
    most = max(counts.values())
    return tuple(mode for mode, n in counts.items() if n == most) if most else (Mode.OPEN,)


@functools.cache
def _menu(
    mode: Mode, can_nest: bool, *, ops: tuple[str, ...], element_types: tuple[ElementType, ...]
) -> tuple[Draw, ...]:
    """Return the strategies of ops that `mode` draws on one of the element types; of all the ops if there are none."""
    found = [s for s in map(strategies().__getitem__, ops) if can_nest or not s.has_regions]
    drawn = [s for s in found if any(_is_drawn(s, mode, t) for t in _wanted(s.op, element_types))] or found
    weighted = [s.draw for s in drawn for _ in range(s.weight)]
    return tuple(weighted * -(-_LENGTH // len(weighted))) if weighted else ()


def _wanted(op: str, element_types: tuple[ElementType, ...]) -> tuple[ElementType, ...]:
    return tuple(t for t in element_types if t in element_types_of(op)) or element_types_of(op)


def _is_drawn(s: OpStrategy, mode: Mode, t: ElementType) -> bool:
    return t in element_types_of(s.op) and (s.rule is None or s.rule.limits(t, mode) is not None)
