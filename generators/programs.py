"""Strategies for cases: one operation of a given op, or a whole program of many."""

from __future__ import annotations

import functools
import math
from dataclasses import replace
from typing import Any

import numpy as np
from hypothesis import strategies as st

from generators import rules, types, values
from generators.builder import DRAWN_ELEMENTS, Builder, DrawFunction, Profile, binary
from generators.cases import Case, Inputs, shape_class
from generators.ranges import everything
from generators.registry import Strategy, strategies
from generators.rules import Mode
from spec.op import described
from spec.program import Operation, Value
from spec.types import (
    ELEMENT_TYPES,
    INTEGERS,
    ElementType,
    TensorType,
    bf16,
    complex64,
    element_type_named,
    f16,
    f32,
    f64,
    i1,
    si32,
)

_DRAWN_SETS = 2
"""How many input sets are drawn element by element; the others come from a seeded generator."""


def element_types(op: str) -> tuple[ElementType, ...]:
    """The element types that the specification allows for the first input of an op that has a choice, or its result."""
    members = described(op).members.values()
    for member in sorted(members, key=lambda m: m.role == "result"):
        if member.test is not None and len(member.test.element_types) > 1:
            return member.test.element_types
    return ELEMENT_TYPES


# One-op cases.


def single_op(
    op: str, element_type: str | ElementType | None = None, *, input_sets: int = 16
) -> st.SearchStrategy[Case]:
    """Cases of one operation of an op, on operands of an element type or of any that it allows.

    Where the op has regions, further operations fill them. Raises KeyError for an unknown op.
    """
    t = element_type_named(element_type) if isinstance(element_type, str) else element_type
    if t is not None and t not in element_types(op):
        raise ValueError(f"{op} takes no {t}")
    return _single_op(strategies()[op], t, input_sets)


@st.composite
def _single_op(draw: DrawFunction, strategy: Strategy, t: ElementType | None, input_sets: int) -> Case:
    if t is None:
        t = draw(_key_types(strategy.op))
    builder, operation = drawn_operation(draw, strategy, t)
    types_ = [v.type for v in (*operation.operands, *operation.results)]
    program = builder.program(_observed(builder, operation))
    inputs = draw_inputs(draw, builder, input_sets)
    return Case(program, inputs, strategy.op, str(t), shape_class(types_))


def _observed(builder: Builder, operation: Operation) -> list[Value]:
    """What the program of one operation returns: its results, or where these are tokens and tuples, what was made of
    them, or else its operands."""
    if operation.results and all(isinstance(r.type, TensorType) for r in operation.results):
        return list(operation.results)
    made = [v for o in builder.frame.operations for v in o.results if isinstance(v.type, TensorType)]
    tensors = [v for v in made if v.name not in builder.used]
    return tensors or [v for v in operation.operands if isinstance(v.type, TensorType)] or made[-1:]


@functools.cache
def _key_types(op: str) -> st.SearchStrategy[ElementType]:
    return st.sampled_from(types.weighted(element_types(op)))


def drawn_operation(
    draw: DrawFunction, strategy: Strategy, t: ElementType, shape: types.Shape | None = None
) -> tuple[Builder, Operation]:
    """A builder whose `main` ends in one operation of the op on elements of type t, and that operation.

    With a shape, tensors have that shape where they can, and operands are inputs.
    """
    profile = _region_profile(draw, t, strategy.is_open) if strategy.has_regions else Profile(Mode.OPEN)
    if shape is not None:
        profile = replace(profile, shape=shape, is_rigid=True)
    fuel = 0 if not strategy.has_regions else 8 if shape is None else 2
    builder = Builder(draw, profile, key=t, step=step, fuel=fuel, takes_constants=shape is None)
    strategy.draw(builder)
    return builder, next(o for o in reversed(builder.frame.operations) if o.name == strategy.op)


# Whole programs.

_MODES = (Mode.INTEGERS, Mode.REALS, Mode.BITS, Mode.INTEGERS, Mode.REALS)
_REALS = (f32, f16, bf16, f64)
_PROGRAM_SIZE = 128


def whole_programs(*, input_sets: int = 16, max_ops: int = 12) -> st.SearchStrategy[Case]:
    """Cases of programs of up to `max_ops` operations at the outermost level, with functions and control flow."""
    return _whole_programs(input_sets, max_ops)


@st.composite
def _whole_programs(draw: DrawFunction, input_sets: int, max_ops: int) -> Case:
    builder = Builder(draw, _profile(draw), step=step, fuel=2 * max_ops)
    for _ in range(draw(_counts(max_ops))):
        builder.step()
    returned = _outputs(builder)
    program = builder.program(returned)
    inputs = draw_inputs(draw, builder, input_sets)
    return Case(program, inputs, shape_class=shape_class([v.type for v in (*program.main.arguments, *returned)]))


@functools.cache
def _counts(most: int) -> st.SearchStrategy[int]:
    return st.integers(1, most)


@functools.cache
def _profiles() -> st.SearchStrategy[int]:
    return st.integers(0, len(_MODES) * len(types.weighted(ELEMENT_TYPES)) - 1)


def _profile(draw: DrawFunction) -> Profile:
    code, mode = divmod(draw(_profiles()), len(_MODES))
    main = types.weighted(ELEMENT_TYPES)[code]
    return _profile_of(draw, _MODES[mode], main)


def _region_profile(draw: DrawFunction, t: ElementType, is_open: bool) -> Profile:
    """The profile of the programs in which an op with regions is drawn alone, on values of type t."""
    modes = (*_MODES, Mode.OPEN, Mode.OPEN) if is_open else _MODES
    return _profile_of(draw, modes[draw(_profiles()) % len(modes)], t)


def _profile_of(draw: DrawFunction, mode: Mode, main: ElementType) -> Profile:
    if mode is Mode.REALS and main not in _REALS:
        main = _REALS[ELEMENT_TYPES.index(main) % len(_REALS)]
    others: tuple[ElementType, ...] = (si32, i1, INTEGERS[ELEMENT_TYPES.index(main) % len(INTEGERS)])
    if main == f32:
        others = (*others, complex64)
    shape = draw(_base_shapes())
    return Profile(mode, (main, main, *others), shape, _PROGRAM_SIZE)


@functools.cache
def _base_shapes() -> st.SearchStrategy[types.Shape]:
    return st.sampled_from(types.shapes(0, 4, _PROGRAM_SIZE // 2))


def step(builder: Builder) -> None:
    """Draws one more operation of an op that fits the profile."""
    menu = _menu(builder.profile.mode, builder.can_nest)
    builder.choice(menu).draw(builder)


@functools.cache
def _menu(mode: Mode, can_nest: bool) -> tuple[Strategy, ...]:
    """The strategies to choose from, each as often as it weighs."""
    chosen = [s for s in strategies().values() if can_nest or not s.has_regions]
    chosen = [s for s in chosen if _is_drawn(s.op, mode)]
    return tuple(s for s in chosen for _ in range(s.weight))


def _is_drawn(op: str, mode: Mode) -> bool:
    rule = rules.RULES.get(op)
    return rule is None or any(rule.limits(t, mode) is not None for t in element_types(op))


def _outputs(builder: Builder) -> list[Value]:
    """What `main` returns: every value that nothing else uses, and at times one that something does."""
    results = [v for o in builder.frame.operations for v in o.results]
    unused = [v for v in results if v.name not in builder.used]
    if not unused:
        return results[-1:] or builder.frame.visible()[:1]
    extra = builder.integer(0, 2 * len(results)) - len(results) - 1
    return unused if extra < 0 or results[extra] in unused else [results[extra], *unused]


# Input sets.


def draw_inputs(draw: DrawFunction, builder: Builder, input_sets: int) -> Inputs:
    """One array per argument of `main` and input set: some drawn, the rest by a seeded generator."""
    columns: list[np.ndarray[Any, Any]] = []
    arguments = builder.frame.arguments
    # Drawn where nothing uses it too: a constant must not shrink better than an input.
    seed = draw(_seeds())
    rng = np.random.Generator(np.random.PCG64(seed))
    for k, argument in enumerate(arguments):
        column = _column(draw, builder, argument, input_sets, rng if seed else None)
        if seed and is_unlimited(builder, argument):
            _echo(column, arguments, k, columns, rng)
        column.flags.writeable = False
        columns.append(column)
    return tuple(tuple(c[k, ...] for c in columns) for k in range(input_sets))


@functools.cache
def _seeds() -> st.SearchStrategy[int]:
    return st.integers(0, 2**24 - 1)


def _column(
    draw: DrawFunction, builder: Builder, argument: Value, input_sets: int, rng: np.random.Generator | None
) -> np.ndarray[Any, Any]:
    """All input sets of one argument. Without a generator all are like the first."""
    assert isinstance(argument.type, TensorType)
    t, shape = argument.type.element_type, argument.type.static_shape
    if builder.processes > 1:
        shape = (builder.processes, *shape)
    count, domain = math.prod(shape), builder.domains[argument.name]
    drawn = min(_DRAWN_SETS, input_sets)
    few = min(count, DRAWN_ELEMENTS)  # large tensors repeat what is drawn
    indices = np.frombuffer(draw(binary(drawn * few)), np.uint8).reshape(drawn, few)
    if few < count:
        indices = np.resize(indices, (drawn, count))
    head = values.picked(t, domain, indices.tobytes()).reshape(drawn, count)
    if rng is None:
        tail = np.repeat(head[:1], input_sets - drawn, axis=0)
    else:
        tail = values.seeded(t, domain, input_sets - drawn, count, rng)
    return domain.shaped(np.concatenate([head, tail]).reshape(input_sets, *shape))


_ECHO = slice(4, None, 5)
"""The input sets in which an argument repeats an earlier one of its type, or almost."""


def _echo(
    column: np.ndarray[Any, Any], arguments: list[Value], k: int, columns: list[np.ndarray[Any, Any]],
    rng: np.random.Generator,
) -> None:  # fmt: skip
    t = arguments[k].type
    for j in range(k):
        if arguments[j].type == t and isinstance(t, TensorType):
            column[_ECHO] = values.neighbours(columns[j][_ECHO], t.element_type, rng)
            return


def is_unlimited(builder: Builder, argument: Value) -> bool:
    """Whether an argument may be anything of its type."""
    assert isinstance(argument.type, TensorType)
    domain = builder.domains[argument.name]
    return domain.focus is None and domain.shaping is None and domain.range == everything(argument.type.element_type)
