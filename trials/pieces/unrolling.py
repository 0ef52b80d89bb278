"""Unrolling of a loop with few turns into straight-line code."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from generators.cases import Inputs
from oracles import judge
from oracles.evaluator import Unevaluated
from oracles.sets.acceptance import Acceptance
from spec.program import Constant, Operation, Program, Region, Value, walk
from spec.rewriting import Rename, clone, defined_names, fresh_names, with_main
from spec.types import si32, tensor

MOST_OPERATIONS = 100
"""A loop is not unrolled into more operations than this."""


def unroll(program: Program, inputs: Inputs) -> Program | None:
    """Return a program that ends in a loop with the loop unrolled; its last output tells whether the loop would go on.

    None where that takes too many operations, or the number of turns is not known.
    """
    main = program.main
    *before, loop = main.body.operations[:-1]
    turns = _turns(program, inputs)
    if turns is None or (turns + 1) * sum(1 for r in loop.regions for _ in walk(r)) > MOST_OPERATIONS:
        return None
    rename = fresh_names(defined_names(main.body))
    state, operations = loop.operands, list(before)
    for turn in range(turns + 1):
        tested = _apply(loop.regions[0], state, rename)
        operations += tested.operations[:-1]
        if turn < turns:
            turned = _turn(tested.returned[0], _apply(loop.regions[1], state, rename), state, rename)
            operations.append(turned)
            state = turned.results
    return with_main(program, main.arguments, operations, (*state, tested.returned[0]))


def _apply(region: Region, given: tuple[Value, ...], rename: Rename) -> Region:
    named = clone(region, rename=rename)
    values = {a.name: v for a, v in zip(named.arguments, given, strict=True)}
    return clone(replace(named, arguments=()), values)


def _turn(condition: Value, body: Region, state: tuple[Value, ...], rename: Rename) -> Operation:
    """Return an operation for one turn, which returns the state unchanged once the loop has ended."""
    ended = Region((), (Operation("return", state),))
    results = tuple(replace(v, name=rename(v.name)) for v in state)
    return Operation("if", (condition,), (), (body, ended), results)


def _turns(program: Program, inputs: Inputs) -> int | None:
    expected = judge.expectation(_with_turn_counter(program), inputs)
    if isinstance(expected, Unevaluated) or not isinstance(expected[0], Acceptance):
        return None
    counts = expected[0]
    return int(np.max(counts.upper, initial=0)) if counts.is_exact else None


def _with_turn_counter(program: Program) -> Program:
    main = program.main
    *before, loop = main.body.operations[:-1]
    rename = fresh_names(defined_names(main.body))
    scalar = tensor(si32)
    none, one, before_turn, in_test, after_turn, count = (
        Value(rename(n), scalar) for n in ("none", "one", "before", "tested", "after", "count")
    )
    test, body = loop.regions
    add = Operation("add", (before_turn, one), (), (), (after_turn,))
    counted = Region(
        (*body.arguments, before_turn),
        (*body.operations[:-1], add, replace(body.operations[-1], operands=(*body.returned, after_turn))),
    )
    regions = (replace(test, arguments=(*test.arguments, in_test)), counted)
    whole = replace(loop, operands=(*loop.operands, none), regions=regions, results=(*loop.results, count))
    numbers = (_number(none, 0), _number(one, 1))
    return with_main(program, main.arguments, (*before, *numbers, whole), (count,))


def _number(value: Value, number: Any) -> Operation:
    held = Constant.of(np.array(number, np.int32), si32)
    return Operation("constant", (), (("value", held),), (), (value,))
