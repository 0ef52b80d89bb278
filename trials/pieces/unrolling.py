"""A loop that turns a few times, as operations one after another."""

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
"""More of them than this a loop is not unrolled into."""


def unrolled(program: Program, inputs: Inputs) -> Program | None:
    """A program that ends in a loop, with the operations of each turn in its stead; last it returns whether the loop
    would go on. None where the operations are too many, or where it is open how often the loop turns."""
    main = program.main
    *before, loop = main.body.operations[:-1]
    turns = _turns(program, inputs)
    if turns is None or (turns + 1) * sum(1 for r in loop.regions for _ in walk(r)) > MOST_OPERATIONS:
        return None
    rename = fresh_names(defined_names(main.body))
    state, operations = loop.operands, list(before)
    for turn in range(turns + 1):
        tested = _applied(loop.regions[0], state, rename)
        operations += tested.operations[:-1]
        if turn < turns:
            turned = _turn(tested.returned[0], _applied(loop.regions[1], state, rename), state, rename)
            operations.append(turned)
            state = turned.results
    return with_main(program, main.arguments, operations, (*state, tested.returned[0]))


def _applied(region: Region, given: tuple[Value, ...], rename: Rename) -> Region:
    """The region on these arguments."""
    named = clone(region, rename=rename)
    values = {a.name: v for a, v in zip(named.arguments, given, strict=True)}
    return clone(replace(named, arguments=()), values)


def _turn(condition: Value, body: Region, state: tuple[Value, ...], rename: Rename) -> Operation:
    """What the loop does in one turn, where it has not ended before."""
    ended = Region((), (Operation("return", state),))
    results = tuple(replace(v, name=rename(v.name)) for v in state)
    return Operation("if", (condition,), (), (body, ended), results)


def _turns(program: Program, inputs: Inputs) -> int | None:
    """How often the loop turns at most, as far as that is known."""
    expected = judge.expectation(_counting(program), inputs)
    if isinstance(expected, Unevaluated) or not isinstance(expected[0], Acceptance):
        return None
    counts = expected[0]
    return int(np.max(counts.upper, initial=0)) if counts.is_exact else None


def _counting(program: Program) -> Program:
    """The program, returning how often the loop turned."""
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
