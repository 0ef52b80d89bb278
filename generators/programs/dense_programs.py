"""Small dense programs: 2 to 6 operations, each of which uses a result of the operation before."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator

from generators import type_tables
from generators.cases import Case, shape_class
from generators.choices import Choices, Kept, Part, Strategy, composite
from generators.elementwise_rules import Mode
from generators.examples import sources
from generators.families import strategies
from generators.input_sets import draw_inputs
from generators.programs import op_pairs
from generators.programs.case_strategies import menu_without, outputs
from generators.programs.dense_builder import DenseBuilder
from generators.programs.op_pairs import Chain, Cover, Pair
from generators.strategy_registry import OpStrategy, Setting
from generators.value_scope import NOTHING, Profile, Without
from spec.op import op_named
from spec.program import Operation, Value
from spec.type_sets import TypeSet
from spec.types import ELEMENT_TYPES, ElementType, TensorType, si16, ui4

_TYPES = (*type_tables.TREATED_APART * 4, ui4, si16, *ELEMENT_TYPES)
_WILDNESS = (0, 0, 1, 1, 2, 5)
"""Of 8 new values, how many are any values of their type; the others are small."""
_SQUARE: tuple[type_tables.Shape, ...] = ((2, 2), (3, 3), (1, 1), (4, 4), (2, 3, 3), (1, 2, 2))
_FUEL = 4
"""How many operations all regions of a program have."""
_TRIES, _TRIES_OF_PAIRS = 3, 10
"""An op that does not take the value at once rarely does later: only a pair to be covered is worth many tries."""
_USUAL_WEIGHT = 8


def dense_programs(*, input_sets: int = 16, max_ops: int = 6, without: Without = NOTHING) -> Strategy[Case]:
    """Return the strategy for programs of 2 to `max_ops` operations in `main`, each using a result of another."""
    return _dense(input_sets, max_ops, without)


def covering_programs(seed: int, *, input_sets: int = 16) -> Iterator[Case]:
    """Yield dense programs that together contain every pair of ops that can be drawn, mostly once each."""
    cover = Cover(seed)
    for source in sources(seed):
        chain = cover.chain()
        if not chain:
            return
        case = _of_chain(chain, input_sets).sample(source)
        cover.mark_drawn(op_pairs.pairs_of(case.program))
        cover.mark_failed(chain)
        yield case


@composite
def _dense(choices: Choices, input_sets: int, max_ops: int, without: Without) -> Case:
    builder = _builder(choices, without)
    count = choices.integer(2, max_ops)
    value: Value | None = None
    for turn in range(count):
        with choices.part(Part.OPERATION):
            kept = choices.source.keeps()
            if turn == count - 1 and not builder.frame.operations:
                kept = Kept.ALL
            if kept is not Kept.NOTHING:
                value = _next(choices, builder, value, kept, without.ops) or value
    return _finish(builder, input_sets)


@composite
def _of_chain(choices: Choices, chain: Chain, input_sets: int) -> Case:
    builder = _builder(choices, NOTHING)
    value = _step(builder, chain[0].producer, None, None, _operand_types(chain[0]))
    for pair, after in itertools.zip_longest(chain, chain[1:]):
        value = _step(builder, pair.consumer, value, pair.position, None if after is None else _operand_types(after))
        if value is None and after is not None:
            value = _step(builder, after.producer, None, None, _operand_types(after))
    return _finish(builder, input_sets)


def _operand_types(pair: Pair) -> TypeSet:
    return dict(op_pairs.tensors(pair.consumer, "operand"))[pair.position]


def _builder(choices: Choices, without: Without) -> DenseBuilder:
    avoided = without.element_types
    main = choices.choice(type_tables.without(_TYPES, avoided))
    shape = choices.choice(_SQUARE if choices.integer(0, 5) == 5 else type_tables.shapes(0, 4, 64))
    preferred = (main, main, main, *type_tables.without(type_tables.TREATED_APART, avoided))
    profile = Profile(Mode.OPEN, preferred, shape, 256, avoided=avoided)
    wildness = choices.choice(_WILDNESS)
    return DenseBuilder(choices.source, profile, menu=menu_without(without.ops), fuel=_FUEL, wildness=wildness)


def _finish(builder: DenseBuilder, input_sets: int) -> Case:
    returned = outputs(builder)
    program = builder.program(returned)
    inputs = draw_inputs(builder, input_sets)
    return Case(program, inputs, shape_class=shape_class([v.type for v in (*program.main.arguments, *returned)]))


# What comes next.


@functools.cache
def _first_ops(without: frozenset[str]) -> tuple[str, ...]:
    return tuple(op for op in _ops_by_weight(without) if op_pairs.tensors(op, "result"))


@functools.cache
def _ops_by_weight(without: frozenset[str]) -> tuple[str, ...]:
    """Return the ops to choose from, repeated by weight: ops for grids of processes once.

    Random numbers are left out, because all results computed from them are undecided.
    """
    usual = [op for op in op_pairs.ops() if _family(op) != _family("rng")]
    usual = [op for op in usual if op not in without] or usual
    return tuple(op for op in usual for _ in range(1 if strategies()[op].setting is Setting.GRID else _USUAL_WEIGHT))


@functools.cache
def _family(op: str) -> str:
    return op_named(op).__module__


@functools.cache
def _users(t: ElementType, without: frozenset[str], family: str | None = None) -> tuple[str, ...]:
    of_family = (op for op in op_pairs.ops() if family is None or _family(op) == family)
    users = {op for op in of_family if any(t in test.element_types for _, test in op_pairs.tensors(op, "operand"))}
    return tuple(op for op in _ops_by_weight(without) if op in users)


def _next(
    choices: Choices, builder: DenseBuilder, value: Value | None, kept: Kept, without: frozenset[str]
) -> Value | None:
    """Draw the next operation and return one of its results.

    If only arguments made for it are kept, return one of these; None if there is none.
    """
    found: list[Value | None] = []
    arguments = len(builder.frame.arguments)
    op = _next_op(choices, builder, value, without)
    builder.keep(kept, lambda _: found.append(_step(builder, op, value, None, None)))
    return found[0] if kept is Kept.ALL else next(iter(builder.frame.arguments[arguments:]), None)


def _next_op(choices: Choices, builder: DenseBuilder, value: Value | None, without: frozenset[str]) -> str:
    """Choose the next op.

    One choice in eight is the same op again, three in eight an op of the same family, which contains its inverse.
    """
    if value is None or not isinstance(value.type, TensorType):
        return choices.choice(_first_ops(without))
    made = next((o.name for o in reversed(builder.frame.operations) if value in o.results), None)
    t = value.type.element_type
    kind = choices.integer(0, 7)
    if kind == 0 and made in _users(t, without):
        return made
    alike = _users(t, without, _family(made)) if made is not None else ()
    return choices.choice(alike if alike and kind <= 3 else _users(t, without) or _first_ops(without))


# One operation.


def _step(
    builder: DenseBuilder, op: str, value: Value | None, position: str | None, wanted: TypeSet | None
) -> Value | None:
    """Add an operation of `op` that takes `value` (in `position`, or anywhere) and has a result in `wanted`.

    Return that result; None if several tries failed, after which the last operation drawn stays.
    """
    strategy = strategies()[op]
    start, best = builder.mark(), None
    tries = _TRIES if position is None and wanted is None else _TRIES_OF_PAIRS
    for attempt in range(tries):
        operation = _attempt(builder, strategy, value, _turn(op, position, attempt), wanted)
        if operation is not None:
            best = operation
            if value is None or _takes(operation, value, position):
                found = [r for r in _tensor_results(builder, operation) if wanted is None or wanted(r.type)]
                if found:
                    return builder.choice(found)
        if attempt < tries - 1:
            builder.reset(start)
    return None if best is None or wanted is not None else best.results[0] if best.results else None


def _attempt(
    builder: DenseBuilder, strategy: OpStrategy, value: Value | None, turn: int | None, wanted: TypeSet | None
) -> Operation | None:
    before = len(builder.frame.operations)
    with builder.focus_on(value, turn, wanted):
        strategy.draw(builder)
    new = builder.frame.operations[before:]
    return next((o for o in reversed(new) if o.name == strategy.op), None)


def _tensor_results(builder: DenseBuilder, operation: Operation) -> list[Value]:
    own = [r for r in operation.results if isinstance(r.type, TensorType)]
    return own or [r for r in builder.frame.operations[-1].results if isinstance(r.type, TensorType)]


def _turn(op: str, position: str | None, attempt: int) -> int | None:
    """Return the number of the request that gets the value, None for any; requests mostly come in operand order."""
    if position is None or attempt % 3 == 2:
        return None
    return [n for n, _ in op_pairs.tensors(op, "operand")].index(position) + attempt // 3


def _takes(operation: Operation, value: Value, where: str | None) -> bool:
    return any(
        v.name == value.name and where in (None, op_pairs.position(operation, i))
        for i, v in enumerate(operation.operands)
    )  # fmt: skip
